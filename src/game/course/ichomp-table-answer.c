/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A table that is filled in: the values on the tiles of a quadrant, or the values or P-positions
 * of two heaps. Each cell is judged at once, by the options that decide it. */

#include "ichomp-table-answer.h"

struct _IchompTableAnswer
{
  IchompLessonAnswer parent_instance;

  IchompTableKind kind;
  SgDiagram *diagram; /* of values */
  SgRule rule;
  SgTable *table;
  guint n_rows; /* of heaps */
  guint n_columns;
  GArray *cells; /* of IchompTableCell */
  guint last;    /* the cell that was judged last */
  gboolean was_shown;
};

G_DEFINE_FINAL_TYPE (IchompTableAnswer, ichomp_table_answer, ICHOMP_TYPE_LESSON_ANSWER)

static IchompTableCell *
get_cell (IchompTableAnswer *self, guint index)
{
  return &g_array_index (self->cells, IchompTableCell, index);
}

static void
ichomp_table_answer_adopt (IchompBlockState *state, IchompBlockState *other)
{
  IchompTableAnswer *self = ICHOMP_TABLE_ANSWER (state);
  IchompTableAnswer *before = ICHOMP_TABLE_ANSWER (other);

  for (guint i = 0; i < MIN (self->cells->len, before->cells->len); i++)
    get_cell (self, i)->given = get_cell (before, i)->given;
  self->last = before->last;
  self->was_shown = before->was_shown;
}

static void
ichomp_table_answer_finalize (GObject *object)
{
  IchompTableAnswer *self = ICHOMP_TABLE_ANSWER (object);

  g_array_unref (self->cells);
  g_clear_pointer (&self->diagram, sg_diagram_unref);
  g_clear_pointer (&self->table, sg_table_free);

  G_OBJECT_CLASS (ichomp_table_answer_parent_class)->finalize (object);
}

static void
ichomp_table_answer_class_init (IchompTableAnswerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_table_answer_finalize;
  ICHOMP_BLOCK_STATE_CLASS (klass)->adopt = ichomp_table_answer_adopt;
}

static void
ichomp_table_answer_init (IchompTableAnswer *self)
{
  self->cells = g_array_new (FALSE, FALSE, sizeof (IchompTableCell));
  self->last = ICHOMP_TABLE_BLANK;
}

/* Theory */

/* The position that a cell is about: a quadrant after a tile has been chosen, or the whole one. */
static SgDiagram *
create_diagram (IchompTableAnswer *self, const IchompTableCell *cell)
{
  return cell->row == ICHOMP_TABLE_BLANK ? sg_diagram_ref (self->diagram)
                                         : sg_diagram_take (self->diagram, cell->row, cell->column);
}

/* With a poisoned corner, values are one less, and no move takes the corner. */
static GArray *
find_option_values (IchompTableAnswer *self, const IchompTableCell *cell)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (guint));

  if (self->kind == ICHOMP_TABLE_VALUES)
    {
      g_autoptr (SgDiagram) diagram = create_diagram (self, cell);
      g_autofree guint *options = sg_table_get_option_values (self->table, diagram);
      guint less = self->rule == SG_RULE_CHOMP ? 1 : 0;

      for (guint i = 0; i < sg_diagram_get_n_tiles (diagram); i++)
        if (options[i] >= less)
          {
            guint value = options[i] - less;

            g_array_append_val (values, value);
          }
      return values;
    }

  for (guint i = 0; i < cell->row; i++)
    g_array_append_vals (values, &(guint){ i ^ cell->column }, 1);
  for (guint i = 0; i < cell->column; i++)
    g_array_append_vals (values, &(guint){ cell->row ^ i }, 1);
  return values;
}

static guint
find_answer (IchompTableAnswer *self, const IchompTableCell *cell)
{
  g_autoptr (GArray) options = NULL;

  switch (self->kind)
    {
    case ICHOMP_TABLE_HEAP_OUTCOMES:
      return cell->row == cell->column ? 1 : 0;
    case ICHOMP_TABLE_VALUES:
    case ICHOMP_TABLE_HEAP_VALUES:
      options = find_option_values (self, cell);
      return sg_mex ((const guint *)(void *)options->data, options->len);
    }

  g_assert_not_reached ();
}

/* Cells */

static void
add_cell (IchompTableAnswer *self, guint row, guint column)
{
  IchompTableCell cell = { .row = row, .column = column, .given = ICHOMP_TABLE_BLANK };

  cell.answer = find_answer (self, &cell);
  g_array_append_val (self->cells, cell);
}

