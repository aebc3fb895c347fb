/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved and resumed games. */

#include <string.h>

#include "engine/rules/sg-error.h"
#include "support.h"
#include "test-main.h"

#define GAME "2,2/2,2/2,2/2,2 @4x4 NW2,1 SE1,2 NE1,1"

/* A game saved by the first version of the program, which must stay readable. */
#define TEXT                                                                                       \
  "[iChomp game]\n"                                                                                \
  "version=1\n"                                                                                    \
  "game=" GAME "\n"                                                                                \
  "index=2\n"                                                                                      \
  "counted=true\n"                                                                                 \
  "\n"                                                                                             \
  "[setup]\n"                                                                                      \
  "randomise=true\n"                                                                               \
  "winnable=false\n"                                                                               \
  "opponent=computer\n"                                                                            \
  "level=medium\n"                                                                                 \
  "first=2\n"

static void
restore (IchompSession *session, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (ichomp_session_restore (session, text, strlen (text), &error));
  g_assert_no_error (error);
}

static void
assert_restored (IchompSession *session)
{
  const IchompSetup *setup = ichomp_session_get_setup (session);
  g_autofree char *game = sg_game_to_string (ichomp_session_get_game (session));

  g_assert_cmpstr (game, ==, GAME);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, 2);
  g_assert_cmpuint (setup->board.width, ==, 4);
  g_assert_cmpuint (setup->board.height, ==, 4);
  g_assert_true (setup->randomise);
  g_assert_false (setup->winnable);
  g_assert_cmpint (setup->opponent, ==, ICHOMP_OPPONENT_COMPUTER);
  g_assert_cmpint (setup->level, ==, SG_LEVEL_MEDIUM);
  g_assert_cmpint (setup->first, ==, ICHOMP_PLAYER_2);
  g_assert_true (ichomp_session_is_computers_turn (session));
  g_assert_true (ichomp_session_can_redo (session));
  support_assert_consistent (session);
}

static void
count_cb (IchompSession *session, guint *n)
{
  (*n)++;
}

static void
test_restore (void)
{
  IchompSession *session = support_session_new (1);
  g_autofree char *text = NULL;
  g_autofree char *without = NULL;
  guint n_started = 0;

  g_signal_connect (session, "started", G_CALLBACK (count_cb), &n_started);
  support_check_signals (session);
  restore (session, TEXT);
  assert_restored (session);
  g_assert_cmpuint (n_started, ==, 1);

  text = ichomp_session_to_text (session);
  without = support_dup_without_checksum (text);
  g_assert_cmpstr (without, ==, TEXT);

  g_assert_finalize_object (session);
}

/* Every setup and every index of a finished game is restored. */
static void
test_round_trip (void)
{
  IchompSession *session = support_session_new (1);
  IchompSession *restored = support_session_new (2);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < 96; i++)
    {
      IchompSetup setup = support_setup (1 + i % 7, 2 + i % 5);
      guint n_undone;

      setup.randomise = i % 2;
      setup.winnable = i / 2 % 2;
      setup.opponent = i / 4 % 2;
      setup.first = i / 8 % 2;
      setup.level = i / 16 % SG_N_LEVELS;
      ichomp_session_start (session, &setup);
      while (!ichomp_session_is_over (session))
        {
          SgMove move = sg_strategy_choose_random (ichomp_session_get_position (session),
                                                   SG_RULE_NORMAL, rand);

          ichomp_session_play (session, &move);
        }
      if (i % 3 == 0)
        ichomp_session_count_once (session);

      for (n_undone = g_rand_int_range (rand, 0, 5); n_undone > 0; n_undone--)
        {
          g_autofree char *text = ichomp_session_to_text (session);
          g_autofree char *again = NULL;

          restore (restored, text);
          again = ichomp_session_to_text (restored);
          g_assert_cmpstr (again, ==, text);
          g_assert_cmpmem (ichomp_session_get_setup (restored), sizeof setup, &setup, sizeof setup);
          g_assert_cmpuint (ichomp_session_get_index (restored), ==,
                            ichomp_session_get_index (session));
          ichomp_session_undo (session);
        }
    }

  g_assert_finalize_object (session);
  g_assert_finalize_object (restored);
}

/* A text made from TEXT by replacing one part. */
typedef struct
{
  const char *from;
  const char *to;
  IchompSessionError code;
} Damage;

