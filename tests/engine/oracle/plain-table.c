/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The diagrams inside a box, in lexicographic order of their rows, empty rows included. For a
 * diagram with v tiles in row i, (v - 1 + h - i) choose (h - i) diagrams have the same rows above
 * row i and fewer tiles in it; the index of the diagram is the sum of these numbers over its rows.
 * A move cuts some consecutive rows to one length, so the index of an option is the sum of a part
 * for the rows above them, a constant of the column and a part for the rows below them. */

#include "plain-table.h"

#include <string.h>

#define MAX_SIDE 16

struct _PlainTable
{
  guint width;
  guint height;
  gsize n_values;
  gsize before[MAX_SIDE][MAX_SIDE + 1];         /* [row][length] */
  gsize column_sum[MAX_SIDE + 1][MAX_SIDE + 1]; /* [length][row]: before[0..row - 1][length] */
  guint8 *values;
};

static gsize
choose (guint n, guint k)
{
  gsize result = 1;

  for (guint i = 1; i <= k; i++)
    result = result * (n - k + i) / i;

  return result;
}

/* The smallest number missing from a set of bits. Values inside a 16x16 box are below 147. */
static guint
find_mex (const guint64 seen[4])
{
  guint word = 0;

  while (seen[word] == G_MAXUINT64)
    word++;

  return word * 64 + (guint)__builtin_ctzll (~seen[word]);
}

static guint
compute (const PlainTable *self, const guint *rows)
{
  guint64 seen[4] = { 0 };
  gsize prefix[MAX_SIDE + 1];
  gsize suffix = 0;
  guint bottom = self->height;

  prefix[0] = 0;
  for (guint r = 0; r < self->height; r++)
    prefix[r + 1] = prefix[r] + self->before[r][rows[r]];

  for (guint column = 0; column < rows[0]; column++)
    {
      const gsize *sums = self->column_sum[column];
      gsize base;

      while (rows[bottom - 1] <= column)
        {
          bottom--;
          suffix += self->before[bottom][rows[bottom]];
        }

      base = sums[bottom] + suffix;
      for (guint r = 0; r < bottom; r++)
        {
          guint value = self->values[base + prefix[r] - sums[r]];

          seen[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
        }
    }

  return find_mex (seen);
}

PlainTable *
plain_table_new (guint width, guint height)
{
  PlainTable *self = g_new0 (PlainTable, 1);
  guint rows[MAX_SIDE] = { 0 };

  g_assert_cmpuint (MAX (width, height), <=, MAX_SIDE);
  g_assert_cmpuint (MIN (width, height), >=, 1);

  self->width = width;
  self->height = height;
  self->n_values = choose (width + height, height);
  self->values = g_malloc (self->n_values);

  for (guint r = 0; r < height; r++)
    {
      for (guint length = 1; length <= width; length++)
        self->before[r][length] = choose (length - 1 + height - r, height - r);
    }
  for (guint length = 0; length <= width; length++)
    {
      for (guint r = 0; r < height; r++)
        self->column_sum[length][r + 1] = self->column_sum[length][r] + self->before[r][length];
    }

  self->values[0] = 0;
  for (gsize index = 1; index < self->n_values; index++)
    {
      guint r = height - 1;

      while (rows[r] == (r == 0 ? width : rows[r - 1]))
        {
          rows[r] = 0;
          r--;
        }
      rows[r]++;

      self->values[index] = (guint8)compute (self, rows);
    }

  return self;
}

void
plain_table_free (PlainTable *self)
{
  g_free (self->values);
  g_free (self);
}

gsize
plain_table_get_n_values (const PlainTable *self)
{
  return self->n_values;
}

guint
plain_table_get_value (const PlainTable *self, const guint *rows, guint n_rows)
{
  gsize index = 0;

  g_assert_cmpuint (n_rows, <=, self->height);

  for (guint r = 0; r < n_rows; r++)
    index += self->before[r][rows[r]];

  return self->values[index];
}
