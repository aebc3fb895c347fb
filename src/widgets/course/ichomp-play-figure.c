/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A figure to play with: choosing a tile makes its move, for both players, and Reset brings the
 * position back. The numbers follow. */

#include "ichomp-play-figure.h"

#include <glib/gi18n.h>

#include "widgets/board/ichomp-board.h"
#include "widgets/board/ichomp-figure.h"
#include "widgets/board/ichomp-quadrant-figure.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-interactive-block.h"
#include "widgets/language/ichomp-local-language.h"
#include "game/words/ichomp-wording.h"

/* The moves, each as quadrant, row and column */
#define STATE_TYPE "a(uuu)"

struct _IchompPlayFigure
{
  GtkBox parent_instance;

  GtkWidget *figure;
  GtkWidget *reset_button;

  SgRule rule;
  SgPosition *start;
  GArray *moves; /* of SgMove */
};

static void ichomp_play_figure_interactive_block_init (IchompInteractiveBlockInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPlayFigure,
                               ichomp_play_figure,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_INTERACTIVE_BLOCK,
                                                      ichomp_play_figure_interactive_block_init))

static IchompBoard *
get_board (IchompPlayFigure *self)
{
  return ICHOMP_BOARD (
      ICHOMP_IS_FIGURE (self->figure)
          ? ichomp_figure_get_board (ICHOMP_FIGURE (self->figure))
          : ichomp_quadrant_figure_get_board (ICHOMP_QUADRANT_FIGURE (self->figure)));
}

static void
show_position (IchompPlayFigure *self,
               SgPosition *position,
               const SgMove *last_move,
               SgPosition *before)
{
  if (ICHOMP_IS_FIGURE (self->figure))
    ichomp_figure_show_position (ICHOMP_FIGURE (self->figure), position, last_move, before);
  else
    ichomp_quadrant_figure_show_position (ICHOMP_QUADRANT_FIGURE (self->figure), position,
                                          last_move, before);
  gtk_widget_set_sensitive (self->reset_button, self->moves->len > 0);
}

/* Returns how many tiles were taken; 0 for a move that cannot be made. */
static guint
play (IchompPlayFigure *self, const SgMove *move)
{
  g_autoptr (SgPosition) before = sg_position_ref (ichomp_board_get_position (get_board (self)));
  g_autoptr (SgPosition) after = NULL;
  const SgMove made = *move;
  guint n_taken;

  /* The poisoned tile ends the game. */
  if (!sg_position_has_tile (before, move)
      || (self->rule == SG_RULE_CHOMP && move->row == 0 && move->column == 0))
    return 0;

  n_taken = sg_position_count_taken (before, &made);
  after = sg_position_play (before, &made);
  g_array_append_val (self->moves, made);
  show_position (self, after, &made, before);
  return n_taken;
}

static void
chosen_cb (IchompPlayFigure *self, const SgMove *move)
{
  guint n_taken = play (self, move);
  g_autofree char *said = NULL;

  if (n_taken == 0)
    return;

  said = ichomp_wording_tile_taken (n_taken);
  ichomp_announce (GTK_WIDGET (self), said);
  ichomp_interactive_block_tell_changed (self);
}

static void
reset_clicked_cb (IchompPlayFigure *self)
{
  g_array_set_size (self->moves, 0);
  /* The button becomes insensitive. */
  gtk_widget_child_focus (GTK_WIDGET (get_board (self)), GTK_DIR_TAB_FORWARD);
  show_position (self, self->start, NULL, NULL);
  ichomp_interactive_block_tell_changed (self);
}

static GVariant *
ichomp_play_figure_save (IchompInteractiveBlock *block)
{
  IchompPlayFigure *self = ICHOMP_PLAY_FIGURE (block);
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (STATE_TYPE));

  for (guint i = 0; i < self->moves->len; i++)
    {
      const SgMove *move = &g_array_index (self->moves, SgMove, i);

      g_variant_builder_add (&builder, "(uuu)", (guint)move->quadrant, move->row, move->column);
    }

  return g_variant_builder_end (&builder);
}

static void
ichomp_play_figure_restore (IchompInteractiveBlock *block, GVariant *state)
{
  IchompPlayFigure *self = ICHOMP_PLAY_FIGURE (block);
  GVariantIter iter;
  guint quadrant;
  SgMove move;

  g_return_if_fail (g_variant_is_of_type (state, G_VARIANT_TYPE (STATE_TYPE)));

  g_array_set_size (self->moves, 0);
  show_position (self, self->start, NULL, NULL);
  g_variant_iter_init (&iter, state);
  while (g_variant_iter_next (&iter, "(uuu)", &quadrant, &move.row, &move.column))
    {
      move.quadrant = quadrant;
      play (self, &move);
    }
}

static void
ichomp_play_figure_interactive_block_init (IchompInteractiveBlockInterface *iface)
{
  iface->save = ichomp_play_figure_save;
  iface->restore = ichomp_play_figure_restore;
}

static void
ichomp_play_figure_finalize (GObject *object)
{
  IchompPlayFigure *self = ICHOMP_PLAY_FIGURE (object);

  g_clear_pointer (&self->start, sg_position_unref);
  g_array_unref (self->moves);

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
  self->moves = g_array_new (FALSE, FALSE, sizeof (SgMove));
  self->reset_button = gtk_button_new ();
  gtk_widget_set_halign (self->reset_button, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (self->reset_button, FALSE);
  ichomp_local_language_connect (self->reset_button, "clicked", G_CALLBACK (reset_clicked_cb), self,
                                 G_CONNECT_SWAPPED);
}

/**
 * ichomp_play_figure_new:
 * @figure: (type Widget): a figure of a position or of a quadrant
 * @rule: the rule under which it is played
 */
GtkWidget *
ichomp_play_figure_new (GtkWidget *figure, SgRule rule)
{
  IchompPlayFigure *self = g_object_new (ICHOMP_TYPE_PLAY_FIGURE, NULL);

  self->figure = figure;
  self->rule = rule;
  gtk_box_append (GTK_BOX (self), figure);
  gtk_box_append (GTK_BOX (self), self->reset_button);
  self->start = sg_position_ref (ichomp_board_get_position (get_board (self)));
  ichomp_local_language_connect (get_board (self), "chosen", G_CALLBACK (chosen_cb), self,
                                 G_CONNECT_SWAPPED);
  ichomp_play_figure_update_words (self);

  return GTK_WIDGET (self);
}

void
ichomp_play_figure_update_words (IchompPlayFigure *self)
{
  g_return_if_fail (ICHOMP_IS_PLAY_FIGURE (self));

  /* Translators: A button below a figure that can be played with: all tiles come back. */
  gtk_button_set_label (GTK_BUTTON (self->reset_button), C_ ("figure", "Reset"));
}

GtkWidget *
ichomp_play_figure_get_figure (IchompPlayFigure *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_FIGURE (self), NULL);

  return self->figure;
}
