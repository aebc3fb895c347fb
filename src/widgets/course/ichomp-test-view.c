/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The test of a lesson: it is begun, asks one question after the other without a word about the
 * answers, and ends with the score and the misses. It is in the language of the program, also
 * where a lesson is in two. */

#include "ichomp-test-view.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/board/ichomp-position-figure.h"
#include "widgets/board/ichomp-quadrant-figure.h"
#include "game/course/ichomp-test-run.h"
#include "ichomp-lesson-text.h"
#include "ichomp-question.h"
#include "ichomp-tile-reply.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-center-layout.h"
#include "widgets/kit/ichomp-children.h"
#include "ichomp-choices.h"
#include "widgets/kit/ichomp-confirmation.h"
#include "widgets/kit/ichomp-focus.h"
#include "ichomp-number-reply.h"
#include "widgets/language/ichomp-local-language.h"
#include "game/words/ichomp-typesetting.h"
#include "game/words/ichomp-wording.h"

struct _IchompTestView
{
  GtkBox parent_instance;

  IchompLessonContext *context;
  IchompTestRun *run;
  gboolean is_acting; /* the person has just pressed a button here */

  /* While a question is asked */
  GtkWidget *question;
  GtkWidget *reply;
  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (IchompTestView, ichomp_test_view, GTK_TYPE_BOX)

static IchompLessonTest *
get_test (IchompTestView *self)
{
  return ichomp_test_run_get_test (self->run);
}

static guint
count_questions (IchompTestView *self)
{
  return ichomp_lesson_test_get_n_questions (get_test (self));
}

static const IchompTestQuestion *
get_current (IchompTestView *self)
{
  return ichomp_lesson_test_get_question (get_test (self),
                                          ichomp_test_run_get_n_answered (self->run));
}

/* Parts */

static GtkWidget *
append_line (GtkWidget *box, const char *text, const char *style_class)
{
  GtkWidget *label = ichomp_lesson_text_create_line (text, 0);

  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
append_button (GtkWidget *box,
               IchompTestView *self,
               const char *text,
               GCallback callback,
               gboolean suggested)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  if (suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
append_row (GtkWidget *box)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (row, "test-row");
  gtk_box_append (GTK_BOX (box), row);
  return row;
}

/* Before the test */

static void
append_scores (IchompTestView *self, const char *style_class)
{
  IchompTestScore score;
  g_autofree char *text = NULL;

  if (!ichomp_test_run_get_score (self->run, &score))
    return;

  text = ichomp_lesson_test_describe_scores (score.best, score.last, score.n_questions);
  append_line (GTK_WIDGET (self), text, style_class);
}

static void
begin_clicked_cb (IchompTestView *self)
{
  self->is_acting = TRUE;
  ichomp_test_run_begin (self->run);
  self->is_acting = FALSE;
}

static void
fill_start (IchompTestView *self)
{
  GtkWidget *box = GTK_WIDGET (self);
  g_autofree char *description =
      ichomp_lesson_test_describe (ichomp_block_state_get_block (self->run));

  append_line (box, description, "ask");
  if (!ichomp_test_run_has_questions (self->run))
    {
      append_line (box, _ ("No lesson before this one has a question that a test can ask."), NULL);
      return;
    }

  append_scores (self, NULL);
  /* Translators: A button that begins a test. */
  append_button (append_row (box), self, _ ("Begin the Test"), G_CALLBACK (begin_clicked_cb), TRUE);
}

/* While it runs */

static void
clear_choice (gpointer choice)
{
  g_free ((char *)((IchompChoice *)choice)->text);
}

static GArray *
read_choices (const IchompTestQuestion *question)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (IchompChoice));

  g_array_set_clear_func (choices, clear_choice);
  for (guint i = 0;; i++)
    {
      g_autofree char *text = ichomp_test_question_dup_choice (question, i);
      IchompChoice choice = { 0 };

      if (text == NULL)
        return choices;
      choice.text = ichomp_typeset_markup (text);
      g_array_append_val (choices, choice);
    }
}

/* Without numbers */
static GtkWidget *
create_figure (const IchompTestQuestion *question)
{
  SgPosition *position = ichomp_test_question_get_position (question);
  SgQuadrant quadrant = ichomp_test_question_get_quadrant (question);

  if (quadrant < SG_N_QUADRANTS)
    return ichomp_quadrant_figure_new (sg_position_get_diagram (position, quadrant), SG_RULE_NORMAL,
                                       FALSE, FALSE, NULL, 0);

  return ichomp_position_figure_new (position, ICHOMP_FIGURE_NOTHING, NULL, 0);
}

