/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* An explanation is a witness: a list of claims, each in numbers and each easy to check, that
 * lead from the Grundy values of the parts to their nim-sum u and on to a move that makes it 0; the
 * verdict comes first for those who read, and last for those who work it out. It
 * follows the proof of the theorem: an odd number of the values have the leading 1 of u; for
 * such a value y, y XOR u is the nim-sum of the others, and it is less than y, since that leading 1
 * becomes 0; and a part of value y has a move to every smaller value. */

#include "sg-explanation.h"

#include "engine/rules/sg-nim.h"
#include "engine/rules/sg-part.h"

struct _SgExplanation
{
  gatomicrefcount ref_count;
  SgAnalysis *analysis;
  guint n_parts;
  guint values[SG_MAX_PARTS];
  guint nim_sum;
  guint n_digits;
  SgOrder order;
  GArray *steps; /* of SgStep */
  GArray *moves; /* of SgMove, all legal ones; NULL until they are asked for */
};

static guint
get_bit (guint value, guint column)
{
  return (value >> column) & 1;
}

/* Returns the new last step, to be filled in before the next one is added. */
static SgStep *
add_step (SgExplanation *self, SgStepKind kind)
{
  SgStep step = { .kind = kind };

  g_array_append_val (self->steps, step);
  return &g_array_index (self->steps, SgStep, self->steps->len - 1);
}

static SgRule
get_rule (const SgExplanation *self)
{
  return sg_analysis_get_rule (self->analysis);
}

static SgPosition *
get_position (const SgExplanation *self)
{
  return sg_analysis_get_position (self->analysis);
}

/* In Chomp: why the value is one less than under normal play. */
static void
explain_poison (SgExplanation *self, guint quadrant)
{
  SgStep *step = add_step (self, SG_STEP_POISONED);

  step->quadrant = quadrant;
  step->value = self->values[quadrant];
  step->number = step->value + 1;
  step->move.quadrant = quadrant;
}

/* Mex: every number below the Grundy value is the value of an option, and the Grundy value
 * itself is not. Larger values of options do not matter: a move to one can be answered by a move
 * back to the Grundy value. */
static void
explain_mex (SgExplanation *self, guint quadrant)
{
  const SgPart *part = sg_position_get_part (get_position (self), quadrant);
  g_autoptr (GArray) moves = sg_part_list_moves (part);
  guint value = sg_analysis_get_value (self->analysis, quadrant);
  g_autofree guint *n_moves_by_value = g_new0 (guint, value + 1);
  guint n_above = 0;
  guint largest = 0;
  SgStep *step;

  if (moves->len == 0)
    {
      step = add_step (self, SG_STEP_NO_OPTION);
      step->quadrant = quadrant;
      return;
    }

  if (value > 0)
    {
      step = add_step (self, SG_STEP_VALUE);
      step->quadrant = quadrant;
      step->value = value;
      step->count = moves->len;
    }

  if (get_rule (self) == SG_RULE_CHOMP)
    explain_poison (self, quadrant);

  for (guint i = 0; i < moves->len; i++)
    {
      SgMove *move = &g_array_index (moves, SgMove, i);
      guint option;

      move->quadrant = quadrant;
      option = sg_analysis_get_move_value (self->analysis, move);
      if (option == SG_NO_VALUE)
        continue;
      if (option < value)
        {
          n_moves_by_value[option]++;
        }
      else
        {
          n_above++;
          largest = MAX (largest, option);
        }
    }

  for (guint option = 0; option < value; option++)
    {
      step = add_step (self, SG_STEP_OPTION_VALUE);
      step->quadrant = quadrant;
      step->value = value;
      step->number = option;
      step->count = n_moves_by_value[option];
    }

  step = add_step (self, SG_STEP_GAP);
  step->quadrant = quadrant;
  step->value = value;

  if (n_above > 0)
    {
      step = add_step (self, SG_STEP_OPTIONS_ABOVE);
      step->quadrant = quadrant;
      step->value = value;
      step->number = largest;
      step->count = n_above;
    }
}

