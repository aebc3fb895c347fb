/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that cannot be read: opening them fails, or reading does at any call. Each such failure is
 * told with its reason, and the file is kept. Interrupted and short reads make no difference. The
 * functions here take the place of the C library's, also for GLib. */

#define _GNU_SOURCE

/* The names of the functions are those that GLib calls. */
#undef _FILE_OFFSET_BITS

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "game/base/ichomp-paths.h"
#include "game/course/ichomp-lesson-error.h"
#include "game/course/ichomp-lesson-progress.h"
#include "game/course/ichomp-lesson-reader.h"
#include "game/practice/ichomp-practice-results.h"
#include "game/storage/ichomp-autosave.h"
#include "game/storage/ichomp-game-file.h"
#include "lesson-support.h"
#include "support.h"
#include "game/words/ichomp-error-wording.h"

/* Whether the owner of a file that could not be read changes what it has. */
static gboolean owner_changes;

/* What goes wrong with the file of this name. */
static struct
{
  const char *path; /* or NULL: nothing does */
  int open_code;    /* the error of opening, or 0 */
  int read_code;    /* the error of one call that reads, or 0 */
  int read_at;      /* the number of that call */
  size_t most;      /* the most bytes that a call reads, or 0 */
  int fd;           /* of the file, or -1 */
  int n_reads;      /* so far */
} fault;

static int
open_file (const char *function, const char *path, int flags, int mode)
{
  int (*real) (const char *, int, ...) = dlsym (RTLD_NEXT, function);
  gboolean is_it =
      fault.path != NULL && strcmp (path, fault.path) == 0 && (flags & O_ACCMODE) == O_RDONLY;
  int fd;

  if (is_it && fault.open_code != 0)
    {
      errno = fault.open_code;
      return -1;
    }

  fd = real (path, flags, mode);
  if (is_it)
    fault.fd = fd;
  return fd;
}

int
open (const char *path, int flags, ...)
{
  va_list arguments;
  int mode;

  va_start (arguments, flags);
  mode = va_arg (arguments, int);
  va_end (arguments);
  return open_file ("open", path, flags, mode);
}

int
open64 (const char *path, int flags, ...)
{
  va_list arguments;
  int mode;

  va_start (arguments, flags);
  mode = va_arg (arguments, int);
  va_end (arguments);
  return open_file ("open64", path, flags, mode);
}

ssize_t
read (int fd, void *buffer, size_t n)
{
  static ssize_t (*real) (int, void *, size_t);

  if (real == NULL)
    real = dlsym (RTLD_NEXT, "read");
  if (fault.path == NULL || fd != fault.fd)
    return real (fd, buffer, n);

  if (++fault.n_reads == fault.read_at && fault.read_code != 0)
    {
      errno = fault.read_code;
      return -1;
    }
  return real (fd, buffer, fault.most != 0 && n > fault.most ? fault.most : n);
}

/* The files that the program reads. Each function returns whether it has read the right contents;
 * what it told is added to @told. */
typedef struct
{
  const char *name;
  const char *text;
  gboolean (*load) (const char *path, GString *told);
} Reader;

static void
notice_cb (GString *told, IchompMessage *message)
{
  g_autofree char *text = ichomp_message_dup_text (message);

  g_string_append (told, text);
}

/* The notice of a record that is being created waits for those who watch it. */
static void
record_notice_cb (GObject *watcher, IchompMessage *message)
{
  notice_cb (g_object_get_data (watcher, "told"), message);
}

static void
taken_back_cb (GObject *watcher, IchompMessage *message)
{
}

static void
watch (gpointer record, GString *told)
{
  g_autoptr (GObject) watcher = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data (watcher, "told", told);
  ichomp_record_watch (record, G_CALLBACK (record_notice_cb), G_CALLBACK (taken_back_cb), watcher);
}

static gboolean
load_progress (const char *path, GString *told)
{
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompLessonProgress) progress = ichomp_lesson_progress_new (store);

  watch (progress, told);
  return lesson_support_is_done (progress, "xor");
}

static gboolean
load_practice (const char *path, GString *told)
{
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (store);

  watch (results, told);
  return ichomp_practice_results_get_n_days (results) == 1;
}

static gboolean
load_statistics (const char *path, GString *told)
{
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompStatistics) statistics = ichomp_statistics_new (store);

  watch (statistics, told);
  if (owner_changes)
    {
      ichomp_statistics_count (statistics, &(IchompSetup){ .kind = ICHOMP_KIND_ICHOMP },
                               ICHOMP_PLAYER_1);
      ichomp_store_flush (store);
    }
  return ichomp_statistics_get_n_games (statistics) == 3;
}

static gboolean
load_autosaved (const char *path, GString *told)
{
  g_autoptr (IchompSession) session = support_session_new (1);
  g_autoptr (IchompStatistics) statistics = ichomp_statistics_new (NULL);
  g_autoptr (IchompAutosave) autosave = ichomp_autosave_new (session, statistics);

  g_signal_connect_swapped (autosave, "notice", G_CALLBACK (notice_cb), told);
  if (ichomp_autosave_load (autosave))
    return ichomp_session_get_index (session) == 1;

  if (owner_changes)
    support_play (session, "NW1,1");
  ichomp_autosave_flush (autosave);
  return FALSE;
}

static void
keep_result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **)user_data = g_object_ref (result);
}

