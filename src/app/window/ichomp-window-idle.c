/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A window in projector mode that nobody uses: after a while without the pointer or a key it has
 * the style class "idle", and style/projector.css fades what nobody needs at the moment. All of it
 * stays in its place, and can be focused, clicked and heard. */

#include "ichomp-window-idle.h"

/* In seconds. */
#define DELAY 5

#define IDLE_KEY "ichomp-window-idle"

typedef struct
{
  GtkWidget *window;
  GSettings *settings;
  guint timeout;
  double x; /* of the pointer, in the surface below it */
  double y;
} Idle;

static void
idle_free (gpointer data)
{
  Idle *self = data;

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_object_unref (self->settings);
  g_free (self);
}

static Idle *
get_idle (GtkWidget *window)
{
  return g_object_get_data (G_OBJECT (window), IDLE_KEY);
}

static gboolean
timeout_cb (gpointer user_data)
{
  Idle *self = user_data;

  self->timeout = 0;
  gtk_widget_add_css_class (self->window, "idle");
  return G_SOURCE_REMOVE;
}

static void
wake (GtkWidget *window)
{
  Idle *self = get_idle (window);

  gtk_widget_remove_css_class (window, "idle");
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (g_settings_get_boolean (self->settings, "projector"))
    self->timeout = g_timeout_add_seconds (DELAY, timeout_cb, self);
}

/* GTK sends motion events also for a pointer that stays where it is. */
static gboolean
has_moved (Idle *self, GdkEvent *event)
{
  double x;
  double y;

  if (!gdk_event_get_position (event, &x, &y) || (ABS (x - self->x) < 1 && ABS (y - self->y) < 1))
    return FALSE;

  self->x = x;
  self->y = y;
  return TRUE;
}

static gboolean
event_cb (GtkWidget *window, GdkEvent *event)
{
  switch ((int)gdk_event_get_event_type (event))
    {
    case GDK_MOTION_NOTIFY:
      if (has_moved (get_idle (window), event))
        wake (window);
      break;
    case GDK_BUTTON_PRESS:
    case GDK_KEY_PRESS:
    case GDK_SCROLL:
    case GDK_TOUCH_BEGIN:
      wake (window);
      break;
    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

/**
 * ichomp_window_idle_follow:
 * @window: a window
 * @settings: the settings
 *
 * Follows whether somebody uses the window, as long as the projector mode is on. To be called once.
 */
void
ichomp_window_idle_follow (GtkWidget *window, GSettings *settings)
{
  Idle *self = g_new0 (Idle, 1);
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  self->window = window;
  self->settings = g_object_ref (settings);
  g_object_set_data_full (G_OBJECT (window), IDLE_KEY, self, idle_free);

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "event", G_CALLBACK (event_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, controller);

  /* A screen reader moves the focus without a key. */
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (wake), NULL);
  g_signal_connect_object (settings, "changed::projector", G_CALLBACK (wake), window,
                           G_CONNECT_SWAPPED);
  wake (window);
}
