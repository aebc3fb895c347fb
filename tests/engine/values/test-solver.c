/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules/sg-error.h"
#include "engine/rules/sg-part.h"
#include "engine/values/sg-solver.h"

#include "engine-support.h"
#include "oracle.h"
#include "test-main.h"

static void
test_sharing (void)
{
  static const struct
  {
    const char *text;
    const char *bounds; /* of the tables */
  } cases[] = {
    { "-/-/-/-", "-" },
    { "5/-/-/-", "5" },
    { "4,4/4,4/4,4/4,4", "4,4" },
    { "5,4,4/3,1/-/2", "5,4,4" },
    { "-/2/3,1/5,4,4", "5,4,4" },           /* the largest comes last */
    { "5/1,1,1,1,1/-/-", "5" },             /* mirror images */
    { "4,4,4/3,3,3,3/2,2,2,2/3", "4,4,4" }, /* contained as a mirror image */
    { "3/2,2/-/-", "3 2,2" },               /* neither contains the other */
    { "4,1/3,3/2,2,2/-", "4,1 3,3" },
    { "5,1/1,1,1,1,1,1/4,2/2,2",
      "5,1 6 4,2" }, /* the sides of one fit along either side of another */
    { "9/5,2/4,4/3,3,3", "9 5,2 4,4 3,3,3" },
    { "3,3,3/4,4,4/3,3,3,3/4,4,4,4 @7x7", "4,4,4,4" },
    { "-/1/-/1 @1x2", "1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SgPosition) position = parse_position (cases[i].text);
      g_autoptr (SgSolver) solver = make_solver (position);
      g_auto (GStrv) bounds = g_strsplit (cases[i].bounds, " ", -1);
      guint64 n_values = 0;

      for (guint k = 0; bounds[k] != NULL; k++)
        {
          g_autoptr (SgDiagram) diagram = sg_diagram_parse (bounds[k], NULL);

          n_values += sg_table_count (diagram);
        }

      g_test_message ("%s", cases[i].text);
      g_assert_cmpuint (sg_solver_count (position), ==, n_values);
      g_assert_true (sg_solver_covers (solver, position));
    }
}

static void
test_full_boards_share (void)
{
  for (guint width = 1; width <= 12; width++)
    {
      for (guint height = width == 1 ? 2 : 1; height <= 12; height++)
        {
          const SgBoard board = { width, height };
          g_autoptr (SgPosition) full = sg_position_new_full (&board);
          SgDiagram *largest = sg_position_get_diagram (full, SG_QUADRANT_SE);

          g_assert_cmpuint (sg_solver_count (full), ==, sg_table_count (largest));
        }
    }
}

/* The values of four random quadrants and of their options, after every move of a game. */
static void
test_values (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (23);

  for (guint round = 0; round < 300; round++)
    {
      const SgBoard board = { 14, 14 };
      SgDiagram *diagrams[SG_N_QUADRANTS];
      g_autoptr (SgPosition) position = NULL;
      g_autoptr (SgSolver) solver = NULL;

      SG_FOREACH_QUADRANT (q)
        {
          guint width = (guint)g_rand_int_range (rand, 0, 8);
          g_autofree char *shape =
              oracle_shape_new_random (width, (guint)g_rand_int_range (rand, 0, 8), rand);

          diagrams[q] = oracle_shape_to_diagram (shape);
        }
      position = sg_position_new (&board, diagrams);
      solver = make_solver (position);
      SG_FOREACH_QUADRANT (q)
        sg_diagram_unref (diagrams[q]);

      while (!sg_position_is_empty (position))
        {
          g_autoptr (SgPosition) after = NULL;
          SgMove move;

          g_assert_true (sg_solver_covers (solver, position));
          SG_FOREACH_QUADRANT (q)
            {
              const SgDiagram *diagram = sg_position_get_diagram (position, q);
              const SgPart part = *sg_position_get_part (position, q);
              g_autofree char *shape = oracle_shape_from_diagram (diagram);
              g_autofree guint *values = sg_solver_get_option_values (solver, &part);
              guint n = 0;

              g_assert_cmpuint (sg_solver_get_value (solver, &part), ==, oracle_value (shape));
              for (guint r = 0; shape[r] != '\0'; r++)
                {
                  for (guint c = 0; c < oracle_shape_get_row (shape, r); c++)
                    {
                      g_autofree char *option = oracle_shape_take (shape, r, c);

                      g_assert_cmpuint (values[n++], ==, oracle_value (option));
                    }
                }
            }

          do
            {
              move = (SgMove){ (SgQuadrant)g_rand_int_range (rand, 0, SG_N_QUADRANTS),
                               (guint)g_rand_int_range (rand, 0, 7),
                               (guint)g_rand_int_range (rand, 0, 7) };
            }
          while (!sg_position_has_tile (position, &move));

          after = sg_position_play (position, &move);
          sg_position_unref (position);
          position = g_steal_pointer (&after);
        }
    }
}

static void
test_covers (void)
{
  g_autoptr (SgPosition) start = parse_position ("5,1/3,3/-/- @10x10");
  g_autoptr (SgSolver) solver = make_solver (start);
  static const struct
  {
    const char *text;
    gboolean covered;
  } cases[] = {
    { "5,1/3,3/-/-", TRUE },  { "-/-/-/-", TRUE },      { "3,3/5,1/2,2,2/2,1,1,1,1", TRUE },
    { "5,2/-/-/-", FALSE },   { "-/3,3,1/-/-", FALSE }, { "-/-/6/-", FALSE },
    { "-/-/-/3,2,1", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SgPosition) position = parse_position (cases[i].text);

      g_test_message ("%s", cases[i].text);
      g_assert_cmpint (sg_solver_covers (solver, position), ==, cases[i].covered);
    }
}

static void
test_count (void)
{
  static const struct
  {
    const char *text;
    guint64 count;
  } cases[] = {
    { "-/-/-/-", 1 },
    { "4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,4", 70 },
    { "3/2,2/-/-", 4 + 6 },
    { "5/1,1,1,1,1/-/-", 6 },
  };
  const SgBoard board = { 24, 24 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SgPosition) position = parse_position (cases[i].text);

      g_assert_cmpuint (sg_solver_count (position), ==, cases[i].count);
    }

  g_assert_cmpuint (sg_solver_count (full), ==, 2704156);
}

