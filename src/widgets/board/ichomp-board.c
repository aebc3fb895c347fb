/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A board: shows a position and tells which tile a person chooses. It makes no move; the handler of
 * the signal sets the next position. While the pointer moves, only the appearance of tiles
 * changes. */

#include "ichomp-board.h"

#include <glib/gi18n.h>

#include "ichomp-board-focus.h"
#include "ichomp-board-paint.h"
#include "widgets/language/ichomp-local-language.h"
#include "ichomp-tile-grid.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompBoard
{
  GtkWidget parent_instance;

  IchompTileGrid grid;
  IchompBoardFocus *focus;

  /* Of the position on show, or of one that shares some diagrams with it; or NULL. */
  SgAnalysis *analysis;
  gboolean show_move_values;
  gboolean value_visible[SG_N_QUADRANTS]; /* the value of the quadrant is shown somewhere else */

  gboolean active;
  gboolean shows_preview;

  SgMove *announced; /* or NULL */
};

enum
{
  PROP_SHOW_MOVE_VALUES = 1,
  PROP_SHOW_COORDINATES,
  PROP_ACTIVE,
  N_PROPS
};

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_REJECTED,
  SIGNAL_PREVIEW_CHANGED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void ichomp_board_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompBoard,
                               ichomp_board,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_board_translatable_init))

static gboolean
replace_move (SgMove **move, const SgMove *new_move)
{
  if (new_move == *move || (new_move != NULL && *move != NULL && sg_move_equal (new_move, *move)))
    return FALSE;

  g_free (*move);
  *move = g_memdup2 (new_move, sizeof *new_move);
  return TRUE;
}

static void
update_appearances (IchompBoard *self)
{
  const SgMove *preview = self->shows_preview ? ichomp_board_focus_get_preview (self->focus) : NULL;
  const SgMove *shown = self->announced != NULL ? self->announced : preview;
  SgMove ring;
  gboolean has_ring = ichomp_board_focus_find_ring (self->focus, &ring);

  ichomp_tile_grid_set_appearances (&self->grid, shown, self->announced != NULL,
                                    has_ring ? &ring : NULL);
}

static void
preview_changed_cb (IchompBoard *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_PREVIEW_CHANGED], 0);
}

/* A move changes its own quadrant only, so the numbers of the others stay right. */
static gboolean
is_known (const SgAnalysis *analysis, const SgPosition *position, SgQuadrant quadrant)
{
  const SgPosition *known;

  if (analysis == NULL)
    return FALSE;

  known = sg_analysis_get_position (analysis);
  return sg_diagram_equal (sg_position_get_diagram (known, quadrant),
                           sg_position_get_diagram (position, quadrant));
}

static int
find_value (IchompBoard *self, const SgMove *move)
{
  guint value = sg_analysis_get_move_value (self->analysis, move);

  return value != SG_NO_VALUE ? (int)value : ICHOMP_TILE_NO_VALUE;
}

/* A value that cannot be seen is not told to assistive technologies either. */
static void
update_values (IchompBoard *self)
{
  IchompTileGrid *grid = &self->grid;
  gboolean known[SG_N_QUADRANTS];

  if (grid->position == NULL)
    return;

  SG_FOREACH_QUADRANT (q)
    known[q] = is_known (self->analysis, grid->position, q);

  for (guint i = 0; i < ichomp_tile_grid_count_cells (grid); i++)
    {
      IchompCell cell = ichomp_shape_get_cell_at (&grid->shape, i);
      SgMove move;
      gboolean told;
      int value;

      if (!ichomp_tile_grid_has_tile (grid, &cell))
        continue;

      ichomp_shape_find_move (&grid->shape, &cell, &move);
      told = self->show_move_values || self->value_visible[move.quadrant];
      value = known[move.quadrant] ? find_value (self, &move) : ICHOMP_TILE_NO_VALUE;
      ichomp_tile_set_number (grid->tiles[i],
                              self->show_move_values ? value : ICHOMP_TILE_NO_VALUE);
      ichomp_tile_describe (grid->tiles[i], sg_position_count_taken (grid->position, &move),
                            told ? value : ICHOMP_TILE_NO_VALUE);
    }
}

