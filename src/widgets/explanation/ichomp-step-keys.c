/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys that go through the steps of an explanation. */

#include "ichomp-step-keys.h"

static const struct
{
  guint key;
  GdkModifierType modifiers;
  IchompStep step;
} keys[] = {
  { GDK_KEY_Page_Up, GDK_CONTROL_MASK, ICHOMP_STEP_FIRST },
  { GDK_KEY_Page_Up, 0, ICHOMP_STEP_BACK },
  { GDK_KEY_Page_Down, 0, ICHOMP_STEP_NEXT },
  { GDK_KEY_Page_Down, GDK_CONTROL_MASK, ICHOMP_STEP_LAST },
  { GDK_KEY_KP_Page_Up, GDK_CONTROL_MASK, ICHOMP_STEP_FIRST },
  { GDK_KEY_KP_Page_Up, 0, ICHOMP_STEP_BACK },
  { GDK_KEY_KP_Page_Down, 0, ICHOMP_STEP_NEXT },
  { GDK_KEY_KP_Page_Down, GDK_CONTROL_MASK, ICHOMP_STEP_LAST },
  { GDK_KEY_Home, 0, ICHOMP_STEP_FIRST },
  { GDK_KEY_End, 0, ICHOMP_STEP_LAST },
};

/* In an entry these keys move the cursor. */
static gboolean
moves_cursor (GtkWidget *widget, guint key)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return (key == GDK_KEY_Home || key == GDK_KEY_End) && root != NULL
         && GTK_IS_TEXT (gtk_root_get_focus (root));
}

static gboolean
key_pressed_cb (GtkEventController *controller,
                guint key,
                guint keycode,
                GdkModifierType state,
                gpointer user_data)
{
  IchompStepKeysFunc func = (IchompStepKeysFunc)user_data;
  GtkWidget *widget = gtk_event_controller_get_widget (controller);
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key && keys[i].modifiers == modifiers && !moves_cursor (widget, key))
      {
        func (widget, keys[i].step);
        return TRUE;
      }

  return FALSE;
}

/**
 * ichomp_step_keys_catch:
 * @widget: a widget
 * @func: (scope forever): goes through the steps
 *
 * Calls @func when one of these keys is pressed in @widget, whatever has the focus there: so they do
 * not scroll anything.
 */
void
ichomp_step_keys_catch (GtkWidget *widget, IchompStepKeysFunc func)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (key_pressed_cb), (gpointer)func);
  gtk_widget_add_controller (widget, controller);
}
