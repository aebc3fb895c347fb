/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The user's mistakes: what adds and removes them, their file, and practice with them. */

#include "game/practice/ichomp-mistakes.h"

#include "game/practice/ichomp-practice.h"
#include "support.h"
#include "test-main.h"

#define HEADER "[iChomp mistakes]\nversion=1\n\n[mistakes]\n"

typedef struct
{
  char *folder;
  char *path;
  IchompStore *store;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "mistakes.ini", NULL);
  fixture->store = ichomp_store_new (fixture->path);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->store);
  support_remove_all (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
judge (IchompMistakes *mistakes, const char *text, gboolean right)
{
  g_autoptr (IchompExercise) exercise = ichomp_exercise_new_from_text (text);

  g_assert_nonnull (exercise);
  ichomp_mistakes_judge (mistakes, exercise, right);
}

/* @expected: the mistakes in order, separated by semicolons */
static void
assert_mistakes (IchompMistakes *mistakes, const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < ichomp_mistakes_get_n (mistakes); i++)
    {
      g_autofree char *text = ichomp_exercise_to_text (ichomp_mistakes_get (mistakes, i));

      g_string_append_printf (found, "%s%s", i > 0 ? "; " : "", text);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

/* A mistake stays until it was answered right twice in a row. */
static void
test_judge (void)
{
  g_autoptr (IchompMistakes) mistakes = ichomp_mistakes_new (NULL);

  judge (mistakes, "xor 3 1", TRUE);
  assert_mistakes (mistakes, "");
  judge (mistakes, "xor 3 1", FALSE);
  judge (mistakes, "mex 2 7", FALSE);
  judge (mistakes, "xor 3 1", FALSE);
  assert_mistakes (mistakes, "mex 2 7; xor 3 1");

  judge (mistakes, "mex 2 7", TRUE);
  assert_mistakes (mistakes, "xor 3 1; mex 2 7");
  judge (mistakes, "mex 2 7", FALSE);
  judge (mistakes, "mex 2 7", TRUE);
  assert_mistakes (mistakes, "xor 3 1; mex 2 7");
  judge (mistakes, "mex 2 7", TRUE);
  assert_mistakes (mistakes, "xor 3 1");
  ichomp_mistakes_forget (mistakes);
  assert_mistakes (mistakes, "");
}

/* A text gives the same exercise again. */
static void
test_text (void)
{
  static const char *const bad[] = {
    "",
    "xor",
    "xor 3",
    "xor 0 1",
    "xor 6 1",
    "xor 3 -1",
    "xor 3 4294967296",
    "xor 3 1 1",
    "foo 3 1",
    "position ",
    "position 1,2/-/-/-",
    "position -/-/-/-",
    "position 1/1/-/-",
    "position 32,32,32,32,32,32,32,32,32,32/-/-/-",
  };

  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    for (guint i = 0; i < 20; i++)
      {
        g_autoptr (IchompExercise) exercise = ichomp_exercise_new (kind, i % 5 + 1, i * 99991u);
        g_autofree char *text = ichomp_exercise_to_text (exercise);
        g_autoptr (IchompExercise) again = ichomp_exercise_new_from_text (text);

        g_assert_nonnull (again);
        g_assert_true (ichomp_exercise_equal (exercise, again));
      }

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (ichomp_exercise_new_from_text (bad[i]));
}

/* Any tile that wins is a right answer in a position that was given away. */
static void
test_position (void)
{
  g_autoptr (IchompExercise) exercise = ichomp_exercise_new_from_text ("position 2,2/1/-/- @8x8");
  g_auto (GStrv) solution = NULL;
  IchompAnswer answer = { .form = ICHOMP_ANSWER_TILE };
  guint n_right = 0;

  g_assert_nonnull (exercise);
  g_assert_cmpint (ichomp_exercise_get_kind (exercise), ==, ICHOMP_EXERCISE_TILE);
  g_assert_cmpint (ichomp_exercise_get_shown (exercise), ==, ICHOMP_EXERCISE_SHOWS_NOTHING);
  SG_FOREACH_QUADRANT (q)
    for (guint row = 0; row < 2; row++)
      for (guint column = 0; column < 2; column++)
        {
          answer.tile = (SgMove){ q, row, column };
          if (sg_position_has_tile (ichomp_exercise_get_position (exercise), &answer.tile))
            n_right += ichomp_exercise_check (exercise, &answer);
        }
  g_assert_cmpuint (n_right, ==,
                    sg_analysis_get_n_winning_moves (ichomp_exercise_get_analysis (exercise)));
  g_assert_cmpuint (n_right, >, 0);
  solution = ichomp_exercise_dup_solution (exercise, ICHOMP_VOICE_WRITTEN);
  g_assert_cmpuint (g_strv_length (solution), >, 0);
}

static void
test_bounded (void)
{
  g_autoptr (IchompMistakes) mistakes = ichomp_mistakes_new (NULL);
  g_autofree char *first = NULL;

  for (guint i = 0; i < 1000; i++)
    {
      g_autofree char *text = g_strdup_printf ("binary 5 %u", i);

      judge (mistakes, text, FALSE);
    }
  g_assert_cmpuint (ichomp_mistakes_get_n (mistakes), ==, ICHOMP_MISTAKES_MAX);
  judge (mistakes, "xor 5 1", FALSE);
  g_assert_cmpuint (ichomp_mistakes_get_n (mistakes), ==, ICHOMP_MISTAKES_MAX);
  first = ichomp_exercise_to_text (ichomp_mistakes_get (mistakes, ICHOMP_MISTAKES_MAX - 1));
  g_assert_cmpstr (first, ==, "xor 5 1");
}

/* The file */

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompMistakes) first = ichomp_mistakes_new (fixture->store);
  g_autoptr (IchompMistakes) second = NULL;
  g_autoptr (IchompMistakes) third = NULL;

  judge (first, "position 2,2/1/-/- @8x8", FALSE);
  judge (first, "xor 3 1", FALSE);
  judge (first, "position 2,2/1/-/- @8x8", TRUE);
  ichomp_store_flush (fixture->store);

  /* The number of right answers is kept, too. */
  second = ichomp_mistakes_new (fixture->store);
  assert_mistakes (second, "xor 3 1; position 2,2/1/-/- @8x8");
  judge (second, "position 2,2/1/-/- @8x8", TRUE);
  assert_mistakes (second, "xor 3 1");
  ichomp_mistakes_forget (second);
  ichomp_store_flush (fixture->store);
  third = ichomp_mistakes_new (fixture->store);
  assert_mistakes (third, "");
}

