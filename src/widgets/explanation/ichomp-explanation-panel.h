/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-types.h"
#include "ichomp-hint-box.h"
#include "game/storage/ichomp-settings.h"
#include "game/explanation/ichomp-step-view.h"
#include "game/explanation/ichomp-stepper.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_EXPLANATION_PANEL (ichomp_explanation_panel_get_type ())

G_DECLARE_FINAL_TYPE (IchompExplanationPanel,
                      ichomp_explanation_panel,
                      ICHOMP,
                      EXPLANATION_PANEL,
                      GtkBox)

GtkWidget *ichomp_explanation_panel_new (void);

/* The explanation */
void ichomp_explanation_panel_set_analysis (IchompExplanationPanel *self,
                                            IchompParts parts,
                                            SgAnalysis *analysis);
void ichomp_explanation_panel_explain (IchompExplanationPanel *self, SgQuadrant subject);
IchompHintBox *ichomp_explanation_panel_get_hint_box (IchompExplanationPanel *self);

/* The user */
gboolean ichomp_explanation_panel_explain_tile (IchompExplanationPanel *self,
                                                const SgMove *tile,
                                                gboolean take_focus);
void ichomp_explanation_panel_step (IchompExplanationPanel *self, IchompStep step);
void ichomp_explanation_panel_point_at (IchompExplanationPanel *self, const SgMove *tile);
gboolean ichomp_explanation_panel_offer_answer (IchompExplanationPanel *self, const SgMove *tile);

/* The surroundings */
void ichomp_explanation_panel_set_hidden_values (IchompExplanationPanel *self, guint quadrants);
void ichomp_explanation_panel_set_can_play (IchompExplanationPanel *self, gboolean can_play);
void ichomp_explanation_panel_bind_settings (IchompExplanationPanel *self, GSettings *settings);
void ichomp_explanation_panel_set_orientation (IchompExplanationPanel *self,
                                               GtkOrientation orientation);

/* The state */
gboolean ichomp_explanation_panel_get_asks_first (IchompExplanationPanel *self);
const IchompStepView *ichomp_explanation_panel_get_view (IchompExplanationPanel *self);

G_END_DECLS
