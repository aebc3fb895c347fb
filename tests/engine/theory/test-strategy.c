/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/theory/sg-strategy.h"

#include "engine/theory/sg-random.h"

#include "engine-support.h"
#include "oracle.h"
#include "test-main.h"

#define N_GAMES 10000

/* Bounds on counts are six standard deviations from the mean; the seeds are fixed. */

static const SgBoard boards[] = {
  { 6, 6 }, { 8, 6 }, { 7, 5 }, { 10, 2 }, { 1, 9 },
  { 2, 2 }, { 5, 9 }, { 8, 8 }, { 1, 2 },  { 3, 3 },
};

/* Returns the player who took the last tile: 0 for the first player, 1 for the second. */
static guint
play_game (SgSolver *solver, SgPosition *start, const SgLevel levels[2], GRand *rand)
{
  g_autoptr (SgPosition) position = sg_position_ref (start);
  guint player = 1;

  while (!sg_position_is_empty (position))
    {
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
      g_autoptr (SgPosition) after = NULL;
      SgMove move;

      player = 1 - player;
      move = sg_strategy_choose (analysis, levels[player], rand);
      g_assert_true (sg_position_has_tile (position, &move));

      after = sg_position_play (position, &move);
      sg_position_unref (position);
      position = g_steal_pointer (&after);
    }

  return player;
}

/* Plays @n_games from random positions on all boards. Returns the number of games that the first
 * player won. */
static guint
play_many (SgWish wish, SgLevel first, SgLevel second, guint n_games, guint32 seed)
{
  const SgLevel levels[] = { first, second };
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  guint n_won = 0;

  for (guint b = 0; b < G_N_ELEMENTS (boards); b++)
    {
      g_autoptr (SgPosition) full = sg_position_new_full (&boards[b]);
      g_autoptr (SgSolver) solver = make_board_solver (&boards[b]);

      for (guint i = 0; i < n_games / G_N_ELEMENTS (boards); i++)
        {
          g_autoptr (SgPosition) start =
              sg_random_position_as_wished (full, SG_RULE_NORMAL, solver, wish, 0, rand);

          n_won += play_game (solver, start, levels, rand) == 0 ? 1 : 0;
        }
    }

  return n_won;
}

static void
test_hard_beats_easy (void)
{
  g_assert_cmpuint (play_many (SG_WISH_N_POSITION, SG_LEVEL_HARD, SG_LEVEL_EASY, N_GAMES, 1), ==,
                    N_GAMES);
}

static void
test_hard_beats_hard (void)
{
  g_assert_cmpuint (play_many (SG_WISH_N_POSITION, SG_LEVEL_HARD, SG_LEVEL_HARD, N_GAMES, 2), ==,
                    N_GAMES);
}

static void
test_hard_beats_medium (void)
{
  g_assert_cmpuint (play_many (SG_WISH_N_POSITION, SG_LEVEL_HARD, SG_LEVEL_MEDIUM, 1000, 3), ==,
                    1000);
}

/* From a P-position the second player wins. */
static void
test_hard_wins_as_second (void)
{
  g_assert_cmpuint (play_many (SG_WISH_P_POSITION, SG_LEVEL_EASY, SG_LEVEL_HARD, 2000, 4), ==, 0);
  g_assert_cmpuint (play_many (SG_WISH_P_POSITION, SG_LEVEL_HARD, SG_LEVEL_HARD, 2000, 5), ==, 0);
}

/* A better level wins more often, even from lost positions: Easy makes mistakes. */
static void
test_levels_differ (void)
{
  guint easy = play_many (SG_WISH_P_POSITION, SG_LEVEL_EASY, SG_LEVEL_EASY, 2000, 6);
  guint medium = play_many (SG_WISH_P_POSITION, SG_LEVEL_MEDIUM, SG_LEVEL_EASY, 2000, 7);
  guint hard = play_many (SG_WISH_P_POSITION, SG_LEVEL_HARD, SG_LEVEL_EASY, 2000, 8);

  g_test_message ("won against Easy from P-positions, of 2000: Easy %u, Medium %u, Hard %u", easy,
                  medium, hard);
  g_assert_cmpuint (easy + 200, <, medium);
  g_assert_cmpuint (medium + 100, <, hard);
}

