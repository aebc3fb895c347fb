/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PREFERENCES (ichomp_preferences_get_type ())

G_DECLARE_FINAL_TYPE (IchompPreferences, ichomp_preferences, ICHOMP, PREFERENCES, GtkWindow)

GtkWidget *ichomp_preferences_new (GSettings *settings);

G_END_DECLS
