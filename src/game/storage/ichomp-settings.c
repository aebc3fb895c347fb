/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The application's GSettings. They need no installed schema, they are stored in a file if the
 * desktop has no storage, and a value can be set for the current run only. */

#define G_SETTINGS_ENABLE_BACKEND

#include "ichomp-settings.h"

#include <gio/gsettingsbackend.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ichomp-file.h"
#include "ichomp-schema.h"

#define SCHEMA_ID "org.ichomp.iChomp"
#define SCHEMA_PATH "/org/ichomp/iChomp/"
#define KEYFILE_GROUP "iChomp"

/*
 * Layer:
 *
 * A settings backend above the stored settings. It holds the values of the current run; all other
 * values are read from and written to the stored settings. A key is reported as changed only if its
 * value differs.
 */
typedef struct
{
  GSettingsBackend parent_instance;

  GSettings *stored;
  GHashTable *for_now;   /* GVariants by key */
  GHashTable *unstored;  /* GVariants by key: those of the user that could not be stored yet */
  GHashTable *lent;      /* GVariants by key, above all others until they are given back */
  GHashTable *set_since; /* the keys among these that have been set since */
  gboolean stores;       /* rather than keeping each value for this start only */
  gboolean is_kept;      /* what is stored, until the next start */
  gboolean writing;
  char *bad_path;     /* of a damaged file that was set aside, or NULL */
  GError *read_error; /* why the file cannot be used, or NULL */
} Layer;

typedef GSettingsBackendClass LayerClass;

static guint kept_changed_signal;

static GType layer_get_type (void);

G_DEFINE_TYPE (Layer, layer, G_TYPE_SETTINGS_BACKEND)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Layer, g_object_unref)

/* Backends use paths, GSettings keys. */
static const char *
get_key (const char *path)
{
  return path + strlen (SCHEMA_PATH);
}

/* Returns: (nullable): a value that is not stored */
static GVariant *
find_value (Layer *self, const char *key)
{
  GVariant *lent = g_hash_table_lookup (self->lent, key);

  return lent != NULL ? lent : g_hash_table_lookup (self->for_now, key);
}

static GVariant *
layer_read (GSettingsBackend *backend,
            const char *path,
            const GVariantType *type,
            gboolean default_value)
{
  Layer *self = (Layer *)backend;
  GVariant *value = find_value (self, get_key (path));

  if (default_value)
    return g_settings_get_default_value (self->stored, get_key (path));

  return value != NULL ? g_variant_ref (value)
                       : g_settings_get_value (self->stored, get_key (path));
}

static GVariant *
layer_read_user_value (GSettingsBackend *backend, const char *path, const GVariantType *type)
{
  Layer *self = (Layer *)backend;
  GVariant *value = find_value (self, get_key (path));

  return value != NULL ? g_variant_ref (value)
                       : g_settings_get_user_value (self->stored, get_key (path));
}

static gboolean
layer_get_writable (GSettingsBackend *backend, const char *path)
{
  return g_settings_is_writable (((Layer *)backend)->stored, get_key (path));
}

/* Storing a value can fail, such as on a full disk, and succeed later. */
static void
set_kept (Layer *self, gboolean is_kept)
{
  if (self->is_kept == is_kept)
    return;

  self->is_kept = is_kept;
  g_signal_emit (self, kept_changed_signal, 0);
}

static gboolean
write_stored (Layer *self, const char *key, GVariant *value)
{
  gboolean stored;

  self->writing = TRUE;
  stored = g_settings_set_value (self->stored, key, value);
  self->writing = FALSE;
  return stored;
}

/* Tries again to store what could not be stored. */
static void
store_rest (Layer *self)
{
  GHashTableIter iter;
  gpointer key;
  gpointer value;

  g_hash_table_iter_init (&iter, self->unstored);
  while (g_hash_table_iter_next (&iter, &key, &value) && write_stored (self, key, value))
    {
      if (g_hash_table_lookup (self->for_now, key) == value)
        g_hash_table_remove (self->for_now, key);
      g_hash_table_iter_remove (&iter);
    }
  set_kept (self, g_hash_table_size (self->unstored) == 0);
}

/* A value that is lent is not stored: it will be given back. One that cannot be stored is kept for
 * now, and stored later.
 *
 * Returns: whether @key has the value; a locked key refuses it. */
