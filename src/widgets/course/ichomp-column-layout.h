/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_COLUMN_LAYOUT (ichomp_column_layout_get_type ())

G_DECLARE_FINAL_TYPE (IchompColumnLayout,
                      ichomp_column_layout,
                      ICHOMP,
                      COLUMN_LAYOUT,
                      GtkLayoutManager)

GtkLayoutManager *ichomp_column_layout_new (void);

void ichomp_column_layout_set_n_columns (IchompColumnLayout *self, guint n_columns);
gboolean ichomp_column_layout_has_room (IchompColumnLayout *self, int width);
int ichomp_column_layout_get_line_width (IchompColumnLayout *self);

G_END_DECLS
