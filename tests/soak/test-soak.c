/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random keys, clicks, commands and sizes in the running program: all languages, lessons and windows,
 * and the computer against itself. No message, no crash, no growing memory, no file left open. To run
 * it: ICHOMP_MONKEY_SECONDS=600 ICHOMP_MONKEY_SEED=7 meson test -C build --suite soak */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "monkey.h"
#include "person.h"
#include "test-main.h"
#include "translations.h"

#define CHECKS_PER_COMPARISON 20

/* In kilobytes: twice what caches take when all languages, lessons and windows have been seen. */
#define MAX_GROWTH (256 * 1024)

/* More than what is opened once and for all when a window is opened for the first time. */
#define MAX_LEFT_OPEN 8

/* What the program holds whenever it shows the same position and nothing else. */
typedef struct
{
  GPid pid;
  guint n_checks;
  guint memory;      /* in kilobytes; 0 before the first comparison */
  GHashTable *files; /* the number of descriptors by file */
} Soak;

static char *
read_process_file (GPid pid, const char *name)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/%s", pid, name);

  return driver_read (path);
}

static guint
measure_memory (GPid pid)
{
  g_autofree char *status = read_process_file (pid, "status");
  const char *line = strstr (status, "\nRssAnon:");

  g_assert_nonnull (line);
  return (guint)strtoul (line + strlen ("\nRssAnon:"), NULL, 10);
}

/* The name of a socket or of a memory file has a number of its own. */
static char *
dup_kind (const char *path)
{
  g_autofree char *target = g_file_read_link (path, NULL);

  if (target == NULL)
    return NULL;

  target[strcspn (target, "0123456789")] = '\0';
  return g_steal_pointer (&target);
}

static GHashTable *
list_files (GPid pid)
{
  g_autofree char *folder = g_strdup_printf ("/proc/%d/fd", pid);
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
  GHashTable *files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *name;

  g_assert_nonnull (entries);
  while ((name = g_dir_read_name (entries)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      char *kind = dup_kind (path);

      if (kind != NULL)
        g_hash_table_insert (
            files, kind,
            GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (files, kind)) + 1));
    }

  return files;
}

/* Whether no file is open much more often than before. */
static gboolean
has_closed_files (Soak *self)
{
  g_autoptr (GHashTable) files = list_files (self->pid);
  GHashTableIter iter;
  gpointer kind;
  gpointer count;

  g_hash_table_iter_init (&iter, files);
  while (g_hash_table_iter_next (&iter, &kind, &count))
    if (GPOINTER_TO_UINT (count)
        > GPOINTER_TO_UINT (g_hash_table_lookup (self->files, kind)) + MAX_LEFT_OPEN)
      {
        g_test_message ("%u of %s", GPOINTER_TO_UINT (count), (char *)kind);
        return FALSE;
      }

  return TRUE;
}

static gboolean
is_only_window (Driver *driver)
{
  ScreenWindow window;

  if (!driver_find_screen_window (driver, &window))
    return FALSE;

  if (screen_get_parent (window.window) == None)
    return TRUE;

  screen_close (window.window);
  return FALSE;
}

/* Always the same state. */
static void
come_to_rest (Driver *driver)
{
  static const MonkeyPlace place = { { "--language=en", "--players=two", "--position=1/1/1/1" } };
  ScreenWindow window;
  ScreenSize min;
  ScreenSize max;

  monkey_wait (driver);
  DRIVER_WAIT (driver, is_only_window (driver));
  driver_get_screen_window (driver, &window);
  screen_get_size_limits (window.window, &min, &max);
  screen_resize (window.window, MAX (min.width, 1000), MAX (min.height, 700));
  monkey_go_to (driver, &place);
}

static void
compare (Soak *self, Driver *driver)
{
  guint memory;

  come_to_rest (driver);
  if (!driver_is_running (driver))
    return;

  memory = measure_memory (self->pid);
  g_test_message ("%u kB", memory);
  if (self->memory == 0)
    {
      self->memory = memory;
      self->files = list_files (self->pid);
    }

  DRIVER_WAIT (driver, has_closed_files (self));
  if (memory > self->memory + MAX_GROWTH)
    g_error ("The program needs %u kB, and needed %u kB before.", memory, self->memory);
}

