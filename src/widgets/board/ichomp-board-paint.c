/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a board paints besides its tiles: the cross, the places without a tile, the last move, the
 * coordinates, and tiles that fade out. */

#include "ichomp-board-paint.h"

#include <math.h>

#include "game/base/ichomp-digits.h"

/* As the border-radius of a tile. */
#define RADIUS 0.14f

/* The part of the animation that passes before the outermost ghost begins to fade. */
#define GHOST_DELAY 0.4

/* How far the outermost ghost moves, in tiles; the chosen one stays. */
#define GHOST_WAY 1.4f

/* Pale as the preview was, so that nothing flashes. */
#define GHOST_ALPHA 0.6f

static graphene_rect_t
get_rect (const GdkRectangle *rectangle)
{
  return GRAPHENE_RECT_INIT ((float)rectangle->x, (float)rectangle->y, (float)rectangle->width,
                             (float)rectangle->height);
}

static GdkRGBA
fade (const GdkRGBA *color, float alpha)
{
  GdkRGBA faded = *color;

  faded.alpha *= alpha;
  return faded;
}

static void
paint_round (GtkSnapshot *snapshot, const graphene_rect_t *rect, float radius, const GdkRGBA *color)
{
  GskRoundedRect outline;

  if (color->alpha <= 0)
    return;

  gsk_rounded_rect_init_from_rect (&outline, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, color, rect);
  gtk_snapshot_pop (snapshot);
}

static void
paint_edge (GtkSnapshot *snapshot,
            const graphene_rect_t *rect,
            float radius,
            float thickness,
            const GdkRGBA *color)
{
  float widths[4] = { thickness, thickness, thickness, thickness };
  GdkRGBA colors[4] = { *color, *color, *color, *color };
  GskRoundedRect outline;

  if (color->alpha <= 0)
    return;

  gsk_rounded_rect_init_from_rect (&outline, rect, radius);
  gtk_snapshot_append_border (snapshot, &outline, widths, colors);
}

static void
paint_disc (GtkSnapshot *snapshot, const graphene_rect_t *cell, float radius, const GdkRGBA *color)
{
  graphene_point_t center;
  graphene_rect_t rect;

  graphene_rect_get_center (cell, &center);
  graphene_rect_init (&rect, center.x - radius, center.y - radius, 2 * radius, 2 * radius);
  paint_round (snapshot, &rect, radius, color);
}

static gboolean
is_taken (const SgPosition *before, const SgMove *move, const SgMove *tile)
{
  return move->quadrant == tile->quadrant && move->row <= tile->row && move->column <= tile->column
         && sg_position_has_tile (before, tile);
}

/* A place without a tile has a dot, which can be seen where its surface can hardly be. */
static void
paint_hollow (GtkSnapshot *snapshot, const graphene_rect_t *cell, const IchompPalette *palette)
{
  float radius = RADIUS * cell->size.width;

  paint_round (snapshot, cell, radius, &palette->hollow);
  paint_edge (snapshot, cell, radius, 1, &palette->hollow_edge);
  paint_disc (snapshot, cell, MAX (1, cell->size.width * 0.045f), &palette->dot);
}

/* A dot where a tile was taken, an outline and a target where one was chosen. */
static void
paint_trace (GtkSnapshot *snapshot,
             const graphene_rect_t *cell,
             const IchompPalette *palette,
             const GdkRGBA *color,
             gboolean chosen)
{
  float side = cell->size.width;
  float thickness = MAX (2, floorf (side / 14));
  GdkRGBA tint = fade (color, 0.18f);
  GdkRGBA line = fade (color, chosen ? 1 : 0.6f);
  graphene_rect_t ring;

  if (chosen)
    {
      paint_round (snapshot, cell, RADIUS * side, &tint);
      paint_edge (snapshot, cell, RADIUS * side, thickness, &line);
    }
  else
    {
      paint_hollow (snapshot, cell, palette);
    }
  paint_disc (snapshot, cell, MAX (1.5f, side * 0.075f), &line);

  if (!chosen || side < 16)
    return;

  graphene_rect_inset_r (cell, side * 0.24f, side * 0.24f, &ring);
  paint_edge (snapshot, &ring, ring.size.width / 2, thickness, &line);
}

