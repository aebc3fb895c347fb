/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every preference is a property of this object and a key of the same name in the schema. Where
 * there is a place to keep them the key is written first, and the property follows what the key then
 * is; so a key that is locked, or changed by another program, shows in the property. */

#include "ichomp-settings.h"

#include "ichomp-enums.h"
#include "ichomp-settings-private.h"

typedef enum
{
  BOOLEAN,
  UINT,
  ENUM,
} Kind;

/* What each of them means is said in the schema. */
static const struct
{
  const char *name;
  Kind kind;
  guint by_default;
  guint minimum;
  guint maximum;
  GType (*get_enum_type) (void);
} table[] = {
  { "opponent", ENUM, ICHOMP_OPPONENT_COMPUTER, .get_enum_type = ichomp_opponent_get_type },
  { "level", ENUM, SG_LEVEL_EASY, .get_enum_type = sg_level_get_type },
  { "level-1", ENUM, SG_LEVEL_EASY, .get_enum_type = sg_level_get_type },
  { "starter", ENUM, ICHOMP_STARTER_PLAYER_1, .get_enum_type = ichomp_starter_get_type },
  { "game-kind", ENUM, ICHOMP_KIND_ICHOMP, .get_enum_type = ichomp_kind_get_type },
  { "misere", BOOLEAN, FALSE },
  { "board-width", UINT, 8, 1, ICHOMP_BOARD_MAX_SIDE },
  { "board-height", UINT, 8, 1, ICHOMP_BOARD_MAX_SIDE },
  { "chomp-width", UINT, 6, 1, ICHOMP_QUADRANT_MAX_SIDE },
  { "chomp-height", UINT, 4, 1, ICHOMP_QUADRANT_MAX_SIDE },
  { "nim-heap-nw", UINT, 1, 0, ICHOMP_QUADRANT_MAX_SIDE },
  { "nim-heap-ne", UINT, 3, 0, ICHOMP_QUADRANT_MAX_SIDE },
  { "nim-heap-sw", UINT, 5, 0, ICHOMP_QUADRANT_MAX_SIDE },
  { "nim-heap-se", UINT, 7, 0, ICHOMP_QUADRANT_MAX_SIDE },
  { "randomise", BOOLEAN, FALSE },
  { "random-winnable", BOOLEAN, TRUE },
  { "show-nw", BOOLEAN, TRUE },
  { "show-ne", BOOLEAN, TRUE },
  { "show-sw", BOOLEAN, TRUE },
  { "show-se", BOOLEAN, TRUE },
  { "show-nim-sum", BOOLEAN, TRUE },
  { "show-outcome", BOOLEAN, TRUE },
  { "show-decimal", BOOLEAN, TRUE },
  { "show-binary", BOOLEAN, TRUE },
  { "show-move-values", BOOLEAN, FALSE },
  { "show-coordinates", BOOLEAN, TRUE },
  { "appearance", ENUM, ICHOMP_APPEARANCE_SYSTEM, .get_enum_type = ichomp_appearance_get_type },
  { "projector", BOOLEAN, FALSE },
  { "zoom", UINT, 100, 50, 250 },
  { "language", ENUM, ICHOMP_LANGUAGE_SYSTEM, .get_enum_type = ichomp_language_get_type },
  { "second-language", ENUM, ICHOMP_LANGUAGE_EN, .get_enum_type = ichomp_language_get_type },
  { "side-by-side", BOOLEAN, FALSE },
  { "own-digits", BOOLEAN, FALSE },
  { "speed", ENUM, ICHOMP_SPEED_MEDIUM, .get_enum_type = ichomp_speed_get_type },
  { "animate", BOOLEAN, TRUE },
  { "show-panel", BOOLEAN, TRUE },
  { "show-explanation", BOOLEAN, TRUE },
  { "ask-first", BOOLEAN, FALSE },
  { "practice-topics", UINT, 1023, 0, 1023 },
  { "practice-difficulty", UINT, 0, 0, 5 },
  { "window-width", UINT, 1000, 1, G_MAXINT },
  { "window-height", UINT, 700, 1, G_MAXINT },
  { "window-maximized", BOOLEAN, FALSE },
};