/* Nim-sum: in binary, u has a 1 in a column if and only if an odd number of the values have one
 * there. Equal values cancel, since m XOR m = 0; if two values remain, the larger is made equal
 * to the smaller. */

/* The quadrants of @within that have the value, 1 << quadrant for each. */
static guint
find_quadrants (const SgExplanation *self, guint within, guint value)
{
  guint quadrants = 0;

  for (guint q = 0; q < self->n_parts; q++)
    if ((within & 1u << q) != 0 && self->values[q] == value)
      quadrants |= 1u << q;

  return quadrants;
}

/* To be worked out, a value is divided: powers of two are subtracted, the largest first. */
static void
explain_powers (SgExplanation *self, guint quadrant, guint quadrants)
{
  guint value = self->values[quadrant];
  guint left = value;

  for (guint column = sg_count_binary_digits (value); column-- > 0 && value > 0;)
    {
      SgStep *step = add_step (self, SG_STEP_POWER);

      step->quadrant = quadrant;
      step->quadrants = quadrants;
      step->value = value;
      step->column = column;
      step->number = left;
      step->digit = get_bit (value, column);
      left -= step->digit << column;
      step->result = left;
    }
}

/* The largest number of values that are divided one by one: with more of them, an explanation would
 * be longer than anybody reads. */
#define MAX_DIVIDED 4

/* The values of the set of quadrants in binary, one after the other. Equal values are written
 * once. */
static void
explain_each_in_binary (SgExplanation *self, guint quadrants)
{
  guint left = quadrants;

  for (guint q = 0; q < self->n_parts; q++)
    if ((left & 1u << q) != 0)
      {
        guint equal = find_quadrants (self, quadrants, self->values[q]);
        SgStep *step;

        if (self->order == SG_ORDER_VERDICT_LAST && self->n_parts <= MAX_DIVIDED)
          explain_powers (self, q, equal);
        step = add_step (self, SG_STEP_BINARY);
        step->quadrant = q;
        step->quadrants = equal;
        step->value = self->values[q];
        step->n_digits = self->n_digits;
        left &= ~equal;
      }
}

static void
explain_binary (SgExplanation *self)
{
  add_step (self, SG_STEP_ALIGNED)->n_digits = self->n_digits;
}

/* With the verdict first, so many columns are explained one by one; more of them in one step. */
#define N_COLUMNS_TO_READ 5

static void
explain_each_column (SgExplanation *self, guint quadrants, guint n_digits)
{
  for (guint column = n_digits; column-- > 0;)
    {
      SgStep *step = add_step (self, SG_STEP_COLUMN);

      step->quadrants = quadrants;
      step->column = column;
      step->digit = get_bit (self->nim_sum, column);
      for (guint q = 0; q < self->n_parts; q++)
        if ((quadrants & 1u << q) != 0)
          step->count += get_bit (self->values[q], column);
    }
}

/* The nim-sum of the set of quadrants, column by column; the nim-sum of the others is 0. */
static void
explain_columns (SgExplanation *self, guint quadrants)
{
  guint n_digits = 0;

  for (guint q = 0; q < self->n_parts; q++)
    if ((quadrants & 1u << q) != 0)
      n_digits = MAX (n_digits, sg_count_binary_digits (self->values[q]));

  if (self->order == SG_ORDER_VERDICT_FIRST && n_digits > N_COLUMNS_TO_READ)
    add_step (self, SG_STEP_COLUMNS)->value = self->nim_sum;
  else
    explain_each_column (self, quadrants, n_digits);

  add_step (self, SG_STEP_NIM_SUM)->value = self->nim_sum;
}

/* The values in binary, their nim-sum column by column, and the outcome. */
static void
explain_sum (SgExplanation *self)
{
  guint all = (1u << self->n_parts) - 1;

  add_step (self, SG_STEP_VALUES);
  explain_each_in_binary (self, all);
  explain_binary (self);
  explain_columns (self, all);
  add_step (self, SG_STEP_OUTCOME)->value = self->nim_sum;
}

