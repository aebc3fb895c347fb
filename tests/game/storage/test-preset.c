/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Presets: what each of them shows, and when it is the current one. */

#include "game/storage/ichomp-preset.h"

#include "test-main.h"

/* The settings that show theory about the position. */
static const char *const theory_keys[] = {
  "show-nw",      "show-ne",     "show-sw",          "show-se",          "show-nim-sum",
  "show-outcome", "show-binary", "show-move-values", "show-explanation",
};

static void
test_default (void)
{
  g_autoptr (GSettings) settings = ichomp_settings_new ();

  g_assert_cmpint (ichomp_preset_find (settings), ==, ICHOMP_PRESET_BINARY);
}

/* From any preset to any other; each preset shows more than the one before. */
static void
test_apply (void)
{
  g_autoptr (GSettings) settings = ichomp_settings_new ();
  guint n_shown[ICHOMP_N_PRESETS] = { 0 };

  for (IchompPreset from = 0; from < ICHOMP_N_PRESETS; from++)
    for (IchompPreset to = 0; to < ICHOMP_N_PRESETS; to++)
      {
        ichomp_preset_apply (from, settings);
        g_assert_true (ichomp_preset_is_allowed (to, settings));
        ichomp_preset_apply (to, settings);
        g_assert_cmpint (ichomp_preset_find (settings), ==, to);
      }

  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    {
      ichomp_preset_apply (preset, settings);
      for (guint i = 0; i < G_N_ELEMENTS (theory_keys); i++)
        if (!g_str_equal (theory_keys[i], "show-binary") || preset != ICHOMP_PRESET_DISCOVER)
          n_shown[preset] += (guint)g_settings_get_boolean (settings, theory_keys[i]);
    }

  g_assert_cmpuint (n_shown[ICHOMP_PRESET_DISCOVER], ==, 0);
  g_assert_cmpuint (n_shown[ICHOMP_PRESET_NUMBERS], ==, G_N_ELEMENTS (theory_keys) - 2);
  g_assert_cmpuint (n_shown[ICHOMP_PRESET_BINARY], ==, G_N_ELEMENTS (theory_keys) - 1);
  g_assert_cmpuint (n_shown[ICHOMP_PRESET_EVERYTHING], ==, G_N_ELEMENTS (theory_keys));
}

/* Changing a single setting leaves the preset; changing it back returns to it. */
static void
test_custom (void)
{
  g_autoptr (GSettings) settings = ichomp_settings_new ();

  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    {
      ichomp_preset_apply (preset, settings);
      g_settings_set_boolean (settings, "show-nw", !g_settings_get_boolean (settings, "show-nw"));
      g_assert_cmpint (ichomp_preset_find (settings), ==, ICHOMP_PRESET_CUSTOM);
      g_settings_set_boolean (settings, "show-nw", !g_settings_get_boolean (settings, "show-nw"));
      g_assert_cmpint (ichomp_preset_find (settings), ==, preset);

      /* Settings that belong to no preset. */
      g_settings_set_boolean (settings, "show-coordinates",
                              !g_settings_get_boolean (settings, "show-coordinates"));
      g_settings_set_boolean (settings, "show-panel",
                              !g_settings_get_boolean (settings, "show-panel"));
      g_assert_cmpint (ichomp_preset_find (settings), ==, preset);
    }

  /* Without numbers, their notation makes no difference. */
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, settings);
  g_settings_set_boolean (settings, "show-decimal", FALSE);
  g_assert_cmpint (ichomp_preset_find (settings), ==, ICHOMP_PRESET_DISCOVER);
}

void
add_tests (void)
{
  g_test_add_func ("/preset/default", test_default);
  g_test_add_func ("/preset/apply", test_apply);
  g_test_add_func ("/preset/custom", test_custom);
}
