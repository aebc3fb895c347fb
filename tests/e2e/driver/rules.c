/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules.h"

#include "oracle.h"

static const char *const quadrant_names[RULES_N_QUADRANTS] = { "NW", "NE", "SW", "SE" };

const char *
rules_get_quadrant_name (guint quadrant)
{
  g_assert_cmpuint (quadrant, <, RULES_N_QUADRANTS);

  return quadrant_names[quadrant];
}

RulesPosition *
rules_position_new (guint width, guint height, const char *const shapes[])
{
  RulesPosition *self = g_new0 (RulesPosition, 1);

  self->width = width;
  self->height = height;
  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    self->shapes[q] = g_strdup (shapes[q]);

  return self;
}

static void
get_room (guint width, guint height, guint quadrant, guint *n_columns, guint *n_rows)
{
  gboolean left = quadrant % 2 == 0;
  gboolean top = quadrant < 2;

  *n_columns = left ? width / 2 : width - width / 2;
  *n_rows = top ? height / 2 : height - height / 2;
}

RulesPosition *
rules_position_new_full (guint width, guint height)
{
  RulesPosition *self = g_new0 (RulesPosition, 1);

  self->width = width;
  self->height = height;
  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    {
      guint n_columns;
      guint n_rows;

      get_room (width, height, q, &n_columns, &n_rows);
      self->shapes[q] = oracle_shape_new_box (n_columns, n_rows);
    }

  return self;
}

RulesPosition *
rules_position_new_random (guint width, guint height, GRand *rand)
{
  RulesPosition *self = g_new0 (RulesPosition, 1);

  self->width = width;
  self->height = height;
  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    {
      guint n_columns;
      guint n_rows;

      get_room (width, height, q, &n_columns, &n_rows);
      self->shapes[q] = oracle_shape_new_random (n_columns, n_rows, rand);
    }

  return self;
}

RulesPosition *
rules_position_take (const RulesPosition *self, const RulesMove *move)
{
  RulesPosition *after;
  guint q = move->quadrant;

  g_assert_true (rules_position_has_tile (self, move));

  after = rules_position_new (self->width, self->height, (const char *const *)self->shapes);
  g_free (after->shapes[q]);
  after->shapes[q] = oracle_shape_take (self->shapes[q], move->row, move->column);

  return after;
}

void
rules_position_free (RulesPosition *self)
{
  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    g_free (self->shapes[q]);

  g_free (self);
}

guint
rules_position_get_n_tiles (const RulesPosition *self)
{
  guint n_tiles = 0;

  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    n_tiles += oracle_shape_get_n_tiles (self->shapes[q]);

  return n_tiles;
}

gboolean
rules_position_has_tile (const RulesPosition *self, const RulesMove *tile)
{
  const char *shape = self->shapes[tile->quadrant];

  for (guint r = 0; r < tile->row; r++)
    if (shape[r] == '\0')
      return FALSE;

  return oracle_shape_get_row (shape, tile->row) > tile->column;
}

guint
rules_position_count_taken (const RulesPosition *self, const RulesMove *move)
{
  g_autoptr (RulesPosition) after = rules_position_take (self, move);

  return rules_position_get_n_tiles (self) - rules_position_get_n_tiles (after);
}

/* Quadrant by quadrant, row by row from the middle outwards. */
GArray *
rules_position_list_tiles (const RulesPosition *self)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (RulesMove));

  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    for (guint r = 0; self->shapes[q][r] != '\0'; r++)
      for (guint c = 0; c < oracle_shape_get_row (self->shapes[q], r); c++)
        {
          RulesMove tile = { q, r, c };

          g_array_append_val (tiles, tile);
        }

  return tiles;
}

static void
append_shape (GString *text, const char *shape)
{
  if (shape[0] == '\0')
    g_string_append_c (text, '-');

  for (guint r = 0; shape[r] != '\0'; r++)
    g_string_append_printf (text, "%s%u", r > 0 ? "," : "", oracle_shape_get_row (shape, r));
}

