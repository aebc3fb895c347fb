/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The state of a lesson: what was done in its blocks, without any widget. */

#include "game/course/ichomp-lesson-state.h"

#include <string.h>

#include "game/course/ichomp-course.h"
#include "game/course/ichomp-lesson-answer.h"
#include "game/course/ichomp-lesson-reader.h"
#include "test-main.h"

#define FOLDER SOURCE_ROOT "/tests/game/course/fixtures"
#define SAMPLE FOLDER "/sample.xml"

typedef struct
{
  IchompLibrary *library;
  IchompLessonProgress *progress;
  IchompCourse *course;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->library = ichomp_library_new_for_folders (FOLDER, "/nonexistent");
  fixture->progress = ichomp_lesson_progress_new (NULL);
  fixture->course = ichomp_course_new (fixture->library, fixture->progress);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->course);
  g_assert_finalize_object (fixture->library);
  g_assert_finalize_object (fixture->progress);
}

/* The sample with a change. */
static IchompLesson *
parse_version (const char *from, const char *to)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) version = NULL;
  g_autoptr (GError) error = NULL;
  IchompLesson *lesson;

  g_assert_true (g_file_get_contents (SAMPLE, &text, NULL, NULL));
  version = g_string_new (text);
  if (from != NULL)
    g_assert_cmpuint (g_string_replace (version, from, to, 1), ==, 1);
  lesson = ichomp_lesson_parse (version->str, version->len, &error);
  g_assert_no_error (error);
  return lesson;
}

static const IchompLessonBlock *
find (IchompLesson *lesson, const char *id)
{
  for (guint i = 0; i < ichomp_lesson_get_n_questions (lesson); i++)
    if (g_str_equal (ichomp_lesson_block_get_id (ichomp_lesson_get_question (lesson, i)), id))
      return ichomp_lesson_get_question (lesson, i);

  g_assert_not_reached ();
}

static gpointer
get (Fixture *fixture, IchompLesson *lesson, const char *id)
{
  return ichomp_lesson_state_get (ichomp_course_get_state (fixture->course, lesson),
                                  find (lesson, id));
}

static guint
count (GObject *object, guint *n)
{
  return ++*n;
}

/* An answer is recorded by itself, and a number that is only typed is not judged. */
static void
test_answer (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLesson) lesson = parse_version (NULL, NULL);
  IchompNumberAnswer *answer = get (fixture, lesson, "questions-3");
  gboolean is_answered;
  guint n_judged = 0;
  guint number;

  g_signal_connect (answer, "judged", G_CALLBACK (count), &n_judged);
  ichomp_number_answer_set_text (answer, "19");
  g_assert_cmpint (ichomp_number_answer_get_judged (answer, &number), ==, ICHOMP_JUDGEMENT_NONE);
  g_assert_cmpuint (n_judged, ==, 0);
  g_assert_cmpint (ichomp_number_answer_check (answer), ==, ICHOMP_JUDGEMENT_WRONG);
  g_assert_true (ichomp_lesson_progress_is_missed (fixture->progress, "sample", "questions-3"));
  ichomp_number_answer_set_text (answer, "11");
  g_assert_cmpint (ichomp_number_answer_get_judged (answer, &number), ==, ICHOMP_JUDGEMENT_WRONG);
  g_assert_cmpuint (number, ==, 19);
  g_assert_false (ichomp_lesson_progress_is_answered (fixture->progress, "sample", "questions-3"));
  g_assert_cmpint (ichomp_number_answer_check (answer), ==, ICHOMP_JUDGEMENT_RIGHT);
  g_assert_true (ichomp_lesson_progress_is_answered (fixture->progress, "sample", "questions-3"));
  g_assert_cmpuint (n_judged, ==, 2);

  /* Every view of the block gets the same answer. */
  g_assert_true (get (fixture, lesson, "questions-3") == answer);
  ichomp_course_forget (fixture->course);
  answer = get (fixture, lesson, "questions-3");
  g_assert_cmpstr (ichomp_number_answer_get_text (answer), ==, "");
  g_object_get (answer, "answered", &is_answered, NULL);
  g_assert_false (is_answered);
}

