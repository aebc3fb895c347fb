/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The progress of the learner, and its file. */

#include "game/course/ichomp-lesson-progress.h"

#include <string.h>

#include "game/course/ichomp-lesson-reader.h"

#include "lesson-support.h"
#include "support.h"
#include "test-main.h"

#define SAMPLE SOURCE_ROOT "/tests/game/course/fixtures/sample.xml"

typedef struct
{
  char *folder;
  char *path;
  IchompStore *store;
  guint n_changes;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("ichomp-progress-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "lessons.ini", NULL);
  fixture->store = ichomp_store_new (fixture->path);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ichomp_store_flush (fixture->store);
  g_assert_finalize_object (fixture->store);
  support_remove_all (fixture->folder);
  g_clear_pointer (&fixture->folder, g_free);
  g_clear_pointer (&fixture->path, g_free);
}

static void
changed_cb (IchompLessonProgress *progress, Fixture *fixture)
{
  fixture->n_changes++;
}

static IchompLessonProgress *
open_progress (Fixture *fixture)
{
  IchompLessonProgress *progress;

  ichomp_store_flush (fixture->store);
  progress = ichomp_lesson_progress_new (fixture->store);
  g_signal_connect (progress, "changed", G_CALLBACK (changed_cb), fixture);
  return progress;
}

static void
test_lasts (Fixture *fixture, gconstpointer data)
{
  IchompLessonProgress *progress = open_progress (fixture);

  g_assert_false (lesson_support_is_done (progress, "xor"));
  lesson_support_mark (progress, "xor", TRUE);
  lesson_support_mark (progress, "xor", TRUE);
  ichomp_lesson_progress_set_answered (progress, "xor", "table-1");
  ichomp_lesson_progress_set_answered (progress, "xor", "table-1");
  ichomp_lesson_progress_set_answered (progress, "xor", "table-2");
  ichomp_lesson_progress_set_answered (progress, "mex", "a-1");
  lesson_support_mark (progress, "mex", TRUE);
  lesson_support_mark (progress, "mex", FALSE);
  g_assert_cmpuint (fixture->n_changes, ==, 6);
  ichomp_lesson_progress_set_missed (progress, "xor", "table-2", TRUE);
  ichomp_lesson_progress_set_missed (progress, "xor", "table-2", TRUE);
  ichomp_lesson_progress_set_missed (progress, "mex", "a-1", TRUE);
  ichomp_lesson_progress_set_missed (progress, "mex", "a-1", FALSE);
  ichomp_lesson_progress_set_missed (progress, "mex", "a-1", FALSE);
  g_assert_cmpuint (fixture->n_changes, ==, 9);
  g_assert_finalize_object (progress);

  progress = open_progress (fixture);
  g_assert_true (lesson_support_is_done (progress, "xor"));
  g_assert_false (lesson_support_is_done (progress, "mex"));
  g_assert_true (ichomp_lesson_progress_is_answered (progress, "xor", "table-1"));
  g_assert_true (ichomp_lesson_progress_is_answered (progress, "xor", "table-2"));
  g_assert_true (ichomp_lesson_progress_is_answered (progress, "mex", "a-1"));
  g_assert_false (ichomp_lesson_progress_is_answered (progress, "mex", "table-1"));
  g_assert_true (ichomp_lesson_progress_is_missed (progress, "xor", "table-2"));
  g_assert_false (ichomp_lesson_progress_is_missed (progress, "xor", "table-1"));
  g_assert_false (ichomp_lesson_progress_is_missed (progress, "mex", "a-1"));
  g_assert_finalize_object (progress);
}

/* A file that someone has edited may have any keys. */
static void
test_escapes (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "[lesson xor]\nanswered=a\\nb;c\\;d;e\\\\f;\n";
  static const char *const keys[] = { "a\nb", "c;d", "e\\f", "table-1" };
  IchompLessonProgress *progress;

  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  progress = open_progress (fixture);
  ichomp_lesson_progress_set_answered (progress, "xor", "table-1");
  g_assert_finalize_object (progress);

  progress = open_progress (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (ichomp_lesson_progress_is_answered (progress, "xor", keys[i]));
  g_assert_finalize_object (progress);
}

static void
test_reset (Fixture *fixture, gconstpointer data)
{
  IchompLessonProgress *progress = open_progress (fixture);

  ichomp_lesson_progress_reset (progress);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  lesson_support_mark (progress, "xor", TRUE);
  ichomp_lesson_progress_set_answered (progress, "mex", "a-1");
  ichomp_lesson_progress_reset (progress);
  g_assert_cmpuint (fixture->n_changes, ==, 3);
  g_assert_finalize_object (progress);

  progress = open_progress (fixture);
  g_assert_false (lesson_support_is_done (progress, "xor"));
  g_assert_false (ichomp_lesson_progress_is_answered (progress, "mex", "a-1"));
  g_assert_finalize_object (progress);
}

static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = {
    "",
    "nonsense",
    "[lesson xor]\ndone=true\nnonsense",
    "[lesson ]\ndone=true\n[lesson xor]\ndone=perhaps\nanswered=;;\n",
    "[lesson xor]\nanswered=\\q\n",
    "\377\376",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      IchompLessonProgress *progress;

      /* Saving would remove the temporary file. */
      ichomp_store_flush (fixture->store);
      g_assert_true (g_file_set_contents (fixture->path, texts[i], -1, NULL));
      progress = open_progress (fixture);
      /* The lines before the damage count. */
      g_assert_cmpint (lesson_support_is_done (progress, "xor"), ==, i == 2);
      g_assert_false (ichomp_lesson_progress_is_answered (progress, "xor", ""));
      g_assert_finalize_object (progress);
    }
}

/* Questions answered in several programs are all kept, and so are those missed, until one
 * program has seen them recalled. */
static void
test_merged (Fixture *fixture, gconstpointer data)
{
  IchompStore *other_store = ichomp_store_new (fixture->path);
  IchompLessonProgress *progress = open_progress (fixture);
  IchompLessonProgress *other;

  ichomp_lesson_progress_set_answered (progress, "xor", "table-1");
  lesson_support_mark (progress, "mex", TRUE);
  ichomp_lesson_progress_set_missed (progress, "xor", "table-1", TRUE);
  ichomp_lesson_progress_set_missed (progress, "xor", "table-4", TRUE);
  ichomp_store_flush (fixture->store);
  other = ichomp_lesson_progress_new (other_store);
  ichomp_lesson_progress_set_answered (progress, "xor", "table-2");
  lesson_support_mark (progress, "mex", FALSE);
  lesson_support_mark (progress, "sum", TRUE);
  ichomp_lesson_progress_set_missed (progress, "xor", "table-2", TRUE);
  ichomp_lesson_progress_set_missed (progress, "xor", "table-4", FALSE);
  ichomp_store_flush (fixture->store);
  ichomp_lesson_progress_set_answered (other, "xor", "table-3");
  ichomp_lesson_progress_set_answered (other, "sum", "a-1");
  lesson_support_mark (other, "sum", TRUE);
  ichomp_lesson_progress_set_missed (other, "xor", "table-1", FALSE);
  ichomp_lesson_progress_set_missed (other, "xor", "table-3", TRUE);
  ichomp_store_flush (other_store);

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (ichomp_lesson_progress_is_answered (other, "xor", "table-1"));
      g_assert_true (ichomp_lesson_progress_is_answered (other, "xor", "table-2"));
      g_assert_true (ichomp_lesson_progress_is_answered (other, "xor", "table-3"));
      g_assert_true (ichomp_lesson_progress_is_answered (other, "sum", "a-1"));
      g_assert_false (lesson_support_is_done (other, "mex"));
      g_assert_true (lesson_support_is_done (other, "sum"));
      g_assert_false (ichomp_lesson_progress_is_missed (other, "xor", "table-1"));
      g_assert_true (ichomp_lesson_progress_is_missed (other, "xor", "table-2"));
      g_assert_true (ichomp_lesson_progress_is_missed (other, "xor", "table-3"));
      g_assert_false (ichomp_lesson_progress_is_missed (other, "xor", "table-4"));
      g_assert_finalize_object (other);
      other = ichomp_lesson_progress_new (other_store);
    }

  g_assert_finalize_object (other);
  g_assert_finalize_object (progress);
  g_assert_finalize_object (other_store);
}

