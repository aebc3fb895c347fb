/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Two made-up languages. Each message of the program and its lessons is translated into both: with
 * non-English letters, 40 % longer, and between brackets. The letters reveal untranslated text, the
 * brackets text that is cut off. */
#define PSEUDO_ONE "uz" /* ⟦Ŝĥöŵ łöñĝ⟧ */
#define PSEUDO_TWO "az" /* «Схош лонг» */

void pseudo_init (void);

gboolean pseudo_is_translated (const char *text, const char *language);

G_END_DECLS
