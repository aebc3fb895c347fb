/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of lessons with the progress in each; during a search the hits take its place. */

#include "ichomp-lesson-list.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/course/ichomp-library-search.h"
#include "game/course/ichomp-lesson-test.h"
#include "game/course/ichomp-lesson-words.h"
#include "widgets/kit/ichomp-after-layout.h"
#include "widgets/kit/ichomp-focus.h"
#include "widgets/style/ichomp-style.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-error-wording.h"

/* In a line of the list */
#define LEAST_CHARS 16
#define MOST_CHARS 20

/* The ring of progress, in pixels */
#define RING_SIZE 16
#define RING_WIDTH 3.0

#define NO_ROW (-1)
#define NO_PLACE (-1.0)

struct _IchompLessonList
{
  GtkBox parent_instance;

  GtkWidget *search_entry;
  GtkWidget *list_stack;
  GtkWidget *scroller;
  GtkWidget *lesson_list;
  GtkWidget *hit_list;
  GtkWidget *no_hits_label;

  IchompLibrary *library;
  IchompLessonProgress *progress;
  GtkWidget *list_to_focus; /* lesson_list or hit_list */
  int row_to_focus;         /* its index in that list, or NO_ROW */
  gboolean is_reaching;     /* a row to scroll to, or to focus, has not been laid out */
  double place; /* where the user has scrolled, away from the selected row; or NO_PLACE */
};

static void ichomp_lesson_list_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompLessonList,
                               ichomp_lesson_list,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_lesson_list_translatable_init))

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Rows */

/* Breaks long words, such as the name of a file: the window has to be as wide as the longest one
 * otherwise. */
static GtkWidget *
create_label (const char *text, const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_widget_set_hexpand (label, TRUE);
  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);

  return label;
}

/* Questions and tasks in a line each. */
static char *
dup_count_text (const IchompLessonCount *count)
{
  g_autofree char *questions = NULL;
  g_autofree char *tasks = NULL;

  /* Translators: How far a lesson has come: %1$u of its %2$u questions are answered. */
  questions = ichomp_digits_printf (
      ngettext ("%1$u of %2$u question", "%1$u of %2$u questions", count->n_questions),
      count->n_answered, count->n_questions);
  /* Translators: How far a lesson has come: %1$u of its %2$u tasks on the board are done. */
  tasks =
      ichomp_digits_printf (ngettext ("%1$u of %2$u task", "%1$u of %2$u tasks", count->n_tasks),
                            count->n_reached, count->n_tasks);
  if (count->n_tasks == 0)
    return g_steal_pointer (&questions);
  if (count->n_questions == 0)
    return g_steal_pointer (&tasks);

  return g_strconcat (questions, "\n", tasks, NULL);
}

static char *
dup_work_text (IchompLessonList *self, IchompLesson *lesson)
{
  guint minutes = ichomp_lesson_get_minutes (lesson);
  IchompLessonCount count;

  if (ichomp_lesson_progress_has_done (self->progress, lesson))
    return g_strdup (C_ ("lesson", "Done"));
  ichomp_lesson_progress_count (self->progress, lesson, &count);
  if (count.n_answered + count.n_reached > 0)
    return dup_count_text (&count);

  /* Translators: How long a lesson takes. */
  return ichomp_digits_printf (ngettext ("%u minute", "%u minutes", minutes), minutes);
}

/* With the scores of its test. */
static char *
dup_progress_text (IchompLessonList *self, IchompLesson *lesson)
{
  g_autofree char *work = dup_work_text (self, lesson);
  g_autofree char *scores = NULL;
  IchompTestScore score;

  if (!ichomp_lesson_progress_get_score (self->progress, ichomp_lesson_get_id (lesson), &score))
    return g_steal_pointer (&work);

  scores = ichomp_lesson_test_describe_scores (score.best, score.last, score.n_questions);
  return g_strconcat (work, "\n", scores, NULL);
}

/* Names the row after its first two texts. */
static void
name_row (GtkWidget *row, GtkWidget *texts)
{
  GtkWidget *first = gtk_widget_get_first_child (texts);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, first,
                                  gtk_widget_get_next_sibling (first), NULL, -1);
}

/* Rows */

#define LIST_TYPE_ROW (list_row_get_type ())

G_DECLARE_FINAL_TYPE (ListRow, list_row, LIST, ROW, GtkListBoxRow)

/* A row of either list. */
struct _ListRow
{
  GtkListBoxRow parent_instance;