/* A 40x40 quadrant is legal, but its table is refused: C(80, 40) exceeds 64 bits. */
static void
test_refused (void)
{
  static const char *const places[] = { "%s/-/-/-", "-/%s/-/-", "-/-/%s/-", "1/2/3/%s" };
  g_autoptr (SgDiagram) box = sg_diagram_new_box (40, 40);
  g_autofree char *rows = sg_diagram_to_string (box);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_auto (GStrv) parts = g_strsplit (places[i], "%s", 2);
      g_autofree char *text = g_strconcat (parts[0], rows, parts[1], NULL);
      g_autoptr (SgPosition) position = parse_position (text);
      g_autoptr (GError) error = NULL;
      g_autoptr (SgSolver) solver =
          sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, &error);

      g_assert_null (solver);
      g_assert_error (error, SG_ERROR, SG_ERROR_TABLE_TOO_LARGE);
      g_assert_cmpuint (sg_error_get_detail (error)->number, ==, G_MAXUINT64);
      g_assert_cmpuint (sg_error_get_detail (error)->limit, ==, SG_TABLE_DEFAULT_LIMIT);
    }
}

/* The limit is for all tables together. */
static void
test_limit_is_exact (void)
{
  g_autoptr (SgPosition) position = parse_position ("9/5,2/4,4/3,3,3");
  guint64 count = sg_solver_count (position);
  g_autoptr (GError) error = NULL;
  g_autoptr (SgSolver) solver = sg_solver_new (position, count, NULL, NULL, &error);
  g_autoptr (SgSolver) refused = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (solver);

  refused = sg_solver_new (position, count - 1, NULL, NULL, &error);
  g_assert_null (refused);
  g_assert_error (error, SG_ERROR, SG_ERROR_TABLE_TOO_LARGE);
  g_assert_cmpuint (sg_error_get_detail (error)->number, ==, count);
  g_assert_cmpuint (sg_error_get_detail (error)->limit, ==, count - 1);
}

