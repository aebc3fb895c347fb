/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of practice: a run by keyboard and by pointer, its announcements, and that it hides the
 * answers until they are asked for. */

#include "widgets/practice/ichomp-practice-view.h"

#include <glib/gstdio.h>
#include <string.h>

#include "widgets/kit/ichomp-announce.h"
#include "widgets/board/ichomp-board.h"
#include "widgets/kit/ichomp-confirmation.h"
#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-feedback.h"
#include "widgets/kit/ichomp-help.h"
#include "game/base/ichomp-i18n.h"
#include "game/course/ichomp-library.h"
#include "widgets/practice/ichomp-practice-chooser.h"
#include "widgets/practice/ichomp-practice-figure.h"
#include "widgets/practice/ichomp-practice-results-window.h"
#include "widgets/practice/ichomp-practice-task.h"
#include "widgets/board/ichomp-tile.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"
#include "study-support.h"
#include "test-main.h"

#define SEED 48213
#define KIND(kind) (1u << ICHOMP_EXERCISE_##kind)

typedef struct
{
  GSettings *settings;
  IchompPracticeResults *results;
  GtkWidget *window;
  GtkWidget *view;
  IchompPractice *practice;
  char *said; /* the last announcement */
} Fixture;

static void
said_cb (GtkWidget *window, const char *text, gpointer user_data)
{
  Fixture *fixture = user_data;

  g_free (fixture->said);
  fixture->said = g_strdup (text);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = ichomp_settings_new ();
  g_settings_set_uint (fixture->settings, "practice-topics", ICHOMP_ALL_EXERCISE_KINDS);
  g_settings_set_uint (fixture->settings, "practice-difficulty", 2);
  fixture->results = ichomp_practice_results_new (NULL);
  fixture->window = gtk_window_new ();
  fixture->practice = ichomp_practice_new (fixture->results, NULL);
  fixture->view = ichomp_practice_view_new (fixture->practice, fixture->settings);
  ichomp_announcer_set (fixture->window, said_cb, fixture);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->view);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 560);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->view);
  g_assert_finalize_object (fixture->practice);
  g_assert_finalize_object (fixture->results);
  g_clear_object (&fixture->settings);
  g_free (fixture->said);
}

/* Finding widgets */

static GtkWidget *
find (GtkWidget *widget, GType type, const char *label)
{
  g_autoptr (GPtrArray) found = study_support_list_type (widget, type, NULL);

  for (guint i = 0; i < found->len; i++)
    {
      gboolean fits = gtk_widget_get_mapped (found->pdata[i]);

      if (fits && GTK_IS_BUTTON (found->pdata[i]))
        fits = g_strcmp0 (gtk_button_get_label (found->pdata[i]), label) == 0;
      else if (fits && GTK_IS_LABEL (found->pdata[i]) && label != NULL)
        fits = strstr (gtk_label_get_label (found->pdata[i]), label) != NULL;
      if (fits)
        return found->pdata[i];
    }

  return NULL;
}

static GtkWidget *
get_task (Fixture *fixture)
{
  return find (fixture->view, ICHOMP_TYPE_PRACTICE_TASK, NULL);
}

static GtkWidget *
get_entry (Fixture *fixture)
{
  return find (get_task (fixture), GTK_TYPE_ENTRY, NULL);
}

static GtkWidget *
get_button (Fixture *fixture, const char *label)
{
  return find (get_task (fixture), GTK_TYPE_BUTTON, label);
}

static GtkWidget *
get_board (Fixture *fixture)
{
  GtkWidget *figure = find (fixture->view, ICHOMP_TYPE_PRACTICE_FIGURE, NULL);

  return figure != NULL ? ichomp_practice_figure_get_board (ICHOMP_PRACTICE_FIGURE (figure)) : NULL;
}

