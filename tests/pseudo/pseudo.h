/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Two languages that are made up. Each message of the program and its lessons is translated into both:
 * by letters that are not those of English, 40 % longer, and between brackets. What is not translated
 * can be told by its letters, and what is cut off by its brackets. */
#define PSEUDO_ONE "uz" /* ⟦Ŝĥöŵ łöñĝ⟧ */
#define PSEUDO_TWO "az" /* «Схош лонг» */

void pseudo_init (void);

gboolean pseudo_is_translated (const char *text, const char *language);

G_END_DECLS
