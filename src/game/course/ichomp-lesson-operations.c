/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What lessons can claim, computed by the engine. */

#include "ichomp-lesson-operations.h"

#include "ichomp-lesson.h"

#define MAX_NUMBER 1000000000

/*< private >
 * ichomp_claim_arguments_clear:
 * @self: arguments
 */
void
ichomp_claim_arguments_clear (IchompClaimArguments *self)
{
  g_clear_pointer (&self->diagram, sg_diagram_unref);
  g_clear_pointer (&self->position, sg_position_unref);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_clear_error (&self->error);
}

/* Reading arguments. They return whether these are there and legal. */

static gboolean
read_number (const char *word, guint *number)
{
  guint64 read;

  if (!g_ascii_isdigit (*word)
      || !g_ascii_string_to_unsigned (word, 10, 0, MAX_NUMBER, &read, NULL))
    return FALSE;

  *number = read;
  return TRUE;
}

static gboolean
read_numbers (GPtrArray *words, IchompClaimArguments *arguments)
{
  if (words->len > ICHOMP_CLAIM_MAX_NUMBERS)
    return FALSE;

  for (guint i = 0; i < words->len; i++)
    {
      if (!read_number (g_ptr_array_index (words, i), &arguments->numbers[i]))
        return FALSE;
    }

  arguments->n_numbers = words->len;
  return TRUE;
}

static gboolean
read_one_number (GPtrArray *words, IchompClaimArguments *arguments)
{
  return words->len == 1 && read_numbers (words, arguments);
}

static gboolean
read_two_numbers (GPtrArray *words, IchompClaimArguments *arguments)
{
  return words->len == 2 && read_numbers (words, arguments);
}

static gboolean
read_some_numbers (GPtrArray *words, IchompClaimArguments *arguments)
{
  return words->len >= 1 && read_numbers (words, arguments);
}

static gboolean
read_diagram (GPtrArray *words, IchompClaimArguments *arguments)
{
  if (words->len != 1)
    return FALSE;

  arguments->diagram = sg_diagram_parse (g_ptr_array_index (words, 0), &arguments->error);
  return arguments->diagram != NULL;
}

static gboolean
read_box (GPtrArray *words, IchompClaimArguments *arguments)
{
  g_auto (GStrv) sides = NULL;

  if (words->len != 1)
    return FALSE;

  sides = g_strsplit (g_ptr_array_index (words, 0), "x", -1);
  arguments->n_numbers = 2;
  return g_strv_length (sides) == 2 && read_number (sides[0], &arguments->numbers[0])
         && read_number (sides[1], &arguments->numbers[1]) && arguments->numbers[0] >= 1
         && arguments->numbers[0] <= SG_DIAGRAM_MAX_SIDE && arguments->numbers[1] >= 1
         && arguments->numbers[1] <= SG_DIAGRAM_MAX_SIDE;
}

static gboolean
read_position_text (const char *text, IchompClaimArguments *arguments)
{
  g_autoptr (SgSolver) solver = NULL;

  arguments->position = sg_position_parse (text, &arguments->error);
  if (arguments->position == NULL)
    return FALSE;

  solver =
      sg_solver_new (arguments->position, ICHOMP_LESSON_MAX_VALUES, NULL, NULL, &arguments->error);
  if (solver == NULL)
    return FALSE;

  arguments->analysis = sg_analysis_new (solver, arguments->position);
  return TRUE;
}

static gboolean
read_position (GPtrArray *words, IchompClaimArguments *arguments)
{
  return words->len == 1 && read_position_text (g_ptr_array_index (words, 0), arguments);
}

static gboolean
read_move_in_position (GPtrArray *words, IchompClaimArguments *arguments)
{
  if (words->len != 3 || !g_str_equal (g_ptr_array_index (words, 1), "in")
      || !sg_move_parse (g_ptr_array_index (words, 0), &arguments->move, &arguments->error)
      || !read_position_text (g_ptr_array_index (words, 2), arguments))
    return FALSE;

  return sg_position_has_tile (arguments->position, &arguments->move);
}

/* Operations. They return the result, -1 where there is none. Truth is 1. */

