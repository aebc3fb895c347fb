/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The test of a lesson: one question after the other without a verdict, kept and continued; then
 * the score and the misses. */

#include "widgets/course/ichomp-test-view.h"

#include <string.h>

#include "widgets/board/ichomp-position-figure.h"
#include "board-support.h"
#include "game/course/ichomp-lesson-test.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/course/ichomp-choices.h"
#include "widgets/kit/ichomp-confirmation.h"
#include "widgets/kit/ichomp-feedback.h"
#include "widgets/kit/ichomp-focus.h"
#include "widgets/course/ichomp-number-reply.h"
#include "widgets/language/ichomp-translatable.h"
#include "lessons-support.h"
#include "page-support.h"
#include "study-support.h"
#include "test-main.h"

#define COURSE "../data/lessons"
#define LESSON "final-test"

typedef struct
{
  PageFixture base;
  char *linked;
} Fixture;

static void
link_cb (IchompLessonContext *context, const char *lesson, const char *section, Fixture *fixture)
{
  g_free (fixture->linked);
  fixture->linked = g_strdup_printf ("%s %s", lesson, section != NULL ? section : "-");
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  page_load (&fixture->base, COURSE);
  page_create (&fixture->base, 700, 500);
  g_signal_connect (ichomp_lesson_page_get_context (fixture->base.page), "link",
                    G_CALLBACK (link_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->linked, g_free);
  page_tear_down (&fixture->base, data);
}

static guint
count_mistakes (Fixture *fixture)
{
  return ichomp_mistakes_get_n (ichomp_course_get_mistakes (fixture->base.course));
}

static GtkWidget *
find_view (Fixture *fixture)
{
  return page_find_nth (GTK_WIDGET (fixture->base.page), ICHOMP_TYPE_TEST_VIEW, NULL, 0);
}

static IchompLessonTest *
draw (Fixture *fixture, guint32 seed)
{
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (fixture->base.library, LESSON);

  return ichomp_lesson_test_new (fixture->base.library, lesson, seed);
}

/* Begins the test of a seed, as if it had been left. */
static IchompLessonTest *
begin (Fixture *fixture, guint32 seed)
{
  IchompLessonTest *test = draw (fixture, seed);

  ichomp_lesson_progress_begin_test (fixture->base.progress, LESSON, seed,
                                     ichomp_lesson_test_get_fingerprint (test));
  return test;
}

/* As after a start of the program. */
static void
open_lesson (Fixture *fixture)
{
  page_open (&fixture->base, LESSON, NULL);
  page_draw_frame (&fixture->base);
}

static const char *const *
get_answers (Fixture *fixture)
{
  guint32 ignored;

  return ichomp_lesson_progress_get_test (fixture->base.progress, LESSON, &ignored, &ignored);
}

static guint
count_answers (Fixture *fixture)
{
  return g_strv_length ((char **)get_answers (fixture));
}

static GtkWidget *
find_suggested (Fixture *fixture)
{
  GtkWidget *view = find_view (fixture);

  g_assert_cmpuint (page_count (view, GTK_TYPE_BUTTON, "suggested-action"), ==, 1);
  return page_find_nth (view, GTK_TYPE_BUTTON, "suggested-action", 0);
}

static void
press (GtkWidget *button)
{
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static const char *
get_text (GtkWidget *view, guint n)
{
  return gtk_label_get_text (GTK_LABEL (page_find_nth (view, GTK_TYPE_LABEL, NULL, n)));
}

static void
set_answer (Fixture *fixture, const char *answer)
{
  GtkWidget *view = find_view (fixture);
  SgMove tile;

  if (page_count (view, ICHOMP_TYPE_CHOICES, NULL) > 0)
    gtk_toggle_button_set_active (
        GTK_TOGGLE_BUTTON (page_find_nth (view, GTK_TYPE_TOGGLE_BUTTON, NULL,
                                          (guint)g_ascii_strtoull (answer, NULL, 10))),
        TRUE);
  else if (page_count (view, GTK_TYPE_ENTRY, NULL) > 0)
    gtk_editable_set_text (GTK_EDITABLE (page_find_nth (view, GTK_TYPE_ENTRY, NULL, 0)), answer);
  else if (sg_move_parse (answer, &tile, NULL))
    g_signal_emit_by_name (page_find_nth (view, ICHOMP_TYPE_POSITION_FIGURE, NULL, 0),
                           "tile-chosen", &tile);
}

/* Returns an answer, right or wrong. */
static char *
find_answer (const IchompTestQuestion *question, gboolean right)
{
  static const char *const quadrants[] = { "NW", "NE", "SW", "SE" };

  for (guint i = 0; i < 70000; i++)
    {
      g_autofree char *text =
          ichomp_test_question_get_form (question) == ICHOMP_TEST_TILE
              ? g_strdup_printf ("%s%u,%u", quadrants[i % 4], i / 4 % 16 + 1, i / 64 % 16 + 1)
          : ichomp_test_question_get_form (question) == ICHOMP_TEST_BINARY
              ? sg_binary_to_string (i, 1)
              : g_strdup_printf ("%u", i);
      g_autofree char *clean = ichomp_test_question_read_answer (question, text);

      if (clean != NULL && ichomp_test_question_is_right (question, clean) == right)
        return g_steal_pointer (&clean);
    }

  g_assert_not_reached ();
}

/* Every second question was answered wrongly. Those of lessons come back. */
static void
assert_missed (Fixture *fixture, const IchompLessonTest *test)
{
  for (guint i = 0; i < ichomp_lesson_test_get_n_questions (test); i++)
    {
      const IchompLessonBlock *block =
          ichomp_test_question_get_block (ichomp_lesson_test_get_question (test, i));

      if (block != NULL)
        g_assert_true (ichomp_lesson_progress_is_missed (
                           fixture->base.progress,
                           ichomp_lesson_block_get_id (ichomp_lesson_block_get_root (block)),
                           ichomp_lesson_block_get_id (block))
                       == (i % 2 == 1));
    }
}

/* Nothing is said before the end, the answer can be changed until the next question. */
static void
test_silent (Fixture *fixture, gconstpointer data)
{
  guint n_kinds[ICHOMP_TEST_TILE + 1] = { 0 };
  guint n_missed = 0;
  g_autoptr (IchompLessonTest) test = begin (fixture, 5);

  open_lesson (fixture);
  for (guint i = 0; i < 20; i++)
    {
      const IchompTestQuestion *question = ichomp_lesson_test_get_question (test, i);
      GtkWidget *view = find_view (fixture);
      g_autofree char *number = g_strdup_printf ("Question %u of 20", i + 1);
      g_autofree char *wrong = find_answer (question, FALSE);
      g_autofree char *right = find_answer (question, TRUE);

      n_kinds[ichomp_test_question_get_form (question)]++;
      n_missed += i % 2 == 1 && ichomp_test_question_get_exercise (question) != NULL;
      g_assert_true ((ichomp_test_question_get_exercise (question) == NULL)
                     == (ichomp_test_question_get_block (question) != NULL));
      g_assert_cmpuint (count_mistakes (fixture), ==, 0);
      g_assert_cmpstr (get_text (view, 0), ==, number);
      g_assert_false (gtk_widget_get_sensitive (find_suggested (fixture)));
      set_answer (fixture, wrong);
      if (i % 2 == 0)
        set_answer (fixture, right);
      g_assert_cmpuint (page_count (view, GTK_TYPE_WIDGET, "right"), ==, 0);
      g_assert_cmpuint (page_count (view, GTK_TYPE_WIDGET, "wrong"), ==, 0);
      g_assert_cmpuint (count_answers (fixture), ==, i);
      press (find_suggested (fixture));
      g_assert_cmpstr (get_answers (fixture)[i], ==, i % 2 == 0 ? right : wrong);
    }

  for (guint form = 0; form < G_N_ELEMENTS (n_kinds); form++)
    if (form != ICHOMP_TEST_BINARY)
      g_assert_cmpuint (n_kinds[form], >, 0);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==, "10 of 20 right");
  g_assert_cmpuint (n_missed, >, 0);
  g_assert_cmpuint (count_mistakes (fixture), ==, n_missed);
  assert_missed (fixture, test);
  g_assert_cmpuint (page_count (find_view (fixture), GTK_TYPE_WIDGET, "test-miss"), ==, 10);
}

/* The page forgets the test that is not finished only if somebody says so. */
static void
test_continued (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLessonTest) test = begin (fixture, 7);

  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *answer = find_answer (ichomp_lesson_test_get_question (test, i), TRUE);

      ichomp_lesson_progress_answer_test (fixture->base.progress, LESSON, answer);
    }
  open_lesson (fixture);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==, "Question 7 of 20");

  page_open (&fixture->base, "play", NULL);
  open_lesson (fixture);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==, "Question 7 of 20");
  g_assert_cmpuint (count_answers (fixture), ==, 6);
}

