/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "neighbour.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* The place of its window, beside the window under test. */
#define PLACE_X 1300
#define PLACE_Y 100

struct _Neighbour
{
  Driver *driver;
  GPid pid;
  char *output_path;
};

static void
child_setup (gpointer user_data)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

static gboolean
find_window (Neighbour *self, ScreenWindow *window)
{
  return screen_find_window (self->pid, window);
}

static gboolean
is_in_place (Neighbour *self)
{
  ScreenWindow window;

  return find_window (self, &window) && window.x == PLACE_X && window.y == PLACE_Y;
}

/* @value: the argument of the option, or NULL */
Neighbour *
neighbour_new (Driver *driver, const char *option, const char *value)
{
  Neighbour *self = g_new0 (Neighbour, 1);
  const char *const arguments[] = { g_getenv ("ICHOMP_NEIGHBOUR"), option, value, NULL };
  g_autoptr (GError) error = NULL;
  ScreenWindow window;
  int output;

  self->driver = driver;
  self->output_path = g_build_filename (driver_get_data_folder (driver), "neighbour.txt", NULL);
  output = g_open (self->output_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  g_assert_cmpint (output, >=, 0);

  /* In the isolated environment of the test, GTK would not find the icon of a dragged file. */
  g_spawn_async_with_pipes_and_fds (NULL, arguments, driver_get_environment (driver),
                                    G_SPAWN_DO_NOT_REAP_CHILD, child_setup, NULL, -1, output, -1,
                                    NULL, NULL, 0, &self->pid, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_close (output, NULL);

  DRIVER_WAIT (driver, find_window (self, &window));
  screen_move_window (window.window, PLACE_X, PLACE_Y);
  DRIVER_WAIT (driver, is_in_place (self));
  return self;
}

void
neighbour_free (Neighbour *self)
{
  int status;

  kill (self->pid, SIGKILL);
  g_assert_cmpint (waitpid (self->pid, &status, 0), ==, self->pid);
  g_unlink (self->output_path);
  g_free (self->output_path);
  g_free (self);
}

static char *
dup_output (Neighbour *self)
{
  char *text = NULL;

  g_file_get_contents (self->output_path, &text, NULL, NULL);
  return text != NULL ? text : g_strdup ("");
}

static gboolean
has_told (Neighbour *self, const char *line)
{
  g_autofree char *output = dup_output (self);

  g_assert_cmpint (waitpid (self->pid, NULL, WNOHANG), ==, 0);
  return strstr (output, line) != NULL;
}

/* The first line that it prints. */
char *
neighbour_wait_for_line (Neighbour *self)
{
  DRIVER_WAIT (self->driver, has_told (self, "\n"));
  return g_strchomp (dup_output (self));
}

static void
begin_drag (void)
{
  screen_move_pointer (PLACE_X + 60, PLACE_Y + 50);
  screen_press_button ();
  for (int step = 1; step <= 20; step++)
    screen_move_pointer (PLACE_X + 60 - 5 * step, PLACE_Y + 50 + step);
}

/* Jiggles the pointer, because a drag needs movement. A button pressed before the window was ready
 * drags nothing, so the drag begins again from time to time. */
static gboolean
is_accepted (Neighbour *self, const ScreenWindow *target, gint64 *next_start, int *n_turns)
{
  gint64 now = g_get_monotonic_time ();

  if (now >= *next_start)
    {
      if (*n_turns > 0)
        screen_release_button ();
      begin_drag ();
      *next_start = now + 3 * G_USEC_PER_SEC;
    }

  ++*n_turns;
  screen_move_pointer (target->x + target->width / 2 + *n_turns % 2,
                       target->y + target->height / 2);
  return has_told (self, "accepted\n");
}

/* Drags its data onto the middle of the window under test, drops it when it is accepted and waits
 * until it has been transferred. */
void
neighbour_drag_onto_window (Neighbour *self)
{
  ScreenWindow target;
  gint64 next_start = 0;
  int n_turns = 0;

  driver_get_screen_window (self->driver, &target);
  DRIVER_WAIT (self->driver, is_accepted (self, &target, &next_start, &n_turns));
  screen_release_button ();
  DRIVER_WAIT (self->driver, has_told (self, "finished\n"));
}
