/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A task of a lesson on the main board: it starts a game from its position, watches whether the
 * goal is reached, and finally restores the game before. */

#include "ichomp-lesson-task.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/base/ichomp-digits.h"

struct _IchompLessonTask
{
  GObject parent_instance;

  IchompSession *session;
  IchompLesson *lesson;
  const IchompLessonBlock *block;
  char *game_before;
  IchompLessonTaskState state;
  guint left; /* u after the move that was judged */
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

/* Returns u before the move with @index, or SG_NO_VALUE while it is not known: on a large board the
 * numbers of the present position may be known, but not those of an earlier one. */
static guint
find_nim_sum (IchompLessonTask *self, guint index)
{
  SgGame *game = ichomp_session_get_game (self->session);
  SgPosition *position = sg_game_get_position (game, index);
  SgSolver *solver = ichomp_session_get_solver (self->session);
  g_autoptr (SgAnalysis) analysis = NULL;

  if (solver == NULL || !sg_solver_covers (solver, position))
    return SG_NO_VALUE;

  analysis = sg_analysis_new (solver, position);
  return sg_analysis_get_nim_sum (analysis);
}

static gboolean
is_learners (IchompLessonTask *self, guint index)
{
  return ichomp_session_get_player_at (self->session, index) == ICHOMP_PLAYER_1;
}

/* Only the first move counts. */
static IchompLessonTaskState
judge_zero (IchompLessonTask *self)
{
  if (ichomp_session_get_index (self->session) == 0)
    return ICHOMP_LESSON_TASK_OPEN;

  self->left = find_nim_sum (self, 1);
  if (self->left == SG_NO_VALUE)
    return self->state;

  return self->left == 0 ? ICHOMP_LESSON_TASK_REACHED : ICHOMP_LESSON_TASK_MISSED;
}

/* After the last move with which the learner could have kept the win: whether it did, as far as
 * that is known. */
static IchompLessonTaskState
judge_moves (IchompLessonTask *self)
{
  guint index = ichomp_session_get_index (self->session);

  /* The computer may have erred. */
  if (is_learners (self, index) && find_nim_sum (self, index) != 0)
    return ICHOMP_LESSON_TASK_OPEN;

  while (index-- > 0)
    {
      guint before = find_nim_sum (self, index);

      if (!is_learners (self, index) || before == 0)
        continue;

      self->left = find_nim_sum (self, index + 1);
      return before != SG_NO_VALUE && self->left != 0 && self->left != SG_NO_VALUE
                 ? ICHOMP_LESSON_TASK_GIVEN_AWAY
                 : ICHOMP_LESSON_TASK_OPEN;
    }

  return ICHOMP_LESSON_TASK_OPEN;
}

static IchompLessonTaskState
judge_win (IchompLessonTask *self)
{
  guint index = ichomp_session_get_index (self->session);

  if (!ichomp_session_is_over (self->session) || index == 0)
    return judge_moves (self);

  return is_learners (self, index - 1) ? ICHOMP_LESSON_TASK_REACHED : ICHOMP_LESSON_TASK_MISSED;
}

static IchompLessonTaskState
judge_copy (IchompLessonTask *self)
{
  SgGame *game = ichomp_session_get_game (self->session);
  guint index = ichomp_session_get_index (self->session);

  for (guint i = 0; i < index; i++)
    if (is_learners (self, i) && !ichomp_lesson_task_is_paired (sg_game_get_position (game, i + 1)))
      return ICHOMP_LESSON_TASK_MISSED;

  return ichomp_session_is_over (self->session) && index > 0 ? ICHOMP_LESSON_TASK_REACHED
                                                             : ICHOMP_LESSON_TASK_OPEN;
}

/* A game that is played to see what happens: nobody has to win it. */
static IchompLessonTaskState
judge_end (IchompLessonTask *self)
{
  return ichomp_session_is_over (self->session) ? ICHOMP_LESSON_TASK_REACHED
                                                : ICHOMP_LESSON_TASK_OPEN;
}

static IchompLessonTaskState
judge (IchompLessonTask *self)
{
  switch (ichomp_lesson_block_get_goal (self->block))
    {
    case ICHOMP_GOAL_ZERO:
      return judge_zero (self);
    case ICHOMP_GOAL_COPY:
      return judge_copy (self);
    case ICHOMP_GOAL_END:
      return judge_end (self);
    case ICHOMP_GOAL_WIN:
    case ICHOMP_GOAL_WINNING:
    case ICHOMP_GOAL_VALUE:
    case ICHOMP_GOAL_TAKES:
      return judge_win (self);
    }

  g_assert_not_reached ();
}

/* A task of one move that is done gets no reply; one that is missed gets the reply that refutes
 * it. */
static void
update (IchompLessonTask *self)
{
  IchompLessonTaskState state = judge (self);

  ichomp_session_hold_computer (self->session, state == ICHOMP_LESSON_TASK_REACHED);
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
  gboolean computer_first =
      ichomp_lesson_block_has_flag (self->block, ICHOMP_BLOCK_FLAG_COMPUTER_FIRST);
  SgPosition *position = ichomp_lesson_block_get_position (self->block);
  g_autoptr (SgGame) game = sg_game_new (position);
  IchompSetup setup = {
    .board = sg_position_get_board (position),
    .opponent = ICHOMP_OPPONENT_COMPUTER,
    /* One move: the computer only refutes a wrong one. */
    .level = zero ? SG_LEVEL_HARD : ichomp_lesson_block_get_level (self->block),
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
 * ichomp_lesson_task_dup_text:
 * @self: a task
 *
 * Returns: (transfer full): what to do, as plain text
 */
char *
ichomp_lesson_task_dup_text (IchompLessonTask *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_TASK (self), NULL);

  return ichomp_lesson_block_dup_plain (
      ichomp_lesson_block_find_child (self->block, ICHOMP_BLOCK_TASK));
}

static char *
dup_reached (IchompLessonTask *self)
{
  guint index = ichomp_session_get_index (self->session);

  if (ichomp_lesson_block_get_goal (self->block) == ICHOMP_GOAL_END && index > 0
      && !is_learners (self, index - 1))
    /* Translators: After a game that a lesson lets the learner lose. */
    return g_strdup (_ ("The computer took the last tile. Do you see why?"));

  return g_strdup (_ ("Well done: the goal of this task is reached."));
}

static char *
dup_missed (IchompLessonTask *self, gboolean with_numbers)
{
  switch (ichomp_lesson_block_get_goal (self->block))
    {
    case ICHOMP_GOAL_ZERO:
      if (with_numbers)
        /* Translators: After a wrong move in a task of one move. %u is the new value of u. */
        return ichomp_digits_printf (
            _ ("Not this move: u became %u. The computer’s reply makes it 0."), self->left);
      return g_strdup (_ ("Not this move: the computer’s reply wins."));
    case ICHOMP_GOAL_COPY:
      return g_strdup (_ ("This is not a copy of the computer’s move."));
    case ICHOMP_GOAL_WIN:
    case ICHOMP_GOAL_END:
    case ICHOMP_GOAL_WINNING:
    case ICHOMP_GOAL_VALUE:
    case ICHOMP_GOAL_TAKES:
      return g_strdup (_ ("Not this time: the computer took the last tile."));
    }

  g_assert_not_reached ();
}

/**
 * ichomp_lesson_task_dup_verdict:
 * @self: a task
 * @with_numbers: whether the value of u may be told
 *
 * Returns: (transfer full) (nullable): what came of the learner's moves, or %NULL while the goal
 *   can be reached
 */
char *
ichomp_lesson_task_dup_verdict (IchompLessonTask *self, gboolean with_numbers)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_TASK (self), NULL);

  switch (self->state)
    {
    case ICHOMP_LESSON_TASK_REACHED:
      return dup_reached (self);
    case ICHOMP_LESSON_TASK_GIVEN_AWAY:
      if (with_numbers)
        /* Translators: After a wrong move in a task. %u is the new value of u. */
        return ichomp_digits_printf (
            _ ("This gave the win away: u became %u. Watch the computer’s reply."), self->left);
      return g_strdup (_ ("This gave the win away. Watch the computer’s reply."));
    case ICHOMP_LESSON_TASK_MISSED:
      return dup_missed (self, with_numbers);
    case ICHOMP_LESSON_TASK_OPEN:
    default:
      return NULL;
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
