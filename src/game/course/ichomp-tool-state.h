/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-block-state.h"

G_BEGIN_DECLS

/* The numbers that a tool shows: what they mean is up to the tool. */
#define ICHOMP_TYPE_TOOL_STATE (ichomp_tool_state_get_type ())

G_DECLARE_FINAL_TYPE (IchompToolState, ichomp_tool_state, ICHOMP, TOOL_STATE, IchompBlockState)

IchompToolState *ichomp_tool_state_new (const IchompLessonBlock *block);

gboolean ichomp_tool_state_is_new (IchompToolState *self);
const guint *ichomp_tool_state_get_numbers (IchompToolState *self, guint *n_numbers);
void ichomp_tool_state_set_numbers (IchompToolState *self, const guint *numbers, guint n_numbers);

/* The moves that were made in a figure. */
#define ICHOMP_TYPE_FIGURE_PLAY (ichomp_figure_play_get_type ())

G_DECLARE_FINAL_TYPE (IchompFigurePlay, ichomp_figure_play, ICHOMP, FIGURE_PLAY, IchompBlockState)

IchompFigurePlay *ichomp_figure_play_new (const IchompLessonBlock *block, SgRule rule);
void ichomp_figure_play_begin (IchompFigurePlay *self, SgPosition *start);

SgPosition *ichomp_figure_play_get_position (IchompFigurePlay *self);
SgPosition *ichomp_figure_play_get_before (IchompFigurePlay *self);
const SgMove *ichomp_figure_play_get_last_move (IchompFigurePlay *self);
guint ichomp_figure_play_get_n_moves (IchompFigurePlay *self);
guint ichomp_figure_play_play (IchompFigurePlay *self, const SgMove *move);
void ichomp_figure_play_reset (IchompFigurePlay *self);

G_END_DECLS