static void
use_values (IchompTableAnswer *self, SgDiagram *diagram, SgRule rule)
{
  self->kind = ICHOMP_TABLE_VALUES;
  self->rule = rule;
  self->diagram = sg_diagram_ref (diagram);
  self->table = sg_table_new (diagram, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  SG_FOREACH_TILE (row, column, diagram)
    {
      if (rule != SG_RULE_CHOMP || row > 0 || column > 0)
        add_cell (self, row, column);
    }
  add_cell (self, ICHOMP_TABLE_BLANK, ICHOMP_TABLE_BLANK);
}

static void
use_heaps (IchompTableAnswer *self, guint n_rows, guint n_columns, gboolean asks_value)
{
  self->kind = asks_value ? ICHOMP_TABLE_HEAP_VALUES : ICHOMP_TABLE_HEAP_OUTCOMES;
  self->n_rows = n_rows;
  self->n_columns = n_columns;
  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < n_columns; column++)
      add_cell (self, row, column);
}

/* @block: a table to fill in */
IchompTableAnswer *
ichomp_table_answer_new (const IchompLessonBlock *block)
{
  IchompTableAnswer *self = ichomp_block_state_create (ICHOMP_TYPE_TABLE_ANSWER, block);
  gboolean misere = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_MISERE);
  const guint *sides;
  guint n_sides;

  sides = ichomp_lesson_block_get_numbers (block, &n_sides);
  if (ichomp_lesson_block_get_kind (block) == ICHOMP_BLOCK_VALUE_FORM)
    use_values (self, ichomp_lesson_block_get_diagram (block),
                misere ? SG_RULE_CHOMP : SG_RULE_NORMAL);
  else
    use_heaps (self, sides[0], sides[1],
               ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_ASK_VALUE));
  return self;
}

IchompTableKind
ichomp_table_answer_get_kind (IchompTableAnswer *self)
{
  return self->kind;
}

/* Returns NULL for a table of heaps. */
SgDiagram *
ichomp_table_answer_get_diagram (IchompTableAnswer *self)
{
  return self->diagram;
}

/* Of a table of heaps */
void
ichomp_table_answer_get_size (IchompTableAnswer *self, guint *n_rows, guint *n_columns)
{
  *n_rows = self->n_rows;
  *n_columns = self->n_columns;
}

const IchompTableCell *
ichomp_table_answer_get_cell (IchompTableAnswer *self, guint index)
{
  return get_cell (self, index);
}

/* Returns: (transfer full) (element-type guint): the values of the options of what a cell is
 * about */
GArray *
ichomp_table_answer_find_options (IchompTableAnswer *self, guint index)
{
  return find_option_values (self, get_cell (self, index));
}

/* Judging */

gboolean
ichomp_table_answer_is_right (IchompTableAnswer *self, guint index)
{
  const IchompTableCell *cell = get_cell (self, index);

  return cell->given == cell->answer;
}

gboolean
ichomp_table_answer_is_wrong (IchompTableAnswer *self, guint index)
{
  const IchompTableCell *cell = get_cell (self, index);

  switch (self->kind)
    {
    case ICHOMP_TABLE_HEAP_OUTCOMES:
      return cell->given == 1 && cell->answer != 1;
    case ICHOMP_TABLE_VALUES:
    case ICHOMP_TABLE_HEAP_VALUES:
      return cell->given != ICHOMP_TABLE_BLANK && cell->given != cell->answer;
    }

  g_assert_not_reached ();
}

/* Whether the user has filled in all cells; P-positions have to be marked, and no others. To be
 * shown the solution is not to find it. */
gboolean
ichomp_table_answer_is_found (IchompTableAnswer *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      const IchompTableCell *cell = get_cell (self, i);

      if (self->kind == ICHOMP_TABLE_HEAP_OUTCOMES ? (cell->given == 1) != (cell->answer == 1)
                                                   : cell->given != cell->answer)
        return FALSE;
    }

  return !self->was_shown;
}

/* Returns the cell that was judged last, or ICHOMP_TABLE_BLANK. */
guint
ichomp_table_answer_get_last (IchompTableAnswer *self)
{
  return self->last;
}

/* Fills in a cell. A wrong number in a table is not a missed question. */
IchompJudgement
ichomp_table_answer_give (IchompTableAnswer *self, guint index, guint number)
{
  IchompJudgement judgement;

  get_cell (self, index)->given = number;
  self->was_shown = FALSE;
  self->last = index;
  judgement = ichomp_table_answer_is_found (self) ? ICHOMP_JUDGEMENT_RIGHT : ICHOMP_JUDGEMENT_PART;
  ichomp_lesson_answer_judge (self, judgement);
  return judgement;
}

/* Fills in the solution. */
void
ichomp_table_answer_show (IchompTableAnswer *self)
{
  self->was_shown = TRUE;
  self->last = ICHOMP_TABLE_BLANK;
  for (guint i = 0; i < self->cells->len; i++)
    get_cell (self, i)->given = get_cell (self, i)->answer;
  ichomp_lesson_answer_judge (self, ICHOMP_JUDGEMENT_NONE);
}
