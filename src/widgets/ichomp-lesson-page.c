/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson to be read: its blocks below each other in a column, scrolling. A link asks for another
 * lesson, a word with a definition explains itself, and what is answered is noted. */

#include "ichomp-lesson-page.h"

#include <glib/gi18n.h>

#include "ichomp-column-layout.h"
#include "ichomp-lesson-blocks.h"
#include "ichomp-lesson-state.h"
#include "ichomp-term-popover.h"

struct _IchompLessonPage
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *column; /* holds the content, with a layout that limits its width */
  GtkWidget *content;
  GtkWidget *popover;

  IchompLibrary *library;
  IchompLessonProgress *progress;
  IchompLesson *lesson;
  GHashTable *sections; /* id to borrowed widget */
  GtkWidget *scroll_target;
  double scroll_fraction; /* how much of the target has been scrolled by */
  guint scroll_id;
};

G_DEFINE_FINAL_TYPE (IchompLessonPage, ichomp_lesson_page, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_LINK,
  SIGNAL_SAID,
  SIGNAL_TRY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* GTK moves the focus on only after a widget that had it is gone, and a label that gets it then looks
 * at what is gone (seen in 4.8.3). Returns whether the focus was on the page. */
static gboolean
take_focus_away (IchompLessonPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->content))
    return FALSE;

  gtk_root_set_focus (root, NULL);
  return TRUE;
}

static void
remove_popover (IchompLessonPage *self)
{
  if (self->popover == NULL)
    return;

  take_focus_away (self);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

/* A screen reader reads on there. */
static void
focus_first_label (GtkWidget *widget)
{
  while (widget != NULL && !GTK_IS_LABEL (widget))
    widget = gtk_widget_get_first_child (widget);

  if (widget == NULL)
    return;

  gtk_widget_grab_focus (widget);
  gtk_label_select_region (GTK_LABEL (widget), 0, 0);
}

static void
explanation_link_cb (IchompLessonPage *self, const char *uri)
{
  ichomp_lesson_page_follow_link (self, self->popover, uri);
}

/* The explanation of a word, where it stands; that of a word in an explanation stands in the place of
 * the other. */
static void
explain_term (IchompLessonPage *self, GtkWidget *widget, const char *uri, const char *term)
{
  const IchompLessonBlock *definition = ichomp_library_find_definition (self->library, term, NULL);
  const IchompLessonBlock *text;
  g_autofree char *markup = NULL;

  if (definition == NULL)
    return;

  if (widget != self->popover)
    {
      remove_popover (self);
      self->popover = ichomp_term_popover_new (widget, uri);
      g_signal_connect_object (self->popover, "link", G_CALLBACK (explanation_link_cb), self,
                               G_CONNECT_SWAPPED);
    }

  text = ichomp_lesson_block_find_child (definition, ICHOMP_BLOCK_TEXT);
  markup = ichomp_lesson_blocks_dup_markup (text);
  ichomp_term_popover_explain (ICHOMP_TERM_POPOVER (self->popover), markup);
  ichomp_lesson_page_say (self, ichomp_term_popover_get_text (ICHOMP_TERM_POPOVER (self->popover)));
}

/*< private >
 * ichomp_lesson_page_follow_link:
 * @self: a page
 * @widget: the label with the link, or the explanation of another word
 * @uri: where it leads
 *
 * Returns: whether the link was one of a lesson
 */
gboolean
ichomp_lesson_page_follow_link (IchompLessonPage *self, GtkWidget *widget, const char *uri)
{
  g_autofree char *lesson = NULL;
  g_autofree char *section = NULL;
  g_autofree char *term = NULL;

  if (!ichomp_inline_parse_uri (uri, &lesson, &section, &term))
    return FALSE;

  if (term != NULL)
    explain_term (self, widget, uri, term);
  else
    g_signal_emit (self, signals[SIGNAL_LINK], 0, lesson, section);

  return TRUE;
}

/*< private >
 * ichomp_lesson_page_try:
 * @self: a page
 * @block: what the person wants to try
 *
 * Asks for the position of @block on the main board.
 */
void
ichomp_lesson_page_try (IchompLessonPage *self, const IchompLessonBlock *block)
{
  g_signal_emit (self, signals[SIGNAL_TRY], 0, block);
}

/*< private >
 * ichomp_lesson_page_say:
 * @self: a page
 * @text: a translated sentence
 *
 * Lets a screen reader say it.
 */
void
ichomp_lesson_page_say (IchompLessonPage *self, const char *text)
{
  g_signal_emit (self, signals[SIGNAL_SAID], 0, text);
}

/*< private >
 * ichomp_lesson_page_answered:
 * @self: a page
 * @block: a question that has been answered
 *
 * Notes it.
 */
void
ichomp_lesson_page_answered (IchompLessonPage *self, const IchompLessonBlock *block)
{
  ichomp_lesson_progress_set_answered (self->progress, ichomp_lesson_get_id (self->lesson),
                                       ichomp_lesson_block_get_key (block));
}

/*< private >
 * ichomp_lesson_page_is_answered:
 * @self: a page
 * @block: a question
 *
 * Returns: whether it has been answered before
 */
gboolean
ichomp_lesson_page_is_answered (IchompLessonPage *self, const IchompLessonBlock *block)
{
  return ichomp_lesson_progress_is_answered (self->progress, ichomp_lesson_get_id (self->lesson),
                                             ichomp_lesson_block_get_key (block));
}

static void
done_toggled_cb (GtkCheckButton *check, IchompLessonPage *self)
{
  ichomp_lesson_progress_set_done (self->progress, ichomp_lesson_get_id (self->lesson),
                                   gtk_check_button_get_active (check));
}

/* What the lesson is for, how long it takes and what it builds on. */
static void
add_head (IchompLessonPage *self)
{
  guint minutes = ichomp_lesson_get_minutes (self->lesson);
  g_autofree char *duration = NULL;
  GtkWidget *label;

  gtk_box_append (GTK_BOX (self->content),
                  ichomp_lesson_blocks_create_text (self, ichomp_lesson_get_title (self->lesson),
                                                    "lesson-title"));
  gtk_box_append (GTK_BOX (self->content),
                  ichomp_lesson_blocks_create_text (self, ichomp_lesson_get_goal (self->lesson),
                                                    "lesson-goal"));

  /* Translators: How long a lesson takes. */
  duration = g_strdup_printf (ngettext ("About %u minute", "About %u minutes", minutes), minutes);
  label = gtk_label_new (duration);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (self->content), label);

  for (guint i = 0; i < ichomp_lesson_get_n_builds_on (self->lesson); i++)
    {
      const char *id = ichomp_lesson_get_builds_on (self->lesson, i);
      g_autoptr (IchompLesson) before = ichomp_library_find_lesson (self->library, id);

      if (before != NULL)
        gtk_box_append (GTK_BOX (self->content),
                        ichomp_lesson_blocks_create_builds_on (self, before));
    }
}

