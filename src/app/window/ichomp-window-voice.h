/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"
#include "widgets/play/ichomp-play-page.h"

G_BEGIN_DECLS

void ichomp_window_voice_follow (GtkWidget *window,
                                 IchompSession *session,
                                 IchompPlayPage *view,
                                 GSettings *settings);
void ichomp_window_voice_tell_game (GtkWidget *window);

G_END_DECLS