static void
start_over (Fixture *fixture)
{
  GtkWidget *label = lessons_find_text (find_view (fixture), "Start Over");

  g_assert_nonnull (label);
  press (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON));
}

/* Answers are deleted only if the user agrees; without any, another test begins at once. */
static void
test_start_over (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLessonTest) test = begin (fixture, 7);
  g_autofree char *answer = find_answer (ichomp_lesson_test_get_question (test, 0), TRUE);
  guint32 seed;
  guint32 next_seed;
  guint32 ignored;

  open_lesson (fixture);
  set_answer (fixture, answer);
  press (find_suggested (fixture));
  start_over (fixture);
  study_support_click (study_support_find_window (ICHOMP_TYPE_CONFIRMATION), "cancel_button");
  study_support_settle ();
  g_assert_cmpuint (count_answers (fixture), ==, 1);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==, "Question 2 of 20");

  start_over (fixture);
  study_support_click (study_support_find_window (ICHOMP_TYPE_CONFIRMATION), "answer_button");
  study_support_settle ();
  g_assert_cmpuint (count_answers (fixture), ==, 0);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==, "Question 1 of 20");
  ichomp_lesson_progress_get_test (fixture->base.progress, LESSON, &seed, &ignored);
  g_assert_cmpuint (seed, !=, 7);

  start_over (fixture);
  g_assert_null (study_support_find_window (ICHOMP_TYPE_CONFIRMATION));
  ichomp_lesson_progress_get_test (fixture->base.progress, LESSON, &next_seed, &ignored);
  g_assert_cmpuint (next_seed, !=, seed);
}

