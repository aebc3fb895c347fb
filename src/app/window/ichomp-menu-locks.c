/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A menu item has neither a tooltip nor a picture: where a setting is locked, its label says so. */

#include "ichomp-menu-locks.h"

#include <glib/gi18n.h>

#include "storage/ichomp-preset.h"

#define PRESET_PREFIX "preset-"
#define ZOOM_PREFIX "zoom-"

static gboolean
is_preset_locked (const char *name, IchompSettings *settings)
{
  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    if (g_str_equal (ichomp_preset_get_name (preset), name))
      return !ichomp_preset_is_allowed (preset, settings);

  return FALSE;
}

/* @action is the name of one of the application's. */
static gboolean
is_locked (const char *action, IchompSettings *settings)
{
  if (g_str_has_prefix (action, PRESET_PREFIX))
    return is_preset_locked (action + strlen (PRESET_PREFIX), settings);
  if (g_str_has_prefix (action, ZOOM_PREFIX))
    return ichomp_settings_is_locked (settings, "zoom");

  return g_object_class_find_property (G_OBJECT_GET_CLASS (settings), action) != NULL
         && ichomp_settings_is_locked (settings, action);
}

static void
mark (GMenu *menu, int index, const char *label)
{
  g_autoptr (GMenuItem) item = g_menu_item_new_from_model (G_MENU_MODEL (menu), index);
  g_autofree char *marked = NULL;

  /* Translators: %s is a command in a menu, such as "Projector Mode", that an administrator has
   * locked. */
  marked = g_strdup_printf (_ ("%s (locked)"), label);
  g_menu_item_set_label (item, marked);
  g_menu_remove (menu, index);
  g_menu_insert_item (menu, index, item);
}

/**
 * ichomp_menu_locks_show:
 * @menu: a menu
 * @settings: the settings
 *
 * Marks what changes a setting that is locked, in @menu and all menus in it.
 */
void
ichomp_menu_locks_show (GMenu *menu, IchompSettings *settings)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  for (int i = 0; i < g_menu_model_get_n_items (G_MENU_MODEL (menu)); i++)
    {
      g_autofree char *action = NULL;
      g_autofree char *label = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (links); j++)
        {
          g_autoptr (GMenuModel) inner =
              g_menu_model_get_item_link (G_MENU_MODEL (menu), i, links[j]);

          if (inner != NULL)
            ichomp_menu_locks_show (G_MENU (inner), settings);
        }

      if (g_menu_model_get_item_attribute (G_MENU_MODEL (menu), i, G_MENU_ATTRIBUTE_ACTION, "s",
                                           &action)
          && g_menu_model_get_item_attribute (G_MENU_MODEL (menu), i, G_MENU_ATTRIBUTE_LABEL, "s",
                                              &label)
          && g_str_has_prefix (action, "app.") && is_locked (action + strlen ("app."), settings))
        mark (menu, i, label);
    }
}
