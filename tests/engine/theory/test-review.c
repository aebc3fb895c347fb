/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Reviews of games, compared with a search of the whole sum, which uses no values. */

#include "engine/theory/sg-review.h"

#include "engine-support.h"
#include "oracle-sum.h"
#include "oracle.h"
#include "test-main.h"
#include "engine/theory/sg-random.h"
#include "engine/theory/sg-strategy.h"

#define SIDE 3

static SgReview *
review_game (SgGame *game)
{
  g_autoptr (SgSolver) solver = make_solver (sg_game_get_position (game, 0));

  return sg_review_new (solver, game);
}

static gboolean
is_won (OracleSum *sum, const SgPosition *position)
{
  guint parts[SG_N_QUADRANTS];

  SG_FOREACH_QUADRANT (q)
    parts[q] = oracle_sum_find_shape (sum, sg_position_get_diagram (position, q));

  return oracle_sum_is_won (sum, parts);
}

static SgGame *
play_at_random (const SgBoard *board, SgRule rule, GRand *rand)
{
  g_autoptr (SgPosition) full = sg_position_new_full (board);
  g_autoptr (SgPosition) start = sg_random_position (full, rand);
  SgGame *game = sg_game_new_with_rule (start, rule);

  for (guint i = 0; !sg_position_is_empty (sg_game_get_position (game, i)); i++)
    {
      g_autoptr (GArray) moves = sg_position_list_moves (sg_game_get_position (game, i));
      guint k = (guint)g_rand_int_range (rand, 0, (gint32)moves->len);
      SgGame *next = sg_game_play (game, i, &g_array_index (moves, SgMove, k));

      sg_game_unref (game);
      game = next;
    }

  return game;
}

/* The answer wins, and no earlier tile does. */
static void
assert_first_winning (OracleSum *sum, const SgPosition *position, const SgMove *answer)
{
  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            const SgMove move = { q, row, column };
            g_autoptr (SgPosition) after = sg_position_play (position, &move);

            if (!is_won (sum, after))
              {
                g_assert_true (sg_move_equal (&move, answer));
                return;
              }
          }
    }

  g_assert_not_reached ();
}

static void
assert_agrees_with_search (OracleSum *sum, const SgReview *review, guint counts[3])
{
  SgGame *game = sg_review_get_game (review);
  guint n_mistakes = 0;
  guint max = 0;

  for (guint i = 0; i <= sg_game_get_n_moves (game); i++)
    {
      guint nim_sum = oracle_nim_sum (sg_game_get_position (game, i));

      g_assert_true (sg_review_knows (review, i));
      g_assert_cmpuint (sg_review_get_nim_sum (review, i), ==, nim_sum);
      max = MAX (max, nim_sum);
    }
  g_assert_cmpuint (sg_review_get_max_nim_sum (review), ==, max);

  for (guint i = 0; i < sg_game_get_n_moves (game); i++)
    {
      gboolean before = is_won (sum, sg_game_get_position (game, i));
      gboolean after = is_won (sum, sg_game_get_position (game, i + 1));
      SgJudgement expected = !before ? SG_JUDGEMENT_LOST
                             : after ? SG_JUDGEMENT_MISTAKE
                                     : SG_JUDGEMENT_WINNING;
      SgMove answer;

      g_assert_cmpint (sg_review_get_judgement (review, i), ==, expected);
      counts[expected]++;

      if (expected == SG_JUDGEMENT_MISTAKE)
        g_assert_cmpuint (sg_review_get_mistake (review, n_mistakes++), ==, i);

      g_assert_cmpint (sg_review_get_refutation (review, i, &answer), ==, after);
      if (after)
        assert_first_winning (sum, sg_game_get_position (game, i + 1), &answer);
    }
  g_assert_cmpuint (sg_review_get_n_mistakes (review), ==, n_mistakes);
}

static void
test_random_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (43);
  g_autoptr (OracleSum) sum = oracle_sum_new (SIDE, SIDE, SG_N_QUADRANTS);
  guint counts[3] = { 0 };

  for (guint round = 0; round < 500; round++)
    {
      const SgBoard board = { (guint)g_rand_int_range (rand, 2, 2 * SIDE + 1),
                              (guint)g_rand_int_range (rand, 2, 2 * SIDE + 1) };
      g_autoptr (SgGame) game = play_at_random (&board, SG_RULE_NORMAL, rand);
      g_autoptr (SgReview) review = review_game (game);

      assert_agrees_with_search (sum, review, counts);
    }

  g_test_message ("%u winning moves, %u mistakes, %u made in lost positions", counts[0], counts[1],
                  counts[2]);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (counts[i], >, 100);
}

