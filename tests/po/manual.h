/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *manual_extract (const char *language, const char *folder);
char *manual_translate (const char *language, const char *folder);

G_END_DECLS
