/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page with a lesson, or with one question of it: its blocks in a column that scrolls. It
 * signals links to other lessons, shows the definition of a word in a popover, and records
 * answers. */

#include "ichomp-lesson-page.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-children.h"
#include "ichomp-column-layout.h"
#include "widgets/kit/ichomp-container.h"
#include "ichomp-side-by-side.h"
#include "ichomp-lesson-blocks.h"
#include "ichomp-lesson-row.h"
#include "ichomp-lesson-text.h"
#include "widgets/kit/ichomp-focus.h"
#include "widgets/language/ichomp-local-language.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/language/ichomp-translatable.h"
#include "ichomp-page-item.h"
#include "ichomp-page-update.h"
#include "ichomp-term-popover.h"
#include "game/words/ichomp-typesetting.h"

struct _IchompLessonPage
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *column; /* holds the content, with a layout that limits its width */
  GtkWidget *content;
  GtkWidget *popover;

  IchompLessonContext *context;
  GHashTable *sections; /* id to borrowed widget */
  IchompPageScroll *scroll;
  IchompPageUpdate *update;
  IchompSideBySide *beside;
};

static void ichomp_lesson_page_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompLessonPage,
                               ichomp_lesson_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_lesson_page_translatable_init))

enum
{
  PROP_HAS_ROOM = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
remove_popover (IchompLessonPage *self)
{
  if (self->popover == NULL)
    return;

  ichomp_focus_leave (self->content);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

static IchompLesson *
get_lesson (IchompLessonPage *self)
{
  return ichomp_lesson_context_get_lesson (self->context);
}

static IchompLessonState *
get_state (IchompLessonPage *self)
{
  return ichomp_lesson_context_get_lesson_state (self->context);
}

static const IchompLessonBlock *
get_asked (IchompLessonPage *self)
{
  return get_state (self) != NULL ? ichomp_lesson_state_get_asked (get_state (self)) : NULL;
}

static IchompLibrary *
get_library (IchompLessonPage *self)
{
  return ichomp_lesson_context_get_library (self->context);
}

static IchompLessonProgress *
get_progress (IchompLessonPage *self)
{
  return ichomp_lesson_context_get_progress (self->context);
}

static void
explanation_link_cb (IchompLessonPage *self, const char *uri)
{
  ichomp_lesson_context_follow_link (self->context, self->popover, uri);
}

/* A handler of the context. Shows the definition of a word in a popover at the word. If @widget
 * is the popover, the new definition replaces its text. */
static void
explain_term (IchompLessonPage *self, GtkWidget *widget, const char *uri, const char *term)
{
  const IchompLessonBlock *definition =
      ichomp_library_find_definition (get_library (self), term, NULL);
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (widget);
  const IchompLessonBlock *text;
  g_autofree char *markup = NULL;

  if (definition == NULL)
    return;

  if (widget != self->popover)
    {
      remove_popover (self);
      /* Without a focus in the text the popover does not open properly (seen in GTK 4.8.3). */
      ichomp_focus_first_text (widget);
      self->popover = ichomp_term_popover_new (widget, uri);
      ichomp_local_language_set (self->popover, ichomp_i18n_get_language ());
      g_signal_connect_object (self->popover, "link", G_CALLBACK (explanation_link_cb), self,
                               G_CONNECT_SWAPPED);
    }

  text = ichomp_lesson_block_find_child (definition, ICHOMP_BLOCK_TEXT);
  markup = ichomp_lesson_text_dup_markup (text);
  ichomp_term_popover_explain (ICHOMP_TERM_POPOVER (self->popover), markup);
  ichomp_announce (GTK_WIDGET (self),
                   ichomp_term_popover_get_text (ICHOMP_TERM_POPOVER (self->popover)));
}

/* An item of the page */
typedef struct
{
  IchompLessonContext *context;
  const IchompLessonBlock *block;
  IchompBlockFunc create;
} Item;

static GtkWidget *
make_item (gpointer item)
{
  const Item *self = item;

  return self->create (self->context, self->block);
}

static void
item_free (gpointer item)
{
  g_object_unref (((Item *)item)->context);
  g_free (item);
}

/* Appends what @create makes for @block, now and in other languages. */
static void
append (IchompLessonPage *self,
        GtkWidget *box,
        const IchompLessonBlock *block,
        IchompBlockFunc create)
{
  Item *item = g_new (Item, 1);
  GtkWidget *widget;

  *item = (Item){ g_object_ref (self->context), block, create };
  widget = ichomp_page_item_new (make_item, item, item_free);
  ichomp_page_update_add (self->update, widget);
  gtk_box_append (GTK_BOX (box), widget);
}

/* The children of a section or of the recap. */
static GtkWidget *
add_section (IchompLessonPage *self, const IchompLessonBlock *section)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "lesson-section");
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (section); i++)
    append (self, box, ichomp_lesson_block_get_child (section, i), ichomp_lesson_blocks_create);
  gtk_box_append (GTK_BOX (self->content), box);

  return box;
}