  IchompChapter chapter; /* of a lesson of the list */
  char *lesson;          /* of a hit; NULL in the list of lessons */
  char *section;         /* the place of the hit, or NULL for the lesson itself */
};

G_DEFINE_FINAL_TYPE (ListRow, list_row, GTK_TYPE_LIST_BOX_ROW)

static void
list_row_finalize (GObject *object)
{
  g_free (LIST_ROW (object)->lesson);
  g_free (LIST_ROW (object)->section);

  G_OBJECT_CLASS (list_row_parent_class)->finalize (object);
}

static void
list_row_class_init (ListRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = list_row_finalize;
}

static void
list_row_init (ListRow *self)
{
}

/* A chapter: its lessons are numbered, and it has a heading. */

static IchompChapter
get_chapter (GtkListBoxRow *row)
{
  return row != NULL ? LIST_ROW (row)->chapter : ICHOMP_CHAPTER_NONE;
}

static void
set_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  const char *title = ichomp_chapter_get_title (get_chapter (row));
  GtkWidget *header = NULL;

  if (title != NULL && get_chapter (row) != get_chapter (before))
    {
      header = create_label (title, "lesson-chapter");
      gtk_widget_set_hexpand (header, FALSE);
      gtk_widget_add_css_class (header, "dim-label");
    }
  gtk_list_box_row_set_header (row, header);
}

/* Returns the number of a lesson of the course, counted from 1; 0 for other lessons. */
static guint
find_number (IchompLessonList *self, IchompLesson *lesson)
{
  guint number = 0;

  if (ichomp_lesson_get_chapter (lesson) == ICHOMP_CHAPTER_NONE)
    return 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++)
    {
      g_autoptr (IchompLibraryEntry) entry =
          g_list_model_get_item (G_LIST_MODEL (self->library), i);
      IchompLesson *other = ichomp_library_entry_get_lesson (entry);

      number += other != NULL && ichomp_lesson_get_chapter (other) != ICHOMP_CHAPTER_NONE;
      if (other == lesson)
        break;
    }

  return number;
}

static void
append_number (GtkBox *box, guint number)
{
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (number == 0)
    return;

  text = ichomp_digits_printf (C_ ("item of a list", "%u."), number);
  label = gtk_label_new (text);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_widget_add_css_class (label, "lesson-row-number");
  gtk_box_append (box, label);
}

/* A ring that closes as questions are answered and tasks done. */
static void
draw_ring (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer permille)
{
  double fraction = GPOINTER_TO_UINT (permille) / 1000.0;
  double radius = MIN (width, height) / 2.0 - RING_WIDTH / 2;
  GdkRGBA color;

  ichomp_style_get_color (GTK_WIDGET (area), &color);
  cairo_set_line_width (cr, RING_WIDTH);
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, 0.2 * color.alpha);
  cairo_arc (cr, width / 2.0, height / 2.0, radius, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, color.alpha);
  cairo_arc (cr, width / 2.0, height / 2.0, radius, -G_PI / 2, -G_PI / 2 + 2 * G_PI * fraction);
  cairo_stroke (cr);
}

static GtkWidget *
create_ring (const IchompLessonCount *count)
{
  GtkWidget *ring = gtk_drawing_area_new ();
  guint n = count->n_questions + count->n_tasks;
  guint permille = n == 0 ? 0 : 1000 * (count->n_answered + count->n_reached) / n;

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (ring), RING_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (ring), RING_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (ring), draw_ring, GUINT_TO_POINTER (permille),
                                  NULL);
  gtk_widget_set_valign (ring, GTK_ALIGN_CENTER);
  return ring;
}

static GtkWidget *
create_mark (IchompLessonList *self, IchompLesson *lesson)
{
  IchompLessonCount count;

  if (ichomp_lesson_progress_has_done (self->progress, lesson))
    return gtk_image_new_from_icon_name ("object-select-symbolic");

  ichomp_lesson_progress_count (self->progress, lesson, &count);
  return create_ring (&count);
}

/* Returns the box with the texts of the row. */
static GtkWidget *
fill_lesson_row (IchompLessonList *self, GtkWidget *row, IchompLesson *lesson)
{
  g_autofree char *plain = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));
  g_autofree char *title = ichomp_wording_excerpt (plain);
  g_autofree char *progress = dup_progress_text (self, lesson);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  LIST_ROW (row)->chapter = ichomp_lesson_get_chapter (lesson);
  append_number (GTK_BOX (box), find_number (self, lesson));
  gtk_box_append (GTK_BOX (texts), create_label (title, "lesson-row-title"));
  gtk_box_append (GTK_BOX (texts), create_label (progress, "dim-label"));
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), create_mark (self, lesson));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  return texts;
}

