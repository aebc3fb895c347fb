/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A dialog that asks before doing something that cannot be undone. */

#include "ichomp-confirmation.h"

#include <glib/gi18n.h>

#include "ichomp-dialog.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompConfirmation
{
  GtkWindow parent_instance;

  GtkWidget *question_label;
  GtkWidget *answer_button;

  const char *question; /* not yet translated */
  const char *answer;
};

static void ichomp_confirmation_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompConfirmation,
                               ichomp_confirmation,
                               GTK_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_confirmation_translatable_init))

enum
{
  SIGNAL_AGREED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
answer_clicked_cb (IchompConfirmation *self)
{
  g_signal_emit (self, signals[SIGNAL_AGREED], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
ichomp_confirmation_update_words (IchompTranslatable *translatable)
{
  IchompConfirmation *self = ICHOMP_CONFIRMATION (translatable);

  gtk_label_set_label (GTK_LABEL (self->question_label), _ (self->question));
  gtk_button_set_label (GTK_BUTTON (self->answer_button), _ (self->answer));

  /* Screen readers speak the title. */
  gtk_window_set_title (GTK_WINDOW (self), _ (self->question));
}

static void
ichomp_confirmation_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_confirmation_update_words;
}

static void
ichomp_confirmation_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_CONFIRMATION);

  G_OBJECT_CLASS (ichomp_confirmation_parent_class)->dispose (object);
}

static void
ichomp_confirmation_class_init (IchompConfirmationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_confirmation_dispose;

  signals[SIGNAL_AGREED] = g_signal_new ("agreed", ICHOMP_TYPE_CONFIRMATION, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-confirmation.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompConfirmation, question_label);
  gtk_widget_class_bind_template_child (widget_class, IchompConfirmation, answer_button);
  gtk_widget_class_bind_template_callback (widget_class, answer_clicked_cb);
}

static void
ichomp_confirmation_init (IchompConfirmation *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * ichomp_confirmation_ask:
 * @parent: a widget
 * @question: a static string, not yet translated
 * @answer: the label of the button that confirms, a static string, not yet translated
 * @callback: called with @parent if the person confirms while @parent exists
 */
void
ichomp_confirmation_ask (GtkWidget *parent,
                         const char *question,
                         const char *answer,
                         GCallback callback)
{
  IchompConfirmation *self = g_object_new (ICHOMP_TYPE_CONFIRMATION, NULL);

  self->question = question;
  self->answer = answer;
  ichomp_confirmation_update_words (ICHOMP_TRANSLATABLE (self));
  g_signal_connect_object (self, "agreed", callback, parent, G_CONNECT_SWAPPED);
  ichomp_dialog_show (GTK_WIDGET (self), parent);
}
