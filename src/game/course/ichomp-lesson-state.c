/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The state of a lesson: what was done in its blocks since the program was started, the place
 * that was read, and the question of another lesson that has come back at its end. */

#include "ichomp-lesson-state.h"

#include "ichomp-lesson-answer.h"
#include "ichomp-missed-questions.h"
#include "ichomp-table-answer.h"
#include "ichomp-test-run.h"
#include "ichomp-tool-state.h"

struct _IchompLessonState
{
  GObject parent_instance;

  IchompLesson *lesson;
  const IchompLessonBlock *asked; /* the only question of the lesson that is shown; NULL for all */
  IchompLibrary *library;
  IchompLessonProgress *progress;
  IchompMistakes *mistakes; /* NULL for a lesson without a test */

  GHashTable *states; /* from a block to its state */
  IchompLesson *recalled_lesson;
  const IchompLessonBlock *recalled; /* a question of that lesson; or NULL */

  GArray *path; /* of the place that was read; NULL if the lesson was never left */
  double fraction;
};

G_DEFINE_FINAL_TYPE (IchompLessonState, ichomp_lesson_state, G_TYPE_OBJECT)

static void
ichomp_lesson_state_finalize (GObject *object)
{
  IchompLessonState *self = ICHOMP_LESSON_STATE (object);

  g_hash_table_unref (self->states);
  g_clear_pointer (&self->recalled_lesson, ichomp_lesson_unref);
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);
  g_clear_pointer (&self->path, g_array_unref);
  g_clear_object (&self->library);
  g_clear_object (&self->progress);
  g_clear_object (&self->mistakes);

  G_OBJECT_CLASS (ichomp_lesson_state_parent_class)->finalize (object);
}

static void
ichomp_lesson_state_class_init (IchompLessonStateClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_lesson_state_finalize;
}

static void
ichomp_lesson_state_init (IchompLessonState *self)
{
  self->states = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
}

/**
 * ichomp_lesson_state_new:
 * @lesson: a lesson
 * @library: the lessons
 * @progress: where answers are recorded
 * @mistakes: (nullable): where the mistakes in a test are kept; needed for a lesson with a test
 */
IchompLessonState *
ichomp_lesson_state_new (IchompLesson *lesson,
                         IchompLibrary *library,
                         IchompLessonProgress *progress,
                         IchompMistakes *mistakes)
{
  IchompLessonState *self = g_object_new (ICHOMP_TYPE_LESSON_STATE, NULL);

  self->lesson = ichomp_lesson_ref (lesson);
  self->library = g_object_ref (library);
  self->progress = g_object_ref (progress);
  if (mistakes != NULL)
    self->mistakes = g_object_ref (mistakes);
  return self;
}

/* Of a question that was missed and is asked again, with what it needs of @lesson. */
IchompLessonState *
ichomp_lesson_state_new_asked (IchompLesson *lesson,
                               const IchompLessonBlock *asked,
                               IchompLibrary *library,
                               IchompLessonProgress *progress)
{
  IchompLessonState *self = ichomp_lesson_state_new (lesson, library, progress, NULL);

  self->asked = asked;
  return self;
}

IchompLesson *
ichomp_lesson_state_get_lesson (IchompLessonState *self)
{
  return self->lesson;
}

const IchompLessonBlock *
ichomp_lesson_state_get_asked (IchompLessonState *self)
{
  return self->asked;
}

/* The states of blocks */

static gboolean
is_recalled (IchompLessonState *self, const IchompLessonBlock *block)
{
  return block == self->asked
         || ichomp_lesson_block_get_root (block) != ichomp_lesson_get_root (self->lesson);
}

static gpointer
create_answer (IchompLessonState *self, const IchompLessonBlock *block, gpointer answer)
{
  ichomp_lesson_answer_record (answer, self->progress, is_recalled (self, block));
  return answer;
}