static void
forget (Soak *self)
{
  g_clear_pointer (&self->files, g_hash_table_unref);
  *self = (Soak){ 0 };
}

static void
check (Driver *driver, gpointer user_data)
{
  Soak *self = user_data;

  screen_grant_fullscreen ();
  if (self->pid != driver_get_pid (driver))
    {
      forget (self);
      self->pid = driver_get_pid (driver);
    }
  if (++self->n_checks % CHECKS_PER_COMPARISON == 0)
    compare (self, driver);
}

/* Each place in each language. */
static GArray *
list_places (void)
{
  static const char *const languages[] = { "en", "fr", "fa", "zh_CN", "uk", "az",
                                           "km", "vi", "ms", "de",    "uz", "ru" };
  static const char *const places[][2] = {
    { "--players=none", "--position=8,8,8,8/7,7/5,3/9" },
    { "--lesson=play" },
    { "--lesson=words" },
    { "--lesson=why" },
    { "--practice" },
    { "--lesson=proofs" },
    { "--lesson=powers" },
    { "--lesson=xor" },
    { "--players=second", "--level=hard" },
    { "--lesson=value" },
    { "--lesson=chomp" },
    { "--lesson=winning" },
    { "--players=none", "--seed=1" },
    { "--lesson=by-hand" },
    { "--lesson=without-numbers" },
    { "--lesson=final-test" },
    { "--lesson=other-games" },
  };
  GArray *list = g_array_new (FALSE, FALSE, sizeof (MonkeyPlace));

  /* Both numbers have no common divisor. */
  for (guint i = 0; i < G_N_ELEMENTS (languages) * G_N_ELEMENTS (places); i++)
    {
      const char *const *place = places[i % G_N_ELEMENTS (places)];
      MonkeyPlace next = {
        .arguments = { "--language", languages[i % G_N_ELEMENTS (languages)], place[0], place[1] },
      };

      g_array_append_val (list, next);
    }

  return list;
}

static void
test_soak (void)
{
  static const char *const file_choosers[] = {
    "Open", "Save the Game", "Open a Lesson", "Export Results", "Export Board", "Save as PDF",
  };
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *folder = driver_build_path (driver, "");
  g_autoptr (GArray) places = list_places ();
  g_autoptr (GPtrArray) closed_titles =
      translations_list (file_choosers, G_N_ELEMENTS (file_choosers));
  Soak soak = { 0 };
  Monkey owner = {
    .seconds = 60,
    .seed = 1,
    .is_owner = TRUE,
    .closed_titles = closed_titles,
    .places = (const MonkeyPlace *)places->data,
    .n_places = places->len,
    .actions_per_place = 40,
    .actions_per_check = 10,
    .check = check,
    .user_data = &soak,
  };

  if (!driver_confine (driver))
    {
      g_test_skip ("This kernel has no Landlock: random keys in a dialog for files could do harm.");
      return;
    }

  /* Without a button that closes the window, without printers, and without the menu that a header bar
   * has where there is no window manager: GTK 4.8 may crash after it. */
  driver_write_file (driver, "gtk-4.0/settings.ini",
                     "[Settings]\n"
                     "gtk-decoration-layout=:\n"
                     "gtk-titlebar-right-click=none\n"
                     "gtk-print-backends=file\n");
  driver_set_variable (driver, "XDG_CONFIG_DIRS", folder);

  /* GTK's inspector is a window of its own: keys that quit do nothing in it. */
  driver_set_foreign_setting (driver, "org/gtk/gtk4/settings/debug", "enable-inspector-keybinding",
                              "false");
  monkey_play (&owner, driver);
  come_to_rest (driver);
  person_quit (driver);
  forget (&soak);
}

void
add_tests (void)
{
  g_test_add_func ("/soak", test_soak);
}
