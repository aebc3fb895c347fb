/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

/* Directions in a game. */
typedef enum
{
  ICHOMP_HISTORY_STEP_FIRST,
  ICHOMP_HISTORY_STEP_PREVIOUS,
  ICHOMP_HISTORY_STEP_NEXT,
  ICHOMP_HISTORY_STEP_LAST,
} IchompHistoryStep;

#define ICHOMP_TYPE_HISTORY_PANEL (ichomp_history_panel_get_type ())

G_DECLARE_FINAL_TYPE (IchompHistoryPanel, ichomp_history_panel, ICHOMP, HISTORY_PANEL, GtkBox)

GtkWidget *ichomp_history_panel_new (IchompSession *session, GSettings *settings);

gboolean ichomp_history_panel_step (IchompHistoryPanel *self, IchompHistoryStep step);
SgReview *ichomp_history_panel_get_review (IchompHistoryPanel *self);
void ichomp_history_panel_learn (IchompHistoryPanel *self);
void ichomp_history_panel_set_offers_learning (IchompHistoryPanel *self, gboolean offers);

G_END_DECLS
