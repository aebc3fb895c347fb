/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "play/ichomp-session.h"
#include "ichomp-statistics.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_KEEPER (ichomp_keeper_get_type ())

G_DECLARE_FINAL_TYPE (IchompKeeper, ichomp_keeper, ICHOMP, KEEPER, GObject)

IchompKeeper *ichomp_keeper_new (IchompSession *session, IchompStatistics *statistics);

gboolean ichomp_keeper_load (IchompKeeper *self);
void ichomp_keeper_set_paused (IchompKeeper *self, gboolean paused);
void ichomp_keeper_flush (IchompKeeper *self);
gboolean ichomp_keeper_hold (IchompKeeper *self);
void ichomp_keeper_bring_back (IchompKeeper *self);

G_END_DECLS
