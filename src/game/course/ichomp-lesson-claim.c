/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The claims of a lesson, such as "value 3,2 = 4" or "winning NW2,1 in 3,2/1/-/-": what a text
 * asserts, in a form that the engine can check. A claim is an operation with arguments and,
 * unless it is just true or false, a result. */

#include "ichomp-lesson-claim.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/play/ichomp-computation.h"
#include "game/words/ichomp-error-wording.h"
#include "game/words/ichomp-formula.h"

#define MAX_NUMBERS 64
#define MAX_NUMBER 1000000000

typedef enum
{
  RESULT_NUMBER,
  RESULT_BINARY, /* a number written in binary */
  RESULT_OUTCOME,
  RESULT_NONE, /* true or false */
} Result;

typedef struct
{
  guint numbers[MAX_NUMBERS];
  guint n_numbers;
  SgPosition *position;
  SgAnalysis *analysis;
  SgMove move;
  guint64 *work;
  GError *error; /* of the engine */
} Arguments;

typedef struct
{
  const char *name;
  gboolean (*read) (GPtrArray *words, Arguments *arguments);
  gint64 (*compute) (Arguments *arguments);
  Result result;
  gboolean needs_values; /* of the position */
} Operation;

static void
arguments_clear (Arguments *self)
{
  g_clear_pointer (&self->position, sg_position_unref);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_clear_error (&self->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, arguments_clear)

/**
 * ichomp_lesson_analyze:
 * @position: a position
 * @work: (inout): the steps of sg_solver_estimate_n_steps() done so far, which grow by those of
 *   @position
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the numbers of @position; %NULL if there is not enough
 *   memory, or if it would be too much work
 */
SgAnalysis *
ichomp_lesson_analyze (SgPosition *position, guint64 *work, GError **error)
{
  guint64 n_values = sg_solver_count (position);
  guint64 left = ICHOMP_LESSON_MAX_WORK - *work;
  guint64 n_steps =
      n_values > ICHOMP_LESSON_MAX_WORK ? n_values : sg_solver_estimate_n_steps (position);
  g_autoptr (SgSolver) solver = NULL;

  if (n_steps > left)
    {
      /* As many values as there could be, if each takes as long as here. */
      guint64 limit = (double)left / n_steps * n_values;

      sg_error_set (error, SG_ERROR_TABLE_TOO_LARGE, &(SgErrorDetail){ 0, n_values, limit });
      return NULL;
    }

  solver = ichomp_computation_run (position, NULL, NULL, error);
  if (solver == NULL)
    return NULL;

  *work += n_steps;
  return sg_analysis_new (solver, position);
}

/* Reading arguments: each function returns whether they are complete and legal. */

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
read_numbers (GPtrArray *words, Arguments *arguments)
{
  if (words->len > MAX_NUMBERS)
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
read_one_number (GPtrArray *words, Arguments *arguments)
{
  return words->len == 1 && read_numbers (words, arguments);
}

static gboolean
read_two_numbers (GPtrArray *words, Arguments *arguments)
{
  return words->len == 2 && read_numbers (words, arguments);
}

static gboolean
read_some_numbers (GPtrArray *words, Arguments *arguments)
{
  return words->len >= 1 && read_numbers (words, arguments);
}

static gboolean
read_box (GPtrArray *words, Arguments *arguments)
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
read_position_text (const char *text, Arguments *arguments)
{
  arguments->position = sg_position_parse (text, &arguments->error);
  return arguments->position != NULL;
}

/* A position that has only the diagram, in its first quadrant. */
static gboolean
read_diagram_text (const char *text, Arguments *arguments)
{
  g_autoptr (SgDiagram) diagram = sg_diagram_parse (text, &arguments->error);
  g_autofree char *position = g_strconcat (text, "/-/-/-", NULL);

  return diagram != NULL && read_position_text (position, arguments);
}

static gboolean
read_diagram (GPtrArray *words, Arguments *arguments)
{
  return words->len == 1 && read_diagram_text (g_ptr_array_index (words, 0), arguments);
}

static gboolean
read_position (GPtrArray *words, Arguments *arguments)
{
  return words->len == 1 && read_position_text (g_ptr_array_index (words, 0), arguments);
}

static gboolean
read_move_in_position (GPtrArray *words, Arguments *arguments)
{
  if (words->len != 3 || !g_str_equal (g_ptr_array_index (words, 1), "in")
      || !sg_move_parse (g_ptr_array_index (words, 0), &arguments->move, &arguments->error)
      || !read_position_text (g_ptr_array_index (words, 2), arguments))
    return FALSE;

  return sg_position_has_tile (arguments->position, &arguments->move);
}

static gboolean
find_values (Arguments *arguments)
{
  arguments->analysis =
      ichomp_lesson_analyze (arguments->position, arguments->work, &arguments->error);
  return arguments->analysis != NULL;
}

/* Operations: each function returns the result, or -1 if there is none; truth is 1. */

static gint64
compute_value (Arguments *arguments)
{
  return sg_analysis_get_value (arguments->analysis, SG_QUADRANT_NW);
}

static gint64
compute_misere (Arguments *arguments)
{
  gint64 value = compute_value (arguments);

  return value <= 0 ? -1 : (gint64)sg_misere_value (value);
}

/* Chomp is won by a move to the misere value 0, the normal value 1. */
static gint64
compute_chomp_winning_moves (Arguments *arguments)
{
  gint64 n = 0;

  SG_FOREACH_MOVE (move, arguments->position)
    n += sg_analysis_get_move_value (arguments->analysis, &move) == 1;

  return n;
}

static gint64
compute_xor (Arguments *arguments)
{
  return sg_nim_sum (arguments->numbers, arguments->n_numbers);
}

static gint64
compute_mex (Arguments *arguments)
{
  return sg_mex (arguments->numbers, arguments->n_numbers);
}

static gint64
compute_number (Arguments *arguments)
{
  return arguments->numbers[0];
}

static gint64
compute_sum (Arguments *arguments)
{
  return sg_analysis_get_nim_sum (arguments->analysis);
}

static gint64
compute_outcome (Arguments *arguments)
{
  return sg_analysis_get_outcome (arguments->analysis);
}

static gint64
compute_sum_after (Arguments *arguments)
{
  return sg_analysis_get_nim_sum_after (arguments->analysis, &arguments->move);
}

static gint64
compute_winning (Arguments *arguments)
{
  return compute_sum_after (arguments) == 0;
}

static gint64
compute_losing (Arguments *arguments)
{
  return compute_sum_after (arguments) != 0;
}

static gint64
compute_winning_moves (Arguments *arguments)
{
  return sg_analysis_get_n_winning_moves (arguments->analysis);
}

static gint64
compute_takes (Arguments *arguments)
{
  return sg_position_count_taken (arguments->position, &arguments->move);
}

static gint64
compute_becomes (Arguments *arguments)
{
  return sg_analysis_get_move_value (arguments->analysis, &arguments->move);
}

static gint64
compute_tiles (Arguments *arguments)
{
  return sg_position_get_n_tiles (arguments->position);
}

/* The border of a diagram in a W by H box is a path between two opposite corners: W steps across
 * and H down, in any order. */
static gint64
compute_diagrams (Arguments *arguments)
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

/* The misere value of two rows of n >= m tiles by its formula, which must agree with the table. */
static gint64
compute_two_rows (Arguments *arguments)
{
  guint n = arguments->numbers[0];
  guint m = arguments->numbers[1];
  g_autofree char *diagram = NULL;
  guint distance = n - m;
  guint result;

  if (n < 1 || m > n || n > SG_DIAGRAM_MAX_SIDE)
    return -1;

  result = (distance % 2 == 0 ? n + (m + 1) / 2 : distance + MIN (distance, m) / 2) - 1;
  diagram = m == 0 ? g_strdup_printf ("%u", n) : g_strdup_printf ("%u,%u", n, m);
  return read_diagram_text (diagram, arguments) && find_values (arguments)
                 && compute_misere (arguments) == result
             ? (gint64)result
             : -1;
}

static gint64
compute_greater (Arguments *arguments)
{
  return arguments->numbers[0] > arguments->numbers[1];
}

static gint64
compute_equal (Arguments *arguments)
{
  return arguments->numbers[0] == arguments->numbers[1];
}

static gint64
compute_add (Arguments *arguments)
{
  gint64 result = 0;

  for (guint i = 0; i < arguments->n_numbers; i++)
    result += arguments->numbers[i];

  return result;
}

static gint64
compute_subtract (Arguments *arguments)
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
compute_multiply (Arguments *arguments)
{
  gint64 result = 1;

  for (guint i = 0; i < arguments->n_numbers; i++)
    result = multiply (result, arguments->numbers[i]);

  return result;
}

static gint64
compute_power (Arguments *arguments)
{
  gint64 result = 1;

  if (arguments->numbers[1] > MAX_NUMBERS)
    return -1;

  for (guint i = 0; i < arguments->numbers[1]; i++)
    result = multiply (result, arguments->numbers[0]);

  return result;
}

static const Operation operations[] = {
  { "add", read_some_numbers, compute_add, RESULT_NUMBER },
  { "becomes", read_move_in_position, compute_becomes, RESULT_NUMBER, TRUE },
  { "binary", read_one_number, compute_number, RESULT_BINARY },
  { "chomp-winning-moves", read_diagram, compute_chomp_winning_moves, RESULT_NUMBER, TRUE },
  { "diagrams", read_box, compute_diagrams, RESULT_NUMBER },
  { "equal", read_two_numbers, compute_equal, RESULT_NONE },
  { "greater", read_two_numbers, compute_greater, RESULT_NONE },
  { "losing", read_move_in_position, compute_losing, RESULT_NONE, TRUE },
  { "mex", read_numbers, compute_mex, RESULT_NUMBER },
  { "misere", read_diagram, compute_misere, RESULT_NUMBER, TRUE },
  { "multiply", read_some_numbers, compute_multiply, RESULT_NUMBER },
  { "outcome", read_position, compute_outcome, RESULT_OUTCOME, TRUE },
  { "power", read_two_numbers, compute_power, RESULT_NUMBER },
  { "subtract", read_some_numbers, compute_subtract, RESULT_NUMBER },
  { "sum", read_position, compute_sum, RESULT_NUMBER, TRUE },
  { "sum-after", read_move_in_position, compute_sum_after, RESULT_NUMBER, TRUE },
  { "takes", read_move_in_position, compute_takes, RESULT_NUMBER },
  { "tiles", read_position, compute_tiles, RESULT_NUMBER },
  { "two-rows", read_two_numbers, compute_two_rows, RESULT_NUMBER },
  { "value", read_diagram, compute_value, RESULT_NUMBER, TRUE },
  { "winning", read_move_in_position, compute_winning, RESULT_NONE, TRUE },
  { "winning-moves", read_position, compute_winning_moves, RESULT_NUMBER, TRUE },
  { "xor", read_some_numbers, compute_xor, RESULT_NUMBER },
};

static const Operation *
find_operation (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      if (g_str_equal (operations[i].name, name))
        return &operations[i];
    }

  return NULL;
}

/* Checking claims */

/* The words of a claim; the size of a board, such as "@6x4", belongs to the position before it. */
static GPtrArray *
split (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GPtrArray *result = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (*words[i] == '@' && result->len > 0)
        {
          char **last = (char **)&g_ptr_array_index (result, result->len - 1);
          char *joined = g_strconcat (*last, " ", words[i], NULL);

          g_free (*last);
          *last = joined;
        }
      else
        g_ptr_array_add (result, g_strdup (words[i]));
    }

  return result;
}

