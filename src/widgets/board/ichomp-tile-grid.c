/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The tiles of a board and all else to be seen on it. A tile is made when a position has it for the
 * first time, and hidden when it is taken; undo shows it again. */

#include "ichomp-tile-grid.h"

#include <string.h>

#define GHOST_TIME 280000 /* microseconds */
#define SMALL_TILE 28     /* pixels; below it lines are thin */
#define COMPACT_TILE 2.3  /* the size of the text around it; room for two digits */

static const SgMove *
get_last_move (const IchompTileGrid *self)
{
  return self->before != NULL ? &self->last_move : NULL;
}

static gboolean
has_tile_at (const IchompTileGrid *self, guint index)
{
  IchompCell cell = ichomp_shape_get_cell_at (&self->shape, index);

  return ichomp_tile_grid_has_tile (self, &cell);
}

void
ichomp_tile_grid_init (IchompTileGrid *self, GtkWidget *widget)
{
  memset (self, 0, sizeof *self);
  self->widget = widget;
}

/* GTK lets the focus stay on a widget that has been removed until some later time. */
static void
drop_focus (IchompTileGrid *self)
{
  GtkRoot *root = gtk_widget_get_root (self->widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_get_parent (focus) == self->widget)
    gtk_root_set_focus (root, NULL);
}

static void
remove_tiles (IchompTileGrid *self)
{
  g_autofree IchompTile **tiles = g_steal_pointer (&self->tiles);
  guint n_cells = ichomp_tile_grid_count_cells (self);

  /* Moving the focus calls code that looks at the board: let it see an empty one. */
  self->shape = (IchompShape){ 0 };
  g_clear_pointer (&self->position, sg_position_unref);
  drop_focus (self);

  for (guint i = 0; i < n_cells; i++)
    if (tiles[i] != NULL)
      gtk_widget_unparent (GTK_WIDGET (tiles[i]));
}

static void
end_animation (IchompTileGrid *self)
{
  if (self->ghost_tick == 0)
    return;

  gtk_widget_remove_tick_callback (self->widget, self->ghost_tick);
  self->ghost_tick = 0;
}

void
ichomp_tile_grid_clear (IchompTileGrid *self)
{
  end_animation (self);
  remove_tiles (self);
  g_clear_pointer (&self->before, sg_position_unref);
  g_clear_pointer (&self->backdrop, gsk_render_node_unref);
}

guint
ichomp_tile_grid_count_cells (const IchompTileGrid *self)
{
  return ichomp_shape_count_cells (&self->shape);
}

gboolean
ichomp_tile_grid_is_empty (const IchompTileGrid *self)
{
  return self->position == NULL || sg_position_is_empty (self->position);
}

gboolean
ichomp_tile_grid_has_tile (const IchompTileGrid *self, const IchompCell *cell)
{
  SgMove move;

  return self->position != NULL && ichomp_shape_find_move (&self->shape, cell, &move)
         && sg_position_has_tile (self->position, &move);
}

/* Returns the tile made for this place, which may be hidden, or NULL. */
IchompTile *
ichomp_tile_grid_get_tile (IchompTileGrid *self, const IchompCell *cell)
{
  return self->tiles[ichomp_shape_get_index (&self->shape, cell)];
}

gboolean
ichomp_tile_grid_find_tile (IchompTileGrid *self, double x, double y, IchompCell *cell)
{
  return !ichomp_tile_grid_is_empty (self)
         && ichomp_board_layout_find_cell (&self->layout, x, y, cell)
         && ichomp_tile_grid_has_tile (self, cell);
}

/* Shows the tiles of the position. Hides none, so that the focus can move from a tile that goes to
 * one that stays. */
static void
show_tiles (IchompTileGrid *self, GCallback clicked_cb)
{
  GtkWidget *previous = NULL;

  for (guint i = 0; i < ichomp_tile_grid_count_cells (self); i++)
    {
      gboolean is_present = has_tile_at (self, i);

      if (self->tiles[i] == NULL && is_present)
        {
          IchompCell cell = ichomp_shape_get_cell_at (&self->shape, i);
          SgMove move;

          ichomp_shape_find_move (&self->shape, &cell, &move);
          self->tiles[i] = ichomp_tile_new (self->shape.parts, &move);
          gtk_widget_insert_after (GTK_WIDGET (self->tiles[i]), self->widget, previous);
          g_signal_connect_object (self->tiles[i], "clicked", clicked_cb, self->widget,
                                   G_CONNECT_SWAPPED);
        }

      if (self->tiles[i] == NULL)
        continue;

      previous = GTK_WIDGET (self->tiles[i]);
      if (is_present)
        ichomp_tile_set_appearance (self->tiles[i], ichomp_tile_get_appearance (self->tiles[i])
                                                        | ICHOMP_TILE_PRESENT);
    }
}

