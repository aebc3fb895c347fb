/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of a finished game, over the empty board: who won, the one sentence that matters, the
 * turning point as two pictures, and what can come next. What the settings hide is hidden here
 * too. */

#include "ichomp-result-card.h"

#include <glib/gi18n.h>

#include "game/history/ichomp-history-wording.h"
#include "widgets/board/ichomp-board-picture.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-wrap-layout.h"
#include "game/storage/ichomp-preset.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

struct _IchompResultCard
{
  GtkBox parent_instance;

  GtkWidget *result_label;
  GtkWidget *conclusion_label;
  GtkWidget *turning_point;
  GtkWidget *made_picture;
  GtkWidget *better_picture;
  GtkWidget *again_button;
  GtkWidget *why_button;
  GtkWidget *trainer_button;
  GtkWidget *level_button;
};

G_DEFINE_FINAL_TYPE (IchompResultCard, ichomp_result_card, GTK_TYPE_BOX)

static gboolean
ichomp_result_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ICHOMP_RESULT_CARD (widget)->again_button);
}

static void
ichomp_result_card_hide (GtkWidget *widget)
{
  gtk_widget_remove_css_class (widget, "fresh");
  GTK_WIDGET_CLASS (ichomp_result_card_parent_class)->hide (widget);
}

static void
ichomp_result_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_RESULT_CARD);

  G_OBJECT_CLASS (ichomp_result_card_parent_class)->dispose (object);
}

static void
ichomp_result_card_class_init (IchompResultCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_result_card_dispose;
  widget_class->grab_focus = ichomp_result_card_grab_focus;
  widget_class->hide = ichomp_result_card_hide;

  g_type_ensure (ICHOMP_TYPE_BOARD_PICTURE);
  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  g_type_ensure (ICHOMP_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-result-card.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompResultCard, result_label);
  gtk_widget_class_bind_template_child (widget_class, IchompResultCard, conclusion_label);
  gtk_widget_class_bind_template_child (widget_class, IchompResultCard, turning_point);
  gtk_widget_class_bind_template_child (widget_class, IchompResultCard, made_picture);
  gtk_widget_class_bind_template_child (widget_class, IchompResultCard, better_picture);
  gtk_widget_class_bind_template_child (widget_class, IchompResultCard, again_button);
  gtk_widget_class_bind_template_child (widget_class, IchompResultCard, why_button);
  gtk_widget_class_bind_template_child (widget_class, IchompResultCard, trainer_button);
  gtk_widget_class_bind_template_child (widget_class, IchompResultCard, level_button);
}

