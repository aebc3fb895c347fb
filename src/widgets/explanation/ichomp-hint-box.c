/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The hints for a position, each of which says more than the one before. The box is visible
 * while it shows a hint, and has a button to close it. */

#include "ichomp-hint-box.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/explanation/ichomp-hint-wording.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompHintBox
{
  GtkBox parent_instance;

  GtkWidget *count_label;
  GtkWidget *hint_label;
  GtkWidget *close_button;

  IchompParts parts;
  SgAnalysis *analysis;
  guint grade; /* of the last hint; 0 before the first */
};

static void ichomp_hint_box_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompHintBox,
                               ichomp_hint_box,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_hint_box_translatable_init))

enum
{
  SIGNAL_GIVEN,
  SIGNAL_CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static char *
show_hint (IchompHintBox *self)
{
  char *hint = ichomp_wording_hint (self->parts, self->analysis, self->grade);
  /* Translators: A heading over a hint, such as "Hint 1 of 4". Each one says more. */
  g_autofree char *count =
      ichomp_digits_printf (_ ("Hint %1$u of %2$u"), self->grade, ICHOMP_N_HINT_GRADES);

  gtk_label_set_label (GTK_LABEL (self->count_label), count);
  ichomp_text_show (self->hint_label, hint, NULL);
  return hint;
}

static void
ichomp_hint_box_dispose (GObject *object)
{
  IchompHintBox *self = ICHOMP_HINT_BOX (object);

  g_clear_pointer (&self->analysis, sg_analysis_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_HINT_BOX);

  G_OBJECT_CLASS (ichomp_hint_box_parent_class)->dispose (object);
}

static void
ichomp_hint_box_update_words (IchompTranslatable *translatable)
{
  IchompHintBox *self = ICHOMP_HINT_BOX (translatable);

  g_autofree char *hint = NULL;

  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    hint = show_hint (self);
}

static void
ichomp_hint_box_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_hint_box_update_words;
}

static void
ichomp_hint_box_class_init (IchompHintBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_hint_box_dispose;

  /**
   * IchompHintBox::given:
   * @self: the box
   *
   * Emitted when another hint is shown.
   */
  signals[SIGNAL_GIVEN] = g_signal_new ("given", ICHOMP_TYPE_HINT_BOX, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompHintBox::closed:
   * @self: the box
   *
   * Emitted when the user has closed the hint.
   */
  signals[SIGNAL_CLOSED] = g_signal_new ("closed", ICHOMP_TYPE_HINT_BOX, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-hint-box.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompHintBox, count_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHintBox, hint_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHintBox, close_button);
}

static void
ichomp_hint_box_init (IchompHintBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (ichomp_hint_box_close), self,
                           G_CONNECT_SWAPPED);
}

/**
 * ichomp_hint_box_set_analysis:
 * @self: a box
 * @parts: what the board consists of
 * @analysis: (nullable): the numbers of a position, or %NULL while they are not known
 *
 * Begins again with the hints for another position.
 */
void
ichomp_hint_box_set_analysis (IchompHintBox *self, IchompParts parts, SgAnalysis *analysis)
{
  g_return_if_fail (ICHOMP_IS_HINT_BOX (self));

  if (analysis != NULL)
    sg_analysis_ref (analysis);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  self->analysis = analysis;
  self->parts = parts;
  self->grade = 0;
  ichomp_hint_box_take_away (self);
}

/**
 * ichomp_hint_box_give:
 * @self: a box
 *
 * Shows and announces the next hint, or the last one again. A hint that was closed comes back
 * first.
 */
void
ichomp_hint_box_give (IchompHintBox *self)
{
  g_autofree char *hint = NULL;

  g_return_if_fail (ICHOMP_IS_HINT_BOX (self));

  if (self->analysis == NULL || sg_position_is_empty (sg_analysis_get_position (self->analysis)))
    return;

  if (self->grade == 0 || gtk_widget_get_visible (GTK_WIDGET (self)))
    self->grade = MIN (self->grade + 1, ICHOMP_N_HINT_GRADES);
  hint = show_hint (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  ichomp_announce (GTK_WIDGET (self), hint);
  g_signal_emit (self, signals[SIGNAL_GIVEN], 0);
}

/* Hides the hint because something else is said. ichomp_hint_box_give() brings it back. */
void
ichomp_hint_box_take_away (IchompHintBox *self)
{
  g_return_if_fail (ICHOMP_IS_HINT_BOX (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_label_set_label (GTK_LABEL (self->hint_label), "");
}

/**
 * ichomp_hint_box_close:
 * @self: a box
 *
 * Closes the hint on behalf of the user.
 *
 * Returns: whether a hint was visible
 */
gboolean
ichomp_hint_box_close (IchompHintBox *self)
{
  g_return_val_if_fail (ICHOMP_IS_HINT_BOX (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;

  ichomp_hint_box_take_away (self);
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
  return TRUE;
}

/* The winning move if a visible hint has told it, or NULL. */
const SgMove *
ichomp_hint_box_get_move (IchompHintBox *self)
{
  g_return_val_if_fail (ICHOMP_IS_HINT_BOX (self), NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || self->grade < ICHOMP_N_HINT_GRADES
      || sg_analysis_get_n_winning_moves (self->analysis) == 0)
    return NULL;

  return sg_analysis_get_winning_move (self->analysis, 0);
}

/**
 * ichomp_hint_box_mark:
 * @self: a box
 * @view: what a step lights on the board
 *
 * Lights what a visible hint speaks of instead.
 */
void
ichomp_hint_box_mark (IchompHintBox *self, IchompStepView *view)
{
  g_return_if_fail (ICHOMP_IS_HINT_BOX (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    ichomp_step_view_show_hint (view, self->analysis, self->grade);
}
