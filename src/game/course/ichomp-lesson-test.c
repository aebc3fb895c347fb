/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A test: questions drawn from lessons by a seed. Questions of the lessons ask for ideas, exercises
 * with new numbers ask for skills. Lessons get harder, so their order is that of the questions.
 *
 * A question is drawn by its rank, a hash of the seed and its name. So the test is the same on
 * every machine and in every language, as long as the lessons have the same questions. */

#include "ichomp-lesson-test.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-lesson-question.h"
#include "ichomp-old-question-keys.h"
#include "ichomp-position-numbers.h"
#include "game/words/ichomp-wording.h"

/* The score from which a test is passed, in percent: 16 of 20. */
#define PASS_PERCENT 80

/* The largest number that every exercise takes as an answer. */
#define MAX_EXERCISE_ANSWER 65535

struct _IchompTestQuestion
{
  char *name;
  guint place; /* of its lesson in the list */
  guint32 rank;
  IchompLesson *lesson; /* the lesson to read */
  const char *section;  /* in it, or NULL */

  /* A question of a lesson */
  IchompLesson *owner; /* has the block; NULL for an exercise */
  const IchompLessonBlock *block;
  IchompPositionNumbers *numbers; /* if the answer is a tile */

  IchompExercise *exercise; /* or NULL */
};

struct _IchompLessonTest
{
  guint32 seed;
  guint32 fingerprint;
  GPtrArray *questions; /* of IchompTestQuestion */
};

static void
question_free (IchompTestQuestion *self)
{
  g_free (self->name);
  ichomp_lesson_unref (self->lesson);
  g_clear_pointer (&self->owner, ichomp_lesson_unref);
  g_clear_object (&self->numbers);
  g_clear_pointer (&self->exercise, ichomp_exercise_unref);
  g_free (self);
}

static guint32
find_rank (guint32 seed, const char *name)
{
  return ichomp_exercise_mix_seed (seed, g_str_hash (name));
}

/* @name: (transfer full) */
static IchompTestQuestion *
question_new (char *name, guint place, guint32 seed, IchompLesson *lesson, const char *section)
{
  IchompTestQuestion *self = g_new0 (IchompTestQuestion, 1);

  self->name = name;
  self->place = place;
  self->rank = find_rank (seed, name);
  self->lesson = ichomp_lesson_ref (lesson);
  self->section = section;
  return self;
}

/* Candidates */

/* Exercises that can be done without a number on the figure, the easier ones first. Two of a
 * kind are enough. */
static const struct
{
  IchompExerciseKind kind;
  guint difficulty;
} made[] = {
  { ICHOMP_EXERCISE_BINARY, 2 },  { ICHOMP_EXERCISE_BINARY, 3 },   { ICHOMP_EXERCISE_DECIMAL, 2 },
  { ICHOMP_EXERCISE_DECIMAL, 3 }, { ICHOMP_EXERCISE_XOR, 2 },      { ICHOMP_EXERCISE_XOR, 3 },
  { ICHOMP_EXERCISE_MEX, 2 },     { ICHOMP_EXERCISE_MEX, 3 },      { ICHOMP_EXERCISE_DIAGRAM, 3 },
  { ICHOMP_EXERCISE_DIAGRAM, 4 }, { ICHOMP_EXERCISE_TWO_ROWS, 2 }, { ICHOMP_EXERCISE_TWO_ROWS, 3 },
  { ICHOMP_EXERCISE_OUTCOME, 4 }, { ICHOMP_EXERCISE_OUTCOME, 5 },  { ICHOMP_EXERCISE_TILE, 4 },
  { ICHOMP_EXERCISE_TILE, 5 },
};

/* The lessons from which a test is drawn, each with its candidates by rank: those that stand before
 * it in the list. So the user's own lessons do not change the tests of the built-in ones. */
typedef struct
{
  guint32 seed;
  GPtrArray *lessons; /* of IchompLesson */
  GPtrArray *asked;   /* of GPtrArray of IchompTestQuestion, for each lesson: its questions */
  GPtrArray *made;    /* the same: exercises */
} Pools;

static void
pools_clear (Pools *self)
{
  g_ptr_array_unref (self->lessons);
  g_ptr_array_unref (self->asked);
  g_ptr_array_unref (self->made);
}

