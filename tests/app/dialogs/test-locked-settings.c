/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that an administrator has locked cannot be changed in the dialogs, which show the lock.
 * Here all settings are locked. */

#include "widgets/course/ichomp-beside-choice.h"
#include "game/base/ichomp-i18n.h"
#include "widgets/kit/ichomp-lock.h"
#include "app/commands/ichomp-appearance.h"
#include "app/window/ichomp-menus.h"
#include "app/dialogs/ichomp-new-game-dialog.h"
#include "widgets/play/ichomp-play-view.h"
#include "app/dialogs/ichomp-preferences.h"
#include "app/commands/ichomp-preset-actions.h"
#include "game/storage/ichomp-preset.h"
#include "widgets/play/ichomp-play-page.h"
#include "settings-backend.h"
#include "study-support.h"
#include "test-main.h"

/* The locked key; NULL for all keys. */
static const char *only_locked;

static gboolean
is_writable (const char *key)
{
  return only_locked != NULL && !g_str_has_suffix (key, only_locked);
}

static GVariant *
read_hidden_panel (const char *key)
{
  return g_str_has_suffix (key, "/show-panel") ? g_variant_ref_sink (g_variant_new_boolean (FALSE))
                                               : NULL;
}

static void
assert_locked (GtkWidget *window, const char *id)
{
  GtkWidget *widget = study_support_find (window, id);

  g_assert_nonnull (widget);
  g_assert_false (gtk_widget_is_sensitive (widget));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (widget), ==, "Locked by the administrator");
}

static void
test_preferences (void)
{
  static const char *const ids[] = {
    "appearance",       "projector",        "zoom",
    "animate",          "preset",           "show_explanation",
    "show_move_values", "show_coordinates", "show_decimal",
    "show_binary",      "show_nw",          "show_ne",
    "show_sw",          "show_se",          "show_nim_sum",
    "show_outcome",     "own_digits",
  };
  GSettings *settings = ichomp_settings_new ();
  GtkWidget *window = ichomp_preferences_new (settings);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    assert_locked (window, ids[i]);
  g_assert_true (gtk_widget_get_visible (study_support_find (window, "locked_note")));

  gtk_window_destroy (GTK_WINDOW (window));
  study_support_settle ();
  g_assert_finalize_object (settings);
}

