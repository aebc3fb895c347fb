/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The command-line options that need the window, carried out in the process that has it: a new one,
 * or one that already runs. The options have been checked. They change settings for the current run
 * only. */

#include "ichomp-launch.h"

#include "ichomp-enums.h"
#include "game/base/ichomp-language.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "game/storage/ichomp-game-text.h"
#include "game/storage/ichomp-settings.h"
#include "game/play/ichomp-new-game.h"

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
 * ichomp_launch_settings:
 * @options: the options
 * @settings: the settings, changed for the current run only
 *
 * Carries out the options that concern the whole program, before the window is created.
 */
void
ichomp_launch_settings (GVariantDict *options, GSettings *settings)
{
  const char *code = get_text (options, "language");
  IchompLanguage language;

  if (g_variant_dict_contains (options, "kiosk"))
    {
      ichomp_kiosk_enter ();
      ichomp_settings_stop_storing (settings);
    }
  if (code != NULL && ichomp_language_find (code, &language))
    ichomp_settings_set_for_now (settings, "language", language);
  if (g_variant_dict_contains (options, "projector"))
    ichomp_settings_set_for_now (settings, "projector", TRUE);
}

gboolean
ichomp_launch_wants_game (GVariantDict *options)
{
  static const char *const names[] = { "position", "players", "level", "seed" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_variant_dict_contains (options, names[i]))
      return TRUE;

  return FALSE;
}

/* Whether the options ask for something other than simply opening the program. */
gboolean
ichomp_launch_is_specific (GVariantDict *options)
{
  static const char *const names[] = { "lesson", "lessons", "practice", "kiosk",
                                       G_OPTION_REMAINING };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_variant_dict_contains (options, names[i]))
      return TRUE;

  return ichomp_launch_wants_game (options);
}

/**
 * ichomp_launch_game:
 * @options: options for which ichomp_launch_wants_game() is true
 * @settings: the settings, for those parts of the setup that the options do not set
 * @session: the session that starts the game
 * @window: (nullable): the window, if it already exists
 */
void
ichomp_launch_game (GVariantDict *options,
                    GSettings *settings,
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
    ichomp_window_end_task (window);
  if (game != NULL)
    ichomp_session_start_from (session, &setup, game);
  else
    ichomp_session_start (session, &setup);
  if (window != NULL)
    ichomp_window_show_page (window, "play");
}

void
ichomp_launch_window (GVariantDict *options, IchompLearning *learning)
{
  IchompWindow *window = ichomp_learning_get_window (learning);
  const char *lesson = get_text (options, "lesson");

  if (lesson != NULL || g_variant_dict_contains (options, "lessons"))
    ichomp_learning_open_lesson (learning, lesson, NULL);
  else if (g_variant_dict_contains (options, "practice"))
    ichomp_window_show_page (window, "practice");

  if (g_variant_dict_contains (options, "fullscreen"))
    gtk_window_fullscreen (GTK_WINDOW (window));
}
