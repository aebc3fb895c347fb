/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-setup.h"

G_BEGIN_DECLS

/**
 * IchompSessionError:
 * @ICHOMP_SESSION_ERROR_NOT_A_GAME: the text is not a saved game at all
 * @ICHOMP_SESSION_ERROR_NEWER_VERSION: the game was saved by a newer version of the program
 * @ICHOMP_SESSION_ERROR_DAMAGED: a part of the game is missing or not legal
 * @ICHOMP_SESSION_ERROR_BOARD_TOO_LARGE: the game is complete, but its board is above
 *   %ICHOMP_BOARD_MAX_SIDE
 * @ICHOMP_SESSION_ERROR_CHECKSUM: the game is complete, but has changed since it was saved
 *
 * Why a text is not a game that can be resumed.
 */
typedef enum
{
  ICHOMP_SESSION_ERROR_NOT_A_GAME,
  ICHOMP_SESSION_ERROR_NEWER_VERSION,
  ICHOMP_SESSION_ERROR_DAMAGED,
  ICHOMP_SESSION_ERROR_BOARD_TOO_LARGE,
  ICHOMP_SESSION_ERROR_CHECKSUM,
} IchompSessionError;

#define ICHOMP_SESSION_ERROR (ichomp_session_error_quark ())

GQuark ichomp_session_error_quark (void);

guint ichomp_session_error_get_line (const GError *error);
const GError *ichomp_session_error_get_cause (const GError *error);

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
