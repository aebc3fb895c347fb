/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

/**
 * IchompHistoryReveal:
 * @ICHOMP_HISTORY_REVEAL_NOTHING: only the moves
 * @ICHOMP_HISTORY_REVEAL_OUTCOME: the mistakes
 * @ICHOMP_HISTORY_REVEAL_DECIMAL: u in decimal
 * @ICHOMP_HISTORY_REVEAL_BINARY: u in binary, unless in decimal
 *
 * What the list may show besides.
 */
typedef enum
{
  ICHOMP_HISTORY_REVEAL_NOTHING = 0,
  ICHOMP_HISTORY_REVEAL_OUTCOME = 1 << 0,
  ICHOMP_HISTORY_REVEAL_DECIMAL = 1 << 1,
  ICHOMP_HISTORY_REVEAL_BINARY = 1 << 2,
} IchompHistoryReveal;

#define ICHOMP_TYPE_HISTORY_LIST (ichomp_history_list_get_type ())

G_DECLARE_FINAL_TYPE (IchompHistoryList, ichomp_history_list, ICHOMP, HISTORY_LIST, GtkBox)

void ichomp_history_list_show (IchompHistoryList *self,
                               IchompSession *session,
                               SgReview *review,
                               IchompHistoryReveal reveal);
void ichomp_history_list_select (IchompHistoryList *self, guint index);

G_END_DECLS
