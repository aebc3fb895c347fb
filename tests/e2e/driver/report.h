/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rules.h"

G_BEGIN_DECLS

/* The fields that the command line prints about a position. @rule: or NULL for the usual one */
GHashTable *report_new (const RulesPosition *position, const char *rule);
const char *
report_get_field (GHashTable *report, const char *line, const char *quadrant, guint index);
char *report_dup_value_after (GHashTable *report, const RulesMove *tile);
RulesMove report_get_winning_move (GHashTable *report);

G_END_DECLS
