/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Support for tests of the page of a lesson. */

#include "page-support.h"

#include <math.h>

#include "game/base/ichomp-i18n.h"
#include "pseudo.h"
#include "study-support.h"

/**
 * page_load:
 * @folder: a folder with lessons, relative to that of the tests
 *
 * Loads the lessons. page_create() creates the page.
 */
void
page_load (PageFixture *fixture, const char *folder)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, NULL);

  fixture->library = ichomp_library_new_for_folders (path, "/nonexistent");
  fixture->progress = ichomp_lesson_progress_new (NULL);
  fixture->course = ichomp_course_new (fixture->library, fixture->progress);
}

/**
 * page_create_in:
 * @widget: (transfer floating): @page or an ancestor of it
 *
 * Shows a page without a lesson inside another widget.
 */
void
page_create_in (PageFixture *fixture, GtkWidget *widget, GtkWidget *page, int width, int height)
{
  fixture->widget = widget;
  fixture->page = ICHOMP_LESSON_PAGE (page);
  fixture->adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (page)));
  fixture->window = study_support_show (widget, width, height);
}

/* The page in the view of the lessons, below the report on a lesson of one's own. */
GtkWidget *
page_find_in_view (GtkWidget *view)
{
  return gtk_widget_get_last_child (gtk_widget_get_last_child (view));
}

/**
 * page_create:
 *
 * Shows a page without a lesson by itself, also in place of a closed one.
 */
void
page_create (PageFixture *fixture, int width, int height)
{
  GtkWidget *page = ichomp_lesson_page_new (fixture->course);

  page_create_in (fixture, page, page, width, height);
}

void
page_tear_down (PageFixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->widget);
  g_assert_finalize_object (fixture->course);
  g_assert_finalize_object (fixture->library);
  g_assert_finalize_object (fixture->progress);
}

/**
 * page_get_lesson:
 *
 * Returns: (transfer none): the lesson at @index in the library, which must be valid
 */
IchompLesson *
page_get_lesson (PageFixture *fixture, guint index)
{
  g_autoptr (IchompLibraryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (fixture->library), index);
  IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);

  g_assert_nonnull (lesson);
  return lesson;
}

/**
 * page_open:
 * @section: (nullable): a section of the lesson
 *
 * Shows a lesson.
 */
void
page_open (PageFixture *fixture, const char *id, const char *section)
{
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (fixture->library, id);

  g_assert_nonnull (lesson);
  ichomp_lesson_page_show (fixture->page, lesson, section);
}

/**
 * page_set_width:
 *
 * Resizes the window, and waits until it has the width.
 */
void
page_set_width (PageFixture *fixture, int width)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  int old_width; /* ignored; GTK 4.8 does not accept NULL */
  int height;

  gtk_window_get_default_size (window, &old_width, &height);
  gtk_window_set_default_size (window, width, height);
  test_wait_until (gtk_widget_get_width (fixture->window) == width);
}

void
page_draw_frame (PageFixture *fixture)
{
  gtk_widget_queue_draw (fixture->window);
  gtk_test_widget_wait_for_draw (fixture->window);
}

/**
 * page_renew:
 *
 * Draws frames until all blocks of the lesson are in the current languages.
 */
void
page_renew (PageFixture *fixture)
{
  gint64 start = g_get_monotonic_time ();

  while (!ichomp_lesson_page_is_updated (fixture->page))
    {
      test_wait_assert_patience (start, G_STRLOC, "the page is updated");
      page_draw_frame (fixture);
    }
}

/**
 * page_draw_beside:
 *
 * Draws frames until all blocks are in their languages, in as many columns as fit.
 */
void
page_draw_beside (PageFixture *fixture)
{
  guint n_frames = 0;

  /* Whether both columns fit is measured when all blocks are there; if not, they are made anew. */
  while (n_frames < 4)
    {
      n_frames = ichomp_lesson_page_is_updated (fixture->page) ? n_frames + 1 : 0;
      page_renew (fixture);
      page_draw_frame (fixture);
    }
}

/**
 * page_find_mapped:
 *
 * Returns: (transfer container): as study_support_list_type(), without hidden widgets
 */
GPtrArray *
page_find_mapped (GtkWidget *widget, GType type)
{
  g_autoptr (GPtrArray) all = study_support_list_type (widget, type, NULL);
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (all, i)))
      g_ptr_array_add (found, g_ptr_array_index (all, i));

  return found;
}

static GtkWidget *
get_nth (GPtrArray *found, guint n)
{
  g_assert_cmpuint (n, <, found->len);
  return g_ptr_array_index (found, n);
}

/**
 * page_find_nth:
 *
 * Returns: (transfer none): the widget at @n in study_support_list_type(), which must exist
 */
GtkWidget *
page_find_nth (GtkWidget *widget, GType type, const char *css_class, guint n)
{
  g_autoptr (GPtrArray) found = study_support_list_type (widget, type, css_class);

  return get_nth (found, n);
}

/**
 * page_find_nth_mapped:
 *
 * Returns: (transfer none): the widget at @n in page_find_mapped(), which must exist
 */
GtkWidget *
page_find_nth_mapped (GtkWidget *widget, GType type, guint n)
{
  g_autoptr (GPtrArray) found = page_find_mapped (widget, type);

  return get_nth (found, n);
}

guint
page_count (GtkWidget *widget, GType type, const char *css_class)
{
  g_autoptr (GPtrArray) found = study_support_list_type (widget, type, css_class);

  return found->len;
}

gboolean
page_has_room (PageFixture *fixture)
{
  gboolean has_room;

  g_object_get (fixture->page, "has-room", &has_room, NULL);
  return has_room;
}

/**
 * page_dup_sight:
 *
 * Returns: the texts of the lesson that are in sight, and their positions on the page
 */
char *
page_dup_sight (PageFixture *fixture)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  g_autoptr (GPtrArray) labels = page_find_mapped (page, GTK_TYPE_LABEL);
  GString *sight = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (label, page, &bounds));
      if (bounds.origin.y + bounds.size.height > 0
          && bounds.origin.y < gtk_widget_get_height (page))
        g_string_append_printf (sight, "%g %g: %s\n", round (bounds.origin.x),
                                round (bounds.origin.y), gtk_label_get_text (GTK_LABEL (label)));
    }

  return g_string_free (sight, FALSE);
}

/**
 * page_assert_fits:
 *
 * Asserts that nothing is wider than the page.
 */
void
page_assert_fits (PageFixture *fixture)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (GTK_WIDGET (fixture->page))));

  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                     gtk_adjustment_get_page_size (adjustment));
}

/**
 * page_assert_spoken:
 * @language: a made-up language
 *
 * Asserts that every text with letters is in @language.
 */
void
page_assert_spoken (GPtrArray *labels, const char *language)
{
  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (g_ptr_array_index (labels, i));

      if (!pseudo_is_translated (text, language))
        g_error ("not in %s: %s", language, text);
    }
}

/* Returns: (nullable): the cell of a table to fill in with this accessible name */
GtkWidget *
page_find_cell (GtkWidget *form, const char *name)
{
  GtkWidget *entry = study_support_find_role (form, GTK_ACCESSIBLE_ROLE_TEXT_BOX, name);

  return entry != NULL ? entry : study_support_find_role (form, GTK_ACCESSIBLE_ROLE_BUTTON, name);
}

/* Whether the sign of an answered question is on show. */
gboolean
page_is_answered (GtkWidget *question)
{
  GtkWidget *sign = study_support_find_role (question, GTK_ACCESSIBLE_ROLE_IMG, "Answered");

  return sign != NULL && gtk_widget_get_visible (sign);
}
