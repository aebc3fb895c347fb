/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of missed questions: those of the lessons in the library that were answered wrongly,
 * in the order of the lessons. It follows the library and the progress. */

#include "ichomp-missed-questions.h"

struct _IchompMissedQuestion
{
  GObject parent_instance;

  IchompLesson *lesson;
  const IchompLessonBlock *block;
};

G_DEFINE_FINAL_TYPE (IchompMissedQuestion, ichomp_missed_question, G_TYPE_OBJECT)

static void
ichomp_missed_question_finalize (GObject *object)
{
  ichomp_lesson_unref (ICHOMP_MISSED_QUESTION (object)->lesson);

  G_OBJECT_CLASS (ichomp_missed_question_parent_class)->finalize (object);
}

static void
ichomp_missed_question_class_init (IchompMissedQuestionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_missed_question_finalize;
}

static void
ichomp_missed_question_init (IchompMissedQuestion *self)
{
}

IchompLesson *
ichomp_missed_question_get_lesson (IchompMissedQuestion *self)
{
  g_return_val_if_fail (ICHOMP_IS_MISSED_QUESTION (self), NULL);

  return self->lesson;
}

const IchompLessonBlock *
ichomp_missed_question_get_block (IchompMissedQuestion *self)
{
  g_return_val_if_fail (ICHOMP_IS_MISSED_QUESTION (self), NULL);

  return self->block;
}

struct _IchompMissedQuestions
{
  GObject parent_instance;

  IchompLibrary *library;
  IchompLessonProgress *progress;
  GPtrArray *questions; /* of IchompMissedQuestion */
};

static GType
ichomp_missed_questions_get_item_type (GListModel *model)
{
  return ICHOMP_TYPE_MISSED_QUESTION;
}

static guint
ichomp_missed_questions_get_n_items (GListModel *model)
{
  return ICHOMP_MISSED_QUESTIONS (model)->questions->len;
}

static gpointer
ichomp_missed_questions_get_item (GListModel *model, guint position)
{
  IchompMissedQuestions *self = ICHOMP_MISSED_QUESTIONS (model);

  return position < self->questions->len
             ? g_object_ref (g_ptr_array_index (self->questions, position))
             : NULL;
}

static void
ichomp_missed_questions_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = ichomp_missed_questions_get_item_type;
  iface->get_n_items = ichomp_missed_questions_get_n_items;
  iface->get_item = ichomp_missed_questions_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompMissedQuestions,
                               ichomp_missed_questions,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      ichomp_missed_questions_list_model_init))

/* Returns the item of @questions about the same block of the same lesson, or a new one. */
static IchompMissedQuestion *
find_or_create (GPtrArray *questions, IchompLesson *lesson, const IchompLessonBlock *block)
{
  IchompMissedQuestion *created;

  for (guint i = 0; i < questions->len; i++)
    {
      IchompMissedQuestion *question = g_ptr_array_index (questions, i);

      if (question->lesson == lesson && question->block == block)
        return g_object_ref (question);
    }

  created = g_object_new (ICHOMP_TYPE_MISSED_QUESTION, NULL);
  created->lesson = ichomp_lesson_ref (lesson);
  created->block = block;
  return created;
}

static void
add_missed (IchompMissedQuestions *self, IchompLesson *lesson, GPtrArray *questions)
{
  for (guint i = 0; i < ichomp_lesson_get_n_questions (lesson); i++)
    {
      const IchompLessonBlock *block = ichomp_lesson_get_question (lesson, i);

      if (ichomp_lesson_block_get_kind (block) == ICHOMP_BLOCK_QUESTION
          && ichomp_lesson_progress_is_missed (self->progress, ichomp_lesson_get_id (lesson),
                                               ichomp_lesson_block_get_id (block)))
        g_ptr_array_add (questions, find_or_create (self->questions, lesson, block));
    }
}

static gboolean
are_equal (GPtrArray *questions, GPtrArray *others)
{
  if (questions->len != others->len)
    return FALSE;

  for (guint i = 0; i < questions->len; i++)
    if (g_ptr_array_index (questions, i) != g_ptr_array_index (others, i))
      return FALSE;

  return TRUE;
}

/* A question that stays missed keeps its item. */
static void
update (IchompMissedQuestions *self)
{
  GListModel *entries = G_LIST_MODEL (self->library);
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) questions = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (entries, i);
      IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);

      if (lesson != NULL)
        add_missed (self, lesson, questions);
    }

  if (are_equal (self->questions, questions))
    return;

  before = g_steal_pointer (&self->questions);
  self->questions = g_steal_pointer (&questions);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before->len, self->questions->len);
}

static void
ichomp_missed_questions_finalize (GObject *object)
{
  IchompMissedQuestions *self = ICHOMP_MISSED_QUESTIONS (object);

  g_ptr_array_unref (self->questions);
  g_object_unref (self->library);
  g_object_unref (self->progress);

  G_OBJECT_CLASS (ichomp_missed_questions_parent_class)->finalize (object);
}

static void
ichomp_missed_questions_class_init (IchompMissedQuestionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_missed_questions_finalize;
}

static void
ichomp_missed_questions_init (IchompMissedQuestions *self)
{
  self->questions = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Returns: (transfer full): a list model of IchompMissedQuestion */
IchompMissedQuestions *
ichomp_missed_questions_new (IchompLibrary *library, IchompLessonProgress *progress)
{
  IchompMissedQuestions *self = g_object_new (ICHOMP_TYPE_MISSED_QUESTIONS, NULL);

  self->library = g_object_ref (library);
  self->progress = g_object_ref (progress);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (progress, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}
