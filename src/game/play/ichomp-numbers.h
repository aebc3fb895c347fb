/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_NUMBERS (ichomp_numbers_get_type ())

G_DECLARE_FINAL_TYPE (IchompNumbers, ichomp_numbers, ICHOMP, NUMBERS, GObject)

IchompNumbers *ichomp_numbers_new (void);

void ichomp_numbers_set_game (IchompNumbers *self, SgGame *game, guint index);
SgAnalysis *ichomp_numbers_get_analysis (IchompNumbers *self);
const GError *ichomp_numbers_get_error (IchompNumbers *self);
gboolean ichomp_numbers_is_computing (IchompNumbers *self);
double ichomp_numbers_get_progress (IchompNumbers *self);
double ichomp_numbers_get_seconds_left (IchompNumbers *self);
void ichomp_numbers_stop (IchompNumbers *self);
gboolean ichomp_numbers_is_stopped (IchompNumbers *self);
void ichomp_numbers_resume (IchompNumbers *self);

SgSolver *ichomp_numbers_get_solver (IchompNumbers *self, SgPosition *position);
gboolean ichomp_numbers_set_request (IchompNumbers *self, SgPosition *position);

G_END_DECLS