static void
click (Fixture *fixture, const char *label)
{
  GtkWidget *button = get_button (fixture, label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
assert_shown (Fixture *fixture, const char *text)
{
  g_assert_nonnull (find (get_task (fixture), GTK_TYPE_LABEL, text));
}

/* The sign of the feedback. */
static IchompVerdict
get_verdict (Fixture *fixture)
{
  static const char *const signs[ICHOMP_N_VERDICTS] = { NULL, "right", "wrong", "note" };
  GtkWidget *feedback = find (get_task (fixture), ICHOMP_TYPE_FEEDBACK, NULL);

  for (IchompVerdict v = ICHOMP_VERDICT_RIGHT; v < ICHOMP_N_VERDICTS; v++)
    if (feedback != NULL && gtk_widget_get_visible (feedback)
        && gtk_widget_has_css_class (feedback, signs[v]))
      return v;

  return ICHOMP_VERDICT_NONE;
}

static gboolean
has_focus (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static void
start (Fixture *fixture, guint kinds)
{
  ichomp_practice_start (fixture->practice, SEED, kinds, 2);
  ichomp_practice_task_focus_answer (ICHOMP_PRACTICE_TASK (get_task (fixture)));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static IchompExercise *
get_exercise (Fixture *fixture)
{
  return ichomp_practice_get_exercise (fixture->practice);
}

/* Types an answer and presses Enter, which the entry handles. */
static void
type_answer (Fixture *fixture, const char *text)
{
  GtkWidget *entry = get_entry (fixture);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
type_number (Fixture *fixture, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  type_answer (fixture, text);
}

/* Numbers */

static void
test_number (Fixture *fixture, gconstpointer data)
{
  g_autofree char *question = NULL;
  guint right;

  start (fixture, KIND (XOR));
  question = ichomp_exercise_dup_question (get_exercise (fixture), ICHOMP_VOICE_SPOKEN);
  right = ichomp_exercise_get_result (get_exercise (fixture));
  g_assert_true (has_focus (fixture, get_entry (fixture)));
  test_wait_until (g_strcmp0 (fixture->said, question) == 0);
  assert_shown (fixture, "Exercise 1: XOR of numbers, difficulty 2");
  g_assert_null (find (get_task (fixture), GTK_TYPE_LABEL, "streak"));
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_NONE);

  /* A text that is no answer does not count. */
  type_answer (fixture, "six");
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_NOTE);
  g_assert_cmpstr (fixture->said, ==, "Type a whole number, such as 6.");
  g_assert_null (find (get_task (fixture), GTK_TYPE_LABEL, "streak"));

  type_number (fixture, right ^ 4);
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_WRONG);
  g_assert_true (g_str_has_prefix (fixture->said, "Wrong. "));
  assert_shown (fixture, "The column of 4 has ");
  assert_shown (fixture, "0 of 1 right, streak 0");
  g_assert_true (has_focus (fixture, get_entry (fixture)));

  type_number (fixture, right);
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
  g_assert_true (g_str_has_prefix (fixture->said, "Right. "));
  assert_shown (fixture, "1 of 1 right, streak 0");
  g_assert_true (has_focus (fixture, get_entry (fixture)));
  g_assert_false (gtk_editable_get_editable (GTK_EDITABLE (get_entry (fixture))));
  g_assert_nonnull (get_button (fixture, "Next"));

  /* Enter goes to the next exercise. */
  g_signal_emit_by_name (get_entry (fixture), "activate");
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_shown (fixture, "Exercise 2: XOR of numbers, difficulty 2");
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_NONE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (fixture))), ==, "");
  g_assert_true (gtk_editable_get_editable (GTK_EDITABLE (get_entry (fixture))));
  type_number (fixture, ichomp_exercise_get_result (get_exercise (fixture)));
  assert_shown (fixture, "2 of 2 right, streak 1");
}

/* By the keypad. */
static void
test_keypad (Fixture *fixture, gconstpointer data)
{
  g_autofree char *right = NULL;

  start (fixture, KIND (BINARY));
  g_assert_null (get_button (fixture, "2"));
  click (fixture, "1");
  click (fixture, "0");
  click (fixture, "1");
  click (fixture, "⌫");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (fixture))), ==, "10");
  click (fixture, "Check");
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_WRONG);

  /* A digit replaces the wrong answer, also where it is no longer selected. */
  gtk_editable_select_region (GTK_EDITABLE (get_entry (fixture)), 0, 0);
  click (fixture, "1");
  click (fixture, "1");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (fixture))), ==, "11");

  /* A selection is replaced or deleted. */
  gtk_editable_select_region (GTK_EDITABLE (get_entry (fixture)), 0, 1);
  click (fixture, "0");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (fixture))), ==, "10");
  gtk_editable_select_region (GTK_EDITABLE (get_entry (fixture)), 0, 1);
  click (fixture, "⌫");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (fixture))), ==, "0");

  right = sg_binary_to_string (ichomp_exercise_get_result (get_exercise (fixture)), 1);
  type_answer (fixture, right);
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
  g_assert_false (gtk_widget_is_sensitive (get_button (fixture, "1")));
  g_assert_false (gtk_widget_is_sensitive (get_button (fixture, "⌫")));

  start (fixture, KIND (MEX));
  g_assert_nonnull (get_button (fixture, "9"));
}

