/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/ichomp-menus.h"

#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "widgets/language/ichomp-translatable.h"
#include "study-support.h"
#include "test-main.h"
#include "app/window/ichomp-header-bar.h"

static GMenuModel *
get_section (GMenuModel *menu, int index)
{
  return g_menu_model_get_item_link (menu, index, G_MENU_LINK_SECTION);
}

static char *
dup_language (GMenuModel *section, int index)
{
  char *language = NULL;

  g_assert_true (
      g_menu_model_get_item_attribute (section, index, G_MENU_ATTRIBUTE_TARGET, "s", &language));
  return language;
}

/* Who does not know the language of the program finds the way back at the top. */
static void
test_languages (void)
{
  g_autoptr (GMenuModel) menu = ichomp_menus_create_languages ();
  g_autoptr (GMenuModel) choice = get_section (menu, 0);
  g_autoptr (GMenuModel) system = get_section (choice, 0);
  g_autoptr (GMenuModel) languages = get_section (choice, 1);
  g_autofree char *first = dup_language (system, 0);
  g_autofree char *second = dup_language (languages, 0);

  g_assert_cmpint (g_menu_model_get_n_items (system), ==, 1);
  g_assert_cmpstr (first, ==, "system");
  g_assert_cmpstr (second, ==, "az");
}

/* The button shows the language in its own letters; a screen reader says what the button is for. */
static void
test_language_button (void)
{
  GtkWidget *bar = g_object_new (ICHOMP_TYPE_HEADER_BAR, NULL);
  GtkWidget *window = study_support_show (bar, 600, 60);
  GtkMenuButton *button = GTK_MENU_BUTTON (study_support_find (bar, "language_button"));

  g_assert_cmpstr (gtk_menu_button_get_label (button), ==, "En");
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_DE);
  ichomp_translatable_update (bar);
  g_assert_cmpstr (gtk_menu_button_get_label (button), ==, "De");
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (button))),
      GTK_ACCESSIBLE_PROPERTY_LABEL, "Language");
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  study_support_close (window, bar);
}

/* Buttons that would do nothing are not shown. */
static void
test_game_buttons (void)
{
  static const char *const buttons[] = { "undo_button", "redo_button", "panel_button" };
  static const char *const pages[] = { "play", "lessons", "practice" };
  GtkWidget *stack = g_object_ref_sink (gtk_stack_new ());
  GtkWidget *bar = g_object_new (ICHOMP_TYPE_HEADER_BAR, "stack", stack, NULL);
  GtkWidget *window = study_support_show (bar, 600, 60);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    gtk_stack_add_titled (GTK_STACK (stack), gtk_label_new (""), pages[i], pages[i]);

  for (guint i = 0; i <= G_N_ELEMENTS (pages); i++)
    {
      const char *page = pages[i % G_N_ELEMENTS (pages)];

      gtk_stack_set_visible_child_name (GTK_STACK (stack), page);
      for (guint b = 0; b < G_N_ELEMENTS (buttons); b++)
        g_assert_cmpint (gtk_widget_get_visible (study_support_find (bar, buttons[b])), ==,
                         g_str_equal (page, "play"));
    }

  study_support_close (window, bar);
  g_object_unref (stack);
}

void
add_tests (void)
{
  g_test_add_func ("/menus/languages", test_languages);
  g_test_add_func ("/menus/language-button", test_language_button);
  g_test_add_func ("/menus/game-buttons", test_game_buttons);
}
