/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The time of the largest board from an input to the painted frame, in milliseconds and as a ratio
 * to painting the whole window once. A screen of 60 Hz adds up to 17 milliseconds of waiting;
 * "work" is without them. */

#include "board-support.h"

#define N_RUNS 21

typedef struct
{
  gint64 paint_start;
  gint64 paint_end;
  gint64 paint_time;
} Watch;

static void
before_paint_cb (GdkFrameClock *clock, Watch *watch)
{
  watch->paint_start = g_get_monotonic_time ();
}

static void
after_paint_cb (GdkFrameClock *clock, Watch *watch)
{
  watch->paint_end = g_get_monotonic_time ();
  watch->paint_time = watch->paint_end - watch->paint_start;
}

static void
settle (void)
{
  gint64 until = g_get_monotonic_time () + 100000;

  while (g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, FALSE);
}

typedef void (*Input) (BoardFixture *fixture, guint run);

static int
compare (gconstpointer a, gconstpointer b)
{
  const double *x = a;
  const double *y = b;

  return (*x > *y) - (*x < *y);
}

static double
get_median (double *times)
{
  qsort (times, N_RUNS, sizeof *times, compare);
  return times[N_RUNS / 2];
}

static double
run (BoardFixture *fixture, Watch *watch, const char *name, Input prepare, Input input, double unit)
{
  double latency[N_RUNS];
  double work[N_RUNS];
  double worst;
  double median;

  for (guint i = 0; i < N_RUNS; i++)
    {
      gint64 start;
      gint64 input_time;

      if (prepare != NULL)
        prepare (fixture, i);
      settle ();

      watch->paint_end = 0;
      start = g_get_monotonic_time ();
      input (fixture, i);
      input_time = g_get_monotonic_time () - start;
      while (watch->paint_end == 0)
        g_main_context_iteration (NULL, TRUE);
      latency[i] = (double)(watch->paint_end - start) / 1000;
      work[i] = (double)(input_time + watch->paint_time) / 1000;
    }

  median = get_median (work);
  get_median (latency);
  worst = latency[N_RUNS - 1];
  g_print ("%-28s work %6.2f ms", name, median);
  if (unit > 0)
    g_print (" (ratio %.2f)", median / unit);
  g_print (", to the painted frame %6.2f ms, at worst %6.2f ms\n", latency[N_RUNS / 2], worst);

  return median;
}

static void
redraw (BoardFixture *fixture, guint i)
{
  gtk_widget_queue_resize (GTK_WIDGET (fixture->board));
  gtk_widget_set_visible (GTK_WIDGET (fixture->after), i % 2 == 0);
}

static void
leave (BoardFixture *fixture, guint i)
{
  board_support_leave (fixture->board);
}

static void
point_at_corner (BoardFixture *fixture, guint i)
{
  board_support_point (fixture->board, "NE1,1");
}

static void
point_beside_corner (BoardFixture *fixture, guint i)
{
  board_support_point (fixture->board, "NE2,2");
}

static void
point_far_out (BoardFixture *fixture, guint i)
{
  board_support_point (fixture->board, "NE11,11");
}

static void
start_again (BoardFixture *fixture, guint i)
{
  SgBoard board = { 24, 24 };
  g_autoptr (SgPosition) position = sg_position_new_full (&board);
  g_autoptr (SgAnalysis) analysis = board_support_analyze (position);

  ichomp_board_set_position (fixture->board, position, NULL, NULL, FALSE);
  ichomp_board_set_analysis (fixture->board, analysis);
}

static void
click (BoardFixture *fixture, const char *move)
{
  SgMove parsed = study_support_parse (move);
  g_autoptr (SgPosition) before = sg_position_ref (ichomp_board_get_position (fixture->board));
  g_autoptr (SgPosition) after = sg_position_play (before, &parsed);

  g_signal_emit_by_name (ichomp_board_get_tile (fixture->board, &parsed), "clicked");
  ichomp_board_set_position (fixture->board, after, &parsed, before, TRUE);
}

static void
click_corner (BoardFixture *fixture, guint i)
{
  click (fixture, "NE1,1");
}

static void
click_middle (BoardFixture *fixture, guint i)
{
  click (fixture, "SW6,6");
}

int
main (int argc, char **argv)
{
  BoardFixture fixture;
  Watch watch = { 0 };
  GdkFrameClock *clock;
  double unit;

  board_support_init (&argc, &argv);
  board_fixture_set_up (&fixture, "-/-/-/- @24x24");
  g_object_set (fixture.board, "show-move-values", TRUE, "show-coordinates", TRUE, NULL);
  start_again (&fixture, 0);
  gtk_test_widget_wait_for_draw (fixture.window);
  settle ();

  clock = gtk_widget_get_frame_clock (fixture.window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &watch);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &watch);

  unit = run (&fixture, &watch, "full redraw", NULL, redraw, 0);
  run (&fixture, &watch, "pointer: one tile", leave, point_far_out, unit);
  run (&fixture, &watch, "pointer: a whole quadrant", leave, point_at_corner, unit);
  run (&fixture, &watch, "pointer: to the next tile", point_at_corner, point_beside_corner, unit);
  run (&fixture, &watch, "click: a part of a quadrant", start_again, click_middle, unit);
  run (&fixture, &watch, "click: a whole quadrant", start_again, click_corner, unit);

  board_fixture_tear_down (&fixture, NULL);
  return 0;
}
