/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "replay.h"

#include "oracle.h"

typedef struct
{
  const SgExplanation *explanation;
  const ReplayFacts *facts;
  SgOrder order;
  guint index;
  guint n_digits;
  guint nim_sum;
} Replay;

/* Steps */

static void
assert_move (const SgMove *move, const SgMove *expected)
{
  g_assert_cmpint (move->quadrant, ==, expected->quadrant);
  g_assert_cmpuint (move->row, ==, expected->row);
  g_assert_cmpuint (move->column, ==, expected->column);
}

static void
assert_step (const SgStep *step, const SgStep *expected)
{
  g_assert_cmpint (step->kind, ==, expected->kind);
  g_assert_cmpint (step->quadrant, ==, expected->quadrant);
  g_assert_cmpint (step->other, ==, expected->other);
  g_assert_cmpuint (step->quadrants, ==, expected->quadrants);
  g_assert_cmpuint (step->column, ==, expected->column);
  g_assert_cmpuint (step->n_digits, ==, expected->n_digits);
  g_assert_cmpuint (step->count, ==, expected->count);
  g_assert_cmpuint (step->digit, ==, expected->digit);
  g_assert_cmpuint (step->value, ==, expected->value);
  g_assert_cmpuint (step->number, ==, expected->number);
  g_assert_cmpuint (step->result, ==, expected->result);
  assert_move (&step->move, &expected->move);
  assert_move (&step->answer, &expected->answer);
}

static const SgStep *
peek (const Replay *self)
{
  g_assert_cmpuint (self->index, <, sg_explanation_get_n_steps (self->explanation));

  return sg_explanation_get_step (self->explanation, self->index);
}

/* Reads the next step, which must equal @expected; its unused fields are 0. */
static void
expect (Replay *self, SgStep expected)
{
  assert_step (peek (self), &expected);
  self->index++;
}

static void
expect_end (const Replay *self)
{
  g_assert_cmpuint (self->index, ==, sg_explanation_get_n_steps (self->explanation));
}

static gboolean
is_empty (const ReplayFacts *facts)
{
  SG_FOREACH_QUADRANT (q)
    if (facts->shapes[q]->n_tiles > 0)
      return FALSE;

  return TRUE;
}

static Replay
begin (const SgExplanation *explanation, const ReplayFacts *facts, SgOrder order)
{
  Replay self = { explanation, facts, order };

  SG_FOREACH_QUADRANT (q)
    {
      self.n_digits = MAX (self.n_digits, replay_count_digits (facts->values[q]));
      g_assert_cmpuint (sg_explanation_get_value (explanation, q), ==, facts->values[q]);
    }
  self.nim_sum = is_empty (facts) ? 0 : replay_get_sum (facts);

  g_assert_cmpuint (sg_explanation_get_n_digits (explanation), ==, self.n_digits);
  return self;
}

/* The quadrants of @quadrants that have the same value as @quadrant. */
static guint
find_equal (const Replay *self, guint quadrants, SgQuadrant quadrant)
{
  guint equal = 0;

  SG_FOREACH_QUADRANT (q)
    if ((quadrants & 1u << q) != 0 && self->facts->values[q] == self->facts->values[quadrant])
      equal |= 1u << q;

  return equal;
}

static void
replay_powers (Replay *self, SgQuadrant quadrant, guint equal)
{
  guint value = self->facts->values[quadrant];
  guint left = value;

  if (value > 0)
    for (guint column = replay_count_digits (value); column-- > 0;)
      {
        guint power = replay_get_power (column);
        gboolean fits = left >= power;

        expect (self, (SgStep){ .kind = SG_STEP_POWER,
                                .quadrant = quadrant,
                                .quadrants = equal,
                                .value = value,
                                .column = column,
                                .number = left,
                                .digit = fits ? 1 : 0,
                                .result = fits ? left - power : left });
        if (fits)
          left -= power;
      }

  g_assert_cmpuint (left, ==, 0);
}

/* Each value once. */
static void
replay_each_in_binary (Replay *self, guint quadrants)
{
  guint written = 0;

  SG_FOREACH_QUADRANT (q)
    if ((quadrants & ~written & 1u << q) != 0)
      {
        guint equal = find_equal (self, quadrants, q);

        if (self->order == SG_ORDER_VERDICT_LAST)
          replay_powers (self, q, equal);
        expect (self, (SgStep){ .kind = SG_STEP_BINARY,
                                .quadrant = q,
                                .quadrants = equal,
                                .value = self->facts->values[q],
                                .n_digits = self->n_digits });
        written |= equal;
      }

  g_assert_cmphex (written, ==, quadrants);
}

