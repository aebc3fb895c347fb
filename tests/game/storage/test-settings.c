/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Which backend there is, and whether there is a schema, is settled once in a process: so each such
 * case runs in a process of its own, with an environment of its own. */

#include "storage/ichomp-settings.h"

#include <glib/gstdio.h>

#include "ichomp-enums.h"
#include "support.h"

#define SCHEMA_ID "org.ichomp.iChomp"

/* What a copy of this program is started with that reports on its settings. */
#define REPORT "--report"

static void
changed_cb (IchompSettings *settings, GParamSpec *pspec, GString *changes)
{
  g_string_append_printf (changes, "%s ", pspec->name);
}

static GSettingsSchema *
look_up_schema (void)
{
  return g_settings_schema_source_lookup (g_settings_schema_source_get_default (), SCHEMA_ID, TRUE);
}

static GParamSpec **
list_properties (guint *n)
{
  g_autoptr (IchompSettingsClass) klass = g_type_class_ref (ICHOMP_TYPE_SETTINGS);

  return g_object_class_list_properties (G_OBJECT_CLASS (klass), n);
}

static void
assert_enum_agrees (GParamSpecEnum *pspec, GSettingsSchemaKey *key)
{
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
  g_autoptr (GVariant) child = NULL;
  g_autofree const char **nicks = NULL;
  const char *kind;
  gsize n;

  g_variant_get (range, "(&sv)", &kind, &child);
  g_assert_cmpstr (kind, ==, "enum");

  nicks = g_variant_get_strv (child, &n);
  g_assert_cmpuint (n, ==, pspec->enum_class->n_values);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (nicks[i], ==, pspec->enum_class->values[i].value_nick);
}

static void
assert_range_agrees (GParamSpecUInt *pspec, GSettingsSchemaKey *key)
{
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
  g_autoptr (GVariant) child = NULL;
  const char *kind;
  guint minimum;
  guint maximum;

  g_variant_get (range, "(&sv)", &kind, &child);
  g_assert_cmpstr (kind, ==, "range");
  g_variant_get (child, "(uu)", &minimum, &maximum);
  g_assert_cmpuint (minimum, ==, pspec->minimum);
  g_assert_cmpuint (maximum, ==, pspec->maximum);
}

/* The default of a property as that of a key. */
static GVariant *
build_default (GParamSpec *pspec)
{
  const GValue *value = g_param_spec_get_default_value (pspec);
  GVariant *variant;

  if (G_IS_PARAM_SPEC_ENUM (pspec))
    variant = g_variant_new_string (
        g_enum_get_value (G_PARAM_SPEC_ENUM (pspec)->enum_class, g_value_get_enum (value))
            ->value_nick);
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    variant = g_variant_new_uint32 (g_value_get_uint (value));
  else
    variant = g_variant_new_boolean (g_value_get_boolean (value));

  return g_variant_ref_sink (variant);
}

static void
test_schema_agrees (void)
{
  g_autoptr (GSettingsSchema) schema = look_up_schema ();
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);
  guint n;
  g_autofree GParamSpec **pspecs = list_properties (&n);

  g_assert_cmpuint (g_strv_length (keys), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, pspecs[i]->name);
      g_autoptr (GVariant) in_schema = g_settings_schema_key_get_default_value (key);
      g_autoptr (GVariant) in_property = build_default (pspecs[i]);

      g_test_message ("%s", pspecs[i]->name);
      g_assert_cmpvariant (in_schema, in_property);
      if (G_IS_PARAM_SPEC_ENUM (pspecs[i]))
        assert_enum_agrees (G_PARAM_SPEC_ENUM (pspecs[i]), key);
      if (G_IS_PARAM_SPEC_UINT (pspecs[i]))
        assert_range_agrees (G_PARAM_SPEC_UINT (pspecs[i]), key);
    }
}

/* A value other than the default. */
static void
set_other (IchompSettings *settings, GParamSpec *pspec)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, pspec->value_type);
  g_object_get_property (G_OBJECT (settings), pspec->name, &value);
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    g_value_set_enum (&value, g_value_get_enum (&value) == 1 ? 0 : 1);
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    g_value_set_uint (&value, g_value_get_uint (&value) ^ 1);
  else
    g_value_set_boolean (&value, !g_value_get_boolean (&value));
  g_object_set_property (G_OBJECT (settings), pspec->name, &value);
}

static void
assert_is_default (IchompSettings *settings, GParamSpec *pspec, gboolean expected)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, pspec->value_type);
  g_object_get_property (G_OBJECT (settings), pspec->name, &value);
  g_assert_cmpint (g_param_value_defaults (pspec, &value), ==, expected);
}

