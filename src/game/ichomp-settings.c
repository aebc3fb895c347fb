/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every preference is a property of this object and a key of the same name in the schema. Where
 * there is a place to keep them the key is written first, and the property follows what the key then
 * is; so a key that is locked, or changed by another program, shows in the property. */

#define G_SETTINGS_ENABLE_BACKEND

#include "ichomp-settings.h"

#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "ichomp-enums.h"
#include "ichomp-paths.h"

#define SCHEMA_ID "org.ichomp.iChomp"
#define SCHEMA_PATH "/org/ichomp/iChomp/"
#define KEYFILE_GROUP "iChomp"

enum
{
  PROP_0,
  PROP_OPPONENT,
  PROP_LEVEL,
  PROP_STARTER,
  PROP_BOARD_WIDTH,
  PROP_BOARD_HEIGHT,
  PROP_RANDOMISE,
  PROP_RANDOM_WINNABLE,
  PROP_SHOW_NW,
  PROP_SHOW_NE,
  PROP_SHOW_SW,
  PROP_SHOW_SE,
  PROP_SHOW_NIM_SUM,
  PROP_SHOW_OUTCOME,
  PROP_SHOW_DECIMAL,
  PROP_SHOW_BINARY,
  PROP_SHOW_MOVE_VALUES,
  PROP_SHOW_COORDINATES,
  PROP_APPEARANCE,
  PROP_ANIMATE,
  PROP_SHOW_PANEL,
  PROP_ASK_FIRST,
  PROP_WINDOW_WIDTH,
  PROP_WINDOW_HEIGHT,
  PROP_WINDOW_MAXIMIZED,
  N_PROPS,
};

/**
 * IchompSettings:
 *
 * The preferences. They last where the schema is installed and there is a place to keep them, and
 * are the defaults otherwise.
 */
struct _IchompSettings
{
  GObject parent_instance;

  GSettings *settings; /* NULL without a schema */
  gboolean kept;
  GValue values[N_PROPS];
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (IchompSettings, ichomp_settings, G_TYPE_OBJECT)

static const GVariantType *
get_variant_type (GParamSpec *pspec)
{
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    return G_VARIANT_TYPE_STRING;
  if (G_IS_PARAM_SPEC_UINT (pspec))
    return G_VARIANT_TYPE_UINT32;

  return G_VARIANT_TYPE_BOOLEAN;
}

/* A key of the schema as a value of the property. */
static void
read_key (IchompSettings *self, GParamSpec *pspec, GValue *value)
{
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    g_value_set_enum (value, g_settings_get_enum (self->settings, pspec->name));
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    g_value_set_uint (value, g_settings_get_uint (self->settings, pspec->name));
  else
    g_value_set_boolean (value, g_settings_get_boolean (self->settings, pspec->name));
}

static gboolean
write_key (IchompSettings *self, GParamSpec *pspec, const GValue *value)
{
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    return g_settings_set_enum (self->settings, pspec->name, g_value_get_enum (value));
  if (G_IS_PARAM_SPEC_UINT (pspec))
    return g_settings_set_uint (self->settings, pspec->name, g_value_get_uint (value));

  return g_settings_set_boolean (self->settings, pspec->name, g_value_get_boolean (value));
}

static void
set_value (IchompSettings *self, GParamSpec *pspec, const GValue *value)
{
  if (g_param_values_cmp (pspec, &self->values[pspec->param_id], value) == 0)
    return;

  g_value_copy (value, &self->values[pspec->param_id]);
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
key_changed_cb (IchompSettings *self, const char *key)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (self), key);
  g_auto (GValue) value = G_VALUE_INIT;

  if (pspec == NULL)
    return;

  g_value_init (&value, pspec->value_type);
  read_key (self, pspec, &value);
  set_value (self, pspec, &value);
}

