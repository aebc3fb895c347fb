/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-tile-grid.h"

#include <string.h>

#define GHOST_TIME 280000 /* microseconds */

static const SgMove *
get_last_move (const IchompTileGrid *self)
{
  return self->before != NULL ? &self->last_move : NULL;
}

static gboolean
has_tile_at (const IchompTileGrid *self, guint index)
{
  IchompCell cell = ichomp_cell_from_index (&self->size, index);

  return ichomp_tile_grid_has_tile (self, &cell);
}

/**
 * ichomp_tile_grid_init:
 * @self: (out caller-allocates): where to put the grid
 * @widget: the board
 *
 * Makes a grid with nothing on it.
 */
void
ichomp_tile_grid_init (IchompTileGrid *self, GtkWidget *widget)
{
  memset (self, 0, sizeof *self);
  self->widget = widget;
  self->only = SG_N_QUADRANTS;
  self->made_for = SG_N_QUADRANTS;
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

  /* Nobody who looks where the focus is shall find half of a board. */
  self->size = (SgBoard){ 0 };
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

/**
 * ichomp_tile_grid_clear:
 * @self: a grid
 *
 * Takes everything away and frees what the grid holds.
 */
void
ichomp_tile_grid_clear (IchompTileGrid *self)
{
  end_animation (self);
  remove_tiles (self);
  g_clear_pointer (&self->before, sg_position_unref);
  g_clear_pointer (&self->backdrop, gsk_render_node_unref);
}

/**
 * ichomp_tile_grid_count_cells:
 * @self: a grid
 *
 * Returns: how many places for tiles its board has
 */
guint
ichomp_tile_grid_count_cells (const IchompTileGrid *self)
{
  return self->size.width * self->size.height;
}

/**
 * ichomp_tile_grid_is_empty:
 * @self: a grid
 *
 * Returns: whether there is no tile
 */
gboolean
ichomp_tile_grid_is_empty (const IchompTileGrid *self)
{
  return self->position == NULL || sg_position_is_empty (self->position);
}

/**
 * ichomp_tile_grid_has_tile:
 * @self: a grid
 * @cell: a place on its board
 *
 * Returns: whether the position on show has a tile there
 */
gboolean
ichomp_tile_grid_has_tile (const IchompTileGrid *self, const IchompCell *cell)
{
  SgMove move;

  if (self->position == NULL)
    return FALSE;

  move = ichomp_cell_to_move (&self->size, cell);
  return sg_position_has_tile (self->position, &move);
}

/**
 * ichomp_tile_grid_get_tile:
 * @self: a grid
 * @cell: a place on its board
 *
 * Returns: (transfer none) (nullable): the tile made for this place, which may be hidden
 */
IchompTile *
ichomp_tile_grid_get_tile (IchompTileGrid *self, const IchompCell *cell)
{
  return self->tiles[ichomp_cell_to_index (&self->size, cell)];
}

/**
 * ichomp_tile_grid_find_tile:
 * @self: a grid
 * @x: a place in pixels
 * @y: a place in pixels
 * @cell: (out): where the tile there is
 *
 * Returns: whether there is a tile
 */
gboolean
ichomp_tile_grid_find_tile (IchompTileGrid *self, double x, double y, IchompCell *cell)
{
  return !ichomp_tile_grid_is_empty (self)
         && ichomp_board_layout_find_cell (&self->layout, x, y, cell)
         && ichomp_tile_grid_has_tile (self, cell);
}

/* Shows what tiles the position has. Hides none, so that the focus can move from one that goes to
 * one that has come. */
static void
show_tiles (IchompTileGrid *self, GCallback clicked_cb)
{
  GtkWidget *previous = NULL;

  for (guint i = 0; i < ichomp_tile_grid_count_cells (self); i++)
    {
      gboolean is_present = has_tile_at (self, i);

      if (self->tiles[i] == NULL && is_present)
        {
          IchompCell cell = ichomp_cell_from_index (&self->size, i);
          SgMove move = ichomp_cell_to_move (&self->size, &cell);

          self->tiles[i] = ichomp_tile_new (&move);
          ichomp_tile_set_alone (self->tiles[i], self->only != SG_N_QUADRANTS);
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
 * @before: (nullable): the position before @last_move; goes with it
 * @clicked_cb: what a tile's click calls, with the board as first argument
 *
 * Shows the tiles of a position. What has gone is hidden by [func@set_appearances]. On a board of
 * another size, or with other quadrants on show, all tiles are new.
 */
void
ichomp_tile_grid_set_position (IchompTileGrid *self,
                               SgPosition *position,
                               const SgMove *last_move,
                               SgPosition *before,
                               GCallback clicked_cb)
{
  SgBoard size = sg_position_get_board (position);

  end_animation (self);

  sg_position_ref (position);
  if (!sg_board_equal (&self->size, &size) || self->only != self->made_for)
    {
      remove_tiles (self);
      self->made_for = self->only;
      self->size = size;
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

/**
 * ichomp_tile_grid_set_appearances:
 * @self: a grid
 * @shown: (nullable): a move whose tiles are marked
 * @announced: whether that move is about to be made
 * @ring: (nullable): the tile with the focus ring
 *
 * Lets each tile look as it should, and hides those that are gone.
 */
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

/**
 * ichomp_tile_grid_retranslate:
 * @self: a grid
 *
 * Says all names and descriptions anew, and writes all numbers anew, in the language of now.
 */
void
ichomp_tile_grid_retranslate (IchompTileGrid *self)
{
  for (guint i = 0; i < ichomp_tile_grid_count_cells (self); i++)
    if (self->tiles[i] != NULL)
      ichomp_tile_retranslate (self->tiles[i]);

  g_clear_pointer (&self->backdrop, gsk_render_node_unref);
  gtk_widget_queue_draw (self->widget);
}

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

/**
 * ichomp_tile_grid_snapshot:
 * @self: a grid
 * @snapshot: where to
 *
 * Draws everything.
 */
void
ichomp_tile_grid_snapshot (IchompTileGrid *self, GtkSnapshot *snapshot)
{
  GtkWidget *ringed = NULL;

  if (self->position == NULL)
    return;

  update_backdrop (self);
  /* There is none where nothing is to be seen, as of a grid without tiles. */
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

  /* The ring reaches over the neighbours. */
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

/**
 * ichomp_tile_grid_animate:
 * @self: a grid
 *
 * Lets the tiles that the last move has taken fade out, unless the desktop wants no animations.
 * These are but pictures of them.
 */
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