/* The question of another lesson that comes back */
static void
add_recalled (IchompLessonPage *self)
{
  const IchompLessonBlock *block = ichomp_lesson_state_get_recalled (get_state (self));

  if (block == NULL)
    return;

  append (self, self->content, block, ichomp_lesson_blocks_create_heading);
  append (self, self->content, block, ichomp_lesson_blocks_create);
}

static void
add_sections (IchompLessonPage *self)
{
  const IchompLessonBlock *recap = ichomp_lesson_get_recap (get_lesson (self));
  const IchompLessonBlock *teacher = ichomp_lesson_get_teacher (get_lesson (self));

  for (guint i = 0; i < ichomp_lesson_get_n_sections (get_lesson (self)); i++)
    {
      const IchompLessonBlock *section = ichomp_lesson_get_section (get_lesson (self), i);

      g_hash_table_insert (self->sections, g_strdup (ichomp_lesson_block_get_id (section)),
                           add_section (self, section));
    }
  if (recap != NULL)
    {
      add_section (self, recap);
      add_recalled (self);
    }
  if (teacher != NULL)
    append (self, self->content, teacher, ichomp_lesson_blocks_create);
}

/* Header and footer: title, goal and duration, and the lessons that the lesson builds on; a check
 * box for a lesson that is worked through, and a link to the next lesson. */

static GtkWidget *
create_duration (IchompLessonContext *context, const IchompLessonBlock *root)
{
  guint minutes = ichomp_lesson_get_minutes (ichomp_lesson_context_get_lesson (context));
  /* Translators: How long a lesson takes. */
  g_autofree char *duration =
      ichomp_digits_printf (ngettext ("About %u minute", "About %u minutes", minutes), minutes);
  GtkWidget *label = gtk_label_new (duration);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");

  return label;
}

/* @block has the id of a lesson in the library. */
static GtkWidget *
create_builds_on (IchompLessonContext *context, const IchompLessonBlock *block)
{
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (
      ichomp_lesson_context_get_library (context), ichomp_lesson_block_get_target (block));
  g_autofree char *title = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *link = NULL;
  g_autofree char *markup = NULL;
  GtkWidget *label = ichomp_lesson_text_create_line (NULL, 0);

  /* It may have left the library since the page was made. */
  if (lesson == NULL)
    return label;

  title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));
  escaped = g_markup_escape_text (title, -1);
  link = g_strdup_printf ("<a href=\"ichomp:%s\">%s</a>", ichomp_lesson_get_id (lesson), escaped);
  /* Translators: %s is the title of another lesson. */
  markup = ichomp_markup_printf (_ ("Builds on: %s"), link);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  ichomp_lesson_text_connect_links (context, label);
  return label;
}

static IchompLesson *
find_next (IchompLessonContext *context)
{
  return ichomp_library_find_next (
      ichomp_lesson_context_get_library (context),
      ichomp_lesson_get_id (ichomp_lesson_context_get_lesson (context)));
}

static void
next_clicked_cb (IchompLessonContext *context)
{
  g_autoptr (IchompLesson) next = find_next (context);

  if (next != NULL)
    ichomp_lesson_context_open (context, ichomp_lesson_get_id (next));
}

static GtkWidget *
create_next (IchompLessonContext *context, const IchompLessonBlock *root)
{
  g_autoptr (IchompLesson) next = find_next (context);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_visible (button, next != NULL);
  if (next == NULL)
    return button;

  title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (next));
  /* Translators: A button below a lesson. %s is the title of the lesson after it. */
  text = g_strdup_printf (_ ("Next lesson: %s"), title);
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (next_clicked_cb), context,
                           G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
