/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_TRANSLATABLE (ichomp_translatable_get_type ())

G_DECLARE_INTERFACE (IchompTranslatable, ichomp_translatable, ICHOMP, TRANSLATABLE, GtkWidget)

/**
 * IchompTranslatableInterface:
 * @update_words: sets every text anew that the widget has given itself or widgets inside it in code
 *
 * What a widget implements that says more than its template.
 */
struct _IchompTranslatableInterface
{
  GTypeInterface parent_iface;

  void (*update_words) (IchompTranslatable *self);
};

void ichomp_translatable_update (GtkWidget *root);
void ichomp_translatable_complete (GtkWidget *root);

G_END_DECLS
