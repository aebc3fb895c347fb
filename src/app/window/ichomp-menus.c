/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The menus of a window's buttons. Each is created when it is first opened, so that the window
 * appears sooner, and again after a change of the language. */

#include "ichomp-menus.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-focus.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "ichomp-enums.h"
#include "widgets/language/ichomp-script.h"
#include "game/storage/ichomp-game-file.h"
#include "game/storage/ichomp-preset.h"

#define MAX_RECENT 8

/* Newer versions of GTK give the focus to the button in a frame after the menu has been closed. */
#define N_FRAMES 3

#define PRESET_PREFIX "preset-"
#define ZOOM_PREFIX "zoom-"

struct _IchompMenu
{
  GtkMenuButton *button; /* borrowed: it owns this */
  const char *name;
  IchompMenuFunc create;
  GtkWidget *focus_before;
  guint n_frames; /* for which the focus is kept from the button */
};

static void
menu_free (gpointer data)
{
  IchompMenu *menu = data;

  g_clear_weak_pointer (&menu->focus_before);
  g_free (menu);
}

static gboolean
give_back_cb (GtkWidget *button, GdkFrameClock *clock, gpointer user_data)
{
  IchompMenu *menu = user_data;
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  gboolean is_open = popover != NULL && gtk_widget_get_visible (GTK_WIDGET (popover));

  if (menu->focus_before == NULL || is_open)
    return G_SOURCE_REMOVE;

  if (ichomp_focus_is_inside (button))
    ichomp_focus_give (menu->focus_before);
  menu->n_frames--;
  if (menu->n_frames > 0)
    return G_SOURCE_CONTINUE;

  g_clear_weak_pointer (&menu->focus_before);
  return G_SOURCE_REMOVE;
}

/* Return the focus to the widget that had it when the menu was opened. */
static void
closed_cb (GtkPopover *popover, IchompMenu *menu)
{
  if (menu->focus_before == NULL)
    return;

  ichomp_focus_give (menu->focus_before);
  menu->n_frames = N_FRAMES;
  gtk_widget_add_tick_callback (GTK_WIDGET (menu->button), give_back_cb, menu, NULL);
}

/* Called each time the menu is about to be opened. */
static void
create_cb (GtkMenuButton *button, gpointer user_data)
{
  IchompMenu *menu = user_data;
  g_autoptr (GMenuModel) model = NULL;
  GtkWidget *popover;

  g_set_weak_pointer (&menu->focus_before,
                      gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (button))));
  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  model = menu->create ();
  popover = gtk_popover_menu_new_from_model (model);
  gtk_menu_button_set_popover (button, popover);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), menu);
}

static void
forget_menu (gpointer button, gpointer data)
{
  gtk_menu_button_set_popover (button, NULL);
}

/**
 * ichomp_menu_new:
 * @button: a button
 * @name: the name of @button for a screen reader, a static string, not yet translated
 * @create: creates the items
 *
 * Returns: (transfer none): the menu of @button, which owns it
 */
IchompMenu *
ichomp_menu_new (GtkMenuButton *button, const char *name, IchompMenuFunc create)
{
  IchompMenu *menu = g_new0 (IchompMenu, 1);

  menu->button = button;
  menu->name = name;
  menu->create = create;
  gtk_menu_button_set_create_popup_func (button, create_cb, menu, menu_free);
  ichomp_menu_update_words (menu);
  ichomp_kiosk_watch (button, forget_menu, NULL, NULL);
  return menu;
}

/* Creates the items again when the menu is next opened, and updates the name of the button. */
void
ichomp_menu_update_words (IchompMenu *menu)
{
  GtkAccessible *outside = GTK_ACCESSIBLE (menu->button);
  GtkAccessible *inside = GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (menu->button)));
  const char *name = _ (menu->name);

  /* GTK names the outer button after all that is in it, an open menu too, and the inner one after
   * the outer one or its label. */
  gtk_accessible_update_property (outside, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_reset_relation (inside, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (inside, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_menu_button_set_popover (menu->button, NULL);
}

/* Locked commands */

static gboolean
is_preset_locked (const char *name, GSettings *settings)
{
  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    if (g_str_equal (ichomp_preset_get_name (preset), name))
      return !ichomp_preset_is_allowed (preset, settings);

  return FALSE;
}

/* @action is the name of an action of the application, without its prefix. */
static gboolean
is_locked (const char *action, GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  if (g_str_has_prefix (action, PRESET_PREFIX))
    return is_preset_locked (action + strlen (PRESET_PREFIX), settings);
  if (g_str_has_prefix (action, ZOOM_PREFIX))
    return !g_settings_is_writable (settings, "zoom");

  g_object_get (settings, "settings-schema", &schema, NULL);
  return g_settings_schema_has_key (schema, action) && !g_settings_is_writable (settings, action);
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

static void
mark_locked (GMenu *menu, GSettings *settings)
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
            mark_locked (G_MENU (inner), settings);
        }

      if (g_menu_model_get_item_attribute (G_MENU_MODEL (menu), i, G_MENU_ATTRIBUTE_ACTION, "s",
                                           &action)
          && g_menu_model_get_item_attribute (G_MENU_MODEL (menu), i, G_MENU_ATTRIBUTE_LABEL, "s",
                                              &label)
          && g_str_has_prefix (action, "app.") && is_locked (action + strlen ("app."), settings))
        mark (menu, i, label);
    }
}