static gboolean
complain (char **complaint, char *sentence)
{
  if (complaint != NULL)
    *complaint = sentence;
  else
    g_free (sentence);

  return FALSE;
}

static char *
quote (const char *text)
{
  g_autofree char *excerpt = ichomp_wording_excerpt (text);

  return ichomp_formula_isolate (excerpt);
}

static gboolean
complain_malformed (const char *claim, const Arguments *arguments, char **complaint)
{
  g_autofree char *isolated = quote (claim);
  g_autofree char *reason = NULL;

  if (arguments->error == NULL)
    return complain (complaint,
                     /* Translators: A claim is a line such as "value 3,2 = 4" in a lesson's file,
                      * which says what the lesson asserts. */
                     g_strdup_printf (_ ("“%s” is not a valid claim."), isolated));

  reason = ichomp_wording_error (arguments->error);
  return complain (
      complaint,
      /* Translators: A claim is a line such as "value 3,2 = 4" in a lesson's file. %2$s is a whole
       * sentence that says what is wrong with its position. */
      g_strdup_printf (_ ("The claim “%1$s” cannot be checked. %2$s"), isolated, reason));
}

static char *
write_result (const Operation *operation, gint64 number)
{
  switch (operation->result)
    {
    case RESULT_NUMBER:
      return g_strdup_printf ("%" G_GINT64_FORMAT, number);
    case RESULT_BINARY:
      return sg_binary_to_string (number, 1);
    case RESULT_OUTCOME:
      return g_strdup (number == SG_OUTCOME_P ? "P" : "N");
    case RESULT_NONE:
      return NULL;
    }

  g_assert_not_reached ();
}

