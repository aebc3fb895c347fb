/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the numbers of a table stand. */

#include "ichomp-lesson-columns.h"

#include "course/ichomp-lesson-block.h"

/* The last digits stand below each other: on the right, also where text runs to the left. */
static void
align_right (GtkLabel *label)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (label)) == GTK_TEXT_DIR_RTL;

  gtk_label_set_xalign (label, is_rtl ? 0 : 1);
  gtk_label_set_justify (label, is_rtl ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
}

static void
align (GtkLabel *label, IchompColumn column)
{
  switch (column)
    {
    case ICHOMP_COLUMN_SAME:
      gtk_label_set_xalign (label, 0.5);
      gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
      break;
    case ICHOMP_COLUMN_NUMBERS:
      align_right (label);
      g_signal_connect (label, "direction-changed", G_CALLBACK (align_right), NULL);
      break;
    case ICHOMP_COLUMN_TEXT:
    default:
      break;
    }
}

/*< private >
 * ichomp_lesson_columns_align:
 * @grid: the widget for a table, with a label in each cell
 * @table: the table
 *
 * Aligns the columns that hold numbers, with their heads.
 */
void
ichomp_lesson_columns_align (GtkGrid *grid, const IchompLessonBlock *table)
{
  const IchompLessonBlock *row = ichomp_lesson_block_find_child (table, ICHOMP_BLOCK_ROW);
  guint n_columns = ichomp_lesson_block_get_n_children (row);
  g_autofree IchompColumn *columns = g_new (IchompColumn, n_columns);

  for (guint i = 0; i < n_columns; i++)
    columns[i] = ichomp_lesson_block_get_column (table, i);

  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (grid)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      int column;

      gtk_grid_query_child (grid, cell, &column, NULL, NULL, NULL);
      align (GTK_LABEL (cell), columns[column]);
    }
}
