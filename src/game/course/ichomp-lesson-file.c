/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* From a file to its characters. */

#include <errno.h>
#include <gio/gio.h>

#include "ichomp-lesson-private.h"
#include "ichomp-lesson-source.h"

static gboolean
fail_read (GError *reason, GError **error)
{
  IchompLessonErrorDetail detail = { .reason = reason };

  ichomp_lesson_error_set (error, ICHOMP_LESSON_ERROR_READ, &detail);
  return FALSE;
}

/* Not more than a lesson may have, and not what has no end or makes one wait. */
static gboolean
read_file (const char *path, GString *bytes, GError **error)
{
  const gsize block = 64 * 1024;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GFileInfo) info = NULL;
  g_autoptr (GError) reason = NULL;
  gssize n_read;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, NULL, &reason);
  if (info == NULL)
    return fail_read (reason, error);
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (
          &reason, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
          g_strerror (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY ? EISDIR : EINVAL));
      return fail_read (reason, error);
    }

  stream = g_file_read (file, NULL, &reason);
  if (stream == NULL)
    return fail_read (reason, error);

  do
    {
      gsize length = bytes->len;

      g_string_set_size (bytes, length + block);
      n_read =
          g_input_stream_read (G_INPUT_STREAM (stream), bytes->str + length, block, NULL, &reason);
      g_string_set_size (bytes, length + MAX (n_read, 0));
    }
  while (n_read > 0 && bytes->len <= ICHOMP_LESSON_MAX_BYTES);

  return n_read >= 0 || fail_read (reason, error);
}

/*< private >
 * ichomp_lesson_read_file:
 * @path: the path of a file
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR
 *
 * Returns: (transfer full) (nullable): what is in it, perhaps without the end if that is more than a
 *   lesson may have; or %NULL with @error set
 */
GBytes *
ichomp_lesson_read_file (const char *path, GError **error)
{
  g_autoptr (GString) bytes = g_string_new (NULL);

  if (!read_file (path, bytes, error))
    return NULL;

  return g_string_free_to_bytes (g_steal_pointer (&bytes));
}

/**
 * ichomp_lesson_load_file:
 * @path: the path of a file
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR
 *
 * Returns: (transfer full) (nullable): the lesson in it, or %NULL with @error set
 */
IchompLesson *
ichomp_lesson_load_file (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  bytes = ichomp_lesson_read_file (path, error);
  if (bytes == NULL)
    return NULL;

  return ichomp_lesson_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}
