/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading and replacing files. A file is replaced atomically: at any time there is either the old
 * file or the new one. */

#include "ichomp-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "game/words/ichomp-error-wording.h"

/* The longest game needs a small fraction of this. */
#define MAX_BYTES (1024 * 1024)

/* Between the name of a file and the six random characters of a temporary one. */
#define TEMPORARY ".unfinished-"

#define MAX_SET_ASIDE 10000

/* As many as the kernel follows. */
#define MAX_LINKS 40

#define LOCK_PATIENCE_MICROSECONDS (3 * G_USEC_PER_SEC)
#define LOCK_INTERVAL_MICROSECONDS 1000

/**
 * ichomp_file_dup_target:
 * @path: a file, which need not exist
 *
 * Renaming a new file to @path would replace a symbolic link.
 *
 * Returns: (transfer full): the file to replace: @path or, if it is a symbolic link, the file
 *   behind it, which need not exist either
 */
char *
ichomp_file_dup_target (const char *path)
{
  char *target = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *file = target;
      g_autofree char *link = g_file_read_link (file, NULL);
      g_autofree char *folder = NULL;

      if (link == NULL)
        return g_steal_pointer (&file);

      folder = g_path_get_dirname (file);
      target = g_path_is_absolute (link) ? g_steal_pointer (&link)
                                         : g_build_filename (folder, link, NULL);
    }

  /* Reading and writing this one fails. */
  g_free (target);
  return g_strdup (path);
}

/* A folder, device or pipe must not be replaced by a file. */
static gboolean
is_special (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static void
set_error (GError **error, const char *path, GFileError code, const char *reason)
{
  g_autofree char *name = ichomp_wording_excerpt (path);

  g_set_error (error, G_FILE_ERROR, (int)code,
               /* Translators: %1$s is a file, %2$s is the reason, such as "The disk is full." */
               _ ("The file “%1$s” could not be written: %2$s"), name, reason);
}

/* A file that ichomp_file_read() refuses would be lost. */
static gboolean
check_size (const char *path, gsize length, GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  if (length <= MAX_BYTES)
    return TRUE;

  reason = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, "too large");
  name = ichomp_wording_excerpt (path);
  sentence = ichomp_wording_file_error (reason);
  g_set_error (error, reason->domain, reason->code,
               _ ("The file “%1$s” could not be written: %2$s"), name, sentence);
  return FALSE;
}

/* GLib's own message names the temporary file, which the user does not know. */
static void
set_write_error (GError **error, const char *path, const GError *reason)
{
  g_autofree char *sentence = ichomp_wording_file_error (reason);

  set_error (error, path, (GFileError)reason->code, sentence);
}

/* Whether @name is that of a temporary file of @base, such as "game.ini.unfinished-Xa3bQz". A
 * person gives other names to a copy. */
static gboolean
is_temporary (const char *name, const char *base)
{
  return g_str_has_prefix (name, base)
         && g_regex_match_simple ("^\\Q" TEMPORARY "\\E[A-Za-z0-9]{6}$", name + strlen (base), 0,
                                  0);
}

static void
remove_temporary_files (const char *folder, const char *const *names)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    for (guint i = 0; names[i] != NULL; i++)
      if (is_temporary (name, names[i]))
        {
          g_autofree char *temporary = g_build_filename (folder, name, NULL);

          g_unlink (temporary);
        }
}

/* Programs that share a folder write in it one after the other. The lock is that of the folder
 * itself, and ends with the program. Where there are no locks, or another program holds it for too
 * long, nobody waits.
 *
 * Returns: a file descriptor, or -1 without the lock */
static int
lock_folder (const char *folder, gint64 patience)
{
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gint64 end = g_get_monotonic_time () + patience;

  while (fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      if ((errno != EWOULDBLOCK && errno != EINTR) || g_get_monotonic_time () >= end)
        {
          g_close (fd, NULL);
          return -1;
        }
      g_usleep (LOCK_INTERVAL_MICROSECONDS);
    }

  return fd;
}

static void
unlock_folder (int fd)
{
  if (fd >= 0)
    g_close (fd, NULL);
}

/**
 * ichomp_file_sweep:
 * @folder: a folder of this program
 * @names: the names of files in it, %NULL-terminated
 *
 * Removes the temporary files of programs that were killed while they wrote one of @names.
 */
