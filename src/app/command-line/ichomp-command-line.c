/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The command-line options, in one table. The process that was started checks them all and carries
 * out those that need no window, without a display. The process that has the window carries out the
 * others, in ichomp-launch.c. */

#include "ichomp-command-line.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ichomp-config.h"
#include "ichomp-enums.h"
#include "app/commands/ichomp-game-files.h"
#include "game/storage/ichomp-game-text.h"
#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "game/course/ichomp-lesson-check.h"
#include "game/course/ichomp-lesson-template.h"
#include "game/course/ichomp-library.h"
#include "paper/content/ichomp-paper-test.h"
#include "paper/content/ichomp-paper-worksheet.h"
#include "paper/layout/ichomp-paper-export.h"
#include "game/play/ichomp-free-memory.h"
#include "game/practice/ichomp-practice.h"
#include "game/storage/ichomp-file.h"
#include "game/words/ichomp-error-wording.h"
#include "ichomp-report.h"
#include "ichomp-terminal-progress.h"
#include "game/storage/ichomp-settings.h"
#include "engine/values/sg-census.h"
#include "engine/values/sg-kernel.h"

/* The largest number of processors for a census. */
#define MAX_THREADS 64

/* The defaults of a worksheet. */
#define DEFAULT_DIFFICULTY 2
#define DEFAULT_COUNT 12
#define DEFAULT_PER_PAGE 4

/* How many values a table of rows has by default. */
#define DEFAULT_TABLE_COUNT 100

/* The name of a file that stands for it. */
#define STANDARD_OUTPUT "-"

/* The exit status that shells give a program stopped by Ctrl+C. */
#define EXIT_INTERRUPTED 130

/* Returns: (transfer full) (nullable): the error of @value, one of @options, a translated
 * sentence */
typedef char *(*CheckFunc) (GVariant *value, GVariantDict *options);

/* Returns: (transfer full): the words that an option accepts */
typedef char **(*WordsFunc) (void);

/* Carries out an option and returns the exit status. */
typedef int (*RunFunc) (GVariantDict *options);

typedef struct
{
  const char *name;
  char letter;
  GOptionArg arg;
  const char *description;
  const char *argument; /* the name of the argument in the help; NULL: no argument, or the words */
  WordsFunc words;      /* (nullable): the possible arguments */
  guint min;
  guint max;            /* if not 0, the argument is a number from min to max */
  CheckFunc check;      /* (nullable): replaces the check by words, min and max */
  const char *needs[2]; /* if there are any, this option can only be used with one of them */
  const char *locks[2]; /* settings; if one of them is locked, so is the option */
  RunFunc run;          /* (nullable): carries out an option that needs no window */
} Option;

static int
complain (const char *problem)
{
  g_printerr ("ichomp: %s\n", problem);
  return EXIT_FAILURE;
}

static guint
get_number (GVariantDict *options, const char *name, guint default_value)
{
  const char *text;

  return g_variant_dict_lookup (options, name, "&s", &text)
             ? (guint)g_ascii_strtoull (text, NULL, 10)
             : default_value;
}

/* Language, game and window */

static char *
check_language (GVariant *value, GVariantDict *options)
{
  const char *code = g_variant_get_string (value, NULL);
  g_autofree char *excerpt = NULL;
  g_autofree char *known = NULL;
  IchompLanguage language;

  if (ichomp_language_find (code, &language))
    {
      ichomp_i18n_set_language (language);
      return NULL;
    }

  excerpt = ichomp_wording_excerpt (code);
  known = ichomp_language_dup_codes ();

  /* Translators: %1$s is a text from the command line; %2$s is a list such as "de, en, fr". */
  return g_strdup_printf (_ ("There is no language “%1$s”. Choose one of: %2$s"), excerpt, known);
}

