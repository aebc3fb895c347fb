/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of the command line, all in one table. An option is checked in the process that was
 * started; one that only prints is carried out there, without a display. The others go to the process
 * that has the window, see ichomp-launch.c. */

#include "ichomp-command-line.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>

#include "ichomp-census-options.h"
#include "ichomp-config.h"
#include "commands/ichomp-game-files.h"
#include "storage/ichomp-game-text.h"
#include "base/ichomp-i18n.h"
#include "base/ichomp-language.h"
#include "course/ichomp-lesson-check.h"
#include "course/ichomp-library.h"
#include "content/ichomp-paper-worksheet.h"
#include "ichomp-report.h"
#include "storage/ichomp-settings.h"
#include "ichomp-worksheet-options.h"
#include "values/sg-census.h"

/* Returns: (transfer full) (nullable): what is wrong with @value, a translated sentence. */
typedef char *(*CheckFunc) (GVariant *value);

/* Does what an option asks for. Returns: the exit status. */
typedef int (*RunFunc) (GVariantDict *options);

typedef struct
{
  const char *name;
  char letter;
  GOptionArg arg;
  const char *description;
  const char *argument;
  CheckFunc check;
  RunFunc run;
  const char *needs; /* the option that this one has a meaning with, or NULL */
  guint at_least;
  guint at_most; /* the largest number that can stand behind it; 0 where there is to be none */
} Option;

static char *
check_language (GVariant *value)
{
  const char *code = g_variant_get_string (value, NULL);
  g_autofree char *known = NULL;
  IchompLanguage language;

  if (ichomp_language_find (code, &language))
    {
      ichomp_i18n_set_language (language);
      return NULL;
    }

  known = ichomp_language_dup_codes ();

  /* Translators: %1$s is what stood on the command line; %2$s is a list such as "de, en, fr". */
  return g_strdup_printf (_ ("There is no language “%1$s” here; there is: %2$s"), code, known);
}

/* Settings that an administrator has locked are not for the command line either. */
static char *
check_lock (const char *option, const char *setting)
{
  g_autoptr (IchompSettings) settings = ichomp_settings_new ();

  if (!ichomp_settings_is_locked (settings, setting))
    return NULL;

  /* Translators: %s is an option of the command line, such as "--level". */
  return g_strdup_printf (_ ("%s: Locked by the administrator"), option);
}

static char *
check_position (GVariant *value)
{
  char *problem;
  g_autoptr (SgGame) game = ichomp_game_text_parse (g_variant_get_bytestring (value), &problem);

  return problem;
}

static char *
list_lessons (IchompLibrary *library)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);
      IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);

      if (lesson != NULL)
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                                ichomp_lesson_get_id (lesson));
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
check_lesson (GVariant *value)
{
  const char *id = g_variant_get_string (value, NULL);
  g_autoptr (IchompLibrary) library = ichomp_library_new ();
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (library, id);
  g_autofree char *known = NULL;

  if (lesson != NULL)
    return NULL;

  known = list_lessons (library);

  /* Translators: %1$s is what stood on the command line; %2$s is a list such as "play, words, why". */
  return g_strdup_printf (_ ("There is no lesson “%1$s”; there is: %2$s"), id, known);
}

/* One of the nicks of an enumeration, or of a list in their place. */
static char *
check_word (GVariant *value, const char *option, const char *const *words)
{
  const char *word = g_variant_get_string (value, NULL);
  g_autofree char *known = NULL;

  if (g_strv_contains (words, word))
    return NULL;

  known = g_strjoinv (", ", (char **)words);

  /* Translators: %1$s is an option of the command line, such as "--level", %2$s what stood behind it,
   * and %3$s what can stand there, such as "easy, medium, hard". */
  return g_strdup_printf (_ ("%1$s: “%2$s” is none of: %3$s"), option, word, known);
}

static char *
check_level (GVariant *value)
{
  static const char *const words[] = { "easy", "medium", "hard", NULL };
  char *problem = check_word (value, "--level", words);

  return problem != NULL ? problem : check_lock ("--level", "level");
}

static char *
check_players (GVariant *value)
{
  static const char *const words[] = { "two", "first", "second", "none", NULL };
  char *problem = check_word (value, "--players", words);

  if (problem == NULL)
    problem = check_lock ("--players", "opponent");
  return problem != NULL ? problem : check_lock ("--players", "starter");
}

static char *
check_projector (GVariant *value)
{
  return check_lock ("--projector", "projector");
}

static char *
check_files (GVariant *value)
{
  g_autofree const char **rest = g_variant_get_bytestring_array (value, NULL);

  for (guint i = 0; rest[i] != NULL; i++)
    {
      char *problem = ichomp_game_files_check (rest[i]);

      if (problem != NULL)
        return problem;
    }

  return NULL;
}

static int
run_version (GVariantDict *options)
{
  g_print ("iChomp %s\n", ICHOMP_VERSION);
  return EXIT_SUCCESS;
}

