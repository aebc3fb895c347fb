/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-record.h"
#include "game/play/ichomp-setup.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_STATISTICS (ichomp_statistics_get_type ())

G_DECLARE_FINAL_TYPE (IchompStatistics, ichomp_statistics, ICHOMP, STATISTICS, IchompRecord)

IchompStatistics *ichomp_statistics_new (IchompStore *store);

void
ichomp_statistics_count (IchompStatistics *self, const IchompSetup *setup, IchompPlayer winner);
guint ichomp_statistics_get_n_games (IchompStatistics *self);
guint
ichomp_statistics_get_n_won (IchompStatistics *self, const IchompSetup *setup, IchompPlayer winner);
void ichomp_statistics_reset (IchompStatistics *self);

G_END_DECLS