static void
test_full_even_boards (void)
{
  static const SgBoard even_boards[] = {
    { 2, 2 }, { 2, 4 }, { 4, 4 },   { 6, 4 },   { 6, 6 },
    { 8, 6 }, { 8, 8 }, { 10, 10 }, { 12, 12 }, { 14, 4 },
  };
  const SgLevel opponents[] = { SG_LEVEL_EASY, SG_LEVEL_MEDIUM, SG_LEVEL_HARD };
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (guint b = 0; b < G_N_ELEMENTS (even_boards); b++)
    {
      g_autoptr (SgSolver) solver = make_board_solver (&even_boards[b]);
      g_autoptr (SgPosition) full = sg_position_new_full (&even_boards[b]);

      for (guint o = 0; o < G_N_ELEMENTS (opponents); o++)
        {
          const SgLevel levels[] = { opponents[o], SG_LEVEL_HARD };

          for (guint i = 0; i < 40; i++)
            g_assert_cmpuint (play_game (solver, full, levels, rand), ==, 1);
        }
    }
}

/* How easily a winning answer to @move is seen, by the naive values of the oracle: one that takes
 * all of a quadrant counts twice. */
static guint
count_winning_answers (const SgPosition *position, const SgMove *move)
{
  g_autoptr (SgPosition) after = sg_position_play (position, move);
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (after, q);

      for (guint r = 0; r < sg_diagram_get_n_rows (diagram); r++)
        for (guint c = 0; c < sg_diagram_get_row (diagram, r); c++)
          {
            const SgMove answer = { q, r, c };
            g_autoptr (SgPosition) end = sg_position_play (after, &answer);

            if (oracle_nim_sum (end) != 0)
              continue;
            n += r == 0 && c == 0 ? 2 : 1;
          }
    }

  return n;
}

/* Whether @move takes one tile, and the answers to no other such move are harder to see. */
static gboolean
is_trap (const SgAnalysis *analysis, const SgMove *move)
{
  SgPosition *position = sg_analysis_get_position (analysis);
  guint n = count_winning_answers (position, move);

  if (sg_position_count_taken (position, move) != 1)
    return FALSE;

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint r = 0; r < sg_diagram_get_n_rows (diagram); r++)
        for (guint c = 0; c < sg_diagram_get_row (diagram, r); c++)
          {
            const SgMove other = { q, r, c };

            if (sg_position_count_taken (position, &other) == 1
                && count_winning_answers (position, &other) < n)
              return FALSE;
          }
    }

  return TRUE;
}

static void
test_hard_sets_traps_when_lost (void)
{
  const SgBoard board = { 6, 6 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = make_board_solver (&board);
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);

  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (SgPosition) position =
          sg_random_position_as_wished (full, SG_RULE_NORMAL, solver, SG_WISH_P_POSITION, 0, rand);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
      SgMove move = sg_strategy_choose (analysis, SG_LEVEL_HARD, rand);

      g_assert_true (is_trap (analysis, &move));
    }
}

static void
test_hard_takes_one_tile_when_lost (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);

  for (guint b = 0; b < G_N_ELEMENTS (boards); b++)
    {
      g_autoptr (SgPosition) full = sg_position_new_full (&boards[b]);
      g_autoptr (SgSolver) solver = make_board_solver (&boards[b]);

      for (guint i = 0; i < 300; i++)
        {
          g_autoptr (SgPosition) position = sg_random_position_as_wished (
              full, SG_RULE_NORMAL, solver, SG_WISH_P_POSITION, 0, rand);
          g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
          SgMove move = sg_strategy_choose (analysis, SG_LEVEL_HARD, rand);

          g_assert_cmpuint (sg_position_count_taken (position, &move), ==, 1);
        }
    }
}

