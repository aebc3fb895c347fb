/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings. GIO chooses the backend and finds the schema once in a process, so each case that
 * concerns them runs in a separate process and environment. */

#include "game/storage/ichomp-settings.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "ichomp-enums.h"
#include "game/practice/ichomp-exercise.h"
#include "support.h"

#define SCHEMA_ID "org.ichomp.iChomp"

/* The option of a child process that reports on its settings. */
#define REPORT "--report"

static void
changed_cb (GSettings *settings, const char *key, GString *changes)
{
  g_string_append_printf (changes, "%s ", key);
}

static GString *
record_changes (GSettings *settings)
{
  GString *changes = g_string_new (NULL);

  g_signal_connect (settings, "changed", G_CALLBACK (changed_cb), changes);
  return changes;
}

/* The stored settings, without the layer of the program. */
static GSettings *
open_stored (void)
{
  return g_settings_new (SCHEMA_ID);
}

static GSettingsSchemaKey *
look_up_key (const char *name)
{
  g_autoptr (GSettingsSchema) schema =
      g_settings_schema_source_lookup (g_settings_schema_source_get_default (), SCHEMA_ID, TRUE);

  return g_settings_schema_get_key (schema, name);
}

/* The program uses the number of a value in the schema as a value of the C type. */
static void
test_enumerations (void)
{
  const struct
  {
    const char *name;
    GType type;
  } keys[] = {
    { "opponent", ICHOMP_TYPE_OPPONENT }, { "level", SG_TYPE_LEVEL },
    { "level-1", SG_TYPE_LEVEL },         { "starter", ICHOMP_TYPE_STARTER },
    { "game-kind", ICHOMP_TYPE_KIND },    { "appearance", ICHOMP_TYPE_APPEARANCE },
    { "language", ICHOMP_TYPE_LANGUAGE }, { "second-language", ICHOMP_TYPE_LANGUAGE },
    { "speed", ICHOMP_TYPE_SPEED },
  };
  g_autoptr (GSettings) settings = ichomp_settings_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GEnumClass) values = g_type_class_ref (keys[i].type);
      g_autoptr (GSettingsSchemaKey) key = look_up_key (keys[i].name);
      g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
      g_autoptr (GVariant) child = NULL;

      g_test_message ("%s", keys[i].name);
      g_variant_get (range, "(&sv)", NULL, &child);
      g_assert_cmpuint (g_variant_n_children (child), ==, values->n_values);
      for (guint j = 0; j < values->n_values; j++)
        {
          g_autofree char *nick = NULL;

          ichomp_settings_set_for_now (settings, keys[i].name, (guint)values->values[j].value);
          g_assert_cmpint (g_settings_get_enum (settings, keys[i].name), ==,
                           values->values[j].value);
          nick = g_settings_get_string (settings, keys[i].name);
          g_assert_cmpstr (nick, ==, values->values[j].value_nick);
        }
    }
}

static void
test_ranges (void)
{
  static const struct
  {
    const char *name;
    guint maximum;
  } keys[] = {
    { "board-width", ICHOMP_BOARD_MAX_SIDE },
    { "board-height", ICHOMP_BOARD_MAX_SIDE },
    { "chomp-width", ICHOMP_QUADRANT_MAX_SIDE },
    { "chomp-height", ICHOMP_QUADRANT_MAX_SIDE },
    { "nim-heap-nw", ICHOMP_QUADRANT_MAX_SIDE },
    { "nim-heap-ne", ICHOMP_QUADRANT_MAX_SIDE },
    { "nim-heap-sw", ICHOMP_QUADRANT_MAX_SIDE },
    { "nim-heap-se", ICHOMP_QUADRANT_MAX_SIDE },
    { "practice-difficulty", ICHOMP_EXERCISE_MAX_DIFFICULTY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GSettingsSchemaKey) key = look_up_key (keys[i].name);
      g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
      g_autoptr (GVariant) limits = NULL;
      guint maximum;

      g_variant_get (range, "(&sv)", NULL, &limits);
      g_variant_get (limits, "(uu)", NULL, &maximum);
      g_test_message ("%s", keys[i].name);
      g_assert_cmpuint (maximum, ==, keys[i].maximum);
    }
}