static GtkWidget *
create_reply (IchompTestRun *run, const IchompTestQuestion *question)
{
  g_autoptr (GArray) choices = NULL;

  switch (ichomp_test_question_get_form (question))
    {
    case ICHOMP_TEST_CHOICE:
      choices = read_choices (question);
      return ichomp_choices_new_silent (run, (IchompChoice *)(void *)choices->data, choices->len);
    case ICHOMP_TEST_TILE:
      return ichomp_tile_reply_new_silent (run, create_figure (question));
    case ICHOMP_TEST_NUMBER:
    case ICHOMP_TEST_BINARY:
      return ichomp_number_reply_new_silent (run);
    }

  g_assert_not_reached ();
}

/* A reply for a tile has the figure in it. */
static gboolean
needs_figure (const IchompTestQuestion *question)
{
  return ichomp_test_question_get_position (question) != NULL
         && ichomp_test_question_get_form (question) != ICHOMP_TEST_TILE;
}

static void
draft_changed_cb (IchompTestView *self)
{
  if (self->next_button != NULL)
    gtk_widget_set_sensitive (self->next_button, ichomp_test_run_can_answer (self->run));
}

static void
next (IchompTestView *self)
{
  self->is_acting = TRUE;
  ichomp_test_run_answer (self->run);
  self->is_acting = FALSE;
}

static void
start_over_clicked_cb (IchompTestView *self)
{
  if (ichomp_test_run_get_n_answered (self->run) == 0)
    begin_clicked_cb (self);
  else
    ichomp_confirmation_ask (GTK_WIDGET (self), N_ ("Delete the answers of this test?"),
                             N_ ("Start Over"), G_CALLBACK (begin_clicked_cb));
}

static void
fill_question (IchompTestView *self)
{
  const IchompTestQuestion *question = get_current (self);
  GtkWidget *box = GTK_WIDGET (self);
  GtkWidget *row;
  guint number = ichomp_test_run_get_n_answered (self->run) + 1;
  /* Translators: Which question of a test is asked, such as "Question 7 of 20". */
  g_autofree char *place =
      ichomp_digits_printf (_ ("Question %1$u of %2$u"), number, count_questions (self));
  g_autofree char *markup = ichomp_test_question_dup_ask (question);
  g_autofree char *ask = ichomp_typeset_markup (markup);
  /* Translators: Two buttons below a question of a test: for the next question, and after the last
   * one. */
  const char *label_next =
      number < count_questions (self) ? _ ("Next Question") : _ ("Show the Result");

  append_line (box, place, "dim-label");
  self->reply = create_reply (self->run, question);
  self->question = ichomp_question_new (ask, self->reply, NULL);
  if (needs_figure (question))
    gtk_box_insert_child_after (GTK_BOX (self->question),
                                ichomp_center_layout_wrap (create_figure (question)),
                                gtk_widget_get_first_child (self->question));
  gtk_box_append (GTK_BOX (box), self->question);

  row = append_row (box);
  self->next_button = append_button (row, self, label_next, G_CALLBACK (next), TRUE);
  /* Translators: A button that leaves a test unfinished and begins another one. */
  append_button (row, self, _ ("Start Over"), G_CALLBACK (start_over_clicked_cb), FALSE);
  draft_changed_cb (self);
  if (ICHOMP_IS_NUMBER_REPLY (self->reply))
    g_signal_connect_object (self->reply, "submitted", G_CALLBACK (next), self, G_CONNECT_SWAPPED);
}

/* After it */

/* @markup: (transfer full) */
static GtkWidget *
append_typeset (GtkWidget *box, char *markup, const char *style_class)
{
  GtkWidget *label = append_line (box, NULL, style_class);
  g_autofree char *owned = markup;
  g_autofree char *typeset = ichomp_typeset_markup (owned);

  gtk_label_set_markup (GTK_LABEL (label), typeset);
  return label;
}

/* @format: has one %s; @markup and @reason: (transfer full) */
static void
append_answer (GtkWidget *box, const char *format, char *markup, char *reason)
{
  g_autofree char *answer = markup;
  g_autofree char *why = reason;
  g_autofree char *bold = g_strdup_printf ("<b>%s</b>", answer);
  g_autofree char *line = ichomp_markup_printf (format, bold);

  append_typeset (box, g_strdup_printf ("%s\n%s", line, why), NULL);
}

