/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All catalogues of one language: the program's and those of GLib and GTK. Texts are compared as
 * they are displayed: without elements, mnemonics and direction marks. */
typedef struct _Translations Translations;

Translations *translations_load (const char *language);
void translations_free (Translations *self);

const char *translations_look_up (Translations *self, const char *context, const char *message);
gboolean translations_is_english (Translations *self, const char *text);
gboolean translations_is_translated (Translations *self, const char *text);
GPtrArray *translations_list (const char *const *messages, guint n_messages);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Translations, translations_free)

G_END_DECLS
