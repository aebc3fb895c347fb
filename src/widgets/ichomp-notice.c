/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A message above the content of a window that stays until it is closed. Several of them are shown
 * below each other. */

#include "ichomp-notice.h"

struct _IchompNotice
{
  GtkWidget parent_instance;

  GtkWidget *revealer;
  GtkWidget *label;
  GtkWidget *offer_button;
  GtkWidget *close_button;

  char *offer; /* the text that the button belongs to, or NULL */
};

G_DEFINE_FINAL_TYPE (IchompNotice, ichomp_notice, GTK_TYPE_WIDGET)

static void
set_text (IchompNotice *self, const char *text)
{
  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
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
  g_clear_pointer (&self->offer, g_free);
}

/* What is folded away must not be found by a screen reader either. */
static void
child_revealed_cb (IchompNotice *self)
{
  GtkRevealer *revealer = GTK_REVEALER (self->revealer);

  if (gtk_revealer_get_reveal_child (revealer) || gtk_revealer_get_child_revealed (revealer))
    return;

  gtk_widget_set_visible (self->revealer, FALSE);
  set_text (self, "");
  take_offer_back (self);
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
  g_free (ICHOMP_NOTICE (object)->offer);

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
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (close_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (child_revealed_cb),
                           self, G_CONNECT_SWAPPED);
}

/**
 * ichomp_notice_show:
 * @self: a notice
 * @text: a translated sentence
 *
 * Shows @text, below what is still shown. A sentence that is there already is not shown twice.
 */
void
ichomp_notice_show (IchompNotice *self, const char *text)
{
  const char *shown;

  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  /* What was closed may still be folding away. */
  shown = gtk_label_get_label (GTK_LABEL (self->label));
  if (*shown == '\0' || !gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer)))
    {
      set_text (self, text);
    }
  else if (strstr (shown, text) == NULL)
    {
      g_autofree char *both = g_strdup_printf ("%s\n%s", shown, text);

      set_text (self, both);
    }

  gtk_widget_set_visible (self->revealer, TRUE);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
}

/**
 * ichomp_notice_offer:
 * @self: a notice
 * @text: a translated sentence
 * @label: what a button beside it says
 * @action: the action of the button, with its prefix
 *
 * Shows @text, and something that can be done about it. There is one offer at a time: the last.
 */
void
ichomp_notice_offer (IchompNotice *self, const char *text, const char *label, const char *action)
{
  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  ichomp_notice_show (self, text);
  g_free (self->offer);
  self->offer = g_strdup (text);
  gtk_button_set_label (GTK_BUTTON (self->offer_button), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->offer_button), action);
  gtk_widget_set_visible (self->offer_button, TRUE);
}

/**
 * ichomp_notice_take_back:
 * @self: a notice
 * @text: a sentence that may be on show
 *
 * Shows @text no longer, and closes if there is nothing else.
 */
void
ichomp_notice_take_back (IchompNotice *self, const char *text)
{
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) rest = g_string_new (NULL);

  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  lines = g_strsplit (gtk_label_get_label (GTK_LABEL (self->label)), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_str_equal (lines[i], text))
      g_string_append_printf (rest, "%s%s", rest->len > 0 ? "\n" : "", lines[i]);

  if (g_strcmp0 (self->offer, text) == 0)
    take_offer_back (self);
  if (rest->len > 0)
    set_text (self, rest->str);
  else
    close_clicked_cb (self);
}
