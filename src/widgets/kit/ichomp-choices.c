/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A multiple choice question. Each answer is a button; once chosen, the reason why it is right or
 * wrong appears below it. In a test one of the answers is pressed, and none is judged. */

#include "ichomp-choices.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-announce.h"
#include "ichomp-feedback.h"
#include "widgets/language/ichomp-local-language.h"
#include "ichomp-reply.h"
#include "game/words/ichomp-wording.h"

/* The state has a bit for each choice, bit 0 for the first one. */
#define MAX_REMEMBERED 64

typedef struct
{
  GtkWidget *button;
  GtkWidget *label;
  GtkWidget *feedback;
  char *why;
  gboolean right;
  gboolean tried;
} Choice;

struct _IchompChoices
{
  GtkBox parent_instance;

  GArray *choices; /* of Choice */
  GtkWidget *remaining_label;
  gboolean judges;
};

static void ichomp_choices_reply_init (IchompReplyInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompChoices,
                               ichomp_choices,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_REPLY, ichomp_choices_reply_init))

static guint
count_remaining (IchompChoices *self)
{
  guint n = 0;

  for (guint i = 0; i < self->choices->len; i++)
    {
      const Choice *choice = &g_array_index (self->choices, Choice, i);

      n += choice->right && !choice->tried;
    }

  return n;
}

static void
show_remaining (IchompChoices *self)
{
  guint n = count_remaining (self);
  /* Translators: said after a right answer has been found, where several are right */
  g_autofree char *text = ichomp_digits_printf (
      ngettext ("%u right answer is not chosen yet.", "%u right answers are not chosen yet.", n),
      n);

  gtk_label_set_label (GTK_LABEL (self->remaining_label), text);
  gtk_widget_set_visible (self->remaining_label, n > 0);
}

static Choice *
find_choice (IchompChoices *self, GtkWidget *button)
{
  for (guint i = 0; i < self->choices->len; i++)
    if (g_array_index (self->choices, Choice, i).button == button)
      return &g_array_index (self->choices, Choice, i);

  g_assert_not_reached ();
}

/* Returns the words of the feedback. */
static char *
show_choice (IchompChoices *self, Choice *choice)
{
  char *words;

  choice->tried = TRUE;
  gtk_widget_add_css_class (choice->button, choice->right ? "right" : "wrong");
  ichomp_feedback_show (ICHOMP_FEEDBACK (choice->feedback),
                        choice->right ? ICHOMP_VERDICT_RIGHT : ICHOMP_VERDICT_WRONG, choice->why);
  words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (choice->feedback));
  ichomp_announce_describe (choice->button, words);
  if (choice->right)
    show_remaining (self);

  return words;
}

static void
clicked_cb (GtkWidget *button, IchompChoices *self)
{
  Choice *choice = find_choice (self, button);
  g_autofree char *words = show_choice (self, choice);
  gboolean goes_on = choice->right && count_remaining (self) > 0;
  g_autofree char *said = ichomp_wording_join (
      words, goes_on ? gtk_label_get_label (GTK_LABEL (self->remaining_label)) : NULL);

  ichomp_reply_tell_judged (ICHOMP_REPLY (self), said);
  if (!choice->right)
    ichomp_reply_tell_missed (ICHOMP_REPLY (self));
  else if (!goes_on)
    ichomp_reply_tell_found (ICHOMP_REPLY (self));
}

static void
toggled_cb (GtkToggleButton *button, IchompChoices *self)
{
  if (gtk_toggle_button_get_active (button))
    ichomp_reply_tell_chosen (ICHOMP_REPLY (self));
}

