/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "catalogue.h"

G_BEGIN_DECLS

void mnemonics_check (const Catalogue *catalogue);

G_END_DECLS
