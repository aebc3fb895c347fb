/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ichomp-step-view.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_EXPLANATION_PANEL (ichomp_explanation_panel_get_type ())

G_DECLARE_FINAL_TYPE (IchompExplanationPanel,
                      ichomp_explanation_panel,
                      ICHOMP,
                      EXPLANATION_PANEL,
                      GtkBox)

GtkWidget *ichomp_explanation_panel_new (void);

void ichomp_explanation_panel_set_analysis (IchompExplanationPanel *self, SgAnalysis *analysis);
void ichomp_explanation_panel_explain_quadrant (IchompExplanationPanel *self, SgQuadrant quadrant);
void ichomp_explanation_panel_explain_position (IchompExplanationPanel *self);
void ichomp_explanation_panel_point_at (IchompExplanationPanel *self, const SgMove *tile);
gboolean ichomp_explanation_panel_offer_answer (IchompExplanationPanel *self, const SgMove *tile);
void ichomp_explanation_panel_give_hint (IchompExplanationPanel *self);
const IchompStepView *ichomp_explanation_panel_get_view (IchompExplanationPanel *self);

G_END_DECLS
