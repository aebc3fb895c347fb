/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Under each rule a number u computed from the normal-play Grundy values is 0 if and only if the
 * position is a P-position. Normal play: u is the nim-sum. Misere play: u is the nim-sum if a value
 * is above 1, otherwise the nim-sum XOR 1. Chomp, which is misere play of a single diagram: u is
 * its value less 1.
 *
 * Proof for misere play, by induction. A diagram with a tile has the empty diagram as an option, so
 * its value is at least 1. No option has the value of the diagram itself, and every smaller value
 * occurs.
 * - No value is above 1. Without tiles, the player to move has won, and u is 1. From an even number
 *   of ones (u = 1) a move to 0 leaves an odd number (u = 0). From an odd number (u = 0) every move
 *   leaves an even number or makes one value larger than 1; in both cases u is not 0.
 * - One value is above 1: u is not 0, and a move to 0 or to 1 leaves an odd number of ones (u = 0).
 * - More values are above 1. From nim-sum 0 every move leaves one of them and changes the nim-sum,
 *   so u is not 0. From any other nim-sum a move makes it 0; a value above 1 remains, so u is 0.
 *
 * (C. L. Bouton 1902 for heaps. J. H. Conway calls sums with this property tame.)
 *
 * The same for rows of pins where no move splits, if each row is fickle, which means that its value
 * and its value in misere play are 0 and 1 in either order, or firm, with the same value above 1
 * under both. A fickle row of value 0 without moves counts as an empty one. By induction, u is 0 if
 * and only if the position is lost:
 * - All rows are fickle. Without moves, the player to move has won, and the nim-sum is 0. No option
 *   has the value of its row, so every move makes a row firm, and the nim-sum more than 1, or
 *   changes the nim-sum between 0 and 1. From 1 both lead to u other than 0. From 0 with a move,
 *   some row has an option that makes the nim-sum 1: a row of value 1 one of value 0; a row of
 *   value 0 with moves has the misere value 1, so an option of the misere value 0, which is fickle.
 * - One row is firm: u is not 0, and a move of that row to 0 or to 1 makes the nim-sum 1.
 * - More rows are firm: as for heaps above.
 *
 * Where a move splits, no u is known in general: rows of 8 and of 4 pins of Kayles both have the
 * value 1, and different outcomes in misere play. Such sums are searched, see sg-search.c. */

#include "sg-rule.h"

#include "sg-nim.h"

/**
 * sg_rule_to_string:
 * @self: a rule
 *
 * Returns: (nullable): its word in the notation; %NULL for normal play, which has none
 */
const char *
sg_rule_to_string (SgRule self)
{
  static const char *const words[] = { NULL, "misere", "chomp" };
  G_STATIC_ASSERT (G_N_ELEMENTS (words) == SG_N_RULES);

  g_assert (self < SG_N_RULES);

  return words[self];
}

/* Whether the player who takes the last tile wins. */
gboolean
sg_rule_is_last_tile_won (SgRule self)
{
  return self == SG_RULE_NORMAL;
}

/* Chomp is played in a single quadrant of a board; the others have to be empty. */
static gboolean
allows_chomp (const SgPosition *position)
{
  guint n = 0;

  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    n += sg_part_get_n_cells (sg_position_get_part (position, i)) > 0;

  return sg_position_has_board (position) && n <= 1;
}

gboolean
sg_rule_allows (SgRule self, const SgPosition *position)
{
  switch (self)
    {
    case SG_RULE_NORMAL:
    case SG_RULE_MISERE:
      return TRUE;
    case SG_RULE_CHOMP:
      return allows_chomp (position);
    }

  g_assert_not_reached ();
}

/* A poisoned tile may be taken, which loses, but does not count as an option. */
gboolean
sg_rule_is_poisoned (SgRule self, const SgMove *tile)
{
  return self == SG_RULE_CHOMP && tile->row == 0 && tile->column == 0;
}

/* The Grundy value of a diagram: in Chomp one less than under normal play, otherwise the same.
 * The empty diagram keeps the value 0. */
guint
sg_rule_get_value (SgRule self, guint normal_value)
{
  return self == SG_RULE_CHOMP && normal_value > 0 ? sg_misere_value (normal_value) : normal_value;
}

/**
 * sg_rule_get_sum:
 * @self: a rule
 * @normal_tally: the tally of the normal-play Grundy values of a position that the rule allows
 *
 * Returns: u, which is 0 if and only if the position is a P-position. Without tiles that is so
 *   under normal play only.
 */
guint
sg_rule_get_sum (SgRule self, const SgTally *normal_tally)
{
  guint nim_sum = normal_tally->nim_sum;

  switch (self)
    {
    case SG_RULE_NORMAL:
      return nim_sum;
    case SG_RULE_MISERE:
      return normal_tally->n_large > 0 ? nim_sum : nim_sum ^ 1;
    case SG_RULE_CHOMP:
      return nim_sum > 0 ? sg_misere_value (nim_sum) : 1;
    }

  g_assert_not_reached ();
}
