/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests of lessons: what is drawn from the course by many seeds, and which answers are right. */

#include "game/course/ichomp-lesson-test.h"

#include <glib/gstdio.h>

#include "test-main.h"

#define COURSE SOURCE_ROOT "/data/lessons"
#define N_SEEDS 200

static IchompLibrary *
open_course (void)
{
  return ichomp_library_new_for_folders (COURSE, "/nonexistent");
}

static IchompLessonTest *
draw (IchompLibrary *library, guint32 seed)
{
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (library, "final-test");

  g_assert_nonnull (lesson);
  return ichomp_lesson_test_new (library, lesson, seed);
}

static guint
find_place (IchompLibrary *library, IchompLesson *lesson)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (ichomp_library_entry_get_lesson (entry) == lesson)
        return i;
    }

  g_assert_not_reached ();
}

/* A name for what is asked. */
static char *
dup_name (const IchompLessonBlock *block, const IchompExercise *exercise)
{
  g_autofree char *text = NULL;

  if (exercise != NULL)
    return g_strdup_printf ("exercise %s %u",
                            ichomp_exercise_kind_get_id (ichomp_exercise_get_kind (exercise)),
                            ichomp_exercise_get_difficulty (exercise));

  text = ichomp_lesson_block_dup_plain (ichomp_lesson_block_get_child (block, 0));
  return g_strdup_printf ("%s %u %s", ichomp_lesson_block_get_id (block),
                          ichomp_lesson_block_get_place (block)->line, text);
}

static char *
dup_question_name (const IchompTestQuestion *question)
{
  return dup_name (ichomp_test_question_get_block (question),
                   ichomp_test_question_get_exercise (question));
}

static char *
list_names (const IchompLessonTest *test)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < ichomp_lesson_test_get_n_questions (test); i++)
    {
      g_autofree char *name = dup_question_name (ichomp_lesson_test_get_question (test, i));

      g_string_append_printf (names, "%s\n", name);
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Twenty questions, none twice, from all thirteen lessons in their order; some with new numbers;
 * what is asked can be understood without the lesson. */
static void
test_drawn (void)
{
  g_autoptr (IchompLibrary) library = open_course ();

  for (guint32 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autoptr (IchompLessonTest) test = draw (library, seed);
      g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autoptr (GHashTable) lessons = g_hash_table_new (NULL, NULL);
      guint n_exercises = 0;
      guint before = 0;

      g_assert_cmpuint (ichomp_lesson_test_get_n_questions (test), ==, 20);
      for (guint i = 0; i < 20; i++)
        {
          const IchompTestQuestion *question = ichomp_lesson_test_get_question (test, i);
          const IchompExercise *exercise = ichomp_test_question_get_exercise (question);
          const char *section;
          IchompLesson *lesson = ichomp_test_question_get_lesson (question, &section);
          guint place = find_place (library, lesson);

          g_assert_true (g_hash_table_add (names, dup_question_name (question)));
          g_hash_table_add (lessons, lesson);
          g_assert_cmpuint (place, >=, before);
          before = place;
          g_assert_cmpstr (ichomp_lesson_get_id (lesson), !=, "final-test");
          if (section != NULL)
            g_assert_nonnull (ichomp_lesson_find_section (lesson, section));
          if (exercise != NULL)
            {
              n_exercises++;
              /* The values of quadrants are left out; numbers on tiles would be. */
              g_assert_false (ichomp_exercise_get_shown (exercise) & ICHOMP_EXERCISE_SHOWS_NUMBERS);
            }
        }
      g_assert_cmpuint (g_hash_table_size (lessons), ==, 13);
      g_assert_cmpuint (n_exercises, >=, 3);
      g_assert_cmpuint (n_exercises, <=, 10);
    }
}

/* The right answer by the words of the question: the number, or the first right tile or choice. */
static char *
find_right (const IchompTestQuestion *question)
{
  if (ichomp_test_question_get_form (question) == ICHOMP_TEST_TILE)
    {
      g_autoptr (GArray) tiles = ichomp_test_question_list_right_tiles (question);

      g_assert_cmpuint (tiles->len, >, 0);
      return sg_move_to_string (&g_array_index (tiles, SgMove, 0));
    }
  if (ichomp_test_question_get_form (question) == ICHOMP_TEST_CHOICE)
    {
      for (guint i = 0;; i++)
        {
          g_autofree char *answer = g_strdup_printf ("%u", i);
          g_autofree char *text = ichomp_test_question_dup_choice (question, i);

          g_assert_nonnull (text);
          if (ichomp_test_question_is_right (question, answer))
            return g_steal_pointer (&answer);
        }
    }

  return ichomp_test_question_dup_right (question);
}

static void
assert_markup (char *markup)
{
  g_autofree char *owned = markup;

  g_assert_nonnull (owned);
  g_assert_cmpstr (owned, !=, "");
}

/* All words are there, for a right and for a wrong answer. */
static void
test_answers (void)
{
  static const char *const attempts[] = { "0", "1", "2", "NW1,1", "NE1,1", "SE1,1", "65535", "11" };
  g_autoptr (IchompLibrary) library = open_course ();

  for (guint32 seed = 0; seed < 40; seed++)
    {
      g_autoptr (IchompLessonTest) test = draw (library, seed);
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) answers = NULL;

      for (guint i = 0; i < ichomp_lesson_test_get_n_questions (test); i++)
        {
          const IchompTestQuestion *question = ichomp_lesson_test_get_question (test, i);
          g_autofree char *right = find_right (question);
          g_autofree char *clean = ichomp_test_question_read_answer (question, right);

          g_assert_nonnull (clean);
          g_assert_true (ichomp_test_question_is_right (question, right));
          g_strv_builder_add (builder, clean);
          assert_markup (ichomp_test_question_dup_ask (question));
          assert_markup (ichomp_test_question_dup_answer (question, clean));
          assert_markup (ichomp_test_question_dup_right (question));
          assert_markup (ichomp_test_question_dup_why_right (question));

          for (guint j = 0; j < G_N_ELEMENTS (attempts); j++)
            {
              g_autofree char *wrong = ichomp_test_question_read_answer (question, attempts[j]);

              if (wrong == NULL || ichomp_test_question_is_right (question, wrong))
                continue;
              assert_markup (ichomp_test_question_dup_answer (question, wrong));
              assert_markup (ichomp_test_question_dup_why_wrong (question, wrong));
            }
        }

      answers = g_strv_builder_end (builder);
      g_assert_cmpuint (ichomp_lesson_test_count_right (test, (const char *const *)answers), ==,
                        20);
      g_free (answers[19]);
      answers[19] = NULL;
      g_assert_cmpuint (ichomp_lesson_test_count_right (test, (const char *const *)answers), ==,
                        19);
      g_free (answers[0]);
      answers[0] = g_strdup ("");
      g_assert_cmpuint (ichomp_lesson_test_count_right (test, (const char *const *)answers), ==,
                        18);
    }
}

