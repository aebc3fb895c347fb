/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-session.h"

G_BEGIN_DECLS

/*< private >
 * IchompMatch:
 * @setup: the setup from which the game was started
 * @game: (owned): the game
 * @index: how many of its moves are made; the rest can be redone
 * @counted: whether the statistics count the game, or must not count it
 *
 * A game and its players: everything that is saved until the next start of the program.
 */
typedef struct
{
  IchompSetup setup;
  SgGame *game;
  guint index;
  gboolean counted;
} IchompMatch;

SgPosition *ichomp_match_get_position (const IchompMatch *self);
IchompPlayer ichomp_match_get_player_at (const IchompMatch *self, guint index);
void ichomp_match_adopt_game (IchompMatch *self, const SgGame *game);
gboolean ichomp_match_is_persons_turn_at (const IchompMatch *self, guint index);
gboolean ichomp_match_find_undo (const IchompMatch *self, guint *index);
gboolean ichomp_match_find_redo (const IchompMatch *self, guint *index);

gboolean ichomp_match_parse (IchompMatch *self, const char *text, gsize length, GError **error);
char *ichomp_match_to_text (const IchompMatch *self);

G_END_DECLS
