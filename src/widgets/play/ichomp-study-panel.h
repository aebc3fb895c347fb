/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/explanation/ichomp-explanation-panel.h"
#include "widgets/history/ichomp-history-panel.h"
#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_STUDY_PANEL (ichomp_study_panel_get_type ())

G_DECLARE_FINAL_TYPE (IchompStudyPanel, ichomp_study_panel, ICHOMP, STUDY_PANEL, GtkWidget)

void
ichomp_study_panel_follow (IchompStudyPanel *self, IchompSession *session, GSettings *settings);
void ichomp_study_panel_set_orientation (IchompStudyPanel *self, GtkOrientation orientation);

void ichomp_study_panel_make (IchompStudyPanel *self);
gboolean ichomp_study_panel_is_made (IchompStudyPanel *self);
IchompExplanationPanel *ichomp_study_panel_get_explanation (IchompStudyPanel *self);
IchompHistoryPanel *ichomp_study_panel_get_history (IchompStudyPanel *self);

gboolean ichomp_study_panel_may_explain (IchompStudyPanel *self);
gboolean ichomp_study_panel_is_explaining (IchompStudyPanel *self);
void ichomp_study_panel_open_explanation (IchompStudyPanel *self);
void ichomp_study_panel_turn_to_explanation (IchompStudyPanel *self);
void ichomp_study_panel_set_on_task (IchompStudyPanel *self, gboolean on_task);
void ichomp_study_panel_learn (IchompStudyPanel *self);
gboolean ichomp_study_panel_close (IchompStudyPanel *self);
gboolean ichomp_study_panel_focus_offer (IchompStudyPanel *self);
gboolean ichomp_study_panel_focus (GtkWidget *panel);

G_END_DECLS