/* Questions and tasks apart; a folded answer is none. */
static void
test_count (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLesson) lesson = ichomp_lesson_load_file (SAMPLE, NULL);
  IchompLessonProgress *progress = ichomp_lesson_progress_new (NULL);
  IchompLessonCount count;

  ichomp_lesson_progress_count (progress, lesson, &count);
  g_assert_cmpuint (count.n_questions, ==, 11);
  g_assert_cmpuint (count.n_answered, ==, 0);
  g_assert_cmpuint (count.n_tasks, ==, 3);
  g_assert_cmpuint (count.n_reached, ==, 0);
  ichomp_lesson_progress_set_answered (progress, "sample", "questions-1");
  ichomp_lesson_progress_set_answered (progress, "sample", "questions-2");
  ichomp_lesson_progress_set_answered (progress, "sample", "live-1");
  ichomp_lesson_progress_set_answered (progress, "sample", "questions-9");
  /* A question that the lesson does not have any more. */
  ichomp_lesson_progress_set_answered (progress, "sample", "questions/99");
  ichomp_lesson_progress_count (progress, lesson, &count);
  g_assert_cmpuint (count.n_answered, ==, 2);
  g_assert_cmpuint (count.n_reached, ==, 1);
  g_assert_finalize_object (progress);
}

