/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/base/ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/* Sentences */
char *ichomp_wording_step (IchompParts parts, const SgExplanation *explanation, guint index);
char *ichomp_wording_step_spoken (IchompParts parts, const SgExplanation *explanation, guint index);
char *ichomp_wording_step_title (IchompParts parts, const SgExplanation *explanation, guint index);

/* The question before a step */
gboolean ichomp_wording_can_ask (const SgExplanation *explanation, guint index);
char *ichomp_wording_question (IchompParts parts, const SgExplanation *explanation, guint index);
char *ichomp_wording_wrong_answer (IchompParts parts,
                                   const SgExplanation *explanation,
                                   guint index,
                                   guint answer);

G_END_DECLS
