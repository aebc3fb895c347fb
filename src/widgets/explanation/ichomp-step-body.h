/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/explanation/ichomp-step-view.h"
#include "game/explanation/ichomp-stepper.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_STEP_BODY (ichomp_step_body_get_type ())

G_DECLARE_FINAL_TYPE (IchompStepBody, ichomp_step_body, ICHOMP, STEP_BODY, GtkBox)

void ichomp_step_body_show (IchompStepBody *self, IchompStepper *stepper);
const IchompStepView *ichomp_step_body_get_view (IchompStepBody *self);
gboolean ichomp_step_body_is_asking (IchompStepBody *self);
gboolean ichomp_step_body_focus_question (IchompStepBody *self);
gboolean ichomp_step_body_focus_words (IchompStepBody *self);
gboolean ichomp_step_body_focus_quadrant_trail (IchompStepBody *self);
gboolean ichomp_step_body_offer_answer (IchompStepBody *self, const SgMove *tile);
void ichomp_step_body_reveal (IchompStepBody *self);
guint ichomp_step_body_count_characters (IchompStepBody *self);

G_END_DECLS
