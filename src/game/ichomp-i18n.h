/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-types.h"

G_BEGIN_DECLS

void ichomp_i18n_init (void);
void ichomp_i18n_bind_gtk (void);

void ichomp_i18n_set_language (IchompLanguage language);
void ichomp_i18n_lend (IchompLanguage language);
void ichomp_i18n_take_back (void);
IchompLanguage ichomp_i18n_resolve (IchompLanguage language);
IchompLanguage ichomp_i18n_get_choice (void);
IchompLanguage ichomp_i18n_get_language (void);
gboolean ichomp_i18n_has_translation (IchompLanguage language);

G_END_DECLS