create_done (IchompLessonContext *context, const IchompLessonBlock *root)
{
  return ichomp_lesson_text_create_line (_ ("I have worked through this lesson"), 0);
}

static GtkWidget *
create_header (IchompLessonContext *context, const IchompLessonBlock *root)
{
  IchompLesson *lesson = ichomp_lesson_context_get_lesson (context);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box),
                  ichomp_lesson_blocks_create (context, ichomp_lesson_get_title (lesson)));
  gtk_box_append (GTK_BOX (box),
                  ichomp_lesson_blocks_create (context, ichomp_lesson_get_goal (lesson)));
  gtk_box_append (GTK_BOX (box), ichomp_lesson_row_new (context, root, create_duration));

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (root); i++)
    {
      const IchompLessonBlock *block = ichomp_lesson_block_get_child (root, i);
      g_autoptr (IchompLesson) before = NULL;

      if (ichomp_lesson_block_get_kind (block) != ICHOMP_BLOCK_BUILDS_ON)
        continue;

      before = ichomp_library_find_lesson (ichomp_lesson_context_get_library (context),
                                           ichomp_lesson_block_get_target (block));
      if (before != NULL)
        gtk_box_append (GTK_BOX (box), ichomp_lesson_row_new (context, block, create_builds_on));
    }

  return box;
}

static void
done_toggled_cb (GtkCheckButton *check, IchompLessonContext *context)
{
  ichomp_lesson_progress_mark (ichomp_lesson_context_get_progress (context),
                               ichomp_lesson_context_get_lesson (context),
                               gtk_check_button_get_active (check));
}

static GtkWidget *
create_check (IchompLessonContext *context, const IchompLessonBlock *root)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_child (GTK_CHECK_BUTTON (check),
                              ichomp_lesson_row_new (context, root, create_done));
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("I have worked through this lesson"), -1);
  gtk_check_button_set_active (
      GTK_CHECK_BUTTON (check),
      ichomp_lesson_progress_has_done (ichomp_lesson_context_get_progress (context),
                                       ichomp_lesson_context_get_lesson (context)));
  g_signal_connect_object (check, "toggled", G_CALLBACK (done_toggled_cb), context, 0);
  gtk_widget_add_css_class (check, "lesson-done");

  return check;
}

static GtkWidget *
create_footer (IchompLessonContext *context, const IchompLessonBlock *root)
{
  g_autoptr (IchompLesson) next = find_next (context);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), create_check (context, root));
  if (next != NULL)
    {
      GtkWidget *line = ichomp_lesson_row_new (context, root, create_next);

      gtk_widget_add_css_class (line, "lesson-next");
      gtk_box_append (GTK_BOX (box), line);
    }

  return box;
}

/* One question */

static GtkWidget *
create_place (IchompLessonContext *context, const IchompLessonBlock *block)
{
  const char *target = ichomp_lesson_block_get_target (block);
  const IchompLessonBlock *section = ichomp_lesson_block_get_section (block);
  g_autoptr (IchompLesson) lesson =
      target != NULL
          ? ichomp_library_find_lesson (ichomp_lesson_context_get_library (context), target)
          : NULL;
  GtkWidget *label = ichomp_lesson_text_create_line (NULL, 0);

  if (lesson != NULL)
    ichomp_lesson_text_set_place (label, lesson, NULL);
  else
    ichomp_lesson_text_set_place (label, ichomp_lesson_context_get_lesson (context),
                                  section != NULL ? ichomp_lesson_block_get_id (section) : NULL);
  ichomp_lesson_text_connect_links (context, label);
  gtk_widget_add_css_class (label, "lesson-paragraph");
  return label;
}

static GtkWidget *
create_place_row (IchompLessonContext *context, const IchompLessonBlock *block)
{
  return ichomp_lesson_row_new (context, block, create_place);
}

static gboolean
is_text_or_figure (const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_HEADING:
    case ICHOMP_BLOCK_TEST:
    case ICHOMP_BLOCK_QUESTION:
    case ICHOMP_BLOCK_TRY:
    case ICHOMP_BLOCK_VALUE_FORM:
    case ICHOMP_BLOCK_HEAPS:
      return FALSE;
    default:
      return TRUE;
    }
}

