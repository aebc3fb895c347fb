/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_COMPUTER_PACE (ichomp_computer_pace_get_type ())

G_DECLARE_FINAL_TYPE (IchompComputerPace, ichomp_computer_pace, ICHOMP, COMPUTER_PACE, GObject)

IchompComputerPace *ichomp_computer_pace_new (IchompSession *session);

void ichomp_computer_pace_step (IchompComputerPace *self);

G_END_DECLS
