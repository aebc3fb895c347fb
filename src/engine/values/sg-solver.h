/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-position.h"
#include "sg-progress.h"
#include "sg-table.h"

G_BEGIN_DECLS

/**
 * SgSolver:
 *
 * The values of all positions that can be reached from one position. Immutable and reference
 * counted; may be read from any thread.
 */
typedef struct _SgSolver SgSolver;

guint64 sg_solver_count (const SgPosition *position);
SgSolver *sg_solver_new (const SgPosition *position,
                         guint64 limit,
                         SgProgressFunc progress,
                         gpointer user_data,
                         GError **error);
SgSolver *sg_solver_new_on_threads (const SgPosition *position,
                                    guint64 limit,
                                    guint n_threads,
                                    SgProgressFunc progress,
                                    gpointer user_data,
                                    GError **error);
guint64 sg_solver_estimate_n_bytes (const SgPosition *position, guint n_threads);
guint64 sg_solver_estimate_n_steps (const SgPosition *position);
SgSolver *sg_solver_ref (SgSolver *self);
void sg_solver_unref (SgSolver *self);

gboolean sg_solver_covers (const SgSolver *self, const SgPosition *position);
guint sg_solver_get_value (const SgSolver *self, const SgPart *part);
guint *sg_solver_get_option_values (const SgSolver *self, const SgPart *part);

gboolean sg_solver_behaves_as_heaps (const SgSolver *self, const SgPosition *position);
gboolean sg_solver_check_misere (const SgSolver *self, GError **error);
gboolean sg_solver_is_won_in_misere (SgSolver *self, const SgPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgSolver, sg_solver_unref)

G_END_DECLS
