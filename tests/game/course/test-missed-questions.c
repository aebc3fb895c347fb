/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of questions that were answered wrongly. */

#include "game/course/ichomp-missed-questions.h"

#include "test-main.h"

#define FOLDER SOURCE_ROOT "/data/lessons"

typedef struct
{
  guint n_before;
  guint n_after;
  guint n_changes;
} Log;

static void
changed_cb (GListModel *model, guint position, guint removed, guint added, Log *log)
{
  g_assert_cmpuint (position, ==, 0);
  log->n_before = removed;
  log->n_after = added;
  log->n_changes++;
}

static void
assert_question (GListModel *model, guint index, const char *lesson, const char *key)
{
  g_autoptr (IchompMissedQuestion) question = g_list_model_get_item (model, index);
  const IchompLessonBlock *block = ichomp_missed_question_get_block (question);

  g_assert_cmpstr (ichomp_lesson_get_id (ichomp_missed_question_get_lesson (question)), ==, lesson);
  g_assert_cmpstr (ichomp_lesson_block_get_id (block), ==, key);
}

/* In the order of the lessons; a question that stays keeps its item. */
static void
test_follows (void)
{
  g_autoptr (IchompLibrary) library = ichomp_library_new_for_folders (FOLDER, "/nonexistent");
  g_autoptr (IchompLessonProgress) progress = ichomp_lesson_progress_new (NULL);
  IchompMissedQuestions *questions;
  GListModel *model;
  g_autoptr (IchompMissedQuestion) kept = NULL;
  g_autoptr (IchompMissedQuestion) same = NULL;
  Log log = { 0 };

  ichomp_lesson_progress_set_missed (progress, "winning", "easy-2", TRUE);
  questions = ichomp_missed_questions_new (library, progress);
  model = G_LIST_MODEL (questions);
  g_signal_connect (model, "items-changed", G_CALLBACK (changed_cb), &log);
  g_assert_true (g_list_model_get_item_type (model) == ICHOMP_TYPE_MISSED_QUESTION);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 1);
  assert_question (model, 0, "winning", "easy-2");
  kept = g_list_model_get_item (model, 0);

  ichomp_lesson_progress_set_missed (progress, "outcomes", "outcomes-1", TRUE);
  g_assert_cmpuint (log.n_changes, ==, 1);
  g_assert_cmpuint (log.n_before, ==, 1);
  g_assert_cmpuint (log.n_after, ==, 2);
  assert_question (model, 0, "outcomes", "outcomes-1");
  same = g_list_model_get_item (model, 1);
  g_assert_true (same == kept);
  g_assert_null (g_list_model_get_item (model, 2));

  /* A lesson, a question and a task that do not exist, or cannot be asked. */
  ichomp_lesson_progress_set_missed (progress, "gone", "easy-2", TRUE);
  ichomp_lesson_progress_set_missed (progress, "winning", "gone-1", TRUE);
  ichomp_lesson_progress_set_missed (progress, "winning", "easy-1", TRUE);
  ichomp_lesson_progress_set_answered (progress, "winning", "easy-2");
  g_assert_cmpuint (log.n_changes, ==, 1);

  ichomp_lesson_progress_set_missed (progress, "outcomes", "outcomes-1", FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 1);
  ichomp_lesson_progress_reset (progress);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 0);
  g_assert_cmpuint (log.n_changes, ==, 3);

  g_assert_finalize_object (questions);
}

void
add_tests (void)
{
  g_test_add_func ("/missed-questions/follows", test_follows);
}