/* Bits may have leading zeros. */
static gboolean
is_result (const Operation *operation, const char *stated, const char *result)
{
  if (operation->result == RESULT_BINARY)
    {
      gsize n_zeros = strspn (stated, "0");

      if (stated[n_zeros] == '\0' && n_zeros > 0)
        n_zeros--;
      stated += n_zeros;
    }

  return g_str_equal (stated, result);
}

/* The numbers in a text; a comma may set off the thousands. */
static GPtrArray *
find_numbers (const char *text)
{
  GPtrArray *numbers = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) number = g_string_new (NULL);

  for (const char *p = text; TRUE; p++)
    {
      if (g_ascii_isdigit (*p))
        g_string_append_c (number, *p);
      else if (*p == ',' && number->len > 0 && g_ascii_isdigit (p[1]) && g_ascii_isdigit (p[2])
               && g_ascii_isdigit (p[3]) && !g_ascii_isdigit (p[4]))
        continue;
      else if (number->len > 0)
        {
          g_ptr_array_add (numbers, g_strdup (number->str));
          g_string_truncate (number, 0);
        }
      if (*p == '\0')
        break;
    }

  return numbers;
}

static gboolean
check_text (const char *claim, const char *stated, const char *text, char **complaint)
{
  g_autoptr (GPtrArray) numbers = find_numbers (text);
  g_autofree char *isolated = NULL;
  g_autofree char *isolated_text = NULL;
  g_autofree char *number = NULL;

  if (numbers->len == 1 && g_str_equal (g_ptr_array_index (numbers, 0), stated))
    return TRUE;

  isolated = quote (claim);
  isolated_text = quote (text);
  number = ichomp_wording_excerpt (stated);
  return complain (
      complaint,
      /* Translators: %1$s is a line such as "value 3,2 = 4" in a lesson's file, which says what the
       * lesson asserts; %2$s is the text that asserts it, and %3$s a number. */
      g_strdup_printf (
          _ ("The text “%2$s” of the claim “%1$s” has to contain the number %3$s, and no other."),
          isolated, isolated_text, number));
}

