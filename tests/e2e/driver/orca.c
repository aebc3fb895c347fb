/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "orca.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>

/* What it prints when it listens. */
#define READY "READY"

struct _Orca
{
  GPid pid;
  char *path;
  GPtrArray *heard;
};

static void
child_setup (gpointer unused)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

static gboolean
is_ready (Orca *self)
{
  return g_ptr_array_find_with_equal_func (orca_list (self), READY, g_str_equal, NULL);
}

/* Starts Orca in the home of the program, and waits until it listens. */
Orca *
orca_new (Driver *driver)
{
  Orca *self = g_new0 (Orca, 1);
  const char *const argv[] = { "python3", g_getenv ("ICHOMP_ORCA"), NULL };
  g_auto (GStrv) environment = g_strdupv ((char **)driver_get_environment (driver));
  g_autoptr (GError) error = NULL;
  int output;

  /* It warns of programs that are just starting. */
  environment = g_environ_unsetenv (environment, "G_DEBUG");

  self->heard = g_ptr_array_new_with_free_func (g_free);
  output = g_file_open_tmp ("orca-XXXXXX", &self->path, &error);
  g_assert_no_error (error);
  g_spawn_async_with_pipes_and_fds (
      NULL, argv, (const char *const *)environment,
      G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, child_setup,
      NULL, -1, output, -1, NULL, NULL, 0, &self->pid, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_close (output, NULL);

  for (gint64 start = g_get_monotonic_time (); !is_ready (self);)
    {
      g_assert_cmpint (g_get_monotonic_time () - start, <, 60 * G_USEC_PER_SEC);
      g_usleep (G_USEC_PER_SEC / 20);
    }

  return self;
}

void
orca_free (Orca *self)
{
  /* It would say goodbye for a while. */
  kill (self->pid, SIGKILL);
  waitpid (self->pid, NULL, 0);
  g_unlink (self->path);
  g_free (self->path);
  g_ptr_array_unref (self->heard);
  g_free (self);
}

/* Returns everything that it has said so far. */
GPtrArray *
orca_list (Orca *self)
{
  g_autofree char *text = driver_read (self->path);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  /* The last one is empty or incomplete. */
  for (guint i = self->heard->len; i + 1 < g_strv_length (lines); i++)
    g_ptr_array_add (self->heard, g_strdup (lines[i]));

  return self->heard;
}
