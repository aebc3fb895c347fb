/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The question box takes a right answer, tells why an answer is wrong, and gives nothing away. */

#include "widgets/explanation/ichomp-question-box.h"

#include "widgets/kit/ichomp-announce.h"
#include "game/explanation/ichomp-step-wording.h"
#include "widgets/style/ichomp-style.h"
#include "game/words/ichomp-wording.h"
#include "study-support.h"
#include "test-main.h"

/* Values 6, 5, 1 and 4: u is 6, and three values have a 1 in the column of its leading 1. */
#define POSITION "6/5/1/4"

typedef struct
{
  GtkWidget *window;
  GtkWidget *widget;
  IchompQuestionBox *box;
  SgExplanation *explanation;
  GString *log; /* answers */
  GString *heard;
} Fixture;

static void
answered_cb (IchompQuestionBox *box, gboolean found, guint answer, Fixture *fixture)
{
  g_string_append_printf (fixture->log, "%s %u;", found ? "found" : "show", answer);
}

static void
said_cb (GtkWidget *box, const char *text, gpointer user_data)
{
  Fixture *fixture = user_data;

  g_string_append_printf (fixture->heard, "%s|", text);
}

static void
set_up (Fixture *fixture, gconstpointer position)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze (position);

  fixture->explanation = sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);
  fixture->log = g_string_new (NULL);
  fixture->heard = g_string_new (NULL);
  fixture->widget = g_object_new (ICHOMP_TYPE_QUESTION_BOX, NULL);
  fixture->box = ICHOMP_QUESTION_BOX (fixture->widget);
  g_signal_connect (fixture->box, "answered", G_CALLBACK (answered_cb), fixture);
  ichomp_announcer_set (fixture->widget, said_cb, fixture);
  fixture->window = study_support_show (fixture->widget, 320, 300);
}

static void
tear_down (Fixture *fixture, gconstpointer position)
{
  study_support_close (fixture->window, fixture->widget);
  sg_explanation_unref (fixture->explanation);
  g_string_free (fixture->log, TRUE);
  g_string_free (fixture->heard, TRUE);
}

static guint
find_step (Fixture *fixture, SgStepKind kind)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (fixture->explanation); i++)
    if (sg_explanation_get_step (fixture->explanation, i)->kind == kind)
      return i;

  g_assert_not_reached ();
}

/* Asks the first question of a kind. */
static const SgStep *
ask (Fixture *fixture, SgStepKind kind)
{
  guint index = find_step (fixture, kind);

  g_assert_true (ichomp_wording_can_ask (fixture->explanation, index));
  ichomp_question_box_ask (fixture->box, ICHOMP_PARTS_QUADRANTS, fixture->explanation, index);
  return sg_explanation_get_step (fixture->explanation, index);
}

static void
assert_log (GString *log, const char *expected)
{
  g_assert_cmpstr (log->str, ==, expected);
  g_string_truncate (log, 0);
}

static gboolean
is_shown (Fixture *fixture, const char *id)
{
  return gtk_widget_get_visible (study_support_find (fixture->widget, id));
}

/* The button of a choice. */
static GtkWidget *
get_choice (Fixture *fixture, const char *label)
{
  return study_support_find_role (study_support_find (fixture->widget, "choices"),
                                  GTK_ACCESSIBLE_ROLE_BUTTON, label);
}

static void
choose (Fixture *fixture, const char *label)
{
  g_signal_emit_by_name (get_choice (fixture, label), "clicked");
}

static void
type (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (study_support_find (fixture->widget, "number_entry")), text);
  study_support_click (fixture->widget, "check_button");
}

/* The question stays, with the reason below it, which is announced. */
static void
assert_wrong (Fixture *fixture, guint index, guint answer)
{
  g_autofree char *reason =
      ichomp_wording_wrong_answer (ICHOMP_PARTS_QUADRANTS, fixture->explanation, index, answer);
  g_autofree char *question =
      ichomp_wording_question (ICHOMP_PARTS_QUADRANTS, fixture->explanation, index);
  g_autofree char *said = g_strconcat (reason, "|", NULL);

  g_assert_nonnull (reason);
  assert_log (fixture->log, "");
  assert_log (fixture->heard, said);
  study_support_assert_label (fixture->widget, "reason_label", reason);
  study_support_assert_label (fixture->widget, "question_label", question);
  g_assert_true (is_shown (fixture, "reason_label"));
}

static void
assert_asked (Fixture *fixture, guint index)
{
  g_autofree char *question =
      ichomp_wording_question (ICHOMP_PARTS_QUADRANTS, fixture->explanation, index);
  g_autofree char *said = g_strconcat (question, "|", NULL);

  assert_log (fixture->heard, said);
  study_support_assert_label (fixture->widget, "question_label", question);
  g_assert_false (is_shown (fixture, "reason_label"));
}