/* Every property can be set, notifies once, and is written to its key. */
static void
test_properties (void)
{
  g_autoptr (GSettings) plain = g_settings_new (SCHEMA_ID);
  guint n;
  g_autofree GParamSpec **pspecs = list_properties (&n);

  for (guint i = 0; i < n; i++)
    {
      IchompSettings *settings = ichomp_settings_new ();
      g_autoptr (GString) changes = g_string_new (NULL);
      g_autofree char *expected = g_strdup_printf ("%s ", pspecs[i]->name);
      g_autoptr (GVariant) user_value = NULL;

      assert_is_default (settings, pspecs[i], TRUE);
      g_signal_connect (settings, "notify", G_CALLBACK (changed_cb), changes);
      set_other (settings, pspecs[i]);
      assert_is_default (settings, pspecs[i], FALSE);
      g_assert_cmpstr (changes->str, ==, expected);

      user_value = g_settings_get_user_value (plain, pspecs[i]->name);
      g_assert_nonnull (user_value);

      /* From elsewhere. */
      g_settings_reset (plain, pspecs[i]->name);
      support_iterate ();
      assert_is_default (settings, pspecs[i], TRUE);

      g_assert_finalize_object (settings);
    }
}

static void
test_same_value (void)
{
  IchompSettings *settings = ichomp_settings_new ();
  g_autoptr (GString) changes = g_string_new (NULL);

  g_signal_connect (settings, "notify", G_CALLBACK (changed_cb), changes);
  g_object_set (settings, "board-width", 8, "animate", TRUE, "level", SG_LEVEL_EASY, NULL);
  support_iterate ();
  g_assert_cmpstr (changes->str, ==, "");

  g_assert_finalize_object (settings);
}

/* The backend was asked for by name, and it keeps nothing. */
static void
test_not_kept (void)
{
  IchompSettings *settings = ichomp_settings_new ();

  g_assert_false (ichomp_settings_are_kept (settings));
  g_assert_false (ichomp_settings_is_locked (settings, "level"));
  g_assert_finalize_object (settings);
}

static void
test_toggle_action (void)
{
  IchompSettings *settings = ichomp_settings_new ();
  GAction *action = ichomp_settings_create_action (settings, "show-binary");
  g_autoptr (GVariant) state = NULL;
  gboolean shown;

  g_assert_cmpstr (g_action_get_name (action), ==, "show-binary");
  g_assert_null (g_action_get_parameter_type (action));
  g_assert_true (g_action_get_enabled (action));

  g_action_activate (action, NULL);
  g_object_get (settings, "show-binary", &shown, NULL);
  g_assert_false (shown);
  state = g_action_get_state (action);
  g_assert_false (g_variant_get_boolean (state));
  g_clear_pointer (&state, g_variant_unref);

  g_action_change_state (action, g_variant_new_boolean (TRUE));
  g_object_get (settings, "show-binary", &shown, NULL);
  g_assert_true (shown);

  g_object_set (settings, "show-binary", FALSE, NULL);
  state = g_action_get_state (action);
  g_assert_false (g_variant_get_boolean (state));

  g_object_set (settings, "show-binary", TRUE, NULL);
  g_assert_finalize_object (action);
  g_assert_finalize_object (settings);
}

static void
test_radio_action (void)
{
  IchompSettings *settings = ichomp_settings_new ();
  GAction *action = ichomp_settings_create_action (settings, "appearance");
  g_autoptr (GVariant) state = NULL;
  IchompAppearance appearance;

  g_assert_true (
      g_variant_type_equal (g_action_get_parameter_type (action), G_VARIANT_TYPE_STRING));

  g_action_activate (action, g_variant_new_string ("high-contrast-dark"));
  g_object_get (settings, "appearance", &appearance, NULL);
  g_assert_cmpint (appearance, ==, ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK);
  state = g_action_get_state (action);
  g_assert_cmpstr (g_variant_get_string (state, NULL), ==, "high-contrast-dark");

  g_action_activate (action, g_variant_new_string ("purple"));
  g_object_get (settings, "appearance", &appearance, NULL);
  g_assert_cmpint (appearance, ==, ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK);

  g_object_set (settings, "appearance", ICHOMP_APPEARANCE_SYSTEM, NULL);
  g_assert_finalize_object (action);
  g_assert_finalize_object (settings);
}

static void
test_number_action (void)
{
  IchompSettings *settings = ichomp_settings_new ();
  GAction *action = ichomp_settings_create_action (settings, "board-width");
  guint width;

  g_action_activate (action, g_variant_new_uint32 (5));
  g_object_get (settings, "board-width", &width, NULL);
  g_assert_cmpuint (width, ==, 5);

  g_action_activate (action, g_variant_new_uint32 (1000));
  g_object_get (settings, "board-width", &width, NULL);
  g_assert_cmpuint (width, ==, ICHOMP_BOARD_MAX_SIDE);

  g_object_set (settings, "board-width", 8, NULL);
  g_assert_finalize_object (action);
  g_assert_finalize_object (settings);
}

/* An action that outlives its settings does nothing. */
static void
test_action_alone (void)
{
  IchompSettings *settings = ichomp_settings_new ();
  GAction *action = ichomp_settings_create_action (settings, "randomise");

  g_assert_finalize_object (settings);
  g_action_activate (action, NULL);
  g_assert_finalize_object (action);
}

