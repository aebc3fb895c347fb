/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A choice among several quadrants or heaps. In every language, each button is where its quadrant
 * is on the board, and heap 2 is on the right of heap 1. The buttons are kept, so that the keyboard
 * focus stays on them. */

#include "ichomp-quadrant-choice.h"

#include <glib/gi18n.h>

#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

struct _IchompQuadrantChoice
{
  GtkWidget parent_instance;

  GtkWidget *buttons[SG_N_QUADRANTS];
  IchompParts parts;
};

static void ichomp_quadrant_choice_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompQuadrantChoice,
                               ichomp_quadrant_choice,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_quadrant_choice_translatable_init))

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
toggled_cb (GtkToggleButton *button, IchompQuadrantChoice *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  SG_FOREACH_QUADRANT (q)
    if (GTK_WIDGET (button) == self->buttons[q])
      g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, q);
}

static void
ichomp_quadrant_choice_dispose (GObject *object)
{
  IchompQuadrantChoice *self = ICHOMP_QUADRANT_CHOICE (object);

  SG_FOREACH_QUADRANT (q)
    g_clear_pointer (&self->buttons[q], gtk_widget_unparent);

  G_OBJECT_CLASS (ichomp_quadrant_choice_parent_class)->dispose (object);
}

static void
ichomp_quadrant_choice_update_words (IchompTranslatable *translatable)
{
  IchompQuadrantChoice *self = ICHOMP_QUADRANT_CHOICE (translatable);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->parts == ICHOMP_PARTS_HEAPS
                                      /* Translators: What a screen reader calls the choice. */
                                      ? _ ("Which heap")
                                      /* Translators: What a screen reader calls the choice. */
                                      : _ ("Which quadrant"),
                                  -1);
  SG_FOREACH_QUADRANT (q)
    gtk_button_set_label (GTK_BUTTON (self->buttons[q]), ichomp_wording_part (self->parts, q));
}

static void
ichomp_quadrant_choice_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_quadrant_choice_update_words;
}

static void
ichomp_quadrant_choice_class_init (IchompQuadrantChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_quadrant_choice_dispose;

  /* The person has chosen another quadrant, which is the argument. */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", ICHOMP_TYPE_QUADRANT_CHOICE, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "quadrantchoice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
}

static void
ichomp_quadrant_choice_init (IchompQuadrantChoice *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  g_object_set (layout, "column-homogeneous", TRUE, NULL);

  SG_FOREACH_QUADRANT (q)
    {
      self->buttons[q] = gtk_toggle_button_new ();
      if (q > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->buttons[q]),
                                     GTK_TOGGLE_BUTTON (self->buttons[0]));
      gtk_widget_set_hexpand (self->buttons[q], TRUE);
      gtk_widget_set_parent (self->buttons[q], GTK_WIDGET (self));
      g_object_set (gtk_layout_manager_get_layout_child (layout, self->buttons[q]), "column", q % 2,
                    "row", q / 2, NULL);
      g_signal_connect_object (self->buttons[q], "toggled", G_CALLBACK (toggled_cb), self, 0);
    }

  ichomp_quadrant_choice_update_words (ICHOMP_TRANSLATABLE (self));
}

/**
 * ichomp_quadrant_choice_show:
 * @self: a choice
 * @parts: what the board consists of
 * @quadrants: the quadrants to choose from, the bit 1 << quadrant for each; fewer than two hide the
 *   widget
 * @chosen: the current choice
 */
void
ichomp_quadrant_choice_show (IchompQuadrantChoice *self,
                             IchompParts parts,
                             guint quadrants,
                             SgQuadrant chosen)
{
  gboolean shown;

  g_return_if_fail (ICHOMP_IS_QUADRANT_CHOICE (self));

  /* Removing the lowest 1 leaves 0 if there is only one. */
  shown = (quadrants & (quadrants - 1)) != 0;
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;

  if (self->parts != parts)
    {
      self->parts = parts;
      ichomp_quadrant_choice_update_words (ICHOMP_TRANSLATABLE (self));
    }
  SG_FOREACH_QUADRANT (q)
    {
      GtkWidget *button = self->buttons[q];

      gtk_widget_set_visible (button, (quadrants & 1u << q) != 0);
      g_signal_handlers_block_by_func (button, toggled_cb, self);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), q == chosen);
      g_signal_handlers_unblock_by_func (button, toggled_cb, self);
    }
}
