/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "replay-facts.h"

#include "oracle.h"

/* More than the binary digits of any value in these tests. */
#define MAX_COLUMNS 16

/* Arithmetic */

guint
replay_get_power (guint column)
{
  guint power = 1;

  while (column-- > 0)
    power *= 2;

  return power;
}

guint
replay_get_digit (guint number, guint column)
{
  return number / replay_get_power (column) % 2;
}

guint
replay_count_digits (guint number)
{
  guint n = 1;

  while (number >= 2)
    {
      number /= 2;
      n++;
    }

  return n;
}

guint
replay_nim_sum (const guint *values, guint n_values)
{
  guint sum = 0;

  for (guint column = 0; column < MAX_COLUMNS; column++)
    {
      guint n_ones = 0;

      for (guint i = 0; i < n_values; i++)
        n_ones += replay_get_digit (values[i], column);
      if (n_ones % 2 == 1)
        sum += replay_get_power (column);
    }

  return sum;
}

/* Facts */

static guint
get_value (const char *shape, SgRule rule)
{
  if (rule == SG_RULE_CHOMP)
    return shape[0] != '\0' ? oracle_chomp_value (shape) : 0;

  return oracle_value (shape);
}

const ReplayShape *
replay_shape (const char *shape, SgRule rule)
{
  static GHashTable *known_by_rule[SG_N_RULES];
  GHashTable *known;
  ReplayShape *self;
  guint n = 0;

  if (known_by_rule[rule] == NULL)
    known_by_rule[rule] = g_hash_table_new (g_str_hash, g_str_equal);
  known = known_by_rule[rule];

  self = g_hash_table_lookup (known, shape);
  if (self != NULL)
    return self;

  self = g_new0 (ReplayShape, 1);
  self->shape = g_strdup (shape);
  self->transpose = oracle_shape_transpose (shape);
  self->value = get_value (shape, rule);
  self->n_tiles = oracle_shape_get_n_tiles (shape);
  self->options = g_new0 (guint, self->n_tiles + 1);
  for (guint r = 0; shape[r] != '\0'; r++)
    {
      for (guint c = 0; c < oracle_shape_get_row (shape, r); c++)
        {
          g_autofree char *option = oracle_shape_take (shape, r, c);

          self->options[n++] =
              rule == SG_RULE_CHOMP && r == 0 && c == 0 ? SG_NO_VALUE : get_value (option, rule);
        }
    }

  g_hash_table_insert (known, self->shape, self);
  return self;
}

ReplayFacts
replay_facts_for_position (const SgPosition *position, SgRule rule)
{
  ReplayFacts facts = { .rule = rule };

  SG_FOREACH_QUADRANT (q)
    {
      g_autofree char *shape = oracle_shape_from_diagram (sg_position_get_diagram (position, q));

      facts.shapes[q] = replay_shape (shape, rule);
      facts.values[q] = facts.shapes[q]->value;
    }

  return facts;
}

gboolean
replay_are_images (const ReplayFacts *facts, SgQuadrant a, SgQuadrant b)
{
  return g_str_equal (facts->shapes[a]->shape, facts->shapes[b]->shape)
         || g_str_equal (facts->shapes[a]->shape, facts->shapes[b]->transpose);
}

/* The value of the quadrant after a legal move. */
guint
replay_get_option (const ReplayFacts *facts, const SgMove *move)
{
  const ReplayShape *shape;
  guint n = 0;

  g_assert_cmpint (move->quadrant, <, SG_N_QUADRANTS);
  shape = facts->shapes[move->quadrant];

  for (guint r = 0; r < move->row; r++)
    {
      g_assert_cmpint (shape->shape[r], !=, '\0');
      n += oracle_shape_get_row (shape->shape, r);
    }
  g_assert_cmpuint (move->column, <, oracle_shape_get_row (shape->shape, move->row));

  return shape->options[n + move->column];
}

/* Returns the number of tiles that lead to a value; @first is set to the first of them. */
guint
replay_find_tiles (const ReplayFacts *facts, SgQuadrant quadrant, guint value, SgMove *first)
{
  const ReplayShape *shape = facts->shapes[quadrant];
  guint index = 0;
  guint n = 0;

  for (guint r = 0; shape->shape[r] != '\0'; r++)
    for (guint c = 0; c < oracle_shape_get_row (shape->shape, r); c++)
      if (shape->options[index++] == value && n++ == 0)
        *first = (SgMove){ quadrant, r, c };

  return n;
}

static guint
get_sum (SgRule rule, const guint values[SG_N_QUADRANTS])
{
  guint n_large = 0;
  guint n_ones = 0;

  SG_FOREACH_QUADRANT (q)
    {
      n_large += values[q] > 1 ? 1 : 0;
      n_ones += values[q] == 1 ? 1 : 0;
    }

  if (rule == SG_RULE_MISERE && n_large == 0)
    return n_ones % 2 == 1 ? 0 : 1;

  return replay_nim_sum (values, SG_N_QUADRANTS);
}

/* u of a position that is not empty. */
guint
replay_get_sum (const ReplayFacts *facts)
{
  return get_sum (facts->rule, facts->values);
}

/* u after a value has been replaced. SG_NO_VALUE stands for the poisoned tile: the player who takes
 * it has lost. */
guint
replay_nim_sum_with (const ReplayFacts *facts, SgQuadrant quadrant, guint value)
{
  guint values[SG_N_QUADRANTS];

  if (value == SG_NO_VALUE)
    return 1;

  SG_FOREACH_QUADRANT (q)
    values[q] = q == quadrant ? value : facts->values[q];

  return get_sum (facts->rule, values);
}