/* All levels in Chomp and in misere play of one quadrant, from random diagrams: each takes the last
 * tile only if nothing else is left, and leaves nothing else wherever it can. */
static void
test_poison_comes_last (void)
{
  g_autoptr (SgPosition) full = sg_position_parse ("-/6,6,6,6,6/-/-", NULL);
  g_autoptr (SgSolver) solver = make_solver (full);
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);
  guint n_ends[SG_N_LEVELS] = { 0 };

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, rand);
      SgRule rule = i % 2 == 0 ? SG_RULE_CHOMP : SG_RULE_MISERE;
      SgLevel level = i / 2 % SG_N_LEVELS;

      while (!sg_position_is_empty (position))
        {
          g_autoptr (SgAnalysis) analysis = sg_analysis_new_with_rule (solver, position, rule);
          const SgDiagram *diagram = sg_position_get_diagram (position, SG_QUADRANT_NE);
          guint n_rows = sg_diagram_get_n_rows (diagram);
          gboolean is_line = n_rows == 1 || sg_diagram_get_row (diagram, 0) == 1;
          guint n_tiles = sg_position_get_n_tiles (position);
          g_autoptr (SgPosition) after = NULL;
          SgMove move = sg_strategy_choose (analysis, level, rand);

          g_assert_true (sg_position_has_tile (position, &move));
          if (move.row == 0 && move.column == 0)
            g_assert_cmpuint (n_tiles, ==, 1);

          after = sg_position_play (position, &move);
          if (is_line && n_tiles > 1)
            {
              g_assert_cmpuint (sg_position_get_n_tiles (after), ==, 1);
              n_ends[level]++;
            }
          sg_position_unref (position);
          position = g_steal_pointer (&after);
          level = (level + 1) % SG_N_LEVELS;
        }
    }

  for (SgLevel level = 0; level < SG_N_LEVELS; level++)
    g_assert_cmpuint (n_ends[level], >, 100);
}

/* A beginner's move does not end the game either. */
static void
test_lenient_leaves_the_poison (void)
{
  g_autoptr (SgAnalysis) row = analyze ("-/-/-/3", SG_RULE_CHOMP);
  g_autoptr (SgAnalysis) square = analyze ("-/-/-/2,2", SG_RULE_CHOMP);
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);

  for (guint i = 0; i < 500; i++)
    {
      SgMove in_row = sg_strategy_choose_lenient (row, rand);
      SgMove in_square = sg_strategy_choose_lenient (square, rand);

      g_assert_cmpuint (in_row.column, >, 0);
      g_assert_cmpuint (in_square.row + in_square.column, ==, 1);
    }
}

/* In the order of the levels, each beats the one before it, and the methods are those of their
 * names. */
