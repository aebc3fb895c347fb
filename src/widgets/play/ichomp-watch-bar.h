/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ichomp-computer-pace.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_WATCH_BAR (ichomp_watch_bar_get_type ())

G_DECLARE_FINAL_TYPE (IchompWatchBar, ichomp_watch_bar, ICHOMP, WATCH_BAR, GtkBox)

GtkWidget *ichomp_watch_bar_new (IchompSession *session,
                                 GSettings *settings,
                                 IchompComputerPace *computer_pace);

G_END_DECLS
