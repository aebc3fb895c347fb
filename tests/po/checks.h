/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "catalogue.h"

G_BEGIN_DECLS

/* The origin of a message. */
typedef struct
{
  const char *language;
  gboolean is_manual; /* from the manual page */
  const char *domain; /* "gtk40" or "glib20" for texts of GTK or GLib, or NULL */
} ChecksPlace;

typedef void (*ChecksFunc) (const ChecksPlace *place, const CatalogueEntry *entry);

gboolean checks_is_key (const CatalogueEntry *entry);
const char *checks_get_tags (const ChecksPlace *place);

void checks_directives (const ChecksPlace *place, const CatalogueEntry *entry);
void checks_tags (const ChecksPlace *place, const CatalogueEntry *entry);
void checks_claims (const ChecksPlace *place, const CatalogueEntry *entry);
void checks_mnemonic (const ChecksPlace *place, const CatalogueEntry *entry);
void checks_space (const ChecksPlace *place, const CatalogueEntry *entry);
void checks_end (const ChecksPlace *place, const CatalogueEntry *entry);
void checks_english (const ChecksPlace *place, const CatalogueEntry *entry);
void checks_direction (const ChecksPlace *place, const CatalogueEntry *entry);
void checks_letters (const ChecksPlace *place, const CatalogueEntry *entry);

G_END_DECLS