static int
compare_ranks (gconstpointer a, gconstpointer b)
{
  const IchompTestQuestion *question = *(IchompTestQuestion *const *)a;
  const IchompTestQuestion *other = *(IchompTestQuestion *const *)b;

  if (question->rank != other->rank)
    return question->rank < other->rank ? -1 : 1;
  return g_strcmp0 (question->name, other->name);
}

/* The index of the lesson that the question is about, if it is there; otherwise, of its own. */
static guint
find_place (const Pools *self, IchompLibrary *library, const IchompLessonBlock *block, guint own)
{
  const char *target = ichomp_lesson_block_get_target (block);
  g_autoptr (IchompLesson) lesson = NULL;
  guint place;

  if (target != NULL)
    lesson = ichomp_library_find_lesson (library, target);
  return lesson != NULL && g_ptr_array_find (self->lessons, lesson, &place) ? place : own;
}

static const char *
find_section (const IchompLessonBlock *block)
{
  const IchompLessonBlock *section = ichomp_lesson_block_get_section (block);

  return section != NULL ? ichomp_lesson_block_get_id (section) : NULL;
}

/* Folded answers and forms cannot be judged; a position that is too large has no numbers. */
static gboolean
can_be_asked (const IchompLessonBlock *block)
{
  g_autoptr (IchompPositionNumbers) numbers = NULL;

  if (ichomp_lesson_block_get_kind (block) != ICHOMP_BLOCK_QUESTION
      || ichomp_lesson_block_get_question_kind (block) == ICHOMP_QUESTION_FOLDED
      || ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NO_TEST))
    return FALSE;
  if (ichomp_lesson_block_get_question_kind (block) != ICHOMP_QUESTION_TILE)
    return TRUE;

  numbers = ichomp_position_numbers_get (ichomp_lesson_block_get_position (block), SG_RULE_NORMAL);
  return ichomp_position_numbers_get_analysis (numbers) != NULL;
}

/* Names decide which questions are drawn. A question keeps that from before it had an id: the
 * same seed draws the same test, and a test that began then goes on. */
static char *
dup_name (IchompLesson *owner, const IchompLessonBlock *block)
{
  const char *lesson = ichomp_lesson_get_id (owner);
  const char *id = ichomp_lesson_block_get_id (block);
  const char *key = ichomp_old_question_key_find (lesson, id);

  return g_strdup_printf ("%s %s", lesson, key != NULL ? key : id);
}

static void
add_asked (Pools *self, IchompLibrary *library, guint own)
{
  IchompLesson *owner = g_ptr_array_index (self->lessons, own);

  for (guint i = 0; i < ichomp_lesson_get_n_questions (owner); i++)
    {
      const IchompLessonBlock *block = ichomp_lesson_get_question (owner, i);
      guint place;
      IchompTestQuestion *question;

      if (!can_be_asked (block))
        continue;

      place = find_place (self, library, block, own);
      question = question_new (dup_name (owner, block), place, self->seed,
                               g_ptr_array_index (self->lessons, place),
                               place == own ? find_section (block) : NULL);
      question->owner = ichomp_lesson_ref (owner);
      question->block = block;
      if (ichomp_lesson_block_get_question_kind (block) == ICHOMP_QUESTION_TILE)
        question->numbers =
            ichomp_position_numbers_get (ichomp_lesson_block_get_position (block), SG_RULE_NORMAL);
      g_ptr_array_add (g_ptr_array_index (self->asked, place), question);
    }
}

static void
add_made (Pools *self, guint place)
{
  IchompLesson *lesson = g_ptr_array_index (self->lessons, place);

  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      const char *section;
      IchompTestQuestion *question;

      if (!g_str_equal (ichomp_exercise_kind_get_lesson (made[i].kind, &section),
                        ichomp_lesson_get_id (lesson)))
        continue;

      question = question_new (g_strdup_printf ("exercise %s %u",
                                                ichomp_exercise_kind_get_id (made[i].kind),
                                                made[i].difficulty),
                               place, self->seed, lesson, section);
      question->exercise = ichomp_exercise_new (made[i].kind, made[i].difficulty, question->rank);
      g_ptr_array_add (g_ptr_array_index (self->made, place), question);
    }
}

