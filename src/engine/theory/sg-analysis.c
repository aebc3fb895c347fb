/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Let u be the nim-sum of the values of the parts. If u is 0, every move makes it
 * non-zero: a P-position. If u is not 0, a move from a value y to y XOR u makes it 0. Such a
 * move exists: a part whose value y has the leading 1 of u has y XOR u < y, and it has an
 * option of every smaller value. A move wins if and only if it makes u 0. For u under other
 * rules than normal play see sg-rule.c. */

#include "sg-analysis.h"

#include "engine/rules/sg-nim.h"
#include "engine/rules/sg-part.h"

struct _SgAnalysis
{
  gatomicrefcount ref_count;
  SgSolver *solver; /* (nullable) */
  SgPosition *position;
  SgRule rule;
  guint n_parts;
  guint values[SG_MAX_PARTS];       /* of normal play */
  guint *move_values[SG_MAX_PARTS]; /* of normal play */
  SgTally tally;                    /* of normal play */
  guint nim_sum;
  gboolean has_sum;
  GArray *winning_moves; /* of SgMove */
};

G_DEFINE_BOXED_TYPE (SgAnalysis, sg_analysis, sg_analysis_ref, sg_analysis_unref)

/* u after a move to an option of this normal-play value. */
static guint
get_nim_sum_with (const SgAnalysis *self, guint part, guint value)
{
  SgTally tally = sg_tally_replace (&self->tally, self->values[part], value);

  return sg_rule_get_sum (self->rule, &tally);
}

static gboolean
is_lost_after (SgSolver *solver, const SgPosition *position, const SgMove *move)
{
  g_autoptr (SgPosition) after = sg_position_play (position, move);

  return !sg_solver_is_won_in_misere (solver, after);
}

static void
find_winning_moves (SgAnalysis *self, SgSolver *solver)
{
  g_autoptr (GArray) moves = sg_position_list_moves (self->position);
  const SgMove *move = (const SgMove *)(gpointer)moves->data;
  const SgMove *end = move + moves->len;

  for (guint part = 0; part < self->n_parts; part++)
    for (const guint *value = self->move_values[part]; move < end && move->quadrant == part;
         move++, value++)
      if (self->has_sum ? get_nim_sum_with (self, part, *value) == 0
                        : is_lost_after (solver, self->position, move))
        g_array_append_val (self->winning_moves, *move);
}

/* Whether u comes from the values. */
static gboolean
has_sum (SgSolver *solver, const SgPosition *position, SgRule rule)
{
  return rule != SG_RULE_MISERE || sg_solver_behaves_as_heaps (solver, position);
}

static guint
compute_nim_sum (SgSolver *solver, const SgPosition *position, SgRule rule, const SgTally *tally)
{
  if (has_sum (solver, position, rule))
    return sg_rule_get_sum (rule, tally);

  return sg_solver_is_won_in_misere (solver, position) ? 1 : 0;
}

static guint
get_part_value (SgSolver *solver, const SgPosition *position, guint part)
{
  return sg_solver_get_value (solver, sg_position_get_part (position, part));
}

/**
 * sg_analysis_compute_nim_sum:
 * @solver: a solver that covers @position
 * @position: a position
 * @rule: a rule that allows it
 *
 * Cost: a look-up for each part.
 *
 * Returns: what sg_analysis_get_nim_sum() would be, without an analysis
 */
guint
sg_analysis_compute_nim_sum (SgSolver *solver, const SgPosition *position, SgRule rule)
{
  SgTally tally = { 0 };

  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    sg_tally_add (&tally, get_part_value (solver, position, i));

  return compute_nim_sum (solver, position, rule, &tally);
}

/* Under normal play; see sg_analysis_new_with_rule(). */
SgAnalysis *
sg_analysis_new (SgSolver *solver, SgPosition *position)
{
  return sg_analysis_new_with_rule (solver, position, SG_RULE_NORMAL);
}