static gboolean
store (Layer *self, const char *key, GVariant *value)
{
  if (!self->stores || g_hash_table_contains (self->lent, key))
    {
      GHashTable *values = g_hash_table_contains (self->lent, key) ? self->lent : self->for_now;

      if (!g_settings_is_writable (self->stored, key))
        return FALSE;

      g_hash_table_insert (values, g_strdup (key), g_variant_ref (value));
      if (values == self->lent)
        g_hash_table_add (self->set_since, g_strdup (key));
      return TRUE;
    }

  if (write_stored (self, key, value))
    {
      g_hash_table_remove (self->for_now, key);
      g_hash_table_remove (self->unstored, key);
      store_rest (self);
      return TRUE;
    }

  if (!g_settings_is_writable (self->stored, key))
    return FALSE;

  g_hash_table_insert (self->for_now, g_strdup (key), g_variant_ref (value));
  g_hash_table_insert (self->unstored, g_strdup (key), g_variant_ref (value));
  set_kept (self, FALSE);
  return TRUE;
}

static gboolean
layer_write (GSettingsBackend *backend, const char *path, GVariant *value, gpointer origin)
{
  g_autoptr (GVariant) wanted = g_variant_ref_sink (value);
  g_autoptr (GVariant) present = layer_read (backend, path, NULL, FALSE);

  if (g_variant_equal (wanted, present))
    return TRUE;
  if (!store ((Layer *)backend, get_key (path), wanted))
    return FALSE;

  g_settings_backend_changed (backend, path, origin);
  return TRUE;
}

/* Reports changes only after all values are stored. */
static gboolean
layer_write_tree (GSettingsBackend *backend, GTree *tree, gpointer origin)
{
  g_autoptr (GPtrArray) changed = g_ptr_array_new ();

  for (GTreeNode *node = g_tree_node_first (tree); node != NULL; node = g_tree_node_next (node))
    {
      const char *path = g_tree_node_key (node);
      g_autoptr (GVariant) present = layer_read (backend, path, NULL, FALSE);

      if (!g_variant_equal (g_tree_node_value (node), present)
          && store ((Layer *)backend, get_key (path), g_tree_node_value (node)))
        g_ptr_array_add (changed, (char *)path);
    }

  for (guint i = 0; i < changed->len; i++)
    g_settings_backend_changed (backend, g_ptr_array_index (changed, i), origin);

  return TRUE;
}

static void
layer_reset (GSettingsBackend *backend, const char *path, gpointer origin)
{
  Layer *self = (Layer *)backend;
  const char *key = get_key (path);

  if (self->stores)
    {
      g_hash_table_remove (self->for_now, key);
      g_hash_table_remove (self->unstored, key);
      self->writing = TRUE;
      g_settings_reset (self->stored, key);
      self->writing = FALSE;
    }
  else
    {
      g_autoptr (GVariant) value = g_settings_get_default_value (self->stored, key);

      store (self, key, value);
    }
  g_settings_backend_changed (backend, path, origin);
}

/* A value stored by another program replaces that of the current run, unless this one only waits
 * for space. */
static void
stored_changed_cb (Layer *self, const char *key)
{
  g_autofree char *path = g_strconcat (SCHEMA_PATH, key, NULL);

  if (self->writing || g_hash_table_contains (self->unstored, key))
    return;

  g_hash_table_remove (self->for_now, key);
  g_settings_backend_changed (G_SETTINGS_BACKEND (self), path, NULL);
}

static void
stored_writable_changed_cb (Layer *self, const char *key)
{
  g_autofree char *path = g_strconcat (SCHEMA_PATH, key, NULL);

  g_settings_backend_writable_changed (G_SETTINGS_BACKEND (self), path);
}

static void
layer_finalize (GObject *object)
{
  Layer *self = (Layer *)object;

  g_clear_object (&self->stored);
  g_clear_pointer (&self->for_now, g_hash_table_unref);
  g_clear_pointer (&self->unstored, g_hash_table_unref);
  g_clear_pointer (&self->lent, g_hash_table_unref);
  g_clear_pointer (&self->set_since, g_hash_table_unref);
  g_clear_pointer (&self->bad_path, g_free);
  g_clear_error (&self->read_error);

  G_OBJECT_CLASS (layer_parent_class)->finalize (object);
}