static void
paint_places (GtkSnapshot *snapshot,
              const IchompBoardLayout *layout,
              const IchompPalette *palette,
              const SgPosition *position,
              const SgPosition *before,
              const SgMove *last_move)
{
  for (guint i = 0; i < ichomp_shape_count_cells (&layout->shape); i++)
    {
      IchompCell place = ichomp_shape_get_cell_at (&layout->shape, i);
      GdkRectangle area = ichomp_board_layout_get_cell (layout, &place);
      graphene_rect_t cell = get_rect (&area);
      SgMove tile;

      if (!ichomp_shape_find_move (&layout->shape, &place, &tile)
          || sg_position_has_tile (position, &tile))
        continue;

      if (last_move != NULL && is_taken (before, last_move, &tile))
        paint_trace (snapshot, &cell, palette, &palette->strong[tile.quadrant],
                     sg_move_equal (last_move, &tile));
      else
        paint_hollow (snapshot, &cell, palette);
    }
}

static void
paint_cross (GtkSnapshot *snapshot, const IchompBoardLayout *layout, const IchompPalette *palette)
{
  GdkRectangle areas[2] = { ichomp_board_layout_get_vertical_line (layout),
                            ichomp_board_layout_get_horizontal_line (layout) };

  for (int i = 0; i < 2; i++)
    {
      graphene_rect_t rect = get_rect (&areas[i]);

      paint_round (snapshot, &rect, (float)layout->line / 2, &palette->cross);
    }
}

static void
paint_number (GtkSnapshot *snapshot, PangoLayout *text, float x, float y, const GdkRGBA *color)
{
  int width;
  int height;

  pango_layout_get_pixel_size (text, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (floorf (x - (float)width / 2),
                                                          floorf (y - (float)height / 2)));
  gtk_snapshot_append_layout (snapshot, text, color);
  gtk_snapshot_restore (snapshot);
}

static PangoLayout *
create_text (GtkWidget *widget, int size)
{
  PangoLayout *text = gtk_widget_create_pango_layout (widget, NULL);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (text, attributes);
  pango_attr_list_unref (attributes);

  return text;
}

static void
set_number (PangoLayout *text, guint number)
{
  g_autofree char *digits = ichomp_digits_printf ("%u", number);

  pango_layout_set_text (text, digits, -1);
}

static guint
get_number (const IchompShape *shape, gboolean is_columns, guint place)
{
  return is_columns ? ichomp_shape_get_column_number (shape, place)
                    : ichomp_shape_get_row_number (shape, place);
}

/* Only every fifth number where tiles are too small for their numbers. */
static guint
find_step (PangoLayout *text, const IchompBoardLayout *layout, gboolean is_columns, guint n)
{
  int width;

  set_number (text, MAX (get_number (&layout->shape, is_columns, 0),
                         get_number (&layout->shape, is_columns, n - 1)));
  pango_layout_get_pixel_size (text, &width, NULL);

  return width + 2 <= layout->tile + layout->gap ? 1 : 5;
}

/* Numbers the cells along both edges of one direction; those of heaps only along the top, since a
 * heap has its name beside it. */