/* Answers that belong to another test, or that nobody can have given, are no test. */
static void
test_edited (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLessonTest) test = draw (fixture, 7);

  ichomp_lesson_progress_begin_test (fixture->base.progress, LESSON, 7,
                                     ichomp_lesson_test_get_fingerprint (test) + 1);
  open_lesson (fixture);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==,
                   "A test of 20 questions from all lessons");

  page_open (&fixture->base, "play", NULL);
  ichomp_lesson_test_free (begin (fixture, 7));
  ichomp_lesson_progress_answer_test (fixture->base.progress, LESSON, "what?");
  open_lesson (fixture);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==,
                   "A test of 20 questions from all lessons");
  press (find_suggested (fixture));
  g_assert_cmpuint (count_answers (fixture), ==, 0);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==, "Question 1 of 20");
}

/* Begins a test and answers its first questions, as if it had been left. */
static void
answer (Fixture *fixture, guint32 seed, guint n_answers, guint n_wrong)
{
  g_autoptr (IchompLessonTest) test = begin (fixture, seed);

  for (guint i = 0; i < n_answers; i++)
    {
      g_autofree char *text = find_answer (ichomp_lesson_test_get_question (test, i), i >= n_wrong);

      ichomp_lesson_progress_answer_test (fixture->base.progress, LESSON, text);
    }
}

static void
answer_all (Fixture *fixture, guint n_wrong)
{
  answer (fixture, 12, 20, n_wrong);
  ichomp_lesson_progress_end_test (fixture->base.progress, LESSON, 20 - n_wrong, 20);
  open_lesson (fixture);
}

static void
test_result (Fixture *fixture, gconstpointer data)
{
  GtkWidget *link;
  gboolean handled;
  double top;
  g_autoptr (IchompLessonTest) test = draw (fixture, 12);
  const char *section;
  IchompLesson *lesson =
      ichomp_test_question_get_lesson (ichomp_lesson_test_get_question (test, 0), &section);
  g_autofree char *place =
      g_strdup_printf ("%s %s", ichomp_lesson_get_id (lesson), section != NULL ? section : "-");
  g_autofree char *uri =
      g_strdup_printf ("ichomp:%s%s%s", ichomp_lesson_get_id (lesson), section != NULL ? "/" : "",
                       section != NULL ? section : "");
  GPtrArray *labels;

  answer_all (fixture, 1);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==, "19 of 20 right");
  g_assert_cmpuint (page_count (find_view (fixture), GTK_TYPE_WIDGET, "test-miss"), ==, 1);
  gtk_test_accessible_assert_property (find_suggested (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Go On: Three games without numbers");

  labels = study_support_list_type (
      page_find_nth (find_view (fixture), GTK_TYPE_WIDGET, "test-miss", 0), GTK_TYPE_LABEL, NULL);
  link = g_ptr_array_index (labels, labels->len - 1);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (link)), uri));
  g_signal_emit_by_name (link, "activate-link", uri, &handled);
  g_assert_true (handled);
  g_assert_cmpstr (fixture->linked, ==, place);
  g_ptr_array_unref (labels);

  /* The suggestion leads to the next section. */
  top = gtk_adjustment_get_value (fixture->base.adjustment);
  press (find_suggested (fixture));
  page_draw_frame (&fixture->base);
  g_assert_cmpfloat (gtk_adjustment_get_value (fixture->base.adjustment), >, top);
}

