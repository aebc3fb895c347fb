/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *ichomp_census_options_check_census (GVariant *value);
char *ichomp_census_options_check_threads (GVariant *value);
int ichomp_census_options_run (GVariantDict *options);

G_END_DECLS
