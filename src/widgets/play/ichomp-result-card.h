/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_RESULT_CARD (ichomp_result_card_get_type ())

G_DECLARE_FINAL_TYPE (IchompResultCard, ichomp_result_card, ICHOMP, RESULT_CARD, GtkBox)

void ichomp_result_card_show (IchompResultCard *self,
                              IchompSession *session,
                              GSettings *settings,
                              const SgReview *review);
void ichomp_result_card_celebrate (IchompResultCard *self);
const char *ichomp_result_card_get_conclusion (IchompResultCard *self);

G_END_DECLS
