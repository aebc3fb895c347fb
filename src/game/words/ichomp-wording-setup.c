/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known of a game before it starts. */

#include <glib/gi18n.h>

#include "ichomp-wording.h"

/* With an even side the quadrants of the full board come in equal pairs; with two odd ones not. Where
 * the last tile loses and no quadrant has more than one, it is their number that counts. */
static const char *
describe_full_board (const IchompSetup *setup)
{
  const SgBoard *board = &setup->board;

  if (board->width % 2 == 1 && board->height % 2 == 1)
    return _ ("Width and height are odd: the quadrants do not come in equal pairs, and who wins "
              "depends on the size.");
  if (setup->misere && board->width <= 2 && board->height <= 2)
    /* Translators: One or two quadrants, or four, of one tile each. Whoever takes the last tile
     * loses. */
    return _ ("There is an even number of tiles, one in each quadrant: whoever moves first wins.");

  return _ ("A full board of this size is a P-position, because its quadrants come in equal "
            "pairs: whoever moves second wins with best play.");
}

/* A heap is its own value. */
static const char *
describe_heaps (const IchompSetup *setup)
{
  if (sg_rule_get_sum (ichomp_setup_get_rule (setup), setup->heaps) == 0)
    return _ ("These heaps are a P-position: whoever moves second wins with best play.");

  return _ ("These heaps are an N-position: whoever moves first wins with best play.");
}

/**
 * ichomp_wording_full:
 * @setup: a setup
 *
 * Returns: (transfer none): who wins if the game starts with all its tiles, as far as that is known
 *   without tables
 */
const char *
ichomp_wording_full (const IchompSetup *setup)
{
  switch (setup->kind)
    {
    case ICHOMP_KIND_ICHOMP:
      return describe_full_board (setup);
    case ICHOMP_KIND_CHOMP:
      /* Translators: A rectangle of tiles with a poisoned corner. */
      return _ ("A full rectangle is an N-position: whoever moves first wins with best play.");
    case ICHOMP_KIND_NIM:
      return describe_heaps (setup);
    default:
      g_assert_not_reached ();
    }
}