static void
mark_tiles (const IchompTestQuestion *question, GtkWidget *figure, const char *answer)
{
  g_autoptr (GArray) right = ichomp_test_question_list_right_tiles (question);
  SgMove wrong;

  if (sg_move_parse (answer, &wrong, NULL))
    ichomp_figure_mark (ICHOMP_FIGURE (figure), &wrong, ICHOMP_TILE_WRONG);
  for (guint i = 0; i < right->len; i++)
    ichomp_figure_mark (ICHOMP_FIGURE (figure), &g_array_index (right, SgMove, i),
                        ICHOMP_TILE_RIGHT);
}

/* A question with a wrong answer */
static void
append_miss (IchompTestView *self, guint index)
{
  const IchompTestQuestion *question = ichomp_lesson_test_get_question (get_test (self), index);
  const char *answer = ichomp_test_run_get_answers (self->run)[index];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *ask = ichomp_test_question_dup_ask (question);
  g_autofree char *number = ichomp_digits_printf (C_ ("item of a list", "%u."), index + 1);
  const char *section;
  IchompLesson *lesson = ichomp_test_question_get_lesson (question, &section);
  GtkWidget *link;

  gtk_widget_add_css_class (box, "test-miss");
  append_typeset (box, g_strdup_printf ("%s %s", number, ask), "ask");
  if (ichomp_test_question_get_position (question) != NULL)
    {
      GtkWidget *figure = create_figure (question);

      if (ichomp_test_question_get_form (question) == ICHOMP_TEST_TILE)
        mark_tiles (question, figure, answer);
      gtk_box_append (GTK_BOX (box), ichomp_center_layout_wrap (figure));
    }
  /* Translators: After a test. %s is a wrong answer, such as "13". */
  append_answer (box, _ ("Your answer: %s"), ichomp_test_question_dup_answer (question, answer),
                 ichomp_test_question_dup_why_wrong (question, answer));
  /* Translators: After a test. %s is the right answer, such as "11". */
  append_answer (box, _ ("Right: %s"), ichomp_test_question_dup_right (question),
                 ichomp_test_question_dup_why_right (question));
  link = append_line (box, NULL, NULL);
  ichomp_lesson_text_set_place (link, lesson, section);
  ichomp_lesson_text_connect_links (self->context, link);
  gtk_box_append (GTK_BOX (self), box);
}

/* Returns the section after that with the test, or NULL. */
static const IchompLessonBlock *
find_next_section (IchompTestView *self)
{
  IchompLesson *lesson = ichomp_test_run_get_lesson (self->run);
  const IchompLessonBlock *section =
      ichomp_lesson_block_get_parent (ichomp_block_state_get_block (self->run));

  for (guint i = 0; i + 1 < ichomp_lesson_get_n_sections (lesson); i++)
    if (ichomp_lesson_get_section (lesson, i) == section)
      return ichomp_lesson_get_section (lesson, i + 1);

  return NULL;
}

static void
onward_clicked_cb (IchompTestView *self)
{
  ichomp_lesson_context_go_on (self->context,
                               ichomp_lesson_block_get_id (find_next_section (self)));
}

static void
append_onward (IchompTestView *self, GtkWidget *row, gboolean suggested)
{
  g_autofree char *heading = ichomp_lesson_block_dup_plain (
      ichomp_lesson_block_find_child (find_next_section (self), ICHOMP_BLOCK_HEADING));
  /* Translators: A button after a test. %s is the heading of the section after the test. */
  g_autofree char *text = g_strdup_printf (_ ("Go On: %s"), heading);

  append_button (row, self, text, G_CALLBACK (onward_clicked_cb), suggested);
}

