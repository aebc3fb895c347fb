/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The program follows the desktop's choice of dark and of high contrast, as a portal made here
 * tells it, until the user chooses something else. */

#include "widgets/style/ichomp-desktop-appearance.h"

#include <gtk/gtk.h>

#include "board-support.h"
#include "widgets/style/ichomp-style.h"
#include "test-main.h"
#include "test-wait.h"

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define SETTINGS "org.freedesktop.portal.Settings"

static const char interface_xml[] = "<node><interface name='" SETTINGS "'>"
                                    "<method name='ReadAll'>"
                                    "<arg type='as' direction='in'/>"
                                    "<arg type='a{sa{sv}}' direction='out'/>"
                                    "</method></interface></node>";

typedef struct
{
  GDBusConnection *connection;
  guint object;
  guint name;
  guint n_calls;
} Portal;

static gboolean is_owned;

static void
name_acquired_cb (GDBusConnection *connection, const char *name, gpointer data)
{
  is_owned = TRUE;
}

/* A desktop that is dark when the program starts. */
static void
read_all_cb (GDBusConnection *connection,
             const char *sender,
             const char *path,
             const char *interface,
             const char *method,
             GVariant *parameters,
             GDBusMethodInvocation *invocation,
             gpointer user_data)
{
  Portal *self = user_data;

  self->n_calls++;
  g_dbus_method_invocation_return_value (
      invocation,
      g_variant_new_parsed ("({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, "
                            "'contrast': <uint32 0>, 'accent-color': <(0.1, 0.2, 0.3)>}},)"));
}

static void
portal_init (Portal *self)
{
  static const GDBusInterfaceVTable functions = { .method_call = read_all_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface_xml, NULL);
  g_autoptr (GError) error = NULL;

  self->n_calls = 0;
  self->connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  self->object = g_dbus_connection_register_object (
      self->connection, PORTAL_PATH, node->interfaces[0], &functions, self, NULL, &error);
  g_assert_no_error (error);
  is_owned = FALSE;
  self->name = g_bus_own_name_on_connection (self->connection, PORTAL, G_BUS_NAME_OWNER_FLAGS_NONE,
                                             name_acquired_cb, NULL, NULL, NULL);
  test_wait_until (is_owned);
}

static void
portal_clear (Portal *self)
{
  g_bus_unown_name (self->name);
  g_dbus_connection_unregister_object (self->connection, self->object);
  g_object_unref (self->connection);
}

/* @value: (transfer floating) */
static void
portal_tell (Portal *self, const char *group, const char *name, GVariant *value)
{
  g_autoptr (GError) error = NULL;

  g_dbus_connection_emit_signal (self->connection, NULL, PORTAL_PATH, SETTINGS, "SettingChanged",
                                 g_variant_new ("(ssv)", group, name, value), &error);
  g_assert_no_error (error);
}

static void
portal_tell_appearance (Portal *self, const char *name, guint value)
{
  portal_tell (self, "org.freedesktop.appearance", name, g_variant_new_uint32 (value));
}

static void
test_without_portal (void)
{
  IchompDesktopAppearance *desktop = ichomp_desktop_appearance_new ();

  /* Waiting for the bus and for the answer holds references. */
  test_wait_until (G_OBJECT (desktop)->ref_count == 1);
  g_assert_cmpint (ichomp_desktop_appearance_get (desktop), ==, ICHOMP_APPEARANCE_SYSTEM);
  g_assert_finalize_object (desktop);
}

static void
test_portal (void)
{
  Portal portal;
  IchompDesktopAppearance *desktop;

  portal_init (&portal);
  desktop = ichomp_desktop_appearance_new ();
  test_wait_until (ichomp_desktop_appearance_get (desktop) == ICHOMP_APPEARANCE_DARK);

  portal_tell_appearance (&portal, "contrast", 1);
  test_wait_until (ichomp_desktop_appearance_get (desktop) == ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK);
  portal_tell_appearance (&portal, "color-scheme", 2);
  test_wait_until (ichomp_desktop_appearance_get (desktop) == ICHOMP_APPEARANCE_HIGH_CONTRAST);

  /* None of these is a choice: signals arrive in order. */
  portal_tell (&portal, "org.freedesktop.appearance", "color-scheme",
               g_variant_new_string ("dark"));
  portal_tell (&portal, "org.gnome.desktop.interface", "color-scheme", g_variant_new_uint32 (1));
  portal_tell_appearance (&portal, "speed", 1);
  portal_tell_appearance (&portal, "contrast", 7);
  test_wait_until (ichomp_desktop_appearance_get (desktop) == ICHOMP_APPEARANCE_SYSTEM);

  g_assert_finalize_object (desktop);
  portal_clear (&portal);
}

