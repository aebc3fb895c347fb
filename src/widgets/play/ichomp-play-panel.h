/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/explanation/ichomp-explanation-panel.h"
#include "widgets/history/ichomp-history-panel.h"
#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PLAY_PANEL (ichomp_play_panel_get_type ())

G_DECLARE_FINAL_TYPE (IchompPlayPanel, ichomp_play_panel, ICHOMP, PLAY_PANEL, GtkWidget)

void ichomp_play_panel_follow (IchompPlayPanel *self,
                               IchompSession *session,
                               GSettings *settings,
                               GtkWidget *start_offer,
                               GtkWidget *result_card);
void ichomp_play_panel_set_orientation (IchompPlayPanel *self, GtkOrientation orientation);

void ichomp_play_panel_make (IchompPlayPanel *self);
gboolean ichomp_play_panel_is_made (IchompPlayPanel *self);
IchompExplanationPanel *ichomp_play_panel_get_explanation (IchompPlayPanel *self);
IchompHistoryPanel *ichomp_play_panel_get_history (IchompPlayPanel *self);

gboolean ichomp_play_panel_explains_end (IchompPlayPanel *self);
gboolean ichomp_play_panel_may_explain (IchompPlayPanel *self);
gboolean ichomp_play_panel_is_explaining (IchompPlayPanel *self);
void ichomp_play_panel_open_explanation (IchompPlayPanel *self);
void ichomp_play_panel_turn_to_explanation (IchompPlayPanel *self);
void ichomp_play_panel_set_on_task (IchompPlayPanel *self, gboolean on_task);
void ichomp_play_panel_explain_end (IchompPlayPanel *self);
void ichomp_play_panel_learn (IchompPlayPanel *self);
gboolean ichomp_play_panel_close (IchompPlayPanel *self);
gboolean ichomp_play_panel_focus (GtkWidget *panel);

G_END_DECLS
