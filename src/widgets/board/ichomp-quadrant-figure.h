/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_QUADRANT_FIGURE (ichomp_quadrant_figure_get_type ())

G_DECLARE_FINAL_TYPE (IchompQuadrantFigure,
                      ichomp_quadrant_figure,
                      ICHOMP,
                      QUADRANT_FIGURE,
                      GtkWidget)

GtkWidget *ichomp_quadrant_figure_new (SgDiagram *diagram,
                                       SgRule rule,
                                       gboolean numbers,
                                       gboolean binary,
                                       const SgMove *marks,
                                       guint n_marks);

void ichomp_quadrant_figure_show_position (IchompQuadrantFigure *self,
                                           SgPosition *position,
                                           const SgMove *last_move,
                                           SgPosition *before);
GtkWidget *ichomp_quadrant_figure_get_board (IchompQuadrantFigure *self);

G_END_DECLS
