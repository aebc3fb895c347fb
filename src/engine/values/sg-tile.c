/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The mex of the values of all options of one diagram, with nothing but looking up: the slow road. */

#include "sg-tile.h"

/*< private >
 * sg_tile_walk:
 * @self: a tile
 * @arm_lane: an arm of its block
 * @leg_lane: a leg of its block
 *
 * Looks all options of one diagram up, which have been evaluated: the slow road for values that the
 * sets of the tile do not reach.
 *
 * Returns: the value, perhaps %SG_MAX_VALUE + 1
 */
guint
sg_tile_walk (const SgTile *self, guint arm_lane, guint leg_lane)
{
  const SgSide *arms = self->arms;
  const SgSide *legs = self->legs;
  guint leg = legs->first + leg_lane;
  guint64 seen[(SG_MAX_VALUE + 1) / 64] = { 1 };
  guint word = 0;

  for (guint k = arms->moves[arm_lane]; k < arms->moves[arm_lane + 1]; k++)
    {
      guint value = sg_square_get_value (&self->squares[self->d - 1], arms->options[k], leg);

      seen[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
    }

  for (guint k = legs->moves[leg_lane]; k < legs->moves[leg_lane + 1]; k++)
    {
      guint value = self->by_leg[legs->options[k]][arm_lane];

      seen[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
    }

  for (guint i = 0; i < self->d; i++)
    for (guint j = i == 0 ? 1 : 0; j < self->d; j++)
      {
        guint big_d = MAX (i, j);
        const SgSquare *square = &self->squares[big_d - 1];
        guint arm = sg_side_get_cut (arms, arm_lane, i, big_d);
        guint cut_leg = sg_side_get_cut (legs, leg_lane, j, big_d);
        guint value = 0;

        if (!self->partial || sg_square_has_value (square, arm, cut_leg))
          value = sg_square_get_value (square, arm, cut_leg);
        seen[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
      }

  while (word < G_N_ELEMENTS (seen) && seen[word] == G_MAXUINT64)
    word++;

  return word == G_N_ELEMENTS (seen) ? SG_MAX_VALUE + 1
                                     : word * 64 + (guint)__builtin_ctzll (~seen[word]);
}
