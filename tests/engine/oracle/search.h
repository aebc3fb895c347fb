/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-rule.h"

G_BEGIN_DECLS

/* The outcome of any sum, by search: a position is won if some move leads to a lost one; without a
 * move it is lost under normal play and won under misere play. The search knows the moves of the
 * rulesets but neither values nor pieces nor the order of parts. It is for positions with the same
 * rulesets in the same places. */
typedef struct _Search Search;

Search *search_new (SgRule rule);
void search_free (Search *self);
gboolean search_is_won (Search *self, const SgPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Search, search_free)

G_END_DECLS
