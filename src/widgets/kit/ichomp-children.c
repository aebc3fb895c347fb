/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The children of a widget. */

#include "ichomp-children.h"

/* @parent: a GtkBox, a GtkGrid or a widget that manages its own children; not a GtkListBox nor a
 * GtkFlowBox, which also keep lists of them */
void
ichomp_children_remove (GtkWidget *parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}