/**
 * ichomp_tile_grid_set_position:
 * @self: a grid
 * @position: what to show
 * @last_move: (nullable): the move that led to it
 * @before: (nullable): the position before @last_move; %NULL if and only if that is
 * @clicked_cb: the handler of a tile's `clicked`, called with the board and the tile
 *
 * Shows the tiles of @position; ichomp_tile_grid_set_appearances () hides the others. On a board of
 * another shape all tiles are new. Without a next shape the position has all four quadrants.
 */
void
ichomp_tile_grid_set_position (IchompTileGrid *self,
                               SgPosition *position,
                               const SgMove *last_move,
                               SgPosition *before,
                               GCallback clicked_cb)
{
  IchompShape shape = self->next_shape;

  if (!self->has_next)
    ichomp_shape_init (&shape, ICHOMP_PARTS_QUADRANTS, position);
  end_animation (self);

  sg_position_ref (position);
  if (!ichomp_shape_equal (&self->shape, &shape))
    {
      remove_tiles (self);
      self->shape = shape;
      self->tiles = g_new0 (IchompTile *, ichomp_tile_grid_count_cells (self));
      gtk_widget_queue_resize (self->widget);
    }
  g_clear_pointer (&self->position, sg_position_unref);
  self->position = position;

  if (before != NULL)
    sg_position_ref (before);
  g_clear_pointer (&self->before, sg_position_unref);
  self->before = before;
  if (last_move != NULL)
    self->last_move = *last_move;

  show_tiles (self, clicked_cb);
  g_clear_pointer (&self->backdrop, gsk_render_node_unref);
  gtk_widget_queue_draw (self->widget);
}

static gboolean
is_poisoned (const IchompTileGrid *self, const SgMove *tile)
{
  return self->poisoned && tile->row == 0 && tile->column == 0;
}

/* Updates the appearance of all tiles; parameters as in ichomp_tile_compute_appearance (). */
void
ichomp_tile_grid_set_appearances (IchompTileGrid *self,
                                  const SgMove *shown,
                                  gboolean announced,
                                  const SgMove *ring)
{
  if (self->position == NULL)
    return;

  for (guint i = 0; i < ichomp_tile_grid_count_cells (self); i++)
    if (self->tiles[i] != NULL)
      {
        const SgMove *tile = ichomp_tile_get_move (self->tiles[i]);
        IchompTileAppearance appearance =
            ichomp_tile_compute_appearance (tile, self->position, shown, announced, ring);

        if (is_poisoned (self, tile) && (appearance & ICHOMP_TILE_PRESENT) != 0)
          appearance |= ICHOMP_TILE_POISONED;
        if (self->mark != NULL && (appearance & ICHOMP_TILE_PRESENT) != 0)
          appearance |= self->mark (tile, self->mark_data);
        ichomp_tile_set_appearance (self->tiles[i], appearance);
      }
}

void
ichomp_tile_grid_retranslate (IchompTileGrid *self)
{
  for (guint i = 0; i < ichomp_tile_grid_count_cells (self); i++)
    if (self->tiles[i] != NULL)
      ichomp_tile_retranslate (self->tiles[i]);

  g_clear_pointer (&self->backdrop, gsk_render_node_unref);
  gtk_widget_queue_draw (self->widget);
}

/* Room */