/* Each question has the input that fits it. */
static void
test_inputs (Fixture *fixture, gconstpointer position)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (fixture->explanation); i++)
    {
      const SgStep *step = sg_explanation_get_step (fixture->explanation, i);
      g_autofree char *question =
          ichomp_wording_question (ICHOMP_PARTS_QUADRANTS, fixture->explanation, i);
      gboolean digit = step->kind == SG_STEP_POWER || step->kind == SG_STEP_COLUMN
                       || step->kind == SG_STEP_TARGET_DIGIT;
      gboolean yes_or_no = step->kind == SG_STEP_OUTCOME;
      gboolean number = step->kind == SG_STEP_NIM_SUM || step->kind == SG_STEP_TARGET;
      gboolean quadrant = step->kind == SG_STEP_CANDIDATES;

      g_assert_cmpint (ichomp_wording_can_ask (fixture->explanation, i), ==, question != NULL);
      if (question == NULL)
        continue;

      ichomp_question_box_ask (fixture->box, ICHOMP_PARTS_QUADRANTS, fixture->explanation, i);
      assert_asked (fixture, i);
      g_assert_cmpint (is_shown (fixture, "choices"), ==, digit || yes_or_no || quadrant);
      g_assert_cmpint (is_shown (fixture, "number_row"), ==, number);
      g_assert_cmpint (get_choice (fixture, "0") != NULL, ==, digit);
      g_assert_cmpint (get_choice (fixture, "1") != NULL, ==, digit);
      g_assert_cmpint (get_choice (fixture, "Yes") != NULL, ==, yes_or_no);
      g_assert_cmpint (get_choice (fixture, "No") != NULL, ==, yes_or_no);
      SG_FOREACH_QUADRANT (q)
        g_assert_cmpint (get_choice (fixture, ichomp_wording_quadrant (q)) != NULL, ==, quadrant);
      g_assert_cmpint (ichomp_question_box_wants_tile (fixture->box), ==,
                       step->kind == SG_STEP_TILES);
    }
}

static void
check_digit (Fixture *fixture, SgStepKind kind)
{
  const SgStep *step = ask (fixture, kind);
  guint index = find_step (fixture, kind);
  g_autofree char *found = g_strdup_printf ("found %u;", step->digit);

  assert_asked (fixture, index);
  choose (fixture, step->digit == 0 ? "1" : "0");
  assert_wrong (fixture, index, !step->digit);
  choose (fixture, step->digit == 0 ? "0" : "1");
  assert_log (fixture->log, found);
}

static void
test_digits (Fixture *fixture, gconstpointer position)
{
  check_digit (fixture, SG_STEP_POWER);
  check_digit (fixture, SG_STEP_COLUMN);
}

static void
check_number (Fixture *fixture, SgStepKind kind, guint right)
{
  static const char *const garbage[] = { "", "x", "-1", "6.0", "0x6" };
  guint index = find_step (fixture, kind);
  g_autofree char *text = g_strdup_printf ("%u", right);
  g_autofree char *found = g_strdup_printf ("found %u;", right);

  ask (fixture, kind);
  g_string_truncate (fixture->heard, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (garbage); i++)
    {
      type (fixture, garbage[i]);
      assert_log (fixture->log, "");
      assert_log (fixture->heard, "Type a whole number, such as 6.|");
    }

  for (guint wrong = 0; wrong < 40; wrong++)
    if (wrong != right)
      {
        g_autofree char *wrong_text = g_strdup_printf ("%u", wrong);

        type (fixture, wrong_text);
        assert_wrong (fixture, index, wrong);
      }

  type (fixture, text);
  assert_log (fixture->log, found);

  /* By keyboard, with spaces around the number. */
  gtk_editable_set_text (GTK_EDITABLE (study_support_find (fixture->widget, "number_entry")),
                         " 7 ");
  g_signal_emit_by_name (gtk_editable_get_delegate (
                             GTK_EDITABLE (study_support_find (fixture->widget, "number_entry"))),
                         "activate");
  assert_wrong (fixture, index, 7);
}

static void
test_numbers (Fixture *fixture, gconstpointer position)
{
  check_number (fixture, SG_STEP_NIM_SUM, 6);
  check_number (fixture, SG_STEP_TARGET, 0);
}

/* The next question clears the entry. */
static void
test_next_question (Fixture *fixture, gconstpointer position)
{
  GtkEditable *entry = GTK_EDITABLE (study_support_find (fixture->widget, "number_entry"));

  ask (fixture, SG_STEP_NIM_SUM);
  type (fixture, "4");
  g_assert_true (is_shown (fixture, "reason_label"));

  ask (fixture, SG_STEP_TARGET);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  g_assert_false (is_shown (fixture, "reason_label"));
}