/* The first property has the number 1. */
#define N_PROPS (G_N_ELEMENTS (table) + 1)

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

enum
{
  SIGNAL_LOCK_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (IchompSettings, ichomp_settings, G_TYPE_OBJECT)

/*
 * ichomp_settings_get_variant_type:
 * @pspec: a property of the preferences
 *
 * Returns: the type of its key in the schema
 */
const GVariantType *
ichomp_settings_get_variant_type (GParamSpec *pspec)
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

static void
writable_changed_cb (IchompSettings *self, const char *key)
{
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (self), key) != NULL)
    g_signal_emit (self, signals[SIGNAL_LOCK_CHANGED], g_quark_from_string (key), key);
}

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
                                 ichomp_settings_get_variant_type (properties[i])))
        return FALSE;
    }

  return TRUE;
}

static void
ichomp_settings_constructed (GObject *object)
{
  IchompSettings *self = ICHOMP_SETTINGS (object);

  G_OBJECT_CLASS (ichomp_settings_parent_class)->constructed (object);

  self->settings = ichomp_settings_open (schema_fits, &self->kept);
  if (self->settings == NULL)
    return;

  g_signal_connect_object (self->settings, "changed", G_CALLBACK (key_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "writable-changed", G_CALLBACK (writable_changed_cb),
                           self, G_CONNECT_SWAPPED);

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

  if (id == 0 || id >= N_PROPS)
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

  if (id == 0 || id >= N_PROPS)
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

static GParamSpec *
create_property (guint i)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  switch (table[i].kind)
    {
    case BOOLEAN:
      return g_param_spec_boolean (table[i].name, NULL, NULL, (gboolean)table[i].by_default, flags);
    case UINT:
      return g_param_spec_uint (table[i].name, NULL, NULL, table[i].minimum, table[i].maximum,
                                table[i].by_default, flags);
    case ENUM:
      return g_param_spec_enum (table[i].name, NULL, NULL, table[i].get_enum_type (),
                                (int)table[i].by_default, flags);
    default:
      g_assert_not_reached ();
    }
}

static void
ichomp_settings_class_init (IchompSettingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = ichomp_settings_constructed;
  object_class->finalize = ichomp_settings_finalize;
  object_class->get_property = ichomp_settings_get_property;
  object_class->set_property = ichomp_settings_set_property;

  for (guint i = 1; i < N_PROPS; i++)
    properties[i] = create_property (i - 1);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * IchompSettings::lock-changed:
   * @self: the preferences
   * @name: a property, which is the signal's detail too
   *
   * Emitted when an administrator may have locked the property, or no longer locks it.
   */
  signals[SIGNAL_LOCK_CHANGED] =
      g_signal_new ("lock-changed", ICHOMP_TYPE_SETTINGS, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0,
                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
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

/**
 * ichomp_settings_set_for_now:
 * @self: the preferences
 * @name: a property that is a boolean or an enumeration
 * @value: its value from now on
 *
 * Sets the property until the program ends or somebody sets it otherwise: it is not kept. Does
 * nothing to a property that is locked.
 */
void
ichomp_settings_set_for_now (IchompSettings *self, const char *name, guint value)
{
  GParamSpec *pspec;
  g_auto (GValue) wanted = G_VALUE_INIT;

  g_return_if_fail (ICHOMP_IS_SETTINGS (self));

  pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (self), name);
  g_return_if_fail (pspec != NULL
                    && (G_IS_PARAM_SPEC_BOOLEAN (pspec) || G_IS_PARAM_SPEC_ENUM (pspec)));

  if (ichomp_settings_is_locked (self, name))
    return;

  g_value_init (&wanted, pspec->value_type);
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    g_value_set_enum (&wanted, value);
  else
    g_value_set_boolean (&wanted, value);
  set_value (self, pspec, &wanted);
}
