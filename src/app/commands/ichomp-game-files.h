/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window/ichomp-window.h"

G_BEGIN_DECLS

void ichomp_game_files_add (IchompWindow *window);
void ichomp_game_files_open (IchompWindow *window, GFile *file);
void ichomp_game_files_use (IchompWindow *window, SgGame *game);
void ichomp_game_files_fill_recent (GMenu *menu);

G_END_DECLS