static gpointer
create_question_state (IchompLessonState *self, const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_question_kind (block))
    {
    case ICHOMP_QUESTION_FOLDED: /* the answer has a state */
      return NULL;
    case ICHOMP_QUESTION_CHOICE:
      return create_answer (self, block, ichomp_choice_answer_new (block));
    case ICHOMP_QUESTION_NUMBER:
      return create_answer (self, block, ichomp_number_answer_new (block));
    case ICHOMP_QUESTION_TILE:
      return create_answer (self, block, ichomp_tile_answer_new (block));
    }

  g_assert_not_reached ();
}

static gpointer
create_play (const IchompLessonBlock *block)
{
  gboolean misere = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_MISERE);

  if (!ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_PLAY))
    return NULL;

  return ichomp_figure_play_new (block, misere ? SG_RULE_CHOMP : SG_RULE_NORMAL);
}

/* Returns NULL for a block in which nothing can be done. */
static gpointer
create_state (IchompLessonState *self, const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_QUESTION:
      return create_question_state (self, block);
    case ICHOMP_BLOCK_VALUE_FORM:
    case ICHOMP_BLOCK_HEAPS:
      return create_answer (self, block, ichomp_table_answer_new (block));
    case ICHOMP_BLOCK_BOARD:
    case ICHOMP_BLOCK_QUADRANT:
      return create_play (block);
    case ICHOMP_BLOCK_BITS:
    case ICHOMP_BLOCK_POWERS:
    case ICHOMP_BLOCK_MEX:
      return ichomp_tool_state_new (block);
    case ICHOMP_BLOCK_TEST:
      return ichomp_test_run_new (self->lesson, self->library, self->progress, self->mistakes);
    case ICHOMP_BLOCK_PROOF:
    case ICHOMP_BLOCK_ANSWER:
    case ICHOMP_BLOCK_TEACHER:
      return ichomp_block_state_new (block);
    /* Nothing can be done in these, or what can be done is kept elsewhere. */
    case ICHOMP_BLOCK_LESSON:
    case ICHOMP_BLOCK_TITLE:
    case ICHOMP_BLOCK_GOAL:
    case ICHOMP_BLOCK_BUILDS_ON:
    case ICHOMP_BLOCK_SECTION:
    case ICHOMP_BLOCK_HEADING:
    case ICHOMP_BLOCK_PARAGRAPH:
    case ICHOMP_BLOCK_NOTE:
    case ICHOMP_BLOCK_FORMULA:
    case ICHOMP_BLOCK_LIST:
    case ICHOMP_BLOCK_ITEM:
    case ICHOMP_BLOCK_DEFINITION:
    case ICHOMP_BLOCK_TERM:
    case ICHOMP_BLOCK_TEXT:
    case ICHOMP_BLOCK_THEOREM:
    case ICHOMP_BLOCK_NAME:
    case ICHOMP_BLOCK_STATEMENT:
    case ICHOMP_BLOCK_TABLE:
    case ICHOMP_BLOCK_ROW:
    case ICHOMP_BLOCK_CELL:
    case ICHOMP_BLOCK_TRY:
    case ICHOMP_BLOCK_CAPTION:
    case ICHOMP_BLOCK_ASK:
    case ICHOMP_BLOCK_CHOICE:
    case ICHOMP_BLOCK_WHY:
    case ICHOMP_BLOCK_WRONG:
    case ICHOMP_BLOCK_TASK:
    case ICHOMP_BLOCK_RECAP:
    case ICHOMP_BLOCK_REMEMBER:
    case ICHOMP_BLOCK_PRACTISE:
      return NULL;
    }

  g_assert_not_reached ();
}

/**
 * ichomp_lesson_state_get:
 * @self: the state of a lesson
 * @block: a block of it, or the question that has come back
 *
 * Returns: (transfer none) (nullable): the state of @block, which is made when it is asked for;
 *   %NULL if nothing can be done in the block
 */
gpointer
ichomp_lesson_state_get (IchompLessonState *self, const IchompLessonBlock *block)
{
  gpointer state = g_hash_table_lookup (self->states, block);

  if (state == NULL)
    {
      state = create_state (self, block);
      if (state != NULL)
        g_hash_table_insert (self->states, (gpointer)block, state);
    }

  return state;
}

