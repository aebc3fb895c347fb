/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/explanation/ichomp-stepper.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_STEP_CONTROLS (ichomp_step_controls_get_type ())

G_DECLARE_FINAL_TYPE (IchompStepControls, ichomp_step_controls, ICHOMP, STEP_CONTROLS, GtkBox)

void ichomp_step_controls_show (IchompStepControls *self, IchompStepper *stepper);
void ichomp_step_controls_set_length (IchompStepControls *self, guint n_characters);
void ichomp_step_controls_stop (IchompStepControls *self);
gboolean ichomp_step_controls_focus_next (IchompStepControls *self);

G_END_DECLS