static void
pools_init (Pools *self, IchompLibrary *library, IchompLesson *before, guint32 seed)
{
  GListModel *entries = G_LIST_MODEL (library);

  self->seed = seed;
  self->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_lesson_unref);
  self->asked = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref);
  self->made = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (entries, i);
      IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);

      if (lesson == NULL)
        continue;
      if (g_str_equal (ichomp_lesson_get_id (lesson), ichomp_lesson_get_id (before)))
        break;
      g_ptr_array_add (self->lessons, ichomp_lesson_ref (lesson));
      g_ptr_array_add (self->asked, g_ptr_array_new_with_free_func ((GDestroyNotify)question_free));
      g_ptr_array_add (self->made, g_ptr_array_new_with_free_func ((GDestroyNotify)question_free));
    }

  for (guint place = 0; place < self->lessons->len; place++)
    {
      add_asked (self, library, place);
      add_made (self, place);
    }
  for (guint place = 0; place < self->lessons->len; place++)
    {
      g_ptr_array_sort (g_ptr_array_index (self->asked, place), compare_ranks);
      g_ptr_array_sort (g_ptr_array_index (self->made, place), compare_ranks);
    }
}

/* Drawing */

static gboolean
is_same (gconstpointer a, gconstpointer b)
{
  const IchompTestQuestion *question = a;
  const IchompTestQuestion *other = b;
  g_autofree char *ask = NULL;
  g_autofree char *other_ask = NULL;

  if (question->exercise != NULL || other->exercise != NULL)
    return question->exercise != NULL && other->exercise != NULL
           && ichomp_exercise_equal (question->exercise, other->exercise);

  /* A tile is asked for in the same words on many boards. */
  if (question->numbers != NULL || other->numbers != NULL)
    return FALSE;

  ask = ichomp_inline_to_text (ichomp_lesson_block_get_original (
      ichomp_lesson_block_find_child (question->block, ICHOMP_BLOCK_ASK)));
  other_ask = ichomp_inline_to_text (ichomp_lesson_block_get_original (
      ichomp_lesson_block_find_child (other->block, ICHOMP_BLOCK_ASK)));
  return g_str_equal (ask, other_ask);
}

/* Draws the next candidate from @pool that is not in the test. Returns FALSE if there is none. */
static gboolean
draw_from (IchompLessonTest *self, GPtrArray *pool)
{
  while (pool->len > 0)
    {
      IchompTestQuestion *question = g_ptr_array_steal_index (pool, 0);

      if (!g_ptr_array_find_with_equal_func (self->questions, question, is_same, NULL))
        {
          g_ptr_array_add (self->questions, question);
          return TRUE;
        }
      question_free (question);
    }

  return FALSE;
}

typedef struct
{
  guint place;
  guint32 rank;
} Turn;

static int
compare_turns (gconstpointer a, gconstpointer b)
{
  const Turn *turn = a;
  const Turn *other = b;

  if (turn->rank != other->rank)
    return turn->rank < other->rank ? -1 : 1;
  return turn->place < other->place ? -1 : 1;
}

/* The lessons, in another order in each round. */
static GArray *
order_lessons (const Pools *pools, guint round)
{
  guint32 seed = ichomp_exercise_mix_seed (pools->seed, round);
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (Turn));

  for (guint place = 0; place < pools->lessons->len; place++)
    {
      const char *id = ichomp_lesson_get_id (g_ptr_array_index (pools->lessons, place));
      const Turn turn = { place, find_rank (seed, id) };

      g_array_append_val (turns, turn);
    }
  g_array_sort (turns, compare_turns);

  return turns;
}

/* In each round every lesson gives a question: an exercise, if there is one for it, and a
 * question of its own in turn. */
