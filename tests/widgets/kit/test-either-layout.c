/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/kit/ichomp-either-layout.h"

#include "test-main.h"

#define WIDE 120
#define NARROW 30
#define HEIGHT 20

static GtkWidget *
add_child (GtkWidget *box, int width, int height)
{
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (child, width, height);
  gtk_box_append (GTK_BOX (box), child);
  return child;
}

static void
test_room (void)
{
  static const struct
  {
    int width;
    gboolean is_wide;
  } cases[] = {
    { NARROW, FALSE }, { WIDE - 1, FALSE }, { WIDE, TRUE }, { 500, TRUE }, { WIDE - 1, FALSE }
  };
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *wide = add_child (box, WIDE, HEIGHT);
  GtkWidget *narrow = add_child (box, NARROW, HEIGHT / 2);
  int minimum;
  int natural;

  gtk_widget_set_layout_manager (box, ichomp_either_layout_new ());
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, NARROW);
  g_assert_cmpint (natural, ==, WIDE);

  /* Nothing moves up or down when one child replaces the other. */
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, HEIGHT);
  g_assert_cmpint (natural, ==, HEIGHT);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gtk_widget_size_allocate (box, &(GtkAllocation){ 0, 0, cases[i].width, HEIGHT }, -1);
      g_assert_cmpint (gtk_widget_get_child_visible (wide), ==, cases[i].is_wide);
      g_assert_cmpint (gtk_widget_get_child_visible (narrow), ==, !cases[i].is_wide);
      g_assert_cmpint (gtk_widget_get_width (cases[i].is_wide ? wide : narrow), ==, cases[i].width);
    }

  g_assert_finalize_object (box);
}

void
add_tests (void)
{
  g_test_add_func ("/either-layout/room", test_room);
}
