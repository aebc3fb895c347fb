/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences about the recorded game. Where u is hidden from the player, each has a form that
 * does not mention it. */

#include "ichomp-history-wording.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/words/ichomp-formula.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

/* The name of the position before the first move. */
const char *
ichomp_wording_history_start (void)
{
  /* Translators: The first line of the list of moves: the position before all of them. */
  return C_ ("history", "Start of the game");
}

/**
 * ichomp_wording_history_move:
 * @session: a session
 * @index: a move of the recorded game, counted from 0
 *
 * Returns: (transfer full): who took how many tiles and where, such as "You: 4 tiles, top left";
 *   Chomp has a single quadrant, which is not named
 */
char *
ichomp_wording_history_move (IchompSession *session, guint index)
{
  SgGame *game = ichomp_session_get_recorded_game (session);
  const SgMove *move = sg_game_get_move (game, index);
  guint n = sg_position_count_taken (sg_game_get_position (game, index), move);
  const char *who = ichomp_wording_player (ichomp_session_get_setup (session)->opponent,
                                           ichomp_session_get_player_at (session, index));

  if (ichomp_session_get_parts (session) == ICHOMP_PARTS_ONE)
    /* Translators: A line in the list of moves of a game of Chomp: who took how many tiles, such
     * as "You: 4 tiles". */
    return ichomp_digits_printf (ngettext ("%1$s: %2$u tile", "%1$s: %2$u tiles", n), who, n);

  return ichomp_digits_printf (
      /* Translators: A line in the list of moves: who took how many tiles, and in which quadrant,
       * such as "You: 4 tiles, top left" or "Player 2: 1 tile, bottom right". */
      ngettext ("%1$s: %2$u tile, %3$s", "%1$s: %2$u tiles, %3$s", n), who, n,
      ichomp_wording_part_inside (ichomp_session_get_parts (session), move->quadrant));
}

/**
 * ichomp_wording_history_refutation:
 * @parts: what the board consists of
 * @reply: a winning reply to a move
 * @tell_nim_sum: whether u may be told
 *
 * Returns: (transfer full): why the move does not win, such as
 *   "The reply that makes u zero: top right, row 2, column 1."
 */
char *
ichomp_wording_history_refutation (IchompParts parts, const SgMove *reply, gboolean tell_nim_sum)
{
  g_autofree char *tile = ichomp_wording_tile_inside (parts, reply);

  if (tell_nim_sum)
    /* Translators: How the opponent wins after a mistake: the reply makes the nim-sum u zero. %s is
     * the name of a tile, such as in "The reply that makes u zero: top left, row 2, column 3." */
    return g_strdup_printf (_ ("The reply that makes u zero: %s."), tile);

  /* Translators: How the opponent wins after a mistake. %s is the name of a tile, such as in "The
   * reply that wins: top left, row 2, column 3." */
  return g_strdup_printf (_ ("The reply that wins: %s."), tile);
}

/**
 * ichomp_wording_history_place:
 * @index: the number of moves before the position on show
 * @n_moves: the number of moves of the game
 *
 * Returns: (transfer full): the position on show, such as "After move 3 of 12"
 */
char *
ichomp_wording_history_place (guint index, guint n_moves)
{
  if (n_moves == 0)
    return g_strdup (_ ("No move yet"));
  if (index == 0)
    /* Translators: Which position of the game is on show, such as "Before move 1 of 12". */
    return ichomp_digits_printf (_ ("Before move 1 of %u"), n_moves);

  /* Translators: Which position of the game is on show, such as "After move 3 of 12". */
  return ichomp_digits_printf (_ ("After move %1$u of %2$u"), index, n_moves);
}

/**
 * ichomp_wording_history_nim_sum:
 * @index: the number of moves before a position
 * @nim_sum: u in the position
 *
 * Returns: (transfer full): u in the position, such as "After move 3: u = 5"
 */
