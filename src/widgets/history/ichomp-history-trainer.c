/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lesson from the mistakes of a game. For each move that gave a won position away the user
 * tries another move on the board: a winning move is praised, any other one is answered. The user's
 * own mistakes come before those of the computer. All tries are a trial of the session, so that the
 * game itself does not change. */

#include "ichomp-history-trainer.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-announce.h"
#include "game/base/ichomp-digits.h"
#include "game/history/ichomp-history-wording.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

/* In milliseconds: from a move that does not win to its answer. */
#define TIME_TO_ANSWER 1000

typedef enum
{
  STATE_IDLE,
  STATE_TASK,      /* the user is to move */
  STATE_ANSWERING, /* a move does not win; the answer will come */
  STATE_REFUTED,   /* the answer is on the board */
  STATE_LOST,      /* the last tile was taken where that loses */
  STATE_FOUND,     /* the user has found a winning move */
  STATE_SHOWN,     /* the trainer has shown a winning move */
} State;

struct _IchompHistoryTrainer
{
  GtkBox parent_instance;

  GtkWidget *progress_label;
  GtkWidget *icon;
  GtkWidget *title_label;
  GtkWidget *text_label;
  GtkWidget *again_button;
  GtkWidget *next_button;
  GtkWidget *next_label;
  GtkWidget *leave_button;

  /* All set while the trainer is running. */
  IchompSession *session;
  GSettings *settings;
  SgReview *review;
  GArray *mistakes; /* of guint: the indices of moves, in the order of the lesson */
  guint n_own;      /* mistakes before those of the computer */

  State state;
  guint number;  /* of the mistake, counted from 0 */
  guint nim_sum; /* after the try */
  SgMove answer;
  guint answer_id;
};

static void ichomp_history_trainer_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompHistoryTrainer,
                               ichomp_history_trainer,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_history_trainer_translatable_init))