static const Damage damages[] = {
  { TEXT, "", ICHOMP_SESSION_ERROR_NOT_A_GAME },
  { TEXT, "Dear diary", ICHOMP_SESSION_ERROR_NOT_A_GAME },
  { TEXT, "[other]\nversion=1\n", ICHOMP_SESSION_ERROR_NOT_A_GAME },
  { "[iChomp game]\n", "", ICHOMP_SESSION_ERROR_NOT_A_GAME },
  { "version=1\n", "", ICHOMP_SESSION_ERROR_NOT_A_GAME },
  { "version=1\n", "version=0\n", ICHOMP_SESSION_ERROR_NOT_A_GAME },
  { "version=1\n", "version=-1\n", ICHOMP_SESSION_ERROR_NOT_A_GAME },
  { "version=1\n", "version=one\n", ICHOMP_SESSION_ERROR_NOT_A_GAME },
  { "version=1\n", "version=3\n", ICHOMP_SESSION_ERROR_NEWER_VERSION },
  { "version=1\n", "version=99999999999\n", ICHOMP_SESSION_ERROR_NEWER_VERSION },
  { "game=" GAME "\n", "", ICHOMP_SESSION_ERROR_DAMAGED },
  { "game=" GAME "\n", "game=\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "@4x4", "@4x2", ICHOMP_SESSION_ERROR_DAMAGED },
  { "@4x4", "@4x33", ICHOMP_SESSION_ERROR_BOARD_TOO_LARGE },
  { "@4x4", "@510x4", ICHOMP_SESSION_ERROR_BOARD_TOO_LARGE },
  { "NW2,1", "NW3,1", ICHOMP_SESSION_ERROR_DAMAGED },
  { "NW2,1", "SE1,2", ICHOMP_SESSION_ERROR_DAMAGED },
  { "NW2,1", "XX2,1", ICHOMP_SESSION_ERROR_DAMAGED },
  { "NW2,1", "NW2,\xff", ICHOMP_SESSION_ERROR_DAMAGED },
  { "NE1,1\n", "NE1,1,\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "index=2\n", "", ICHOMP_SESSION_ERROR_DAMAGED },
  { "index=2\n", "index=4\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "index=2\n", "index=-1\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "index=2\n", "index=2x\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "index=2\n", "index=4294967296\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "counted=true\n", "", ICHOMP_SESSION_ERROR_DAMAGED },
  { "counted=true\n", "counted=perhaps\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "[setup]", "[set-up]", ICHOMP_SESSION_ERROR_DAMAGED },
  { "randomise=true\n", "", ICHOMP_SESSION_ERROR_DAMAGED },
  { "winnable=false\n", "winnable=\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "opponent=computer\n", "opponent=cat\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "level=medium\n", "level=1\n", ICHOMP_SESSION_ERROR_DAMAGED },
  { "first=2\n", "first=3\n", ICHOMP_SESSION_ERROR_DAMAGED },
};

static void
fail_cb (void)
{
  g_assert_not_reached ();
}

static void
test_damaged (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (6, 4);
  g_autofree char *before = NULL;

  support_start (session, &setup, "3,2/2,2/1/- @6x4 NW2,1");
  before = ichomp_session_to_text (session);
  g_signal_connect (session, "notify", G_CALLBACK (fail_cb), NULL);
  g_signal_connect (session, "started", G_CALLBACK (fail_cb), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (GString) text = g_string_new (TEXT);
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;

      g_test_message ("%u", i);
      g_assert_cmpuint (g_string_replace (text, damages[i].from, damages[i].to, 1), ==, 1);
      g_assert_false (ichomp_session_restore (session, text->str, text->len, &error));
      g_assert_error (error, ICHOMP_SESSION_ERROR, (int)damages[i].code);

      after = ichomp_session_to_text (session);
      g_assert_cmpstr (after, ==, before);
    }

  g_assert_finalize_object (session);
}

/* A board with a longer side is refused, see above. */
static void
test_largest_board (void)
{
  IchompSession *session = support_session_new (1);
  g_autoptr (GString) text = g_string_new (TEXT);

  g_string_replace (text, "@4x4", "@32x32", 1);
  restore (session, text->str);
  g_assert_cmpuint (ichomp_session_get_setup (session)->board.width, ==, 32);
  g_assert_cmpuint (ichomp_session_get_setup (session)->board.height, ==, 32);

  g_assert_finalize_object (session);
}

/* A text that ends too early or contains a zero byte. */
static void
test_cut (void)
{
  IchompSession *session = support_session_new (1);
  gsize length = strlen (TEXT);

  /* The last line break may be missing. */
  for (gsize i = 0; i < length - 1; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *copy = g_memdup2 (TEXT, i);

      g_assert_false (ichomp_session_restore (session, i == 0 ? "" : copy, i, &error));
      g_assert_nonnull (error);
    }

  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *copy = g_memdup2 (TEXT, length);

      copy[i] = '\0';
      g_assert_false (ichomp_session_restore (session, copy, length, &error));
      g_assert_error (error, ICHOMP_SESSION_ERROR, ICHOMP_SESSION_ERROR_NOT_A_GAME);
    }

  g_assert_finalize_object (session);
}

static char *
save (const IchompSetup *setup, const char *game)
{
  IchompSession *session = support_session_new (1);
  char *text;

  support_start (session, setup, game);
  text = ichomp_session_to_text (session);
  g_assert_finalize_object (session);

  return text;
}

/* A flipped bit never makes another game: either an error is found, or the same game is
 * restored. */
static void
test_flipped_bits (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (6, 4);
  IchompSetup computers = support_setup (6, 4);
  g_auto (GStrv) texts = g_new0 (char *, 4);
  guint n_restored = 0;

  computers.opponent = ICHOMP_OPPONENT_COMPUTERS;
  texts[0] = save (&setup, "3,2/2,2/1/- @6x4 NW2,1");
  texts[1] = save (&setup, "-/-/-/6,6,4 @12x12 chomp SE3,2 SE1,6");
  texts[2] = save (&computers, "3,3/3,3/3,3/3,3 @6x4 misere NE1,1");

  for (guint i = 0; texts[i] != NULL; i++)
    for (gsize bit = 0; bit < strlen (texts[i]) * 8; bit++)
      {
        g_autofree char *flipped = g_strdup (texts[i]);
        g_autofree char *restored = NULL;

        flipped[bit / 8] ^= (char)(1 << bit % 8);
        if (!ichomp_session_restore (session, flipped, strlen (texts[i]), NULL))
          continue;

        restored = ichomp_session_to_text (session);
        g_assert_cmpstr (restored, ==, texts[i]);
        n_restored++;
      }

  /* In comments and in the name of the checksum. */
  g_assert_cmpuint (n_restored, >, 0);
  g_assert_finalize_object (session);
}

/* A game that was changed by hand: its checksum has to go. */
static void
test_checksum (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (6, 4);
  g_autofree char *text = save (&setup, "3,2/2,2/1/- @6x4 NW2,1");
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (GString) laid_out = g_string_new (text);
  g_autofree char *without = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_string_replace (changed, "NW2,1", "NW1,2", 0), ==, 1);
  g_assert_false (ichomp_session_restore (session, changed->str, changed->len, &error));
  g_assert_error (error, ICHOMP_SESSION_ERROR, ICHOMP_SESSION_ERROR_CHECKSUM);
  g_assert_cmpuint (ichomp_session_error_get_line (error), ==, 6);

  without = support_dup_without_checksum (changed->str);
  restore (session, without);
  support_assert_position (session, "1,1/2,2/1/- @6x4");

  /* Comments, blanks and the ends of lines may change. */
  g_string_replace (laid_out, "=", " = ", 0);
  g_string_replace (laid_out, "\n", "\r\n# A comment.\r\n", 0);
  restore (session, laid_out->str);
  support_assert_position (session, "3/2,2/1/- @6x4");

  g_assert_finalize_object (session);
}

/* The file that README shows can be opened. */
static void
test_readme (void)
{
  IchompSession *session = support_session_new (1);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "README.md", NULL);
  g_autofree char *readme = NULL;
  g_autofree char *example = NULL;
  const char *start;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &readme, NULL, &error);
  g_assert_no_error (error);
  start = strstr (readme, "[iChomp game]\n");
  g_assert_nonnull (start);
  example = g_strndup (start, strcspn (start, "`"));
  restore (session, example);
  g_assert_true (ichomp_session_can_redo (session));

  g_assert_finalize_object (session);
}