static IchompAppearance
get_appearance (void)
{
  return ichomp_style_get_appearance (gdk_display_get_default ());
}

/* Later versions of GTK ask the portal themselves. */
static void
test_style (void)
{
  Portal portal;

  if (gtk_get_minor_version () >= 20)
    {
      g_test_skip ("GTK follows the desktop");
      return;
    }

  portal_init (&portal);
  g_assert_cmpint (get_appearance (), ==, ICHOMP_APPEARANCE_LIGHT);
  ichomp_style_follow_desktop ();
  test_wait_until (get_appearance () == ICHOMP_APPEARANCE_DARK);
  ichomp_style_follow_desktop ();

  ichomp_style_set_appearance (ICHOMP_APPEARANCE_LIGHT, FALSE);
  g_assert_cmpint (get_appearance (), ==, ICHOMP_APPEARANCE_LIGHT);
  ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, TRUE);
  g_assert_cmpint (get_appearance (), ==, ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK);
  ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, FALSE);
  g_assert_cmpint (get_appearance (), ==, ICHOMP_APPEARANCE_DARK);

  portal_tell_appearance (&portal, "contrast", 1);
  test_wait_until (get_appearance () == ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK);
  portal_tell_appearance (&portal, "color-scheme", 0);
  test_wait_until (get_appearance () == ICHOMP_APPEARANCE_HIGH_CONTRAST);
  portal_tell_appearance (&portal, "contrast", 0);
  test_wait_until (get_appearance () == ICHOMP_APPEARANCE_LIGHT);
  g_assert_cmpuint (portal.n_calls, ==, 1);

  portal_clear (&portal);
}

typedef struct
{
  IchompAppearance chosen;
  gboolean projector;
  IchompAppearance expected;
} State;

/* Whatever was chosen before. */
static void
test_states (void)
{
  static const State states[] = {
    { ICHOMP_APPEARANCE_SYSTEM, FALSE, ICHOMP_APPEARANCE_LIGHT },
    { ICHOMP_APPEARANCE_LIGHT, FALSE, ICHOMP_APPEARANCE_LIGHT },
    { ICHOMP_APPEARANCE_DARK, FALSE, ICHOMP_APPEARANCE_DARK },
    { ICHOMP_APPEARANCE_HIGH_CONTRAST, FALSE, ICHOMP_APPEARANCE_HIGH_CONTRAST },
    { ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK, FALSE, ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK },
    { ICHOMP_APPEARANCE_SYSTEM, TRUE, ICHOMP_APPEARANCE_HIGH_CONTRAST },
    { ICHOMP_APPEARANCE_LIGHT, TRUE, ICHOMP_APPEARANCE_HIGH_CONTRAST },
    { ICHOMP_APPEARANCE_DARK, TRUE, ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK },
    { ICHOMP_APPEARANCE_HIGH_CONTRAST, TRUE, ICHOMP_APPEARANCE_HIGH_CONTRAST },
    { ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK, TRUE, ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    for (guint j = 0; j < G_N_ELEMENTS (states); j++)
      {
        g_test_message ("%u to %u", i, j);
        ichomp_style_set_appearance (states[i].chosen, states[i].projector);
        ichomp_style_set_appearance (states[j].chosen, states[j].projector);
        g_assert_cmpint (get_appearance (), ==, states[j].expected);
      }
  ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, FALSE);
}

void
add_tests (void)
{
  g_test_add_func ("/desktop-appearance/without-portal", test_without_portal);
  g_test_add_func ("/desktop-appearance/portal", test_portal);
  g_test_add_func ("/desktop-appearance/states", test_states);
  g_test_add_func ("/desktop-appearance/style", test_style);
}