static void
add_sections (IchompLessonPage *self)
{
  for (guint i = 0; i < ichomp_lesson_get_n_sections (self->lesson); i++)
    {
      const IchompLessonBlock *section = ichomp_lesson_get_section (self->lesson, i);
      GtkWidget *widget = ichomp_lesson_blocks_create (self, section);

      g_hash_table_insert (self->sections, g_strdup (ichomp_lesson_block_get_id (section)), widget);
      gtk_box_append (GTK_BOX (self->content), widget);
    }
}

static void
add_foot (IchompLessonPage *self)
{
  GtkWidget *check = gtk_check_button_new_with_label (_ ("I have worked through this lesson"));

  gtk_check_button_set_active (
      GTK_CHECK_BUTTON (check),
      ichomp_lesson_progress_is_done (self->progress, ichomp_lesson_get_id (self->lesson)));
  g_signal_connect_object (check, "toggled", G_CALLBACK (done_toggled_cb), self, 0);
  gtk_widget_add_css_class (check, "lesson-done");
  gtk_box_append (GTK_BOX (self->content), check);
}

static void
clear (IchompLessonPage *self)
{
  GtkWidget *child;

  take_focus_away (self);
  remove_popover (self);
  g_hash_table_remove_all (self->sections);
  self->scroll_target = NULL;
  while ((child = gtk_widget_get_first_child (self->content)) != NULL)
    gtk_box_remove (GTK_BOX (self->content), child);
}

