/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-answer.h"

G_BEGIN_DECLS

/* In place of a number: the cell is blank; in place of a row and a column: the cell for the
 * value of the whole quadrant; in place of a cell: none. */
#define ICHOMP_TABLE_BLANK G_MAXUINT

#define ICHOMP_TABLE_LARGEST 999

typedef enum
{
  ICHOMP_TABLE_VALUES, /* on the tiles of a quadrant */
  ICHOMP_TABLE_HEAP_VALUES,
  ICHOMP_TABLE_HEAP_OUTCOMES, /* a cell has 1 for a P-position, and 0 is as good as blank */
} IchompTableKind;

typedef struct
{
  guint row;
  guint column;
  guint answer;
  guint given;
} IchompTableCell;

#define ICHOMP_TYPE_TABLE_ANSWER (ichomp_table_answer_get_type ())

G_DECLARE_FINAL_TYPE (IchompTableAnswer,
                      ichomp_table_answer,
                      ICHOMP,
                      TABLE_ANSWER,
                      IchompLessonAnswer)

IchompTableAnswer *ichomp_table_answer_new (const IchompLessonBlock *block);

IchompTableKind ichomp_table_answer_get_kind (IchompTableAnswer *self);
SgDiagram *ichomp_table_answer_get_diagram (IchompTableAnswer *self);
void ichomp_table_answer_get_size (IchompTableAnswer *self, guint *n_rows, guint *n_columns);
const IchompTableCell *ichomp_table_answer_get_cell (IchompTableAnswer *self, guint index);
GArray *ichomp_table_answer_find_options (IchompTableAnswer *self, guint index);

IchompJudgement ichomp_table_answer_give (IchompTableAnswer *self, guint index, guint number);
void ichomp_table_answer_show (IchompTableAnswer *self);

gboolean ichomp_table_answer_is_right (IchompTableAnswer *self, guint index);
gboolean ichomp_table_answer_is_wrong (IchompTableAnswer *self, guint index);
gboolean ichomp_table_answer_is_found (IchompTableAnswer *self);
guint ichomp_table_answer_get_last (IchompTableAnswer *self);

G_END_DECLS
