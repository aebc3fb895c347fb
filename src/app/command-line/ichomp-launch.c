/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the options of a start do in the process that has the window: it may be the same one, or one
 * that has been running for a while. All of them have been checked. */

#include "ichomp-launch.h"

#include "commands/ichomp-learning.h"
#include "ichomp-enums.h"
#include "storage/ichomp-game-text.h"
#include "play/ichomp-new-game.h"

static const char *
get_text (GVariantDict *options, const char *name)
{
  const char *text = NULL;

  g_variant_dict_lookup (options, name, "&s", &text);
  return text;
}

static void
read_players (const char *players, IchompSetup *setup)
{
  if (g_str_equal (players, "two"))
    setup->opponent = ICHOMP_OPPONENT_PERSON;
  else if (g_str_equal (players, "none"))
    setup->opponent = ICHOMP_OPPONENT_COMPUTERS;
  else
    setup->opponent = ICHOMP_OPPONENT_COMPUTER;

  setup->first = g_str_equal (players, "second") ? ICHOMP_PLAYER_2 : ICHOMP_PLAYER_1;
}

static void
read_level (const char *level, IchompSetup *setup)
{
  g_autoptr (GEnumClass) levels = g_type_class_ref (SG_TYPE_LEVEL);
  GEnumValue *value = g_enum_get_value_by_nick (levels, level);

  if (value != NULL)
    setup->level = setup->level_1 = value->value;
}

static SgGame *
create_game (GVariantDict *options)
{
  g_autofree char *problem = NULL;
  const char *text;

  if (!g_variant_dict_lookup (options, "position", "^&ay", &text))
    return NULL;

  return ichomp_game_text_parse (text, &problem);
}

/**
 * ichomp_launch_wants_game:
 * @options: what was given
 *
 * Returns: whether a game is to be started
 */
gboolean
ichomp_launch_wants_game (GVariantDict *options)
{
  static const char *const names[] = { "position", "players", "level", "seed" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_variant_dict_contains (options, names[i]))
      return TRUE;

  return FALSE;
}

/**
 * ichomp_launch_game:
 * @options: what was given
 * @settings: says what was not given, and is not changed
 * @session: where the game goes
 * @window: (nullable): the window, if there is one already
 *
 * Starts the game that is asked for.
 */
void
ichomp_launch_game (GVariantDict *options,
                    IchompSettings *settings,
                    IchompSession *session,
                    IchompWindow *window)
{
  g_autoptr (SgGame) game = create_game (options);
  const char *players = get_text (options, "players");
  const char *level = get_text (options, "level");
  const char *seed = get_text (options, "seed");
  IchompSetup setup;

  ichomp_new_game_read_setup (settings, NULL, &setup);
  if (level != NULL)
    {
      read_level (level, &setup);
      setup.opponent = ICHOMP_OPPONENT_COMPUTER;
    }
  if (players != NULL)
    read_players (players, &setup);
  if (seed != NULL)
    ichomp_session_set_seed (session, (guint32)g_ascii_strtoull (seed, NULL, 10));

  if (window != NULL)
    ichomp_window_leave_task (window);
  if (game != NULL)
    ichomp_session_start_from (session, &setup, game);
  else
    ichomp_session_start (session, &setup);
  if (window != NULL)
    ichomp_window_show_page (window, "play");
}

/**
 * ichomp_launch_window:
 * @options: what was given
 * @window: the window
 *
 * Lets the window be as it is asked for.
 */
void
ichomp_launch_window (GVariantDict *options, IchompWindow *window)
{
  const char *lesson = get_text (options, "lesson");

  if (lesson != NULL || g_variant_dict_contains (options, "lessons"))
    ichomp_learning_open_lesson (window, lesson, NULL);
  else if (g_variant_dict_contains (options, "practice"))
    ichomp_window_show_page (window, "practice");

  if (g_variant_dict_contains (options, "projector"))
    ichomp_settings_set_for_now (ichomp_window_get_settings (window), "projector", TRUE);
  if (g_variant_dict_contains (options, "fullscreen"))
    gtk_window_fullscreen (GTK_WINDOW (window));
}
