/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A board shows a position and tells which tile a person chooses. It makes no move: whoever hears
 * of the choice sets the next position. While the pointer moves only appearances of tiles change. */

#include "ichomp-board.h"

#include <glib/gi18n.h>

#include "ichomp-board-focus.h"
#include "ichomp-board-keys.h"
#include "language/ichomp-local-language.h"
#include "ichomp-tile-grid.h"
#include "ichomp-tile-layout.h"
#include "ichomp-tile-values.h"

struct _IchompBoard
{
  GtkWidget parent_instance;

  IchompTileGrid grid;
  IchompBoardFocus *attention;
  IchompTileValues values;

  gboolean active;
  gboolean shows_preview;

  SgMove *announced; /* or NULL */
};

enum
{
  PROP_SHOW_MOVE_VALUES = 1,
  PROP_SHOW_COORDINATES,
  PROP_ACTIVE,
  N_PROPS,
};

enum
{
  CHOSEN,
  REJECTED,
  PREVIEW_CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (IchompBoard, ichomp_board, GTK_TYPE_WIDGET)

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
  const SgMove *preview =
      self->shows_preview ? ichomp_board_focus_get_preview (self->attention) : NULL;
  const SgMove *shown = self->announced != NULL ? self->announced : preview;
  SgMove ring;
  gboolean has_ring = ichomp_board_focus_find_ring (self->attention, &ring);

  ichomp_tile_grid_set_appearances (&self->grid, shown, self->announced != NULL,
                                    has_ring ? &ring : NULL);
}

static void
preview_changed_cb (IchompBoard *self)
{
  g_signal_emit (self, signals[PREVIEW_CHANGED], 0);
}

static void
update_values (IchompBoard *self)
{
  ichomp_tile_values_show (&self->values, &self->grid);
}

static void
tile_clicked_cb (IchompBoard *self, IchompTile *tile)
{
  SgMove move = *ichomp_tile_get_move (tile);

  if (self->active)
    {
      g_signal_emit (self, signals[CHOSEN], 0, &move);
      return;
    }

  gtk_widget_error_bell (GTK_WIDGET (self));
  g_signal_emit (self, signals[REJECTED], 0);
}

static gboolean
walk_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  int direction;
  gboolean to_end;

  g_variant_get (args, "(ib)", &direction, &to_end);
  if (!ichomp_board_focus_walk (ICHOMP_BOARD (widget)->attention, (GtkDirectionType)direction,
                                to_end))
    gtk_widget_error_bell (widget);

  return GDK_EVENT_STOP;
}

static void
set_show_move_values (IchompBoard *self, gboolean show_move_values)
{
  if (self->values.written == show_move_values)
    return;

  self->values.written = show_move_values;
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

static gboolean
ichomp_board_grab_focus (GtkWidget *widget)
{
  return ichomp_board_focus_grab_focus (ICHOMP_BOARD (widget)->attention);
}

static gboolean
ichomp_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return ichomp_board_focus_focus (ICHOMP_BOARD (widget)->attention, direction);
}

static void
ichomp_board_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_board_parent_class)->root (widget);
  ichomp_board_focus_root (ICHOMP_BOARD (widget)->attention);
}

static void
ichomp_board_unroot (GtkWidget *widget)
{
  ichomp_board_focus_unroot (ICHOMP_BOARD (widget)->attention);
  GTK_WIDGET_CLASS (ichomp_board_parent_class)->unroot (widget);
}

static void
ichomp_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ichomp_tile_grid_snapshot (&ICHOMP_BOARD (widget)->grid, snapshot);
}

/* The object */

