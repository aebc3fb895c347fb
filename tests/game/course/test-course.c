/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons of the course: their length, and every task of them lost and won on the main
 * board. */

#include <string.h>

#include "game/course/ichomp-lesson-task.h"
#include "game/course/ichomp-library.h"
#include "support.h"
#include "test-main.h"

#define FOLDER SOURCE_ROOT "/data/lessons"

#define MAX_WORDS_BEFORE_ACTION 60
#define MAX_WORDS 1200
#define MAX_MINUTES_OFF 3

/* Lengths */

typedef struct
{
  guint n_words; /* without proofs, replies and teachers' notes */
  guint n_words_before_action;
  guint n_words_in_proofs;
  guint n_words_in_replies;
  guint n_questions;
  guint n_tasks;
  guint n_forms; /* tables to fill in, and other exercises without an entry in the progress */
  guint n_figures;
  guint n_test_questions;
} Length;

/* Something that the reader does. */
static gboolean
is_action (const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_QUESTION:
    case ICHOMP_BLOCK_TRY:
    case ICHOMP_BLOCK_VALUE_FORM:
    case ICHOMP_BLOCK_HEAPS:
    case ICHOMP_BLOCK_MEX:
    case ICHOMP_BLOCK_POWERS:
    case ICHOMP_BLOCK_TEST:
      return TRUE;
    case ICHOMP_BLOCK_BITS:
      return !ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_FILLED_IN);
    case ICHOMP_BLOCK_BOARD:
    case ICHOMP_BLOCK_QUADRANT:
      return ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_PLAY);
    default:
      return FALSE;
    }
}

static void
count_action (Length *length, const IchompLessonBlock *block)
{
  guint n_numbers;

  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_QUESTION:
      if (ichomp_lesson_block_get_question_kind (block) != ICHOMP_QUESTION_FOLDED)
        length->n_questions++;
      break;
    case ICHOMP_BLOCK_TRY:
      length->n_tasks++;
      break;
    case ICHOMP_BLOCK_TEST:
      length->n_test_questions += ichomp_lesson_block_get_numbers (block, &n_numbers)[0];
      break;
    case ICHOMP_BLOCK_BOARD:
    case ICHOMP_BLOCK_QUADRANT:
      length->n_figures++;
      break;
    default:
      length->n_forms++;
    }
}

/* Numbers and formulas are no words. */
static guint
count_words (const IchompLessonBlock *block)
{
  g_autofree char *text = ichomp_lesson_block_dup_plain (block);
  g_auto (GStrv) words = g_strsplit_set (text, " \n\t", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += strpbrk (words[i], "abcdefghijklmnopqrstuvwxyz") != NULL;

  return n;
}

/* The counter for the words of a block, which those of its children are added to. */
static guint *
find_counter (Length *length, const IchompLessonBlock *block, guint *counter)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_WHY:
    case ICHOMP_BLOCK_WRONG:
      return &length->n_words_in_replies;
    case ICHOMP_BLOCK_PROOF:
      return &length->n_words_in_proofs;
    default:
      return counter;
    }
}

static void
measure_block (Length *length, const IchompLessonBlock *block, guint *counter)
{
  counter = find_counter (length, block, counter);
  if (is_action (block))
    {
      if (length->n_words_before_action == G_MAXUINT)
        length->n_words_before_action = length->n_words;
      count_action (length, block);
    }
  if (ichomp_lesson_block_has_text (block))
    *counter += count_words (block);
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    measure_block (length, ichomp_lesson_block_get_child (block, i), counter);
}

static Length
measure (IchompLesson *lesson)
{
  const IchompLessonBlock *recap = ichomp_lesson_get_recap (lesson);
  Length length = { .n_words_before_action = G_MAXUINT };

  for (guint i = 0; i < ichomp_lesson_get_n_sections (lesson); i++)
    measure_block (&length, ichomp_lesson_get_section (lesson, i), &length.n_words);
  if (recap != NULL)
    measure_block (&length, recap, &length.n_words);

  return length;
}

/* How many minutes a reader of 13 to 17 years takes: one for 130 words, and some for each thing
 * to do. Of the replies, half are seen. */
static guint
estimate (const Length *length)
{
  double reading =
      (length->n_words + length->n_words_in_proofs + length->n_words_in_replies / 2.0) / 130;

  return (guint)(reading + length->n_questions * 40 / 60.0 + 3 * length->n_tasks
                 + 2 * length->n_forms + length->n_figures + 2 * length->n_test_questions + 0.5);
}

