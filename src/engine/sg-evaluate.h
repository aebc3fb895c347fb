/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-error.h"
#include "sg-square.h"
#include "sg-table.h"

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

gboolean sg_evaluate_square (SgSquare *squares, guint d, SgProgress *progress, SgError *code);

G_END_DECLS
