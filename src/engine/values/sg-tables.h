/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-diagram.h"
#include "sg-family.h"

G_BEGIN_DECLS

guint sg_tables_get_value (gconstpointer values, const SgDiagram *diagram);
guint *sg_tables_get_option_values (gconstpointer values, const SgDiagram *diagram);

G_END_DECLS
