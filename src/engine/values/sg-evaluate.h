/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rules/sg-error.h"
#include "sg-table.h"
#include "sg-tile.h"

G_BEGIN_DECLS

/*< private >
 * SgProgress:
 * @done: values computed
 * @reported: values of which @func has been told
 * @total: values to compute
 * @func: (nullable): whom to tell
 * @user_data: passed to @func
 *
 * How far a computation has come.
 */
typedef struct
{
  guint64 done;
  guint64 reported;
  guint64 total;
  SgProgressFunc func;
  gpointer user_data;
} SgProgress;

/*< private >
 * SgVisitFunc:
 * @tile: a tile whose values have been computed, with its counts
 * @thread: which thread this is, from 0
 * @user_data: what was passed with the function
 *
 * Called once a tile, on the thread that computed it.
 */
typedef void (*SgVisitFunc) (const SgTile *tile, guint thread, gpointer user_data);

gboolean sg_evaluate_square (SgSquare *squares,
                             guint d,
                             guint n_threads,
                             SgProgress *progress,
                             SgVisitFunc visit,
                             gpointer visit_data,
                             SgError *code);
guint64 sg_evaluate_get_n_steps (const SgSquare *square);
gsize sg_evaluate_get_n_bytes (const SgSquare *squares, guint d, guint n_threads);

G_END_DECLS