/* What is no answer of the form. */
static void
test_bad_answers (void)
{
  static const char *const texts[] = {
    "", " ", "-1", "99999999999", "x", "NE0,0", "NE99,99", "1,1", "0x1", "P", "NW", "1 1 ,", "é",
  };
  g_autoptr (IchompLibrary) library = open_course ();

  for (guint32 seed = 0; seed < 20; seed++)
    {
      g_autoptr (IchompLessonTest) test = draw (library, seed);

      for (guint i = 0; i < ichomp_lesson_test_get_n_questions (test); i++)
        for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
          {
            const IchompTestQuestion *question = ichomp_lesson_test_get_question (test, i);
            g_autofree char *clean = ichomp_test_question_read_answer (question, texts[j]);

            g_assert_null (clean);
            g_assert_false (ichomp_test_question_is_right (question, texts[j]));
          }
    }
}

/* A seed means the same test on every machine and in every version with the same lessons; other
 * seeds mean other tests. */
static void
test_seeds (void)
{
  g_autoptr (IchompLibrary) library = open_course ();
  g_autoptr (IchompLibrary) again = open_course ();
  g_autoptr (GHashTable) fingerprints = g_hash_table_new (NULL, NULL);

  for (guint32 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autoptr (IchompLessonTest) test = draw (library, seed);
      g_autoptr (IchompLessonTest) same = draw (again, seed);
      g_autofree char *names = list_names (test);
      g_autofree char *same_names = list_names (same);
      guint32 fingerprint = ichomp_lesson_test_get_fingerprint (test);

      g_assert_cmpstr (names, ==, same_names);
      g_assert_cmpuint (fingerprint, ==, ichomp_lesson_test_get_fingerprint (same));
      g_assert_cmpuint (ichomp_lesson_test_get_seed (test), ==, seed);
      g_assert_true (g_hash_table_add (fingerprints, GUINT_TO_POINTER (fingerprint)));
    }
}

