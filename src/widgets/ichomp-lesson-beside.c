/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson in two languages beside each other. Each block of text is made twice, the second time
 * while the other language is spoken, and both stand in a row, so that they begin at the same
 * height. What is live is there once, and what holds other blocks goes across both columns. */

#include "ichomp-lesson-beside.h"

#include "ichomp-language.h"
#include "ichomp-lesson-state.h"

static GtkWidget *
create_row (GtkWidget *first, GtkWidget *second)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_add_css_class (row, ICHOMP_LESSON_STATE_ROW);
  gtk_widget_set_valign (first, GTK_ALIGN_START);
  gtk_widget_set_valign (second, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), first);
  gtk_box_append (GTK_BOX (row), second);

  return row;
}

/* Widgets are in the direction and the script of the language that all windows speak. */
static void
set_language (GtkWidget *widget, IchompLanguage language)
{
  gtk_widget_set_direction (widget, ichomp_language_is_right_to_left (language) ? GTK_TEXT_DIR_RTL
                                                                                : GTK_TEXT_DIR_LTR);
  if (GTK_IS_LABEL (widget))
    {
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (
                                              ichomp_language_get_tag (language))));
      gtk_label_set_attributes (GTK_LABEL (widget), attributes);
      pango_attr_list_unref (attributes);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_language (child, language);
}

static GtkWidget *
create_in_second (IchompLessonPage *page,
                  const IchompLessonBlock *block,
                  IchompLessonCreateFunc create)
{
  IchompLanguage language;
  GtkWidget *second;

  if (!ichomp_lesson_page_begin_second (page, &language))
    return NULL;

  second = create (page, block);
  ichomp_lesson_page_end_second (page);
  set_language (second, language);
  return second;
}

/*< private >
 * ichomp_lesson_beside_create_two:
 * @page: the page
 * @block: a block of its lesson
 * @create: makes the widget for it
 * @create_second: makes texts for it in the second language
 *
 * Returns: (transfer floating): the widget, with the texts beside it if the page has two languages
 */
GtkWidget *
ichomp_lesson_beside_create_two (IchompLessonPage *page,
                                 const IchompLessonBlock *block,
                                 IchompLessonCreateFunc create,
                                 IchompLessonCreateFunc create_second)
{
  GtkWidget *second = create_in_second (page, block, create_second);
  GtkWidget *first = create (page, block);

  return second != NULL ? create_row (first, second) : first;
}

/*< private >
 * ichomp_lesson_beside_create:
 * @page: the page
 * @block: a block of its lesson that is text
 * @create: makes the widget for it
 *
 * Returns: (transfer floating): the widget, once in each language that the page has
 */
GtkWidget *
ichomp_lesson_beside_create (IchompLessonPage *page,
                             const IchompLessonBlock *block,
                             IchompLessonCreateFunc create)
{
  return ichomp_lesson_beside_create_two (page, block, create, create);
}

/*< private >
 * ichomp_lesson_beside_title:
 * @page: the page
 * @block: the block that @expander is for
 * @expander: a fold
 * @create: makes its title
 *
 * Puts the title in the second language, if the page has one, beside that of a fold.
 */
void
ichomp_lesson_beside_title (IchompLessonPage *page,
                            const IchompLessonBlock *block,
                            GtkWidget *expander,
                            IchompLessonCreateFunc create)
{
  GtkWidget *second = create_in_second (page, block, create);
  g_autoptr (GtkWidget) first = NULL;
  GtkWidget *row;

  if (second == NULL)
    return;

  first = g_object_ref (gtk_expander_get_label_widget (GTK_EXPANDER (expander)));
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), NULL);
  row = create_row (first, second);
  gtk_widget_set_hexpand (row, TRUE);
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), row);
}

/*< private >
 * ichomp_lesson_beside_join:
 * @page: the page
 * @block: the block that @first is for
 * @first: a text, the first child of a box
 * @create: makes it
 *
 * Puts the text in the second language, if the page has one, beside @first.
 */
void
ichomp_lesson_beside_join (IchompLessonPage *page,
                           const IchompLessonBlock *block,
                           GtkWidget *first,
                           IchompLessonCreateFunc create)
{
  GtkWidget *second = create_in_second (page, block, create);
  GtkWidget *box = gtk_widget_get_parent (first);

  if (second == NULL)
    return;

  g_object_ref (first);
  gtk_box_remove (GTK_BOX (box), first);
  gtk_box_prepend (GTK_BOX (box), create_row (first, second));
  g_object_unref (first);
}
