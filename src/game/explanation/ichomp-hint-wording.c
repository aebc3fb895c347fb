/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The hints for a position, each of which says more than the one before. They lead to the first
 * winning move, so that the same question always has the same answer. */

#include "ichomp-hint-wording.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/words/ichomp-formula.h"
#include "game/words/ichomp-wording.h"

/* These hints must not sound like a promise to win. */
static char *
hint_at_defence (IchompParts parts, IchompHintGrade grade)
{
  switch (grade)
    {
    case ICHOMP_HINT_OUTCOME:
      return ichomp_digits_dup (
          /* Translators: A hint. u is a number, the nim-sum of four values. */
          _ ("You cannot win if the opponent makes no mistake: u is 0. Take only one tile, so that "
             "the game lasts longer."));
    case ICHOMP_HINT_QUADRANT:
      if (parts == ICHOMP_PARTS_HEAPS)
        /* Translators: A hint for Nim. u is a number, the nim-sum of four values. */
        return ichomp_digits_dup (_ ("No heap has a winning move: u is 0."));
      /* Translators: A hint. u is a number, the nim-sum of four values. */
      return ichomp_digits_dup (_ ("No quadrant has a winning move: u is 0."));
    case ICHOMP_HINT_NUMBER:
      return ichomp_digits_dup (
          /* Translators: A hint. u is a number, the nim-sum of four values. */
          _ ("No number wins: every move changes exactly one value, so u is not 0 after "
             "it."));
    case ICHOMP_HINT_TILE:
      /* Translators: A hint. u is a number, the nim-sum of four values. */
      return ichomp_digits_dup (
          _ ("No tile wins: u is not 0 after any move, and the opponent can make it 0 "
             "again."));
    }

  g_assert_not_reached ();
}

/* At the end of misere play, and in Chomp, the number does not come from the nim-sum of the
 * others. */
static char *
hint_at_last_number (IchompParts parts, const SgAnalysis *analysis, const SgMove *move)
{
  guint value = sg_analysis_get_value (analysis, move->quadrant);
  guint target = sg_analysis_get_move_value (analysis, move);

  if (sg_analysis_get_rule (analysis) == SG_RULE_CHOMP)
    return ichomp_digits_printf (
        /* Translators: A hint for Chomp. %1$s is the name of a quadrant, such as in "Bottom
         * right: the value has to become 0 instead of 5." */
        _ ("%1$s: the value has to become 0 instead of %2$u."),
        ichomp_wording_part (parts, move->quadrant), value);

  return ichomp_digits_printf (
      /* Translators: A hint. %1$s is the name of a quadrant, such as in "Top left: the value has to
       * become 1 instead of 5. Then no value is above 1, and an odd number of them are 1." */
      _ ("%1$s: the value has to become %2$u instead of %3$u. Then no value is above 1, and an odd "
         "number of them are 1."),
      ichomp_wording_part (parts, move->quadrant), target, value);
}

static gboolean
is_last_number (const SgAnalysis *analysis, const SgMove *move)
{
  if (sg_analysis_get_rule (analysis) == SG_RULE_NORMAL)
    return FALSE;

  SG_FOREACH_QUADRANT (q)
    if (q != move->quadrant && sg_analysis_get_value (analysis, q) > 1)
      return FALSE;

  return TRUE;
}

static char *
hint_at_number (IchompParts parts, const SgAnalysis *analysis, const SgMove *move)
{
  guint others[SG_N_QUADRANTS - 1];
  guint n = 0;
  g_autofree char *terms = NULL;

  if (is_last_number (analysis, move))
    return hint_at_last_number (parts, analysis, move);

  SG_FOREACH_QUADRANT (q)
    if (q != move->quadrant)
      others[n++] = sg_analysis_get_value (analysis, q);

  terms = ichomp_formula_terms (others, n);
  return ichomp_digits_printf (
      /* Translators: A hint. %1$s is the name of a quadrant, and %4$s a formula, such as in "Top
       * left: the value has to become 18 instead of 20. The other three give 18 too (27 XOR 13
       * XOR 4), and equal numbers cancel." */
      _ ("%1$s: the value has to become %2$u instead of %3$u. The other three give %2$u too "
         "(%4$s), and equal numbers cancel."),
      ichomp_wording_part (parts, move->quadrant), sg_analysis_get_move_value (analysis, move),
      sg_analysis_get_value (analysis, move->quadrant), terms);
}

