/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The Grundy value of a diagram is the mex of the values of its options. With the options written as
 * in sg-table.c, an arm and a leg are each expanded into lists of indices once, and the value of
 * each pair is a walk over the two lists. */

#include "sg-evaluate.h"

/* The options of a partition p as one side of diagrams with Durfee side d: the partitions that its
 * own moves lead to, and cut (p, n, D) for 1 <= D < d and n <= D, at D (D + 1) / 2 - 1 + n. */
typedef struct
{
  guint n_moves;
  guint32 *moves;
  guint32 *cuts;
} Side;

static inline guint
get_n_cuts (guint d)
{
  return d * (d + 1) / 2 - 1;
}

static inline guint
get_cut_index (guint big_d, guint n)
{
  return big_d * (big_d + 1) / 2 - 1 + n;
}

/* Fills the side in, whose arrays have room. */
static void
side_init (Side *side, const SgSquare *squares, guint d, gboolean leg, guint index)
{
  const SgSquare *square = &squares[d - 1];
  const SgPartitions *partitions = leg ? square->legs : square->arms;
  guint parts[SG_MAX_DURFEE];

  sg_partitions_unrank (partitions, index, parts);
  side->n_moves = sg_partitions_list_options (partitions, parts, side->moves);

  for (guint big_d = 1; big_d < d; big_d++)
    {
      const SgSquare *smaller = &squares[big_d - 1];

      for (guint n = 0; n <= big_d; n++)
        side->cuts[get_cut_index (big_d, n)] =
            sg_square_rank_cut (leg ? smaller->legs : smaller->arms, parts, d, n, big_d);
    }
}

/* The legs of a square with their options, which are used for every arm. */
typedef struct
{
  Side *sides;
  guint32 *indices; /* what the sides point into */
} Legs;

static void
legs_init (Legs *self, const SgSquare *squares, guint d)
{
  const SgSquare *square = &squares[d - 1];
  guint n_cuts = get_n_cuts (d);
  gsize n_indices = 0;
  guint32 *next;

  for (guint b = 0; b < square->n_legs; b++)
    {
      guint parts[SG_MAX_DURFEE];

      sg_partitions_unrank (square->legs, b, parts);
      for (guint k = 0; k < d; k++)
        n_indices += parts[k];
      n_indices += n_cuts;
    }

  self->sides = g_new (Side, square->n_legs);
  self->indices = next = g_new (guint32, n_indices);
  for (guint b = 0; b < square->n_legs; b++)
    {
      Side *side = &self->sides[b];

      side->cuts = next;
      side->moves = next + n_cuts;
      side_init (side, squares, d, TRUE, b);
      next = side->moves + side->n_moves;
    }
}

static void
legs_clear (Legs *self)
{
  g_clear_pointer (&self->sides, g_free);
  g_clear_pointer (&self->indices, g_free);
}

/* The set of values seen among the options of one diagram. */
typedef struct
{
  guint64 words[(SG_MAX_VALUE + 1) / 64];
} Seen;

static inline void
seen_add (Seen *self, guint value)
{
  self->words[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
}

/* The mex, or SG_MAX_VALUE + 1 if every value has been seen. */
static inline guint
seen_get_mex (const Seen *self)
{
  guint word = 0;

  while (word < G_N_ELEMENTS (self->words) && ~self->words[word] == 0)
    word++;

  if (word == G_N_ELEMENTS (self->words))
    return SG_MAX_VALUE + 1;

  return word * 64 + __builtin_ctzll (~self->words[word]);
}

/* Computes the values of all diagrams with one arm: a row of the matrix, or where the matrix is
 * symmetric the part of it up to the diagonal and its mirror image. Returns FALSE if a value is
 * above SG_MAX_VALUE. */
static gboolean
compute_arm (const SgSquare *squares, guint d, guint a, const Side *arm, const Legs *legs)
{
  const SgSquare *square = &squares[d - 1];
  guint8 *row = square->values + (gsize)a * square->n_legs;
  guint n_legs = square->symmetric ? a + 1 : square->n_legs;

  for (guint b = 0; b < n_legs; b++)
    {
      const Side *leg = &legs->sides[b];
      Seen seen = { { 1 } }; /* choosing the corner leads to the empty diagram, of value 0 */
      guint value;

      for (guint k = 0; k < arm->n_moves; k++)
        seen_add (&seen, square->values[(gsize)arm->moves[k] * square->n_legs + b]);

      for (guint k = 0; k < leg->n_moves; k++)
        seen_add (&seen, row[leg->moves[k]]);

      for (guint big_d = 1; big_d < d; big_d++)
        {
          const SgSquare *smaller = &squares[big_d - 1];
          const guint32 *arm_cuts = arm->cuts + get_cut_index (big_d, 0);
          const guint32 *leg_cuts = leg->cuts + get_cut_index (big_d, 0);
          const guint8 *last_row = smaller->values + (gsize)arm_cuts[big_d] * smaller->n_legs;

          for (guint j = 0; j <= big_d; j++)
            seen_add (&seen, last_row[leg_cuts[j]]);
          for (guint i = 0; i < big_d; i++)
            seen_add (&seen,
                      smaller->values[(gsize)arm_cuts[i] * smaller->n_legs + leg_cuts[big_d]]);
        }

      value = seen_get_mex (&seen);
      if (value > SG_MAX_VALUE)
        return FALSE;

      row[b] = value;
      if (square->symmetric)
        square->values[(gsize)b * square->n_legs + a] = value;
    }

  return TRUE;
}

static gboolean
progress_advance (SgProgress *self, guint64 n)
{
  const guint64 step = 1 << 16;

  self->done += n;
  if (self->func == NULL || (self->done - self->reported < step && self->done < self->total))
    return TRUE;

  self->reported = self->done;
  return self->func ((double)self->done / self->total, self->user_data);
}

/*< private >
 * sg_evaluate_square:
 * @squares: the squares by their side: that of side D is at D - 1
 * @d: the side of the square to compute; those of smaller sides have been computed
 * @progress: how far the whole computation has come
 * @code: (out): why it stopped
 *
 * Computes all values of one square.
 *
 * Returns: whether it came to the end; otherwise @code is set
 */
gboolean
sg_evaluate_square (SgSquare *squares, guint d, SgProgress *progress, SgError *code)
{
  const SgSquare *square = &squares[d - 1];
  g_autofree guint32 *moves = g_new (guint32, sg_partitions_get_max_size (square->arms));
  g_autofree guint32 *cuts = g_new (guint32, get_n_cuts (d));
  Side arm = { 0, moves, cuts };
  gboolean ok = TRUE;
  Legs legs;

  legs_init (&legs, squares, d);
  for (guint a = 0; a < square->n_arms && ok; a++)
    {
      guint n_computed = square->symmetric ? 2 * a + 1 : square->n_legs;

      side_init (&arm, squares, d, FALSE, a);
      if (!compute_arm (squares, d, a, &arm, &legs))
        {
          *code = SG_ERROR_VALUE_TOO_LARGE;
          ok = FALSE;
        }
      else if (!progress_advance (progress, n_computed))
        {
          *code = SG_ERROR_CANCELLED;
          ok = FALSE;
        }
    }
  legs_clear (&legs);

  return ok;
}
