/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-rule.h"

G_BEGIN_DECLS

GArray *sg_end_list_wins (const SgPosition *position, SgRule rule);
GArray *sg_end_list_moves (const SgPosition *position, SgRule rule);
GArray *sg_end_list_smallest (const SgPosition *position, SgRule rule);

G_END_DECLS
