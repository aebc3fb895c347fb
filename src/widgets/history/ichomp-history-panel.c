/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The recorded game beside the board: its moves in words, a plot of u, buttons to go to any
 * position, and the trainer for its mistakes. What the settings hide is hidden here too. */

#include "ichomp-history-panel.h"

#include <glib/gi18n.h>

#include "ichomp-history-list.h"
#include "ichomp-history-trainer.h"
#include "game/history/ichomp-history-wording.h"
#include "ichomp-nim-sum-plot.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

struct _IchompHistoryPanel
{
  GtkBox parent_instance;

  GtkWidget *place_label;
  GtkWidget *step_buttons;
  GtkWidget *plot;
  GtkWidget *stack;
  GtkWidget *list;
  GtkWidget *verdict;
  GtkWidget *judgement_label;
  GtkWidget *refutation_label;
  GtkWidget *learn_button;
  GtkWidget *trainer;

  IchompSession *session;
  GSettings *settings;

  SgGame *game;     /* in the list */
  SgSolver *solver; /* the last one for this game, or NULL */
  SgReview *review; /* of the game, or NULL */
};

static void ichomp_history_panel_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompHistoryPanel,
                               ichomp_history_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_history_panel_translatable_init))

static gboolean
knows (IchompHistoryPanel *self, guint index)
{
  return self->review != NULL && sg_review_knows (self->review, index);
}

static gboolean
is_learning (IchompHistoryPanel *self)
{
  return ichomp_history_trainer_is_running (ICHOMP_HISTORY_TRAINER (self->trainer));
}

/* Sentences have u in decimal. */
static gboolean
may_tell_nim_sum (IchompHistoryPanel *self)
{
  return g_settings_get_boolean (self->settings, "show-nim-sum")
         && g_settings_get_boolean (self->settings, "show-decimal");
}

static IchompHistoryReveal
get_reveal (IchompHistoryPanel *self)
{
  IchompHistoryReveal reveal = ICHOMP_HISTORY_REVEAL_NOTHING;

  if (g_settings_get_boolean (self->settings, "show-outcome"))
    reveal |= ICHOMP_HISTORY_REVEAL_OUTCOME;
  if (g_settings_get_boolean (self->settings, "show-nim-sum")
      && g_settings_get_boolean (self->settings, "show-decimal"))
    reveal |= ICHOMP_HISTORY_REVEAL_DECIMAL;
  if (g_settings_get_boolean (self->settings, "show-nim-sum")
      && g_settings_get_boolean (self->settings, "show-binary"))
    reveal |= ICHOMP_HISTORY_REVEAL_BINARY;

  return reveal;
}

enum
{
  SIGNAL_REVIEWED,
  SIGNAL_LEARNING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The position on show */

static void
show_line (GtkWidget *label, const char *text)
{
  ichomp_text_show (label, text != NULL ? text : "", NULL);
  gtk_widget_set_visible (label, text != NULL);
}

static void
update_verdict (IchompHistoryPanel *self, guint index)
{
  gboolean shown = g_settings_get_boolean (self->settings, "show-outcome");
  gboolean told = may_tell_nim_sum (self);
  g_autofree char *judgement = NULL;
  g_autofree char *refutation = NULL;
  SgMove answer;

  if (shown && index == 0 && knows (self, 0))
    {
      SgOutcome outcome =
          sg_review_get_nim_sum (self->review, 0) == 0 ? SG_OUTCOME_P : SG_OUTCOME_N;

      judgement = g_strdup (ichomp_wording_outcome (outcome));
    }
  else if (shown && index > 0 && knows (self, index - 1))
    {
      judgement = ichomp_wording_history_judgement (
          self->review, index - 1, ichomp_session_is_by_computer (self->session, index - 1), told);
      if (sg_review_get_judgement (self->review, index - 1) == SG_JUDGEMENT_MISTAKE
          && sg_review_get_refutation (self->review, index - 1, &answer))
        refutation = ichomp_wording_history_refutation (ichomp_session_get_parts (self->session),
                                                        &answer, told);
    }

  gtk_widget_set_visible (self->verdict, shown);
  show_line (self->judgement_label, judgement);
  show_line (self->refutation_label, refutation);
}

static void
update_learning (IchompHistoryPanel *self)
{
  guint n_mistakes = self->review == NULL ? 0 : sg_review_get_n_mistakes (self->review);
  gboolean running = is_learning (self);
  gboolean outcome = g_settings_get_boolean (self->settings, "show-outcome");
  const char *tooltip;

  if (!outcome)
    tooltip = _ ("Mistakes are not shown while the outcome is hidden.");
  else if (self->review == NULL)
    tooltip = _ ("The values are not known.");
  else if (n_mistakes == 0)
    tooltip = _ ("No move was a mistake.");
  else
    tooltip = _ ("Find a better move for each mistake");

  gtk_widget_set_tooltip_text (self->learn_button, tooltip);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.learn",
                                 outcome && n_mistakes > 0 && !running);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), running ? "trainer" : "moves");
}

