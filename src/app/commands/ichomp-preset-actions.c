/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions of the presets. Each preset has its own, since locks may forbid some of them. The
 * target is the name of the preset and the state the name of the present one, so that menus show
 * radio items. */

#include "ichomp-preset-actions.h"

#include "game/storage/ichomp-preset.h"

static void
activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    if (g_str_equal (g_variant_get_string (parameter, NULL), ichomp_preset_get_name (preset)))
      ichomp_preset_apply (preset, user_data);
}

static char *
build_name (IchompPreset preset)
{
  return g_strconcat ("preset-", ichomp_preset_get_name (preset), NULL);
}

static void
update (GActionMap *map, gpointer detail, GSettings *settings)
{
  IchompPreset present = ichomp_preset_find (settings);

  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    {
      g_autofree char *name = build_name (preset);
      GSimpleAction *action = G_SIMPLE_ACTION (g_action_map_lookup_action (map, name));

      g_simple_action_set_state (action, g_variant_new_string (ichomp_preset_get_name (present)));
      g_simple_action_set_enabled (action, ichomp_preset_is_allowed (preset, settings));
    }
}

static void
settings_changed_cb (GSettings *settings, const char *key, GActionMap *map)
{
  if (g_str_has_prefix (key, "show-"))
    update (map, NULL, settings);
}

/**
 * ichomp_preset_actions_add:
 * @map: where to add the actions
 * @settings: the settings
 *
 * Adds the actions `preset-discover`, `preset-numbers`, `preset-binary` and `preset-everything`.
 */
void
ichomp_preset_actions_add (GActionMap *map, GSettings *settings)
{
  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    {
      g_autofree char *name = build_name (preset);
      g_autoptr (GSimpleAction) action =
          g_simple_action_new_stateful (name, G_VARIANT_TYPE_STRING, g_variant_new_string (""));

      g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), settings, 0);
      g_action_map_add_action (map, G_ACTION (action));
    }

  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed_cb), map, 0);
  g_signal_connect_object (settings, "writable-changed", G_CALLBACK (update), map,
                           G_CONNECT_SWAPPED);
  update (map, NULL, settings);
}