/* The question, below the part of its section that it is about, if it is about that. */
static void
add_asked (IchompLessonPage *self)
{
  const IchompLessonBlock *section = ichomp_lesson_block_get_parent (get_asked (self));
  gboolean needs_section =
      ichomp_lesson_block_has_flag (get_asked (self), ICHOMP_BLOCK_FLAG_NO_TEST)
      && ichomp_lesson_block_get_kind (section) == ICHOMP_BLOCK_SECTION;

  append (self, self->content, get_asked (self), ichomp_lesson_blocks_create_heading);
  for (guint i = 0; ichomp_lesson_block_get_child (section, i) != get_asked (self); i++)
    {
      const IchompLessonBlock *block = ichomp_lesson_block_get_child (section, i);

      if (needs_section && is_text_or_figure (block))
        append (self, self->content, block, ichomp_lesson_blocks_create);
    }
  append (self, self->content, get_asked (self), ichomp_lesson_blocks_create);
  append (self, self->content, get_asked (self), create_place_row);
}

/* The page */

static void
clear (IchompLessonPage *self)
{
  ichomp_focus_leave (self->content);
  remove_popover (self);
  g_hash_table_remove_all (self->sections);
  ichomp_page_update_clear (self->update);
  ichomp_page_scroll_forget (self->scroll);
  ichomp_children_remove (self->content);
}

static void
ichomp_lesson_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompLessonPage *self = ICHOMP_LESSON_PAGE (object);

  switch (id)
    {
    case PROP_HAS_ROOM:
      g_value_set_boolean (value, ichomp_side_by_side_has_room (self->beside));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
room_changed_cb (IchompLessonPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HAS_ROOM]);
}

static void
ichomp_lesson_page_dispose (GObject *object)
{
  IchompLessonPage *self = ICHOMP_LESSON_PAGE (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->sections, g_hash_table_unref);
  g_clear_object (&self->update);
  g_clear_object (&self->beside);
  g_clear_object (&self->scroll);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (ichomp_lesson_page_parent_class)->dispose (object);
}

static void
ichomp_lesson_page_class_init (IchompLessonPageClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = ichomp_lesson_page_get_property;
  G_OBJECT_CLASS (klass)->dispose = ichomp_lesson_page_dispose;

  /**
   * IchompLessonPage:has-room:
   *
   * Whether two languages fit side by side.
   */
  props[PROP_HAS_ROOM] = g_param_spec_boolean ("has-room", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

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

  self->column = g_object_new (ICHOMP_TYPE_CONTAINER, NULL);
  gtk_widget_insert_before (self->content, self->column, NULL);
  gtk_widget_set_layout_manager (self->column, ichomp_column_layout_new ());

  self->scroller =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->column);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));

  self->scroll =
      ichomp_page_scroll_new (GTK_SCROLLED_WINDOW (self->scroller), self->column, self->content);
  self->update =
      ichomp_page_update_new (GTK_SCROLLED_WINDOW (self->scroller), self->column, self->scroll);
}

static void
update_title (IchompLessonPage *self)
{
  g_autofree char *title =
      ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (get_lesson (self)));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
}

/* The focus returns to the text with the word. */
static void
close_popover (IchompLessonPage *self)
{
  GtkWidget *label = self->popover != NULL ? gtk_widget_get_parent (self->popover) : NULL;
  gboolean has_focus = label != NULL && ichomp_focus_is_inside (label);

  remove_popover (self);
  if (has_focus)
    ichomp_focus_first_text (label);
}

/* The language of the lesson, which differs from that of the program if its author has not
 * written the lesson in that. */
static IchompLanguage
find_language (IchompLessonPage *self, IchompLesson *lesson)
{
  IchompLanguage language = ichomp_i18n_resolve (ichomp_i18n_get_choice ());

  return ichomp_lesson_find_language (lesson, language);
}

static void
use_language (IchompLessonPage *self, IchompLanguage language)
{
  gboolean is_own = language != ichomp_i18n_resolve (ichomp_i18n_get_choice ());

  if (!is_own && ichomp_local_language_get (self->content) == ICHOMP_LANGUAGE_SYSTEM)
    return;

  ichomp_local_language_set (self->content, is_own ? language : ICHOMP_LANGUAGE_SYSTEM);
  ichomp_script_prepare (self->content);
}

