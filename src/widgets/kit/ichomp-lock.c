/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that an administrator has locked: the widget that changes one is insensitive, a padlock
 * is beside it, and both say why. Locks can come and go while the program runs. */

#include "ichomp-lock.h"

#include <glib/gi18n.h>

#include "widgets/language/ichomp-translatable.h"

static void
explain_lock (GtkWidget *widget, gpointer user_data)
{
  gtk_widget_set_tooltip_text (widget, _ ("Locked by the administrator"));
}

static void
update_widget (GtkWidget *widget, const char *name, GSettings *settings)
{
  gboolean locked = !g_settings_is_writable (settings, name);

  if (locked)
    gtk_widget_add_css_class (widget, "locked");
  else
    gtk_widget_remove_css_class (widget, "locked");
  gtk_widget_set_sensitive (widget, !locked);
  gtk_widget_set_tooltip_text (widget, NULL);
  ichomp_translatable_set_words_func (widget, locked ? explain_lock : NULL, NULL);
}

static void
name_padlock (GtkWidget *padlock, gpointer user_data)
{
  explain_lock (padlock, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (padlock), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Locked by the administrator"), -1);
}

static GtkWidget *
make_padlock (void)
{
  GtkWidget *padlock = gtk_image_new_from_icon_name (ICHOMP_LOCK_ICON);

  ichomp_translatable_set_words_func (padlock, name_padlock, NULL);
  return padlock;
}

static void
update_padlock (GtkWidget *padlock, const char *name, GSettings *settings)
{
  gtk_widget_set_visible (padlock, !g_settings_is_writable (settings, name));
}

/**
 * ichomp_lock_follow:
 * @widget: a widget that changes a setting
 * @settings: the settings
 * @name: the setting
 *
 * Makes @widget insensitive while the setting is locked. Its tooltip says why.
 */
void
ichomp_lock_follow (GtkWidget *widget, GSettings *settings, const char *name)
{
  g_autofree char *signal = g_strconcat ("writable-changed::", name, NULL);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect_object (settings, signal, G_CALLBACK (update_widget), widget, G_CONNECT_SWAPPED);
  update_widget (widget, name, settings);
}

/* Returns a padlock that is visible while the setting is locked. */
GtkWidget *
ichomp_lock_create_padlock (GSettings *settings, const char *name)
{
  g_autofree char *signal = g_strconcat ("writable-changed::", name, NULL);
  GtkWidget *padlock = make_padlock ();

  g_signal_connect_object (settings, signal, G_CALLBACK (update_padlock), padlock,
                           G_CONNECT_SWAPPED);
  update_padlock (padlock, name, settings);

  return padlock;
}

/* As ichomp_lock_follow (), but does not follow later changes. */
void
ichomp_lock_mark (GtkWidget *widget, GSettings *settings, const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  update_widget (widget, name, settings);
}

static gboolean
has_locked (GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (gtk_widget_has_css_class (widget, "locked"))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_locked (child))
      return TRUE;

  return FALSE;
}

/**
 * ichomp_lock_show_padlocks:
 * @grid: a grid
 * @column: a column for padlocks alone, to the right of the widgets that change settings
 *
 * Shows a padlock in each row with a visible locked widget, and in no other.
 */
void
ichomp_lock_show_padlocks (GtkGrid *grid, int column)
{
  GtkWidget *next;

  g_return_if_fail (GTK_IS_GRID (grid));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid)); child != NULL;
       child = next)
    {
      GtkWidget *padlock;
      int at;
      int row;

      next = gtk_widget_get_next_sibling (child);
      gtk_grid_query_child (grid, child, &at, &row, NULL, NULL);
      if (at != column - 1)
        continue;

      padlock = gtk_grid_get_child_at (grid, column, row);
      if (padlock == NULL && has_locked (child))
        gtk_grid_attach (grid, make_padlock (), column, row, 1, 1);
      else if (padlock != NULL)
        gtk_widget_set_visible (padlock, has_locked (child));
    }
}