static void
test_length (gconstpointer user_data)
{
  IchompLesson *lesson = (IchompLesson *)user_data;
  Length length = measure (lesson);

  g_test_message (
      "%s: %u words, %u in proofs, %u in replies, %u before the first action, "
      "%u questions, %u tasks, %u tables, %u figures to play with, %u minutes, about %u",
      ichomp_lesson_get_id (lesson), length.n_words, length.n_words_in_proofs,
      length.n_words_in_replies, length.n_words_before_action, length.n_questions, length.n_tasks,
      length.n_forms, length.n_figures, ichomp_lesson_get_minutes (lesson), estimate (&length));
  g_assert_cmpuint (length.n_words + length.n_words_in_proofs, <=, MAX_WORDS);
  g_assert_cmpuint (length.n_words_before_action, <=, MAX_WORDS_BEFORE_ACTION);
  g_assert_cmpint (ABS ((int)ichomp_lesson_get_minutes (lesson) - (int)estimate (&length)), <=,
                   MAX_MINUTES_OFF);
}

/* Tasks */

typedef struct
{
  IchompSession *session;
  IchompLessonTask *task;
  const IchompLessonBlock *block;
} Play;

static SgPosition *
get_position (Play *play)
{
  return ichomp_session_get_position (play->session);
}

static guint
get_nim_sum (Play *play)
{
  support_wait_until_computed (play->session);
  return sg_analysis_get_nim_sum (ichomp_session_get_analysis (play->session));
}

static void
assert_state (Play *play, IchompLessonTaskState state)
{
  support_wait_until_computed (play->session);
  g_assert_cmpint (ichomp_lesson_task_get_state (play->task), ==, state);
}

/* Asserts that the learner is told, and that a figure for u is told only with numbers. */
static void
assert_told (Play *play)
{
  g_autofree char *verdict = ichomp_lesson_task_dup_verdict (play->task, FALSE);
  g_autofree char *with_numbers = ichomp_lesson_task_dup_verdict (play->task, TRUE);

  g_assert_nonnull (verdict);
  g_assert_nonnull (with_numbers);
  g_assert_null (strpbrk (verdict, "0123456789"));
}

/* Returns the result of the move, in the position on the board. */
static SgPosition *
look_ahead (Play *play, const SgMove *move)
{
  return sg_position_play (get_position (play), move);
}

/* Whether a move of the learner keeps what the task asks for. */
static gboolean
is_good (Play *play, const SgMove *move)
{
  g_autoptr (SgPosition) after = look_ahead (play, move);

  switch (ichomp_lesson_block_get_goal (play->block))
    {
    case ICHOMP_GOAL_COPY:
      return ichomp_lesson_task_is_paired (after);
    case ICHOMP_GOAL_END:
      return TRUE;
    default:
      return sg_analysis_get_nim_sum_after (ichomp_session_get_analysis (play->session), move) == 0;
    }
}

static GArray *
find_moves (Play *play, gboolean good)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (SgMove));

  support_wait_until_computed (play->session);
  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (get_position (play), q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            const SgMove move = { q, row, column };

            if (is_good (play, &move) == good)
              g_array_append_val (moves, move);
          }
    }

  return moves;
}

static void
play_computer (Play *play)
{
  support_wait_until_computed (play->session);
  g_assert_true (ichomp_session_is_computers_turn (play->session));
  support_play_computer (play->session);
  support_wait_until_computed (play->session);
}

static gboolean
is_hard (Play *play)
{
  return ichomp_session_get_setup (play->session)->level == SG_LEVEL_HARD;
}

/* Makes a wrong move, which is told at once, sees it refuted, and takes it back. */
static void
err (Play *play, const SgMove *move)
{
  guint index = ichomp_session_get_index (play->session);
  gboolean wins = ichomp_lesson_block_get_goal (play->block) == ICHOMP_GOAL_WIN;

  g_assert_true (ichomp_session_play (play->session, move));
  assert_state (play, wins ? ICHOMP_LESSON_TASK_GIVEN_AWAY : ICHOMP_LESSON_TASK_MISSED);
  assert_told (play);
  if (ichomp_session_is_computers_turn (play->session))
    {
      gboolean refutes = is_hard (play) && get_nim_sum (play) != 0;

      play_computer (play);
      if (refutes)
        g_assert_cmpuint (get_nim_sum (play), ==, 0);
    }
  while (ichomp_session_get_index (play->session) > index)
    ichomp_session_undo (play->session);
  g_assert_cmpuint (ichomp_session_get_index (play->session), ==, index);
  assert_state (play, ICHOMP_LESSON_TASK_OPEN);
}