/* Recent games */

static int
compare_age (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified (*(GtkRecentInfo **)b),
                              gtk_recent_info_get_modified (*(GtkRecentInfo **)a));
}

static GPtrArray *
list_recent (void)
{
  GList *all = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify)gtk_recent_info_unref);

  for (GList *l = all; l != NULL; l = l->next)
    if (g_strcmp0 (gtk_recent_info_get_mime_type (l->data), ICHOMP_GAME_FILE_TYPE) == 0
        && gtk_recent_info_exists (l->data))
      g_ptr_array_add (games, l->data);
    else
      gtk_recent_info_unref (l->data);
  g_list_free (all);

  g_ptr_array_sort (games, compare_age);
  g_ptr_array_set_size (games, (gint)MIN (games->len, MAX_RECENT));
  return games;
}

static void
update_recent (GMenu *menu)
{
  g_autoptr (GPtrArray) games = list_recent ();

  g_menu_remove_all (menu);
  for (guint i = 0; i < games->len; i++)
    {
      GtkRecentInfo *info = g_ptr_array_index (games, i);
      g_autoptr (GMenuItem) item = g_menu_item_new (gtk_recent_info_get_display_name (info), NULL);

      g_menu_item_set_action_and_target (item, "win.open-recent", "s",
                                         gtk_recent_info_get_uri (info));
      g_menu_append_item (menu, item);
    }
}

/* Keeps @menu up to date as long as it exists. */
static void
fill_recent (GMenu *menu)
{
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (update_recent),
                           menu, G_CONNECT_SWAPPED);
  update_recent (menu);
}

/* The main menu */

GMenuModel *
ichomp_menus_create_primary (void)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/ichomp/iChomp/ui/ichomp-primary-menu.ui");
  g_autoptr (GSettings) settings = ichomp_settings_new ();

  if (ichomp_kiosk_is_on ())
    g_menu_remove_all (G_MENU (gtk_builder_get_object (builder, "file_section")));
  else
    fill_recent (G_MENU (gtk_builder_get_object (builder, "recent_menu")));

  mark_locked (G_MENU (gtk_builder_get_object (builder, "primary_menu")), settings);
  return g_object_ref (G_MENU_MODEL (gtk_builder_get_object (builder, "primary_menu")));
}

/* The menu of languages */

/* The name of a language in itself, or in English where no font can show it. */
static char *
dup_label (IchompLanguage language)
{
  if (ichomp_script_has_font (language))
    return g_strdup (ichomp_language_get_name (language));

  /* Translators: An entry in the menu of languages. %s is the English name of a language, such as
   * "Khmer"; its letters are missing on this computer. */
  return g_strdup_printf (_ ("%s (needs a font)"), ichomp_language_get_english_name (language));
}

static void
append (GMenu *menu, const char *label, const char *action, IchompLanguage language)
{
  g_autoptr (GEnumClass) languages = g_type_class_ref (ICHOMP_TYPE_LANGUAGE);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s",
                                     g_enum_get_value (languages, language)->value_nick);
  g_menu_append_item (menu, item);
}

static GMenuModel *
create_choice (const char *action)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) system = g_menu_new ();
  g_autoptr (GMenu) languages = g_menu_new ();

  append (system, C_ ("language", "System Default"), action, ICHOMP_LANGUAGE_SYSTEM);
  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    if (ichomp_i18n_has_translation (i))
      {
        g_autofree char *label = dup_label (i);

        append (languages, label, action, i);
      }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (system));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (languages));

  return G_MENU_MODEL (menu);
}

/**
 * ichomp_menus_have_languages:
 *
 * Returns: whether there is a language besides English
 */
gboolean
ichomp_menus_have_languages (void)
{
  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    if (i != ICHOMP_LANGUAGE_EN && ichomp_i18n_has_translation (i))
      return TRUE;

  return FALSE;
}

/**
 * ichomp_menus_create_languages:
 *
 * Returns: (transfer full): the menu of languages: that of the system, then all in the order of
 *   their codes
 */
GMenuModel *
ichomp_menus_create_languages (void)
{
  GMenu *menu = g_menu_new ();
  GMenu *section = g_menu_new ();
  g_autoptr (GMenuModel) first = create_choice ("app.language");
  g_autoptr (GMenuModel) second = create_choice ("app.second-language");

  g_menu_append_section (menu, NULL, first);
  g_menu_append (section, _ ("Change to the _Other Language"), "app.other-language");
  g_menu_append_submenu (section, _ ("C_hoose the Other Language"), second);
  g_menu_append (section, _ ("Lessons _Side by Side"), "app.side-by-side");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  g_object_unref (section);

  return G_MENU_MODEL (menu);
}