/* The nim-sum of the quadrants; that of the others is 0. */
static void
replay_columns (Replay *self, guint quadrants)
{
  guint n_digits = 0;
  guint others = 0;

  SG_FOREACH_QUADRANT (q)
    if ((quadrants & 1u << q) != 0)
      n_digits = MAX (n_digits, replay_count_digits (self->facts->values[q]));
    else
      others ^= self->facts->values[q];
  g_assert_cmpuint (others, ==, 0);

  g_assert_cmpuint (self->nim_sum >> n_digits, ==, 0);

  /* More than five columns are read at once. */
  if (self->order == SG_ORDER_VERDICT_FIRST && n_digits > 5)
    {
      expect (self, (SgStep){ .kind = SG_STEP_COLUMNS, .value = self->nim_sum });
      n_digits = 0;
    }

  for (guint column = n_digits; column-- > 0;)
    {
      guint n_ones = 0;

      SG_FOREACH_QUADRANT (q)
        if ((quadrants & 1u << q) != 0)
          n_ones += replay_get_digit (self->facts->values[q], column);
      expect (self, (SgStep){ .kind = SG_STEP_COLUMN,
                              .quadrants = quadrants,
                              .column = column,
                              .count = n_ones,
                              .digit = n_ones % 2 });
    }

  expect (self, (SgStep){ .kind = SG_STEP_NIM_SUM, .value = self->nim_sum });
}

#define ALL_QUADRANTS 0xf

static void
replay_sum (Replay *self)
{
  expect (self, (SgStep){ .kind = SG_STEP_VALUES });
  replay_each_in_binary (self, ALL_QUADRANTS);
  expect (self, (SgStep){ .kind = SG_STEP_ALIGNED, .n_digits = self->n_digits });
  replay_columns (self, ALL_QUADRANTS);
  expect (self, (SgStep){ .kind = SG_STEP_OUTCOME, .value = self->nim_sum });
}

/* The verdict comes first or last, and once. */
static void
replay_verdict (Replay *self)
{
  if (self->order == SG_ORDER_VERDICT_FIRST)
    expect (self, (SgStep){ .kind = SG_STEP_VERDICT, .value = self->nim_sum });
}

static void
replay_outcome (Replay *self)
{
  if (self->order == SG_ORDER_VERDICT_LAST)
    expect (self, (SgStep){ .kind = SG_STEP_OUTCOME, .value = self->nim_sum });
}

static void
replay_values (Replay *self)
{
  if (self->order == SG_ORDER_VERDICT_LAST)
    expect (self, (SgStep){ .kind = SG_STEP_VALUES });
}

static gboolean
has_images (const ReplayFacts *facts, guint quadrants)
{
  SG_FOREACH_QUADRANT (a)
    SG_FOREACH_QUADRANT (b)
      if (a < b && (quadrants & 1u << a) != 0 && (quadrants & 1u << b) != 0
          && replay_are_images (facts, a, b))
        return TRUE;

  return FALSE;
}

/* Reads the pairs. Returns the set of remaining quadrants: their values are different and not 0. */
static guint
replay_pairs (Replay *self)
{
  const ReplayFacts *facts = self->facts;
  guint remaining = 0;
  guint n_pairs = 0;

  SG_FOREACH_QUADRANT (q)
    if (facts->values[q] > 0)
      remaining |= 1u << q;

  for (;; n_pairs++)
    {
      const SgStep *step = peek (self);
      guint pair = 1u << step->quadrant | 1u << step->other;

      if (step->kind != SG_STEP_MIRROR_PAIR && step->kind != SG_STEP_EQUAL_PAIR)
        break;

      g_assert_cmpint (step->quadrant, <, step->other);
      g_assert_cmpint (step->other, <, SG_N_QUADRANTS);
      g_assert_cmpuint (remaining & pair, ==, pair);
      g_assert_cmpuint (facts->values[step->quadrant], ==, facts->values[step->other]);

      /* Mirror images come first: that takes no numbers. */
      if (step->kind == SG_STEP_MIRROR_PAIR)
        {
          g_assert_cmpint (facts->rule, ==, SG_RULE_NORMAL);
          g_assert_true (replay_are_images (facts, step->quadrant, step->other));
        }
      else if (facts->rule == SG_RULE_NORMAL)
        {
          g_assert_false (has_images (facts, remaining));
        }

      expect (self, (SgStep){ .kind = step->kind,
                              .quadrant = step->quadrant,
                              .other = step->other,
                              .value = facts->values[step->quadrant] });
      remaining &= ~pair;
    }

  SG_FOREACH_QUADRANT (a)
    SG_FOREACH_QUADRANT (b)
      if (a < b && (remaining & 1u << a) != 0 && (remaining & 1u << b) != 0)
        g_assert_cmpuint (facts->values[a], !=, facts->values[b]);

  if (n_pairs > 0 && remaining == 0)
    expect (self, (SgStep){ .kind = SG_STEP_ALL_CANCEL });

  return remaining;
}