enum
{
  SIGNAL_CHANGED,
  SIGNAL_STOPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
may_tell_nim_sum (IchompHistoryTrainer *self)
{
  return g_settings_get_boolean (self->settings, "show-nim-sum")
         && g_settings_get_boolean (self->settings, "show-decimal");
}

static gboolean
has_next (IchompHistoryTrainer *self)
{
  return self->number + 1 < self->mistakes->len;
}

/* Two series, each with numbers of its own: the mistakes of the user, and those of the computer. */
static char *
dup_progress (IchompHistoryTrainer *self)
{
  guint first = self->number < self->n_own ? 0 : self->n_own;
  guint end = self->number < self->n_own ? self->n_own : self->mistakes->len;

  /* Translators: The number of the mistake on show, such as "Mistake 1 of 3". A mistake is a move
   * that gave the win away. */
  return ichomp_digits_printf (_ ("Mistake %1$u of %2$u"), self->number - first + 1, end - first);
}

/* The mistakes of the computer are a request of their own. */
static void
update_next_button (IchompHistoryTrainer *self)
{
  gboolean turns = self->state != STATE_IDLE && has_next (self) && self->number + 1 == self->n_own;
  const char *label = turns ? _ ("The Computer’s _Mistakes") : _ ("Next _Mistake");

  gtk_label_set_label (GTK_LABEL (self->next_label), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  turns ? _ ("The Computer’s Mistakes") : _ ("Next Mistake"), -1);
}

static const char *
get_icon_name (State state)
{
  switch (state)
    {
    case STATE_ANSWERING:
    case STATE_REFUTED:
    case STATE_LOST:
      return "dialog-warning-symbolic";
    case STATE_FOUND:
    case STATE_SHOWN:
      return "object-select-symbolic";
    case STATE_IDLE:
    case STATE_TASK:
    default:
      return "edit-find-symbolic";
    }
}

static char *
dup_title (IchompHistoryTrainer *self)
{
  switch (self->state)
    {
    case STATE_TASK:
      return g_strdup (
          ichomp_wording_history_task (self->session, ichomp_history_trainer_get_index (self)));
    case STATE_ANSWERING:
    case STATE_REFUTED:
    case STATE_LOST:
      return ichomp_wording_history_failure (self->nim_sum, may_tell_nim_sum (self));
    case STATE_FOUND:
      return g_strdup (_ ("Well done, this move wins."));
    case STATE_SHOWN:
      return g_strdup (_ ("This move wins."));
    case STATE_IDLE:
    default:
      return g_strdup ("");
    }
}

/* The try, which the board does not show any more, and its answer. */
static char *
dup_refutation (IchompHistoryTrainer *self)
{
  g_autofree char *try =
      ichomp_wording_move_made (self->session, ichomp_history_trainer_get_index (self));
  g_autofree char *answer = ichomp_wording_history_refutation (
      ichomp_session_get_parts (self->session), &self->answer, may_tell_nim_sum (self));

  return ichomp_wording_join (try, answer);
}

static char *
dup_text (IchompHistoryTrainer *self)
{
  switch (self->state)
    {
    case STATE_TASK:
      return ichomp_wording_history_recall (self->session, ichomp_history_trainer_get_index (self));
    case STATE_REFUTED:
      return dup_refutation (self);
    case STATE_LOST:
      return g_strdup (_ ("It takes the last tile, and that loses the game."));
    case STATE_FOUND:
    case STATE_SHOWN:
      return g_strdup (ichomp_wording_history_reason (ichomp_session_is_over (self->session),
                                                      may_tell_nim_sum (self)));
    case STATE_IDLE:
    case STATE_ANSWERING:
    default:
      return g_strdup ("");
    }
}

static void
update (IchompHistoryTrainer *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  State state = self->state;
  gboolean running = state != STATE_IDLE;
  g_autofree char *progress = NULL;
  g_autofree char *title = dup_title (self);
  g_autofree char *text = dup_text (self);

  if (running)
    progress = dup_progress (self);
  update_next_button (self);

  gtk_label_set_label (GTK_LABEL (self->progress_label),
                       progress != NULL ? progress : ICHOMP_TEXT_NONE);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), get_icon_name (state));
  ichomp_text_show (self->title_label, title, NULL);
  ichomp_text_show (self->text_label, text, NULL);
  gtk_widget_set_visible (self->text_label, *text != '\0');

  gtk_widget_action_set_enabled (widget, "trainer.again", running && state != STATE_TASK);
  gtk_widget_action_set_enabled (widget, "trainer.show",
                                 running && state != STATE_FOUND && state != STATE_SHOWN);
  gtk_widget_action_set_enabled (widget, "trainer.next", running && has_next (self));
  gtk_widget_action_set_enabled (widget, "trainer.leave", running);
}

/* No tile is left: the keyboard focus goes to the next step, and not to what follows the board. */
static void
focus_next_step (IchompHistoryTrainer *self)
{
  switch (self->state)
    {
    case STATE_REFUTED:
    case STATE_LOST:
      gtk_widget_grab_focus (self->again_button);
      break;
    case STATE_FOUND:
    case STATE_SHOWN:
      gtk_widget_grab_focus (has_next (self) ? self->next_button : self->leave_button);
      break;
    case STATE_IDLE:
    case STATE_TASK:
    case STATE_ANSWERING:
      break;
    }
}

static void
set_state (IchompHistoryTrainer *self, State state)
{
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;

  g_clear_handle_id (&self->answer_id, g_source_remove);
  self->state = state;
  update (self);

  if (state == STATE_IDLE)
    return;

  title = dup_title (self);
  text = dup_text (self);
  words = ichomp_wording_join (title, text);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (ichomp_session_is_over (self->session))
    focus_next_step (self);
  ichomp_announce (GTK_WIDGET (self), words);
}

