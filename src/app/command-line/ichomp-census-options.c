/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The census from the command line: lines of fields separated by tabs, the same in every language. */

#include "ichomp-census-options.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "play/ichomp-memory.h"
#include "words/ichomp-wording.h"
#include "values/sg-census.h"
#include "sg.h"

/* What a shell expects of a program that Ctrl+C has stopped. */
#define EXIT_INTERRUPTED 130

static volatile sig_atomic_t interrupted;

typedef struct
{
  gint64 start;
  gint64 shown; /* when something was shown last, or 0 */
  gboolean at_terminal;
} Progress;

static void
interrupt_cb (int number)
{
  interrupted = TRUE;
}

static void
clear_progress (Progress *progress)
{
  if (progress->shown != 0)
    g_printerr ("\r\033[K");
  progress->shown = 0;
}

static gboolean
progress_cb (double fraction, gpointer user_data)
{
  Progress *progress = user_data;
  gint64 now = g_get_monotonic_time ();

  /* Before a second has passed nobody wonders. */
  if (progress->at_terminal && now - MAX (progress->start, progress->shown) > G_USEC_PER_SEC)
    {
      guint left = (now - progress->start) / fraction * (1 - fraction) / G_USEC_PER_SEC;
      g_autofree char *time = g_strdup_printf ("%u:%02u", left / 60, left % 60);

      g_printerr ("\r\033[K");
      /* Translators: The first is a percentage, %2$s minutes and seconds, such as in "Counting: 45 %,
       * 1:30 left". */
      g_printerr (_ ("Counting: %1$u %%, %2$s left"), (guint)(100 * fraction), time);
      progress->shown = now;
    }

  return !interrupted;
}

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

/* Ctrl+C stops it once; whoever presses that again does not want to wait. */
static gboolean
run_interruptibly (SgCensus *census, guint n_threads, GError **error)
{
  struct sigaction action = { .sa_handler = interrupt_cb, .sa_flags = (int)SA_RESETHAND };
  struct sigaction before;
  Progress progress = { g_get_monotonic_time (), 0, isatty (STDERR_FILENO) };
  gboolean ok;

  sigemptyset (&action.sa_mask);
  sigaction (SIGINT, &action, &before);
  ok = sg_census_run (census, n_threads, progress_cb, &progress, error);
  sigaction (SIGINT, &before, NULL);
  clear_progress (&progress);

  return ok;
}

/**
 * ichomp_census_options_run:
 * @options: what was given; all of it has been checked
 *
 * Prints a line for each number of tiles: the word "tiles", their number, how many diagrams there
 * are, how many of them are P-positions of misere play, the largest value under normal play, the
 * largest number of winning moves under misere play and the first diagram that has so many.
 *
 * Returns: the exit status
 */
int
ichomp_census_options_run (GVariantDict *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgCensus) census = NULL;
  guint64 n_threads = MIN (g_get_num_processors (), ICHOMP_CENSUS_MAX_THREADS);
  guint64 n_tiles;
  const char *text;

  g_variant_dict_lookup (options, "census", "&s", &text);
  g_ascii_string_to_unsigned (text, 10, 1, SG_CENSUS_MAX_TILES, &n_tiles, NULL);
  if (g_variant_dict_lookup (options, "threads", "&s", &text))
    g_ascii_string_to_unsigned (text, 10, 1, ICHOMP_CENSUS_MAX_THREADS, &n_threads, NULL);

  if (ichomp_memory_check (sg_census_estimate_n_bytes (n_tiles, n_threads), &error))
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

      g_printerr ("ichomp: %s\n", reason);
      return EXIT_FAILURE;
    }
}