static void
tile_clicked_cb (IchompBoard *self, IchompTile *tile)
{
  SgMove move = *ichomp_tile_get_move (tile);

  if (self->active)
    {
      g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &move);
      return;
    }

  gtk_widget_error_bell (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_REJECTED], 0);
}

/* Keys */

/* Directions are those seen on the screen. */
static const struct
{
  guint key;
  GdkModifierType modifiers;
  GtkDirectionType direction;
  gboolean to_end;
} keys[] = {
  { GDK_KEY_Left, 0, GTK_DIR_LEFT, FALSE },
  { GDK_KEY_Left, GDK_CONTROL_MASK, GTK_DIR_LEFT, TRUE },
  { GDK_KEY_KP_Left, 0, GTK_DIR_LEFT, FALSE },
  { GDK_KEY_KP_Left, GDK_CONTROL_MASK, GTK_DIR_LEFT, TRUE },
  { GDK_KEY_Right, 0, GTK_DIR_RIGHT, FALSE },
  { GDK_KEY_Right, GDK_CONTROL_MASK, GTK_DIR_RIGHT, TRUE },
  { GDK_KEY_KP_Right, 0, GTK_DIR_RIGHT, FALSE },
  { GDK_KEY_KP_Right, GDK_CONTROL_MASK, GTK_DIR_RIGHT, TRUE },
  { GDK_KEY_Up, 0, GTK_DIR_UP, FALSE },
  { GDK_KEY_Up, GDK_CONTROL_MASK, GTK_DIR_UP, TRUE },
  { GDK_KEY_KP_Up, 0, GTK_DIR_UP, FALSE },
  { GDK_KEY_KP_Up, GDK_CONTROL_MASK, GTK_DIR_UP, TRUE },
  { GDK_KEY_Down, 0, GTK_DIR_DOWN, FALSE },
  { GDK_KEY_Down, GDK_CONTROL_MASK, GTK_DIR_DOWN, TRUE },
  { GDK_KEY_KP_Down, 0, GTK_DIR_DOWN, FALSE },
  { GDK_KEY_KP_Down, GDK_CONTROL_MASK, GTK_DIR_DOWN, TRUE },
  { GDK_KEY_Home, 0, GTK_DIR_LEFT, TRUE },
  { GDK_KEY_KP_Home, 0, GTK_DIR_LEFT, TRUE },
  { GDK_KEY_End, 0, GTK_DIR_RIGHT, TRUE },
  { GDK_KEY_KP_End, 0, GTK_DIR_RIGHT, TRUE },
};

static gboolean
walk_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  int direction;
  gboolean to_end;

  g_variant_get (args, "(ib)", &direction, &to_end);
  if (!ichomp_board_focus_walk (ICHOMP_BOARD (widget)->focus, (GtkDirectionType)direction, to_end))
    gtk_widget_error_bell (widget);

  return GDK_EVENT_STOP;
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, keys[i].modifiers, walk_cb, "(ib)",
                                  keys[i].direction, keys[i].to_end);
}

/* Properties */

static void
set_show_move_values (IchompBoard *self, gboolean show_move_values)
{
  if (self->show_move_values == show_move_values)
    return;

  self->show_move_values = show_move_values;
  update_values (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_MOVE_VALUES]);
}

static void
set_show_coordinates (IchompBoard *self, gboolean show_coordinates)
{
  if (self->grid.show_coordinates == show_coordinates)
    return;

  self->grid.show_coordinates = show_coordinates;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_COORDINATES]);
}

/* The widget */

static GtkSizeRequestMode
ichomp_board_get_request_mode (GtkWidget *widget)
{
  return ichomp_tile_grid_get_request_mode (&ICHOMP_BOARD (widget)->grid);
}

static void
ichomp_board_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  ichomp_tile_grid_measure (&ICHOMP_BOARD (widget)->grid, orientation, for_size, minimum, natural);
}

static void
ichomp_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ichomp_tile_grid_allocate (&ICHOMP_BOARD (widget)->grid, width, height);
}

static gboolean
ichomp_board_grab_focus (GtkWidget *widget)
{
  return ichomp_board_focus_grab_focus (ICHOMP_BOARD (widget)->focus);
}

static gboolean
ichomp_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return ichomp_board_focus_focus (ICHOMP_BOARD (widget)->focus, direction);
}