static void
test_set (void)
{
  GSettings *settings = ichomp_settings_new ();
  g_autoptr (GSettings) stored = open_stored ();
  g_autoptr (GString) changes = record_changes (settings);

  g_settings_set_uint (settings, "board-width", 5);
  g_assert_cmpuint (g_settings_get_uint (settings, "board-width"), ==, 5);
  g_assert_cmpuint (g_settings_get_uint (stored, "board-width"), ==, 5);
  g_assert_cmpstr (changes->str, ==, "board-width ");

  /* The same value again. */
  g_settings_set_uint (settings, "board-width", 5);
  g_assert_cmpstr (changes->str, ==, "board-width ");

  /* Changed by another program. */
  g_settings_set_uint (stored, "board-width", 7);
  support_iterate ();
  g_assert_cmpuint (g_settings_get_uint (settings, "board-width"), ==, 7);
  g_assert_cmpstr (changes->str, ==, "board-width board-width ");

  g_settings_reset (settings, "board-width");
  g_assert_cmpuint (g_settings_get_uint (settings, "board-width"), ==, 8);
  g_assert_null (g_settings_get_user_value (stored, "board-width"));
  g_assert_cmpstr (changes->str, ==, "board-width board-width board-width ");

  g_assert_finalize_object (settings);
}

/* A value for the current run is neither stored nor seen by other settings; a newly stored value
 * replaces it. */
static void
test_for_now (void)
{
  GSettings *settings = ichomp_settings_new ();
  g_autoptr (GSettings) stored = open_stored ();
  g_autoptr (GSettings) other = ichomp_settings_new ();
  g_autoptr (GString) changes = record_changes (settings);

  ichomp_settings_set_for_now (settings, "projector", FALSE);
  g_assert_cmpstr (changes->str, ==, "");
  ichomp_settings_set_for_now (settings, "projector", TRUE);
  g_assert_cmpstr (changes->str, ==, "projector ");
  g_assert_true (g_settings_get_boolean (settings, "projector"));
  g_assert_false (g_settings_get_boolean (other, "projector"));
  g_assert_null (g_settings_get_user_value (stored, "projector"));

  /* A binding writes the same value back. */
  g_settings_set_boolean (settings, "projector", TRUE);
  g_assert_null (g_settings_get_user_value (stored, "projector"));

  g_settings_set_boolean (settings, "projector", FALSE);
  g_assert_false (g_settings_get_boolean (settings, "projector"));
  g_assert_cmpstr (changes->str, ==, "projector projector ");

  ichomp_settings_set_for_now (settings, "language", ICHOMP_LANGUAGE_DE);
  g_settings_set_string (stored, "language", "fr");
  support_iterate ();
  g_assert_cmpint (g_settings_get_enum (settings, "language"), ==, ICHOMP_LANGUAGE_FR);

  ichomp_settings_set_for_now (settings, "language", ICHOMP_LANGUAGE_DE);
  g_settings_reset (settings, "language");
  g_assert_cmpint (g_settings_get_enum (settings, "language"), ==, ICHOMP_LANGUAGE_SYSTEM);

  g_assert_finalize_object (settings);
}

/* Neither the value that is lent nor one set in the meantime stays. */
static void
test_lend (void)
{
  GSettings *settings = ichomp_settings_new ();
  g_autoptr (GSettings) stored = open_stored ();

  g_settings_set_boolean (settings, "show-nw", FALSE);
  g_assert_false (ichomp_settings_is_lent (settings, "show-nw"));
  ichomp_settings_lend (settings, "show-nw", TRUE);
  ichomp_settings_lend (settings, "show-ne", FALSE);
  g_assert_true (ichomp_settings_is_lent (settings, "show-nw"));
  g_assert_false (ichomp_settings_is_lent (settings, "show-sw"));
  g_assert_true (g_settings_get_boolean (settings, "show-nw"));
  g_assert_false (g_settings_get_boolean (settings, "show-ne"));
  g_assert_true (ichomp_settings_is_lent (settings, "show-ne"));
  g_settings_set_boolean (settings, "show-ne", TRUE);
  g_settings_set_boolean (settings, "show-ne", FALSE);
  g_assert_false (ichomp_settings_is_lent (settings, "show-ne"));
  g_assert_false (g_settings_get_boolean (stored, "show-nw"));
  g_assert_null (g_settings_get_user_value (stored, "show-ne"));

  ichomp_settings_give_back (settings);
  g_assert_false (ichomp_settings_is_lent (settings, "show-nw"));
  g_assert_false (g_settings_get_boolean (settings, "show-nw"));
  g_assert_true (g_settings_get_boolean (settings, "show-ne"));
  g_settings_set_boolean (settings, "show-ne", FALSE);
  g_assert_false (g_settings_get_boolean (stored, "show-ne"));

  g_settings_reset (settings, "show-nw");
  g_settings_reset (settings, "show-ne");
  g_assert_finalize_object (settings);
}

