/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The format of lessons, version 1: tables of the elements, and the readers of their attributes.
 * print-lesson-grammar.c writes the same tables as a grammar for other programs. */

#include "ichomp-lesson-grammar.h"

#include <string.h>

#include "game/base/ichomp-language.h"
#include "ichomp-enums.h"
#include "ichomp-lesson.h"
#include "game/play/ichomp-setup.h"

#define MAX_VERSION 1000000
#define MAX_MINUTES 600
#define MAX_ANSWER 1000000000
#define MAX_BINARY_DIGITS 30

/* What fits on a page, and in a table of bits. */
#define MAX_BIT_ROWS 8
#define MAX_BIT_NUMBER 65535
#define MAX_MEX_NUMBERS 32
#define MAX_MEX_NUMBER 99
#define MAX_SIDE 32 /* of a quadrant */

/* What a learner fills in. */
#define MAX_FORM_TILES 24
#define MIN_HEAPS 2
#define MAX_HEAPS 10
#define MAX_TEST_QUESTIONS 50

static const char *const chapters[] = {
  [ICHOMP_CHAPTER_NONE] = "",
  [ICHOMP_CHAPTER_PLAY] = "play",
  [ICHOMP_CHAPTER_THEORY] = "theory",
  [ICHOMP_CHAPTER_BEYOND] = "beyond",
};
G_STATIC_ASSERT (G_N_ELEMENTS (chapters) == ICHOMP_N_CHAPTERS);

static const char *const question_kinds[] = {
  [ICHOMP_QUESTION_FOLDED] = "folded",
  [ICHOMP_QUESTION_CHOICE] = "choice",
  [ICHOMP_QUESTION_NUMBER] = "number",
  [ICHOMP_QUESTION_TILE] = "tile",
};
G_STATIC_ASSERT (G_N_ELEMENTS (question_kinds) == ICHOMP_N_QUESTION_KINDS);

/* The goals of tasks. */
static const char *const try_goals[] = {
  [ICHOMP_GOAL_WIN] = "win",
  [ICHOMP_GOAL_ZERO] = "zero",
  [ICHOMP_GOAL_COPY] = "copy",
  [ICHOMP_GOAL_END] = "end",
};

/* read_tile_goal() reads the three others. */
G_STATIC_ASSERT (ICHOMP_N_GOALS == G_N_ELEMENTS (try_goals) + 3);

/* Words, each function the get_word() of an IchompValue */

static const char *
get_chapter (guint index)
{
  return index < G_N_ELEMENTS (chapters) ? chapters[index] : NULL;
}

static const char *
get_question_kind (guint index)
{
  return index < G_N_ELEMENTS (question_kinds) ? question_kinds[index] : NULL;
}

static const char *
get_try_goal (guint index)
{
  return index < G_N_ELEMENTS (try_goals) ? try_goals[index] : NULL;
}

static const char *
get_exercise (guint index)
{
  return index < ICHOMP_N_EXERCISE_KINDS ? ichomp_exercise_kind_get_id (index) : NULL;
}

static const char *
get_preset (guint index)
{
  return index < ICHOMP_N_PRESETS ? ichomp_preset_get_name (index) : NULL;
}

static const char *
get_level (guint index)
{
  g_autoptr (GEnumClass) levels = g_type_class_ref (SG_TYPE_LEVEL);

  return index < levels->n_values ? levels->values[index].value_nick : NULL;
}

static const char *
get_language (guint index)
{
  index += ICHOMP_LANGUAGE_SYSTEM + 1;
  return index < ICHOMP_N_LANGUAGES ? ichomp_language_get_tag (index) : NULL;
}

static const char *
get_yes_no (guint index)
{
  static const char *const words[] = { "no", "yes" };

  return index < G_N_ELEMENTS (words) ? words[index] : NULL;
}