static SgTable *
make_table (IchompClaimArguments *arguments)
{
  return sg_table_new (arguments->diagram, ICHOMP_LESSON_MAX_VALUES, NULL, NULL, &arguments->error);
}

static gint64
compute_value (IchompClaimArguments *arguments)
{
  g_autoptr (SgTable) table = make_table (arguments);

  return table == NULL ? -1 : (gint64)sg_table_get_value (table, arguments->diagram);
}

static gint64
compute_misere (IchompClaimArguments *arguments)
{
  gint64 value = compute_value (arguments);

  return value <= 0 ? -1 : (gint64)sg_misere_value (value);
}

/* Chomp is won by a move to the misere value 0, the normal value 1. */
static gint64
compute_chomp_winning_moves (IchompClaimArguments *arguments)
{
  g_autoptr (SgTable) table = make_table (arguments);
  g_autofree guint *values = NULL;
  gint64 n = 0;

  if (table == NULL)
    return -1;

  values = sg_table_get_option_values (table, arguments->diagram);
  for (guint i = 0; i < sg_diagram_get_n_tiles (arguments->diagram); i++)
    n += values[i] == 1;

  return n;
}

static gint64
compute_xor (IchompClaimArguments *arguments)
{
  return sg_nim_sum (arguments->numbers, arguments->n_numbers);
}

static gint64
compute_mex (IchompClaimArguments *arguments)
{
  return sg_mex (arguments->numbers, arguments->n_numbers);
}

static gint64
compute_number (IchompClaimArguments *arguments)
{
  return arguments->numbers[0];
}

static gint64
compute_sum (IchompClaimArguments *arguments)
{
  return sg_analysis_get_nim_sum (arguments->analysis);
}

static gint64
compute_outcome (IchompClaimArguments *arguments)
{
  return sg_analysis_get_outcome (arguments->analysis);
}

static gint64
compute_sum_after (IchompClaimArguments *arguments)
{
  return sg_analysis_get_nim_sum_after (arguments->analysis, &arguments->move);
}

static gint64
compute_winning (IchompClaimArguments *arguments)
{
  return compute_sum_after (arguments) == 0;
}

static gint64
compute_losing (IchompClaimArguments *arguments)
{
  return compute_sum_after (arguments) != 0;
}

static gint64
compute_winning_moves (IchompClaimArguments *arguments)
{
  return sg_analysis_get_n_winning_moves (arguments->analysis);
}

static gint64
compute_takes (IchompClaimArguments *arguments)
{
  return sg_position_count_taken (arguments->position, &arguments->move);
}

static gint64
compute_becomes (IchompClaimArguments *arguments)
{
  return sg_analysis_get_move_value (arguments->analysis, &arguments->move);
}

static gint64
compute_tiles (IchompClaimArguments *arguments)
{
  return sg_position_get_n_tiles (arguments->position);
}

/* A diagram in a box is a way from one of its corners to the opposite one: W steps across and H down,
 * in any order. */
static gint64
compute_diagrams (IchompClaimArguments *arguments)
{
  guint64 n = 1;

  for (guint i = 1; i <= arguments->numbers[0]; i++)
    {
      n = n * (arguments->numbers[1] + i) / i;
      if (n > G_MAXINT64 / (2 * SG_DIAGRAM_MAX_SIDE + 1))
        return -1;
    }

  return n;
}

/* The misere value of two rows of n >= m tiles, by its formula; and it has to be that of the table. */
static gint64
compute_two_rows (IchompClaimArguments *arguments)
{
  guint n = arguments->numbers[0];
  guint m = arguments->numbers[1];
  guint rows[] = { n, m };
  guint k = n % 2 == 0 ? (n - 2) / 2 : (n - 1) / 2;
  guint a = m / 2;
  guint result;

  if (n < 1 || m > n || n > SG_DIAGRAM_MAX_SIDE)
    return -1;

  if (n % 2 == m % 2)
    result = 2 * k + a + 1;
  else
    result = 2 * a <= k ? 2 * k - a : 3 * (k - a);

  arguments->diagram = sg_diagram_new (rows, m == 0 ? 1 : 2);
  return compute_misere (arguments) == result ? (gint64)result : -1;
}

