/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Says how much room the tiles of a board want, and puts them in their places. */

#include "ichomp-tile-layout.h"

#define SMALL_TILE 28    /* pixels; below it lines are thin */
#define COMPACT_TILE 2.3 /* the size of the text around it; room for two digits */

struct _IchompTileLayout
{
  GtkLayoutManager parent_instance;

  IchompTileGrid *grid; /* borrowed: the board has both */
};

G_DEFINE_FINAL_TYPE (IchompTileLayout, ichomp_tile_layout, GTK_TYPE_LAYOUT_MANAGER)

/* How many pixels the tiles need in one direction. */
static int
measure_tiles (const IchompTileGrid *self, GtkOrientation orientation, int tile)
{
  gboolean is_across = orientation == GTK_ORIENTATION_HORIZONTAL;

  if (self->only != SG_N_QUADRANTS)
    return ichomp_board_layout_measure_quadrant (
        is_across ? sg_board_get_quadrant_width (&self->size, self->only)
                  : sg_board_get_quadrant_height (&self->size, self->only),
        tile, self->show_coordinates);

  return ichomp_board_layout_measure (is_across ? self->size.width : self->size.height, tile,
                                      self->show_coordinates);
}

static int
get_natural_tile (const IchompTileGrid *self)
{
  PangoContext *context;
  const PangoFontDescription *font;

  if (!self->compact)
    return ICHOMP_BOARD_LAYOUT_NATURAL_TILE;

  /* GTK gives sizes of fonts in pixels, with the scale of the desktop in them. */
  context = gtk_widget_get_pango_context (self->widget);
  font = pango_context_get_font_description (context);
  return CLAMP (
      (int)(COMPACT_TILE * pango_units_to_double (pango_font_description_get_size (font))),
      ICHOMP_BOARD_LAYOUT_MIN_TILE, ICHOMP_BOARD_LAYOUT_MAX_TILE);
}

static GtkSizeRequestMode
ichomp_tile_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return ICHOMP_TILE_LAYOUT (manager)->grid->compact ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                                     : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
ichomp_tile_layout_measure (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  const IchompTileGrid *self = ICHOMP_TILE_LAYOUT (manager)->grid;
  int tile = get_natural_tile (self);

  *minimum = 0;
  *natural = 0;
  if (self->position == NULL)
    return;

  /* As high as the width allows: no empty space above and below. */
  if (self->compact && orientation == GTK_ORIENTATION_VERTICAL)
    {
      while (for_size >= 0 && tile > ICHOMP_BOARD_LAYOUT_MIN_TILE
             && measure_tiles (self, GTK_ORIENTATION_HORIZONTAL, tile) > for_size)
        tile--;

      *minimum = *natural = measure_tiles (self, orientation, tile);
      return;
    }

  *minimum = measure_tiles (self, orientation, ICHOMP_BOARD_LAYOUT_MIN_TILE);
  *natural = measure_tiles (self, orientation, tile);
}

static void
update_size_class (IchompTileGrid *self)
{
  gboolean is_small = self->layout.tile < SMALL_TILE;

  if (gtk_widget_has_css_class (self->widget, "small") == is_small)
    return;

  if (is_small)
    gtk_widget_add_css_class (self->widget, "small");
  else
    gtk_widget_remove_css_class (self->widget, "small");
}

static void
ichomp_tile_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  IchompTileGrid *self = ICHOMP_TILE_LAYOUT (manager)->grid;

  if (self->position == NULL)
    return;

  if (self->only != SG_N_QUADRANTS)
    ichomp_board_layout_init_quadrant (&self->layout, &self->size, self->only,
                                       self->show_coordinates, width, height);
  else
    ichomp_board_layout_init (&self->layout, &self->size, self->show_coordinates, width, height);
  update_size_class (self);
  g_clear_pointer (&self->backdrop, gsk_render_node_unref);

  for (guint i = 0; i < ichomp_tile_grid_count_cells (self); i++)
    {
      GtkWidget *tile = (GtkWidget *)self->tiles[i];
      IchompCell cell = ichomp_cell_from_index (&self->size, i);
      GdkRectangle area;

      if (tile == NULL || !gtk_widget_should_layout (tile))
        continue;

      /* GTK insists on being asked before. */
      gtk_widget_get_preferred_size (tile, NULL, NULL);
      area = ichomp_board_layout_get_cell (&self->layout, &cell);
      gtk_widget_size_allocate (tile, &area, -1);
      ichomp_tile_set_reach (self->tiles[i], self->layout.gap / 2.0);
    }
}

static void
ichomp_tile_layout_class_init (IchompTileLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = ichomp_tile_layout_get_request_mode;
  manager_class->measure = ichomp_tile_layout_measure;
  manager_class->allocate = ichomp_tile_layout_allocate;
}

static void
ichomp_tile_layout_init (IchompTileLayout *self)
{
}

/**
 * ichomp_tile_layout_new:
 * @grid: the tiles of a board, which has to outlive the new object
 *
 * Returns: (transfer full): a layout for that board
 */
GtkLayoutManager *
ichomp_tile_layout_new (IchompTileGrid *grid)
{
  IchompTileLayout *self = g_object_new (ICHOMP_TYPE_TILE_LAYOUT, NULL);

  self->grid = grid;
  return GTK_LAYOUT_MANAGER (self);
}
