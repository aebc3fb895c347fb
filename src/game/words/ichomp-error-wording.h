/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *ichomp_wording_excerpt (const char *text);
char *ichomp_wording_line (const char *text);
char *ichomp_wording_error (const GError *error);
char *ichomp_wording_file_error (const GError *error);
char *ichomp_wording_system_error (int code);

G_END_DECLS