/* The columns first: their number determines which blocks are in sight. */
static void
update_words (IchompLessonPage *self)
{
  gboolean keeps_columns;

  close_popover (self);
  update_title (self);
  keeps_columns = ichomp_side_by_side_change (self->beside);
  ichomp_page_update_begin (self->update, keeps_columns);
}

static void
columns_changed_cb (IchompLessonPage *self)
{
  close_popover (self);
  ichomp_page_update_begin (self->update, FALSE);
}

static void
ichomp_lesson_page_update_inside (IchompTranslatable *translatable)
{
  IchompLessonPage *self = ICHOMP_LESSON_PAGE (translatable);

  if (get_lesson (self) != NULL)
    {
      g_auto (IchompLanguageScope) scope =
          ichomp_language_scope_enter (find_language (self, get_lesson (self)));

      use_language (self, ichomp_i18n_get_language ());
      update_words (self);
    }
}

static void
ichomp_lesson_page_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_inside = ichomp_lesson_page_update_inside;
}

/* The widgets from before are still there while their lesson is. */
static void
fill (IchompLessonPage *self, IchompLessonState *state)
{
  IchompLesson *lesson = ichomp_lesson_state_get_lesson (state);
  g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (find_language (self, lesson));

  clear (self);
  ichomp_lesson_context_begin (self->context, state);
  if (ichomp_lesson_get_recap (lesson) != NULL && get_asked (self) == NULL)
    ichomp_lesson_state_recall (state);
  update_title (self);
  ichomp_side_by_side_begin (self->beside);
  if (get_asked (self) != NULL)
    {
      add_asked (self);
    }
  else
    {
      append (self, self->content, ichomp_lesson_get_root (lesson), create_header);
      add_sections (self);
      append (self, self->content, ichomp_lesson_get_root (lesson), create_footer);
    }
  use_language (self, ichomp_i18n_get_language ());
  if (ichomp_side_by_side_complete (self->beside))
    ichomp_page_update_begin (self->update, FALSE);
  else if (ichomp_side_by_side_is_single (self->beside))
    ichomp_page_update_show_new (self->update);
}

static IchompCourse *
get_course (IchompLessonPage *self)
{
  return ichomp_lesson_context_get_course (self->context);
}

/* Keeps the place of the lesson on show. */
static void
keep_place (IchompLessonPage *self)
{
  IchompPagePlace place;

  if (get_lesson (self) == NULL)
    return;

  place = ichomp_page_scroll_find_place (self->scroll);
  ichomp_lesson_state_keep_place (get_state (self), place.path, place.fraction);
  ichomp_page_place_clear (&place);
}

/* Scrolls to where the lesson was left. Returns FALSE if it was not on show before. */
static gboolean
go_back (IchompLessonPage *self)
{
  IchompPagePlace place;
  GArray *path = ichomp_lesson_state_get_place (get_state (self), &place.fraction);

  if (path == NULL)
    return FALSE;

  place.path = g_array_ref (path);
  ichomp_page_scroll_go_to_place (self->scroll, &place);
  return TRUE;
}

static gboolean
is_same_lesson (IchompLessonPage *self, IchompLesson *lesson)
{
  return get_lesson (self) != NULL
         && g_str_equal (ichomp_lesson_get_id (get_lesson (self)), ichomp_lesson_get_id (lesson));
}

/* The lesson on show stays at its place. */
static void
forgotten_cb (IchompLessonPage *self)
{
  IchompPagePlace place;

  if (get_lesson (self) == NULL || get_asked (self) != NULL)
    return;

  place = ichomp_page_scroll_find_place (self->scroll);
  fill (self, ichomp_course_get_state (get_course (self), get_lesson (self)));
  ichomp_page_scroll_go_to_place (self->scroll, &place);
}

static void
go_on_cb (IchompLessonPage *self, const char *section)
{
  ichomp_lesson_page_show (self, get_lesson (self), section);
}