/* Returns: the index of @word, or -1. */
static int
find_word (const IchompAttribute *attribute, const char *word)
{
  const char *candidate;

  for (guint i = 0; (candidate = attribute->value->get_word (i)) != NULL; i++)
    if (*word != '\0' && g_str_equal (candidate, word))
      return (int)i;

  return -1;
}

/* Attributes of blocks, each function an IchompAttributeFunc */

/* In decimal, without leading zeros. */
static gboolean
read_number (const char *text, guint at_least, guint at_most, guint *number)
{
  guint64 read;

  if (!g_ascii_isdigit (*text) || (text[0] == '0' && text[1] != '\0')
      || !g_ascii_string_to_unsigned (text, 10, at_least, at_most, &read, NULL))
    return FALSE;

  *number = read;
  return TRUE;
}

/* Both as many numbers, and numbers as large, as the attribute allows. */
static gboolean
read_numbers (IchompLessonBlock *block,
              const IchompAttribute *attribute,
              const char *value,
              GError **error)
{
  const IchompValue *type = attribute->value;
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint number;

      if (*words[i] == '\0')
        continue;
      if (!read_number (words[i], type->at_least, type->at_most, &number))
        return FALSE;
      g_array_append_val (block->numbers, number);
    }

  return block->numbers->len >= type->n_at_least && block->numbers->len <= type->n_at_most;
}

static gboolean
read_flag (IchompLessonBlock *block,
           const IchompAttribute *attribute,
           const char *value,
           GError **error)
{
  if (g_str_equal (value, attribute->on))
    block->flags |= attribute->flag;
  else if (g_str_equal (value, attribute->off))
    block->flags &= ~attribute->flag;
  else
    return FALSE;

  return TRUE;
}

static gboolean
read_context (IchompLessonBlock *block,
              const IchompAttribute *attribute,
              const char *value,
              GError **error)
{
  block->context = g_strdup (value);
  return *value != '\0' && strpbrk (value, "<>&\"\t\r\n") == NULL
         && !ichomp_attribute_has_surplus_space (value);
}

static gboolean
read_format (IchompLessonBlock *block,
             const IchompAttribute *attribute,
             const char *value,
             GError **error)
{
  guint version;

  return read_number (value, attribute->value->at_least, attribute->value->at_most, &version);
}

static gboolean
read_minutes (IchompLessonBlock *block,
              const IchompAttribute *attribute,
              const char *value,
              GError **error)
{
  return read_number (value, attribute->value->at_least, attribute->value->at_most,
                      &block->minutes);
}

static gboolean
read_id (IchompLessonBlock *block,
         const IchompAttribute *attribute,
         const char *value,
         GError **error)
{
  block->id = g_strdup (value);
  return ichomp_attribute_is_id (value, error);
}

static gboolean
read_language (IchompLessonBlock *block,
               const IchompAttribute *attribute,
               const char *value,
               GError **error)
{
  return ichomp_language_find_tag (value, &block->language)
         || ICHOMP_LESSON_FAIL (error, LANGUAGE, .value = value);
}

static gboolean
read_chapter (IchompLessonBlock *block,
              const IchompAttribute *attribute,
              const char *value,
              GError **error)
{
  int chapter = find_word (attribute, value);

  block->chapter = (IchompChapter)MAX (chapter, 0);
  return chapter >= 0;
}

static gboolean
read_was (IchompLessonBlock *block,
          const IchompAttribute *attribute,
          const char *value,
          GError **error)
{
  block->was = g_strsplit (value, " ", -1);
  for (guint i = 0; block->was[i] != NULL; i++)
    if (!ichomp_attribute_is_id (block->was[i], error))
      return FALSE;

  return block->was[0] != NULL;
}

static gboolean
read_target (IchompLessonBlock *block,
             const IchompAttribute *attribute,
             const char *value,
             GError **error)
{
  block->target = g_strdup (value);
  return ichomp_attribute_is_id (value, error);
}

