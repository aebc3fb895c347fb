/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "catalogue.h"

G_BEGIN_DECLS

void untranslated_check (const char *list, const char *name, const Catalogue *catalogue);

G_END_DECLS
