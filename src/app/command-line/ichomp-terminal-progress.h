/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gint64 start; /* in microseconds */
  gint64 shown; /* the time when progress was last shown, or 0 */
  gboolean at_terminal;
} IchompTerminalProgress;

void ichomp_terminal_progress_begin (IchompTerminalProgress *self);
gboolean ichomp_terminal_progress_is_due (IchompTerminalProgress *self);
void ichomp_terminal_progress_show (IchompTerminalProgress *self, double fraction);
void ichomp_terminal_progress_clear (IchompTerminalProgress *self);

G_END_DECLS
