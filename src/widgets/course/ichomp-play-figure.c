/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A figure to play with: choosing a tile makes its move, for both players, and Reset brings the
 * position back. The numbers follow. */

#include "ichomp-play-figure.h"

#include <glib/gi18n.h>

#include "widgets/board/ichomp-board.h"
#include "widgets/board/ichomp-figure.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/language/ichomp-local-language.h"
#include "game/words/ichomp-wording.h"

struct _IchompPlayFigure
{
  GtkBox parent_instance;

  IchompFigure *figure;
  GtkWidget *reset_button;

  IchompFigurePlay *play;
};

G_DEFINE_FINAL_TYPE (IchompPlayFigure, ichomp_play_figure, GTK_TYPE_BOX)

static IchompBoard *
get_board (IchompPlayFigure *self)
{
  return ICHOMP_BOARD (ichomp_figure_get_board (self->figure));
}

static void
show_position (IchompPlayFigure *self)
{
  SgPosition *position = ichomp_figure_play_get_position (self->play);
  SgPosition *before = ichomp_figure_play_get_before (self->play);
  const SgMove *last_move = ichomp_figure_play_get_last_move (self->play);

  ichomp_figure_show_position (self->figure, position, last_move, before);
  gtk_widget_set_sensitive (self->reset_button, last_move != NULL);
}

static void
chosen_cb (IchompPlayFigure *self, const SgMove *move)
{
  guint n_taken = ichomp_figure_play_play (self->play, move);
  g_autofree char *said = NULL;

  if (n_taken == 0)
    return;

  said = ichomp_wording_tile_taken (n_taken);
  ichomp_announce (GTK_WIDGET (self), said);
}

static void
reset_clicked_cb (IchompPlayFigure *self)
{
  /* The button becomes insensitive. */
  gtk_widget_child_focus (GTK_WIDGET (get_board (self)), GTK_DIR_TAB_FORWARD);
  ichomp_figure_play_reset (self->play);
}

static void
ichomp_play_figure_finalize (GObject *object)
{
  g_clear_object (&ICHOMP_PLAY_FIGURE (object)->play);

  G_OBJECT_CLASS (ichomp_play_figure_parent_class)->finalize (object);
}

static void
ichomp_play_figure_class_init (IchompPlayFigureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_play_figure_finalize;
}

static void
ichomp_play_figure_init (IchompPlayFigure *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->reset_button = gtk_button_new ();
  gtk_widget_set_halign (self->reset_button, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (self->reset_button, FALSE);
  ichomp_local_language_connect (self->reset_button, "clicked", G_CALLBACK (reset_clicked_cb), self,
                                 G_CONNECT_SWAPPED);
}

/**
 * ichomp_play_figure_new:
 * @figure: (type Figure): the figure
 * @play: the moves that are made in it
 */
GtkWidget *
ichomp_play_figure_new (GtkWidget *figure, IchompFigurePlay *play)
{
  IchompPlayFigure *self = g_object_new (ICHOMP_TYPE_PLAY_FIGURE, NULL);

  self->figure = ICHOMP_FIGURE (figure);
  self->play = g_object_ref (play);
  gtk_box_append (GTK_BOX (self), figure);
  gtk_box_append (GTK_BOX (self), self->reset_button);
  ichomp_figure_play_begin (play, ichomp_board_get_position (get_board (self)));
  if (ichomp_figure_play_get_n_moves (play) > 0)
    show_position (self);
  ichomp_local_language_connect (play, "changed", G_CALLBACK (show_position), self,
                                 G_CONNECT_SWAPPED);
  ichomp_local_language_connect (figure, "tile-chosen", G_CALLBACK (chosen_cb), self,
                                 G_CONNECT_SWAPPED);
  /* Translators: A button below a figure that can be played with: all tiles come back. */
  gtk_button_set_label (GTK_BUTTON (self->reset_button), C_ ("figure", "Reset"));

  return GTK_WIDGET (self);
}