static void
ichomp_result_card_init (IchompResultCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A person has won against the computer without ever giving the win away. */
static gboolean
is_clear_win (IchompSession *session, IchompPlayer winner, const SgConclusion *conclusion)
{
  return ichomp_session_get_setup (session)->opponent == ICHOMP_OPPONENT_COMPUTER
         && winner == ICHOMP_PLAYER_1 && conclusion != NULL && conclusion->lapse == SG_NO_MOVE;
}

static void
show_picture (GtkWidget *picture,
              IchompSession *session,
              SgPosition *position,
              const SgMove *move,
              const char *title)
{
  g_autofree char *tile = ichomp_wording_tile_of (ichomp_session_get_parts (session), move);
  g_autofree char *words = ichomp_wording_join_words (title, tile);
  IchompShape shape;

  ichomp_session_get_shape (session, &shape);
  ichomp_board_picture_show (ICHOMP_BOARD_PICTURE (picture), &shape, position, move);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

/* The move of a person that gave the win away, beside one that would have kept it. */
static void
show_turning_point (IchompResultCard *self,
                    IchompSession *session,
                    const SgReview *review,
                    const SgConclusion *conclusion)
{
  SgGame *game = ichomp_session_get_game (session);
  g_autoptr (SgAnalysis) analysis = NULL;
  const SgMove *better = NULL;
  SgPosition *position = NULL;
  gboolean is_drawn =
      conclusion != NULL && conclusion->mistake != SG_NO_MOVE
      && !ichomp_setup_is_computer (ichomp_session_get_setup (session),
                                    ichomp_session_get_player_at (session, conclusion->mistake));

  if (is_drawn)
    {
      position = sg_game_get_position (game, conclusion->mistake);
      analysis = sg_review_analyze (review, position);
      better = analysis != NULL ? sg_analysis_get_winning_move (analysis, 0) : NULL;
    }

  gtk_widget_set_visible (self->turning_point, better != NULL);
  if (better == NULL)
    return;

  show_picture (self->made_picture, session, position, sg_game_get_move (game, conclusion->mistake),
                _ ("The move made"));
  show_picture (self->better_picture, session, position, better, _ ("A move that wins"));
}

static void
update_level_button (IchompResultCard *self,
                     IchompSession *session,
                     GSettings *settings,
                     gboolean is_clear)
{
  SgLevel level = ichomp_session_get_setup (session)->level;
  gboolean is_offered =
      is_clear && level + 1 < SG_N_LEVELS && g_settings_is_writable (settings, "level");

  gtk_widget_set_visible (self->level_button, is_offered);
  if (is_offered)
    {
      /* Translators: A button that starts a game against a stronger computer. %s is a level, such
       * as "Next Level: Medium". */
      g_autofree char *label =
          g_strdup_printf (_ ("Next Level: %s"), ichomp_wording_level_name (level + 1));

      gtk_button_set_label (GTK_BUTTON (self->level_button), label);
    }
}

/**
 * ichomp_result_card_show:
 * @self: a card
 * @session: a session whose game is finished
 * @settings: what to hide
 * @review: (nullable): a review of the game
 *
 * Shows the card.
 */
void
ichomp_result_card_show (IchompResultCard *self,
                         IchompSession *session,
                         GSettings *settings,
                         const SgReview *review)
{
  IchompOpponent opponent = ichomp_session_get_setup (session)->opponent;
  IchompPlayer winner = ichomp_session_get_winner (session);
  gboolean is_told = g_settings_get_boolean (settings, "show-outcome");
  gboolean is_u_told = g_settings_get_boolean (settings, "show-nim-sum")
                       && g_settings_get_boolean (settings, "show-decimal");
  g_autofree char *title = ichomp_wording_result (session);
  g_autofree char *sentence = NULL;
  SgConclusion conclusion;
  gboolean is_concluded;

  g_return_if_fail (ICHOMP_IS_RESULT_CARD (self));

  is_concluded = review != NULL && sg_review_conclude (review, &conclusion);
  if (is_concluded && is_told)
    sentence = ichomp_wording_history_conclusion (session, &conclusion, is_u_told);

  gtk_label_set_label (GTK_LABEL (self->result_label), title);
  gtk_label_set_label (GTK_LABEL (self->conclusion_label), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->conclusion_label, sentence != NULL);
  show_turning_point (self, session, review, is_concluded && is_told ? &conclusion : NULL);

  gtk_button_set_label (GTK_BUTTON (self->why_button),
                        ichomp_wording_history_why (opponent, winner));
  gtk_widget_set_visible (self->why_button,
                          ichomp_preset_find (settings) == ICHOMP_PRESET_DISCOVER
                              && ichomp_preset_is_allowed (ICHOMP_PRESET_NUMBERS, settings));
  gtk_widget_set_visible (self->trainer_button,
                          is_told && review != NULL && sg_review_get_n_mistakes (review) > 0);
  update_level_button (self, session, settings,
                       is_clear_win (session, winner, is_concluded ? &conclusion : NULL));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/* Catches the eye for a moment, unless the desktop has animations off. */
void
ichomp_result_card_celebrate (IchompResultCard *self)
{
  g_return_if_fail (ICHOMP_IS_RESULT_CARD (self));

  gtk_widget_add_css_class (GTK_WIDGET (self), "fresh");
}

/* The one that matters; may be empty. */
const char *
ichomp_result_card_get_conclusion (IchompResultCard *self)
{
  g_return_val_if_fail (ICHOMP_IS_RESULT_CARD (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->conclusion_label));
}