/* The order is kept, also where each answer is saved by itself, and beside those of another
 * program. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    gboolean right;
  } answers[] = { { "xor 3 1", FALSE },
                  { "mex 2 7", FALSE },
                  { "xor 3 1", FALSE },
                  { "xor 5 1", FALSE },
                  { "mex 2 7", TRUE } };
  g_autoptr (IchompStore) other_store = ichomp_store_new (fixture->path);
  g_autoptr (IchompMistakes) other = ichomp_mistakes_new (other_store);
  g_autoptr (IchompMistakes) first = ichomp_mistakes_new (fixture->store);
  g_autoptr (IchompMistakes) after = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      judge (first, answers[i].text, answers[i].right);
      ichomp_store_flush (fixture->store);
    }
  after = ichomp_mistakes_new (fixture->store);
  assert_mistakes (after, "xor 3 1; xor 5 1; mex 2 7");

  judge (other, "xor 4 1", FALSE);
  ichomp_store_flush (other_store);
  g_clear_object (&after);
  after = ichomp_mistakes_new (fixture->store);
  assert_mistakes (after, "xor 3 1; xor 5 1; mex 2 7; xor 4 1");
}

/* Mistakes of another program are forgotten, too. */
static void
test_forget_all (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompMistakes) first = ichomp_mistakes_new (fixture->store);
  g_autoptr (IchompStore) other_store = ichomp_store_new (fixture->path);
  g_autoptr (IchompMistakes) other = ichomp_mistakes_new (other_store);
  g_autoptr (IchompMistakes) after = NULL;

  judge (other, "xor 3 1", FALSE);
  ichomp_store_flush (other_store);
  ichomp_mistakes_forget (first);
  ichomp_store_flush (fixture->store);
  after = ichomp_mistakes_new (fixture->store);
  assert_mistakes (after, "");
}

/* What another version adds to the file is no damage. */
static void
test_unknown (Fixture *fixture, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (fixture->path, ".bad", NULL);
  g_autoptr (IchompMistakes) mistakes = NULL;

  g_assert_true (
      g_file_set_contents (fixture->path, HEADER "xor 3 1=0\n[other]\nkey=value\n", -1, NULL));
  mistakes = ichomp_mistakes_new (fixture->store);
  assert_mistakes (mistakes, "xor 3 1");
  g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));
}

typedef struct
{
  const char *text;
  const char *expected;
} Bad;

/* What can be read is kept; the bad file is set aside. */
static void
test_bad (Fixture *fixture, gconstpointer data)
{
  const Bad *bad = data;
  g_autofree char *aside = g_strconcat (fixture->path, ".bad", NULL);
  g_autofree char *kept = NULL;
  g_autoptr (IchompMistakes) mistakes = NULL;

  g_assert_true (g_file_set_contents (fixture->path, bad->text, -1, NULL));
  mistakes = ichomp_mistakes_new (fixture->store);
  assert_mistakes (mistakes, bad->expected);
  ichomp_store_flush (fixture->store);
  g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, bad->text);
}