static void
swap_changed_cb (GSettings *settings, const char *key, guint *n)
{
  g_assert_cmpint (g_settings_get_enum (settings, "language"), ==, ICHOMP_LANGUAGE_FR);
  g_assert_cmpint (g_settings_get_enum (settings, "second-language"), ==, ICHOMP_LANGUAGE_DE);
  (*n)++;
}

static void
test_change (void)
{
  GSettings *settings = ichomp_settings_new ();
  g_autoptr (GSettings) stored = open_stored ();
  g_autoptr (GSettings) change = NULL;
  guint n = 0;

  ichomp_settings_set_for_now (settings, "language", ICHOMP_LANGUAGE_DE);
  g_signal_connect (settings, "changed", G_CALLBACK (swap_changed_cb), &n);
  change = ichomp_settings_begin_change (settings);
  g_settings_set_string (change, "language", "fr");
  g_settings_set_string (change, "second-language", "de");
  g_settings_set_boolean (change, "side-by-side", FALSE);
  g_assert_cmpuint (n, ==, 0);
  g_settings_apply (change);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpint (g_settings_get_enum (stored, "language"), ==, ICHOMP_LANGUAGE_FR);
  g_assert_cmpint (g_settings_get_enum (stored, "second-language"), ==, ICHOMP_LANGUAGE_DE);
  g_assert_null (g_settings_get_user_value (stored, "side-by-side"));

  g_clear_object (&change);
  g_signal_handlers_disconnect_by_func (settings, swap_changed_cb, &n);
  g_settings_reset (settings, "language");
  g_settings_reset (settings, "second-language");
  g_assert_finalize_object (settings);
}

/* Changes, and resetting a stored value, are for this start only. */
static void
test_stop_storing (void)
{
  GSettings *settings = ichomp_settings_new ();
  g_autoptr (GSettings) stored = open_stored ();
  g_autoptr (GSettings) change = NULL;

  g_settings_set_string (settings, "language", "fr");
  ichomp_settings_stop_storing (settings);
  g_settings_set_boolean (settings, "side-by-side", TRUE);
  g_settings_reset (settings, "language");
  change = ichomp_settings_begin_change (settings);
  g_settings_set_string (change, "second-language", "de");
  g_settings_apply (change);

  g_assert_true (g_settings_get_boolean (settings, "side-by-side"));
  g_assert_cmpint (g_settings_get_enum (settings, "language"), ==, ICHOMP_LANGUAGE_SYSTEM);
  g_assert_cmpint (g_settings_get_enum (settings, "second-language"), ==, ICHOMP_LANGUAGE_DE);
  g_assert_cmpint (g_settings_get_enum (stored, "language"), ==, ICHOMP_LANGUAGE_FR);
  g_assert_null (g_settings_get_user_value (stored, "side-by-side"));
  g_assert_null (g_settings_get_user_value (stored, "second-language"));

  g_clear_object (&change);
  g_settings_reset (stored, "language");
  g_assert_finalize_object (settings);
}

static void
test_bind_index (void)
{
  GSettings *settings = ichomp_settings_new ();
  g_autoptr (GSocketClient) object = g_socket_client_new ();

  g_settings_set_enum (settings, "level", SG_LEVEL_HARD);
  ichomp_settings_bind_index (settings, "level", object, "timeout", G_SETTINGS_BIND_DEFAULT);
  g_assert_cmpuint (g_socket_client_get_timeout (object), ==, SG_LEVEL_HARD);
  g_socket_client_set_timeout (object, SG_LEVEL_MEDIUM);
  g_assert_cmpint (g_settings_get_enum (settings, "level"), ==, SG_LEVEL_MEDIUM);

  /* The index of a drop-down without a selection. */
  g_socket_client_set_timeout (object, G_MAXUINT);
  g_assert_cmpint (g_settings_get_enum (settings, "level"), ==, SG_LEVEL_MEDIUM);

  g_settings_reset (settings, "level");
  g_assert_cmpuint (g_socket_client_get_timeout (object), ==, SG_LEVEL_EASY);

  g_clear_object (&object);
  g_assert_finalize_object (settings);
}