static GtkWidget *
fill_error_row (GtkWidget *row, IchompLibraryEntry *entry)
{
  g_autofree char *name = ichomp_library_entry_dup_file_name (entry);
  g_autofree char *error = ichomp_library_entry_dup_error_text (entry);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (texts), create_label (name, "lesson-row-title"));
  gtk_box_append (GTK_BOX (texts), create_label (error, NULL));
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  return texts;
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  IchompLessonList *self = user_data;
  IchompLibraryEntry *entry = item;
  IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);
  GtkWidget *row = g_object_new (LIST_TYPE_ROW, NULL);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), lesson != NULL);
  name_row (row,
            lesson != NULL ? fill_lesson_row (self, row, lesson) : fill_error_row (row, entry));

  return row;
}

static GtkAdjustment *
get_adjustment (IchompLessonList *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* Remembers where the user has scrolled to: when its size or its rows change, the list stays there
 * until another row is selected. */
static void
note_place (IchompLessonList *self)
{
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_selected_row (GTK_LIST_BOX (self->lesson_list)));
  double top = gtk_adjustment_get_value (get_adjustment (self));
  graphene_rect_t bounds;
  gboolean in_sight;

  /* As long as the list is about to scroll to a row, its rows are being created or laid out. */
  if (self->is_reaching || row == NULL
      || !gtk_widget_compute_bounds (row, self->lesson_list, &bounds) || bounds.size.height <= 0)
    return;

  in_sight = bounds.origin.y + bounds.size.height > top
             && bounds.origin.y < top + gtk_adjustment_get_page_size (get_adjustment (self));
  self->place = in_sight ? NO_PLACE : top;
}

/* Also shows the neighbours of @row. */
static void
scroll_to_row (IchompLessonList *self, GtkWidget *row)
{
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (row, self->lesson_list, &bounds))
    gtk_adjustment_clamp_page (get_adjustment (self), bounds.origin.y - bounds.size.height,
                               bounds.origin.y + 2 * bounds.size.height);
}

static gboolean
reach_row_cb (GtkWidget *widget, gpointer user_data)
{
  IchompLessonList *self = ICHOMP_LESSON_LIST (widget);
  GtkWidget *list = self->row_to_focus == NO_ROW ? self->lesson_list : self->list_to_focus;
  GtkListBoxRow *list_row =
      self->row_to_focus == NO_ROW
          ? gtk_list_box_get_selected_row (GTK_LIST_BOX (list))
          : gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), self->row_to_focus);
  GtkWidget *row = GTK_WIDGET (list_row);
  gboolean in_sight = gtk_widget_get_mapped (list);

  if (row != NULL && in_sight && gtk_widget_get_height (row) == 0)
    return G_SOURCE_CONTINUE;

  if (row != NULL && in_sight && self->row_to_focus != NO_ROW)
    gtk_widget_grab_focus (row);
  else if (row != NULL && in_sight && self->place >= 0)
    gtk_adjustment_set_value (get_adjustment (self), self->place);
  else if (row != NULL && in_sight)
    scroll_to_row (self, row);
  self->row_to_focus = NO_ROW;
  self->is_reaching = FALSE;
  return G_SOURCE_REMOVE;
}

/* Scrolls to the selected row, or focuses row_to_focus, as soon as the row has been laid out. GTK
 * scrolls to the row with the focus. */
static void
reach_row (IchompLessonList *self)
{
  self->is_reaching = TRUE;
  ichomp_after_layout (GTK_WIDGET (self), reach_row_cb, NULL, NULL);
}

static void
focus_row (IchompLessonList *self, GtkWidget *list, int index)
{
  self->list_to_focus = list;
  self->row_to_focus = index;
  reach_row (self);
}

/* There are few rows: all are created again when one of them changes. */
static void
update_list (IchompLessonList *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (self->lesson_list);

  if (focus != NULL)
    ichomp_lesson_list_focus_row (self,
                                  (guint)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)));
  reach_row (self);
  ichomp_focus_leave (self->lesson_list);
  gtk_list_box_bind_model (GTK_LIST_BOX (self->lesson_list), G_LIST_MODEL (self->library),
                           create_row, self, NULL);
}

