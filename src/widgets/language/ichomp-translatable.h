/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_TRANSLATABLE (ichomp_translatable_get_type ())

G_DECLARE_INTERFACE (IchompTranslatable, ichomp_translatable, ICHOMP, TRANSLATABLE, GtkWidget)

/**
 * IchompTranslatableInterface:
 * @update_words: (nullable): sets all texts that the code of the widget sets, for itself and its
 *   descendants
 * @update_inside: (nullable): called first; updates the children of a widget whose children are not
 *   all updated at once, or not in one language. Without it each child is updated.
 *
 * Implemented by widgets with texts that are not in their template.
 */
struct _IchompTranslatableInterface
{
  GTypeInterface parent_iface;

  void (*update_words) (IchompTranslatable *self);
  void (*update_inside) (IchompTranslatable *self);
};

/* For a widget that cannot implement the interface: sets its texts in the current language. */
typedef void (*IchompWordsFunc) (GtkWidget *widget, gpointer user_data);

void
ichomp_translatable_set_words_func (GtkWidget *widget, IchompWordsFunc func, gpointer user_data);
void ichomp_translatable_update (GtkWidget *root);
void ichomp_translatable_complete (GtkWidget *root);

G_END_DECLS