static gboolean
is_too_large (const SgDiagram *diagram)
{
  return sg_diagram_get_n_rows (diagram) > MAX_SIDE || sg_diagram_get_n_columns (diagram) > MAX_SIDE
         || sg_table_count (diagram) > ICHOMP_LESSON_MAX_VALUES;
}

static gboolean
read_position (IchompLessonBlock *block,
               const IchompAttribute *attribute,
               const char *value,
               GError **error)
{
  SgBoard board;

  block->position = sg_position_parse (value, error);
  if (block->position == NULL)
    return FALSE;

  board = sg_position_get_board (block->position);
  if (board.width > 2 * MAX_SIDE || board.height > 2 * MAX_SIDE
      || (block->kind == ICHOMP_BLOCK_TRY && !ichomp_setup_allows_board (&board)))
    return ICHOMP_LESSON_FAIL (error, TOO_MANY_VALUES, .value = value);
  SG_FOREACH_QUADRANT (q)
    {
      if (is_too_large (sg_position_get_diagram (block->position, q)))
        return ICHOMP_LESSON_FAIL (error, TOO_MANY_VALUES, .value = value);
    }

  return TRUE;
}

static gboolean
read_diagram (IchompLessonBlock *block,
              const IchompAttribute *attribute,
              const char *value,
              GError **error)
{
  block->diagram = sg_diagram_parse (value, error);
  if (block->diagram == NULL)
    return FALSE;

  return !is_too_large (block->diagram)
         || ICHOMP_LESSON_FAIL (error, TOO_MANY_VALUES, .value = value);
}

static gboolean
read_form_diagram (IchompLessonBlock *block,
                   const IchompAttribute *attribute,
                   const char *value,
                   GError **error)
{
  if (!read_diagram (block, attribute, value, error))
    return FALSE;

  return sg_diagram_get_n_tiles (block->diagram) <= MAX_FORM_TILES
         || ICHOMP_LESSON_FAIL (error, TOO_MANY_VALUES, .value = value);
}

/* The tiles of the position; those of a wrong answer, of the position of its question. */
static gboolean
read_marked_moves (IchompLessonBlock *block,
                   const IchompAttribute *attribute,
                   const char *value,
                   GError **error)
{
  SgPosition *position =
      block->kind == ICHOMP_BLOCK_WRONG ? block->parent->position : block->position;
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  if (block->kind == ICHOMP_BLOCK_WRONG)
    block->flags |= ICHOMP_BLOCK_FLAG_HAS_ANSWER;

  for (guint i = 0; words[i] != NULL; i++)
    {
      SgMove move;

      if (*words[i] == '\0')
        continue;
      if (!sg_move_parse (words[i], &move, error))
        return FALSE;
      if (!sg_position_has_tile (position, &move))
        return ICHOMP_LESSON_FAIL (error, MARK, .value = words[i]);
      g_array_append_val (block->marks, move);
    }

  return TRUE;
}

static gboolean
read_marked_cells (IchompLessonBlock *block,
                   const IchompAttribute *attribute,
                   const char *value,
                   GError **error)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *move_text = g_strconcat ("NW", words[i], NULL);
      SgMove move;

      if (*words[i] == '\0')
        continue;
      /* The engine's error would count the letters NW. */
      if (!sg_move_parse (move_text, &move, NULL))
        return FALSE;
      if (!sg_diagram_has_tile (block->diagram, move.row, move.column))
        return ICHOMP_LESSON_FAIL (error, MARK, .value = words[i]);
      g_array_append_val (block->marks, move);
    }

  return TRUE;
}

/* The attributes are read in the order of the table: first the rows, then the columns. */
static gboolean
read_heaps (IchompLessonBlock *block,
            const IchompAttribute *attribute,
            const char *value,
            GError **error)
{
  guint number;

  if (!read_number (value, attribute->value->at_least, attribute->value->at_most, &number))
    return FALSE;

  g_array_append_val (block->numbers, number);
  return TRUE;
}

