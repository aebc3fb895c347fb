/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Exercises: their answers, compared with an independent computation that uses no tables, analyses
 * and binary operators; and the exercises of a seed, which never change. */

#include "game/practice/ichomp-exercise.h"

#include <string.h>

#include "oracle-sum.h"
#include "oracle.h"
#include "test-main.h"
#include "engine/rules/sg-nim.h"

#define N_EXERCISES 10000
#define MAX_SHAPES_SIDE 3

/* Independent computation */

static guint
add_without_carry (guint a, guint b)
{
  if (a == 0 && b == 0)
    return 0;

  return 2 * add_without_carry (a / 2, b / 2) + (a % 2 + b % 2) % 2;
}

static char *
spell_binary (guint number)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  do
    {
      g_string_prepend (digits, number % 2 == 1 ? "1" : "0");
      number /= 2;
    }
  while (number > 0);

  return g_string_free (g_steal_pointer (&digits), FALSE);
}

static guint
value_of (const SgPosition *position, SgQuadrant quadrant)
{
  g_autofree char *shape = oracle_shape_from_diagram (sg_position_get_diagram (position, quadrant));

  return oracle_value (shape);
}

static OracleSum *
get_sum (guint width, guint height)
{
  static OracleSum *sums[MAX_SHAPES_SIDE + 1][MAX_SHAPES_SIDE + 1];

  if (width > MAX_SHAPES_SIDE || height > MAX_SHAPES_SIDE)
    return NULL;

  if (sums[width][height] == NULL)
    sums[width][height] = oracle_sum_new (width, height, SG_N_QUADRANTS);
  return sums[width][height];
}

/* Small boards are searched completely; on larger ones the nim-sum of the values decides. */
static gboolean
is_won (const SgPosition *position)
{
  SgBoard board = sg_position_get_board (position);
  OracleSum *sum = get_sum (board.width / 2, board.height / 2);
  guint parts[SG_N_QUADRANTS];
  guint nim_sum = 0;

  SG_FOREACH_QUADRANT (q)
    nim_sum = add_without_carry (nim_sum, value_of (position, q));
  if (sum == NULL)
    return nim_sum != 0;

  SG_FOREACH_QUADRANT (q)
    parts[q] = oracle_sum_find_shape (sum, sg_position_get_diagram (position, q));
  g_assert_cmpint (oracle_sum_is_won (sum, parts), ==, nim_sum != 0);
  return nim_sum != 0;
}

/* Asserts that only this number is accepted. */
static void
assert_number (const IchompExercise *exercise, guint right)
{
  IchompAnswer answer = { .form = ichomp_exercise_get_form (exercise) };

  for (answer.number = 0; answer.number < 1100; answer.number++)
    g_assert_cmpint (ichomp_exercise_check (exercise, &answer), ==, answer.number == right);
}

/* The kinds */

static void
check_number (const IchompExercise *exercise)
{
  guint n_numbers;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n_numbers);
  g_autofree char *answer = ichomp_exercise_dup_answer (exercise, ICHOMP_VOICE_WRITTEN);
  g_autofree char *question = ichomp_exercise_dup_question (exercise, ICHOMP_VOICE_WRITTEN);
  g_autofree char *binary = spell_binary (numbers[0]);
  g_autofree char *decimal = g_strdup_printf ("%u", numbers[0]);
  gboolean to_binary = ichomp_exercise_get_kind (exercise) == ICHOMP_EXERCISE_BINARY;

  g_assert_cmpuint (n_numbers, ==, 1);
  g_assert_cmpuint (numbers[0], >=, 1);
  g_assert_cmpuint (numbers[0], <=, 1023);
  g_assert_nonnull (strstr (answer, to_binary ? binary : decimal));
  g_assert_nonnull (strstr (question, to_binary ? decimal : binary));
  assert_number (exercise, numbers[0]);
}

static void
check_xor (const IchompExercise *exercise)
{
  static const guint n_expected[] = { 2, 2, 3, 3, 4 };
  guint n_numbers;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n_numbers);
  guint sum = 0;

  g_assert_cmpuint (n_numbers, ==, n_expected[ichomp_exercise_get_difficulty (exercise) - 1]);
  for (guint i = 0; i < n_numbers; i++)
    sum = add_without_carry (sum, numbers[i]);
  assert_number (exercise, sum);
}

