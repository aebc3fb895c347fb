/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A Young diagram is a non-increasing sequence of positive row lengths. The move (r, c) removes
 * every tile (i, j) with i >= r and j >= c: each row from r on is cut to at most c tiles. This
 * is Chomp whose corner (0, 0) is the tile nearest the middle of the board; under normal play
 * the corner may be taken as well. */

#include "sg-diagram.h"

struct _SgDiagram
{
  gatomicrefcount ref_count;
  guint n_rows;
  guint n_tiles;
  guint8 rows[];
};

/**
 * sg_diagram_new:
 * @rows: (array length=n_rows): the row lengths, the row nearest the middle first: 1 to
 *   %SG_DIAGRAM_MAX_SIDE each and non-increasing, which is asserted
 * @n_rows: 0 to %SG_DIAGRAM_MAX_SIDE
 */
SgDiagram *
sg_diagram_new (const guint *rows, guint n_rows)
{
  SgDiagram *self;

  g_assert (n_rows <= SG_DIAGRAM_MAX_SIDE);

  self = g_malloc (sizeof (SgDiagram) + n_rows);
  g_atomic_ref_count_init (&self->ref_count);
  self->n_rows = n_rows;
  self->n_tiles = 0;

  for (guint i = 0; i < n_rows; i++)
    {
      g_assert (rows[i] >= 1 && rows[i] <= SG_DIAGRAM_MAX_SIDE);
      g_assert (i == 0 || rows[i] <= rows[i - 1]);

      self->rows[i] = rows[i];
      self->n_tiles += rows[i];
    }

  return self;
}

/**
 * sg_diagram_new_box:
 * @width: the length of each row, 0 to %SG_DIAGRAM_MAX_SIDE
 * @height: the number of rows, 0 to %SG_DIAGRAM_MAX_SIDE
 *
 * Returns: (transfer full): the full rectangle; the empty diagram if a side is 0
 */
SgDiagram *
sg_diagram_new_box (guint width, guint height)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = width > 0 ? height : 0;

  g_assert (width <= SG_DIAGRAM_MAX_SIDE && height <= SG_DIAGRAM_MAX_SIDE);

  for (guint i = 0; i < n_rows; i++)
    rows[i] = width;

  return sg_diagram_new (rows, n_rows);
}

/*< private >
 * sg_diagram_read:
 * @reader: a reader
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the diagram
 */
SgDiagram *
sg_diagram_read (SgReader *reader, GError **error)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = 0;

  if (sg_reader_accept (reader, '-'))
    return sg_diagram_new (rows, 0);

  do
    {
      const char *place = reader->at;
      guint64 length;

      if (!sg_reader_number (reader, &length, error))
        return NULL;

      if (length == 0)
        {
          sg_reader_fail (reader, place, SG_ERROR_EMPTY_ROW, 0, 0, error);
          return NULL;
        }
      if (length > SG_DIAGRAM_MAX_SIDE)
        {
          sg_reader_fail (reader, place, SG_ERROR_ROW_TOO_LONG, length, SG_DIAGRAM_MAX_SIDE, error);
          return NULL;
        }
      if (n_rows == SG_DIAGRAM_MAX_SIDE)
        {
          sg_reader_fail (reader, place, SG_ERROR_TOO_MANY_ROWS, 0, SG_DIAGRAM_MAX_SIDE, error);
          return NULL;
        }
      if (n_rows > 0 && length > rows[n_rows - 1])
        {
          sg_reader_fail (reader, place, SG_ERROR_ROW_INCREASES, length, rows[n_rows - 1], error);
          return NULL;
        }

      rows[n_rows++] = length;
    }
  while (sg_reader_accept (reader, ','));

  return sg_diagram_new (rows, n_rows);
}

/**
 * sg_diagram_parse:
 * @text: any bytes; a diagram in the notation is its row lengths separated by commas, or `-`
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the diagram
 */
SgDiagram *
sg_diagram_parse (const char *text, GError **error)
{
  g_autoptr (SgDiagram) diagram = NULL;
  SgReader reader;

  sg_reader_init (&reader, text, SG_RULESETS_BARS);
  diagram = sg_diagram_read (&reader, error);
  if (diagram == NULL || !sg_reader_end (&reader, error))
    return NULL;

  return g_steal_pointer (&diagram);
}

