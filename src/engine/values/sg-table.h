/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-diagram.h"
#include "sg-progress.h"

G_BEGIN_DECLS

/* A number of values that every machine has room for; a 14x14 box has 40,116,600 sub-diagrams. */
#define SG_TABLE_DEFAULT_LIMIT 50000000

/**
 * SgTable:
 *
 * The Grundy values of all sub-diagrams of one diagram, its bounds. Immutable; may be read from any
 * thread.
 */
typedef struct _SgTable SgTable;

guint64 sg_table_count (const SgDiagram *bounds);
SgTable *sg_table_new (SgDiagram *bounds,
                       guint64 limit,
                       SgProgressFunc progress,
                       gpointer user_data,
                       GError **error);
SgTable *sg_table_new_on_threads (SgDiagram *bounds,
                                  guint64 limit,
                                  guint n_threads,
                                  SgProgressFunc progress,
                                  gpointer user_data,
                                  GError **error);
guint64 sg_table_estimate_n_bytes (const SgDiagram *bounds, guint n_threads);
guint64 sg_table_estimate_n_steps (const SgDiagram *bounds);
void sg_table_free (SgTable *self);

gboolean sg_table_covers (const SgTable *self, const SgDiagram *diagram);
guint sg_table_get_value (const SgTable *self, const SgDiagram *diagram);
guint *sg_table_get_option_values (const SgTable *self, const SgDiagram *diagram);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgTable, sg_table_free)

G_END_DECLS