static void
check_mex (const IchompExercise *exercise)
{
  guint n_numbers;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n_numbers);
  gboolean there[64] = { FALSE };
  guint missing = 0;

  g_assert_cmpuint (n_numbers, >=, 1);
  g_assert_cmpuint (n_numbers, <=, 32);
  for (guint i = 0; i < n_numbers; i++)
    {
      g_assert_cmpuint (numbers[i], <, G_N_ELEMENTS (there));
      there[numbers[i]] = TRUE;
    }
  while (there[missing])
    missing++;
  assert_number (exercise, missing);
}

static void
check_diagram (const IchompExercise *exercise)
{
  SgPosition *position = ichomp_exercise_get_position (exercise);
  SgQuadrant quadrant = ichomp_exercise_get_quadrant (exercise);
  const SgDiagram *diagram = sg_position_get_diagram (position, quadrant);

  g_assert_cmpuint (sg_diagram_get_n_tiles (diagram), ==, sg_position_get_n_tiles (position));
  g_assert_false (sg_diagram_is_empty (diagram));
  if (ichomp_exercise_get_kind (exercise) == ICHOMP_EXERCISE_TWO_ROWS)
    g_assert_cmpuint (sg_diagram_get_n_rows (diagram), ==, 2);
  assert_number (exercise, value_of (position, quadrant));
}

static void
check_outcome (const IchompExercise *exercise)
{
  gboolean won = is_won (ichomp_exercise_get_position (exercise));
  const IchompAnswer p = { .form = ICHOMP_ANSWER_OUTCOME, .outcome = SG_OUTCOME_P };
  const IchompAnswer n = { .form = ICHOMP_ANSWER_OUTCOME, .outcome = SG_OUTCOME_N };

  g_assert_cmpint (ichomp_exercise_check (exercise, &p), ==, !won);
  g_assert_cmpint (ichomp_exercise_check (exercise, &n), ==, won);
}

static gboolean
is_winning_move (SgPosition *position, const SgMove *move)
{
  g_autoptr (SgPosition) after = sg_position_play (position, move);

  return !is_won (after);
}

/* Returns the number of winning tiles of a quadrant; adds those that are accepted to
 * @n_accepted. */
static guint
count_winning (const IchompExercise *exercise, SgQuadrant quadrant, guint *n_accepted)
{
  SgPosition *position = ichomp_exercise_get_position (exercise);
  const SgDiagram *diagram = sg_position_get_diagram (position, quadrant);
  IchompAnswer answer = { .form = ICHOMP_ANSWER_TILE, .tile = { .quadrant = quadrant } };
  guint n = 0;

  for (answer.tile.row = 0; answer.tile.row < 6; answer.tile.row++)
    for (answer.tile.column = 0; answer.tile.column < 6; answer.tile.column++)
      {
        gboolean there = sg_diagram_has_tile (diagram, answer.tile.row, answer.tile.column);

        n += there && is_winning_move (position, &answer.tile);
        if (n_accepted != NULL)
          *n_accepted += ichomp_exercise_check (exercise, &answer);
      }

  return n;
}

static void
check_quadrant (const IchompExercise *exercise)
{
  SgPosition *position = ichomp_exercise_get_position (exercise);
  guint n_right = 0;
  guint n_wrong = 0;

  SG_FOREACH_QUADRANT (q)
    {
      const IchompAnswer answer = { .form = ICHOMP_ANSWER_QUADRANT, .quadrant = q };
      gboolean right = count_winning (exercise, q, NULL) > 0;

      g_assert_cmpint (ichomp_exercise_check (exercise, &answer), ==, right);
      n_right += right;
      n_wrong += !right && value_of (position, q) > 0;
    }

  g_assert_cmpuint (n_right, ==, 1);
  /* A wrong quadrant has tiles. */
  g_assert_cmpuint (n_wrong, >, 0);
}

static void
check_target (const IchompExercise *exercise)
{
  SgPosition *position = ichomp_exercise_get_position (exercise);
  SgQuadrant subject = ichomp_exercise_get_subject (exercise);
  guint others = 0;

  SG_FOREACH_QUADRANT (q)
    if (q != subject)
      others = add_without_carry (others, value_of (position, q));

  /* A move leads to the target. */
  g_assert_cmpuint (others, <, value_of (position, subject));
  assert_number (exercise, others);
}

