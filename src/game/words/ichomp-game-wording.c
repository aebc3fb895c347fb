/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences about a game: its rules, the players, moves and results. Each case has a
 * sentence of its own, since languages differ in how persons, places and numbers change the
 * words around them. */

#include "ichomp-game-wording.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-wording.h"

IchompWho
ichomp_wording_who (IchompOpponent opponent, IchompPlayer player)
{
  if (opponent == ICHOMP_OPPONENT_COMPUTERS)
    return player == ICHOMP_PLAYER_1 ? ICHOMP_WHO_COMPUTER_1 : ICHOMP_WHO_COMPUTER_2;
  if (opponent == ICHOMP_OPPONENT_COMPUTER)
    return player == ICHOMP_PLAYER_1 ? ICHOMP_WHO_YOU : ICHOMP_WHO_COMPUTER;

  return player == ICHOMP_PLAYER_1 ? ICHOMP_WHO_PLAYER_1 : ICHOMP_WHO_PLAYER_2;
}

static IchompWho
get_who_at (IchompSession *session, guint index)
{
  return ichomp_wording_who (ichomp_session_get_setup (session)->opponent,
                             ichomp_session_get_player_at (session, index));
}

/* Such as "You" or "Player 2". */
const char *
ichomp_wording_player (IchompOpponent opponent, IchompPlayer player)
{
  switch (ichomp_wording_who (opponent, player))
    {
    case ICHOMP_WHO_YOU:
      /* Translators: The person who plays against the computer, as a heading. */
      return C_ ("player", "You");
    case ICHOMP_WHO_COMPUTER:
      /* Translators: The opponent, as a heading. */
      return C_ ("player", "The computer");
    case ICHOMP_WHO_PLAYER_1:
      /* Translators: The first of two people, as a heading. */
      return ichomp_digits_intern (C_ ("player", "Player 1"));
    case ICHOMP_WHO_PLAYER_2:
      /* Translators: The second of two people, as a heading. */
      return ichomp_digits_intern (C_ ("player", "Player 2"));
    case ICHOMP_WHO_COMPUTER_1:
      /* Translators: The computer as the first player against itself, as a heading. */
      return ichomp_digits_intern (C_ ("player", "Computer 1"));
    case ICHOMP_WHO_COMPUTER_2:
      /* Translators: The computer as the second player against itself, as a heading. */
      return ichomp_digits_intern (C_ ("player", "Computer 2"));
    }

  g_assert_not_reached ();
}

/**
 * ichomp_wording_turn:
 * @session: a session
 *
 * Returns: (transfer full): whose turn it is, such as "Your turn"; without meaning after the game
 */
char *
ichomp_wording_turn (IchompSession *session)
{
  switch (get_who_at (session, ichomp_session_get_index (session)))
    {
    case ICHOMP_WHO_YOU:
      return g_strdup (_ ("Your turn"));
    case ICHOMP_WHO_COMPUTER:
      return g_strdup (_ ("The computer’s turn"));
    case ICHOMP_WHO_PLAYER_1:
      return ichomp_digits_dup (_ ("Player 1’s turn"));
    case ICHOMP_WHO_PLAYER_2:
      return ichomp_digits_dup (_ ("Player 2’s turn"));
    case ICHOMP_WHO_COMPUTER_1:
      return ichomp_digits_dup (_ ("Computer 1’s turn"));
    case ICHOMP_WHO_COMPUTER_2:
      return ichomp_digits_dup (_ ("Computer 2’s turn"));
    }

  g_assert_not_reached ();
}

static char *
tell_winner (IchompWho who)
{
  switch (who)
    {
    case ICHOMP_WHO_YOU:
      return g_strdup (_ ("You won."));
    case ICHOMP_WHO_COMPUTER:
      return g_strdup (_ ("The computer won."));
    case ICHOMP_WHO_PLAYER_1:
      return ichomp_digits_dup (_ ("Player 1 won."));
    case ICHOMP_WHO_PLAYER_2:
      return ichomp_digits_dup (_ ("Player 2 won."));
    case ICHOMP_WHO_COMPUTER_1:
      return ichomp_digits_dup (_ ("Computer 1 won."));
    case ICHOMP_WHO_COMPUTER_2:
      return ichomp_digits_dup (_ ("Computer 2 won."));
    }

  g_assert_not_reached ();
}

