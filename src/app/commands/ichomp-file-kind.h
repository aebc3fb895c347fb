/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window/ichomp-window.h"

G_BEGIN_DECLS

char *ichomp_file_kind_check (const char *path);
void ichomp_file_kind_open (GFile *file, IchompWindow *window);

G_END_DECLS
