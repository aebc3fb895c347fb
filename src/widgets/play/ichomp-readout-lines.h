/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-readout.h"

G_BEGIN_DECLS

/* What a readout says; each may be NULL. */
typedef struct
{
  const char *primary;
  const char *secondary;
  const char *preview_primary;
  const char *preview_secondary;
} IchompReadoutTexts;

/* The same in lines, as markup. */
typedef struct
{
  char *first;
  char *second;
  char *third;
} IchompReadoutLines;

void ichomp_readout_lines_init (IchompReadoutLines *self,
                                IchompReadoutLayout layout,
                                const IchompReadoutTexts *texts);
void ichomp_readout_lines_init_widest (IchompReadoutLines *self,
                                       IchompReadoutLayout layout,
                                       const char *primary,
                                       const char *secondary);
void ichomp_readout_lines_clear (IchompReadoutLines *self);

G_END_DECLS
