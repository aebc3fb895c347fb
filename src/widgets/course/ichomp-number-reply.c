/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A question whose answer is a typed number. A wrong one is answered with the reason; in a test,
 * the number is only taken. */

#include "ichomp-number-reply.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-feedback.h"
#include "widgets/language/ichomp-local-language.h"

struct _IchompNumberReply
{
  GtkBox parent_instance;

  GtkWidget *entry;
  GtkWidget *button;
  GtkWidget *feedback;

  IchompNumberAnswer *answer; /* NULL in a test */
  IchompTestRun *run;         /* the test, or NULL */
  char *why;
  GArray *wrongs; /* of IchompWrongNumber, whose strings it owns */
};

G_DEFINE_FINAL_TYPE (IchompNumberReply, ichomp_number_reply, GTK_TYPE_BOX)

enum
{
  SIGNAL_SUBMITTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
find_why_wrong (IchompNumberReply *self, guint number)
{
  for (guint i = 0; i < self->wrongs->len; i++)
    {
      const IchompWrongNumber *wrong = &g_array_index (self->wrongs, IchompWrongNumber, i);

      if (wrong->any || wrong->number == number)
        return wrong->why;
    }

  return NULL;
}

static void
show_verdict (IchompNumberReply *self)
{
  IchompFeedback *feedback = ICHOMP_FEEDBACK (self->feedback);
  guint number;

  switch (ichomp_number_answer_get_judged (self->answer, &number))
    {
    case ICHOMP_JUDGEMENT_NONE:
      ichomp_feedback_show (feedback, ICHOMP_VERDICT_NONE, NULL);
      break;
    case ICHOMP_JUDGEMENT_NOTE:
      ichomp_feedback_show (feedback, ICHOMP_VERDICT_NOTE,
                            ichomp_number_answer_is_binary (self->answer)
                                ? _ ("Type a number in binary: only the digits 0 and 1.")
                                : ichomp_digits_intern (_ ("Type a whole number, such as 6.")));
      break;
    case ICHOMP_JUDGEMENT_WRONG:
      ichomp_feedback_show (feedback, ICHOMP_VERDICT_WRONG, find_why_wrong (self, number));
      break;
    case ICHOMP_JUDGEMENT_PART:
    case ICHOMP_JUDGEMENT_RIGHT:
      ichomp_feedback_show (feedback, ICHOMP_VERDICT_RIGHT, self->why);
      break;
    }
}

static void
set_text (IchompNumberReply *self, const char *text)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->entry)), text))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

static void
show_answer (IchompNumberReply *self)
{
  set_text (self, ichomp_number_answer_get_text (self->answer));
  show_verdict (self);
}

static void
check_cb (IchompNumberReply *self)
{
  g_autofree char *words = NULL;

  ichomp_number_answer_check (self->answer);
  words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (self->feedback));
  ichomp_announce (GTK_WIDGET (self), words);
}

static void
activate_cb (IchompNumberReply *self)
{
  if (self->answer != NULL)
    check_cb (self);
  else
    g_signal_emit (self, signals[SIGNAL_SUBMITTED], 0);
}

static void
changed_cb (IchompNumberReply *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  if (self->answer != NULL)
    ichomp_number_answer_set_text (self->answer, text);
  else if (self->run != NULL)
    ichomp_test_run_set_draft (self->run, *text != '\0' ? text : NULL);
}

/* Tells screen readers the question, without markup, where the answer is given. */
void
ichomp_number_reply_set_question (IchompNumberReply *self, const char *question)
{
  g_return_if_fail (ICHOMP_IS_NUMBER_REPLY (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  question, -1);
}

static void
clear_wrong (gpointer wrong)
{
  g_free ((char *)((IchompWrongNumber *)wrong)->why);
}

static void
ichomp_number_reply_finalize (GObject *object)
{
  IchompNumberReply *self = ICHOMP_NUMBER_REPLY (object);

  g_array_unref (self->wrongs);
  g_clear_object (&self->answer);
  g_clear_object (&self->run);
  g_free (self->why);

  G_OBJECT_CLASS (ichomp_number_reply_parent_class)->finalize (object);
}

static void
ichomp_number_reply_class_init (IchompNumberReplyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_number_reply_finalize;

  /* In a test: the person has pressed Enter after the answer. */
  signals[SIGNAL_SUBMITTED] = g_signal_new ("submitted", ICHOMP_TYPE_NUMBER_REPLY,
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "reply");
}

static void
ichomp_number_reply_init (IchompNumberReply *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->wrongs = g_array_new (FALSE, FALSE, sizeof (IchompWrongNumber));
  g_array_set_clear_func (self->wrongs, clear_wrong);

  self->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), 32);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 10);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 10);
  ichomp_local_language_keep_ltr (self->entry);
  ichomp_local_language_connect (self->entry, "activate", G_CALLBACK (activate_cb), self,
                                 G_CONNECT_SWAPPED);
  ichomp_local_language_connect (self->entry, "changed", G_CALLBACK (changed_cb), self,
                                 G_CONNECT_SWAPPED);
  self->button = gtk_button_new ();
  ichomp_local_language_connect (self->button, "clicked", G_CALLBACK (check_cb), self,
                                 G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), self->entry);
  gtk_box_append (GTK_BOX (row), self->button);
  gtk_box_append (GTK_BOX (self), row);

  self->feedback = ichomp_feedback_new ();
  gtk_box_append (GTK_BOX (self), self->feedback);
}

static void
set_words (IchompNumberReply *self,
           const char *why,
           const IchompWrongNumber *wrongs,
           guint n_wrongs)
{
  gtk_button_set_label (GTK_BUTTON (self->button), _ ("Check"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your answer"), -1);

  self->why = g_strdup (why);
  for (guint i = 0; i < n_wrongs; i++)
    {
      IchompWrongNumber wrong = wrongs[i];

      wrong.why = g_strdup (wrong.why);
      g_array_append_val (self->wrongs, wrong);
    }

  if (self->answer != NULL)
    show_verdict (self);
}

/**
 * ichomp_number_reply_new:
 * @answer: the answer
 * @why: (nullable): the reason for the right number, as markup
 * @wrongs: (array length=n_wrongs) (nullable): the reasons for wrong ones
 * @n_wrongs: how many
 */
GtkWidget *
ichomp_number_reply_new (IchompNumberAnswer *answer,
                         const char *why,
                         const IchompWrongNumber *wrongs,
                         guint n_wrongs)
{
  IchompNumberReply *self = g_object_new (ICHOMP_TYPE_NUMBER_REPLY, NULL);

  set_text (self, ichomp_number_answer_get_text (answer));
  self->answer = g_object_ref (answer);
  set_words (self, why, wrongs, n_wrongs);
  ichomp_local_language_connect (answer, "changed", G_CALLBACK (show_answer), self,
                                 G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/* For a test: takes any text. */
GtkWidget *
ichomp_number_reply_new_silent (IchompTestRun *run)
{
  IchompNumberReply *self = g_object_new (ICHOMP_TYPE_NUMBER_REPLY, NULL);
  const char *draft = ichomp_test_run_get_draft (run);

  gtk_widget_set_visible (self->button, FALSE);
  set_text (self, draft != NULL ? draft : "");
  self->run = g_object_ref (run);
  set_words (self, NULL, NULL, 0);

  return GTK_WIDGET (self);
}
