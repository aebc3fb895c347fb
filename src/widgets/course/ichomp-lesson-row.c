/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A block of a lesson in the language of the program, and beside it, perhaps, in another one. What is
 * live is there twice, and follows its twin. */

#include "ichomp-lesson-row.h"

#include "kit/ichomp-interactive-block.h"
#include "language/ichomp-local-language.h"
#include "ichomp-question.h"
#include "language/ichomp-script.h"

#define TWIN_KEY "ichomp-twin"

struct _IchompLessonRow
{
  GtkBox parent_instance;

  GtkWidget *first;
  GtkWidget *second; /* or NULL */
  gboolean is_following;

  IchompLessonPage *page; /* borrowed: it holds the row */
  const IchompLessonBlock *block;
  IchompLessonSlotFunc create;
};

G_DEFINE_FINAL_TYPE (IchompLessonRow, ichomp_lesson_row, GTK_TYPE_BOX)

static void
ichomp_lesson_row_class_init (IchompLessonRowClass *klass)
{
}

static void
ichomp_lesson_row_init (IchompLessonRow *self)
{
  gtk_box_set_homogeneous (GTK_BOX (self), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson-row");
}

/* It has been made within the scope of its language, and is changed there. */
static void
copy_state (GtkWidget *from, GtkWidget *to)
{
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (to);
  g_autoptr (GVariant) state =
      g_variant_ref_sink (ichomp_interactive_block_save (ICHOMP_INTERACTIVE_BLOCK (from)));

  ichomp_interactive_block_restore (ICHOMP_INTERACTIVE_BLOCK (to), state);
}

static void
live_changed_cb (GtkWidget *live, IchompLessonRow *self)
{
  if (self->is_following)
    return;

  self->is_following = TRUE;
  copy_state (live, g_object_get_data (G_OBJECT (live), TWIN_KEY));
  self->is_following = FALSE;
}

static void
join (IchompLessonRow *self, GtkWidget *first, GtkWidget *second)
{
  copy_state (first, second);
  g_object_set_data (G_OBJECT (first), TWIN_KEY, second);
  g_object_set_data (G_OBJECT (second), TWIN_KEY, first);
  g_signal_connect_object (first, "changed", G_CALLBACK (live_changed_cb), self, 0);
  g_signal_connect_object (second, "changed", G_CALLBACK (live_changed_cb), self, 0);
  if (ICHOMP_IS_QUESTION (first))
    g_object_bind_property (first, "answered", second, "answered",
                            G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

static void
collect_live (GtkWidget *widget, GPtrArray *found)
{
  if (ICHOMP_IS_INTERACTIVE_BLOCK (widget))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_live (child, found);
}

static void
join_all (IchompLessonRow *self)
{
  g_autoptr (GPtrArray) firsts = g_ptr_array_new ();
  g_autoptr (GPtrArray) seconds = g_ptr_array_new ();

  collect_live (self->first, firsts);
  collect_live (self->second, seconds);
  g_assert (firsts->len == seconds->len);
  for (guint i = 0; i < firsts->len; i++)
    join (self, g_ptr_array_index (firsts, i), g_ptr_array_index (seconds, i));
}

static GtkWidget *
append (IchompLessonRow *self)
{
  GtkWidget *widget = self->create (self->page, self->block);

  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self), widget);
  return widget;
}

/*< private >
 * ichomp_lesson_row_new:
 * @page: the page
 * @block: a block of its lesson, which stays there as long as the row
 * @create: makes the widget for it
 *
 * Returns: (transfer floating): a row with that widget, in the language that is spoken
 */
GtkWidget *
ichomp_lesson_row_new (IchompLessonPage *page,
                       const IchompLessonBlock *block,
                       IchompLessonSlotFunc create)
{
  IchompLessonRow *self = g_object_new (ICHOMP_TYPE_LESSON_ROW, NULL);

  self->page = page;
  self->block = block;
  self->create = create;
  self->first = append (self);

  return GTK_WIDGET (self);
}

/* The window has the lines of its own language. */
static void
fit_lines (GtkWidget *widget, IchompLanguage language)
{
  gboolean is_tall = ichomp_script_is_tall (language);

  if (is_tall != ichomp_script_is_tall (ichomp_i18n_resolve (ichomp_i18n_get_choice ())))
    gtk_widget_add_css_class (widget, is_tall ? "tall-lines" : "even-lines");
}

/*< private >
 * ichomp_lesson_row_add_second:
 * @self: a row
 * @language: a language
 *
 * Makes the same widget in @language, with what has been done in the first one. If there is a second one
 * already it stays.
 */
void
ichomp_lesson_row_add_second (IchompLessonRow *self, IchompLanguage language)
{
  g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (language);

  g_return_if_fail (ICHOMP_IS_LESSON_ROW (self));

  if (self->second != NULL)
    return;

  self->second = append (self);
  ichomp_local_language_set (self->second, language);
  fit_lines (self->second, language);
  join_all (self);
}

/*< private >
 * ichomp_lesson_row_show_second:
 * @self: a row
 * @visible: whether there is room for it
 *
 * Shows or hides the second widget, if there is one.
 */
void
ichomp_lesson_row_show_second (IchompLessonRow *self, gboolean visible)
{
  g_return_if_fail (ICHOMP_IS_LESSON_ROW (self));

  if (self->second != NULL)
    gtk_widget_set_visible (self->second, visible);
}