/* Two programs: what is added and removed in each of them is added and removed. */
static void
test_merged (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompStore) other_store = ichomp_store_new (fixture->path);
  g_autoptr (IchompMistakes) mistakes = ichomp_mistakes_new (fixture->store);
  g_autoptr (IchompMistakes) other = NULL;
  g_autoptr (IchompMistakes) third = NULL;

  judge (mistakes, "xor 3 1", FALSE);
  judge (mistakes, "mex 3 1", FALSE);
  ichomp_store_flush (fixture->store);
  other = ichomp_mistakes_new (other_store);
  judge (other, "xor 3 1", TRUE);
  judge (other, "xor 3 1", TRUE);
  judge (other, "tile 1 1", FALSE);
  ichomp_store_flush (other_store);
  judge (mistakes, "decimal 1 1", FALSE);
  ichomp_store_flush (fixture->store);

  third = ichomp_mistakes_new (fixture->store);
  assert_mistakes (third, "mex 3 1; tile 1 1; decimal 1 1");
}

/* A mistake that was made again here stays, though it was answered right elsewhere. */
static void
test_merged_mistake (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompStore) other_store = ichomp_store_new (fixture->path);
  g_autoptr (IchompMistakes) mistakes = ichomp_mistakes_new (fixture->store);
  g_autoptr (IchompMistakes) other = NULL;
  g_autoptr (IchompMistakes) third = NULL;

  judge (mistakes, "xor 3 1", FALSE);
  judge (mistakes, "xor 3 1", TRUE);
  ichomp_store_flush (fixture->store);
  other = ichomp_mistakes_new (other_store);
  judge (other, "xor 3 1", TRUE);
  ichomp_store_flush (other_store);
  judge (mistakes, "xor 3 1", FALSE);
  ichomp_store_flush (fixture->store);

  third = ichomp_mistakes_new (fixture->store);
  judge (third, "xor 3 1", TRUE);
  assert_mistakes (third, "xor 3 1");
}

/* Practice */

static void
answer (IchompPractice *practice, gboolean right)
{
  IchompExercise *exercise = ichomp_practice_get_exercise (practice);
  const IchompAnswer answer = { .form = ichomp_exercise_get_form (exercise),
                                .number = right ? ichomp_exercise_get_result (exercise) : 5000 };

  g_assert_true (ichomp_practice_answer (practice, &answer) == right);
}

/* Only the first answer to an exercise counts. */
static void
test_practice (void)
{
  g_autoptr (IchompMistakes) mistakes = ichomp_mistakes_new (NULL);
  g_autoptr (IchompPractice) practice = ichomp_practice_new (NULL, NULL);
  g_autoptr (IchompExercise) first = NULL;
  g_autoptr (IchompExercise) second = NULL;

  ichomp_practice_set_mistakes (practice, mistakes);
  ichomp_practice_start (practice, 48213, 1u << ICHOMP_EXERCISE_XOR, 5);
  answer (practice, TRUE);
  g_assert_cmpuint (ichomp_mistakes_get_n (mistakes), ==, 0);
  ichomp_practice_next (practice);
  first = ichomp_exercise_ref (ichomp_practice_get_exercise (practice));
  answer (practice, FALSE);
  answer (practice, TRUE);
  ichomp_practice_next (practice);
  second = ichomp_exercise_ref (ichomp_practice_get_exercise (practice));
  ichomp_practice_reveal (practice);
  g_assert_cmpuint (ichomp_mistakes_get_n (mistakes), ==, 2);

  /* The mistakes come back in turn until each was right twice. */
  ichomp_practice_set_on_mistakes (practice, TRUE);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (ichomp_exercise_equal (ichomp_practice_get_exercise (practice),
                                            i % 2 == 0 ? first : second));
      answer (practice, TRUE);
      ichomp_practice_next (practice);
    }
  g_assert_cmpuint (ichomp_mistakes_get_n (mistakes), ==, 0);
  g_assert_null (ichomp_practice_get_exercise (practice));
  g_assert_true (ichomp_practice_is_on_mistakes (practice));

  /* From there to the topics; what is on already does not begin anew. */
  ichomp_practice_next (practice);
  g_assert_false (ichomp_practice_is_on_mistakes (practice));
  g_assert_nonnull (ichomp_practice_get_exercise (practice));
  answer (practice, FALSE);
  ichomp_practice_set_on_mistakes (practice, FALSE);
  g_assert_cmpuint (ichomp_practice_get_n_tried (practice), ==, 1);

  /* A choice of topics ends the practice of mistakes. */
  ichomp_practice_set_on_mistakes (practice, TRUE);
  ichomp_practice_start (practice, 48213, 1u << ICHOMP_EXERCISE_MEX, 1);
  g_assert_false (ichomp_practice_is_on_mistakes (practice));
  g_assert_cmpint (ichomp_exercise_get_kind (ichomp_practice_get_exercise (practice)), ==,
                   ICHOMP_EXERCISE_MEX);
}

