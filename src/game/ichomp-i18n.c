/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-i18n.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "ichomp-paths.h"

/**
 * ichomp_i18n_init:
 *
 * Sets the locale of the process from its environment and binds the program's translations. To be
 * called once, before anything is translated and before other threads start.
 */
void
ichomp_i18n_init (void)
{
  const char *messages;

  /* It fails where the environment asks for a locale that the system does not have. */
  setlocale (LC_ALL, "");

  /* gettext ignores LANGUAGE as long as the messages are those of "C". */
  messages = setlocale (LC_MESSAGES, NULL);
  if (g_strcmp0 (messages, "C") == 0 || g_strcmp0 (messages, "POSIX") == 0)
    setlocale (LC_MESSAGES, "C.UTF-8");

  bindtextdomain (GETTEXT_PACKAGE, ichomp_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
