/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-application.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "app/command-line/ichomp-command-line.h"
#include "game/base/ichomp-i18n.h"

/* The tables of a large board are given back to the system with the board. GNU's allocator would
 * keep them: each block that it frees raises the size from which blocks are mapped on their own. */
static void
keep_no_tables (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, 128 * 1024);
#endif
}

int
main (int argc, char *argv[])
{
  g_autoptr (IchompApplication) application = NULL;

  keep_no_tables ();

  /* GTK would set the locale again, and LANGUAGE would not work without an installed locale. */
  gtk_disable_setlocale ();
  ichomp_i18n_init ();
  ichomp_command_line_guard_output ();
  ichomp_command_line_set_language (argv);

  application = ichomp_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
