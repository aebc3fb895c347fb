/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A reply to a question: a tile, chosen on the board of a figure. A wrong tile is taken there, and
 * the move that refutes it is made, until another tile is chosen. In a test the chosen tile is only
 * marked. */

#include "ichomp-tile-reply.h"

#include <glib/gi18n.h>

#include "widgets/board/ichomp-board.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-feedback.h"
#include "widgets/language/ichomp-local-language.h"
#include "widgets/kit/ichomp-reply.h"
#include "game/words/ichomp-wording.h"

/* The field tried, as quadrant, row and column */
#define STATE_TYPE "a(uuu)"

struct _IchompTileReply
{
  GtkBox parent_instance;

  GtkWidget *figure;
  GtkWidget *refutation; /* a line with a button, while the figure shows a refutation */
  GtkWidget *refutation_label;
  GtkWidget *again_button;
  GtkWidget *feedback;
  SgPosition *position; /* of the question */

  IchompTileGoalFunc goal; /* NULL: the reply does not judge */
  IchompTileFeedbackFunc give_feedback;
  IchompTileRefuteFunc refute;
  gpointer user_data;
  GDestroyNotify destroy;

  GArray *tried; /* of SgMove: the chosen tiles, the last one at the end */
};

static void ichomp_tile_reply_reply_init (IchompReplyInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompTileReply,
                               ichomp_tile_reply,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_REPLY,
                                                      ichomp_tile_reply_reply_init))

/* Returns whether the tile is chosen for the first time. */
static gboolean
remember (IchompTileReply *self, const SgMove *tile)
{
  guint n_before = self->tried->len;

  for (guint i = 0; i < self->tried->len; i++)
    if (sg_move_equal (&g_array_index (self->tried, SgMove, i), tile))
      g_array_remove_index (self->tried, i);
  g_array_append_vals (self->tried, tile, 1);

  return self->tried->len > n_before;
}

/* Marks a wrong tile, or all right tiles as soon as one of them is found. */
static void
mark (IchompTileReply *self, const SgMove *tile, gboolean right)
{
  IchompFigure *figure = ICHOMP_FIGURE (self->figure);
  SgPosition *position = self->position;

  if (!right)
    {
      ichomp_figure_mark (figure, tile, ICHOMP_TILE_WRONG);
      return;
    }

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            const SgMove other = { q, row, column };

            if (self->goal (&other, self->user_data))
              ichomp_figure_mark (figure, &other, ICHOMP_TILE_RIGHT);
          }
    }
}

/* Shows the verdict on the last tile. Returns whether it is right. */
static gboolean
show_verdict (IchompTileReply *self)
{
  const SgMove *tile = &g_array_index (self->tried, SgMove, self->tried->len - 1);
  gboolean right = self->goal (tile, self->user_data);
  g_autofree char *words = self->give_feedback (tile, right, self->user_data);

  ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback),
                        right ? ICHOMP_VERDICT_RIGHT : ICHOMP_VERDICT_WRONG, words);
  return right;
}

/* Returns whether the tile is right. */
static gboolean
judge (IchompTileReply *self, const SgMove *tile)
{
  if (remember (self, tile))
    mark (self, tile, self->goal (tile, self->user_data));

  return show_verdict (self);
}

/* The refutation in the figure */

static void
set_refutation_words (IchompTileReply *self)
{
  gtk_label_set_label (GTK_LABEL (self->refutation_label),
                       /* Translators: Below a board on which a wrong move has been made. */
                       _ ("The marked tile is the other player’s reply, and wins."));
  /* Translators: A button that takes back a wrong move, so that the person can try another. */
  gtk_button_set_label (GTK_BUTTON (self->again_button), _ ("Try Again"));
}

static void
take_back (IchompTileReply *self)
{
  if (!gtk_widget_get_visible (self->refutation))
    return;

  gtk_widget_set_visible (self->refutation, FALSE);
  ichomp_figure_show_position (ICHOMP_FIGURE (self->figure), self->position, NULL, NULL);
}

static void
again_clicked_cb (IchompTileReply *self)
{
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (self->figure));

  take_back (self);
  gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD);
}

/* Returns whether there is a reply that shows why @tile is wrong. */
static gboolean
play_refutation (IchompTileReply *self, const SgMove *tile)
{
  g_autoptr (SgPosition) after = NULL;
  g_autoptr (SgPosition) refuted = NULL;
  SgMove reply;

  if (self->refute == NULL || !self->refute (tile, &reply, self->user_data))
    return FALSE;

  after = sg_position_play (self->position, tile);
  refuted = sg_position_play (after, &reply);
  gtk_widget_set_visible (self->refutation, TRUE);
  ichomp_figure_show_position (ICHOMP_FIGURE (self->figure), refuted, &reply, after);
  return TRUE;
}

static void
choose (IchompTileReply *self, const SgMove *tile)
{
  g_autofree char *name = ichomp_wording_tile (tile);

  g_array_set_size (self->tried, 0);
  g_array_append_vals (self->tried, tile, 1);
  ichomp_figure_clear_marks (ICHOMP_FIGURE (self->figure));
  ichomp_figure_mark (ICHOMP_FIGURE (self->figure), tile, ICHOMP_TILE_NAMED);
  ichomp_announce (GTK_WIDGET (self), name);
  ichomp_reply_tell_chosen (ICHOMP_REPLY (self));
}

static char *
ichomp_tile_reply_dup_answer (IchompReply *reply)
{
  IchompTileReply *self = ICHOMP_TILE_REPLY (reply);

  return self->tried->len > 0 ? sg_move_to_string (&g_array_index (self->tried, SgMove, 0)) : NULL;
}

