/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The zoom and the colours of all windows, as the settings say, and the commands of the zoom. */

#include "ichomp-appearance.h"

#include "widgets/style/ichomp-style.h"

/* The steps of the zoom, in percent. */
static const guint steps[] = { 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250 };

/* Returns: the next step in that direction, or @zoom if there is none. */
static guint
find_step (guint zoom, int direction)
{
  if (direction > 0)
    {
      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        if (steps[i] > zoom)
          return steps[i];
    }
  else
    {
      for (guint i = G_N_ELEMENTS (steps); i > 0; i--)
        if (steps[i - 1] < zoom)
          return steps[i - 1];
    }

  return zoom;
}

static void
zoom_in_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_settings_set_uint (user_data, "zoom", find_step (g_settings_get_uint (user_data, "zoom"), 1));
}

static void
zoom_out_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_settings_set_uint (user_data, "zoom", find_step (g_settings_get_uint (user_data, "zoom"), -1));
}

static void
zoom_reset_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_settings_set_uint (user_data, "zoom", 100);
}

static const GActionEntry actions[] = {
  { .name = "zoom-in", .activate = zoom_in_activate_cb },
  { .name = "zoom-out", .activate = zoom_out_activate_cb },
  { .name = "zoom-reset", .activate = zoom_reset_activate_cb },
};

static void
set_enabled (GtkApplication *application, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (application), name)), enabled);
}

static void
update_actions (GtkApplication *application, const char *name, GSettings *settings)
{
  gboolean locked = !g_settings_is_writable (settings, "zoom");
  guint zoom = g_settings_get_uint (settings, "zoom");

  set_enabled (application, "zoom-in", !locked && find_step (zoom, 1) != zoom);
  set_enabled (application, "zoom-out", !locked && find_step (zoom, -1) != zoom);
  set_enabled (application, "zoom-reset", !locked && zoom != 100);
}

static void
update_appearance (GSettings *settings)
{
  ichomp_style_set_appearance ((IchompAppearance)g_settings_get_enum (settings, "appearance"),
                               g_settings_get_boolean (settings, "projector"));
}

static void
update_zoom (GSettings *settings)
{
  ichomp_style_set_zoom (g_settings_get_uint (settings, "zoom"));
}

static void
zoom_changed_cb (GSettings *settings, const char *key, GtkApplication *application)
{
  update_zoom (settings);
  update_actions (application, NULL, settings);
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, GtkWidget *window)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0 || (dy > -0.5 && dy < 0.5))
    return FALSE;

  gtk_widget_activate_action (window, dy < 0 ? "app.zoom-in" : "app.zoom-out", NULL);
  return TRUE;
}

/**
 * ichomp_appearance_zoom_by_scrolling:
 * @window: a window
 *
 * Makes Ctrl with the mouse wheel zoom.
 */
void
ichomp_appearance_zoom_by_scrolling (GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  /* Before the widgets in the window scroll. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "scroll", G_CALLBACK (scroll_cb), window);
  gtk_widget_add_controller (window, controller);
}

/**
 * ichomp_appearance_follow:
 * @settings: the settings
 * @application: the application
 *
 * Applies the zoom and the colours of @settings to all windows on the default display, now and
 * after every change, and adds the commands of the zoom to @application.
 */
void
ichomp_appearance_follow (GSettings *settings, GtkApplication *application)
{
  ichomp_style_init (gdk_display_get_default ());
  ichomp_style_follow_desktop ();
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions),
                                   settings);

  g_signal_connect (settings, "changed::appearance", G_CALLBACK (update_appearance), NULL);
  g_signal_connect (settings, "changed::projector", G_CALLBACK (update_appearance), NULL);
  g_signal_connect_object (settings, "changed::zoom", G_CALLBACK (zoom_changed_cb), application, 0);
  g_signal_connect_object (settings, "writable-changed::zoom", G_CALLBACK (update_actions),
                           application, G_CONNECT_SWAPPED);

  update_appearance (settings);
  update_zoom (settings);
  update_actions (application, NULL, settings);
}
