/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

IchompSession *support_session_new (guint32 seed);
IchompSetup support_setup (guint width, guint height);
void support_start (IchompSession *session, const IchompSetup *setup, const char *game);
void support_play (IchompSession *session, const char *move);
void support_play_computer (IchompSession *session);
void support_assert_position (IchompSession *session, const char *expected);
void support_assert_consistent (IchompSession *session);
void support_check_signals (IchompSession *session);
void support_wait_until_computed (IchompSession *session);

char *support_dup_without_checksum (const char *text);
gboolean support_save_game (GFile *file, IchompSession *session, GError **error);

void support_iterate (void);
guint support_count_files (const char *folder);
void support_remove_all (const char *path);
char *support_copy_program (const char *folder);

G_END_DECLS
