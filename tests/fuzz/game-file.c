/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games: each is a whole and legal game, which is the same after saving and opening, or has a
 * sentence that says why not. */

#include <string.h>

#include "fuzz.h"
#include "game/play/ichomp-match.h"
#include "game/words/ichomp-error-wording.h"

static void
assert_legal (IchompMatch *match)
{
  g_autofree char *text = ichomp_match_to_text (match);
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;
  IchompMatch again = { 0 };
  guint n_moves = sg_game_get_n_moves (match->game);
  guint index;

  g_assert_cmpuint (match->index, <=, n_moves);
  g_assert_true (ichomp_setup_allows_board (&match->setup.board));
  g_assert_true (ichomp_setup_allows (&match->setup, match->game));
  g_assert_cmpint (ichomp_setup_get_rule (&match->setup), ==, sg_game_get_rule (match->game));
  if (ichomp_match_find_undo (match, &index))
    g_assert_cmpuint (index, <, match->index);
  if (ichomp_match_find_redo (match, &index))
    {
      g_assert_cmpuint (index, >, match->index);
      g_assert_cmpuint (index, <=, n_moves);
    }

  ichomp_match_parse (&again, text, strlen (text), &error);
  g_assert_no_error (error);
  text_again = ichomp_match_to_text (&again);
  g_assert_cmpstr (text_again, ==, text);
  sg_game_unref (again.game);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_bytes (data, size);
  g_autoptr (GError) error = NULL;
  IchompMatch match = { 0 };

  if (ichomp_match_parse (&match, text, size, &error))
    {
      g_assert_no_error (error);
      assert_legal (&match);
      sg_game_unref (match.game);
    }
  else
    {
      g_autofree char *sentence = ichomp_wording_error (error);

      g_assert_true (error->domain == ICHOMP_SESSION_ERROR);
      g_assert_null (match.game);
      fuzz_assert_sentence (sentence);
    }

  return 0;
}