/* Whether any move in one part can be copied in the other. */
static gboolean
are_images (const SgExplanation *self, guint a, guint b)
{
  const SgPosition *position = get_position (self);

  return sg_part_is_image (sg_position_get_part (position, a), sg_position_get_part (position, b));
}

/* Removes pairs of one kind from the set of quadrants that remain. */
static void
cancel_pairs (SgExplanation *self, SgStepKind kind, guint *remaining)
{
  for (guint q = 0; q < self->n_parts; q++)
    for (guint other = q + 1; other < self->n_parts; other++)
      if ((*remaining & 1u << q) != 0 && (*remaining & 1u << other) != 0
          && self->values[q] == self->values[other]
          && (kind == SG_STEP_EQUAL_PAIR || are_images (self, q, other)))
        {
          SgStep *step = add_step (self, kind);

          step->quadrant = q;
          step->other = other;
          step->value = self->values[q];
          *remaining &= ~(1u << q | 1u << other);
        }
}

/* Cancels equal values and returns the set of quadrants that remain, 1 << quadrant for each. */
static guint
explain_pairs (SgExplanation *self)
{
  guint remaining = 0;
  guint n_steps;

  for (guint q = 0; q < self->n_parts; q++)
    if (self->values[q] > 0)
      remaining |= 1u << q;

  /* Images come first: they need no numbers. Under normal play only, the player who copies every
   * move wins. */
  n_steps = self->steps->len;
  if (get_rule (self) == SG_RULE_NORMAL)
    cancel_pairs (self, SG_STEP_MIRROR_PAIR, &remaining);
  cancel_pairs (self, SG_STEP_EQUAL_PAIR, &remaining);
  if (self->steps->len > n_steps && remaining == 0)
    add_step (self, SG_STEP_ALL_CANCEL);

  return remaining;
}

/* One or two values remain: the move that leaves none, or two equal ones. Returns its quadrant. */
static guint
explain_remaining (SgExplanation *self, guint remaining)
{
  guint larger = SG_NO_PART;
  guint smaller = SG_NO_PART;
  SgStep *step;

  for (guint q = 0; q < self->n_parts; q++)
    if ((remaining & 1u << q) != 0)
      {
        if (larger == SG_NO_PART || self->values[q] > self->values[larger])
          {
            smaller = larger;
            larger = q;
          }
        else
          {
            smaller = q;
          }
      }

  if (smaller == SG_NO_PART)
    {
      step = add_step (self, SG_STEP_ONE_REMAINS);
    }
  else
    {
      step = add_step (self, SG_STEP_TWO_REMAIN);
      step->other = smaller;
      step->result = self->values[smaller];
    }

  step->quadrant = larger;
  step->value = self->values[larger];
  return larger;
}

/* All winning moves in one quadrant lead to the same value. */
static guint
count_tiles (const SgExplanation *self, guint quadrant)
{
  guint n = 0;

  for (guint i = 0; i < sg_analysis_get_n_winning_moves (self->analysis); i++)
    {
      const SgMove *move = sg_analysis_get_winning_move (self->analysis, i);

      if (move->quadrant == quadrant)
        n++;
    }

  return n;
}

static const SgMove *
find_winning_move (const SgExplanation *self, guint quadrant)
{
  for (guint i = 0; i < sg_analysis_get_n_winning_moves (self->analysis); i++)
    {
      const SgMove *move = sg_analysis_get_winning_move (self->analysis, i);

      if (move->quadrant == quadrant)
        return move;
    }

  /* The theorem excludes this. */
  g_assert_not_reached ();
}

/* The preferred quadrant if it is a candidate, otherwise the first candidate. */
static guint
choose_quadrant (const SgExplanation *self, guint candidates, guint preferred)
{
  if (preferred < self->n_parts && (candidates & 1u << preferred) != 0)
    return preferred;

  for (guint q = 0; q < self->n_parts; q++)
    if ((candidates & 1u << q) != 0)
      return q;

  g_assert_not_reached ();
}

