/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-i18n.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "ichomp-paths.h"

/* The languages that iChomp is made for. */
static const char *const languages[] = { "az", "de", "en", "fa", "fr",    "km", "ms",
                                         "ru", "uk", "uz", "vi", "zh_CN", NULL };

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

/**
 * ichomp_i18n_set_language:
 * @language: the code of a language, such as `de` or `zh_CN`
 *
 * Lets all that is translated from now on be in @language, under any locale of the system. To be
 * called from the main thread.
 *
 * Returns: whether @language is one of those that iChomp is made for; otherwise nothing changes
 */
gboolean
ichomp_i18n_set_language (const char *language)
{
  if (!g_strv_contains (languages, language))
    return FALSE;

  g_setenv ("LANGUAGE", language, TRUE);
  /* Without this gettext goes on with what it has looked up before. */
  textdomain (textdomain (NULL));
  return TRUE;
}

/**
 * ichomp_i18n_dup_languages:
 *
 * Returns: (transfer full): the codes of the languages that iChomp is made for, separated by commas
 */
char *
ichomp_i18n_dup_languages (void)
{
  return g_strjoinv (", ", (char **)languages);
}
