/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A GIO module: settings in a file, some of them locked as by an administrator. The variable
 * ICHOMP_LOCKED holds their names, separated by commas. */

#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gio.h>
#include <gio/gsettingsbackend.h>

typedef struct
{
  GSettingsBackend parent_instance;

  GSettingsBackend *file;
  char **locked;
} Backend;

typedef struct
{
  GSettingsBackendClass parent_class;
} BackendClass;

static gboolean
get_writable (GSettingsBackend *backend, const char *key)
{
  Backend *self = (Backend *)backend;
  const char *name = g_strrstr (key, "/");

  return name == NULL || !g_strv_contains ((const char *const *)self->locked, name + 1);
}

static GVariant *
read_value (GSettingsBackend *backend,
            const char *key,
            const GVariantType *type,
            gboolean default_value)
{
  GSettingsBackend *file = ((Backend *)backend)->file;

  return G_SETTINGS_BACKEND_GET_CLASS (file)->read (file, key, type, default_value);
}

static gboolean
write_value (GSettingsBackend *backend, const char *key, GVariant *value, gpointer tag)
{
  GSettingsBackend *file = ((Backend *)backend)->file;

  if (!get_writable (backend, key)
      || !G_SETTINGS_BACKEND_GET_CLASS (file)->write (file, key, value, tag))
    return FALSE;

  g_settings_backend_changed (backend, key, tag);
  return TRUE;
}

static gboolean
write_one (gpointer key, gpointer value, gpointer backend)
{
  write_value (backend, key, value, NULL);
  return FALSE;
}

static gboolean
write_tree (GSettingsBackend *backend, GTree *tree, gpointer tag)
{
  g_tree_foreach (tree, write_one, backend);
  return TRUE;
}

static void
subscribe (GSettingsBackend *backend, const char *name)
{
}

static void
backend_class_init (gpointer klass, gpointer data)
{
  GSettingsBackendClass *backend_class = klass;

  backend_class->read = read_value;
  backend_class->write = write_value;
  backend_class->write_tree = write_tree;
  backend_class->get_writable = get_writable;
  backend_class->subscribe = subscribe;
  backend_class->unsubscribe = subscribe;
}

static void
backend_init (GTypeInstance *instance, gpointer klass)
{
  Backend *self = (Backend *)instance;
  const char *names = g_getenv ("ICHOMP_LOCKED");
  g_autofree char *path =
      g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", "keyfile", NULL);

  self->file = g_keyfile_settings_backend_new (path, "/", NULL);
  self->locked = g_strsplit (names != NULL ? names : "", ",", -1);
}

/* The module stays loaded until the program exits. */
void
g_io_module_load (GIOModule *module)
{
  GType type = g_type_register_static_simple (G_TYPE_SETTINGS_BACKEND, "LockedFileBackend",
                                              sizeof (BackendClass), backend_class_init,
                                              sizeof (Backend), backend_init, 0);

  g_type_module_use (G_TYPE_MODULE (module));
  g_io_extension_point_implement (G_SETTINGS_BACKEND_EXTENSION_POINT_NAME, type, "locked", 0);
}

void
g_io_module_unload (GIOModule *module)
{
}
