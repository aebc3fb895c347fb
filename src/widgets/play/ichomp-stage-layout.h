/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-stage-metrics.h"

G_BEGIN_DECLS

/* The children of the stage; the first four have the order of SgQuadrant. */
typedef enum
{
  ICHOMP_STAGE_SLOT_NW,
  ICHOMP_STAGE_SLOT_NE,
  ICHOMP_STAGE_SLOT_SW,
  ICHOMP_STAGE_SLOT_SE,
  ICHOMP_STAGE_SLOT_STATUS,
  ICHOMP_STAGE_SLOT_BOARD,
  ICHOMP_STAGE_SLOT_SUM,
  ICHOMP_STAGE_SLOT_OUTCOME,
  /* Cards over the board. */
  ICHOMP_STAGE_SLOT_START,
  ICHOMP_STAGE_SLOT_RESULT,
} IchompStageSlot;

#define ICHOMP_N_STAGE_SLOTS 10

#define ICHOMP_TYPE_STAGE_LAYOUT (ichomp_stage_layout_get_type ())

G_DECLARE_FINAL_TYPE (IchompStageLayout,
                      ichomp_stage_layout,
                      ICHOMP,
                      STAGE_LAYOUT,
                      GtkLayoutManager)

void
ichomp_stage_layout_set_child (IchompStageLayout *self, IchompStageSlot slot, GtkWidget *child);
int ichomp_stage_layout_get_panel_width (GtkWidget *panel);
void ichomp_stage_layout_set_shape (IchompStageLayout *self, const IchompShape *shape);

G_END_DECLS
