/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A reply to a question: a tile, chosen on the board of a figure. A wrong tile is taken there, and
 * the move that refutes it is made, until another tile is chosen. In a test the chosen tile is only
 * marked. */

#include "ichomp-tile-reply.h"

#include <glib/gi18n.h>

#include "game/course/ichomp-lesson-question.h"
#include "ichomp-lesson-text.h"
#include "widgets/board/ichomp-board.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-feedback.h"
#include "widgets/language/ichomp-local-language.h"
#include "game/words/ichomp-wording.h"

struct _IchompTileReply
{
  GtkBox parent_instance;

  GtkWidget *figure;
  GtkWidget *refutation; /* a line with a button, while the figure shows a refutation */
  GtkWidget *refutation_label;
  GtkWidget *again_button;
  GtkWidget *feedback;
  IchompTileAnswer *answer; /* NULL in a test */
  IchompTestRun *run;       /* the test, or NULL */
};

G_DEFINE_FINAL_TYPE (IchompTileReply, ichomp_tile_reply, GTK_TYPE_BOX)

/* Marks a wrong tile, or all right tiles as soon as one of them is found. */
static void
mark (IchompTileReply *self, const SgMove *tile)
{
  IchompFigure *figure = ICHOMP_FIGURE (self->figure);

  if (!ichomp_tile_answer_is_right (self->answer, tile))
    {
      ichomp_figure_mark (figure, tile, ICHOMP_TILE_WRONG);
      return;
    }

  SG_FOREACH_MOVE (other, ichomp_tile_answer_get_position (self->answer))
    if (ichomp_tile_answer_is_right (self->answer, &other))
      ichomp_figure_mark (figure, &other, ICHOMP_TILE_RIGHT);
}

/* What the author says to a tile. */
static char *
dup_reason (IchompTileReply *self, const SgMove *tile)
{
  const IchompLessonBlock *block = ichomp_block_state_get_block (self->answer);

  return ichomp_lesson_text_dup_markup (
      ichomp_tile_answer_is_right (self->answer, tile)
          ? ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_WHY)
          : ichomp_lesson_question_find_wrong_tile (block, tile));
}

/* Shows the verdict on the last tile. */
static void
show_verdict (IchompTileReply *self)
{
  guint n_tried;
  const SgMove *tried = ichomp_tile_answer_get_tried (self->answer, &n_tried);
  g_autofree char *reason = NULL;

  if (n_tried == 0)
    return;

  reason = dup_reason (self, &tried[n_tried - 1]);
  ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback),
                        ichomp_tile_answer_is_right (self->answer, &tried[n_tried - 1])
                            ? ICHOMP_VERDICT_RIGHT
                            : ICHOMP_VERDICT_WRONG,
                        reason);
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
again_clicked_cb (IchompTileReply *self)
{
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (self->figure));

  ichomp_tile_answer_take_back (self->answer);
  gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD);
}

/* Shows the reply that wins after the last tile, or the position of the question. */
static void
show_refutation (IchompTileReply *self)
{
  SgPosition *position = ichomp_tile_answer_get_position (self->answer);
  gboolean was_refuted = gtk_widget_get_visible (self->refutation);
  g_autoptr (SgPosition) after = NULL;
  g_autoptr (SgPosition) refuted = NULL;
  guint n_tried;
  const SgMove *tried = ichomp_tile_answer_get_tried (self->answer, &n_tried);
  SgMove reply;
  gboolean is_refuted = ichomp_tile_answer_get_refutation (self->answer, &reply);

  gtk_widget_set_visible (self->refutation, is_refuted);
  if (was_refuted)
    ichomp_figure_show_position (ICHOMP_FIGURE (self->figure), position, NULL, NULL);
  if (!is_refuted)
    return;

  after = sg_position_play (position, &tried[n_tried - 1]);
  refuted = sg_position_play (after, &reply);
  ichomp_figure_show_position (ICHOMP_FIGURE (self->figure), refuted, &reply, after);
}

static void
show_answer (IchompTileReply *self)
{
  guint n_tried;
  const SgMove *tried = ichomp_tile_answer_get_tried (self->answer, &n_tried);

  for (guint i = 0; i < n_tried; i++)
    mark (self, &tried[i]);
  show_verdict (self);
  show_refutation (self);
}

/* In a test */
static void
show_draft (IchompTileReply *self)
{
  const char *draft = ichomp_test_run_get_draft (self->run);
  SgMove tile;

  ichomp_figure_clear_marks (ICHOMP_FIGURE (self->figure));
  if (draft != NULL && sg_move_parse (draft, &tile, NULL))
    ichomp_figure_mark (ICHOMP_FIGURE (self->figure), &tile, ICHOMP_TILE_NAMED);
}

static void
choose (IchompTileReply *self, const SgMove *tile)
{
  g_autofree char *name = ichomp_wording_tile (tile);
  g_autofree char *draft = sg_move_to_string (tile);

  ichomp_test_run_set_draft (self->run, draft);
  ichomp_announce (GTK_WIDGET (self), name);
}

/* A tile that is left after a refutation is an answer as before. */
static void
chosen_cb (IchompTileReply *self, const SgMove *chosen)
{
  const SgMove tile = *chosen;
  g_autofree char *words = NULL;
  g_autofree char *all = NULL;
  SgMove reply;

  if (self->answer == NULL)
    {
      choose (self, &tile);
      return;
    }

  ichomp_tile_answer_try (self->answer, &tile);
  words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (self->feedback));
  if (ichomp_tile_answer_get_refutation (self->answer, &reply))
    all = ichomp_wording_join (words, gtk_label_get_label (GTK_LABEL (self->refutation_label)));
  ichomp_announce (GTK_WIDGET (self), all != NULL ? all : words);
}

static void
ichomp_tile_reply_finalize (GObject *object)
{
  IchompTileReply *self = ICHOMP_TILE_REPLY (object);

  g_clear_object (&self->answer);
  g_clear_object (&self->run);

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

static IchompTileReply *
create (GtkWidget *figure)
{
  IchompTileReply *self = g_object_new (ICHOMP_TYPE_TILE_REPLY, NULL);

  self->figure = figure;
  ichomp_local_language_connect (figure, "tile-chosen", G_CALLBACK (chosen_cb), self,
                                 G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), figure);
  create_refutation (self);
  self->feedback = ichomp_feedback_new ();
  gtk_box_append (GTK_BOX (self), self->feedback);

  return self;
}

/**
 * ichomp_tile_reply_new:
 * @answer: the answer to a question of a lesson
 * @figure: (type Figure): the figure with the tiles
 */
GtkWidget *
ichomp_tile_reply_new (IchompTileAnswer *answer, GtkWidget *figure)
{
  IchompTileReply *self = create (figure);

  self->answer = g_object_ref (answer);
  show_answer (self);
  ichomp_local_language_connect (answer, "changed", G_CALLBACK (show_answer), self,
                                 G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/* For a test. */
GtkWidget *
ichomp_tile_reply_new_silent (IchompTestRun *run, GtkWidget *figure)
{
  IchompTileReply *self = create (figure);

  self->run = g_object_ref (run);
  show_draft (self);
  ichomp_local_language_connect (run, "draft-changed", G_CALLBACK (show_draft), self,
                                 G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
