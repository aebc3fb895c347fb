/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The section of a lesson that explains a widget. */

#include "ichomp-help.h"

#define LESSON_KEY "ichomp-help-lesson"
#define SECTION_KEY "ichomp-help-section"

/* Sets the lesson and section that explain @widget and its descendants; both are static strings. */
void
ichomp_help_set (GtkWidget *widget, const char *lesson, const char *section)
{
  g_object_set_data (G_OBJECT (widget), LESSON_KEY, (gpointer)lesson);
  g_object_set_data (G_OBJECT (widget), SECTION_KEY, (gpointer)section);
}

/**
 * ichomp_help_find:
 * @widget: (nullable): a widget
 * @lesson: (out) (transfer none): the id of a lesson
 * @section: (out) (transfer none) (nullable): the id of a section in it
 *
 * Finds what was set on @widget or on its nearest ancestor.
 *
 * Returns: whether something was set
 */
gboolean
ichomp_help_find (GtkWidget *widget, const char **lesson, const char **section)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      *lesson = g_object_get_data (G_OBJECT (widget), LESSON_KEY);
      *section = g_object_get_data (G_OBJECT (widget), SECTION_KEY);
      if (*lesson != NULL)
        return TRUE;
    }

  return FALSE;
}
