/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson in two languages side by side: each block is in a row, with a column for the language of
 * the page and, if there is room, one for the second language. The width that both need is known
 * when the whole lesson has been created. A block that contains other blocks spans both columns. */

#include "ichomp-side-by-side.h"

#include "ichomp-lesson-row.h"
#include "widgets/kit/ichomp-column-layout.h"
#include "widgets/language/ichomp-local-language.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompSideBySide
{
  GObject parent_instance;

  IchompLessonContext *context;
  GtkScrolledWindow *scroller;
  GtkWidget *column; /* the parent of the content, with an IchompColumnLayout */
  GtkWidget *content;
  IchompPageScroll *scroll; /* of the context */

  IchompLanguage wanted; /* or ICHOMP_LANGUAGE_SYSTEM for none */
  IchompLanguage second; /* the same, but none if it is the language of the program */
  GPtrArray *rows;       /* of borrowed IchompLessonRow: those of the context */
  gboolean is_complete;  /* the rows have the second language, at the latest after their update */

  gboolean has_room;
  gboolean is_two; /* whether two columns are shown */
  int least_width; /* of both columns, or 0 if not known */
  int line_width;  /* of the layout for which least_width was measured */
  guint tick_id;
};

G_DEFINE_FINAL_TYPE (IchompSideBySide, ichomp_side_by_side, G_TYPE_OBJECT)

enum
{
  PROP_HAS_ROOM = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static IchompColumnLayout *
get_layout (IchompSideBySide *self)
{
  return ICHOMP_COLUMN_LAYOUT (gtk_widget_get_layout_manager (self->column));
}

static IchompLessonRow *
get_row (IchompSideBySide *self, guint index)
{
  return g_ptr_array_index (self->rows, index);
}

static void
set_complete (IchompSideBySide *self, gboolean complete)
{
  self->is_complete = complete;
  for (guint i = 0; i < self->rows->len; i++)
    ichomp_lesson_row_set_second_language (get_row (self, i),
                                           complete ? self->second : ICHOMP_LANGUAGE_SYSTEM);
}

static void
create_second (IchompSideBySide *self)
{
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (self->content);

  if (self->is_complete)
    return;

  set_complete (self, TRUE);
  for (guint i = 0; i < self->rows->len; i++)
    ichomp_translatable_update (GTK_WIDGET (get_row (self, i)));
}

/* Two columns may be wider than the page for a moment, until there is one again. */
static void
show_columns (IchompSideBySide *self, gboolean two)
{
  self->is_two = two;
  for (guint i = 0; i < self->rows->len; i++)
    ichomp_lesson_row_show_second (get_row (self, i), two);

  ichomp_column_layout_set_n_columns (get_layout (self), two ? 2 : 1);
  gtk_scrolled_window_set_policy (self->scroller, two ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
}

static int
find_width (IchompSideBySide *self)
{
  return (int)gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->scroller));
}

static void size_changed_cb (IchompSideBySide *self);

/* Tables and figures have a fixed width. So the width of both columns is measured, once for each
 * size of the text. */
static void
measure (IchompSideBySide *self)
{
  int line_width = ichomp_column_layout_get_line_width (get_layout (self));
  gboolean is_new = !self->is_complete;

  if (self->least_width > 0 && self->line_width == line_width)
    return;

  create_second (self);
  show_columns (self, TRUE);
  gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, &self->least_width, NULL, NULL,
                      NULL);
  self->line_width = line_width;

  /* New widgets get their style in the next frame, and may be wider then. */
  if (is_new)
    {
      self->line_width = 0;
      size_changed_cb (self);
    }
}

static gboolean
find_room (IchompSideBySide *self)
{
  int width = find_width (self);

  if (!ichomp_column_layout_has_room (get_layout (self), width))
    return FALSE;
  if (self->second == ICHOMP_LANGUAGE_SYSTEM)
    return TRUE;

  measure (self);
  return width >= self->least_width;
}

static void
update_room (IchompSideBySide *self)
{
  gboolean has_room = find_room (self);
  gboolean two = has_room && self->second != ICHOMP_LANGUAGE_SYSTEM;

  if (two)
    create_second (self);
  show_columns (self, two);
  if (self->has_room == has_room)
    return;

  self->has_room = has_room;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HAS_ROOM]);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  IchompSideBySide *self = user_data;
  IchompPagePlace place = ichomp_page_scroll_find_place (self->scroll);
  gboolean had_room = self->has_room;

  self->tick_id = 0;
  update_room (self);
  if (self->has_room != had_room && self->second != ICHOMP_LANGUAGE_SYSTEM)
    ichomp_page_scroll_go_to_place (self->scroll, &place);
  else
    ichomp_page_place_clear (&place);

  return G_SOURCE_REMOVE;
}

/* The width of the page or of its content has changed. */
static void
size_changed_cb (IchompSideBySide *self)
{
  if (self->tick_id == 0)
    self->tick_id =
        gtk_widget_add_tick_callback (self->column, tick_cb, g_object_ref (self), g_object_unref);
}

