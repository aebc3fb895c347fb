/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-types.h"

G_BEGIN_DECLS

const char *ichomp_language_get_code (IchompLanguage language);
const char *ichomp_language_get_name (IchompLanguage language);
const char *ichomp_language_get_short_name (IchompLanguage language);
const char *ichomp_language_get_english_name (IchompLanguage language);
const char *ichomp_language_get_tag (IchompLanguage language);
const char *ichomp_language_get_sample (IchompLanguage language);
gboolean ichomp_language_is_right_to_left (IchompLanguage language);
gunichar ichomp_language_get_zero (IchompLanguage language);
gboolean ichomp_language_find (const char *code, IchompLanguage *language);
gboolean ichomp_language_find_tag (const char *tag, IchompLanguage *language);
char *ichomp_language_dup_codes (void);
char *ichomp_language_dup_tags (void);

G_END_DECLS
