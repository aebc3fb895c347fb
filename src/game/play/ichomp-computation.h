/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/sg.h"

G_BEGIN_DECLS

/* The engine indexes tables by 32 bits. */
#define ICHOMP_COMPUTATION_MAX_VALUES G_MAXUINT32

typedef struct _IchompComputation IchompComputation;

/*< private >
 * IchompProgressFunc:
 * @fraction: the part that is done, from 0 to 1
 * @user_data: from ichomp_computation_new()
 *
 * Called in the main context of the thread that began the computation.
 */
typedef void (*IchompProgressFunc) (double fraction, gpointer user_data);

/*< private >
 * IchompComputedFunc:
 * @solver: (transfer full) (nullable): the tables
 * @error: (nullable): the reason why @solver is %NULL
 * @user_data: from ichomp_computation_new()
 *
 * Called once, in the main context of the thread that began the computation.
 */
typedef void (*IchompComputedFunc) (SgSolver *solver, const GError *error, gpointer user_data);

IchompComputation *ichomp_computation_new (SgPosition *position,
                                           guint64 limit,
                                           guint n_threads,
                                           IchompProgressFunc progress,
                                           IchompComputedFunc computed,
                                           gpointer user_data);
void ichomp_computation_free (IchompComputation *self);

SgPosition *ichomp_computation_get_position (const IchompComputation *self);

gboolean ichomp_computation_check_affordable (SgPosition *position, GError **error);
SgSolver *ichomp_computation_run (SgPosition *position,
                                  SgProgressFunc progress,
                                  gpointer user_data,
                                  GError **error);

G_END_DECLS