static char *
check_position (GVariant *value, GVariantDict *options)
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
        {
          g_autofree char *id = ichomp_wording_excerpt (ichomp_lesson_get_id (lesson));

          g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", id);
        }
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
check_lesson (GVariant *value, GVariantDict *options)
{
  const char *id = g_variant_get_string (value, NULL);
  g_autoptr (IchompLibrary) library = ichomp_library_new ();
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (library, id);
  g_autofree char *excerpt = NULL;
  g_autofree char *known = NULL;

  if (lesson != NULL)
    return NULL;

  excerpt = ichomp_wording_excerpt (id);
  known = list_lessons (library);

  /* Translators: %1$s is a text from the command line; %2$s is a list such as "play, words,
   * why". */
  return g_strdup_printf (_ ("There is no lesson “%1$s”. Choose one of: %2$s"), excerpt, known);
}

static char **
list_levels (void)
{
  g_autoptr (GEnumClass) levels = g_type_class_ref (SG_TYPE_LEVEL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < levels->n_values; i++)
    g_strv_builder_add (builder, levels->values[i].value_nick);

  return g_strv_builder_end (builder);
}

static char **
list_players (void)
{
  const char *const words[] = { "two", "first", "second", "none", NULL };

  return g_strdupv ((char **)words);
}

static char *
check_files (GVariant *value, GVariantDict *options)
{
  g_autofree const char **rest = g_variant_get_bytestring_array (value, NULL);

  /* The shell has parted the code of a ruleset from its word. */
  if (g_variant_dict_contains (options, "table"))
    return NULL;

  for (guint i = 0; rest[i] != NULL; i++)
    {
      char *problem = ichomp_game_files_check (rest[i]);

      if (problem != NULL)
        return problem;
    }

  return NULL;
}

/* Texts about positions and lessons */

static int
run_version (GVariantDict *options)
{
  g_print ("iChomp %s\n", ICHOMP_VERSION);
  g_print ("GTK %u.%u.%u\n", gtk_get_major_version (), gtk_get_minor_version (),
           gtk_get_micro_version ());
  g_print ("GLib %u.%u.%u\n", glib_major_version, glib_minor_version, glib_micro_version);
  g_print ("kernel %s\n", sg_kernel_get_best ()->name);
  return EXIT_SUCCESS;
}

static int
run_report (GVariantDict *options, const char *name, SgRulesets rulesets, IchompReportFunc func)
{
  g_autofree const char **positions = NULL;

  g_variant_dict_lookup (options, name, "^a&ay", &positions);
  return ichomp_report_run (positions, rulesets, func);
}

static int
run_analyze (GVariantDict *options)
{
  return run_report (options, "analyze", SG_ALL_RULESETS, ichomp_report_analysis);
}

static int
run_explain (GVariantDict *options)
{
  return run_report (options, "explain", SG_RULESETS_BARS, ichomp_report_explanation);
}

/* The words of a ruleset of rows: the argument of --table and what follows it. */
static char *
join_ruleset (GVariantDict *options)
{
  g_autofree const char **rest = NULL;
  g_autofree char *joined = NULL;
  const char *word;

  g_variant_dict_lookup (options, "table", "^&ay", &word);
  if (!g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &rest))
    return g_strdup (word);

  joined = g_strjoinv (" ", (char **)rest);
  return g_strdup_printf ("%s %s", word, joined);
}

static gboolean
read_ruleset (GVariantDict *options, SgPart *rules)
{
  g_autofree char *text = join_ruleset (options);
  SgReader reader;

  sg_reader_init (&reader, text, SG_RULESETS_ROWS);
  return sg_ruleset_read (&reader, rules, NULL) && sg_reader_end (&reader, NULL);
}

static char *
check_table (GVariant *value, GVariantDict *options)
{
  g_autofree char *text = join_ruleset (options);
  g_autofree char *excerpt = NULL;
  SgPart rules;

  if (read_ruleset (options, &rules))
    return NULL;

  excerpt = ichomp_wording_excerpt (text);
  /* Translators: %s is a text from the command line. The names are the same in all languages. */
  return g_strdup_printf (_ ("--table: “%s” is not a game with rows. Write kayles, or octal and a "
                             "code, such as octal 0.77"),
                          excerpt);
}

