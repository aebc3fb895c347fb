/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual page in one language: po4a makes it without a word, and groff shows it so. */

#include <string.h>

#include "gettext-tools.h"
#include "manual.h"

static const char *language;

static gboolean
has (const char *program)
{
  g_autofree char *path = g_find_program_in_path (program);

  return path != NULL;
}

static void
test_groff (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-man-XXXXXX", NULL);
  g_autofree char *page = g_str_equal (language, "en") ? g_strdup (SOURCE_ROOT "/data/ichomp.1")
                                                       : manual_translate (language, folder);
  const char *const arguments[] = { "groff", "-man", "-Tutf8", "-Kutf8", "-ww", page, NULL };
  g_autofree char *text = NULL;
  g_autofree char *complaints = NULL;
  g_autoptr (GError) error = NULL;

  if (!has ("groff"))
    {
      g_test_skip ("groff is not installed");
      return;
    }

  g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text, &complaints,
                NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (complaints, ==, "");
  g_assert_nonnull (strstr (text, "5,4,4/3,1/-/2"));

  tools_remove_folder (folder);
}

/* Argument: the language. */
int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  language = argv[1];

  g_test_add_func ("/manual/groff", test_groff);

  return g_test_run ();
}
