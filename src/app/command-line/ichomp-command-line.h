/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void ichomp_command_line_guard_output (void);
void ichomp_command_line_set_language (char **arguments);
void ichomp_command_line_add_options (GApplication *application);
int ichomp_command_line_handle (GVariantDict *options);

G_END_DECLS