static void
ichomp_board_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_board_parent_class)->root (widget);
  ichomp_board_focus_root (ICHOMP_BOARD (widget)->focus);
}

static void
ichomp_board_unroot (GtkWidget *widget)
{
  ichomp_board_focus_unroot (ICHOMP_BOARD (widget)->focus);
  GTK_WIDGET_CLASS (ichomp_board_parent_class)->unroot (widget);
}

/* A board on the stage has no room at its edges for coordinates. */
static gboolean
has_pills (IchompBoard *self)
{
  return self->grid.on_stage && self->grid.show_coordinates
         && ichomp_board_layout_has_cross (&self->grid.layout);
}

static void
ichomp_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  IchompBoard *self = ICHOMP_BOARD (widget);
  const SgMove *pointed_at = ichomp_board_focus_get_preview (self->focus);

  ichomp_tile_grid_snapshot (&self->grid, snapshot);
  if (has_pills (self) && pointed_at != NULL)
    ichomp_board_paint_pills (snapshot, widget, &self->grid.layout, &self->grid.palette,
                              pointed_at);
}

/* The object */

static void
ichomp_board_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  IchompBoard *self = ICHOMP_BOARD (object);

  switch (prop_id)
    {
    case PROP_SHOW_MOVE_VALUES:
      g_value_set_boolean (value, self->show_move_values);
      break;
    case PROP_SHOW_COORDINATES:
      g_value_set_boolean (value, self->grid.show_coordinates);
      break;
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ichomp_board_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  IchompBoard *self = ICHOMP_BOARD (object);

  switch (prop_id)
    {
    case PROP_SHOW_MOVE_VALUES:
      set_show_move_values (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_COORDINATES:
      set_show_coordinates (self, g_value_get_boolean (value));
      break;
    case PROP_ACTIVE:
      ichomp_board_set_active (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ichomp_board_dispose (GObject *object)
{
  IchompBoard *self = ICHOMP_BOARD (object);

  ichomp_tile_grid_clear (&self->grid);
  g_clear_object (&self->focus);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_clear_pointer (&self->announced, g_free);

  G_OBJECT_CLASS (ichomp_board_parent_class)->dispose (object);
}

static void
ichomp_board_class_init (IchompBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ichomp_board_get_property;
  object_class->set_property = ichomp_board_set_property;
  object_class->dispose = ichomp_board_dispose;
  widget_class->get_request_mode = ichomp_board_get_request_mode;
  widget_class->measure = ichomp_board_measure;
  widget_class->size_allocate = ichomp_board_size_allocate;
  widget_class->root = ichomp_board_root;
  widget_class->unroot = ichomp_board_unroot;
  widget_class->grab_focus = ichomp_board_grab_focus;
  widget_class->focus = ichomp_board_focus;
  widget_class->snapshot = ichomp_board_snapshot;

  /**
   * IchompBoard:show-move-values:
   *
   * Whether each tile shows the value that its quadrant would have after choosing it.
   */
  props[PROP_SHOW_MOVE_VALUES] =
      g_param_spec_boolean ("show-move-values", NULL, NULL, FALSE, flags);

  /* Whether rows and columns are numbered along the edges, from the middle outwards. */
  props[PROP_SHOW_COORDINATES] =
      g_param_spec_boolean ("show-coordinates", NULL, NULL, FALSE, flags);

  /**
   * IchompBoard:active:
   *
   * Whether tiles can be chosen. Focus and preview work either way.
   */
  props[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, TRUE, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompBoard::chosen:
   * @self: the board
   * @move: (type Sg.Move): the choice; valid until the signal has been handled
   *
   * A person chose a tile.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", ICHOMP_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * IchompBoard::rejected:
   * @self: the board
   *
   * A person tried to choose a tile while the board was not active.
   */
  signals[SIGNAL_REJECTED] = g_signal_new ("rejected", ICHOMP_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* ichomp_board_get_preview () returns another move than before. */
  signals[SIGNAL_PREVIEW_CHANGED] = g_signal_new (
      "preview-changed", ICHOMP_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_keys (widget_class);
}

/* The numbers on the tiles, and what assistive technologies hear. */
static void
ichomp_board_update_words (IchompTranslatable *translatable)
{
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (translatable), GTK_ACCESSIBLE_PROPERTY_LABEL,
      /* Translators: what a screen reader calls the board of the game */
      _ ("Board"), -1);
  ichomp_tile_grid_retranslate (&ICHOMP_BOARD (translatable)->grid);
}

static void
ichomp_board_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_board_update_words;
}

static void
ichomp_board_init (IchompBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->active = TRUE;
  self->shows_preview = TRUE;
  ichomp_tile_grid_init (&self->grid, widget);
  self->focus = ichomp_board_focus_new (&self->grid);
  g_signal_connect_object (self->focus, "changed", G_CALLBACK (update_appearances), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->focus, "preview-changed", G_CALLBACK (preview_changed_cb), self,
                           G_CONNECT_SWAPPED);

  /* A board is a picture: it is not mirrored in languages written from right to left. */
  ichomp_local_language_keep_ltr (widget);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  ichomp_board_update_words (ICHOMP_TRANSLATABLE (self));
}

GtkWidget *
ichomp_board_new (void)
{
  return g_object_new (ICHOMP_TYPE_BOARD, NULL);
}

SgPosition *
ichomp_board_get_position (IchompBoard *self)
{
  g_return_val_if_fail (ICHOMP_IS_BOARD (self), NULL);

  return self->grid.position;
}

/**
 * ichomp_board_set_position:
 * @self: a board
 * @position: what to show
 * @last_move: (nullable): the move that led to it, which is marked
 * @before: (nullable): the position before @last_move; %NULL if and only if that is
 * @animate: whether the tiles that @last_move took fade out
 *
 * The tiles change at once; only a picture of them fades, and only if the desktop allows
 * animations. Forgets the move set with ichomp_board_mark (). The analysis still counts for the
 * quadrants that are the same in both positions.
 */
void
ichomp_board_set_position (IchompBoard *self,
                           SgPosition *position,
                           const SgMove *last_move,
                           SgPosition *before,
                           gboolean animate)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));
  g_return_if_fail (position != NULL);
  g_return_if_fail ((last_move == NULL) == (before == NULL));

  replace_move (&self->announced, NULL);

  ichomp_board_focus_begin_change (self->focus);
  ichomp_tile_grid_set_position (&self->grid, position, last_move, before,
                                 G_CALLBACK (tile_clicked_cb));
  update_values (self);
  ichomp_board_focus_end_change (self->focus, last_move != NULL);

  if (animate)
    ichomp_tile_grid_animate (&self->grid);
}

/**
 * ichomp_board_set_analysis:
 * @self: a board
 * @analysis: (nullable): the numbers to show on tiles and to tell in their descriptions; those of
 *   another position count for the quadrants with the same diagram
 */
void
ichomp_board_set_analysis (IchompBoard *self, SgAnalysis *analysis)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  if (self->analysis == analysis)
    return;

  if (analysis != NULL)
    sg_analysis_ref (analysis);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  self->analysis = analysis;
  update_values (self);
}

/**
 * ichomp_board_mark:
 * @self: a board
 * @move: (nullable): a move that is about to be made
 *
 * Marks the tiles that @move will take, in place of the preview, so that a person can follow the
 * move of the computer.
 */
void
ichomp_board_mark (IchompBoard *self, const SgMove *move)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  if (replace_move (&self->announced, move))
    update_appearances (self);
}

