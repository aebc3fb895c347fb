/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The choice of dark and of high contrast in the settings of the desktop, from the Settings
 * portal. */

#include "ichomp-desktop-appearance.h"

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"

/* Values of the portal; all others are no preference. */
#define DARK 1
#define MORE_CONTRAST 1

struct _IchompDesktopAppearance
{
  GObject parent_instance;

  GDBusConnection *connection; /* or NULL */
  guint subscription;
  gboolean is_dark;
  gboolean has_more_contrast;
};

G_DEFINE_FINAL_TYPE (IchompDesktopAppearance, ichomp_desktop_appearance, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Returns: whether the value of a setting is new. */
static gboolean
read_setting (IchompDesktopAppearance *self, const char *name, GVariant *value)
{
  gboolean *field = NULL;
  gboolean wanted = FALSE;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
    return FALSE;

  if (g_str_equal (name, "color-scheme"))
    {
      field = &self->is_dark;
      wanted = g_variant_get_uint32 (value) == DARK;
    }
  else if (g_str_equal (name, "contrast"))
    {
      field = &self->has_more_contrast;
      wanted = g_variant_get_uint32 (value) == MORE_CONTRAST;
    }

  if (field == NULL || *field == wanted)
    return FALSE;

  *field = wanted;
  return TRUE;
}

static void
setting_changed_cb (GDBusConnection *connection,
                    const char *sender,
                    const char *path,
                    const char *interface,
                    const char *signal,
                    GVariant *parameters,
                    gpointer user_data)
{
  IchompDesktopAppearance *self = user_data;
  const char *group;
  const char *name;
  g_autoptr (GVariant) value = NULL;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;

  g_variant_get (parameters, "(&s&sv)", &group, &name, &value);
  if (g_str_equal (group, APPEARANCE) && read_setting (self, name, value))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
read_all_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (IchompDesktopAppearance) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);
  g_autoptr (GVariant) groups = NULL;
  g_autoptr (GVariant) group = NULL;
  GVariantIter iter;
  const char *name;
  GVariant *value;
  gboolean is_new = FALSE;

  if (reply == NULL)
    {
      /* Without a portal, the theme of the desktop decides. */
      g_debug ("settings portal: %s", error->message);
      return;
    }

  groups = g_variant_get_child_value (reply, 0);
  group = g_variant_lookup_value (groups, APPEARANCE, G_VARIANT_TYPE_VARDICT);
  if (group == NULL)
    return;

  g_variant_iter_init (&iter, group);
  while (g_variant_iter_loop (&iter, "{&sv}", &name, &value))
    is_new |= read_setting (self, name, value);
  if (is_new)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
connected_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (IchompDesktopAppearance) self = user_data;
  g_autoptr (GDBusConnection) connection = g_bus_get_finish (result, NULL);

  /* There may be no session bus. */
  if (connection == NULL)
    return;

  self->connection = g_object_ref (connection);
  self->subscription = g_dbus_connection_signal_subscribe (
      connection, PORTAL, SETTINGS, "SettingChanged", PORTAL_PATH, APPEARANCE,
      G_DBUS_SIGNAL_FLAGS_NONE, setting_changed_cb, self, NULL);
  g_dbus_connection_call (connection, PORTAL, PORTAL_PATH, SETTINGS, "ReadAll",
                          g_variant_new_parsed ("([%s],)", APPEARANCE),
                          G_VARIANT_TYPE ("(a{sa{sv}})"), G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                          read_all_cb, g_object_ref (self));
}

static void
ichomp_desktop_appearance_dispose (GObject *object)
{
  IchompDesktopAppearance *self = ICHOMP_DESKTOP_APPEARANCE (object);

  if (self->connection != NULL)
    g_dbus_connection_signal_unsubscribe (self->connection, self->subscription);
  g_clear_object (&self->connection);

  G_OBJECT_CLASS (ichomp_desktop_appearance_parent_class)->dispose (object);
}

static void
ichomp_desktop_appearance_class_init (IchompDesktopAppearanceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_desktop_appearance_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ICHOMP_TYPE_DESKTOP_APPEARANCE,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_desktop_appearance_init (IchompDesktopAppearance *self)
{
  g_bus_get (G_BUS_TYPE_SESSION, NULL, connected_cb, g_object_ref (self));
}

/* Begins to ask the desktop; the signal "changed" tells its answer, and each later change. */
IchompDesktopAppearance *
ichomp_desktop_appearance_new (void)
{
  return g_object_new (ICHOMP_TYPE_DESKTOP_APPEARANCE, NULL);
}

/**
 * ichomp_desktop_appearance_get:
 *
 * Returns: what the desktop asks for: dark, high contrast or both; otherwise
 *   %ICHOMP_APPEARANCE_SYSTEM, and the theme of the desktop decides
 */
IchompAppearance
ichomp_desktop_appearance_get (IchompDesktopAppearance *self)
{
  g_return_val_if_fail (ICHOMP_IS_DESKTOP_APPEARANCE (self), ICHOMP_APPEARANCE_SYSTEM);

  if (self->has_more_contrast)
    return self->is_dark ? ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK : ICHOMP_APPEARANCE_HIGH_CONTRAST;

  return self->is_dark ? ICHOMP_APPEARANCE_DARK : ICHOMP_APPEARANCE_SYSTEM;
}