static void
test_show (Fixture *fixture, gconstpointer data)
{
  start (fixture, KIND (BINARY));
  g_assert_null (find (get_task (fixture), GTK_TYPE_LABEL, "so the digit of"));
  gtk_widget_grab_focus (get_button (fixture, "Show me"));
  click (fixture, "Show me");
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_NOTE);
  assert_shown (fixture, "so the digit of");
  assert_shown (fixture, "0 of 1 right, streak 0");
  g_assert_true (has_focus (fixture, get_button (fixture, "Next")));
  g_assert_false (gtk_widget_is_sensitive (get_button (fixture, "Show me")));
  click (fixture, "Next");
  g_assert_true (gtk_widget_is_sensitive (get_button (fixture, "Show me")));
  g_assert_null (find (get_task (fixture), GTK_TYPE_LABEL, "so the digit of"));
  g_assert_true (has_focus (fixture, get_entry (fixture)));

  /* After a right answer its explanation can be shown, too. */
  start (fixture, KIND (XOR));
  type_number (fixture, ichomp_exercise_get_result (get_exercise (fixture)));
  g_assert_true (g_str_has_prefix (fixture->said, "Right. "));
  click (fixture, "Explain");
  assert_shown (fixture, "The digits are");
  g_assert_nonnull (strstr (fixture->said, "so the digit is"));
  assert_shown (fixture, "1 of 1 right, streak 1");
}

/* Choices */

/* @mark: (nullable): "right" or "wrong" */
static void
assert_mark (Fixture *fixture, const char *button, const char *mark)
{
  static const char *const marks[] = { "right", "wrong" };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    g_assert_cmpint (gtk_widget_has_css_class (get_button (fixture, button), marks[i]), ==,
                     g_strcmp0 (marks[i], mark) == 0);
}

static void
test_outcome (Fixture *fixture, gconstpointer data)
{
  gboolean is_p;

  start (fixture, KIND (OUTCOME));
  is_p = ichomp_exercise_get_result (get_exercise (fixture)) == 0;
  g_assert_true (has_focus (fixture, get_button (fixture, "P-position")));
  g_assert_false (gtk_widget_is_sensitive (get_button (fixture, "Next")));

  click (fixture, is_p ? "N-position" : "P-position");
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_WRONG);
  assert_mark (fixture, is_p ? "N-position" : "P-position", "wrong");
  assert_mark (fixture, is_p ? "P-position" : "N-position", NULL);
  click (fixture, is_p ? "P-position" : "N-position");
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
  assert_mark (fixture, is_p ? "N-position" : "P-position", "wrong");
  assert_mark (fixture, is_p ? "P-position" : "N-position", "right");
  g_assert_true (has_focus (fixture, get_button (fixture, "Next")));

  /* An answered exercise takes no other answer. */
  click (fixture, is_p ? "N-position" : "P-position");
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
  assert_shown (fixture, "1 of 1 right, streak 0");

  /* The next exercise begins without signs; the right answer has one when it is asked for. */
  click (fixture, "Next");
  assert_mark (fixture, "P-position", NULL);
  assert_mark (fixture, "N-position", NULL);
  is_p = ichomp_exercise_get_result (get_exercise (fixture)) == 0;
  click (fixture, "Show me");
  assert_mark (fixture, is_p ? "P-position" : "N-position", "right");
  assert_mark (fixture, is_p ? "N-position" : "P-position", NULL);
}

/* The letters P and N answer, but only where they are an answer. */
static void
test_outcome_keys (Fixture *fixture, gconstpointer data)
{
  GtkWidget *input = study_support_find (fixture->view, "input");
  gboolean is_p;

  start (fixture, KIND (OUTCOME));
  is_p = ichomp_exercise_get_result (get_exercise (fixture)) == 0;
  study_support_press_key (input, is_p ? GDK_KEY_n : GDK_KEY_p, 0);
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_WRONG);
  g_assert_true (has_focus (fixture, get_button (fixture, is_p ? "N-position" : "P-position")));
  study_support_press_key (input, is_p ? GDK_KEY_p : GDK_KEY_n, 0);
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
  g_assert_false (study_support_try_key (input, GDK_KEY_p, 0));

  start (fixture, KIND (QUADRANT));
  g_assert_false (study_support_try_key (input, GDK_KEY_p, 0));
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_NONE);
}

static const SgMove *
get_winning_move (Fixture *fixture)
{
  return sg_analysis_get_winning_move (ichomp_exercise_get_analysis (get_exercise (fixture)), 0);
}

