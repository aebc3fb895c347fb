/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Binary numbers below each other, with a column for each power of two. Digits run from left to
 * right in every language. Cells are reused, so that nothing moves from step to step. */

#include "ichomp-bit-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ichomp-children.h"
#include "game/base/ichomp-digits.h"
#include "widgets/language/ichomp-local-language.h"
#include "ichomp-text.h"
#include "widgets/language/ichomp-translatable.h"

/* A dot is the Persian zero. */
#define UNKNOWN_DIGIT "·"
#define UNKNOWN_DIGIT_AMONG_OWN "–"

/* The columns of the grid: label, decimal number, then the digits from the leading one on. */
#define LABEL_COLUMN 0
#define DECIMAL_COLUMN 1
#define FIRST_DIGIT_COLUMN 2

struct _IchompBitTable
{
  GtkWidget parent_instance;

  GtkWidget *grid;
  guint n_rows;
  guint n_digits;
};

static void ichomp_bit_table_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompBitTable,
                               ichomp_bit_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_bit_table_translatable_init))

static void
set_css_class (GtkWidget *widget, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static GtkWidget *
get_cell (IchompBitTable *self, guint column, guint row)
{
  return gtk_grid_get_child_at (GTK_GRID (self->grid), column, row);
}

static void
add_cell (IchompBitTable *self, guint column, guint row, const char *style_class, float xalign)
{
  GtkWidget *label = gtk_label_new (ICHOMP_TEXT_NONE);

  /* xalign 0 means left in every language. */
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, style_class);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);
}

static void
name_powers (IchompBitTable *self)
{
  for (guint i = 0; i < self->n_digits; i++)
    {
      g_autofree char *power = ichomp_digits_printf ("%u", 1u << (self->n_digits - 1 - i));

      gtk_label_set_label (GTK_LABEL (get_cell (self, FIRST_DIGIT_COLUMN + i, 0)), power);
    }
}

/* Row 0 has the names of the powers. */
static void
build (IchompBitTable *self, guint n_rows, guint n_digits)
{
  g_autofree char *largest = ichomp_digits_printf ("%u", (1u << n_digits) - 1);

  ichomp_children_remove (self->grid);

  for (guint row = 0; row <= n_rows; row++)
    {
      add_cell (self, LABEL_COLUMN, row, "row-label", 0);
      gtk_widget_set_hexpand (get_cell (self, LABEL_COLUMN, row), TRUE);
      add_cell (self, DECIMAL_COLUMN, row, "decimal", 1);
      gtk_label_set_width_chars (GTK_LABEL (get_cell (self, DECIMAL_COLUMN, row)),
                                 (int)g_utf8_strlen (largest, -1));
      for (guint i = 0; i < n_digits; i++)
        add_cell (self, FIRST_DIGIT_COLUMN + i, row, row == 0 ? "power" : "digit", 0.5);
    }

  self->n_rows = n_rows;
  self->n_digits = n_digits;
  name_powers (self);
}

static void
show_digit (IchompBitTable *self,
            guint index,
            const IchompBitRow *row,
            guint column,
            gboolean lit_column)
{
  GtkWidget *cell = get_cell (self, FIRST_DIGIT_COLUMN + self->n_digits - 1 - column, index + 1);
  gboolean known = (row->known >> column & 1) != 0;
  gboolean one = (row->value >> column & 1) != 0;

  const char *unknown = ichomp_digits_are_own () ? UNKNOWN_DIGIT_AMONG_OWN : UNKNOWN_DIGIT;

  gtk_label_set_label (GTK_LABEL (cell), !row->shown ? ICHOMP_TEXT_NONE
                                         : !known    ? unknown
                                         : one       ? "1"
                                                     : "0");
  if (row->style_class != NULL)
    gtk_widget_add_css_class (cell, row->style_class);
  set_css_class (cell, "one", row->shown && known && one);
  set_css_class (cell, "lit", row->lit && row->shown && known);
  set_css_class (cell, "lit-column", lit_column);
  set_css_class (cell, "cancelled", row->cancelled);
}