static void
layer_class_init (LayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = layer_finalize;
  klass->read = layer_read;
  klass->read_user_value = layer_read_user_value;
  klass->get_writable = layer_get_writable;
  klass->write = layer_write;
  klass->write_tree = layer_write_tree;
  klass->reset = layer_reset;

  kept_changed_signal = g_signal_new ("kept-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
layer_init (Layer *self)
{
  self->stores = TRUE;
  self->for_now =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_variant_unref);
  self->unstored =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_variant_unref);
  self->lent =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_variant_unref);
  self->set_since = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static Layer *
layer_new (GSettings *stored)
{
  Layer *self = g_object_new (layer_get_type (), NULL);

  self->stored = g_object_ref (stored);
  g_signal_connect_object (stored, "changed", G_CALLBACK (stored_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stored, "writable-changed", G_CALLBACK (stored_writable_changed_cb),
                           self, G_CONNECT_SWAPPED);

  return self;
}

/* Returns: (transfer full): the layer below @settings */
static Layer *
dup_layer (GSettings *settings)
{
  GSettingsBackend *backend;

  g_object_get (settings, "backend", &backend, NULL);
  return (Layer *)backend;
}

/* Returns: (nullable): the schema built into this program, through a temporary file in @place */
static GSettingsSchema *
load_own_schema_in (const char *place)
{
  g_autoptr (GBytes) bytes =
      g_resources_lookup_data ("/org/ichomp/iChomp/gschemas.compiled", 0, NULL);
  g_autofree char *folder = g_build_filename (place, "ichomp-XXXXXX", NULL);
  g_autofree char *path = NULL;
  g_autoptr (GSettingsSchemaSource) source = NULL;

  if (g_mkdtemp (folder) == NULL)
    return NULL;

  path = g_build_filename (folder, "gschemas.compiled", NULL);
  if (g_file_set_contents_full (path, g_bytes_get_data (bytes, NULL),
                                (gssize)g_bytes_get_size (bytes), G_FILE_SET_CONTENTS_NONE, 0600,
                                NULL))
    source = g_settings_schema_source_new_from_directory (folder, NULL, TRUE, NULL);
  g_unlink (path);
  g_rmdir (folder);

  return source == NULL ? NULL : g_settings_schema_source_lookup (source, SCHEMA_ID, FALSE);
}

/* GIO reads schemas only from files. The folder for temporary ones may be full, or not be there. */
static GSettingsSchema *
load_own_schema (void)
{
  const char *const places[] = {
    g_get_tmp_dir (),
    "/dev/shm",
    "/var/tmp",
    g_get_user_runtime_dir (),
    g_get_user_config_dir (),
    g_get_user_cache_dir (),
    g_get_user_data_dir (),
    g_get_home_dir (),
  };
  GSettingsSchema *schema = NULL;

  ichomp_schema_register_resource ();
  for (guint i = 0; i < G_N_ELEMENTS (places) && schema == NULL; i++)
    schema = load_own_schema_in (places[i]);

  return schema;
}

/* Whether the installed schema has all keys of @own, with the same types and ranges; it may be of
 * another version. */
static gboolean
fits (GSettingsSchema *installed, GSettingsSchema *own)
{
  g_auto (GStrv) keys = g_settings_schema_list_keys (own);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GSettingsSchemaKey) own_key = g_settings_schema_get_key (own, keys[i]);
      g_autoptr (GVariant) own_range = g_settings_schema_key_get_range (own_key);
      g_autoptr (GSettingsSchemaKey) key = NULL;
      g_autoptr (GVariant) range = NULL;

      if (!g_settings_schema_has_key (installed, keys[i]))
        return FALSE;

      key = g_settings_schema_get_key (installed, keys[i]);
      range = g_settings_schema_key_get_range (key);
      if (!g_variant_equal (range, own_range))
        return FALSE;
    }

  return TRUE;
}

static gpointer
find_schema (gpointer user_data)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) own = load_own_schema ();
  g_autoptr (GSettingsSchema) installed =
      source == NULL ? NULL : g_settings_schema_source_lookup (source, SCHEMA_ID, TRUE);

  if (installed != NULL && (own == NULL || fits (installed, own)))
    return g_steal_pointer (&installed);
  if (own == NULL)
    {
      g_printerr ("ichomp: %s\n",
                  _ ("iChomp cannot start: there is no folder that it can write to."));
      exit (EXIT_FAILURE);
    }

  return g_steal_pointer (&own);
}

/* The types of GIO's backends are private, but their names have not changed since GIO 2.28. */
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