/* What makes sense only in its place is never asked. */
static void
assert_left_out (GHashTable *names, IchompLibrary *library)
{
  IchompLesson *lesson = ichomp_library_find_lesson (library, "play");
  const IchompLessonBlock *question = ichomp_lesson_get_question (lesson, 1);
  g_autofree char *name = dup_name (question, NULL);

  g_assert_true (ichomp_lesson_block_has_flag (question, ICHOMP_BLOCK_FLAG_NO_TEST));
  g_assert_false (g_hash_table_contains (names, name));
}

/* Every question that can be asked is asked by some seed. */
static void
test_reach (void)
{
  g_autoptr (IchompLibrary) library = open_course ();
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autoptr (IchompLessonTest) test = draw (library, seed);

      for (guint i = 0; i < ichomp_lesson_test_get_n_questions (test); i++)
        g_hash_table_add (names, dup_question_name (ichomp_lesson_test_get_question (test, i)));
    }
  g_assert_true (g_hash_table_contains (names, "exercise tile 5"));
  assert_left_out (names, library);
  g_assert_cmpuint (g_hash_table_size (names), >=, 90);
}

static const char own[] =
    "<lesson format=\"1\" id=\"own\" minutes=\"5\"><title>T</title><goal>G</goal>"
    "<section id=\"s\"><heading>H</heading><test questions=\"%u\"/></section>"
    "</lesson>";

