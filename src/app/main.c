/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-application.h"
#include "app/command-line/ichomp-command-line.h"
#include "game/base/ichomp-i18n.h"

int
main (int argc, char *argv[])
{
  g_autoptr (IchompApplication) application = NULL;

  /* GTK would set the locale again, and LANGUAGE would not work without an installed locale. */
  gtk_disable_setlocale ();
  ichomp_i18n_init ();
  ichomp_command_line_guard_output ();
  ichomp_command_line_set_language (argv);

  application = ichomp_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
