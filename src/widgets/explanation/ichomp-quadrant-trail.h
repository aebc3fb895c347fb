/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/explanation/ichomp-step-view.h"
#include "game/explanation/ichomp-stepper.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_QUADRANT_TRAIL (ichomp_quadrant_trail_get_type ())

G_DECLARE_FINAL_TYPE (IchompQuadrantTrail, ichomp_quadrant_trail, ICHOMP, QUADRANT_TRAIL, GtkBox)

void ichomp_quadrant_trail_show (IchompQuadrantTrail *self,
                                 IchompStepper *stepper,
                                 const IchompStepView *view);

G_END_DECLS
