/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Questions: the verdict, the feedback, and when a question counts as answered. */

#include "widgets/course/ichomp-question.h"

#include "board-support.h"
#include "lesson-support.h"
#include "page-support.h"
#include "test-main.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/course/ichomp-choices.h"
#include "widgets/board/ichomp-position-figure.h"
#include "widgets/course/ichomp-expander.h"
#include "widgets/course/ichomp-number-reply.h"
#include "widgets/course/ichomp-tile-reply.h"

static const IchompWrongNumber wrongs[] = {
  { FALSE, 19, "You carried." },
  { TRUE, 0, "Try again." },
};

static void
said_cb (GtkWidget *question, const char *text, gpointer user_data)
{
  char **said = user_data;

  g_free (*said);
  *said = g_strdup (text);
}

/* The order of the choices is up to the lesson. */
static GtkWidget *
create_choices (void)
{
  static const IchompChoice right[] = {
    { "<b>First</b>", "It is <b>so</b>." },
    { "Third", "That too." },
  };
  g_autoptr (IchompLesson) lesson = lesson_support_parse (
      "choices", "<question id=\"q\" kind=\"choice\"><ask>What?</ask>"
                 "<choice right=\"yes\"><text>A</text><why>A</why></choice>"
                 "<choice><text>B</text><why>B</why></choice>"
                 "<choice right=\"yes\"><text>C</text><why>C</why></choice></question>");
  g_autoptr (IchompChoiceAnswer) answer =
      ichomp_choice_answer_new (ichomp_lesson_get_question (lesson, 0));
  IchompChoice choices[3];
  guint n_right = 0;

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if (ichomp_choice_answer_is_right (answer, i))
      choices[i] = right[n_right++];
    else
      choices[i] = (IchompChoice){ "Second", "It is not." };

  return ichomp_question_new ("What?", ichomp_choices_new (answer, choices, G_N_ELEMENTS (choices)),
                              ICHOMP_LESSON_ANSWER (answer));
}

/* @attributes: the answer of the question, in XML */
static GtkWidget *
create_number (const char *ask, const char *attributes, const char *why, guint n_wrongs)
{
  g_autofree char *block =
      g_strdup_printf ("<question id=\"q\" kind=\"number\" %s><ask>A</ask><why>W</why>"
                       "<wrong>N</wrong></question>",
                       attributes);
  g_autoptr (IchompLesson) lesson = lesson_support_parse ("number", block);
  g_autoptr (IchompNumberAnswer) answer =
      ichomp_number_answer_new (ichomp_lesson_get_question (lesson, 0));

  return ichomp_question_new (ask, ichomp_number_reply_new (answer, why, wrongs, n_wrongs),
                              ICHOMP_LESSON_ANSWER (answer));
}

static IchompQuestion *
watch (GtkWidget *question, char **said)
{
  ichomp_announcer_set (question, said_cb, said);
  return g_object_ref_sink (ICHOMP_QUESTION (question));
}

static GtkWidget *
find_button (IchompQuestion *question, const char *name)
{
  return study_support_find_role (GTK_WIDGET (question), GTK_ACCESSIBLE_ROLE_BUTTON, name);
}

static void
choose (IchompQuestion *question, const char *name)
{
  g_signal_emit_by_name (find_button (question, name), "clicked");
}

