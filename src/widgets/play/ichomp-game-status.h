/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_GAME_STATUS (ichomp_game_status_get_type ())

G_DECLARE_FINAL_TYPE (IchompGameStatus, ichomp_game_status, ICHOMP, GAME_STATUS, GtkBox)

void ichomp_game_status_show (IchompGameStatus *self, IchompSession *session, gboolean looks_back);

void ichomp_game_status_set_brief (IchompGameStatus *self, gboolean brief);

G_END_DECLS
