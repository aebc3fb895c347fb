/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "oracle-sum.h"

#include "oracle.h"

#define MAX_PARTS 4

enum
{
  UNKNOWN,
  LOST,
  WON,
};

struct _OracleSum
{
  GPtrArray *shapes;
  guint *options; /* [shape][row][column]: the number of the remaining shape */
  guint width;
  guint height;
  guint n_parts;
  gboolean misere;
  guint8 *known; /* [part 0][part 1]... */
};

static guint *
find_option (const OracleSum *self, guint shape, guint row, guint column)
{
  return &self->options[(shape * self->height + row) * self->width + column];
}

/* For positions of @n_parts diagrams inside a box of this size. */
OracleSum *
oracle_sum_new (guint width, guint height, guint n_parts)
{
  g_autofree char *box = oracle_shape_new_box (width, height);
  g_autoptr (GHashTable) numbers = g_hash_table_new (g_str_hash, g_str_equal);
  OracleSum *self = g_new0 (OracleSum, 1);
  gsize n_positions = 1;

  g_assert_cmpuint (n_parts, <=, MAX_PARTS);

  self->width = width;
  self->height = height;
  self->n_parts = n_parts;
  self->shapes = oracle_shape_list_within (box);
  self->options = g_new0 (guint, self->shapes->len * width * height);

  for (guint i = 0; i < self->shapes->len; i++)
    g_hash_table_insert (numbers, self->shapes->pdata[i], GUINT_TO_POINTER (i));

  for (guint i = 0; i < self->shapes->len; i++)
    {
      const char *shape = self->shapes->pdata[i];

      for (guint r = 0; shape[r] != '\0'; r++)
        {
          for (guint c = 0; c < oracle_shape_get_row (shape, r); c++)
            {
              g_autofree char *option = oracle_shape_take (shape, r, c);

              *find_option (self, i, r, c) =
                  GPOINTER_TO_UINT (g_hash_table_lookup (numbers, option));
            }
        }
    }

  for (guint p = 0; p < n_parts; p++)
    n_positions *= self->shapes->len;
  self->known = g_new0 (guint8, n_positions);

  return self;
}

OracleSum *
oracle_sum_new_misere (guint width, guint height, guint n_parts)
{
  OracleSum *self = oracle_sum_new (width, height, n_parts);

  self->misere = TRUE;
  return self;
}

void
oracle_sum_free (OracleSum *self)
{
  g_ptr_array_unref (self->shapes);
  g_free (self->options);
  g_free (self->known);
  g_free (self);
}

guint
oracle_sum_get_n_shapes (const OracleSum *self)
{
  return self->shapes->len;
}

const char *
oracle_sum_get_shape (const OracleSum *self, guint shape)
{
  return self->shapes->pdata[shape];
}

guint
oracle_sum_find_shape (const OracleSum *self, const SgDiagram *diagram)
{
  g_autofree char *shape = oracle_shape_from_diagram (diagram);

  for (guint i = 0; i < self->shapes->len; i++)
    if (g_str_equal (oracle_sum_get_shape (self, i), shape))
      return i;

  g_assert_not_reached ();
}

guint
oracle_sum_get_option (const OracleSum *self, guint shape, guint row, guint column)
{
  return *find_option (self, shape, row, column);
}

static gboolean
has_winning_move (OracleSum *self, guint *parts)
{
  for (guint p = 0; p < self->n_parts; p++)
    {
      guint number = parts[p];
      const char *shape = oracle_sum_get_shape (self, number);

      for (guint r = 0; shape[r] != '\0'; r++)
        {
          for (guint c = 0; c < oracle_shape_get_row (shape, r); c++)
            {
              gboolean won;

              parts[p] = oracle_sum_get_option (self, number, r, c);
              won = oracle_sum_is_won (self, parts);
              parts[p] = number;

              if (!won)
                return TRUE;
            }
        }
    }

  return FALSE;
}

static gboolean
is_empty (const OracleSum *self, const guint *parts)
{
  for (guint p = 0; p < self->n_parts; p++)
    if (oracle_sum_get_shape (self, parts[p])[0] != '\0')
      return FALSE;

  return TRUE;
}

/* Whether the player to move wins with best play. */
gboolean
oracle_sum_is_won (OracleSum *self, const guint *parts)
{
  guint changing[MAX_PARTS] = { 0 };
  gsize position = 0;

  for (guint p = 0; p < self->n_parts; p++)
    {
      position = position * self->shapes->len + parts[p];
      changing[p] = parts[p];
    }

  if (self->known[position] == UNKNOWN)
    self->known[position] =
        has_winning_move (self, changing) || (self->misere && is_empty (self, parts)) ? WON : LOST;

  return self->known[position] == WON;
}
