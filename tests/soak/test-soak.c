/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random keys, clicks, commands and sizes in the running program: all languages, lessons and
 * windows, and the computer against itself. No message, no crash, no window that does not answer,
 * no growing memory, no file left open. For a longer run and another one:
 * ICHOMP_MONKEY_SECONDS=600 ICHOMP_MONKEY_SEED=7 meson test -C build --suite soak */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "monkey.h"
#include "person.h"
#include "test-main.h"

#define CHECKS_PER_COMPARISON 20

/* In kilobytes. Fontconfig, Pango and cairo keep the fonts that were used, each for a language,
 * size and weight: another size of the text costs about 14 MB in twelve languages, once, and the
 * zoom has several, each also for a projector. So a run grows by steps, up to 40 MB at once in the
 * beginning, and more and more slowly: in ten minutes and 12,000 actions by 139 MB. Where the size
 * stays, 48 changes of the language, each with a lesson, a hint and a dialog, cost 1 MB. */
#define MAX_GROWTH (192 * 1024)

/* From the first of many large boards to the last, whose table is larger or smaller. */
#define N_BOARDS 16
#define MAX_GROWTH_BY_BOARDS (12 * 1024)

/* More than what is opened once and for all when a window is opened for the first time. */
#define MAX_LEFT_OPEN 8