/* Where taking the last tile loses, the board does not show who has won. */
static char *
tell_loser (IchompWho who)
{
  switch (who)
    {
    case ICHOMP_WHO_YOU:
      return g_strdup (_ ("You took the last tile and lost."));
    case ICHOMP_WHO_COMPUTER:
      return g_strdup (_ ("You won: the computer took the last tile."));
    case ICHOMP_WHO_PLAYER_1:
      return ichomp_digits_dup (_ ("Player 2 won: player 1 took the last tile."));
    case ICHOMP_WHO_PLAYER_2:
      return ichomp_digits_dup (_ ("Player 1 won: player 2 took the last tile."));
    case ICHOMP_WHO_COMPUTER_1:
      return ichomp_digits_dup (_ ("Computer 2 won: computer 1 took the last tile."));
    case ICHOMP_WHO_COMPUTER_2:
      return ichomp_digits_dup (_ ("Computer 1 won: computer 2 took the last tile."));
    }

  g_assert_not_reached ();
}

/**
 * ichomp_wording_result:
 * @session: a session
 *
 * Returns: (transfer full): who has won, such as "You won.", also while an earlier position is on
 *   show; without meaning if the game is not over at its last move
 */
char *
ichomp_wording_result (IchompSession *session)
{
  SgGame *game = ichomp_session_get_game (session);
  guint index = sg_game_get_n_moves (game);
  SgRule rule = sg_game_get_rule (game);
  IchompWho last;

  /* The game has begun without tiles. */
  if (index == 0)
    return g_strdup (_ ("There is no tile to take."));

  last = get_who_at (session, index - 1);
  return sg_rule_is_last_tile_won (rule) ? tell_winner (last) : tell_loser (last);
}

/* The format for a place and @n tiles. */
static const char *
get_taken_format (IchompWho who, guint n)
{
  const char *const formats[] = {
    /* Translators: The last move. %1$s is the name of a quadrant or of a tile, such as in "Top
     * left: you took 4 tiles." or "Top left, row 2, column 3: you took 4 tiles." */
    [ICHOMP_WHO_YOU] = ngettext ("%1$s: you took %2$u tile.", "%1$s: you took %2$u tiles.", n),
    /* Translators: The last move. %1$s is the name of a quadrant or of a tile, such as in "Top
     * left: the computer took 4 tiles." or "Top left, row 2, column 3: the computer took 4
     * tiles." */
    [ICHOMP_WHO_COMPUTER] =
        ngettext ("%1$s: the computer took %2$u tile.", "%1$s: the computer took %2$u tiles.", n),
    /* Translators: The last move. %1$s is the name of a quadrant or of a tile, such as in "Top
     * left: player 1 took 4 tiles." or "Top left, row 2, column 3: player 1 took 4 tiles." */
    [ICHOMP_WHO_PLAYER_1] =
        ngettext ("%1$s: player 1 took %2$u tile.", "%1$s: player 1 took %2$u tiles.", n),
    /* Translators: The last move. %1$s is the name of a quadrant or of a tile, such as in "Top
     * left: player 2 took 4 tiles." or "Top left, row 2, column 3: player 2 took 4 tiles." */
    [ICHOMP_WHO_PLAYER_2] =
        ngettext ("%1$s: player 2 took %2$u tile.", "%1$s: player 2 took %2$u tiles.", n),
    /* Translators: The last move. %1$s is the name of a quadrant or of a tile, such as in "Top
     * left: computer 1 took 4 tiles." or "Top left, row 2, column 3: computer 1 took 4 tiles." The
     * computer plays both sides. */
    [ICHOMP_WHO_COMPUTER_1] =
        ngettext ("%1$s: computer 1 took %2$u tile.", "%1$s: computer 1 took %2$u tiles.", n),
    /* Translators: The last move. %1$s is the name of a quadrant or of a tile, such as in "Top
     * left: computer 2 took 4 tiles." or "Top left, row 2, column 3: computer 2 took 4 tiles." The
     * computer plays both sides. */
    [ICHOMP_WHO_COMPUTER_2] =
        ngettext ("%1$s: computer 2 took %2$u tile.", "%1$s: computer 2 took %2$u tiles.", n),
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (formats) == ICHOMP_N_WHO);

  return formats[who];
}

/* The formats are those of get_taken_format(). */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* Who took how many tiles at @place with the move of that index. */
static char *
tell_move (IchompSession *session, guint index, const char *place)
{
  SgGame *game = ichomp_session_get_game (session);
  guint n =
      sg_position_count_taken (sg_game_get_position (game, index), sg_game_get_move (game, index));

  return ichomp_digits_printf (get_taken_format (get_who_at (session, index), n), place, n);
}