void
ichomp_file_sweep (const char *folder, const char *const *names)
{
  int lock = lock_folder (folder, 0);

  /* Otherwise, another program may be using them. */
  if (lock >= 0)
    remove_temporary_files (folder, names);
  unlock_folder (lock);
}

/* Like g_file_set_contents_full(), whose temporary files cannot be told from a copy that a person
 * has made. An error names @path. */
static gboolean
write_file (const char *path, const char *target, const char *text, GError **error)
{
  g_autofree char *temporary = g_strconcat (target, TEMPORARY "XXXXXX", NULL);
  g_autoptr (GError) reason = NULL;
  int fd = g_mkstemp_full (temporary, O_RDWR | O_CLOEXEC, 0600);
  int code = errno;

  if (fd >= 0)
    {
      g_close (fd, NULL);
      if (!g_file_set_contents_full (temporary, text, -1, G_FILE_SET_CONTENTS_DURABLE, 0600,
                                     &reason))
        {
          g_unlink (temporary);
          set_write_error (error, path, reason);
          return FALSE;
        }
      if (g_rename (temporary, target) == 0)
        return TRUE;

      code = errno;
      g_unlink (temporary);
    }

  reason =
      g_error_new_literal (G_FILE_ERROR, (int)g_file_error_from_errno (code), g_strerror (code));
  set_write_error (error, path, reason);
  return FALSE;
}

/**
 * ichomp_file_update:
 * @path: a file, which need not exist; its folder need not exist either
 * @func: returns the new contents, or %NULL with an error
 * @data: passed to @func
 * @error: return location for an error of domain %G_FILE_ERROR, or that of @func
 *
 * Writes a file that only its owner can read. At any time, also when the power fails, the file has
 * either the old text or the new one. A symbolic link is kept, and the file behind it is written.
 * Other programs do not write to the folder between the call of
 * @func and the end of this one. A program that is killed may leave a temporary file, which the
 * next call or ichomp_file_sweep() removes. A text that ichomp_file_read() would refuse is an error
 * of domain %G_IO_ERROR.
 *
 * Cost: waits for the disk.
 *
 * Returns: whether the text is on the disk
 */
gboolean
ichomp_file_update (const char *path, IchompFileUpdateFunc func, gpointer data, GError **error)
{
  g_autofree char *own_folder = g_path_get_dirname (path);
  g_autofree char *target = ichomp_file_dup_target (path);
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *base = g_path_get_basename (target);
  const char *const names[] = { base, NULL };
  g_autofree char *text = NULL;
  gboolean written;
  int lock;

  /* Not the folder behind a link: it may be on a disk that is not mounted. */
  if (g_mkdir_with_parents (own_folder, 0700) != 0)
    {
      int code = errno;
      g_autofree char *name = ichomp_wording_excerpt (own_folder);
      g_autofree char *sentence = ichomp_wording_system_error (code);

      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code),
                   /* Translators: %1$s is a folder, %2$s is the reason, such as "You do not have
           * permission." */
                   _ ("The folder “%1$s” could not be made: %2$s"), name, sentence);
      return FALSE;
    }

  lock = lock_folder (folder, LOCK_PATIENCE_MICROSECONDS);
  if (lock >= 0)
    remove_temporary_files (folder, names);

  text = func (data, error);
  written =
      text != NULL && check_size (path, strlen (text), error)
      && write_file (path, target, text, error);
  unlock_folder (lock);

  return written;
}

/* Reading */

static void
set_read_error (GError **error, int code, const char *path)
{
  g_autofree char *name = ichomp_wording_excerpt (path);
  g_autofree char *reason = ichomp_wording_system_error (code);

  g_set_error (
      error, G_FILE_ERROR, g_file_error_from_errno (code),
      /* Translators: %1$s is a file, %2$s is the reason, such as "You do not have permission." */
      _ ("The file “%1$s” could not be read: %2$s"), name, reason);
}

static gboolean
check_file (int fd, const char *path, GError **error)
{
  g_autofree char *name = ichomp_wording_excerpt (path);
  struct stat status;

  if (fstat (fd, &status) != 0)
    {
      set_read_error (error, errno, path);
      return FALSE;
    }

  if (!S_ISREG (status.st_mode))
    {
      g_set_error (
          error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
          /* Translators: %s is the name of something on disk that is a folder or a device. */
          _ ("“%s” is not a file."), name);
      return FALSE;
    }

  if (status.st_size > MAX_BYTES)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                   /* Translators: %s is a file. */
                   _ ("The file “%s” is too large."), name);
      return FALSE;
    }

  return TRUE;
}

