/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The format of lessons, version 1, as a table: which elements there are, what stands in them and
 * which attributes they have. data/lessons/ichomp-lesson.rng says the same for other programs. */

#include "ichomp-lesson-grammar.h"

#include "ichomp-lesson-values.h"

#define BIT(kind) (G_GUINT64_CONSTANT (1) << ICHOMP_BLOCK_##kind)

#define PROOF_BLOCKS                                                                               \
  (BIT (PARAGRAPH) | BIT (LIST) | BIT (FORMULA) | BIT (BITS) | BIT (BOARD) | BIT (QUADRANT))

#define SECTION_BLOCKS                                                                             \
  (PROOF_BLOCKS | BIT (NOTE) | BIT (DEFINITION) | BIT (THEOREM) | BIT (TABLE) | BIT (POWERS)       \
   | BIT (MEX) | BIT (QUESTION) | BIT (TRY))

/* clang-format off */

#define ONE(kind) { BIT (kind), 1, 1 }
#define CAPTION { { BIT (CAPTION), 0, 1 } }
#define TEXT(name, kind) \
  { name, ICHOMP_BLOCK_##kind, TRUE, 0, { { 0 } }, { { "context", FALSE, ichomp_lesson_read_context }, { "digits", FALSE, ichomp_lesson_read_digits } } }

static const IchompElement elements[] = {
  { "lesson", ICHOMP_BLOCK_LESSON, FALSE, 0,
    { ONE (TITLE), ONE (GOAL), { BIT (BUILDS_ON), 0, 0 }, { BIT (SECTION), 1, 0 } },
    { { "format", TRUE, ichomp_lesson_read_format }, { "id", TRUE, ichomp_lesson_read_id }, { "minutes", TRUE, ichomp_lesson_read_minutes } } },
  TEXT ("title", TITLE),
  TEXT ("goal", GOAL),
  { "builds-on", ICHOMP_BLOCK_BUILDS_ON, FALSE, 0, { { 0 } },
    { { "lesson", TRUE, ichomp_lesson_read_target } } },
  { "section", ICHOMP_BLOCK_SECTION, FALSE, 0,
    { ONE (HEADING), { SECTION_BLOCKS, 0, 0 } },
    { { "id", TRUE, ichomp_lesson_read_id } } },
  TEXT ("heading", HEADING),
  TEXT ("p", PARAGRAPH),
  TEXT ("note", NOTE),
  TEXT ("formula", FORMULA),
  { "list", ICHOMP_BLOCK_LIST, FALSE, 0, { { BIT (ITEM), 1, 0 } },
    { { "ordered", FALSE, ichomp_lesson_read_ordered }, { "digits", FALSE, ichomp_lesson_read_digits } } },
  TEXT ("item", ITEM),
  { "definition", ICHOMP_BLOCK_DEFINITION, FALSE, 0, { ONE (TERM), ONE (TEXT) },
    { { "id", TRUE, ichomp_lesson_read_id } } },
  TEXT ("term", TERM),
  TEXT ("text", TEXT),
  { "theorem", ICHOMP_BLOCK_THEOREM, FALSE, 0, { ONE (NAME), ONE (STATEMENT), ONE (PROOF) },
    { { "id", TRUE, ichomp_lesson_read_id } } },
  TEXT ("name", NAME),
  TEXT ("statement", STATEMENT),
  { "proof", ICHOMP_BLOCK_PROOF, FALSE, 0, { { PROOF_BLOCKS, 1, 0 } }, { { NULL } } },
  { "table", ICHOMP_BLOCK_TABLE, FALSE, 0, { { BIT (ROW), 1, 0 } },
    { { "header", FALSE, ichomp_lesson_read_header }, { "digits", FALSE, ichomp_lesson_read_digits } } },
  { "row", ICHOMP_BLOCK_ROW, FALSE, 0, { { BIT (CELL), 1, 0 } }, { { NULL } } },
  TEXT ("cell", CELL),
  { "board", ICHOMP_BLOCK_BOARD, FALSE, ICHOMP_BLOCK_VALUES, CAPTION,
    { { "position", TRUE, ichomp_lesson_read_position },
      { "values", FALSE, ichomp_lesson_read_values },
      { "sum", FALSE, ichomp_lesson_read_sum },
      { "numbers", FALSE, ichomp_lesson_read_tile_numbers },
      { "coordinates", FALSE, ichomp_lesson_read_coordinates },
      { "mark", FALSE, ichomp_lesson_read_marks } } },
  { "quadrant", ICHOMP_BLOCK_QUADRANT, FALSE, ICHOMP_BLOCK_NUMBERS, CAPTION,
    { { "diagram", TRUE, ichomp_lesson_read_diagram },
      { "rule", FALSE, ichomp_lesson_read_rule },
      { "numbers", FALSE, ichomp_lesson_read_tile_numbers },
      { "mark", FALSE, ichomp_lesson_read_cells } } },
  { "bits", ICHOMP_BLOCK_BITS, FALSE, ICHOMP_BLOCK_FILL, CAPTION,
    { { "numbers", TRUE, ichomp_lesson_read_bits },
      { "fill", FALSE, ichomp_lesson_read_fill } } },
  { "powers", ICHOMP_BLOCK_POWERS, FALSE, 0, CAPTION,
    { { "number", TRUE, ichomp_lesson_read_power_number } } },
  { "mex", ICHOMP_BLOCK_MEX, FALSE, 0, CAPTION,
    { { "numbers", TRUE, ichomp_lesson_read_mex } } },
  { "try", ICHOMP_BLOCK_TRY, FALSE, 0, { ONE (TASK) },
    { { "position", TRUE, ichomp_lesson_read_position },
      { "goal", FALSE, ichomp_lesson_read_try_goal },
      { "level", FALSE, ichomp_lesson_read_level },
      { "first", FALSE, ichomp_lesson_read_first } } },
  TEXT ("caption", CAPTION),
  TEXT ("ask", ASK),
  { "answer", ICHOMP_BLOCK_ANSWER, FALSE, 0, { { PROOF_BLOCKS, 1, 0 } }, { { NULL } } },
  { "choice", ICHOMP_BLOCK_CHOICE, FALSE, 0, { ONE (TEXT), ONE (WHY) },
    { { "right", FALSE, ichomp_lesson_read_right } } },
  TEXT ("why", WHY),
  { "wrong", ICHOMP_BLOCK_WRONG, TRUE, 0, { { 0 } },
    { { "context", FALSE, ichomp_lesson_read_context },
      { "digits", FALSE, ichomp_lesson_read_digits },
      { "answer", FALSE, ichomp_lesson_read_answer } } },
  TEXT ("task", TASK),
};

static const IchompElement questions[] = {
  [ICHOMP_QUESTION_FOLDED] =
  { "question", ICHOMP_BLOCK_QUESTION, FALSE, 0, { ONE (ASK), ONE (ANSWER) },
    { { "kind", TRUE, ichomp_lesson_read_question_kind } } },
  [ICHOMP_QUESTION_CHOICE] =
  { "question", ICHOMP_BLOCK_QUESTION, FALSE, 0, { ONE (ASK), { BIT (CHOICE), 2, 0 } },
    { { "kind", TRUE, ichomp_lesson_read_question_kind } } },
  [ICHOMP_QUESTION_NUMBER] =
  { "question", ICHOMP_BLOCK_QUESTION, FALSE, 0, { ONE (ASK), ONE (WHY), { BIT (WRONG), 1, 0 } },
    { { "kind", TRUE, ichomp_lesson_read_question_kind },
      { "notation", FALSE, ichomp_lesson_read_notation },
      { "answer", TRUE, ichomp_lesson_read_answer } } },
  [ICHOMP_QUESTION_TILE] =
  { "question", ICHOMP_BLOCK_QUESTION, FALSE, 0, { ONE (ASK), ONE (WHY), ONE (WRONG) },
    { { "kind", TRUE, ichomp_lesson_read_question_kind },
      { "position", TRUE, ichomp_lesson_read_position },
      { "goal", TRUE, ichomp_lesson_read_tile_goal } } },
};

/* clang-format on */

/*< private >
 * ichomp_grammar_find:
 * @name: the name of an element that is not a question
 *
 * Returns: (transfer none) (nullable): the element
 */
const IchompElement *
ichomp_grammar_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      if (g_str_equal (elements[i].name, name))
        return &elements[i];
    }

  return NULL;
}

/*< private >
 * ichomp_grammar_find_question:
 * @kind: (nullable): the kind of a question
 *
 * Returns: (transfer none): what such a question looks like; where there is no such kind, any one
 */
const IchompElement *
ichomp_grammar_find_question (const char *kind)
{
  IchompQuestionKind found = ICHOMP_QUESTION_FOLDED;

  if (kind != NULL)
    ichomp_lesson_find_question_kind (kind, &found);

  return &questions[found];
}

/*< private >
 * ichomp_grammar_get_name:
 * @kinds: a set of kinds, not empty
 *
 * Returns: (transfer none): the name of an element of one of these kinds
 */
const char *
ichomp_grammar_get_name (guint64 kinds)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      if ((kinds & (G_GUINT64_CONSTANT (1) << elements[i].kind)) != 0)
        return elements[i].name;
    }

  return questions[0].name;
}
