/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The partitions a = (a_0 >= a_1 >= ... >= a_{d-1} >= 0) with a_k <= bound_k, numbered from 0 by
 * size and then lexicographically. Let C[k][v][s] be the number of ways to choose the parts k to
 * d - 1 with a_k <= v and sum s. Then the number of partitions of the same size before a is the
 * sum over k of C[k][a_k - 1][a_k + ... + a_{d-1}], where terms with a_k = 0 are 0. */

#include "sg-partitions.h"

struct _SgPartitions
{
  guint n_parts;
  guint max_part;
  guint max_size;
  guint n;
  guint32 *ways;  /* C[k][v][s], k <= n_parts, v <= max_part, s <= max_size */
  guint32 *first; /* the first number of each size, followed by n */
};

static inline gsize
ways_index (const SgPartitions *self, guint k, guint v, guint s)
{
  return ((gsize)k * (self->max_part + 1) + v) * (self->max_size + 1) + s;
}

/*< private >
 * sg_partitions_count:
 * @bounds: (array length=n_parts): the largest value of each part, non-increasing
 * @n_parts: the number of parts, at least 1
 *
 * Cost: @n_parts times the largest bound, in time; the largest bound, in memory.
 *
 * Returns: the number of partitions; %G_MAXUINT64 also stands for larger numbers
 */
guint64
sg_partitions_count (const guint *bounds, guint n_parts)
{
  /* ways[v]: the number of ways to choose the parts from k on with part k <= v. */
  g_autofree guint64 *ways = g_new (guint64, bounds[0] + 1);

  for (guint v = 0; v <= bounds[0]; v++)
    ways[v] = 1;

  for (guint k = n_parts; k-- > 0;)
    for (guint v = 1; v <= bounds[0]; v++)
      {
        guint64 with_v = v <= bounds[k] ? ways[v] : 0;

        if (!g_uint64_checked_add (&ways[v], with_v, ways[v - 1]))
          ways[v] = G_MAXUINT64;
      }

  return ways[bounds[0]];
}

/*< private >
 * sg_partitions_new:
 * @bounds: (array length=n_parts): the largest value of each part, non-increasing
 * @n_parts: the number of parts, at least 1
 * @max_size: the largest size, or %G_MAXUINT
 *
 * There must be fewer than 2^32 partitions.
 */
SgPartitions *
sg_partitions_new (const guint *bounds, guint n_parts, guint max_size)
{
  SgPartitions *self = g_new0 (SgPartitions, 1);

  self->n_parts = n_parts;
  self->max_part = MIN (bounds[0], max_size);
  for (guint k = 0; k < n_parts; k++)
    self->max_size += bounds[k];
  self->max_size = MIN (self->max_size, max_size);

  self->ways = g_new0 (guint32, ways_index (self, n_parts + 1, 0, 0));
  for (guint v = 0; v <= self->max_part; v++)
    self->ways[ways_index (self, n_parts, v, 0)] = 1;

  for (guint k = n_parts; k-- > 0;)
    for (guint v = 0; v <= self->max_part; v++)
      for (guint s = 0; s <= self->max_size; s++)
        {
          guint32 ways = v > 0 ? self->ways[ways_index (self, k, v - 1, s)] : 0;

          if (v <= bounds[k] && v <= s)
            ways += self->ways[ways_index (self, k + 1, v, s - v)];
          self->ways[ways_index (self, k, v, s)] = ways;
        }

  self->first = g_new (guint32, self->max_size + 2);
  for (guint s = 0; s <= self->max_size; s++)
    {
      self->first[s] = self->n;
      self->n += self->ways[ways_index (self, 0, self->max_part, s)];
    }
  self->first[self->max_size + 1] = self->n;

  return self;
}

void
sg_partitions_free (SgPartitions *self)
{
  g_free (self->ways);
  g_free (self->first);
  g_free (self);
}

guint
sg_partitions_get_n (const SgPartitions *self)
{
  return self->n;
}

/* The size of the largest partition. */
guint
sg_partitions_get_max_size (const SgPartitions *self)
{
  return self->max_size;
}

/* The number of the first partition of this size or larger; the number of partitions if there is
 * none. */
guint
sg_partitions_get_first (const SgPartitions *self, guint size)
{
  return self->first[MIN (size, self->max_size + 1)];
}

gsize
sg_partitions_get_n_bytes (const SgPartitions *self)
{
  return sizeof (SgPartitions)
         + sizeof (guint32) * (ways_index (self, self->n_parts + 1, 0, 0) + self->max_size + 2);
}

/* The number of a partition within the bounds. Cost: linear in the number of parts. */
guint
sg_partitions_rank (const SgPartitions *self, const guint *parts)
{
  return sg_partitions_rank_option (self, parts, self->n_parts, 0);
}

/* The partition of a number. Cost: linear in the number of parts and in the size. */
void
sg_partitions_unrank (const SgPartitions *self, guint index, guint *parts)
{
  guint size = 0;

  while (self->first[size + 1] <= index)
    size++;
  index -= self->first[size];

  for (guint k = 0; k < self->n_parts; k++)
    {
      guint v = 0;

      while (self->ways[ways_index (self, k, v, size)] <= index)
        v++;
      if (v > 0)
        index -= self->ways[ways_index (self, k, v - 1, size)];

      parts[k] = v;
      size -= v;
    }
}

/*< private >
 * sg_partitions_rank_option:
 * @self: a numbering
 * @parts: a partition: a diagram whose rows are its parts
 * @row: a row
 * @column: a column
 *
 * Returns: the number of the option of the move (@row, @column)
 */
guint
sg_partitions_rank_option (const SgPartitions *self, const guint *parts, guint row, guint column)
{
  guint size = 0;
  guint rank;

  for (guint k = 0; k < self->n_parts; k++)
    size += k < row ? parts[k] : MIN (parts[k], column);

  rank = self->first[size];
  for (guint k = 0; k < self->n_parts; k++)
    {
      guint part = k < row ? parts[k] : MIN (parts[k], column);

      if (part == 0)
        break;
      rank += self->ways[ways_index (self, k, part - 1, size)];
      size -= part;
    }

  return rank;
}

/*< private >
 * sg_partitions_list_options:
 * @self: a numbering
 * @parts: a partition
 * @options: (out): room for one number for each tile of @parts
 *
 * Returns: the number of options
 */
guint
sg_partitions_list_options (const SgPartitions *self, const guint *parts, guint32 *options)
{
  guint n = 0;

  for (guint row = 0; row < self->n_parts; row++)
    for (guint column = 0; column < parts[row]; column++)
      options[n++] = sg_partitions_rank_option (self, parts, row, column);

  return n;
}