static void
draw (IchompLessonTest *self, Pools *pools, guint n_wanted)
{
  gboolean drawn = TRUE;

  for (guint round = 0; drawn && self->questions->len < n_wanted; round++)
    {
      g_autoptr (GArray) turns = order_lessons (pools, round);

      drawn = FALSE;
      for (guint i = 0; i < turns->len && self->questions->len < n_wanted; i++)
        {
          guint place = g_array_index (turns, Turn, i).place;
          GPtrArray *first = g_ptr_array_index (round % 2 == 0 ? pools->made : pools->asked, place);
          GPtrArray *second =
              g_ptr_array_index (round % 2 == 0 ? pools->asked : pools->made, place);

          drawn = draw_from (self, first) || draw_from (self, second) || drawn;
        }
    }
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const IchompTestQuestion *question = *(IchompTestQuestion *const *)a;
  const IchompTestQuestion *other = *(IchompTestQuestion *const *)b;

  if (question->place != other->place)
    return question->place < other->place ? -1 : 1;
  if ((question->exercise == NULL) != (other->exercise == NULL))
    return question->exercise == NULL ? -1 : 1;
  return compare_ranks (a, b);
}

/* In the language of the lesson. */
static void
append_text (GString *key, const IchompLessonBlock *block, IchompBlockKind kind)
{
  g_autofree char *text = ichomp_inline_to_text (
      ichomp_lesson_block_get_original (ichomp_lesson_block_find_child (block, kind)));

  g_string_append_printf (key, "\n%s", text);
}

/* Returns what is asked, and what decides which answers are right. */
static char *
dup_key (const IchompLessonBlock *question)
{
  GString *key = g_string_new (NULL);
  SgPosition *position = ichomp_lesson_block_get_position (question);
  const IchompLessonBlock *choice;

  g_string_append_printf (
      key, "%d %d %u %d %u", (int)ichomp_lesson_block_get_question_kind (question),
      ichomp_lesson_block_has_flag (question, ICHOMP_BLOCK_FLAG_BINARY),
      ichomp_lesson_block_get_answer (question), (int)ichomp_lesson_block_get_goal (question),
      ichomp_lesson_block_get_goal_number (question));
  if (position != NULL)
    {
      g_autofree char *text = sg_position_to_string (position);

      g_string_append_printf (key, "\n%s", text);
    }
  append_text (key, question, ICHOMP_BLOCK_ASK);
  for (guint i = 0; (choice = ichomp_lesson_block_get_choice (question, i)) != NULL; i++)
    {
      append_text (key, choice, ICHOMP_BLOCK_TEXT);
      g_string_append_printf (key, "\n%d",
                              ichomp_lesson_block_has_flag (choice, ICHOMP_BLOCK_FLAG_RIGHT));
    }

  return g_string_free (key, FALSE);
}

/* Changes with everything that decides which answers are right. */
static guint32
find_fingerprint (GPtrArray *questions)
{
  guint32 fingerprint = questions->len;

  for (guint i = 0; i < questions->len; i++)
    {
      const IchompTestQuestion *question = g_ptr_array_index (questions, i);

      fingerprint = find_rank (fingerprint, question->name);
      if (question->block != NULL)
        {
          g_autofree char *key = dup_key (question->block);

          fingerprint = find_rank (fingerprint, key);
        }
    }

  return fingerprint;
}

/**
 * ichomp_lesson_test_new:
 * @library: has the lessons
 * @lesson: a lesson with a test
 * @seed: any number
 *
 * Draws the questions from the lessons before @lesson in the list, as many from each as possible.
 *
 * Returns: (transfer full): the test; it has fewer questions than @lesson asks for if there are no
 *   more
 */