static void
ichomp_board_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  IchompBoard *self = ICHOMP_BOARD (object);

  switch (prop_id)
    {
    case PROP_SHOW_MOVE_VALUES:
      g_value_set_boolean (value, self->values.written);
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
  g_clear_object (&self->attention);
  ichomp_tile_values_clear (&self->values);
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
  widget_class->root = ichomp_board_root;
  widget_class->unroot = ichomp_board_unroot;
  widget_class->grab_focus = ichomp_board_grab_focus;
  widget_class->focus = ichomp_board_focus;
  widget_class->snapshot = ichomp_board_snapshot;

  /**
   * IchompBoard:show-move-values:
   *
   * Whether each tile shows the value that its quadrant has after choosing it.
   */
  props[PROP_SHOW_MOVE_VALUES] =
      g_param_spec_boolean ("show-move-values", NULL, NULL, FALSE, flags);

  /**
   * IchompBoard:show-coordinates:
   *
   * Whether rows and columns are numbered along the edges, from the middle outwards.
   */
  props[PROP_SHOW_COORDINATES] =
      g_param_spec_boolean ("show-coordinates", NULL, NULL, FALSE, flags);

  /**
   * IchompBoard:active:
   *
   * Whether tiles can be chosen. On a board that is not active they have focus and preview all the
   * same.
   */
  props[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, TRUE, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompBoard::chosen:
   * @self: the board
   * @move: (type Sg.Move): the choice; valid until the signal has been handled
   *
   * A person has chosen a tile.
   */
  signals[CHOSEN] = g_signal_new ("chosen", ICHOMP_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * IchompBoard::rejected:
   * @self: the board
   *
   * A person has tried to choose a tile while the board is not active.
   */
  signals[REJECTED] = g_signal_new ("rejected", ICHOMP_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);

  /**
   * IchompBoard::preview-changed:
   * @self: the board
   *
   * [method@Board.get_preview] has another answer than before.
   */
  signals[PREVIEW_CHANGED] = g_signal_new ("preview-changed", ICHOMP_TYPE_BOARD, G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  ichomp_board_keys_bind (widget_class, walk_cb);
}

static void
ichomp_board_init (IchompBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->active = TRUE;
  self->shows_preview = TRUE;
  ichomp_tile_grid_init (&self->grid, widget);
  gtk_widget_set_layout_manager (widget, ichomp_tile_layout_new (&self->grid));
  self->attention = ichomp_board_focus_new (&self->grid);
  g_signal_connect_object (self->attention, "changed", G_CALLBACK (update_appearances), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->attention, "preview-changed", G_CALLBACK (preview_changed_cb),
                           self, G_CONNECT_SWAPPED);

  /* A board is a picture: it has no other side in a language written from right to left. */
  ichomp_local_language_keep_ltr (widget);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  ichomp_board_retranslate (self);
}

/**
 * ichomp_board_new:
 *
 * Returns: (transfer floating): a new board with nothing on it
 */
GtkWidget *
ichomp_board_new (void)
{
  return g_object_new (ICHOMP_TYPE_BOARD, NULL);
}

/**
 * ichomp_board_get_position:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): the position on show
 */
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
 * @last_move: (nullable): the move that led to it, to be marked
 * @before: (nullable): the position before @last_move; goes with it
 * @animate: whether the tiles that @last_move has taken fade out
 *
 * Shows a position. The tiles change at once; what fades is but a picture of them. There is no
 * animation where the desktop wants none. A move announced with [method@Board.mark] is forgotten.
 *
 * An analysis set earlier serves on for the quadrants that are the same in both positions.
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

  ichomp_board_focus_begin_change (self->attention);
  ichomp_tile_grid_set_position (&self->grid, position, last_move, before,
                                 G_CALLBACK (tile_clicked_cb));
  update_values (self);
  ichomp_board_focus_end_change (self->attention);

  if (animate)
    ichomp_tile_grid_animate (&self->grid);
}

/**
 * ichomp_board_set_analysis:
 * @self: a board
 * @analysis: (nullable): the numbers of the position on show
 *
 * Sets the numbers for [property@Board:show-move-values] and for the descriptions of tiles. Those of
 * another position count as far as it has the same diagrams.
 */
void
ichomp_board_set_analysis (IchompBoard *self, SgAnalysis *analysis)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  if (ichomp_tile_values_set_analysis (&self->values, analysis))
    update_values (self);
}

/**
 * ichomp_board_mark:
 * @self: a board
 * @move: (nullable): a move that is about to be made
 *
 * Marks the tiles that @move will take, in place of the preview, so that eyes can follow a move of
 * the computer.
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
 * @func: (nullable) (scope notified): says of each tile whether an explanation speaks of it
 * @user_data: passed to @func; has to be there as long as @func is set
 *
 * Lets tiles stand out or stand back. To be called again whenever what @func says has changed.
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
 * A tile under the pointer or with the keyboard focus, whichever came last, is a move the person
 * thinks of.
 *
 * Returns: (transfer none) (nullable): this move
 */
const SgMove *
ichomp_board_get_preview (IchompBoard *self)
{
  g_return_val_if_fail (ICHOMP_IS_BOARD (self), NULL);

  return ichomp_board_focus_get_preview (self->attention);
}

/**
 * ichomp_board_retranslate:
 * @self: a board
 *
 * Says everything anew that assistive technologies hear, and writes all numbers anew, in the language
 * of now.
 */
void
ichomp_board_retranslate (IchompBoard *self)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
      /* Translators: what a screen reader calls the board of the game */
      _ ("Board"), -1);
  ichomp_tile_grid_retranslate (&self->grid);
}

