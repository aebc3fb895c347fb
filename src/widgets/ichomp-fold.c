/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-fold.h"

/**
 * ichomp_fold_new:
 * @title: what is folded, such as "Proof", as markup
 * @child: what is to be seen when it is unfolded
 *
 * Returns: (transfer floating): a part of a page that is folded at first
 */
GtkWidget *
ichomp_fold_new (const char *title, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (NULL);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), title);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), label);
  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  gtk_widget_add_css_class (expander, "fold");
  gtk_widget_add_css_class (child, "folded");
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);

  return expander;
}