static gint64
compute_greater (IchompClaimArguments *arguments)
{
  return arguments->numbers[0] > arguments->numbers[1];
}

static gint64
compute_equal (IchompClaimArguments *arguments)
{
  return arguments->numbers[0] == arguments->numbers[1];
}

static gint64
compute_add (IchompClaimArguments *arguments)
{
  gint64 result = 0;

  for (guint i = 0; i < arguments->n_numbers; i++)
    result += arguments->numbers[i];

  return result;
}

static gint64
compute_subtract (IchompClaimArguments *arguments)
{
  gint64 result = arguments->numbers[0];

  for (guint i = 1; i < arguments->n_numbers; i++)
    result -= arguments->numbers[i];

  return MAX (result, -1);
}

static gint64
multiply (gint64 a, gint64 b)
{
  return a < 0 || (b > 0 && a > G_MAXINT64 / b) ? -1 : a * b;
}

static gint64
compute_multiply (IchompClaimArguments *arguments)
{
  gint64 result = 1;

  for (guint i = 0; i < arguments->n_numbers; i++)
    result = multiply (result, arguments->numbers[i]);

  return result;
}

static gint64
compute_power (IchompClaimArguments *arguments)
{
  gint64 result = 1;

  if (arguments->numbers[1] > ICHOMP_CLAIM_MAX_NUMBERS)
    return -1;

  for (guint i = 0; i < arguments->numbers[1]; i++)
    result = multiply (result, arguments->numbers[0]);

  return result;
}

static const IchompClaimOperation operations[] = {
  { "add", read_some_numbers, compute_add, ICHOMP_CLAIM_NUMBER },
  { "becomes", read_move_in_position, compute_becomes, ICHOMP_CLAIM_NUMBER },
  { "binary", read_one_number, compute_number, ICHOMP_CLAIM_BINARY },
  { "chomp-winning-moves", read_diagram, compute_chomp_winning_moves, ICHOMP_CLAIM_NUMBER },
  { "diagrams", read_box, compute_diagrams, ICHOMP_CLAIM_NUMBER },
  { "equal", read_two_numbers, compute_equal, ICHOMP_CLAIM_NONE },
  { "greater", read_two_numbers, compute_greater, ICHOMP_CLAIM_NONE },
  { "losing", read_move_in_position, compute_losing, ICHOMP_CLAIM_NONE },
  { "mex", read_numbers, compute_mex, ICHOMP_CLAIM_NUMBER },
  { "misere", read_diagram, compute_misere, ICHOMP_CLAIM_NUMBER },
  { "multiply", read_some_numbers, compute_multiply, ICHOMP_CLAIM_NUMBER },
  { "outcome", read_position, compute_outcome, ICHOMP_CLAIM_OUTCOME },
  { "power", read_two_numbers, compute_power, ICHOMP_CLAIM_NUMBER },
  { "subtract", read_some_numbers, compute_subtract, ICHOMP_CLAIM_NUMBER },
  { "sum", read_position, compute_sum, ICHOMP_CLAIM_NUMBER },
  { "sum-after", read_move_in_position, compute_sum_after, ICHOMP_CLAIM_NUMBER },
  { "takes", read_move_in_position, compute_takes, ICHOMP_CLAIM_NUMBER },
  { "tiles", read_position, compute_tiles, ICHOMP_CLAIM_NUMBER },
  { "two-rows", read_two_numbers, compute_two_rows, ICHOMP_CLAIM_NUMBER },
  { "value", read_diagram, compute_value, ICHOMP_CLAIM_NUMBER },
  { "winning", read_move_in_position, compute_winning, ICHOMP_CLAIM_NONE },
  { "winning-moves", read_position, compute_winning_moves, ICHOMP_CLAIM_NUMBER },
  { "xor", read_some_numbers, compute_xor, ICHOMP_CLAIM_NUMBER },
};

/*< private >
 * ichomp_claim_find_operation:
 * @name: some word
 *
 * Returns: (transfer none) (nullable): the operation of that name
 */
const IchompClaimOperation *
ichomp_claim_find_operation (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      if (g_str_equal (operations[i].name, name))
        return &operations[i];
    }

  return NULL;
}