/**
 * ichomp_board_set_value_visible:
 * @self: a board
 * @quadrant: a quadrant
 * @visible: whether the value of @quadrant can be seen somewhere
 *
 * Lets the descriptions of the quadrant's tiles name values. Without this, and without
 * [property@Board:show-move-values], they keep silent about them.
 */
void
ichomp_board_set_value_visible (IchompBoard *self, SgQuadrant quadrant, gboolean visible)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));
  g_return_if_fail (quadrant < SG_N_QUADRANTS);

  visible = !!visible;
  if (self->values.seen[quadrant] == visible)
    return;

  self->values.seen[quadrant] = visible;
  update_values (self);
}

/**
 * ichomp_board_set_compact:
 * @self: a board
 * @compact: whether it is a figure in a text
 *
 * A compact board has tiles that go with the size of the text around it, and it does not want more
 * room than they need.
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

/**
 * ichomp_board_set_only:
 * @self: a board
 * @quadrant: the only quadrant to be shown, which needs room for a tile, or %SG_N_QUADRANTS for all
 * @poisoned: whether the tile in the corner of a quadrant is poisoned
 *
 * Says what a board is from the next position on: one quadrant alone is a game of its own, without the
 * rest of the board. To be followed by [method@Board.set_position].
 */
void
ichomp_board_set_only (IchompBoard *self, SgQuadrant quadrant, gboolean poisoned)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  self->grid.only = quadrant;
  self->grid.poisoned = poisoned;
}

/**
 * ichomp_board_set_shows_preview:
 * @self: a board
 * @shows_preview: whether to mark what the tile that a person points at would take
 *
 * What else a person can do with tiles is shown by a mark function.
 */
void
ichomp_board_set_shows_preview (IchompBoard *self, gboolean shows_preview)
{
  g_return_if_fail (ICHOMP_IS_BOARD (self));

  self->shows_preview = shows_preview;
  update_appearances (self);
}

/**
 * ichomp_board_set_active:
 * @self: a board
 * @active: whether tiles can be chosen
 *
 * Set it to %FALSE while it is not the person's turn.
 */
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

/**
 * ichomp_board_get_tile:
 * @self: a board
 * @move: the place of a tile
 *
 * Returns: (transfer none) (nullable): the tile, if the position on show has it
 */
GtkWidget *
ichomp_board_get_tile (IchompBoard *self, const SgMove *move)
{
  IchompCell cell;

  g_return_val_if_fail (ICHOMP_IS_BOARD (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  if (self->grid.position == NULL || !sg_position_has_tile (self->grid.position, move))
    return NULL;

  cell = ichomp_cell_from_move (&self->grid.size, move);
  return GTK_WIDGET (ichomp_tile_grid_get_tile (&self->grid, &cell));
}
