/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Before GTK 4.14, which has a call to announce a text, an announcement is a new name of a window
 * that is not its title. */

#include "ear.h"

#include <atspi/atspi.h>

#include "bus.h"

#define EVENTS "org.a11y.atspi.Event.Object"
#define TIMEOUT_MILLISECONDS 10000

/* Of the arguments of an event */
#define EVENT_TEXT 3

static GMainContext *context;
static GPtrArray *heard;

#ifndef ICHOMP_GTK_ANNOUNCES

static gboolean
is_window (GDBusConnection *bus, const char *sender, const char *path)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      bus, sender, path, "org.a11y.atspi.Accessible", "GetRole", NULL, G_VARIANT_TYPE ("(u)"),
      G_DBUS_CALL_FLAGS_NONE, TIMEOUT_MILLISECONDS, NULL, NULL);
  guint32 role = ATSPI_ROLE_INVALID;

  if (answer != NULL)
    g_variant_get (answer, "(u)", &role);
  return role == ATSPI_ROLE_FRAME || role == ATSPI_ROLE_WINDOW || role == ATSPI_ROLE_APPLICATION;
}

#endif

static void
event_cb (GDBusConnection *bus,
          const char *sender,
          const char *path,
          const char *interface,
          const char *event,
          GVariant *arguments,
          gpointer user_data)
{
  g_autoptr (GVariant) value = g_variant_get_child_value (arguments, EVENT_TEXT);
  g_autoptr (GVariant) text = g_variant_get_variant (value);

  if (!g_variant_is_of_type (text, G_VARIANT_TYPE_STRING))
    return;

#ifndef ICHOMP_GTK_ANNOUNCES
  if (g_str_has_suffix (g_variant_get_string (text, NULL), " – iChomp")
      || !is_window (bus, sender, path))
    return;
#endif

  g_ptr_array_add (heard, g_variant_dup_string (text, NULL));
}

/* Programs send no events if nobody has registered for them. */
static void
listen_to (GDBusConnection *bus, const char *member, const char *kind, const char *name)
{
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GError) error = NULL;

  g_dbus_connection_signal_subscribe (bus, NULL, EVENTS, member, NULL, kind,
                                      G_DBUS_SIGNAL_FLAGS_NONE, event_cb, NULL, NULL);
  answer = g_dbus_connection_call_sync (
      bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
      "RegisterEvent", g_variant_new ("(sass)", name, NULL, ""), NULL, G_DBUS_CALL_FLAGS_NONE,
      TIMEOUT_MILLISECONDS, NULL, &error);
  g_assert_no_error (error);
}

/* Begins to listen, and forgets what was heard. To be called before the program starts. */
void
ear_open (void)
{
  if (context == NULL)
    {
      context = g_main_context_new ();
      heard = g_ptr_array_new_with_free_func (g_free);
      g_main_context_push_thread_default (context);
#ifdef ICHOMP_GTK_ANNOUNCES
      listen_to (bus_get_accessibility (), "Announcement", NULL, "object:announcement");
#else
      listen_to (bus_get_accessibility (), "PropertyChange", "accessible-name",
                 "object:property-change:accessible-name");
#endif
      g_main_context_pop_thread_default (context);
    }

  ear_list ();
  g_ptr_array_set_size (heard, 0);
}

/* Returns everything that has been announced so far. */
GPtrArray *
ear_list (void)
{
  while (g_main_context_iteration (context, FALSE))
    ;
  return heard;
}

/* Returns the last announcement. */
const char *
ear_get_last (void)
{
  GPtrArray *all = ear_list ();

  return all->len > 0 ? g_ptr_array_index (all, all->len - 1) : "";
}
