/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a person waits: for the first frame of the program, beside that of a program with an
 * empty window, and for the frame that answers a click on the largest board. Both are measured from
 * outside, on the screen.
 *
 * usage: bench-startup EMPTY_WINDOW */

#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <stdio.h>

#include "person.h"

#define N_STARTS 15
#define N_CLICKS 25
#define MAX_MILLISECONDS 20000

/* Of a tile, without its neighbours, in pixels. */
#define TILE_SIZE 9

/* Long enough for all effects of a change. */
#define REST_MICROSECONDS 250000

/* A pixel that belongs to the background in both programs. */
#define PLACE_X 16
#define PLACE_FROM_BOTTOM 16

/* Only the screen without a window is black. */
#define EMPTY_SCREEN 0

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  double difference = *(const double *)a - *(const double *)b;

  return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}

static double
compute_median (GArray *numbers)
{
  g_array_sort (numbers, compare_numbers);
  return g_array_index (numbers, double, numbers->len / 2);
}

static void
watch_screen (void)
{
  Display *display = screen_get_display ();
  int events;
  int errors;

  g_assert_true (XDamageQueryExtension (display, &events, &errors));
  XDamageCreate (display, DefaultRootWindow (display), XDamageReportRawRectangles);
  XSync (display, False);
}

/* Waits until something has been painted. */
static void
wait_for_paint (void)
{
  Display *display = screen_get_display ();
  XEvent event;

  if (XPending (display) == 0)
    {
      struct pollfd descriptor = { ConnectionNumber (display), POLLIN, 0 };

      g_assert_cmpint (poll (&descriptor, 1, MAX_MILLISECONDS), ==, 1);
    }

  while (XPending (display) > 0)
    XNextEvent (display, &event);
}

static double
get_milliseconds_since (gint64 start)
{
  return (double)(g_get_monotonic_time () - start) / 1000;
}

/* The time of a start until the first frame, in milliseconds. */
typedef struct
{
  double time;
  double processor_time;
} Start;

static Start
measure_start (Driver *driver)
{
  Start result;
  gint64 start = g_get_monotonic_time ();
  gulong pixel = EMPTY_SCREEN;

  driver_spawn (driver);
  while (pixel == EMPTY_SCREEN)
    {
      ScreenWindow window;

      wait_for_paint ();
      if (driver_find_screen_window (driver, &window))
        pixel = screen_get_pixel (window.x + PLACE_X, window.y + window.height - PLACE_FROM_BOTTOM);
    }
  result.time = get_milliseconds_since (start);
  result.processor_time = driver_get_processor_time (driver);

  driver_kill (driver);
  g_usleep (REST_MICROSECONDS);
  return result;
}

static void
print_starts (const char *what, GArray *empty_times, GArray *times)
{
  double empty_time = compute_median (empty_times);
  double time = compute_median (times);

  printf ("first frame, %s: empty window %.1f ms, iChomp %.1f ms, ratio %.2f (goal: at most 1.2)\n",
          what, empty_time, time, time / empty_time);
}

static void
measure_starts (const char *empty_window)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Driver) empty = driver_new ();
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) empty_times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) processor_times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) empty_processor_times = g_array_new (FALSE, FALSE, sizeof (double));

  driver_set_program (empty, empty_window);

  /* Alternately; the first starts do not count. */
  for (guint i = 0; i < N_STARTS + 2; i++)
    {
      Start empty_start = measure_start (empty);
      Start start = measure_start (driver);

      if (i < 2)
        continue;

      g_array_append_val (empty_times, empty_start.time);
      g_array_append_val (empty_processor_times, empty_start.processor_time);
      g_array_append_val (times, start.time);
      g_array_append_val (processor_times, start.processor_time);
    }

  print_starts ("on the clock", empty_times, times);
  print_starts ("of the processor", empty_processor_times, processor_times);
}

/* From the release of the button to the frame without the tile, in milliseconds. */
static double
measure_click (Driver *driver, const char *name)
{
  g_autoptr (TreeNode) tile = person_wait_for (driver, "push button", name);
  int x;
  int y;
  g_autoptr (GBytes) before = NULL;
  gboolean is_same = TRUE;
  gint64 start;

  person_point_at (driver, tile);
  g_usleep (REST_MICROSECONDS);
  screen_press_button ();
  g_usleep (REST_MICROSECONDS);

  screen_get_pointer (&x, &y);
  before = screen_get_square (x, y, TILE_SIZE);
  start = g_get_monotonic_time ();
  screen_release_button ();
  while (is_same)
    {
      g_autoptr (GBytes) now = NULL;

      wait_for_paint ();
      now = screen_get_square (x, y, TILE_SIZE);
      is_same = g_bytes_equal (before, now);
    }

  return get_milliseconds_since (start);
}

static void
measure_clicks (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  driver_set_setting (driver, "opponent", "'person'");
  driver_set_setting (driver, "board-width", "24");
  driver_set_setting (driver, "board-height", "24");
  driver_set_setting (driver, "animate", "false");
  driver_set_setting (driver, "show-move-values", "true");
  driver_start (driver);

  for (guint i = 0; i < N_CLICKS; i++)
    {
      g_autofree char *name =
          g_strdup_printf ("Top right, row %u, column %u", 12 - i / 12, 12 - i % 12);
      double time = measure_click (driver, name);

      g_array_append_val (times, time);
    }

  printf ("click to painted frame, 24x24: median %.1f ms, ", compute_median (times));
  printf ("slowest %.1f ms (goal: 50 ms)\n", g_array_index (times, double, times->len - 1));
  person_quit (driver);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);

  watch_screen ();
  measure_starts (argv[1]);
  measure_clicks ();

  return 0;
}