static void
paint_coordinates (GtkSnapshot *snapshot,
                   GtkWidget *widget,
                   const IchompBoardLayout *layout,
                   const IchompPalette *palette,
                   GtkOrientation orientation)
{
  gboolean is_columns = orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean has_heaps = layout->shape.parts == ICHOMP_PARTS_HEAPS;
  guint n = is_columns ? layout->shape.n_columns : layout->shape.n_rows;
  g_autoptr (PangoLayout) text = create_text (widget, ichomp_board_layout_get_font_size (layout));
  guint step = find_step (text, layout, is_columns, n);
  float away = (float)layout->margin / 2;
  const IchompCell first = { 0, 0 };
  const IchompCell last = { layout->shape.n_columns - 1, layout->shape.n_rows - 1 };
  GdkRectangle begin = ichomp_board_layout_get_cell (layout, &first);
  GdkRectangle end = ichomp_board_layout_get_cell (layout, &last);

  for (guint i = 0; i < n; i++)
    {
      IchompCell place = { is_columns ? i : 0, is_columns ? 0 : i };
      GdkRectangle cell = ichomp_board_layout_get_cell (layout, &place);
      guint number = get_number (&layout->shape, is_columns, i);
      float x = (float)cell.x + (float)cell.width / 2;
      float y = (float)cell.y + (float)cell.height / 2;

      if (number % step != 0)
        continue;

      set_number (text, number);
      if (is_columns)
        {
          paint_number (snapshot, text, x, (float)begin.y - away, &palette->coordinate);
          if (!has_heaps)
            paint_number (snapshot, text, x, (float)(end.y + end.height) + away,
                          &palette->coordinate);
        }
      else if (!has_heaps)
        {
          paint_number (snapshot, text, (float)begin.x - away, y, &palette->coordinate);
          paint_number (snapshot, text, (float)(end.x + end.width) + away, y, &palette->coordinate);
        }
    }
}

/**
 * ichomp_board_paint_backdrop:
 * @widget: the board, for its font
 * @layout: where everything is
 * @palette: the colours
 * @position: the position on show
 * @before: (nullable): the position before @last_move
 * @last_move: (nullable): the move that led to @position
 *
 * Cost: linear in the board's size; the node is worth keeping.
 *
 * Returns: (transfer full) (nullable): everything behind the tiles; %NULL for an empty picture
 */
GskRenderNode *
ichomp_board_paint_backdrop (GtkWidget *widget,
                             const IchompBoardLayout *layout,
                             const IchompPalette *palette,
                             const SgPosition *position,
                             const SgPosition *before,
                             const SgMove *last_move)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  paint_places (snapshot, layout, palette, position, before, last_move);
  if (ichomp_board_layout_has_cross (layout))
    paint_cross (snapshot, layout, palette);
  if (layout->coordinates)
    {
      paint_coordinates (snapshot, widget, layout, palette, GTK_ORIENTATION_HORIZONTAL);
      paint_coordinates (snapshot, widget, layout, palette, GTK_ORIENTATION_VERTICAL);
    }

  return gtk_snapshot_free_to_node (snapshot);
}

/* Paints the tiles of @position; those that @move takes are pale with an edge, which is thick for
 * the chosen one. */
void
ichomp_board_paint_tiles (GtkSnapshot *snapshot,
                          const IchompBoardLayout *layout,
                          const IchompPalette *palette,
                          const SgPosition *position,
                          const SgMove *move)
{
  float radius = RADIUS * (float)layout->tile;

  for (guint i = 0; i < ichomp_shape_count_cells (&layout->shape); i++)
    {
      IchompCell place = ichomp_shape_get_cell_at (&layout->shape, i);
      GdkRectangle area = ichomp_board_layout_get_cell (layout, &place);
      graphene_rect_t cell = get_rect (&area);
      GdkRGBA pale;
      SgMove tile;

      if (!ichomp_shape_find_move (&layout->shape, &place, &tile)
          || !sg_position_has_tile (position, &tile))
        continue;

      if (!is_taken (position, move, &tile))
        {
          paint_round (snapshot, &cell, radius, &palette->fill[tile.quadrant]);
          continue;
        }

      pale = fade (&palette->fill[tile.quadrant], 0.2f);
      paint_round (snapshot, &cell, radius, &pale);
      paint_edge (snapshot, &cell, radius, sg_move_equal (move, &tile) ? 4 : 2,
                  &palette->strong[tile.quadrant]);
    }
}