static int
run_report (GVariantDict *options, const char *name, IchompReportFunc func)
{
  g_autofree const char **positions = NULL;

  g_variant_dict_lookup (options, name, "^a&ay", &positions);
  return ichomp_report_run (positions, func);
}

static int
run_analyze (GVariantDict *options)
{
  return run_report (options, "analyze", ichomp_report_analysis);
}

static int
run_explain (GVariantDict *options)
{
  return run_report (options, "explain", ichomp_report_explanation);
}

static int
run_check_lesson (GVariantDict *options)
{
  g_autofree const char **paths = NULL;
  int status = EXIT_SUCCESS;

  g_variant_dict_lookup (options, "check-lesson", "^a&ay", &paths);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      gboolean ok;
      g_autofree char *report = ichomp_lesson_check_file (paths[i], &ok);

      g_print ("%s", report);
      if (!ok)
        status = EXIT_FAILURE;
    }

  return status;
}

/* In the order in which they are told, checked and carried out: the language comes first, so that all
 * that is said is said in it. What is a file name here is any bytes: it arrives as it was written and
 * is judged by whoever understands it. */
static const Option table[] = {
  { "language", 'l', G_OPTION_ARG_STRING, N_ ("Speak this language, for example de"),
    N_ ("LANGUAGE"), .check = check_language },
  { G_OPTION_REMAINING, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, N_ ("[FILE…]"),
    .check = check_files },
  { "position", 'p', G_OPTION_ARG_FILENAME, N_ ("Start a game from a position"), N_ ("POSITION"),
    .check = check_position },
  { "players", 0, G_OPTION_ARG_STRING,
    N_ ("Who plays: two people, one who moves first or second against the computer, or nobody"),
    "two|first|second|none", .check = check_players },
  { "level", 0, G_OPTION_ARG_STRING, N_ ("How well the computer plays"), "easy|medium|hard",
    .check = check_level },
  { "seed", 's', G_OPTION_ARG_STRING,
    N_ ("Random positions and the computer's moves come from this number, the same each time"),
    N_ ("NUMBER"), .at_most = G_MAXUINT32 },
  { "lesson", 0, G_OPTION_ARG_STRING, N_ ("Open a lesson, for example xor"), N_ ("LESSON"),
    .check = check_lesson },
  { "lessons", 0, G_OPTION_ARG_NONE, N_ ("Open the list of lessons"), NULL },
  { "practice", 0, G_OPTION_ARG_NONE, N_ ("Open the exercises"), NULL },
  { "projector", 0, G_OPTION_ARG_NONE, N_ ("To be seen from the back of the room"), NULL,
    .check = check_projector },
  { "fullscreen", 'f', G_OPTION_ARG_NONE, N_ ("Fill the screen"), NULL },
  { "kiosk", 0, G_OPTION_ARG_NONE,
    N_ ("Only play and learn: no preferences, files, printing or quitting"), NULL },
  { "version", 'v', G_OPTION_ARG_NONE, N_ ("Print the version"), NULL, .run = run_version },
  { "analyze", 'a', G_OPTION_ARG_FILENAME_ARRAY,
    N_ ("Print the values, the nim-sum and the winning moves of a position"), N_ ("POSITION"),
    .run = run_analyze },
  { "explain", 'e', G_OPTION_ARG_FILENAME_ARRAY,
    N_ ("Explain step by step who wins a position and how"), N_ ("POSITION"), .run = run_explain },
  { "check-lesson", 'c', G_OPTION_ARG_FILENAME_ARRAY,
    N_ ("Check a lesson: its form and every claim in it"), N_ ("FILE"), .run = run_check_lesson },
  { "census", 0, G_OPTION_ARG_STRING,
    N_ ("Count the diagrams of up to so many tiles: P-positions, values, winning moves"),
    N_ ("NUMBER"), .at_least = 1, .at_most = SG_CENSUS_MAX_TILES,
    .run = ichomp_census_options_run },
  { "threads", 0, G_OPTION_ARG_STRING, N_ ("How many processors the census uses"), N_ ("NUMBER"),
    .at_least = 1, .at_most = ICHOMP_CENSUS_MAX_THREADS, .needs = "census" },
  { "worksheet", 'w', G_OPTION_ARG_FILENAME,
    N_ ("Write a PDF file with exercises and their solutions"), N_ ("FILE"),
    .run = ichomp_worksheet_options_run },
  { "kinds", 0, G_OPTION_ARG_STRING,
    N_ ("Which exercises a worksheet has: binary, xor, tile and others, separated by commas"),
    N_ ("LIST"), .check = ichomp_worksheet_options_check_kinds, .needs = "worksheet" },
  { "difficulty", 0, G_OPTION_ARG_STRING, N_ ("How difficult they are"), "1|2|3|4|5", .at_least = 1,
    .at_most = ICHOMP_EXERCISE_MAX_DIFFICULTY, .needs = "worksheet" },
  { "count", 0, G_OPTION_ARG_STRING, N_ ("How many there are"), N_ ("NUMBER"), .at_least = 1,
    .at_most = ICHOMP_WORKSHEET_MAX_COUNT, .needs = "worksheet" },
  { "per-page", 0, G_OPTION_ARG_STRING, N_ ("How many of them a page has"), "1|2|4|6",
    .check = ichomp_worksheet_options_check_per_page, .needs = "worksheet" },
  { "no-solutions", 0, G_OPTION_ARG_NONE, N_ ("Without pages of solutions"), NULL,
    .needs = "worksheet" },
  { "black-and-white", 0, G_OPTION_ARG_NONE, N_ ("Patterns instead of colours, to be copied"), NULL,
    .needs = "worksheet" },
  { "paper", 0, G_OPTION_ARG_STRING, N_ ("The size of its pages"), "a4|a5|legal|letter",
    .check = ichomp_worksheet_options_check_paper, .needs = "worksheet" },
};

