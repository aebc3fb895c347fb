/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The kiosk mode: people play and learn, but change nothing that outlasts their visit. The code
 * that creates a widget or an action that does not belong in a kiosk guards it here; a menu item of
 * a guarded action needs `hidden-when="action-missing"`. The mode cannot be left, but the process
 * can be ended. */

#include "ichomp-kiosk.h"

typedef struct
{
  GObject *object; /* weak */
  IchompKioskFunc func;
  gpointer data;
  GDestroyNotify destroy; /* or NULL */
} Watch;

static gboolean is_on;
static GQueue watches = G_QUEUE_INIT;

static void
watch_free (Watch *watch)
{
  if (watch->destroy != NULL)
    watch->destroy (watch->data);
  g_free (watch);
}

static void
object_gone_cb (gpointer watch, GObject *where_the_object_was)
{
  g_queue_remove (&watches, watch);
  watch_free (watch);
}

static void
hide_widget (gpointer widget, gpointer data)
{
  gtk_widget_set_visible (widget, FALSE);
}

static void
remove_action (gpointer map, gpointer name)
{
  g_action_map_remove_action (map, name);
}

/* Windows */

/* GTK would open its inspector. */
static gboolean
refuse_debugging (GtkWindow *window, gboolean toggle)
{
  return FALSE;
}

/* A window handle, such as the one in each header bar, moves, maximizes, lowers and minimizes its
 * window and opens the window's menu, all without an action that could be disabled. */
static void
disable_handles (GtkWidget *widget)
{
  if (GTK_IS_WINDOW_HANDLE (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

          gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
        }
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    disable_handles (child);
}

/* A new window gets its title bar later. */
static void
windows_changed_cb (GListModel *windows, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      disable_handles (window);
      g_signal_connect (window, "realize", G_CALLBACK (disable_handles), NULL);
    }
}

static void
secure_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GTypeClass) window_class = g_type_class_ref (GTK_TYPE_WINDOW); /* has the signal */

  g_signal_override_class_handler ("enable-debugging", GTK_TYPE_WINDOW,
                                   G_CALLBACK (refuse_debugging));
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows));
}

/* Dialogs, choosers of files, and GTK's inspector, which somebody has opened before. GTK's list of
 * windows becomes shorter with each of them: this goes through a copy. */
static void
close_windows_in_front (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GPtrArray) copy = g_ptr_array_new_with_free_func (g_object_unref);

  gtk_window_set_interactive_debugging (FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    g_ptr_array_add (copy, g_list_model_get_item (windows, i));

  for (guint i = 0; i < copy->len; i++)
    if (gtk_window_get_transient_for (copy->pdata[i]) != NULL)
      gtk_window_close (copy->pdata[i]);
}

/* Makes the program a kiosk: what is guarded goes, and windows can only be closed, which is done to
 * those in front of others. */
void
ichomp_kiosk_enter (void)
{
  Watch *watch;

  if (!is_on)
    {
      close_windows_in_front ();
      secure_windows ();
    }
  is_on = TRUE;
  while ((watch = g_queue_pop_head (&watches)) != NULL)
    {
      g_autoptr (GObject) object = g_object_ref (watch->object);

      g_object_weak_unref (object, object_gone_cb, watch);
      watch->func (object, watch->data);
      watch_free (watch);
    }
}

gboolean
ichomp_kiosk_is_on (void)
{
  return is_on;
}

/**
 * ichomp_kiosk_watch:
 * @object: (type GObject.Object): an object
 * @func: adapts @object to a kiosk
 * @data: passed to @func
 * @destroy: (nullable): frees @data after the call of @func, or when @object is finalized
 *
 * Calls @func as soon as the program is a kiosk, which may be at once.
 */
void
ichomp_kiosk_watch (gpointer object, IchompKioskFunc func, gpointer data, GDestroyNotify destroy)
{
  Watch *watch;

  g_return_if_fail (G_IS_OBJECT (object));

  watch = g_new (Watch, 1);
  *watch = (Watch){ .object = object, .func = func, .data = data, .destroy = destroy };
  g_object_weak_ref (object, object_gone_cb, watch);
  g_queue_push_tail (&watches, watch);
  if (is_on)
    ichomp_kiosk_enter ();
}

/**
 * ichomp_kiosk_guard_widget:
 * @widget: a widget that does not belong in a kiosk, and that nothing else shows or hides
 *
 * Hides @widget in a kiosk.
 */
void
ichomp_kiosk_guard_widget (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  ichomp_kiosk_watch (widget, hide_widget, NULL, NULL);
}

/**
 * ichomp_kiosk_guard_action:
 * @map: the application or a window
 * @name: an action of @map that does not belong in a kiosk
 *
 * Removes the action in a kiosk.
 */
void
ichomp_kiosk_guard_action (GActionMap *map, const char *name)
{
  g_return_if_fail (G_IS_ACTION_MAP (map));
  g_return_if_fail (name != NULL);

  ichomp_kiosk_watch (map, remove_action, g_strdup (name), g_free);
}
