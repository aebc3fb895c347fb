/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ichomp_drop_down_describe (GtkDropDown *drop_down);
void ichomp_drop_down_set_words (GtkDropDown *drop_down, const char *name, const char *note);

G_END_DECLS
