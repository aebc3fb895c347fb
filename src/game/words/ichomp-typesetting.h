/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *ichomp_typeset (const char *text);
char *ichomp_typeset_markup (const char *markup);
char *ichomp_markup_printf (const char *format, const char *markup);

G_END_DECLS