static gboolean
read_exercise (IchompLessonBlock *block,
               const IchompAttribute *attribute,
               const char *value,
               GError **error)
{
  int kind = find_word (attribute, value);

  block->exercise = (IchompExerciseKind)MAX (kind, 0);
  return kind >= 0;
}

/* The kind itself has been set: it selects the element. */
static gboolean
read_question_kind (IchompLessonBlock *block,
                    const IchompAttribute *attribute,
                    const char *value,
                    GError **error)
{
  return find_word (attribute, value) >= 0;
}

static gboolean
read_binary (const char *value, guint *number)
{
  gsize length = strlen (value);

  if (length < 1 || length > MAX_BINARY_DIGITS || strspn (value, "01") != length)
    return FALSE;

  *number = g_ascii_strtoull (value, NULL, 2);
  return TRUE;
}

/* A wrong answer has the notation of its question. */
static gboolean
read_answer (IchompLessonBlock *block,
             const IchompAttribute *attribute,
             const char *value,
             GError **error)
{
  const IchompLessonBlock *question = block->kind == ICHOMP_BLOCK_QUESTION ? block : block->parent;

  if (block->kind == ICHOMP_BLOCK_WRONG)
    block->flags |= ICHOMP_BLOCK_FLAG_HAS_ANSWER;

  if ((question->flags & ICHOMP_BLOCK_FLAG_BINARY) != 0)
    return read_binary (value, &block->answer);

  return read_number (value, 0, MAX_ANSWER, &block->answer);
}

static gboolean
read_tile_goal (IchompLessonBlock *block,
                const IchompAttribute *attribute,
                const char *value,
                GError **error)
{
  if (g_str_equal (value, "winning"))
    {
      block->goal = ICHOMP_GOAL_WINNING;
      return TRUE;
    }

  if (g_str_has_prefix (value, "value "))
    {
      block->goal = ICHOMP_GOAL_VALUE;
      return read_number (value + strlen ("value "), 0, MAX_ANSWER, &block->goal_number);
    }

  block->goal = ICHOMP_GOAL_TAKES;
  return g_str_has_prefix (value, "takes ")
         && read_number (value + strlen ("takes "), 1, MAX_ANSWER, &block->goal_number);
}

static gboolean
read_try_goal (IchompLessonBlock *block,
               const IchompAttribute *attribute,
               const char *value,
               GError **error)
{
  int goal = find_word (attribute, value);

  block->goal = (IchompGoal)MAX (goal, 0);
  return goal >= 0;
}

static gboolean
read_show (IchompLessonBlock *block,
           const IchompAttribute *attribute,
           const char *value,
           GError **error)
{
  int preset = find_word (attribute, value);

  block->preset = (IchompPreset)MAX (preset, 0);
  return preset >= 0;
}

/* Neither flag: what the user has chosen. */
static gboolean
read_preview (IchompLessonBlock *block,
              const IchompAttribute *attribute,
              const char *value,
              GError **error)
{
  static const IchompBlockFlags flags[] = { ICHOMP_BLOCK_FLAG_NO_PREVIEW,
                                            ICHOMP_BLOCK_FLAG_PREVIEW };
  int choice = find_word (attribute, value);

  if (choice >= 0)
    block->flags |= flags[choice];
  return choice >= 0;
}

static gboolean
read_level (IchompLessonBlock *block,
            const IchompAttribute *attribute,
            const char *value,
            GError **error)
{
  g_autoptr (GEnumClass) levels = g_type_class_ref (SG_TYPE_LEVEL);
  int level = find_word (attribute, value);

  if (level >= 0)
    block->level = (SgLevel)levels->values[level].value;
  return level >= 0;
}

/* Values. Numbers and words in a pattern are as their readers have them. */

#define ID_PATTERN ICHOMP_LESSON_ID_PATTERN
#define NUMBER_PATTERN "(0|[1-9][0-9]*)"
#define POSITIVE_PATTERN "[1-9][0-9]*"
#define DIAGRAM_PATTERN "(-|" POSITIVE_PATTERN "(," POSITIVE_PATTERN ")*)"
#define POSITION_PATTERN                                                                           \
  "(" DIAGRAM_PATTERN "/){3}" DIAGRAM_PATTERN "( @" POSITIVE_PATTERN "x" POSITIVE_PATTERN ")?"
