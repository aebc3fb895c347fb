/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Methods, against their definitions told over lists of shapes: all sums inside small boxes, where
 * each move is made and the shapes after it are looked at. Nothing here asks the engine for a
 * value, a size or a pair. */

#include "engine/theory/sg-end.h"
#include "engine/theory/sg-method.h"

#include <string.h>

#include "engine-support.h"
#include "oracle.h"
#include "rulesets.h"
#include "sums.h"
#include "test-main.h"

/* The shapes of the four quadrants, and the rule. */
typedef struct
{
  const char *shapes[SG_N_QUADRANTS];
  SgRule rule;
} Board;

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  return (int)*(const guint *)a - (int)*(const guint *)b;
}

static guint
find_value (const Board *board, guint quadrant)
{
  const char *shape = board->shapes[quadrant];

  if (shape[0] == '\0')
    return 0;
  return board->rule == SG_RULE_CHOMP ? oracle_chomp_value (shape) : oracle_value (shape);
}

/* The values of the quadrants that are not empty, in reading order. */
static guint
list_values (const Board *board, guint values[SG_N_QUADRANTS])
{
  guint n = 0;

  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    if (board->shapes[q][0] != '\0')
      values[n++] = find_value (board, q);

  return n;
}

/* The method's idea of a position to leave, said of a board. */

static gboolean
looks_copied (const Board *board)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    if (board->shapes[q][0] != '\0')
      {
        g_autofree char *turned = oracle_shape_transpose (board->shapes[q]);

        g_ptr_array_add (
            texts, g_strdup (strcmp (turned, board->shapes[q]) < 0 ? turned : board->shapes[q]));
      }
  if (texts->len % 2 == 1)
    return FALSE;

  g_ptr_array_sort (texts, compare_texts);
  for (guint i = 0; i < texts->len; i += 2)
    if (strcmp (texts->pdata[i], texts->pdata[i + 1]) != 0)
      return FALSE;

  return TRUE;
}

/* Sorted, the values come in twos. Zeros come first and need none. */
static gboolean
looks_paired (const Board *board)
{
  guint values[SG_N_QUADRANTS];
  guint n = list_values (board, values);
  guint i = 0;

  qsort (values, n, sizeof (guint), compare_numbers);
  while (i < n && values[i] == 0)
    i++;
  for (; i + 1 < n; i += 2)
    if (values[i] != values[i + 1])
      return FALSE;

  return i >= n;
}

static gboolean
looks_counted (const Board *board)
{
  guint sum = 0;

  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    sum ^= oracle_shape_get_n_tiles (board->shapes[q]);

  return sum == 0;
}

static gboolean
looks_even (const Board *board)
{
  guint n_odd = 0;

  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    n_odd += find_value (board, q) % 2;

  return n_odd % 2 == 0;
}

static gboolean
looks_won_by_largest (const Board *board)
{
  guint values[SG_N_QUADRANTS];
  guint n = list_values (board, values);

  qsort (values, n, sizeof (guint), compare_numbers);
  return n >= 2 && values[n - 1] == values[n - 2];
}

static gboolean
has_even_parts (const Board *board)
{
  guint values[SG_N_QUADRANTS];

  return list_values (board, values) % 2 == 0;
}

static gboolean
has_even_tiles (const Board *board)
{
  guint n = 0;

  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    n += oracle_shape_get_n_tiles (board->shapes[q]);

  return n % 2 == 0;
}

/* Where the search says that the player to move loses. */
static gboolean
is_lost (OracleSum *sum, const guint *parts)
{
  return !oracle_sum_is_won (sum, parts);
}

/* The last quadrant with a tile, and how many quadrants have one. */
static guint
find_last (const Board *board, guint *n)
{
  guint last = 0;

  *n = 0;
  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    if (board->shapes[q][0] != '\0')
      {
        last = q;
        (*n)++;
      }

  return last;
}

static guint
add_all_but (const Board *board, guint quadrant)
{
  guint sum = 0;

  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    if (q != quadrant)
      sum ^= find_value (board, q);

  return sum;
}

