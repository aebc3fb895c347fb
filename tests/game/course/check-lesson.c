/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What `ichomp --check-lesson` does, without GTK; and with --messages, what the program looks up of a
 * lesson. */

#include <stdio.h>
#include <stdlib.h>

#include "base/ichomp-i18n.h"
#include "course/ichomp-lesson-check.h"

static void
print_messages (const IchompLessonBlock *block)
{
  if (ichomp_lesson_block_has_text (block))
    {
      const char *context = ichomp_lesson_block_get_context (block);

      printf ("%s|%s\n", context == NULL ? "" : context, ichomp_lesson_block_get_message (block));
    }

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    print_messages (ichomp_lesson_block_get_child (block, i));
}

static int
check (const char *path)
{
  gboolean ok;
  g_autofree char *report = ichomp_lesson_check_file (path, &ok);

  fputs (report, stdout);
  return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}

int
main (int argc, char **argv)
{
  gboolean messages = argc > 1 && g_str_equal (argv[1], "--messages");
  int status = EXIT_SUCCESS;

  ichomp_i18n_init ();

  for (int i = messages ? 2 : 1; i < argc; i++)
    {
      g_autoptr (IchompLesson) lesson = NULL;

      if (!messages)
        {
          status |= check (argv[i]);
          continue;
        }

      lesson = ichomp_lesson_load_file (argv[i], NULL);
      if (lesson == NULL)
        return EXIT_FAILURE;
      print_messages (ichomp_lesson_get_root (lesson));
    }

  return status;
}
