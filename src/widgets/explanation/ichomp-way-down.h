/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/explanation/ichomp-step-view.h"
#include "game/explanation/ichomp-stepper.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_WAY_DOWN (ichomp_way_down_get_type ())

G_DECLARE_FINAL_TYPE (IchompWayDown, ichomp_way_down, ICHOMP, WAY_DOWN, GtkBox)

void ichomp_way_down_show (IchompWayDown *self, IchompStepper *stepper, const IchompStepView *view);

G_END_DECLS