static void
scroll_to_target (IchompLessonPage *self)
{
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_rect_t bounds;

  if (self->scroll_target == NULL)
    gtk_adjustment_set_value (adjustment, 0);
  else if (gtk_widget_compute_bounds (self->scroll_target, self->column, &bounds))
    gtk_adjustment_set_value (adjustment,
                              bounds.origin.y + self->scroll_fraction * bounds.size.height);
}

/* Where a section is, is known only after the page has been laid out. */
static gboolean
scroll_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  IchompLessonPage *self = ICHOMP_LESSON_PAGE (widget);

  /* What is new has no size yet, even on a page that had one before. */
  if (self->scroll_target != NULL && gtk_widget_get_height (self->scroll_target) == 0)
    return G_SOURCE_CONTINUE;

  self->scroll_id = 0;
  scroll_to_target (self);
  return G_SOURCE_REMOVE;
}

static void
scroll_later (IchompLessonPage *self, GtkWidget *target, double fraction)
{
  self->scroll_target = target;
  self->scroll_fraction = fraction;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_tick_cb, NULL, NULL);
}

/* A place on the page that can be found again on one with other texts: the way to the smallest part of
 * it that is at the top, and how much of that has been scrolled by. */
typedef struct
{
  GArray *path; /* of guint: indices of children */
  double fraction;
} Place;

static gboolean
has_parts (GtkWidget *widget)
{
  return GTK_IS_BOX (widget) || GTK_IS_GRID (widget) || GTK_IS_EXPANDER (widget);
}

/* The first child that has not been scrolled by, or NULL. */
static GtkWidget *
find_first_visible (IchompLessonPage *self, GtkWidget *parent, double top, Place *place)
{
  guint index = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child), index++)
    {
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (child, self->column, &bounds)
          && bounds.origin.y + bounds.size.height > top)
        {
          place->fraction = CLAMP ((top - bounds.origin.y) / bounds.size.height, 0, 1);
          g_array_append_val (place->path, index);
          return child;
        }
    }

  return NULL;
}

static void
find_place (IchompLessonPage *self, Place *place)
{
  double top = gtk_adjustment_get_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)));
  GtkWidget *widget = self->content;

  place->path = g_array_new (FALSE, FALSE, sizeof (guint));
  place->fraction = 0;

  /* At the beginning the margin above the first block is shown as well. */
  while (top > 0 && widget != NULL && has_parts (widget))
    widget = find_first_visible (self, widget, top, place);
}

static GtkWidget *
get_nth_child (GtkWidget *widget, guint n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL && n-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* As far as the page has the same parts. */
static void
go_to_place (IchompLessonPage *self, Place *place)
{
  GtkWidget *target = NULL;
  GtkWidget *widget = self->content;

  for (guint i = 0; i < place->path->len && widget != NULL; i++)
    {
      widget = get_nth_child (widget, g_array_index (place->path, guint, i));
      if (widget != NULL)
        target = widget;
    }

  scroll_later (self, target, place->fraction);
  g_clear_pointer (&place->path, g_array_unref);
}

static void
ichomp_lesson_page_dispose (GObject *object)
{
  IchompLessonPage *self = ICHOMP_LESSON_PAGE (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);
  g_clear_pointer (&self->sections, g_hash_table_unref);
  g_clear_object (&self->library);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (ichomp_lesson_page_parent_class)->dispose (object);
}

static void
ichomp_lesson_page_class_init (IchompLessonPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_lesson_page_dispose;

  /**
   * IchompLessonPage::link:
   * @self: the page
   * @lesson: the id of a lesson
   * @section: (nullable): the id of a section in it
   *
   * Emitted when the person follows a link.
   */
  signals[SIGNAL_LINK] = g_signal_new ("link", ICHOMP_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);

  /**
   * IchompLessonPage::said:
   * @self: the page
   * @text: a translated sentence
   *
   * Emitted when there is something new to read, for a screen reader.
   */
  signals[SIGNAL_SAID] = g_signal_new ("said", ICHOMP_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * IchompLessonPage::try:
   * @self: the page
   * @block: (type IchompLessonBlock): what the person wants to try on the main board
   *
   * Emitted when the person wants to try something.
   */
  signals[SIGNAL_TRY] = g_signal_new ("try", ICHOMP_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_DOCUMENT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "lesson-page");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ichomp_lesson_page_init (IchompLessonPage *self)
{
  self->sections = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->content, "lesson");

  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->column), self->content);
  gtk_widget_set_layout_manager (self->column, ichomp_column_layout_new ());

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->column);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

