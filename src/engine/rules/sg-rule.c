/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Under each rule there is a number u, made from the normal Grundy values, that is 0 exactly in a
 * P-position. Normal play: the nim-sum. Misere play: the nim-sum as well, but turned round (0 and 1
 * change places) once no value is above 1. Proof: a diagram with a tile has the empty one as an
 * option, so its value is at least 1, and one of value 2 or more has options of value 0 and 1. Where
 * only ones are left, P is an odd number of them: a move takes one away or makes a value of 2 or more.
 * Whoever finds exactly one such value has the choice between 0 and 1, and so leaves an odd number of
 * ones. With more of them normal play's moves leave at least one. Chomp is misere play of a single
 * diagram; without its poisoned corner, which is no option, its values are those of normal play less
 * one, and P is 0. (C. L. Bouton 1901 for heaps; sums that behave so are called tame, J. H. Conway.) */

#include "sg-rule.h"

#include "sg-nim.h"

/**
 * sg_rule_to_string:
 * @self: a rule
 *
 * Returns: (transfer none) (nullable): its word in the notation, `misere` or `chomp`; %NULL for normal
 *   play, which has none
 */
const char *
sg_rule_to_string (SgRule self)
{
  static const char *const words[SG_N_RULES] = { NULL, "misere", "chomp" };

  g_assert (self < SG_N_RULES);

  return words[self];
}

/**
 * sg_rule_is_last_tile_won:
 * @self: a rule
 *
 * Returns: whether whoever takes the last tile wins; otherwise that player loses
 */
gboolean
sg_rule_is_last_tile_won (SgRule self)
{
  return self == SG_RULE_NORMAL;
}

/**
 * sg_rule_allows:
 * @self: a rule
 * @position: a position
 *
 * Returns: whether @position can be played by the rule: Chomp has one quadrant with tiles at most
 */
gboolean
sg_rule_allows (SgRule self, const SgPosition *position)
{
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    if (!sg_diagram_is_empty (sg_position_get_diagram (position, q)))
      n++;

  return self != SG_RULE_CHOMP || n <= 1;
}

/**
 * sg_rule_is_poisoned:
 * @self: a rule
 * @tile: a tile
 *
 * Returns: whether @tile is the corner that nobody takes while there is another one: it counts as no
 *   option
 */
gboolean
sg_rule_is_poisoned (SgRule self, const SgMove *tile)
{
  return self == SG_RULE_CHOMP && tile->row == 0 && tile->column == 0;
}

/**
 * sg_rule_get_value:
 * @self: a rule
 * @normal_value: a diagram's Grundy value under normal play
 *
 * Returns: its value under the rule: in Chomp one less, and 0 without tiles; otherwise the same
 */
guint
sg_rule_get_value (SgRule self, guint normal_value)
{
  return self == SG_RULE_CHOMP && normal_value > 0 ? sg_misere_value (normal_value) : normal_value;
}

/**
 * sg_rule_get_sum:
 * @self: a rule
 * @normal_values: (array fixed-size=4): the Grundy values under normal play of a position that the
 *   rule allows
 *
 * Returns: u, which is 0 exactly in a P-position; where no tile is left the player to move has lost
 *   under normal play, and has won under the other rules
 */
guint
sg_rule_get_sum (SgRule self, const guint normal_values[SG_N_QUADRANTS])
{
  guint nim_sum = sg_nim_sum (normal_values, SG_N_QUADRANTS);
  guint largest = 0;

  SG_FOREACH_QUADRANT (q)
    largest = MAX (largest, normal_values[q]);

  switch (self)
    {
    case SG_RULE_NORMAL:
      return nim_sum;
    case SG_RULE_MISERE:
      return largest > 1 ? nim_sum : nim_sum ^ 1;
    case SG_RULE_CHOMP:
      return largest > 0 ? sg_misere_value (largest) : 1;
    default:
      g_assert_not_reached ();
    }
}
