/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual page, taken apart and put together by po4a. */

#include "manual.h"

#define CONFIGURATION                                                                              \
  "[po4a_langs] %s\n"                                                                              \
  "[po4a_paths] po/man/ichomp.pot $lang:po/man/$lang.po\n"                                         \
  "[type: man] data/ichomp.1 $lang:$lang.1\n"

/* po4a must succeed without messages. */
static void
run_po4a (const char *language, const char *folder, const char *mode)
{
  g_autofree char *contents = g_strdup_printf (CONFIGURATION, language);
  g_autofree char *configuration = g_build_filename (folder, "po4a.conf", NULL);
  g_autofree char *complaints = NULL;
  g_autoptr (GError) error = NULL;
  const char *const arguments[] = { "po4a",      mode,        "--keep", "0",           "--srcdir",
                                    SOURCE_ROOT, "--destdir", folder,   configuration, NULL };
  int status;

  g_file_set_contents (configuration, contents, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL,
                NULL, NULL, NULL, &complaints, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (complaints, ==, "");
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

/* Returns: the path of the template of the English page. */
char *
manual_extract (const char *language, const char *folder)
{
  run_po4a (language, folder, "--no-translations");
  return g_build_filename (folder, "po", "man", "ichomp.pot", NULL);
}

/* Returns: the path of the page, in which a paragraph without a translation stays in English */
char *
manual_translate (const char *language, const char *folder)
{
  g_autofree char *name = g_strconcat (language, ".1", NULL);

  run_po4a (language, folder, "--no-update");
  return g_build_filename (folder, name, NULL);
}