static int
run_table (GVariantDict *options)
{
  g_autofree char *report = NULL;
  SgPart rules;

  read_ruleset (options, &rules);
  report = ichomp_report_table (&rules, get_number (options, "count", DEFAULT_TABLE_COUNT));
  g_print ("%s", report);
  return EXIT_SUCCESS;
}

static void
check_progress_cb (double fraction, gpointer user_data)
{
  ichomp_terminal_progress_show (user_data, fraction);
}

static int
run_check_lesson (GVariantDict *options)
{
  g_autofree const char **paths = NULL;
  int status = EXIT_SUCCESS;

  g_variant_dict_lookup (options, "check-lesson", "^a&ay", &paths);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *report = NULL;
      IchompTerminalProgress progress;
      gboolean ok;

      ichomp_terminal_progress_begin (&progress);
      report = ichomp_lesson_check_file (paths[i], check_progress_cb, &progress, &ok);
      ichomp_terminal_progress_clear (&progress);
      if (ok)
        {
          g_print ("%s", report);
        }
      else
        {
          g_printerr ("%s", report);
          status = EXIT_FAILURE;
        }
    }

  return status;
}

/* An existing file is kept: it may be a lesson. */
static int
run_new_lesson (GVariantDict *options)
{
  g_autoptr (IchompLibrary) library = ichomp_library_new ();
  g_autoptr (GBytes) lesson = NULL;
  g_autoptr (GError) error = NULL;
  const char *path;

  g_variant_dict_lookup (options, "new-lesson", "^&ay", &path);
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_autofree char *base = g_path_get_basename (path);
      g_autofree char *name = ichomp_wording_excerpt (base);
      /* Translators: %s is the name of a file. */
      g_autofree char *problem =
          g_strdup_printf (_ ("--new-lesson: There is already a file “%s”"), name);

      return complain (problem);
    }

  lesson = ichomp_lesson_template_create (library, path, &error);
  if (lesson != NULL && ichomp_file_export (path, lesson, &error))
    return EXIT_SUCCESS;

  {
    g_autofree char *reason = ichomp_wording_file_error (error);

    return complain (reason);
  }
}

/* Census */

static volatile sig_atomic_t interrupted;

static void
interrupt_cb (int number)
{
  interrupted = TRUE;
}

static gboolean
progress_cb (double fraction, gpointer user_data)
{
  IchompTerminalProgress *progress = user_data;

  /* Before the first step, nothing says how long it takes. */
  if (fraction > 0 && ichomp_terminal_progress_is_due (progress))
    {
      guint left = (progress->shown - progress->start) / fraction * (1 - fraction) / G_USEC_PER_SEC;
      g_autofree char *time = g_strdup_printf ("%u:%02u", left / 60, left % 60);

      /* Translators: The first is a percentage, %2$s minutes and seconds, such as in "Counting: 45
       * %, 1:30 left". */
      g_printerr (_ ("Counting: %1$u %%, %2$s left"), (guint)(100 * fraction), time);
    }

  return !interrupted;
}

/* Fields separated by tabs, the same in every language: the word "tiles", the number of tiles, the
 * number of diagrams, the number of P-positions of misere play among them, the largest value in
 * normal play, the largest number of winning moves in misere play, and the first diagram with that
 * many. */
static void
print_lines (SgCensus *census)
{
  for (guint n = 1; n <= sg_census_get_n_complete (census); n++)
    {
      const SgCensusLine *line = sg_census_get_line (census, n);
      g_autofree char *first = sg_diagram_to_string (line->first);

      g_print ("tiles\t%u\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%u\t%u\t%s\n", n,
               line->n_diagrams, line->n_p_positions, line->largest_value, line->most_winning_moves,
               first);
    }
}

/* Ctrl+C stops the census and prints what is complete; a second Ctrl+C ends the program at once. */
static gboolean
run_interruptibly (SgCensus *census, guint n_threads, GError **error)
{
  struct sigaction action = { .sa_handler = interrupt_cb, .sa_flags = (int)SA_RESETHAND };
  struct sigaction before;
  IchompTerminalProgress progress;
  gboolean ok;

  ichomp_terminal_progress_begin (&progress);
  sigemptyset (&action.sa_mask);
  sigaction (SIGINT, &action, &before);
  ok = sg_census_run (census, n_threads, progress_cb, &progress, error);
  sigaction (SIGINT, &before, NULL);
  ichomp_terminal_progress_clear (&progress);

  return ok;
}

