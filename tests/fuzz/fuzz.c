/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What all fuzz targets share: exact copies of the input, the checks of a sentence for users, and a
 * folder for files. Warnings are fatal. */

#include "fuzz.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* In bytes. The values in a sentence are shortened. */
#define MAX_SENTENCE 1200

static char *folder;

/* Empties the folder, too: the names of its files depend on the target. */
static void
remove_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* Aborts, where GLib would trap, which libFuzzer does not catch. */
static void
fail_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer user_data)
{
  g_printerr ("%s: %s\n", domain, message);
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0)
    abort ();
}

/* Takes the place of GIO's: the same input always takes the same path, and no time is spent on
 * threads. */
void
g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  func (task, g_task_get_source_object (task), g_task_get_task_data (task),
        g_task_get_cancellable (task));
}

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_log_set_default_handler (fail_cb, NULL);

  folder = g_dir_make_tmp ("ichomp-fuzz-XXXXXX", NULL);
  g_assert_nonnull (folder);
  atexit (remove_folder);

  /* No target touches the files of the user. */
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  return 0;
}

/* The input without spare bytes behind it; not NULL if it is empty. */
char *
fuzz_dup_bytes (const guint8 *data, gsize size)
{
  char *bytes = g_malloc (MAX (size, 1));

  if (size > 0)
    memcpy (bytes, data, size);
  return bytes;
}

/* The input until its first zero byte, without spare bytes behind it, so that the address sanitizer
 * notices reads beyond the end. */
char *
fuzz_dup_string (const guint8 *data, gsize size)
{
  return g_strndup ((const char *)data, strnlen ((const char *)data, size));
}

/* A sentence that users see is short UTF-8. */
void
fuzz_assert_sentence (const char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_cmpuint (strlen (sentence), >, 0);
  g_assert_cmpuint (strlen (sentence), <, MAX_SENTENCE);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
}

/* An empty folder in memory, if run.sh has chosen one. */
const char *
fuzz_get_folder (void)
{
  return folder;
}

/* In place: faster than renaming. */
void
fuzz_write_file (const char *path, const guint8 *data, gsize size)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (write (fd, data, size), ==, (gssize)size);
  g_close (fd, NULL);
}