/**
 * ichomp_board_set_mark_func:
 * @self: a board
 * @func: (nullable): returns how a tile stands out
 * @user_data: passed to @func; must live as long as @func is set
 *
 * Call it again whenever @func returns something else than before.
 */
void
ichomp_board_set_mark_func (IchompBoard *self, IchompTileMarkFunc func, gpointer user_data)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  self->grid.mark = func;
  self->grid.mark_data = user_data;
  update_appearances (self);
}

/**
 * ichomp_board_get_preview:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): the move that the person considers: the tile under the
 *   pointer or with the keyboard focus, whichever came last
 */
const SgMove *
ichomp_board_get_preview (IchompBoard *self)
{
  g_return_val_if_fail (ICHOMP_IS_BOARD (self), NULL);

  return ichomp_board_focus_get_preview (self->focus);
}

/**
 * ichomp_board_set_value_visible:
 * @self: a board
 * @quadrant: a quadrant
 * @visible: whether the value of @quadrant is shown somewhere
 *
 * The descriptions of tiles name values only if this or [property@Board:show-move-values] is set.
 */
void
ichomp_board_set_value_visible (IchompBoard *self, SgQuadrant quadrant, gboolean visible)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));
  g_return_if_fail (quadrant < SG_N_QUADRANTS);

  visible = !!visible;
  if (self->value_visible[quadrant] == visible)
    return;

  self->value_visible[quadrant] = visible;
  update_values (self);
}

