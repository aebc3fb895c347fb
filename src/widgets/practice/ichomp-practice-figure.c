/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The tiles of an exercise, with the numbers that the exercise shows. */

#include "ichomp-practice-figure.h"

#include "widgets/board/ichomp-board.h"
#include "widgets/board/ichomp-position-figure.h"

/* The largest side of a tile, in pixels */
#define MAX_TILE 128

struct _IchompPracticeFigure
{
  GtkBox parent_instance;

  GtkWidget *figure;        /* or NULL */
  GtkWidget *board;         /* or NULL */
  IchompExercise *exercise; /* or NULL */
};

G_DEFINE_FINAL_TYPE (IchompPracticeFigure, ichomp_practice_figure, GTK_TYPE_BOX)

enum
{
  SIGNAL_TILE_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
chosen_cb (IchompPracticeFigure *self, const SgMove *tile)
{
  g_signal_emit (self, signals[SIGNAL_TILE_CHOSEN], 0, tile);
}

static void
ichomp_practice_figure_finalize (GObject *object)
{
  IchompPracticeFigure *self = ICHOMP_PRACTICE_FIGURE (object);

  g_clear_pointer (&self->exercise, ichomp_exercise_unref);

  G_OBJECT_CLASS (ichomp_practice_figure_parent_class)->finalize (object);
}

static void
ichomp_practice_figure_class_init (IchompPracticeFigureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_practice_figure_finalize;

  /* The tile is valid until the signal has been handled. */
  signals[SIGNAL_TILE_CHOSEN] =
      g_signal_new ("tile-chosen", ICHOMP_TYPE_PRACTICE_FIGURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "practice-figure");
}

static void
ichomp_practice_figure_init (IchompPracticeFigure *self)
{
}

static void
add_diagram (IchompPracticeFigure *self)
{
  SgBoard size = sg_position_get_board (ichomp_exercise_get_position (self->exercise));
  IchompShape shape;
  IchompBoard *board;

  self->board = self->figure = ichomp_board_new ();
  board = ICHOMP_BOARD (self->board);
  ichomp_board_set_compact (board, TRUE);
  ichomp_shape_init_quadrant (&shape, &size, ichomp_exercise_get_quadrant (self->exercise));
  ichomp_board_set_shape (board, &shape, FALSE);
  ichomp_board_set_position (board, ichomp_exercise_get_position (self->exercise), NULL, NULL,
                             FALSE);
  if ((ichomp_exercise_get_shown (self->exercise) & ICHOMP_EXERCISE_SHOWS_NUMBERS) != 0)
    {
      ichomp_board_set_analysis (board, ichomp_exercise_get_analysis (self->exercise));
      g_object_set (board, "show-move-values", TRUE, NULL);
    }
}

static void
add_position (IchompPracticeFigure *self)
{
  IchompExerciseShown shown = ichomp_exercise_get_shown (self->exercise);
  IchompFigureFlags flags = ICHOMP_FIGURE_NOTHING;

  if ((shown & ICHOMP_EXERCISE_SHOWS_VALUES) != 0)
    flags |= ICHOMP_FIGURE_VALUES | ICHOMP_FIGURE_BINARY | ICHOMP_FIGURE_SECRET;
  if ((shown & ICHOMP_EXERCISE_SHOWS_NUMBERS) != 0)
    flags |= ICHOMP_FIGURE_NUMBERS;

  self->figure =
      ichomp_position_figure_new (ichomp_exercise_get_position (self->exercise), flags, NULL, 0);
  self->board = ichomp_figure_get_board (ICHOMP_FIGURE (self->figure));
}

static void
add_figure (IchompPracticeFigure *self)
{
  if (ichomp_exercise_get_quadrant (self->exercise) < SG_N_QUADRANTS)
    add_diagram (self);
  else
    add_position (self);
  ichomp_board_set_natural_tile (ICHOMP_BOARD (self->board), MAX_TILE);
  g_signal_connect_object (self->board, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), self->figure);
}

/* Shows the tiles of @exercise. Without tiles the figure is hidden. */
void
ichomp_practice_figure_show (IchompPracticeFigure *self, IchompExercise *exercise)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_FIGURE (self));

  if (exercise != NULL)
    ichomp_exercise_ref (exercise);
  g_clear_pointer (&self->exercise, ichomp_exercise_unref);
  self->exercise = exercise;

  if (self->figure != NULL)
    gtk_box_remove (GTK_BOX (self), self->figure);
  self->figure = self->board = NULL;
  if (exercise != NULL && ichomp_exercise_get_position (exercise) != NULL)
    add_figure (self);
  gtk_widget_set_visible (GTK_WIDGET (self), self->figure != NULL);
}

/* Marks the tile of @answer, if it has one, until the next exercise. */
void
ichomp_practice_figure_mark_wrong (IchompPracticeFigure *self, const IchompAnswer *answer)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_FIGURE (self));
  g_return_if_fail (self->exercise != NULL);

  if (answer->form == ICHOMP_ANSWER_TILE)
    ichomp_figure_mark (ICHOMP_FIGURE (self->figure), &answer->tile, ICHOMP_TILE_WRONG);
}

/* Marks the tiles that are right answers. */
void
ichomp_practice_figure_mark_answers (IchompPracticeFigure *self)
{
  SgAnalysis *analysis;

  g_return_if_fail (ICHOMP_IS_PRACTICE_FIGURE (self));

  if (self->exercise == NULL || ichomp_exercise_get_form (self->exercise) != ICHOMP_ANSWER_TILE)
    return;

  analysis = ichomp_exercise_get_analysis (self->exercise);
  for (guint i = 0; i < sg_analysis_get_n_winning_moves (analysis); i++)
    ichomp_figure_mark (ICHOMP_FIGURE (self->figure), sg_analysis_get_winning_move (analysis, i),
                        ICHOMP_TILE_NAMED | ICHOMP_TILE_RIGHT);
}

GtkWidget *
ichomp_practice_figure_get_board (IchompPracticeFigure *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE_FIGURE (self), NULL);

  return self->board;
}
