/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A kiosk is a place where people play and learn, and where nothing is to be changed that outlasts
 * them. What has no place there is guarded by whoever makes it; a menu item of a guarded action needs
 * `hidden-when="action-missing"`. A kiosk cannot be left, but the process can be ended. */

#include "ichomp-kiosk.h"

typedef struct
{
  GWeakRef object;
  IchompKioskFunc func;
  char *data;
} Watch;

static gboolean is_on;
static GPtrArray *watches;

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  g_weak_ref_clear (&watch->object);
  g_free (watch->data);
  g_free (watch);
}

static void
hide_widget (gpointer widget, const char *data)
{
  gtk_widget_set_visible (widget, FALSE);
}

static void
remove_action (gpointer map, const char *name)
{
  g_action_map_remove_action (map, name);
}

/**
 * ichomp_kiosk_enter:
 *
 * Makes the program a kiosk: all that is guarded goes.
 */
void
ichomp_kiosk_enter (void)
{
  if (is_on)
    return;

  is_on = TRUE;
  for (guint i = 0; watches != NULL && i < watches->len; i++)
    {
      Watch *watch = g_ptr_array_index (watches, i);
      g_autoptr (GObject) object = g_weak_ref_get (&watch->object);

      if (object != NULL)
        watch->func (object, watch->data);
    }

  g_clear_pointer (&watches, g_ptr_array_unref);
}

/**
 * ichomp_kiosk_is_on:
 *
 * Returns: whether the program is a kiosk
 */
gboolean
ichomp_kiosk_is_on (void)
{
  return is_on;
}

/**
 * ichomp_kiosk_watch:
 * @object: (type GObject.Object): an object
 * @func: what is to happen to it in a kiosk
 * @data: (nullable): a text that goes to @func too
 *
 * Calls @func in a kiosk, now or when the program becomes one, if @object is there then.
 */
void
ichomp_kiosk_watch (gpointer object, IchompKioskFunc func, const char *data)
{
  Watch *watch;

  g_return_if_fail (G_IS_OBJECT (object));

  if (is_on)
    {
      func (object, data);
      return;
    }

  if (watches == NULL)
    watches = g_ptr_array_new_with_free_func (watch_free);

  watch = g_new0 (Watch, 1);
  g_weak_ref_init (&watch->object, object);
  watch->func = func;
  watch->data = g_strdup (data);
  g_ptr_array_add (watches, watch);
}

/**
 * ichomp_kiosk_guard_widget:
 * @widget: what has no place in a kiosk, and is not shown by anybody else
 *
 * Hides @widget in a kiosk, now or when it becomes one.
 */
void
ichomp_kiosk_guard_widget (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  ichomp_kiosk_watch (widget, hide_widget, NULL);
}

/**
 * ichomp_kiosk_guard_action:
 * @map: the application or a window
 * @name: an action in it that has no place in a kiosk
 *
 * Takes the action away in a kiosk, now or when it becomes one.
 */
void
ichomp_kiosk_guard_action (GActionMap *map, const char *name)
{
  g_return_if_fail (G_IS_ACTION_MAP (map));
  g_return_if_fail (name != NULL);

  ichomp_kiosk_watch (map, remove_action, name);
}
