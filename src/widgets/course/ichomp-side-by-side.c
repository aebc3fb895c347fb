/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson in two languages side by side: each block is in a row, with a column for the language
 * of the page and, if there is room, one for the second language. The width that both need is
 * known when all rows have been made with both; until then it is estimated. A block that
 * contains other blocks spans both columns. */

#include "ichomp-side-by-side.h"

#include "ichomp-lesson-row.h"
#include "ichomp-column-layout.h"

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
  gboolean has_room;
  gboolean is_two; /* whether two columns are shown */
  int least_width; /* of both columns, or 0 if not known */
  int line_width;  /* of the layout for which least_width was measured */
  guint tick_id;
  guint idle_id;
};

G_DEFINE_FINAL_TYPE (IchompSideBySide, ichomp_side_by_side, G_TYPE_OBJECT)

enum
{
  PROP_HAS_ROOM = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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

/* The rows have to be made anew. Until then, two columns may be wider than the page for a
 * moment. */
static void
set_two (IchompSideBySide *self, gboolean two)
{
  self->is_two = two;
  ichomp_lesson_context_set_second (self->context, two ? self->second : ICHOMP_LANGUAGE_SYSTEM);
  for (guint i = 0; !two && i < self->rows->len; i++)
    ichomp_lesson_row_hide_second (get_row (self, i));

  ichomp_column_layout_set_n_columns (get_layout (self), two ? 2 : 1);
  gtk_scrolled_window_set_policy (self->scroller, two ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
}

static int
find_width (IchompSideBySide *self)
{
  return (int)gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->scroller));
}

static int
measure_content (IchompSideBySide *self)
{
  int width;

  gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* Estimates the room for two columns: wide blocks have about the same width in every language. */
static gboolean
may_have_room (IchompSideBySide *self)
{
  int width = find_width (self);

  return ichomp_column_layout_has_room (get_layout (self), width)
         && width >= 2 * measure_content (self);
}

/* Tables and figures have a fixed width. So the width of both columns is measured, once for each
 * size of the text. */
static gboolean
find_room (IchompSideBySide *self)
{
  int width = find_width (self);
  int line_width = ichomp_column_layout_get_line_width (get_layout (self));

  if (!ichomp_column_layout_has_room (get_layout (self), width))
    return FALSE;
  if (self->second == ICHOMP_LANGUAGE_SYSTEM)
    return TRUE;

  if (self->least_width == 0 || self->line_width != line_width)
    {
      if (!self->is_two)
        return may_have_room (self);
      self->least_width = measure_content (self);
      self->line_width = line_width;
    }

  return width >= self->least_width;
}

/* Returns whether the number of columns has changed. */
static gboolean
update_room (IchompSideBySide *self)
{
  gboolean had_room = self->has_room;
  gboolean was_two = self->is_two;
  gboolean two;

  self->has_room = find_room (self);
  two = self->has_room && self->second != ICHOMP_LANGUAGE_SYSTEM;
  if (two != was_two)
    set_two (self, two);
  if (self->has_room != had_room)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HAS_ROOM]);

  return two != was_two;
}

static gboolean
changed_cb (gpointer user_data)
{
  IchompSideBySide *self = user_data;

  self->idle_id = 0;
  if (update_room (self))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);

  return G_SOURCE_REMOVE;
}

/* New widgets have their style by now. Rows are not made anew in the middle of a frame, but
 * before the next one. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  IchompSideBySide *self = user_data;

  self->tick_id = 0;
  if (self->idle_id == 0)
    self->idle_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, changed_cb, self, NULL);

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

  g_clear_handle_id (&self->idle_id, g_source_remove);
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

  /**
   * IchompSideBySide::changed:
   * @self: the languages
   *
   * The number of columns has changed: the rows have to be made anew.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ICHOMP_TYPE_SIDE_BY_SIDE, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
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

/* A language is not shown beside itself. A lesson that does not have the second language is
 * shown in one only. */
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

/* The widgets of a lesson are about to be created, in the current language: with two columns if
 * the width may do. */
void
ichomp_side_by_side_begin (IchompSideBySide *self)
{
  self->second = find_second (self, ichomp_i18n_get_language ());
  self->least_width = 0;
  set_two (self, self->second != ICHOMP_LANGUAGE_SYSTEM
                     && ichomp_column_layout_has_room (get_layout (self), find_width (self)));
}

/**
 * ichomp_side_by_side_change:
 *
 * The current language or the second language has changed, and the rows are about to be made anew
 * one after the other. Call ichomp_side_by_side_measure() after the last one: until then the number
 * of columns is the one before or, with a new second language, an estimate.
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
  self->least_width = 0;
  if (ichomp_side_by_side_is_single (self))
    two = FALSE;
  else
    two = was_single ? may_have_room (self) : was_two;

  set_two (self, two);
  return two == was_two;
}

/* All rows have been made anew: finds out whether two languages fit side by side. */
void
ichomp_side_by_side_measure (IchompSideBySide *self)
{
  if (self->is_two)
    self->least_width = 0;
  size_changed_cb (self);
}

/* The lesson has been created. New widgets get their style in the next frame, and may be wider
 * then. Returns whether the rows have to be made anew, with another number of columns. */
gboolean
ichomp_side_by_side_complete (IchompSideBySide *self)
{
  gboolean was_two = self->is_two;
  gboolean changed = update_room (self);

  if (was_two && self->is_two)
    ichomp_side_by_side_measure (self);
  return changed;
}
