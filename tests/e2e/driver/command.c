/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <gio/gio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#include <sys/wait.h>

/* Inherited variables: where programs are, and how debugging tools behave. */
static const char *const kept_variables[] = { "PATH",         "TMPDIR",        "LD_LIBRARY_PATH",
                                              "ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS",
                                              "TSAN_OPTIONS", "MALLOC_CHECK_" };

/* The program under test. */
const char *
command_get_program (void)
{
  const char *program = g_getenv ("ICHOMP_PROGRAM");

  g_assert_nonnull (program);
  return program;
}

/* An environment without a display, a bus or a home. */
char **
command_build_environment (void)
{
  char **environment = g_new0 (char *, 1);

  for (guint i = 0; i < G_N_ELEMENTS (kept_variables); i++)
    {
      const char *value = g_getenv (kept_variables[i]);

      if (value != NULL)
        environment = g_environ_setenv (environment, kept_variables[i], value, TRUE);
    }

  environment = g_environ_setenv (environment, "G_DEBUG", "fatal-warnings", TRUE);
  environment = g_environ_setenv (environment, "LC_ALL", "C.UTF-8", TRUE);
  return environment;
}

typedef struct
{
  guint64 memory; /* in bytes, or 0 for no limit */
  guint seconds;  /* or 0 for no limit */
} Limits;

static void
set_limits (gpointer user_data)
{
  const Limits *limits = user_data;
  struct rlimit memory = { limits->memory, limits->memory };

  if (limits->memory > 0)
    setrlimit (RLIMIT_AS, &memory);
  alarm (limits->seconds); /* the signal ends the program that is executed */
}

static char *
dup_bytes (GBytes *bytes, gsize *length)
{
  const char *data = g_bytes_get_data (bytes, length);
  char *copy = g_malloc0 (*length + 1);

  if (*length > 0)
    memcpy (copy, data, *length);
  return copy;
}

static CommandResult *
run (const char *const *argv, const char *const *environment, Limits *limits)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) output = NULL;
  g_autoptr (GBytes) errors = NULL;
  g_autoptr (GError) error = NULL;
  CommandResult *result = g_new0 (CommandResult, 1);

  g_subprocess_launcher_set_environ (launcher, (char **)environment);
  g_subprocess_launcher_set_child_setup (launcher, set_limits, limits, NULL);

  process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &output, &errors, &error);
  g_assert_no_error (error);

  result->exited = g_subprocess_get_if_exited (process);
  result->status =
      result->exited ? g_subprocess_get_exit_status (process) : g_subprocess_get_term_sig (process);
  result->output = dup_bytes (output, &result->output_length);
  result->errors = dup_bytes (errors, &result->errors_length);
  return result;
}

/* Runs a program until it exits. @memory_limit: the address space in bytes, or 0 for no limit */
CommandResult *
command_run (const char *const *argv, const char *const *environment, guint64 memory_limit)
{
  return run (argv, environment, &(Limits){ .memory = memory_limit });
}

/* Runs a program until it exits, or is ended by SIGALRM after the time. */
CommandResult *
command_run_within (const char *const *argv, const char *const *environment, guint seconds)
{
  return run (argv, environment, &(Limits){ .seconds = seconds });
}

CommandResult *
command_run_analyze (const char *position)
{
  const char *const argv[] = { command_get_program (), "--analyze", position, NULL };
  g_auto (GStrv) environment = command_build_environment ();

  return command_run (argv, (const char *const *)environment, 0);
}

void
command_assert_succeeded (const CommandResult *result)
{
  g_assert_cmpstr (result->errors, ==, "");
  g_assert_true (result->exited);
  g_assert_cmpint (result->status, ==, 0);
}

void
command_result_free (CommandResult *self)
{
  g_free (self->output);
  g_free (self->errors);
  g_free (self);
}
