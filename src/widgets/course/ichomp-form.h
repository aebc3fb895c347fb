/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_FORM (ichomp_form_get_type ())

G_DECLARE_FINAL_TYPE (IchompForm, ichomp_form, ICHOMP, FORM, GtkBox)

GtkWidget *ichomp_form_new_values (SgDiagram *diagram, SgRule rule);
GtkWidget *ichomp_form_new_heaps (guint n_rows, guint n_columns, gboolean asks_value);

void ichomp_form_update_words (IchompForm *self);
GtkWidget *ichomp_form_get_cell (IchompForm *self, guint row, guint column);

G_END_DECLS
