/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "base/ichomp-types.h"
#include "sg.h"

G_BEGIN_DECLS

/* The number of hints for a position; each says more than the one before. */
#define ICHOMP_N_HINT_GRADES 4

char *ichomp_wording_hint (IchompParts parts, const SgAnalysis *analysis, guint grade);

G_END_DECLS
