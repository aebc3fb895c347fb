/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paper/layout/ichomp-paper-block.h"

G_BEGIN_DECLS

/**
 * IchompPaperBitRow:
 * @label: (nullable): its label
 * @value: its number
 * @blank: whether number and digits are left blank
 * @rule: whether there is a line above it
 *
 * A row of a table of binary digits.
 */
typedef struct
{
  const char *label;
  guint value;
  gboolean blank;
  gboolean rule;
} IchompPaperBitRow;

void ichomp_paper_add_bit_rows (IchompPaperBlock *parent,
                                const IchompPaperBitRow *rows,
                                guint n_rows,
                                guint n_digits);
void ichomp_paper_add_xor (IchompPaperBlock *parent,
                           const guint *numbers,
                           guint n_numbers,
                           gboolean filled);
void ichomp_paper_add_powers (IchompPaperBlock *parent, guint number);
void ichomp_paper_add_mex (IchompPaperBlock *parent, const guint *numbers, guint n_numbers);
void ichomp_paper_add_heaps (IchompPaperBlock *parent,
                             guint n_rows,
                             guint n_columns,
                             gboolean has_values,
                             gboolean filled);
void ichomp_paper_add_nim_sum (IchompPaperBlock *parent, const SgAnalysis *analysis);
void ichomp_paper_add_outcome (IchompPaperBlock *parent, const SgAnalysis *analysis);

G_END_DECLS
