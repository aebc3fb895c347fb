/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons that go through steps: first, back, next and last, which activate actions of an
 * ancestor, and play, which ticks at a chosen pace. */

#include "ichomp-step-controls.h"

struct _IchompStepControls
{
  GtkBox parent_instance;

  GtkWidget *first_button;
  GtkWidget *back_button;
  GtkWidget *play_button;
  GtkWidget *next_button;
  GtkWidget *last_button;
  GtkWidget *pace_drop_down;

  guint timeout_id;
};

G_DEFINE_FINAL_TYPE (IchompStepControls, ichomp_step_controls, GTK_TYPE_BOX)

enum
{
  SIGNAL_TICK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
timeout_cb (gpointer user_data)
{
  g_signal_emit (user_data, signals[SIGNAL_TICK], 0);

  return G_SOURCE_CONTINUE;
}

static void
play_toggled_cb (IchompStepControls *self)
{
  static const guint seconds[] = { 6, 4, 2 };
  gboolean playing = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->play_button));
  guint pace = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->pace_drop_down));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (playing && pace < G_N_ELEMENTS (seconds))
    self->timeout_id = g_timeout_add_seconds (seconds[pace], timeout_cb, self);

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button), playing
                                                                ? "media-playback-pause-symbolic"
                                                                : "media-playback-start-symbolic");
}

static void
ichomp_step_controls_dispose (GObject *object)
{
  IchompStepControls *self = ICHOMP_STEP_CONTROLS (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_STEP_CONTROLS);

  G_OBJECT_CLASS (ichomp_step_controls_parent_class)->dispose (object);
}

static void
ichomp_step_controls_class_init (IchompStepControlsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_step_controls_dispose;

  /**
   * IchompStepControls::tick:
   * @self: the controls
   *
   * Emitted while playing, when it is time for the next step.
   */
  signals[SIGNAL_TICK] = g_signal_new ("tick", ICHOMP_TYPE_STEP_CONTROLS, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-step-controls.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, first_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, back_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, play_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, next_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, last_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, pace_drop_down);
}

static void
ichomp_step_controls_init (IchompStepControls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_object (self->play_button, "toggled", G_CALLBACK (play_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pace_drop_down, "notify::selected", G_CALLBACK (play_toggled_cb),
                           self, G_CONNECT_SWAPPED);
}

/**
 * ichomp_step_controls_set_range:
 * @self: controls
 * @can_back: whether there is a step before the one on show
 * @can_next: whether there is one after it
 *
 * Lets those buttons be pressed that lead somewhere; playing stops at the end.
 */
void
ichomp_step_controls_set_range (IchompStepControls *self, gboolean can_back, gboolean can_next)
{
  g_return_if_fail (ICHOMP_IS_STEP_CONTROLS (self));

  gtk_widget_set_sensitive (self->first_button, can_back);
  gtk_widget_set_sensitive (self->back_button, can_back);
  gtk_widget_set_sensitive (self->next_button, can_next);
  gtk_widget_set_sensitive (self->last_button, can_next);
  gtk_widget_set_sensitive (self->play_button, can_next);
  if (!can_next)
    ichomp_step_controls_stop (self);
}

/**
 * ichomp_step_controls_stop:
 * @self: controls
 *
 * Stops playing.
 */
void
ichomp_step_controls_stop (IchompStepControls *self)
{
  g_return_if_fail (ICHOMP_IS_STEP_CONTROLS (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->play_button), FALSE);
}
