/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-hint-wording.h"
#include "ichomp-step-sight.h"

G_BEGIN_DECLS

void ichomp_step_view_init (IchompStepView *self,
                            const SgExplanation *explanation,
                            guint index,
                            gboolean revealed);
void ichomp_step_view_show_hint (IchompStepView *self,
                                 const SgAnalysis *analysis,
                                 IchompHintGrade grade);
void ichomp_step_view_show_tile (IchompStepView *self, const SgMove *tile);
gboolean ichomp_step_view_marks_tile (const IchompStepView *self,
                                      const SgAnalysis *analysis,
                                      const SgMove *tile);

G_END_DECLS