/* After a good score the next step is on; after another one, to try again. */
static void
fill_result (IchompTestView *self)
{
  const char *const *answers = ichomp_test_run_get_answers (self->run);
  guint n_right = ichomp_test_run_count_right (self->run);
  guint n_questions = count_questions (self);
  gboolean is_passed = ichomp_lesson_test_is_passed (n_right, n_questions);
  gboolean goes_on = find_next_section (self) != NULL;
  g_autofree char *result = ichomp_lesson_test_describe_score (n_right, n_questions);
  GtkWidget *box = GTK_WIDGET (self);
  GtkWidget *row;
  IchompTestScore score;

  append_line (box, result, "test-score");
  append_line (box, ichomp_lesson_test_judge (n_right, n_questions), NULL);
  if (ichomp_test_run_get_score (self->run, &score) && score.best != score.last)
    append_scores (self, "dim-label");
  for (guint i = 0; i < n_questions; i++)
    if (!ichomp_test_question_is_right (ichomp_lesson_test_get_question (get_test (self), i),
                                        answers[i]))
      append_miss (self, i);

  row = append_row (box);
  if (goes_on)
    append_onward (self, row, is_passed);
  /* Translators: A button after a test. */
  append_button (row, self, _ ("Try Again with Other Questions"), G_CALLBACK (begin_clicked_cb),
                 !is_passed || !goes_on);
}

/* All of it */

static void
clear (IchompTestView *self)
{
  ichomp_focus_leave (GTK_WIDGET (self));
  self->question = self->reply = self->next_button = NULL;
  ichomp_children_remove (GTK_WIDGET (self));
}

static void
show_state (IchompTestView *self)
{
  clear (self);
  if (get_test (self) == NULL || count_questions (self) == 0)
    fill_start (self);
  else if (ichomp_test_run_get_n_answered (self->run) < count_questions (self))
    fill_question (self);
  else
    fill_result (self);
}

static void
announce_state (IchompTestView *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self));
  GtkWidget *second = gtk_widget_get_next_sibling (first);
  g_autofree char *ask = NULL;
  g_autofree char *text = NULL;

  if (self->question != NULL)
    {
      g_autofree char *markup = ichomp_test_question_dup_ask (get_current (self));

      pango_parse_markup (markup, -1, 0, NULL, &ask, NULL, NULL);
    }
  else if (second != NULL && GTK_IS_LABEL (second))
    ask = g_strdup (gtk_label_get_text (GTK_LABEL (second)));
  text = ichomp_wording_join (gtk_label_get_text (GTK_LABEL (first)), ask);
  ichomp_announce (GTK_WIDGET (self), text);
}

/* Shows the next question or the result, to a person who has just pressed a button. */
static void
fill (IchompTestView *self)
{
  show_state (self);
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  ichomp_page_scroll_go_to (ichomp_lesson_context_get_scroll (self->context), GTK_WIDGET (self));
  announce_state (self);
}

/* Another program may have changed the test. */
static void
changed_cb (IchompTestView *self)
{
  if (self->is_acting || ichomp_focus_is_inside (GTK_WIDGET (self)))
    fill (self);
  else
    show_state (self);
}

static void
ichomp_test_view_dispose (GObject *object)
{
  IchompTestView *self = ICHOMP_TEST_VIEW (object);

  clear (self);
  G_OBJECT_CLASS (ichomp_test_view_parent_class)->dispose (object);
}

static void
ichomp_test_view_finalize (GObject *object)
{
  IchompTestView *self = ICHOMP_TEST_VIEW (object);

  g_clear_object (&self->run);
  g_clear_object (&self->context);
  G_OBJECT_CLASS (ichomp_test_view_parent_class)->finalize (object);
}

static void
ichomp_test_view_class_init (IchompTestViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_test_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ichomp_test_view_finalize;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "test");
}

static void
ichomp_test_view_init (IchompTestView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson-question");
}

static void
name_view (GtkWidget *widget, gpointer user_data)
{
  IchompTestView *self = ICHOMP_TEST_VIEW (widget);
  g_autofree char *name = ichomp_lesson_test_describe (ichomp_block_state_get_block (self->run));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The test of the lesson on show, where it was left. */
GtkWidget *
ichomp_test_view_new (IchompLessonContext *context, const IchompLessonBlock *block)
{
  IchompTestView *self = g_object_new (ICHOMP_TYPE_TEST_VIEW, NULL);

  self->context = g_object_ref (context);
  self->run = g_object_ref (ichomp_lesson_context_get_state (context, block));
  show_state (self);
  ichomp_local_language_connect (self->run, "changed", G_CALLBACK (changed_cb), self,
                                 G_CONNECT_SWAPPED);
  g_signal_connect_object (self->run, "draft-changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  name_view (GTK_WIDGET (self), NULL);

  return GTK_WIDGET (self);
}
