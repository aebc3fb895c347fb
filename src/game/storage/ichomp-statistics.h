/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "base/ichomp-types.h"
#include "ichomp-record.h"
#include "sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_STATISTICS (ichomp_statistics_get_type ())

G_DECLARE_FINAL_TYPE (IchompStatistics, ichomp_statistics, ICHOMP, STATISTICS, IchompRecord)

IchompStatistics *ichomp_statistics_new (IchompStore *store);

void ichomp_statistics_count (IchompStatistics *self,
                              IchompOpponent opponent,
                              SgLevel level,
                              IchompPlayer winner);
guint ichomp_statistics_get_n_games (IchompStatistics *self);
guint ichomp_statistics_get_n_won_between_people (IchompStatistics *self, IchompPlayer winner);
guint ichomp_statistics_get_n_won_against_computer (IchompStatistics *self,
                                                    SgLevel level,
                                                    IchompPlayer winner);
void ichomp_statistics_reset (IchompStatistics *self);

G_END_DECLS