/* A hidden padlock needs no note: English has no choice of digits. */
static void
test_note (void)
{
  static const struct
  {
    const char *key;
    IchompLanguage language;
    gboolean explained;
  } cases[] = {
    { "/own-digits", ICHOMP_LANGUAGE_EN, FALSE },
    { "/own-digits", ICHOMP_LANGUAGE_FA, TRUE },
    { "/show-nw", ICHOMP_LANGUAGE_EN, TRUE },
    { "/board-width", ICHOMP_LANGUAGE_EN, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GSettings *settings;
      GtkWidget *window;

      only_locked = cases[i].key;
      ichomp_i18n_set_language (cases[i].language);
      settings = ichomp_settings_new ();
      window = ichomp_preferences_new (settings);
      g_assert_cmpint (gtk_widget_get_visible (study_support_find (window, "locked_note")), ==,
                       cases[i].explained);

      gtk_window_destroy (GTK_WINDOW (window));
      study_support_settle ();
      g_assert_finalize_object (settings);
    }

  only_locked = NULL;
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

static void
assert_dialog_locked (GtkWidget *dialog)
{
  static const char *const ids[] = {
    "opponent_drop_down", "level_drop_down", "starter_drop_down", "width_spin",
    "height_spin",        "random_check",    "full_check",        "winnable_check",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    assert_locked (dialog, ids[i]);
}

static void
test_new_game (void)
{
  GSettings *settings = ichomp_settings_new ();
  GtkWidget *dialog = ichomp_new_game_dialog_new (settings);

  assert_dialog_locked (dialog);

  /* A choice that depends on another one stays locked. */
  for (guint i = 0; i < 2; i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (study_support_find (dialog, "opponent_drop_down")),
                                  i);
      gtk_check_button_set_active (
          GTK_CHECK_BUTTON (study_support_find (dialog, i == 0 ? "full_check" : "random_check")),
          TRUE);
      assert_dialog_locked (dialog);
    }

  /* A game with the locked settings can be started. */
  study_support_click (dialog, "start_button");
  g_assert_finalize_object (settings);
}

/* The number of rows with a padlock. */
static guint
count_padlocks (GtkWidget *dialog)
{
  GtkWidget *grid = study_support_find (dialog, "grid");
  guint n = 0;

  for (int row = 0; row < 20; row++)
    {
      GtkWidget *padlock = gtk_grid_get_child_at (GTK_GRID (grid), 2, row);

      if (padlock != NULL && gtk_widget_get_visible (padlock))
        {
          g_assert_cmpstr (gtk_widget_get_tooltip_text (padlock), ==,
                           "Locked by the administrator");
          n++;
        }
    }

  return n;
}

/* One padlock for each visible choice: game, last tile, two sides or heaps, three for the start,
 * and opponent, level and starter. */
static void
test_padlocks (void)
{
  static const guint expected[] = { 10, 9, 9 };
  GSettings *settings = ichomp_settings_new ();
  GtkWidget *dialog = ichomp_new_game_dialog_new (settings);

  for (guint kind = 0; kind < G_N_ELEMENTS (expected); kind++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (study_support_find (dialog, "kind_drop_down")),
                                  kind);
      g_assert_cmpuint (count_padlocks (dialog), ==, expected[kind]);
    }

  gtk_window_destroy (GTK_WINDOW (dialog));
  study_support_settle ();
  g_assert_finalize_object (settings);
}

static GtkWidget *
find_padlock (GtkWidget *widget)
{
  g_autoptr (GPtrArray) images = study_support_list_type (widget, GTK_TYPE_IMAGE, NULL);

  for (guint i = 0; i < images->len; i++)
    if (g_strcmp0 (gtk_image_get_icon_name (images->pdata[i]), ICHOMP_LOCK_ICON) == 0)
      return images->pdata[i];

  return NULL;
}

/* The choice of lessons in two languages. */
static void
test_beside (void)
{
  GSettings *settings = ichomp_settings_new ();
  IchompLibrary *library = ichomp_library_new_for_folders ("/nonexistent", "/nonexistent");
  IchompLessonProgress *progress = ichomp_lesson_progress_new (NULL);
  IchompCourse *course = ichomp_course_new (library, progress);
  GtkWidget *page = g_object_ref_sink (ichomp_lesson_page_new (course));
  GtkWidget *choice =
      g_object_ref_sink (ichomp_beside_choice_new (settings, ICHOMP_LESSON_PAGE (page)));
  GtkWidget *padlock = find_padlock (choice);

  g_assert_false (gtk_widget_is_sensitive (gtk_widget_get_prev_sibling (padlock)));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (gtk_widget_get_prev_sibling (padlock)), ==,
                   "Locked by the administrator");
  g_assert_true (gtk_widget_get_visible (padlock));

  g_assert_finalize_object (choice);
  g_assert_finalize_object (page);
  g_assert_finalize_object (course);
  g_assert_finalize_object (library);
  g_assert_finalize_object (progress);
  g_assert_finalize_object (settings);
}

