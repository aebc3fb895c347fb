/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A question of a lesson. The user can try again after every answer, also after a right one. */

#include "ichomp-question.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-interactive-block.h"
#include "widgets/kit/ichomp-reply.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompQuestion
{
  GtkBox parent_instance;

  /* All NULL if the answer is in an expander: then the reader judges. */
  GtkWidget *ask_label;
  GtkWidget *answered_sign;
  GtkWidget *reply;

  gboolean answered;
};

static void ichomp_question_interactive_block_init (IchompInteractiveBlockInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompQuestion,
                               ichomp_question,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_INTERACTIVE_BLOCK,
                                                      ichomp_question_interactive_block_init))

enum
{
  PROP_ANSWERED = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_MISSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What is answered is no longer missed. */
static void
missed_cb (IchompQuestion *self)
{
  if (!self->answered)
    g_signal_emit (self, signals[SIGNAL_MISSED], 0);
}

static void
found_cb (IchompQuestion *self)
{
  ichomp_question_set_answered (self, TRUE);
}

static GVariant *
ichomp_question_save (IchompInteractiveBlock *block)
{
  IchompQuestion *self = ICHOMP_QUESTION (block);

  if (self->reply == NULL)
    return g_variant_new_tuple (NULL, 0);

  return ichomp_reply_save (ICHOMP_REPLY (self->reply));
}

/* IchompQuestion:answered stays the same. */
static void
ichomp_question_restore (IchompInteractiveBlock *block, GVariant *state)
{
  IchompQuestion *self = ICHOMP_QUESTION (block);

  if (self->reply != NULL)
    ichomp_reply_restore (ICHOMP_REPLY (self->reply), state);
}

static void
ichomp_question_interactive_block_init (IchompInteractiveBlockInterface *iface)
{
  iface->save = ichomp_question_save;
  iface->restore = ichomp_question_restore;
}

static void
ichomp_question_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ANSWERED:
      g_value_set_boolean (value, ICHOMP_QUESTION (object)->answered);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_question_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ANSWERED:
      ichomp_question_set_answered (ICHOMP_QUESTION (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_question_class_init (IchompQuestionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ichomp_question_get_property;
  object_class->set_property = ichomp_question_set_property;

  /**
   * IchompQuestion:answered:
   *
   * Whether the user has found the answer, or all right choices. To read a folded answer is not
   * to find it. Set for a question that was answered before.
   */
  props[PROP_ANSWERED] =
      g_param_spec_boolean ("answered", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /* The user has given a wrong answer, and has not found the right one before. */
  signals[SIGNAL_MISSED] = g_signal_new ("missed", ICHOMP_TYPE_QUESTION, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "question");
}

static void
ichomp_question_init (IchompQuestion *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static void
name_sign (GtkWidget *sign, gpointer user_data)
{
  /* Translators: of a question to which the person has found the answer */
  const char *name = C_ ("question", "Answered");

  gtk_widget_set_tooltip_text (sign, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
create_sign (void)
{
  GtkWidget *sign = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_add_css_class (sign, "answered");
  ichomp_translatable_set_words_func (sign, name_sign, NULL);
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

/* @ask: the question, as markup */
GtkWidget *
ichomp_question_new (const char *ask, GtkWidget *reply)
{
  IchompQuestion *self = g_object_new (ICHOMP_TYPE_QUESTION, NULL);
  GtkWidget *row = gtk_grid_new ();
  /* The box keeps the space of the sign, so that the question is always broken into the same lines.
   * It also keeps the baseline of the image apart from that of the label. */
  GtkWidget *sign_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->ask_label = create_ask_label ();
  self->answered_sign = create_sign ();
  gtk_widget_add_css_class (sign_box, "answered-room");
  gtk_box_append (GTK_BOX (sign_box), self->answered_sign);
  gtk_grid_attach (GTK_GRID (row), self->ask_label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), sign_box, 1, 0, 1, 1);
  gtk_box_append (GTK_BOX (self), row);

  self->reply = reply;
  g_signal_connect_object (reply, "judged", G_CALLBACK (ichomp_interactive_block_tell_changed),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (reply, "missed", G_CALLBACK (missed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (reply, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), reply);
  ichomp_question_set_ask (self, ask);

  return GTK_WIDGET (self);
}

/**
 * ichomp_question_new_folded:
 * @name: the question, for screen readers
 * @ask: a widget with the question
 * @expander: (type Gtk.Expander): contains the answer
 */
GtkWidget *
ichomp_question_new_folded (const char *name, GtkWidget *ask, GtkWidget *expander)
{
  IchompQuestion *self = g_object_new (ICHOMP_TYPE_QUESTION, NULL);

  ichomp_question_set_ask (self, name);
  gtk_box_append (GTK_BOX (self), ask);
  gtk_box_append (GTK_BOX (self), expander);

  return GTK_WIDGET (self);
}

/* @ask: the question in another language, as markup or, with a folded answer, for screen readers */
void
ichomp_question_set_ask (IchompQuestion *self, const char *ask)
{
  g_return_if_fail (ICHOMP_IS_QUESTION (self));

  if (self->ask_label != NULL)
    {
      gtk_label_set_markup (GTK_LABEL (self->ask_label), ask);
      ask = gtk_label_get_text (GTK_LABEL (self->ask_label));
      ichomp_reply_set_question (ICHOMP_REPLY (self->reply), ask);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, ask, -1);
}

gboolean
ichomp_question_get_answered (IchompQuestion *self)
{
  g_return_val_if_fail (ICHOMP_IS_QUESTION (self), FALSE);

  return self->answered;
}

void
ichomp_question_set_answered (IchompQuestion *self, gboolean answered)
{
  g_return_if_fail (ICHOMP_IS_QUESTION (self));

  answered = !!answered;
  if (self->answered == answered)
    return;

  self->answered = answered;
  if (self->answered_sign != NULL)
    gtk_widget_set_visible (self->answered_sign, answered);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANSWERED]);
}