/* A number on the cross. */
static void
paint_pill (GtkSnapshot *snapshot,
            PangoLayout *text,
            guint number,
            float x,
            float y,
            const IchompPalette *palette)
{
  graphene_rect_t pill;
  int width;
  int height;

  set_number (text, number);
  pango_layout_get_pixel_size (text, &width, &height);
  width = MAX (width + height / 2, height);
  graphene_rect_init (&pill, x - (float)width / 2, y - (float)height / 2, (float)width,
                      (float)height);
  paint_round (snapshot, &pill, (float)height / 2, &palette->cross);
  paint_number (snapshot, text, x, y, &palette->on_cross);
}

/* Paints the row and the column of @tile, counted from the middle, where they begin: on the
 * cross. */
void
ichomp_board_paint_pills (GtkSnapshot *snapshot,
                          GtkWidget *widget,
                          const IchompBoardLayout *layout,
                          const IchompPalette *palette,
                          const SgMove *tile)
{
  g_autoptr (PangoLayout) text = NULL;
  IchompCell place = ichomp_shape_get_cell (&layout->shape, tile);
  GdkRectangle cell = ichomp_board_layout_get_cell (layout, &place);
  GdkRectangle vertical = ichomp_board_layout_get_vertical_line (layout);
  GdkRectangle horizontal = ichomp_board_layout_get_horizontal_line (layout);

  text = create_text (widget, ichomp_board_layout_get_pill_size (layout));
  paint_pill (snapshot, text, tile->row + 1, (float)vertical.x + (float)vertical.width / 2,
              (float)cell.y + (float)cell.height / 2, palette);
  paint_pill (snapshot, text, tile->column + 1, (float)cell.x + (float)cell.width / 2,
              (float)horizontal.y + (float)horizontal.height / 2, palette);
}

static double
ease (double progress)
{
  return progress * progress * (3 - 2 * progress);
}

/* Paints the tiles that @move takes from @before while they leave outwards from the chosen one,
 * fade and shrink, the chosen one first; @progress goes from 0 to 1. */
void
ichomp_board_paint_ghosts (GtkSnapshot *snapshot,
                           const IchompBoardLayout *layout,
                           const IchompPalette *palette,
                           const SgPosition *before,
                           const SgMove *move,
                           double progress)
{
  const SgDiagram *diagram = sg_position_get_diagram (before, move->quadrant);
  guint n_rows = sg_diagram_get_n_rows (diagram);
  guint n_columns = sg_diagram_get_n_columns (diagram);
  double farthest = MAX (MAX (n_rows - move->row, n_columns - move->column), 2) - 1;
  IchompCell chosen = ichomp_shape_get_cell (&layout->shape, move);

  for (guint row = move->row; row < n_rows; row++)
    for (guint column = move->column; column < sg_diagram_get_row (diagram, row); column++)
      {
        SgMove tile = { move->quadrant, row, column };
        IchompCell place = ichomp_shape_get_cell (&layout->shape, &tile);
        GdkRectangle area = ichomp_board_layout_get_cell (layout, &place);
        graphene_rect_t cell = get_rect (&area);
        double distance = MAX (row - move->row, column - move->column) / farthest;
        double own = (progress - GHOST_DELAY * distance) / (1 - GHOST_DELAY);
        float gone = (float)ease (CLAMP (own, 0, 1));
        float inset = cell.size.width * 0.35f * gone;
        float way = cell.size.width * GHOST_WAY * gone / (float)farthest;
        GdkRGBA color = fade (&palette->fill[tile.quadrant], GHOST_ALPHA * (1 - gone));

        graphene_rect_inset (&cell, inset, inset);
        graphene_rect_offset (&cell, way * ((float)place.column - (float)chosen.column),
                              way * ((float)place.row - (float)chosen.row));
        paint_round (snapshot, &cell, RADIUS * cell.size.width, &color);
      }
}