static void
check_tile (const IchompExercise *exercise)
{
  SgPosition *position = ichomp_exercise_get_position (exercise);
  guint n_winning = 0;
  guint n_accepted = 0;

  SG_FOREACH_QUADRANT (q)
    n_winning += count_winning (exercise, q, &n_accepted);

  g_assert_cmpuint (n_winning, >=, 1);
  g_assert_cmpuint (5 * n_winning, <=, sg_position_get_n_tiles (position));
  g_assert_cmpuint (n_accepted, ==, n_winning);
}

static void
check (const IchompExercise *exercise)
{
  switch (ichomp_exercise_get_kind (exercise))
    {
    case ICHOMP_EXERCISE_BINARY:
    case ICHOMP_EXERCISE_DECIMAL:
      check_number (exercise);
      break;
    case ICHOMP_EXERCISE_XOR:
      check_xor (exercise);
      break;
    case ICHOMP_EXERCISE_MEX:
      check_mex (exercise);
      break;
    case ICHOMP_EXERCISE_DIAGRAM:
    case ICHOMP_EXERCISE_TWO_ROWS:
      check_diagram (exercise);
      break;
    case ICHOMP_EXERCISE_OUTCOME:
      check_outcome (exercise);
      break;
    case ICHOMP_EXERCISE_QUADRANT:
      check_quadrant (exercise);
      break;
    case ICHOMP_EXERCISE_TARGET:
      check_target (exercise);
      break;
    case ICHOMP_EXERCISE_TILE:
      check_tile (exercise);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
test_answers (gconstpointer data)
{
  IchompExerciseKind kind = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < N_EXERCISES; i++)
    {
      guint difficulty = 1 + i % ICHOMP_EXERCISE_MAX_DIFFICULTY;
      g_autoptr (IchompExercise) exercise =
          ichomp_exercise_new (kind, difficulty, i / ICHOMP_EXERCISE_MAX_DIFFICULTY);

      g_assert_cmpint (ichomp_exercise_get_kind (exercise), ==, kind);
      g_assert_cmpuint (ichomp_exercise_get_difficulty (exercise), ==, difficulty);
      check (exercise);
    }
}

/* Both outcomes are about equally frequent, and every kind has different exercises. */
static void
test_variety (void)
{
  guint n_p = 0;

  for (guint seed = 0; seed < 200; seed++)
    {
      g_autoptr (IchompExercise) exercise = ichomp_exercise_new (ICHOMP_EXERCISE_OUTCOME, 2, seed);

      n_p += ichomp_exercise_get_result (exercise) == 0;
    }
  g_assert_cmpuint (n_p, >, 70);
  g_assert_cmpuint (n_p, <, 130);

  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    for (guint difficulty = 1; difficulty <= ICHOMP_EXERCISE_MAX_DIFFICULTY; difficulty++)
      {
        g_autoptr (IchompExercise) first = ichomp_exercise_new (kind, difficulty, 1);
        guint n_equal = 0;

        g_assert_true (ichomp_exercise_equal (first, first));
        for (guint seed = 2; seed < 102; seed++)
          {
            g_autoptr (IchompExercise) other = ichomp_exercise_new (kind, difficulty, seed);

            n_equal += ichomp_exercise_equal (first, other);
          }
        g_assert_cmpuint (n_equal, <, 50);
      }
}

/* Seeds */

static char *
describe (const IchompExercise *exercise)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SgPosition *position = ichomp_exercise_get_position (exercise);
  guint n_numbers;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n_numbers);

  for (guint i = 0; i < n_numbers; i++)
    g_string_append_printf (text, "%u ", numbers[i]);
  if (position != NULL)
    {
      g_autofree char *notation = sg_position_to_string (position);

      g_string_append_printf (text, "%s ", notation);
    }
  if (ichomp_exercise_get_subject (exercise) < SG_N_QUADRANTS)
    g_string_append_printf (text, "%s ",
                            sg_quadrant_to_string (ichomp_exercise_get_subject (exercise)));
  g_string_append_printf (text, "= %u", ichomp_exercise_get_result (exercise));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* These must never change: teachers rely on the exercises of a seed. */