/* The settings that a process has: kept or not, the level, and a property that is set at once. */
static int
report (void)
{
  g_autoptr (IchompSettings) settings = ichomp_settings_new ();
  g_autoptr (GEnumClass) levels = g_type_class_ref (SG_TYPE_LEVEL);
  SgLevel level;
  guint width;

  g_object_get (settings, "level", &level, NULL);
  g_object_set (settings, "level", SG_LEVEL_HARD, "board-width", 5, NULL);
  g_object_get (settings, "board-width", &width, NULL);
  g_print ("%s %s %u", ichomp_settings_are_kept (settings) ? "kept" : "lost",
           g_enum_get_value (levels, level)->value_nick, width);

  return 0;
}

typedef struct
{
  char *folder;
  char **environment;
} Fixture;

/* A process without modules of GIO, so that no desktop's own backend is there, and without a bus. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("ichomp-settings-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->environment = g_get_environ ();
  fixture->environment =
      g_environ_setenv (fixture->environment, "XDG_CONFIG_HOME", fixture->folder, TRUE);
  fixture->environment =
      g_environ_setenv (fixture->environment, "XDG_DATA_DIRS", fixture->folder, TRUE);
  fixture->environment =
      g_environ_setenv (fixture->environment, "XDG_DATA_HOME", fixture->folder, TRUE);
  fixture->environment =
      g_environ_setenv (fixture->environment, "GIO_MODULE_DIR", "/nonexistent", TRUE);
  fixture->environment = g_environ_setenv (fixture->environment, "DBUS_SESSION_BUS_ADDRESS",
                                           "unix:path=/nonexistent", TRUE);
  fixture->environment = g_environ_unsetenv (fixture->environment, "GIO_EXTRA_MODULES");
  fixture->environment = g_environ_unsetenv (fixture->environment, "GSETTINGS_BACKEND");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  support_remove_all (fixture->folder);
  g_clear_pointer (&fixture->folder, g_free);
  g_clear_pointer (&fixture->environment, g_strfreev);
}

static char *
run_report (Fixture *fixture, const char *program)
{
  const char *arguments[] = { program, REPORT, NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status;

  g_spawn_sync (NULL, (char **)arguments, fixture->environment, G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);

  return output;
}

static void
assert_report (Fixture *fixture, const char *expected)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *output = run_report (fixture, program);

  g_assert_cmpstr (output, ==, expected);
}

/* Without a desktop's backend GIO has a file of its own. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  assert_report (fixture, "kept easy 5");
  assert_report (fixture, "kept hard 5");
}

/* The schema is found from where the program is. */
static void
test_schema_in_build_folder (Fixture *fixture, gconstpointer data)
{
  fixture->environment = g_environ_unsetenv (fixture->environment, "GSETTINGS_SCHEMA_DIR");
  assert_report (fixture, "kept easy 5");
  assert_report (fixture, "kept hard 5");
}

static void
test_no_schema (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "bin", NULL);
  g_autofree char *program = support_copy_program (folder);

  fixture->environment = g_environ_unsetenv (fixture->environment, "GSETTINGS_SCHEMA_DIR");
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *output = run_report (fixture, program);

      g_assert_cmpstr (output, ==, "lost easy 5");
    }
}

static void
compile_schema (const char *folder, const char *text)
{
  g_autofree char *path = g_build_filename (folder, SCHEMA_ID ".gschema.xml", NULL);
  const char *arguments[] = { "glib-compile-schemas", folder, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
}

/* A schema of another version, which lacks keys or has other types, is passed over. */
static void
test_other_schema (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = {
    "<key name='level' type='s'><default>\"easy\"</default></key>",
    "<key name='level' type='u'><default>1</default></key>",
  };
  g_autofree char *compiler = g_find_program_in_path ("glib-compile-schemas");
  g_autofree char *folder = g_build_filename (fixture->folder, "glib-2.0", "schemas", NULL);

  if (compiler == NULL)
    {
      g_test_skip ("glib-compile-schemas is not there");
      return;
    }

  fixture->environment = g_environ_unsetenv (fixture->environment, "GSETTINGS_SCHEMA_DIR");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "<schemalist><schema id='%s' path='/org/ichomp/iChomp/'>%s</schema></schemalist>",
          SCHEMA_ID, keys[i]);

      compile_schema (folder, text);
      assert_report (fixture, i == 0 ? "kept easy 5" : "kept hard 5");
    }
}

int
main (int argc, char **argv)
{
  if (argc == 2 && g_str_equal (argv[1], REPORT))
    return report ();

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/settings/schema-agrees", test_schema_agrees);
  g_test_add_func ("/settings/properties", test_properties);
  g_test_add_func ("/settings/same-value", test_same_value);
  g_test_add_func ("/settings/not-kept", test_not_kept);
  g_test_add_func ("/settings/toggle-action", test_toggle_action);
  g_test_add_func ("/settings/radio-action", test_radio_action);
  g_test_add_func ("/settings/number-action", test_number_action);
  g_test_add_func ("/settings/action-alone", test_action_alone);

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

  ADD ("/settings/kept", test_kept);
  ADD ("/settings/schema-in-build-folder", test_schema_in_build_folder);
  ADD ("/settings/no-schema", test_no_schema);
  ADD ("/settings/other-schema", test_other_schema);

  return g_test_run ();
}
