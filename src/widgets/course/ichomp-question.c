/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A question of a lesson. The user can try again after every answer, also after a right one. */

#include "ichomp-question.h"

#include <glib/gi18n.h>

#include "ichomp-number-reply.h"

struct _IchompQuestion
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (IchompQuestion, ichomp_question, GTK_TYPE_BOX)

static void
ichomp_question_class_init (IchompQuestionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "question");
}

static void
ichomp_question_init (IchompQuestion *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static GtkWidget *
create_sign (void)
{
  GtkWidget *sign = gtk_image_new_from_icon_name ("object-select-symbolic");
  /* Translators: of a question to which the person has found the answer */
  const char *name = C_ ("question", "Answered");

  gtk_widget_add_css_class (sign, "answered");
  gtk_widget_set_tooltip_text (sign, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_visible (sign, FALSE);
  return sign;
}

static GtkWidget *
create_ask_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "ask");
  return label;
}

static void
name (IchompQuestion *self, const char *ask)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, ask, -1);
}

/* @ask: the question, as markup; @answer: (nullable): what @reply shows, NULL in a test */
GtkWidget *
ichomp_question_new (const char *ask, GtkWidget *reply, IchompLessonAnswer *answer)
{
  IchompQuestion *self = g_object_new (ICHOMP_TYPE_QUESTION, NULL);
  GtkWidget *row = gtk_grid_new ();
  /* The box keeps the space of the sign, so that the question is always broken into the same lines.
   * It also keeps the baseline of the image apart from that of the label. */
  GtkWidget *sign_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sign = create_sign ();
  GtkWidget *label = create_ask_label ();

  gtk_label_set_markup (GTK_LABEL (label), ask);
  ask = gtk_label_get_text (GTK_LABEL (label));
  gtk_widget_add_css_class (sign_box, "answered-room");
  gtk_box_append (GTK_BOX (sign_box), sign);
  if (answer != NULL)
    g_object_bind_property (answer, "answered", sign, "visible", G_BINDING_SYNC_CREATE);
  gtk_grid_attach (GTK_GRID (row), label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), sign_box, 1, 0, 1, 1);
  gtk_box_append (GTK_BOX (self), row);

  gtk_box_append (GTK_BOX (self), reply);
  if (ICHOMP_IS_NUMBER_REPLY (reply))
    ichomp_number_reply_set_question (ICHOMP_NUMBER_REPLY (reply), ask);
  name (self, ask);

  return GTK_WIDGET (self);
}

/**
 * ichomp_question_new_folded:
 * @ask_text: the question, for screen readers
 * @ask: a widget with the question
 * @expander: (type Gtk.Expander): contains the answer
 */
GtkWidget *
ichomp_question_new_folded (const char *ask_text, GtkWidget *ask, GtkWidget *expander)
{
  IchompQuestion *self = g_object_new (ICHOMP_TYPE_QUESTION, NULL);

  name (self, ask_text);
  gtk_box_append (GTK_BOX (self), ask);
  gtk_box_append (GTK_BOX (self), expander);

  return GTK_WIDGET (self);
}
