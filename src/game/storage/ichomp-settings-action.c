/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A preference as an action, for menus and keys. */

#include "ichomp-settings-private.h"

static GVariant *
build_state (IchompSettings *self, GParamSpec *pspec)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (G_OBJECT (self), pspec->name, &value);
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    {
      GEnumClass *enum_class = G_PARAM_SPEC_ENUM (pspec)->enum_class;

      return g_variant_new_string (
          g_enum_get_value (enum_class, g_value_get_enum (&value))->value_nick);
    }
  if (G_IS_PARAM_SPEC_UINT (pspec))
    return g_variant_new_uint32 (g_value_get_uint (&value));

  return g_variant_new_boolean (g_value_get_boolean (&value));
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
      gboolean active;

      g_object_get (self, pspec->name, &active, NULL);
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
update_enabled_cb (GSimpleAction *action, const char *name, IchompSettings *self)
{
  g_simple_action_set_enabled (action, !ichomp_settings_is_locked (self, name));
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
  g_autofree char *lock_changed = NULL;
  GSimpleAction *action;
  GParamSpec *pspec;

  g_return_val_if_fail (ICHOMP_IS_SETTINGS (self), NULL);

  pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (self), name);
  g_return_val_if_fail (pspec != NULL, NULL);

  action = g_simple_action_new_stateful (
      name, G_IS_PARAM_SPEC_BOOLEAN (pspec) ? NULL : ichomp_settings_get_variant_type (pspec),
      build_state (self, pspec));
  g_simple_action_set_enabled (action, !ichomp_settings_is_locked (self, name));

  g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (action, "change-state", G_CALLBACK (change_state_cb), self,
                           G_CONNECT_SWAPPED);
  notify = g_strconcat ("notify::", name, NULL);
  g_signal_connect_object (self, notify, G_CALLBACK (update_state_cb), action, G_CONNECT_SWAPPED);
  lock_changed = g_strconcat ("lock-changed::", name, NULL);
  g_signal_connect_object (self, lock_changed, G_CALLBACK (update_enabled_cb), action,
                           G_CONNECT_SWAPPED);

  return G_ACTION (action);
}