/* After a low score the suggestion is another test, which is really another one. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  guint32 seed;
  guint32 fingerprint;

  answer_all (fixture, 12);
  g_assert_true (g_str_has_prefix (get_text (find_view (fixture), 1), "More than half"));
  gtk_test_accessible_assert_property (find_suggested (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Try Again with Other Questions");
  press (find_suggested (fixture));
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==, "Question 1 of 20");
  ichomp_lesson_progress_get_test (fixture->base.progress, LESSON, &seed, &fingerprint);
  g_assert_cmpuint (seed, !=, 12);
}

static void
said_cb (GtkWidget *page, const char *text, gpointer user_data)
{
  char **said = user_data;

  g_free (*said);
  *said = g_strdup (text);
}

/* A screen reader hears the next question, and the chosen tile. */
static void
test_spoken (Fixture *fixture, gconstpointer data)
{
  g_autofree char *said = NULL;
  g_autoptr (IchompLessonTest) test = begin (fixture, 5);

  open_lesson (fixture);
  ichomp_announcer_set (GTK_WIDGET (fixture->base.page), said_cb, &said);
  for (guint i = 0; i < 19; i++)
    {
      const IchompTestQuestion *question = ichomp_lesson_test_get_question (test, i);
      g_autofree char *answer = find_answer (question, TRUE);
      g_autofree char *number = g_strdup_printf ("Question %u of 20", i + 2);

      set_answer (fixture, answer);
      if (ichomp_test_question_get_form (question) == ICHOMP_TEST_TILE)
        {
          g_autofree char *name = ichomp_test_question_dup_answer (question, answer);

          g_assert_cmpstr (said, ==, name);
        }
      press (find_suggested (fixture));
      g_assert_true (g_str_has_prefix (said, number));
    }
}

/* The language changes in the middle of a question: the answer stays. */
static void
test_language (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLessonTest) test = begin (fixture, 5);
  g_autofree char *answer = find_answer (ichomp_lesson_test_get_question (test, 0), TRUE);
  GtkWidget *next;

  open_lesson (fixture);
  set_answer (fixture, answer);
  next = find_suggested (fixture);
  ichomp_translatable_update (find_view (fixture));
  g_assert_true (find_suggested (fixture) == next);
  press (next);
  g_assert_cmpstr (get_answers (fixture)[0], ==, answer);
}

/* As after another program has changed the same file. */
static void
replace_progress (Fixture *fixture, const char *text)
{
  ichomp_record_parse (ICHOMP_RECORD (fixture->base.progress), text, strlen (text), NULL);
  g_signal_emit_by_name (fixture->base.progress, "changed");
  ichomp_translatable_update (GTK_WIDGET (find_view (fixture)));
}

/* The view shows what the other program has left of the test. */
static void
test_replaced (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLessonTest) other = draw (fixture, 8);
  g_autofree char *fourth = find_answer (ichomp_lesson_test_get_question (other, 3), TRUE);
  g_autofree char *text = NULL;

  answer (fixture, 8, 3, 0);
  text = ichomp_record_to_text (ICHOMP_RECORD (fixture->base.progress));

  answer (fixture, 7, 19, 0);
  open_lesson (fixture);
  gtk_widget_child_focus (find_view (fixture), GTK_DIR_TAB_FORWARD);
  replace_progress (fixture, text);
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==, "Question 4 of 20");
  g_assert_true (ichomp_focus_is_inside (find_view (fixture)));
  set_answer (fixture, fourth);
  press (find_suggested (fixture));
  g_assert_cmpuint (count_answers (fixture), ==, 4);

  replace_progress (fixture, "");
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==,
                   "A test of 20 questions from all lessons");
}

/* The same with the result. */
static void
test_replaced_result (Fixture *fixture, gconstpointer data)
{
  answer_all (fixture, 2);
  replace_progress (fixture, "");
  g_assert_cmpstr (get_text (find_view (fixture), 0), ==,
                   "A test of 20 questions from all lessons");
}

void
add_tests (void)
{
#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

  ADD ("/test-view/replaced", test_replaced);
  ADD ("/test-view/replaced-result", test_replaced_result);
  ADD ("/test-view/silent", test_silent);
  ADD ("/test-view/continued", test_continued);
  ADD ("/test-view/start-over", test_start_over);
  ADD ("/test-view/edited", test_edited);
  ADD ("/test-view/result", test_result);
  ADD ("/test-view/again", test_again);
  ADD ("/test-view/spoken", test_spoken);
  ADD ("/test-view/language", test_language);
}