#define CELL_PATTERN POSITIVE_PATTERN "," POSITIVE_PATTERN
#define LIST_OF(item) " *(" item "( +" item ")* *)?"
#define WORDS_OF(letter) ICHOMP_LESSON_WORDS_PATTERN (letter)

static const IchompValue value_answer = {
  read_answer,
  .pattern = NUMBER_PATTERN "|[01]{1," G_STRINGIFY (MAX_BINARY_DIGITS) "}",
};
static const IchompValue value_bits = {
  read_numbers,
  .at_most = MAX_BIT_NUMBER,
  .n_at_least = 1,
  .n_at_most = MAX_BIT_ROWS,
};
static const IchompValue value_cells = { read_marked_cells, .pattern = LIST_OF (CELL_PATTERN) };
static const IchompValue value_context = {
  read_context,
  .pattern = WORDS_OF ("[^ <>&\"\\t\\n\\r]"),
};
static const IchompValue value_diagram = { read_diagram, .pattern = DIAGRAM_PATTERN };
static const IchompValue value_difficulty = {
  read_numbers,    .at_least = 1,  .at_most = ICHOMP_EXERCISE_MAX_DIFFICULTY,
  .n_at_least = 1, .n_at_most = 1,
};
static const IchompValue value_exercise = { read_exercise, get_exercise };
static const IchompValue value_flag = { read_flag };
static const IchompValue value_form_diagram = { read_form_diagram, .pattern = DIAGRAM_PATTERN };
static const IchompValue value_format = {
  read_format,
  .at_least = 1,
  .at_most = ICHOMP_LESSON_FORMAT,
};
static const IchompValue value_heaps = {
  read_heaps,
  .at_least = MIN_HEAPS,
  .at_most = MAX_HEAPS,
};
static const IchompValue value_id = { read_id, .pattern = ID_PATTERN };
static const IchompValue value_ids = { read_was, .pattern = ID_PATTERN "( " ID_PATTERN ")*" };
static const IchompValue value_language = {
  read_language,
  get_language,
  .ignores_case = TRUE,
};
static const IchompValue value_level = { read_level, get_level };
static const IchompValue value_mex = {
  read_numbers,
  .at_most = MAX_MEX_NUMBER,
  .n_at_most = MAX_MEX_NUMBERS,
};
static const IchompValue value_minutes = {
  read_minutes,
  .at_least = 1,
  .at_most = MAX_MINUTES,
};
static const IchompValue value_moves = { read_marked_moves,
                                         .pattern = LIST_OF ("[NS][WE]" CELL_PATTERN) };
static const IchompValue value_n_questions = {
  read_numbers, .at_least = 1, .at_most = MAX_TEST_QUESTIONS, .n_at_least = 1, .n_at_most = 1,
};
static const IchompValue value_chapter = { read_chapter, get_chapter };
static const IchompValue value_position = { read_position, .pattern = POSITION_PATTERN };
static const IchompValue value_power = {
  read_numbers,
  .at_most = MAX_BIT_NUMBER,
  .n_at_least = 1,
  .n_at_most = 1,
};
static const IchompValue value_preview = { read_preview, get_yes_no };
static const IchompValue value_question_kind = { read_question_kind, get_question_kind };
static const IchompValue value_seed = {
  read_numbers,
  .at_most = G_MAXUINT,
  .n_at_least = 1,
  .n_at_most = 1,
};
static const IchompValue value_show = { read_show, get_preset };
static const IchompValue value_target = { read_target, .pattern = ID_PATTERN };
static const IchompValue value_tile_goal = {
  read_tile_goal,
  .pattern = "winning|value " NUMBER_PATTERN "|takes " POSITIVE_PATTERN,
};
static const IchompValue value_try_goal = { read_try_goal, get_try_goal };