/* The line of an error is known. */
static void
test_places (void)
{
  static const struct
  {
    const char *from;
    const char *to;
    guint line;
    guint character;
  } places[] = {
    { "NW2,1", "NW3,1", 3, 27 },      { "@4x4", "@4x", 3, 25 },
    { "index=2", "index=4", 4, 0 },   { "index=2", "# index\n index = 4", 5, 0 },
    { "=computer", "=cat", 10, 0 },   { "first=2", "first=3", 12, 0 },
    { "index=2\n", "", 0, 0 },        { "counted=true", "counted=perhaps", 5, 0 },
    { "randomise=true\n", "", 0, 0 },
  };
  IchompSession *session = support_session_new (1);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (GString) text = g_string_new (TEXT);
      g_autoptr (GError) error = NULL;
      const GError *cause;

      g_assert_cmpuint (g_string_replace (text, places[i].from, places[i].to, 1), ==, 1);
      g_assert_false (ichomp_session_restore (session, text->str, text->len, &error));
      g_assert_cmpuint (ichomp_session_error_get_line (error), ==, places[i].line);
      cause = ichomp_session_error_get_cause (error);
      g_assert_cmpuint (cause == NULL ? 0 : sg_error_get_detail (cause)->character, ==,
                        places[i].character);
    }

  g_assert_finalize_object (session);
}

