/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Parses typed or pasted positions and games, with a sentence for each error. */

#include "ichomp-game-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/base/ichomp-digits.h"
#include "game/play/ichomp-setup.h"
#include "engine/rules/sg-error.h"
#include "game/words/ichomp-error-wording.h"
#include "game/words/ichomp-formula.h"

/* Isolated, because width and height would be swapped in a line from right to left. */
static char *
dup_size (guint width, guint height)
{
  g_autofree char *size = ichomp_digits_printf ("%u × %u", width, height);

  return ichomp_formula_isolate (size);
}

static char *
find_problem (SgGame *game)
{
  SgBoard board = sg_position_get_board (sg_game_get_position (game, 0));

  if (!ichomp_setup_allows_board (&board))
    {
      g_autofree char *size = dup_size (board.width, board.height);
      g_autofree char *limit = dup_size (ICHOMP_BOARD_MAX_SIDE, ICHOMP_BOARD_MAX_SIDE);

      /* Translators: %1$s is the size of a board, such as "40 × 2"; %2$s the largest one. */
      return g_strdup_printf (_ ("The board of that position is %1$s; the largest board is %2$s."),
                              size, limit);
    }

  if (sg_position_is_empty (sg_game_get_position (game, 0)))
    return g_strdup (_ ("There is no tile left in that position."));

  return NULL;
}

typedef SgGame *(*ParseFunc) (const char *text, SgRulesets rulesets, GError **error);

/* Ignores white space around the text. The place of an error counts from the start of the whole
 * text, including its leading blanks. */
static SgGame *
parse_stripped (const char *text, ParseFunc parse, SgRulesets rulesets, GError **error)
{
  g_autofree char *stripped = g_strchomp (g_strdup (text));
  gsize n_blanks = strspn (stripped, " \t\r\n");
  g_autoptr (GError) reason = NULL;
  g_autoptr (SgGame) game = parse (stripped + n_blanks, rulesets, &reason);

  if (game == NULL)
    {
      SgErrorDetail detail = *sg_error_get_detail (reason);

      detail.character += n_blanks;
      sg_error_set (error, reason->code, &detail);
    }

  return g_steal_pointer (&game);
}

/**
 * ichomp_game_text_parse:
 * @text: any bytes
 * @problem: (out) (transfer full): return location for a translated sentence with the error and its
 *   place
 *
 * Parses a position, with or without moves, that can be played in the window. White space around it
 * is ignored.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL with @problem set
 */
SgGame *
ichomp_game_text_parse (const char *text, char **problem)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgGame) game = NULL;

  if (strnlen (text, ICHOMP_GAME_TEXT_MAX_BYTES + 1) > ICHOMP_GAME_TEXT_MAX_BYTES)
    {
      *problem = g_strdup (_ ("The text is longer than any game."));
      return NULL;
    }

  game = parse_stripped (text, sg_game_parse_any, SG_RULESETS_BARS, &error);
  *problem = game != NULL ? find_problem (game) : ichomp_wording_error (error);
  return *problem == NULL ? g_steal_pointer (&game) : NULL;
}

/**
 * ichomp_game_text_parse_start:
 * @text: any bytes
 * @rulesets: the rulesets that the caller can show
 * @error: return location for an error of domain %SG_ERROR
 *
 * Reads a position of any size, with an optional rule. White space around it is ignored.
 *
 * Returns: (transfer full) (nullable): the game without moves
 */
SgGame *
ichomp_game_text_parse_start (const char *text, SgRulesets rulesets, GError **error)
{
  return parse_stripped (text, sg_game_parse_start_any, rulesets, error);
}
