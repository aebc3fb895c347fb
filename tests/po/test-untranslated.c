/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of messages that may be untranslated for now excuses these and no others. */

#include <glib/gstdio.h>

#include "findings.h"
#include "untranslated.h"

#define HEADER                                                                                     \
  "msgid \"\"\nmsgstr \"\"\n"                                                                      \
  "\"Content-Type: text/plain; charset=UTF-8\\n\"\n"                                               \
  "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"

static const char *const contents =
    HEADER "msgid \"Board\"\nmsgstr \"Brett\"\n\n"
           "msgid \"Two\\nlines\"\nmsgstr \"\"\n\n"
           "msgctxt \"verb\"\nmsgid \"Board\"\nmsgstr \"\"\n\n"
           "msgid \"%u tile\"\nmsgid_plural \"%u tiles\"\nmsgstr[0] \"%u Feld\"\nmsgstr[1] \"\"\n";

static Catalogue *catalogue;

static guint
count_faults (const char *list)
{
  untranslated_check (list, "program", catalogue);
  return findings_take ();
}

static void
test_none (void)
{
  g_assert_cmpuint (count_faults (""), ==, 3);
  g_assert_cmpuint (count_faults ("# a comment\n\n"), ==, 3);
}

static void
test_excused (void)
{
  g_assert_cmpuint (count_faults ("program\tTwo\\nlines\n"), ==, 2);
  g_assert_cmpuint (count_faults ("program\tTwo\\nlines\n"
                                  "program\tBoard\tverb\n"
                                  "program\t%u tile\n"),
                    ==, 0);
  g_assert_cmpuint (count_faults ("manual\tTwo\\nlines\nmanual\tnothing\n"), ==, 3);
}

/* English texts that come from such a message, and others. */
static void
test_patterns (void)
{
  g_autoptr (GPtrArray) patterns =
      untranslated_list_patterns ("# a comment\nprogram\t%u tile\nmanual\tBoard\n", catalogue);

  g_assert_true (untranslated_excuses (patterns, "1 tile"));
  g_assert_true (untranslated_excuses (patterns, "12 tiles"));
  g_assert_false (untranslated_excuses (patterns, "12 tiles."));
  g_assert_false (untranslated_excuses (patterns, "tile"));
  g_assert_false (untranslated_excuses (patterns, "Board"));
}

/* An entry that is translated, one that does not exist, and a line without a message. */
static void
test_needless (void)
{
  g_assert_cmpuint (count_faults ("program\tBoard\n"), ==, 4);
  g_assert_cmpuint (count_faults ("program\tTile\n"), ==, 4);
  g_assert_cmpuint (count_faults ("program\tTwo\\nlines\tverb\n"), ==, 4);
  g_assert_cmpuint (count_faults ("Two\\nlines\n"), ==, 4);
  g_assert_cmpuint (count_faults ("lesson\tTwo\\nlines\n"), ==, 4);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("ichomp-po-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (folder, "de.po", NULL);
  g_file_set_contents (path, contents, -1, &error);
  g_assert_no_error (error);
  catalogue = catalogue_read (path);

  g_test_add_func ("/untranslated/none", test_none);
  g_test_add_func ("/untranslated/excused", test_excused);
  g_test_add_func ("/untranslated/patterns", test_patterns);
  g_test_add_func ("/untranslated/needless", test_needless);
  status = g_test_run ();

  catalogue_free (catalogue);
  g_remove (path);
  g_rmdir (folder);
  return status;
}
