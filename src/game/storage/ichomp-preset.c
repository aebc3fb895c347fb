/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Presets: sets of values for the settings. A preset is the current one while the settings have its
 * values. */

#include "ichomp-preset.h"

/* The preset fits any value, and does not change it. */
#define ANY (-1)

static const struct
{
  const char *setting;
  int values[ICHOMP_N_PRESETS]; /* of discover, numbers, binary and everything */
} table[] = {
  { "show-nw", { FALSE, TRUE, TRUE, TRUE } },
  { "show-ne", { FALSE, TRUE, TRUE, TRUE } },
  { "show-sw", { FALSE, TRUE, TRUE, TRUE } },
  { "show-se", { FALSE, TRUE, TRUE, TRUE } },
  { "show-nim-sum", { FALSE, TRUE, TRUE, TRUE } },
  { "show-outcome", { FALSE, TRUE, TRUE, TRUE } },
  { "show-decimal", { ANY, TRUE, TRUE, TRUE } },
  { "show-binary", { ANY, FALSE, TRUE, TRUE } },
  { "show-move-values", { FALSE, FALSE, FALSE, TRUE } },
  { "show-explanation", { FALSE, TRUE, TRUE, TRUE } },
};
G_STATIC_ASSERT (ICHOMP_N_PRESETS == 4); /* values in each row */

static const char *const names[] = {
  [ICHOMP_PRESET_DISCOVER] = "discover", [ICHOMP_PRESET_NUMBERS] = "numbers",
  [ICHOMP_PRESET_BINARY] = "binary",     [ICHOMP_PRESET_EVERYTHING] = "everything",
  [ICHOMP_PRESET_CUSTOM] = "custom",
};
G_STATIC_ASSERT (G_N_ELEMENTS (names) == ICHOMP_N_PRESETS + 1);

static gboolean
has_value (IchompPreset preset, GSettings *settings, guint i)
{
  int wanted = table[i].values[preset];

  return wanted == ANY || wanted == g_settings_get_boolean (settings, table[i].setting);
}

/* The name of the action; not translated. */
const char *
ichomp_preset_get_name (IchompPreset preset)
{
  g_return_val_if_fail (preset < G_N_ELEMENTS (names), NULL);

  return names[preset];
}

/* Returns: the current preset, or ICHOMP_PRESET_CUSTOM */
IchompPreset
ichomp_preset_find (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), ICHOMP_PRESET_CUSTOM);

  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    {
      guint i = 0;

      while (i < G_N_ELEMENTS (table) && has_value (preset, settings, i))
        i++;
      if (i == G_N_ELEMENTS (table))
        return preset;
    }

  return ICHOMP_PRESET_CUSTOM;
}

/**
 * ichomp_preset_is_allowed:
 * @preset: a preset, not %ICHOMP_PRESET_CUSTOM
 * @settings: the settings
 *
 * Returns: whether every locked setting has the value of @preset
 */
gboolean
ichomp_preset_is_allowed (IchompPreset preset, GSettings *settings)
{
  g_return_val_if_fail (preset < ICHOMP_N_PRESETS, FALSE);
  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (!g_settings_is_writable (settings, table[i].setting) && !has_value (preset, settings, i))
      return FALSE;

  return TRUE;
}

/* Shows what @preset shows until ichomp_settings_give_back (), as far as no lock forbids it. */
void
ichomp_preset_lend (IchompPreset preset, GSettings *settings)
{
  g_return_if_fail (preset < ICHOMP_N_PRESETS);
  g_return_if_fail (G_IS_SETTINGS (settings));

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (table[i].values[preset] != ANY)
      ichomp_settings_lend (settings, table[i].setting, table[i].values[preset]);
}

/**
 * ichomp_preset_apply:
 * @preset: a preset, not %ICHOMP_PRESET_CUSTOM
 * @settings: the settings
 *
 * Sets @settings to the values of @preset, all at once. Does nothing if a lock forbids it.
 */
void
ichomp_preset_apply (IchompPreset preset, GSettings *settings)
{
  g_autoptr (GSettings) change = NULL;

  if (!ichomp_preset_is_allowed (preset, settings))
    return;

  change = ichomp_settings_begin_change (settings);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (table[i].values[preset] != ANY)
      g_settings_set_boolean (change, table[i].setting, table[i].values[preset]);
  g_settings_apply (change);
}