/**
 * ichomp_lesson_page_new:
 * @library: where links and words lead
 * @progress: where is noted what was answered
 *
 * Returns: (transfer floating): an empty page
 */
GtkWidget *
ichomp_lesson_page_new (IchompLibrary *library, IchompLessonProgress *progress)
{
  IchompLessonPage *self = g_object_new (ICHOMP_TYPE_LESSON_PAGE, NULL);

  self->library = g_object_ref (library);
  self->progress = g_object_ref (progress);

  return GTK_WIDGET (self);
}

static void
fill (IchompLessonPage *self)
{
  g_autofree char *title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (self->lesson));

  clear (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  add_head (self);
  add_sections (self);
  add_foot (self);
}

static gboolean
is_same_lesson (IchompLessonPage *self, IchompLesson *lesson)
{
  return self->lesson != NULL
         && g_str_equal (ichomp_lesson_get_id (self->lesson), ichomp_lesson_get_id (lesson));
}

/**
 * ichomp_lesson_page_show:
 * @self: a page
 * @lesson: the lesson to show
 * @section: (nullable): the id of the section to scroll to, or %NULL for the beginning
 *
 * Shows a lesson. One that is on show already stays as it is and is scrolled only.
 */
void
ichomp_lesson_page_show (IchompLessonPage *self, IchompLesson *lesson, const char *section)
{
  GtkWidget *target;
  gboolean had_focus;

  g_return_if_fail (ICHOMP_IS_LESSON_PAGE (self));

  had_focus = take_focus_away (self);

  /* Its word scrolls away. */
  remove_popover (self);

  if (self->lesson != lesson)
    {
      ichomp_lesson_ref (lesson);
      g_clear_pointer (&self->lesson, ichomp_lesson_unref);
      self->lesson = lesson;
      fill (self);
    }

  target = section != NULL ? g_hash_table_lookup (self->sections, section) : NULL;
  if (had_focus)
    focus_first_label (target != NULL ? target : self->content);
  scroll_later (self, target, 0);
}

/**
 * ichomp_lesson_page_replace:
 * @self: a page
 * @lesson: a lesson with the id of the one on show, which has been saved anew
 *
 * Shows the lesson where the other one was being read.
 */
void
ichomp_lesson_page_replace (IchompLessonPage *self, IchompLesson *lesson)
{
  Place place;

  g_return_if_fail (ICHOMP_IS_LESSON_PAGE (self));
  g_return_if_fail (is_same_lesson (self, lesson));

  ichomp_lesson_ref (lesson);
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);
  self->lesson = lesson;
  find_place (self, &place);
  fill (self);
  go_to_place (self, &place);
}

/**
 * ichomp_lesson_page_retranslate:
 * @self: a page
 *
 * Shows the lesson in the language of the moment: at the same place, with all that has been answered,
 * filled in and unfolded, and with the focus where it was.
 */
void
ichomp_lesson_page_retranslate (IchompLessonPage *self)
{
  g_autoptr (GVariant) state = NULL;
  g_autoptr (GArray) focus = NULL;
  Place place;

  g_return_if_fail (ICHOMP_IS_LESSON_PAGE (self));

  if (self->lesson == NULL)
    return;

  state = ichomp_lesson_state_save (self->content);
  focus = ichomp_lesson_state_find_focus (self->content);
  find_place (self, &place);
  fill (self);
  ichomp_lesson_state_restore (self->content, state);
  go_to_place (self, &place);
  if (focus != NULL)
    ichomp_lesson_state_give_focus (self->content, focus);
}

/**
 * ichomp_lesson_page_get_lesson:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the lesson on show
 */
IchompLesson *
ichomp_lesson_page_get_lesson (IchompLessonPage *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_PAGE (self), NULL);

  return self->lesson;
}
