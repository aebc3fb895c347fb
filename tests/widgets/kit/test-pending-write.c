/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Closing a window while it writes a file: nothing is lost, and errors are shown. */

#include "widgets/kit/ichomp-pending-write.h"

#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  study_support_open_window (&fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close_window (&fixture->window);
}

static void
close_window (Fixture *fixture)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
  study_support_settle ();
}

static void
end (GtkWindow *waiting, gboolean ok)
{
  ichomp_pending_write_end (waiting, ok);
  g_object_unref (waiting);
  study_support_settle ();
}

static void
test_written (Fixture *fixture, gconstpointer data)
{
  GtkWindow *first = ichomp_pending_write_begin (fixture->window);
  GtkWindow *second = ichomp_pending_write_begin (fixture->window);

  close_window (fixture);
  g_assert_nonnull (fixture->window);
  end (first, TRUE);
  g_assert_nonnull (fixture->window);
  end (second, TRUE);
  g_assert_null (fixture->window);
}

/* The window stays to show an error. */
static void
test_failed (Fixture *fixture, gconstpointer data)
{
  GtkWindow *waiting = ichomp_pending_write_begin (fixture->window);

  close_window (fixture);
  end (waiting, FALSE);
  g_assert_nonnull (fixture->window);
  close_window (fixture);
  g_assert_null (fixture->window);
}

static void
test_twice (Fixture *fixture, gconstpointer data)
{
  GtkWindow *waiting = ichomp_pending_write_begin (fixture->window);

  close_window (fixture);
  g_assert_nonnull (fixture->window);
  close_window (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 0);
  end (waiting, TRUE);
}

/* A file that a dialog writes keeps the main window open. */
static void
test_in_front (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = gtk_window_new ();
  GtkWindow *waiting;

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (fixture->window));
  waiting = ichomp_pending_write_begin (dialog);
  close_window (fixture);
  g_assert_nonnull (fixture->window);
  end (waiting, TRUE);
  g_assert_null (fixture->window);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The main window closes after the file is written, also if the dialog was closed before. */
static void
test_front_gone (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = gtk_window_new ();
  GtkWindow *waiting;

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (fixture->window));
  waiting = ichomp_pending_write_begin (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  end (waiting, TRUE);
  g_assert_nonnull (fixture->window);
  close_window (fixture);
  g_assert_null (fixture->window);
}

void
add_tests (void)
{
  g_test_add ("/pending-write/written", Fixture, NULL, set_up, test_written, tear_down);
  g_test_add ("/pending-write/failed", Fixture, NULL, set_up, test_failed, tear_down);
  g_test_add ("/pending-write/twice", Fixture, NULL, set_up, test_twice, tear_down);
  g_test_add ("/pending-write/in-front", Fixture, NULL, set_up, test_in_front, tear_down);
  g_test_add ("/pending-write/front-gone", Fixture, NULL, set_up, test_front_gone, tear_down);
}
