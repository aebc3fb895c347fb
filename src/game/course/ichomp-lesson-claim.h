/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean ichomp_lesson_claim_check (const char *claim, const char *text, char **complaint);
gboolean ichomp_lesson_claim_has_result (const char *claim, guint number);

G_END_DECLS
