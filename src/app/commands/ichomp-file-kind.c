/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The kinds of file that the program opens, told apart by the ends of their names. */

#include "ichomp-file-kind.h"

#include <glib/gi18n.h>

#include "storage/ichomp-game-file.h"
#include "ichomp-game-files.h"

static const struct
{
  const char *suffix;
  void (*open) (IchompWindow *window, GFile *file);
} kinds[] = {
  { ICHOMP_GAME_FILE_SUFFIX, ichomp_game_files_open },
  { ".xml", ichomp_window_open_lesson_file },
};

static int
find (const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_suffix (lower, kinds[i].suffix))
      return (int)i;

  return -1;
}

/* Returns: (nullable): why it cannot be opened, not yet translated, with a place for its name */
static const char *
find_problem (const char *path)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    /* Translators: %s is what stood on the command line, such as "@6x4". */
    return N_ ("Unexpected argument: %s is no file (a position with spaces in it "
               "has to be in quotes)");
  if (find (path) < 0)
    /* Translators: %s is the name of a file. */
    return N_ ("“%s” is not a kind of file that iChomp opens: the names of games "
               "end in .ichomp, those of lessons in .xml");

  return NULL;
}

static IchompMessage *
create_message (const char *path)
{
  const char *problem = find_problem (path);
  g_autofree char *name = g_filename_display_name (path);

  return problem != NULL ? ichomp_message_new (problem, ichomp_message_new_name (name), NULL)
                         : NULL;
}

/**
 * ichomp_file_kind_check:
 * @path: what was given for a file
 *
 * What is in the file is not looked at: that is told in the window.
 *
 * Returns: (transfer full) (nullable): why it cannot be opened, a translated sentence, or %NULL if
 *   it may be one that can
 */
char *
ichomp_file_kind_check (const char *path)
{
  g_autoptr (IchompMessage) message = create_message (path);

  return message != NULL ? ichomp_message_dup_text (message) : NULL;
}

/**
 * ichomp_file_kind_open:
 * @file: a file
 * @window: where to open it
 *
 * Opens the file, or says why not.
 */
void
ichomp_file_kind_open (GFile *file, IchompWindow *window)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (IchompMessage) problem = create_message (path != NULL ? path : name);

  if (problem != NULL)
    ichomp_window_show_notice (window, problem);
  else
    kinds[find (path)].open (window, file);
}
