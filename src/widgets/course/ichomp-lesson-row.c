/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A row with a block of a lesson in the language of the page and, optionally, in a second
 * language beside it. Both show the same state of the block. */

#include "ichomp-lesson-row.h"

#include "widgets/kit/ichomp-focus.h"
#include "widgets/kit/ichomp-measure.h"
#include "widgets/language/ichomp-local-language.h"
#include "widgets/language/ichomp-script.h"

/* Between the columns, in pixels */
#define SPACING 32

struct _IchompLessonRow
{
  IchompContainer parent_instance;

  IchompLessonContext *context;
  GtkWidget *first;
  GtkWidget *second; /* or NULL */
};

G_DEFINE_FINAL_TYPE (IchompLessonRow, ichomp_lesson_row, ICHOMP_TYPE_CONTAINER)

/* Layout: columns of equal width, each with its own height. GtkBox, and GTK for its alignments,
 * would search for the least width of each text at its height, which takes most of the time of a
 * layout. */

static guint
count_columns (GtkWidget *widget)
{
  IchompLessonRow *self = ICHOMP_LESSON_ROW (widget);

  return self->second != NULL && gtk_widget_get_visible (self->second) ? 2 : 1;
}

static int
find_column_width (GtkWidget *widget, int width)
{
  int n_columns = (int)count_columns (widget);

  return MAX ((width - (n_columns - 1) * SPACING) / n_columns, 0);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  int size = is_width || for_size < 0 ? -1 : find_column_width (widget, for_size);

  *minimum = 0;
  *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum;
      int child_natural;

      if (!gtk_widget_should_layout (child))
        continue;

      ichomp_measure (child, orientation, size, &child_minimum, &child_natural);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }

  if (is_width && count_columns (widget) == 2)
    {
      *minimum = 2 * *minimum + SPACING;
      *natural = 2 * *natural + SPACING;
    }
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int column = find_column_width (widget, width);
  int x = is_rtl ? width - column : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int natural;

      if (!gtk_widget_should_layout (child))
        continue;

      ichomp_measure (child, GTK_ORIENTATION_VERTICAL, column, NULL, &natural);
      gtk_widget_size_allocate (child, &(GtkAllocation){ x, 0, column, MIN (natural, height) }, -1);
      x += (is_rtl ? -1 : 1) * (column + SPACING);
    }
}

/* Languages */

/* The window has the line height of the language of the program. */
static void
fit_lines (GtkWidget *widget, IchompLanguage language)
{
  IchompLanguage window = ichomp_i18n_resolve (ichomp_i18n_get_choice ());
  gboolean is_tall = language != window && ichomp_script_is_tall (language);

  gtk_widget_remove_css_class (widget, "tall-lines");
  gtk_widget_remove_css_class (widget, "even-lines");
  if (language != window && is_tall != ichomp_script_is_tall (window))
    gtk_widget_add_css_class (widget, is_tall ? "tall-lines" : "even-lines");
}

static void
ichomp_lesson_row_dispose (GObject *object)
{
  IchompLessonRow *self = ICHOMP_LESSON_ROW (object);

  if (self->context != NULL)
    g_ptr_array_remove_fast (ichomp_lesson_context_get_rows (self->context), self);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (ichomp_lesson_row_parent_class)->dispose (object);
}

static void
ichomp_lesson_row_class_init (IchompLessonRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_lesson_row_dispose;
}

static void
ichomp_lesson_row_init (IchompLessonRow *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson-row");
}

/* In the current language. */
static GtkWidget *
append (IchompLessonRow *self, const IchompLessonBlock *block, IchompBlockFunc create)
{
  GtkWidget *widget = create (self->context, block);

  fit_lines (widget, ichomp_i18n_get_language ());
  gtk_widget_insert_before (widget, GTK_WIDGET (self), NULL);
  return widget;
}

static void
add_second (IchompLessonRow *self,
            const IchompLessonBlock *block,
            IchompBlockFunc create,
            IchompLanguage language)
{
  g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (language);

  self->second = append (self, block, create);
  ichomp_local_language_set (self->second, language);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

/* The widget that @create makes for @block, in each language of @context. */
GtkWidget *
ichomp_lesson_row_new (IchompLessonContext *context,
                       const IchompLessonBlock *block,
                       IchompBlockFunc create)
{
  IchompLessonRow *self = g_object_new (ICHOMP_TYPE_LESSON_ROW, NULL);
  IchompLanguage second = ichomp_lesson_context_get_second (context);

  self->context = g_object_ref (context);
  g_ptr_array_add (ichomp_lesson_context_get_rows (context), self);
  self->first = append (self, block, create);
  if (second != ICHOMP_LANGUAGE_SYSTEM)
    add_second (self, block, create, second);

  return GTK_WIDGET (self);
}

/* Hides the second column until the row is made anew. The focus moves to the same part of the
 * first. */
void
ichomp_lesson_row_hide_second (IchompLessonRow *self)
{
  if (self->second == NULL)
    return;

  ichomp_focus_copy (self->second, self->first);
  gtk_widget_set_visible (self->second, FALSE);
  gtk_widget_set_hexpand_set (GTK_WIDGET (self), FALSE);
}

IchompLessonContext *
ichomp_lesson_row_get_context (IchompLessonRow *self)
{
  return self->context;
}
