/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "kit/ichomp-workarounds.h"

#include "test-main.h"

/* A text beside an icon, whose baselines are in different places. */
static void
test_baselines (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  GtkWidget *label = gtk_label_new (NULL);
  int height;
  int height_for_width;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_button_new_from_icon_name ("window-close-symbolic"));

  for (int percent = 50; percent <= 500; percent += 10)
    {
      g_autofree char *markup = g_strdup_printf ("<span size='%d%%'>x</span>", percent);

      gtk_label_set_markup (GTK_LABEL (label), markup);
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 1000, &height_for_width, NULL, NULL, NULL);
      g_assert_cmpint (height, ==, height_for_width);
    }
}

/* A box has one least width: texts are not laid out again and again to find that for each height. */
static void
test_widths (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  GtkWidget *label = gtk_label_new ("Choose a tile to take it and everything further out.");
  int line;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, G_MAXINT, &line, NULL, NULL, NULL);

  for (int n_lines = 1; n_lines <= 9; n_lines++)
    {
      int minimum;
      int natural;
      int usual_minimum;
      int usual_natural;

      gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, n_lines * line, &minimum, &natural, NULL,
                          NULL);
      gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &usual_minimum, &usual_natural, NULL,
                          NULL);
      g_assert_cmpint (minimum, ==, usual_minimum);
      g_assert_cmpint (natural, ==, usual_natural);
    }
}

/* A context menu that is removed with its text while it is open. A visible popover has the grab of its
 * window. */
static void
test_popovers (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GtkWidget) popover = g_object_ref_sink (gtk_popover_new ());

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_button_new_with_label ("Copy"));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_widget_set_parent (popover, box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_popover_popup (GTK_POPOVER (popover));
  g_assert_true (gtk_widget_get_mapped (popover));

  gtk_widget_unparent (popover);
  g_assert_false (gtk_widget_get_visible (popover));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
receives_events (GtkWidget *popover)
{
  return g_signal_handler_find (gtk_native_get_surface (GTK_NATIVE (popover)),
                                G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA | G_SIGNAL_MATCH_UNBLOCKED,
                                g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, NULL, NULL, popover)
         != 0;
}

/* A hidden popover receives no late motion, and so is never the widget at the pointer. */
static void
test_late_events (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_button_new_with_label ("Copy"));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_widget_set_parent (popover, box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);

  for (guint i = 0; i < 2; i++)
    {
      gtk_popover_popup (GTK_POPOVER (popover));
      g_assert_true (receives_events (popover));
      gtk_popover_popdown (GTK_POPOVER (popover));
      g_assert_false (receives_events (popover));
    }

  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A tooltip does not cover what its button has shown. */
static void
test_tooltips (void)
{
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_button_new_with_label ("Hint"));

  gtk_widget_set_tooltip_text (button, "Again for more");
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (gtk_widget_get_has_tooltip (button));

  gtk_widget_set_state_flags (button, GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (gtk_widget_get_has_tooltip (button));
  g_signal_emit_by_name (button, "clicked");
  gtk_widget_set_state_flags (button, GTK_STATE_FLAG_FOCUSED, FALSE);
  g_assert_false (gtk_widget_get_has_tooltip (button));
  gtk_widget_unset_state_flags (button, GTK_STATE_FLAG_PRELIGHT);
  g_assert_true (gtk_widget_get_has_tooltip (button));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Again for more");
}

void
add_tests (void)
{
  ichomp_workarounds_apply ();

  g_test_add_func ("/workarounds/baselines", test_baselines);
  g_test_add_func ("/workarounds/widths", test_widths);
  g_test_add_func ("/workarounds/popovers", test_popovers);
  g_test_add_func ("/workarounds/late-events", test_late_events);
  g_test_add_func ("/workarounds/tooltips", test_tooltips);
}
