/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of all keys, in one column that fits every screen and can be searched. GTK sets the
 * names of the keys once: a change of the language replaces the window. */

#include "ichomp-shortcuts-window.h"

struct _IchompShortcutsWindow
{
  GtkWindow parent_instance;

  GtkWidget *search_entry;
  GtkWidget *no_hits_label;
  GtkWidget *groups;
};

G_DEFINE_FINAL_TYPE (IchompShortcutsWindow, ichomp_shortcuts_window, GTK_TYPE_WINDOW)

/* Returns whether one of the keys in @group is about @words, which may be empty. */
static gboolean
search_group (GtkWidget *group, const char *words)
{
  gboolean has_hits = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (group); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SHORTCUTS_SHORTCUT (child))
      {
        g_autofree char *title = NULL;
        gboolean is_hit;

        g_object_get (child, "title", &title, NULL);
        is_hit = *words == '\0' || g_str_match_string (words, title, TRUE);
        gtk_widget_set_visible (child, is_hit);
        has_hits |= is_hit;
      }

  return has_hits;
}

static void
search_changed_cb (IchompShortcutsWindow *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  gboolean has_hits = FALSE;

  for (GtkWidget *group = gtk_widget_get_first_child (self->groups); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    {
      gboolean is_hit = search_group (group, words);

      gtk_widget_set_visible (group, is_hit);
      has_hits |= is_hit;
    }

  gtk_widget_set_visible (self->no_hits_label, !has_hits);
}

/* Escape ends the search first. */
static void
stop_search_cb (IchompShortcutsWindow *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) == '\0')
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
}

static void
ichomp_shortcuts_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_SHORTCUTS_WINDOW);

  G_OBJECT_CLASS (ichomp_shortcuts_window_parent_class)->dispose (object);
}

static void
ichomp_shortcuts_window_class_init (IchompShortcutsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_shortcuts_window_dispose;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-shortcuts-window.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompShortcutsWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, IchompShortcutsWindow, no_hits_label);
  gtk_widget_class_bind_template_child (widget_class, IchompShortcutsWindow, groups);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
}

static void
ichomp_shortcuts_window_init (IchompShortcutsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ichomp_shortcuts_window_new (void)
{
  return g_object_new (ICHOMP_TYPE_SHORTCUTS_WINDOW, NULL);
}