/* The winner reads how to win, the loser what was given away. */
static void
assert_reasons (OracleSum *sum, SgGame *game, guint winner, const SgConclusion *conclusion)
{
  guint to_winner = sg_conclusion_find_reason (conclusion, TRUE);
  guint to_loser = sg_conclusion_find_reason (conclusion, FALSE);

  if (conclusion->mistake != SG_NO_MOVE)
    g_assert_cmpuint (to_loser, ==, conclusion->mistake);
  else
    g_assert_cmpuint (to_loser, <=, 1);
  g_assert_cmpuint (to_loser % 2, !=, winner);

  if (conclusion->n_winning == 0)
    {
      g_assert_cmpuint (to_winner, ==, to_loser);
      return;
    }
  g_assert_cmpuint (to_winner % 2, ==, winner);
  g_assert_true (is_won (sum, sg_game_get_position (game, to_winner)));
  g_assert_false (is_won (sum, sg_game_get_position (game, to_winner + 1)));
}

/* The conclusion of a finished game, told by replay: from where on could the loser never have won,
 * and who erred before? */
static void
assert_concluded (OracleSum *sum, const SgReview *review, guint counts[4])
{
  SgGame *game = sg_review_get_game (review);
  guint n_moves = sg_game_get_n_moves (game);
  gboolean last_wins = sg_rule_is_last_tile_won (sg_game_get_rule (game));
  guint winner = (n_moves + (last_wins ? 1 : 0)) % 2; /* the parity of the winner's moves */
  guint safe_from = n_moves;
  guint n_winning = 0;
  guint lapse = SG_NO_MOVE;
  SgConclusion conclusion;

  g_assert_true (sg_review_conclude (review, &conclusion));
  g_assert_cmpint (conclusion.winner_began, ==, winner == 0);

  while (safe_from > 0
         && is_won (sum, sg_game_get_position (game, safe_from - 1))
                == ((safe_from - 1) % 2 == winner))
    safe_from--;
  for (guint i = safe_from; i < n_moves; i++)
    if (i % 2 == winner)
      {
        g_assert_cmpuint (sg_review_get_nim_sum (review, i + 1), ==, 0);
        n_winning++;
      }
  g_assert_cmpuint (conclusion.n_winning, ==, n_winning);
  assert_reasons (sum, game, winner, &conclusion);

  if (safe_from == 0)
    {
      g_assert_cmpuint (conclusion.mistake, ==, SG_NO_MOVE);
      g_assert_cmpuint (conclusion.lapse, ==, SG_NO_MOVE);
      counts[0]++;
      return;
    }

  g_assert_cmpuint (conclusion.mistake, ==, safe_from - 1);
  g_assert_cmpuint (conclusion.mistake % 2, !=, winner);
  for (guint i = 0; i < safe_from; i++)
    if (i % 2 == winner && is_won (sum, sg_game_get_position (game, i))
        && is_won (sum, sg_game_get_position (game, i + 1)))
      lapse = i;
  g_assert_cmpuint (conclusion.lapse, ==, lapse);
  counts[lapse == SG_NO_MOVE ? 1 : 2]++;
  counts[3] += n_winning == 0;
}

static void
test_conclusion (void)
{
  static const SgRule rules[] = { SG_RULE_NORMAL, SG_RULE_MISERE };
  g_autoptr (GRand) rand = g_rand_new_with_seed (44);

  for (guint r = 0; r < G_N_ELEMENTS (rules); r++)
    {
      g_autoptr (OracleSum) sum = rules[r] == SG_RULE_NORMAL
                                      ? oracle_sum_new (SIDE, SIDE, SG_N_QUADRANTS)
                                      : oracle_sum_new_misere (SIDE, SIDE, SG_N_QUADRANTS);
      guint counts[4] = { 0 };

      for (guint round = 0; round < 400; round++)
        {
          const SgBoard board = { (guint)g_rand_int_range (rand, 2, 2 * SIDE + 1),
                                  (guint)g_rand_int_range (rand, 2, 2 * SIDE + 1) };
          g_autoptr (SgGame) game = play_at_random (&board, rules[r], rand);
          g_autoptr (SgReview) review = review_game (game);
          SgConclusion conclusion;

          if (sg_game_get_n_moves (game) == 0)
            g_assert_false (sg_review_conclude (review, &conclusion));
          else
            assert_concluded (sum, review, counts);
        }

      g_test_message (
          "%u without a mistake of the loser's, %u with one, %u with a lapse, %u without "
          "a move after the mistake",
          counts[0], counts[1], counts[2], counts[3]);
      for (guint i = 0; i < 3; i++)
        g_assert_cmpuint (counts[i], >, 10);
      /* In misere play, taking the last tile may be the mistake. */
      g_assert_cmpint (counts[3] > 0, ==, rules[r] == SG_RULE_MISERE);
    }
}

