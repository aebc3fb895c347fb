/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_TABLE_LAYOUT (ichomp_table_layout_get_type ())

G_DECLARE_FINAL_TYPE (IchompTableLayout,
                      ichomp_table_layout,
                      ICHOMP,
                      TABLE_LAYOUT,
                      GtkLayoutManager)

G_END_DECLS