static GObject *
add_question (GListStore *questions)
{
  GObject *question = g_object_new (G_TYPE_OBJECT, NULL);

  g_list_store_append (questions, question);
  g_object_unref (question);
  return question;
}

static void
count_cb (IchompPractice *practice, guint *n)
{
  (*n)++;
}

/* Questions take turns with exercises. One that is not removed from the list comes again. */
static void
test_questions (void)
{
  g_autoptr (IchompPractice) practice = ichomp_practice_new (NULL, NULL);
  g_autoptr (GListStore) questions = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (IchompMistakes) mistakes = ichomp_mistakes_new (NULL);
  g_autoptr (IchompExercise) exercise = ichomp_exercise_new_from_text ("xor 3 1");
  GObject *first = add_question (questions);
  GObject *second = add_question (questions);
  guint n_changes = 0;

  ichomp_practice_set_mistakes (practice, mistakes);
  g_signal_connect (practice, "mistakes-changed", G_CALLBACK (count_cb), &n_changes);
  ichomp_practice_set_questions (practice, G_LIST_MODEL (questions));
  g_assert_cmpuint (n_changes, ==, 1);
  ichomp_mistakes_judge (mistakes, exercise, FALSE);
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_cmpuint (ichomp_practice_count_mistakes (practice), ==, 3);
  g_assert_null (ichomp_practice_get_question (practice));

  ichomp_practice_set_on_mistakes (practice, TRUE);
  g_assert_true (ichomp_exercise_equal (ichomp_practice_get_exercise (practice), exercise));
  g_assert_null (ichomp_practice_get_question (practice));
  answer (practice, TRUE);
  ichomp_practice_next (practice);
  g_assert_true (ichomp_practice_get_question (practice) == first);
  g_assert_null (ichomp_practice_get_exercise (practice));
  ichomp_practice_next (practice);
  g_assert_true (ichomp_exercise_equal (ichomp_practice_get_exercise (practice), exercise));
  answer (practice, TRUE);
  ichomp_practice_next (practice);
  g_assert_true (ichomp_practice_get_question (practice) == second);

  /* The exercise is gone, and so is the question that is answered. */
  g_list_store_remove (questions, 1);
  g_assert_true (ichomp_practice_get_question (practice) == second);
  ichomp_practice_next (practice);
  g_assert_true (ichomp_practice_get_question (practice) == first);
  ichomp_practice_next (practice);
  g_assert_true (ichomp_practice_get_question (practice) == first);
  g_list_store_remove (questions, 0);
  ichomp_practice_next (practice);
  g_assert_null (ichomp_practice_get_question (practice));
  g_assert_null (ichomp_practice_get_exercise (practice));
  g_assert_cmpuint (ichomp_practice_count_mistakes (practice), ==, 0);

  /* A mistake that is made elsewhere is the next one. */
  first = add_question (questions);
  g_assert_true (ichomp_practice_get_question (practice) == first);
  ichomp_practice_set_on_mistakes (practice, FALSE);
  g_assert_null (ichomp_practice_get_question (practice));
  g_assert_nonnull (ichomp_practice_get_exercise (practice));
}

void
add_tests (void)
{
  static const Bad damaged = {
    HEADER "xor 9 1=0\nxor 3 1=1\nxor 3 2=2\nposition 1/1/-/- @4x4=0\nfoo=1\nmex 1 2=0\n",
    "xor 3 1; mex 1 2",
  };
  static const Bad newer = { "[iChomp mistakes]\nversion=2\n\n[mistakes]\nxor 3 1=0\n", "" };

  g_test_add_func ("/mistakes/judge", test_judge);
  g_test_add_func ("/mistakes/text", test_text);
  g_test_add_func ("/mistakes/position", test_position);
  g_test_add_func ("/mistakes/bounded", test_bounded);
  g_test_add ("/mistakes/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/mistakes/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/mistakes/forget-all", Fixture, NULL, set_up, test_forget_all, tear_down);
  g_test_add ("/mistakes/unknown", Fixture, NULL, set_up, test_unknown, tear_down);
  g_test_add ("/mistakes/damaged", Fixture, &damaged, set_up, test_bad, tear_down);
  g_test_add ("/mistakes/newer", Fixture, &newer, set_up, test_bad, tear_down);
  g_test_add ("/mistakes/merged", Fixture, NULL, set_up, test_merged, tear_down);
  g_test_add ("/mistakes/merged-mistake", Fixture, NULL, set_up, test_merged_mistake, tear_down);
  g_test_add_func ("/mistakes/practice", test_practice);
  g_test_add_func ("/mistakes/questions", test_questions);
}
