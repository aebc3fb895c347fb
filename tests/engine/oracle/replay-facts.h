/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/theory/sg-analysis.h"

G_BEGIN_DECLS

/* The facts about four diagrams, computed independently of the engine: values and options by the
 * recursion of the oracle, binary digits by halving, nim-sums by counting ones. In Chomp the corner
 * is not an option. */

typedef struct
{
  char *shape;
  char *transpose;
  guint value;
  guint n_tiles;
  guint *options; /* the value after choosing each tile, row by row */
} ReplayShape;

typedef struct
{
  const ReplayShape *shapes[SG_N_QUADRANTS]; /* NULL without a board */
  guint values[SG_N_QUADRANTS];
  SgRule rule;
} ReplayFacts;

guint replay_get_power (guint column);
guint replay_get_digit (guint number, guint column);
guint replay_count_digits (guint number);
guint replay_nim_sum (const guint *values, guint n_values);

const ReplayShape *replay_shape (const char *shape, SgRule rule);
ReplayFacts replay_facts_for_position (const SgPosition *position, SgRule rule);

gboolean replay_are_images (const ReplayFacts *facts, SgQuadrant a, SgQuadrant b);
guint replay_get_option (const ReplayFacts *facts, const SgMove *move);
guint replay_find_tiles (const ReplayFacts *facts, SgQuadrant quadrant, guint value, SgMove *first);
guint replay_get_sum (const ReplayFacts *facts);
guint replay_nim_sum_with (const ReplayFacts *facts, SgQuadrant quadrant, guint value);

G_END_DECLS
