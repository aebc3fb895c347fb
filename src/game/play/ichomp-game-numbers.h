/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_GAME_NUMBERS (ichomp_game_numbers_get_type ())

G_DECLARE_FINAL_TYPE (IchompGameNumbers, ichomp_game_numbers, ICHOMP, GAME_NUMBERS, GObject)

IchompGameNumbers *ichomp_game_numbers_new (void);

void ichomp_game_numbers_set_game (IchompGameNumbers *self, SgGame *game, guint index);
SgAnalysis *ichomp_game_numbers_get_analysis (IchompGameNumbers *self);
const GError *ichomp_game_numbers_get_error (IchompGameNumbers *self);
gboolean ichomp_game_numbers_is_computing (IchompGameNumbers *self);
double ichomp_game_numbers_get_progress (IchompGameNumbers *self);
double ichomp_game_numbers_get_seconds_left (IchompGameNumbers *self);
void ichomp_game_numbers_stop (IchompGameNumbers *self);
gboolean ichomp_game_numbers_is_stopped (IchompGameNumbers *self);
void ichomp_game_numbers_resume (IchompGameNumbers *self);

SgSolver *ichomp_game_numbers_get_solver (IchompGameNumbers *self, SgPosition *position);
gboolean ichomp_game_numbers_set_request (IchompGameNumbers *self, SgPosition *position);

G_END_DECLS