static guint
explain_choice (SgExplanation *self, guint preferred)
{
  guint column = sg_count_binary_digits (self->nim_sum) - 1;
  guint candidates = 0;
  guint n = 0;
  guint quadrant;
  SgStep *step;

  for (guint q = 0; q < self->n_parts; q++)
    if (get_bit (self->values[q], column))
      {
        candidates |= 1u << q;
        n++;
      }

  if (self->order == SG_ORDER_VERDICT_LAST)
    {
      step = add_step (self, SG_STEP_LEADING_COLUMN);
      step->column = column;
      step->value = self->nim_sum;
    }

  step = add_step (self, SG_STEP_CANDIDATES);
  step->column = column;
  step->quadrants = candidates;
  step->count = n;

  quadrant = choose_quadrant (self, candidates, preferred);
  step = add_step (self, SG_STEP_CHOICE);
  step->quadrant = quadrant;
  step->value = self->values[quadrant];

  return quadrant;
}

/* The winning tiles of a quadrant, which all lead to @target. */
static void
explain_tiles (SgExplanation *self, guint quadrant, guint target)
{
  SgStep *step = add_step (self, SG_STEP_TILES);

  step->quadrant = quadrant;
  step->result = target;
  step->count = count_tiles (self, quadrant);
  step->move = *find_winning_move (self, quadrant);
}

/* The first of the winning tiles is taken. */
static void
explain_after (SgExplanation *self, SgStepKind kind, guint quadrant, guint target)
{
  SgStep *step = add_step (self, kind);

  step->quadrant = quadrant;
  step->value = self->values[quadrant];
  step->result = target;
  step->move = *find_winning_move (self, quadrant);
}

/* The move that gives the quadrant the value @target and makes the nim-sum 0. */
static void
explain_move (SgExplanation *self, guint quadrant, guint target)
{
  explain_tiles (self, quadrant, target);
  if (self->order == SG_ORDER_VERDICT_LAST)
    explain_after (self, SG_STEP_AFTER, quadrant, target);
  explain_after (self, SG_STEP_AFTER_SUM, quadrant, target);
}

/* To be worked out, y XOR u is found digit by digit. */
static void
explain_target_digits (SgExplanation *self, guint quadrant)
{
  guint y = self->values[quadrant];
  guint u = self->nim_sum;

  for (guint column = self->n_digits; column-- > 0;)
    {
      SgStep *step = add_step (self, SG_STEP_TARGET_DIGIT);

      step->quadrant = quadrant;
      step->column = column;
      step->value = get_bit (y, column);
      step->number = get_bit (u, column);
      step->digit = get_bit (y ^ u, column);
    }
}

/* Why y XOR u is less than y, and a tile that leads to it. */
static void
explain_target (SgExplanation *self, guint quadrant)
{
  guint y = self->values[quadrant];
  guint u = self->nim_sum;
  guint target = y ^ u;
  SgStep *step;

  if (self->order == SG_ORDER_VERDICT_LAST)
    explain_target_digits (self, quadrant);

  step = add_step (self, SG_STEP_TARGET);
  step->quadrant = quadrant;
  step->value = y;
  step->number = u;
  step->result = target;

  if (self->order == SG_ORDER_VERDICT_LAST)
    {
      step = add_step (self, SG_STEP_TARGET_OTHERS);
      step->quadrant = quadrant;
      step->result = target;
    }

  step = add_step (self, SG_STEP_SMALLER);
  step->quadrant = quadrant;
  step->value = y;
  step->result = target;
  step->column = sg_count_binary_digits (u) - 1;

  explain_move (self, quadrant, target);
}

static const GArray *
get_moves (SgExplanation *self)
{
  if (self->moves == NULL)
    self->moves = sg_position_list_moves (get_position (self));

  return self->moves;
}

/* In the first part with a move, the last of those that take the fewest cells: the end of the last
 * row of a diagram. */