GtkWidget *
ichomp_lesson_page_new (IchompCourse *course)
{
  IchompLessonPage *self = g_object_new (ICHOMP_TYPE_LESSON_PAGE, NULL);

  self->context = ichomp_lesson_context_new (course, self->scroll);
  g_signal_connect_object (self->context, "term", G_CALLBACK (explain_term), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (course, "forgotten", G_CALLBACK (forgotten_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->context, "go-on", G_CALLBACK (go_on_cb), self, G_CONNECT_SWAPPED);
  self->beside =
      ichomp_side_by_side_new (self->context, GTK_SCROLLED_WINDOW (self->scroller), self->content);
  g_signal_connect_object (self->update, "done", G_CALLBACK (ichomp_side_by_side_measure),
                           self->beside, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->beside, "changed", G_CALLBACK (columns_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->beside, "notify::has-room", G_CALLBACK (room_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/**
 * ichomp_lesson_page_show:
 * @section: (nullable): the id of the section to scroll to; with %NULL the page scrolls to where
 *   @lesson was left, or to its beginning
 *
 * Shows @lesson with everything that has been answered and filled in. A lesson that is shown
 * already is only scrolled. If the page is in a window, the keyboard focus moves to the beginning
 * of the section or of the lesson.
 */
void
ichomp_lesson_page_show (IchompLessonPage *self, IchompLesson *lesson, const char *section)
{
  gboolean goes_back = get_lesson (self) != lesson && section == NULL;
  GtkWidget *target;

  g_return_if_fail (ICHOMP_IS_LESSON_PAGE (self));

  ichomp_focus_leave (self->content);

  /* The word it points to scrolls away. */
  remove_popover (self);
  if (get_lesson (self) != lesson)
    {
      keep_place (self);
      fill (self, ichomp_course_get_state (get_course (self), lesson));
    }

  target = section != NULL ? g_hash_table_lookup (self->sections, section) : NULL;
  if (gtk_widget_get_root (self->content) != NULL)
    ichomp_focus_first_text (target != NULL ? target : self->content);
  if (!goes_back || !go_back (self))
    ichomp_page_scroll_go_to (self->scroll, target);
}

/* What is found at a place of the lesson file. */
typedef struct
{
  const IchompLessonBlock *root;
  const IchompLessonPlace *place;
  const IchompLessonBlock *block; /* the last one that begins there or before */
  GtkWidget *widget;              /* NULL if there is none */
  GSList *folds;                  /* of GtkExpander, around it */
} Found;

static gboolean
is_before (const IchompLessonPlace *a, const IchompLessonPlace *b)
{
  return a->line < b->line || (a->line == b->line && a->column <= b->column);
}

static void
find_at (GtkWidget *widget, Found *found)
{
  const IchompLessonBlock *block = ichomp_lesson_blocks_get_block (widget);

  if (block != NULL && ichomp_lesson_block_get_root (block) == found->root
      && is_before (ichomp_lesson_block_get_place (block), found->place)
      && (found->block == NULL
          || is_before (ichomp_lesson_block_get_place (found->block),
                        ichomp_lesson_block_get_place (block))))
    {
      found->block = block;
      found->widget = widget;
      g_clear_slist (&found->folds, NULL);
    }

  if (GTK_IS_EXPANDER (widget))
    {
      const IchompLessonBlock *before = found->block;

      /* The tree lacks the child of a collapsed expander. */
      find_at (gtk_expander_get_child (GTK_EXPANDER (widget)), found);
      if (found->block != before)
        found->folds = g_slist_prepend (found->folds, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_at (child, found);
}

/* Scrolls to the block at @place in the file of the lesson, unfolds it and focuses it. */
void
ichomp_lesson_page_go_to (IchompLessonPage *self, const IchompLessonPlace *place)
{
  Found found = { .place = place };

  g_return_if_fail (ICHOMP_IS_LESSON_PAGE (self));

  if (get_lesson (self) == NULL)
    return;

  found.root = ichomp_lesson_get_root (get_lesson (self));
  find_at (self->content, &found);
  remove_popover (self);
  for (GSList *i = found.folds; i != NULL; i = i->next)
    gtk_expander_set_expanded (i->data, TRUE);
  g_clear_slist (&found.folds, NULL);
  ichomp_focus_first_text (found.widget != NULL ? found.widget : self->content);
  ichomp_page_scroll_go_to (self->scroll, found.widget);
}

/**
 * ichomp_lesson_page_ask:
 * @lesson: a lesson
 * @question: a question in it that was missed
 *
 * Shows only that question, and a link to its place in the course. It is no longer missed as soon
 * as it is answered without a mistake. For a page that shows no whole lessons.
 */
void
ichomp_lesson_page_ask (IchompLessonPage *self,
                        IchompLesson *lesson,
                        const IchompLessonBlock *question)
{
  g_autoptr (IchompLessonState) state = NULL;

  g_return_if_fail (ICHOMP_IS_LESSON_PAGE (self));
  g_return_if_fail (get_lesson (self) == NULL || get_asked (self) != NULL);

  state = ichomp_lesson_state_new_asked (lesson, question, get_library (self), get_progress (self));
  fill (self, state);
  ichomp_page_scroll_go_to (self->scroll, NULL);
}

/* Finds the child of @parent that is like @block: the one at @index if no other is. */
static guint
find_like (const IchompLessonBlock *parent, const IchompLessonBlock *block, guint index)
{
  for (guint distance = 0; distance < ichomp_lesson_block_get_n_children (parent); distance++)
    for (int sign = -1; sign <= 1; sign += 2)
      {
        guint i = index + (guint)sign * distance;

        if (i < ichomp_lesson_block_get_n_children (parent)
            && ichomp_lesson_block_is_like (ichomp_lesson_block_get_child (parent, i), block, TRUE))
          return i;
      }

  return index;
}

/* Changes a place in @from to the same one in @to, where sections and blocks may have been
 * added. Its path leads over the header to the sections and their blocks. */
static void
adapt_place (IchompPagePlace *place, IchompLesson *from, IchompLesson *to)
{
  guint *section = place->path->len > 0 ? &g_array_index (place->path, guint, 0) : NULL;
  guint *index = place->path->len > 1 ? &g_array_index (place->path, guint, 1) : NULL;
  const IchompLessonBlock *before;

  if (section == NULL || *section == 0 || *section > ichomp_lesson_get_n_sections (from))
    return;

  before = ichomp_lesson_get_section (from, *section - 1);
  for (guint i = 0; i < ichomp_lesson_get_n_sections (to); i++)
    {
      const IchompLessonBlock *now = ichomp_lesson_get_section (to, i);

      if (!g_str_equal (ichomp_lesson_block_get_id (now), ichomp_lesson_block_get_id (before)))
        continue;

      *section = i + 1;
      if (index != NULL && *index < ichomp_lesson_block_get_n_children (before))
        *index = find_like (now, ichomp_lesson_block_get_child (before, *index), *index);
      return;
    }
}

/**
 * ichomp_lesson_page_replace:
 * @lesson: a new version of the lesson on show, with the same id
 *
 * Shows @lesson at the same place of the text, with what has been done in the blocks that both
 * versions have.
 */
void
ichomp_lesson_page_replace (IchompLessonPage *self, IchompLesson *lesson)
{
  IchompPagePlace place;

  g_return_if_fail (ICHOMP_IS_LESSON_PAGE (self));
  g_return_if_fail (is_same_lesson (self, lesson));

  place = ichomp_page_scroll_find_place (self->scroll);
  adapt_place (&place, get_lesson (self), lesson);
  ichomp_course_replace (get_course (self), get_lesson (self), lesson);
  fill (self, ichomp_course_get_state (get_course (self), lesson));
  ichomp_page_scroll_go_to_place (self->scroll, &place);
}

/**
 * ichomp_lesson_page_set_beside:
 * @language: the second language, or %ICHOMP_LANGUAGE_SYSTEM for none
 *
 * Shows lessons in two languages side by side, if there is room for both.
 *
 * Returns: whether the second language has changed; then all words have been updated
 */
gboolean
ichomp_lesson_page_set_beside (IchompLessonPage *self, IchompLanguage language)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_PAGE (self), FALSE);

  if (ichomp_side_by_side_get_language (self->beside) == language)
    return FALSE;

  ichomp_side_by_side_set_language (self->beside, language);
  ichomp_translatable_update (GTK_WIDGET (self));
  return TRUE;
}

/* Whether all of the lesson is in the current language: blocks out of sight are updated later. */
gboolean
ichomp_lesson_page_is_updated (IchompLessonPage *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_PAGE (self), TRUE);

  return ichomp_page_update_is_done (self->update);
}

IchompLesson *
ichomp_lesson_page_get_lesson (IchompLessonPage *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_PAGE (self), NULL);

  return get_lesson (self);
}

/* What the user wants from outside the page is told by the context. */
IchompLessonContext *
ichomp_lesson_page_get_context (IchompLessonPage *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_PAGE (self), NULL);

  return self->context;
}
