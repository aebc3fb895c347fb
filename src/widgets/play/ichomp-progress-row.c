/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The progress of computing the values of a game, with buttons to stop and to continue. Visible
 * only while a computation runs or is stopped. */

#include "ichomp-progress-row.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/language/ichomp-translatable.h"

/* From here on the remaining time is shown in minutes. */
#define MANY_SECONDS 90

struct _IchompProgressRow
{
  GtkBox parent_instance;

  GtkWidget *label;
  GtkWidget *bar;
  GtkWidget *stop_button;
  GtkWidget *continue_button;

  IchompSession *session;
};

static void ichomp_progress_row_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompProgressRow,
                               ichomp_progress_row,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_progress_row_translatable_init))

static char *
describe (IchompProgressRow *self)
{
  double left = ichomp_session_get_seconds_left (self->session);
  guint n;

  if (!ichomp_session_is_computing (self->session))
    return g_strdup (_ ("The values of this game have not been computed."));
  if (left < 0)
    return g_strdup (_ ("Computing the values…"));

  if (left < MANY_SECONDS)
    {
      n = MAX (1, (guint)(left + 0.5));
      return ichomp_digits_printf (ngettext ("Computing the values… About %u second is left.",
                                             "Computing the values… About %u seconds are left.", n),
                                   n);
    }

  n = (guint)(left / 60 + 0.5);
  return ichomp_digits_printf (ngettext ("Computing the values… About %u minute is left.",
                                         "Computing the values… About %u minutes are left.", n),
                               n);
}

static void
update (IchompProgressRow *self)
{
  gboolean computing = ichomp_session_is_computing (self->session);
  gboolean stopped = !computing && ichomp_session_is_stopped (self->session);
  gboolean had_focus = gtk_widget_has_focus (computing ? self->continue_button : self->stop_button);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), computing || stopped);
  if (!computing && !stopped)
    return;

  text = describe (self);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar),
                                 ichomp_session_get_progress (self->session));

  gtk_widget_set_visible (self->bar, computing);
  gtk_widget_set_visible (self->stop_button, computing);
  gtk_widget_set_visible (self->continue_button, stopped);
  /* Keep the focus where one button replaces the other. */
  if (had_focus)
    gtk_widget_grab_focus (computing ? self->stop_button : self->continue_button);
}

static void
stop_cb (IchompProgressRow *self)
{
  ichomp_session_stop_computing (self->session);
}

static void
continue_cb (IchompProgressRow *self)
{
  ichomp_session_resume_computing (self->session);
}

static void
update_words (IchompTranslatable *translatable)
{
  update (ICHOMP_PROGRESS_ROW (translatable));
}

static void
ichomp_progress_row_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = update_words;
}

static void
ichomp_progress_row_dispose (GObject *object)
{
  IchompProgressRow *self = ICHOMP_PROGRESS_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PROGRESS_ROW);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ichomp_progress_row_parent_class)->dispose (object);
}

static void
ichomp_progress_row_class_init (IchompProgressRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ichomp_progress_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-progress-row.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompProgressRow, label);
  gtk_widget_class_bind_template_child (widget_class, IchompProgressRow, bar);
  gtk_widget_class_bind_template_child (widget_class, IchompProgressRow, stop_button);
  gtk_widget_class_bind_template_child (widget_class, IchompProgressRow, continue_button);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, continue_cb);
}

static void
ichomp_progress_row_init (IchompProgressRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * ichomp_progress_row_set_session:
 * @self: a progress row
 * @session: the game whose values are computed
 *
 * To be called once.
 */
void
ichomp_progress_row_set_session (IchompProgressRow *self, IchompSession *session)
{
  g_return_if_fail (ICHOMP_IS_PROGRESS_ROW (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "notify::computing", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::progress", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::analysis", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::position", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}
