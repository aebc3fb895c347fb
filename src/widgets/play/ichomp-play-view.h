/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"
#include "game/explanation/ichomp-step-view.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PLAY_VIEW (ichomp_play_view_get_type ())

G_DECLARE_FINAL_TYPE (IchompPlayView, ichomp_play_view, ICHOMP, PLAY_VIEW, GtkBox)

GtkWidget *ichomp_play_view_new (IchompSession *session, GSettings *settings);

gboolean ichomp_play_view_close_guide (IchompPlayView *self);
GtkWidget *ichomp_play_view_get_start_offer (IchompPlayView *self);
GtkWidget *ichomp_play_view_get_result_card (IchompPlayView *self);
gboolean ichomp_play_view_focus_board (IchompPlayView *self);
gboolean ichomp_play_view_explain_tile (IchompPlayView *self);
void ichomp_play_view_light (IchompPlayView *self, const IchompStepView *view);
void ichomp_play_view_set_looks_back (IchompPlayView *self, gboolean looks_back);
void ichomp_play_view_set_discreet (IchompPlayView *self, gboolean discreet);
char *ichomp_play_view_dup_sum (IchompPlayView *self);

G_END_DECLS