/**
 * ichomp_command_line_speak:
 * @arguments: (array zero-terminated=1): the command line, as it was given
 *
 * Lets what is said from now on be in the language that the command line asks for. What is wrong with
 * other options, and the help, is said while they are read: it would be too late by then.
 */
void
ichomp_command_line_speak (char **arguments)
{
  g_auto (GStrv) copy = g_strdupv (arguments);
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autofree char *code = NULL;
  IchompLanguage language;
  const GOptionEntry entries[] = {
    { "language", 'l', 0, G_OPTION_ARG_STRING, &code, NULL, NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  g_option_context_parse_strv (context, &copy, NULL);
  if (code != NULL && ichomp_language_find (code, &language))
    ichomp_i18n_set_language (language);
}

/**
 * ichomp_command_line_add_options:
 * @application: the application
 *
 * Makes the options known.
 */
void
ichomp_command_line_add_options (GApplication *application)
{
  static GOptionEntry entries[G_N_ELEMENTS (table) + 1];

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    entries[i] = (GOptionEntry){
      .long_name = table[i].name,
      .short_name = table[i].letter,
      .arg = table[i].arg,
      .description = table[i].description,
      .arg_description = table[i].argument,
    };

  g_application_add_main_option_entries (application, entries);
  g_application_set_option_context_summary (
      application,
      _ ("Play iChomp and learn the theory of Sprague and Grundy.\n\n"
         "A position is written as the row lengths of its four quadrants, top left, top right, "
         "bottom left and bottom right, from the middle outwards: 3,2/2,2/1/- or, with the size "
         "of the board, 3,2/2,2/1/- @6x4"));
}

static char *
check_number (const Option *option, const char *text)
{
  g_autofree char *name = g_strconcat ("--", option->name, NULL);

  if (g_ascii_string_to_unsigned (text, 10, option->at_least, option->at_most, NULL, NULL))
    return NULL;

  /* Translators: %1$s is an option, such as "--count", %2$s what stood behind it. */
  return g_strdup_printf (_ ("%1$s: “%2$s” is not a whole number from %3$u to %4$u"), name, text,
                          option->at_least, option->at_most);
}

/* Returns: (transfer full) (nullable): what is wrong with an option, if it was given */
static char *
check_option (const Option *option, GVariantDict *options)
{
  g_autoptr (GVariant) value = g_variant_dict_lookup_value (options, option->name, NULL);

  if (value == NULL)
    return NULL;

  if (option->needs != NULL && !g_variant_dict_contains (options, option->needs))
    {
      g_autofree char *name = g_strconcat ("--", option->name, NULL);
      g_autofree char *needs = g_strconcat ("--", option->needs, NULL);

      /* Translators: Both are options of the command line, such as "--count" and "--worksheet". */
      return g_strdup_printf (_ ("%1$s has no meaning without %2$s"), name, needs);
    }

  if (option->at_most > 0)
    return check_number (option, g_variant_get_string (value, NULL));

  return option->check != NULL ? option->check (value) : NULL;
}

static int
complain (const char *problem)
{
  g_printerr ("ichomp: %s\n", problem);
  return EXIT_FAILURE;
}

/**
 * ichomp_command_line_handle:
 * @options: what was given
 *
 * Says in one line on standard error what is wrong with the options; if nothing is, does all that
 * needs no window.
 *
 * Returns: the exit status, the largest one if much was done, or -1 if the program has to go on
 */
int
ichomp_command_line_handle (GVariantDict *options)
{
  int status = -1;

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *problem = check_option (&table[i], options);

      if (problem != NULL)
        return complain (problem);
    }

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (table[i].run != NULL && g_variant_dict_contains (options, table[i].name))
      {
        int result = table[i].run (options);

        status = MAX (status, result);
      }

  /* A script must not take a part of the output for all of it. */
  if (status >= 0 && (fflush (stdout) != 0 || ferror (stdout) != 0))
    return complain (_ ("The output could not be written."));

  return status;
}
