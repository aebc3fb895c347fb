/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The very first start of the program: a user has neither a saved file nor a setting of their own,
 * and no administrator has locked one. Where settings are not kept, every start would look like the
 * first one; so none does. */

#include "ichomp-first-start.h"

#include "game/base/ichomp-paths.h"
#include "ichomp-settings.h"
#include "ichomp-store.h"

static gboolean
has_files (void)
{
  for (guint i = 0; ichomp_store_user_files[i] != NULL; i++)
    {
      g_autofree char *path = ichomp_paths_dup_user_file (ichomp_store_user_files[i]);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return TRUE;
    }

  return FALSE;
}

/* Whether a setting has a value of the user or is locked. */
static gboolean
is_configured (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, keys[i]);

      if (value != NULL || !g_settings_is_writable (settings, keys[i]))
        return TRUE;
    }

  return FALSE;
}

/**
 * ichomp_first_start_is_now:
 * @settings: the settings
 *
 * To be called before anything is saved.
 *
 * Returns: whether the program has never run for this user
 */
gboolean
ichomp_first_start_is_now (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  return ichomp_settings_are_kept (settings) && !has_files () && !is_configured (settings);
}
