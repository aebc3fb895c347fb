/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Replacing a file atomically: at any time there is either the old file or the new one. */

#include "ichomp-file.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "words/ichomp-error-wording.h"

/* GLib names a temporary file after the real one, with a dot and this many random letters and digits
 * at the end. */
#define N_RANDOM 6

static void
set_error (GError **error, const char *path, GFileError code, const char *reason)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, (int)code,
               /* Translators: %1$s is a file, %2$s is the reason, such as "The disk is full." */
               _ ("The file “%1$s” could not be written: %2$s"), name, reason);
}

/* GLib's own message names the temporary file, which the user does not know. */
static void
set_write_error (GError **error, const char *path, const GError *reason)
{
  g_autofree char *sentence = ichomp_wording_file_error (reason);

  set_error (error, path, (GFileError)reason->code, sentence);
}

/* Whether @name is that of a temporary file for @base. A suffix of lower-case letters is a word that the
 * user chose for a copy, such as "game.ini.backup". */
static gboolean
is_temporary (const char *name, const char *base)
{
  const char *random = name + strlen (base) + 1;
  gboolean is_word = TRUE;

  if (!g_str_has_prefix (name, base) || name[strlen (base)] != '.' || strlen (random) != N_RANDOM)
    return FALSE;

  for (; *random != '\0'; random++)
    {
      if (!g_ascii_isalnum (*random))
        return FALSE;
      is_word = is_word && g_ascii_islower (*random);
    }

  return !is_word;
}

/* Removes temporary files of a program that was killed while writing. */
static void
remove_temporary_files (const char *folder, const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_temporary (name, base))
      {
        g_autofree char *temporary = g_build_filename (folder, name, NULL);

        g_unlink (temporary);
      }
}

/**
 * ichomp_file_replace:
 * @path: a file, which need not exist; its folder need not exist either
 * @text: the new contents
 * @error: return location for an error of domain %G_FILE_ERROR
 *
 * Writes a file that only its owner can read. At any time, also when the power fails, the file has
 * either the old text or the new one. A program that is killed may leave a temporary file, which the
 * next call removes. Two calls for one file must not overlap.
 *
 * Cost: waits for the disk.
 *
 * Returns: whether the text is on the disk
 */
gboolean
ichomp_file_replace (const char *path, const char *text, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) reason = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      int code = errno;
      g_autofree char *name = g_filename_display_name (folder);
      g_autofree char *sentence = ichomp_wording_system_error (code);

      g_set_error (
          error, G_FILE_ERROR, g_file_error_from_errno (code),
          /* Translators: %1$s is a folder, %2$s is the reason, such as "You do not have the
           * permission." */
          _ ("The folder “%1$s” could not be made: %2$s"), name, sentence);
      return FALSE;
    }

  remove_temporary_files (folder, path);
  if (g_file_set_contents_full (path, text, -1,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                &reason))
    return TRUE;

  set_write_error (error, path, reason);
  return FALSE;
}

/* Files that the user has chosen */

/* The target of a symbolic link, so that the link itself is kept. */
static char *
dup_target (const char *path)
{
  char *resolved = realpath (path, NULL);
  char *target = g_strdup (resolved != NULL ? resolved : path);

  free (resolved);
  return target;
}

/* A folder, device or pipe must not be replaced by a file. */
static gboolean
is_special (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/**
 * ichomp_file_export:
 * @path: a file, which need not exist
 * @contents: the new contents
 * @error: return location for an error of domain %G_FILE_ERROR
 *
 * Writes a file that the user has chosen, with the permissions of a new file. At any time there is
 * either the old file or the new one. A folder, device or pipe is not replaced.
 *
 * Cost: waits for the disk.
 *
 * Returns: whether the contents are on the disk; otherwise nothing has changed
 */
gboolean
ichomp_file_export (const char *path, GBytes *contents, GError **error)
{
  g_autofree char *target = dup_target (path);
  g_autoptr (GError) reason = NULL;
  gsize length;
  const char *data = g_bytes_get_data (contents, &length);

  if (is_special (target))
    g_set_error_literal (&reason, G_FILE_ERROR, G_FILE_ERROR_ISDIR, "no file");
  else if (g_file_set_contents_full (target, data, (gssize)length,
                                     G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                     0666, &reason))
    return TRUE;

  set_write_error (error, path, reason);
  return FALSE;
}

static void
export_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (ichomp_file_export (g_file_peek_path (source), data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * ichomp_file_export_async:
 * @file: a file, which need not exist
 * @contents: the new contents
 * @cancellable: (nullable): cancels before anything is written
 * @callback: called at the end
 * @user_data: passed to @callback
 *
 * Like ichomp_file_export(), on a thread.
 */
void
ichomp_file_export_async (GFile *file,
                          GBytes *contents,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *name = NULL;

  if (g_file_peek_path (file) != NULL)
    {
      g_task_set_task_data (task, g_bytes_ref (contents), (GDestroyNotify)g_bytes_unref);
      g_task_run_in_thread (task, export_in_thread);
      return;
    }

  error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "not a local file");
  reason = ichomp_wording_file_error (error);
  name = g_file_get_parse_name (file);
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _ ("The file “%1$s” could not be written: %2$s"), name, reason);
}

/**
 * ichomp_file_export_finish:
 * @file: the file
 * @result: from the callback
 * @error: return location for an error of domain %G_FILE_ERROR or %G_IO_ERROR
 *
 * Returns: whether the contents are on the disk; otherwise nothing has changed
 */
gboolean
ichomp_file_export_finish (GFile *file, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