/**
 * ichomp_file_read:
 * @path: a file
 * @text: (out) (transfer full) (array length=length) (element-type guint8): return location for
 *   the contents of the file, followed by a zero byte
 * @length: (out): return location for the number of bytes
 * @error: return location for an error of domain %G_FILE_ERROR, which has the code
 *   %G_FILE_ERROR_NOENT if the file does not exist, or %G_IO_ERROR
 *
 * A file of more than 1 MiB is an error.
 *
 * Returns: whether the file could be read
 */
gboolean
ichomp_file_read (const char *path, char **text, gsize *length, GError **error)
{
  g_autofree char *buffer = NULL;
  gsize n_read = 0;
  gssize n;
  int fd;

  /* Opening a pipe must not block. */
  fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  if (fd < 0)
    {
      set_read_error (error, errno, path);
      return FALSE;
    }

  if (!check_file (fd, path, error))
    {
      g_close (fd, NULL);
      return FALSE;
    }

  /* A file that grows meanwhile is truncated. */
  buffer = g_malloc (MAX_BYTES + 1);
  while ((n = read (fd, buffer + n_read, MAX_BYTES - n_read)) != 0)
    {
      int code = errno;

      if (n > 0)
        {
          n_read += n;
        }
      else if (code != EINTR)
        {
          set_read_error (error, code, path);
          g_close (fd, NULL);
          return FALSE;
        }
    }
  g_close (fd, NULL);

  buffer[n_read] = '\0';
  *text = g_realloc (g_steal_pointer (&buffer), n_read + 1);
  *length = n_read;
  return TRUE;
}

/**
 * ichomp_file_is_unreadable:
 * @error: from ichomp_file_read(), or about what was read
 *
 * Returns: whether the system could not read a file, which may be sound
 */
gboolean
ichomp_file_is_unreadable (const GError *error)
{
  return error->domain == G_FILE_ERROR && error->code != G_FILE_ERROR_NOENT
         && error->code != G_FILE_ERROR_NOTDIR;
}

/**
 * ichomp_file_set_aside:
 * @path: a file
 * @bad: why it cannot be used
 * @error: return location for an error of domain %G_IO_ERROR, or @bad if the file is not known to
 *   be damaged
 *
 * Renames the file, so that it is not overwritten: appends the suffix `.bad` or, if that file
 * exists, `.bad-2` and so on. The file behind a symbolic link is renamed and the link kept, unless
 * it leads to a folder, device or pipe.
 *
 * Returns: (transfer full) (nullable): the new path, or %NULL with @error set
 */
char *
ichomp_file_set_aside (const char *path, const GError *bad, GError **error)
{
  g_autofree char *target = is_special (path) ? g_strdup (path) : ichomp_file_dup_target (path);
  g_autoptr (GFile) file = g_file_new_for_path (target);

  if (ichomp_file_is_unreadable (bad))
    {
      g_propagate_error (error, g_error_copy (bad));
      return NULL;
    }

  for (guint i = 1; TRUE; i++)
    {
      g_autofree char *free_path =
          i == 1 ? g_strconcat (target, ".bad", NULL) : g_strdup_printf ("%s.bad-%u", target, i);
      g_autoptr (GFile) aside = g_file_new_for_path (free_path);
      g_autoptr (GError) reason = NULL;

      if (g_file_move (file, aside,
                       G_FILE_COPY_NOFOLLOW_SYMLINKS | G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL,
                       NULL, &reason))
        return g_steal_pointer (&free_path);

      if (!g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_EXISTS) || i == MAX_SET_ASIDE)
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return NULL;
        }
    }
}

/* Files that the user has chosen */

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
  g_autofree char *target = ichomp_file_dup_target (path);
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
  g_autofree char *parse_name = NULL;
  g_autofree char *name = NULL;

  if (g_file_peek_path (file) != NULL)
    {
      g_task_set_task_data (task, g_bytes_ref (contents), (GDestroyNotify)g_bytes_unref);
      g_task_run_in_thread (task, export_in_thread);
      return;
    }

  error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "not a local file");
  reason = ichomp_wording_file_error (error);
  parse_name = g_file_get_parse_name (file);
  name = ichomp_wording_excerpt (parse_name);
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