/* Reads the easy case of one or two values. Returns its quadrant. */
static SgQuadrant
replay_remaining (Replay *self, guint remaining)
{
  const guint *values = self->facts->values;
  SgQuadrant large = SG_N_QUADRANTS;
  SgQuadrant small = SG_N_QUADRANTS;
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    if ((remaining & 1u << q) != 0)
      {
        if (large == SG_N_QUADRANTS || values[q] > values[large])
          large = q;
        if (small == SG_N_QUADRANTS || values[q] < values[small])
          small = q;
        n++;
      }

  if (n == 1)
    {
      expect (self,
              (SgStep){ .kind = SG_STEP_ONE_REMAINS, .quadrant = large, .value = values[large] });
      g_assert_cmpuint (replay_nim_sum_with (self->facts, large, 0), ==, 0);
      return large;
    }
  if (n == 2)
    {
      expect (self, (SgStep){ .kind = SG_STEP_TWO_REMAIN,
                              .quadrant = large,
                              .other = small,
                              .value = values[large],
                              .result = values[small] });
      g_assert_cmpuint (values[small], <, values[large]);
      g_assert_cmpuint (replay_nim_sum_with (self->facts, large, values[small]), ==, 0);
      return large;
    }

  g_assert_not_reached ();
}

static SgQuadrant
replay_choice (Replay *self, SgQuadrant preferred)
{
  const guint *values = self->facts->values;
  guint leading = replay_count_digits (self->nim_sum) - 1;
  SgQuadrant chosen = SG_N_QUADRANTS;
  guint candidates = 0;
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    if (replay_get_digit (values[q], leading) == 1)
      {
        SgMove move;
        guint target = replay_nim_sum ((guint[]){ values[q], self->nim_sum }, 2);

        candidates |= 1u << q;
        n++;
        if (chosen == SG_N_QUADRANTS)
          chosen = q;

        /* A tile leads to a smaller value that makes the nim-sum 0. */
        g_assert_cmpuint (target, <, values[q]);
        g_assert_cmpuint (replay_nim_sum_with (self->facts, q, target), ==, 0);
        g_assert_cmpuint (replay_find_tiles (self->facts, q, target, &move), >, 0);
      }

  g_assert_cmpuint (n % 2, ==, 1);
  if (preferred < SG_N_QUADRANTS && (candidates & 1u << preferred) != 0)
    chosen = preferred;

  if (self->order == SG_ORDER_VERDICT_LAST)
    expect (self,
            (SgStep){ .kind = SG_STEP_LEADING_COLUMN, .column = leading, .value = self->nim_sum });
  expect (self,
          (SgStep){
              .kind = SG_STEP_CANDIDATES, .column = leading, .quadrants = candidates, .count = n });
  expect (self, (SgStep){ .kind = SG_STEP_CHOICE, .quadrant = chosen, .value = values[chosen] });
  return chosen;
}

/* Reads the winning tiles of a quadrant. Returns the first of them. */
static SgMove
replay_tiles (Replay *self, SgQuadrant quadrant, guint target)
{
  const ReplayFacts *facts = self->facts;
  SgMove move = { 0 };
  guint n;

  n = replay_find_tiles (facts, quadrant, target, &move);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (replay_get_option (facts, &move), ==, target);
  expect (self, (SgStep){ .kind = SG_STEP_TILES,
                          .quadrant = quadrant,
                          .count = n,
                          .result = target,
                          .move = move });
  return move;
}