static gboolean
says_p (SgMethod method, OracleSum *sum, const guint *parts, const Board *now)
{
  guint n;
  guint last = find_last (now, &n);

  switch (method)
    {
    case SG_METHOD_EXACT:
      return is_lost (sum, parts);
    case SG_METHOD_COPY_SHAPE:
      return looks_copied (now);
    case SG_METHOD_PAIR_VALUES:
      return looks_paired (now);
    case SG_METHOD_COUNT_TILES:
      return looks_counted (now);
    case SG_METHOD_EVEN_SUM:
      return looks_even (now);
    case SG_METHOD_LARGEST:
      return looks_won_by_largest (now);
    case SG_METHOD_FORGET_LAST:
      return n <= 2 ? is_lost (sum, parts) : add_all_but (now, last) == 0;
    case SG_METHOD_WHOLE_PART:
      return has_even_parts (now);
    case SG_METHOD_ONE_TILE:
      return has_even_tiles (now);
    }

  g_assert_not_reached ();
}

/* The numbers of the shapes after the move. */
static void
make_move (OracleSum *sum, const guint *parts, const SgMove *move, guint *after)
{
  memcpy (after, parts, SG_N_QUADRANTS * sizeof (guint));
  after[move->quadrant] =
      oracle_sum_get_option (sum, parts[move->quadrant], move->row, move->column);
}

static Board
look_at (OracleSum *sum, const guint *parts, guint n_parts, SgRule rule)
{
  Board board = { .rule = rule };

  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    board.shapes[q] = q < n_parts ? oracle_sum_get_shape (sum, parts[q]) : "";

  return board;
}

static gboolean
allows (SgMethod method,
        OracleSum *sum,
        const guint *after_parts,
        const Board *now,
        const Board *after,
        const SgMove *move)
{
  guint moved = move->quadrant;
  guint n;
  guint last = find_last (now, &n);
  guint largest = 0;

  switch (method)
    {
    case SG_METHOD_EXACT:
    case SG_METHOD_COPY_SHAPE:
    case SG_METHOD_PAIR_VALUES:
    case SG_METHOD_COUNT_TILES:
    case SG_METHOD_EVEN_SUM:
      return says_p (method, sum, after_parts, after);
    case SG_METHOD_LARGEST:
      for (guint q = 0; q < SG_N_QUADRANTS; q++)
        largest = MAX (largest, find_value (now, q));
      return find_value (now, moved) == largest;
    case SG_METHOD_FORGET_LAST:
      return n <= 2 ? is_lost (sum, after_parts) : moved != last && add_all_but (after, last) == 0;
    case SG_METHOD_WHOLE_PART:
      return after->shapes[moved][0] == '\0';
    case SG_METHOD_ONE_TILE:
      return oracle_shape_get_n_tiles (now->shapes[moved])
             == oracle_shape_get_n_tiles (after->shapes[moved]) + 1;
    }

  g_assert_not_reached ();
}

static guint
count_tiles (const Board *board)
{
  guint n = 0;

  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    n += oracle_shape_get_n_tiles (board->shapes[q]);

  return n;
}

/* The moves of a board, in the order of the engine. */
static GArray *
list_all_moves (const Board *board)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (SgMove));

  for (guint q = 0; q < SG_N_QUADRANTS; q++)
    for (guint r = 0; board->shapes[q][r] != '\0'; r++)
      for (guint c = 0; c < oracle_shape_get_row (board->shapes[q], r); c++)
        {
          SgMove move = { q, r, c };

          g_array_append_val (moves, move);
        }

  return moves;
}

static guint n_parts_of_sums;
static guint n_motives[SG_N_METHODS][SG_MOTIVE_NOTHING + 1];

static void
assert_moves (const GArray *moves, const GArray *expected)
{
  g_assert_cmpuint (moves->len, ==, expected->len);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (
        sg_move_equal (&g_array_index (moves, SgMove, i), &g_array_index (expected, SgMove, i)));
}

