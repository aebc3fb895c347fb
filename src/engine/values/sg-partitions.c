/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The partitions a = (a_0 >= a_1 >= ... >= a_{d-1} >= 0) with a_k <= bound_k, numbered from 0 by
 * size and then lexicographically. The number of a partition is a sum of d table entries: with
 * C[k][v][s] the ways to choose parts k to d - 1 with a_k <= v and sum s, as many partitions of the
 * same size come before a as the sum over k of C[k][a_k - 1][a_k + ... + a_{d-1}]. */

#include "sg-partitions.h"

struct _SgPartitions
{
  guint n_parts;
  guint max_part;
  guint max_size;
  guint n;
  guint32 *ways;  /* C[k][v][s], k <= n_parts, v <= max_part, s <= max_size */
  guint32 *first; /* the first number of each size, and n behind the last */
};

static inline gsize
ways_index (const SgPartitions *self, guint k, guint v, guint s)
{
  return ((gsize)k * (self->max_part + 1) + v) * (self->max_size + 1) + s;
}

/*< private >
 * sg_partitions_count:
 * @bounds: (array length=n_parts): the largest value of each part, none larger than the one before
 * @n_parts: the number of parts, at least 1
 *
 * Cost: @n_parts times the largest bound, in time; the largest bound, in memory.
 *
 * Returns: how many partitions there are, %G_MAXUINT64 if they are more than that
 */
guint64
sg_partitions_count (const guint *bounds, guint n_parts)
{
  /* ways[v]: the choices for the parts from k on that have part k <= v. */
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
 * @bounds: (array length=n_parts): the largest value of each part, none larger than the one before
 * @n_parts: the number of parts, at least 1
 * @max_size: the largest size, %G_MAXUINT for whatever the bounds allow
 *
 * There may be at most 2^32 - 1 partitions, which the caller has checked.
 *
 * Returns: (transfer full): the numbering
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

/*< private >
 * sg_partitions_free:
 * @self: (transfer full): a numbering
 *
 * Frees @self.
 */
void
sg_partitions_free (SgPartitions *self)
{
  g_free (self->ways);
  g_free (self->first);
  g_free (self);
}

/*< private >
 * sg_partitions_get_n:
 * @self: a numbering
 *
 * Returns: the number of partitions
 */
guint
sg_partitions_get_n (const SgPartitions *self)
{
  return self->n;
}

/*< private >
 * sg_partitions_get_max_size:
 * @self: a numbering
 *
 * Returns: the size of the largest partition, the number of its options
 */
guint
sg_partitions_get_max_size (const SgPartitions *self)
{
  return self->max_size;
}

/*< private >
 * sg_partitions_get_first:
 * @self: a numbering
 * @size: a size
 *
 * Returns: the smallest number of a partition of @size or more tiles, sg_partitions_get_n() if there
 *   is none
 */
guint
sg_partitions_get_first (const SgPartitions *self, guint size)
{
  return self->first[MIN (size, self->max_size + 1)];
}

/*< private >
 * sg_partitions_get_n_bytes:
 * @self: a numbering
 *
 * Returns: the memory it takes
 */
gsize
sg_partitions_get_n_bytes (const SgPartitions *self)
{
  return sizeof (SgPartitions)
         + sizeof (guint32) * (ways_index (self, self->n_parts + 1, 0, 0) + self->max_size + 2);
}

/*< private >
 * sg_partitions_rank:
 * @self: a numbering
 * @parts: a partition within its bounds
 *
 * Cost: linear in the number of parts.
 *
 * Returns: the number of @parts
 */
guint
sg_partitions_rank (const SgPartitions *self, const guint *parts)
{
  return sg_partitions_rank_option (self, parts, self->n_parts, 0);
}

/*< private >
 * sg_partitions_unrank:
 * @self: a numbering
 * @index: a number, less than sg_partitions_get_n()
 * @parts: (out): the partition of this number
 *
 * Cost: linear in the number of parts and in the size.
 */
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
 * @parts: a partition
 * @row: the number of parts to keep as they are
 * @column: what the other parts are cut to
 *
 * A partition is a diagram whose rows are its parts.
 *
 * Returns: the number of the option that choosing the tile (@row, @column) leads to
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
 * @options: (out): room for as many numbers as @parts has tiles
 *
 * Returns: the number of options, whose numbers are in @options
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