/* Tries every wrong move on the way, and does the task by right ones, drawn at random. */
static void
win (Play *play, GRand *rand)
{
  gboolean done = FALSE;

  while (!done)
    {
      g_autoptr (GArray) wrong = NULL;
      g_autoptr (GArray) right = NULL;

      if (ichomp_session_is_computers_turn (play->session))
        play_computer (play);
      assert_state (play, ICHOMP_LESSON_TASK_OPEN);
      wrong = find_moves (play, FALSE);
      for (guint i = 0; i < wrong->len; i++)
        err (play, &g_array_index (wrong, SgMove, i));

      right = find_moves (play, TRUE);
      g_assert_cmpuint (right->len, >, 0);
      ichomp_session_play (
          play->session,
          &g_array_index (right, SgMove, g_rand_int_range (rand, 0, (int)right->len)));
      support_wait_until_computed (play->session);
      done = ichomp_lesson_task_get_state (play->task) == ICHOMP_LESSON_TASK_REACHED;
    }
  assert_told (play);
}

/* Gives the win away with every move, until the computer has taken the last tile. */
static void
lose (Play *play)
{
  while (!ichomp_session_is_over (play->session))
    {
      g_autoptr (GArray) wrong = NULL;

      if (ichomp_session_is_computers_turn (play->session))
        {
          play_computer (play);
          continue;
        }
      wrong = find_moves (play, FALSE);
      /* A computer that errs may leave no wrong move. */
      if (wrong->len == 0)
        {
          g_assert_false (is_hard (play));
          return;
        }
      ichomp_session_play (play->session, &g_array_index (wrong, SgMove, 0));
    }
  assert_state (play, ICHOMP_LESSON_TASK_MISSED);
  assert_told (play);
}

/* A game to be lost: the computer answers each first move by a copy, and takes the last tile. */
static void
lose_to_the_end (Play *play, GRand *rand)
{
  g_autoptr (GArray) first = find_moves (play, TRUE);

  for (guint i = 0; i < first->len; i++)
    {
      ichomp_session_restart (play->session);
      ichomp_session_play (play->session, &g_array_index (first, SgMove, i));
      play_computer (play);
      g_assert_true (ichomp_lesson_task_is_paired (get_position (play)));
      while (!ichomp_session_is_over (play->session))
        {
          g_autoptr (GArray) moves = find_moves (play, TRUE);

          assert_state (play, ICHOMP_LESSON_TASK_OPEN);
          ichomp_session_play (
              play->session,
              &g_array_index (moves, SgMove, g_rand_int_range (rand, 0, (int)moves->len)));
          play_computer (play);
        }
      assert_state (play, ICHOMP_LESSON_TASK_REACHED);
      assert_told (play);
    }
}

static void
walk_task (IchompLesson *lesson, const IchompLessonBlock *block, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  IchompSetup setup = support_setup (4, 4);
  Play play = { .session = support_session_new (seed), .block = block };

  ichomp_session_start (play.session, &setup);
  play.task = ichomp_lesson_task_new (play.session, lesson, block);
  support_wait_until_computed (play.session);
  if (ichomp_lesson_block_get_goal (block) == ICHOMP_GOAL_END)
    lose_to_the_end (&play, rand);
  else
    {
      win (&play, rand);
      if (ichomp_lesson_block_get_goal (block) == ICHOMP_GOAL_WIN)
        {
          ichomp_session_restart (play.session);
          lose (&play);
        }
    }
  ichomp_lesson_task_end (play.task);
  g_assert_finalize_object (play.task);
  g_assert_finalize_object (play.session);
}

static void
test_tasks (gconstpointer user_data)
{
  IchompLesson *lesson = (IchompLesson *)user_data;

  for (guint i = 0; i < ichomp_lesson_get_n_questions (lesson); i++)
    {
      const IchompLessonBlock *block = ichomp_lesson_get_question (lesson, i);

      if (ichomp_lesson_block_get_kind (block) != ICHOMP_BLOCK_TRY)
        continue;

      g_test_message ("the task in line %u", ichomp_lesson_block_get_place (block)->line);
      /* Pointing at the tiles would find the answer. */
      if (ichomp_lesson_block_get_preset (block) != ICHOMP_PRESET_DISCOVER)
        g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NO_PREVIEW));
      for (guint32 seed = 1; seed <= 2; seed++)
        walk_task (lesson, block, seed);
    }
}

static void
add (const char *name, IchompLesson *lesson, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/course/%s/%s", name, ichomp_lesson_get_id (lesson));

  g_test_add_data_func_full (path, ichomp_lesson_ref (lesson), test,
                             (GDestroyNotify)ichomp_lesson_unref);
}

void
add_tests (void)
{
  g_autoptr (IchompLibrary) library = ichomp_library_new_for_folders (FOLDER, "/nonexistent");

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);
      IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);

      g_assert_nonnull (lesson);
      add ("length", lesson, test_length);
      add ("tasks", lesson, test_tasks);
    }
}
