/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/words/ichomp-message.h"
#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"
#include "widgets/play/ichomp-play-page.h"
#include "ichomp-task-bar.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_WINDOW (ichomp_window_get_type ())

G_DECLARE_FINAL_TYPE (IchompWindow, ichomp_window, ICHOMP, WINDOW, GtkApplicationWindow)

GtkWidget *
ichomp_window_new (GtkApplication *application, IchompSession *session, GSettings *settings);

IchompSession *ichomp_window_get_session (IchompWindow *self);
GSettings *ichomp_window_get_settings (IchompWindow *self);
IchompPlayPage *ichomp_window_get_view (IchompWindow *self);

GtkStack *ichomp_window_get_stack (IchompWindow *self);
IchompTaskBar *ichomp_window_get_task_bar (IchompWindow *self);
const char *ichomp_window_get_page (IchompWindow *self);

void ichomp_window_begin_game (IchompWindow *self, const IchompSetup *setup, SgGame *game);
void ichomp_window_end_task (IchompWindow *self);
void ichomp_window_focus_board (IchompWindow *self);
void ichomp_window_show_page (IchompWindow *self, const char *name);
void ichomp_window_show_notice (IchompWindow *self, IchompMessage *message);
void
ichomp_window_report (IchompWindow *self, const char *topic, gboolean ok, IchompMessage *message);
void ichomp_window_offer (IchompWindow *self,
                          const char *topic,
                          IchompMessage *message,
                          const char *label,
                          const char *action);
void ichomp_window_take_back_notice (IchompWindow *self, IchompMessage *message);

G_END_DECLS