static int
run_census (GVariantDict *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgCensus) census = NULL;
  guint64 n_threads = MIN (g_get_num_processors (), MAX_THREADS);
  guint64 n_tiles;
  const char *text;

  g_variant_dict_lookup (options, "census", "&s", &text);
  g_ascii_string_to_unsigned (text, 10, 1, SG_CENSUS_MAX_TILES, &n_tiles, NULL);
  if (g_variant_dict_lookup (options, "threads", "&s", &text))
    g_ascii_string_to_unsigned (text, 10, 1, MAX_THREADS, &n_threads, NULL);

  if (ichomp_free_memory_check (sg_census_estimate_n_bytes (n_tiles, n_threads), &error))
    {
      census = sg_census_new (n_tiles);
      if (run_interruptibly (census, n_threads, &error))
        {
          print_lines (census);
          return EXIT_SUCCESS;
        }
    }

  if (g_error_matches (error, SG_ERROR, SG_ERROR_CANCELLED))
    {
      print_lines (census);
      return EXIT_INTERRUPTED;
    }
  else
    {
      g_autofree char *reason = ichomp_wording_error (error);

      return complain (reason);
    }
}

/* Worksheet */

/* Returns: (transfer full) (nullable): the first word that is not a kind of exercises */
static char *
read_kinds (const char *text, guint *kinds)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  *kinds = 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      IchompExerciseKind kind;

      g_strstrip (words[i]);
      if (!ichomp_exercise_kind_find (words[i], &kind))
        return g_strdup (words[i]);
      *kinds |= 1u << kind;
    }

  return *kinds == 0 ? g_strdup (text) : NULL;
}

static char *
check_kinds (GVariant *value, GVariantDict *options)
{
  g_autoptr (GString) known = g_string_new (NULL);
  g_autofree char *wrong = NULL;
  g_autofree char *excerpt = NULL;
  guint kinds;

  wrong = read_kinds (g_variant_get_string (value, NULL), &kinds);
  if (wrong == NULL)
    return NULL;

  for (IchompExerciseKind kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    g_string_append_printf (known, kind == 0 ? "%s" : ", %s", ichomp_exercise_kind_get_id (kind));

  excerpt = ichomp_wording_excerpt (wrong);
  /* Translators: %1$s is a text from the command line; %2$s is a list such as "binary, xor". */
  return g_strdup_printf (_ ("--kinds: There is no kind of exercise “%1$s”. Choose from: %2$s"),
                          excerpt, known->str);
}

static char *
check_per_page (GVariant *value, GVariantDict *options)
{
  const char *text = g_variant_get_string (value, NULL);
  g_autofree char *excerpt = NULL;
  guint64 number;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT, &number, NULL)
      && ichomp_paper_worksheet_is_per_page ((guint)number))
    return NULL;

  excerpt = ichomp_wording_excerpt (text);
  /* Translators: %s is a text from the command line. */
  return g_strdup_printf (_ ("--per-page: A page can have 1, 2, 4 or 6 exercises, not “%s”"),
                          excerpt);
}

static char *
check_paper (GVariant *value, GVariantDict *options)
{
  const char *name = g_variant_get_string (value, NULL);
  g_auto (GStrv) names = ichomp_paper_format_list ();
  g_autofree char *known = g_strjoinv (", ", names);
  g_autofree char *excerpt = NULL;
  IchompPaperFormat format;

  if (ichomp_paper_format_find (name, &format))
    return NULL;

  excerpt = ichomp_wording_excerpt (name);
  /* Translators: %1$s is a text from the command line; %2$s is a list of sizes. */
  return g_strdup_printf (_ ("--paper: There is no size “%1$s”. Choose one of: %2$s"), excerpt,
                          known);
}

