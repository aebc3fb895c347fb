/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "game/base/ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/**
 * IchompStep:
 * @ICHOMP_STEP_FIRST: to the first step
 * @ICHOMP_STEP_BACK: to the previous one
 * @ICHOMP_STEP_NEXT: to the next one; an open question is answered instead
 * @ICHOMP_STEP_LAST: to the last one, or to the first open question before it
 *
 * Directions in an explanation.
 */
typedef enum
{
  ICHOMP_STEP_FIRST,
  ICHOMP_STEP_BACK,
  ICHOMP_STEP_NEXT,
  ICHOMP_STEP_LAST,
} IchompStep;

#define ICHOMP_N_STEPS (ICHOMP_STEP_LAST + 1)

#define ICHOMP_TYPE_STEPPER (ichomp_stepper_get_type ())

G_DECLARE_FINAL_TYPE (IchompStepper, ichomp_stepper, ICHOMP, STEPPER, GObject)

IchompStepper *ichomp_stepper_new (void);

/* The explanation */
void ichomp_stepper_set_analysis (IchompStepper *self, IchompParts parts, SgAnalysis *analysis);
IchompParts ichomp_stepper_get_parts (IchompStepper *self);
SgAnalysis *ichomp_stepper_get_analysis (IchompStepper *self);
void ichomp_stepper_explain (IchompStepper *self, SgQuadrant subject);
SgQuadrant ichomp_stepper_get_subject (IchompStepper *self);
SgExplanation *ichomp_stepper_get_explanation (IchompStepper *self);
SgExplanation *ichomp_stepper_get_reply (IchompStepper *self);

/* The way down */
gboolean ichomp_stepper_explain_tile (IchompStepper *self, const SgMove *tile);
gboolean ichomp_stepper_go_down (IchompStepper *self, const SgMove *tile);
void ichomp_stepper_go_up (IchompStepper *self, guint depth);
guint ichomp_stepper_get_depth (IchompStepper *self);
const SgMove *ichomp_stepper_get_tile (IchompStepper *self, guint depth);
SgAnalysis *ichomp_stepper_get_smaller (IchompStepper *self, guint depth);

/* The step on show */
guint ichomp_stepper_get_index (IchompStepper *self);
guint ichomp_stepper_get_n_steps (IchompStepper *self);
gboolean ichomp_stepper_can_go (IchompStepper *self, IchompStep step);
void ichomp_stepper_go (IchompStepper *self, IchompStep step);
gboolean ichomp_stepper_can_go_to (IchompStepper *self, guint index);
void ichomp_stepper_go_to (IchompStepper *self, guint index);
void ichomp_stepper_point_at (IchompStepper *self, const SgMove *tile);

/* Questions */
void ichomp_stepper_set_asks_first (IchompStepper *self, gboolean asks_first);
gboolean ichomp_stepper_get_asks_first (IchompStepper *self);
gboolean ichomp_stepper_is_asking (IchompStepper *self);
void ichomp_stepper_answer (IchompStepper *self, gboolean found, guint answer);

/* The winning move */
const SgMove *ichomp_stepper_get_move (IchompStepper *self);
guint ichomp_stepper_get_choice (IchompStepper *self, SgQuadrant *chosen);
void ichomp_stepper_choose (IchompStepper *self, SgQuadrant quadrant);

G_END_DECLS
