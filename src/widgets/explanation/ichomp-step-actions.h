/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "explanation/ichomp-stepper.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_STEP_ACTIONS (ichomp_step_actions_get_type ())

G_DECLARE_FINAL_TYPE (IchompStepActions, ichomp_step_actions, ICHOMP, STEP_ACTIONS, GtkBox)

GtkWidget *ichomp_step_actions_get_ask_check (IchompStepActions *self);
gboolean ichomp_step_actions_show (IchompStepActions *self,
                                   IchompStepper *stepper,
                                   gboolean is_told,
                                   gboolean can_play);

G_END_DECLS
