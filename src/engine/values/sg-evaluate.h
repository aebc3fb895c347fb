/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-error.h"
#include "sg-progress.h"
#include "sg-tile.h"

G_BEGIN_DECLS

/*< private >
 * SgProgress:
 * @done: the number of steps done, see sg_evaluate_get_n_steps()
 * @reported: the number of steps when @func was called last
 * @total: the number of steps to do
 * @func: (nullable): reports the progress
 * @user_data: passed to @func
 *
 * The progress of a computation.
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
 * @tile: a tile with values and counts
 * @thread: the number of the thread, from 0
 * @user_data: the user data of the evaluation
 *
 * Called once for each tile, on the thread that has computed it.
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
