/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keyboard and pointer focus of a board. The tile that a person considers is the one under the
 * pointer or the one to which keys have moved the focus, whichever came last. Also keeps the focus
 * on a tile while tiles come and go: to a tile that has got it that way, nobody has pointed. */

#include "ichomp-board-focus.h"

#include <math.h>

#include "ichomp-board-walk.h"

struct _IchompBoardFocus
{
  GObject parent_instance;

  IchompTileGrid *grid; /* borrowed: the board has both */
  GtkRoot *root;        /* borrowed: while the board is in it */

  IchompShape shape;
  IchompCell cursor; /* where the focus is, or comes back to */
  gboolean focus_inside;
  gboolean focus_shown; /* it came by key: it has a ring */
  gboolean focus_moved; /* to this tile, by key: it counts for the preview */

  gboolean changing; /* tiles are being replaced: emit nothing */
  gboolean was_inside;
  gboolean was_shown;

  gboolean pointer_inside;
  gboolean pointer_last; /* the pointer moved later than the focus */
  double x;
  double y;
  double window_x; /* in the window, where an event has last found it; NAN: none has */
  double window_y;

  IchompSelectFirst select_first;
  gboolean has_selected; /* by a press that did not choose it */
  IchompCell selected;

  gboolean has_preview;
  SgMove preview;
  guint idle; /* updates after the layout of the window; or 0 */
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_PREVIEW_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (IchompBoardFocus, ichomp_board_focus, G_TYPE_OBJECT)

/* The tile under the pointer or, where no pointer is, as on a touch screen, the one that is
 * selected. */
static gboolean
find_pointed (IchompBoardFocus *self, SgMove *move)
{
  IchompCell cell;

  if (!self->pointer_inside || !ichomp_tile_grid_find_tile (self->grid, self->x, self->y, &cell))
    {
      if (!self->has_selected || !ichomp_tile_grid_has_tile (self->grid, &self->selected))
        return FALSE;
      cell = self->selected;
    }

  return ichomp_shape_find_move (&self->grid->shape, &cell, move);
}

/* Returns whether a tile has a focus ring. */
gboolean
ichomp_board_focus_find_ring (IchompBoardFocus *self, SgMove *tile)
{
  return self->focus_inside && self->focus_shown
         && ichomp_tile_grid_has_tile (self->grid, &self->cursor)
         && ichomp_shape_find_move (&self->grid->shape, &self->cursor, tile);
}

static gboolean
find_reached (IchompBoardFocus *self, SgMove *move)
{
  return self->focus_moved && ichomp_board_focus_find_ring (self, move);
}

/* Where a ring came later than the pointer, a pointer at rest counts for nothing: the space bar
 * takes the tile with the ring. */
static gboolean
find_preview (IchompBoardFocus *self, SgMove *move)
{
  if (self->pointer_last)
    return find_pointed (self, move) || find_reached (self, move);
  if (ichomp_board_focus_find_ring (self, move))
    return self->focus_moved;

  return find_pointed (self, move);
}

static gboolean
is_being_laid_out (IchompBoardFocus *self)
{
  GtkNative *native = gtk_widget_get_native (self->grid->widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  GSignalInvocationHint *hint = surface != NULL ? g_signal_get_invocation_hint (surface) : NULL;

  return hint != NULL && hint->signal_id == g_signal_lookup ("layout", GDK_TYPE_SURFACE);
}

static gboolean idle_cb (gpointer user_data);

/* A scroll bar that a layout has hidden under the pointer may leave the pointer to a tile. What
 * follows from a preview changes the size of texts, which this layout would not see. */
static void
update (IchompBoardFocus *self)
{
  SgMove preview = { 0 };
  gboolean has_preview;
  gboolean changed;

  if (self->changing)
    return;
  if (is_being_laid_out (self))
    {
      if (self->idle == 0)
        self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, idle_cb, self, NULL);
      return;
    }

  has_preview = find_preview (self, &preview);
  changed = has_preview != self->has_preview
            || (has_preview && !sg_move_equal (&preview, &self->preview));
  self->has_preview = has_preview;
  self->preview = preview;

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (changed)
    g_signal_emit (self, signals[SIGNAL_PREVIEW_CHANGED], 0);
}

static gboolean
idle_cb (gpointer user_data)
{
  IchompBoardFocus *self = user_data;

  self->idle = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* Returns NULL or the tile that the person considers, valid until the next change. */
const SgMove *
ichomp_board_focus_get_preview (IchompBoardFocus *self)
{
  return self->has_preview ? &self->preview : NULL;
}

/* The focus */

static gboolean
focus_cell (IchompBoardFocus *self, const IchompCell *cell)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ichomp_tile_grid_get_tile (self->grid, cell)));
}