static void
lesson_activated_cb (GtkListBox *list, GtkListBoxRow *row, IchompLessonList *self)
{
  g_autoptr (IchompLibraryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (self->library), (guint)gtk_list_box_row_get_index (row));
  IchompLesson *lesson = entry != NULL ? ichomp_library_entry_get_lesson (entry) : NULL;

  if (lesson != NULL)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, lesson, NULL);
}

/* Search */

static GtkWidget *
create_hit_row (const IchompLibraryHit *hit)
{
  g_autofree char *before = g_markup_escape_text (hit->snippet, hit->start);
  g_autofree char *found = g_markup_escape_text (hit->snippet + hit->start, hit->end - hit->start);
  g_autofree char *after = g_markup_escape_text (hit->snippet + hit->end, -1);
  g_autofree char *snippet = g_strdup_printf ("%s<b>%s</b>%s", before, found, after);
  g_autofree char *title = ichomp_wording_excerpt (hit->title);
  GtkWidget *row = g_object_new (LIST_TYPE_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = create_label (NULL, NULL);

  LIST_ROW (row)->lesson = g_strdup (ichomp_lesson_get_id (hit->lesson));
  if (hit->section != NULL)
    LIST_ROW (row)->section = g_strdup (ichomp_lesson_block_get_id (hit->section));
  gtk_label_set_markup (GTK_LABEL (text), snippet);
  gtk_box_append (GTK_BOX (box), create_label (title, "lesson-row-title"));
  if (hit->heading != NULL)
    {
      g_autofree char *heading = ichomp_wording_excerpt (hit->heading);

      gtk_box_append (GTK_BOX (box), create_label (heading, "dim-label"));
    }
  gtk_box_append (GTK_BOX (box), text);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  name_row (row, box);

  return row;
}

/* Returns the hit that has the focus or is about to get it, or NULL. */
static GtkWidget *
get_hit_to_focus (IchompLessonList *self)
{
  if (self->row_to_focus != NO_ROW && self->list_to_focus == self->hit_list)
    return GTK_WIDGET (
        gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->hit_list), self->row_to_focus));

  return gtk_widget_get_focus_child (self->hit_list);
}

static gboolean
is_same_hit (ListRow *row, ListRow *other)
{
  return g_str_equal (row->lesson, other->lesson) && g_strcmp0 (row->section, other->section) == 0;
}

/* Focuses the hit in the same section as @before. In another language it may be at another index,
 * or missing. */
static void
focus_same_hit (IchompLessonList *self, ListRow *before)
{
  int index = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (self->hit_list); row != NULL;
       row = gtk_widget_get_next_sibling (row), index++)
    if (is_same_hit (LIST_ROW (row), before))
      {
        focus_row (self, self->hit_list, index);
        return;
      }

  self->row_to_focus = NO_ROW;
  gtk_widget_grab_focus (self->search_entry);
}

static void
clear_hits (IchompLessonList *self)
{
  GtkWidget *row;

  ichomp_focus_leave (self->hit_list);
  while ((row = gtk_widget_get_first_child (self->hit_list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->hit_list), row);
}

static void
search_changed_cb (IchompLessonList *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  GtkWidget *hit_to_focus = get_hit_to_focus (self);
  g_autoptr (GtkWidget) focus = hit_to_focus != NULL ? g_object_ref (hit_to_focus) : NULL;
  g_autoptr (GPtrArray) hits = NULL;

  clear_hits (self);
  if (*words == '\0')
    {
      gtk_stack_set_visible_child_name (GTK_STACK (self->list_stack), "lessons");
      return;
    }

  hits = ichomp_library_search (self->library, words);
  for (guint i = 0; i < hits->len; i++)
    {
      gtk_list_box_append (GTK_LIST_BOX (self->hit_list),
                           create_hit_row (g_ptr_array_index (hits, i)));
    }

  gtk_widget_set_visible (self->no_hits_label, hits->len == 0);
  gtk_stack_set_visible_child_name (GTK_STACK (self->list_stack), "hits");
  if (focus != NULL)
    focus_same_hit (self, LIST_ROW (focus));
}

static void
hit_activated_cb (GtkListBox *list, GtkListBoxRow *row, IchompLessonList *self)
{
  g_autoptr (IchompLesson) lesson =
      ichomp_library_find_lesson (self->library, LIST_ROW (row)->lesson);

  if (lesson != NULL)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, lesson, LIST_ROW (row)->section);
}