/* Elements */

#define BIT(kind) (G_GUINT64_CONSTANT (1) << ICHOMP_BLOCK_##kind)

#define PROOF_BLOCKS                                                                               \
  (BIT (PARAGRAPH) | BIT (LIST) | BIT (FORMULA) | BIT (BITS) | BIT (BOARD) | BIT (QUADRANT))

#define SECTION_BLOCKS                                                                             \
  (PROOF_BLOCKS | BIT (NOTE) | BIT (DEFINITION) | BIT (THEOREM) | BIT (TABLE) | BIT (POWERS)       \
   | BIT (MEX) | BIT (VALUE_FORM) | BIT (HEAPS) | BIT (TEST) | BIT (QUESTION) | BIT (TRY))

/* clang-format off */

#define NO_CHILDREN { { 0 } }
#define ONE(kind) { BIT (kind), 1, 1 }
#define MAYBE(kind) { BIT (kind), 0, 1 }
#define ANY(kind) { BIT (kind), 0, 0 }
#define MANY(kind) { BIT (kind), 1, 0 }
#define CAPTION { MAYBE (CAPTION) }

#define NO_ATTRIBUTES { { NULL } }
#define REQUIRED(name, value) { name, TRUE, &value_##value, NULL, NULL, 0 }
#define OPTIONAL(name, value) { name, FALSE, &value_##value, NULL, NULL, 0 }
#define FLAG(name, off, on, flag) { name, FALSE, &value_flag, off, on, ICHOMP_BLOCK_FLAG_##flag }
#define YES_NO(name, flag) FLAG (name, "no", "yes", flag)
#define RULE FLAG ("rule", "normal", "misere", MISERE)
#define LANGUAGE OPTIONAL ("xml:lang", language)
#define DIGITS FLAG ("digits", "decimal", "bits", BIT_DIGITS)

#define BLOCK(name, kind, defaults) name, ICHOMP_BLOCK_##kind, 0, FALSE, defaults
#define QUESTION(kind) "question", ICHOMP_BLOCK_QUESTION, ICHOMP_QUESTION_##kind, FALSE, 0
#define QUESTION_ATTRIBUTES                                                                        \
  REQUIRED ("kind", question_kind), REQUIRED ("id", id), OPTIONAL ("from", target),                \
      FLAG ("test", "yes", "no", NO_TEST)
#define TEXT(name, kind, ...)                                                                      \
  { name, ICHOMP_BLOCK_##kind, 0, TRUE, 0, NO_CHILDREN,                                            \
    { LANGUAGE, OPTIONAL ("context", context), DIGITS, __VA_ARGS__ } }

/* A new block needs a kind, a line here, and one in po/its if it is a text; it is shown by
 * widgets/course and paper/content, and course/ichomp-lesson-check.c asks the engine about it. */
