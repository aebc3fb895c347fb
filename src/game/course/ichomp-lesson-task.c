/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A task of a lesson on the main board: it starts a game from its position, watches whether the
 * goal is reached, and finally restores the game before. */

#include "ichomp-lesson-task.h"

#include <glib/gi18n.h>
#include <string.h>

struct _IchompLessonTask
{
  GObject parent_instance;

  IchompSession *session;
  IchompLesson *lesson;
  const IchompLessonBlock *block;
  char *game_before;
  IchompLessonTaskState state;
};

G_DEFINE_FINAL_TYPE (IchompLessonTask, ichomp_lesson_task, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_copy (const SgDiagram *diagram, const SgDiagram *other)
{
  g_autoptr (SgDiagram) turned = sg_diagram_transpose (other);

  return sg_diagram_equal (diagram, other) || sg_diagram_equal (diagram, turned);
}

/**
 * ichomp_lesson_task_is_paired:
 * @position: a position
 *
 * After a move from such a position, the only moves to another one are its copies: the same tile of
 * the other quadrant of the pair, or of a third one that is alike, perhaps with row and column
 * exchanged.
 *
 * Returns: whether the quadrants form two pairs, each of two quadrants that are the same or mirror
 *   images of each other
 */
gboolean
ichomp_lesson_task_is_paired (const SgPosition *position)
{
  static const SgQuadrant pairings[][SG_N_QUADRANTS] = {
    { SG_QUADRANT_NW, SG_QUADRANT_NE, SG_QUADRANT_SW, SG_QUADRANT_SE },
    { SG_QUADRANT_NW, SG_QUADRANT_SW, SG_QUADRANT_NE, SG_QUADRANT_SE },
    { SG_QUADRANT_NW, SG_QUADRANT_SE, SG_QUADRANT_NE, SG_QUADRANT_SW },
  };
  const SgDiagram *diagrams[SG_N_QUADRANTS];

  SG_FOREACH_QUADRANT (q)
    diagrams[q] = sg_position_get_diagram (position, q);
  for (gsize i = 0; i < G_N_ELEMENTS (pairings); i++)
    if (is_copy (diagrams[pairings[i][0]], diagrams[pairings[i][1]])
        && is_copy (diagrams[pairings[i][2]], diagrams[pairings[i][3]]))
      return TRUE;

  return FALSE;
}

/* Only the first move counts. */
static IchompLessonTaskState
judge_zero (IchompLessonTask *self)
{
  SgAnalysis *analysis = ichomp_session_get_analysis (self->session);

  if (ichomp_session_get_index (self->session) != 1 || analysis == NULL)
    return ichomp_session_get_index (self->session) == 0 ? ICHOMP_LESSON_TASK_OPEN : self->state;

  return sg_analysis_get_nim_sum (analysis) == 0 ? ICHOMP_LESSON_TASK_REACHED
                                                 : ICHOMP_LESSON_TASK_MISSED;
}

static IchompLessonTaskState
judge_win (IchompLessonTask *self)
{
  guint index = ichomp_session_get_index (self->session);

  if (!ichomp_session_is_over (self->session) || index == 0)
    return ICHOMP_LESSON_TASK_OPEN;

  return ichomp_session_get_player_at (self->session, index - 1) == ICHOMP_PLAYER_1
             ? ICHOMP_LESSON_TASK_REACHED
             : ICHOMP_LESSON_TASK_MISSED;
}

static void
update (IchompLessonTask *self)
{
  gboolean zero = ichomp_lesson_block_get_goal (self->block) == ICHOMP_GOAL_ZERO;
  IchompLessonTaskState state = zero ? judge_zero (self) : judge_win (self);

  if (self->state == state)
    return;

  self->state = state;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
session_changed_cb (IchompSession *session, GParamSpec *pspec, IchompLessonTask *self)
{
  const char *name = g_param_spec_get_name (pspec);

  if (g_str_equal (name, "position") || g_str_equal (name, "analysis"))
    update (self);
}

static void
start (IchompLessonTask *self)
{
  gboolean zero = ichomp_lesson_block_get_goal (self->block) == ICHOMP_GOAL_ZERO;
  gboolean computer_first = ichomp_lesson_block_has_flag (self->block, ICHOMP_BLOCK_COMPUTER_FIRST);
  SgPosition *position = ichomp_lesson_block_get_position (self->block);
  g_autoptr (SgGame) game = sg_game_new (position);
  IchompSetup setup = {
    .board = sg_position_get_board (position),
    /* A task of one move gets no reply. */
    .opponent = zero ? ICHOMP_OPPONENT_PERSON : ICHOMP_OPPONENT_COMPUTER,
    .level = ichomp_lesson_block_get_level (self->block),
    .first = computer_first ? ICHOMP_PLAYER_2 : ICHOMP_PLAYER_1,
  };

  ichomp_session_start_from (self->session, &setup, game);
}

static void
ichomp_lesson_task_dispose (GObject *object)
{
  IchompLessonTask *self = ICHOMP_LESSON_TASK (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);
  g_clear_pointer (&self->game_before, g_free);

  G_OBJECT_CLASS (ichomp_lesson_task_parent_class)->dispose (object);
}

static void
ichomp_lesson_task_class_init (IchompLessonTaskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_lesson_task_dispose;

  /**
   * IchompLessonTask::changed:
   * @self: the task
   *
   * Emitted after the state has changed.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ICHOMP_TYPE_LESSON_TASK, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_lesson_task_init (IchompLessonTask *self)
{
}

/**
 * ichomp_lesson_task_new:
 * @session: the session of the main board
 * @lesson: a lesson
 * @block: a task of it (%ICHOMP_BLOCK_TRY)
 *
 * Starts a game from the position of the task.
 *
 * Returns: (transfer full): the task
 */
IchompLessonTask *
ichomp_lesson_task_new (IchompSession *session,
                        IchompLesson *lesson,
                        const IchompLessonBlock *block)
{
  IchompLessonTask *self = g_object_new (ICHOMP_TYPE_LESSON_TASK, NULL);

  self->session = g_object_ref (session);
  self->lesson = ichomp_lesson_ref (lesson);
  self->block = block;
  self->game_before = ichomp_session_to_text (session);

  start (self);
  g_signal_connect_object (session, "notify", G_CALLBACK (session_changed_cb), self, 0);
  update (self);

  return self;
}

IchompLesson *
ichomp_lesson_task_get_lesson (IchompLessonTask *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_TASK (self), NULL);

  return self->lesson;
}

const IchompLessonBlock *
ichomp_lesson_task_get_block (IchompLessonTask *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_TASK (self), NULL);

  return self->block;
}

IchompLessonTaskState
ichomp_lesson_task_get_state (IchompLessonTask *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_TASK (self), ICHOMP_LESSON_TASK_OPEN);

  return self->state;
}

/**
 * ichomp_lesson_task_dup_message:
 * @self: a task
 *
 * Returns: (transfer full): what to do or, when it is decided, the outcome, as plain text
 */
char *
ichomp_lesson_task_dup_message (IchompLessonTask *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_TASK (self), NULL);

  switch (self->state)
    {
    case ICHOMP_LESSON_TASK_REACHED:
      return g_strdup (_ ("Well done: the goal of this task is reached."));
    case ICHOMP_LESSON_TASK_MISSED:
      return g_strdup (_ ("Not this time. Undo and try again, or start over with Restart."));
    case ICHOMP_LESSON_TASK_OPEN:
    default:
      return ichomp_lesson_block_dup_plain (
          ichomp_lesson_block_find_child (self->block, ICHOMP_BLOCK_TASK));
    }
}

/**
 * ichomp_lesson_task_end:
 * @self: a task
 *
 * Restores the game that was on the board before.
 */
void
ichomp_lesson_task_end (IchompLessonTask *self)
{
  g_return_if_fail (ICHOMP_IS_LESSON_TASK (self));

  g_signal_handlers_disconnect_by_func (self->session, session_changed_cb, self);
  ichomp_session_restore (self->session, self->game_before, strlen (self->game_before), NULL);
}
