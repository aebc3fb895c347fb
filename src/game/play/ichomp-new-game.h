/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ichomp-session.h"

G_BEGIN_DECLS

void ichomp_new_game_clamp (IchompSetup *setup, guint width, guint height);
void
ichomp_new_game_read_setup (GSettings *settings, const IchompSetup *previous, IchompSetup *setup);
void
ichomp_new_game_repeat_setup (GSettings *settings, const IchompSetup *previous, IchompSetup *setup);
void ichomp_new_game_read_random_setup (GSettings *settings,
                                        const IchompSetup *previous,
                                        IchompSetup *setup);

G_END_DECLS
