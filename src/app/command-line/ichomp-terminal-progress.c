/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The progress of a long computation: one line on standard error that each second replaces, if
 * standard error is a terminal. */

#include "ichomp-terminal-progress.h"

#include <stdio.h>
#include <unistd.h>

void
ichomp_terminal_progress_begin (IchompTerminalProgress *self)
{
  *self = (IchompTerminalProgress){ g_get_monotonic_time (), 0, isatty (STDERR_FILENO) };
}

static void
clear_line (void)
{
  fputs ("\r\033[K", stderr);
}

/* Whether the caller is to print the line now: at most once a second, and not during the first. */
gboolean
ichomp_terminal_progress_is_due (IchompTerminalProgress *self)
{
  gint64 now = g_get_monotonic_time ();

  if (!self->at_terminal || now - MAX (self->start, self->shown) <= G_USEC_PER_SEC)
    return FALSE;

  clear_line ();
  self->shown = now;
  return TRUE;
}

void
ichomp_terminal_progress_show (IchompTerminalProgress *self, double fraction)
{
  if (ichomp_terminal_progress_is_due (self))
    g_printerr ("%u %%", (guint)(100 * fraction));
}

void
ichomp_terminal_progress_clear (IchompTerminalProgress *self)
{
  if (self->shown != 0)
    clear_line ();
  self->shown = 0;
}