char *
ichomp_wording_history_nim_sum (guint index, guint nim_sum)
{
  g_autofree char *equation = ichomp_digits_printf ("u = %u", nim_sum);
  g_autofree char *isolated = ichomp_formula_isolate (equation);

  if (index == 0)
    /* Translators: The nim-sum of a position, such as "Before the first move: u = 5". */
    return g_strdup_printf (_ ("Before the first move: %s"), isolated);

  /* Translators: The nim-sum of a position, such as "After move 3: u = 5". */
  return ichomp_digits_printf (_ ("After move %1$u: %2$s"), index, isolated);
}

/* Such as "u was 5 and became 3." */
char *
ichomp_wording_history_change (guint before, guint after)
{
  /* Translators: What a move did to the nim-sum u, such as "u was 5 and became 3." */
  return ichomp_digits_printf (_ ("u was %1$u and became %2$u."), before, after);
}

/**
 * ichomp_wording_history_nim_sums:
 * @review: (nullable): a review
 *
 * Returns: (transfer full): a plot of u for a screen reader, such as "From the start to the end, u
 *   is 5, 3, 0."
 */
char *
ichomp_wording_history_nim_sums (const SgReview *review)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *isolated = NULL;
  guint n_moves;

  if (review == NULL)
    return g_strdup (_ ("The values of u are not known."));

  n_moves = sg_game_get_n_moves (sg_review_get_game (review));
  for (guint i = 0; i <= n_moves; i++)
    {
      if (i > 0)
        g_string_append (list, ", ");
      if (sg_review_knows (review, i))
        ichomp_digits_append_printf (list, "%u", sg_review_get_nim_sum (review, i));
      else
        g_string_append_c (list, '?');
    }

  isolated = ichomp_formula_isolate (list->str);
  /* Translators: The nim-sums of the positions of a game, one after the other, such as "From the
   * start to the end, u is 5, 3, 0." */
  return g_strdup_printf (_ ("From the start to the end, u is %s."), isolated);
}

/**
 * ichomp_wording_history_judgement:
 * @review: a review
 * @index: a move, counted from 0; u before it is known
 * @by_computer: whether the computer made it in a game against the user, who is told
 * @tell_nim_sum: whether u may be told
 *
 * Returns: (transfer full): a judgement on the move, such as "This move gave the win away: u became
 *   3."
 */
char *
ichomp_wording_history_judgement (const SgReview *review,
                                  guint index,
                                  gboolean by_computer,
                                  gboolean tell_nim_sum)
{
  guint after = sg_review_get_nim_sum (review, index + 1);

  switch (sg_review_get_judgement (review, index))
    {
    case SG_JUDGEMENT_WINNING:
      if (by_computer)
        return ichomp_digits_dup (tell_nim_sum ? _ ("The computer’s move wins: u became 0.")
                                               : _ ("The computer’s move wins."));
      return ichomp_digits_dup (tell_nim_sum ? _ ("A winning move: u became 0.")
                                             : _ ("A winning move."));
    case SG_JUDGEMENT_MISTAKE:
      if (tell_nim_sum)
        /* Translators: %u is the nim-sum after the move, not 0. */
        return ichomp_digits_printf (_ ("This move gave the win away: u became %u."), after);
      return g_strdup (_ ("This move gave the win away."));
    case SG_JUDGEMENT_LOST:
      if (tell_nim_sum)
        /* Translators: %u is the nim-sum after the move, not 0. */
        return ichomp_digits_printf (_ ("No move wins from a P-position: u was 0 and became %u."),
                                     after);
      return g_strdup (_ ("No move wins from a P-position."));
    }

  g_assert_not_reached ();
}

/* The winner was never in danger.
 *
 * @n: how many moves the winner made, at least 1 */
