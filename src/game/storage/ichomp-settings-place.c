/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the preferences are kept. */

#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "base/ichomp-paths.h"
#include "ichomp-settings-private.h"

#define SCHEMA_ID "org.ichomp.iChomp"
#define SCHEMA_PATH "/org/ichomp/iChomp/"
#define KEYFILE_GROUP "iChomp"

static GSettingsSchema *
find_schema (IchompSchemaFitsFunc fits)
{
  GSettingsSchemaSource *standard = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  if (standard != NULL)
    schema = g_settings_schema_source_lookup (standard, SCHEMA_ID, TRUE);
  if (schema != NULL && fits (schema))
    return g_steal_pointer (&schema);

  own = g_settings_schema_source_new_from_directory (ichomp_paths_get_schema_dir (), NULL, FALSE,
                                                     NULL);
  g_clear_pointer (&schema, g_settings_schema_unref);
  if (own != NULL)
    schema = g_settings_schema_source_lookup (own, SCHEMA_ID, FALSE);
  if (schema != NULL && fits (schema))
    return g_steal_pointer (&schema);

  return NULL;
}

/* The types of GIO's backends are private, and so are their names, but these have been the same since
 * there are backends. */
static gboolean
is_of_type (GSettingsBackend *backend, const char *type_name)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (backend), type_name);
}

static gboolean
forgets (GSettingsBackend *backend)
{
  return is_of_type (backend, "GMemorySettingsBackend")
         || is_of_type (backend, "GNullSettingsBackend");
}

/* dconf reads by itself but writes through a service on the session bus. */
static gboolean
lacks_bus (GSettingsBackend *backend)
{
  g_autoptr (GDBusConnection) bus = NULL;

  if (!is_of_type (backend, "DConfSettingsBackend"))
    return FALSE;

  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  return bus == NULL;
}

/* A file of the program's own; NULL where it cannot be written. */
static GSettingsBackend *
create_keyfile_backend (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "ichomp", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0 || g_access (folder, W_OK | X_OK) != 0)
    return NULL;

  return g_keyfile_settings_backend_new (path, SCHEMA_PATH, KEYFILE_GROUP);
}

/* The backend that the person or the system has chosen, unless that one keeps nothing although
 * nobody asked for it. */
static GSettingsBackend *
choose_backend (gboolean *kept)
{
  g_autoptr (GSettingsBackend) backend = g_settings_backend_get_default ();
  gboolean asked_for = g_getenv ("GSETTINGS_BACKEND") != NULL;
  gboolean unfit = forgets (backend) || lacks_bus (backend);
  GSettingsBackend *keyfile;

  *kept = !unfit;
  if (!unfit || (asked_for && forgets (backend)))
    return g_steal_pointer (&backend);

  keyfile = create_keyfile_backend ();
  if (keyfile == NULL)
    return g_memory_settings_backend_new ();

  *kept = TRUE;
  return keyfile;
}

/*
 * ichomp_settings_open:
 * @fits: says of a schema whether it is the wanted one
 * @kept: (out): whether what is changed will last
 *
 * Returns: (transfer full) (nullable): the keys, or %NULL if no schema is installed that fits
 */
GSettings *
ichomp_settings_open (IchompSchemaFitsFunc fits, gboolean *kept)
{
  g_autoptr (GSettingsSchema) schema = find_schema (fits);
  g_autoptr (GSettingsBackend) backend = NULL;

  *kept = FALSE;
  if (schema == NULL)
    return NULL;

  backend = choose_backend (kept);
  return g_settings_new_full (schema, backend, NULL);
}
