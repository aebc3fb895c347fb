/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

void ichomp_language_actions_add (GtkApplication *application, GSettings *settings);

G_END_DECLS
