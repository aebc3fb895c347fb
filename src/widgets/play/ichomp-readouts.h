/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "explanation/ichomp-step-view.h"

G_BEGIN_DECLS

/**
 * IchompReadoutForms:
 * @ICHOMP_READOUT_DECIMAL: numbers in decimal
 * @ICHOMP_READOUT_BINARY: numbers in binary
 *
 * The forms in which numbers are shown.
 */
typedef enum
{
  ICHOMP_READOUT_DECIMAL = 1 << 0,
  ICHOMP_READOUT_BINARY = 1 << 1,
} IchompReadoutForms;

/**
 * IchompReadouts:
 * @values: (element-type IchompReadout): the values of the quadrants
 * @nim_sum: (type IchompReadout): their nim-sum
 * @outcome: (type IchompReadout): who wins
 *
 * The readouts around a board. A plain value that owns nothing.
 */
typedef struct
{
  GtkWidget *values[SG_N_QUADRANTS];
  GtkWidget *nim_sum;
  GtkWidget *outcome;
} IchompReadouts;

void ichomp_readouts_show (const IchompReadouts *self,
                           SgAnalysis *analysis,
                           gboolean computing,
                           IchompReadoutForms forms);
void ichomp_readouts_preview (const IchompReadouts *self,
                              SgAnalysis *analysis,
                              const SgMove *move,
                              IchompReadoutForms forms);
void ichomp_readouts_light (const IchompReadouts *self, const IchompStepView *view);

G_END_DECLS