static char *
ichomp_choices_dup_answer (IchompReply *reply)
{
  IchompChoices *self = ICHOMP_CHOICES (reply);

  for (guint i = 0; i < self->choices->len; i++)
    {
      GtkWidget *button = g_array_index (self->choices, Choice, i).button;

      if (!self->judges && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
        return g_strdup_printf ("%u", i);
    }

  return NULL;
}

static GVariant *
ichomp_choices_save (IchompReply *reply)
{
  IchompChoices *self = ICHOMP_CHOICES (reply);
  guint64 tried = 0;

  for (guint i = 0; i < MIN (self->choices->len, MAX_REMEMBERED); i++)
    tried |= (guint64)g_array_index (self->choices, Choice, i).tried << i;

  return g_variant_new_uint64 (tried);
}

static void
ichomp_choices_restore (IchompReply *reply, GVariant *state)
{
  IchompChoices *self = ICHOMP_CHOICES (reply);
  guint64 tried = g_variant_get_uint64 (state);

  for (guint i = 0; i < MIN (self->choices->len, MAX_REMEMBERED); i++)
    if ((tried >> i & 1) != 0)
      g_free (show_choice (self, &g_array_index (self->choices, Choice, i)));
}

static void
ichomp_choices_reply_init (IchompReplyInterface *iface)
{
  iface->save = ichomp_choices_save;
  iface->restore = ichomp_choices_restore;
  iface->dup_answer = ichomp_choices_dup_answer;
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
add_choice (IchompChoices *self, const IchompChoice *given)
{
  Choice choice = {
    .button = self->judges ? gtk_button_new () : gtk_toggle_button_new (),
    .label = create_label (),
    .feedback = ichomp_feedback_new (),
    .right = given->right,
  };

  gtk_button_set_child (GTK_BUTTON (choice.button), choice.label);
  gtk_widget_add_css_class (choice.button, "choice");
  if (self->judges)
    ichomp_local_language_connect (choice.button, "clicked", G_CALLBACK (clicked_cb), self, 0);
  else
    ichomp_local_language_connect (choice.button, "toggled", G_CALLBACK (toggled_cb), self, 0);
  if (!self->judges && self->choices->len > 0)
    gtk_toggle_button_set_group (
        GTK_TOGGLE_BUTTON (choice.button),
        GTK_TOGGLE_BUTTON (g_array_index (self->choices, Choice, 0).button));
  gtk_box_append (GTK_BOX (self), choice.button);
  gtk_box_append (GTK_BOX (self), choice.feedback);
  g_array_append_val (self->choices, choice);
}

static GtkWidget *
create (const IchompChoice *choices, guint n_choices, gboolean judges)
{
  IchompChoices *self = g_object_new (ICHOMP_TYPE_CHOICES, NULL);

  self->judges = judges;
  for (guint i = 0; i < n_choices; i++)
    add_choice (self, &choices[i]);
  self->remaining_label = create_label ();
  gtk_widget_set_visible (self->remaining_label, FALSE);
  gtk_box_append (GTK_BOX (self), self->remaining_label);
  ichomp_choices_set_words (self, choices);

  return GTK_WIDGET (self);
}

/* At least one of @choices must be right. */
GtkWidget *
ichomp_choices_new (const IchompChoice *choices, guint n_choices)
{
  return create (choices, n_choices, TRUE);
}

/* For a test: of @choices, only the texts matter. */
GtkWidget *
ichomp_choices_new_silent (const IchompChoice *choices, guint n_choices)
{
  return create (choices, n_choices, FALSE);
}

static void
set_choice_words (IchompChoices *self, Choice *choice, const IchompChoice *given)
{
  gtk_label_set_markup (GTK_LABEL (choice->label), given->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (choice->label)), -1);
  g_free (choice->why);
  choice->why = g_strdup (given->why);
  if (choice->tried)
    g_free (show_choice (self, choice));
}

/**
 * ichomp_choices_set_words:
 * @self: the answers to choose from
 * @choices: the same answers, in the language that is spoken
 *
 * Shows the answers in this language, with what has been chosen.
 */
void
ichomp_choices_set_words (IchompChoices *self, const IchompChoice *choices)
{
  g_return_if_fail (ICHOMP_IS_CHOICES (self));

  for (guint i = 0; i < self->choices->len; i++)
    set_choice_words (self, &g_array_index (self->choices, Choice, i), &choices[i]);
}