SgDiagram *
sg_diagram_ref (SgDiagram *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
sg_diagram_unref (SgDiagram *self)
{
  if (g_atomic_ref_count_dec (&self->ref_count))
    g_free (self);
}

guint
sg_diagram_get_n_rows (const SgDiagram *self)
{
  return self->n_rows;
}

guint
sg_diagram_get_n_columns (const SgDiagram *self)
{
  return sg_diagram_get_row (self, 0);
}

/* The Grundy value is at most this: no play lasts longer. */
guint
sg_diagram_get_n_tiles (const SgDiagram *self)
{
  return self->n_tiles;
}

/* 0 beyond the last row. */
guint
sg_diagram_get_row (const SgDiagram *self, guint row)
{
  return row < self->n_rows ? self->rows[row] : 0;
}

/* 0 beyond the last column. Cost: logarithmic in the number of rows. */
guint
sg_diagram_get_column (const SgDiagram *self, guint column)
{
  guint low = 0;
  guint high = self->n_rows;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (self->rows[middle] > column)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

/* The side of the Durfee square, the largest square that fits into the diagram. */
guint
sg_diagram_get_durfee (const SgDiagram *self)
{
  guint d = 0;

  while (d < self->n_rows && self->rows[d] > d)
    d++;

  return d;
}

gboolean
sg_diagram_is_empty (const SgDiagram *self)
{
  return self->n_rows == 0;
}

gboolean
sg_diagram_has_tile (const SgDiagram *self, guint row, guint column)
{
  return column < sg_diagram_get_row (self, row);
}

/**
 * sg_diagram_reach_tile:
 * @self: a diagram
 * @row: (inout): a row
 * @column: (inout): a column; past the end of the row, both become those of the first tile of the
 *   next row
 *
 * Returns: whether there is a tile
 */
gboolean
sg_diagram_reach_tile (const SgDiagram *self, guint *row, guint *column)
{
  if (sg_diagram_has_tile (self, *row, *column))
    return TRUE;

  *row += 1;
  *column = 0;
  return *row < self->n_rows;
}

/* Whether every tile of @inner is in @self. */
gboolean
sg_diagram_contains (const SgDiagram *self, const SgDiagram *inner)
{
  if (inner->n_rows > self->n_rows)
    return FALSE;

  for (guint i = 0; i < inner->n_rows; i++)
    if (inner->rows[i] > self->rows[i])
      return FALSE;

  return TRUE;
}

gboolean
sg_diagram_equal (const SgDiagram *self, const SgDiagram *other)
{
  return self->n_tiles == other->n_tiles && sg_diagram_contains (self, other);
}

/* How many tiles the move removes; 0 if it is illegal. */
guint
sg_diagram_count_taken (const SgDiagram *self, guint row, guint column)
{
  guint n = 0;

  for (guint i = row; i < self->n_rows && self->rows[i] > column; i++)
    n += self->rows[i] - column;

  return n;
}

/* The option that a legal move leads to. */
SgDiagram *
sg_diagram_take (const SgDiagram *self, guint row, guint column)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = column > 0 ? self->n_rows : row;

  g_assert (sg_diagram_has_tile (self, row, column));

  for (guint i = 0; i < n_rows; i++)
    rows[i] = i < row ? self->rows[i] : MIN (self->rows[i], column);

  return sg_diagram_new (rows, n_rows);
}

/* Rows and columns exchanged; the Grundy value is the same. */
SgDiagram *
sg_diagram_transpose (const SgDiagram *self)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = sg_diagram_get_n_columns (self);

  for (guint j = 0; j < n_rows; j++)
    rows[j] = sg_diagram_get_column (self, j);

  return sg_diagram_new (rows, n_rows);
}

char *
sg_diagram_to_string (const SgDiagram *self)
{
  GString *string;

  if (self->n_rows == 0)
    return g_strdup ("-");

  string = g_string_new (NULL);
  for (guint i = 0; i < self->n_rows; i++)
    g_string_append_printf (string, i == 0 ? "%u" : ",%u", self->rows[i]);

  return g_string_free (string, FALSE);
}
