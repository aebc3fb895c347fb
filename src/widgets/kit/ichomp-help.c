/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Which section of which lesson is about a widget. */

#include "ichomp-help.h"

#define LESSON_KEY "ichomp-help-lesson"
#define SECTION_KEY "ichomp-help-section"

/**
 * ichomp_help_set:
 * @widget: a widget
 * @lesson: (transfer none): the id of a lesson, a static string
 * @section: (transfer none): the id of a section in it, a static string
 *
 * Says where @widget, and all inside it, is explained.
 */
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
 * @section: (out) (transfer none): the id of a section in it
 *
 * Looks for the place where @widget, or what it is a part of, is explained.
 *
 * Returns: whether there is one
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
