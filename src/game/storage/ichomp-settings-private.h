/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-settings.h"

G_BEGIN_DECLS

/* Returns: whether @schema has all that is wanted. An older one of the same name may come first in
 * the search. */
typedef gboolean (*IchompSchemaFitsFunc) (GSettingsSchema *schema);

GSettings *ichomp_settings_open (IchompSchemaFitsFunc fits, gboolean *kept);
const GVariantType *ichomp_settings_get_variant_type (GParamSpec *pspec);

G_END_DECLS
