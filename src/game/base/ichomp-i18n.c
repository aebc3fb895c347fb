/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-i18n.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "ichomp-language.h"
#include "ichomp-paths.h"

/* Catalogues of libraries whose messages the windows and the command line show. */
#define GLIB_DOMAIN "glib20"
#define GTK_DOMAIN "gtk40"

/* In the folder of such a catalogue, what stands for the system's own, which has what ours lacks. */
#define SYSTEM_MODIFIER "@system"

/* What the environment asked for before anybody chose a language here, of the languages that there
 * are. */
static IchompLanguage system_language = ICHOMP_LANGUAGE_EN;

static IchompLanguage choice = ICHOMP_LANGUAGE_SYSTEM;

static IchompLanguage current = ICHOMP_LANGUAGE_EN;

static guint n_scopes;

/* gettext reads the variable at each look-up, but goes on with what it has found before until it is
 * told that something has changed. The variable is never taken away: to make room for it again, the
 * environment would move while other threads may read it. */
static void
set_variable (const char *value)
{
  g_setenv ("LANGUAGE", value, TRUE);
  textdomain (textdomain (NULL));
}

/* Without the variable gettext would go by the locale, which the system may not have; and GTK, which
 * knows more languages, would speak another one of those that the environment asks for. */
static void
speak (IchompLanguage language)
{
  const char *code;
  g_autofree char *value = NULL;

  current = ichomp_i18n_resolve (language);
  code = ichomp_language_get_code (current);
  value = g_strconcat (code, ":", code, SYSTEM_MODIFIER, NULL);
  set_variable (current == ICHOMP_LANGUAGE_EN ? code : value);
}

static void
bind (const char *domain, const char *folder)
{
  bindtextdomain (domain, folder);
  bind_textdomain_codeset (domain, "UTF-8");
}

static void
bind_foreign (const char *domain)
{
  g_autofree char *folder = ichomp_paths_dup_foreign_locale_dir (domain);

  bind (domain, folder);
}

static void
replace_c (int category)
{
  const char *locale = setlocale (category, NULL);

  if (g_strcmp0 (locale, "C") == 0 || g_strcmp0 (locale, "POSIX") == 0)
    setlocale (category, "C.UTF-8");
}

/* The first of the languages that the environment asks for which the program can speak. */
static IchompLanguage
find_system_language (void)
{
  IchompLanguage language;

  for (const char *const *wanted = g_get_language_names (); *wanted != NULL; wanted++)
    if (ichomp_language_find (*wanted, &language) && ichomp_i18n_has_translation (language))
      return language;

  return ICHOMP_LANGUAGE_EN;
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
  /* It fails where the environment asks for a locale that the system does not have. */
  setlocale (LC_ALL, "");

  /* gettext ignores LANGUAGE as long as the messages are those of "C", and what is printed would have
   * a question mark in place of every letter that ASCII lacks. */
  replace_c (LC_MESSAGES);
  replace_c (LC_CTYPE);

  /* GLib decides for good, when it is first asked for a text of GTK or of its own, whether to look for
   * a translation at all: not if the program has a domain and no translation of it, such as English.
   * It binds its own domain at the first text that it needs, here that of an error. */
  g_dgettext (GLIB_DOMAIN, "");
  g_ascii_string_to_unsigned ("", 10, 0, 0, NULL, NULL);
  bind_foreign (GLIB_DOMAIN);

  bind (GETTEXT_PACKAGE, ichomp_paths_get_locale_dir ());
  textdomain (GETTEXT_PACKAGE);

  system_language = find_system_language ();
  speak (ICHOMP_LANGUAGE_SYSTEM);
}

/**
 * ichomp_i18n_bind_gtk:
 *
 * Lets the words of GTK be looked up in our catalogues first, and then in its own. To be called after
 * GTK has been initialized, as that binds its own.
 */
void
ichomp_i18n_bind_gtk (void)
{
  bind_foreign (GTK_DOMAIN);
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
 * ichomp_language_scope_enter:
 * @language: a language; [func@i18n_get_choice] for that of the program
 *
 * Lets what is translated be in @language until the scope is left, which has to be soon and on the
 * main thread: for the time of a call. Scopes may be nested.
 *
 * Cost: nothing in the language that is spoken already; otherwise some microseconds, and what was
 * looked up before has to be looked up again.
 *
 * Returns: the scope
 */
IchompLanguageScope
ichomp_language_scope_enter (IchompLanguage language)
{
  IchompLanguageScope self = { .before = current };

  n_scopes++;
  if (ichomp_i18n_resolve (language) != current)
    speak (language);

  return self;
}

/**
 * ichomp_language_scope_leave:
 * @self: the scope that was entered last
 *
 * Goes back to the language that was spoken before.
 */
void
ichomp_language_scope_leave (IchompLanguageScope *self)
{
  /* Another choice may have been made inside. */
  IchompLanguage before = --n_scopes == 0 ? choice : self->before;

  if (ichomp_i18n_resolve (before) != current)
    speak (before);
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
 * Returns: the language that is spoken now, that of a scope within one, never
 *   %ICHOMP_LANGUAGE_SYSTEM: what that stands for
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
