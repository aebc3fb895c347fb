/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a file could not be read or written. What the system says of it is in the system's language,
 * and holds names of temporary files: the usual reasons are said in our own words. */

#include <errno.h>
#include <glib/gi18n.h>

#include "ichomp-wording.h"

typedef enum
{
  REASON_OTHER,
  REASON_NOT_THERE,
  REASON_NOT_ALLOWED,
  REASON_DISK_FULL,
  REASON_READ_ONLY,
  REASON_NOT_A_FILE,
  REASON_NAME_TOO_LONG,
  REASON_TOO_LARGE,
  REASON_NOT_LOCAL,
} Reason;

static Reason
find_file_reason (int code)
{
  switch ((GFileError)code)
    {
    case G_FILE_ERROR_NOENT:
    case G_FILE_ERROR_NOTDIR:
      return REASON_NOT_THERE;
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
      return REASON_NOT_ALLOWED;
    case G_FILE_ERROR_NOSPC:
      return REASON_DISK_FULL;
    case G_FILE_ERROR_ROFS:
      return REASON_READ_ONLY;
    case G_FILE_ERROR_ISDIR:
      return REASON_NOT_A_FILE;
    case G_FILE_ERROR_NAMETOOLONG:
      return REASON_NAME_TOO_LONG;
    default:
      return REASON_OTHER;
    }
}

static Reason
find_io_reason (int code)
{
  switch ((GIOErrorEnum)code)
    {
    case G_IO_ERROR_NOT_FOUND:
    case G_IO_ERROR_NOT_DIRECTORY:
      return REASON_NOT_THERE;
    case G_IO_ERROR_PERMISSION_DENIED:
      return REASON_NOT_ALLOWED;
    case G_IO_ERROR_NO_SPACE:
      return REASON_DISK_FULL;
    case G_IO_ERROR_READ_ONLY:
      return REASON_READ_ONLY;
    case G_IO_ERROR_IS_DIRECTORY:
    case G_IO_ERROR_NOT_REGULAR_FILE:
      return REASON_NOT_A_FILE;
    case G_IO_ERROR_FILENAME_TOO_LONG:
      return REASON_NAME_TOO_LONG;
    case G_IO_ERROR_MESSAGE_TOO_LARGE:
      return REASON_TOO_LARGE;
    case G_IO_ERROR_NOT_SUPPORTED:
      return REASON_NOT_LOCAL;
    default:
      return REASON_OTHER;
    }
}

static Reason
find_reason (const GError *error)
{
  if (error->domain == G_FILE_ERROR)
    return find_file_reason (error->code);

  return error->domain == G_IO_ERROR ? find_io_reason (error->code) : REASON_OTHER;
}

/**
 * ichomp_wording_file_error:
 * @error: why a file could not be read or written
 *
 * Returns: (transfer full): one sentence that gives the reason; it does not name the file
 */
char *
ichomp_wording_file_error (const GError *error)
{
  switch (find_reason (error))
    {
    case REASON_NOT_THERE:
      return g_strdup (_ ("There is no such file or folder."));
    case REASON_NOT_ALLOWED:
      return g_strdup (_ ("You do not have the permission."));
    case REASON_DISK_FULL:
      return g_strdup (_ ("The disk is full."));
    case REASON_READ_ONLY:
      return g_strdup (_ ("Nothing can be written to this disk."));
    case REASON_NOT_A_FILE:
      return g_strdup (_ ("This is not a file."));
    case REASON_NAME_TOO_LONG:
      return g_strdup (_ ("The name is too long."));
    case REASON_TOO_LARGE:
      return g_strdup (_ ("The file is too large."));
    case REASON_NOT_LOCAL:
      return g_strdup (_ ("It has to be a file on this computer."));
    case REASON_OTHER:
      return ichomp_wording_error (error);
    }

  g_assert_not_reached ();
}

/**
 * ichomp_wording_system_error:
 * @code: what the system has left in `errno`
 *
 * Returns: (transfer full): one sentence that gives the reason, such as "The disk is full."
 */
char *
ichomp_wording_system_error (int code)
{
  /* Whoever has used up what belongs to him may find the disk itself half empty. */
  GFileError reason = code == EDQUOT ? G_FILE_ERROR_NOSPC : g_file_error_from_errno (code);
  g_autoptr (GError) error = g_error_new_literal (G_FILE_ERROR, (int)reason, g_strerror (code));

  return ichomp_wording_file_error (error);
}
