/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The cover of an explanation that would give away values hidden elsewhere, with a button that
 * opens it. */

#include "ichomp-step-cover.h"

struct _IchompStepCover
{
  GtkBox parent_instance;

  GtkWidget *uncover_button;

  guint hidden_values; /* the quadrants whose values are hidden elsewhere, a bit each */
  gboolean is_open;
};

G_DEFINE_FINAL_TYPE (IchompStepCover, ichomp_step_cover, GTK_TYPE_BOX)

enum
{
  SIGNAL_OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
uncover_clicked_cb (IchompStepCover *self)
{
  ichomp_step_cover_open (self);
  g_signal_emit (self, signals[SIGNAL_OPENED], 0);
}

static gboolean
ichomp_step_cover_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ICHOMP_STEP_COVER (widget)->uncover_button);
}

static void
ichomp_step_cover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_STEP_COVER);

  G_OBJECT_CLASS (ichomp_step_cover_parent_class)->dispose (object);
}

static void
ichomp_step_cover_class_init (IchompStepCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_step_cover_dispose;
  widget_class->grab_focus = ichomp_step_cover_grab_focus;

  /**
   * IchompStepCover::opened:
   * @self: the cover
   *
   * Emitted when the user has opened the cover.
   */
  signals[SIGNAL_OPENED] = g_signal_new ("opened", ICHOMP_TYPE_STEP_COVER, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-step-cover.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompStepCover, uncover_button);
}

static void
ichomp_step_cover_init (IchompStepCover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_object (self->uncover_button, "clicked", G_CALLBACK (uncover_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Whether the explanation must be covered: it starts with the values. */
gboolean
ichomp_step_cover_is_wanted (IchompStepCover *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEP_COVER (self), FALSE);

  return self->hidden_values != 0 && !self->is_open;
}

/**
 * ichomp_step_cover_set_hidden_values:
 * @self: a cover
 * @quadrants: the quadrants with hidden values, the bit 1 << quadrant for each
 *
 * Closes the cover if another value is hidden.
 *
 * Returns: whether @quadrants have changed
 */
gboolean
ichomp_step_cover_set_hidden_values (IchompStepCover *self, guint quadrants)
{
  g_return_val_if_fail (ICHOMP_IS_STEP_COVER (self), FALSE);

  if (self->hidden_values == quadrants)
    return FALSE;

  if ((quadrants & ~self->hidden_values) != 0)
    self->is_open = FALSE;
  self->hidden_values = quadrants;
  return TRUE;
}

/* The explanation was asked for: show it even while values are hidden. */
void
ichomp_step_cover_open (IchompStepCover *self)
{
  g_return_if_fail (ICHOMP_IS_STEP_COVER (self));

  self->is_open = TRUE;
}

/* Another explanation has come, which was not asked for. */
void
ichomp_step_cover_close (IchompStepCover *self)
{
  g_return_if_fail (ICHOMP_IS_STEP_COVER (self));

  self->is_open = FALSE;
}