static char *
tell_flawless (IchompWho winner, guint n, gboolean tell_nim_sum)
{
  switch (winner)
    {
    case ICHOMP_WHO_YOU:
      if (!tell_nim_sum)
        return g_strdup (_ ("Each of your moves was a winning move."));
      return ichomp_digits_printf (
          /* Translators: The sentence that matters after a game that you won, such as "You made u
           * zero with each of your 5 moves." */
          ngettext ("You made u zero with your only move.",
                    "You made u zero with each of your %u moves.", n),
          n);
    case ICHOMP_WHO_COMPUTER:
      return g_strdup (_ ("You could not win: the computer made no mistake."));
    case ICHOMP_WHO_PLAYER_1:
      return ichomp_digits_dup (_ ("Player 2 could not win: player 1 made no mistake."));
    case ICHOMP_WHO_PLAYER_2:
      return ichomp_digits_dup (_ ("Player 1 could not win: player 2 made no mistake."));
    case ICHOMP_WHO_COMPUTER_1:
      return ichomp_digits_dup (_ ("Computer 2 could not win: computer 1 made no mistake."));
    case ICHOMP_WHO_COMPUTER_2:
      return ichomp_digits_dup (_ ("Computer 1 could not win: computer 2 made no mistake."));
    }

  g_assert_not_reached ();
}

/* @number: of the loser's last mistake, counted from 1 */
static char *
tell_mistake (IchompWho loser, guint number)
{
  switch (loser)
    {
    case ICHOMP_WHO_YOU:
      /* Translators: Moves of both players are counted, such as "You gave the win away at move
       * 5." */
      return ichomp_digits_printf (_ ("You gave the win away at move %u."), number);
    case ICHOMP_WHO_COMPUTER:
      return ichomp_digits_printf (
          /* Translators: Moves of both players are counted. */
          _ ("The computer gave the win away at move %u, and you made no mistake."), number);
    case ICHOMP_WHO_PLAYER_1:
      /* Translators: Moves of both players are counted. */
      return ichomp_digits_printf (_ ("Player 1 gave the win away at move %u."), number);
    case ICHOMP_WHO_PLAYER_2:
      /* Translators: Moves of both players are counted. */
      return ichomp_digits_printf (_ ("Player 2 gave the win away at move %u."), number);
    case ICHOMP_WHO_COMPUTER_1:
      /* Translators: Moves of both players are counted. */
      return ichomp_digits_printf (_ ("Computer 1 gave the win away at move %u."), number);
    case ICHOMP_WHO_COMPUTER_2:
      /* Translators: Moves of both players are counted. */
      return ichomp_digits_printf (_ ("Computer 2 gave the win away at move %u."), number);
    }

  g_assert_not_reached ();
}

/**
 * ichomp_wording_history_conclusion:
 * @session: a session
 * @conclusion: why its recorded game ended as it did
 * @tell_nim_sum: whether u may be told
 *
 * Returns: (transfer full) (nullable): the one sentence that matters, such as "You gave the win
 *   away at move 5."; %NULL if the winner made no move and the loser no mistake
 */
char *
ichomp_wording_history_conclusion (IchompSession *session,
                                   const SgConclusion *conclusion,
                                   gboolean tell_nim_sum)
{
  IchompOpponent opponent = ichomp_session_get_setup (session)->opponent;
  guint first = conclusion->winner_began ? 0 : 1;
  IchompWho winner = ichomp_wording_who (opponent, ichomp_session_get_player_at (session, first));
  IchompWho loser =
      ichomp_wording_who (opponent, ichomp_session_get_player_at (session, 1 - first));

  if (conclusion->mistake == SG_NO_MOVE)
    return conclusion->n_winning > 0 ? tell_flawless (winner, conclusion->n_winning, tell_nim_sum)
                                     : NULL;

  if (winner == ICHOMP_WHO_YOU && conclusion->lapse != SG_NO_MOVE)
    return ichomp_digits_printf (
        /* Translators: Moves of both players are counted, such as "You gave the win away at move 3,
         * but the computer gave it back at move 6." */
        _ ("You gave the win away at move %1$u, but the computer gave it back at move %2$u."),
        conclusion->lapse + 1, conclusion->mistake + 1);

  return tell_mistake (loser, conclusion->mistake + 1);
}

