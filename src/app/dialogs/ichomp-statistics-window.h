/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/storage/ichomp-statistics.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_STATISTICS_WINDOW (ichomp_statistics_window_get_type ())

G_DECLARE_FINAL_TYPE (IchompStatisticsWindow,
                      ichomp_statistics_window,
                      ICHOMP,
                      STATISTICS_WINDOW,
                      GtkWindow)

GtkWidget *ichomp_statistics_window_new (IchompStatistics *statistics);

G_END_DECLS