/* dconf reads its database directly but writes through a service on the session bus. */
static gboolean
lacks_bus (GSettingsBackend *backend)
{
  g_autoptr (GDBusConnection) bus = NULL;

  if (!is_of_type (backend, "DConfSettingsBackend"))
    return FALSE;

  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  return bus == NULL;
}

/* Creates the folder @path. Returns: whether it can be written */
static gboolean
make_writable (const char *path)
{
  return g_mkdir_with_parents (path, 0700) == 0 && g_access (path, W_OK | X_OK) == 0;
}

/* The same without creating it. */
static gboolean
is_writable (const char *path)
{
  g_autofree char *folder = g_strdup (path);

  while (!g_file_test (folder, G_FILE_TEST_EXISTS))
    {
      char *parent = g_path_get_dirname (folder);

      g_free (folder);
      folder = parent;
    }

  return g_file_test (folder, G_FILE_TEST_IS_DIR) && g_access (folder, W_OK | X_OK) == 0;
}

/* GIO takes what it can read of a damaged file and drops the rest, and complains about text that is
 * not UTF-8: such a file is set aside. It would also write over a file that it cannot read.
 *
 * Returns: whether the file can be used */
static gboolean
set_damaged_aside (const char *path, char **bad_path, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) bad = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!ichomp_file_read (path, &text, &length, &bad))
    {
      if (g_error_matches (bad, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        return TRUE;
    }
  else if (!g_utf8_validate_len (text, length, NULL))
    bad = g_error_new_literal (G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_UNKNOWN_ENCODING, "not UTF-8");
  else if (g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, &bad))
    return TRUE;

  *bad_path = ichomp_file_set_aside (path, bad, error);
  if (*bad_path != NULL)
    g_debug ("the settings cannot be read and were set aside as %s", *bad_path);
  return *bad_path != NULL;
}

/* Returns: (nullable): a backend that stores in the user's configuration folder; NULL if the folder
 * cannot be written, or there is a file that cannot be used */
static GSettingsBackend *
create_keyfile_backend (char **bad_path, GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "ichomp", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autofree char *target = ichomp_file_dup_target (path);
  g_autofree char *target_folder = g_path_get_dirname (target);

  if (!make_writable (folder) || g_access (target_folder, W_OK | X_OK) != 0
      || !set_damaged_aside (path, bad_path, error))
    return NULL;

  return g_keyfile_settings_backend_new (target, SCHEMA_PATH, KEYFILE_GROUP);
}

/* The default backend, unless it would lose all settings at the end of the program. A backend that
 * forgets is accepted if the environment asks for it. */
static GSettingsBackend *
choose_backend (char **bad_path, GError **error)
{
  const char *wanted = g_getenv ("GSETTINGS_BACKEND");
  g_autoptr (GSettingsBackend) backend = NULL;
  GSettingsBackend *keyfile;

  /* GIO's backend for files would warn, and lock all settings. */
  if (g_strcmp0 (wanted, "keyfile") == 0 && !make_writable (g_get_user_config_dir ()))
    return g_memory_settings_backend_new ();

  backend = g_settings_backend_get_default ();
  if (forgets (backend) ? wanted != NULL : !lacks_bus (backend))
    return g_steal_pointer (&backend);

  keyfile = create_keyfile_backend (bad_path, error);
  return keyfile != NULL ? keyfile : g_memory_settings_backend_new ();
}

/**
 * ichomp_settings_new:
 *
 * The settings are stored in the default backend of GSettings or, if that would lose them at the
 * end of the program, in a file in the user's configuration folder.
 *
 * Returns: (transfer full): the settings
 */
GSettings *
ichomp_settings_new (void)
{
  static GOnce schema = G_ONCE_INIT;
  static char *set_aside; /* the command line may have had settings before the window */
  g_autofree char *bad_path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettingsBackend) backend = choose_backend (&bad_path, &error);
  g_autoptr (GSettings) stored = NULL;
  g_autoptr (Layer) layer = NULL;

  g_once (&schema, find_schema, NULL);
  stored = g_settings_new_full (schema.retval, backend, NULL);
  g_debug ("settings are in %s",
           backend != NULL ? G_OBJECT_TYPE_NAME (backend) : "the default backend");
  layer = layer_new (stored);
  if (bad_path != NULL)
    {
      g_free (set_aside);
      set_aside = g_steal_pointer (&bad_path);
    }
  layer->bad_path = g_strdup (set_aside);
  layer->read_error = g_steal_pointer (&error);

  /* dconf's service would fail without a word; its locks apply all the same. */
  layer->is_kept =
      !forgets (backend)
      && (!is_of_type (backend, "DConfSettingsBackend") || is_writable (g_get_user_config_dir ()));
  layer->stores = layer->is_kept || forgets (backend);

  return g_settings_new_full (schema.retval, G_SETTINGS_BACKEND (layer), NULL);
}