/* A panel that a lock hides can be opened for once, and closed again. */
static void
test_panel (void)
{
  GSettings *settings = ichomp_settings_new ();
  IchompSession *session = study_support_start ("6/5/1/4", ICHOMP_OPPONENT_PERSON);
  GtkWidget *view = ichomp_play_page_new (session, settings);
  GtkWidget *window = study_support_show (view, 1000, 700);
  GtkWidget *panel = study_support_find (view, "panel");
  GtkWidget *readout = study_support_find (view, "nim_sum_readout");

  g_assert_false (gtk_widget_get_visible (panel));
  ichomp_play_page_give_hint (ICHOMP_PLAY_PAGE (view));
  g_assert_true (gtk_widget_get_visible (panel));
  g_assert_true (gtk_widget_get_visible (study_support_find (view, "hint_box")));
  assert_locked (view, "ask_check");

  /* Escape closes the hint first, then the panel. */
  study_support_press_key (view, GDK_KEY_Escape, 0);
  g_assert_false (gtk_widget_get_visible (study_support_find (view, "hint_box")));
  g_assert_true (gtk_widget_get_visible (panel));
  study_support_press_key (view, GDK_KEY_Escape, 0);
  g_assert_false (gtk_widget_get_visible (panel));

  study_support_click (readout, "explain_button");
  g_assert_true (gtk_widget_get_visible (panel));
  study_support_assert_says (study_support_find (view, "controls"), "Who wins");
  study_support_click (gtk_widget_get_first_child (gtk_widget_get_first_child (panel)),
                       "close_button");
  g_assert_false (gtk_widget_get_visible (panel));

  study_support_close (window, view);
  g_assert_finalize_object (session);
  g_assert_finalize_object (settings);
}

/* Returns: (transfer floating): another value of @key */
static GVariant *
build_other (GSettingsSchema *schema, const char *key, GVariant *value)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    {
      g_autoptr (GSettingsSchemaKey) schema_key = g_settings_schema_get_key (schema, key);
      g_autoptr (GVariant) range = g_settings_schema_key_get_range (schema_key);
      g_autoptr (GVariant) nicks = NULL;
      g_autofree const char **names = NULL;
      gboolean is_first;

      g_variant_get (range, "(&sv)", NULL, &nicks);
      names = g_variant_get_strv (nicks, NULL);
      is_first = g_str_equal (names[0], g_variant_get_string (value, NULL));
      return g_variant_new_string (names[is_first ? 1 : 0]);
    }
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
    return g_variant_new_uint32 (g_variant_get_uint32 (value) ^ 1);

  return g_variant_new_boolean (!g_variant_get_boolean (value));
}

/* No way changes a locked key of the schema: alone, with others, by its action, for this start, or
 * by a preset. */
static void
test_all_keys (void)
{
  GSettings *settings = ichomp_settings_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  g_assert_cmpuint (g_strv_length (keys), >, 24);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (settings, keys[i]);
      g_autoptr (GVariant) before = g_settings_get_value (settings, keys[i]);
      g_autoptr (GVariant) other = g_variant_ref_sink (build_other (schema, keys[i], before));
      g_autoptr (GSettings) change = ichomp_settings_begin_change (settings);
      g_autoptr (GVariant) after = NULL;

      g_test_message ("%s", keys[i]);
      g_assert_false (g_settings_is_writable (settings, keys[i]));
      g_assert_false (g_action_get_enabled (action));

      g_assert_false (g_settings_set_value (settings, keys[i], other));
      g_settings_set_value (change, keys[i], other);
      g_settings_apply (change);
      if (g_variant_is_of_type (before, G_VARIANT_TYPE_BOOLEAN))
        {
          ichomp_settings_set_for_now (settings, keys[i], !g_variant_get_boolean (before));
          g_action_activate (action, NULL);
        }
      else
        {
          g_action_activate (action, other);
        }

      after = g_settings_get_value (settings, keys[i]);
      g_assert_cmpvariant (before, after);
    }

  g_assert_finalize_object (settings);
}

static void
test_presets (void)
{
  GSettings *settings = ichomp_settings_new ();
  GSimpleActionGroup *group = g_simple_action_group_new ();
  IchompPreset present = ichomp_preset_find (settings);

  ichomp_preset_actions_add (G_ACTION_MAP (group), settings);
  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    {
      ichomp_preset_apply (preset, settings);
      g_assert_cmpint (ichomp_preset_find (settings), ==, present);
      g_assert_cmpint (ichomp_preset_is_allowed (preset, settings), ==, preset == present);
    }

  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (group), "preset-discover"));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (group), "preset-binary"));
  g_assert_finalize_object (group);
  g_assert_finalize_object (settings);
}

