/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_QUESTION_BOX (ichomp_question_box_get_type ())

G_DECLARE_FINAL_TYPE (IchompQuestionBox, ichomp_question_box, ICHOMP, QUESTION_BOX, GtkBox)

void ichomp_question_box_ask (IchompQuestionBox *self,
                              IchompParts parts,
                              SgExplanation *explanation,
                              guint index);
void ichomp_question_box_clear (IchompQuestionBox *self);
gboolean ichomp_question_box_wants_tile (IchompQuestionBox *self);
void ichomp_question_box_answer_tile (IchompQuestionBox *self, const SgMove *tile);
gboolean ichomp_question_box_focus (IchompQuestionBox *self);

G_END_DECLS