static void
type_number (IchompQuestion *question, const char *text)
{
  GtkWidget *entry = page_find_nth (GTK_WIDGET (question), GTK_TYPE_ENTRY, NULL, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

/* All right choices have to be found; wrong ones do no harm. */
static void
test_choice (void)
{
  g_autofree char *said = NULL;
  IchompQuestion *question = watch (create_choices (), &said);
  GtkWidget *first = find_button (question, "First");

  gtk_test_accessible_assert_property (question, GTK_ACCESSIBLE_PROPERTY_LABEL, "What?");

  choose (question, "Second");
  g_assert_cmpstr (said, ==, "Wrong. It is not.");
  g_assert_false (page_is_answered (GTK_WIDGET (question)));
  choose (question, "First");
  g_assert_cmpstr (said, ==, "Right. It is so. 1 right answer is not chosen yet.");
  gtk_test_accessible_assert_property (first, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Right. It is so.");
  g_assert_false (page_is_answered (GTK_WIDGET (question)));
  choose (question, "First");
  g_assert_false (page_is_answered (GTK_WIDGET (question)));
  choose (question, "Third");
  g_assert_true (page_is_answered (GTK_WIDGET (question)));
  g_assert_finalize_object (question);
}

static void
test_number (void)
{
  g_autofree char *said = NULL;
  IchompQuestion *question =
      watch (create_number ("6 XOR 13?", "answer=\"11\"", "Indeed.", G_N_ELEMENTS (wrongs)), &said);

  type_number (question, "19");
  g_assert_cmpstr (said, ==, "Wrong. You carried.");
  type_number (question, "12");
  g_assert_cmpstr (said, ==, "Wrong. Try again.");
  type_number (question, "eleven");
  g_assert_cmpstr (said, ==, "Type a whole number, such as 6.");
  type_number (question, "");
  g_assert_cmpstr (said, ==, "Type a whole number, such as 6.");
  type_number (question, "99999999999999999999");
  g_assert_cmpstr (said, ==, "Type a whole number, such as 6.");
  g_assert_false (page_is_answered (GTK_WIDGET (question)));

  type_number (question, " 11 ");
  g_assert_cmpstr (said, ==, "Right. Indeed.");
  g_assert_true (page_is_answered (GTK_WIDGET (question)));
  type_number (question, "12");
  g_assert_true (page_is_answered (GTK_WIDGET (question)));
  g_assert_finalize_object (question);
}

/* Persian digits */
static void
test_other_digits (void)
{
  g_autofree char *said = NULL;
  IchompQuestion *question = watch (create_number ("6 XOR 13?", "answer=\"11\"", NULL, 0), &said);

  type_number (question, "\333\261\333\262");
  g_assert_cmpstr (said, ==, "Wrong.");
  /* With isolates, as copied from a sentence. */
  type_number (question, "\342\201\246\333\261\333\262\342\201\251");
  g_assert_cmpstr (said, ==, "Wrong.");
  type_number (question, "\333\261\333\261");
  g_assert_cmpstr (said, ==, "Right.");
  g_assert_finalize_object (question);
}

static void
test_binary (void)
{
  g_autofree char *said = NULL;
  IchompQuestion *question =
      watch (create_number ("13?", "notation=\"binary\" answer=\"1101\"", "Yes.", 0), &said);

  type_number (question, "13");
  g_assert_cmpstr (said, ==, "Type a number in binary: only the digits 0 and 1.");
  type_number (question, "1011");
  g_assert_cmpstr (said, ==, "Wrong.");
  type_number (question, "01101");
  g_assert_true (page_is_answered (GTK_WIDGET (question)));
  g_assert_finalize_object (question);
}

static void
assert_marks (IchompBoard *board, const char *tile, IchompTileAppearance expected)
{
  IchompTileAppearance marks = ICHOMP_TILE_NAMED | ICHOMP_TILE_RIGHT | ICHOMP_TILE_WRONG;
  IchompTile *found = ICHOMP_TILE (board_support_get_tile (board, tile));

  g_assert_cmpint (ichomp_tile_get_appearance (found) & marks, ==, expected);
}

/* A question for a tile, with these attributes. */
static IchompLesson *
parse_tile (const char *attributes)
{
  g_autofree char *block =
      g_strdup_printf ("<question id=\"q\" kind=\"tile\" %s><ask>Where?</ask><why>There.</why>"
                       "<wrong>Not there.</wrong></question>",
                       attributes);

  return lesson_support_parse ("tile", block);
}

/* A wrong tile stays marked. When one right tile is found, all right tiles are marked. */
static void
test_tile (void)
{
  g_autofree char *said = NULL;
  g_autoptr (IchompLesson) lesson = parse_tile ("position=\"2,1/1/1/2\" goal=\"value 2\"");
  g_autoptr (IchompTileAnswer) answer =
      ichomp_tile_answer_new (ichomp_lesson_get_question (lesson, 0));
  GtkWidget *figure = ichomp_position_figure_new (ichomp_tile_answer_get_position (answer),
                                                  ICHOMP_FIGURE_NOTHING, NULL, 0);
  IchompBoard *board = ICHOMP_BOARD (ichomp_figure_get_board (ICHOMP_FIGURE (figure)));
  IchompQuestion *question =
      watch (ichomp_question_new ("Where?", ichomp_tile_reply_new (answer, figure),
                                  ICHOMP_LESSON_ANSWER (answer)),
             &said);

  g_signal_emit_by_name (board_support_get_tile (board, "SE1,1"), "clicked");
  g_assert_cmpstr (said, ==, "Wrong. Not there.");
  g_assert_false (page_is_answered (GTK_WIDGET (question)));
  assert_marks (board, "SE1,1", ICHOMP_TILE_WRONG);
  assert_marks (board, "SE1,2", 0);
  assert_marks (board, "NW1,2", 0);
  g_signal_emit_by_name (board_support_get_tile (board, "NW1,2"), "clicked");
  g_assert_cmpstr (said, ==, "Right. There.");
  g_assert_true (page_is_answered (GTK_WIDGET (question)));
  assert_marks (board, "NW1,2", ICHOMP_TILE_RIGHT);
  assert_marks (board, "NW2,1", ICHOMP_TILE_RIGHT);
  assert_marks (board, "NW1,1", 0);
  assert_marks (board, "SE1,1", ICHOMP_TILE_WRONG);
  g_assert_finalize_object (question);
}

/* To read the answer is not to answer. */
static void
test_folded (void)
{
  g_autofree char *said = NULL;
  IchompQuestion *question =
      watch (ichomp_question_new_folded (
                 "Why?", gtk_label_new ("Why?"),
                 ichomp_expander_new (gtk_label_new ("Answer"), gtk_label_new ("So."))),
             &said);
  GtkWidget *expander = page_find_nth (GTK_WIDGET (question), GTK_TYPE_EXPANDER, NULL, 0);

  g_assert_false (page_is_answered (GTK_WIDGET (question)));
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  g_assert_false (page_is_answered (GTK_WIDGET (question)));
  g_assert_finalize_object (question);
}

/* The sign of an answered question does not change the width of the text. */
static void
test_room (void)
{
  GtkWidget *window = gtk_window_new ();
  IchompQuestion *question = ICHOMP_QUESTION (create_choices ());
  GtkWidget *ask = page_find_nth (GTK_WIDGET (question), GTK_TYPE_LABEL, NULL, 0);
  int width;

  /* Wider than what is said about the choices. */
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 400);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (question));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  width = gtk_widget_get_width (ask);
  choose (question, "First");
  choose (question, "Third");
  g_assert_true (page_is_answered (GTK_WIDGET (question)));
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpint (gtk_widget_get_width (ask), ==, width);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* GTK warns of no size, at any size of text. */
static void
test_sizes (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *question = create_choices ();
  GtkSettings *settings = gtk_widget_get_settings (window);

  gtk_window_set_child (GTK_WINDOW (window), question);
  choose (ICHOMP_QUESTION (question), "First");
  choose (ICHOMP_QUESTION (question), "Second");
  choose (ICHOMP_QUESTION (question), "Third");
  gtk_window_present (GTK_WINDOW (window));
  for (int dpi = 72; dpi <= 240; dpi += 12)
    {
      g_object_set (settings, "gtk-xft-dpi", dpi * 1024, NULL);
      gtk_test_widget_wait_for_draw (window);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

void
add_tests (void)
{
  g_test_add_func ("/question/choice", test_choice);
  g_test_add_func ("/question/number", test_number);
  g_test_add_func ("/question/other-digits", test_other_digits);
  g_test_add_func ("/question/binary", test_binary);
  g_test_add_func ("/question/tile", test_tile);
  g_test_add_func ("/question/folded", test_folded);
  g_test_add_func ("/question/room", test_room);
  g_test_add_func ("/question/sizes", test_sizes);
}