/* An older schema of the same name may come first in the search. */
static gboolean
schema_fits (GSettingsSchema *schema)
{
  for (guint i = 1; i < N_PROPS; i++)
    {
      g_autoptr (GSettingsSchemaKey) key = NULL;

      if (!g_settings_schema_has_key (schema, properties[i]->name))
        return FALSE;

      key = g_settings_schema_get_key (schema, properties[i]->name);
      if (!g_variant_type_equal (g_settings_schema_key_get_value_type (key),
                                 get_variant_type (properties[i])))
        return FALSE;
    }

  return TRUE;
}

static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *standard = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  if (standard != NULL)
    schema = g_settings_schema_source_lookup (standard, SCHEMA_ID, TRUE);
  if (schema != NULL && schema_fits (schema))
    return g_steal_pointer (&schema);

  own = g_settings_schema_source_new_from_directory (ichomp_paths_get_schema_dir (), NULL, FALSE,
                                                     NULL);
  g_clear_pointer (&schema, g_settings_schema_unref);
  if (own != NULL)
    schema = g_settings_schema_source_lookup (own, SCHEMA_ID, FALSE);
  if (schema != NULL && schema_fits (schema))
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

static void
ichomp_settings_constructed (GObject *object)
{
  IchompSettings *self = ICHOMP_SETTINGS (object);
  g_autoptr (GSettingsSchema) schema = find_schema ();
  g_autoptr (GSettingsBackend) backend = NULL;

  G_OBJECT_CLASS (ichomp_settings_parent_class)->constructed (object);

  if (schema == NULL)
    return;

  backend = choose_backend (&self->kept);
  self->settings = g_settings_new_full (schema, backend, NULL);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (key_changed_cb), self,
                           G_CONNECT_SWAPPED);

  for (guint i = 1; i < N_PROPS; i++)
    read_key (self, properties[i], &self->values[i]);
}

static void
ichomp_settings_finalize (GObject *object)
{
  IchompSettings *self = ICHOMP_SETTINGS (object);

  g_clear_object (&self->settings);
  for (guint i = 1; i < N_PROPS; i++)
    g_value_unset (&self->values[i]);

  G_OBJECT_CLASS (ichomp_settings_parent_class)->finalize (object);
}

static void
ichomp_settings_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompSettings *self = ICHOMP_SETTINGS (object);

  if (id == PROP_0 || id >= N_PROPS)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }

  g_value_copy (&self->values[id], value);
}

static void
ichomp_settings_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  IchompSettings *self = ICHOMP_SETTINGS (object);

  if (id == PROP_0 || id >= N_PROPS)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }

  if (self->settings != NULL && g_param_values_cmp (pspec, &self->values[id], value) != 0)
    {
      if (write_key (self, pspec, value))
        key_changed_cb (self, pspec->name);
      return;
    }

  set_value (self, pspec, value);
}