static const IchompElement elements[] = {
  { BLOCK ("lesson", LESSON, 0),
    { ONE (TITLE), ONE (GOAL), ANY (BUILDS_ON), MANY (SECTION), MAYBE (RECAP), MAYBE (TEACHER) },
    { REQUIRED ("format", format),
      REQUIRED ("id", id),
      REQUIRED ("minutes", minutes),
      LANGUAGE,
      OPTIONAL ("part", chapter),
      OPTIONAL ("was", ids) } },
  TEXT ("title", TITLE),
  TEXT ("goal", GOAL),
  { BLOCK ("builds-on", BUILDS_ON, 0), NO_CHILDREN, { REQUIRED ("lesson", target) } },
  { BLOCK ("section", SECTION, 0),
    { ONE (HEADING), { SECTION_BLOCKS, 0, 0 } },
    { REQUIRED ("id", id) } },
  TEXT ("heading", HEADING),
  TEXT ("p", PARAGRAPH),
  TEXT ("note", NOTE),
  TEXT ("formula", FORMULA),
  { BLOCK ("list", LIST, 0), { MANY (ITEM) }, { YES_NO ("ordered", ORDERED), DIGITS } },
  TEXT ("item", ITEM),
  { BLOCK ("definition", DEFINITION, 0), { ONE (TERM), ONE (TEXT) }, { REQUIRED ("id", id) } },
  TEXT ("term", TERM),
  TEXT ("text", TEXT),
  { BLOCK ("theorem", THEOREM, 0),
    { ONE (NAME), ONE (STATEMENT), ONE (PROOF) },
    { REQUIRED ("id", id) } },
  TEXT ("name", NAME),
  TEXT ("statement", STATEMENT),
  { BLOCK ("proof", PROOF, 0), { { PROOF_BLOCKS, 1, 0 } }, NO_ATTRIBUTES },
  { BLOCK ("table", TABLE, 0), { MANY (ROW) }, { YES_NO ("header", HEADER), DIGITS } },
  { BLOCK ("row", ROW, 0), { MANY (CELL) }, NO_ATTRIBUTES },
  TEXT ("cell", CELL),
  { BLOCK ("board", BOARD, ICHOMP_BLOCK_FLAG_VALUES | ICHOMP_BLOCK_FLAG_BINARY_VALUES), CAPTION,
    { REQUIRED ("position", position),
      YES_NO ("values", VALUES),
      YES_NO ("binary", BINARY_VALUES),
      YES_NO ("sum", SUM),
      YES_NO ("numbers", NUMBERS),
      YES_NO ("coordinates", COORDINATES),
      OPTIONAL ("mark", moves),
      YES_NO ("play", PLAY) } },
  { BLOCK ("quadrant", QUADRANT, ICHOMP_BLOCK_FLAG_NUMBERS | ICHOMP_BLOCK_FLAG_BINARY_VALUES),
    CAPTION,
    { REQUIRED ("diagram", diagram),
      RULE,
      YES_NO ("numbers", NUMBERS),
      YES_NO ("binary", BINARY_VALUES),
      OPTIONAL ("mark", cells),
      YES_NO ("play", PLAY) } },
  { BLOCK ("bits", BITS, ICHOMP_BLOCK_FLAG_FILLED_IN), CAPTION,
    { REQUIRED ("numbers", bits), YES_NO ("fill", FILLED_IN) } },
  { BLOCK ("powers", POWERS, 0), CAPTION, { REQUIRED ("number", power) } },
  { BLOCK ("mex", MEX, 0), CAPTION, { REQUIRED ("numbers", mex) } },
  { BLOCK ("values", VALUE_FORM, 0), CAPTION,
    { REQUIRED ("id", id), REQUIRED ("diagram", form_diagram), RULE } },
  { BLOCK ("heaps", HEAPS, 0), CAPTION,
    { REQUIRED ("id", id),
      REQUIRED ("rows", heaps),
      REQUIRED ("columns", heaps),
      { "ask", TRUE, &value_flag, "outcome", "value", ICHOMP_BLOCK_FLAG_ASK_VALUE } } },
  { BLOCK ("test", TEST, 0), NO_CHILDREN, { REQUIRED ("questions", n_questions) } },
  { BLOCK ("try", TRY, 0), { ONE (TASK) },
    { REQUIRED ("id", id),
      REQUIRED ("position", position),
      OPTIONAL ("goal", try_goal),
      OPTIONAL ("level", level),
      FLAG ("first", "you", "computer", COMPUTER_FIRST),
      OPTIONAL ("show", show),
      FLAG ("hints", "yes", "no", NO_HINTS),
      OPTIONAL ("preview", preview) } },
  TEXT ("caption", CAPTION),
  TEXT ("ask", ASK),
  { BLOCK ("answer", ANSWER, 0), { { PROOF_BLOCKS, 1, 0 } }, NO_ATTRIBUTES },
  { BLOCK ("choice", CHOICE, 0), { ONE (TEXT), ONE (WHY) }, { YES_NO ("right", RIGHT) } },
  TEXT ("why", WHY),
  TEXT ("wrong", WRONG, OPTIONAL ("answer", answer), OPTIONAL ("at", moves)),
  TEXT ("task", TASK),
  { BLOCK ("recap", RECAP, 0), { ONE (REMEMBER), ANY (QUESTION), ANY (PRACTISE) },
    NO_ATTRIBUTES },
  { BLOCK ("remember", REMEMBER, 0), { MANY (ITEM) }, NO_ATTRIBUTES },
  { BLOCK ("practise", PRACTISE, 0), NO_CHILDREN,
    { REQUIRED ("exercise", exercise), REQUIRED ("difficulty", difficulty) } },
  { BLOCK ("teacher", TEACHER, 0), { { BIT (PARAGRAPH) | BIT (LIST), 1, 0 } },
    { OPTIONAL ("worksheet", seed) } },
  { QUESTION (FOLDED), { ONE (ASK), ONE (ANSWER) }, { QUESTION_ATTRIBUTES } },
  { QUESTION (CHOICE), { ONE (ASK), { BIT (CHOICE), 2, 0 } }, { QUESTION_ATTRIBUTES } },
  { QUESTION (NUMBER), { ONE (ASK), ONE (WHY), MANY (WRONG) },
    { QUESTION_ATTRIBUTES,
      FLAG ("notation", "decimal", "binary", BINARY),
      REQUIRED ("answer", answer) } },
  { QUESTION (TILE), { ONE (ASK), ONE (WHY), MANY (WRONG) },
    { QUESTION_ATTRIBUTES,
      REQUIRED ("position", position),
      REQUIRED ("goal", tile_goal) } },
};

