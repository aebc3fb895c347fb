/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-family.h"

G_BEGIN_DECLS

guint sg_lengths_get_max_taken (const SgPart *part);
const guint32 *sg_lengths_get_values (gconstpointer values, const SgPart *part, guint max_length);
guint sg_lengths_get_max_heap (gconstpointer values, const SgPart *part);
guint32 *sg_lengths_compute (const SgRuleset *rules,
                             guint32 code,
                             guint max_length,
                             SgProgressFunc progress,
                             gpointer user_data);

G_END_DECLS
