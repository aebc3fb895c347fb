/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Announcements to screen readers: a widget announces a text, and the nearest announcer around it
 * takes the text. The window is an announcer; so is a widget that keeps its announcements back at
 * times. */

#include "ichomp-announce.h"

#include "game/base/ichomp-i18n.h"

typedef struct
{
  IchompAnnounceFunc func;
  gpointer user_data;
} Announcer;

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("ichomp-announcer");
}

/* The announcer of a dialog is that of its parent. */
static GtkWidget *
get_next (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (parent == NULL && GTK_IS_WINDOW (widget))
    return (GtkWidget *)gtk_window_get_transient_for (GTK_WINDOW (widget));

  return parent;
}

/**
 * ichomp_announce:
 * @widget: (nullable): where it comes from
 * @text: a translated text
 *
 * Lets a screen reader speak @text. Nothing happens if @text is empty, or without an announcer
 * around
 * @widget.
 */
void
ichomp_announce (GtkWidget *widget, const char *text)
{
  g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (ichomp_i18n_get_choice ());

  if (*text == '\0')
    return;

  for (; widget != NULL; widget = get_next (widget))
    {
      const Announcer *announcer = g_object_get_qdata (G_OBJECT (widget), get_quark ());

      if (announcer != NULL)
        {
          announcer->func (widget, text, announcer->user_data);
          return;
        }
    }
}

/**
 * ichomp_announcer_set:
 * @widget: a widget
 * @func: (nullable): takes what is announced from @widget and its descendants, or %NULL
 * @user_data: passed to @func; must live as long as @widget
 */
void
ichomp_announcer_set (GtkWidget *widget, IchompAnnounceFunc func, gpointer user_data)
{
  Announcer *announcer = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (func != NULL)
    {
      announcer = g_new (Announcer, 1);
      announcer->func = func;
      announcer->user_data = user_data;
    }
  g_object_set_qdata_full (G_OBJECT (widget), get_quark (), announcer, g_free);
}
