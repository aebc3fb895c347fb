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

/**
 * ichomp_announce_aloud:
 * @window: a window
 * @text: a translated text
 *
 * Passes @text on to the screen reader, for the last announcer. Without a call for that, @text
 * becomes the accessible name of the window: a screen reader speaks it when it changes. The title
 * stays.
 */
void
ichomp_announce_aloud (GtkWidget *window, const char *text)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (window), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#endif
}

/* Descriptions */

#define DESCRIPTION_KEY "ichomp-description"

static void
describe_later_cb (GtkWidget *widget)
{
  const char *description = g_object_get_data (G_OBJECT (widget), DESCRIPTION_KEY);

  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    return;

  g_signal_handlers_disconnect_by_func (widget, describe_later_cb, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

/**
 * ichomp_announce_describe:
 * @widget: a widget
 * @description: a translated text that is announced as well
 *
 * Sets the accessible description of @widget. A screen reader speaks a new description of what has
 * the focus: it would say the same twice, so the description comes when the focus has gone.
 */
void
ichomp_announce_describe (GtkWidget *widget, const char *description)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data_full (G_OBJECT (widget), DESCRIPTION_KEY, g_strdup (description), g_free);
  g_signal_handlers_disconnect_by_func (widget, describe_later_cb, NULL);
  g_signal_connect (widget, "state-flags-changed", G_CALLBACK (describe_later_cb), NULL);
  describe_later_cb (widget);
}

/* Removes the description, also one that would come later. */
void
ichomp_announce_describe_no_more (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_handlers_disconnect_by_func (widget, describe_later_cb, NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