/* Returns the lesson if it has a test. */
static IchompLesson *
find_tested (IchompLibrary *library, const char *id)
{
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (library, id);

  return lesson != NULL && ichomp_lesson_get_test (lesson) != NULL ? g_steal_pointer (&lesson)
                                                                   : NULL;
}

static char *
check_test (GVariant *value, GVariantDict *options)
{
  const char *id = g_variant_get_string (value, NULL);
  g_autoptr (IchompLibrary) library = ichomp_library_new ();
  g_autoptr (IchompLesson) lesson = find_tested (library, id);
  g_autofree char *excerpt = NULL;

  if (lesson != NULL)
    return NULL;

  excerpt = ichomp_wording_excerpt (id);
  /* Translators: %s is a text from the command line. */
  return g_strdup_printf (_ ("--test: There is no lesson “%s” with a test"), excerpt);
}

static void
read_worksheet (GVariantDict *options, IchompPaperWorksheet *worksheet)
{
  const char *text;

  *worksheet = (IchompPaperWorksheet){
    .kinds = ICHOMP_ALL_EXERCISE_KINDS,
    .difficulty = get_number (options, "difficulty", DEFAULT_DIFFICULTY),
    .count = get_number (options, "count", DEFAULT_COUNT),
    .per_page = get_number (options, "per-page", DEFAULT_PER_PAGE),
    .solutions = !g_variant_dict_contains (options, "no-solutions"),
    .ink = g_variant_dict_contains (options, "black-and-white") ? ICHOMP_PAPER_INK_BLACK
                                                                : ICHOMP_PAPER_INK_COLOR,
  };

  if (g_variant_dict_lookup (options, "seed", "&s", &text))
    worksheet->seed = (guint32)g_ascii_strtoull (text, NULL, 10);
  else
    worksheet->seed =
        (guint32)g_random_int_range (ICHOMP_PRACTICE_MIN_SEED, ICHOMP_PRACTICE_MAX_SEED + 1);
  if (g_variant_dict_lookup (options, "kinds", "&s", &text))
    g_free (read_kinds (text, &worksheet->kinds));
}

/* The caller checks standard output for errors. */
static gboolean
write_worksheet (const char *path, GBytes *contents, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (contents, &length);

  if (!g_str_equal (path, STANDARD_OUTPUT))
    return ichomp_file_export (path, contents, error);

  fwrite (data, 1, length, stdout);
  return TRUE;
}

/* The exercises, or the test of a lesson. */
static IchompPaperDocument *
create_document (GVariantDict *options)
{
  IchompPaperWorksheet worksheet;
  const char *id;

  read_worksheet (options, &worksheet);
  if (g_variant_dict_lookup (options, "test", "&s", &id))
    {
      g_autoptr (IchompLibrary) library = ichomp_library_new ();
      g_autoptr (IchompLesson) lesson = find_tested (library, id);
      g_autoptr (IchompLessonTest) test = ichomp_lesson_test_new (library, lesson, worksheet.seed);

      return ichomp_paper_test_new (test, lesson, worksheet.solutions, ichomp_i18n_get_language (),
                                    worksheet.ink);
    }

  return ichomp_paper_worksheet_create_document (&worksheet, ichomp_i18n_get_language ());
}

static int
run_worksheet (GVariantDict *options)
{
  IchompPaperFormat format = ichomp_paper_format_for_locale ();
  g_autoptr (IchompPaperPages) pages = NULL;
  g_autoptr (GBytes) contents = NULL;
  g_autoptr (GError) error = NULL;
  const char *path;
  const char *size;

  g_variant_dict_lookup (options, "worksheet", "^&ay", &path);
  if (g_variant_dict_lookup (options, "paper", "&s", &size))
    ichomp_paper_format_find (size, &format);

  pages = ichomp_paper_pages_new (create_document (options), &format);
  contents = ichomp_paper_export_pages (pages, &error);
  if (contents == NULL || !write_worksheet (path, contents, &error))
    return complain (error->message);

  return EXIT_SUCCESS;
}

