/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The context of the widgets of a lesson: the course, the lesson on show and what is asked of
 * it. What a user wants from somewhere else than the widget is a signal of the context. */

#include "ichomp-lesson-context.h"

#include "game/base/ichomp-i18n.h"

struct _IchompLessonContext
{
  GObject parent_instance;

  IchompCourse *course;
  IchompPageScroll *scroll;
  GPtrArray *rows; /* of borrowed widgets */

  IchompLessonState *state; /* of the lesson on show, or NULL */
  IchompLanguage second;    /* of the second column, or ICHOMP_LANGUAGE_SYSTEM for one column */
};

G_DEFINE_FINAL_TYPE (IchompLessonContext, ichomp_lesson_context, G_TYPE_OBJECT)

enum
{
  SIGNAL_LINK,
  SIGNAL_TERM,
  SIGNAL_GO_ON,
  SIGNAL_TRY,
  SIGNAL_PRACTISE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ichomp_lesson_context_finalize (GObject *object)
{
  IchompLessonContext *self = ICHOMP_LESSON_CONTEXT (object);

  g_clear_object (&self->state);
  g_ptr_array_unref (self->rows);
  g_object_unref (self->scroll);
  g_object_unref (self->course);

  G_OBJECT_CLASS (ichomp_lesson_context_parent_class)->finalize (object);
}

static void
ichomp_lesson_context_class_init (IchompLessonContextClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_lesson_context_finalize;

  /**
   * IchompLessonContext::link:
   * @self: the context
   * @lesson: the id of a lesson
   * @section: (nullable): the id of a section in it
   *
   * The user has followed a link to a lesson.
   */
  signals[SIGNAL_LINK] =
      g_signal_new ("link", ICHOMP_TYPE_LESSON_CONTEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);

  /**
   * IchompLessonContext::term:
   * @self: the context
   * @widget: the label with the word, or the popover with the label
   * @uri: the link
   * @term: the id of a definition
   *
   * The user wants to know what a word means.
   */
  signals[SIGNAL_TERM] =
      g_signal_new ("term", ICHOMP_TYPE_LESSON_CONTEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 3, GTK_TYPE_WIDGET, G_TYPE_STRING, G_TYPE_STRING);

  /**
   * IchompLessonContext::go-on:
   * @self: the context
   * @section: the id of a section of the lesson on show
   *
   * The user wants to read on there.
   */
  signals[SIGNAL_GO_ON] = g_signal_new ("go-on", ICHOMP_TYPE_LESSON_CONTEXT, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * IchompLessonContext::try:
   * @self: the context
   * @block: (type IchompLessonBlock): a task
   *
   * The user wants to try the task on the main board.
   */
  signals[SIGNAL_TRY] = g_signal_new ("try", ICHOMP_TYPE_LESSON_CONTEXT, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * IchompLessonContext::practise:
   * @self: the context
   * @block: (type IchompLessonBlock): names an exercise and its difficulty
   *
   * The user wants to practise.
   */
  signals[SIGNAL_PRACTISE] =
      g_signal_new ("practise", ICHOMP_TYPE_LESSON_CONTEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
ichomp_lesson_context_init (IchompLessonContext *self)
{
  self->second = ICHOMP_LANGUAGE_SYSTEM;
  self->rows = g_ptr_array_new ();
}

IchompLessonContext *
ichomp_lesson_context_new (IchompCourse *course, IchompPageScroll *scroll)
{
  IchompLessonContext *self = g_object_new (ICHOMP_TYPE_LESSON_CONTEXT, NULL);

  self->course = g_object_ref (course);
  self->scroll = g_object_ref (scroll);
  return self;
}

IchompCourse *
ichomp_lesson_context_get_course (IchompLessonContext *self)
{
  return self->course;
}

IchompLibrary *
ichomp_lesson_context_get_library (IchompLessonContext *self)
{
  return ichomp_course_get_library (self->course);
}

IchompLessonProgress *
ichomp_lesson_context_get_progress (IchompLessonContext *self)
{
  return ichomp_course_get_progress (self->course);
}

IchompPageScroll *
ichomp_lesson_context_get_scroll (IchompLessonContext *self)
{
  return self->scroll;
}

/* Returns: (element-type GtkWidget): the rows of blocks, which add and remove themselves */
GPtrArray *
ichomp_lesson_context_get_rows (IchompLessonContext *self)
{
  return self->rows;
}

/* What is on show */

/* The lesson of @state is about to be shown. */
void
ichomp_lesson_context_begin (IchompLessonContext *self, IchompLessonState *state)
{
  g_set_object (&self->state, state);
}

/* Returns NULL before the first lesson. */
IchompLesson *
ichomp_lesson_context_get_lesson (IchompLessonContext *self)
{
  return self->state != NULL ? ichomp_lesson_state_get_lesson (self->state) : NULL;
}

IchompLessonState *
ichomp_lesson_context_get_lesson_state (IchompLessonContext *self)
{
  return self->state;
}

/* Returns: (transfer none): the state of a block in which something can be done */
gpointer
ichomp_lesson_context_get_state (IchompLessonContext *self, const IchompLessonBlock *block)
{
  return ichomp_lesson_state_get (self->state, block);
}

/* Languages: blocks are made in the current one, and beside it in the second one. */

void
ichomp_lesson_context_set_second (IchompLessonContext *self, IchompLanguage language)
{
  self->second = language;
}

/* Returns ICHOMP_LANGUAGE_SYSTEM if there is one column. */
IchompLanguage
ichomp_lesson_context_get_second (IchompLessonContext *self)
{
  return self->second;
}

/* What the user wants */

/**
 * ichomp_lesson_context_follow_link:
 * @widget: the label with the link, or the popover with the label
 *
 * Returns: %FALSE if @uri does not have the form of a link in a lesson
 */
gboolean
ichomp_lesson_context_follow_link (IchompLessonContext *self, GtkWidget *widget, const char *uri)
{
  g_autofree char *lesson = NULL;
  g_autofree char *section = NULL;
  g_autofree char *term = NULL;

  if (!ichomp_inline_parse_uri (uri, &lesson, &section, &term))
    return FALSE;

  if (term != NULL)
    g_signal_emit (self, signals[SIGNAL_TERM], 0, widget, uri, term);
  else
    g_signal_emit (self, signals[SIGNAL_LINK], 0, lesson, section);

  return TRUE;
}

/* Opens another lesson, as a link to it does. */
void
ichomp_lesson_context_open (IchompLessonContext *self, const char *lesson)
{
  g_signal_emit (self, signals[SIGNAL_LINK], 0, lesson, NULL);
}

void
ichomp_lesson_context_go_on (IchompLessonContext *self, const char *section)
{
  g_signal_emit (self, signals[SIGNAL_GO_ON], 0, section);
}

void
ichomp_lesson_context_try (IchompLessonContext *self, const IchompLessonBlock *block)
{
  g_signal_emit (self, signals[SIGNAL_TRY], 0, block);
}

void
ichomp_lesson_context_practise (IchompLessonContext *self, const IchompLessonBlock *block)
{
  g_signal_emit (self, signals[SIGNAL_PRACTISE], 0, block);
}
