/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-types.h"
#include "game/explanation/ichomp-step-view.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_HINT_BOX (ichomp_hint_box_get_type ())

G_DECLARE_FINAL_TYPE (IchompHintBox, ichomp_hint_box, ICHOMP, HINT_BOX, GtkBox)

void ichomp_hint_box_set_analysis (IchompHintBox *self, IchompParts parts, SgAnalysis *analysis);
void ichomp_hint_box_give (IchompHintBox *self);
void ichomp_hint_box_take_away (IchompHintBox *self);
gboolean ichomp_hint_box_close (IchompHintBox *self);
const SgMove *ichomp_hint_box_get_move (IchompHintBox *self);
void ichomp_hint_box_mark (IchompHintBox *self, IchompStepView *view);

G_END_DECLS
