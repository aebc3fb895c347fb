/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/ichomp-window.h"

G_BEGIN_DECLS

void ichomp_game_files_add (IchompWindow *window);
char *ichomp_game_files_check (const char *path);
void ichomp_game_files_open (IchompWindow *window, GFile *file);
void ichomp_game_files_use (IchompWindow *window, SgGame *game);

G_END_DECLS