static void
choose_tile (Fixture *fixture, const SgMove *tile)
{
  g_signal_emit_by_name (ichomp_board_get_tile (ICHOMP_BOARD (get_board (fixture)), tile),
                         "clicked");
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
test_quadrant (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Top left", "Top right", "Bottom left", "Bottom right" };
  const SgMove *winning;

  start (fixture, KIND (QUADRANT));
  winning = get_winning_move (fixture);
  g_assert_true (has_focus (fixture, get_button (fixture, "Top left")));
  click (fixture, names[winning->quadrant]);
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
  g_assert_true (has_focus (fixture, get_button (fixture, "Next")));
  click (fixture, "Next");

  /* A tile can be the answer for its quadrant. */
  winning = get_winning_move (fixture);
  choose_tile (fixture, &(SgMove){ winning->quadrant, 0, 0 });
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
}

static guint
count_tiles (Fixture *fixture, guint appearance)
{
  guint n = 0;

  for (GtkWidget *tile = gtk_widget_get_first_child (get_board (fixture)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    n += (ichomp_tile_get_appearance (ICHOMP_TILE (tile)) & appearance) != 0;

  return n;
}

static void
test_tile (Fixture *fixture, gconstpointer data)
{
  SgAnalysis *analysis;
  SgMove tile = { 0 };

  start (fixture, KIND (TILE));
  analysis = ichomp_exercise_get_analysis (get_exercise (fixture));
  g_assert_true (has_focus (fixture, get_board (fixture)));
  g_assert_cmpuint (count_tiles (fixture, ICHOMP_TILE_NAMED), ==, 0);

  while (!sg_position_has_tile (sg_analysis_get_position (analysis), &tile)
         || sg_analysis_get_nim_sum_after (analysis, &tile) == 0)
    tile.quadrant++;
  choose_tile (fixture, &tile);
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_WRONG);
  g_assert_cmpuint (count_tiles (fixture, ICHOMP_TILE_NAMED), ==, 0);
  g_assert_cmpuint (count_tiles (fixture, ICHOMP_TILE_WRONG), ==, 1);
  choose_tile (fixture, get_winning_move (fixture));
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
  g_assert_cmpuint (count_tiles (fixture, ICHOMP_TILE_NAMED), ==,
                    sg_analysis_get_n_winning_moves (analysis));

  /* An answered exercise takes no other answer. */
  choose_tile (fixture, &tile);
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
  assert_shown (fixture, "1 of 1 right");
}

/* Where a value is the answer, no tile shows one, not even to a screen reader. */
static void
test_no_secrets (Fixture *fixture, gconstpointer data)
{
  for (guint kind = ICHOMP_EXERCISE_DIAGRAM; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    for (guint difficulty = 1; difficulty <= ICHOMP_EXERCISE_MAX_DIFFICULTY; difficulty++)
      {
        gboolean numbers;

        ichomp_practice_start (fixture->practice, SEED, 1u << kind, difficulty);
        numbers =
            (ichomp_exercise_get_shown (get_exercise (fixture)) & ICHOMP_EXERCISE_SHOWS_NUMBERS)
            != 0;
        gtk_test_widget_wait_for_draw (fixture->window);
        for (GtkWidget *tile = gtk_widget_get_first_child (get_board (fixture)); tile != NULL;
             tile = gtk_widget_get_next_sibling (tile))
          {
            g_autofree char *problem = NULL;

            if (!gtk_widget_get_visible (tile))
              continue;

            g_assert_cmpint (ichomp_tile_get_number (ICHOMP_TILE (tile)) != ICHOMP_TILE_NO_VALUE,
                             ==, numbers);
            if (!numbers)
              {
                g_autofree char *taken = ichomp_wording_tile_taken (
                    sg_position_count_taken (ichomp_exercise_get_position (get_exercise (fixture)),
                                             ichomp_tile_get_move (ICHOMP_TILE (tile))));

                problem = gtk_test_accessible_check_property (
                    GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, taken);
                g_assert_null (problem);
              }
          }
      }
}

/* Every kind of exercises has a lesson and a section in it. */
static void
test_help (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLibrary) library = ichomp_library_new ();

  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      const char *lesson_id;
      const char *section;
      g_autoptr (IchompLesson) lesson = NULL;

      ichomp_practice_start (fixture->practice, SEED, 1u << kind, 1);
      g_assert_true (ichomp_help_find (get_task (fixture), &lesson_id, &section));
      lesson = ichomp_library_find_lesson (library, lesson_id);
      g_assert_nonnull (lesson);
      g_assert_nonnull (ichomp_lesson_find_section (lesson, section));
    }
}

/* The choice of exercises */

static GtkWidget *
get_topic (GtkWidget *chooser, IchompExerciseKind kind)
{
  GtkWidget *check = gtk_widget_get_first_child (study_support_find (chooser, "topics_box"));

  for (guint i = 0; i < kind; i++)
    check = gtk_widget_get_next_sibling (check);
  return check;
}

/* The choice is folded; a button opens it. */
static GtkWidget *
open_chooser (Fixture *fixture)
{
  GtkWidget *chooser = study_support_find (fixture->view, "chooser");

  g_assert_false (gtk_widget_get_mapped (chooser));
  gtk_menu_button_popup (GTK_MENU_BUTTON (study_support_find (fixture->view, "topics_button")));
  test_wait_until (gtk_widget_get_mapped (chooser));
  return chooser;
}

static void
close_chooser (Fixture *fixture)
{
  GtkWidget *chooser = study_support_find (fixture->view, "chooser");

  gtk_menu_button_popdown (GTK_MENU_BUTTON (study_support_find (fixture->view, "topics_button")));
  test_wait_until (!gtk_widget_get_mapped (chooser));
  study_support_settle ();
}

static void
count_cb (IchompPractice *practice, guint *n)
{
  (*n)++;
}

/* Topics and difficulty that change at once start one run. */
static void
test_change (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) change = ichomp_settings_begin_change (fixture->settings);
  guint n = 0;

  g_signal_connect (fixture->practice, "changed", G_CALLBACK (count_cb), &n);
  g_settings_set_uint (change, "practice-topics", KIND (MEX));
  g_settings_set_uint (change, "practice-difficulty", 4);
  g_settings_apply (change);
  assert_shown (fixture, "difficulty 4");
  g_assert_cmpuint (n, ==, 1);
  g_signal_handlers_disconnect_by_func (fixture->practice, count_cb, &n);
}

