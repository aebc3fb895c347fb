/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *ichomp_paths_get_message_locale_dir (void);
const char *ichomp_paths_get_lesson_dir (void);
const char *ichomp_paths_get_locale_dir (void);
char *ichomp_paths_dup_foreign_locale_dir (const char *domain);
char *ichomp_paths_dup_user_file (const char *name);

G_END_DECLS