static void
show_row (IchompBitTable *self, guint index, const IchompBitRow *row, int lit_column)
{
  GtkWidget *label = get_cell (self, LABEL_COLUMN, index + 1);
  GtkWidget *decimal = get_cell (self, DECIMAL_COLUMN, index + 1);
  g_autofree char *number = ichomp_digits_printf ("%u", row->value);

  gtk_label_set_label (GTK_LABEL (label), row->shown ? row->label : ICHOMP_TEXT_NONE);
  gtk_label_set_label (GTK_LABEL (decimal),
                       row->shown && row->decimal_known ? number : ICHOMP_TEXT_NONE);
  if (row->style_class != NULL)
    {
      gtk_widget_add_css_class (label, row->style_class);
      gtk_widget_add_css_class (decimal, row->style_class);
    }
  set_css_class (label, "lit", row->lit && row->shown);
  set_css_class (decimal, "lit", row->lit && row->shown && row->decimal_known);
  set_css_class (label, "cancelled", row->cancelled);
  set_css_class (decimal, "cancelled", row->cancelled);

  for (guint column = 0; column < self->n_digits; column++)
    show_digit (self, index, row, column, (int)column == lit_column);
}

static void
ichomp_bit_table_dispose (GObject *object)
{
  IchompBitTable *self = ICHOMP_BIT_TABLE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (ichomp_bit_table_parent_class)->dispose (object);
}

static void
ichomp_bit_table_update_words (IchompTranslatable *translatable)
{
  IchompBitTable *self = ICHOMP_BIT_TABLE (translatable);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Table of bits"), -1);
  name_powers (self);
}

static void
ichomp_bit_table_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_bit_table_update_words;
}

static void
ichomp_bit_table_class_init (IchompBitTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_bit_table_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "bit-table");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ichomp_bit_table_init (IchompBitTable *self)
{
  self->grid = gtk_grid_new ();
  ichomp_local_language_keep_ltr (self->grid);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  ichomp_bit_table_update_words (ICHOMP_TRANSLATABLE (self));
}

GtkWidget *
ichomp_bit_table_new (void)
{
  return g_object_new (ICHOMP_TYPE_BIT_TABLE, NULL);
}

/**
 * ichomp_bit_table_show:
 * @self: a table
 * @rows: (array length=n_rows): the numbers
 * @n_rows: how many
 * @n_digits: the number of binary columns, 1 to 31
 * @lit_column: the column that stands out, counted from 0 for the column of ones, or -1 for none
 */
void
ichomp_bit_table_show (IchompBitTable *self,
                       const IchompBitRow *rows,
                       guint n_rows,
                       guint n_digits,
                       int lit_column)
{
  g_return_if_fail (ICHOMP_IS_BIT_TABLE (self));
  g_return_if_fail (n_digits >= 1 && n_digits <= 31);

  if (self->n_rows != n_rows || self->n_digits != n_digits)
    build (self, n_rows, n_digits);

  for (guint i = 0; i < n_rows; i++)
    show_row (self, i, &rows[i], lit_column);
  for (guint i = 0; i < n_digits; i++)
    set_css_class (get_cell (self, FIRST_DIGIT_COLUMN + i, 0), "lit-column",
                   (int)(n_digits - 1 - i) == lit_column);
}

/* Returns the column of the digit at @x, @y, counted from 0 for the column of ones, or -1. */
int
ichomp_bit_table_find_column (IchompBitTable *self, double x, double y)
{
  GtkWidget *cell;
  int place;

  g_return_val_if_fail (ICHOMP_IS_BIT_TABLE (self), -1);

  cell = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  if (cell == NULL || gtk_widget_get_parent (cell) != self->grid)
    return -1;

  gtk_grid_query_child (GTK_GRID (self->grid), cell, &place, NULL, NULL, NULL);
  return place < FIRST_DIGIT_COLUMN ? -1 : (int)self->n_digits - 1 - (place - FIRST_DIGIT_COLUMN);
}
