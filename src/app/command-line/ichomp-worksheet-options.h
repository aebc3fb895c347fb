/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *ichomp_worksheet_options_check_kinds (GVariant *value);
char *ichomp_worksheet_options_check_per_page (GVariant *value);
char *ichomp_worksheet_options_check_paper (GVariant *value);
int ichomp_worksheet_options_run (GVariantDict *options);

G_END_DECLS
