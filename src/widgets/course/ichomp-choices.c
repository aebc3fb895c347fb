/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A multiple choice question. Each answer is a button; once chosen, the reason why it is right or
 * wrong appears below it. In a test one of the answers is pressed, and none is judged. */

#include "ichomp-choices.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-feedback.h"
#include "widgets/language/ichomp-local-language.h"
#include "widgets/kit/ichomp-announce.h"
#include "game/words/ichomp-wording.h"

typedef struct
{
  GtkWidget *button;
  GtkWidget *label;
  GtkWidget *feedback;
  char *why;
} Choice;

struct _IchompChoices
{
  GtkBox parent_instance;

  GArray *choices; /* of Choice */
  GtkWidget *remaining_label;
  IchompChoiceAnswer *answer; /* NULL in a test */
  IchompTestRun *run;         /* the test, or NULL */
};

G_DEFINE_FINAL_TYPE (IchompChoices, ichomp_choices, GTK_TYPE_BOX)

static Choice *
get_choice (IchompChoices *self, guint index)
{
  return &g_array_index (self->choices, Choice, index);
}

static void
show_remaining (IchompChoices *self)
{
  guint n = ichomp_choice_answer_count_remaining (self->answer);
  /* Translators: said after a right answer has been found, where several are right */
  g_autofree char *text = ichomp_digits_printf (
      ngettext ("%u right answer is not chosen yet.", "%u right answers are not chosen yet.", n),
      n);

  gtk_label_set_label (GTK_LABEL (self->remaining_label), text);
  gtk_widget_set_visible (self->remaining_label, n > 0);
}

static guint
find_choice (IchompChoices *self, GtkWidget *button)
{
  for (guint i = 0; i < self->choices->len; i++)
    if (get_choice (self, i)->button == button)
      return i;

  g_assert_not_reached ();
}

static void
show_choice (IchompChoices *self, guint index)
{
  const Choice *choice = get_choice (self, index);
  gboolean right = ichomp_choice_answer_is_right (self->answer, index);
  g_autofree char *words = NULL;

  gtk_widget_add_css_class (choice->button, right ? "right" : "wrong");
  ichomp_feedback_show (ICHOMP_FEEDBACK (choice->feedback),
                        right ? ICHOMP_VERDICT_RIGHT : ICHOMP_VERDICT_WRONG, choice->why);
  words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (choice->feedback));
  ichomp_announce_describe (choice->button, words);
  if (right)
    show_remaining (self);
}

static void
show_answer (IchompChoices *self)
{
  for (guint i = 0; i < self->choices->len; i++)
    if (ichomp_choice_answer_is_tried (self->answer, i))
      show_choice (self, i);
}

static void
clicked_cb (GtkWidget *button, IchompChoices *self)
{
  guint index = find_choice (self, button);
  IchompJudgement judgement = ichomp_choice_answer_try (self->answer, index);
  g_autofree char *words =
      ichomp_feedback_dup_words (ICHOMP_FEEDBACK (get_choice (self, index)->feedback));
  g_autofree char *said =
      ichomp_wording_join (words, judgement == ICHOMP_JUDGEMENT_PART
                                      ? gtk_label_get_label (GTK_LABEL (self->remaining_label))
                                      : NULL);

  ichomp_announce (GTK_WIDGET (self), said);
}

static void
toggled_cb (GtkToggleButton *button, IchompChoices *self)
{
  g_autofree char *draft = NULL;

  if (self->run == NULL || !gtk_toggle_button_get_active (button))
    return;

  draft = g_strdup_printf ("%u", find_choice (self, GTK_WIDGET (button)));
  ichomp_test_run_set_draft (self->run, draft);
}

static void
clear_choice (gpointer choice)
{
  g_free (((Choice *)choice)->why);
}

static void
ichomp_choices_finalize (GObject *object)
{
  g_array_unref (ICHOMP_CHOICES (object)->choices);
  g_clear_object (&ICHOMP_CHOICES (object)->answer);
  g_clear_object (&ICHOMP_CHOICES (object)->run);

  G_OBJECT_CLASS (ichomp_choices_parent_class)->finalize (object);
}

static void
ichomp_choices_class_init (IchompChoicesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_choices_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "choices");
}

static void
ichomp_choices_init (IchompChoices *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  g_array_set_clear_func (self->choices, clear_choice);
}

static GtkWidget *
create_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static void
add_choice (IchompChoices *self)
{
  gboolean judges = self->answer != NULL;
  Choice choice = {
    .button = judges ? gtk_button_new () : gtk_toggle_button_new (),
    .label = create_label (),
    .feedback = ichomp_feedback_new (),
  };

  gtk_button_set_child (GTK_BUTTON (choice.button), choice.label);
  gtk_widget_add_css_class (choice.button, "choice");
  if (judges)
    ichomp_local_language_connect (choice.button, "clicked", G_CALLBACK (clicked_cb), self, 0);
  else
    ichomp_local_language_connect (choice.button, "toggled", G_CALLBACK (toggled_cb), self, 0);
  if (!judges && self->choices->len > 0)
    gtk_toggle_button_set_group (
        GTK_TOGGLE_BUTTON (choice.button),
        GTK_TOGGLE_BUTTON (g_array_index (self->choices, Choice, 0).button));
  gtk_box_append (GTK_BOX (self), choice.button);
  gtk_box_append (GTK_BOX (self), choice.feedback);
  g_array_append_val (self->choices, choice);
}

static void
set_choice_words (Choice *choice, const IchompChoice *given)
{
  gtk_label_set_markup (GTK_LABEL (choice->label), given->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (choice->label)), -1);
  g_free (choice->why);
  choice->why = g_strdup (given->why);
}

static void
fill (IchompChoices *self, const IchompChoice *choices, guint n_choices)
{
  for (guint i = 0; i < n_choices; i++)
    add_choice (self);
  self->remaining_label = create_label ();
  gtk_widget_set_visible (self->remaining_label, FALSE);
  gtk_box_append (GTK_BOX (self), self->remaining_label);
  for (guint i = 0; i < n_choices; i++)
    set_choice_words (get_choice (self, i), &choices[i]);
  if (self->answer != NULL)
    show_answer (self);
}

/* @answer: has as many choices */
GtkWidget *
ichomp_choices_new (IchompChoiceAnswer *answer, const IchompChoice *choices, guint n_choices)
{
  IchompChoices *self = g_object_new (ICHOMP_TYPE_CHOICES, NULL);

  self->answer = g_object_ref (answer);
  fill (self, choices, n_choices);
  ichomp_local_language_connect (answer, "changed", G_CALLBACK (show_answer), self,
                                 G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/* For a test: of @choices, only the texts matter. */
GtkWidget *
ichomp_choices_new_silent (IchompTestRun *run, const IchompChoice *choices, guint n_choices)
{
  IchompChoices *self = g_object_new (ICHOMP_TYPE_CHOICES, NULL);
  const char *draft = ichomp_test_run_get_draft (run);
  guint64 chosen;

  fill (self, choices, n_choices);
  if (draft != NULL && g_ascii_string_to_unsigned (draft, 10, 0, n_choices - 1, &chosen, NULL))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_choice (self, (guint)chosen)->button),
                                  TRUE);
  self->run = g_object_ref (run);

  return GTK_WIDGET (self);
}
