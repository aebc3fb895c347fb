/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Who has taken how many tiles from where: a sentence for each person and place. */

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-wording-private.h"

static char *
tell_taken_by_you (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "You took 4 tiles from the top left." */
      return ichomp_digits_printf (ngettext ("You took %u tile from the top left.",
                                             "You took %u tiles from the top left.", n),
                                   n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "You took 4 tiles from the top right." */
      return ichomp_digits_printf (ngettext ("You took %u tile from the top right.",
                                             "You took %u tiles from the top right.", n),
                                   n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "You took 4 tiles from the bottom left." */
      return ichomp_digits_printf (ngettext ("You took %u tile from the bottom left.",
                                             "You took %u tiles from the bottom left.", n),
                                   n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "You took 4 tiles from the bottom right." */
      return ichomp_digits_printf (ngettext ("You took %u tile from the bottom right.",
                                             "You took %u tiles from the bottom right.", n),
                                   n);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken_by_computer (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "The computer took 4 tiles from the top left." */
      return ichomp_digits_printf (ngettext ("The computer took %u tile from the top left.",
                                             "The computer took %u tiles from the top left.", n),
                                   n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "The computer took 4 tiles from the top right." */
      return ichomp_digits_printf (ngettext ("The computer took %u tile from the top right.",
                                             "The computer took %u tiles from the top right.", n),
                                   n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "The computer took 4 tiles from the bottom left." */
      return ichomp_digits_printf (ngettext ("The computer took %u tile from the bottom left.",
                                             "The computer took %u tiles from the bottom left.", n),
                                   n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "The computer took 4 tiles from the bottom right." */
      return ichomp_digits_printf (ngettext ("The computer took %u tile from the bottom right.",
                                             "The computer took %u tiles from the bottom right.",
                                             n),
                                   n);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken_by_player_1 (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "Player 1 took 4 tiles from the top left." */
      return ichomp_digits_printf (ngettext ("Player 1 took %u tile from the top left.",
                                             "Player 1 took %u tiles from the top left.", n),
                                   n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "Player 1 took 4 tiles from the top right." */
      return ichomp_digits_printf (ngettext ("Player 1 took %u tile from the top right.",
                                             "Player 1 took %u tiles from the top right.", n),
                                   n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "Player 1 took 4 tiles from the bottom left." */
      return ichomp_digits_printf (ngettext ("Player 1 took %u tile from the bottom left.",
                                             "Player 1 took %u tiles from the bottom left.", n),
                                   n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "Player 1 took 4 tiles from the bottom right." */
      return ichomp_digits_printf (ngettext ("Player 1 took %u tile from the bottom right.",
                                             "Player 1 took %u tiles from the bottom right.", n),
                                   n);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken_by_player_2 (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "Player 2 took 4 tiles from the top left." */
      return ichomp_digits_printf (ngettext ("Player 2 took %u tile from the top left.",
                                             "Player 2 took %u tiles from the top left.", n),
                                   n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "Player 2 took 4 tiles from the top right." */
      return ichomp_digits_printf (ngettext ("Player 2 took %u tile from the top right.",
                                             "Player 2 took %u tiles from the top right.", n),
                                   n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "Player 2 took 4 tiles from the bottom left." */
      return ichomp_digits_printf (ngettext ("Player 2 took %u tile from the bottom left.",
                                             "Player 2 took %u tiles from the bottom left.", n),
                                   n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "Player 2 took 4 tiles from the bottom right." */
      return ichomp_digits_printf (ngettext ("Player 2 took %u tile from the bottom right.",
                                             "Player 2 took %u tiles from the bottom right.", n),
                                   n);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken_by_computer_1 (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "Computer 1 took 4 tiles from the top left." The
       * computer plays both sides. */
      return ichomp_digits_printf (ngettext ("Computer 1 took %u tile from the top left.",
                                             "Computer 1 took %u tiles from the top left.", n),
                                   n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "Computer 1 took 4 tiles from the top right." The
       * computer plays both sides. */
      return ichomp_digits_printf (ngettext ("Computer 1 took %u tile from the top right.",
                                             "Computer 1 took %u tiles from the top right.", n),
                                   n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "Computer 1 took 4 tiles from the bottom left." The
       * computer plays both sides. */
      return ichomp_digits_printf (ngettext ("Computer 1 took %u tile from the bottom left.",
                                             "Computer 1 took %u tiles from the bottom left.", n),
                                   n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "Computer 1 took 4 tiles from the bottom right." The
       * computer plays both sides. */
      return ichomp_digits_printf (ngettext ("Computer 1 took %u tile from the bottom right.",
                                             "Computer 1 took %u tiles from the bottom right.", n),
                                   n);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_taken_by_computer_2 (SgQuadrant quadrant, guint n)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The last move, such as "Computer 2 took 4 tiles from the top left." The
       * computer plays both sides. */
      return ichomp_digits_printf (ngettext ("Computer 2 took %u tile from the top left.",
                                             "Computer 2 took %u tiles from the top left.", n),
                                   n);
    case SG_QUADRANT_NE:
      /* Translators: The last move, such as "Computer 2 took 4 tiles from the top right." The
       * computer plays both sides. */
      return ichomp_digits_printf (ngettext ("Computer 2 took %u tile from the top right.",
                                             "Computer 2 took %u tiles from the top right.", n),
                                   n);
    case SG_QUADRANT_SW:
      /* Translators: The last move, such as "Computer 2 took 4 tiles from the bottom left." The
       * computer plays both sides. */
      return ichomp_digits_printf (ngettext ("Computer 2 took %u tile from the bottom left.",
                                             "Computer 2 took %u tiles from the bottom left.", n),
                                   n);
    case SG_QUADRANT_SE:
      /* Translators: The last move, such as "Computer 2 took 4 tiles from the bottom right." The
       * computer plays both sides. */
      return ichomp_digits_printf (ngettext ("Computer 2 took %u tile from the bottom right.",
                                             "Computer 2 took %u tiles from the bottom right.", n),
                                   n);
    default:
      g_assert_not_reached ();
    }
}

/* In Chomp there is one place only. */
static char *
tell_taken (IchompWho who, guint n)
{
  switch (who)
    {
    case ICHOMP_WHO_YOU:
      /* Translators: The last move in a game of Chomp, such as "You took 4 tiles." */
      return ichomp_digits_printf (ngettext ("You took %u tile.", "You took %u tiles.", n), n);
    case ICHOMP_WHO_COMPUTER:
      /* Translators: The last move in a game of Chomp, such as "The computer took 4 tiles." */
      return ichomp_digits_printf (
          ngettext ("The computer took %u tile.", "The computer took %u tiles.", n), n);
    case ICHOMP_WHO_PLAYER_1:
      /* Translators: The last move in a game of Chomp, such as "Player 1 took 4 tiles." */
      return ichomp_digits_printf (
          ngettext ("Player 1 took %u tile.", "Player 1 took %u tiles.", n), n);
    case ICHOMP_WHO_PLAYER_2:
      /* Translators: The last move in a game of Chomp, such as "Player 2 took 4 tiles." */
      return ichomp_digits_printf (
          ngettext ("Player 2 took %u tile.", "Player 2 took %u tiles.", n), n);
    case ICHOMP_WHO_COMPUTER_1:
      /* Translators: The last move in a game of Chomp, such as "Computer 1 took 4 tiles." The
       * computer plays both sides. */
      return ichomp_digits_printf (
          ngettext ("Computer 1 took %u tile.", "Computer 1 took %u tiles.", n), n);
    case ICHOMP_WHO_COMPUTER_2:
      /* Translators: The last move in a game of Chomp, such as "Computer 2 took 4 tiles." The
       * computer plays both sides. */
      return ichomp_digits_printf (
          ngettext ("Computer 2 took %u tile.", "Computer 2 took %u tiles.", n), n);
    default:
      g_assert_not_reached ();
    }
}

/*< private >
 * ichomp_wording_taken:
 * @rule: the rule of the game
 * @who: who has moved
 * @quadrant: where
 * @n: how many tiles the move has taken
 *
 * Returns: (transfer full): who took what, such as "You took 4 tiles from the top left."
 */
char *
ichomp_wording_taken (SgRule rule, IchompWho who, SgQuadrant quadrant, guint n)
{
  if (rule == SG_RULE_CHOMP)
    return tell_taken (who, n);

  switch (who)
    {
    case ICHOMP_WHO_YOU:
      return tell_taken_by_you (quadrant, n);
    case ICHOMP_WHO_COMPUTER:
      return tell_taken_by_computer (quadrant, n);
    case ICHOMP_WHO_PLAYER_1:
      return tell_taken_by_player_1 (quadrant, n);
    case ICHOMP_WHO_PLAYER_2:
      return tell_taken_by_player_2 (quadrant, n);
    case ICHOMP_WHO_COMPUTER_1:
      return tell_taken_by_computer_1 (quadrant, n);
    case ICHOMP_WHO_COMPUTER_2:
      return tell_taken_by_computer_2 (quadrant, n);
    default:
      g_assert_not_reached ();
    }
}
