/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/ichomp-window.h"
#include "ichomp-learning.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_GAME_FILES (ichomp_game_files_get_type ())

G_DECLARE_FINAL_TYPE (IchompGameFiles, ichomp_game_files, ICHOMP, GAME_FILES, GObject)

IchompGameFiles *ichomp_game_files_new (IchompWindow *window, IchompLearning *learning);
char *ichomp_game_files_check (const char *path);
void ichomp_game_files_open (IchompGameFiles *self, GFile *file);
void ichomp_game_files_use (IchompGameFiles *self, SgGame *game);

G_END_DECLS