/* How many pixels the tiles need in one direction. */
static int
measure_tiles (const IchompTileGrid *self, GtkOrientation orientation, int tile)
{
  int width;
  int height;

  ichomp_board_layout_measure (&self->shape, tile, self->show_coordinates, &width, &height);
  return orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static int
get_natural_tile (const IchompTileGrid *self)
{
  PangoContext *context;
  const PangoFontDescription *font;

  if (!self->compact)
    return ICHOMP_BOARD_LAYOUT_NATURAL_TILE;
  if (self->natural_tile > 0)
    return self->natural_tile;

  /* GTK gives sizes of fonts in pixels, with the scale of the desktop in them. */
  context = gtk_widget_get_pango_context (self->widget);
  font = pango_context_get_font_description (context);
  return CLAMP (
      (int)(COMPACT_TILE * pango_units_to_double (pango_font_description_get_size (font))),
      ICHOMP_BOARD_LAYOUT_MIN_TILE, ICHOMP_BOARD_LAYOUT_MAX_TILE);
}

GtkSizeRequestMode
ichomp_tile_grid_get_request_mode (const IchompTileGrid *self)
{
  return self->compact ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

void
ichomp_tile_grid_measure (const IchompTileGrid *self,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural)
{
  int tile = get_natural_tile (self);
  int least = ichomp_board_layout_get_least_tile (&self->shape);

  *minimum = 0;
  *natural = 0;
  /* The stage never asks how large the board would like to be. */
  if (self->position == NULL || self->on_stage)
    return;

  /* As high as the width allows: no empty space above and below. */
  if (self->compact && orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    {
      while (tile > least && measure_tiles (self, GTK_ORIENTATION_HORIZONTAL, tile) > for_size)
        tile--;

      *minimum = *natural = measure_tiles (self, orientation, tile);
      return;
    }

  *minimum = measure_tiles (self, orientation, least);
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

/* Gives each tile its place. */
void
ichomp_tile_grid_allocate (IchompTileGrid *self, int width, int height)
{
  if (self->position == NULL)
    return;

  if (self->on_stage)
    ichomp_board_layout_init_square (&self->layout, &self->shape, MIN (width, height));
  else
    ichomp_board_layout_init (&self->layout, &self->shape, self->show_coordinates, width, height);
  update_size_class (self);
  g_clear_pointer (&self->backdrop, gsk_render_node_unref);

  for (guint i = 0; i < ichomp_tile_grid_count_cells (self); i++)
    {
      GtkWidget *tile = (GtkWidget *)self->tiles[i];
      IchompCell cell = ichomp_shape_get_cell_at (&self->shape, i);
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

/* Painting */

/* Colours change without notice; comparing them costs little. */
static void
update_backdrop (IchompTileGrid *self)
{
  IchompPalette palette;

  ichomp_style_get_palette (self->widget, &palette);
  if (memcmp (&palette, &self->palette, sizeof palette) != 0)
    {
      self->palette = palette;
      g_clear_pointer (&self->backdrop, gsk_render_node_unref);
    }

  if (self->backdrop == NULL)
    self->backdrop =
        ichomp_board_paint_backdrop (self->widget, &self->layout, &self->palette, self->position,
                                     self->before, get_last_move (self));
}

void
ichomp_tile_grid_snapshot (IchompTileGrid *self, GtkSnapshot *snapshot)
{
  GtkWidget *ringed = NULL;

  if (self->position == NULL)
    return;

  update_backdrop (self);
  /* NULL if there is nothing to paint. */
  if (self->backdrop != NULL)
    gtk_snapshot_append_node (snapshot, self->backdrop);

  for (guint i = 0; i < ichomp_tile_grid_count_cells (self); i++)
    {
      if (self->tiles[i] == NULL)
        continue;

      if ((ichomp_tile_get_appearance (self->tiles[i]) & ICHOMP_TILE_RING) != 0)
        ringed = GTK_WIDGET (self->tiles[i]);
      else
        gtk_widget_snapshot_child (self->widget, GTK_WIDGET (self->tiles[i]), snapshot);
    }

  /* Last, because the ring overlaps the neighbours. */
  if (ringed != NULL)
    gtk_widget_snapshot_child (self->widget, ringed, snapshot);

  if (self->ghost_tick != 0)
    ichomp_board_paint_ghosts (snapshot, &self->layout, &self->palette, self->before,
                               &self->last_move, self->ghost_progress);
}

static gboolean
ghost_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  IchompTileGrid *self = user_data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->ghost_start == 0)
    self->ghost_start = now;

  self->ghost_progress = (double)(now - self->ghost_start) / GHOST_TIME;
  gtk_widget_queue_draw (widget);

  if (self->ghost_progress < 1)
    return G_SOURCE_CONTINUE;

  self->ghost_tick = 0;
  return G_SOURCE_REMOVE;
}

/* Fades out pictures of the tiles that the last move took, unless the desktop has animations
 * off. */
void
ichomp_tile_grid_animate (IchompTileGrid *self)
{
  gboolean is_wanted;

  g_object_get (gtk_widget_get_settings (self->widget), "gtk-enable-animations", &is_wanted, NULL);
  if (!is_wanted || self->before == NULL || !gtk_widget_get_mapped (self->widget))
    return;

  end_animation (self);
  self->ghost_start = 0;
  self->ghost_progress = 0;
  self->ghost_tick = gtk_widget_add_tick_callback (self->widget, ghost_tick_cb, self, NULL);
}
