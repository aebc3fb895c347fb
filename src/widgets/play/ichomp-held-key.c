/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A key that is held repeats. What an action brings to the front would be activated by the next
 * repetition, before it has been read. */

#include "ichomp-held-key.h"

static gboolean
is_activating (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter
         || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

/* @held: the code of the key that is held, or 0. Its symbol may change with Shift before the
 * release. */
static gboolean
on_pressed (GtkEventControllerKey *controller,
            guint keyval,
            guint keycode,
            GdkModifierType state,
            guint *held)
{
  if (!is_activating (keyval))
    return GDK_EVENT_PROPAGATE;
  if (keycode == *held)
    return GDK_EVENT_STOP;

  *held = keycode;
  return GDK_EVENT_PROPAGATE;
}

static void
on_released (GtkEventControllerKey *controller,
             guint keyval,
             guint keycode,
             GdkModifierType state,
             guint *held)
{
  if (keycode == *held)
    *held = 0;
}

/* The release will be seen by another page. */
static void
on_left (GtkEventControllerFocus *controller, guint *held)
{
  *held = 0;
}

/**
 * ichomp_held_key_acts_once:
 * @page: a widget without text to be typed
 *
 * Enter and the space bar activate what has the focus inside @page only once, however long they are
 * held.
 */
void
ichomp_held_key_acts_once (GtkWidget *page)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  guint *held = g_new0 (guint, 1);

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_object_set_data_full (G_OBJECT (page), "ichomp-held-key", held, g_free);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_pressed), held);
  g_signal_connect (key, "key-released", G_CALLBACK (on_released), held);
  g_signal_connect (focus, "leave", G_CALLBACK (on_left), held);
  gtk_widget_add_controller (page, key);
  gtk_widget_add_controller (page, focus);
}