/* The environment asks for a backend that keeps nothing. */
static void
test_not_kept (void)
{
  GSettings *settings = ichomp_settings_new ();

  g_assert_false (ichomp_settings_are_kept (settings));
  g_assert_true (g_settings_is_writable (settings, "level"));
  g_assert_finalize_object (settings);
}

/* Prints whether settings are kept, the level at the start, and a width that was just set. */
static int
report (void)
{
  g_autoptr (GSettings) settings = ichomp_settings_new ();
  g_autofree char *level = g_settings_get_string (settings, "level");

  g_settings_set_enum (settings, "level", SG_LEVEL_HARD);
  g_settings_set_uint (settings, "board-width", 5);
  g_print ("%s %s %u", ichomp_settings_are_kept (settings) ? "kept" : "lost", level,
           g_settings_get_uint (settings, "board-width"));

  return 0;
}

typedef struct
{
  char *folder;
  char **environment;
} Fixture;

/* A process without GIO modules, and so without the desktop's backend, and without a session
 * bus. */
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

static void
assert_report (Fixture *fixture, const char *expected)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  const char *arguments[] = { program, REPORT, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  int status;

  g_spawn_sync (NULL, (char **)arguments, fixture->environment, G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (output, ==, expected);
}

/* Without the desktop's backend, GIO stores settings in a file. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  assert_report (fixture, "kept easy 5");
  assert_report (fixture, "kept hard 5");
}

/* Without an installed schema, the program uses its built-in one. */
static void
test_no_schema (Fixture *fixture, gconstpointer data)
{
  fixture->environment = g_environ_unsetenv (fixture->environment, "GSETTINGS_SCHEMA_DIR");
  assert_report (fixture, "kept easy 5");
  assert_report (fixture, "kept hard 5");
}

/* All files stay empty, as on a full disk. */
static void
fill_disks (gpointer data)
{
  struct rlimit limit = { 0, 0 };

  signal (SIGXFSZ, SIG_IGN);
  setrlimit (RLIMIT_FSIZE, &limit);
}

/* Without any schema the program ends with a sentence. */
static void
test_no_place_for_schema (Fixture *fixture, gconstpointer data)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  const char *arguments[] = { program, REPORT, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  g_autofree char *message = NULL;
  int status;

  fixture->environment = g_environ_unsetenv (fixture->environment, "GSETTINGS_SCHEMA_DIR");
  g_spawn_sync (NULL, (char **)arguments, fixture->environment, G_SPAWN_DEFAULT, fill_disks, NULL,
                &output, &message, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 1);
  g_assert_cmpstr (output, ==, "");
  g_assert_cmpstr (message, ==,
                   "ichomp: iChomp cannot start: there is no folder that it can write to.\n");
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

/* An installed schema of another version, with missing keys or other types, is ignored. */
static void
test_other_schema (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = {
    "<key name='level' type='s'><default>\"easy\"</default></key>",
    "<key name='level' type='u'><default>1</default></key>",
  };
  g_autofree char *folder = g_build_filename (fixture->folder, "glib-2.0", "schemas", NULL);

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

  g_test_add_func ("/settings/enumerations", test_enumerations);
  g_test_add_func ("/settings/ranges", test_ranges);
  g_test_add_func ("/settings/set", test_set);
  g_test_add_func ("/settings/for-now", test_for_now);
  g_test_add_func ("/settings/lend", test_lend);
  g_test_add_func ("/settings/change", test_change);
  g_test_add_func ("/settings/stop-storing", test_stop_storing);
  g_test_add_func ("/settings/bind-index", test_bind_index);
  g_test_add_func ("/settings/not-kept", test_not_kept);

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

  ADD ("/settings/kept", test_kept);
  ADD ("/settings/no-schema", test_no_schema);
  ADD ("/settings/no-place-for-schema", test_no_place_for_schema);
  ADD ("/settings/other-schema", test_other_schema);

  return g_test_run ();
}