static char *
check_number (const char *name, const char *text, guint min, guint max)
{
  g_autofree char *excerpt = NULL;

  if (g_ascii_string_to_unsigned (text, 10, min, max, NULL, NULL))
    return NULL;

  excerpt = ichomp_wording_excerpt (text);
  /* Translators: %1$s is an option, such as "--count", %2$s its argument. */
  return g_strdup_printf (_ ("%1$s: “%2$s” is not a whole number from %3$u to %4$u"), name, excerpt,
                          min, max);
}

static char *
check_count (GVariant *value, GVariantDict *options)
{
  guint max = g_variant_dict_contains (options, "table") ? ICHOMP_REPORT_MAX_COUNT
                                                         : ICHOMP_WORKSHEET_MAX_COUNT;

  return check_number ("--count", g_variant_get_string (value, NULL), 1, max);
}

/* The options */

/* In the order of the help, of the checks and of carrying out; the language comes first, so that
 * all messages are in it. Arguments of type FILENAME may be any bytes; their parsers check them. A
 * new option must also be added to the manual page and, if it needs the window, to
 * ichomp-launch.c. */
static const Option table[] = {
  { "language", 'l', G_OPTION_ARG_STRING, N_ ("Use this language, for example de"), N_ ("LANGUAGE"),
    .check = check_language },
  { G_OPTION_REMAINING, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, N_ ("[FILE…]"),
    .check = check_files },
  { "position", 'p', G_OPTION_ARG_FILENAME, N_ ("Start a game from a position"), N_ ("POSITION"),
    .check = check_position },
  { "players", 0, G_OPTION_ARG_STRING,
    N_ ("Who plays: two people, one who moves first or second against the computer, or nobody"),
    .words = list_players, .locks = { "opponent", "starter" } },
  { "level", 0, G_OPTION_ARG_STRING, N_ ("How well the computer plays"), .words = list_levels,
    .locks = { "level" } },
  { "seed", 's', G_OPTION_ARG_STRING,
    N_ ("Seed of random positions and of the computer's moves: the same number repeats them"),
    N_ ("NUMBER"), .max = G_MAXUINT32 },
  { "lesson", 0, G_OPTION_ARG_STRING, N_ ("Open a lesson, for example xor"), N_ ("LESSON"),
    .check = check_lesson },
  { "lessons", 0, G_OPTION_ARG_NONE, N_ ("Open the list of lessons"), NULL },
  { "practice", 0, G_OPTION_ARG_NONE, N_ ("Open the exercises"), NULL },
  { "projector", 0, G_OPTION_ARG_NONE, N_ ("Projector mode: large text and strong colours"), NULL,
    .locks = { "projector" } },
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
  { "new-lesson", 0, G_OPTION_ARG_FILENAME,
    N_ ("Write a lesson to start from, with comments, to a new file"), N_ ("FILE"),
    .run = run_new_lesson },
  { "census", 0, G_OPTION_ARG_STRING,
    N_ ("Count the diagrams of up to this many tiles: P-positions, values, winning moves"),
    N_ ("NUMBER"), .min = 1, .max = SG_CENSUS_MAX_TILES, .run = run_census },
  { "threads", 0, G_OPTION_ARG_STRING, N_ ("How many processors the census uses"), N_ ("NUMBER"),
    .min = 1, .max = MAX_THREADS, .needs = { "census" } },
  { "table", 't', G_OPTION_ARG_FILENAME,
    N_ ("Print the values of rows of pins, and their period if it is proved: kayles, or octal and "
        "a code"),
    N_ ("GAME"), .check = check_table, .run = run_table },
  { "worksheet", 'w', G_OPTION_ARG_FILENAME,
    N_ ("Write a PDF file with exercises and their solutions"), N_ ("FILE"), .run = run_worksheet },
  { "test", 0, G_OPTION_ARG_STRING,
    N_ ("With the questions of the test of a lesson, for example final-test"), N_ ("LESSON"),
    .check = check_test, .needs = { "worksheet" } },
  { "kinds", 0, G_OPTION_ARG_STRING,
    N_ ("Which exercises a worksheet has: binary, xor, tile and others, separated by commas"),
    N_ ("LIST"), .check = check_kinds, .needs = { "worksheet" } },
  { "difficulty", 0, G_OPTION_ARG_STRING, N_ ("Difficulty of the exercises, from 1 to 5"),
    "1|2|3|4|5", .min = 1, .max = ICHOMP_EXERCISE_MAX_DIFFICULTY, .needs = { "worksheet" } },
  { "count", 0, G_OPTION_ARG_STRING, N_ ("Number of exercises, or of values of a table"),
    N_ ("NUMBER"), .check = check_count, .needs = { "worksheet", "table" } },
  { "per-page", 0, G_OPTION_ARG_STRING, N_ ("Number of exercises on a page"), "1|2|4|6",
    .check = check_per_page, .needs = { "worksheet" } },
  { "no-solutions", 0, G_OPTION_ARG_NONE, N_ ("Leave out the solutions"), NULL,
    .needs = { "worksheet" } },
  { "black-and-white", 0, G_OPTION_ARG_NONE, N_ ("Patterns instead of colours, for photocopiers"),
    NULL, .needs = { "worksheet" } },
  { "paper", 0, G_OPTION_ARG_STRING, N_ ("Size of the pages"), .words = ichomp_paper_format_list,
    .check = check_paper, .needs = { "worksheet" } },
};