/**
 * ichomp_board_set_compact:
 * @self: a board
 * @compact: whether it is a figure in a text: tiles fit the size of the text, and the board takes
 *   no more room than they need
 */
void
ichomp_board_set_compact (IchompBoard *self, gboolean compact)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (ICHOMP_IS_BOARD (self));

  self->grid.compact = !!compact;
  gtk_widget_set_hexpand (widget, !compact);
  gtk_widget_set_vexpand (widget, !compact);
  gtk_widget_queue_resize (widget);
}

/* @tile: the largest side of a tile of a compact board, in pixels, for every size of the text */
void
ichomp_board_set_natural_tile (IchompBoard *self, int tile)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  self->grid.natural_tile = tile;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * ichomp_board_set_shape:
 * @self: a board
 * @shape: the shape of the positions from now on, with a place for each of their tiles
 * @poisoned: whether the tile in the corner of a quadrant is poisoned
 *
 * Takes effect with the next call of ichomp_board_set_position (). A board that has been given no
 * shape shows all four quadrants of each position.
 */
void
ichomp_board_set_shape (IchompBoard *self, const IchompShape *shape, gboolean poisoned)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  self->grid.has_next = TRUE;
  self->grid.next_shape = *shape;
  self->grid.poisoned = poisoned;
}

/**
 * ichomp_board_set_shows_preview:
 * @self: a board
 * @shows_preview: whether to mark the tiles that the move under the pointer would take
 */
void
ichomp_board_set_shows_preview (IchompBoard *self, gboolean shows_preview)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  self->shows_preview = shows_preview;
  update_appearances (self);
}

/* At first a press chooses a tile at once. */
void
ichomp_board_set_select_first (IchompBoard *self, IchompSelectFirst select_first)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  ichomp_board_focus_set_select_first (self->focus, select_first);
}

void
ichomp_board_set_active (IchompBoard *self, gboolean active)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  active = !!active;
  if (self->active == active)
    return;

  self->active = active;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVE]);
}

/* Returns whether there is a tile at these coordinates of the board. */
gboolean
ichomp_board_find_tile (IchompBoard *self, double x, double y, SgMove *tile)
{
  IchompCell cell;

  g_return_val_if_fail (ICHOMP_IS_BOARD (self), FALSE);

  if (!ichomp_tile_grid_find_tile (&self->grid, x, y, &cell))
    return FALSE;

  return ichomp_shape_find_move (&self->grid.shape, &cell, tile);
}

/* Returns NULL if the position has no such tile. */
GtkWidget *
ichomp_board_get_tile (IchompBoard *self, const SgMove *move)
{
  IchompCell cell;

  g_return_val_if_fail (ICHOMP_IS_BOARD (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  if (self->grid.position == NULL || !ichomp_shape_has_place (&self->grid.shape, move)
      || !sg_position_has_tile (self->grid.position, move))
    return NULL;

  cell = ichomp_shape_get_cell (&self->grid.shape, move);
  return GTK_WIDGET (ichomp_tile_grid_get_tile (&self->grid, &cell));
}

/**
 * ichomp_board_set_cursor:
 * @self: a board
 * @tile: a tile
 *
 * The keyboard focus comes to @tile when it next comes to the board.
 */
void
ichomp_board_set_cursor (IchompBoard *self, const SgMove *tile)
{
  IchompCell cell;

  g_return_if_fail (ICHOMP_IS_BOARD (self));

  cell = ichomp_shape_get_cell (&self->grid.shape, tile);
  ichomp_board_focus_set_cursor (self->focus, &cell);
}

/* Fills the square that the board is given, with the gaps of the stage and without coordinates at
 * its edges; the board asks for no room of its own. */
void
ichomp_board_put_on_stage (IchompBoard *self)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  self->grid.on_stage = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
