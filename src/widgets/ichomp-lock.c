/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What an administrator has locked looks like it: it cannot be used, a padlock stands beside it, and
 * both say why. Locks can come and go while the program runs. */

#include "ichomp-lock.h"

#include <glib/gi18n.h>

static void
update_widget (GtkWidget *widget, const char *name, IchompSettings *settings)
{
  gboolean locked = ichomp_settings_is_locked (settings, name);

  gtk_widget_set_sensitive (widget, !locked);
  gtk_widget_set_tooltip_text (widget, locked ? _ ("Locked by the administrator") : NULL);
}

static void
update_padlock (GtkWidget *padlock, const char *name, IchompSettings *settings)
{
  gtk_widget_set_visible (padlock, ichomp_settings_is_locked (settings, name));
}

/**
 * ichomp_lock_follow:
 * @widget: a widget that changes a setting
 * @settings: the settings
 * @name: the setting
 *
 * Lets @widget be used only while the setting is not locked. Its tooltip says why.
 */
void
ichomp_lock_follow (GtkWidget *widget, IchompSettings *settings, const char *name)
{
  g_autofree char *signal = g_strconcat ("lock-changed::", name, NULL);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect_object (settings, signal, G_CALLBACK (update_widget), widget, G_CONNECT_SWAPPED);
  update_widget (widget, name, settings);
}

/**
 * ichomp_lock_create_padlock:
 * @settings: the settings
 * @name: a setting
 *
 * Returns: (transfer floating): a padlock to be put beside what changes the setting, which is seen
 *   while the setting is locked
 */
GtkWidget *
ichomp_lock_create_padlock (IchompSettings *settings, const char *name)
{
  g_autofree char *signal = g_strconcat ("lock-changed::", name, NULL);
  GtkWidget *padlock = gtk_image_new_from_icon_name (ICHOMP_LOCK_ICON);

  gtk_widget_set_tooltip_text (padlock, _ ("Locked by the administrator"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (padlock), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Locked by the administrator"), -1);
  g_signal_connect_object (settings, signal, G_CALLBACK (update_padlock), padlock,
                           G_CONNECT_SWAPPED);
  update_padlock (padlock, name, settings);

  return padlock;
}