/* Reads what @move changes. */
static void
replay_after (Replay *self, SgStepKind kind, const SgMove *move, SgQuadrant quadrant, guint target)
{
  const ReplayFacts *facts = self->facts;

  g_assert_cmpuint (replay_nim_sum_with (facts, quadrant, target), ==, 0);
  expect (self, (SgStep){ .kind = kind,
                          .quadrant = quadrant,
                          .value = facts->values[quadrant],
                          .result = target,
                          .move = *move });
}

/* Reads the move that gives the quadrant the value @target. */
static void
replay_made_move (Replay *self, SgQuadrant quadrant, guint target)
{
  SgMove move = replay_tiles (self, quadrant, target);

  g_assert_cmpuint (target, <, self->facts->values[quadrant]);
  if (self->order == SG_ORDER_VERDICT_LAST)
    replay_after (self, SG_STEP_AFTER, &move, quadrant, target);
  replay_after (self, SG_STEP_AFTER_SUM, &move, quadrant, target);
}

static void
replay_move (Replay *self, SgQuadrant quadrant)
{
  const ReplayFacts *facts = self->facts;
  guint leading = replay_count_digits (self->nim_sum) - 1;
  guint y = facts->values[quadrant];
  guint target = replay_nim_sum_with (facts, quadrant, 0);

  if (self->order == SG_ORDER_VERDICT_LAST)
    for (guint column = self->n_digits; column-- > 0;)
      expect (self, (SgStep){ .kind = SG_STEP_TARGET_DIGIT,
                              .quadrant = quadrant,
                              .column = column,
                              .value = replay_get_digit (y, column),
                              .number = replay_get_digit (self->nim_sum, column),
                              .digit = replay_get_digit (target, column) });

  g_assert_cmpuint (replay_nim_sum ((guint[]){ y, self->nim_sum }, 2), ==, target);
  expect (self, (SgStep){ .kind = SG_STEP_TARGET,
                          .quadrant = quadrant,
                          .value = y,
                          .number = self->nim_sum,
                          .result = target });
  if (self->order == SG_ORDER_VERDICT_LAST)
    expect (self,
            (SgStep){ .kind = SG_STEP_TARGET_OTHERS, .quadrant = quadrant, .result = target });

  g_assert_cmpuint (target, <, y);
  g_assert_cmpuint (replay_get_digit (y, leading), ==, 1);
  g_assert_cmpuint (replay_get_digit (target, leading), ==, 0);
  for (guint column = leading + 1; column < self->n_digits; column++)
    g_assert_cmpuint (replay_get_digit (y, column), ==, replay_get_digit (target, column));
  expect (self, (SgStep){ .kind = SG_STEP_SMALLER,
                          .quadrant = quadrant,
                          .column = leading,
                          .value = y,
                          .result = target });

  replay_made_move (self, quadrant, target);
}

static void
replay_lost (Replay *self)
{
  const ReplayFacts *facts = self->facts;
  guint n_moves = 0;
  g_autofree char *left = NULL;
  SgMove single;

  SG_FOREACH_QUADRANT (q)
    for (guint i = 0; i < facts->shapes[q]->n_tiles; i++)
      {
        guint option = facts->shapes[q]->options[i];

        g_assert_cmpuint (replay_nim_sum_with (facts, q, option), !=, 0);
        n_moves += option != SG_NO_VALUE ? 1 : 0;
      }
  expect (self, (SgStep){ .kind = SG_STEP_EVERY_MOVE, .count = n_moves });

  single = peek (self)->move;
  replay_assert_reply (peek (self), facts, &single);
  self->index++;

  left = oracle_shape_take (facts->shapes[single.quadrant]->shape, single.row, single.column);
  g_assert_cmpuint (oracle_shape_get_n_tiles (left) + 1, ==,
                    facts->shapes[single.quadrant]->n_tiles);
  expect (self, (SgStep){ .kind = SG_STEP_ADVICE, .move = single });
}

/* Misere play and Chomp */

static void
replay_poison (Replay *self, SgQuadrant quadrant)
{
  const ReplayShape *shape = self->facts->shapes[quadrant];

  if (self->facts->rule != SG_RULE_CHOMP)
    return;

  g_assert_cmpuint (oracle_value (shape->shape), ==, shape->value + 1);
  expect (self, (SgStep){ .kind = SG_STEP_POISONED,
                          .quadrant = quadrant,
                          .value = shape->value,
                          .number = oracle_value (shape->shape),
                          .move = { .quadrant = quadrant } });
}