/* Chomp has a single quadrant, so that the hints are one grade ahead. */
static char *
hint_at_tiles (IchompParts parts, const SgAnalysis *analysis)
{
  guint n = sg_analysis_get_n_winning_moves (analysis);

  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 2 tiles lead to 3." The
       * value of the quadrant becomes 3 when one of these tiles is chosen. */
      ngettext ("%1$s: %2$u tile leads to %3$u.", "%1$s: %2$u tiles lead to %3$u.", n),
      ichomp_wording_part (parts, SG_QUADRANT_NW), n, 0);
}

static char *
hint_at_move (IchompParts parts,
              const SgAnalysis *analysis,
              const SgMove *move,
              IchompHintGrade grade)
{
  gboolean is_chomp = sg_analysis_get_rule (analysis) == SG_RULE_CHOMP;
  g_autofree char *tile = NULL;

  switch (grade)
    {
    case ICHOMP_HINT_OUTCOME:
      if (sg_analysis_get_rule (analysis) != SG_RULE_NORMAL)
        /* Translators: A hint. u is a number, such as in "You can win: u is 6, not 0." */
        return ichomp_digits_printf (_ ("You can win: u is %u, not 0."),
                                     sg_analysis_get_nim_sum (analysis));
      return ichomp_digits_printf (
          /* Translators: A hint. %u is a number, such as in "You can win: the nim-sum u is 6, not
           * 0." */
          _ ("You can win: the nim-sum u is %u, not 0."), sg_analysis_get_nim_sum (analysis));
    case ICHOMP_HINT_QUADRANT:
      if (is_chomp)
        return hint_at_last_number (parts, analysis, move);
      if (parts == ICHOMP_PARTS_HEAPS)
        return g_strdup_printf (
            /* Translators: A hint for Nim. %s is the name of a heap, such as "Heap 1". */
            _ ("%s: this heap has a winning move."), ichomp_wording_part (parts, move->quadrant));
      return g_strdup_printf (
          /* Translators: A hint. %s is the name of a quadrant, such as "Top left". */
          _ ("%s: this quadrant has a winning move."), ichomp_wording_part (parts, move->quadrant));
    case ICHOMP_HINT_NUMBER:
      return is_chomp ? hint_at_tiles (parts, analysis) : hint_at_number (parts, analysis, move);
    case ICHOMP_HINT_TILE:
      tile = ichomp_wording_tile_of (parts, move);
      return ichomp_digits_printf (
          /* Translators: A hint. %s is the name of a tile, and u a number, such as in "Top left,
           * row 2, column 4: this tile wins, because u is 0 after it." */
          _ ("%s: this tile wins, because u is 0 after it."), tile);
    }

  g_assert_not_reached ();
}

/**
 * ichomp_wording_hint:
 * @parts: what the board consists of
 * @analysis: the numbers of a position
 * @grade: what the hint tells
 *
 * The hint has neither signs nor numbers in binary: a screen reader reads it as it is.
 *
 * Returns: (transfer full): the hint; in a P-position, that nothing wins
 */
char *
ichomp_wording_hint (IchompParts parts, const SgAnalysis *analysis, IchompHintGrade grade)
{
  g_return_val_if_fail (grade >= ICHOMP_HINT_OUTCOME && grade <= ICHOMP_N_HINT_GRADES, NULL);

  if (sg_position_is_empty (sg_analysis_get_position (analysis)))
    /* Translators: Said instead of a hint. */
    return g_strdup (_ ("There is nothing to find: no tile is left."));
  if (sg_position_get_n_tiles (sg_analysis_get_position (analysis)) == 1
      && sg_analysis_get_outcome (analysis) == SG_OUTCOME_P)
    /* Translators: Said instead of a hint. */
    return g_strdup (_ ("There is nothing to find: only one tile is left, and the player who takes "
                        "the last tile loses."));
  if (sg_analysis_get_n_winning_moves (analysis) == 0)
    return hint_at_defence (parts, grade);

  return hint_at_move (parts, analysis, sg_analysis_get_winning_move (analysis, 0), grade);
}
