/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Each parses a text and returns whether it is legal. */
gboolean notation_check_diagram (const char *text);
gboolean notation_check_position (const char *text);
gboolean notation_check_move (const char *text);
gboolean notation_check_game (const char *text);

G_END_DECLS
