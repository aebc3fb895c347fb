/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "catalogue.h"

G_BEGIN_DECLS

/* All faults of a test are reported, not only the first. */
void findings_add (const CatalogueEntry *entry, const char *format, ...) G_GNUC_PRINTF (2, 3);
void findings_end (void);
guint findings_take (void);

G_END_DECLS
