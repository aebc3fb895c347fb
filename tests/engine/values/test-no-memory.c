/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Too little memory for tables: each allocation that may fail does so once, and the answer is an
 * error, never a crash. What cannot fail is small. The linker puts the functions here in the place
 * of those that the engine calls. */

#include "engine/rules/sg-error.h"
#include "engine/values/sg-census.h"
#include "engine/values/sg-memory.h"
#include "engine/values/sg-table.h"

#include "test-main.h"

/* In bytes: the largest block that ends the program if the system does not have it. */
#define MAX_CERTAIN ((gsize)8 << 20)

static int n_allocations; /* so far; atomic, as tables are made on several threads */
static int fail_at;       /* the number of the one that fails, or 0 */
static gboolean fail_all; /* whether those after it fail, too */

static gboolean
may_have (void)
{
  int n = g_atomic_int_add (&n_allocations, 1) + 1;

  return fail_at == 0 || n < fail_at || (n > fail_at && !fail_all);
}

gpointer __real_sg_memory_try_allocate (gsize n_bytes);
gpointer __wrap_sg_memory_try_allocate (gsize n_bytes);
gpointer __real_g_try_malloc (gsize n_bytes);
gpointer __wrap_g_try_malloc (gsize n_bytes);
gpointer __real_g_try_malloc0 (gsize n_bytes);
gpointer __wrap_g_try_malloc0 (gsize n_bytes);
gpointer __real_g_try_malloc_n (gsize n, gsize n_bytes);
gpointer __wrap_g_try_malloc_n (gsize n, gsize n_bytes);
gpointer __real_g_try_malloc0_n (gsize n, gsize n_bytes);
gpointer __wrap_g_try_malloc0_n (gsize n, gsize n_bytes);
gpointer __real_g_malloc_n (gsize n, gsize n_bytes);
gpointer __wrap_g_malloc_n (gsize n, gsize n_bytes);
gpointer __real_g_malloc0_n (gsize n, gsize n_bytes);
gpointer __wrap_g_malloc0_n (gsize n, gsize n_bytes);
gpointer __real_g_malloc (gsize n_bytes);
gpointer __wrap_g_malloc (gsize n_bytes);

gpointer
__wrap_sg_memory_try_allocate (gsize n_bytes)
{
  return may_have () ? __real_sg_memory_try_allocate (n_bytes) : NULL;
}

gpointer
__wrap_g_try_malloc (gsize n_bytes)
{
  return may_have () ? __real_g_try_malloc (n_bytes) : NULL;
}

gpointer
__wrap_g_try_malloc0 (gsize n_bytes)
{
  return may_have () ? __real_g_try_malloc0 (n_bytes) : NULL;
}

gpointer
__wrap_g_try_malloc_n (gsize n, gsize n_bytes)
{
  return may_have () ? __real_g_try_malloc_n (n, n_bytes) : NULL;
}

gpointer
__wrap_g_try_malloc0_n (gsize n, gsize n_bytes)
{
  return may_have () ? __real_g_try_malloc0_n (n, n_bytes) : NULL;
}

gpointer
__wrap_g_malloc_n (gsize n, gsize n_bytes)
{
  g_assert_cmpuint (n * n_bytes, <=, MAX_CERTAIN);
  return __real_g_malloc_n (n, n_bytes);
}

gpointer
__wrap_g_malloc0_n (gsize n, gsize n_bytes)
{
  g_assert_cmpuint (n * n_bytes, <=, MAX_CERTAIN);
  return __real_g_malloc0_n (n, n_bytes);
}

gpointer
__wrap_g_malloc (gsize n_bytes)
{
  g_assert_cmpuint (n_bytes, <=, MAX_CERTAIN);
  return __real_g_malloc (n_bytes);
}

typedef gboolean (*MakeFunc) (const char *text, guint n_threads, GError **error);

static gboolean
make_table (const char *text, guint n_threads, GError **error)
{
  g_autoptr (SgDiagram) bounds = sg_diagram_parse (text, NULL);
  g_autoptr (SgTable) table =
      sg_table_new_on_threads (bounds, SG_TABLE_DEFAULT_LIMIT, n_threads, NULL, NULL, error);

  return table != NULL;
}

static gboolean
run_census (const char *text, guint n_threads, GError **error)
{
  g_autoptr (SgCensus) census = sg_census_new ((guint)g_ascii_strtoull (text, NULL, 10));

  return sg_census_run (census, n_threads, NULL, NULL, error);
}

/* Fails at each allocation in turn. */
static void
try_all (MakeFunc make, const char *text, guint n_threads)
{
  int n;

  fail_at = 0;
  n_allocations = 0;
  g_assert_true (make (text, n_threads, NULL));
  n = n_allocations;
  g_test_message ("%s on %u threads: %d allocations", text, n_threads, n);
  g_assert_cmpint (n, >, 3);

  for (fail_at = 1; fail_at <= n; fail_at++)
    {
      g_autoptr (GError) error = NULL;

      n_allocations = 0;
      g_assert_false (make (text, n_threads, &error));
      g_assert_error (error, SG_ERROR, SG_ERROR_NO_MEMORY);
      g_assert_cmpuint (sg_error_get_detail (error)->number, >, 0);
    }
  fail_at = 0;
}

static void
test_failing (void)
{
  static const char *const diagrams[] = { "1", "6,6,6,6,6,6", "7,5,5,2,1,1", "40,3,2" };

  for (int all = FALSE; all <= TRUE; all++)
    {
      fail_all = all;
      for (guint i = 0; i < G_N_ELEMENTS (diagrams); i++)
        try_all (make_table, diagrams[i], 1);
      try_all (run_census, "20", 1);
    }
}

/* The number of allocations depends on how the threads share the work: whichever fails, an error is
 * the only other result. */
static void
test_failing_on_threads (void)
{
  fail_all = FALSE;
  for (fail_at = 1; fail_at <= 60; fail_at++)
    {
      g_autoptr (GError) error = NULL;

      n_allocations = 0;
      if (!make_table ("9,9,9,9,9,9,9,9,9", 3, &error))
        g_assert_error (error, SG_ERROR, SG_ERROR_NO_MEMORY);
      else
        g_assert_cmpint (n_allocations, <, fail_at);
    }
  fail_at = 0;
}

/* What is refused needs little memory: the size is known before anything is laid out. */
static void
test_estimate (void)
{
  static const char *const diagrams[] = { "200,200,200,200,200", "255,255,255,255" };

  for (guint i = 0; i < G_N_ELEMENTS (diagrams); i++)
    {
      g_autoptr (SgDiagram) bounds = sg_diagram_parse (diagrams[i], NULL);

      g_assert_cmpuint (sg_table_estimate_n_bytes (bounds, 1), >, sg_table_count (bounds));
    }
}

void
add_tests (void)
{
  g_test_add_func ("/engine/no-memory/failing", test_failing);
  g_test_add_func ("/engine/no-memory/failing-on-threads", test_failing_on_threads);
  g_test_add_func ("/engine/no-memory/estimate", test_estimate);
}
