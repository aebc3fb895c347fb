/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_STEP_CONTROLS (ichomp_step_controls_get_type ())

G_DECLARE_FINAL_TYPE (IchompStepControls, ichomp_step_controls, ICHOMP, STEP_CONTROLS, GtkBox)

void
ichomp_step_controls_set_range (IchompStepControls *self, gboolean can_back, gboolean can_next);
void ichomp_step_controls_stop (IchompStepControls *self);

G_END_DECLS