static gboolean
load_game (const char *path, GString *told)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (IchompSession) session = support_session_new (1);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const char *text;
  gsize length;

  ichomp_game_file_load (file, NULL, keep_result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  bytes = ichomp_game_file_load_finish (file, result, &error);
  if (bytes == NULL)
    {
      g_autofree char *reason = ichomp_wording_file_error (error);

      g_string_append (told, reason);
      return FALSE;
    }

  text = g_bytes_get_data (bytes, &length);
  return ichomp_session_restore (session, text, length, NULL);
}

static gboolean
load_lesson (const char *path, GString *told)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) lesson = ichomp_lesson_load_file (path, &error);

  if (lesson == NULL)
    {
      g_autofree char *reason = ichomp_lesson_error_describe (error);

      g_string_append (told, reason);
      return FALSE;
    }

  return g_str_equal (ichomp_lesson_get_id (lesson), "a");
}

#define GAME                                                                                       \
  "[iChomp game]\nversion=1\ngame=2,2/2,2/2,2/2,2 @4x4 NW2,1\nindex=1\ncounted=true\n\n"           \
  "[setup]\nrandomise=true\nwinnable=false\nopponent=person\nlevel=easy\nfirst=1\n"

#define STATISTICS(n) "[iChomp statistics]\nversion=1\n\n[between people]\nplayer-1=" n "\n"

static const Reader readers[] = {
  { "lessons.ini", "[iChomp lessons]\nversion=1\n\n[lesson xor]\ndone=true\n", load_progress },
  { "practice.ini", "[iChomp practice]\nversion=1\n\n[day 2026-11-21]\nxor=3;2;1;\n",
    load_practice },
  { "statistics.ini", STATISTICS ("3"), load_statistics },
  { "game.ini", GAME, load_autosaved },
  { "game.ichomp", GAME, load_game },
  { "a.xml",
    "<lesson format=\"1\" id=\"a\" minutes=\"5\"><title>A</title><goal>B</goal>"
    "<section id=\"s\"><heading>H</heading><p>P</p></section></lesson>",
    load_lesson },
};

static char *
write_file (const Reader *reader)
{
  char *path = ichomp_paths_dup_user_file (reader->name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  if (g_file_test (folder, G_FILE_TEST_EXISTS))
    support_remove_all (folder);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, reader->text, -1, &error);
  g_assert_no_error (error);
  return path;
}

/* Under its name: it may be sound. */
static void
assert_file (const char *path, const char *expected)
{
  g_autofree char *bad_path = g_strconcat (path, ".bad", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_false (g_file_test (bad_path, G_FILE_TEST_EXISTS));
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

/* Returns whether the file was read as if nothing had happened. */
static gboolean
load (const Reader *reader, const char *after, GString *told)
{
  g_autofree char *path = write_file (reader);
  gboolean loaded;

  fault.path = path;
  fault.fd = -1;
  fault.n_reads = 0;
  loaded = reader->load (path, told);
  support_iterate ();
  fault.path = NULL;
  assert_file (path, after);

  return loaded;
}

static void
assert_loads (const Reader *reader)
{
  g_autoptr (GString) told = g_string_new (NULL);

  g_assert_true (load (reader, reader->text, told));
  g_assert_cmpstr (told->str, ==, "");
}

static void
assert_told (const Reader *reader, int code)
{
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *reason = ichomp_wording_system_error (code);

  g_assert_false (load (reader, reader->text, told));
  if (strstr (told->str, reason) == NULL)
    g_error ("%s: “%s” does not tell “%s”", reader->name, told->str, reason);
}

/* Nor is the file replaced later. */
static void
test_opening (gconstpointer data)
{
  static const int codes[] = { EACCES, EIO, EMFILE, ENFILE, ELOOP, ESTALE };

  owner_changes = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      fault.open_code = codes[i];
      assert_told (data, codes[i]);
    }
  owner_changes = FALSE;
  fault.open_code = 0;
  assert_loads (data);
}

static void
test_reading (gconstpointer data)
{
  static const int codes[] = { EIO, EISDIR, ESTALE };
  int n_reads;

  fault.most = 20;
  assert_loads (data);
  n_reads = fault.n_reads;
  g_assert_cmpint (n_reads, >, 2);

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    for (fault.read_at = 1; fault.read_at <= n_reads; fault.read_at++)
      {
        fault.read_code = codes[i];
        assert_told (data, codes[i]);
      }

  /* A signal arrived. */
  fault.read_code = EINTR;
  for (fault.read_at = 1; fault.read_at <= n_reads; fault.read_at++)
    assert_loads (data);

  fault.read_code = 0;
  fault.most = 1;
  assert_loads (data);
  fault.most = 0;
}

/* The file can be read again when it is written: nothing of it is lost. */
static void
test_once (gconstpointer data)
{
  const Reader *reader = data;
  g_autoptr (GString) told = g_string_new (NULL);

  owner_changes = TRUE;
  fault.read_code = ESTALE;
  fault.read_at = 1;
  g_assert_false (
      load (reader, reader->load == load_statistics ? STATISTICS ("4") : reader->text, told));
  g_assert_cmpuint (told->len, >, 0);
  fault.read_code = 0;
  owner_changes = FALSE;
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    {
      g_autofree char *opening = g_strdup_printf ("/read-errors/opening/%s", readers[i].name);
      g_autofree char *reading = g_strdup_printf ("/read-errors/reading/%s", readers[i].name);

      g_test_add_data_func (opening, &readers[i], test_opening);
      g_test_add_data_func (reading, &readers[i], test_reading);
      if (readers[i].load == load_statistics || readers[i].load == load_autosaved)
        {
          g_autofree char *once = g_strdup_printf ("/read-errors/once/%s", readers[i].name);

          g_test_add_data_func (once, &readers[i], test_once);
        }
    }

  return g_test_run ();
}
