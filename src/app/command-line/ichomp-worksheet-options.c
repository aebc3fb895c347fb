/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Worksheets from the command line, which need no display. */

#include "ichomp-worksheet-options.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "storage/ichomp-file.h"
#include "base/ichomp-i18n.h"
#include "layout/ichomp-paper-export.h"
#include "content/ichomp-paper-worksheet.h"
#include "practice/ichomp-practice.h"

#define DEFAULT_DIFFICULTY 2
#define DEFAULT_COUNT 12
#define DEFAULT_PER_PAGE 4

/* The first word that is none, or NULL. */
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

/**
 * ichomp_worksheet_options_check_kinds:
 * @value: what stood behind `--kinds`
 *
 * Returns: (transfer full) (nullable): what is wrong with it, a translated sentence
 */
char *
ichomp_worksheet_options_check_kinds (GVariant *value)
{
  g_autoptr (GString) known = g_string_new (NULL);
  g_autofree char *wrong = NULL;
  guint kinds;

  wrong = read_kinds (g_variant_get_string (value, NULL), &kinds);
  if (wrong == NULL)
    return NULL;

  for (IchompExerciseKind kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    g_string_append_printf (known, kind == 0 ? "%s" : ", %s", ichomp_exercise_kind_get_id (kind));

  /* Translators: %1$s is what stood on the command line; %2$s is a list such as "binary, xor". */
  return g_strdup_printf (_ ("--kinds: There are no exercises “%1$s”; there are: %2$s"), wrong,
                          known->str);
}

/**
 * ichomp_worksheet_options_check_per_page:
 * @value: what stood behind `--per-page`
 *
 * Returns: (transfer full) (nullable): what is wrong with it, a translated sentence
 */
char *
ichomp_worksheet_options_check_per_page (GVariant *value)
{
  const char *text = g_variant_get_string (value, NULL);
  guint64 number;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT, &number, NULL)
      && ichomp_paper_worksheet_is_per_page ((guint)number))
    return NULL;

  /* Translators: %s is what stood on the command line. */
  return g_strdup_printf (_ ("--per-page: A page can have 1, 2, 4 or 6 exercises, not “%s”"), text);
}

/**
 * ichomp_worksheet_options_check_paper:
 * @value: what stood behind `--paper`
 *
 * Returns: (transfer full) (nullable): what is wrong with it, a translated sentence
 */
char *
ichomp_worksheet_options_check_paper (GVariant *value)
{
  IchompPaperFormat format;

  if (ichomp_paper_format_find (g_variant_get_string (value, NULL), &format))
    return NULL;

  /* Translators: %1$s is what stood on the command line; %2$s is a list of sizes. */
  return g_strdup_printf (_ ("--paper: There is no size “%1$s” here; there is: %2$s"),
                          g_variant_get_string (value, NULL), "a4, a5, legal, letter");
}

static guint
get_number (GVariantDict *options, const char *name, guint otherwise)
{
  const char *text;

  return g_variant_dict_lookup (options, name, "&s", &text)
             ? (guint)g_ascii_strtoull (text, NULL, 10)
             : otherwise;
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

/**
 * ichomp_worksheet_options_run:
 * @options: what was given; all of it has been checked
 *
 * Writes the worksheet that `--worksheet` asks for, or says why not on standard error.
 *
 * Returns: the exit status
 */
int
ichomp_worksheet_options_run (GVariantDict *options)
{
  IchompPaperFormat format = ichomp_paper_format_for_locale ();
  IchompPaperWorksheet worksheet;
  g_autoptr (IchompPaperPages) pages = NULL;
  g_autoptr (GBytes) contents = NULL;
  g_autoptr (GError) error = NULL;
  const char *path;
  const char *size;

  g_variant_dict_lookup (options, "worksheet", "^&ay", &path);
  if (g_variant_dict_lookup (options, "paper", "&s", &size))
    ichomp_paper_format_find (size, &format);
  read_worksheet (options, &worksheet);

  pages = ichomp_paper_pages_new (
      ichomp_paper_worksheet_create_document (&worksheet, ichomp_i18n_get_language ()), &format);
  contents = ichomp_paper_export_pages (pages, &error);
  if (contents == NULL || !ichomp_file_export (path, contents, &error))
    {
      g_printerr ("ichomp: %s\n", error->message);
      return EXIT_FAILURE;
    }

  return EXIT_SUCCESS;
}
