/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What was hidden is scrolled to when it is shown, on a page inside another page. */

#include "widgets/kit/ichomp-reveal.h"

#include "study-support.h"
#include "test-main.h"

#define HEIGHT 300
#define INNER_HEIGHT 200

typedef struct
{
  GtkWidget *window;
  GtkWidget *outer;
  GtkWidget *inner;
  GtkWidget *part; /* at the end of the inner page, hidden at first */
} Fixture;

static GtkWidget *
create_page (GtkWidget *above, GtkWidget *below)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), above);
  gtk_box_append (GTK_BOX (box), below);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  return scroller;
}

static GtkWidget *
create_part (int height)
{
  return g_object_new (GTK_TYPE_BOX, "height-request", height, NULL);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->part = create_part (40);
  gtk_widget_set_visible (fixture->part, FALSE);
  fixture->inner = create_page (create_part (500), fixture->part);
  gtk_widget_set_size_request (fixture->inner, -1, INNER_HEIGHT);
  fixture->outer = create_page (create_part (500), fixture->inner);
  fixture->window = study_support_show (fixture->outer, 200, HEIGHT);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->outer);
}

static int
get_value (GtkWidget *scroller)
{
  return (int)gtk_adjustment_get_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

static gboolean
is_in_view (GtkWidget *widget, GtkWidget *scroller)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, scroller, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scroller);
}

static void
test_nested (Fixture *fixture, gconstpointer data)
{
  int value;

  gtk_widget_set_visible (fixture->part, TRUE);
  ichomp_reveal (fixture->part);
  test_wait_until (is_in_view (fixture->part, fixture->inner)
                   && is_in_view (fixture->part, fixture->outer));

  /* Nothing moves for what is in view. */
  value = get_value (fixture->inner) - 10;
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (fixture->inner)), value);
  ichomp_reveal (fixture->inner);
  gtk_widget_queue_draw (fixture->window);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (get_value (fixture->inner), ==, value);
}

/* The beginning of what is higher than the view is in view. */
static void
test_high (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_size_request (fixture->part, -1, 1000);
  gtk_widget_set_visible (fixture->part, TRUE);
  ichomp_reveal (fixture->part);
  test_wait_until (get_value (fixture->inner) == 500 - 12);
}

/* What is hidden again, and what has no window. */
static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  GtkWidget *alone = g_object_ref_sink (create_part (10));

  gtk_widget_set_visible (fixture->part, TRUE);
  ichomp_reveal (fixture->part);
  gtk_widget_set_visible (fixture->part, FALSE);
  gtk_widget_queue_draw (fixture->window);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (get_value (fixture->inner), ==, 0);

  ichomp_reveal (alone);
  g_assert_finalize_object (alone);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/reveal/nested", test_nested);
  add ("/reveal/high", test_high);
  add ("/reveal/hidden", test_hidden);
}