#pragma GCC diagnostic pop

/**
 * ichomp_wording_last_move:
 * @session: a session
 *
 * Returns: (transfer full) (nullable): who took what, such as "Top left: you took 4 tiles.", in
 *   Chomp with the tile in place of the quadrant; %NULL before the first move
 */
char *
ichomp_wording_last_move (IchompSession *session)
{
  const SgMove *move = ichomp_session_get_last_move (session);
  guint index = ichomp_session_get_index (session) - 1;
  g_autofree char *tile = NULL;

  if (move == NULL)
    return NULL;

  if (ichomp_session_get_parts (session) != ICHOMP_PARTS_ONE)
    return tell_move (session, index,
                      ichomp_wording_part (ichomp_session_get_parts (session), move->quadrant));

  tile = ichomp_wording_tile_alone (move);
  return tell_move (session, index, tile);
}

/**
 * ichomp_wording_move_made:
 * @session: a session
 * @index: the index of a move of its game
 *
 * Returns: (transfer full): who took what with which tile, such as "Top left, row 1, column 2: you
 *   took 4 tiles."
 */
char *
ichomp_wording_move_made (IchompSession *session, guint index)
{
  g_autofree char *tile =
      ichomp_wording_tile_of (ichomp_session_get_parts (session),
                              sg_game_get_move (ichomp_session_get_game (session), index));

  return tell_move (session, index, tile);
}

/* The last moves, which are on the board no more, in the order in which they went. At most two are
 * told, as many as Undo takes back. */
static char *
tell_taken_back (IchompSession *session, guint before)
{
  guint index = ichomp_session_get_index (session);
  g_autofree char *moves = NULL;

  if (before <= index || before - index > 2)
    return NULL;

  for (guint i = before; i > index; i--)
    {
      g_autofree char *later = g_steal_pointer (&moves);
      g_autofree char *move = ichomp_wording_move_made (session, i - 1);

      moves = ichomp_wording_join (later, move);
    }

  /* Translators: After Undo. %s tells the moves, such as in "Undone: Top left, row 2, column 3: you
   * took 4 tiles." */
  return g_strdup_printf (_ ("Undone: %s"), moves);
}

/**
 * ichomp_wording_announcement:
 * @session: a session
 * @before: the index that was announced last, if it was in the same game; otherwise the present one
 * @sum: (nullable): what is shown of u, without a full stop
 *
 * Returns: (transfer full): a change of the board for a screen reader: the last move with its tile,
 *   or what has been taken back, u, and whose turn it is or who has won
 */
char *
ichomp_wording_announcement (IchompSession *session, guint before, const char *sum)
{
  gboolean is_over = ichomp_session_is_over (session);
  g_autofree char *turn = is_over ? ichomp_wording_result (session) : ichomp_wording_turn (session);
  g_autofree char *state = ichomp_wording_join_words (is_over ? NULL : sum, turn);
  g_autofree char *taken = tell_taken_back (session, before);

  if (taken == NULL && ichomp_session_get_last_move (session) == NULL)
    return ichomp_wording_join_words (ichomp_wording_variant (ichomp_session_get_setup (session)),
                                      turn);

  if (taken == NULL)
    taken = ichomp_wording_move_made (session, ichomp_session_get_index (session) - 1);
  return ichomp_wording_join (taken, state);
}

/* Such as "You against the computer (Hard)". */
char *
ichomp_wording_players (IchompSession *session)
{
  const IchompSetup *setup = ichomp_session_get_setup (session);

  if (setup->opponent == ICHOMP_OPPONENT_PERSON)
    return g_strdup (_ ("Two players"));
  if (setup->opponent == ICHOMP_OPPONENT_COMPUTERS)
    return ichomp_digits_printf (
        /* Translators: Who plays whom where the computer plays both sides, with the levels, such
         * as "Computer 1 (Easy) against computer 2 (Hard)". */
        _ ("Computer 1 (%1$s) against computer 2 (%2$s)"),
        ichomp_wording_level_name (setup->level_1), ichomp_wording_level_name (setup->level));

  return g_strdup (ichomp_wording_level_players (setup->level));
}

/* The rules of a game, in one or two short sentences, and what to call it where it is not the usual
 * one. */
typedef struct
{
  const char *rules;
  const char *variant; /* or NULL */
} Rules;

