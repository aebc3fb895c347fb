/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Which options ask for something, so that the very first start offers nothing. */

#include "app/command-line/ichomp-launch.h"

#include "test-main.h"

static gboolean
is_specific (const char *name, GVariant *value)
{
  g_autoptr (GVariantDict) options = g_variant_dict_new (NULL);

  if (name != NULL)
    g_variant_dict_insert_value (options, name, value);

  return ichomp_launch_is_specific (options);
}

static void
test_specific (void)
{
  static const char *const texts[] = { "lesson", "position", "players", "level", "seed" };
  static const char *const flags[] = { "lessons", "practice", "kiosk" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_true (is_specific (texts[i], g_variant_new_string ("1")));
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    g_assert_true (is_specific (flags[i], g_variant_new_boolean (TRUE)));
  g_assert_true (
      is_specific (G_OPTION_REMAINING, g_variant_new ("^aay", (const char *[]){ "a", NULL })));

  g_assert_false (is_specific (NULL, NULL));
  g_assert_false (is_specific ("language", g_variant_new_string ("de")));
  g_assert_false (is_specific ("projector", g_variant_new_boolean (TRUE)));
  g_assert_false (is_specific ("fullscreen", g_variant_new_boolean (TRUE)));
}

void
add_tests (void)
{
  g_test_add_func ("/launch/specific", test_specific);
}
