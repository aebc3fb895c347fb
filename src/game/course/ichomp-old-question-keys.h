/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *ichomp_old_question_key_find_id (const char *lesson, const char *key);
const char *ichomp_old_question_key_find (const char *lesson, const char *id);

G_END_DECLS
