/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg.h"

G_BEGIN_DECLS

#define ICHOMP_CLAIM_MAX_NUMBERS 64

/*< private >
 * IchompClaimResult:
 * @ICHOMP_CLAIM_NUMBER: a number
 * @ICHOMP_CLAIM_BINARY: a number, to be written in binary
 * @ICHOMP_CLAIM_OUTCOME: an outcome
 * @ICHOMP_CLAIM_NONE: it is true or not
 *
 * What comes out of an operation.
 */
typedef enum
{
  ICHOMP_CLAIM_NUMBER,
  ICHOMP_CLAIM_BINARY,
  ICHOMP_CLAIM_OUTCOME,
  ICHOMP_CLAIM_NONE,
} IchompClaimResult;

/*< private >
 * IchompClaimArguments:
 * @numbers: numbers
 * @n_numbers: how many
 * @diagram: (nullable): a diagram
 * @position: (nullable): a position
 * @analysis: (nullable): its numbers
 * @move: a move in it
 * @error: (nullable): what the engine has against any of this
 *
 * What stands before the sign of equality.
 */
typedef struct
{
  guint numbers[ICHOMP_CLAIM_MAX_NUMBERS];
  guint n_numbers;
  SgDiagram *diagram;
  SgPosition *position;
  SgAnalysis *analysis;
  SgMove move;
  GError *error;
} IchompClaimArguments;

/*< private >
 * IchompClaimOperation:
 * @name: its name
 * @read: reads the words after the name; whether they are legal
 * @compute: the result; 1 for what is true; less than 0 where there is none
 * @result: what comes out
 *
 * Something that can be claimed.
 */
typedef struct
{
  const char *name;
  gboolean (*read) (GPtrArray *words, IchompClaimArguments *arguments);
  gint64 (*compute) (IchompClaimArguments *arguments);
  IchompClaimResult result;
} IchompClaimOperation;

void ichomp_claim_arguments_clear (IchompClaimArguments *self);
const IchompClaimOperation *ichomp_claim_find_operation (const char *name);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (IchompClaimArguments, ichomp_claim_arguments_clear)

G_END_DECLS
