/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson to be read: its blocks below each other in a column, scrolling. A link asks for another
 * lesson, a word with a definition explains itself, and what is answered is noted. */

#include "ichomp-lesson-page.h"

#include <glib/gi18n.h>

#include "ichomp-column-layout.h"
#include "ichomp-lesson-blocks.h"

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
};

G_DEFINE_FINAL_TYPE (IchompLessonPage, ichomp_lesson_page, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_LINK,
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

static gboolean
explanation_link_cb (GtkLabel *label, const char *uri, IchompLessonPage *self)
{
  return ichomp_lesson_page_follow_link (self, GTK_WIDGET (label), uri);
}

/* The explanation of a word, where it stands. */
static void
explain_term (IchompLessonPage *self, GtkWidget *label, const char *term)
{
  const IchompLessonBlock *definition = ichomp_library_find_definition (self->library, term, NULL);
  const IchompLessonBlock *text;
  g_autofree char *markup = NULL;
  GtkWidget *explanation;

  if (definition == NULL)
    return;

  /* A word within an explanation is explained in its place. */
  if (self->popover != NULL && gtk_widget_is_ancestor (label, self->popover))
    label = gtk_widget_get_parent (self->popover);

  remove_popover (self);
  text = ichomp_lesson_block_find_child (definition, ICHOMP_BLOCK_TEXT);
  markup = ichomp_lesson_block_dup_markup (text);

  explanation = gtk_label_new (NULL);
  gtk_label_set_markup (GTK_LABEL (explanation), markup);
  gtk_label_set_wrap (GTK_LABEL (explanation), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (explanation), 44);
  gtk_label_set_xalign (GTK_LABEL (explanation), 0);
  g_signal_connect_object (explanation, "activate-link", G_CALLBACK (explanation_link_cb), self, 0);

  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), explanation);
  gtk_widget_set_parent (self->popover, label);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/*< private >
 * ichomp_lesson_page_follow_link:
 * @self: a page
 * @label: the label with the link
 * @uri: where it leads
 *
 * Returns: whether the link was one of a lesson
 */
gboolean
ichomp_lesson_page_follow_link (IchompLessonPage *self, GtkWidget *label, const char *uri)
{
  g_autofree char *lesson = NULL;
  g_autofree char *section = NULL;
  g_autofree char *term = NULL;

  if (!ichomp_inline_parse_uri (uri, &lesson, &section, &term))
    return FALSE;

  if (term != NULL)
    explain_term (self, label, term);
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
    gtk_adjustment_set_value (adjustment, bounds.origin.y);
}

/* Where a section is, is known only after the page has been laid out. */
static gboolean
scroll_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  IchompLessonPage *self = ICHOMP_LESSON_PAGE (widget);

  /* What is new has no size yet, even on a page that had one before. */
  if (self->scroll_target != NULL && gtk_widget_get_height (self->scroll_target) == 0)
    return G_SOURCE_CONTINUE;

  scroll_to_target (self);
  return G_SOURCE_REMOVE;
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
   * IchompLessonPage::try:
   * @self: the page
   * @block: (type IchompLessonBlock): what the person wants to try on the main board
   *
   * Emitted when the person wants to try something.
   */
  signals[SIGNAL_TRY] = g_signal_new ("try", ICHOMP_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

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
  gboolean had_focus;

  g_return_if_fail (ICHOMP_IS_LESSON_PAGE (self));

  had_focus = take_focus_away (self);

  /* Its word scrolls away. */
  remove_popover (self);

  if (self->lesson != lesson)
    {
      clear (self);
      ichomp_lesson_ref (lesson);
      g_clear_pointer (&self->lesson, ichomp_lesson_unref);
      self->lesson = lesson;

      add_head (self);
      add_sections (self);
      add_foot (self);
    }

  self->scroll_target = section != NULL ? g_hash_table_lookup (self->sections, section) : NULL;
  if (had_focus)
    focus_first_label (self->scroll_target != NULL ? self->scroll_target : self->content);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_tick_cb, NULL, NULL);
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