static void
test_ladder (void)
{
  static const SgBoard ladder_boards[] = { { 6, 6 }, { 8, 8 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (19);

  for (SgLevel level = 1; level < SG_N_LEVELS; level++)
    {
      guint n_won = 0;

      for (guint b = 0; b < G_N_ELEMENTS (ladder_boards); b++)
        {
          g_autoptr (SgPosition) full = sg_position_new_full (&ladder_boards[b]);
          g_autoptr (SgSolver) solver = make_board_solver (&ladder_boards[b]);

          for (guint i = 0; i < 1000; i++)
            {
              g_autoptr (SgPosition) start = sg_random_position (full, rand);
              const SgLevel levels[] = { i % 2 == 0 ? level : level - 1,
                                         i % 2 == 0 ? level - 1 : level };

              n_won += play_game (solver, start, levels, rand) == i % 2;
            }
        }
      g_test_message ("level %d won %u of 2000 games against the one before", level, n_won);
      g_assert_cmpuint (n_won, >=, 980);
    }
}

/* A move that wins at once is never missed. */
static void
test_ends_are_seen (void)
{
  g_autoptr (SgAnalysis) last = analyze ("-/4,3,1/-/-", SG_RULE_NORMAL);
  g_autoptr (SgAnalysis) misere = analyze ("-/3,3/-/1", SG_RULE_MISERE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);

  for (SgLevel level = 0; level < SG_N_LEVELS; level++)
    for (guint i = 0; i < 50; i++)
      {
        SgMove move = sg_strategy_choose (last, level, rand);

        g_assert_cmpuint (move.row + move.column, ==, 0);
        move = sg_strategy_choose (misere, level, rand);
        g_assert_cmpuint (move.quadrant, ==, SG_QUADRANT_NE);
        g_assert_cmpuint (move.row + move.column, ==, 0);
      }
}

/* How often each tile is chosen, by quadrant, row and column. */
typedef struct
{
  guint counts[SG_N_QUADRANTS][8][8];
} Choices;

static void
count_choices (const SgAnalysis *analysis, SgLevel level, guint n, guint32 seed, Choices *choices)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (guint i = 0; i < n; i++)
    {
      SgMove move = sg_strategy_choose (analysis, level, rand);

      g_assert_true (sg_position_has_tile (sg_analysis_get_position (analysis), &move));
      choices->counts[move.quadrant][move.row][move.column]++;
    }
}

/* Only moves that pass @filter are chosen, each about equally often. */
static void
assert_even (const SgAnalysis *analysis,
             SgLevel level,
             gboolean (*filter) (const SgAnalysis *, const SgMove *))
{
  const SgPosition *position = sg_analysis_get_position (analysis);
  const guint n = 20000;
  Choices choices = { 0 };
  guint n_moves = 0;
  guint n_chosen = 0;

  count_choices (analysis, level, n, 77, &choices);

  for (guint pass = 0; pass < 2; pass++)
    {
      SG_FOREACH_QUADRANT (q)
        {
          const SgDiagram *diagram = sg_position_get_diagram (position, q);

          for (guint r = 0; r < sg_diagram_get_n_rows (diagram); r++)
            {
              for (guint c = 0; c < sg_diagram_get_row (diagram, r); c++)
                {
                  const SgMove move = { q, r, c };
                  guint count = choices.counts[q][r][c];

                  if (!filter (analysis, &move))
                    continue;

                  if (pass == 0)
                    {
                      n_moves++;
                    }
                  else
                    {
                      double difference = count - (double)n / n_moves;

                      g_assert_cmpfloat (difference * difference, <, 36.0 * n / n_moves);
                      n_chosen += count;
                    }
                }
            }
        }
    }

  g_assert_cmpuint (n_moves, >=, 2);
  g_assert_cmpuint (n_chosen, ==, n);
}

static gboolean
is_any (const SgAnalysis *analysis, const SgMove *move)
{
  return TRUE;
}

static gboolean
is_not_poisoned (const SgAnalysis *analysis, const SgMove *move)
{
  return move->row > 0 || move->column > 0;
}

static void
test_easy_covers_all_tiles (void)
{
  g_autoptr (SgAnalysis) won = analyze ("3,2/2,2/1/-", SG_RULE_NORMAL);
  g_autoptr (SgAnalysis) lost = analyze ("3,1/-/2,1,1/-", SG_RULE_NORMAL);

  assert_even (won, SG_LEVEL_EASY, is_any);
  assert_even (lost, SG_LEVEL_EASY, is_any);
}

static void
test_easy_covers_all_tiles_but_the_poison (void)
{
  g_autoptr (SgAnalysis) nw = analyze ("3,2,2/-/-/-", SG_RULE_CHOMP);
  g_autoptr (SgAnalysis) se = analyze ("-/-/-/4,1", SG_RULE_CHOMP);
  g_autoptr (SgAnalysis) misere = analyze ("-/-/-/4,1", SG_RULE_MISERE);

  assert_even (nw, SG_LEVEL_EASY, is_not_poisoned);
  assert_even (se, SG_LEVEL_EASY, is_not_poisoned);
  assert_even (misere, SG_LEVEL_EASY, is_not_poisoned);
}

static void
test_choose_random (void)
{
  g_autoptr (SgPosition) position = sg_position_parse ("3,2/-/1/2,2", NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  Choices choices = { 0 };

  for (guint i = 0; i < 9000; i++)
    {
      SgMove move = sg_strategy_choose_random (position, SG_RULE_NORMAL, rand);

      g_assert_true (sg_position_has_tile (position, &move));
      choices.counts[move.quadrant][move.row][move.column]++;
    }

  SG_FOREACH_QUADRANT (q)
    {
      for (guint r = 0; r < 8; r++)
        {
          for (guint c = 0; c < 8; c++)
            {
              const SgMove move = { q, r, c };

              if (sg_position_has_tile (position, &move))
                g_assert_cmpfloat (ABS ((double)choices.counts[q][r][c] - 900.0), <, 171.0);
              else
                g_assert_cmpuint (choices.counts[q][r][c], ==, 0);
            }
        }
    }
}

static void
test_hard_chooses_among_winning_moves (void)
{
  g_autoptr (SgAnalysis) several = analyze ("2,2/2,2/2,2/-", SG_RULE_NORMAL);
  g_autoptr (SgAnalysis) lost = analyze ("3,2,1/3,2,1/-/-", SG_RULE_NORMAL);

  g_assert_cmpuint (sg_analysis_get_n_winning_moves (several), >=, 3);
  assert_even (several, SG_LEVEL_HARD, is_winning);

  g_assert_cmpint (sg_analysis_get_outcome (lost), ==, SG_OUTCOME_P);
  assert_even (lost, SG_LEVEL_HARD, is_trap);
}

/* Medium plays half of its moves as Hard and half as Easy, which is sometimes right, too: always
 * where all that is left can be taken. */
static void
test_medium_is_right_half_of_the_time (void)
{
  static const char *const texts[] = { "4,4/4,4/3/3,3", "6,6,6,1/-/-/-", "5,4,4/3,1/-/2",
                                       "2/1/-/-" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const guint n = 20000;
      g_autoptr (SgAnalysis) analysis = analyze (texts[i], SG_RULE_NORMAL);
      g_autoptr (GRand) rand = g_rand_new_with_seed (13 + i);
      double n_tiles = sg_position_get_n_tiles (sg_analysis_get_position (analysis));
      double easy = i == 1 ? 1 : sg_analysis_get_n_winning_moves (analysis) / n_tiles;
      double right = 0.5 + 0.5 * easy;
      guint n_right = 0;

      g_assert_cmpint (sg_analysis_get_outcome (analysis), ==, SG_OUTCOME_N);
      for (guint k = 0; k < n; k++)
        {
          SgMove move = sg_strategy_choose (analysis, SG_LEVEL_MEDIUM, rand);

          n_right += is_winning (analysis, &move) ? 1 : 0;
        }

      g_test_message ("%s: right in %u of %u, expected %.0f", texts[i], n_right, n, right * n);
      g_assert_cmpfloat (ABS (n_right - right * n), <, 6.0 * 71.0);
    }
}

static void
test_same_seed_same_move (void)
{
  const SgBoard board = { 8, 8 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = make_board_solver (&board);
  g_autoptr (GRand) draw = g_rand_new_with_seed (14);
  guint n_different = 0;

  for (guint32 seed = 0; seed < 200; seed++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, draw);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);

      for (guint level = 0; level < SG_N_LEVELS; level++)
        {
          g_autoptr (GRand) one = g_rand_new_with_seed (seed);
          g_autoptr (GRand) same = g_rand_new_with_seed (seed);
          g_autoptr (GRand) other = g_rand_new_with_seed (seed + 1000);
          SgMove move = sg_strategy_choose (analysis, (SgLevel)level, one);
          SgMove again = sg_strategy_choose (analysis, (SgLevel)level, same);
          SgMove different = sg_strategy_choose (analysis, (SgLevel)level, other);

          g_assert_true (sg_move_equal (&move, &again));
          n_different += sg_move_equal (&move, &different) ? 0 : 1;
        }
    }

  g_assert_cmpuint (n_different, >, 200);
}

/* Whether some move leaves an N-position, by the values of the oracle. */
static gboolean
can_be_lenient (const SgPosition *position)
{
  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            const SgMove move = { q, row, column };
            g_autoptr (SgPosition) after = sg_position_play (position, &move);

            if (oracle_nim_sum (after) != 0)
              return TRUE;
          }
    }

  return FALSE;
}

