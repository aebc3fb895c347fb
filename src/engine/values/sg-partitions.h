/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The numbering of all partitions with a fixed number of parts within given bounds. */
typedef struct _SgPartitions SgPartitions;

guint64 sg_partitions_count (const guint *bounds, guint n_parts);

SgPartitions *sg_partitions_new (const guint *bounds, guint n_parts, guint max_size);
void sg_partitions_free (SgPartitions *self);

guint sg_partitions_get_n (const SgPartitions *self);
guint sg_partitions_get_max_size (const SgPartitions *self);
guint sg_partitions_get_first (const SgPartitions *self, guint size);
gsize sg_partitions_get_n_bytes (const SgPartitions *self);
guint sg_partitions_rank (const SgPartitions *self, const guint *parts);
void sg_partitions_unrank (const SgPartitions *self, guint index, guint *parts);
guint
sg_partitions_rank_option (const SgPartitions *self, const guint *parts, guint row, guint column);
guint sg_partitions_list_options (const SgPartitions *self, const guint *parts, guint32 *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgPartitions, sg_partitions_free)

G_END_DECLS
