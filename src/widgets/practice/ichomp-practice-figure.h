/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/practice/ichomp-exercise.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PRACTICE_FIGURE (ichomp_practice_figure_get_type ())

G_DECLARE_FINAL_TYPE (IchompPracticeFigure, ichomp_practice_figure, ICHOMP, PRACTICE_FIGURE, GtkBox)

void ichomp_practice_figure_show (IchompPracticeFigure *self, IchompExercise *exercise);
void ichomp_practice_figure_mark_wrong (IchompPracticeFigure *self, const IchompAnswer *answer);
void ichomp_practice_figure_mark_answers (IchompPracticeFigure *self);
GtkWidget *ichomp_practice_figure_get_board (IchompPracticeFigure *self);

G_END_DECLS
