/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"
#include "widgets/play/ichomp-play-page.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_WINDOW_VOICE (ichomp_window_voice_get_type ())

G_DECLARE_FINAL_TYPE (IchompWindowVoice, ichomp_window_voice, ICHOMP, WINDOW_VOICE, GObject)

IchompWindowVoice *ichomp_window_voice_new (GtkWidget *window,
                                            IchompSession *session,
                                            IchompPlayPage *view,
                                            GSettings *settings);
void ichomp_window_voice_tell_game (IchompWindowVoice *self);

G_END_DECLS