IchompLessonTest *
ichomp_lesson_test_new (IchompLibrary *library, IchompLesson *lesson, guint32 seed)
{
  IchompLessonTest *self;
  Pools pools;
  guint n_numbers;

  g_return_val_if_fail (ICHOMP_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (lesson != NULL && ichomp_lesson_get_test (lesson) != NULL, NULL);

  self = g_new0 (IchompLessonTest, 1);
  self->seed = seed;
  self->questions = g_ptr_array_new_with_free_func ((GDestroyNotify)question_free);
  pools_init (&pools, library, lesson, seed);
  draw (self, &pools,
        ichomp_lesson_block_get_numbers (ichomp_lesson_get_test (lesson), &n_numbers)[0]);
  pools_clear (&pools);
  g_ptr_array_sort (self->questions, compare_places);
  self->fingerprint = find_fingerprint (self->questions);

  return self;
}

void
ichomp_lesson_test_free (IchompLessonTest *self)
{
  g_ptr_array_unref (self->questions);
  g_free (self);
}

guint32
ichomp_lesson_test_get_seed (const IchompLessonTest *self)
{
  return self->seed;
}

/* A number that says whether stored answers belong to this test: the lessons may have changed. */
guint32
ichomp_lesson_test_get_fingerprint (const IchompLessonTest *self)
{
  return self->fingerprint;
}

guint
ichomp_lesson_test_get_n_questions (const IchompLessonTest *self)
{
  return self->questions->len;
}

const IchompTestQuestion *
ichomp_lesson_test_get_question (const IchompLessonTest *self, guint index)
{
  g_return_val_if_fail (index < self->questions->len, NULL);

  return g_ptr_array_index (self->questions, index);
}

/**
 * ichomp_lesson_test_count_right:
 * @answers: (array zero-terminated=1): answers to the first questions
 *
 * Returns: how many of them are right
 */
guint
ichomp_lesson_test_count_right (const IchompLessonTest *self, const char *const *answers)
{
  guint n_right = 0;

  for (guint i = 0; i < self->questions->len && answers[i] != NULL; i++)
    n_right +=
        ichomp_test_question_is_right (ichomp_lesson_test_get_question (self, i), answers[i]);

  return n_right;
}

/* Questions */

/**
 * ichomp_test_question_get_lesson:
 * @section: (out) (nullable): the id of the section that explains the answer
 *
 * Returns: (transfer none): the lesson to read after a wrong answer
 */
IchompLesson *
ichomp_test_question_get_lesson (const IchompTestQuestion *self, const char **section)
{
  *section = self->section;
  return self->lesson;
}

/* Returns NULL for a question of a lesson. */
IchompExercise *
ichomp_test_question_get_exercise (const IchompTestQuestion *self)
{
  return self->exercise;
}

/* Returns the question of a lesson, or NULL for an exercise. */
const IchompLessonBlock *
ichomp_test_question_get_block (const IchompTestQuestion *self)
{
  return self->block;
}

IchompTestForm
ichomp_test_question_get_form (const IchompTestQuestion *self)
{
  if (self->exercise != NULL)
    switch (ichomp_exercise_get_form (self->exercise))
      {
      case ICHOMP_ANSWER_BINARY:
        return ICHOMP_TEST_BINARY;
      case ICHOMP_ANSWER_OUTCOME:
        return ICHOMP_TEST_CHOICE;
      case ICHOMP_ANSWER_TILE:
        return ICHOMP_TEST_TILE;
      case ICHOMP_ANSWER_NUMBER:
      case ICHOMP_ANSWER_QUADRANT:
      default:
        return ICHOMP_TEST_NUMBER;
      }

  switch (ichomp_lesson_block_get_question_kind (self->block))
    {
    case ICHOMP_QUESTION_TILE:
      return ICHOMP_TEST_TILE;
    case ICHOMP_QUESTION_CHOICE:
      return ICHOMP_TEST_CHOICE;
    case ICHOMP_QUESTION_NUMBER:
    case ICHOMP_QUESTION_FOLDED:
    default:
      return ichomp_lesson_block_has_flag (self->block, ICHOMP_BLOCK_FLAG_BINARY)
                 ? ICHOMP_TEST_BINARY
                 : ICHOMP_TEST_NUMBER;
    }
}

/**
 * ichomp_test_question_get_position:
 *
 * Returns: (transfer none) (nullable): the tiles to show with the question, without numbers
 */
SgPosition *
ichomp_test_question_get_position (const IchompTestQuestion *self)
{
  return self->exercise != NULL ? ichomp_exercise_get_position (self->exercise)
                                : ichomp_lesson_block_get_position (self->block);
}

/* Returns the only quadrant of the position to show, or SG_N_QUADRANTS. */
SgQuadrant
ichomp_test_question_get_quadrant (const IchompTestQuestion *self)
{
  return self->exercise != NULL ? ichomp_exercise_get_quadrant (self->exercise) : SG_N_QUADRANTS;
}

/* Answers */

/* Choices are P and N for an exercise. */
static guint
count_choices (const IchompTestQuestion *self)
{
  guint n = 0;

  if (self->exercise != NULL)
    return 2;
  while (ichomp_lesson_block_get_choice (self->block, n) != NULL)
    n++;

  return n;
}

/**
 * ichomp_test_question_read_answer:
 * @text: any text
 *
 * Returns: (transfer full) (nullable): the answer that @text is, in the only form in which it is
 *   stored; %NULL if it is none
 */
char *
ichomp_test_question_read_answer (const IchompTestQuestion *self, const char *text)
{
  IchompTestForm form = ichomp_test_question_get_form (self);
  SgMove tile;
  guint max = G_MAXUINT;
  guint number;

  if (form == ICHOMP_TEST_TILE)
    return sg_move_parse (text, &tile, NULL)
                   && sg_position_has_tile (ichomp_test_question_get_position (self), &tile)
               ? sg_move_to_string (&tile)
               : NULL;

  if (form == ICHOMP_TEST_CHOICE)
    max = count_choices (self) - 1;
  else if (self->exercise != NULL)
    max = MAX_EXERCISE_ANSWER;
  if (!ichomp_digits_read_number (text, form == ICHOMP_TEST_BINARY ? 2 : 10, max, &number))
    return NULL;

  return form == ICHOMP_TEST_BINARY ? sg_binary_to_string (number, 1)
                                    : g_strdup_printf ("%u", number);
}

static void
read_exercise_answer (const IchompTestQuestion *self, const char *answer, IchompAnswer *read)
{
  if (ichomp_exercise_get_form (self->exercise) == ICHOMP_ANSWER_OUTCOME)
    *read = (IchompAnswer){ .form = ICHOMP_ANSWER_OUTCOME,
                            .outcome = *answer == '0' ? SG_OUTCOME_P : SG_OUTCOME_N };
  else if (!ichomp_exercise_read_answer (self->exercise, answer, read))
    g_assert_not_reached ();
}

static guint
read_number (const char *answer, IchompTestForm form)
{
  return (guint)g_ascii_strtoull (answer, NULL, form == ICHOMP_TEST_BINARY ? 2 : 10);
}

/* @self: a question for a tile, @tile: one of its position */
static gboolean
is_right_tile (const IchompTestQuestion *self, const SgMove *tile)
{
  const IchompAnswer answer = { .form = ICHOMP_ANSWER_TILE, .tile = *tile };

  if (self->exercise != NULL)
    return ichomp_exercise_check (self->exercise, &answer);

  return ichomp_lesson_question_is_right_tile (
      self->block, ichomp_position_numbers_get_analysis (self->numbers), tile);
}

/* Returns FALSE also for what is not an answer. */
gboolean
ichomp_test_question_is_right (const IchompTestQuestion *self, const char *answer)
{
  g_autofree char *clean = ichomp_test_question_read_answer (self, answer);
  IchompTestForm form = ichomp_test_question_get_form (self);
  IchompAnswer read;
  SgMove tile;

  if (clean == NULL)
    return FALSE;
  if (self->exercise != NULL)
    {
      read_exercise_answer (self, clean, &read);
      return ichomp_exercise_check (self->exercise, &read);
    }

  switch (form)
    {
    case ICHOMP_TEST_CHOICE:
      return ichomp_lesson_block_has_flag (
          ichomp_lesson_block_get_choice (self->block, read_number (clean, form)),
          ICHOMP_BLOCK_FLAG_RIGHT);
    case ICHOMP_TEST_TILE:
      sg_move_parse (clean, &tile, NULL);
      return is_right_tile (self, &tile);
    case ICHOMP_TEST_NUMBER:
    case ICHOMP_TEST_BINARY:
      return ichomp_lesson_block_get_answer (self->block) == read_number (clean, form);
    }

  g_assert_not_reached ();
}

/* Returns: (transfer full) (element-type SgMove): the right tiles of a question for a tile */
GArray *
ichomp_test_question_list_right_tiles (const IchompTestQuestion *self)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (SgMove));

  SG_FOREACH_MOVE (tile, ichomp_test_question_get_position (self))
    if (is_right_tile (self, &tile))
      g_array_append_val (tiles, tile);

  return tiles;
}