static const Rules *
get_rules (const IchompSetup *setup)
{
  static const Rules ichomp[] = {
    /* Translators: The rules, in a line that is always on show. A tile is further out than another
     * one if it is at least as far from the middle of the board, across as well as up and down. */
    { N_ ("Choose a tile to take it and everything further out in its quadrant. The player who "
          "takes the last tile of the board wins."),
      NULL },
    { N_ ("Choose a tile to take it and everything further out in its quadrant. The player who "
          "takes the last tile of the board loses."),
      N_ ("iChomp: the player who takes the last tile loses") },
  };
  static const Rules chomp = { N_ ("Chomp: the player who takes the poisoned tile loses"),
                               N_ ("Chomp: the player who takes the poisoned tile loses") };
  static const Rules nim[] = {
    { N_ ("Nim: the player who takes the last tile wins"),
      N_ ("Nim: the player who takes the last tile wins") },
    { N_ ("Nim: the player who takes the last tile loses"),
      N_ ("Nim: the player who takes the last tile loses") },
  };

  switch (setup->kind)
    {
    case ICHOMP_KIND_ICHOMP:
      return &ichomp[setup->misere];
    case ICHOMP_KIND_CHOMP:
      return &chomp;
    case ICHOMP_KIND_NIM:
      return &nim[setup->misere];
    }

  g_assert_not_reached ();
}

/* What a player has to know, such as "Nim: the player who takes the last tile loses". */
const char *
ichomp_wording_rules (const IchompSetup *setup)
{
  return _ (get_rules (setup)->rules);
}

/**
 * ichomp_wording_variant:
 * @setup: a setup
 *
 * Returns: (transfer none) (nullable): the name of the game and how it ends, such as "Nim: the
 *   player who takes the last tile loses"; %NULL for iChomp under normal play
 */
const char *
ichomp_wording_variant (const IchompSetup *setup)
{
  const char *variant = get_rules (setup)->variant;

  return variant != NULL ? _ (variant) : NULL;
}

/* The quadrants of a full board come in equal pairs if and only if a side is even. Where the
 * last tile loses and no quadrant has more than one tile, the number of tiles decides. */
static const char *
describe_full_board (const IchompSetup *setup)
{
  const SgBoard *board = &setup->board;

  if (board->width % 2 == 1 && board->height % 2 == 1)
    return _ ("Width and height are odd: the quadrants do not come in equal pairs, and who wins "
              "depends on the size.");
  if (setup->misere && board->width <= 2 && board->height <= 2)
    /* Translators: One or two quadrants, or four, of one tile each. The player who takes the last
     * tile loses. */
    return _ (
        "There is an even number of tiles, one in each quadrant: the player who moves first wins.");

  return _ ("A full board of this size is a P-position, because its quadrants come in equal "
            "pairs: the player who moves second can win.");
}

/* The size of a heap is its value. */
static const char *
describe_heaps (const IchompSetup *setup)
{
  SgTally tally = sg_tally_of (setup->heaps, G_N_ELEMENTS (setup->heaps));

  if (sg_rule_get_sum (ichomp_setup_get_rule (setup), &tally) == 0)
    return _ ("These heaps are a P-position: the player who moves second can win.");

  return _ ("These heaps are an N-position: the player who moves first can win.");
}

/**
 * ichomp_wording_full:
 * @setup: a setup
 *
 * Returns: (transfer none): who wins from the full board, as far as it is known without tables
 */
const char *
ichomp_wording_full (const IchompSetup *setup)
{
  switch (setup->kind)
    {
    case ICHOMP_KIND_ICHOMP:
      return describe_full_board (setup);
    case ICHOMP_KIND_CHOMP:
      /* Translators: A rectangle of tiles with a poisoned corner. */
      return _ ("A full rectangle is an N-position: the player who moves first can win.");
    case ICHOMP_KIND_NIM:
      return describe_heaps (setup);
    }

  g_assert_not_reached ();
}

/* What the player to move can hope for, in a few words that have room beside the board. */
const char *
ichomp_wording_prospect (IchompSession *session, SgOutcome outcome)
{
  gboolean can_win = outcome == SG_OUTCOME_N;
  gboolean is_you = ichomp_wording_who (ichomp_session_get_setup (session)->opponent,
                                        ichomp_session_get_player (session))
                    == ICHOMP_WHO_YOU;

  if (can_win)
    return is_you ? _ ("You can win.") : _ ("The player to move can win.");

  return is_you ? _ ("Good play beats you.") : _ ("Good play beats the player to move.");
}
