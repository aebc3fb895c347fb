/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-types.h"

G_BEGIN_DECLS

gboolean ichomp_script_has_font (IchompLanguage language);
gboolean ichomp_script_is_tall (IchompLanguage language);
void ichomp_script_use (IchompLanguage language);
void ichomp_script_prepare (GtkWidget *widget);
void ichomp_script_keep_left_to_right (GtkWidget *widget);

G_END_DECLS
