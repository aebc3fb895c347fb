/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The census of the command line as a person or a script runs it. */

#include "command.h"
#include "test-main.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>

static CommandResult *
run (const char *n_tiles, const char *n_threads)
{
  const char *const argv[] = {
    command_get_program (), "--census", n_tiles, "--threads", n_threads, NULL
  };
  g_auto (GStrv) environment = command_build_environment ();

  return command_run (argv, (const char *const *)environment, 0);
}

static void
test_lines (void)
{
  static const char lines[] = "tiles\t1\t1\t1\t1\t0\t1\n"
                              "tiles\t2\t2\t0\t2\t1\t2\n"
                              "tiles\t3\t3\t1\t3\t1\t3\n"
                              "tiles\t4\t5\t0\t4\t1\t4\n"
                              "tiles\t5\t7\t3\t5\t1\t5\n"
                              "tiles\t6\t11\t0\t6\t3\t3,2,1\n"
                              "tiles\t7\t15\t3\t7\t2\t3,3,1\n"
                              "tiles\t8\t22\t2\t8\t2\t4,3,1\n";
  static const char *const n_threads[] = { "1", "2", "64" };

  for (guint i = 0; i < G_N_ELEMENTS (n_threads); i++)
    {
      g_autoptr (CommandResult) result = run ("8", n_threads[i]);

      command_assert_succeeded (result);
      g_assert_cmpstr (result->output, ==, lines);
      g_assert_cmpuint (result->errors_length, ==, 0);
    }
}

/* One line of error message, and nothing else. */
static void
test_refused (void)
{
  static const struct
  {
    const char *n_tiles;
    const char *n_threads;
    const char *told;
  } cases[] = {
    { "0", "1", "--census" },  { "256", "1", "--census" }, { "many", "1", "--census" },
    { "5", "0", "--threads" }, { "5", "-1", "--threads" }, { "255", "1", "PiB" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CommandResult) result = run (cases[i].n_tiles, cases[i].n_threads);

      g_assert_true (result->exited);
      g_assert_cmpint (result->status, ==, 1);
      g_assert_cmpuint (result->output_length, ==, 0);
      g_assert_nonnull (strstr (result->errors, cases[i].told));
      g_assert_true (strchr (result->errors, '\n') == result->errors + result->errors_length - 1);
    }
}

/* Whether the program has announced how it handles Ctrl+C. */
static gboolean
catches_interrupt (GPid pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/status", (int)pid);
  g_autofree char *text = NULL;
  const char *caught;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  caught = strstr (text, "SigCgt:");
  g_assert_nonnull (caught);
  return (g_ascii_strtoull (caught + strlen ("SigCgt:") + 1, NULL, 16) >> (SIGINT - 1)) & 1;
}

static void
test_interrupted (void)
{
  const char *const argv[] = { command_get_program (), "--census", "96", "--threads", "2", NULL };
  g_auto (GStrv) environment = command_build_environment ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GIOChannel) channel = NULL;
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;
  gsize length;
  GPid pid;
  int out;
  int status;

  g_assert_true (g_spawn_async_with_pipes (NULL, (char **)argv, environment,
                                           G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, NULL, &out,
                                           NULL, &error));
  while (!catches_interrupt (pid))
    g_usleep (1000);
  g_assert_cmpint (kill (pid, SIGINT), ==, 0);

  channel = g_io_channel_unix_new (out);
  g_io_channel_set_close_on_unref (channel, TRUE);
  g_assert_cmpint (g_io_channel_read_to_end (channel, &output, &length, &error), ==,
                   G_IO_STATUS_NORMAL);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 130);

  /* The printed part is whole. */
  lines = g_strsplit (length == 0 ? "" : output, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      g_assert_cmpuint (g_strv_length (fields), ==, 7);
      g_assert_cmpuint (g_ascii_strtoull (fields[1], NULL, 10), ==, i + 1);
    }
  g_assert_cmpstr (length == 0 ? "" : lines[g_strv_length (lines) - 1], ==, "");
}

void
add_tests (void)
{
  g_test_add_func ("/census/lines", test_lines);
  g_test_add_func ("/census/refused", test_refused);
  g_test_add_func ("/census/interrupted", test_interrupted);
}
