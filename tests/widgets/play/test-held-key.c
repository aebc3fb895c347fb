/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/play/ichomp-held-key.h"

#include "study-support.h"
#include "test-main.h"

/* Whether the key is kept from what has the focus. Each symbol has a key of its own, with its
 * number. */
static gboolean
press (GtkWidget *page, guint keyval)
{
  gboolean stopped;

  g_signal_emit_by_name (study_support_find_controller (page, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed", keyval, keyval, 0, &stopped);
  return stopped;
}

/* @keyval: the symbol that the key has when it is released */
static void
release (GtkWidget *page, guint key, guint keyval)
{
  g_signal_emit_by_name (study_support_find_controller (page, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-released", keyval, key, 0);
}

static void
test_keys (void)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space,
                                GDK_KEY_KP_Space };
  g_autoptr (GtkWidget) page = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  ichomp_held_key_acts_once (page);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_false (press (page, keys[i]));
      g_assert_true (press (page, keys[i]));
    }
}

static void
test_repeats (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gpointer key;

  ichomp_held_key_acts_once (page);
  key = study_support_find_controller (page, GTK_TYPE_EVENT_CONTROLLER_KEY);
  g_assert_cmpint (gtk_event_controller_get_propagation_phase (key), ==, GTK_PHASE_CAPTURE);

  g_assert_false (press (page, GDK_KEY_Return));
  g_assert_true (press (page, GDK_KEY_Return));
  g_assert_true (press (page, GDK_KEY_Return));
  release (page, GDK_KEY_Return, GDK_KEY_Return);
  g_assert_false (press (page, GDK_KEY_Return));

  /* Another key is not held. */
  g_assert_false (press (page, GDK_KEY_space));
  g_assert_true (press (page, GDK_KEY_space));

  /* The release goes to where the focus has gone. */
  g_signal_emit_by_name (study_support_find_controller (page, GTK_TYPE_EVENT_CONTROLLER_FOCUS),
                         "leave");
  g_assert_false (press (page, GDK_KEY_space));

  /* Walking over the board. */
  g_assert_false (press (page, GDK_KEY_Left));
  g_assert_false (press (page, GDK_KEY_Left));
}

/* Only the release of the key that is held ends that, also if Shift has changed its symbol
 * since. */
static void
test_two_keys (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  ichomp_held_key_acts_once (page);
  g_assert_false (press (page, GDK_KEY_Return));
  g_assert_false (press (page, GDK_KEY_space));
  release (page, GDK_KEY_Return, GDK_KEY_Return);
  g_assert_true (press (page, GDK_KEY_space));

  release (page, GDK_KEY_space, GDK_KEY_nobreakspace);
  g_assert_false (press (page, GDK_KEY_space));
}

void
add_tests (void)
{
  g_test_add_func ("/held-key/keys", test_keys);
  g_test_add_func ("/held-key/repeats", test_repeats);
  g_test_add_func ("/held-key/two-keys", test_two_keys);
}
