/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-tool-state.h"

G_BEGIN_DECLS

#define ICHOMP_POWERS_MAX_NUMBER 255

#define ICHOMP_TYPE_POWERS (ichomp_powers_get_type ())

G_DECLARE_FINAL_TYPE (IchompPowers, ichomp_powers, ICHOMP, POWERS, GtkWidget)

GtkWidget *ichomp_powers_new (guint number, IchompToolState *state);

G_END_DECLS
