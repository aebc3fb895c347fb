/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A table of a lesson. */

#include "ichomp-lesson-table.h"

#include "kit/ichomp-center-layout.h"
#include "ichomp-lesson-blocks.h"
#include "ichomp-lesson-columns.h"

/* How many characters fit beside each other in the columns of a table. */
#define TABLE_CHARS 48

/* Columns share what is left of the line equally, however much they have to say. So that the one with
 * the longest text gets the most, the others ask for little. */
static void
narrow_columns (const IchompLessonBlock *block, GtkGrid *grid)
{
  g_autofree glong *lengths = NULL;
  guint n_columns = 0;
  guint longest = 0;
  glong sum = 0;

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    n_columns = MAX (n_columns,
                     ichomp_lesson_block_get_n_children (ichomp_lesson_block_get_child (block, i)));
  lengths = g_new0 (glong, n_columns);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *row = ichomp_lesson_block_get_child (block, i);

      for (guint column = 0; column < ichomp_lesson_block_get_n_children (row); column++)
        {
          g_autofree char *text =
              ichomp_lesson_block_dup_plain (ichomp_lesson_block_get_child (row, column));

          lengths[column] = MAX (lengths[column], g_utf8_strlen (text, -1));
        }
    }

  for (guint column = 0; column < n_columns; column++)
    {
      sum += lengths[column];
      if (lengths[column] > lengths[longest])
        longest = column;
    }
  if (sum <= TABLE_CHARS)
    return;

  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (grid)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      int column;

      gtk_grid_query_child (grid, cell, &column, NULL, NULL, NULL);
      if (lengths[column] < lengths[longest])
        gtk_label_set_max_width_chars (GTK_LABEL (cell), TABLE_CHARS / (n_columns + 1));
    }
}

static GtkWidget *
create_cell (IchompLessonPage *page, const IchompLessonBlock *block, gboolean header)
{
  GtkWidget *cell =
      ichomp_lesson_blocks_create_text (page, block, header ? "lesson-header-cell" : "lesson-cell");

  /* A column is never narrower than its longest word. */
  gtk_label_set_wrap_mode (GTK_LABEL (cell), PANGO_WRAP_WORD);
  return cell;
}

/*< private >
 * ichomp_lesson_table_create:
 * @page: the page
 * @block: a table of its lesson
 *
 * Returns: (transfer floating): the widget for it, with its caption
 */
GtkWidget *
ichomp_lesson_table_create (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *grid = gtk_grid_new ();
  int row = 0;

  gtk_widget_add_css_class (box, "lesson-figure");
  gtk_widget_add_css_class (grid, "lesson-table");
  gtk_box_append (GTK_BOX (box), ichomp_center_layout_wrap (grid));

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *child = ichomp_lesson_block_get_child (block, i);
      gboolean header = row == 0 && ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_HEADER);

      if (ichomp_lesson_block_get_kind (child) == ICHOMP_BLOCK_CAPTION)
        {
          gtk_box_append (GTK_BOX (box), ichomp_lesson_blocks_create (page, child));
          continue;
        }

      for (guint column = 0; column < ichomp_lesson_block_get_n_children (child); column++)
        gtk_grid_attach (GTK_GRID (grid),
                         create_cell (page, ichomp_lesson_block_get_child (child, column), header),
                         column, row, 1, 1);
      row++;
    }
  narrow_columns (block, GTK_GRID (grid));
  ichomp_lesson_columns_align (GTK_GRID (grid), block);

  return box;
}