static SgMove
find_smallest_move (SgExplanation *self)
{
  const SgPosition *position = get_position (self);
  const GArray *moves = get_moves (self);
  SgMove smallest = g_array_index (moves, SgMove, 0);
  guint fewest = sg_position_count_taken (position, &smallest);

  for (guint i = 1; i < moves->len; i++)
    {
      const SgMove *move = &g_array_index (moves, SgMove, i);
      guint n;

      if (move->quadrant != smallest.quadrant)
        break;

      n = sg_position_count_taken (position, move);
      if (n <= fewest)
        smallest = *move;
      fewest = MIN (n, fewest);
    }

  return smallest;
}

static guint
count_moves (SgExplanation *self)
{
  guint n = get_moves (self)->len;

  return get_rule (self) == SG_RULE_CHOMP ? n - 1 : n;
}

/* Why every move of a P-position loses, and which move makes it hard for the opponent. Some reply
 * to it wins. */
static void
explain_lost (SgExplanation *self)
{
  SgStep *step = add_step (self, SG_STEP_EVERY_MOVE);
  SgMove smallest = find_smallest_move (self);

  step->count = count_moves (self);

  step = add_step (self, SG_STEP_REPLY);
  sg_explanation_find_reply (self->analysis, &smallest, step);

  step = add_step (self, SG_STEP_ADVICE);
  step->move = smallest;
}

/**
 * sg_explanation_find_reply:
 * @analysis: an analysis
 * @move: a legal move
 * @step: (out): the step %SG_STEP_REPLY for @move; untouched if there is none
 *
 * Returns: whether the opponent has a winning reply: there is none if @move wins or is the last one
 */
gboolean
sg_explanation_find_reply (SgAnalysis *analysis, const SgMove *move, SgStep *step)
{
  g_autoptr (SgAnalysis) after = sg_analysis_play (analysis, move);

  if (sg_analysis_get_n_winning_moves (after) == 0)
    return FALSE;

  *step = (SgStep){
    .kind = SG_STEP_REPLY,
    .quadrant = move->quadrant,
    .value = sg_analysis_get_value (analysis, move->quadrant),
    .result = sg_analysis_get_value (after, move->quadrant),
    .number = sg_analysis_get_nim_sum (after),
    .move = *move,
    .answer = *sg_analysis_get_winning_move (after, 0),
  };
  return TRUE;
}

/* Misere play. In Chomp the value of the only quadrant is to be made 0. In a sum, the moves are
 * those of normal play while two or more values are above 1. If exactly one is, the player to
 * move makes it 0 or 1, so that an odd number of ones is left; if none is, the number of ones
 * decides. For the proof see sg-rule.c. */

/* Whether there is one move only, after which none is left. */
static gboolean
is_forced (SgExplanation *self)
{
  const GArray *moves = get_moves (self);
  g_autoptr (SgPosition) after = NULL;

  if (moves->len != 1)
    return FALSE;

  after = sg_position_play (get_position (self), &g_array_index (moves, SgMove, 0));
  return sg_position_is_over (after);
}

static void
explain_forced (SgExplanation *self)
{
  SgStep *step = add_step (self, SG_STEP_FORCED);

  step->move = g_array_index (get_moves (self), SgMove, 0);
  step->quadrant = step->move.quadrant;
}

/* Under either order, the claim about who wins is made once. */
static void
explain_verdict (SgExplanation *self)
{
  if (self->order == SG_ORDER_VERDICT_FIRST)
    add_step (self, SG_STEP_VERDICT)->value = self->nim_sum;
}

static void
explain_outcome (SgExplanation *self)
{
  if (self->order == SG_ORDER_VERDICT_LAST)
    add_step (self, SG_STEP_OUTCOME)->value = self->nim_sum;
}

static void
explain_values (SgExplanation *self)
{
  if (self->order == SG_ORDER_VERDICT_LAST)
    add_step (self, SG_STEP_VALUES);
}

