/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _IchompTemplateWords IchompTemplateWords;

const IchompTemplateWords *ichomp_template_words_get (GType type);
void ichomp_template_words_apply (const IchompTemplateWords *self, GObject *object, const char *id);

G_END_DECLS
