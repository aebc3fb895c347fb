/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/kit/ichomp-first-frame.h"

#include "study-support.h"
#include "test-main.h"

static guint n_paintings;
static guint n_calls;
static guint n_paintings_before;

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  n_paintings++;
}

static void
call_cb (GtkWidget *widget)
{
  n_calls++;
  n_paintings_before = n_paintings;
  gtk_widget_queue_draw (widget);
}

static void
test_once (void)
{
  GtkWidget *area = gtk_drawing_area_new ();
  GtkWidget *window;

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  ichomp_first_frame_then (area, call_cb);
  study_support_settle ();
  g_assert_cmpuint (n_calls, ==, 0);

  window = study_support_show (area, 100, 100);
  test_wait_until (n_calls == 1);
  g_assert_cmpuint (n_paintings_before, ==, 1);

  test_wait_until (n_paintings == 2);
  study_support_settle ();
  g_assert_cmpuint (n_calls, ==, 1);

  study_support_close (window, area);
}

/* The work of a widget that is destroyed before the first frame is not done. */
static void
test_never (void)
{
  GtkWidget *area = g_object_ref_sink (gtk_drawing_area_new ());

  n_calls = 0;
  ichomp_first_frame_then (area, call_cb);
  g_assert_finalize_object (area);
  study_support_settle ();
  g_assert_cmpuint (n_calls, ==, 0);
}

void
add_tests (void)
{
  g_test_add_func ("/first-frame/once", test_once);
  g_test_add_func ("/first-frame/never", test_never);
}
