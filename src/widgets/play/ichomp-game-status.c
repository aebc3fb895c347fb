/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The line above a board: the turn, and one sentence. It is the rule, or the last move while nobody
 * is asked for a move. */

#include "ichomp-game-status.h"

#include <glib/gi18n.h>

#include "game/history/ichomp-history-wording.h"
#include "game/words/ichomp-game-wording.h"

struct _IchompGameStatus
{
  GtkBox parent_instance;

  GtkWidget *turn_label;
  GtkWidget *last_move_label;
  GtkWidget *rules_label;

  char *players; /* who plays, for the tooltip */
  gboolean brief;
  gboolean has_move; /* the sentence is the last move */
  gboolean is_over;
};

G_DEFINE_FINAL_TYPE (IchompGameStatus, ichomp_game_status, GTK_TYPE_BOX)

/* Whether a try was made, and what came of it is on show. */
static gboolean
is_tried (IchompSession *session)
{
  return ichomp_session_is_trial (session) && ichomp_session_is_computers_turn (session);
}

static char *
dup_turn_text (IchompSession *session, gboolean looks_back)
{
  guint n_moves = sg_game_get_n_moves (ichomp_session_get_game (session));

  if (ichomp_session_is_over (session))
    return ichomp_wording_result (session);
  if (looks_back)
    return ichomp_wording_history_place (ichomp_session_get_index (session), n_moves);
  if (ichomp_session_is_trial (session))
    return is_tried (session) ? ichomp_wording_last_move (session)
                              : g_strdup (_ ("Find a better move"));
  if (ichomp_session_get_index (session) < n_moves && ichomp_session_is_computers_turn (session))
    return g_strdup (_ ("An earlier position"));

  return ichomp_wording_turn (session);
}

static gboolean
query_tooltip_cb (IchompGameStatus *self, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, self->players);
  return TRUE;
}

static void
ichomp_game_status_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_GAME_STATUS);

  G_OBJECT_CLASS (ichomp_game_status_parent_class)->dispose (object);
}

static void
ichomp_game_status_finalize (GObject *object)
{
  g_free (ICHOMP_GAME_STATUS (object)->players);

  G_OBJECT_CLASS (ichomp_game_status_parent_class)->finalize (object);
}

static void
ichomp_game_status_class_init (IchompGameStatusClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_game_status_dispose;
  G_OBJECT_CLASS (klass)->finalize = ichomp_game_status_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-game-status.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompGameStatus, turn_label);
  gtk_widget_class_bind_template_child (widget_class, IchompGameStatus, last_move_label);
  gtk_widget_class_bind_template_child (widget_class, IchompGameStatus, rules_label);
}

static void
ichomp_game_status_init (IchompGameStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->turn_label, "query-tooltip", G_CALLBACK (query_tooltip_cb), self,
                           G_CONNECT_SWAPPED);
}

/* When the game is over, nobody is asked to choose a tile. */
static void
update_visible (IchompGameStatus *self)
{
  gtk_widget_set_visible (self->last_move_label, !self->brief && self->has_move);
  gtk_widget_set_visible (self->rules_label, !self->brief && !self->has_move && !self->is_over);
}

void
ichomp_game_status_show (IchompGameStatus *self, IchompSession *session, gboolean looks_back)
{
  g_autofree char *turn = NULL;
  g_autofree char *last_move = NULL;
  g_autofree char *players = NULL;

  g_return_if_fail (ICHOMP_IS_GAME_STATUS (self));

  turn = dup_turn_text (session, looks_back);
  self->is_over = ichomp_session_is_over (session);
  self->has_move = !self->is_over && !is_tried (session)
                   && ichomp_session_get_last_move (session) != NULL
                   && (looks_back || ichomp_session_is_computers_turn (session));
  last_move = self->has_move ? ichomp_wording_last_move (session) : NULL;
  players = ichomp_wording_players (session);

  gtk_label_set_label (GTK_LABEL (self->turn_label), turn);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->turn_label),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, players, -1);
  g_free (self->players);
  self->players = g_steal_pointer (&players);
  gtk_label_set_label (GTK_LABEL (self->last_move_label), last_move != NULL ? last_move : "");
  gtk_label_set_label (GTK_LABEL (self->rules_label),
                       ichomp_wording_rules (ichomp_session_get_setup (session)));
  update_visible (self);
}

/* @brief: whether something else is in the place of the sentence */
void
ichomp_game_status_set_brief (IchompGameStatus *self, gboolean brief)
{
  g_return_if_fail (ICHOMP_IS_GAME_STATUS (self));

  self->brief = brief;
  update_visible (self);
}
