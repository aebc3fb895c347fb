/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

void ichomp_appearance_follow (GSettings *settings, GtkApplication *application);
void ichomp_appearance_zoom_by_scrolling (GtkWidget *window);

G_END_DECLS
