/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-library.h"

G_BEGIN_DECLS

char *ichomp_lesson_template_dup_default_path (void);
GBytes *ichomp_lesson_template_create (IchompLibrary *library, const char *path, GError **error);

G_END_DECLS
