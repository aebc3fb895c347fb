/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* `ichomp --check-lesson` without GTK, for the lessons of the course. */

#include <stdio.h>
#include <stdlib.h>

#include "game/base/ichomp-i18n.h"
#include "game/course/ichomp-lesson-check.h"

int
main (int argc, char **argv)
{
  gboolean ok = FALSE;
  g_autofree char *report = NULL;

  ichomp_i18n_init ();
  report = ichomp_lesson_check_file (argv[1], NULL, NULL, &ok);
  fputs (report, stdout);
  return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