static void
write_lesson (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A test with fewer questions than asked for takes what there is; one of another length is
 * spread over the lessons. */
static void
test_lengths (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-test-XXXXXX", NULL);
  g_autofree char *sample = NULL;
  g_autoptr (IchompLibrary) library = NULL;
  g_autoptr (IchompLesson) lesson = NULL;
  g_autofree char *path = g_build_filename (folder, "b.xml", NULL);
  g_autofree char *first = g_build_filename (folder, "a.xml", NULL);

  for (guint n = 1; n <= 50; n += 7)
    {
      g_autofree char *text = g_strdup_printf (own, n);
      g_autoptr (IchompLibrary) all = NULL;
      g_autoptr (IchompLesson) alone = NULL;
      g_autoptr (IchompLessonTest) test = NULL;
      g_autoptr (GHashTable) lessons = g_hash_table_new (NULL, NULL);

      write_lesson (folder, "b.xml", text);
      all = ichomp_library_new_for_folders (COURSE, folder);
      alone = ichomp_library_find_lesson (all, "own");
      test = ichomp_lesson_test_new (all, alone, n);
      g_assert_cmpuint (ichomp_lesson_test_get_n_questions (test), ==, n);
      for (guint i = 0; i < n; i++)
        {
          const char *section;

          g_hash_table_add (lessons, ichomp_test_question_get_lesson (
                                         ichomp_lesson_test_get_question (test, i), &section));
        }
      g_assert_cmpuint (g_hash_table_size (lessons), ==, MIN (n, 14));
    }

  g_assert_true (g_file_get_contents (SOURCE_ROOT "/tests/game/course/fixtures/sample.xml", &sample,
                                      NULL, NULL));
  write_lesson (folder, "a.xml", sample);
  library = ichomp_library_new_for_folders ("/nonexistent", folder);
  lesson = ichomp_library_find_lesson (library, "own");
  {
    g_autoptr (IchompLessonTest) test = ichomp_lesson_test_new (library, lesson, 1);

    g_assert_cmpuint (ichomp_lesson_test_get_n_questions (test), >, 3);
    g_assert_cmpuint (ichomp_lesson_test_get_n_questions (test), <, 20);
  }
  g_clear_pointer (&lesson, ichomp_lesson_unref);
  lesson = ichomp_library_find_lesson (library, "sample");
  {
    g_autoptr (IchompLessonTest) test = ichomp_lesson_test_new (library, lesson, 1);

    g_assert_cmpuint (ichomp_lesson_test_get_n_questions (test), ==, 0);
  }
  g_remove (path);
  g_remove (first);
  g_rmdir (folder);
}

/* Answers that were given to other questions, or judged in another way, do not count: each of these
 * changes is one. A better reason is none. */
static void
test_fingerprint (void)
{
  static const char *const questions[] = {
    "<question id=\"q1\" kind=\"number\" answer=\"4\"><ask>How "
    "many?</ask><why>A.</why><wrong>B.</wrong>",
    "<question id=\"q1\" kind=\"number\" answer=\"5\"><ask>How "
    "many?</ask><why>A.</why><wrong>B.</wrong>",
    "<question id=\"q1\" kind=\"number\" answer=\"4\"><ask>How many "
    "tiles?</ask><why>A.</why><wrong>B.</wrong>",
    "<question id=\"q1\" kind=\"tile\" position=\"2/1/-/- @4x2\" goal=\"takes 1\"><ask>How "
    "many?</ask>"
    "<why>A.</why><wrong>B.</wrong>",
    "<question id=\"q1\" kind=\"tile\" position=\"2/1/-/- @4x2\" goal=\"takes 2\"><ask>How "
    "many?</ask>"
    "<why>A.</why><wrong>B.</wrong>",
    "<question id=\"q1\" kind=\"tile\" position=\"2/1/-/- @4x2\" goal=\"winning\"><ask>How "
    "many?</ask>"
    "<why>A.</why><wrong>B.</wrong>",
    "<question id=\"q1\" kind=\"tile\" position=\"3/1/-/- @6x2\" goal=\"takes 1\"><ask>How "
    "many?</ask>"
    "<why>A.</why><wrong>B.</wrong>",
    "<question id=\"q1\" kind=\"choice\"><ask>How many?</ask>"
    "<choice right=\"yes\"><text>One.</text><why>A.</why></choice>"
    "<choice><text>Two.</text><why>B.</why></choice>",
    "<question id=\"q1\" kind=\"choice\"><ask>How many?</ask>"
    "<choice right=\"yes\"><text>One.</text><why>A.</why></choice>"
    "<choice right=\"yes\"><text>Two.</text><why>B.</why></choice>",
    "<question id=\"q1\" kind=\"choice\"><ask>How many?</ask>"
    "<choice right=\"yes\"><text>One.</text><why>A.</why></choice>"
    "<choice><text>Three.</text><why>B.</why></choice>",
    /* Only the reason is another one than in the first. */
    "<question id=\"q1\" kind=\"number\" answer=\"4\"><ask>How "
    "many?</ask><why>B.</why><wrong>B.</wrong>",
  };
  const guint n_different = G_N_ELEMENTS (questions) - 1;
  guint32 fingerprints[G_N_ELEMENTS (questions)];
  g_autofree char *folder = g_dir_make_tmp ("ichomp-test-XXXXXX", NULL);
  g_autofree char *asking = g_build_filename (folder, "a.xml", NULL);
  g_autofree char *testing = g_build_filename (folder, "b.xml", NULL);
  g_autofree char *test_text = g_strdup_printf (own, 1);

  write_lesson (folder, "b.xml", test_text);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "<lesson format=\"1\" id=\"asking\" minutes=\"5\"><title>T</title><goal>G</goal>"
          "<section id=\"s\"><heading>H</heading>%s</question></section></lesson>",
          questions[i]);
      g_autoptr (IchompLibrary) library = NULL;
      g_autoptr (IchompLesson) lesson = NULL;
      g_autoptr (IchompLessonTest) test = NULL;

      write_lesson (folder, "a.xml", text);
      library = ichomp_library_new_for_folders ("/nonexistent", folder);
      lesson = ichomp_library_find_lesson (library, "own");
      test = ichomp_lesson_test_new (library, lesson, 1);
      g_assert_cmpuint (ichomp_lesson_test_get_n_questions (test), ==, 1);
      fingerprints[i] = ichomp_lesson_test_get_fingerprint (test);
    }

  for (guint i = 0; i < n_different; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpuint (fingerprints[i], !=, fingerprints[j]);
  g_assert_cmpuint (fingerprints[n_different], ==, fingerprints[0]);
  g_remove (asking);
  g_remove (testing);
  g_rmdir (folder);
}

/* The sentences are true. */
static void
test_scores (void)
{
  for (guint n = 1; n <= 50; n++)
    for (guint right = 0; right <= n; right++)
      {
        const char *sentence = ichomp_lesson_test_judge (right, n);

        g_assert_true (g_str_has_prefix (sentence, "Every answer") == (right == n));
        g_assert_true (g_str_has_prefix (sentence, "More than half") == (2 * right < n));
        g_assert_true (ichomp_lesson_test_is_passed (right, n) == (5 * right >= 4 * n));
      }
}

void
add_tests (void)
{
  g_test_add_func ("/lesson-test/drawn", test_drawn);
  g_test_add_func ("/lesson-test/answers", test_answers);
  g_test_add_func ("/lesson-test/bad-answers", test_bad_answers);
  g_test_add_func ("/lesson-test/seeds", test_seeds);
  g_test_add_func ("/lesson-test/fingerprint", test_fingerprint);
  g_test_add_func ("/lesson-test/reach", test_reach);
  g_test_add_func ("/lesson-test/lengths", test_lengths);
  g_test_add_func ("/lesson-test/scores", test_scores);
}