/* The first VTE, the terminal of GNOME and others, that shows text from right to left by the
 * algorithm of Unicode. */
#define MIN_VTE_VERSION 5800

/* Whether what is printed to @descriptor needs the invisible marks around formulas: a terminal
 * without the algorithm shows them as boxes, and a script would not find "u = 0". */
static gboolean
isolates (int descriptor)
{
  const char *vte = g_getenv ("VTE_VERSION");

  return ichomp_language_is_right_to_left (ichomp_i18n_get_language ()) && isatty (descriptor)
         && vte != NULL && g_ascii_strtoull (vte, NULL, 10) >= MIN_VTE_VERSION;
}

/* Takes @text. */
static char *
fit_marks (char *text, int descriptor)
{
  /* U+200E, U+200F, U+2066 to U+2069 */
  static const char *const marks[] = { "\342\200\216", "\342\200\217", "\342\201\246",
                                       "\342\201\247", "\342\201\250", "\342\201\251" };
  GString *fitted;

  if (isolates (descriptor))
    return text;

  fitted = g_string_new (text);
  g_free (text);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    g_string_replace (fitted, marks[i], "", 0);

  return g_string_free (fitted, FALSE);
}

/* GLib's own handlers convert to the encoding of the terminal. */
static void
print_output (const char *text)
{
  g_autofree char *fitted = fit_marks (g_strdup (text), STDOUT_FILENO);

  g_set_print_handler (NULL);
  g_print ("%s", fitted);
  g_set_print_handler (print_output);
}

static void
print_errors (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *joined = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *line = ichomp_wording_line (lines[i]);

      g_free (lines[i]);
      lines[i] = line;
    }

  joined = fit_marks (g_strjoinv ("\n", lines), STDERR_FILENO);
  g_set_printerr_handler (NULL);
  g_printerr ("%s", joined);
  g_set_printerr_handler (print_errors);
}

/**
 * ichomp_command_line_guard_output:
 *
 * Keeps control characters and endless lines from standard error, also in errors of GLib, which
 * quote wrong options as they are, and invisible marks from all output that does not need them.
 */
void
ichomp_command_line_guard_output (void)
{
  g_set_print_handler (print_output);
  g_set_printerr_handler (print_errors);
}

/**
 * ichomp_command_line_set_language:
 * @arguments: (array zero-terminated=1): the command line
 *
 * Applies the option `--language` before the other options are parsed, because parsing may print
 * errors and the help.
 */
void
ichomp_command_line_set_language (char **arguments)
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