/* A lesson is done with one that it replaces, until the reader says that it is not. */
static void
test_replaced (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLesson) lesson = ichomp_lesson_load_file (SAMPLE, NULL);
  IchompLessonProgress *progress = ichomp_lesson_progress_new (NULL);

  g_assert_false (ichomp_lesson_progress_has_done (progress, lesson));
  lesson_support_mark (progress, "older-sample", TRUE);
  g_assert_true (ichomp_lesson_progress_has_done (progress, lesson));
  ichomp_lesson_progress_mark (progress, lesson, FALSE);
  g_assert_false (ichomp_lesson_progress_has_done (progress, lesson));
  ichomp_lesson_progress_mark (progress, lesson, TRUE);
  g_assert_true (lesson_support_is_done (progress, "sample"));
  g_assert_finalize_object (progress);
}

#define KEYS SOURCE_ROOT "/tests/game/course/fixtures/lessons-with-keys.ini"

static char *
dup_id (const char *key)
{
  g_auto (GStrv) parts = g_strsplit (key, "/", 2);

  return g_strdup_printf ("%s-%s", g_str_equal (parts[0], "@recap") ? "recap" : parts[0], parts[1]);
}

/* Returns the number of questions in the list of @before; @after has their ids, and no others. */
static guint
assert_has_ids (GKeyFile *before, GKeyFile *after, const char *group, const char *list)
{
  g_auto (GStrv) keys = g_key_file_get_string_list (before, group, list, NULL, NULL);
  g_auto (GStrv) ids = g_key_file_get_string_list (after, group, list, NULL, NULL);

  if (keys == NULL)
    {
      g_assert_null (ids);
      return 0;
    }
  g_assert_nonnull (ids);
  g_assert_cmpuint (g_strv_length (ids), ==, g_strv_length (keys));
  for (guint i = 0; keys[i] != NULL; i++)
    {
      gboolean is_known = !g_str_equal (group, "lesson own-lesson");
      g_autofree char *id = is_known ? dup_id (keys[i]) : g_strdup (keys[i]);

      g_assert_true (g_strv_contains ((const char *const *)ids, id));
    }

  return g_strv_length (keys);
}