/* All others are those of the text that is translated. */
static const IchompAttribute translation_attributes[] = { LANGUAGE, { NULL } };

/* clang-format on */

/*< private >
 * ichomp_grammar_get_element:
 * @index: which one, counted from 0
 *
 * Returns: (transfer none) (nullable): an element; %NULL after the last. Each kind of question is
 *   an element.
 */
const IchompElement *
ichomp_grammar_get_element (guint index)
{
  return index < G_N_ELEMENTS (elements) ? &elements[index] : NULL;
}

/*< private >
 * ichomp_grammar_find_element:
 * @name: any name
 * @question_kind: (nullable): the kind of a question, if @name is one
 *
 * Returns: (transfer none) (nullable): the block of that name; any question if the kind is unknown
 */
const IchompElement *
ichomp_grammar_find_element (const char *name, const char *question_kind)
{
  const IchompElement *found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      if (g_str_equal (elements[i].name, name)
          && (found == NULL
              || g_strcmp0 (question_kinds[elements[i].question_kind], question_kind) == 0))
        found = &elements[i];
    }

  return found;
}

/*< private >
 * ichomp_grammar_get_name:
 * @kinds: a set of kinds, not empty
 *
 * Returns: (transfer none): the name of one of them
 */
const char *
ichomp_grammar_get_name (guint64 kinds)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      if ((kinds & (G_GUINT64_CONSTANT (1) << elements[i].kind)) != 0)
        return elements[i].name;
    }

  g_assert_not_reached ();
}

/*< private >
 * ichomp_grammar_get_question_kind:
 * @element: an element
 *
 * Returns: (transfer none) (nullable): the kind that a question needs to be @element, such as
 *   "choice"; %NULL if it is no question
 */
const char *
ichomp_grammar_get_question_kind (const IchompElement *element)
{
  return element->kind == ICHOMP_BLOCK_QUESTION ? question_kinds[element->question_kind] : NULL;
}

const IchompAttribute *
ichomp_grammar_get_translation_attributes (void)
{
  return translation_attributes;
}

gboolean
ichomp_grammar_is_newer_format (const char *version)
{
  guint number;

  return read_number (version, ICHOMP_LESSON_FORMAT + 1, MAX_VERSION, &number);
}