static void
explain_chomp (SgExplanation *self)
{
  guint quadrant = g_array_index (get_moves (self), SgMove, 0).quadrant;

  explain_poison (self, quadrant);
  explain_outcome (self);
  if (self->nim_sum == 0)
    {
      explain_lost (self);
      return;
    }

  explain_move (self, quadrant, 0);
}

/* A winning move that leaves @n_ones ones and no larger value. */
static void
explain_end_move (SgExplanation *self, guint quadrant, guint target, guint n_ones)
{
  explain_tiles (self, quadrant, target);
  explain_after (self, SG_STEP_AFTER, quadrant, target);
  add_step (self, SG_STEP_AFTER_ONES)->count = n_ones;
}

static void
explain_last_large (SgExplanation *self, guint large, guint n_ones)
{
  guint target = n_ones % 2 == 0 ? 1 : 0;
  SgStep *step;

  explain_values (self);

  step = add_step (self, SG_STEP_LAST_LARGE);
  step->quadrant = large;
  step->value = self->values[large];

  step = add_step (self, SG_STEP_ODD_ONES);
  step->quadrant = large;
  step->count = n_ones;
  step->result = target;

  explain_end_move (self, large, target, n_ones + target);
}

static void
explain_ones (SgExplanation *self, guint preferred, guint n_ones)
{
  guint quadrant = preferred;
  SgStep *step;

  explain_values (self);

  step = add_step (self, SG_STEP_ONES);
  step->count = n_ones;
  step->value = self->nim_sum;

  explain_outcome (self);
  if (self->nim_sum == 0)
    {
      explain_lost (self);
      return;
    }

  if (quadrant >= self->n_parts || self->values[quadrant] == 0)
    quadrant = sg_analysis_get_winning_move (self->analysis, 0)->quadrant;
  explain_end_move (self, quadrant, 0, n_ones - 1);
}

/* Returns whether the explanation is complete; if not, that of normal play follows. */
static gboolean
explain_misere (SgExplanation *self, guint preferred)
{
  guint large = SG_NO_PART;
  guint n_large = 0;
  guint n_ones = 0;

  if (sg_rule_is_last_tile_won (get_rule (self)))
    {
      explain_verdict (self);
      return FALSE;
    }

  for (guint q = 0; q < self->n_parts; q++)
    if (self->values[q] > 1)
      {
        large = q;
        n_large++;
      }
    else
      {
        n_ones += self->values[q];
      }

  if (is_forced (self))
    {
      explain_forced (self);
      return TRUE;
    }

  explain_verdict (self);
  if (get_rule (self) == SG_RULE_CHOMP)
    explain_chomp (self);
  else if (n_large == 0)
    explain_ones (self, preferred, n_ones);
  else if (n_large == 1)
    explain_last_large (self, large, n_ones);
  else
    add_step (self, SG_STEP_MISERE)->count = n_large;

  return n_large < 2;
}

static guint
count_quadrants (guint quadrants)
{
  guint n = 0;

  for (; quadrants != 0; quadrants &= quadrants - 1)
    n++;

  return n;
}

static SgExplanation *
create (SgAnalysis *analysis)
{
  SgExplanation *self = g_new0 (SgExplanation, 1);

  g_assert (sg_analysis_has_sum (analysis));

  g_atomic_ref_count_init (&self->ref_count);
  self->analysis = sg_analysis_ref (analysis);
  self->steps = g_array_new (FALSE, FALSE, sizeof (SgStep));
  self->n_parts = sg_position_get_n_parts (sg_analysis_get_position (analysis));
  for (guint q = 0; q < self->n_parts; q++)
    self->values[q] = sg_analysis_get_value (analysis, q);
  self->nim_sum = sg_analysis_get_nim_sum (analysis);
  self->n_digits = sg_count_common_binary_digits (self->values, self->n_parts);

  return self;
}

/* The verdict is at hand, and only what is left after equal values have cancelled needs a
 * reason. */