static void
check_method (SgMethod method, OracleSum *sum, SgAnalysis *analysis, const guint *parts)
{
  SgRule rule = sg_analysis_get_rule (analysis);
  Board now = look_at (sum, parts, n_parts_of_sums, rule);
  guint left_at_end = rule == SG_RULE_NORMAL ? 0 : 1;
  g_autoptr (GArray) all = list_all_moves (&now);
  g_autoptr (GArray) allowed = g_array_new (FALSE, FALSE, sizeof (SgMove));
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (SgMove));
  g_autoptr (GArray) single = g_array_new (FALSE, FALSE, sizeof (SgMove));
  g_autoptr (GArray) found_allowed = sg_method_list_allowed (method, analysis);
  g_autoptr (GArray) found = NULL;
  const GArray *expected;
  SgMotive motive;
  SgMotive expected_motive;

  for (guint i = 0; i < all->len; i++)
    {
      const SgMove *move = &g_array_index (all, SgMove, i);
      guint after_parts[SG_N_QUADRANTS];
      Board after;

      make_move (sum, parts, move, after_parts);
      after = look_at (sum, after_parts, n_parts_of_sums, rule);

      /* Nobody takes the last tile if that loses and another tile is left. */
      if (left_at_end == 1 && count_tiles (&after) == 0 && all->len > 1)
        continue;
      if (count_tiles (&after) == left_at_end)
        g_array_append_val (ends, *move);
      if (allows (method, sum, after_parts, &now, &after, move))
        g_array_append_val (allowed, *move);
      if (count_tiles (&after) + 1 == count_tiles (&now))
        g_array_append_val (single, *move);
    }

  assert_moves (found_allowed, allowed);
  g_assert_cmpint (sg_method_get_verdict (method, analysis), ==,
                   says_p (method, sum, parts, &now) ? SG_OUTCOME_P : SG_OUTCOME_N);

  found = sg_method_list_moves (method, analysis, &motive);
  expected = ends->len > 0 ? ends : allowed->len > 0 ? allowed : single;
  expected_motive = ends->len > 0      ? SG_MOTIVE_END
                    : allowed->len > 0 ? SG_MOTIVE_RULE
                                       : SG_MOTIVE_NOTHING;
  assert_moves (found, expected);
  g_assert_cmpint (motive, ==, expected_motive);
  n_motives[method][motive]++;
}

static void
check_sum (OracleSum *sum, SgAnalysis *analysis, const guint *parts)
{
  if (sg_position_is_over (sg_analysis_get_position (analysis)))
    return;

  for (SgMethod method = 0; method < SG_N_METHODS; method++)
    check_method (method, sum, analysis, parts);
}

static void
check_sums (SgRule rule, guint width, guint height, guint n_parts)
{
  n_parts_of_sums = n_parts;
  sums_foreach (rule, width, height, n_parts, check_sum);
}

static void
test_normal (void)
{
  memset (n_motives, 0, sizeof (n_motives));
  check_sums (SG_RULE_NORMAL, 2, 2, 4);
  check_sums (SG_RULE_NORMAL, 3, 2, 3);
  check_sums (SG_RULE_NORMAL, 4, 3, 1);

  for (SgMethod method = 0; method < SG_N_METHODS; method++)
    {
      g_assert_cmpuint (n_motives[method][SG_MOTIVE_END], >, 0);
      g_assert_cmpuint (n_motives[method][SG_MOTIVE_RULE], >, 0);
    }
  g_assert_cmpuint (n_motives[SG_METHOD_COPY_SHAPE][SG_MOTIVE_NOTHING], >, 0);
  g_assert_cmpuint (n_motives[SG_METHOD_FORGET_LAST][SG_MOTIVE_NOTHING], >, 0);
}

static void
test_misere (void)
{
  check_sums (SG_RULE_MISERE, 2, 2, 4);
  check_sums (SG_RULE_MISERE, 3, 2, 2);
  check_sums (SG_RULE_MISERE, 3, 3, 1);
  check_sums (SG_RULE_CHOMP, 4, 3, 1);
}