static SgAnalysis *
create (SgSolver *solver, SgPosition *position, SgRule rule)
{
  SgAnalysis *self;

  g_assert (sg_rule_allows (rule, position));

  self = g_new0 (SgAnalysis, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->position = sg_position_ref (position);
  self->rule = rule;
  self->winning_moves = g_array_new (FALSE, FALSE, sizeof (SgMove));

  self->n_parts = sg_position_get_n_parts (position);
  for (guint i = 0; i < self->n_parts; i++)
    {
      self->values[i] = get_part_value (solver, position, i);
      self->move_values[i] =
          sg_solver_get_option_values (solver, sg_position_get_part (position, i));
      sg_tally_add (&self->tally, self->values[i]);
    }

  self->has_sum = has_sum (solver, position, rule);
  self->nim_sum = compute_nim_sum (solver, position, rule, &self->tally);
  find_winning_moves (self, solver);

  return self;
}

/**
 * sg_analysis_new_with_rule:
 * @solver: a solver that covers @position; the analysis keeps it
 * @position: a position
 * @rule: a rule that allows it; for misere play, sg_solver_check_misere() is true
 *
 * Cost: a few look-ups for each move; see also sg_solver_is_won_in_misere().
 *
 * Returns: (transfer full): the numbers of @position under @rule
 */
SgAnalysis *
sg_analysis_new_with_rule (SgSolver *solver, SgPosition *position, SgRule rule)
{
  SgAnalysis *self = create (solver, position, rule);

  self->solver = sg_solver_ref (solver);
  return self;
}

/**
 * sg_analysis_new_alone:
 * @solver: a solver that covers @position
 * @position: a position
 * @rule: a rule that allows it
 *
 * Like sg_analysis_new_with_rule(), but the analysis does not keep the solver, whose tables may be
 * large. It cannot be used with sg_analysis_play().
 *
 * Returns: (transfer full): the numbers of @position under @rule
 */
SgAnalysis *
sg_analysis_new_alone (SgSolver *solver, SgPosition *position, SgRule rule)
{
  return create (solver, position, rule);
}

/* The analysis after a legal move, with the same solver and under the same rule. */
SgAnalysis *
sg_analysis_play (const SgAnalysis *self, const SgMove *move)
{
  g_autoptr (SgPosition) position = sg_position_play (self->position, move);

  g_assert (self->solver != NULL);
  return sg_analysis_new_with_rule (self->solver, position, self->rule);
}

SgAnalysis *
sg_analysis_ref (SgAnalysis *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
sg_analysis_unref (SgAnalysis *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->n_parts; i++)
    g_free (self->move_values[i]);
  sg_position_unref (self->position);
  g_clear_pointer (&self->solver, sg_solver_unref);
  g_array_unref (self->winning_moves);
  g_free (self);
}

SgRule
sg_analysis_get_rule (const SgAnalysis *self)
{
  return self->rule;
}

SgPosition *
sg_analysis_get_position (const SgAnalysis *self)
{
  return self->position;
}

/* The Grundy value of a part: that of normal play; under the rule of Chomp, one less. That of a
 * diagram is at most 255. */
guint
sg_analysis_get_value (const SgAnalysis *self, guint part)
{
  g_assert (part < self->n_parts);

  return sg_rule_get_value (self->rule, self->values[part]);
}

/* The number of binary digits of the largest value of a part. */
guint
sg_analysis_count_binary_digits (const SgAnalysis *self)
{
  guint values[SG_MAX_PARTS];

  for (guint i = 0; i < self->n_parts; i++)
    values[i] = sg_analysis_get_value (self, i);

  return sg_count_common_binary_digits (values, self->n_parts);
}

static guint
get_normal_move_value (const SgAnalysis *self, const SgMove *move)
{
  const SgPart *part = sg_position_get_part (self->position, move->quadrant);
  guint index = part->rules->find_move (part, move);

  g_assert (index != SG_NO_MOVE);
  return self->move_values[move->quadrant][index];
}

/**
 * sg_analysis_get_move_value:
 * @self: an analysis
 * @move: a legal move
 *
 * Cost: linear in the number of rows of a diagram, and in the number of moves of a row of pins.
 *
 * Returns: the Grundy value of the option; %SG_NO_VALUE for a poisoned tile
 */
guint
sg_analysis_get_move_value (const SgAnalysis *self, const SgMove *move)
{
  if (sg_rule_is_poisoned (self->rule, move))
    return SG_NO_VALUE;

  return sg_rule_get_value (self->rule, get_normal_move_value (self, move));
}

/* Whether u comes from the values. If not, in some sums under misere play, it only tells a
 * P-position, 0, from an N-position, 1, and is not to be shown. */
gboolean
sg_analysis_has_sum (const SgAnalysis *self)
{
  return self->has_sum;
}

/* u: the nim-sum, or the number of sg_rule_get_sum() that replaces it under the rule. */
guint
sg_analysis_get_nim_sum (const SgAnalysis *self)
{
  return self->nim_sum;
}

static gboolean
is_winning (const SgAnalysis *self, const SgMove *move)
{
  for (guint i = 0; i < self->winning_moves->len; i++)
    if (sg_move_equal (sg_analysis_get_winning_move (self, i), move))
      return TRUE;

  return FALSE;
}

/* u after a legal move. */
guint
sg_analysis_get_nim_sum_after (const SgAnalysis *self, const SgMove *move)
{
  if (!self->has_sum)
    return is_winning (self, move) ? 0 : 1;

  return get_nim_sum_with (self, move->quadrant, get_normal_move_value (self, move));
}

/* Without a move, it is a P-position under normal play only. */
SgOutcome
sg_analysis_get_outcome (const SgAnalysis *self)
{
  return self->nim_sum == 0 ? SG_OUTCOME_P : SG_OUTCOME_N;
}

/* 0 in a P-position, and if no move is left. */
guint
sg_analysis_get_n_winning_moves (const SgAnalysis *self)
{
  return self->winning_moves->len;
}

/* In the order of sg_position_list_moves(). */
const SgMove *
sg_analysis_get_winning_move (const SgAnalysis *self, guint index)
{
  g_assert (index < self->winning_moves->len);

  return &g_array_index (self->winning_moves, SgMove, index);
}