typedef struct
{
  guint n_calls;
  guint stop_at; /* the call that cancels, or 0 */
  double last;
} Progress;

static gboolean
progress_cb (double fraction, gpointer user_data)
{
  Progress *progress = user_data;

  g_assert_cmpfloat (fraction, >=, 0.0);
  g_assert_cmpfloat (fraction, <=, 1.0);
  g_assert_cmpfloat (fraction, >=, progress->last);

  progress->last = fraction;
  progress->n_calls++;
  return progress->n_calls != progress->stop_at;
}

/* Several tables share one progress from 0 to 1. */
static void
test_progress (void)
{
  static const char *const texts[] = {
    "30,30,30,30,30/10,10,10,10,10,10,10,10/7,7,7,7,7,7,7,7,7,7/100,100 @200x20",
    "9/5,2/4,4/3,3,3",
    "3/2,2/-/-",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (31);
  Progress stopped = { 0, 3, 0.0 };
  g_autoptr (SgPosition) first = parse_position (texts[0]);
  g_autoptr (GError) error = NULL;
  g_autoptr (SgSolver) none = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (SgPosition) position = parse_position (texts[i]);
      Progress progress = { 0, 0, 0.0 };
      g_autoptr (SgSolver) solver =
          sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, progress_cb, &progress, &error);

      g_assert_no_error (error);
      g_assert_nonnull (solver);
      if (i == 0)
        g_assert_cmpuint (progress.n_calls, >=, 5);
    }

  /* Fractions are sums of shares, which must not round to more than 1. */
  for (guint round = 0; round < 500; round++)
    {
      const SgBoard board = { 20, 20 };
      SgDiagram *diagrams[SG_N_QUADRANTS];
      g_autoptr (SgPosition) position = NULL;
      g_autoptr (SgSolver) solver = NULL;
      Progress progress = { 0, 0, 0.0 };

      SG_FOREACH_QUADRANT (q)
        {
          guint width = (guint)g_rand_int_range (rand, 1, 11);
          g_autofree char *shape = oracle_shape_new_random (width, 11 - width, rand);

          diagrams[q] = oracle_shape_to_diagram (shape);
        }
      position = sg_position_new (&board, diagrams);
      SG_FOREACH_QUADRANT (q)
        sg_diagram_unref (diagrams[q]);

      solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, progress_cb, &progress, &error);
      g_assert_no_error (error);
    }

  none = sg_solver_new (first, SG_TABLE_DEFAULT_LIMIT, progress_cb, &stopped, &error);
  g_assert_null (none);
  g_assert_error (error, SG_ERROR, SG_ERROR_CANCELLED);
  g_assert_cmpuint (stopped.n_calls, ==, 3);
}

static gpointer
sum_values_thread (gpointer data)
{
  const SgSolver *solver = data;
  g_autofree char *box = oracle_shape_new_box (7, 7);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);
  guint sum = 0;

  for (guint i = 0; i < shapes->len; i++)
    {
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shapes->pdata[i]);
      const SgPart part = { &sg_ruleset_bars, 0, diagram };

      sum += (i + 1) * sg_solver_get_value (solver, &part);
    }

  return GUINT_TO_POINTER (sum);
}

static void
test_threads (void)
{
  const SgBoard board = { 14, 14 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = make_solver (full);
  gpointer expected = sum_values_thread (solver);
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("reader", sum_values_thread, solver);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_true (g_thread_join (threads[i]) == expected);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/solver/sharing", test_sharing);
  g_test_add_func ("/engine/solver/full-boards-share", test_full_boards_share);
  g_test_add_func ("/engine/solver/values", test_values);
  g_test_add_func ("/engine/solver/covers", test_covers);
  g_test_add_func ("/engine/solver/count", test_count);
  g_test_add_func ("/engine/solver/refused", test_refused);
  g_test_add_func ("/engine/solver/limit-is-exact", test_limit_is_exact);
  g_test_add_func ("/engine/solver/progress", test_progress);
  g_test_add_func ("/engine/solver/threads", test_threads);
}
