/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A bar above the board while a task of a lesson is on it: the task, the verdict on the last move,
 * and the way back to the lesson. What the board shows during the task is given back after it. */

#include "ichomp-task-bar.h"

#include "widgets/kit/ichomp-announce.h"
#include "game/storage/ichomp-settings.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

struct _IchompTaskBar
{
  GtkBox parent_instance;

  GtkWidget *icon;
  GtkWidget *label;
  GtkWidget *verdict_label;
  GtkWidget *undo_button;
  GtkWidget *restart_button;
  GtkWidget *back_button;

  IchompSession *session; /* in which the task is played */
  GSettings *settings;
  IchompLessonTask *task;
  gboolean beginning;
};

G_DEFINE_FINAL_TYPE (IchompTaskBar, ichomp_task_bar, GTK_TYPE_BOX)

enum
{
  PROP_ON_TASK = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_REACHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
set_class (GtkWidget *widget, const char *style_class, gboolean wanted)
{
  if (wanted)
    gtk_widget_add_css_class (widget, style_class);
  else
    gtk_widget_remove_css_class (widget, style_class);
}

/* A lost game begins again; one wrong move is taken back. */
static GtkWidget *
find_next_step (IchompTaskBar *self, IchompLessonTaskState state)
{
  switch (state)
    {
    case ICHOMP_LESSON_TASK_REACHED:
      return self->back_button;
    case ICHOMP_LESSON_TASK_GIVEN_AWAY:
      return self->undo_button;
    case ICHOMP_LESSON_TASK_MISSED:
      return ichomp_session_is_over (self->session) ? self->restart_button : self->undo_button;
    case ICHOMP_LESSON_TASK_OPEN:
    default:
      return NULL;
    }
}

static void
suggest (IchompTaskBar *self, GtkWidget *next)
{
  GtkWidget *buttons[] = { self->undo_button, self->restart_button, self->back_button };

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    set_class (buttons[i], "suggested-action", buttons[i] == next);
}

static void
show_task (IchompTaskBar *self)
{
  static const char *const icons[] = {
    [ICHOMP_LESSON_TASK_OPEN] = "dialog-information-symbolic",
    [ICHOMP_LESSON_TASK_REACHED] = "object-select-symbolic",
    [ICHOMP_LESSON_TASK_GIVEN_AWAY] = "dialog-warning-symbolic",
    [ICHOMP_LESSON_TASK_MISSED] = "dialog-warning-symbolic",
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (icons) == ICHOMP_N_LESSON_TASK_STATES);
  IchompLessonTaskState state = ichomp_lesson_task_get_state (self->task);
  g_autofree char *text = ichomp_lesson_task_dup_text (self->task);
  g_autofree char *verdict = ichomp_lesson_task_dup_verdict (
      self->task, g_settings_get_boolean (self->settings, "show-nim-sum"));

  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_label_set_label (GTK_LABEL (self->verdict_label), verdict != NULL ? verdict : "");
  gtk_widget_set_visible (self->verdict_label, verdict != NULL);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), icons[state]);
  set_class (GTK_WIDGET (self), "reached", state == ICHOMP_LESSON_TASK_REACHED);
  set_class (GTK_WIDGET (self), "missed",
             state == ICHOMP_LESSON_TASK_GIVEN_AWAY || state == ICHOMP_LESSON_TASK_MISSED);
  suggest (self, find_next_step (self, state));
}

static void
task_changed_cb (IchompTaskBar *self)
{
  if (self->task == NULL)
    return;

  show_task (self);
  if (ichomp_lesson_task_get_state (self->task) == ICHOMP_LESSON_TASK_REACHED)
    g_signal_emit (self, signals[SIGNAL_REACHED], 0, self->task);
  if (ichomp_lesson_task_get_state (self->task) != ICHOMP_LESSON_TASK_OPEN)
    ichomp_announce (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->verdict_label)));
  /* No tile is left that could have the focus. */
  if (ichomp_session_is_over (self->session))
    gtk_widget_grab_focus (self->back_button);
}

