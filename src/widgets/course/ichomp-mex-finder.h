/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-tool-state.h"

G_BEGIN_DECLS

/* The largest number in the set at first */
#define ICHOMP_MEX_FINDER_MAX_NUMBER 99

#define ICHOMP_TYPE_MEX_FINDER (ichomp_mex_finder_get_type ())

G_DECLARE_FINAL_TYPE (IchompMexFinder, ichomp_mex_finder, ICHOMP, MEX_FINDER, GtkWidget)

GtkWidget *ichomp_mex_finder_new (const guint *numbers, guint n_numbers, IchompToolState *state);

G_END_DECLS
