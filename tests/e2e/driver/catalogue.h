/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The translations into one language, as they are compiled. Texts are compared as they are seen:
 * without elements and without the sign of a mnemonic. */
typedef struct _Catalogue Catalogue;

char **catalogue_list_languages (void);

Catalogue *catalogue_load (const char *language);
void catalogue_free (Catalogue *self);

const char *catalogue_look_up (Catalogue *self, const char *context, const char *message);
gboolean catalogue_is_foreign (Catalogue *self, const char *text);
gboolean catalogue_is_own (Catalogue *self, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Catalogue, catalogue_free)

G_END_DECLS
