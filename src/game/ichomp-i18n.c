/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-i18n.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "ichomp-language.h"
#include "ichomp-paths.h"

/* What the environment asked for before anybody chose a language here, as it says that, or NULL; and
 * what that is of the languages that there are. */
static char *system_variable;
static IchompLanguage system_language = ICHOMP_LANGUAGE_EN;

static IchompLanguage choice = ICHOMP_LANGUAGE_SYSTEM;

static IchompLanguage current = ICHOMP_LANGUAGE_EN;

/* gettext reads the variable at each look-up, but goes on with what it has found before until it is
 * told that something has changed. The variable is never taken away: to make room for it again, the
 * environment would move while other threads may read it. */
static void
set_variable (const char *value)
{
  g_setenv ("LANGUAGE", value, TRUE);
  textdomain (textdomain (NULL));
}

static void
speak (IchompLanguage language)
{
  current = ichomp_i18n_resolve (language);

  /* Without the variable gettext would go by the locale, which the system may not have. */
  if (language == ICHOMP_LANGUAGE_SYSTEM && system_variable != NULL)
    set_variable (system_variable);
  else
    set_variable (ichomp_language_get_code (current));
}

static void
replace_c (int category)
{
  const char *locale = setlocale (category, NULL);

  if (g_strcmp0 (locale, "C") == 0 || g_strcmp0 (locale, "POSIX") == 0)
    setlocale (category, "C.UTF-8");
}

/**
 * ichomp_i18n_init:
 *
 * Sets the locale of the process from its environment and binds the program's translations. To be
 * called once, before anything is translated and before other threads start.
 */
void
ichomp_i18n_init (void)
{
  const char *variable = g_getenv ("LANGUAGE");

  g_free (system_variable);
  system_variable = variable != NULL && *variable != '\0' ? g_strdup (variable) : NULL;

  /* It fails where the environment asks for a locale that the system does not have. */
  setlocale (LC_ALL, "");

  /* gettext ignores LANGUAGE as long as the messages are those of "C", and what is printed would have
   * a question mark in place of every letter that ASCII lacks. */
  replace_c (LC_MESSAGES);
  replace_c (LC_CTYPE);

  bindtextdomain (GETTEXT_PACKAGE, ichomp_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  system_language = ichomp_language_choose (g_get_language_names ());
  speak (ICHOMP_LANGUAGE_SYSTEM);
}

/**
 * ichomp_i18n_set_language:
 * @language: a language
 *
 * Lets all that is translated from now on be in @language, under any locale of the system. To be
 * called from the main thread.
 */
void
ichomp_i18n_set_language (IchompLanguage language)
{
  choice = language;
  speak (language);
}

/**
 * ichomp_i18n_lend:
 * @language: a language
 *
 * Lets what is translated be in @language until ichomp_i18n_take_back() is called, which has to be
 * soon: for a few texts in another language than the one that is spoken.
 *
 * Cost: some microseconds; what was looked up before has to be looked up again.
 */
void
ichomp_i18n_lend (IchompLanguage language)
{
  speak (language);
}

/**
 * ichomp_i18n_take_back:
 *
 * Goes back to the language that was set last.
 */
void
ichomp_i18n_take_back (void)
{
  speak (choice);
}

/**
 * ichomp_i18n_resolve:
 * @language: a language
 *
 * Returns: @language, or what %ICHOMP_LANGUAGE_SYSTEM stands for
 */
IchompLanguage
ichomp_i18n_resolve (IchompLanguage language)
{
  return language == ICHOMP_LANGUAGE_SYSTEM ? system_language : language;
}

/**
 * ichomp_i18n_get_choice:
 *
 * Returns: what was set last
 */
IchompLanguage
ichomp_i18n_get_choice (void)
{
  return choice;
}

/**
 * ichomp_i18n_get_language:
 *
 * Returns: the language that is spoken, never %ICHOMP_LANGUAGE_SYSTEM: what that stands for
 */
IchompLanguage
ichomp_i18n_get_language (void)
{
  return current;
}

/**
 * ichomp_i18n_has_translation:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: whether the program can speak @language: in English always, otherwise if its
 *   translation is installed
 */
gboolean
ichomp_i18n_has_translation (IchompLanguage language)
{
  g_autofree char *path =
      g_build_filename (ichomp_paths_get_locale_dir (), ichomp_language_get_code (language),
                        "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  return language == ICHOMP_LANGUAGE_EN || g_file_test (path, G_FILE_TEST_EXISTS);
}
