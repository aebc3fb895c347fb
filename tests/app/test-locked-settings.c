/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What an administrator has locked cannot be changed in the dialogs, and they say so. Here all is. */

#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gsettingsbackend.h>

#include "ichomp-new-game-dialog.h"
#include "ichomp-preferences.h"
#include "study-support.h"

typedef struct
{
  GSettingsBackend parent_instance;
} Backend;

typedef struct
{
  GSettingsBackendClass parent_class;
} BackendClass;

static GVariant *
backend_read (GSettingsBackend *backend,
              const char *key,
              const GVariantType *type,
              gboolean default_value)
{
  return NULL;
}

static gboolean
backend_get_writable (GSettingsBackend *backend, const char *key)
{
  return FALSE;
}

static gboolean
backend_write (GSettingsBackend *backend, const char *key, GVariant *value, gpointer tag)
{
  g_variant_unref (g_variant_ref_sink (value));
  return FALSE;
}

static void
backend_class_init (gpointer klass, gpointer data)
{
  GSettingsBackendClass *backend_class = klass;

  backend_class->read = backend_read;
  backend_class->write = backend_write;
  backend_class->get_writable = backend_get_writable;
}

/* The backend of this process. */
static void
use_backend (void)
{
  GType type = g_type_register_static_simple (G_TYPE_SETTINGS_BACKEND, "LockedBackend",
                                              sizeof (BackendClass), backend_class_init,
                                              sizeof (Backend), NULL, 0);

  g_unsetenv ("GSETTINGS_BACKEND");

  /* It registers the extension points. */
  g_vfs_get_default ();
  g_io_extension_point_implement (G_SETTINGS_BACKEND_EXTENSION_POINT_NAME, type, "made-here", 1000);
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
    "appearance", "animate", "show_move_values", "show_coordinates", "show_decimal", "show_binary",
    "show_nw",    "show_ne", "show_sw",          "show_se",          "show_nim_sum", "show_outcome",
  };
  IchompSettings *settings = ichomp_settings_new ();
  GtkWidget *window = ichomp_preferences_new (settings);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    assert_locked (window, ids[i]);

  gtk_window_destroy (GTK_WINDOW (window));
  study_support_settle ();
  g_assert_finalize_object (settings);
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
  IchompSettings *settings = ichomp_settings_new ();
  GtkWidget *dialog = ichomp_new_game_dialog_new (settings);

  assert_dialog_locked (dialog);

  /* What goes by another choice stays locked all the same. */
  for (guint i = 0; i < 2; i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (study_support_find (dialog, "opponent_drop_down")),
                                  i);
      gtk_check_button_set_active (
          GTK_CHECK_BUTTON (study_support_find (dialog, i == 0 ? "full_check" : "random_check")),
          TRUE);
      assert_dialog_locked (dialog);
    }

  /* A game can be started, with what is set. */
  study_support_click (dialog, "start_button");
  g_assert_finalize_object (settings);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  use_backend ();

  g_test_add_func ("/locked-settings/preferences", test_preferences);
  g_test_add_func ("/locked-settings/new-game", test_new_game);

  return g_test_run ();
}