static void
add_boolean (guint id, const char *name, gboolean by_default)
{
  properties[id] =
      g_param_spec_boolean (name, NULL, NULL, by_default,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
add_uint (guint id, const char *name, guint minimum, guint maximum, guint by_default)
{
  properties[id] =
      g_param_spec_uint (name, NULL, NULL, minimum, maximum, by_default,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
add_enum (guint id, const char *name, GType type, int by_default)
{
  properties[id] =
      g_param_spec_enum (name, NULL, NULL, type, by_default,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
ichomp_settings_class_init (IchompSettingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = ichomp_settings_constructed;
  object_class->finalize = ichomp_settings_finalize;
  object_class->get_property = ichomp_settings_get_property;
  object_class->set_property = ichomp_settings_set_property;

  /* What each of them means is said in the schema. */
  add_enum (PROP_OPPONENT, "opponent", ICHOMP_TYPE_OPPONENT, ICHOMP_OPPONENT_COMPUTER);
  add_enum (PROP_LEVEL, "level", SG_TYPE_LEVEL, SG_LEVEL_EASY);
  add_enum (PROP_STARTER, "starter", ICHOMP_TYPE_STARTER, ICHOMP_STARTER_PLAYER_1);
  add_uint (PROP_BOARD_WIDTH, "board-width", 1, ICHOMP_BOARD_MAX_SIDE, 8);
  add_uint (PROP_BOARD_HEIGHT, "board-height", 1, ICHOMP_BOARD_MAX_SIDE, 8);
  add_boolean (PROP_RANDOMISE, "randomise", FALSE);
  add_boolean (PROP_RANDOM_WINNABLE, "random-winnable", TRUE);
  add_boolean (PROP_SHOW_NW, "show-nw", TRUE);
  add_boolean (PROP_SHOW_NE, "show-ne", TRUE);
  add_boolean (PROP_SHOW_SW, "show-sw", TRUE);
  add_boolean (PROP_SHOW_SE, "show-se", TRUE);
  add_boolean (PROP_SHOW_NIM_SUM, "show-nim-sum", TRUE);
  add_boolean (PROP_SHOW_OUTCOME, "show-outcome", TRUE);
  add_boolean (PROP_SHOW_DECIMAL, "show-decimal", TRUE);
  add_boolean (PROP_SHOW_BINARY, "show-binary", TRUE);
  add_boolean (PROP_SHOW_MOVE_VALUES, "show-move-values", FALSE);
  add_boolean (PROP_SHOW_COORDINATES, "show-coordinates", TRUE);
  add_enum (PROP_APPEARANCE, "appearance", ICHOMP_TYPE_APPEARANCE, ICHOMP_APPEARANCE_SYSTEM);
  add_boolean (PROP_ANIMATE, "animate", TRUE);
  add_boolean (PROP_SHOW_PANEL, "show-panel", TRUE);
  add_boolean (PROP_ASK_FIRST, "ask-first", FALSE);
  add_uint (PROP_WINDOW_WIDTH, "window-width", 1, G_MAXINT, 1000);
  add_uint (PROP_WINDOW_HEIGHT, "window-height", 1, G_MAXINT, 700);
  add_boolean (PROP_WINDOW_MAXIMIZED, "window-maximized", FALSE);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ichomp_settings_init (IchompSettings *self)
{
  for (guint i = 1; i < N_PROPS; i++)
    {
      g_value_init (&self->values[i], properties[i]->value_type);
      g_param_value_set_default (properties[i], &self->values[i]);
    }
}

/**
 * ichomp_settings_new:
 *
 * Reads the preferences from where they are kept. That is what GSettings uses by default, unless
 * that would lose them at the end of the program: then it is a file in the person's own folder for
 * configuration.
 *
 * Returns: (transfer full): the preferences
 */
IchompSettings *
ichomp_settings_new (void)
{
  return g_object_new (ICHOMP_TYPE_SETTINGS, NULL);
}

/**
 * ichomp_settings_are_kept:
 * @self: the preferences
 *
 * Returns: whether changes will still be there when the program is started again
 */
gboolean
ichomp_settings_are_kept (IchompSettings *self)
{
  g_return_val_if_fail (ICHOMP_IS_SETTINGS (self), FALSE);

  return self->kept;
}

/**
 * ichomp_settings_is_locked:
 * @self: the preferences
 * @name: a property
 *
 * Returns: whether the property cannot be changed, because an administrator has locked it
 */
gboolean
ichomp_settings_is_locked (IchompSettings *self, const char *name)
{
  g_return_val_if_fail (ICHOMP_IS_SETTINGS (self), FALSE);
  g_return_val_if_fail (g_object_class_find_property (G_OBJECT_GET_CLASS (self), name) != NULL,
                        FALSE);

  return self->settings != NULL && !g_settings_is_writable (self->settings, name);
}

static GVariant *
build_state (IchompSettings *self, GParamSpec *pspec)
{
  const GValue *value = &self->values[pspec->param_id];

  if (G_IS_PARAM_SPEC_ENUM (pspec))
    {
      GEnumClass *enum_class = G_PARAM_SPEC_ENUM (pspec)->enum_class;

      return g_variant_new_string (
          g_enum_get_value (enum_class, g_value_get_enum (value))->value_nick);
    }
  if (G_IS_PARAM_SPEC_UINT (pspec))
    return g_variant_new_uint32 (g_value_get_uint (value));

  return g_variant_new_boolean (g_value_get_boolean (value));
}

static void
set_from_state (IchompSettings *self, GParamSpec *pspec, GVariant *state)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, pspec->value_type);
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    {
      GEnumValue *enum_value = g_enum_get_value_by_nick (G_PARAM_SPEC_ENUM (pspec)->enum_class,
                                                         g_variant_get_string (state, NULL));

      if (enum_value == NULL)
        return;
      g_value_set_enum (&value, enum_value->value);
    }
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    {
      g_value_set_uint (&value, g_variant_get_uint32 (state));
      g_param_value_validate (pspec, &value);
    }
  else
    {
      g_value_set_boolean (&value, g_variant_get_boolean (state));
    }

  g_object_set_property (G_OBJECT (self), pspec->name, &value);
}

static GParamSpec *
get_pspec (GAction *action)
{
  return g_object_class_find_property (g_type_class_peek (ICHOMP_TYPE_SETTINGS),
                                       g_action_get_name (action));
}

static void
activate_cb (IchompSettings *self, GVariant *parameter, GSimpleAction *action)
{
  GParamSpec *pspec = get_pspec (G_ACTION (action));

  if (parameter != NULL)
    {
      set_from_state (self, pspec, parameter);
    }
  else
    {
      gboolean active = g_value_get_boolean (&self->values[pspec->param_id]);

      g_object_set (self, pspec->name, !active, NULL);
    }
}

static void
change_state_cb (IchompSettings *self, GVariant *state, GSimpleAction *action)
{
  set_from_state (self, get_pspec (G_ACTION (action)), state);
}

static void
update_state_cb (GSimpleAction *action, GParamSpec *pspec, IchompSettings *self)
{
  g_simple_action_set_state (action, build_state (self, pspec));
}

static void
update_enabled_cb (GSimpleAction *action, const char *key, GSettings *settings)
{
  g_simple_action_set_enabled (action, g_settings_is_writable (settings, key));
}

/**
 * ichomp_settings_create_action:
 * @self: the preferences
 * @name: a property
 *
 * Makes an action for the property, whose state follows it. For a boolean it takes no parameter and
 * toggles; for an enumeration the parameter and the state are the value's nick; for a number, the
 * number. It is disabled while the property is locked.
 *
 * Returns: (transfer full): an action of the same name as the property
 */
GAction *
ichomp_settings_create_action (IchompSettings *self, const char *name)
{
  g_autofree char *notify = NULL;
  GSimpleAction *action;
  GParamSpec *pspec;

  g_return_val_if_fail (ICHOMP_IS_SETTINGS (self), NULL);

  pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (self), name);
  g_return_val_if_fail (pspec != NULL, NULL);

  action = g_simple_action_new_stateful (
      name, G_IS_PARAM_SPEC_BOOLEAN (pspec) ? NULL : get_variant_type (pspec),
      build_state (self, pspec));
  g_simple_action_set_enabled (action, !ichomp_settings_is_locked (self, name));

  g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (action, "change-state", G_CALLBACK (change_state_cb), self,
                           G_CONNECT_SWAPPED);
  notify = g_strconcat ("notify::", name, NULL);
  g_signal_connect_object (self, notify, G_CALLBACK (update_state_cb), action, G_CONNECT_SWAPPED);
  if (self->settings != NULL)
    {
      g_autofree char *writable_changed = g_strconcat ("writable-changed::", name, NULL);

      g_signal_connect_object (self->settings, writable_changed, G_CALLBACK (update_enabled_cb),
                               action, G_CONNECT_SWAPPED);
    }

  return G_ACTION (action);
}