/* In words */

static char *
escape (const char *text)
{
  return g_markup_escape_text (text, -1);
}

static char *
dup_child (const IchompLessonBlock *block, IchompBlockKind kind)
{
  return ichomp_lesson_block_dup_print_markup (ichomp_lesson_block_find_child (block, kind));
}

char *
ichomp_test_question_dup_ask (const IchompTestQuestion *self)
{
  g_autofree char *question = NULL;

  if (self->exercise == NULL)
    return dup_child (self->block, ICHOMP_BLOCK_ASK);

  question = ichomp_exercise_dup_question (self->exercise, ICHOMP_VOICE_WRITTEN);
  return escape (question);
}

/* Returns NULL after the last choice, and if there are none. */
char *
ichomp_test_question_dup_choice (const IchompTestQuestion *self, guint index)
{
  if (ichomp_test_question_get_form (self) != ICHOMP_TEST_CHOICE || index >= count_choices (self))
    return NULL;
  if (self->exercise != NULL)
    return escape (ichomp_wording_outcome_name (index == 0 ? SG_OUTCOME_P : SG_OUTCOME_N));

  return dup_child (ichomp_lesson_block_get_choice (self->block, index), ICHOMP_BLOCK_TEXT);
}

static char *
dup_number (guint number, gboolean binary)
{
  g_autofree char *text =
      binary ? sg_binary_to_string (number, 1) : ichomp_digits_printf ("%u", number);

  return ichomp_formula_isolate (text);
}

