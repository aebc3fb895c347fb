/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-position.h"

G_BEGIN_DECLS

/**
 * SgSearch:
 *
 * The outcomes, in misere play, of positions that can be reached from one position, found when they
 * are asked for. Not for several threads at once.
 */
typedef struct _SgSearch SgSearch;

guint64 sg_search_count (const SgPosition *position);
guint64 sg_search_get_limit (const SgPosition *position);

SgSearch *sg_search_new (const SgPosition *position);
void sg_search_free (SgSearch *self);
gboolean sg_search_is_won (SgSearch *self, const SgPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgSearch, sg_search_free)

G_END_DECLS
