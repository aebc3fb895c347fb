/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-tool-state.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PLAY_FIGURE (ichomp_play_figure_get_type ())

G_DECLARE_FINAL_TYPE (IchompPlayFigure, ichomp_play_figure, ICHOMP, PLAY_FIGURE, GtkBox)

GtkWidget *ichomp_play_figure_new (GtkWidget *figure, IchompFigurePlay *play);

G_END_DECLS
