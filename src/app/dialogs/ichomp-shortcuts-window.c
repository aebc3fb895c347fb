/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of all keys, in one column that fits every screen. GTK sets the names of the keys
 * once: a change of the language replaces the window. */

#include "ichomp-shortcuts-window.h"

struct _IchompShortcutsWindow
{
  GtkWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (IchompShortcutsWindow, ichomp_shortcuts_window, GTK_TYPE_WINDOW)

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
