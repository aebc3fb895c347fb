/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A language that is made up without any catalogue: each text of the program is the English one with a
 * mark at its end. Programs that are linked with it know no other language. */
#define MARK "<other>"

extern gboolean marked_is_spoken; /* instead of English */

G_END_DECLS