/* Shows what the task shows, until it is over. */
static void
lend_settings (GSettings *settings, const IchompLessonBlock *block)
{
  if (ichomp_lesson_block_get_preset (block) != ICHOMP_PRESET_CUSTOM)
    ichomp_preset_lend (ichomp_lesson_block_get_preset (block), settings);
  /* The explanation gives more than a hint. */
  if (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NO_HINTS))
    ichomp_settings_lend (settings, "show-explanation", FALSE);
  if (ichomp_lesson_block_has_flag (block,
                                    ICHOMP_BLOCK_FLAG_PREVIEW | ICHOMP_BLOCK_FLAG_NO_PREVIEW))
    ichomp_settings_lend (settings, "show-preview",
                          ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_PREVIEW));
}

static void
set_task (IchompTaskBar *self, IchompLessonTask *task)
{
  g_set_object (&self->task, task);
  if (task == NULL)
    ichomp_settings_give_back (self->settings);
  gtk_widget_set_visible (GTK_WIDGET (self), task != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ON_TASK]);
}

static void
ichomp_task_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ON_TASK:
      g_value_set_boolean (value, ichomp_task_bar_is_on_task (ICHOMP_TASK_BAR (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_task_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_TASK_BAR);
  g_clear_object (&ICHOMP_TASK_BAR (object)->session);
  g_clear_object (&ICHOMP_TASK_BAR (object)->settings);
  g_clear_object (&ICHOMP_TASK_BAR (object)->task);

  G_OBJECT_CLASS (ichomp_task_bar_parent_class)->dispose (object);
}

static void
ichomp_task_bar_class_init (IchompTaskBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ichomp_task_bar_get_property;
  object_class->dispose = ichomp_task_bar_dispose;

  /* Whether a task is on the board: the game must not be saved then. */
  props[PROP_ON_TASK] = g_param_spec_boolean ("on-task", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /* The goal of the task has been reached. */
  signals[SIGNAL_REACHED] =
      g_signal_new ("reached", ICHOMP_TYPE_TASK_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, ICHOMP_TYPE_LESSON_TASK);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-task-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompTaskBar, icon);
  gtk_widget_class_bind_template_child (widget_class, IchompTaskBar, label);
  gtk_widget_class_bind_template_child (widget_class, IchompTaskBar, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, IchompTaskBar, undo_button);
  gtk_widget_class_bind_template_child (widget_class, IchompTaskBar, restart_button);
  gtk_widget_class_bind_template_child (widget_class, IchompTaskBar, back_button);
}

static void
ichomp_task_bar_init (IchompTaskBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * ichomp_task_bar_begin:
 * @self: a bar
 * @session: the session, whose game the task replaces until it ends
 * @settings: the settings of the session's board
 * @lesson: a lesson
 * @block: its task
 *
 * Begins a task. A task that is on the board ends first.
 */
void
ichomp_task_bar_begin (IchompTaskBar *self,
                       IchompSession *session,
                       GSettings *settings,
                       IchompLesson *lesson,
                       const IchompLessonBlock *block)
{
  g_autoptr (IchompLessonTask) task = NULL;

  g_return_if_fail (ICHOMP_IS_TASK_BAR (self));

  /* Notify before the task is on the board: it must not be saved. */
  self->beginning = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ON_TASK]);
  ichomp_task_bar_end (self);
  g_set_object (&self->session, session);
  g_set_object (&self->settings, settings);
  lend_settings (settings, block);
  task = ichomp_lesson_task_new (session, lesson, block);
  self->beginning = FALSE;
  set_task (self, task);

  g_signal_connect_object (task, "changed", G_CALLBACK (task_changed_cb), self, G_CONNECT_SWAPPED);
  show_task (self);
}

/**
 * ichomp_task_bar_end:
 * @self: a bar
 *
 * Ends the task, if there is one, and puts the game before it back on the board.
 */
void
ichomp_task_bar_end (IchompTaskBar *self)
{
  g_return_if_fail (ICHOMP_IS_TASK_BAR (self));

  if (self->task == NULL)
    return;

  /* Notify after the game is on the board: until then it is not the user's own. */
  ichomp_lesson_task_end (self->task);
  set_task (self, NULL);
}

gboolean
ichomp_task_bar_is_on_task (IchompTaskBar *self)
{
  g_return_val_if_fail (ICHOMP_IS_TASK_BAR (self), FALSE);

  return self->beginning || self->task != NULL;
}