/**
 * ichomp_settings_are_kept:
 * @settings: from ichomp_settings_new()
 *
 * Returns: whether changes last until the next start of the program
 */
gboolean
ichomp_settings_are_kept (GSettings *settings)
{
  g_autoptr (Layer) layer = dup_layer (settings);

  return layer->is_kept;
}

/**
 * ichomp_settings_watch_kept:
 * @settings: from ichomp_settings_new()
 * @callback: called when ichomp_settings_are_kept() changes, such as when the disk is full
 * @object: the first argument of @callback
 */
void
ichomp_settings_watch_kept (GSettings *settings, GCallback callback, gpointer object)
{
  g_autoptr (Layer) layer = dup_layer (settings);

  g_signal_connect_object (layer, "kept-changed", callback, object, G_CONNECT_SWAPPED);
}

/**
 * ichomp_settings_get_bad_path:
 * @settings: from ichomp_settings_new()
 *
 * Returns: (transfer none) (nullable): the new name of a damaged file that this or an earlier
 *   ichomp_settings_new() has set aside
 */
const char *
ichomp_settings_get_bad_path (GSettings *settings)
{
  g_autoptr (Layer) layer = dup_layer (settings);

  return layer->bad_path;
}

/**
 * ichomp_settings_get_read_error:
 * @settings: from ichomp_settings_new()
 *
 * Returns: (transfer none) (nullable): why the file of the settings can neither be read nor set
 *   aside: it is not written either
 */
const GError *
ichomp_settings_get_read_error (GSettings *settings)
{
  g_autoptr (Layer) layer = dup_layer (settings);

  return layer->read_error;
}

/**
 * ichomp_settings_flush:
 * @settings: from ichomp_settings_new()
 *
 * Tries again to store what could not be stored, such as on a full disk.
 */
void
ichomp_settings_flush (GSettings *settings)
{
  g_autoptr (Layer) layer = dup_layer (settings);

  if (layer->stores && g_hash_table_size (layer->unstored) > 0)
    store_rest (layer);
}

/* Returns: (transfer full): the nicks of the enumeration of @key, in the order of their values */
static char **
dup_nicks (GSettings *settings, const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) nicks = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(&sv)", NULL, &nicks);
  return g_variant_dup_strv (nicks, NULL);
}

