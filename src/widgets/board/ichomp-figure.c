/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A board in a text, with tiles that stand out and the numbers of its position. It makes no move; a
 * tile under the pointer or with the focus shows what its move would do. */

#include "ichomp-figure.h"

#include "ichomp-board.h"
#include "widgets/kit/ichomp-center-layout.h"
#include "widgets/language/ichomp-local-language.h"

typedef struct
{
  SgMove tile;
  IchompTileAppearance appearance;
} Mark;

typedef struct
{
  GtkWidget *column;
  GtkWidget *board;

  IchompPositionNumbers *numbers; /* NULL if not asked for */
  GArray *marks;                  /* of Mark */
} IchompFigurePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (IchompFigure, ichomp_figure, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_TILE_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static IchompFigurePrivate *
get_private (IchompFigure *self)
{
  return ichomp_figure_get_instance_private (self);
}

static IchompTileAppearance
mark_tile (const SgMove *tile, gpointer user_data)
{
  const GArray *marks = user_data;
  IchompTileAppearance appearance = 0;

  for (guint i = 0; i < marks->len; i++)
    {
      const Mark *mark = &g_array_index (marks, Mark, i);

      if (sg_move_equal (tile, &mark->tile))
        appearance |= mark->appearance;
    }

  return appearance;
}

static void
show_marks (IchompFigure *self)
{
  IchompFigurePrivate *priv = get_private (self);

  ichomp_board_set_mark_func (ICHOMP_BOARD (priv->board), mark_tile, priv->marks);
}

static void
preview_changed_cb (IchompFigure *self)
{
  ICHOMP_FIGURE_GET_CLASS (self)->preview_changed (self);
}

static void
chosen_cb (IchompFigure *self, const SgMove *move)
{
  g_signal_emit (self, signals[SIGNAL_TILE_CHOSEN], 0, move);
}

static void
ichomp_figure_dispose (GObject *object)
{
  IchompFigurePrivate *priv = get_private (ICHOMP_FIGURE (object));

  /* The board may outlive the marks. */
  if (priv->board != NULL)
    ichomp_board_set_mark_func (ICHOMP_BOARD (priv->board), NULL, NULL);
  g_clear_object (&priv->board);
  g_clear_pointer (&priv->column, gtk_widget_unparent);
  g_clear_object (&priv->numbers);
  g_clear_pointer (&priv->marks, g_array_unref);

  G_OBJECT_CLASS (ichomp_figure_parent_class)->dispose (object);
}

static void
ichomp_figure_class_init (IchompFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_figure_dispose;

  /**
   * IchompFigure::tile-chosen:
   * @self: the figure
   * @tile: (type Sg.Move): the tile; valid until the signal has been handled
   *
   * A person chose a tile. The figure stays as it is.
   */
  signals[SIGNAL_TILE_CHOSEN] = g_signal_new ("tile-chosen", ICHOMP_TYPE_FIGURE, G_SIGNAL_RUN_LAST,
                                              0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "figure");
  gtk_widget_class_set_layout_manager_type (widget_class, ICHOMP_TYPE_CENTER_LAYOUT);
}

static void
ichomp_figure_init (IchompFigure *self)
{
  IchompFigurePrivate *priv = get_private (self);

  priv->marks = g_array_new (FALSE, FALSE, sizeof (Mark));
  priv->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (priv->column, "figure-column");
  gtk_widget_set_parent (priv->column, GTK_WIDGET (self));

  priv->board = g_object_ref_sink (ichomp_board_new ());
  ichomp_board_set_compact (ICHOMP_BOARD (priv->board), TRUE);
  ichomp_local_language_connect (priv->board, "chosen", G_CALLBACK (chosen_cb), self,
                                 G_CONNECT_SWAPPED);
  ichomp_local_language_connect (priv->board, "preview-changed", G_CALLBACK (preview_changed_cb),
                                 self, G_CONNECT_SWAPPED);
}

/* See ichomp_board_set_position (). */
void
ichomp_figure_show_position (IchompFigure *self,
                             SgPosition *position,
                             const SgMove *last_move,
                             SgPosition *before)
{
  g_return_if_fail (ICHOMP_IS_FIGURE (self));

  ICHOMP_FIGURE_GET_CLASS (self)->show_position (self, position, last_move, before);
}

GtkWidget *
ichomp_figure_get_board (IchompFigure *self)
{
  g_return_val_if_fail (ICHOMP_IS_FIGURE (self), NULL);

  return get_private (self)->board;
}

/* @mark: of ICHOMP_TILE_NAMED, ICHOMP_TILE_RIGHT and ICHOMP_TILE_WRONG; added to earlier marks */
void
ichomp_figure_mark (IchompFigure *self, const SgMove *tile, IchompTileAppearance mark)
{
  const Mark added = { *tile, mark };

  g_return_if_fail (ICHOMP_IS_FIGURE (self));

  g_array_append_val (get_private (self)->marks, added);
  show_marks (self);
}

void
ichomp_figure_clear_marks (IchompFigure *self)
{
  g_return_if_fail (ICHOMP_IS_FIGURE (self));

  g_array_set_size (get_private (self)->marks, 0);
  show_marks (self);
}

/* The board is shown in this column, or in a child of it. */
GtkWidget *
ichomp_figure_get_column (IchompFigure *self)
{
  g_return_val_if_fail (ICHOMP_IS_FIGURE (self), NULL);

  return get_private (self)->column;
}

/* Returns: (nullable): the numbers, if they are asked for and have been computed */
SgAnalysis *
ichomp_figure_get_analysis (IchompFigure *self)
{
  IchompPositionNumbers *numbers;

  g_return_val_if_fail (ICHOMP_IS_FIGURE (self), NULL);

  numbers = get_private (self)->numbers;
  return numbers != NULL ? ichomp_position_numbers_get_analysis (numbers) : NULL;
}

/* Asks for the numbers of @position, and no longer for those of another one. */
IchompPositionNumbers *
ichomp_figure_set_numbers_of (IchompFigure *self, SgPosition *position, SgRule rule)
{
  IchompFigurePrivate *priv;
  g_autoptr (IchompPositionNumbers) old = NULL;

  g_return_val_if_fail (ICHOMP_IS_FIGURE (self), NULL);

  priv = get_private (self);
  old = priv->numbers;
  if (old != NULL)
    g_signal_handlers_disconnect_by_data (old, self);
  priv->numbers = ichomp_position_numbers_get (position, rule);

  return priv->numbers;
}