static void
set_task (IchompHistoryTrainer *self, guint number)
{
  self->number = number;
  ichomp_session_begin_trial (self->session, ichomp_history_trainer_get_index (self));
  set_state (self, STATE_TASK);
  gtk_widget_activate_action (GTK_WIDGET (self), "page.focus-board", NULL);
}

/* The mistakes of the computer, if it is the opponent, or all others. */
static void
add_mistakes (IchompHistoryTrainer *self, gboolean of_computer)
{
  for (guint i = 0; i < sg_review_get_n_mistakes (self->review); i++)
    {
      guint index = sg_review_get_mistake (self->review, i);

      if (ichomp_session_is_by_computer (self->session, index) == of_computer)
        g_array_append_val (self->mistakes, index);
    }
}

/* The try */

static gboolean
answer_cb (gpointer user_data)
{
  IchompHistoryTrainer *self = user_data;

  self->answer_id = 0;
  ichomp_session_play (self->session, &self->answer);
  if (self->state == STATE_ANSWERING)
    set_state (self, STATE_REFUTED);

  return G_SOURCE_REMOVE;
}

static guint
get_time_to_answer (IchompHistoryTrainer *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations,
                NULL);
  return g_settings_get_boolean (self->settings, "animate") && animations ? TIME_TO_ANSWER : 0;
}

static void
move_made_cb (IchompSession *session,
              const SgMove *move,
              guint index,
              SgPosition *before,
              IchompHistoryTrainer *self)
{
  g_autoptr (SgAnalysis) analysis = NULL;

  if (self->state != STATE_TASK || !ichomp_session_is_trial (session))
    return;

  analysis = sg_review_analyze (self->review, ichomp_session_get_position (session));
  self->nim_sum = sg_analysis_get_nim_sum (analysis);
  if (self->nim_sum == 0)
    {
      set_state (self, STATE_FOUND);
      return;
    }

  if (sg_analysis_get_n_winning_moves (analysis) == 0)
    {
      set_state (self, STATE_LOST);
      return;
    }

  self->answer = *sg_analysis_get_winning_move (analysis, 0);
  set_state (self, STATE_ANSWERING);
  self->answer_id = g_timeout_add (get_time_to_answer (self), answer_cb, self);
}

static void
trial_changed_cb (IchompHistoryTrainer *self)
{
  if (!ichomp_session_is_trial (self->session))
    ichomp_history_trainer_stop (self);
}

/* Actions */

static void
again_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompHistoryTrainer *self = ICHOMP_HISTORY_TRAINER (widget);

  set_task (self, self->number);
}

static void
next_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompHistoryTrainer *self = ICHOMP_HISTORY_TRAINER (widget);

  set_task (self, self->number + 1);
}

static void
show_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompHistoryTrainer *self = ICHOMP_HISTORY_TRAINER (widget);
  guint index = ichomp_history_trainer_get_index (self);
  g_autoptr (SgAnalysis) analysis = sg_review_analyze (
      self->review, sg_game_get_position (sg_review_get_game (self->review), index));

  /* First, so that move_made_cb() does not take the move for a try. */
  self->state = STATE_SHOWN;
  ichomp_session_begin_trial (self->session, index);
  ichomp_session_play (self->session, sg_analysis_get_winning_move (analysis, 0));
  set_state (self, STATE_SHOWN);
}

static void
leave_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_history_trainer_stop (ICHOMP_HISTORY_TRAINER (widget));
}

/* The object */

static void
ichomp_history_trainer_dispose (GObject *object)
{
  ichomp_history_trainer_stop (ICHOMP_HISTORY_TRAINER (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_HISTORY_TRAINER);

  G_OBJECT_CLASS (ichomp_history_trainer_parent_class)->dispose (object);
}

static void
ichomp_history_trainer_update_words (IchompTranslatable *translatable)
{
  IchompHistoryTrainer *self = ICHOMP_HISTORY_TRAINER (translatable);

  update (self);
}

static void
ichomp_history_trainer_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_history_trainer_update_words;
}