/* A game that goes on, or whose decisive move is not known, has none. */
static void
test_no_conclusion (void)
{
  g_autoptr (SgGame) game = parse_game ("3/1/-/- @6x2 NW1,3 NE1,1");
  g_autoptr (SgReview) review = review_game (game);
  g_autoptr (SgGame) late_game = parse_game ("2,2/2/-/- @8x4 NW1,1 NE1,2 NE1,1");
  g_autoptr (SgSolver) late = make_solver (sg_game_get_position (late_game, 2));
  g_autoptr (SgReview) part = sg_review_new (late, late_game);
  SgConclusion conclusion;

  g_assert_false (sg_review_conclude (review, &conclusion));
  g_assert_cmpuint (sg_review_get_n_mistakes (part), ==, 0);
  g_assert_false (sg_review_conclude (part, &conclusion));
}

/* A row of n tiles has the value n. */
static void
test_by_hand (void)
{
  g_autoptr (SgGame) game = parse_game ("3/1/-/- @6x2 NW1,3 NE1,1 NW1,2 NW1,1");
  g_autoptr (SgReview) review = review_game (game);
  static const guint nim_sums[] = { 2, 3, 2, 1, 0 };
  SgMove answer;

  for (guint i = 0; i < G_N_ELEMENTS (nim_sums); i++)
    g_assert_cmpuint (sg_review_get_nim_sum (review, i), ==, nim_sums[i]);

  g_assert_cmpuint (sg_review_get_max_nim_sum (review), ==, 3);
  g_assert_cmpuint (sg_review_get_n_mistakes (review), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (sg_review_get_mistake (review, i), ==, i);
      g_assert_cmpint (sg_review_get_judgement (review, i), ==, SG_JUDGEMENT_MISTAKE);
    }
  g_assert_cmpint (sg_review_get_judgement (review, 3), ==, SG_JUDGEMENT_WINNING);

  g_assert_true (sg_review_get_refutation (review, 0, &answer));
  g_assert_true (sg_move_equal (&answer, &(SgMove){ SG_QUADRANT_NW, 0, 1 }));
  g_assert_false (sg_review_get_refutation (review, 3, &answer));
}

static void
test_without_moves (void)
{
  g_autoptr (SgGame) game = parse_game ("3/1/-/- @6x2");
  g_autoptr (SgReview) review = review_game (game);

  g_assert_true (sg_review_knows (review, 0));
  g_assert_cmpuint (sg_review_get_nim_sum (review, 0), ==, 2);
  g_assert_cmpuint (sg_review_get_n_mistakes (review), ==, 0);
}

/* The tables cover only the end of the game. */
static void
test_partly_known (void)
{
  g_autoptr (SgGame) game = parse_game ("4,4/3/-/- @8x4 NW2,1 NW1,4 NE1,3 NW1,2");
  g_autoptr (SgReview) whole = review_game (game);
  g_autoptr (SgSolver) late = make_solver (sg_game_get_position (game, 2));
  g_autoptr (SgReview) part = sg_review_new (late, game);
  guint n_late = 0;

  g_assert_false (sg_review_knows (part, 0));
  g_assert_false (sg_review_knows (part, 1));
  for (guint i = 2; i <= 4; i++)
    {
      g_assert_true (sg_review_knows (part, i));
      g_assert_cmpuint (sg_review_get_nim_sum (part, i), ==, sg_review_get_nim_sum (whole, i));
    }

  for (guint i = 0; i < sg_review_get_n_mistakes (whole); i++)
    if (sg_review_get_mistake (whole, i) >= 2)
      g_assert_cmpuint (sg_review_get_mistake (part, n_late++), ==,
                        sg_review_get_mistake (whole, i));
  g_assert_cmpuint (n_late, >, 0);
  g_assert_cmpuint (sg_review_get_n_mistakes (part), ==, n_late);
}

static void
test_unknown (void)
{
  g_autoptr (SgGame) game = parse_game ("4,4/-/-/- @8x4 NW2,4 NW2,3");
  g_autoptr (SgPosition) small = sg_position_parse ("1/-/-/-", NULL);
  g_autoptr (SgSolver) solver = make_solver (small);
  g_autoptr (SgReview) review = sg_review_new (solver, game);

  for (guint i = 0; i <= 2; i++)
    g_assert_false (sg_review_knows (review, i));
  g_assert_cmpuint (sg_review_get_n_mistakes (review), ==, 0);
  g_assert_cmpuint (sg_review_get_max_nim_sum (review), ==, 0);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/review/random-games", test_random_games);
  g_test_add_func ("/engine/review/conclusion", test_conclusion);
  g_test_add_func ("/engine/review/no-conclusion", test_no_conclusion);
  g_test_add_func ("/engine/review/by-hand", test_by_hand);
  g_test_add_func ("/engine/review/without-moves", test_without_moves);
  g_test_add_func ("/engine/review/partly-known", test_partly_known);
  g_test_add_func ("/engine/review/unknown", test_unknown);
}
