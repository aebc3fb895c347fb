/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A made-up language without a catalogue: each translation is the English text with a mark at its
 * end. Programs that link with it have no other language. */
#define MARK "<other>"

extern gboolean marked_is_spoken; /* instead of English */

G_END_DECLS
