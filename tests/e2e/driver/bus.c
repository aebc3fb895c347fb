/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bus.h"

#define APPLICATION_ID "org.ichomp.iChomp"
#define ACTIONS_INTERFACE "org.gtk.Actions"

#define ANSWER_MILLISECONDS 60000

/* Waits for the answer. */
GVariant *
bus_call (const char *path, const char *method, GVariant *parameters, GError **error)
{
  static GDBusConnection *bus;

  if (bus == NULL)
    bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  return g_dbus_connection_call_sync (bus, APPLICATION_ID, path, ACTIONS_INTERFACE, method,
                                      parameters, NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START,
                                      ANSWER_MILLISECONDS, NULL, error);
}

/* A command without a parameter. The program may end before it answers. */
void
bus_activate (const char *path, const char *command)
{
  g_autoptr (GVariant) answer =
      bus_call (path, "Activate", g_variant_new ("(sava{sv})", command, NULL, NULL), NULL);
}

/* The bus of the accessibility trees. */
GDBusConnection *
bus_get_accessibility (void)
{
  static GDBusConnection *bus;
  g_autoptr (GDBusConnection) session = NULL;
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GError) error = NULL;
  const char *address;

  if (bus != NULL)
    return bus;

  session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  answer = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                        "GetAddress", NULL, G_VARIANT_TYPE ("(s)"),
                                        G_DBUS_CALL_FLAGS_NONE, ANSWER_MILLISECONDS, NULL, &error);
  g_assert_no_error (error);

  g_variant_get (answer, "(&s)", &address);
  bus =
      g_dbus_connection_new_for_address_sync (address,
                                              G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                                  | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                              NULL, NULL, &error);
  g_assert_no_error (error);
  return bus;
}
