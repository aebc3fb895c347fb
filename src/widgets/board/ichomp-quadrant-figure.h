/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-figure.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_QUADRANT_FIGURE (ichomp_quadrant_figure_get_type ())

G_DECLARE_FINAL_TYPE (IchompQuadrantFigure,
                      ichomp_quadrant_figure,
                      ICHOMP,
                      QUADRANT_FIGURE,
                      IchompFigure)

GtkWidget *ichomp_quadrant_figure_new (SgDiagram *diagram,
                                       SgRule rule,
                                       gboolean numbers,
                                       gboolean binary,
                                       const SgMove *marks,
                                       guint n_marks);

G_END_DECLS
