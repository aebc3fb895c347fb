/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A Young diagram is a non-increasing sequence of positive row lengths. A move in it, choosing the
 * tile (r, c), removes every tile (i, j) with i >= r and j >= c: the rows from r on are cut to at
 * most c tiles. That is Chomp played outwards from the corner (0, 0), the tile nearest the middle
 * of the board; under normal play the corner may be taken too. */

#include "sg-diagram.h"

#include "sg-reader.h"

struct _SgDiagram
{
  gatomicrefcount ref_count;
  guint n_rows;
  guint n_tiles;
  guint8 rows[];
};

G_DEFINE_BOXED_TYPE (SgDiagram, sg_diagram, sg_diagram_ref, sg_diagram_unref)

/**
 * sg_diagram_new:
 * @rows: (array length=n_rows): the row lengths from the row nearest the middle outwards: 1 to
 *   %SG_DIAGRAM_MAX_SIDE each, none larger than the one before it
 * @n_rows: how many, 0 to %SG_DIAGRAM_MAX_SIDE
 *
 * The lengths have to be legal: texts go through sg_diagram_parse().
 *
 * Returns: (transfer full): the diagram of these rows
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
 * @width: tiles in each row, 0 to %SG_DIAGRAM_MAX_SIDE
 * @height: rows, 0 to %SG_DIAGRAM_MAX_SIDE
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

/**
 * sg_diagram_parse:
 * @text: a diagram in the notation: row lengths separated by commas, or `-`
 * @error: return location for an error of domain %SG_ERROR
 *
 * @text may hold any bytes; the time taken is bounded by what can be legal.
 *
 * Returns: (transfer full) (nullable): the diagram, or %NULL with @error set
 */
SgDiagram *
sg_diagram_parse (const char *text, GError **error)
{
  g_autoptr (SgDiagram) diagram = NULL;
  SgReader reader;

  sg_reader_init (&reader, text);
  diagram = sg_reader_diagram (&reader, error);
  if (diagram == NULL || !sg_reader_end (&reader, error))
    return NULL;

  return g_steal_pointer (&diagram);
}

/**
 * sg_diagram_ref:
 * @self: a diagram
 *
 * Returns: (transfer full): @self
 */
SgDiagram *
sg_diagram_ref (SgDiagram *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sg_diagram_unref:
 * @self: (transfer full): a diagram
 *
 * Gives a reference back.
 */
void
sg_diagram_unref (SgDiagram *self)
{
  if (g_atomic_ref_count_dec (&self->ref_count))
    g_free (self);
}

/**
 * sg_diagram_get_n_rows:
 * @self: a diagram
 *
 * Returns: the number of rows, 0 to %SG_DIAGRAM_MAX_SIDE
 */
guint
sg_diagram_get_n_rows (const SgDiagram *self)
{
  return self->n_rows;
}

/**
 * sg_diagram_get_n_columns:
 * @self: a diagram
 *
 * Returns: the length of the longest row, 0 to %SG_DIAGRAM_MAX_SIDE
 */
guint
sg_diagram_get_n_columns (const SgDiagram *self)
{
  return sg_diagram_get_row (self, 0);
}

/**
 * sg_diagram_get_n_tiles:
 * @self: a diagram
 *
 * Returns: the number of tiles; no value of @self or of a sub-diagram is larger
 */
guint
sg_diagram_get_n_tiles (const SgDiagram *self)
{
  return self->n_tiles;
}

/**
 * sg_diagram_get_row:
 * @self: a diagram
 * @row: a row, counted from 0
 *
 * Returns: the number of tiles in @row, 0 beyond the last one
 */
guint
sg_diagram_get_row (const SgDiagram *self, guint row)
{
  return row < self->n_rows ? self->rows[row] : 0;
}

/**
 * sg_diagram_get_column:
 * @self: a diagram
 * @column: a column, counted from 0
 *
 * Cost: logarithmic in the number of rows.
 *
 * Returns: the number of tiles in @column, 0 beyond the last one
 */
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

/**
 * sg_diagram_get_durfee:
 * @self: a diagram
 *
 * Returns: the side of the largest square that fits into @self
 */
guint
sg_diagram_get_durfee (const SgDiagram *self)
{
  guint d = 0;

  while (d < self->n_rows && self->rows[d] > d)
    d++;

  return d;
}

/**
 * sg_diagram_is_empty:
 * @self: a diagram
 *
 * Returns: whether @self has no tile
 */
gboolean
sg_diagram_is_empty (const SgDiagram *self)
{
  return self->n_rows == 0;
}

/**
 * sg_diagram_has_tile:
 * @self: a diagram
 * @row: a row, counted from 0
 * @column: a column, counted from 0
 *
 * Returns: whether the tile is there
 */
gboolean
sg_diagram_has_tile (const SgDiagram *self, guint row, guint column)
{
  return column < sg_diagram_get_row (self, row);
}

/**
 * sg_diagram_contains:
 * @self: a diagram
 * @inner: another
 *
 * Returns: whether @inner is a sub-diagram of @self: no tile of @inner is outside @self
 */
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

/**
 * sg_diagram_equal:
 * @self: a diagram
 * @other: another
 *
 * Returns: whether they have the same tiles
 */
gboolean
sg_diagram_equal (const SgDiagram *self, const SgDiagram *other)
{
  return self->n_tiles == other->n_tiles && sg_diagram_contains (self, other);
}

/**
 * sg_diagram_count_taken:
 * @self: a diagram
 * @row: a row, counted from 0
 * @column: a column, counted from 0
 *
 * Returns: how many tiles choosing this one takes; 0 where there is no tile
 */
guint
sg_diagram_count_taken (const SgDiagram *self, guint row, guint column)
{
  guint n = 0;

  for (guint i = row; i < self->n_rows && self->rows[i] > column; i++)
    n += self->rows[i] - column;

  return n;
}

/**
 * sg_diagram_take:
 * @self: a diagram
 * @row: the row of one of its tiles, counted from 0
 * @column: the column of the tile, counted from 0
 *
 * Returns: (transfer full): the option that choosing this tile leads to
 */
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

/**
 * sg_diagram_transpose:
 * @self: a diagram
 *
 * Returns: (transfer full): @self mirrored at its diagonal, rows and columns exchanged; it has the
 *   same Grundy value
 */
SgDiagram *
sg_diagram_transpose (const SgDiagram *self)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = sg_diagram_get_n_columns (self);

  for (guint j = 0; j < n_rows; j++)
    rows[j] = sg_diagram_get_column (self, j);

  return sg_diagram_new (rows, n_rows);
}

/**
 * sg_diagram_to_string:
 * @self: a diagram
 *
 * Returns: (transfer full): @self in the notation, such as `5,4,4` or `-`
 */
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