/* GTK has a name for the icon that clears the entry, but not in every language. */
static void
name_clear_icon (IchompLessonList *self)
{
  /* Translators: What a screen reader calls the icon that empties the search entry. */
  const char *name = C_ ("search", "Clear");

  for (GtkWidget *child = gtk_widget_get_first_child (self->search_entry); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_IMAGE (child) && gtk_widget_get_tooltip_text (child) != NULL)
      {
        gtk_widget_set_tooltip_text (child, name);
        gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                        -1);
      }
}

/* The widget */

static void
ichomp_lesson_list_dispose (GObject *object)
{
  IchompLessonList *self = ICHOMP_LESSON_LIST (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_LESSON_LIST);
  g_clear_object (&self->library);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (ichomp_lesson_list_parent_class)->dispose (object);
}

/* Shows the progress again. The selected row and the focus stay. */
static void
show_progress (IchompLessonList *self)
{
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->lesson_list));
  int index = selected != NULL ? gtk_list_box_row_get_index (selected) : NO_ROW;

  update_list (self);
  if (index != NO_ROW)
    gtk_list_box_select_row (
        GTK_LIST_BOX (self->lesson_list),
        gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->lesson_list), index));
  reach_row (self);
}

static void
ichomp_lesson_list_update_words (IchompTranslatable *translatable)
{
  IchompLessonList *self = ICHOMP_LESSON_LIST (translatable);

  name_clear_icon (self);
  show_progress (self);
  search_changed_cb (self);
}

static void
ichomp_lesson_list_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_lesson_list_update_words;
}

static void
ichomp_lesson_list_class_init (IchompLessonListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_lesson_list_dispose;

  /**
   * IchompLessonList::chosen:
   * @self: the list
   * @lesson: a lesson
   * @section: (nullable): the id of a section in it
   *
   * The user has chosen a lesson, or a section in it.
   */
  signals[SIGNAL_CHOSEN] =
      g_signal_new ("chosen", ICHOMP_TYPE_LESSON_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, ICHOMP_TYPE_LESSON, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-lesson-list.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompLessonList, search_entry);
  gtk_widget_class_bind_template_child (widget_class, IchompLessonList, list_stack);
  gtk_widget_class_bind_template_child (widget_class, IchompLessonList, scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompLessonList, lesson_list);
  gtk_widget_class_bind_template_child (widget_class, IchompLessonList, hit_list);
  gtk_widget_class_bind_template_child (widget_class, IchompLessonList, no_hits_label);
}

static void
ichomp_lesson_list_init (IchompLessonList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->row_to_focus = NO_ROW;
  self->place = NO_PLACE;
  name_clear_icon (self);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->lesson_list), set_header, NULL, NULL);

  /* When the list is mapped, when the window gets its size, and when rows are created again. */
  g_signal_connect_object (get_adjustment (self), "changed", G_CALLBACK (reach_row), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_adjustment (self), "value-changed", G_CALLBACK (note_place), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_entry, "search-changed", G_CALLBACK (search_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lesson_list, "row-activated", G_CALLBACK (lesson_activated_cb),
                           self, 0);
  g_signal_connect_object (self->hit_list, "row-activated", G_CALLBACK (hit_activated_cb), self, 0);
}

/* To be called once. */
void
ichomp_lesson_list_set_library (IchompLessonList *self,
                                IchompLibrary *library,
                                IchompLessonProgress *progress)
{
  g_return_if_fail (ICHOMP_IS_LESSON_LIST (self));
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  self->progress = g_object_ref (progress);
  g_signal_connect_object (progress, "changed", G_CALLBACK (show_progress), self,
                           G_CONNECT_SWAPPED);
  update_list (self);
}

/* Selects the row of the lesson with @index in the library and scrolls to it. */
void
ichomp_lesson_list_mark (IchompLessonList *self, guint index)
{
  GtkListBox *list;

  g_return_if_fail (ICHOMP_IS_LESSON_LIST (self));

  list = GTK_LIST_BOX (self->lesson_list);
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, (int)index));
  self->place = NO_PLACE;
  reach_row (self);
}

/* Focuses the row of the lesson with @index in the library, as soon as the row has been laid
 * out. */
void
ichomp_lesson_list_focus_row (IchompLessonList *self, guint index)
{
  g_return_if_fail (ICHOMP_IS_LESSON_LIST (self));

  focus_row (self, self->lesson_list, (int)index);
}

/* Lists all lessons again. */
void
ichomp_lesson_list_end_search (IchompLessonList *self)
{
  g_return_if_fail (ICHOMP_IS_LESSON_LIST (self));

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
}
