/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The header and the footer of a lesson: its title, goal and duration, and the lessons that it
 * builds on; the check box that marks it as worked through, and a link to the next lesson. */

#include "ichomp-lesson-header-footer.h"

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-lesson-blocks.h"

static void
set_duration (GtkWidget *label, gpointer user_data)
{
  guint minutes = GPOINTER_TO_UINT (user_data);
  /* Translators: How long a lesson takes. */
  g_autofree char *duration =
      ichomp_digits_printf (ngettext ("About %u minute", "About %u minutes", minutes), minutes);

  gtk_label_set_label (GTK_LABEL (label), duration);
}

static GtkWidget *
create_duration (IchompLessonPage *page, const IchompLessonBlock *root)
{
  guint minutes = ichomp_lesson_get_minutes (ichomp_lesson_page_get_lesson (page));
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  ichomp_translatable_set_words_func (label, set_duration, GUINT_TO_POINTER (minutes));

  return label;
}

/* Links to other lessons */

#define PAGE_KEY "ichomp-page"

/* A line with a link to another lesson, which @set_words finds by @block. */
static GtkWidget *
create_link_line (IchompLessonPage *page, const IchompLessonBlock *block, IchompWordsFunc set_words)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  g_object_set_data (G_OBJECT (label), PAGE_KEY, page);
  ichomp_translatable_set_words_func (label, set_words, (gpointer)block);
  ichomp_lesson_blocks_connect_links (page, label);
  return label;
}

static IchompLibrary *
get_library (GtkWidget *label)
{
  return ichomp_lesson_page_get_library (g_object_get_data (G_OBJECT (label), PAGE_KEY));
}

/* @lesson is NULL if it has left the library since the label was created. */
static void
show_link (GtkWidget *label, const char *format, IchompLesson *lesson)
{
  g_autofree char *title = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *link = NULL;
  g_auto (GStrv) around = NULL;
  g_autofree char *markup = NULL;

  if (lesson == NULL)
    return;

  title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));
  escaped = g_markup_escape_text (title, -1);
  link = g_strdup_printf ("<a href=\"ichomp:%s\">%s</a>", ichomp_lesson_get_id (lesson), escaped);
  around = g_strsplit (format, "%s", 2);
  markup = g_strjoinv (link, around);
  gtk_label_set_markup (GTK_LABEL (label), markup);
}

static void
set_builds_on (GtkWidget *label, gpointer block)
{
  g_autoptr (IchompLesson) lesson =
      ichomp_library_find_lesson (get_library (label), ichomp_lesson_block_get_target (block));

  /* Translators: %s is the title of another lesson. */
  show_link (label, _ ("Builds on: %s"), lesson);
}

static void
set_next (GtkWidget *label, gpointer root)
{
  g_autoptr (IchompLesson) lesson =
      ichomp_library_find_next (get_library (label), ichomp_lesson_block_get_id (root));

  /* Translators: Below a lesson. %s is the title of the lesson after it. */
  show_link (label, _ ("Next lesson: %s"), lesson);
}

static GtkWidget *
create_builds_on (IchompLessonPage *page, const IchompLessonBlock *block)
{
  return create_link_line (page, block, set_builds_on);
}

static GtkWidget *
create_next (IchompLessonPage *page, const IchompLessonBlock *root)
{
  return create_link_line (page, root, set_next);
}

/* The footer */

static void
set_done (GtkWidget *label, gpointer user_data)
{
  gtk_label_set_label (GTK_LABEL (label), _ ("I have worked through this lesson"));
}

static void
name_done (GtkWidget *check, gpointer user_data)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("I have worked through this lesson"), -1);
}

static GtkWidget *
create_done (IchompLessonPage *page, const IchompLessonBlock *root)
{
  return ichomp_lesson_blocks_create_line (set_done, NULL);
}

GtkWidget *
ichomp_lesson_header_footer_create_header (IchompLessonPage *page, const IchompLessonBlock *root)
{
  IchompLesson *lesson = ichomp_lesson_page_get_lesson (page);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box),
                  ichomp_lesson_blocks_create (page, ichomp_lesson_get_title (lesson)));
  gtk_box_append (GTK_BOX (box),
                  ichomp_lesson_blocks_create (page, ichomp_lesson_get_goal (lesson)));
  gtk_box_append (GTK_BOX (box), ichomp_lesson_page_create_row (page, root, create_duration));

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (root); i++)
    {
      const IchompLessonBlock *block = ichomp_lesson_block_get_child (root, i);
      g_autoptr (IchompLesson) before = NULL;

      if (ichomp_lesson_block_get_kind (block) != ICHOMP_BLOCK_BUILDS_ON)
        continue;

      before = ichomp_library_find_lesson (ichomp_lesson_page_get_library (page),
                                           ichomp_lesson_block_get_target (block));
      if (before != NULL)
        gtk_box_append (GTK_BOX (box),
                        ichomp_lesson_page_create_row (page, block, create_builds_on));
    }

  return box;
}

static void
done_toggled_cb (GtkCheckButton *check, IchompLessonPage *page)
{
  ichomp_lesson_progress_set_done (ichomp_lesson_page_get_progress (page),
                                   ichomp_lesson_get_id (ichomp_lesson_page_get_lesson (page)),
                                   gtk_check_button_get_active (check));
}

static GtkWidget *
create_check (IchompLessonPage *page, const IchompLessonBlock *root)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_child (GTK_CHECK_BUTTON (check),
                              ichomp_lesson_page_create_row (page, root, create_done));
  ichomp_translatable_set_words_func (check, name_done, NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), ichomp_lesson_progress_is_done (
                                                             ichomp_lesson_page_get_progress (page),
                                                             ichomp_lesson_block_get_id (root)));
  g_signal_connect_object (check, "toggled", G_CALLBACK (done_toggled_cb), page, 0);
  gtk_widget_add_css_class (check, "lesson-done");

  return check;
}

GtkWidget *
ichomp_lesson_header_footer_create_footer (IchompLessonPage *page, const IchompLessonBlock *root)
{
  g_autoptr (IchompLesson) next = ichomp_library_find_next (ichomp_lesson_page_get_library (page),
                                                            ichomp_lesson_block_get_id (root));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), create_check (page, root));
  if (next != NULL)
    {
      GtkWidget *line = ichomp_lesson_page_create_row (page, root, create_next);

      gtk_widget_add_css_class (line, "lesson-next");
      gtk_box_append (GTK_BOX (box), line);
    }

  return box;
}
