/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/dialogs/ichomp-preferences.h"

#include "game/storage/ichomp-preset.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
} Fixture;

static const struct
{
  const char *setting;
  const char *id;
} switches[] = {
  { "projector", "projector" },
  { "animate", "animate" },
  { "show-move-values", "show_move_values" },
  { "show-coordinates", "show_coordinates" },
  { "own-digits", "own_digits" },
  { "show-explanation", "show_explanation" },
  { "show-decimal", "show_decimal" },
  { "show-binary", "show_binary" },
  { "show-nw", "show_nw" },
  { "show-ne", "show_ne" },
  { "show-sw", "show_sw" },
  { "show-se", "show_se" },
  { "show-nim-sum", "show_nim_sum" },
  { "show-outcome", "show_outcome" },
};

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = study_support_settings ();
  fixture->window = ichomp_preferences_new (fixture->settings);
  study_support_open_window (&fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close_window (&fixture->window);
  g_assert_finalize_object (fixture->settings);
}

/* Each switch follows its setting and changes it at once. */
static void
test_switches (Fixture *fixture, gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      GtkSwitch *widget = GTK_SWITCH (study_support_find (fixture->window, switches[i].id));

      for (gsize j = 0; j < G_N_ELEMENTS (switches); j++)
        g_settings_set_boolean (fixture->settings, switches[j].setting, FALSE);
      g_assert_false (gtk_switch_get_active (widget));

      gtk_switch_set_active (widget, TRUE);
      for (gsize j = 0; j < G_N_ELEMENTS (switches); j++)
        g_assert_cmpint (g_settings_get_boolean (fixture->settings, switches[j].setting), ==,
                         j == i);

      g_settings_set_boolean (fixture->settings, switches[i].setting, FALSE);
      g_assert_false (gtk_switch_get_active (widget));
      g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (widget)));
    }
}

static void
test_appearance (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *widget = GTK_DROP_DOWN (study_support_find (fixture->window, "appearance"));

  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (widget)), ==,
                    ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK + 1);
  for (guint i = 0; i <= ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK; i++)
    {
      IchompAppearance appearance;

      gtk_drop_down_set_selected (widget, i);
      appearance = (IchompAppearance)g_settings_get_enum (fixture->settings, "appearance");
      g_assert_cmpint (appearance, ==, i);
    }

  g_settings_set_enum (fixture->settings, "appearance", ICHOMP_APPEARANCE_DARK);
  g_assert_cmpuint (gtk_drop_down_get_selected (widget), ==, ICHOMP_APPEARANCE_DARK);
}

static void
test_zoom (Fixture *fixture, gconstpointer data)
{
  GtkSpinButton *widget = GTK_SPIN_BUTTON (study_support_find (fixture->window, "zoom"));
  guint zoom;

  g_assert_cmpint (gtk_spin_button_get_value_as_int (widget), ==, 100);
  gtk_spin_button_set_value (widget, 150);
  zoom = g_settings_get_uint (fixture->settings, "zoom");
  g_assert_cmpuint (zoom, ==, 150);
  g_settings_set_uint (fixture->settings, "zoom", 100);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (widget), ==, 100);
}

/* A number that has been typed counts when the window is closed. */
static void
test_zoom_at_end (Fixture *fixture, gconstpointer data)
{
  GtkWidget *widget = study_support_find (fixture->window, "zoom");
  guint zoom;

  gtk_widget_grab_focus (widget);
  gtk_editable_set_text (GTK_EDITABLE (widget), "150");
  gtk_window_close (GTK_WINDOW (fixture->window));
  study_support_settle ();
  g_assert_null (fixture->window);
  zoom = g_settings_get_uint (fixture->settings, "zoom");
  g_assert_cmpuint (zoom, ==, 150);
}

/* A preset sets the switches, and the switches determine the shown preset. */
static void
test_preset (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *widget = GTK_DROP_DOWN (study_support_find (fixture->window, "preset"));
  GtkSwitch *quadrant = GTK_SWITCH (study_support_find (fixture->window, "show_nw"));

  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    {
      gtk_drop_down_set_selected (widget, preset);
      g_assert_cmpint (ichomp_preset_find (fixture->settings), ==, preset);
      g_assert_cmpint (gtk_switch_get_active (quadrant), ==, preset != ICHOMP_PRESET_DISCOVER);
      g_assert_cmpuint (gtk_drop_down_get_selected (widget), ==, preset);

      gtk_switch_set_active (quadrant, !gtk_switch_get_active (quadrant));
      g_assert_cmpuint (gtk_drop_down_get_selected (widget), ==, ICHOMP_PRESET_CUSTOM);
      gtk_switch_set_active (quadrant, !gtk_switch_get_active (quadrant));
      g_assert_cmpuint (gtk_drop_down_get_selected (widget), ==, preset);
    }

  ichomp_preset_apply (ICHOMP_PRESET_BINARY, fixture->settings);
}

/* No padlock without a lock. */
static void
test_no_locks (Fixture *fixture, gconstpointer data)
{
  g_assert_false (gtk_widget_get_visible (study_support_find (fixture->window, "locked_note")));
  g_assert_true (gtk_widget_is_sensitive (study_support_find (fixture->window, "preset")));
}

/* A note appears only where settings cannot be saved. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (gtk_widget_get_visible (study_support_find (fixture->window, "not_kept_label")),
                   ==, !ichomp_settings_are_kept (fixture->settings));
}

static void
test_close (Fixture *fixture, gconstpointer data)
{
  study_support_press_key (fixture->window, GDK_KEY_Escape, 0);
  study_support_settle ();
  g_assert_null (fixture->window);

  /* No handler is left for a change. */
  g_settings_set_boolean (fixture->settings, "animate", TRUE);
  g_settings_set_enum (fixture->settings, "appearance", ICHOMP_APPEARANCE_LIGHT);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/preferences/switches", test_switches);
  add ("/preferences/appearance", test_appearance);
  add ("/preferences/zoom", test_zoom);
  add ("/preferences/zoom-at-end", test_zoom_at_end);
  add ("/preferences/preset", test_preset);
  add ("/preferences/no-locks", test_no_locks);
  add ("/preferences/kept", test_kept);
  add ("/preferences/close", test_close);
}