static void
explain_verdict_first (SgExplanation *self, guint preferred)
{
  guint remaining = explain_pairs (self);
  guint n_remaining = count_quadrants (remaining);

  if (n_remaining > 2)
    explain_binary (self);
  else if (n_remaining == 2)
    explain_each_in_binary (self, remaining);
  if (n_remaining > 1)
    explain_columns (self, remaining);

  if (self->nim_sum == 0)
    {
      explain_lost (self);
    }
  else if (n_remaining > 2)
    {
      explain_target (self, explain_choice (self, preferred));
    }
  else
    {
      guint quadrant = explain_remaining (self, remaining);

      explain_move (self, quadrant, self->values[quadrant] ^ self->nim_sum);
    }
}

/* What remains would give the quadrant and the number away. */
static void
explain_verdict_last (SgExplanation *self, guint preferred)
{
  explain_sum (self);
  explain_pairs (self);
  if (self->nim_sum == 0)
    explain_lost (self);
  else
    explain_target (self, explain_choice (self, preferred));
}

/**
 * sg_explanation_new:
 * @analysis: an analysis with a sum, as are those of the functions below
 * @order: the order of the steps
 * @preferred: the quadrant of the winning move, if the steps look for one among several;
 *   %SG_NO_PART for no preference
 *
 * Explains who wins the position and how: equal values that cancel, the values in binary, their
 * nim-sum, and a winning move; in a P-position, why every move loses.
 *
 * Returns: (transfer full): the explanation
 */
SgExplanation *
sg_explanation_new (SgAnalysis *analysis, SgOrder order, guint preferred)
{
  SgExplanation *self = create (analysis);

  self->order = order;
  if (sg_position_is_over (get_position (self)))
    {
      add_step (self, SG_STEP_OVER);
      return self;
    }

  if (explain_misere (self, preferred))
    return self;

  if (order == SG_ORDER_VERDICT_FIRST)
    explain_verdict_first (self, preferred);
  else
    explain_verdict_last (self, preferred);

  return self;
}

/**
 * sg_explanation_new_for_quadrant:
 * @analysis: an analysis
 * @quadrant: a quadrant
 *
 * Explains why the quadrant has its value: the values of its options, and their mex.
 *
 * Returns: (transfer full): the explanation
 */
SgExplanation *
sg_explanation_new_for_quadrant (SgAnalysis *analysis, guint quadrant)
{
  SgExplanation *self = create (analysis);

  explain_mex (self, quadrant);

  return self;
}

/**
 * sg_explanation_new_for_reply:
 * @analysis: an analysis
 * @move: a legal move
 *
 * Explains why @move does not win: the one step %SG_STEP_REPLY.
 *
 * Returns: (transfer full) (nullable): the explanation; %NULL if there is no winning reply, because
 *   @move wins or is the last one
 */
SgExplanation *
sg_explanation_new_for_reply (SgAnalysis *analysis, const SgMove *move)
{
  SgExplanation *self;
  SgStep reply;

  if (!sg_explanation_find_reply (analysis, move, &reply))
    return NULL;

  self = create (analysis);
  *add_step (self, SG_STEP_REPLY) = reply;

  return self;
}

SgExplanation *
sg_explanation_ref (SgExplanation *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
sg_explanation_unref (SgExplanation *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_array_unref (self->steps);
  g_clear_pointer (&self->moves, g_array_unref);
  g_free (self);
}

SgAnalysis *
sg_explanation_get_analysis (const SgExplanation *self)
{
  return self->analysis;
}

guint
sg_explanation_get_value (const SgExplanation *self, guint quadrant)
{
  g_assert (quadrant < self->n_parts);

  return self->values[quadrant];
}

/* The number of binary digits that every value and nim-sum of the explanation fits in. */
guint
sg_explanation_get_n_digits (const SgExplanation *self)
{
  return self->n_digits;
}

guint
sg_explanation_get_n_steps (const SgExplanation *self)
{
  return self->steps->len;
}

const SgStep *
sg_explanation_get_step (const SgExplanation *self, guint index)
{
  g_assert (index < self->steps->len);

  return &g_array_index (self->steps, SgStep, index);
}