static void
replay_chomp (Replay *self, SgQuadrant quadrant)
{
  replay_poison (self, quadrant);
  replay_outcome (self);
  if (self->nim_sum == 0)
    {
      replay_lost (self);
      return;
    }

  replay_made_move (self, quadrant, 0);
}

static void
replay_end_move (Replay *self, SgQuadrant quadrant, guint target, guint n_ones)
{
  SgMove move = replay_tiles (self, quadrant, target);

  replay_after (self, SG_STEP_AFTER, &move, quadrant, target);
  g_assert_cmpuint (n_ones % 2, ==, 1);
  expect (self, (SgStep){ .kind = SG_STEP_AFTER_ONES, .count = n_ones });
}

static void
replay_ones (Replay *self, SgQuadrant preferred, guint n_ones)
{
  const guint *values = self->facts->values;
  SgQuadrant quadrant = preferred;

  g_assert_cmpuint (self->nim_sum, ==, n_ones % 2 == 1 ? 0 : 1);
  replay_values (self);
  expect (self, (SgStep){ .kind = SG_STEP_ONES, .count = n_ones, .value = self->nim_sum });
  replay_outcome (self);
  if (self->nim_sum == 0)
    {
      replay_lost (self);
      return;
    }

  if (quadrant == SG_N_QUADRANTS || values[quadrant] != 1)
    for (quadrant = 0; values[quadrant] != 1; quadrant++)
      ;
  replay_end_move (self, quadrant, 0, n_ones - 1);
}

/* Reads the steps of misere play. Returns whether the explanation is complete. */
static gboolean
replay_misere (Replay *self, SgQuadrant preferred)
{
  const ReplayFacts *facts = self->facts;
  SgQuadrant tiles = SG_N_QUADRANTS;
  SgQuadrant large = SG_N_QUADRANTS;
  guint n_tiles = 0;
  guint n_large = 0;
  guint n_ones = 0;

  if (facts->rule == SG_RULE_NORMAL)
    {
      replay_verdict (self);
      return FALSE;
    }

  SG_FOREACH_QUADRANT (q)
    {
      n_tiles += facts->shapes[q]->n_tiles;
      if (facts->shapes[q]->n_tiles > 0)
        tiles = q;
      if (facts->values[q] > 1)
        {
          large = q;
          n_large++;
        }
      if (facts->values[q] == 1)
        n_ones++;
    }

  if (n_tiles == 1)
    {
      expect (self,
              (SgStep){ .kind = SG_STEP_FORCED, .quadrant = tiles, .move = { .quadrant = tiles } });
      return TRUE;
    }

  replay_verdict (self);
  if (facts->rule == SG_RULE_CHOMP)
    {
      replay_chomp (self, tiles);
      return TRUE;
    }
  if (n_large >= 2)
    {
      expect (self, (SgStep){ .kind = SG_STEP_MISERE, .count = n_large });
      return FALSE;
    }
  if (n_large == 0)
    {
      replay_ones (self, preferred, n_ones);
      return TRUE;
    }

  replay_values (self);
  expect (self,
          (SgStep){ .kind = SG_STEP_LAST_LARGE, .quadrant = large, .value = facts->values[large] });
  expect (self, (SgStep){ .kind = SG_STEP_ODD_ONES,
                          .quadrant = large,
                          .count = n_ones,
                          .result = n_ones % 2 == 1 ? 0 : 1 });
  replay_end_move (self, large, n_ones % 2 == 1 ? 0 : 1, n_ones % 2 == 1 ? n_ones : n_ones + 1);
  return TRUE;
}

/* Explanations */

static guint
count_quadrants (guint quadrants)
{
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    n += (quadrants & 1u << q) != 0;

  return n;
}

/* Values that have cancelled are not computed with, and one or two values need no theorem. */
static void
replay_verdict_first (Replay *self, SgQuadrant preferred)
{
  guint remaining = replay_pairs (self);
  guint n_remaining = count_quadrants (remaining);

  if (n_remaining == 2)
    replay_each_in_binary (self, remaining);
  else if (n_remaining > 2)
    expect (self, (SgStep){ .kind = SG_STEP_ALIGNED, .n_digits = self->n_digits });
  if (n_remaining > 1)
    replay_columns (self, remaining);

  if (self->nim_sum == 0)
    {
      replay_lost (self);
    }
  else if (n_remaining > 2)
    {
      replay_move (self, replay_choice (self, preferred));
    }
  else
    {
      SgQuadrant large = replay_remaining (self, remaining);

      replay_made_move (self, large, replay_nim_sum_with (self->facts, large, 0));
    }
}