/* A new version of the lesson takes over what was done, also where a question comes before and
 * words have changed; not where what is asked is another thing. */
static void
test_adopt (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLesson) before = parse_version (NULL, NULL);
  g_autoptr (IchompLesson) inserted = parse_version (
      "<question id=\"questions-3\"",
      "<question id=\"new\" kind=\"number\" answer=\"3\"><ask>Which?</ask><why>So.</why>"
      "<wrong>No.</wrong></question><question id=\"questions-3\"");
  g_autoptr (IchompLesson) other =
      parse_version ("kind=\"number\" answer=\"11\"", "kind=\"number\" answer=\"12\"");
  IchompNumberAnswer *answer = get (fixture, before, "questions-3");
  const SgMove tile = { SG_QUADRANT_NW, 0, 0 };
  SgMove reply;
  guint number;

  ichomp_number_answer_set_text (answer, "19");
  ichomp_number_answer_check (answer);
  ichomp_number_answer_set_text (answer, "12");
  g_assert_cmpint (ichomp_tile_answer_try (get (fixture, before, "questions-5"), &tile), ==,
                   ICHOMP_JUDGEMENT_WRONG);
  ichomp_course_replace (fixture->course, before, inserted);
  answer = get (fixture, inserted, "questions-3");
  g_assert_cmpstr (ichomp_number_answer_get_text (answer), ==, "12");
  g_assert_cmpint (ichomp_number_answer_get_judged (answer, &number), ==, ICHOMP_JUDGEMENT_WRONG);
  g_assert_cmpuint (number, ==, 19);
  g_assert_true (
      ichomp_tile_answer_get_refutation (get (fixture, inserted, "questions-5"), &reply));
  g_assert_cmpstr (ichomp_number_answer_get_text (get (fixture, inserted, "new")), ==, "");

  ichomp_course_replace (fixture->course, inserted, other);
  g_assert_cmpstr (ichomp_number_answer_get_text (get (fixture, other, "questions-3")), ==, "");
}

/* A question that was missed comes back at the end of another lesson until it is answered without a
 * mistake there. */
static void
test_recalled (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLibrary) library =
      ichomp_library_new_for_folders (SOURCE_ROOT "/data/lessons", "/nonexistent");
  g_autoptr (IchompCourse) course = ichomp_course_new (library, fixture->progress);
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (library, "winning");
  IchompLessonState *state = ichomp_course_get_state (course, lesson);
  const IchompLessonBlock *block;

  ichomp_lesson_state_recall (state);
  g_assert_null (ichomp_lesson_state_get_recalled (state));

  ichomp_lesson_progress_set_missed (fixture->progress, "play", "rules-3", TRUE);
  for (guint i = 0; i < 2; i++)
    {
      IchompNumberAnswer *answer;

      ichomp_lesson_state_recall (state);
      block = ichomp_lesson_state_get_recalled (state);
      g_assert_nonnull (block);
      g_assert_cmpstr (ichomp_lesson_block_get_id (block), ==, "rules-3");
      answer = ichomp_lesson_state_get (state, block);
      g_assert_cmpstr (ichomp_number_answer_get_text (answer), ==, "");
      if (i == 0)
        {
          ichomp_number_answer_set_text (answer, "100");
          ichomp_number_answer_check (answer);
        }
      ichomp_number_answer_set_text (answer, "4");
      ichomp_number_answer_check (answer);
      g_assert_cmpint (ichomp_lesson_progress_is_missed (fixture->progress, "play", "rules-3"), ==,
                       i == 0);
      g_assert_false (ichomp_lesson_progress_is_answered (fixture->progress, "play", "rules-3"));
    }
}

void
add_tests (void)
{
#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

  ADD ("/lesson-state/answer", test_answer);
  ADD ("/lesson-state/adopt", test_adopt);
  ADD ("/lesson-state/recalled", test_recalled);
}
