/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_HISTORY_ROW (ichomp_history_row_get_type ())

G_DECLARE_FINAL_TYPE (IchompHistoryRow, ichomp_history_row, ICHOMP, HISTORY_ROW, GtkBox)

GtkWidget *ichomp_history_row_new (void);

void ichomp_history_row_show (IchompHistoryRow *self,
                              guint number,
                              const SgMove *move,
                              const char *text,
                              const char *change,
                              gboolean is_mistake);

G_END_DECLS
