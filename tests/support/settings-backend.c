/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#define G_SETTINGS_ENABLE_BACKEND

#include "settings-backend.h"

#include <gio/gsettingsbackend.h>

typedef struct
{
  GSettingsBackend parent_instance;
} Backend;

typedef struct
{
  GSettingsBackendClass parent_class;
} BackendClass;

static GSettingsBackend *the_backend;
static SettingsBackendIsWritable is_key_writable;
static SettingsBackendRead read_key;

static GVariant *
backend_read (GSettingsBackend *backend,
              const char *key,
              const GVariantType *type,
              gboolean default_value)
{
  return read_key != NULL ? read_key (key) : NULL;
}

static gboolean
backend_get_writable (GSettingsBackend *backend, const char *key)
{
  return is_key_writable (key);
}

static gboolean
backend_write (GSettingsBackend *backend, const char *key, GVariant *value, gpointer tag)
{
  g_variant_unref (g_variant_ref_sink (value));
  return is_key_writable (key);
}

static void
backend_class_init (gpointer klass, gpointer data)
{
  GSettingsBackendClass *backend_class = klass;

  backend_class->read = backend_read;
  backend_class->write = backend_write;
  backend_class->get_writable = backend_get_writable;
}

static void
backend_init (GTypeInstance *instance, gpointer klass)
{
  the_backend = G_SETTINGS_BACKEND (instance);
}

/* Makes a backend of a new type the default of the process, which must not have any settings yet.
 * @read: or NULL for default values */
void
settings_backend_use (const char *type_name,
                      SettingsBackendIsWritable is_writable,
                      SettingsBackendRead read)
{
  GType type =
      g_type_register_static_simple (G_TYPE_SETTINGS_BACKEND, type_name, sizeof (BackendClass),
                                     backend_class_init, sizeof (Backend), backend_init, 0);

  is_key_writable = is_writable;
  read_key = read;
  g_unsetenv ("GSETTINGS_BACKEND");

  /* Registers the extension points. */
  g_vfs_get_default ();
  g_io_extension_point_implement (G_SETTINGS_BACKEND_EXTENSION_POINT_NAME, type, "made-here", 1000);
}

void
settings_backend_locks_changed (const char *path)
{
  g_settings_backend_path_writable_changed (the_backend, path);
}