static void
test_topics (Fixture *fixture, gconstpointer data)
{
  GtkWidget *chooser = open_chooser (fixture);
  GtkWidget *all = find (chooser, GTK_TYPE_CHECK_BUTTON, NULL);
  guint topics;

  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (all)));
  study_support_assert_label (fixture->view, "topics_label", "All topics");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (all), FALSE);
  gtk_test_widget_wait_for_draw (fixture->window);
  topics = g_settings_get_uint (fixture->settings, "practice-topics");
  g_assert_cmphex (topics, ==, 0);
  g_assert_null (get_exercise (fixture));
  assert_shown (fixture, "Choose a topic to practise.");
  study_support_assert_label (fixture->view, "topics_label", "Topics");
  g_assert_null (get_button (fixture, "Check"));

  gtk_check_button_set_active (GTK_CHECK_BUTTON (get_topic (chooser, ICHOMP_EXERCISE_MEX)), TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  topics = g_settings_get_uint (fixture->settings, "practice-topics");
  g_assert_cmphex (topics, ==, KIND (MEX));
  study_support_assert_label (fixture->view, "topics_label", "Mex of a set");
  g_assert_true (gtk_check_button_get_inconsistent (GTK_CHECK_BUTTON (all)));
  g_assert_cmpint (ichomp_exercise_get_kind (get_exercise (fixture)), ==, ICHOMP_EXERCISE_MEX);
  g_assert_cmpuint (ichomp_exercise_get_difficulty (get_exercise (fixture)), ==, 2);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (chooser, GTK_TYPE_DROP_DOWN, NULL)), 4);
  g_assert_cmpuint (ichomp_exercise_get_difficulty (get_exercise (fixture)), ==, 4);
  g_settings_set_uint (fixture->settings, "practice-topics", KIND (MEX) | KIND (XOR));
  study_support_assert_label (fixture->view, "topics_label", "2 topics");
  close_chooser (fixture);
  test_wait_until (has_focus (fixture, get_entry (fixture)));

  g_settings_set_uint (fixture->settings, "practice-topics", KIND (MEX));
  open_chooser (fixture);
  g_settings_set_uint (fixture->settings, "practice-difficulty", ICHOMP_PRACTICE_GROWING);
  g_assert_cmpuint (ichomp_exercise_get_difficulty (get_exercise (fixture)), ==, 1);
  g_assert_cmpuint (
      gtk_drop_down_get_selected (GTK_DROP_DOWN (find (chooser, GTK_TYPE_DROP_DOWN, NULL))), ==,
      ICHOMP_PRACTICE_GROWING);
  close_chooser (fixture);
}

