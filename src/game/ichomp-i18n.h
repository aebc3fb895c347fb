/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void ichomp_i18n_init (void);

gboolean ichomp_i18n_set_language (const char *language);
char *ichomp_i18n_dup_languages (void);

G_END_DECLS
