/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_NIM_SUM_PLOT (ichomp_nim_sum_plot_get_type ())

G_DECLARE_FINAL_TYPE (IchompNimSumPlot, ichomp_nim_sum_plot, ICHOMP, NIM_SUM_PLOT, GtkWidget)

void ichomp_nim_sum_plot_show (IchompNimSumPlot *self,
                               SgReview *review,
                               guint index,
                               gboolean show_mistakes);
gboolean ichomp_nim_sum_plot_find_index (IchompNimSumPlot *self, double x, guint *index);

G_END_DECLS
