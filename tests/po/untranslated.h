/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "catalogue.h"

G_BEGIN_DECLS

void untranslated_check (const char *list, const char *name, const Catalogue *catalogue);
GPtrArray *untranslated_list_patterns (const char *list, const Catalogue *catalogue);
gboolean untranslated_excuses (const GPtrArray *patterns, const char *english);

G_END_DECLS
