/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The values of all diagrams inside a box, computed by one plain loop over a byte array: a third,
 * independent computation for the tests, and the yardstick of the benchmark. */
typedef struct _PlainTable PlainTable;

PlainTable *plain_table_new (guint width, guint height);
void plain_table_free (PlainTable *self);

gsize plain_table_get_n_values (const PlainTable *self);
guint plain_table_get_value (const PlainTable *self, const guint *rows, guint n_rows);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PlainTable, plain_table_free)

G_END_DECLS