static void
test_seed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *chooser = open_chooser (fixture);
  GtkWidget *entry = find (chooser, GTK_TYPE_ENTRY, NULL);
  g_autoptr (IchompExercise) first = NULL;

  gtk_editable_set_text (GTK_EDITABLE (entry), "48 213");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpuint (ichomp_practice_get_seed (fixture->practice), ==, SEED);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "48213");
  test_wait_until (!gtk_widget_get_mapped (chooser));
  open_chooser (fixture);
  first = ichomp_exercise_ref (get_exercise (fixture));

  gtk_editable_set_text (GTK_EDITABLE (entry), "123");
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  g_assert_cmpstr (fixture->said, ==, "A seed has five digits, such as 48213.");
  g_assert_cmpuint (ichomp_practice_get_seed (fixture->practice), ==, SEED);

  gtk_editable_set_text (GTK_EDITABLE (entry), "10001");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  g_signal_emit_by_name (find (chooser, GTK_TYPE_BUTTON, "Start"), "clicked");
  g_assert_cmpuint (ichomp_practice_get_seed (fixture->practice), ==, 10001);
  test_wait_until (!gtk_widget_get_mapped (chooser));
  gtk_editable_set_text (GTK_EDITABLE (entry), "48213");
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (ichomp_exercise_equal (first, get_exercise (fixture)));
  close_chooser (fixture);
}

/* A change of language changes only the words. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  IchompExercise *exercise;
  GtkWidget *tile;
  SgMove focused;

  start (fixture, KIND (XOR));
  type_number (fixture, 5000);
  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture)), "12");
  ichomp_translatable_update (fixture->window);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_entry (fixture))), ==, "12");
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_WRONG);
  assert_shown (fixture, "0 of 1 right, streak 0");
  g_assert_true (has_focus (fixture, get_entry (fixture)));

  start (fixture, KIND (TILE));
  exercise = get_exercise (fixture);
  focused = *get_winning_move (fixture);
  tile = ichomp_board_get_tile (ICHOMP_BOARD (get_board (fixture)), &focused);
  gtk_widget_grab_focus (tile);
  ichomp_translatable_update (fixture->window);
  g_assert_true (get_exercise (fixture) == exercise);
  g_assert_true (has_focus (fixture, tile));
  choose_tile (fixture, &focused);
  ichomp_translatable_update (fixture->window);
  g_assert_cmpint (get_verdict (fixture), ==, ICHOMP_VERDICT_RIGHT);
  g_assert_cmpuint (count_tiles (fixture, ICHOMP_TILE_NAMED), >, 0);
}

/* A seed is shown in the digits of the language, and typed in any. */
static void
test_seed_digits (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry =
      study_support_find (study_support_find (fixture->view, "chooser"), "seed_entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), "48213");
  g_signal_emit_by_name (entry, "activate");
  ichomp_digits_set_own (TRUE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_FA);
  ichomp_translatable_update (fixture->window);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "۴۸۲۱۳");

  /* A seed that is being typed stays. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "۱۰۰");
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  ichomp_translatable_update (fixture->window);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "100");
  g_assert_cmpuint (ichomp_practice_get_seed (fixture->practice), ==, SEED);
  ichomp_digits_set_own (FALSE);
}

/* The keypad has the digits of the language. */
static void
test_keypad_digits (Fixture *fixture, gconstpointer data)
{
  start (fixture, KIND (XOR));
  g_assert_nonnull (get_button (fixture, "7"));

  ichomp_digits_set_own (TRUE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_FA);
  ichomp_translatable_update (fixture->window);
  g_assert_nonnull (get_button (fixture, "۷"));
  g_assert_null (get_button (fixture, "7"));

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  ichomp_translatable_update (fixture->window);
  g_assert_nonnull (get_button (fixture, "7"));
  ichomp_digits_set_own (FALSE);
}

/* What was answered wrongly can be practised again, until none is left. */
static void
test_mistakes (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = study_support_find (fixture->view, "mistakes_button");
  g_autoptr (IchompExercise) mistake = NULL;

  g_assert_false (gtk_widget_get_visible (button));
  start (fixture, KIND (XOR));
  mistake = ichomp_exercise_ref (get_exercise (fixture));
  type_number (fixture, ichomp_exercise_get_result (mistake) ^ 4);
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "My Mistakes (1)");

  g_signal_emit_by_name (button, "clicked");
  g_assert_true (ichomp_practice_is_on_mistakes (fixture->practice));
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (ichomp_exercise_equal (get_exercise (fixture), mistake));
      g_assert_true (has_focus (fixture, get_entry (fixture)));
      type_number (fixture, ichomp_exercise_get_result (mistake));
      click (fixture, "Next");
    }
  assert_shown (fixture, "You have corrected all of your mistakes.");
  g_assert_true (has_focus (fixture, get_button (fixture, "Next")));
  g_assert_null (get_button (fixture, "Show me"));

  click (fixture, "Next");
  g_assert_nonnull (get_exercise (fixture));
  g_assert_true (has_focus (fixture, get_entry (fixture)));
  g_assert_false (gtk_widget_get_visible (button));
}

