/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/ichomp-window.h"

G_BEGIN_DECLS

void ichomp_game_actions_add (IchompWindow *window);

G_END_DECLS