static void
ichomp_side_by_side_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_HAS_ROOM:
      g_value_set_boolean (value, ICHOMP_SIDE_BY_SIDE (object)->has_room);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_side_by_side_finalize (GObject *object)
{
  IchompSideBySide *self = ICHOMP_SIDE_BY_SIDE (object);

  g_ptr_array_unref (self->rows);
  g_object_unref (self->context);

  G_OBJECT_CLASS (ichomp_side_by_side_parent_class)->finalize (object);
}

static void
ichomp_side_by_side_class_init (IchompSideBySideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ichomp_side_by_side_get_property;
  object_class->finalize = ichomp_side_by_side_finalize;

  /**
   * IchompSideBySide:has-room:
   *
   * Whether two languages fit side by side.
   */
  props[PROP_HAS_ROOM] = g_param_spec_boolean ("has-room", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ichomp_side_by_side_init (IchompSideBySide *self)
{
}

/**
 * ichomp_side_by_side_new:
 * @context: the context of the blocks
 * @content: contains the blocks, inside a widget with an [class@ColumnLayout]
 */
IchompSideBySide *
ichomp_side_by_side_new (IchompLessonContext *context,
                         GtkScrolledWindow *scroller,
                         GtkWidget *content)
{
  IchompSideBySide *self = g_object_new (ICHOMP_TYPE_SIDE_BY_SIDE, NULL);

  self->context = g_object_ref (context);
  self->rows = g_ptr_array_ref (ichomp_lesson_context_get_rows (context));
  self->scroller = scroller;
  self->content = content;
  self->column = gtk_widget_get_parent (content);
  self->scroll = ichomp_lesson_context_get_scroll (context);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (scroller), "notify::page-size",
                           G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_layout (self), "notify::line-width", G_CALLBACK (size_changed_cb),
                           self, G_CONNECT_SWAPPED);

  return self;
}

IchompLanguage
ichomp_side_by_side_get_language (IchompSideBySide *self)
{
  return self->wanted;
}

/**
 * ichomp_side_by_side_set_language:
 * @language: the second language, or %ICHOMP_LANGUAGE_SYSTEM for none
 *
 * Takes effect with the next ichomp_side_by_side_begin() or ichomp_side_by_side_change().
 */
void
ichomp_side_by_side_set_language (IchompSideBySide *self, IchompLanguage language)
{
  self->wanted = language;
}

gboolean
ichomp_side_by_side_has_room (IchompSideBySide *self)
{
  return self->has_room;
}

/* A language is not shown beside itself. A lesson that does not have the second language is shown in
 * one only. */
static IchompLanguage
find_second (IchompSideBySide *self, IchompLanguage first)
{
  IchompLesson *lesson = ichomp_lesson_context_get_lesson (self->context);

  if (self->wanted == ICHOMP_LANGUAGE_SYSTEM || self->wanted == first
      || ichomp_lesson_find_language (lesson, self->wanted) != self->wanted)
    return ICHOMP_LANGUAGE_SYSTEM;

  return self->wanted;
}

gboolean
ichomp_side_by_side_is_single (IchompSideBySide *self)
{
  return self->second == ICHOMP_LANGUAGE_SYSTEM;
}

/* The widgets of a lesson are about to be created, in the current language. */
void
ichomp_side_by_side_begin (IchompSideBySide *self)
{
  self->second = find_second (self, ichomp_i18n_get_language ());
  self->is_complete = FALSE;
  self->least_width = 0;
}

/* Estimates the room for two columns: wide blocks have about the same width in every language. */
static gboolean
may_have_room (IchompSideBySide *self)
{
  int width = find_width (self);
  int least_width;

  gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL,
                      NULL);
  return ichomp_column_layout_has_room (get_layout (self), width) && width >= 2 * least_width;
}

/**
 * ichomp_side_by_side_change:
 *
 * The current language or the second language has changed. The rows get their words one
 * after the other by ichomp_translatable_update(). Call ichomp_side_by_side_measure() after the
 * last one: until then the number of columns is the one before or, with a new second language, an
 * estimate.
 *
 * Returns: whether the number of columns is the same as before
 */
gboolean
ichomp_side_by_side_change (IchompSideBySide *self)
{
  gboolean was_single = ichomp_side_by_side_is_single (self);
  gboolean was_two = self->is_two;
  gboolean two;

  self->second = find_second (self, ichomp_i18n_get_language ());
  if (ichomp_side_by_side_is_single (self))
    two = FALSE;
  else
    two = was_single ? may_have_room (self) : was_two;

  set_complete (self, two);
  show_columns (self, two);
  return two == was_two;
}

/* All rows have been updated: finds out whether two languages fit side by side now. */
void
ichomp_side_by_side_measure (IchompSideBySide *self)
{
  self->least_width = 0;
  size_changed_cb (self);
}

/* The lesson has been created, with its state: adds the second language if there is room. */
void
ichomp_side_by_side_complete (IchompSideBySide *self)
{
  update_room (self);
}