/* A file from before questions had ids. Every question of the built-in lessons is in it: two of
 * three are answered, every fourth is missed. What is known of another lesson stays as it is. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GKeyFile) before = g_key_file_new ();
  g_autoptr (GKeyFile) after = g_key_file_new ();
  g_autofree char *written = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) groups = NULL;
  IchompLessonProgress *progress;
  guint n_answered = 0;
  guint n_missed = 0;
  guint32 seed;
  guint32 fingerprint;
  const char *const *answers;

  g_assert_true (g_file_get_contents (KEYS, &written, NULL, NULL));
  g_assert_true (g_file_set_contents (fixture->path, written, -1, NULL));
  g_assert_true (g_key_file_load_from_data (before, written, -1, G_KEY_FILE_NONE, NULL));
  progress = open_progress (fixture);
  text = ichomp_record_to_text (ICHOMP_RECORD (progress));
  g_assert_true (g_key_file_load_from_data (after, text, -1, G_KEY_FILE_NONE, NULL));

  groups = g_key_file_get_groups (before, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      n_answered += assert_has_ids (before, after, groups[i], "answered");
      n_missed += assert_has_ids (before, after, groups[i], "missed");
    }
  g_assert_cmpuint (n_answered, ==, 102);
  g_assert_cmpuint (n_missed, ==, 37);
  g_assert_true (lesson_support_is_done (progress, "nim"));
  answers = ichomp_lesson_progress_get_test (progress, "final-test", &seed, &fingerprint);
  g_assert_cmpuint (g_strv_length ((char **)answers), ==, 5);
  g_assert_cmpuint (seed, ==, 48213);

  /* The next change in a lesson writes ids. */
  ichomp_lesson_progress_set_answered (progress, "nim", "another");
  ichomp_store_flush (fixture->store);
  g_assert_true (g_key_file_load_from_file (after, fixture->path, G_KEY_FILE_NONE, NULL));
  g_clear_pointer (&text, g_free);
  text = g_key_file_get_value (after, "lesson nim", "answered", NULL);
  g_assert_cmpstr (text, ==,
                   "another;heaps-1;heaps-2;impartial-1;one-two-three-2;one-two-three-3;recap-2;"
                   "words-1;");
  g_assert_finalize_object (progress);
}

#define LESSON "final-test"

/* Returns the number of answers. */
static guint
assert_test (IchompLessonProgress *progress, guint32 seed, guint32 fingerprint)
{
  guint32 read_seed;
  guint32 read_fingerprint;
  const char *const *answers =
      ichomp_lesson_progress_get_test (progress, LESSON, &read_seed, &read_fingerprint);

  g_assert_nonnull (answers);
  g_assert_cmpuint (read_seed, ==, seed);
  g_assert_cmpuint (read_fingerprint, ==, fingerprint);
  return g_strv_length ((char **)answers);
}

static void
assert_score (IchompLessonProgress *progress, guint last, guint best, guint n_questions)
{
  IchompTestScore score;

  g_assert_true (ichomp_lesson_progress_get_score (progress, LESSON, &score));
  g_assert_cmpuint (score.last, ==, last);
  g_assert_cmpuint (score.best, ==, best);
  g_assert_cmpuint (score.n_questions, ==, n_questions);
}

/* Seed, answers and scores outlive the program. */
static void
test_test_lasts (Fixture *fixture, gconstpointer data)
{
  IchompLessonProgress *progress = open_progress (fixture);
  IchompTestScore score;
  guint32 number;

  g_assert_null (ichomp_lesson_progress_get_test (progress, LESSON, &number, &number));
  g_assert_false (ichomp_lesson_progress_get_score (progress, LESSON, &score));
  ichomp_lesson_progress_begin_test (progress, LESSON, 12345, G_MAXUINT32);
  ichomp_lesson_progress_answer_test (progress, LESSON, "NE2,1");
  ichomp_lesson_progress_answer_test (progress, LESSON, "13");
  g_assert_cmpuint (fixture->n_changes, ==, 3);
  g_assert_finalize_object (progress);

  progress = open_progress (fixture);
  g_assert_cmpuint (assert_test (progress, 12345, G_MAXUINT32), ==, 2);
  g_assert_cmpstr (ichomp_lesson_progress_get_test (progress, LESSON, &number, &number)[0], ==,
                   "NE2,1");
  ichomp_lesson_progress_end_test (progress, LESSON, 15, 20);
  ichomp_lesson_progress_begin_test (progress, LESSON, 7, 1);
  ichomp_lesson_progress_end_test (progress, LESSON, 12, 20);
  g_assert_finalize_object (progress);

  progress = open_progress (fixture);
  g_assert_cmpuint (assert_test (progress, 7, 1), ==, 0);
  assert_score (progress, 12, 15, 20);
  /* The scores of another length cannot be compared. */
  ichomp_lesson_progress_end_test (progress, LESSON, 3, 5);
  assert_score (progress, 3, 3, 5);
  ichomp_lesson_progress_reset (progress);
  g_assert_finalize_object (progress);

  progress = open_progress (fixture);
  g_assert_null (ichomp_lesson_progress_get_test (progress, LESSON, &number, &number));
  g_assert_false (ichomp_lesson_progress_get_score (progress, LESSON, &score));
  g_assert_finalize_object (progress);
}

