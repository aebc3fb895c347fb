/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A table of a lesson. */

#include "ichomp-lesson-table.h"

#include "widgets/kit/ichomp-center-layout.h"
#include "widgets/kit/ichomp-text.h"
#include "ichomp-lesson-text.h"

/* The number of characters that fit into a row of a table, and into one of a wide window. */
#define TABLE_CHARS 48
#define MOST_CHARS 96

/* GtkGrid gives each column the same share of the remaining width. So all columns but the one with
 * the longest text request little width. */
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

  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (grid)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      int column;
      gboolean is_narrow;

      gtk_grid_query_child (grid, cell, &column, NULL, NULL, NULL);
      is_narrow = sum > TABLE_CHARS && lengths[column] < lengths[longest];
      gtk_label_set_max_width_chars (GTK_LABEL (cell),
                                     is_narrow ? TABLE_CHARS / ((int)n_columns + 1) : -1);
    }
}

/* A column is at least as wide as its longest word, unless the table would be too wide for any
 * window then: its words are broken. */
static void
break_words (const IchompLessonBlock *block, GtkWidget *grid)
{
  const IchompLessonBlock *row = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ROW);
  guint n_columns = ichomp_lesson_block_get_n_children (row);
  g_autofree guint *longest = g_new0 (guint, n_columns);
  guint sum = 0;

  for (GtkWidget *cell = gtk_widget_get_first_child (grid); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      guint length = ichomp_lesson_text_find_longest_word (GTK_LABEL (cell));
      int column;

      gtk_grid_query_child (GTK_GRID (grid), cell, &column, NULL, NULL, NULL);
      longest[column] = MAX (longest[column], length);
    }
  for (guint i = 0; i < n_columns; i++)
    sum += longest[i];

  for (GtkWidget *cell = gtk_widget_get_first_child (grid); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    ichomp_lesson_text_break_words (GTK_LABEL (cell), sum > MOST_CHARS,
                                    TABLE_CHARS / (int)n_columns);
}

/* Numbers are aligned to the right, also in right-to-left text. */
static void
align (GtkLabel *cell, IchompColumn column, gboolean is_rtl)
{
  switch (column)
    {
    case ICHOMP_COLUMN_SAME:
      gtk_label_set_xalign (cell, 0.5);
      gtk_label_set_justify (cell, GTK_JUSTIFY_CENTER);
      break;
    case ICHOMP_COLUMN_NUMBERS:
      gtk_label_set_xalign (cell, is_rtl ? 0 : 1);
      gtk_label_set_justify (cell, is_rtl ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
      break;
    case ICHOMP_COLUMN_TEXT:
      gtk_label_set_xalign (cell, 0);
      gtk_label_set_justify (cell, GTK_JUSTIFY_LEFT);
      break;
    }
}

static void
align_columns (GtkWidget *grid, const IchompLessonBlock *block)
{
  const IchompLessonBlock *row = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ROW);
  guint n_columns = ichomp_lesson_block_get_n_children (row);
  g_autofree IchompColumn *columns = g_new (IchompColumn, n_columns);
  gboolean is_rtl = gtk_widget_get_direction (grid) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < n_columns; i++)
    columns[i] = ichomp_lesson_block_get_column (block, i);

  for (GtkWidget *cell = gtk_widget_get_first_child (grid); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      int column;

      gtk_grid_query_child (GTK_GRID (grid), cell, &column, NULL, NULL, NULL);
      align (GTK_LABEL (cell), columns[column], is_rtl);
    }
}

static void
direction_changed_cb (GtkWidget *grid, GtkTextDirection before, gpointer block)
{
  align_columns (grid, block);
}

static void
fit_columns (GtkWidget *grid, gpointer block)
{
  narrow_columns (block, GTK_GRID (grid));
  break_words (block, grid);
  align_columns (grid, block);
}

static GtkWidget *
create_cell (IchompLessonContext *context, const IchompLessonBlock *block, gboolean header)
{
  GtkWidget *cell = ichomp_lesson_text_create_line (NULL, 0);
  g_autofree char *markup = ichomp_lesson_text_dup_markup (block);

  gtk_label_set_markup (GTK_LABEL (cell), markup);
  ichomp_text_make_selectable (cell);
  gtk_widget_add_css_class (cell, header ? "lesson-header-cell" : "lesson-cell");
  ichomp_lesson_text_connect_links (context, cell);
  return cell;
}

GtkWidget *
ichomp_lesson_table_create (IchompLessonContext *context, const IchompLessonBlock *block)
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
      gboolean header = row == 0 && ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_HEADER);

      if (ichomp_lesson_block_get_kind (child) == ICHOMP_BLOCK_CAPTION)
        {
          gtk_box_append (GTK_BOX (box),
                          ichomp_lesson_text_create (context, child, "lesson-caption", 0));
          continue;
        }

      for (guint column = 0; column < ichomp_lesson_block_get_n_children (child); column++)
        gtk_grid_attach (
            GTK_GRID (grid),
            create_cell (context, ichomp_lesson_block_get_child (child, column), header), column,
            row, 1, 1);
      row++;
    }
  fit_columns (grid, (gpointer)block);
  g_signal_connect (grid, "direction-changed", G_CALLBACK (direction_changed_cb), (gpointer)block);

  return box;
}