static void
replay_verdict_last (Replay *self, SgQuadrant preferred)
{
  replay_sum (self);
  replay_pairs (self);
  if (self->nim_sum == 0)
    replay_lost (self);
  else
    replay_move (self, replay_choice (self, preferred));
}

void
replay_assert_explains (const SgExplanation *explanation,
                        const ReplayFacts *facts,
                        SgOrder order,
                        SgQuadrant preferred)
{
  Replay self = begin (explanation, facts, order);

  if (is_empty (facts))
    {
      expect (&self, (SgStep){ .kind = SG_STEP_OVER });
      expect_end (&self);
      return;
    }

  if (!replay_misere (&self, preferred))
    {
      if (order == SG_ORDER_VERDICT_FIRST)
        replay_verdict_first (&self, preferred);
      else
        replay_verdict_last (&self, preferred);
    }
  expect_end (&self);
}

void
replay_assert_explains_quadrant (const SgExplanation *explanation,
                                 const ReplayFacts *facts,
                                 SgQuadrant quadrant)
{
  Replay self = begin (explanation, facts, SG_ORDER_VERDICT_FIRST);
  const ReplayShape *shape = facts->shapes[quadrant];
  guint n_above = 0;
  guint largest = 0;
  guint value = 0;
  SgMove move;

  if (shape->n_tiles == 0)
    {
      expect (&self, (SgStep){ .kind = SG_STEP_NO_OPTION, .quadrant = quadrant });
      expect_end (&self);
      return;
    }

  if (shape->value > 0)
    expect (&self, (SgStep){ .kind = SG_STEP_VALUE,
                             .quadrant = quadrant,
                             .count = shape->n_tiles,
                             .value = shape->value });
  replay_poison (&self, quadrant);
  while (replay_find_tiles (facts, quadrant, value, &move) > 0)
    value++;
  g_assert_cmpuint (value, ==, shape->value);

  for (guint number = 0; number < value; number++)
    expect (&self, (SgStep){ .kind = SG_STEP_OPTION_VALUE,
                             .quadrant = quadrant,
                             .value = value,
                             .number = number,
                             .count = replay_find_tiles (facts, quadrant, number, &move) });
  expect (&self, (SgStep){ .kind = SG_STEP_GAP, .quadrant = quadrant, .value = value });

  for (guint i = 0; i < shape->n_tiles; i++)
    if (shape->options[i] > value && shape->options[i] != SG_NO_VALUE)
      {
        n_above++;
        largest = MAX (largest, shape->options[i]);
      }
  if (n_above > 0)
    expect (&self, (SgStep){ .kind = SG_STEP_OPTIONS_ABOVE,
                             .quadrant = quadrant,
                             .value = value,
                             .number = largest,
                             .count = n_above });
  expect_end (&self);
}

void
replay_assert_reply (const SgStep *reply, const ReplayFacts *facts, const SgMove *move)
{
  guint option = replay_get_option (facts, move);
  guint nim_sum = replay_nim_sum_with (facts, move->quadrant, option);
  g_autofree char *left =
      oracle_shape_take (facts->shapes[move->quadrant]->shape, move->row, move->column);
  ReplayFacts after = *facts;
  SgStep expected = {
    .kind = SG_STEP_REPLY,
    .quadrant = move->quadrant,
    .value = facts->values[move->quadrant],
    .number = nim_sum,
    .result = option,
    .move = *move,
    .answer = reply->answer,
  };

  assert_step (reply, &expected);
  g_assert_cmpuint (nim_sum, !=, 0);

  after.shapes[move->quadrant] = replay_shape (left, facts->rule);
  after.values[move->quadrant] = after.shapes[move->quadrant]->value;
  g_assert_cmpuint (after.values[move->quadrant], ==, option);
  g_assert_cmpuint (replay_nim_sum_with (&after, reply->answer.quadrant,
                                         replay_get_option (&after, &reply->answer)),
                    ==, 0);
}
