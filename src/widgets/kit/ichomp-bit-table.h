/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * IchompBitRow:
 * @label: the name of the number, translated
 * @style_class: (nullable): a style class for the row
 * @shown: whether the row is shown; its place is kept either way
 * @lit: whether it stands out
 * @cancelled: whether it is struck out
 * @decimal_known: whether its decimal number is shown
 * @value: the number
 * @known: the columns whose digits are shown, one bit each; the others show a dot
 */
typedef struct
{
  const char *label;
  const char *style_class;
  gboolean shown;
  gboolean lit;
  gboolean cancelled;
  gboolean decimal_known;
  guint value;
  guint known;
} IchompBitRow;

#define ICHOMP_TYPE_BIT_TABLE (ichomp_bit_table_get_type ())

G_DECLARE_FINAL_TYPE (IchompBitTable, ichomp_bit_table, ICHOMP, BIT_TABLE, GtkWidget)

GtkWidget *ichomp_bit_table_new (void);

void ichomp_bit_table_show (IchompBitTable *self,
                            const IchompBitRow *rows,
                            guint n_rows,
                            guint n_digits,
                            int lit_column);
int ichomp_bit_table_find_column (IchompBitTable *self, double x, double y);

G_END_DECLS
