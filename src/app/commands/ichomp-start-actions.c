/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The very first start: a quiet board, hints for the first move, and three ways to begin. */

#include "ichomp-start-actions.h"

#include "game/storage/ichomp-preset.h"

#define FIRST_LESSON "play"

static void
begin_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompLearning *learning = user_data;
  IchompWindow *window = ichomp_learning_get_window (learning);
  GSettings *settings = ichomp_window_get_settings (window);
  const char *way = g_variant_get_string (parameter, NULL);

  if (g_str_equal (way, "everything"))
    {
      ichomp_preset_apply (ICHOMP_PRESET_EVERYTHING, settings);
      g_settings_set_boolean (settings, "show-panel", TRUE);
    }
  g_settings_set_boolean (settings, "offer-start", FALSE);
  if (g_str_equal (way, "learn"))
    ichomp_learning_open_lesson (learning, FIRST_LESSON, NULL);
  else
    ichomp_window_focus_board (window);
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
ichomp_start_actions_begin_first_start (GSettings *settings)
{
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, settings);
  g_settings_set_boolean (settings, "show-panel", FALSE);
  g_settings_set_boolean (settings, "offer-start", TRUE);
  g_settings_set_boolean (settings, "teach-first-move", TRUE);
}
