/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Undo and redo: the positions that they lead to. */

#include "support.h"
#include "test-main.h"

/* The start of a long game on a small board, in which every move takes as few tiles as possible. */
#define LONG_GAME "2,2/2,2/2,2/2,2 @4x4"

/* The index after undo and redo, for each number of moves made out of eight; -1 if there is
 * none. */
typedef struct
{
  const char *name;
  IchompOpponent opponent;
  IchompPlayer first;
  int undo[9];
  int redo[9];
} UndoCase;

static const UndoCase undo_cases[] = {
  { "two people",
    ICHOMP_OPPONENT_PERSON,
    ICHOMP_PLAYER_1,
    { -1, 0, 1, 2, 3, 4, 5, 6, 7 },
    { 1, 2, 3, 4, 5, 6, 7, 8, -1 } },
  { "two people, the second one first",
    ICHOMP_OPPONENT_PERSON,
    ICHOMP_PLAYER_2,
    { -1, 0, 1, 2, 3, 4, 5, 6, 7 },
    { 1, 2, 3, 4, 5, 6, 7, 8, -1 } },
  { "the person first",
    ICHOMP_OPPONENT_COMPUTER,
    ICHOMP_PLAYER_1,
    { -1, 0, 0, 2, 2, 4, 4, 6, 6 },
    { 2, 2, 4, 4, 6, 6, 8, 8, -1 } },
  { "the computer first",
    ICHOMP_OPPONENT_COMPUTER,
    ICHOMP_PLAYER_2,
    { -1, -1, 1, 1, 3, 3, 5, 5, 7 },
    { 1, 3, 3, 5, 5, 7, 7, 8, -1 } },
};

static void
play_long_game (IchompSession *session)
{
  static const char *const moves[] = { "NW2,1", "NE2,1", "SW2,1", "SE2,1",
                                       "NW1,1", "NE1,1", "SW1,1", "SE1,1" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    support_play (session, moves[i]);
  g_assert_true (ichomp_session_is_over (session));
}

/* A session with the long game, undone to @index. */
static IchompSession *
create_session_at (const UndoCase *test, guint index)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  g_autofree char *text = NULL;
  g_autofree char *without = NULL;
  g_autofree char *at_index = NULL;
  g_autoptr (GString) replaced = NULL;
  g_autoptr (GError) error = NULL;

  setup.opponent = test->opponent;
  setup.first = test->first;
  support_start (session, &setup, LONG_GAME);
  play_long_game (session);

  /* Any index can be reached by resuming. */
  text = ichomp_session_to_text (session);
  without = support_dup_without_checksum (text);
  replaced = g_string_new (without);
  at_index = g_strdup_printf ("index=%u\n", index);
  g_assert_cmpuint (g_string_replace (replaced, "index=8\n", at_index, 0), ==, 1);
  ichomp_session_restore (session, replaced->str, replaced->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, index);

  return session;
}

static void
test_undo (gconstpointer data)
{
  const UndoCase *test = data;

  for (guint index = 0; index <= 8; index++)
    {
      IchompSession *session = create_session_at (test, index);
      int expected = test->undo[index];

      g_assert_cmpint (ichomp_session_can_undo (session), ==, expected >= 0);
      support_check_signals (session);
      ichomp_session_undo (session);
      g_assert_cmpuint (ichomp_session_get_index (session), ==,
                        expected >= 0 ? (guint)expected : index);
      g_assert_cmpuint (sg_game_get_n_moves (ichomp_session_get_game (session)), ==, 8);
      support_assert_consistent (session);
      g_assert_finalize_object (session);
    }
}

static void
test_redo (gconstpointer data)
{
  const UndoCase *test = data;

  for (guint index = 0; index <= 8; index++)
    {
      IchompSession *session = create_session_at (test, index);
      int expected = test->redo[index];

      g_assert_cmpint (ichomp_session_can_redo (session), ==, expected >= 0);
      support_check_signals (session);
      ichomp_session_redo (session);
      g_assert_cmpuint (ichomp_session_get_index (session), ==,
                        expected >= 0 ? (guint)expected : index);
      support_assert_consistent (session);
      g_assert_finalize_object (session);
    }
}

/* After undo it is never the computer's turn. */
static void
test_undo_all (gconstpointer data)
{
  const UndoCase *test = data;
  IchompSession *session = create_session_at (test, 8);
  guint n = 0;

  while (ichomp_session_can_undo (session))
    {
      ichomp_session_undo (session);
      g_assert_false (ichomp_session_is_computers_turn (session));
      n++;
    }
  g_assert_cmpuint (n, ==, test->opponent == ICHOMP_OPPONENT_PERSON ? 8 : 4);

  while (ichomp_session_can_redo (session))
    {
      ichomp_session_redo (session);
      n--;
    }
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (ichomp_session_is_over (session));

  g_assert_finalize_object (session);
}

/* A person can undo a move before the computer has replied. */
static void
test_undo_before_reply (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);

  setup.opponent = ICHOMP_OPPONENT_COMPUTER;
  ichomp_session_start (session, &setup);
  support_play (session, "NW1,2");
  g_assert_true (ichomp_session_is_computers_turn (session));

  ichomp_session_undo (session);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, 0);
  ichomp_session_redo (session);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, 1);
  g_assert_true (ichomp_session_is_computers_turn (session));

  g_assert_finalize_object (session);
}

void
add_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (undo_cases); i++)
    {
      g_autofree char *undo = g_strconcat ("/session-undo/undo/", undo_cases[i].name, NULL);
      g_autofree char *redo = g_strconcat ("/session-undo/redo/", undo_cases[i].name, NULL);
      g_autofree char *undo_all = g_strconcat ("/session-undo/undo-all/", undo_cases[i].name, NULL);

      g_test_add_data_func (undo, &undo_cases[i], test_undo);
      g_test_add_data_func (redo, &undo_cases[i], test_redo);
      g_test_add_data_func (undo_all, &undo_cases[i], test_undo_all);
    }
  g_test_add_func ("/session-undo/undo-before-reply", test_undo_before_reply);
}