/*< private >
 * ichomp_lesson_claim_check:
 * @claim: a claim
 * @text: (nullable): the text that asserts it, without markup
 * @work: (inout): as in ichomp_lesson_analyze()
 * @complaint: (out) (optional) (transfer full): a sentence that says what is wrong
 *
 * Cost: that of the values of the position in it, if the claim is about values.
 *
 * Returns: whether the claim is true and @text has its result
 */
gboolean
ichomp_lesson_claim_check (const char *claim, const char *text, guint64 *work, char **complaint)
{
  g_auto (GStrv) sides = g_strsplit (claim, " = ", 2);
  g_autoptr (GPtrArray) words = split (sides[0] == NULL ? "" : sides[0]);
  g_auto (Arguments) arguments = { .work = work };
  g_autofree char *name = NULL;
  g_autofree char *result = NULL;
  g_autofree char *isolated = NULL;
  const Operation *operation;
  gint64 number;

  operation = words->len == 0 ? NULL : find_operation (g_ptr_array_index (words, 0));
  if (operation == NULL || (sides[1] == NULL) != (operation->result == RESULT_NONE))
    return complain_malformed (claim, &arguments, complaint);

  name = g_ptr_array_steal_index (words, 0);
  if (!operation->read (words, &arguments)
      || (operation->needs_values && !find_values (&arguments)))
    return complain_malformed (claim, &arguments, complaint);

  number = operation->compute (&arguments);
  if (arguments.error != NULL)
    return complain_malformed (claim, &arguments, complaint);

  isolated = quote (claim);
  if (operation->result == RESULT_NONE ? number != 1 : number < 0)
    return complain (complaint,
                     /* Translators: %s is a line such as "winning NW2,1 in 3,2/1/-/-". */
                     g_strdup_printf (_ ("The claim “%s” is wrong."), isolated));
  if (operation->result == RESULT_NONE)
    return TRUE;

  result = write_result (operation, number);
  if (!is_result (operation, sides[1], result))
    return complain (
        complaint,
        /* Translators: %1$s is a line such as "value 3,2 = 4"; %2$s is a number, or P
                      * or N. */
        g_strdup_printf (_ ("The claim “%1$s” is wrong: the result is %2$s."), isolated, result));

  return operation->result == RESULT_OUTCOME || text == NULL
         || check_text (claim, sides[1], text, complaint);
}

/*< private >
 * ichomp_lesson_claim_has_result:
 * @claim: a claim
 * @number: a number
 *
 * Returns: whether @number is the result that it states
 */
gboolean
ichomp_lesson_claim_has_result (const char *claim, guint number)
{
  g_autoptr (GPtrArray) words = split (claim);
  g_auto (GStrv) sides = g_strsplit (claim, " = ", 2);
  const Operation *operation;

  if (words->len == 0 || sides[1] == NULL)
    return FALSE;

  operation = find_operation (g_ptr_array_index (words, 0));
  if (operation == NULL || operation->result == RESULT_OUTCOME)
    return FALSE;

  return g_ascii_strtoull (sides[1], NULL, operation->result == RESULT_BINARY ? 2 : 10) == number;
}
