/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands for languages. */

#include "app/commands/ichomp-language-actions.h"

#include "ichomp-enums.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GSettings *settings;
  GtkApplication *application;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = study_support_settings ();
  g_settings_set_enum (fixture->settings, "language", ICHOMP_LANGUAGE_EN);
  fixture->application = gtk_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);
  ichomp_language_actions_add (fixture->application, fixture->settings);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (fixture->settings, "language");
  g_settings_reset (fixture->settings, "second-language");
  g_settings_reset (fixture->settings, "side-by-side");
  g_assert_finalize_object (fixture->application);
  g_assert_finalize_object (fixture->settings);
}

/* Nothing is side by side with itself. */
static void
test_side_by_side (Fixture *fixture, gconstpointer data)
{
  GAction *action =
      g_action_map_lookup_action (G_ACTION_MAP (fixture->application), "side-by-side");
  g_autoptr (GVariant) state = NULL;

  g_settings_set_enum (fixture->settings, "second-language", ICHOMP_LANGUAGE_EN);
  g_assert_false (g_action_get_enabled (action));
  g_settings_set_enum (fixture->settings, "second-language", ICHOMP_LANGUAGE_DE);
  g_assert_true (g_action_get_enabled (action));

  g_action_activate (action, NULL);
  g_assert_true (g_settings_get_boolean (fixture->settings, "side-by-side"));
  state = g_action_get_state (action);
  g_assert_true (g_variant_get_boolean (state));
  g_action_activate (action, NULL);
  g_assert_false (g_settings_get_boolean (fixture->settings, "side-by-side"));
}

void
add_tests (void)
{
  g_test_add ("/language-actions/side-by-side", Fixture, NULL, set_up, test_side_by_side,
              tear_down);
}
