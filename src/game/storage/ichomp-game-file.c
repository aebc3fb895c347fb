/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Game files: the text of a session in a file that the user has chosen. A thread reads and writes
 * them, because the disk may be slow or remote. */

#include "ichomp-game-file.h"

#include <string.h>

#include "ichomp-file.h"

static gboolean
check_local (GFile *file, GError **error)
{
  if (g_file_peek_path (file) != NULL)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "not a local file");
  return FALSE;
}

/**
 * ichomp_game_file_save:
 * @file: the file to write
 * @session: the session to save, as it is now
 * @cancellable: (nullable): cancels before anything is written
 * @callback: called at the end
 * @user_data: passed to @callback
 *
 * Saves the game with its whole history. At any time there is either the old file or the new one.
 */
void
ichomp_game_file_save (GFile *file,
                       IchompSession *session,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  char *text = ichomp_session_to_text (session);
  g_autoptr (GBytes) contents = g_bytes_new_take (text, strlen (text));

  ichomp_file_export_async (file, contents, cancellable, callback, user_data);
}

/**
 * ichomp_game_file_save_finish:
 * @file: the file to write
 * @result: from the callback
 * @error: return location for an error of domain %G_FILE_ERROR or %G_IO_ERROR
 *
 * Returns: whether the game is in the file; otherwise the file has not changed
 */
gboolean
ichomp_game_file_save_finish (GFile *file, GAsyncResult *result, GError **error)
{
  return ichomp_file_export_finish (file, result, error);
}

static void
load_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  char *text;
  gsize length;

  if (ichomp_file_read (g_file_peek_path (source), &text, &length, &error))
    g_task_return_pointer (task, g_bytes_new_take (text, length), (GDestroyNotify)g_bytes_unref);
  else
    g_task_return_error (task, error);
}

/**
 * ichomp_game_file_load:
 * @file: the file to read
 * @cancellable: (nullable): cancels reading
 * @callback: called at the end
 * @user_data: passed to @callback
 *
 * Reads a file for ichomp_session_restore(). A file of more than a mebibyte is refused.
 */
void
ichomp_game_file_load (GFile *file,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);
  GError *error = NULL;

  if (check_local (file, &error))
    g_task_run_in_thread (task, load_in_thread);
  else
    g_task_return_error (task, error);
}

/**
 * ichomp_game_file_load_finish:
 * @file: the file to read
 * @result: from the callback
 * @error: return location for an error of domain %G_FILE_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full) (nullable): the contents of the file, which need not be a game; %NULL
 *   with
 *   @error set if it could not be read
 */
GBytes *
ichomp_game_file_load_finish (GFile *file, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
