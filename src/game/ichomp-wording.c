/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* All sentences about a game. Each case has a sentence of its own, since languages differ in how
 * persons, places and numbers change the words around them. */

#include "ichomp-wording.h"

#include <glib/gi18n.h>

#include "ichomp-formula.h"

/* Whom a sentence is about. */
typedef enum
{
  WHO_YOU,
  WHO_COMPUTER,
  WHO_PLAYER_1,
  WHO_PLAYER_2,
} Who;

static Who
get_who (IchompOpponent opponent, IchompPlayer player)
{
  if (opponent == ICHOMP_OPPONENT_COMPUTER)
    return player == ICHOMP_PLAYER_1 ? WHO_YOU : WHO_COMPUTER;

  return player == ICHOMP_PLAYER_1 ? WHO_PLAYER_1 : WHO_PLAYER_2;
}

static Who
get_who_at (IchompSession *session, guint index)
{
  return get_who (ichomp_session_get_setup (session)->opponent,
                  ichomp_session_get_player_at (session, index));
}

/**
 * ichomp_wording_quadrant:
 * @quadrant: a quadrant
 *
 * Returns: (transfer none): its name, such as "Top left"
 */
const char *
ichomp_wording_quadrant (SgQuadrant quadrant)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant", "Top left");
    case SG_QUADRANT_NE:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant", "Top right");
    case SG_QUADRANT_SW:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant", "Bottom left");
    case SG_QUADRANT_SE:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant", "Bottom right");
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_level_name:
 * @level: how well the computer plays
 *
 * Returns: (transfer none): the name of the level, such as "Easy"
 */
