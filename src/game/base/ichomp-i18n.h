/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-types.h"

G_BEGIN_DECLS

void ichomp_i18n_init (void);
void ichomp_i18n_bind_gtk (void);

/**
 * IchompLanguageScope:
 *
 * Declared with `g_auto`, a variable of this type lets texts be translated to another language
 * until it goes out of scope.
 */
typedef struct
{
  /*< private >*/
  IchompLanguage before;
} IchompLanguageScope;

IchompLanguageScope ichomp_language_scope_enter (IchompLanguage language);
void ichomp_language_scope_leave (IchompLanguageScope *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (IchompLanguageScope, ichomp_language_scope_leave)

void ichomp_i18n_set_language (IchompLanguage language);
IchompLanguage ichomp_i18n_resolve (IchompLanguage language);
IchompLanguage ichomp_i18n_get_choice (void);
IchompLanguage ichomp_i18n_get_language (void);
gboolean ichomp_i18n_has_translation (IchompLanguage language);

G_END_DECLS