/* A question takes the place of the exercise. */
static void
test_question (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = study_support_find (fixture->view, "mistakes_button");
  GtkWidget *next = study_support_find (fixture->view, "next_button");
  GtkWidget *page = gtk_button_new_with_label ("A choice");
  g_autoptr (GListStore) questions = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (GObject) question = g_object_new (G_TYPE_OBJECT, NULL);

  g_list_store_append (questions, question);
  ichomp_practice_view_set_question_page (ICHOMP_PRACTICE_VIEW (fixture->view), page);
  ichomp_practice_set_questions (fixture->practice, G_LIST_MODEL (questions));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "My Mistakes (1)");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_get_mapped (page));

  g_clear_pointer (&fixture->said, g_free);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_true (has_focus (fixture, page));
  g_assert_null (get_task (fixture));
  g_assert_null (fixture->said);

  g_list_store_remove_all (questions);
  g_assert_true (gtk_widget_get_mapped (page));
  g_signal_emit_by_name (next, "clicked");
  g_assert_false (gtk_widget_get_mapped (page));
  assert_shown (fixture, "You have corrected all of your mistakes.");
  g_assert_true (has_focus (fixture, get_button (fixture, "Next")));
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (get_exercise (fixture));
}

/* Nothing leads on from a practice without topics but the choice of topics. */
static void
test_no_topics (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = study_support_find (fixture->view, "topics_button");

  g_assert_false (gtk_widget_has_css_class (button, "suggested-action"));
  start (fixture, 0);
  assert_shown (fixture, "Choose a topic to practise.");
  g_assert_null (get_button (fixture, "Next"));
  g_assert_true (gtk_widget_has_css_class (button, "suggested-action"));
}

/* Results */

/* A button opens the window of results. */
static void
test_results_window (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window;

  study_support_click (fixture->view, "results_button");
  window = study_support_find_window (ICHOMP_TYPE_PRACTICE_RESULTS_WINDOW);
  g_assert_nonnull (window);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (window))
                 == GTK_WINDOW (fixture->window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static graphene_rect_t
find_bounds (Fixture *fixture, const char *id)
{
  graphene_rect_t bounds;

  g_assert_true (
      gtk_widget_compute_bounds (study_support_find (fixture->view, id), fixture->view, &bounds));
  return bounds;
}

/* The exercise is in the middle of the page, and its tiles are as large as the room allows. */
static void
test_size (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t tiles;
  graphene_rect_t answer;
  float height;

  start (fixture, KIND (QUADRANT));
  tiles = find_bounds (fixture, "figure");
  answer = find_bounds (fixture, "input");
  height = tiles.size.height;
  g_assert_cmpfloat (height, >, 250);
  g_assert_cmpfloat (tiles.origin.x, >, 0);
  g_assert_cmpfloat (ABS (tiles.origin.x + answer.origin.x + answer.size.width
                          - (float)gtk_widget_get_width (fixture->view)),
                     <=, 2);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1300, 800);
  test_wait_until (gtk_widget_get_height (fixture->window) == 800);
  g_assert_cmpfloat (find_bounds (fixture, "figure").size.height, >, height + 100);
}

/* The answer is beside the tiles if both fit, otherwise below. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t tiles;
  graphene_rect_t answer;

  start (fixture, KIND (QUADRANT));
  gtk_test_widget_wait_for_draw (fixture->window);
  tiles = find_bounds (fixture, "figure");
  answer = find_bounds (fixture, "input");
  g_assert_cmpfloat (answer.origin.x, >=, tiles.origin.x + tiles.size.width);
  g_assert_cmpfloat (answer.origin.y, <, tiles.origin.y + tiles.size.height);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 600, 560);
  test_wait_until (gtk_widget_get_width (fixture->window) == 600);
  tiles = find_bounds (fixture, "figure");
  answer = find_bounds (fixture, "input");
  g_assert_cmpfloat (answer.origin.x, <, tiles.origin.x + tiles.size.width);
  g_assert_cmpfloat (answer.origin.y, >=, tiles.origin.y + tiles.size.height);
}

/* A hidden page announces nothing. */
static void
test_out_of_sight (Fixture *fixture, gconstpointer data)
{
  /* GTK would keep a hidden widget with the focus until a frame that may never come. */
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_widget_set_visible (fixture->view, FALSE);
  g_clear_pointer (&fixture->said, g_free);
  ichomp_practice_start (fixture->practice, SEED, KIND (XOR), 2);
  g_assert_null (fixture->said);
  gtk_widget_set_visible (fixture->view, TRUE);
}

