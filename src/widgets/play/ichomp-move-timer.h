/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_MOVE_TIMER (ichomp_move_timer_get_type ())

G_DECLARE_FINAL_TYPE (IchompMoveTimer, ichomp_move_timer, ICHOMP, MOVE_TIMER, GObject)

IchompMoveTimer *ichomp_move_timer_new (IchompSession *session);

void ichomp_move_timer_step (IchompMoveTimer *self);

G_END_DECLS