static void
update_index (IchompHistoryPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n_moves = sg_game_get_n_moves (self->game);
  gboolean running = is_learning (self);
  guint index = running ? ichomp_history_trainer_get_index (ICHOMP_HISTORY_TRAINER (self->trainer))
                        : ichomp_session_get_recorded_index (self->session);
  g_autofree char *place = ichomp_wording_history_place (index, n_moves);

  gtk_label_set_label (GTK_LABEL (self->place_label), place);
  gtk_widget_set_visible (self->plot, may_tell_nim_sum (self));
  ichomp_nim_sum_plot_show (ICHOMP_NIM_SUM_PLOT (self->plot), self->review, index,
                            g_settings_get_boolean (self->settings, "show-outcome"));
  update_verdict (self, index);

  gtk_widget_action_set_enabled (widget, "history.first", !running && index > 0);
  gtk_widget_action_set_enabled (widget, "history.previous", !running && index > 0);
  gtk_widget_action_set_enabled (widget, "history.next", !running && index < n_moves);
  gtk_widget_action_set_enabled (widget, "history.last", !running && index < n_moves);

  if (!running)
    ichomp_history_list_select (ICHOMP_HISTORY_LIST (self->list), index);
}

/* The game */

static void
update_game (IchompHistoryPanel *self, SgGame *game)
{
  gboolean is_other =
      self->game == NULL || sg_game_get_position (game, 0) != sg_game_get_position (self->game, 0);

  if (is_other)
    g_clear_pointer (&self->solver, sg_solver_unref);

  sg_game_ref (game);
  g_clear_pointer (&self->game, sg_game_unref);
  self->game = game;
}

/* Going back to a position that is too large for tables keeps the tables of later ones. Returns
 * whether the tables have changed. */
static gboolean
update_solver (IchompHistoryPanel *self)
{
  SgSolver *solver = ichomp_session_get_solver (self->session);

  if (solver == NULL || solver == self->solver)
    return FALSE;

  sg_solver_ref (solver);
  g_clear_pointer (&self->solver, sg_solver_unref);
  self->solver = solver;
  return TRUE;
}

static void
update (IchompHistoryPanel *self)
{
  SgGame *game = ichomp_session_get_recorded_game (self->session);
  gboolean is_new = game != self->game;

  /* The trainer hears of a new game later, and its mistakes are those of the old one. Stopping it
   * updates the panel. */
  if (is_learning (self) && !ichomp_session_is_trial (self->session))
    {
      ichomp_history_trainer_stop (ICHOMP_HISTORY_TRAINER (self->trainer));
      return;
    }

  if (is_new)
    update_game (self, game);

  if (update_solver (self) || is_new)
    {
      g_clear_pointer (&self->review, sg_review_unref);
      if (self->solver != NULL)
        self->review = sg_review_new (self->solver, game);
    }

  ichomp_history_list_show (ICHOMP_HISTORY_LIST (self->list), self->session, self->review,
                            get_reveal (self));
  update_learning (self);
  update_index (self);
  g_signal_emit (self, signals[SIGNAL_REVIEWED], 0);
}

static void
index_changed_cb (IchompSession *session, GParamSpec *pspec, IchompHistoryPanel *self)
{
  /* The index of another game comes before that game. */
  if (ichomp_session_get_recorded_game (session) == self->game)
    update_index (self);
}

static void
chosen_cb (IchompHistoryPanel *self, guint index)
{
  ichomp_session_go_to (self->session, index);
}

/* Learning */

/* A button that has become insensitive has no focus any more, and nothing else has it. */
static gboolean
has_focus_of_trainer (IchompHistoryPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (self->trainer);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return root != NULL && (focus == NULL || gtk_widget_is_ancestor (focus, self->trainer));
}

static void
trainer_stopped_cb (IchompHistoryPanel *self)
{
  gboolean had_focus = has_focus_of_trainer (self);

  if (self->session == NULL)
    return;

  update (self);
  if (had_focus && gtk_widget_get_visible (self->learn_button))
    gtk_widget_grab_focus (self->learn_button);
  else if (had_focus)
    gtk_widget_activate_action (GTK_WIDGET (self), "page.focus-board", NULL);
}

static void
learn_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_history_panel_learn (ICHOMP_HISTORY_PANEL (widget));
}

static void
step_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const char *const names[] = { "history.first", "history.previous", "history.next",
                                       "history.last" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i]))
      ichomp_history_panel_step (ICHOMP_HISTORY_PANEL (widget), (IchompHistoryStep)i);
}

/* The object */

static void
ichomp_history_panel_dispose (GObject *object)
{
  IchompHistoryPanel *self = ICHOMP_HISTORY_PANEL (object);

  if (self->trainer != NULL)
    ichomp_history_trainer_stop (ICHOMP_HISTORY_TRAINER (self->trainer));
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_HISTORY_PANEL);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->game, sg_game_unref);
  g_clear_pointer (&self->solver, sg_solver_unref);
  g_clear_pointer (&self->review, sg_review_unref);

  G_OBJECT_CLASS (ichomp_history_panel_parent_class)->dispose (object);
}

static void
ichomp_history_panel_update_words (IchompTranslatable *translatable)
{
  IchompHistoryPanel *self = ICHOMP_HISTORY_PANEL (translatable);

  update (self);
}

