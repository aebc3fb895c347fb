/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rules/sg-diagram.h"

G_BEGIN_DECLS

/**
 * SG_TABLE_DEFAULT_LIMIT:
 *
 * The number of values up to which a table is made unless the caller says otherwise: room for a
 * 14x14 box (40,116,600 diagrams) in as many bytes.
 */
#define SG_TABLE_DEFAULT_LIMIT 50000000

/**
 * SgProgressFunc:
 * @fraction: how much is done, from 0 to 1
 * @user_data: what was passed with the function
 *
 * Called now and then during a long computation, on the thread that computes.
 *
 * Returns: %TRUE to go on, %FALSE to stop
 */
typedef gboolean (*SgProgressFunc) (double fraction, gpointer user_data);

/**
 * SgTable:
 *
 * The Grundy values of all sub-diagrams of one diagram. Immutable and reference counted; may be
 * read from any thread.
 */
typedef struct _SgTable SgTable;

#define SG_TYPE_TABLE (sg_table_get_type ())

GType sg_table_get_type (void);

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
SgTable *sg_table_ref (SgTable *self);
void sg_table_unref (SgTable *self);

SgDiagram *sg_table_get_bounds (const SgTable *self);
guint64 sg_table_get_n_values (const SgTable *self);
gsize sg_table_get_n_bytes (const SgTable *self);
gboolean sg_table_covers (const SgTable *self, const SgDiagram *diagram);
guint sg_table_get_value (const SgTable *self, const SgDiagram *diagram);
guint *sg_table_get_option_values (const SgTable *self, const SgDiagram *diagram);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgTable, sg_table_unref)

G_END_DECLS
