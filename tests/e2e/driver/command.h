/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The result of a program. The texts may hold any bytes; a zero that is not counted follows. */
typedef struct
{
  gboolean exited; /* rather than killed by a signal */
  int status;      /* its exit status, or that signal */
  char *output;
  gsize output_length;
  char *errors;
  gsize errors_length;
} CommandResult;

const char *command_get_program (void);
char **command_build_environment (void);

CommandResult *
command_run (const char *const *argv, const char *const *environment, guint64 memory_limit);
CommandResult *
command_run_within (const char *const *argv, const char *const *environment, guint seconds);
CommandResult *command_run_analyze (const char *position);
void command_assert_succeeded (const CommandResult *result);
void command_result_free (CommandResult *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CommandResult, command_result_free)

G_END_DECLS