/* A question that comes back */

/* Chooses a question that was missed in another lesson, if it makes sense by itself. To be
 * called each time the lesson is shown. */
void
ichomp_lesson_state_recall (IchompLessonState *self)
{
  g_autoptr (IchompMissedQuestions) missed =
      ichomp_missed_questions_new (self->library, self->progress);

  if (self->recalled != NULL)
    g_hash_table_remove (self->states, self->recalled);
  self->recalled = NULL;
  g_clear_pointer (&self->recalled_lesson, ichomp_lesson_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (missed)); i++)
    {
      g_autoptr (IchompMissedQuestion) question = g_list_model_get_item (G_LIST_MODEL (missed), i);
      const IchompLessonBlock *block = ichomp_missed_question_get_block (question);

      if (!is_recalled (self, block)
          || ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NO_TEST))
        continue;

      self->recalled_lesson = ichomp_lesson_ref (ichomp_missed_question_get_lesson (question));
      self->recalled = block;
      return;
    }
}

/* Returns NULL if no question has come back. */
const IchompLessonBlock *
ichomp_lesson_state_get_recalled (IchompLessonState *self)
{
  return self->recalled;
}

/* The place */

/**
 * ichomp_lesson_state_keep_place:
 * @path: (element-type guint): what was at the top of the view
 * @fraction: the part of it that was above
 */
void
ichomp_lesson_state_keep_place (IchompLessonState *self, GArray *path, double fraction)
{
  g_array_ref (path);
  g_clear_pointer (&self->path, g_array_unref);
  self->path = path;
  self->fraction = fraction;
}

/* Returns: (transfer none) (nullable): the place that was kept last */
GArray *
ichomp_lesson_state_get_place (IchompLessonState *self, double *fraction)
{
  *fraction = self->fraction;
  return self->path;
}

/* New versions */

typedef void (*BlockFunc) (const IchompLessonBlock *block, gpointer user_data);

static void
foreach_block (const IchompLessonBlock *block, BlockFunc func, gpointer user_data)
{
  func (block, user_data);
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    foreach_block (ichomp_lesson_block_get_child (block, i), func, user_data);
}

typedef struct
{
  IchompLessonState *self;
  IchompLessonState *before;
  GPtrArray *left; /* of states of @before, in the order of the blocks: those not adopted yet */
  gboolean with_texts;
} Adoption;

static void
collect_state (const IchompLessonBlock *block, gpointer user_data)
{
  Adoption *adoption = user_data;
  gpointer state = g_hash_table_lookup (adoption->before->states, block);

  if (state != NULL)
    g_ptr_array_add (adoption->left, state);
}

/* The first state that is left and fits. */
static void
adopt_state (const IchompLessonBlock *block, gpointer user_data)
{
  Adoption *adoption = user_data;

  if (g_hash_table_contains (adoption->self->states, block))
    return;

  for (guint i = 0; i < adoption->left->len; i++)
    {
      gpointer before = g_ptr_array_index (adoption->left, i);

      if (!ichomp_lesson_block_is_like (ichomp_block_state_get_block (before), block,
                                        adoption->with_texts))
        continue;

      ichomp_block_state_adopt (ichomp_lesson_state_get (adoption->self, block), before);
      g_ptr_array_remove_index (adoption->left, i);
      return;
    }
}

/**
 * ichomp_lesson_state_adopt:
 * @self: the new state of a lesson
 * @before: the state of the version of the lesson before
 *
 * Takes over what was done: first in blocks whose texts are the same, then in those of the same
 * form, whose words the author has changed.
 */
void
ichomp_lesson_state_adopt (IchompLessonState *self, IchompLessonState *before)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  Adoption adoption = { self, before, left, TRUE };

  foreach_block (ichomp_lesson_get_root (before->lesson), collect_state, &adoption);
  foreach_block (ichomp_lesson_get_root (self->lesson), adopt_state, &adoption);
  adoption.with_texts = FALSE;
  foreach_block (ichomp_lesson_get_root (self->lesson), adopt_state, &adoption);
}
