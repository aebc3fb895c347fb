/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A question whose answer is a typed number. A wrong one is answered with the reason; in a test,
 * the number is only taken. */

#include "ichomp-number-reply.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-feedback.h"
#include "widgets/language/ichomp-local-language.h"
#include "ichomp-reply.h"

/* The typed text, and whether it has been judged. */
#define STATE_TYPE "(sb)"

struct _IchompNumberReply
{
  GtkBox parent_instance;

  GtkWidget *entry;
  GtkWidget *button;
  GtkWidget *feedback;

  guint answer;
  gboolean binary;
  gboolean judges;
  char *judged; /* what was checked last, or NULL */
  char *why;
  GArray *wrongs; /* of IchompWrongNumber, whose strings it owns */
};

static void ichomp_number_reply_reply_init (IchompReplyInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompNumberReply,
                               ichomp_number_reply,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_REPLY,
                                                      ichomp_number_reply_reply_init))

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

  if (!ichomp_digits_read_number (self->judged, self->binary ? 2 : 10, G_MAXUINT, &number))
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_NOTE,
                          self->binary
                              ? _ ("Type a number in binary: only the digits 0 and 1.")
                              : ichomp_digits_intern (_ ("Type a whole number, such as 6.")));
  else if (number != self->answer)
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_WRONG, find_why_wrong (self, number));
  else
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_RIGHT, self->why);
}

static void
judge (IchompNumberReply *self)
{
  g_free (self->judged);
  self->judged = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  show_verdict (self);
}

static void
check_cb (IchompNumberReply *self)
{
  IchompFeedback *feedback = ICHOMP_FEEDBACK (self->feedback);
  g_autofree char *words = NULL;

  judge (self);
  words = ichomp_feedback_dup_words (feedback);
  ichomp_reply_tell_judged (ICHOMP_REPLY (self), words);
  if (ichomp_feedback_get_verdict (feedback) == ICHOMP_VERDICT_RIGHT)
    ichomp_reply_tell_found (ICHOMP_REPLY (self));
  else if (ichomp_feedback_get_verdict (feedback) == ICHOMP_VERDICT_WRONG)
    ichomp_reply_tell_missed (ICHOMP_REPLY (self));
}

static void
activate_cb (IchompNumberReply *self)
{
  if (self->judges)
    check_cb (self);
  else
    ichomp_reply_tell_submitted (ICHOMP_REPLY (self));
}

static void
changed_cb (IchompNumberReply *self)
{
  if (!self->judges)
    ichomp_reply_tell_chosen (ICHOMP_REPLY (self));
}

static char *
ichomp_number_reply_dup_answer (IchompReply *reply)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (ICHOMP_NUMBER_REPLY (reply)->entry));

  return *text != '\0' ? g_strdup (text) : NULL;
}

static void
ichomp_number_reply_set_question (IchompReply *reply, const char *question)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (ICHOMP_NUMBER_REPLY (reply)->entry),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, question, -1);
}

static GVariant *
ichomp_number_reply_save (IchompReply *reply)
{
  IchompNumberReply *self = ICHOMP_NUMBER_REPLY (reply);

  return g_variant_new (STATE_TYPE, gtk_editable_get_text (GTK_EDITABLE (self->entry)),
                        self->judged != NULL);
}

static void
ichomp_number_reply_restore (IchompReply *reply, GVariant *state)
{
  IchompNumberReply *self = ICHOMP_NUMBER_REPLY (reply);
  const char *text;
  gboolean judged;

  g_return_if_fail (g_variant_is_of_type (state, G_VARIANT_TYPE (STATE_TYPE)));

  g_variant_get (state, "(&sb)", &text, &judged);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  if (judged)
    judge (self);
}

static void
ichomp_number_reply_reply_init (IchompReplyInterface *iface)
{
  iface->set_question = ichomp_number_reply_set_question;
  iface->save = ichomp_number_reply_save;
  iface->restore = ichomp_number_reply_restore;
  iface->dup_answer = ichomp_number_reply_dup_answer;
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
  g_free (self->judged);
  g_free (self->why);

  G_OBJECT_CLASS (ichomp_number_reply_parent_class)->finalize (object);
}

static void
ichomp_number_reply_class_init (IchompNumberReplyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_number_reply_finalize;

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

/**
 * ichomp_number_reply_new:
 * @answer: the right number
 * @binary: whether it must be typed in binary
 * @why: (nullable): the reason for the right answer, as markup
 * @wrongs: (array length=n_wrongs) (nullable): the reasons for wrong ones
 * @n_wrongs: how many
 */
GtkWidget *
ichomp_number_reply_new (guint answer,
                         gboolean binary,
                         const char *why,
                         const IchompWrongNumber *wrongs,
                         guint n_wrongs)
{
  IchompNumberReply *self = g_object_new (ICHOMP_TYPE_NUMBER_REPLY, NULL);

  self->judges = TRUE;
  self->answer = answer;
  self->binary = binary;
  ichomp_number_reply_set_words (self, why, wrongs, n_wrongs);

  return GTK_WIDGET (self);
}

/* For a test: takes any text. */
GtkWidget *
ichomp_number_reply_new_silent (void)
{
  IchompNumberReply *self = g_object_new (ICHOMP_TYPE_NUMBER_REPLY, NULL);

  gtk_widget_set_visible (self->button, FALSE);
  ichomp_number_reply_set_words (self, NULL, NULL, 0);

  return GTK_WIDGET (self);
}

/**
 * ichomp_number_reply_set_words:
 * @self: a place for a number
 * @why: (nullable): what to say when it is found, as markup
 * @wrongs: (array length=n_wrongs) (nullable): what to say to other numbers
 * @n_wrongs: how many
 *
 * Shows everything in the language that is spoken; @why and @wrongs are in it. What is typed stays.
 */
void
ichomp_number_reply_set_words (IchompNumberReply *self,
                               const char *why,
                               const IchompWrongNumber *wrongs,
                               guint n_wrongs)
{
  g_return_if_fail (ICHOMP_IS_NUMBER_REPLY (self));

  gtk_button_set_label (GTK_BUTTON (self->button), _ ("Check"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your answer"), -1);

  g_free (self->why);
  self->why = g_strdup (why);
  g_array_set_size (self->wrongs, 0);
  for (guint i = 0; i < n_wrongs; i++)
    {
      IchompWrongNumber wrong = wrongs[i];

      wrong.why = g_strdup (wrong.why);
      g_array_append_val (self->wrongs, wrong);
    }

  if (self->judged != NULL)
    show_verdict (self);
}