static void
ichomp_history_trainer_class_init (IchompHistoryTrainerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_history_trainer_dispose;

  /**
   * IchompHistoryTrainer::changed:
   * @self: the trainer
   *
   * Emitted when the trainer shows another mistake, or the result of a try.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ICHOMP_TYPE_HISTORY_TRAINER, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompHistoryTrainer::stopped:
   * @self: the trainer
   *
   * Emitted when the trainer has stopped. The session is as it was, or has a new game.
   */
  signals[SIGNAL_STOPPED] = g_signal_new ("stopped", ICHOMP_TYPE_HISTORY_TRAINER, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "trainer.again", NULL, again_activate_cb);
  gtk_widget_class_install_action (widget_class, "trainer.show", NULL, show_activate_cb);
  gtk_widget_class_install_action (widget_class, "trainer.next", NULL, next_activate_cb);
  gtk_widget_class_install_action (widget_class, "trainer.leave", NULL, leave_activate_cb);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-history-trainer.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryTrainer, progress_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryTrainer, icon);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryTrainer, title_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryTrainer, text_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryTrainer, again_button);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryTrainer, next_button);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryTrainer, next_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryTrainer, leave_button);
}

static void
ichomp_history_trainer_init (IchompHistoryTrainer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
}

/**
 * ichomp_history_trainer_start:
 * @self: a trainer that is not running
 * @session: the session of the game
 * @settings: whether u may be told
 * @review: a review of the recorded game with at least one mistake
 *
 * Shows the mistakes of the user and then, on request, of the computer; if the user made none,
 * those of the computer. The session is in a trial until the trainer stops.
 */
void
ichomp_history_trainer_start (IchompHistoryTrainer *self,
                              IchompSession *session,
                              GSettings *settings,
                              SgReview *review)
{
  g_return_if_fail (ICHOMP_IS_HISTORY_TRAINER (self));
  g_return_if_fail (self->state == STATE_IDLE);
  g_return_if_fail (sg_review_get_n_mistakes (review) > 0);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->review = sg_review_ref (review);
  self->mistakes = g_array_new (FALSE, FALSE, sizeof (guint));
  add_mistakes (self, FALSE);
  self->n_own = self->mistakes->len;
  add_mistakes (self, TRUE);
  set_task (self, 0);

  g_signal_connect_object (session, "move-made", G_CALLBACK (move_made_cb), self, 0);
  g_signal_connect_object (session, "notify::trial", G_CALLBACK (trial_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/**
 * ichomp_history_trainer_stop:
 * @self: a trainer
 *
 * Ends the trial, if the trainer is running.
 */
void
ichomp_history_trainer_stop (IchompHistoryTrainer *self)
{
  g_return_if_fail (ICHOMP_IS_HISTORY_TRAINER (self));

  if (self->state == STATE_IDLE)
    return;

  set_state (self, STATE_IDLE);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_signal_handlers_disconnect_by_data (self->settings, self);
  ichomp_session_end_trial (self->session);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->review, sg_review_unref);
  g_clear_pointer (&self->mistakes, g_array_unref);

  g_signal_emit (self, signals[SIGNAL_STOPPED], 0);
}

gboolean
ichomp_history_trainer_is_running (IchompHistoryTrainer *self)
{
  g_return_val_if_fail (ICHOMP_IS_HISTORY_TRAINER (self), FALSE);

  return self->state != STATE_IDLE;
}

/* The index of the mistake in the game; only while the trainer is running. */
guint
ichomp_history_trainer_get_index (IchompHistoryTrainer *self)
{
  g_return_val_if_fail (ICHOMP_IS_HISTORY_TRAINER (self), 0);
  g_return_val_if_fail (self->review != NULL, 0);

  return g_array_index (self->mistakes, guint, self->number);
}
