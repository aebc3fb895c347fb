/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A window in projector mode that nobody uses: after a while without the pointer or a key it has
 * the style class "idle", and style/projector.css fades what nobody needs at the moment. All of it
 * stays in its place, and can be focused, clicked and heard. */

#include "ichomp-window-idle.h"

/* In seconds. */
#define DELAY 5

struct _IchompWindowIdle
{
  GObject parent_instance;

  GtkWidget *window; /* borrowed: it owns this */
  GSettings *settings;
  guint timeout;
  double x; /* of the pointer, in the surface below it */
  double y;
};

G_DEFINE_FINAL_TYPE (IchompWindowIdle, ichomp_window_idle, G_TYPE_OBJECT)

static void
ichomp_window_idle_finalize (GObject *object)
{
  IchompWindowIdle *self = ICHOMP_WINDOW_IDLE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_object_unref (self->settings);

  G_OBJECT_CLASS (ichomp_window_idle_parent_class)->finalize (object);
}

static void
ichomp_window_idle_class_init (IchompWindowIdleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_window_idle_finalize;
}

static void
ichomp_window_idle_init (IchompWindowIdle *self)
{
}

static gboolean
timeout_cb (gpointer user_data)
{
  IchompWindowIdle *self = user_data;

  self->timeout = 0;
  gtk_widget_add_css_class (self->window, "idle");
  return G_SOURCE_REMOVE;
}

static void
wake (IchompWindowIdle *self)
{
  gtk_widget_remove_css_class (self->window, "idle");
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (g_settings_get_boolean (self->settings, "projector"))
    self->timeout = g_timeout_add_seconds (DELAY, timeout_cb, self);
}

/* GTK sends motion events also for a pointer that stays where it is. */
static gboolean
has_moved (IchompWindowIdle *self, GdkEvent *event)
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
event_cb (IchompWindowIdle *self, GdkEvent *event)
{
  switch ((int)gdk_event_get_event_type (event))
    {
    case GDK_MOTION_NOTIFY:
      if (has_moved (self, event))
        wake (self);
      break;
    case GDK_BUTTON_PRESS:
    case GDK_KEY_PRESS:
    case GDK_SCROLL:
    case GDK_TOUCH_BEGIN:
      wake (self);
      break;
    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

/* Follows whether somebody uses the window, as long as the projector mode is on. */
IchompWindowIdle *
ichomp_window_idle_new (GtkWidget *window, GSettings *settings)
{
  IchompWindowIdle *self = g_object_new (ICHOMP_TYPE_WINDOW_IDLE, NULL);
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  self->window = window;
  self->settings = g_object_ref (settings);

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, controller);

  /* A screen reader moves the focus without a key. */
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (wake), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::projector", G_CALLBACK (wake), self,
                           G_CONNECT_SWAPPED);
  wake (self);
  return self;
}