/* The question that asks for the explanation of a finished game, the label of a button. */
const char *
ichomp_wording_history_why (IchompOpponent opponent, IchompPlayer winner)
{
  switch (ichomp_wording_who (opponent, winner))
    {
    case ICHOMP_WHO_YOU:
      return _ ("Why Did I Win?");
    case ICHOMP_WHO_COMPUTER:
      return _ ("Why Did I Lose?");
    case ICHOMP_WHO_PLAYER_1:
      return ichomp_digits_intern (_ ("Why Did Player 1 Win?"));
    case ICHOMP_WHO_PLAYER_2:
      return ichomp_digits_intern (_ ("Why Did Player 2 Win?"));
    case ICHOMP_WHO_COMPUTER_1:
      return ichomp_digits_intern (_ ("Why Did Computer 1 Win?"));
    case ICHOMP_WHO_COMPUTER_2:
      return ichomp_digits_intern (_ ("Why Did Computer 2 Win?"));
    }

  g_assert_not_reached ();
}

/**
 * ichomp_wording_history_task:
 * @session: a session
 * @index: the index of a mistake in the recorded game
 *
 * Returns: (transfer none): the task to find a better move
 */
const char *
ichomp_wording_history_task (IchompSession *session, guint index)
{
  gboolean first = ichomp_session_get_player_at (session, index) == ICHOMP_PLAYER_1;

  if (ichomp_session_get_setup (session)->opponent == ICHOMP_OPPONENT_COMPUTERS)
    return first
               ? ichomp_digits_intern (_ ("Computer 1 gave the win away here. Find a better move."))
               : ichomp_digits_intern (
                   _ ("Computer 2 gave the win away here. Find a better move."));
  if (ichomp_session_get_setup (session)->opponent == ICHOMP_OPPONENT_COMPUTER)
    return first ? _ ("You gave the win away here. Find a better move.")
                 : _ ("The computer gave the win away here. Find a better move.");

  return first ? ichomp_digits_intern (_ ("Player 1 gave the win away here. Find a better move."))
               : ichomp_digits_intern (_ ("Player 2 gave the win away here. Find a better move."));
}

/**
 * ichomp_wording_history_recall:
 * @session: a session
 * @index: the index of a move of the recorded game
 *
 * Returns: (transfer full): a reminder of the move, such as
 *   "In the game, move 3 was “You: 4 tiles, top left”."
 */
char *
ichomp_wording_history_recall (IchompSession *session, guint index)
{
  g_autofree char *move = ichomp_wording_history_move (session, index);

  /* Translators: Such as "In the game, move 3 was “You: 4 tiles, top left”." The text between
   * the quotation marks is a line of the list of moves. */
  return ichomp_digits_printf (_ ("In the game, move %1$u was “%2$s”."), index + 1, move);
}

/* Such as "This move does not win: u became 3." */
char *
ichomp_wording_history_failure (guint nim_sum, gboolean tell_nim_sum)
{
  if (tell_nim_sum)
    /* Translators: %u is the nim-sum after the move, not 0. */
    return ichomp_digits_printf (_ ("This move does not win: u became %u."), nim_sum);

  return g_strdup (_ ("This move does not win."));
}

/* Why a winning move wins; @over if it took the last tile. */
const char *
ichomp_wording_history_reason (gboolean over, gboolean tell_nim_sum)
{
  if (over)
    return _ ("It takes the last tile, and that wins the game.");

  return tell_nim_sum ? _ ("It makes u zero: a P-position, where the player to move loses if the "
                           "opponent makes no mistake.")
                      : _ ("It leads to a P-position, where the player to move loses if the "
                           "opponent makes no mistake.");
}
