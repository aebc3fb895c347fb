/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-types.h"
#include "game/explanation/ichomp-step-view.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_STEP_PICTURE (ichomp_step_picture_get_type ())

G_DECLARE_FINAL_TYPE (IchompStepPicture, ichomp_step_picture, ICHOMP, STEP_PICTURE, GtkWidget)

void ichomp_step_picture_show (IchompStepPicture *self,
                               IchompParts parts,
                               const SgExplanation *explanation,
                               guint index,
                               const IchompStepView *view);

G_END_DECLS