/* What the program holds whenever it shows the same position and nothing else. */
typedef struct
{
  GPid pid;
  guint n_checks;
  guint n_comparisons;
  guint memory;      /* in kilobytes, at the first comparison */
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

/* Always the same state. */
static void
come_to_rest (Driver *driver)
{
  static const MonkeyPlace place = { { "--language=en", "--players=two", "--position=1/1/1/1" } };
  ScreenWindow window;
  ScreenSize min;
  ScreenSize max;

  monkey_close_dialogs (driver);
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
  if (self->n_comparisons == 0)
    {
      self->memory = memory;
      self->files = list_files (self->pid);
    }

  DRIVER_WAIT (driver, has_closed_files (self));
  if (memory > self->memory + MAX_GROWTH)
    g_error ("The program needs %u kB, and needed %u kB before.", memory, self->memory);

  self->n_comparisons++;
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

  if (self->pid != driver_get_pid (driver))
    {
      forget (self);
      self->pid = driver_get_pid (driver);
    }
  if (++self->n_checks % CHECKS_PER_COMPARISON == 0)
    compare (self, driver);
}

/* What a person must get to see; then each place in each language. */
static GArray *
list_places (void)
{
  static const MonkeyPlace first[] = {
    { { "--language=en", "--players=two", "--position=1/-/-/-" },
      "Top left, row 1, column 1",
      "Play Again" },
    { { "--language=en", "--practice" }, "Results…", "Results of Practice" },
  };
  static const char *const languages[] = { "en", "fr", "fa", "zh_CN", "uk", "az",
                                           "km", "vi", "ms", "de",    "uz", "ru" };
  static const char *const places[][2] = {
    { "--lesson=final-test" },  { "--players=none", "--position=8,8,8,8/7,7/5,3/9" },
    { "--lesson=play" },        { "--lesson=words" },
    { "--lesson=why" },         { "--practice" },
    { "--lesson=proofs" },      { "--lesson=powers" },
    { "--lesson=xor" },         { "--players=second", "--level=hard" },
    { "--lesson=value" },       { "--lesson=chomp" },
    { "--lesson=winning" },     { "--players=none", "--seed=1" },
    { "--lesson=by-hand" },     { "--lesson=without-numbers" },
    { "--lesson=other-games" },
  };
  GArray *list = g_array_new (FALSE, FALSE, sizeof (MonkeyPlace));

  g_array_append_vals (list, first, G_N_ELEMENTS (first));

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

/* The random keys do no harm to the desktop of this machine.
 * Returns: whether the kernel can keep the program from writing elsewhere */
static gboolean
protect (Driver *driver)
{
  g_autofree char *folder = driver_build_path (driver, "");

  /* What is printed goes into a file. */
  driver_write_file (driver, "gtk-4.0/settings.ini",
                     "[Settings]\n"
                     "gtk-print-backends=file\n");
  driver_set_variable (driver, "XDG_CONFIG_DIRS", folder);

  /* GTK's inspector is a window of its own: keys that quit do nothing in it. */
  driver_set_foreign_setting (driver, "org/gtk/gtk4/settings/debug", "enable-inspector-keybinding",
                              "false");
  return driver_confine (driver);
}

static void
play (Monkey *owner, Driver *driver)
{
  Soak soak = { 0 };

  if (!protect (driver))
    {
      g_test_skip ("This kernel has no Landlock: random keys in a dialog for files could do harm.");
      return;
    }

  owner->seed = 1;
  owner->is_owner = TRUE;
  owner->actions_per_check = 10;
  owner->check = check;
  owner->user_data = &soak;
  monkey_play (owner, driver);
  come_to_rest (driver);
  person_quit (driver);
  forget (&soak);
}

/* The ways to begin at the first start; tiles are selected before they are taken, as on a touch
 * screen. */
static void
test_first_start (gconstpointer way)
{
  g_autoptr (Driver) driver = driver_new ();
  Monkey owner = { .n_actions = 40, .is_brief = TRUE, .places = way, .n_places = 1 };

  driver_set_setting (driver, "offer-start", "true");
  driver_set_setting (driver, "select-first", "true");
  owner.actions_per_place = owner.n_actions;
  play (&owner, driver);
}

static void
test_everywhere (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GArray) places = list_places ();
  Monkey owner = {
    .n_actions = 600,
    .places = (const MonkeyPlace *)places->data,
    .n_places = places->len,
    .actions_per_place = 40,
  };

  play (&owner, driver);
}

/* Until the program has computed the values: it is idle for a while. */
static void
wait_until_idle (Driver *driver)
{
  double before;

  do
    {
      before = driver_get_processor_time (driver);
      g_usleep (G_USEC_PER_SEC / 2);
    }
  while (driver_get_processor_time (driver) - before > 0.05);
}

static char *
build_large_board (guint width, guint height)
{
  g_autofree char *row = g_strdup_printf ("%u", width);
  g_autofree const char **rows = g_new0 (const char *, height + 1);
  g_autofree char *quadrant = NULL;

  for (guint i = 0; i < height; i++)
    rows[i] = row;
  quadrant = g_strjoinv (",", (char **)rows);
  return g_strdup_printf ("--position=%1$s/%1$s/%1$s/%1$s", quadrant);
}

/* Large boards one after the other, none of which is part of another one: their tables, of 5 to 10
 * MB, go with them. */
static void
test_boards (void)
{
  static const struct
  {
    guint width;
    guint height;
  } sizes[] = { { 13, 13 }, { 14, 12 }, { 15, 11 }, { 16, 10 } };
  g_autoptr (Driver) driver = driver_new ();
  guint first = 0;
  guint last = 0;

  driver_start (driver);
  for (guint i = 0; i < N_BOARDS; i++)
    {
      guint k = i * 3 % G_N_ELEMENTS (sizes);
      g_autofree char *position = build_large_board (sizes[k].width, sizes[k].height);
      g_autoptr (CommandResult) result =
          driver_run_again (driver, (const char *const[]){ "--players=two", position, NULL });

      command_assert_succeeded (result);
      wait_until_idle (driver);
      last = measure_memory (driver_get_pid (driver));
      g_test_message ("%u x %u: %u kB", sizes[k].width, sizes[k].height, last);
      if (i == 0)
        first = last;
    }

  g_assert_cmpuint (last, <, first + MAX_GROWTH_BY_BOARDS);
  person_quit (driver);
}

void
add_tests (void)
{
  static const MonkeyPlace ways[] = {
    { .button = "Just Play", .shows = "Top left, row 1, column 1" },
    { .button = "Learn from the Beginning", .shows = "Open a Lesson…" },
    { .button = "Show Everything", .shows = "Next step" },
  };

  g_test_add_data_func ("/soak/just-play", &ways[0], test_first_start);
  g_test_add_data_func ("/soak/learn", &ways[1], test_first_start);
  g_test_add_data_func ("/soak/show-everything", &ways[2], test_first_start);
  g_test_add_func ("/soak/boards", test_boards);
  g_test_add_func ("/soak/everywhere", test_everywhere);
}