static char *
dup_tile (const SgMove *tile)
{
  g_autofree char *name = ichomp_wording_tile (tile);

  return escape (name);
}

/* @answer: one that was read by ichomp_test_question_read_answer() */
char *
ichomp_test_question_dup_answer (const IchompTestQuestion *self, const char *answer)
{
  IchompTestForm form = ichomp_test_question_get_form (self);
  SgMove tile;

  switch (form)
    {
    case ICHOMP_TEST_CHOICE:
      return ichomp_test_question_dup_choice (self, read_number (answer, form));
    case ICHOMP_TEST_TILE:
      return sg_move_parse (answer, &tile, NULL) ? dup_tile (&tile) : NULL;
    case ICHOMP_TEST_NUMBER:
    case ICHOMP_TEST_BINARY:
      return dup_number (read_number (answer, form), form == ICHOMP_TEST_BINARY);
    }

  g_assert_not_reached ();
}

/* @text: (transfer full) */
static void
append_line (GString *lines, char *text)
{
  if (lines->len > 0)
    g_string_append_c (lines, '\n');
  g_string_append (lines, text);
  g_free (text);
}

static char *
dup_right_choices (const IchompTestQuestion *self, IchompBlockKind kind)
{
  GString *lines = g_string_new (NULL);
  const IchompLessonBlock *choice;

  for (guint i = 0; (choice = ichomp_lesson_block_get_choice (self->block, i)) != NULL; i++)
    if (ichomp_lesson_block_has_flag (choice, ICHOMP_BLOCK_FLAG_RIGHT))
      append_line (lines, dup_child (choice, kind));

  return g_string_free (lines, FALSE);
}

/* The right answer; several in a line each. */
char *
ichomp_test_question_dup_right (const IchompTestQuestion *self)
{
  g_autofree char *answer = NULL;

  if (ichomp_test_question_get_form (self) == ICHOMP_TEST_TILE)
    {
      g_autoptr (GArray) tiles = ichomp_test_question_list_right_tiles (self);

      return ichomp_lesson_question_dup_tiles (tiles);
    }
  if (self->exercise != NULL)
    {
      answer = ichomp_exercise_dup_answer (self->exercise, ICHOMP_VOICE_WRITTEN);
      return escape (answer);
    }
  if (ichomp_test_question_get_form (self) == ICHOMP_TEST_CHOICE)
    return dup_right_choices (self, ICHOMP_BLOCK_TEXT);

  return dup_number (ichomp_lesson_block_get_answer (self->block),
                     ichomp_lesson_block_has_flag (self->block, ICHOMP_BLOCK_FLAG_BINARY));
}