/* An impossible score in the file counts as no score. */
static void
test_test_edited (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = {
    "[test final-test]\nquestions=20\nbest=21\nlast=1\n",
    "[test final-test]\nquestions=20\nbest=3\nlast=4\n",
    "[test final-test]\nquestions=20\nbest=3\n",
    "[test final-test]\nquestions=-1\nbest=0\nlast=0\n",
    "[test final-test]\nquestions=99999999999\nbest=0\nlast=0\n",
    "[test final-test]\nseed=x\nfingerprint=1\nanswers=1;\n",
    "[test final-test]\nseed=1\nanswers=1;\n",
    "[test ]\nseed=1\nfingerprint=1\n",
  };
  IchompTestScore score;
  guint32 number;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      IchompLessonProgress *progress;

      /* Saving would remove the temporary file. */
      ichomp_store_flush (fixture->store);
      g_assert_true (g_file_set_contents (fixture->path, texts[i], -1, NULL));
      progress = open_progress (fixture);
      g_assert_false (ichomp_lesson_progress_get_score (progress, LESSON, &score));
      g_assert_null (ichomp_lesson_progress_get_test (progress, LESSON, &number, &number));
      g_assert_finalize_object (progress);
    }
}

/* Two programs: the last test counts whole, and the best score of both remains. */
static void
test_test_merged (Fixture *fixture, gconstpointer data)
{
  IchompLessonProgress *progress = open_progress (fixture);
  g_autoptr (IchompStore) store = NULL;
  IchompLessonProgress *other;

  ichomp_lesson_progress_begin_test (progress, LESSON, 1, 1);
  ichomp_lesson_progress_answer_test (progress, LESSON, "1");
  ichomp_store_flush (fixture->store);
  store = ichomp_store_new (fixture->path);
  other = ichomp_lesson_progress_new (store);
  ichomp_lesson_progress_answer_test (progress, LESSON, "2");
  ichomp_lesson_progress_end_test (progress, LESSON, 2, 2);
  ichomp_store_flush (fixture->store);
  ichomp_lesson_progress_begin_test (other, LESSON, 5, 6);
  ichomp_lesson_progress_answer_test (other, LESSON, "3");
  ichomp_lesson_progress_end_test (other, LESSON, 1, 2);
  ichomp_store_flush (store);
  g_assert_finalize_object (other);
  g_assert_finalize_object (progress);

  progress = open_progress (fixture);
  g_assert_cmpuint (assert_test (progress, 5, 6), ==, 1);
  assert_score (progress, 1, 2, 2);
  g_assert_finalize_object (progress);
}

void
add_tests (void)
{
#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

  ADD ("/progress/lasts", test_lasts);
  ADD ("/progress/escapes", test_escapes);
  ADD ("/progress/reset", test_reset);
  ADD ("/progress/damaged", test_damaged);
  ADD ("/progress/merged", test_merged);
  ADD ("/progress/count", test_count);
  ADD ("/progress/replaced", test_replaced);
  ADD ("/progress/keys", test_keys);
  ADD ("/progress/test/lasts", test_test_lasts);
  ADD ("/progress/test/edited", test_test_edited);
  ADD ("/progress/test/merged", test_test_merged);
}
