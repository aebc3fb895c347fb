/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdict on an answer and its reason: a sign, a word and a sentence, so that colour is only
 * one of the cues. */

#include "ichomp-feedback.h"

#include <glib/gi18n.h>

#include "ichomp-container.h"
#include "ichomp-wrap-layout.h"
#include "game/words/ichomp-wording.h"

struct _IchompFeedback
{
  GtkBox parent_instance;

  GtkWidget *sign;
  GtkWidget *word_label;
  GtkWidget *why_label;
  IchompVerdict verdict;
};

G_DEFINE_FINAL_TYPE (IchompFeedback, ichomp_feedback, GTK_TYPE_BOX)

static const struct
{
  const char *icon;
  const char *css_class;
} styles[] = {
  [ICHOMP_VERDICT_NONE] = { NULL, NULL },
  [ICHOMP_VERDICT_RIGHT] = { "object-select-symbolic", "right" },
  [ICHOMP_VERDICT_WRONG] = { "window-close-symbolic", "wrong" },
  [ICHOMP_VERDICT_NOTE] = { "dialog-information-symbolic", "note" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (styles) == ICHOMP_N_VERDICTS);

static const char *
get_word (IchompVerdict verdict)
{
  switch (verdict)
    {
    case ICHOMP_VERDICT_RIGHT:
      /* Translators: The verdict on an answer; the reason follows. */
      return C_ ("answer", "Right.");
    case ICHOMP_VERDICT_WRONG:
      /* Translators: The verdict on an answer; the reason follows. */
      return C_ ("answer", "Wrong.");
    case ICHOMP_VERDICT_NONE:
    case ICHOMP_VERDICT_NOTE:
    default:
      return NULL;
    }
}

static void
ichomp_feedback_class_init (IchompFeedbackClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "feedback");
}

static void
ichomp_feedback_init (IchompFeedback *self)
{
  GtkBox *box = GTK_BOX (self);
  GtkWidget *words = g_object_new (ICHOMP_TYPE_CONTAINER, NULL);
  GtkWidget *holder;

  /* The box hides the baseline of the image: GTK rounds it differently from that of a label, and
   * warns. */
  holder = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->sign =
      g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_append (GTK_BOX (holder), self->sign);
  self->word_label = gtk_label_new (NULL);
  self->why_label = gtk_label_new (NULL);
  gtk_widget_set_valign (self->word_label, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->sign, "sign");
  gtk_widget_add_css_class (self->word_label, "word");
  gtk_label_set_wrap (GTK_LABEL (self->why_label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->why_label), 0);
  gtk_label_set_yalign (GTK_LABEL (self->why_label), 0);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->why_label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (self->why_label, TRUE);

  /* A long reason is below the word: beside it, there would be too little width in a column. */
  gtk_widget_set_layout_manager (words,
                                 g_object_new (ICHOMP_TYPE_WRAP_LAYOUT, "at-start", TRUE, NULL));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_parent (self->word_label, words);
  gtk_widget_set_parent (self->why_label, words);

  gtk_box_append (box, holder);
  gtk_box_append (box, words);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* A new feedback is empty and hidden. */
GtkWidget *
ichomp_feedback_new (void)
{
  return g_object_new (ICHOMP_TYPE_FEEDBACK, NULL);
}

/* @why: (nullable): the reason, as markup. ICHOMP_VERDICT_NONE hides the feedback. */
void
ichomp_feedback_show (IchompFeedback *self, IchompVerdict verdict, const char *why)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *word = get_word (verdict);

  g_return_if_fail (ICHOMP_IS_FEEDBACK (self));

  if (styles[self->verdict].css_class != NULL)
    gtk_widget_remove_css_class (widget, styles[self->verdict].css_class);
  self->verdict = verdict;
  gtk_widget_set_visible (widget, verdict != ICHOMP_VERDICT_NONE);
  if (verdict == ICHOMP_VERDICT_NONE)
    return;

  gtk_widget_add_css_class (widget, styles[verdict].css_class);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->sign), styles[verdict].icon);
  gtk_label_set_label (GTK_LABEL (self->word_label), word != NULL ? word : "");
  gtk_widget_set_visible (self->word_label, word != NULL);
  gtk_label_set_markup (GTK_LABEL (self->why_label), why != NULL ? why : "");
  gtk_widget_set_visible (self->why_label, why != NULL && *why != '\0');
}

/* Returns the text without markup, for screen readers. */
char *
ichomp_feedback_dup_words (IchompFeedback *self)
{
  g_return_val_if_fail (ICHOMP_IS_FEEDBACK (self), NULL);

  if (self->verdict == ICHOMP_VERDICT_NONE)
    return g_strdup ("");

  return ichomp_wording_join (get_word (self->verdict),
                              gtk_label_get_text (GTK_LABEL (self->why_label)));
}

/* Returns the label with the reason, which may have links. */
GtkWidget *
ichomp_feedback_get_label (IchompFeedback *self)
{
  g_return_val_if_fail (ICHOMP_IS_FEEDBACK (self), NULL);

  return self->why_label;
}
