/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_STUDY_VIEW (ichomp_study_view_get_type ())

G_DECLARE_FINAL_TYPE (IchompStudyView, ichomp_study_view, ICHOMP, STUDY_VIEW, GtkBox)

GtkWidget *ichomp_study_view_new (IchompSession *session, GSettings *settings);

gboolean ichomp_study_view_focus_board (IchompStudyView *self);
void ichomp_study_view_focus (IchompStudyView *self);
void ichomp_study_view_set_on_task (IchompStudyView *self, gboolean on_task);
void ichomp_study_view_focus_offer (IchompStudyView *self);
void ichomp_study_view_give_hint (IchompStudyView *self);

G_END_DECLS
