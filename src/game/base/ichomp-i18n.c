/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The language of translated messages: the user's choice or, within a language scope, another
 * one. */

#include "ichomp-i18n.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "ichomp-language.h"
#include "ichomp-paths.h"

/* The gettext domains of libraries whose messages the windows and the command line show. */
#define GLIB_DOMAIN "glib20"
#define GTK_DOMAIN "gtk40"

/* The locale modifier of the link to the system's catalogue, the fallback for messages that ours
 * lacks. */
#define SYSTEM_MODIFIER "@system"

/* The first language of the initial environment that has a translation. */
static IchompLanguage system_language = ICHOMP_LANGUAGE_EN;

/* The user's choice. */
static IchompLanguage choice = ICHOMP_LANGUAGE_SYSTEM;

/* The language of messages now: that of the choice or of the innermost scope. */
static IchompLanguage current = ICHOMP_LANGUAGE_EN;

static guint n_scopes;

/* gettext reads LANGUAGE at each look-up, but keeps its cached translations until textdomain() is
 * called. The variable is never unset: setting it again could move the environment in memory while
 * other threads read it. */
static void
set_language_variable (const char *value)
{
  g_setenv ("LANGUAGE", value, TRUE);
  textdomain (textdomain (NULL));
}

/* Without LANGUAGE, gettext would use the locale, which may not be installed; and GTK, which has
 * more translations, could use another language of the environment. */
static void
switch_language (IchompLanguage language)
{
  const char *code;
  g_autofree char *value = NULL;

  current = ichomp_i18n_resolve (language);
  code = ichomp_language_get_code (current);
  value = g_strconcat (code, ":", code, SYSTEM_MODIFIER, NULL);
  set_language_variable (current == ICHOMP_LANGUAGE_EN ? code : value);
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

/* Whether the locale of @category is one of those without a language, such as "C" and "C.UTF-8". */
static gboolean
is_c_locale (int category)
{
  const char *locale = setlocale (category, NULL);

  return g_strcmp0 (locale, "POSIX") == 0 || g_strcmp0 (locale, "C") == 0
         || g_str_has_prefix (locale, "C.");
}

/* In a locale without a language, gettext ignores LANGUAGE: in "C.UTF-8" from glibc 2.41 on. The
 * program has a locale of messages of its own, which no other process of the system shall find. */
static void
replace_message_locale (void)
{
  g_autofree char *path = g_strdup (g_getenv ("LOCPATH"));

  if (!is_c_locale (LC_MESSAGES))
    return;

  g_setenv ("LOCPATH", ichomp_paths_get_message_locale_dir (), TRUE);
  if (setlocale (LC_MESSAGES, "ichomp.UTF-8") == NULL)
    setlocale (LC_MESSAGES, "C.UTF-8");

  if (path != NULL)
    g_setenv ("LOCPATH", path, TRUE);
  else
    g_unsetenv ("LOCPATH");
}

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
 * Sets the locale of the process from its environment and binds the program's translations. Call
 * this once, before any message is translated and before other threads start.
 */
void
ichomp_i18n_init (void)
{
  /* This fails if the locale of the environment is not installed. */
  setlocale (LC_ALL, "");

  replace_message_locale ();

  /* In the locale "C", output has a question mark for every non-ASCII letter. */
  if (is_c_locale (LC_CTYPE))
    setlocale (LC_CTYPE, "C.UTF-8");

  /* At the first look-up of a GLib or GTK message, GLib decides once whether to translate at all:
   * it does not if the program has a text domain without a translation, as in English. So this
   * look-up comes before textdomain(). GLib binds its own domain when it first needs a message,
   * here that of an error; ours must be bound afterwards. */
  g_dgettext (GLIB_DOMAIN, "");
  g_ascii_string_to_unsigned ("", 10, 0, 0, NULL, NULL);
  bind_foreign (GLIB_DOMAIN);

  bind (GETTEXT_PACKAGE, ichomp_paths_get_locale_dir ());
  textdomain (GETTEXT_PACKAGE);

  system_language = find_system_language ();
  switch_language (ICHOMP_LANGUAGE_SYSTEM);
}

/**
 * ichomp_i18n_bind_gtk:
 *
 * Lets messages of GTK be looked up in our catalogues before GTK's own. Call this after the
 * initialization of GTK, which binds its own catalogues.
 */
void
ichomp_i18n_bind_gtk (void)
{
  bind_foreign (GTK_DOMAIN);
}

/**
 * ichomp_i18n_set_language:
 * @language: the user's choice
 *
 * Translates messages to @language from now on, independently of the locale. Call this on the main
 * thread.
 */
void
ichomp_i18n_set_language (IchompLanguage language)
{
  choice = language;
  switch_language (language);
}

/**
 * ichomp_language_scope_enter:
 * @language: a language; [func@i18n_get_choice] for that of the program
 *
 * Translates messages to @language until the scope is left. A scope lasts no longer than a function
 * call, on the main thread; scopes may be nested.
 *
 * Cost: none if @language is the current one; otherwise some microseconds, and gettext's cache is
 * discarded.
 *
 * Returns: the scope
 */
IchompLanguageScope
ichomp_language_scope_enter (IchompLanguage language)
{
  IchompLanguageScope self = { .before = current };

  n_scopes++;
  if (ichomp_i18n_resolve (language) != current)
    switch_language (language);

  return self;
}

/**
 * ichomp_language_scope_leave:
 * @self: the scope that was entered last
 *
 * Goes back to the previous language.
 */
void
ichomp_language_scope_leave (IchompLanguageScope *self)
{
  /* The choice may have changed within the outermost scope. */
  IchompLanguage before = --n_scopes == 0 ? choice : self->before;

  if (ichomp_i18n_resolve (before) != current)
    switch_language (before);
}

/**
 * ichomp_i18n_resolve:
 * @language: a language
 *
 * Returns: @language or, for %ICHOMP_LANGUAGE_SYSTEM, the language of the environment
 */
IchompLanguage
ichomp_i18n_resolve (IchompLanguage language)
{
  return language == ICHOMP_LANGUAGE_SYSTEM ? system_language : language;
}

IchompLanguage
ichomp_i18n_get_choice (void)
{
  return choice;
}

/**
 * ichomp_i18n_get_language:
 *
 * Returns: the current language, within a scope that of the scope; never %ICHOMP_LANGUAGE_SYSTEM
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
 * Returns: whether messages can be in @language: English, or its translation is installed
 */
gboolean
ichomp_i18n_has_translation (IchompLanguage language)
{
  g_autofree char *path =
      g_build_filename (ichomp_paths_get_locale_dir (), ichomp_language_get_code (language),
                        "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  return language == ICHOMP_LANGUAGE_EN || g_file_test (path, G_FILE_TEST_EXISTS);
}
