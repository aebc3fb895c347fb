/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Parts of a text, each as a sorted array of strings. */
GPtrArray *texts_collect (const char *text, const char *pattern);
GPtrArray *texts_collect_directives (const char *text);
GPtrArray *texts_collect_claims (const char *text);

gboolean texts_equal (GPtrArray *a, GPtrArray *b);
char *texts_join (GPtrArray *texts);
char *texts_remove (const char *text, const char *pattern);
gboolean texts_match (const char *text, const char *pattern);
char *texts_normalize (const char *text, const char *tags, const char *language);

G_END_DECLS
