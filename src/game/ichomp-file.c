/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A file is replaced by writing another one beside it and giving that its name. The other one always
 * has the same name: what a program leaves that is killed meanwhile is taken away by the next. */

#include "ichomp-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "ichomp-wording.h"

#define SUFFIX ".new"

/* Returns 0, or why it did not work. */
static int
write_all (int fd, const char *text)
{
  gsize length = strlen (text);

  while (length > 0)
    {
      gssize n = write (fd, text, length);

      if (n < 0 && errno != EINTR)
        return errno;
      if (n > 0)
        {
          text += n;
          length -= n;
        }
    }

  return fsync (fd) == 0 ? 0 : errno;
}

static int
write_new (const char *path, const char *text)
{
  int fd;
  int code;

  /* Whatever has this name is a remnant, or a trap. */
  g_unlink (path);
  fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd < 0)
    return errno;

  code = write_all (fd, text);
  if (close (fd) != 0 && code == 0)
    code = errno;

  return code;
}

/**
 * ichomp_file_replace:
 * @path: a file, which need not exist; its folder need not exist either
 * @text: what is to be in it
 * @error: return location for an error of domain %G_FILE_ERROR
 *
 * Writes a file that its owner alone can read. At any time, also when the power fails, there is
 * either the old text or the new one; beside it there is for a while, and after a sudden end until
 * the next call, a file with `.new` behind its name. Two calls for one file must not overlap.
 *
 * Cost: waits for the disk.
 *
 * Returns: whether the text is on the disk
 */
gboolean
ichomp_file_replace (const char *path, const char *text, GError **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *new_path = NULL;
  int code;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      g_autofree char *name = NULL;
      g_autofree char *reason = NULL;

      code = errno;
      name = g_filename_display_name (folder);
      reason = ichomp_wording_system_error (code);
      g_set_error (
          error, G_FILE_ERROR, g_file_error_from_errno (code),
          /* Translators: %1$s is a folder, %2$s is the reason, such as "You do not have the
           * permission." */
          _ ("The folder “%1$s” could not be made: %2$s"), name, reason);
      return FALSE;
    }

  new_path = g_strconcat (path, SUFFIX, NULL);
  code = write_new (new_path, text);
  if (code == 0 && g_rename (new_path, path) != 0)
    code = errno;

  if (code != 0)
    {
      g_autofree char *name = g_filename_display_name (path);
      g_autofree char *reason = ichomp_wording_system_error (code);

      g_unlink (new_path);
      g_set_error (
          error, G_FILE_ERROR, g_file_error_from_errno (code),
          /* Translators: %1$s is a file, %2$s is the reason, such as "The disk is full." */
          _ ("The file “%1$s” could not be written: %2$s"), name, reason);
      return FALSE;
    }

  return TRUE;
}
