/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands above and below the sections of a lesson: what it is for, how long it takes, what it builds
 * on; whether it has been worked through, and where one goes on. */

#include "ichomp-lesson-header-footer.h"

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-lesson-blocks.h"

static GtkWidget *
create_duration (IchompLessonPage *page, const IchompLessonBlock *root)
{
  guint minutes = ichomp_lesson_get_minutes (ichomp_lesson_page_get_lesson (page));
  /* Translators: How long a lesson takes. */
  g_autofree char *duration =
      ichomp_digits_printf (ngettext ("About %u minute", "About %u minutes", minutes), minutes);
  GtkWidget *label = gtk_label_new (duration);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");

  return label;
}

/* The title of a lesson, as markup that leads there. */
static char *
dup_link (const IchompLessonBlock *root)
{
  g_autofree char *title =
      ichomp_lesson_block_dup_plain (ichomp_lesson_block_find_child (root, ICHOMP_BLOCK_TITLE));
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  return g_strdup_printf ("<a href=\"ichomp:%s\">%s</a>", ichomp_lesson_block_get_id (root),
                          escaped);
}

static GtkWidget *
create_link_line (IchompLessonPage *page, const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  ichomp_lesson_blocks_connect_links (page, label);

  return label;
}

/* @root is that of the other lesson. */
static GtkWidget *
create_builds_on (IchompLessonPage *page, const IchompLessonBlock *root)
{
  g_autofree char *link = dup_link (root);
  /* Translators: %s is the title of another lesson. */
  g_autofree char *markup = g_strdup_printf (_ ("Builds on: %s"), link);

  return create_link_line (page, markup);
}

/* @root is that of the next lesson. */
static GtkWidget *
create_next (IchompLessonPage *page, const IchompLessonBlock *root)
{
  g_autofree char *link = dup_link (root);
  /* Translators: Below a lesson. %s is the title of the lesson after it. */
  g_autofree char *markup = g_strdup_printf (_ ("Next lesson: %s"), link);

  return create_link_line (page, markup);
}

static GtkWidget *
create_done (IchompLessonPage *page, const IchompLessonBlock *root)
{
  return ichomp_lesson_blocks_create_title (_ ("I have worked through this lesson"));
}

/*< private >
 * ichomp_lesson_header_footer_create_head:
 * @page: the page
 * @root: the root of its lesson
 *
 * Returns: (transfer floating): what stands above it
 */
GtkWidget *
ichomp_lesson_header_footer_create_head (IchompLessonPage *page, const IchompLessonBlock *root)
{
  IchompLesson *lesson = ichomp_lesson_page_get_lesson (page);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box),
                  ichomp_lesson_blocks_create (page, ichomp_lesson_get_title (lesson)));
  gtk_box_append (GTK_BOX (box),
                  ichomp_lesson_blocks_create (page, ichomp_lesson_get_goal (lesson)));
  gtk_box_append (GTK_BOX (box), ichomp_lesson_blocks_create_beside (page, root, create_duration));

  for (guint i = 0; i < ichomp_lesson_get_n_builds_on (lesson); i++)
    {
      const char *id = ichomp_lesson_get_builds_on (lesson, i);
      g_autoptr (IchompLesson) before =
          ichomp_library_find_lesson (ichomp_lesson_page_get_library (page), id);

      if (before != NULL)
        gtk_box_append (GTK_BOX (box),
                        ichomp_lesson_blocks_create_beside (page, ichomp_lesson_get_root (before),
                                                            create_builds_on));
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
                              ichomp_lesson_blocks_create_beside (page, root, create_done));
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("I have worked through this lesson"), -1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), ichomp_lesson_progress_is_done (
                                                             ichomp_lesson_page_get_progress (page),
                                                             ichomp_lesson_block_get_id (root)));
  g_signal_connect_object (check, "toggled", G_CALLBACK (done_toggled_cb), page, 0);
  gtk_widget_add_css_class (check, "lesson-done");

  return check;
}

/*< private >
 * ichomp_lesson_header_footer_create_foot:
 * @page: the page
 * @root: the root of its lesson
 *
 * Returns: (transfer floating): what stands below it
 */
GtkWidget *
ichomp_lesson_header_footer_create_foot (IchompLessonPage *page, const IchompLessonBlock *root)
{
  g_autoptr (IchompLesson) next = ichomp_library_find_next (ichomp_lesson_page_get_library (page),
                                                            ichomp_lesson_block_get_id (root));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), create_check (page, root));
  if (next != NULL)
    {
      GtkWidget *line =
          ichomp_lesson_blocks_create_beside (page, ichomp_lesson_get_root (next), create_next);

      gtk_widget_add_css_class (line, "lesson-next");
      gtk_box_append (GTK_BOX (box), line);
    }

  return box;
}
