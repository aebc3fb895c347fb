/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

#define ICHOMP_GAME_FILE_SUFFIX ".ichomp"
#define ICHOMP_GAME_FILE_TYPE "application/x-ichomp-game"

void ichomp_game_file_save (GFile *file,
                            IchompSession *session,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
gboolean ichomp_game_file_save_finish (GFile *file, GAsyncResult *result, GError **error);

void ichomp_game_file_load (GFile *file,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
GBytes *ichomp_game_file_load_finish (GFile *file, GAsyncResult *result, GError **error);

G_END_DECLS