/* Also from N-positions, in which only some moves leave another N-position. */
static void
test_lenient (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  guint n_stuck = 0;

  for (guint b = 0; b < G_N_ELEMENTS (boards); b++)
    {
      g_autoptr (SgPosition) full = sg_position_new_full (&boards[b]);
      g_autoptr (SgSolver) solver = make_board_solver (&boards[b]);

      for (guint i = 0; i < 100; i++)
        {
          g_autoptr (SgPosition) start = sg_random_position (full, rand);
          g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, start);
          SgMove move = sg_strategy_choose_lenient (analysis, rand);
          g_autoptr (SgPosition) after = NULL;

          g_assert_true (sg_position_has_tile (start, &move));
          after = sg_position_play (start, &move);
          g_assert_cmpint (oracle_nim_sum (after) != 0, ==, can_be_lenient (start));
          n_stuck += oracle_nim_sum (after) == 0;
        }
    }

  g_assert_cmpuint (n_stuck, >, 0);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/strategy/hard-beats-easy", test_hard_beats_easy);
  g_test_add_func ("/engine/strategy/hard-beats-hard", test_hard_beats_hard);
  g_test_add_func ("/engine/strategy/hard-beats-medium", test_hard_beats_medium);
  g_test_add_func ("/engine/strategy/hard-wins-as-second", test_hard_wins_as_second);
  g_test_add_func ("/engine/strategy/levels-differ", test_levels_differ);
  g_test_add_func ("/engine/strategy/full-even-boards", test_full_even_boards);
  g_test_add_func ("/engine/strategy/hard-takes-one-tile-when-lost",
                   test_hard_takes_one_tile_when_lost);
  g_test_add_func ("/engine/strategy/hard-sets-traps-when-lost", test_hard_sets_traps_when_lost);
  g_test_add_func ("/engine/strategy/poison-comes-last", test_poison_comes_last);
  g_test_add_func ("/engine/strategy/lenient-leaves-the-poison", test_lenient_leaves_the_poison);
  g_test_add_func ("/engine/strategy/ladder", test_ladder);
  g_test_add_func ("/engine/strategy/ends-are-seen", test_ends_are_seen);
  g_test_add_func ("/engine/strategy/easy-covers-all-tiles", test_easy_covers_all_tiles);
  g_test_add_func ("/engine/strategy/easy-covers-all-tiles-but-the-poison",
                   test_easy_covers_all_tiles_but_the_poison);
  g_test_add_func ("/engine/strategy/choose-random", test_choose_random);
  g_test_add_func ("/engine/strategy/hard-chooses-among-winning-moves",
                   test_hard_chooses_among_winning_moves);
  g_test_add_func ("/engine/strategy/medium-is-right-half-of-the-time",
                   test_medium_is_right_half_of_the_time);
  g_test_add_func ("/engine/strategy/same-seed-same-move", test_same_seed_same_move);
  g_test_add_func ("/engine/strategy/lenient", test_lenient);
}
