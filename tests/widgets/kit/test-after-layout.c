/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What waits for a layout is done once, when sizes are known, and never for a widget that is
 * gone. */

#include "widgets/kit/ichomp-after-layout.h"

#include "study-support.h"
#include "test-main.h"

static int width;
static guint n_calls;
static guint n_freed;

static gboolean
note_width (GtkWidget *widget, gpointer user_data)
{
  n_calls++;
  width = gtk_widget_get_width (widget);
  return G_SOURCE_REMOVE;
}

static gboolean
wait_for_size (GtkWidget *widget, gpointer user_data)
{
  n_calls++;
  return gtk_widget_get_width (user_data) == 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
count_free (gpointer user_data)
{
  n_freed++;
}

static void
set_up (void)
{
  width = 0;
  n_calls = n_freed = 0;
}

static void
draw (GtkWidget *window)
{
  gtk_widget_queue_draw (window);
  gtk_test_widget_wait_for_draw (window);
}

/* Twice asked for, done once, in the frame in which the widget gets its size. */
static void
test_once (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *child = g_object_new (GTK_TYPE_BOX, "width-request", 70, NULL);
  GtkWidget *window = study_support_show (box, 200, 100);

  set_up ();
  gtk_test_widget_wait_for_draw (window);
  gtk_box_append (GTK_BOX (box), child);
  ichomp_after_layout (child, note_width, NULL, count_free);
  ichomp_after_layout (child, note_width, NULL, count_free);
  g_assert_cmpuint (n_freed, ==, 1);
  test_wait_until (n_calls > 0);
  g_assert_cmpint (width, ==, 70);
  draw (window);
  g_assert_cmpuint (n_calls, ==, 1);
  g_assert_cmpuint (n_freed, ==, 2);

  study_support_close (window, box);
}

/* Called again as long as it asks for that: a hidden child gets no size. */
static void
test_again (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *child = g_object_new (GTK_TYPE_BOX, "width-request", 70, "visible", FALSE, NULL);
  GtkWidget *window = study_support_show (box, 200, 100);
  guint before;

  set_up ();
  gtk_test_widget_wait_for_draw (window);
  gtk_box_append (GTK_BOX (box), child);
  ichomp_after_layout (box, wait_for_size, child, count_free);
  test_wait_until (n_calls > 0);
  g_assert_cmpuint (n_freed, ==, 0);
  gtk_widget_set_visible (child, TRUE);
  test_wait_until (n_freed == 1);
  before = n_calls;
  gtk_widget_queue_resize (box);
  draw (window);
  g_assert_cmpuint (n_calls, ==, before);

  study_support_close (window, box);
}

#define N_CHANGES 12

/* Each change needs a layout before the next one. */
static gboolean
change_again (GtkWidget *widget, gpointer user_data)
{
  n_calls++;
  if (n_calls < N_CHANGES)
    {
      gtk_widget_set_size_request (widget, (int)n_calls, -1);
      ichomp_after_layout (widget, change_again, NULL, count_free);
    }
  return G_SOURCE_REMOVE;
}

/* Changes that lead to changes take several frames, since GTK gives up at the fourth layout of
 * one: its warning would end the test. */
static void
test_chain (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *window = study_support_show (box, 200, 100);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gint64 first;

  set_up ();
  gtk_test_widget_wait_for_draw (window);
  first = gdk_frame_clock_get_frame_counter (clock);
  ichomp_after_layout (box, change_again, NULL, count_free);
  test_wait_until (n_freed == N_CHANGES);
  g_assert_cmpuint (n_calls, ==, N_CHANGES);
  g_assert_cmpint (gdk_frame_clock_get_frame_counter (clock) - first, >=, N_CHANGES / 4);

  study_support_close (window, box);
}

/* Stopped, of a widget that is destroyed, and without a window. */
static void
test_never (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *child = gtk_button_new ();
  GtkWidget *alone = g_object_ref_sink (gtk_button_new ());
  GtkWidget *window = study_support_show (box, 200, 100);

  set_up ();
  gtk_test_widget_wait_for_draw (window);
  ichomp_after_layout (box, note_width, NULL, count_free);
  ichomp_after_layout_stop (note_width, NULL);
  ichomp_after_layout_stop (note_width, NULL);
  g_assert_cmpuint (n_freed, ==, 1);

  gtk_box_append (GTK_BOX (box), child);
  ichomp_after_layout (child, note_width, NULL, count_free);
  gtk_box_remove (GTK_BOX (box), child);
  g_assert_cmpuint (n_freed, ==, 2);

  ichomp_after_layout (alone, note_width, NULL, count_free);
  g_assert_cmpuint (n_freed, ==, 3);
  g_assert_finalize_object (alone);

  draw (window);
  g_assert_cmpuint (n_calls, ==, 0);

  study_support_close (window, box);
}

void
add_tests (void)
{
  g_test_add_func ("/after-layout/once", test_once);
  g_test_add_func ("/after-layout/again", test_again);
  g_test_add_func ("/after-layout/chain", test_chain);
  g_test_add_func ("/after-layout/never", test_never);
}