static void
test_golden (void)
{
  static const struct
  {
    IchompExerciseKind kind;
    guint difficulty;
    guint32 seed;
    const char *expected;
  } exercises[] = {
    { ICHOMP_EXERCISE_BINARY, 1, 48213u, "2 = 2" },
    { ICHOMP_EXERCISE_BINARY, 4, 0u, "215 = 215" },
    { ICHOMP_EXERCISE_DECIMAL, 2, 4294967295u, "31 = 31" },
    { ICHOMP_EXERCISE_DECIMAL, 3, 10000u, "23 = 23" },
    { ICHOMP_EXERCISE_XOR, 3, 99999u, "19 16 13 = 14" },
    { ICHOMP_EXERCISE_XOR, 5, 48213u, "127 61 22 116 = 32" },
    { ICHOMP_EXERCISE_MEX, 4, 0u, "10 5 6 19 4 15 3 7 19 5 14 9 0 19 21 1 10 8 2 = 11" },
    { ICHOMP_EXERCISE_MEX, 4, 4294967295u, "5 9 6 17 6 3 6 13 4 13 0 2 1 1 7 = 8" },
    { ICHOMP_EXERCISE_DIAGRAM, 5, 10000u, "-/3,2,2,2,2,1/-/- @6x12 NE = 5" },
    { ICHOMP_EXERCISE_DIAGRAM, 3, 99999u, "-/2,2,1,1,1/-/- @4x10 NE = 4" },
    { ICHOMP_EXERCISE_TWO_ROWS, 1, 48213u, "-/6,5/-/- @12x4 NE = 1" },
    { ICHOMP_EXERCISE_TWO_ROWS, 5, 0u, "-/22,10/-/- @44x4 NE = 27" },
    { ICHOMP_EXERCISE_OUTCOME, 2, 4294967295u, "3,3/3/2,1,1/3,3,2 @6x6 = 0" },
    { ICHOMP_EXERCISE_OUTCOME, 4, 10000u, "3,1/2,1/-/1 @6x4 = 4" },
    { ICHOMP_EXERCISE_QUADRANT, 3, 99999u, "4,3,2/4,2/3/4,4,4 @8x6 = 10" },
    { ICHOMP_EXERCISE_QUADRANT, 3, 48213u, "-/4,2,1/2/3,3 @8x6 = 1" },
    { ICHOMP_EXERCISE_TARGET, 4, 0u, "5,4,2,2/2,2,2,1/5,5,5,2/5,1,1,1 @10x8 SE = 2" },
    { ICHOMP_EXERCISE_TARGET, 5, 4294967295u, "5,5,4,2,2/4,3,3,3/4,4,4,4,4/4,4,2 @10x10 SW = 5" },
    { ICHOMP_EXERCISE_TILE, 5, 10000u, "2,2,1/3,3,3/2,2/- @6x6 = 4" },
    { ICHOMP_EXERCISE_TILE, 4, 99999u, "1,1/3,3/3,1/2 @6x4 = 1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (exercises); i++)
    {
      g_autoptr (IchompExercise) exercise =
          ichomp_exercise_new (exercises[i].kind, exercises[i].difficulty, exercises[i].seed);
      g_autofree char *text = describe (exercise);

      g_assert_cmpstr (text, ==, exercises[i].expected);
    }

  g_assert_cmphex (ichomp_exercise_mix_seed (0, 0), ==, 0xd3d29f24u);
  g_assert_cmphex (ichomp_exercise_mix_seed (48213, 7), ==, 0x199fa808u);
}

/* Reading answers */

static void
assert_read (const IchompExercise *exercise, const char *text, gboolean legal, guint number)
{
  IchompAnswer answer = { .number = 12345 };

  g_assert_cmpint (ichomp_exercise_read_answer (exercise, text, &answer), ==, legal);
  g_assert_cmpuint (answer.number, ==, legal ? number : 12345);
}

static void
test_read_numbers (void)
{
  g_autoptr (IchompExercise) binary = ichomp_exercise_new (ICHOMP_EXERCISE_BINARY, 1, 1);
  g_autoptr (IchompExercise) decimal = ichomp_exercise_new (ICHOMP_EXERCISE_XOR, 1, 1);

  assert_read (decimal, "13", TRUE, 13);
  assert_read (decimal, " 013 ", TRUE, 13);
  assert_read (decimal, "0", TRUE, 0);
  assert_read (decimal, "999999", TRUE, 999999);
  assert_read (decimal, "1000000", FALSE, 0);
  assert_read (decimal, "99999999999999999999999", FALSE, 0);
  assert_read (decimal, "", FALSE, 0);
  assert_read (decimal, "  ", FALSE, 0);
  assert_read (decimal, "-1", FALSE, 0);
  assert_read (decimal, "1.5", FALSE, 0);
  assert_read (decimal, "0x1", FALSE, 0);
  assert_read (decimal, "thirteen", FALSE, 0);
  /* Persian, Arabic and Khmer digits, and a mark of direction. */
  assert_read (decimal, "\333\261\333\263", TRUE, 13);
  assert_read (decimal, "\331\241\331\243", TRUE, 13);
  assert_read (decimal, "\341\237\241\341\237\243", TRUE, 13);
  assert_read (decimal, "\342\201\24613\342\201\251", TRUE, 13);

  assert_read (binary, "1101", TRUE, 13);
  assert_read (binary, "0 1101", TRUE, 13);
  assert_read (binary, "\333\261\333\260", TRUE, 2);
  assert_read (binary, "0000000000000000000000000000000000001", TRUE, 1);
  assert_read (binary, "12", FALSE, 0);
  assert_read (binary, "11111111111111111", FALSE, 0);
}

static void
test_read_others (void)
{
  g_autoptr (IchompExercise) outcome = ichomp_exercise_new (ICHOMP_EXERCISE_OUTCOME, 1, 1);
  g_autoptr (IchompExercise) quadrant = ichomp_exercise_new (ICHOMP_EXERCISE_QUADRANT, 1, 1);
  g_autoptr (IchompExercise) tile = ichomp_exercise_new (ICHOMP_EXERCISE_TILE, 1, 1);
  const SgMove *winning = sg_analysis_get_winning_move (ichomp_exercise_get_analysis (tile), 0);
  g_autofree char *text = sg_move_to_string (winning);
  g_autoptr (GString) persian = g_string_new (NULL);
  IchompAnswer answer;

  g_assert_true (ichomp_exercise_read_answer (outcome, "p", &answer));
  g_assert_cmpint (answer.outcome, ==, SG_OUTCOME_P);
  g_assert_true (ichomp_exercise_read_answer (outcome, " N", &answer));
  g_assert_cmpint (answer.outcome, ==, SG_OUTCOME_N);
  g_assert_false (ichomp_exercise_read_answer (outcome, "", &answer));
  g_assert_false (ichomp_exercise_read_answer (outcome, "PN", &answer));
  g_assert_false (ichomp_exercise_read_answer (outcome, "x", &answer));

  g_assert_true (ichomp_exercise_read_answer (quadrant, "sw", &answer));
  g_assert_cmpint (answer.quadrant, ==, SG_QUADRANT_SW);
  g_assert_false (ichomp_exercise_read_answer (quadrant, "west", &answer));
  g_assert_false (ichomp_exercise_read_answer (quadrant, "", &answer));

  g_assert_true (ichomp_exercise_read_answer (tile, text, &answer));
  g_assert_true (ichomp_exercise_check (tile, &answer));
  for (const char *c = text; *c != '\0'; c++)
    g_string_append_unichar (persian,
                             g_ascii_isdigit (*c) ? (gunichar)(0x6f0 + *c - '0') : (gunichar)*c);
  g_assert_cmpstr (persian->str, !=, text);
  g_assert_true (ichomp_exercise_read_answer (tile, persian->str, &answer));
  g_assert_true (sg_move_equal (&answer.tile, winning));
  g_assert_false (ichomp_exercise_read_answer (tile, "NE9,9", &answer));
  g_assert_false (ichomp_exercise_read_answer (tile, "NE", &answer));
}

void
add_tests (void)
{
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      g_autofree char *path = g_strdup_printf ("/exercise/answers/%u", kind);

      g_test_add_data_func (path, GUINT_TO_POINTER (kind), test_answers);
    }
  g_test_add_func ("/exercise/variety", test_variety);
  g_test_add_func ("/exercise/golden", test_golden);
  g_test_add_func ("/exercise/read-numbers", test_read_numbers);
  g_test_add_func ("/exercise/read-others", test_read_others);
}