/* Rows of pins, by hand. The values of Kayles are 0 1 2 3 1 4. */
static void
assert_allowed (const char *text, SgMethod method, const char *expected)
{
  g_autoptr (SgPosition) position = sg_position_parse_any (text, SG_ALL_RULESETS, NULL);
  g_autoptr (SgSolver) solver = make_solver (position);
  g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
  g_autoptr (GArray) moves = sg_method_list_allowed (method, analysis);
  g_autoptr (GString) string = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *move =
          sg_position_move_to_string (position, &g_array_index (moves, SgMove, i));

      g_string_append_printf (string, i == 0 ? "%s" : " %s", move);
    }
  g_assert_cmpstr (string->str, ==, expected);
}

static void
test_rows (void)
{
  assert_allowed ("kayles 3/2/1", SG_METHOD_ONE_TILE, "1:1 1:2 1:3 2:1 2:2 3:1");
  assert_allowed ("kayles 3/2/1", SG_METHOD_WHOLE_PART, "2:1-2 3:1");
  assert_allowed ("kayles 3/2/1", SG_METHOD_LARGEST, "1:1 1:2 1:3 1:1-2 1:2-3");
  /* Two and two pins are left, in one place with a gap and in one without. */
  assert_allowed ("kayles 5/2+2", SG_METHOD_COPY_SHAPE, "1:3");
  assert_allowed ("kayles 5/3", SG_METHOD_PAIR_VALUES, "1:1-2 1:2-3 1:3-4 1:4-5");
  assert_allowed ("kayles 3/2", SG_METHOD_COUNT_TILES, "1:1 1:2 1:3");
  assert_allowed ("heaps 5/3/6", SG_METHOD_FORGET_LAST, "1:4");
  assert_allowed ("heaps 5/3/6", SG_METHOD_EXACT, "");
  assert_allowed ("heaps 5/3/7", SG_METHOD_EXACT, "1:5 2:3 3:7");
}

/* A game in 0.07 is over while pins are left: the last move is seen all the same. */
static void
test_end_with_pins_left (void)
{
  for (SgRule rule = SG_RULE_NORMAL; rule <= SG_RULE_MISERE; rule++)
    {
      g_autoptr (SgPosition) position =
          sg_position_parse_any ("octal 0.07 3/1", SG_ALL_RULESETS, NULL);
      g_autoptr (GArray) wins = sg_end_list_wins (position, rule);
      g_autoptr (GArray) moves = sg_end_list_moves (position, rule);

      g_assert_cmpuint (wins->len, ==, rule == SG_RULE_NORMAL ? 2 : 0);
      g_assert_cmpuint (moves->len, ==, 2);
    }
}

/* Each of the moves comes about equally often, and the same seed makes the same choices. */
static void
test_choice (void)
{
  const guint n = 20000;
  g_autoptr (SgAnalysis) analysis = analyze ("4,2/3,3/2,1/3", SG_RULE_NORMAL);

  for (SgMethod method = 0; method < SG_N_METHODS; method++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (method);
      g_autoptr (GRand) same = g_rand_new_with_seed (method);
      SgMotive motive;
      SgMotive chosen_for;
      g_autoptr (GArray) moves = sg_method_list_moves (method, analysis, &motive);
      g_autofree guint *counts = g_new0 (guint, moves->len);

      for (guint i = 0; i < n; i++)
        {
          SgMove move = sg_method_choose (method, analysis, rand, &chosen_for);
          SgMove again = sg_method_choose (method, analysis, same, &chosen_for);
          guint index = 0;

          g_assert_true (sg_move_equal (&move, &again));
          g_assert_cmpint (chosen_for, ==, motive);
          while (!sg_move_equal (&g_array_index (moves, SgMove, index), &move))
            g_assert_cmpuint (++index, <, moves->len);
          counts[index]++;
        }
      for (guint i = 0; i < moves->len; i++)
        {
          double difference = counts[i] - (double)n / moves->len;

          g_assert_cmpfloat (difference * difference, <=, 36.0 * n / moves->len);
        }
    }
}

void
add_tests (void)
{
  g_test_add_func ("/method/normal", test_normal);
  g_test_add_func ("/method/misere", test_misere);
  g_test_add_func ("/method/rows", test_rows);
  g_test_add_func ("/method/end-with-pins-left", test_end_with_pins_left);
  g_test_add_func ("/method/choice", test_choice);
}
