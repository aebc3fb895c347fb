/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of the command line, all in one table. An option is checked in the process that was
 * started; one that only prints is carried out there, without a display. */

#include "ichomp-command-line.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "ichomp-config.h"
#include "ichomp-i18n.h"
#include "ichomp-language.h"
#include "ichomp-lesson-check.h"
#include "ichomp-report.h"

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

static char *
check_rest (GVariant *value)
{
  g_autofree const char **rest = g_variant_get_bytestring_array (value, NULL);
  g_autofree char *argument = g_filename_display_name (rest[0]);

  /* Translators: %s is what stood on the command line, such as "@6x4". */
  return g_strdup_printf (_ ("Unexpected argument: %s (a position with spaces in it has to be "
                             "in quotes)"),
                          argument);
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
  { G_OPTION_REMAINING, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, .check = check_rest },
  { "version", 'v', G_OPTION_ARG_NONE, N_ ("Print the version"), NULL, .run = run_version },
  { "analyze", 'a', G_OPTION_ARG_FILENAME_ARRAY,
    N_ ("Print the values, the nim-sum and the winning moves of a position"), N_ ("POSITION"),
    .run = run_analyze },
  { "explain", 'e', G_OPTION_ARG_FILENAME_ARRAY,
    N_ ("Explain step by step who wins a position and how"), N_ ("POSITION"), .run = run_explain },
  { "check-lesson", 'c', G_OPTION_ARG_FILENAME_ARRAY,
    N_ ("Check a lesson: its form and every claim in it"), N_ ("FILE"), .run = run_check_lesson },
};

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

/**
 * ichomp_command_line_handle:
 * @options: what was given
 *
 * Says in one line on standard error what is wrong with the options; if nothing is, does what needs
 * no window.
 *
 * Returns: the exit status, or -1 if the program has to go on
 */
int
ichomp_command_line_handle (GVariantDict *options)
{
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (GVariant) value = g_variant_dict_lookup_value (options, table[i].name, NULL);
      g_autofree char *problem = NULL;

      if (value != NULL && table[i].check != NULL)
        problem = table[i].check (value);
      if (problem != NULL)
        {
          g_printerr ("ichomp: %s\n", problem);
          return EXIT_FAILURE;
        }
    }

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (table[i].run != NULL && g_variant_dict_contains (options, table[i].name))
      return table[i].run (options);

  return -1;
}