/* A tile that is left after a refutation is an answer as before. */
static void
chosen_cb (IchompTileReply *self, const SgMove *chosen)
{
  const SgMove tile = *chosen;
  gboolean right;
  g_autofree char *words = NULL;
  g_autofree char *all = NULL;

  if (self->goal == NULL)
    {
      choose (self, &tile);
      return;
    }

  take_back (self);
  right = judge (self, &tile);
  words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (self->feedback));
  if (!right && play_refutation (self, &tile))
    all = ichomp_wording_join (words, gtk_label_get_label (GTK_LABEL (self->refutation_label)));
  ichomp_reply_tell_judged (ICHOMP_REPLY (self), all != NULL ? all : words);
  if (right)
    ichomp_reply_tell_found (ICHOMP_REPLY (self));
  else
    ichomp_reply_tell_missed (ICHOMP_REPLY (self));
}

static GVariant *
ichomp_tile_reply_save (IchompReply *reply)
{
  IchompTileReply *self = ICHOMP_TILE_REPLY (reply);
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (STATE_TYPE));

  for (guint i = 0; i < self->tried->len; i++)
    {
      const SgMove *tile = &g_array_index (self->tried, SgMove, i);

      g_variant_builder_add (&builder, "(uuu)", (guint)tile->quadrant, tile->row, tile->column);
    }

  return g_variant_builder_end (&builder);
}

static void
ichomp_tile_reply_restore (IchompReply *reply, GVariant *state)
{
  GVariantIter iter;
  guint quadrant;
  SgMove tile;

  g_return_if_fail (g_variant_is_of_type (state, G_VARIANT_TYPE (STATE_TYPE)));

  g_variant_iter_init (&iter, state);
  while (g_variant_iter_next (&iter, "(uuu)", &quadrant, &tile.row, &tile.column))
    {
      tile.quadrant = quadrant;
      judge (ICHOMP_TILE_REPLY (reply), &tile);
    }
}

static void
ichomp_tile_reply_reply_init (IchompReplyInterface *iface)
{
  iface->save = ichomp_tile_reply_save;
  iface->restore = ichomp_tile_reply_restore;
  iface->dup_answer = ichomp_tile_reply_dup_answer;
}

static void
ichomp_tile_reply_finalize (GObject *object)
{
  IchompTileReply *self = ICHOMP_TILE_REPLY (object);

  if (self->destroy != NULL)
    self->destroy (self->user_data);
  g_array_unref (self->tried);
  g_clear_pointer (&self->position, sg_position_unref);

  G_OBJECT_CLASS (ichomp_tile_reply_parent_class)->finalize (object);
}

static void
ichomp_tile_reply_class_init (IchompTileReplyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_tile_reply_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "reply");
}

static void
ichomp_tile_reply_init (IchompTileReply *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->tried = g_array_new (FALSE, FALSE, sizeof (SgMove));
}

static void
create_refutation (IchompTileReply *self)
{
  self->refutation = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->refutation_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->refutation_label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->refutation_label), 0);
  gtk_widget_set_hexpand (self->refutation_label, TRUE);
  self->again_button = gtk_button_new ();
  gtk_widget_set_valign (self->again_button, GTK_ALIGN_CENTER);
  ichomp_local_language_connect (self->again_button, "clicked", G_CALLBACK (again_clicked_cb), self,
                                 G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->refutation), self->refutation_label);
  gtk_box_append (GTK_BOX (self->refutation), self->again_button);
  gtk_widget_set_visible (self->refutation, FALSE);
  gtk_box_append (GTK_BOX (self), self->refutation);
  set_refutation_words (self);
}

/**
 * ichomp_tile_reply_new:
 * @figure: (type Figure): the figure with the tiles
 * @goal: returns whether a tile is right
 * @feedback: returns what to say to a tile
 * @refute: (nullable): finds the reply to a wrong tile
 * @destroy: (nullable): frees @user_data
 */
GtkWidget *
ichomp_tile_reply_new (GtkWidget *figure,
                       IchompTileGoalFunc goal,
                       IchompTileFeedbackFunc feedback,
                       IchompTileRefuteFunc refute,
                       gpointer user_data,
                       GDestroyNotify destroy)
{
  IchompTileReply *self = g_object_new (ICHOMP_TYPE_TILE_REPLY, NULL);

  self->figure = figure;
  self->goal = goal;
  self->give_feedback = feedback;
  self->refute = refute;
  self->position = sg_position_ref (
      ichomp_board_get_position (ICHOMP_BOARD (ichomp_figure_get_board (ICHOMP_FIGURE (figure)))));
  self->user_data = user_data;
  self->destroy = destroy;

  ichomp_local_language_connect (figure, "tile-chosen", G_CALLBACK (chosen_cb), self,
                                 G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), figure);
  create_refutation (self);
  self->feedback = ichomp_feedback_new ();
  gtk_box_append (GTK_BOX (self), self->feedback);

  return GTK_WIDGET (self);
}

/* For a test. */
GtkWidget *
ichomp_tile_reply_new_silent (GtkWidget *figure)
{
  return ichomp_tile_reply_new (figure, NULL, NULL, NULL, NULL, NULL);
}

/* Shows the feedback in the current language. */
void
ichomp_tile_reply_update_words (IchompTileReply *self)
{
  g_return_if_fail (ICHOMP_IS_TILE_REPLY (self));

  set_refutation_words (self);
  if (self->goal != NULL && self->tried->len > 0)
    show_verdict (self);
}