static const IchompLessonBlock *
find_wrong (const IchompTestQuestion *self, const char *answer)
{
  IchompTestForm form = ichomp_test_question_get_form (self);
  SgMove tile;

  switch (form)
    {
    case ICHOMP_TEST_CHOICE:
      return ichomp_lesson_block_find_child (
          ichomp_lesson_block_get_choice (self->block, read_number (answer, form)),
          ICHOMP_BLOCK_WHY);
    case ICHOMP_TEST_TILE:
      sg_move_parse (answer, &tile, NULL);
      return ichomp_lesson_question_find_wrong_tile (self->block, &tile);
    case ICHOMP_TEST_NUMBER:
    case ICHOMP_TEST_BINARY:
      return ichomp_lesson_question_find_wrong_number (self->block, read_number (answer, form));
    }

  g_assert_not_reached ();
}

/* @answer: a wrong one that was read by ichomp_test_question_read_answer() */
char *
ichomp_test_question_dup_why_wrong (const IchompTestQuestion *self, const char *answer)
{
  g_autofree char *reason = NULL;
  IchompAnswer read;

  if (self->exercise == NULL)
    return ichomp_lesson_block_dup_print_markup (find_wrong (self, answer));

  read_exercise_answer (self, answer, &read);
  reason = ichomp_exercise_dup_reason (self->exercise, &read, ICHOMP_VOICE_WRITTEN);
  return escape (reason != NULL ? reason : "");
}

/* Why the right answer is right. */
char *
ichomp_test_question_dup_why_right (const IchompTestQuestion *self)
{
  g_auto (GStrv) solution = NULL;
  g_autofree char *joined = NULL;

  if (self->exercise != NULL)
    {
      solution = ichomp_exercise_dup_solution (self->exercise, ICHOMP_VOICE_WRITTEN);
      joined = g_strjoinv ("\n", solution);
      return escape (joined);
    }

  return ichomp_test_question_get_form (self) == ICHOMP_TEST_CHOICE
             ? dup_right_choices (self, ICHOMP_BLOCK_WHY)
             : dup_child (self->block, ICHOMP_BLOCK_WHY);
}

/* What @test, the block in the lesson, is. */
char *
ichomp_lesson_test_describe (const IchompLessonBlock *test)
{
  guint n_numbers;
  guint n = ichomp_lesson_block_get_numbers (test, &n_numbers)[0];

  /* Translators: In the last lesson. */
  return ichomp_digits_printf (ngettext ("A test of %u question from all lessons",
                                         "A test of %u questions from all lessons", n),
                               n);
}

char *
ichomp_lesson_test_describe_score (guint n_right, guint n_questions)
{
  /* Translators: The result of a test: %1$u of its %2$u questions were answered rightly. */
  return ichomp_digits_printf (ngettext ("%1$u of %2$u right", "%1$u of %2$u right", n_questions),
                               n_right, n_questions);
}

/* The best score, and that of the last test if it is another one. */
char *
ichomp_lesson_test_describe_scores (guint best, guint last, guint n_questions)
{
  if (best == last)
    return ichomp_lesson_test_describe_score (last, n_questions);

  /* Translators: The results of tests with %3$u questions each: %1$u right answers in the best one,
   * %2$u in the last one. */
  return ichomp_digits_printf (ngettext ("Best: %1$u of %3$u right, last: %2$u of %3$u",
                                         "Best: %1$u of %3$u right, last: %2$u of %3$u",
                                         n_questions),
                               best, last, n_questions);
}

gboolean
ichomp_lesson_test_is_passed (guint n_right, guint n_questions)
{
  return 100 * n_right >= PASS_PERCENT * n_questions;
}

/* A sentence about a score. */
const char *
ichomp_lesson_test_judge (guint n_right, guint n_questions)
{
  if (n_right == n_questions)
    return _ ("Every answer is right. Now teach somebody else.");
  if (ichomp_lesson_test_is_passed (n_right, n_questions))
    return _ ("You know enough to teach others. A few places are worth reading again.");
  if (2 * n_right >= n_questions)
    return _ ("You know at least half of it. Read the places below again, then try other "
              "questions.");
  return _ ("More than half is still to learn. Read the places below again, and practise.");
}