static void
focus_widget_changed_cb (IchompBoardFocus *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  self->focus_inside = focus != NULL && gtk_widget_get_parent (focus) == self->grid->widget;
  if (self->focus_inside)
    self->cursor =
        ichomp_shape_get_cell (&self->grid->shape, ichomp_tile_get_move (ICHOMP_TILE (focus)));
  else
    self->focus_shown = self->focus_moved = FALSE;

  update (self);
}

/* GTK hides the focus after some seconds without a key. Here it stays while a person thinks. */
static void
show_focus (IchompBoardFocus *self)
{
  self->focus_shown = TRUE;
  self->pointer_last = FALSE;
  self->has_selected = FALSE;
  update (self);
}

/* Call it when the board has got a root. */
void
ichomp_board_focus_root (IchompBoardFocus *self)
{
  self->root = gtk_widget_get_root (self->grid->widget);
  g_signal_connect_object (self->root, "notify::focus-widget", G_CALLBACK (focus_widget_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

/* Call it before the board loses its root. */
void
ichomp_board_focus_unroot (IchompBoardFocus *self)
{
  g_signal_handlers_disconnect_by_func (self->root, focus_widget_changed_cb, self);
  g_clear_handle_id (&self->idle, g_source_remove);
  self->root = NULL;
  self->focus_inside = FALSE;
  self->focus_shown = FALSE;
  self->focus_moved = FALSE;
  self->pointer_inside = FALSE;
}

/* Gives the focus to the tile that had it last, or to the one nearest to its place. Returns whether
 * a tile took it. */
gboolean
ichomp_board_focus_grab_focus (IchompBoardFocus *self)
{
  IchompCell cell;

  if (ichomp_tile_grid_is_empty (self->grid))
    return FALSE;

  /* A number that was being typed takes effect when its entry loses the focus, and may change the
   * board: GTK would focus a tile that is gone. */
  if (!self->focus_inside && self->root != NULL)
    gtk_root_set_focus (self->root, NULL);
  if (ichomp_tile_grid_is_empty (self->grid)
      || !ichomp_board_walk_find_nearest (&self->grid->shape, self->grid->position, &self->cursor,
                                          &cell))
    return FALSE;

  return focus_cell (self, &cell);
}

/* The focus comes to @cell when it next comes to the board, or to the nearest tile. */
void
ichomp_board_focus_set_cursor (IchompBoardFocus *self, const IchompCell *cell)
{
  self->cursor = *cell;
}

/* Moves the focus to the next or the last tile that way. Returns whether there is one. */
gboolean
ichomp_board_focus_walk (IchompBoardFocus *self, GtkDirectionType direction, gboolean to_end)
{
  const IchompShape *shape = &self->grid->shape;
  SgPosition *position = self->grid->position;
  IchompCell cell;
  gboolean found;

  if (!self->focus_inside || ichomp_tile_grid_is_empty (self->grid))
    return FALSE;

  found = to_end ? ichomp_board_walk_jump (shape, position, &self->cursor, direction, &cell)
                 : ichomp_board_walk_step (shape, position, &self->cursor, direction, &cell);
  if (found)
    focus_cell (self, &cell);
  self->focus_moved = TRUE;
  show_focus (self);

  return found;
}

/* The board's GtkWidgetClass.focus (): one stop for Tab. */
gboolean
ichomp_board_focus_focus (IchompBoardFocus *self, GtkDirectionType direction)
{
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (self->focus_inside)
    return !is_tab && ichomp_board_focus_walk (self, direction, FALSE);

  if (!ichomp_board_focus_grab_focus (self))
    return FALSE;

  /* Focus set while the window opens is no user action: show no ring. */
  if (GTK_IS_WINDOW (self->root) && gtk_window_is_active (GTK_WINDOW (self->root)))
    show_focus (self);

  return TRUE;
}

/* Call it before tiles are replaced. No signal is emitted until ichomp_board_focus_end_change
 * (). */
void
ichomp_board_focus_begin_change (IchompBoardFocus *self)
{
  self->changing = TRUE;
  self->has_selected = FALSE;
  self->was_inside = self->focus_inside;
  self->was_shown = self->focus_shown;
}

/* Call it after new tiles are shown and before old ones are hidden. If the tile with the focus
 * goes, the nearest one gets it; if none is left, the next widget. @by_move: a move has led to
 * them, so a person still considers the tile to which the focus was moved. */
void
ichomp_board_focus_end_change (IchompBoardFocus *self, gboolean by_move)
{
  if (!by_move || !ichomp_tile_grid_has_tile (self->grid, &self->cursor))
    self->focus_moved = FALSE;

  if (!ichomp_shape_equal (&self->shape, &self->grid->shape))
    {
      self->shape = self->grid->shape;
      self->cursor = (IchompCell){ 0 };
      ichomp_board_walk_find_first (&self->shape, self->grid->position, &self->cursor);
    }

  if (self->was_inside
      && (!self->focus_inside || !ichomp_tile_grid_has_tile (self->grid, &self->cursor)))
    {
      if (ichomp_board_focus_grab_focus (self))
        self->focus_shown = self->was_shown;
      else if (self->focus_inside)
        gtk_widget_child_focus (GTK_WIDGET (self->root), GTK_DIR_TAB_FORWARD);
    }

  self->changing = FALSE;
  update (self);
}

/* The pointer */

/* In the window: the board may move under a pointer at rest. */
static void
find_window_position (IchompBoardFocus *self,
                      double x,
                      double y,
                      double *window_x,
                      double *window_y)
{
  graphene_point_t position = GRAPHENE_POINT_INIT ((float)x, (float)y);

  g_return_if_fail (self->root != NULL);

  if (!gtk_widget_compute_point (self->grid->widget, GTK_WIDGET (self->root), &position, &position))
    return;

  *window_x = (double)position.x;
  *window_y = (double)position.y;
}

static void
pointer_moved_cb (IchompBoardFocus *self, double x, double y)
{
  double window_x = x;
  double window_y = y;

  find_window_position (self, x, y, &window_x, &window_y);
  if (!G_APPROX_VALUE (window_x, self->window_x, 0.01)
      || !G_APPROX_VALUE (window_y, self->window_y, 0.01))
    self->pointer_last = TRUE;

  self->pointer_inside = TRUE;
  self->x = x;
  self->y = y;
  self->window_x = window_x;
  self->window_y = window_y;
  update (self);
}

/* The first position is no movement: the window may have appeared under a pointer at rest. */
static void
pointer_entered_cb (IchompBoardFocus *self, double x, double y)
{
  if (isnan (self->window_x))
    find_window_position (self, x, y, &self->window_x, &self->window_y);

  pointer_moved_cb (self, x, y);
}

static void
pointer_left_cb (IchompBoardFocus *self)
{
  self->pointer_inside = FALSE;
  update (self);
}

static gboolean
is_touch (GtkGesture *gesture)
{
  GdkEventSequence *sequence =
      gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture));
  GdkEvent *event = gtk_gesture_get_last_event (gesture, sequence);

  return event != NULL
         && (gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN
             || gdk_device_get_source (gdk_event_get_device (event)) == GDK_SOURCE_TOUCHSCREEN);
}

/* Returns whether the press only selects. */
static gboolean
select_tile (IchompBoardFocus *self, GtkGesture *gesture, const IchompCell *cell)
{
  gboolean is_selected = self->has_selected && self->selected.column == cell->column
                         && self->selected.row == cell->row;
  gboolean asks = self->select_first == ICHOMP_SELECT_FIRST_ALWAYS
                  || (self->select_first == ICHOMP_SELECT_FIRST_TOUCH && is_touch (gesture));

  self->has_selected = asks && !is_selected;
  self->selected = *cell;
  return self->has_selected;
}

/* The keyboard continues where the pointer was last. */
static void
pressed_cb (IchompBoardFocus *self, int n_press, double x, double y, GtkGesture *gesture)
{
  IchompCell cell;

  self->focus_shown = FALSE;
  self->focus_moved = FALSE;

  if (ichomp_tile_grid_find_tile (self->grid, x, y, &cell))
    {
      self->cursor = cell;
      if (self->focus_inside)
        focus_cell (self, &cell);

      /* The tile under the press does not hear of it. */
      if (select_tile (self, gesture, &cell))
        gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    }
  else
    {
      self->has_selected = FALSE;
    }

  self->pointer_last = TRUE;
  update (self);
}

void
ichomp_board_focus_set_select_first (IchompBoardFocus *self, IchompSelectFirst select_first)
{
  self->select_first = select_first;
}

/* The object */

static void
ichomp_board_focus_class_init (IchompBoardFocusClass *klass)
{
  /* Ring or preview may have changed. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ICHOMP_TYPE_BOARD_FOCUS, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The preview has changed. Comes after "changed". */
  signals[SIGNAL_PREVIEW_CHANGED] =
      g_signal_new ("preview-changed", ICHOMP_TYPE_BOARD_FOCUS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);
}

static void
ichomp_board_focus_init (IchompBoardFocus *self)
{
  self->window_x = NAN;
}

/* @grid must outlive the new object. */
IchompBoardFocus *
ichomp_board_focus_new (IchompTileGrid *grid)
{
  IchompBoardFocus *self = g_object_new (ICHOMP_TYPE_BOARD_FOCUS, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  self->grid = grid;

  g_signal_connect_object (motion, "enter", G_CALLBACK (pointer_entered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (pointer_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (grid->widget, motion);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  g_signal_connect_object (press, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (grid->widget, GTK_EVENT_CONTROLLER (press));

  return self;
}
