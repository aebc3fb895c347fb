/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Pasted and typed games: each is a game for the window or has a sentence that says why not. */

#include "fuzz.h"
#include "game/play/ichomp-setup.h"
#include "game/storage/ichomp-game-text.h"
#include "game/words/ichomp-error-wording.h"

static void
assert_playable (SgGame *game)
{
  SgPosition *start = sg_game_get_position (game, 0);
  SgBoard board = sg_position_get_board (start);
  g_autofree char *text = sg_game_to_string (game);
  g_autofree char *blank = g_strconcat (" \n", text, "\r\n", NULL);
  g_autofree char *problem = NULL;
  g_autoptr (SgGame) again = ichomp_game_text_parse (blank, &problem);
  g_autofree char *text_again = NULL;

  g_assert_true (ichomp_setup_allows_board (&board));
  g_assert_false (sg_position_is_empty (start));
  g_assert_cmpstr (problem, ==, NULL);
  text_again = sg_game_to_string (again);
  g_assert_cmpstr (text_again, ==, text);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_string (data, size);
  g_autofree char *problem = NULL;
  g_autoptr (SgGame) game = ichomp_game_text_parse (text, &problem);
  g_autoptr (GError) error = NULL;
  g_autoptr (SgGame) start = ichomp_game_text_parse_start (text, SG_ALL_RULESETS, &error);

  g_assert_true ((game == NULL) == (problem != NULL));
  if (game != NULL)
    assert_playable (game);
  else
    fuzz_assert_sentence (problem);

  g_assert_true ((start == NULL) == (error != NULL));
  if (start != NULL)
    g_assert_cmpuint (sg_game_get_n_moves (start), ==, 0);
  else
    {
      g_autofree char *sentence = ichomp_wording_error (error);

      fuzz_assert_sentence (sentence);
    }

  return 0;
}
