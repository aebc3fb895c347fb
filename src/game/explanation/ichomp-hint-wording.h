/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/base/ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/* What a hint tells; each tells more than the one before. In Chomp, which has a single quadrant,
 * the second is the number, and the third how many tiles lead to it. */
typedef enum
{
  ICHOMP_HINT_OUTCOME = 1, /* whether the player to move can win */
  ICHOMP_HINT_QUADRANT,    /* where the winning move is */
  ICHOMP_HINT_NUMBER,      /* which number the value must become, and why */
  ICHOMP_HINT_TILE,        /* the winning move */
} IchompHintGrade;

#define ICHOMP_N_HINT_GRADES ICHOMP_HINT_TILE

char *ichomp_wording_hint (IchompParts parts, const SgAnalysis *analysis, IchompHintGrade grade);

G_END_DECLS