static void
mutate (GString *text, GRand *rand)
{
  static const char interesting[] = "0123456789,/-@x NWSE\n=[]\xff\xc3";
  gsize at = g_rand_int_range (rand, 0, text->len);
  gsize wanted = g_rand_int_range (rand, 1, 12);
  gsize n = MIN (wanted, text->len - at);
  g_autofree char *part = NULL;

  switch (g_rand_int_range (rand, 0, 8))
    {
    case 0:
      text->str[at] = interesting[g_rand_int_range (rand, 0, sizeof interesting - 1)];
      break;
    case 1:
      text->str[at] = g_rand_int_range (rand, 0, 256);
      break;
    case 2:
      g_string_erase (text, at, n);
      break;
    case 3:
      part = g_strndup (text->str + at, n);
      g_string_insert (text, g_rand_int_range (rand, 0, text->len + 1), part);
      break;
    case 4:
      g_string_insert_c (text, at, interesting[g_rand_int_range (rand, 0, sizeof interesting - 1)]);
      break;
    default:
      /* Replaces a digit by another, which often results in a legal game. */
      while (at < text->len && !g_ascii_isdigit (text->str[at]))
        at++;
      if (at < text->len)
        text->str[at] = '0' + g_rand_int_range (rand, 0, 5);
    }
}

/* For any bytes, the session either resumes the game in them or keeps its own. */
static void
test_mutated (void)
{
  IchompSession *session = support_session_new (1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint n_restored = 0;

  for (guint i = 0; i < 10000; i++)
    {
      g_autofree char *before = ichomp_session_to_text (session);
      g_autofree char *after = NULL;
      g_autofree char *again = NULL;
      g_autofree char *without = support_dup_without_checksum (before);
      g_autoptr (GString) text = g_string_new (i % 2 == 0 ? TEXT : without);
      g_autoptr (GError) error = NULL;
      gboolean restored;

      for (guint k = g_rand_int_range (rand, 1, 4); k > 0 && text->len > 0; k--)
        mutate (text, rand);

      restored = ichomp_session_restore (session, text->str, text->len, &error);
      g_assert_cmpint (restored, ==, error == NULL);
      after = ichomp_session_to_text (session);
      if (!restored)
        {
          g_assert_cmpint (error->domain, ==, ICHOMP_SESSION_ERROR);
          g_assert_cmpstr (after, ==, before);
          continue;
        }

      n_restored++;
      restore (session, after);
      again = ichomp_session_to_text (session);
      g_assert_cmpstr (again, ==, after);
      while (ichomp_session_can_undo (session))
        ichomp_session_undo (session);
      while (ichomp_session_can_redo (session))
        ichomp_session_redo (session);
      if (!ichomp_session_is_over (session))
        {
          SgMove move = sg_strategy_choose_random (ichomp_session_get_position (session),
                                                   SG_RULE_NORMAL, rand);

          g_assert_true (ichomp_session_play (session, &move));
        }
      ichomp_session_count_once (session);
      if (i % 10 == 0)
        restore (session, TEXT);
    }

  g_assert_cmpuint (n_restored, >, 500);
  g_assert_finalize_object (session);
}

void
add_tests (void)
{
  g_test_add_func ("/session-text/restore", test_restore);
  g_test_add_func ("/session-text/round-trip", test_round_trip);
  g_test_add_func ("/session-text/damaged", test_damaged);
  g_test_add_func ("/session-text/largest-board", test_largest_board);
  g_test_add_func ("/session-text/cut", test_cut);
  g_test_add_func ("/session-text/flipped-bits", test_flipped_bits);
  g_test_add_func ("/session-text/checksum", test_checksum);
  g_test_add_func ("/session-text/readme", test_readme);
  g_test_add_func ("/session-text/places", test_places);
  g_test_add_func ("/session-text/mutated", test_mutated);
}