char *
rules_position_to_text (const RulesPosition *self)
{
  GString *text = g_string_new (NULL);

  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    {
      if (q > 0)
        g_string_append_c (text, '/');
      append_shape (text, self->shapes[q]);
    }
  g_string_append_printf (text, " @%ux%u", self->width, self->height);

  return g_string_free (text, FALSE);
}

guint
rules_position_get_value (const RulesPosition *self, guint quadrant)
{
  return oracle_value (self->shapes[quadrant]);
}

guint
rules_position_get_value_after (const RulesPosition *self, const RulesMove *move)
{
  g_autoptr (RulesPosition) after = rules_position_take (self, move);

  return rules_position_get_value (after, move->quadrant);
}

guint
rules_position_get_nim_sum (const RulesPosition *self)
{
  guint nim_sum = 0;

  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    nim_sum ^= rules_position_get_value (self, q);

  return nim_sum;
}

guint
rules_position_get_nim_sum_after (const RulesPosition *self, const RulesMove *move)
{
  g_autoptr (RulesPosition) after = rules_position_take (self, move);

  return rules_position_get_nim_sum (after);
}

char *
rules_build_binary (guint number)
{
  GString *digits = g_string_new (NULL);

  do
    {
      g_string_prepend_c (digits, number % 2 == 1 ? '1' : '0');
      number /= 2;
    }
  while (number > 0);

  return g_string_free (digits, FALSE);
}

char *
rules_move_to_text (const RulesMove *move)
{
  return g_strdup_printf ("%s%u,%u", rules_get_quadrant_name (move->quadrant), move->row + 1,
                          move->column + 1);
}

static void
append_move_values (GString *report, const RulesPosition *self, guint quadrant)
{
  const char *shape = self->shapes[quadrant];

  g_string_append_printf (report, "moves\t%s\t", rules_get_quadrant_name (quadrant));
  for (guint r = 0; shape[r] != '\0'; r++)
    for (guint c = 0; c < oracle_shape_get_row (shape, r); c++)
      {
        const char *separator = c > 0 ? " " : r > 0 ? ";" : "";

        g_string_append_printf (
            report, "%s%u", separator,
            rules_position_get_value_after (self, &(RulesMove){ quadrant, r, c }));
      }
  g_string_append_c (report, '\n');
}

static void
append_winning_moves (GString *report, const RulesPosition *self)
{
  g_autoptr (GArray) tiles = rules_position_list_tiles (self);

  for (guint i = 0; i < tiles->len; i++)
    {
      const RulesMove *move = &g_array_index (tiles, RulesMove, i);
      g_autofree char *text = rules_move_to_text (move);

      if (rules_position_get_nim_sum_after (self, move) == 0)
        g_string_append_printf (report, "winning\t%s\t%u\n", text,
                                rules_position_get_value_after (self, move));
    }
}

/* What the command line must print about the position, byte for byte. */
char *
rules_position_build_report (const RulesPosition *self)
{
  GString *report = g_string_new ("position\t");
  g_autofree char *text = rules_position_to_text (self);
  guint nim_sum = rules_position_get_nim_sum (self);
  g_autofree char *nim_sum_binary = rules_build_binary (nim_sum);

  g_string_append_printf (report, "%s\n", text);

  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    {
      guint value = rules_position_get_value (self, q);
      g_autofree char *binary = rules_build_binary (value);

      g_string_append_printf (report, "quadrant\t%s\t", rules_get_quadrant_name (q));
      append_shape (report, self->shapes[q]);
      g_string_append_printf (report, "\t%u\t%s\n", value, binary);
    }

  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    append_move_values (report, self, q);

  if (rules_position_get_n_tiles (self) == 0)
    {
      g_string_append (report, "over\tprevious\n");
      return g_string_free (report, FALSE);
    }

  g_string_append_printf (report, "xor\t%u\t%s\n", nim_sum, nim_sum_binary);
  g_string_append_printf (report, "outcome\t%s\n", nim_sum == 0 ? "P" : "N");
  append_winning_moves (report, self);

  return g_string_free (report, FALSE);
}
