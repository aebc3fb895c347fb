/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual page in one language: po4a and groff accept it, and it fits a terminal. */

#include <locale.h>
#include <string.h>

#include "gettext-tools.h"
#include "manual.h"

/* groff's default width. */
#define MAX_WIDTH 80

static const char *language;
static const char *page;

static void
test_po4a (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-man-XXXXXX", NULL);
  g_autofree char *path = manual_translate (language, folder);

  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  tools_remove_folder (folder);
}

/* The width in columns of a terminal. */
static guint
get_width (const char *line)
{
  guint width = 0;

  for (; *line != '\0'; line = g_utf8_next_char (line))
    {
      gunichar letter = g_utf8_get_char (line);

      if (!g_unichar_iszerowidth (letter))
        width += g_unichar_iswide (letter) ? 2 : 1;
    }

  return width;
}

/* Warnings about lines that cannot be filled are off: without spaces between words, hardly any line
 * can. */
static void
test_groff (void)
{
  /* man chooses these macros for Chinese by itself. */
  const char *macros = g_str_equal (language, "zh_CN") ? "-mzh" : "-ww";
  const char *const arguments[] = { "groff",   "-man", macros,    "-Tutf8", "-Kutf8",
                                    "-P-cbou", "-ww",  "-Wbreak", page,     NULL };
  g_autofree char *text = NULL;
  g_autofree char *complaints = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text, &complaints,
                NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (complaints, ==, "");
  g_assert_nonnull (strstr (text, "5,4,4/3,1/-/2"));

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_test_message ("%s", lines[i]);
      g_assert_cmpuint (get_width (lines[i]), <=, MAX_WIDTH);
    }
}

/* Arguments: the language, the installed page. */
int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 3);
  language = argv[1];
  page = argv[2];

  if (!g_str_equal (language, "en"))
    g_test_add_func ("/manual/po4a", test_po4a);
  g_test_add_func ("/manual/groff", test_groff);

  return g_test_run ();
}