const char *
ichomp_wording_level_name (SgLevel level)
{
  switch (level)
    {
    case SG_LEVEL_EASY:
      /* Translators: How well the computer plays. */
      return C_ ("level", "Easy");
    case SG_LEVEL_MEDIUM:
      /* Translators: How well the computer plays. */
      return C_ ("level", "Medium");
    case SG_LEVEL_HARD:
      /* Translators: How well the computer plays. */
      return C_ ("level", "Hard");
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_level:
 * @level: how well the computer plays
 *
 * Returns: (transfer none): a sentence that says how
 */
const char *
ichomp_wording_level (SgLevel level)
{
  switch (level)
    {
    case SG_LEVEL_EASY:
      return _ ("The computer takes any tile at random.");
    case SG_LEVEL_MEDIUM:
      return _ ("The computer finds the right move about half of the time.");
    case SG_LEVEL_HARD:
      return _ ("The computer never makes a mistake.");
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_player:
 * @opponent: who plays against player 1
 * @player: a player
 *
 * Returns: (transfer none): what the player is called, such as "You" or "Player 2"
 */
const char *
ichomp_wording_player (IchompOpponent opponent, IchompPlayer player)
{
  switch (get_who (opponent, player))
    {
    case WHO_YOU:
      /* Translators: The person who plays against the computer, as a heading. */
      return C_ ("player", "You");
    case WHO_COMPUTER:
      /* Translators: The opponent, as a heading. */
      return C_ ("player", "The computer");
    case WHO_PLAYER_1:
      /* Translators: The first of two people, as a heading. */
      return C_ ("player", "Player 1");
    case WHO_PLAYER_2:
      /* Translators: The second of two people, as a heading. */
      return C_ ("player", "Player 2");
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_tile:
 * @tile: a tile
 *
 * Returns: (transfer full): its name, such as "Top left, row 2, column 3"; rows and columns are
 *   counted from 1 at the middle of the board
 */
char *
ichomp_wording_tile (const SgMove *tile)
{
  guint row = tile->row + 1;
  guint column = tile->column + 1;

  switch (tile->quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The name of a tile, such as "Top left, row 2, column 3". Rows and columns are
       * counted from the middle of the board. */
      return g_strdup_printf (_ ("Top left, row %1$u, column %2$u"), row, column);
    case SG_QUADRANT_NE:
      /* Translators: The name of a tile, such as "Top right, row 2, column 3". Rows and columns are
       * counted from the middle of the board. */
      return g_strdup_printf (_ ("Top right, row %1$u, column %2$u"), row, column);
    case SG_QUADRANT_SW:
      /* Translators: The name of a tile, such as "Bottom left, row 2, column 3". Rows and columns are
       * counted from the middle of the board. */
      return g_strdup_printf (_ ("Bottom left, row %1$u, column %2$u"), row, column);
    case SG_QUADRANT_SE:
      /* Translators: The name of a tile, such as "Bottom right, row 2, column 3". Rows and columns are
       * counted from the middle of the board. */
      return g_strdup_printf (_ ("Bottom right, row %1$u, column %2$u"), row, column);
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_tile_taken:
 * @n_tiles: how many tiles choosing a tile takes, at least 1
 *
 * Returns: (transfer full): a description of the tile, such as "takes 4 tiles"
 */
char *
ichomp_wording_tile_taken (guint n_tiles)
{
  /* Translators: What choosing a tile does. A screen reader says it after the name of the tile. */
  return g_strdup_printf (ngettext ("takes %u tile", "takes %u tiles", n_tiles), n_tiles);
}

/**
 * ichomp_wording_tile_taken_and_value:
 * @n_tiles: how many tiles choosing a tile takes, at least 1
 * @value: the value of the quadrant after that
 *
 * Returns: (transfer full): a description of the tile, such as "takes 4 tiles; the value becomes 5"
 */
char *
ichomp_wording_tile_taken_and_value (guint n_tiles, guint value)
{
  /* Translators: What choosing a tile does, such as "takes 4 tiles; the value becomes 5". The value
   * is that of the quadrant. A screen reader says it after the name of the tile. */
  return g_strdup_printf (ngettext ("takes %1$u tile; the value becomes %2$u",
                                    "takes %1$u tiles; the value becomes %2$u", n_tiles),
                          n_tiles, value);
}

/**
 * ichomp_wording_turn:
 * @session: a session
 *
 * Returns: (transfer full): whose turn it is, such as "Your turn"; of no meaning when the game is
 *   over
 */
char *
ichomp_wording_turn (IchompSession *session)
{
  switch (get_who_at (session, ichomp_session_get_index (session)))
    {
    case WHO_YOU:
      return g_strdup (_ ("Your turn"));
    case WHO_COMPUTER:
      return g_strdup (_ ("The computer’s turn"));
    case WHO_PLAYER_1:
      return g_strdup (_ ("Player 1’s turn"));
    case WHO_PLAYER_2:
      return g_strdup (_ ("Player 2’s turn"));
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_result:
 * @session: a session
 *
 * Returns: (transfer full): who has won, such as "You won."; of no meaning while the game goes on
 */
char *
ichomp_wording_result (IchompSession *session)
{
  guint index = ichomp_session_get_index (session);

  /* Nobody has moved in a position without tiles. */
  if (index == 0)
    return g_strdup (_ ("There is no tile to take."));

  switch (get_who_at (session, index - 1))
    {
    case WHO_YOU:
      return g_strdup (_ ("You won."));
    case WHO_COMPUTER:
      return g_strdup (_ ("The computer won."));
    case WHO_PLAYER_1:
      return g_strdup (_ ("Player 1 won."));
    case WHO_PLAYER_2:
      return g_strdup (_ ("Player 2 won."));
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken_by_you (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "You took 4 tiles from the top left." */
      return g_strdup_printf (ngettext ("You took %u tile from the top left.",
                                        "You took %u tiles from the top left.", n),
                              n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "You took 4 tiles from the top right." */
      return g_strdup_printf (ngettext ("You took %u tile from the top right.",
                                        "You took %u tiles from the top right.", n),
                              n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "You took 4 tiles from the bottom left." */
      return g_strdup_printf (ngettext ("You took %u tile from the bottom left.",
                                        "You took %u tiles from the bottom left.", n),
                              n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "You took 4 tiles from the bottom right." */
      return g_strdup_printf (ngettext ("You took %u tile from the bottom right.",
                                        "You took %u tiles from the bottom right.", n),
                              n);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken_by_computer (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "The computer took 4 tiles from the top left." */
      return g_strdup_printf (ngettext ("The computer took %u tile from the top left.",
                                        "The computer took %u tiles from the top left.", n),
                              n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "The computer took 4 tiles from the top right." */
      return g_strdup_printf (ngettext ("The computer took %u tile from the top right.",
                                        "The computer took %u tiles from the top right.", n),
                              n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "The computer took 4 tiles from the bottom left." */
      return g_strdup_printf (ngettext ("The computer took %u tile from the bottom left.",
                                        "The computer took %u tiles from the bottom left.", n),
                              n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "The computer took 4 tiles from the bottom right." */
      return g_strdup_printf (ngettext ("The computer took %u tile from the bottom right.",
                                        "The computer took %u tiles from the bottom right.", n),
                              n);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken_by_player_1 (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "Player 1 took 4 tiles from the top left." */
      return g_strdup_printf (ngettext ("Player 1 took %u tile from the top left.",
                                        "Player 1 took %u tiles from the top left.", n),
                              n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "Player 1 took 4 tiles from the top right." */
      return g_strdup_printf (ngettext ("Player 1 took %u tile from the top right.",
                                        "Player 1 took %u tiles from the top right.", n),
                              n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "Player 1 took 4 tiles from the bottom left." */
      return g_strdup_printf (ngettext ("Player 1 took %u tile from the bottom left.",
                                        "Player 1 took %u tiles from the bottom left.", n),
                              n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "Player 1 took 4 tiles from the bottom right." */
      return g_strdup_printf (ngettext ("Player 1 took %u tile from the bottom right.",
                                        "Player 1 took %u tiles from the bottom right.", n),
                              n);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken_by_player_2 (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "Player 2 took 4 tiles from the top left." */
      return g_strdup_printf (ngettext ("Player 2 took %u tile from the top left.",
                                        "Player 2 took %u tiles from the top left.", n),
                              n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "Player 2 took 4 tiles from the top right." */
      return g_strdup_printf (ngettext ("Player 2 took %u tile from the top right.",
                                        "Player 2 took %u tiles from the top right.", n),
                              n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "Player 2 took 4 tiles from the bottom left." */
      return g_strdup_printf (ngettext ("Player 2 took %u tile from the bottom left.",
                                        "Player 2 took %u tiles from the bottom left.", n),
                              n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "Player 2 took 4 tiles from the bottom right." */
      return g_strdup_printf (ngettext ("Player 2 took %u tile from the bottom right.",
                                        "Player 2 took %u tiles from the bottom right.", n),
                              n);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken (Who who, SgQuadrant quadrant, guint n)
{
  switch (who)
    {
    case WHO_YOU:
      return tell_taken_by_you (quadrant, n);
    case WHO_COMPUTER:
      return tell_taken_by_computer (quadrant, n);
    case WHO_PLAYER_1:
      return tell_taken_by_player_1 (quadrant, n);
    case WHO_PLAYER_2:
      return tell_taken_by_player_2 (quadrant, n);
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_last_move:
 * @session: a session
 *
 * Returns: (transfer full) (nullable): who took what, such as "You took 4 tiles from the top left.";
 *   %NULL if no move is made
 */
char *
ichomp_wording_last_move (IchompSession *session)
{
  const SgMove *move = ichomp_session_get_last_move (session);
  guint index;
  guint n;

  if (move == NULL)
    return NULL;

  index = ichomp_session_get_index (session) - 1;
  n = sg_position_count_taken (sg_game_get_position (ichomp_session_get_game (session), index),
                               move);

  return tell_taken (get_who_at (session, index), move->quadrant, n);
}

static char *
join_sentences (const char *first, const char *second)
{
  /* Translators: How one sentence follows another: with a space, or whatever is usual. */
  return g_strdup_printf (C_ ("sentences", "%1$s %2$s"), first, second);
}

/**
 * ichomp_wording_announcement:
 * @session: a session
 *
 * Returns: (transfer full): what to tell a person who does not see the board after a change: the
 *   last move with its tile, and whose turn it is or who has won
 */
char *
ichomp_wording_announcement (IchompSession *session)
{
  const SgMove *move = ichomp_session_get_last_move (session);
  g_autofree char *taken = ichomp_wording_last_move (session);
  g_autofree char *state = ichomp_session_is_over (session) ? ichomp_wording_result (session)
                                                            : ichomp_wording_turn (session);
  g_autofree char *tile = NULL;
  g_autofree char *tile_and_state = NULL;

  if (move == NULL)
    return g_steal_pointer (&state);

  /* Translators: It follows a sentence such as "You took 4 tiles from the top left." and says which
   * tile of that quadrant was chosen. Rows and columns are counted from the middle of the board. */
  tile = g_strdup_printf (_ ("The tile was in row %1$u, column %2$u."), move->row + 1,
                          move->column + 1);
  tile_and_state = join_sentences (tile, state);
  return join_sentences (taken, tile_and_state);
}

/**
 * ichomp_wording_players:
 * @session: a session
 *
 * Returns: (transfer full): who plays whom, such as "You against the computer (Hard)"
 */
char *
ichomp_wording_players (IchompSession *session)
{
  const IchompSetup *setup = ichomp_session_get_setup (session);

  if (setup->opponent == ICHOMP_OPPONENT_PERSON)
    return g_strdup (_ ("Two players"));

  switch (setup->level)
    {
    case SG_LEVEL_EASY:
      return g_strdup (_ ("You against the computer (Easy)"));
    case SG_LEVEL_MEDIUM:
      return g_strdup (_ ("You against the computer (Medium)"));
    case SG_LEVEL_HARD:
      return g_strdup (_ ("You against the computer (Hard)"));
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_value:
 * @quadrant: a quadrant
 * @value: its value
 * @decimal: whether to tell it in decimal
 * @binary: whether to tell it in binary
 *
 * What is hidden from sight is not to be heard either, so it tells as much as can be seen.
 *
 * Returns: (transfer full) (nullable): the value for a screen reader, such as "Top left: value 5,
 *   binary one zero one"; %NULL if there is nothing to tell
 */
char *
ichomp_wording_value (SgQuadrant quadrant, guint value, gboolean decimal, gboolean binary)
{
  const char *name = ichomp_wording_quadrant (quadrant);
  g_autofree char *digits = ichomp_formula_binary (ICHOMP_VOICE_SPOKEN, value, 1);

  if (decimal && binary)
    return g_strdup_printf (
        /* Translators: The Grundy value of a quadrant, to be read aloud. %1$s is the name of a
         * quadrant, such as in "Top left: value 5, binary one zero one". */
        _ ("%1$s: value %2$u, binary %3$s"), name, value, digits);
  if (decimal)
    /* Translators: The Grundy value of a quadrant, such as "Top left: value 5". */
    return g_strdup_printf (_ ("%1$s: value %2$u"), name, value);
  if (binary)
    return g_strdup_printf (
        /* Translators: The Grundy value of a quadrant, to be read aloud. %1$s is the name of a
         * quadrant, such as in "Top left: value in binary one zero one". */
        _ ("%1$s: value in binary %2$s"), name, digits);

  return NULL;
}

/**
 * ichomp_wording_nim_sum:
 * @nim_sum: the nim-sum of the four values
 * @decimal: whether to tell it in decimal
 * @binary: whether to tell it in binary
 *
 * Returns: (transfer full) (nullable): the nim-sum for a screen reader, such as "Nim-sum of the four
 *   values: 5, binary one zero one"; %NULL if there is nothing to tell
 */
char *
ichomp_wording_nim_sum (guint nim_sum, gboolean decimal, gboolean binary)
{
  g_autofree char *digits = ichomp_formula_binary (ICHOMP_VOICE_SPOKEN, nim_sum, 1);

  if (decimal && binary)
    return g_strdup_printf (
        /* Translators: To be read aloud, such as "Nim-sum of the four values: 5, binary one zero
         * one". */
        _ ("Nim-sum of the four values: %1$u, binary %2$s"), nim_sum, digits);
  if (decimal)
    /* Translators: Such as "Nim-sum of the four values: 5". */
    return g_strdup_printf (_ ("Nim-sum of the four values: %u"), nim_sum);
  if (binary)
    return g_strdup_printf (
        /* Translators: To be read aloud, such as "Nim-sum of the four values: in binary one zero
         * one". */
        _ ("Nim-sum of the four values: in binary %s"), digits);

  return NULL;
}

/**
 * ichomp_wording_outcome_name:
 * @outcome: who wins
 *
 * Returns: (transfer none): the theory's name, "P-position" or "N-position"
 */
const char *
ichomp_wording_outcome_name (SgOutcome outcome)
{
  /* Translators: P stands for "previous": the player who has just moved wins. N stands for "next":
   * the player to move wins. Both letters are used in mathematics all over the world. */
  return outcome == SG_OUTCOME_P ? _ ("P-position") : _ ("N-position");
}

/**
 * ichomp_wording_outcome:
 * @outcome: who wins
 *
 * Returns: (transfer none): a sentence that says so
 */
const char *
ichomp_wording_outcome (SgOutcome outcome)
{
  return outcome == SG_OUTCOME_P ? _ ("The player to move loses against best play.")
                                 : _ ("The player to move wins with best play.");
}

/**
 * ichomp_wording_isolate:
 * @formula: a formula, a number in binary, a position or a move
 *
 * Keeps a formula in its own order, left to right, also within text that runs from right to left.
 *
 * Returns: (transfer full): @formula between the marks U+2066 and U+2069
 */
char *
ichomp_wording_isolate (const char *formula)
{
  return g_strconcat ("\342\201\246", formula, "\342\201\251", NULL);
}