static void
test_results (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "results.csv", NULL);
  g_autofree char *bad_path = g_build_filename (folder, "missing", "results.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) bad_file = g_file_new_for_path (bad_path);
  g_autofree char *csv = NULL;
  g_autofree char *expected = NULL;
  GtkWidget *window = ichomp_practice_results_window_new (fixture->results);
  const IchompPracticeCount count = { 7, 5, 3 };

  g_assert_no_error (error);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_assert_nonnull (find (window, GTK_TYPE_LABEL, "No exercise has been tried yet."));
  g_assert_false (gtk_widget_is_sensitive (find (window, GTK_TYPE_BUTTON, "Export…")));

  ichomp_practice_results_add (fixture->results, "2026-11-21", ICHOMP_EXERCISE_MEX, &count);
  gtk_test_widget_wait_for_draw (window);
  g_assert_nonnull (find (window, GTK_TYPE_LABEL, "7 exercises have been tried."));
  g_assert_nonnull (find (window, GTK_TYPE_LABEL, "Mex of a set"));
  g_assert_nonnull (find (window, GTK_TYPE_LABEL, "2026-11-21"));

  ichomp_practice_results_window_export (ICHOMP_PRACTICE_RESULTS_WINDOW (window), file);
  test_wait_until (find (window, GTK_TYPE_LABEL, "results.csv") != NULL);
  g_assert_true (g_file_get_contents (path, &csv, NULL, &error));
  g_assert_no_error (error);
  expected = ichomp_practice_results_to_csv (fixture->results);
  g_assert_cmpstr (csv, ==, expected);

  ichomp_practice_results_window_export (ICHOMP_PRACTICE_RESULTS_WINDOW (window), bad_file);
  test_wait_until (find (window, GTK_TYPE_LABEL, "could not be written") != NULL);

  /* The title announces it; the message before is gone. */
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (window)), "could not be written"));
  g_signal_emit_by_name (find (window, GTK_TYPE_BUTTON, "Delete…"), "clicked");
  study_support_click (study_support_find_window (ICHOMP_TYPE_CONFIRMATION), "answer_button");
  g_assert_cmpuint (ichomp_practice_results_get_n_days (fixture->results), ==, 0);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Results of Practice");
  g_assert_false (gtk_widget_is_sensitive (find (window, GTK_TYPE_BUTTON, "Delete…")));

  /* The window can be closed before the file is written. */
  g_unlink (path);
  ichomp_practice_results_window_export (ICHOMP_PRACTICE_RESULTS_WINDOW (window), file);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *)&window);
  gtk_window_destroy (GTK_WINDOW (window));
  /* The file exists a moment before its writer releases the window. */
  test_wait_until (window == NULL && g_file_query_exists (file, NULL));
  g_unlink (path);
  g_rmdir (folder);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/practice-view/number", test_number);
  add ("/practice-view/keypad", test_keypad);
  add ("/practice-view/show", test_show);
  add ("/practice-view/outcome", test_outcome);
  add ("/practice-view/outcome-keys", test_outcome_keys);
  add ("/practice-view/quadrant", test_quadrant);
  add ("/practice-view/tile", test_tile);
  add ("/practice-view/no-secrets", test_no_secrets);
  add ("/practice-view/help", test_help);
  add ("/practice-view/topics", test_topics);
  add ("/practice-view/change", test_change);
  add ("/practice-view/seed", test_seed);
  add ("/practice-view/seed-digits", test_seed_digits);
  add ("/practice-view/keypad-digits", test_keypad_digits);
  add ("/practice-view/words", test_words);
  add ("/practice-view/mistakes", test_mistakes);
  add ("/practice-view/question", test_question);
  add ("/practice-view/no-topics", test_no_topics);
  add ("/practice-view/results-window", test_results_window);
  add ("/practice-view/size", test_size);
  add ("/practice-view/narrow", test_narrow);
  add ("/practice-view/out-of-sight", test_out_of_sight);
  add ("/practice-view/results", test_results);
}
