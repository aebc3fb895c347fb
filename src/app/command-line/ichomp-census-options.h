/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* No more processors than these are used. */
#define ICHOMP_CENSUS_MAX_THREADS 64

int ichomp_census_options_run (GVariantDict *options);

G_END_DECLS
