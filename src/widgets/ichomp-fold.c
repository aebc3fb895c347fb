/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-fold.h"

/**
 * ichomp_fold_new:
 * @title: shows what is folded
 * @name: what that is, such as "Proof", for a screen reader
 * @child: what is to be seen when it is unfolded
 *
 * Returns: (transfer floating): a part of a page that is folded at first
 */
GtkWidget *
ichomp_fold_new (GtkWidget *title, const char *name, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (NULL);

  gtk_expander_set_label_widget (GTK_EXPANDER (expander), title);
  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  gtk_widget_add_css_class (expander, "fold");
  gtk_widget_add_css_class (child, "folded");
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);

  return expander;
}
