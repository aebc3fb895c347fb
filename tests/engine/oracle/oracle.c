/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Grundy values by their definition: the smallest number that no option has. Computed values are
 * kept in a hash table; there is no ranking, no symmetry and no Durfee split. */

#include "oracle.h"

#include <string.h>

char *
oracle_shape_new_box (guint width, guint height)
{
  guint n_rows = width == 0 ? 0 : height;
  char *shape = g_new0 (char, n_rows + 1);

  memset (shape, (int)width, n_rows);
  return shape;
}

/* Every shape is possible, but not with the same probability. */
char *
oracle_shape_new_random (guint width, guint height, GRand *rand)
{
  char *shape = g_new0 (char, height + 1);
  guint longest = width;

  for (guint r = 0; r < height && longest > 0; r++)
    {
      guint slack = MAX (1, longest / 2);

      longest -= MIN (longest, (guint)g_rand_int_range (rand, 0, (gint32)slack + 1));
      shape[r] = (char)longest;
    }

  return shape;
}

guint
oracle_shape_get_row (const char *shape, guint row)
{
  return (guchar)shape[row];
}

guint
oracle_shape_get_n_tiles (const char *shape)
{
  guint n_tiles = 0;

  for (guint r = 0; shape[r] != '\0'; r++)
    n_tiles += oracle_shape_get_row (shape, r);

  return n_tiles;
}

char *
oracle_shape_take (const char *shape, guint row, guint column)
{
  char *option = g_strdup (shape);

  for (guint r = row; option[r] != '\0'; r++)
    {
      if (oracle_shape_get_row (option, r) > column)
        option[r] = (char)column;
    }

  return option;
}

char *
oracle_shape_transpose (const char *shape)
{
  guint n_columns = oracle_shape_get_row (shape, 0);
  char *transpose = g_new0 (char, n_columns + 1);

  for (guint c = 0; c < n_columns; c++)
    {
      guint height = 0;

      while (oracle_shape_get_row (shape, height) > c)
        height++;
      transpose[c] = (char)height;
    }

  return transpose;
}

static void
list_rows (GPtrArray *shapes, const char *bounds, GString *prefix)
{
  guint longest;

  g_ptr_array_add (shapes, g_strdup (prefix->str));

  longest = oracle_shape_get_row (bounds, (guint)prefix->len);
  if (prefix->len > 0)
    longest = MIN (longest, (guchar)prefix->str[prefix->len - 1]);

  for (guint length = 1; length <= longest; length++)
    {
      g_string_append_c (prefix, (char)length);
      list_rows (shapes, bounds, prefix);
      g_string_truncate (prefix, prefix->len - 1);
    }
}

/* Every shape inside @bounds once, including the empty one and @bounds. */
GPtrArray *
oracle_shape_list_within (const char *bounds)
{
  GPtrArray *shapes = g_ptr_array_new_with_free_func (g_free);
  GString *prefix = g_string_new (NULL);

  list_rows (shapes, bounds, prefix);
  g_string_free (prefix, TRUE);
  return shapes;
}

SgDiagram *
oracle_shape_to_diagram (const char *shape)
{
  guint n_rows = (guint)strlen (shape);
  g_autofree guint *rows = g_new0 (guint, n_rows + 1);

  for (guint r = 0; r < n_rows; r++)
    rows[r] = oracle_shape_get_row (shape, r);

  return sg_diagram_new (rows, n_rows);
}

char *
oracle_shape_from_diagram (const SgDiagram *diagram)
{
  guint n_rows = sg_diagram_get_n_rows (diagram);
  char *shape = g_new0 (char, n_rows + 1);

  for (guint r = 0; r < n_rows; r++)
    shape[r] = (char)sg_diagram_get_row (diagram, r);

  return shape;
}

static guint
find_value (GHashTable *values, const char *shape, gboolean poisoned)
{
  gpointer known;
  g_autofree gboolean *seen = NULL;
  guint value = 0;

  if (g_hash_table_lookup_extended (values, shape, NULL, &known))
    return GPOINTER_TO_UINT (known);

  /* There are at most as many options as tiles, so a number up to that number is missing. */
  seen = g_new0 (gboolean, oracle_shape_get_n_tiles (shape) + 1);
  for (guint r = 0; shape[r] != '\0'; r++)
    {
      for (guint c = 0; c < oracle_shape_get_row (shape, r); c++)
        {
          g_autofree char *option = oracle_shape_take (shape, r, c);

          if (!poisoned || option[0] != '\0')
            seen[find_value (values, option, poisoned)] = TRUE;
        }
    }

  while (seen[value])
    value++;

  g_hash_table_insert (values, g_strdup (shape), GUINT_TO_POINTER (value));
  return value;
}

guint
oracle_value (const char *shape)
{
  static GHashTable *values;

  if (values == NULL)
    values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return find_value (values, shape, FALSE);
}

guint
oracle_chomp_value (const char *shape)
{
  static GHashTable *values;

  g_assert_cmpint (shape[0], !=, '\0');
  if (values == NULL)
    values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return find_value (values, shape, TRUE);
}

guint
oracle_nim_sum (const SgPosition *position)
{
  guint nim_sum = 0;

  SG_FOREACH_QUADRANT (q)
    {
      g_autofree char *shape = oracle_shape_from_diagram (sg_position_get_diagram (position, q));

      nim_sum ^= oracle_value (shape);
    }

  return nim_sum;
}
