/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SgTally:
 * @nim_sum: the XOR of the values
 * @n_large: how many values are above 1
 *
 * What decides a sum of games, from any number of values. A value is taken out and another one put
 * in at a constant cost, so that a move costs the same however many parts there are. All zero is
 * the tally of no value.
 */
typedef struct
{
  guint nim_sum;
  guint n_large;
} SgTally;

static inline void
sg_tally_add (SgTally *self, guint value)
{
  self->nim_sum ^= value;
  self->n_large += value > 1;
}

/* The value must have been added. */
static inline void
sg_tally_remove (SgTally *self, guint value)
{
  self->nim_sum ^= value;
  self->n_large -= value > 1;
}

/* The tally after one of its values has become another one. */
static inline SgTally
sg_tally_replace (const SgTally *self, guint value, guint other)
{
  SgTally tally = *self;

  sg_tally_remove (&tally, value);
  sg_tally_add (&tally, other);
  return tally;
}

static inline SgTally
sg_tally_of (const guint *values, guint n_values)
{
  SgTally tally = { 0 };

  for (guint i = 0; i < n_values; i++)
    sg_tally_add (&tally, values[i]);
  return tally;
}

G_END_DECLS