/* Returns: (transfer full) (nullable): the label of an action's first item in the menu and its
 * parts */
static char *
dup_menu_label (GMenuModel *menu, const char *action)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
  char *label = NULL;

  for (int i = 0; i < g_menu_model_get_n_items (menu) && label == NULL; i++)
    {
      g_autofree char *name = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name);
      if (g_strcmp0 (name, action) == 0)
        g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);

      for (guint j = 0; j < G_N_ELEMENTS (links) && label == NULL; j++)
        {
          g_autoptr (GMenuModel) part = g_menu_model_get_item_link (menu, i, links[j]);

          if (part != NULL)
            label = dup_menu_label (part, action);
        }
    }

  return label;
}

/* Locked commands are marked in the main menu and its submenus, and no others. */
static void
test_menu (void)
{
  g_autoptr (GMenuModel) menu = ichomp_menus_create_primary ();
  g_autofree char *projector = dup_menu_label (menu, "app.projector");
  g_autofree char *zoom = dup_menu_label (menu, "app.zoom-in");
  g_autofree char *preset = dup_menu_label (menu, "app.preset-discover");
  g_autofree char *about = dup_menu_label (menu, "app.about");

  g_assert_true (g_str_has_suffix (projector, " (locked)"));
  g_assert_true (g_str_has_suffix (zoom, " (locked)"));
  g_assert_true (g_str_has_suffix (preset, " (locked)"));
  g_assert_false (g_str_has_suffix (about, " (locked)"));
}

/* The buttons of the readouts are padlocks. */
static void
test_readouts (void)
{
  GSettings *settings = ichomp_settings_new ();
  IchompSession *session = ichomp_session_new (g_rand_new_with_seed (1));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button;

  gtk_window_set_child (GTK_WINDOW (window), ichomp_play_view_new (session, settings));
  button = study_support_find (study_support_find (window, "nim_sum_readout"), "conceal_button");
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (button)), ==, ICHOMP_LOCK_ICON);

  gtk_window_destroy (GTK_WINDOW (window));
  study_support_settle ();
  g_assert_finalize_object (session);
  g_assert_finalize_object (settings);
}

static gboolean
is_enabled (GtkApplication *application, const char *name)
{
  return g_action_get_enabled (g_action_map_lookup_action (G_ACTION_MAP (application), name));
}

static gboolean
can_zoom (void)
{
  GtkApplication *application = gtk_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);
  GSettings *settings = ichomp_settings_new ();
  gboolean enabled;

  ichomp_appearance_follow (settings, application);
  enabled = is_enabled (application, "zoom-in");
  g_assert_cmpint (is_enabled (application, "zoom-out"), ==, enabled);
  g_assert_false (is_enabled (application, "zoom-reset"));
  g_assert_finalize_object (application);
  g_assert_finalize_object (settings);

  return enabled;
}

static void
test_zoom (void)
{
  g_assert_false (can_zoom ());

  only_locked = "/appearance";
  g_assert_true (can_zoom ());
  only_locked = NULL;
}

void
add_tests (void)
{
  settings_backend_use ("LockedBackend", is_writable, read_hidden_panel);

  g_test_add_func ("/locked-settings/preferences", test_preferences);
  g_test_add_func ("/locked-settings/note", test_note);
  g_test_add_func ("/locked-settings/panel", test_panel);
  g_test_add_func ("/locked-settings/beside", test_beside);
  g_test_add_func ("/locked-settings/new-game", test_new_game);
  g_test_add_func ("/locked-settings/padlocks", test_padlocks);
  g_test_add_func ("/locked-settings/all-keys", test_all_keys);
  g_test_add_func ("/locked-settings/presets", test_presets);
  g_test_add_func ("/locked-settings/menu", test_menu);
  g_test_add_func ("/locked-settings/zoom", test_zoom);
  g_test_add_func ("/locked-settings/readouts", test_readouts);
}