/* Any quadrant with a 1 in the leading column is right, and reported as the answer. */
static void
test_quadrants (Fixture *fixture, gconstpointer position)
{
  guint index = find_step (fixture, SG_STEP_CANDIDATES);

  ask (fixture, SG_STEP_CANDIDATES);
  g_string_truncate (fixture->heard, 0);
  choose (fixture, "Bottom left");
  assert_wrong (fixture, index, SG_QUADRANT_SW);
  choose (fixture, "Top left");
  assert_log (fixture->log, "found 0;");
  choose (fixture, "Top right");
  assert_log (fixture->log, "found 1;");
  choose (fixture, "Bottom right");
  assert_log (fixture->log, "found 3;");
}

/* The choices are placed as the quadrants on the board, in either text direction. */
static void
test_places (Fixture *fixture, gconstpointer position)
{
  graphene_rect_t top_left, top_right, bottom_left;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  ask (fixture, SG_STEP_CANDIDATES);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (
      gtk_widget_compute_bounds (get_choice (fixture, "Top left"), fixture->widget, &top_left));
  g_assert_true (
      gtk_widget_compute_bounds (get_choice (fixture, "Top right"), fixture->widget, &top_right));
  g_assert_true (gtk_widget_compute_bounds (get_choice (fixture, "Bottom left"), fixture->widget,
                                            &bottom_left));
  g_assert_cmpfloat (top_left.origin.x, <, top_right.origin.x);
  g_assert_cmpfloat (top_left.origin.y, <, bottom_left.origin.y);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
answer_tile (Fixture *fixture, const char *move)
{
  SgMove parsed = study_support_parse (move);

  ichomp_question_box_answer_tile (fixture->box, &parsed);
}

static void
test_tile (Fixture *fixture, gconstpointer position)
{
  guint index = find_step (fixture, SG_STEP_TILES);

  ask (fixture, SG_STEP_TILES);
  g_string_truncate (fixture->heard, 0);
  g_assert_true (ichomp_question_box_wants_tile (fixture->box));

  answer_tile (fixture, "NE1,1");
  assert_log (fixture->log, "");
  assert_log (fixture->heard, "That tile is in another quadrant than the one we have chosen.|");
  answer_tile (fixture, "NW1,4");
  assert_wrong (fixture, index, 3);
  answer_tile (fixture, "NW1,1");
  assert_log (fixture->log, "found 0;");
}

static void
test_show (Fixture *fixture, gconstpointer position)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (fixture->explanation); i++)
    if (ichomp_wording_can_ask (fixture->explanation, i))
      {
        ichomp_question_box_ask (fixture->box, ICHOMP_PARTS_QUADRANTS, fixture->explanation, i);
        study_support_click (fixture->widget, "show_button");
        assert_log (fixture->log, "show 0;");
      }
}

static void
test_clear (Fixture *fixture, gconstpointer position)
{
  ask (fixture, SG_STEP_TILES);
  ichomp_question_box_clear (fixture->box);
  g_assert_false (ichomp_question_box_wants_tile (fixture->box));
  ichomp_question_box_clear (fixture->box);

  ask (fixture, SG_STEP_TILES);
  g_assert_true (ichomp_question_box_wants_tile (fixture->box));
}

/* A button that was activated by a key is clicked after the question has gone. */
static void
test_late (Fixture *fixture, gconstpointer position)
{
  static const char *const ids[] = { "check_button", "show_button" };
  GtkWidget *choice;

  ask (fixture, SG_STEP_CANDIDATES);
  choice = get_choice (fixture, "Bottom left");
  ichomp_question_box_clear (fixture->box);
  g_signal_emit_by_name (choice, "clicked");
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_signal_emit_by_name (study_support_find (fixture->widget, ids[i]), "clicked");
  assert_log (fixture->log, "");
}

static void
test_finalize (void)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze (POSITION);
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);
  GtkWidget *box = g_object_ref_sink (g_object_new (ICHOMP_TYPE_QUESTION_BOX, NULL));

  ichomp_question_box_ask (ICHOMP_QUESTION_BOX (box), ICHOMP_PARTS_QUADRANTS, explanation, 1);
  g_assert_finalize_object (box);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer position))
{
  g_test_add (path, Fixture, POSITION, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/question-box/inputs", test_inputs);
  add ("/question-box/digits", test_digits);
  add ("/question-box/numbers", test_numbers);
  add ("/question-box/next-question", test_next_question);
  add ("/question-box/quadrants", test_quadrants);
  add ("/question-box/places", test_places);
  add ("/question-box/tile", test_tile);
  add ("/question-box/show", test_show);
  add ("/question-box/clear", test_clear);
  add ("/question-box/late", test_late);
  g_test_add_func ("/question-box/finalize", test_finalize);
}