static GVariant *
build_value (GSettings *settings, const char *key, guint value)
{
  g_autoptr (GVariant) present = g_settings_get_value (settings, key);
  g_auto (GStrv) nicks = NULL;

  if (g_variant_is_of_type (present, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (value != 0);

  nicks = dup_nicks (settings, key);
  return g_variant_new_string (nicks[value]);
}

/**
 * ichomp_settings_set_for_now:
 * @settings: from ichomp_settings_new()
 * @key: a key that is a boolean or an enumeration
 * @value: the new value, for an enumeration its index
 *
 * Sets @key without storing the value, until the program ends or the key is set in another way.
 * Does nothing if @key is locked.
 */
void
ichomp_settings_set_for_now (GSettings *settings, const char *key, guint value)
{
  g_autoptr (Layer) layer = dup_layer (settings);
  g_autoptr (GVariant) wanted = g_variant_ref_sink (build_value (settings, key, value));
  g_autoptr (GVariant) present = g_settings_get_value (settings, key);
  g_autofree char *path = g_strconcat (SCHEMA_PATH, key, NULL);

  if (!g_settings_is_writable (settings, key) || g_variant_equal (wanted, present))
    return;

  g_hash_table_insert (layer->for_now, g_strdup (key), g_steal_pointer (&wanted));
  g_settings_backend_changed (G_SETTINGS_BACKEND (layer), path, NULL);
}

/**
 * ichomp_settings_lend:
 * @settings: from ichomp_settings_new()
 * @key: a key that is a boolean
 * @value: the value until ichomp_settings_give_back()
 *
 * Sets @key without losing the value before. Values that the user sets in the meantime are given
 * back, too. Does nothing if @key is locked.
 */
void
ichomp_settings_lend (GSettings *settings, const char *key, gboolean value)
{
  g_autoptr (Layer) layer = dup_layer (settings);
  g_autofree char *path = g_strconcat (SCHEMA_PATH, key, NULL);

  if (!g_settings_is_writable (settings, key))
    return;

  g_hash_table_remove (layer->set_since, key);
  g_hash_table_insert (layer->lent, g_strdup (key),
                       g_variant_ref_sink (g_variant_new_boolean (value)));
  g_settings_backend_changed (G_SETTINGS_BACKEND (layer), path, NULL);
}

/* Returns: whether @key has the value of ichomp_settings_lend(), and not one set since */
gboolean
ichomp_settings_is_lent (GSettings *settings, const char *key)
{
  g_autoptr (Layer) layer = dup_layer (settings);

  return g_hash_table_contains (layer->lent, key) && !g_hash_table_contains (layer->set_since, key);
}

/* Returns: whether a value of ichomp_settings_lend() has not been given back */
gboolean
ichomp_settings_is_lending (GSettings *settings)
{
  g_autoptr (Layer) layer = dup_layer (settings);

  return g_hash_table_size (layer->lent) > 0;
}

/* Takes back all values of ichomp_settings_lend (). */
void
ichomp_settings_give_back (GSettings *settings)
{
  g_autoptr (Layer) layer = dup_layer (settings);
  g_autoptr (GHashTable) lent = g_steal_pointer (&layer->lent);
  GHashTableIter iter;
  gpointer key;

  layer->lent =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_variant_unref);
  g_hash_table_remove_all (layer->set_since);
  g_hash_table_iter_init (&iter, lent);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      g_autofree char *path = g_strconcat (SCHEMA_PATH, key, NULL);

      g_settings_backend_changed (G_SETTINGS_BACKEND (layer), path, NULL);
    }
}

/**
 * ichomp_settings_stop_storing:
 * @settings: from ichomp_settings_new()
 *
 * From now on, all changes last until the program ends, like those of
 * ichomp_settings_set_for_now().
 */
void
ichomp_settings_stop_storing (GSettings *settings)
{
  g_autoptr (Layer) layer = dup_layer (settings);

  layer->stores = FALSE;
}

/**
 * ichomp_settings_begin_change:
 * @settings: from ichomp_settings_new()
 *
 * For setting several keys at once: values set on the returned object take effect with
 * g_settings_apply(), and #GSettings::changed is first emitted when all keys have their new values.
 *
 * Returns: (transfer full): an object for the same settings
 */
GSettings *
ichomp_settings_begin_change (GSettings *settings)
{
  g_autoptr (Layer) layer = dup_layer (settings);
  g_autoptr (GSettingsSchema) schema = NULL;
  GSettings *change;

  g_object_get (settings, "settings-schema", &schema, NULL);
  change = g_settings_new_full (schema, G_SETTINGS_BACKEND (layer), NULL);
  g_settings_delay (change);

  return change;
}

static gboolean
index_from_nick (GValue *value, GVariant *variant, gpointer nicks)
{
  for (guint i = 0; ((char **)nicks)[i] != NULL; i++)
    if (g_str_equal (((char **)nicks)[i], g_variant_get_string (variant, NULL)))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }

  return FALSE;
}

static GVariant *
nick_from_index (const GValue *value, const GVariantType *type, gpointer nicks)
{
  guint index = g_value_get_uint (value);

  return index < g_strv_length (nicks) ? g_variant_new_string (((char **)nicks)[index]) : NULL;
}

/**
 * ichomp_settings_bind_index:
 * @settings: the settings
 * @key: a key that is an enumeration
 * @object: an object
 * @property: a property of @object that is a number, such as the selected item of a drop-down
 * @flags: as for g_settings_bind()
 *
 * Binds the index of the key's value in its enumeration to @property.
 */
void
ichomp_settings_bind_index (GSettings *settings,
                            const char *key,
                            gpointer object,
                            const char *property,
                            GSettingsBindFlags flags)
{
  g_settings_bind_with_mapping (settings, key, object, property, flags, index_from_nick,
                                nick_from_index, dup_nicks (settings, key),
                                (GDestroyNotify)g_strfreev);
}