void
ichomp_command_line_add_options (GApplication *application)
{
  static GOptionEntry entries[G_N_ELEMENTS (table) + 1];

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      entries[i] = (GOptionEntry){
        .long_name = table[i].name,
        .short_name = table[i].letter,
        .arg = table[i].arg,
        .description = table[i].description,
        .arg_description = table[i].argument,
      };
      if (table[i].words != NULL)
        {
          g_auto (GStrv) words = table[i].words ();
          g_autofree char *argument = g_strjoinv ("|", words);

          entries[i].arg_description = g_intern_string (argument);
        }
    }

  g_application_add_main_option_entries (application, entries);
  g_application_set_option_context_summary (
      application,
      _ ("Play iChomp and learn the theory of Sprague and Grundy.\n\n"
         "A position is written as the row lengths of its four quadrants, top left, top right, "
         "bottom left and bottom right, from the middle outwards: 3,2/2,2/1/- or, with the size "
         "of the board, 3,2/2,2/1/- @6x4"));
}

/* Each check returns its first error, a translated sentence, or NULL. */

static char *
check_word (const Option *option, const char *name, const char *word)
{
  g_auto (GStrv) words = option->words ();
  g_autofree char *known = g_strjoinv (", ", words);
  g_autofree char *excerpt = NULL;

  if (g_strv_contains ((const char *const *)words, word))
    return NULL;

  excerpt = ichomp_wording_excerpt (word);
  /* Translators: %1$s is an option of the command line, such as "--level", %2$s its argument, and
   * %3$s the possible arguments, such as "easy, medium, hard". */
  return g_strdup_printf (_ ("%1$s: “%2$s” is not one of: %3$s"), name, excerpt, known);
}

static char *
check_locks (const Option *option, const char *name)
{
  g_autoptr (GSettings) settings = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (option->locks) && option->locks[i] != NULL; i++)
    {
      if (settings == NULL)
        settings = ichomp_settings_new ();
      if (!g_settings_is_writable (settings, option->locks[i]))
        /* Translators: %s is an option of the command line, such as "--level". */
        return g_strdup_printf (_ ("%s: Locked by the administrator"), name);
    }

  return NULL;
}

static gboolean
has_needed (const Option *option, GVariantDict *options)
{
  for (guint i = 0; i < G_N_ELEMENTS (option->needs) && option->needs[i] != NULL; i++)
    if (g_variant_dict_contains (options, option->needs[i]))
      return TRUE;

  return option->needs[0] == NULL;
}

static char *
dup_needs (const Option *option)
{
  return option->needs[1] == NULL
             ? g_strconcat ("--", option->needs[0], NULL)
             : g_strconcat ("--", option->needs[0], "|--", option->needs[1], NULL);
}

static char *
check_option (const Option *option, GVariantDict *options)
{
  g_autoptr (GVariant) value = g_variant_dict_lookup_value (options, option->name, NULL);
  g_autofree char *name = g_strconcat ("--", option->name, NULL);
  char *problem = NULL;

  if (value == NULL)
    return NULL;

  if (!has_needed (option, options))
    {
      g_autofree char *needs = dup_needs (option);

      /* Translators: Both are options of the command line, such as "--threads" and "--census". The
       * second may be two, such as "--worksheet|--table". */
      return g_strdup_printf (_ ("%1$s can only be used with %2$s"), name, needs);
    }

  if (option->check != NULL)
    problem = option->check (value, options);
  else if (option->words != NULL)
    problem = check_word (option, name, g_variant_get_string (value, NULL));
  else if (option->max > 0)
    problem = check_number (name, g_variant_get_string (value, NULL), option->min, option->max);

  return problem != NULL ? problem : check_locks (option, name);
}

/**
 * ichomp_command_line_handle:
 * @options: the options of the command line
 *
 * Prints the first error of the options, in one line on standard error. If they are correct,
 * carries out those that need no window.
 *
 * Returns: the exit status, with several options the largest one; or -1 to continue with the window
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

  /* A script must notice that its output is incomplete. */
  if (status >= 0 && (fflush (stdout) != 0 || ferror (stdout) != 0))
    return complain (_ ("The output could not be written."));

  return status;
}
