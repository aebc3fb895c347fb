/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PLAY_PAGE (ichomp_play_page_get_type ())

G_DECLARE_FINAL_TYPE (IchompPlayPage, ichomp_play_page, ICHOMP, PLAY_PAGE, GtkBox)

GtkWidget *ichomp_play_page_new (IchompSession *session, GSettings *settings);

gboolean ichomp_play_page_focus_board (IchompPlayPage *self);
void ichomp_play_page_focus (IchompPlayPage *self);
void ichomp_play_page_set_on_task (IchompPlayPage *self, gboolean on_task);
void ichomp_play_page_focus_offer (IchompPlayPage *self);
void ichomp_play_page_give_hint (IchompPlayPage *self);

G_END_DECLS
