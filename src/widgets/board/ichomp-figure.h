/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ichomp-tile.h"
#include "game/course/ichomp-position-numbers.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_FIGURE (ichomp_figure_get_type ())

G_DECLARE_DERIVABLE_TYPE (IchompFigure, ichomp_figure, ICHOMP, FIGURE, GtkWidget)

/**
 * IchompFigureClass:
 * @show_position: shows another position on the same board
 * @preview_changed: another tile is under the pointer or has the focus, or none
 */
struct _IchompFigureClass
{
  GtkWidgetClass parent_class;

  void (*show_position) (IchompFigure *self,
                         SgPosition *position,
                         const SgMove *last_move,
                         SgPosition *before);
  void (*preview_changed) (IchompFigure *self);
};

void ichomp_figure_show_position (IchompFigure *self,
                                  SgPosition *position,
                                  const SgMove *last_move,
                                  SgPosition *before);
GtkWidget *ichomp_figure_get_board (IchompFigure *self);
void ichomp_figure_mark (IchompFigure *self, const SgMove *tile, IchompTileAppearance mark);
void ichomp_figure_clear_marks (IchompFigure *self);

/* For subclasses */
GtkWidget *ichomp_figure_get_column (IchompFigure *self);
SgAnalysis *ichomp_figure_get_analysis (IchompFigure *self);
IchompPositionNumbers *
ichomp_figure_set_numbers_of (IchompFigure *self, SgPosition *position, SgRule rule);

G_END_DECLS