static void
ichomp_history_panel_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_history_panel_update_words;
}

static void
ichomp_history_panel_class_init (IchompHistoryPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_history_panel_dispose;

  /* What ichomp_history_panel_get_review () returns is up to date with the session. */
  signals[SIGNAL_REVIEWED] = g_signal_new ("reviewed", ICHOMP_TYPE_HISTORY_PANEL, G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The trainer has started. */
  signals[SIGNAL_LEARNING] = g_signal_new ("learning", ICHOMP_TYPE_HISTORY_PANEL, G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "history.first", NULL, step_activate_cb);
  gtk_widget_class_install_action (widget_class, "history.previous", NULL, step_activate_cb);
  gtk_widget_class_install_action (widget_class, "history.next", NULL, step_activate_cb);
  gtk_widget_class_install_action (widget_class, "history.last", NULL, step_activate_cb);
  gtk_widget_class_install_action (widget_class, "history.learn", NULL, learn_activate_cb);

  g_type_ensure (ICHOMP_TYPE_HISTORY_LIST);
  g_type_ensure (ICHOMP_TYPE_HISTORY_TRAINER);
  g_type_ensure (ICHOMP_TYPE_NIM_SUM_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-history-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, place_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, step_buttons);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, plot);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, list);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, judgement_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, refutation_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, learn_button);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryPanel, trainer);
}

static void
ichomp_history_panel_init (IchompHistoryPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  /* In every language time runs from left to right, as in the plot, and Alt+Left goes back. */
  ichomp_script_keep_left_to_right (self->step_buttons);

  g_signal_connect_object (self->plot, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trainer, "changed", G_CALLBACK (update_index), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trainer, "stopped", G_CALLBACK (trainer_stopped_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * ichomp_history_panel_new:
 * @session: the session of the game
 * @settings: what to hide
 *
 * The actions `history.first`, `history.previous`, `history.next`, `history.last` and
 * `history.learn` are for the widgets inside; keys of the whole window use
 * ichomp_history_panel_step().
 *
 * Returns: (transfer floating): a panel that follows @session
 */
GtkWidget *
ichomp_history_panel_new (IchompSession *session, GSettings *settings)
{
  IchompHistoryPanel *self = g_object_new (ICHOMP_TYPE_HISTORY_PANEL, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  update (self);

  g_signal_connect_object (session, "notify::index", G_CALLBACK (index_changed_cb), self, 0);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::setup", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::analysis", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/**
 * ichomp_history_panel_step:
 * @self: a panel
 * @step: a direction
 *
 * Shows another position of the game; the panel need not be visible. Does nothing while the trainer
 * is running.
 *
 * Returns: whether another position is on show
 */
gboolean
ichomp_history_panel_step (IchompHistoryPanel *self, IchompHistoryStep step)
{
  guint n_moves;
  guint index;
  guint target = 0;

  g_return_val_if_fail (ICHOMP_IS_HISTORY_PANEL (self), FALSE);

  n_moves = sg_game_get_n_moves (self->game);
  index = ichomp_session_get_recorded_index (self->session);
  switch (step)
    {
    case ICHOMP_HISTORY_STEP_FIRST:
      break;
    case ICHOMP_HISTORY_STEP_PREVIOUS:
      target = index > 0 ? index - 1 : 0;
      break;
    case ICHOMP_HISTORY_STEP_NEXT:
      target = MIN (index + 1, n_moves);
      break;
    case ICHOMP_HISTORY_STEP_LAST:
      target = n_moves;
      break;
    }

  if (target == index || ichomp_session_is_trial (self->session))
    return FALSE;

  ichomp_session_go_to (self->session, target);
  return TRUE;
}

/**
 * ichomp_history_panel_get_review:
 * @self: a panel
 *
 * Returns: (transfer none) (nullable): a review of the recorded game
 */
SgReview *
ichomp_history_panel_get_review (IchompHistoryPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_HISTORY_PANEL (self), NULL);

  return self->review;
}

/**
 * ichomp_history_panel_learn:
 * @self: a panel
 *
 * Starts the trainer with the first mistake, if there is one and it may be told.
 */
void
ichomp_history_panel_learn (IchompHistoryPanel *self)
{
  g_return_if_fail (ICHOMP_IS_HISTORY_PANEL (self));

  if (self->review == NULL || sg_review_get_n_mistakes (self->review) == 0 || is_learning (self)
      || !g_settings_get_boolean (self->settings, "show-outcome"))
    return;

  ichomp_history_trainer_start (ICHOMP_HISTORY_TRAINER (self->trainer), self->session,
                                self->settings, self->review);
  update (self);
  g_signal_emit (self, signals[SIGNAL_LEARNING], 0);
}

/**
 * ichomp_history_panel_set_offers_learning:
 * @self: a panel
 * @offers: whether the panel has the button that starts the trainer
 */
void
ichomp_history_panel_set_offers_learning (IchompHistoryPanel *self, gboolean offers)
{
  g_return_if_fail (ICHOMP_IS_HISTORY_PANEL (self));

  gtk_widget_set_visible (self->learn_button, offers);
}
