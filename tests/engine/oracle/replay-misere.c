/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "replay-private.h"

#include "oracle.h"

void
replay_poison (Replay *self, SgQuadrant quadrant)
{
  const ReplayShape *shape = self->facts->shapes[quadrant];

  if (self->facts->rule != SG_RULE_CHOMP)
    return;

  g_assert_cmpuint (oracle_value (shape->shape), ==, shape->value + 1);
  replay_expect (self, (SgStep){ .kind = SG_STEP_POISONED,
                                 .quadrant = quadrant,
                                 .value = shape->value,
                                 .number = oracle_value (shape->shape),
                                 .move = { .quadrant = quadrant } });
}

static void
replay_chomp (Replay *self, SgQuadrant quadrant)
{
  replay_poison (self, quadrant);
  replay_expect (self, (SgStep){ .kind = SG_STEP_OUTCOME, .value = self->nim_sum });
  if (self->nim_sum == 0)
    {
      replay_lost (self);
      return;
    }

  replay_tiles (self, quadrant, 0);
  replay_expect (self, (SgStep){ .kind = SG_STEP_AFTER_SUM, .quadrant = quadrant });
}

static void
replay_end_move (Replay *self, SgQuadrant quadrant, guint target, guint n_ones)
{
  replay_tiles (self, quadrant, target);
  g_assert_cmpuint (n_ones % 2, ==, 1);
  replay_expect (self, (SgStep){ .kind = SG_STEP_AFTER_ONES, .count = n_ones });
}

static void
replay_ones (Replay *self, SgQuadrant preferred, guint n_ones)
{
  const guint *values = self->facts->values;
  SgQuadrant quadrant = preferred;

  g_assert_cmpuint (self->nim_sum, ==, n_ones % 2 == 1 ? 0 : 1);
  replay_expect (self, (SgStep){ .kind = SG_STEP_VALUES });
  replay_expect (self, (SgStep){ .kind = SG_STEP_ONES, .count = n_ones, .value = self->nim_sum });
  replay_expect (self, (SgStep){ .kind = SG_STEP_OUTCOME, .value = self->nim_sum });
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
gboolean
replay_misere (Replay *self, SgQuadrant preferred)
{
  const ReplayFacts *facts = self->facts;
  SgQuadrant tiles = SG_N_QUADRANTS;
  SgQuadrant large = SG_N_QUADRANTS;
  guint n_tiles = 0;
  guint n_large = 0;
  guint n_ones = 0;

  if (facts->rule == SG_RULE_NORMAL)
    return FALSE;

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
      replay_expect (
          self,
          (SgStep){ .kind = SG_STEP_FORCED, .quadrant = tiles, .move = { .quadrant = tiles } });
      return TRUE;
    }
  if (facts->rule == SG_RULE_CHOMP)
    {
      replay_chomp (self, tiles);
      return TRUE;
    }
  if (n_large >= 2)
    {
      replay_expect (self, (SgStep){ .kind = SG_STEP_MISERE, .count = n_large });
      return FALSE;
    }
  if (n_large == 0)
    {
      replay_ones (self, preferred, n_ones);
      return TRUE;
    }

  replay_expect (self, (SgStep){ .kind = SG_STEP_VALUES });
  replay_expect (
      self,
      (SgStep){ .kind = SG_STEP_LAST_LARGE, .quadrant = large, .value = facts->values[large] });
  replay_expect (self, (SgStep){ .kind = SG_STEP_ODD_ONES,
                                 .quadrant = large,
                                 .count = n_ones,
                                 .result = n_ones % 2 == 1 ? 0 : 1 });
  replay_end_move (self, large, n_ones % 2 == 1 ? 0 : 1, n_ones % 2 == 1 ? n_ones : n_ones + 1);
  return TRUE;
}
