/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The very first start: a game that can be won, hints for the first move, and three ways to
 * begin. */

#include "ichomp-start-actions.h"

#include "game/storage/ichomp-preset.h"

#define FIRST_LESSON "play"

static void
begin_playing (IchompWindow *window, IchompPreset preset)
{
  GSettings *settings = ichomp_window_get_settings (window);

  ichomp_preset_apply (preset, settings);
  g_settings_set_boolean (settings, "show-rules", TRUE);
  ichomp_window_focus_board (window);
}

static void
begin_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompLearning *learning = user_data;
  IchompWindow *window = ichomp_learning_get_window (learning);
  const char *way = g_variant_get_string (parameter, NULL);

  g_settings_set_boolean (ichomp_window_get_settings (window), "offer-start", FALSE);
  if (g_str_equal (way, "learn"))
    ichomp_learning_open_lesson (learning, FIRST_LESSON, NULL);
  else
    begin_playing (window,
                   g_str_equal (way, "play") ? ICHOMP_PRESET_DISCOVER : ICHOMP_PRESET_EVERYTHING);
}

static const GActionEntry actions[] = {
  { .name = "begin", .activate = begin_activate_cb, .parameter_type = "s" },
};

/* Adds the action "begin" to the window, with the way as its target: "play", "learn" or
 * "everything". */
void
ichomp_start_actions_add (IchompLearning *learning)
{
  g_action_map_add_action_entries (G_ACTION_MAP (ichomp_learning_get_window (learning)), actions,
                                   G_N_ELEMENTS (actions), learning);
}

void
ichomp_start_actions_begin_first_start (GSettings *settings, IchompSession *session)
{
  g_settings_set_boolean (settings, "offer-start", TRUE);
  g_settings_set_boolean (settings, "teach-first-move", TRUE);
  ichomp_session_start_first_game (session);
}
