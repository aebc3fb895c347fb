/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Messages above the content of a window, below each other, which stay until the person closes them and
 * follow the language of the window. */

#include "ichomp-notice.h"

#include <glib/gi18n.h>

#include "language/ichomp-translatable.h"

struct _IchompNotice
{
  GtkWidget parent_instance;

  GtkWidget *revealer;
  GtkWidget *label;
  GtkWidget *offer_button;
  GtkWidget *close_button;

  GPtrArray *messages;     /* of IchompMessage, those on show */
  IchompMessage *offer;    /* the one with a button, or NULL */
  const char *offer_label; /* not yet translated; or NULL */
};

static void ichomp_notice_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompNotice,
                               ichomp_notice,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_notice_translatable_init))

static void
ichomp_notice_update_words (IchompTranslatable *translatable)
{
  IchompNotice *self = ICHOMP_NOTICE (translatable);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < self->messages->len; i++)
    {
      g_autofree char *line = ichomp_message_dup_text (g_ptr_array_index (self->messages, i));

      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
    }

  gtk_label_set_label (GTK_LABEL (self->label), lines->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, lines->str,
                                  -1);
  if (self->offer_label != NULL)
    gtk_button_set_label (GTK_BUTTON (self->offer_button), _ (self->offer_label));
}

static void
update_words (IchompNotice *self)
{
  ichomp_notice_update_words (ICHOMP_TRANSLATABLE (self));
}

static void
ichomp_notice_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_notice_update_words;
}

static gboolean
say_the_same (IchompMessage *a, IchompMessage *b)
{
  g_autofree char *a_text = ichomp_message_dup_text (a);
  g_autofree char *b_text = ichomp_message_dup_text (b);

  return g_str_equal (a_text, b_text);
}

/* Returns the index of an equal message, or the number of messages. */
static guint
find (IchompNotice *self, IchompMessage *message)
{
  guint i = 0;

  while (i < self->messages->len && !say_the_same (g_ptr_array_index (self->messages, i), message))
    i++;

  return i;
}

static void
close_clicked_cb (IchompNotice *self)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}

static void
take_offer_back (IchompNotice *self)
{
  gtk_widget_set_visible (self->offer_button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->offer_button), NULL);
  g_clear_pointer (&self->offer, ichomp_message_unref);
  self->offer_label = NULL;
}

static void
forget_all (IchompNotice *self)
{
  g_ptr_array_set_size (self->messages, 0);
  take_offer_back (self);
  update_words (self);
}

/* Hides the revealer, so that a screen reader does not find the closed messages. */
static void
child_revealed_cb (IchompNotice *self)
{
  GtkRevealer *revealer = GTK_REVEALER (self->revealer);

  if (gtk_revealer_get_reveal_child (revealer) || gtk_revealer_get_child_revealed (revealer))
    return;

  gtk_widget_set_visible (self->revealer, FALSE);
  forget_all (self);
}

static void
ichomp_notice_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_NOTICE);

  G_OBJECT_CLASS (ichomp_notice_parent_class)->dispose (object);
}

static void
ichomp_notice_finalize (GObject *object)
{
  IchompNotice *self = ICHOMP_NOTICE (object);

  g_ptr_array_unref (self->messages);
  g_clear_pointer (&self->offer, ichomp_message_unref);

  G_OBJECT_CLASS (ichomp_notice_parent_class)->finalize (object);
}

static void
ichomp_notice_class_init (IchompNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_notice_dispose;
  G_OBJECT_CLASS (klass)->finalize = ichomp_notice_finalize;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, revealer);
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, label);
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, offer_button);
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, close_button);
}

static void
ichomp_notice_init (IchompNotice *self)
{
  self->messages = g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_message_unref);
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (close_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (child_revealed_cb),
                           self, G_CONNECT_SWAPPED);

  /* Without a name, a screen reader would say that of the class. */
  update_words (self);
}

/* Shows @message below those on show, unless an equal one is among them. */
void
ichomp_notice_show (IchompNotice *self, IchompMessage *message)
{
  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  /* What was closed may still be folding away. */
  if (!gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer)))
    forget_all (self);
  if (find (self, message) == self->messages->len)
    g_ptr_array_add (self->messages, ichomp_message_ref (message));
  update_words (self);

  gtk_widget_set_visible (self->revealer, TRUE);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
}

/**
 * ichomp_notice_offer:
 * @self: a notice
 * @message: a message
 * @label: the label of a button beside it, a static string, not yet translated
 * @action: the action of the button, with its prefix
 *
 * Shows @message with a button, which replaces an earlier one.
 */
void
ichomp_notice_offer (IchompNotice *self,
                     IchompMessage *message,
                     const char *label,
                     const char *action)
{
  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  ichomp_notice_show (self, message);
  g_clear_pointer (&self->offer, ichomp_message_unref);
  self->offer = ichomp_message_ref (message);
  self->offer_label = label;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->offer_button), action);
  gtk_widget_set_visible (self->offer_button, TRUE);
  update_words (self);
}

/* Removes @message if it is on show. Without messages the notice closes. */
void
ichomp_notice_take_back (IchompNotice *self, IchompMessage *message)
{
  guint index;

  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  if (self->offer != NULL && say_the_same (self->offer, message))
    take_offer_back (self);

  /* The last message stays visible while the notice closes. */
  index = find (self, message);
  if (index < self->messages->len && self->messages->len > 1)
    g_ptr_array_remove_index (self->messages, index);
  else if (index < self->messages->len)
    close_clicked_cb (self);
  update_words (self);
}
