/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The folders of the program's files, found relative to the executable, so that the program also
 * runs from the build folder and from an installed tree that has been moved. */

#include "ichomp-paths.h"

#include <string.h>

typedef struct
{
  char *locale_dir;
  char *foreign_dir;
  char *message_locale_dir;
  char *lesson_dir;
} Paths;

static gboolean
is_below (const char *path, const char *folder)
{
  gsize length = strlen (folder);

  return strncmp (path, folder, length) == 0 && path[length] == G_DIR_SEPARATOR;
}

/* The installation prefix: the folder of the executable without its last part, usually "bin". NULL
 * if the folder does not end in that part. */
static char *
dup_prefix (const char *executable)
{
  g_autofree char *folder = g_path_get_dirname (executable);
  const char *end = G_DIR_SEPARATOR_S ICHOMP_BINDIR;

  if (g_path_is_absolute (ICHOMP_BINDIR) || !g_str_has_suffix (folder, end))
    return NULL;

  return g_strndup (folder, strlen (folder) - strlen (end));
}

/* An absolute folder does not depend on the prefix. */
static char *
build_below (const char *prefix, const char *path)
{
  return g_path_is_absolute (path) ? g_strdup (path) : g_build_filename (prefix, path, NULL);
}

static gpointer
find_paths (gpointer user_data)
{
  static Paths paths;
  g_autofree char *executable = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *prefix = executable == NULL ? NULL : dup_prefix (executable);
  g_autofree char *data_dir = NULL;

  /* The prefix comes first: a trial installation may be below the build folder. */
  if (prefix == NULL && executable != NULL && is_below (executable, ICHOMP_BUILD_ROOT))
    {
      paths.locale_dir = g_build_filename (ICHOMP_BUILD_ROOT, "po", NULL);
      paths.foreign_dir = g_strdup (paths.locale_dir);
      paths.message_locale_dir = g_build_filename (ICHOMP_BUILD_ROOT, "data", "locale", NULL);
      /* Lessons are not built. */
      paths.lesson_dir = g_build_filename (ICHOMP_SOURCE_ROOT, "data", "lessons", NULL);
      return &paths;
    }

  if (prefix == NULL)
    prefix = g_strdup (ICHOMP_PREFIX);

  data_dir = build_below (prefix, ICHOMP_DATADIR);
  paths.locale_dir = build_below (prefix, ICHOMP_LOCALEDIR);
  paths.foreign_dir = g_build_filename (data_dir, "ichomp", "locale", NULL);
  paths.message_locale_dir = g_strdup (paths.foreign_dir);
  paths.lesson_dir = g_build_filename (data_dir, "ichomp", "lessons", NULL);
  return &paths;
}

static const Paths *
get_paths (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, find_paths, NULL);
}

const char *
ichomp_paths_get_locale_dir (void)
{
  return get_paths ()->locale_dir;
}

/**
 * ichomp_paths_dup_foreign_locale_dir:
 * @domain: the gettext domain of a library, such as "gtk40"
 *
 * Returns: (transfer full): the folder of our translations of the library's messages. In it,
 *   LANGUAGE/LC_MESSAGES/DOMAIN.mo has the messages that the program shows, and LANGUAGE\@system is
 *   a link to the system's catalogue.
 */
char *
ichomp_paths_dup_foreign_locale_dir (const char *domain)
{
  return g_build_filename (get_paths ()->foreign_dir, domain, NULL);
}

/* The folder of the locale "ichomp.UTF-8", as in the variable LOCPATH. */
const char *
ichomp_paths_get_message_locale_dir (void)
{
  return get_paths ()->message_locale_dir;
}

/* The lessons that come with the program, not those of the user. */
const char *
ichomp_paths_get_lesson_dir (void)
{
  return get_paths ()->lesson_dir;
}

/**
 * ichomp_paths_dup_user_file:
 * @name: (nullable): the name of a file, or %NULL for the folder itself
 *
 * Returns: (transfer full): its path in the user's data folder; that folder may not exist yet,
 *   [class@Store] creates it
 */
char *
ichomp_paths_dup_user_file (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "ichomp", name, NULL);
}
