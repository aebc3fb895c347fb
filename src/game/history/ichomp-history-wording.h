/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

/* Where in the game */
const char *ichomp_wording_history_start (void);
char *ichomp_wording_history_move (IchompSession *session, guint index);
char *ichomp_wording_history_place (guint index, guint n_moves);

/* u along the game */
char *ichomp_wording_history_nim_sum (guint index, guint nim_sum);
char *ichomp_wording_history_change (guint before, guint after);
char *ichomp_wording_history_nim_sums (const SgReview *review);

/* What a move was worth */
char *ichomp_wording_history_judgement (const SgReview *review,
                                        guint index,
                                        gboolean by_computer,
                                        gboolean tell_nim_sum);
char *
ichomp_wording_history_refutation (IchompParts parts, const SgMove *reply, gboolean tell_nim_sum);

/* Why the game ended as it did */
char *ichomp_wording_history_conclusion (IchompSession *session,
                                         const SgConclusion *conclusion,
                                         gboolean tell_nim_sum);
const char *ichomp_wording_history_why (IchompOpponent opponent, IchompPlayer winner);

/* Trying again */
const char *ichomp_wording_history_task (IchompSession *session, guint index);
char *ichomp_wording_history_recall (IchompSession *session, guint index);
char *ichomp_wording_history_failure (guint nim_sum, gboolean tell_nim_sum);
const char *ichomp_wording_history_reason (gboolean over, gboolean tell_nim_sum);

G_END_DECLS
