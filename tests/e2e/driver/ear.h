/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What programs tell screen readers on the bus of accessibility. */
void ear_open (void);
GPtrArray *ear_list (void);
const char *ear_get_last (void);

G_END_DECLS
