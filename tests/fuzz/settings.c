/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of the settings, read as GIO reads it: with any contents, each key has a legal value,
 * the setup of the next game is legal, and the settings can be changed. */

#include <string.h>

#include "fuzz.h"
#include "game/play/ichomp-new-game.h"
#include "settings-backend.h"
#include "game/storage/ichomp-preset.h"

#define SCHEMA_PATH "/org/ichomp/iChomp/"

static GKeyFile *file;

static gboolean
is_writable (const char *path)
{
  return TRUE;
}

static GVariant *
read_value (const char *path)
{
  g_autofree char *text = g_key_file_get_value (file, "iChomp", path + strlen (SCHEMA_PATH), NULL);

  return text == NULL ? NULL : g_variant_parse (NULL, text, NULL, NULL, NULL);
}

/* Returns: whether the file has any value; a key that is not in it has its default value. */
static gboolean
assert_values_legal (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) names = g_key_file_get_keys (file, "iChomp", NULL, NULL);
  gboolean has_values = FALSE;

  g_object_get (settings, "settings-schema", &schema, NULL);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    if (g_settings_schema_has_key (schema, names[i]))
      {
        g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, names[i]);
        g_autoptr (GVariant) value = g_settings_get_value (settings, names[i]);

        g_assert_true (g_settings_schema_key_range_check (key, value));
        has_values = TRUE;
      }

  return has_values;
}

static void
assert_setup_legal (GSettings *settings)
{
  IchompSetup setup = { 0 };

  ichomp_new_game_read_setup (settings, NULL, &setup);
  g_assert_true (ichomp_setup_is_legal (&setup));
}

/* Values that the program sets. */
static void
change (GSettings *settings, IchompPreset preset)
{
  ichomp_settings_stop_storing (settings);
  ichomp_preset_apply (preset, settings);
  g_assert_cmpint (ichomp_preset_find (settings), ==, preset);
  ichomp_settings_set_for_now (settings, "level", SG_LEVEL_HARD);
  g_assert_cmpint (g_settings_get_enum (settings, "level"), ==, SG_LEVEL_HARD);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  static gboolean used;
  g_autofree char *text = fuzz_dup_string (data, size);
  g_autoptr (GSettings) settings = NULL;

  /* The program sets such a file aside. */
  if (!g_utf8_validate (text, -1, NULL))
    return 0;

  if (!used)
    settings_backend_use ("FuzzBackend", is_writable, read_value);
  used = TRUE;

  file = g_key_file_new ();
  g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL);
  settings = ichomp_settings_new ();
  if (assert_values_legal (settings))
    assert_setup_legal (settings);

  /* A sixteenth of all runs is enough: it takes more time than the rest. */
  if (size % 16 == 0)
    change (settings, size / 16 % ICHOMP_N_PRESETS);

  g_clear_pointer (&file, g_key_file_free);
  return 0;
}
