/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A computation of tables on a thread. The caller and the thread share it and may release it in any
 * order. Results arrive in the main context and are dropped if the caller has released the
 * computation, so that no callback runs later and nothing waits for the thread. The command line,
 * which has no main loop, waits for its tables. */

#include "ichomp-computation.h"

#include "ichomp-free-memory.h"
#include "engine/rules/sg-error.h"

/* Tables of up to this size are made without checking the available memory. */
#define SMALL_N_BYTES ((guint64)64 << 20)

#define N_STEPS 100

struct _IchompComputation
{
  SgPosition *position;
  guint64 limit;
  guint n_threads;
  GMainContext *context;

  /* Used only by the caller's thread. */
  IchompProgressFunc progress;
  IchompComputedFunc computed;
  gpointer user_data;

  int step; /* used only by the computing thread */

  /* Used by both threads, atomically. */
  int stop;
  int shown_step;
  int showing; /* whether a report of progress waits in the main context */
};

static void
clear (gpointer data)
{
  IchompComputation *self = data;

  g_clear_pointer (&self->position, sg_position_unref);
  g_clear_pointer (&self->context, g_main_context_unref);
}

static void
unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear);
}

static gboolean
show_progress_cb (gpointer user_data)
{
  IchompComputation *self = user_data;

  g_atomic_int_set (&self->showing, FALSE);
  if (!g_atomic_int_get (&self->stop))
    self->progress ((double)g_atomic_int_get (&self->shown_step) / N_STEPS, self->user_data);

  return G_SOURCE_REMOVE;
}

/* At most one report waits in the main context, even if the main loop is slow. */
static gboolean
progress_cb (double fraction, gpointer user_data)
{
  IchompComputation *self = user_data;
  int step = fraction * N_STEPS;

  if (g_atomic_int_get (&self->stop))
    return FALSE;

  if (self->progress == NULL || step == self->step)
    return TRUE;

  self->step = step;
  g_atomic_int_set (&self->shown_step, step);
  if (g_atomic_int_compare_and_exchange (&self->showing, FALSE, TRUE))
    {
      g_autoptr (GSource) source = g_idle_source_new ();

      /* The same priority as the result, so that progress arrives before it. */
      g_source_set_priority (source, G_PRIORITY_DEFAULT);
      g_source_set_callback (source, show_progress_cb, g_atomic_rc_box_acquire (self), unref);
      g_source_attach (source, self->context);
    }

  return TRUE;
}

static void
compute (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  IchompComputation *self = task_data;
  GError *error = NULL;
  SgSolver *solver = sg_solver_new_on_threads (self->position, self->limit, self->n_threads,
                                               progress_cb, self, &error);

  if (solver == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, solver, (GDestroyNotify)sg_solver_unref);
}

static void
computed_cb (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  IchompComputation *self = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (SgSolver) solver = g_task_propagate_pointer (G_TASK (result), &error);

  /* The caller may have released the computation while the result was on its way. */
  if (!g_atomic_int_get (&self->stop))
    self->computed (g_steal_pointer (&solver), error, self->user_data);
}

/*< private >
 * ichomp_computation_new:
 * @position: a position
 * @limit: the largest number of values
 * @n_threads: the number of threads
 * @progress: (nullable): called from time to time
 * @computed: called once at the end
 * @user_data: passed to both functions
 *
 * Starts computing the tables for @position on other threads.
 *
 * Returns: (transfer full): the computation
 */
IchompComputation *
ichomp_computation_new (SgPosition *position,
                        guint64 limit,
                        guint n_threads,
                        IchompProgressFunc progress,
                        IchompComputedFunc computed,
                        gpointer user_data)
{
  IchompComputation *self = g_atomic_rc_box_new0 (IchompComputation);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, computed_cb, NULL);

  self->position = sg_position_ref (position);
  self->limit = limit;
  self->n_threads = n_threads;
  self->context = g_main_context_ref_thread_default ();
  self->progress = progress;
  self->computed = computed;
  self->user_data = user_data;

  g_task_set_name (task, "ichomp-computation");
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self), unref);
  g_task_run_in_thread (task, compute);

  return self;
}

/*< private >
 * ichomp_computation_free:
 * @self: (transfer full): a computation, finished or not
 *
 * Cancels the computation without waiting for its threads. Neither function is called any more.
 */
void
ichomp_computation_free (IchompComputation *self)
{
  g_atomic_int_set (&self->stop, TRUE);
  unref (self);
}

SgPosition *
ichomp_computation_get_position (const IchompComputation *self)
{
  return self->position;
}

/*< private >
 * ichomp_computation_check_affordable:
 * @position: a position
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: whether the tables for @position can be indexed and there is memory to make them
 */
gboolean
ichomp_computation_check_affordable (SgPosition *position, GError **error)
{
  guint64 n_values = sg_solver_count (position);
  guint64 n_bytes;

  if (n_values > ICHOMP_COMPUTATION_MAX_VALUES)
    {
      sg_error_set (error, SG_ERROR_TABLE_TOO_LARGE,
                    &(SgErrorDetail){ 0, n_values, ICHOMP_COMPUTATION_MAX_VALUES });
      return FALSE;
    }

  n_bytes = sg_solver_estimate_n_bytes (position, g_get_num_processors ());
  return n_bytes <= SMALL_N_BYTES || ichomp_free_memory_check (n_bytes, error);
}

/*< private >
 * ichomp_computation_run:
 * @position: a position
 * @progress: (nullable): called now and then, on the calling thread
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Makes the tables for @position if they are affordable, and waits for them.
 *
 * Returns: (transfer full) (nullable): the solver
 */
SgSolver *
ichomp_computation_run (SgPosition *position,
                        SgProgressFunc progress,
                        gpointer user_data,
                        GError **error)
{
  if (!ichomp_computation_check_affordable (position, error))
    return NULL;

  return sg_solver_new_on_threads (position, ICHOMP_COMPUTATION_MAX_VALUES, g_get_num_processors (),
                                   progress, user_data, error);
}
