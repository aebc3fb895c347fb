/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The matrix of one Durfee side is cut into tiles, blocks of arms times blocks of legs. A tile
 * depends on the tiles with the same arms and smaller legs or the same legs and smaller arms, and
 * on the squares of smaller sides. A thread takes a block of legs, a column, and goes through the
 * blocks of arms; it stays behind the thread of the column before, so that no value is read before
 * it is computed.
 *
 * The values of the present column are also stored with a row of legs for each arm, from which
 * the options of the arms are read. The square has a row of arms for each leg, from which the
 * options of the legs are read. */

#include "sg-evaluate.h"

#include "sg-kernel.h"
#include "sg-memory.h"

#include <string.h>

/* The smallest number of tiles that is worth a thread. */
#define TILES_A_THREAD 16

/* With so few legs, most lanes would be idle. */
#define FEW_LEGS 8

/* A value from sg_tile_walk() takes as long as this number of others. */
#define WALK_COST 32

typedef struct
{
  SgSquare *squares;
  guint d;
  guint n_threads;
  SgProgress *progress;
  SgVisitFunc visit;
  gpointer visit_data;

  gboolean thin; /* whether there are only few legs */
  guint n_columns;
  guint64 n_tiles;
  guint64 n_values;
  guint64 done_before;
  SgSide **arms;   /* (nullable): the blocks of arms, unless each tile makes its own */
  guint8 *n_words; /* for each block of arms: of the tile in the last column */

  /* Shared by the threads, by atomic access. */
  int next_arms;
  int next_column;
  int *n_done; /* for each column: the first block of arms that is not evaluated */
  int n_done_tiles;
  int stop;
  int code;
} Work;

typedef struct
{
  Work *work;
  guint index;
} Worker;

static gboolean
is_thin (const SgSquare *square)
{
  return square->n_legs <= FEW_LEGS;
}

static void
stop (Work *work, SgError code)
{
  if (g_atomic_int_compare_and_exchange (&work->stop, FALSE, TRUE))
    g_atomic_int_set (&work->code, code);
}

/* The end of the blocks of arms that a column has tiles with. */
static guint
get_end (const SgSquare *square, guint column)
{
  guint end = square->symmetric ? column : 0;

  while (end < square->n_panels && square->n_rows[end] > column * SG_LANES)
    end++;

  return end;
}

static gboolean
wait_for (const Work *work, guint column, guint block)
{
  while ((guint)g_atomic_int_get (&work->n_done[column]) <= block)
    {
      if (g_atomic_int_get (&work->stop))
        return FALSE;
      g_thread_yield ();
    }

  return TRUE;
}

/* Called on the calling thread only. */
static void
report (Work *work)
{
  const guint64 step = 1 << 15;
  SgProgress *progress = work->progress;
  double share = (double)g_atomic_int_get (&work->n_done_tiles) / work->n_tiles;

  progress->done = work->done_before + (guint64)(share * work->n_values);
  if (progress->func == NULL || progress->done - progress->reported < step)
    return;

  progress->reported = progress->done;
  if (!progress->func ((double)progress->done / progress->total, progress->user_data))
    stop (work, SG_ERROR_CANCELLED);
}

/* One diagram after the other, without scratch space. */
static void
evaluate_thin_tile (SgTile *tile)
{
  for (guint row = 0; row < tile->legs->n; row++)
    for (guint lane = 0; lane < tile->arms->n; lane++)
      {
        guint value = sg_tile_walk (tile, lane, row);

        tile->too_large |= value > SG_MAX_VALUE;
        tile->by_leg[tile->legs->first + row][lane] = value;
      }
}

static void
evaluate_tile (Work *work, SgTile *tile, guint thread, guint block)
{
  const SgSquare *square = &work->squares[work->d - 1];
  const SgSide *legs = tile->legs;
  g_autoptr (SgSide) own_arms = NULL;

  if (work->arms != NULL)
    tile->arms = work->arms[block];
  else
    tile->arms = own_arms = sg_side_new (work->squares, work->d, FALSE, block);
  if (tile->arms == NULL)
    {
      stop (work, SG_ERROR_NO_MEMORY);
      return;
    }

  tile->by_leg = (SgLanes *)(square->values + square->panels[block]);
  tile->partial =
      square->max_sum != G_MAXUINT
      && tile->arms->sizes[tile->arms->n - 1] + legs->sizes[legs->n - 1] > (int)square->max_sum;
  tile->n_words = work->n_words[block];
  tile->n_above = 0;

  if (work->thin)
    evaluate_thin_tile (tile);
  else
    sg_kernel_get_best ()->evaluate (tile);
  if (tile->too_large)
    stop (work, SG_ERROR_VALUE_TOO_LARGE);
  if (tile->n_words < SG_MAX_WORDS && tile->n_above * WALK_COST > tile->arms->n * legs->n)
    work->n_words[block]++;
  if (work->visit != NULL)
    work->visit (tile, thread, work->visit_data);
}

static void
evaluate_column (Work *work, SgTile *tile, guint thread, guint column)
{
  const SgSquare *square = &work->squares[work->d - 1];
  g_autoptr (SgSide) legs = sg_side_new (work->squares, work->d, TRUE, column);
  guint begin = square->symmetric ? column : 0;
  guint end = get_end (square, column);

  if (legs == NULL)
    {
      stop (work, SG_ERROR_NO_MEMORY);
      return;
    }

  tile->legs = legs;
  if (!work->thin)
    sg_inner_set_legs (tile->inner, legs);

  for (guint block = begin; block < end && !g_atomic_int_get (&work->stop); block++)
    {
      if (column > 0 && !wait_for (work, column - 1, block))
        break;

      /* By symmetry, the values with smaller arms are those with smaller legs. */
      if (square->symmetric && block == begin && column > 0)
        memcpy (tile->by_arm, square->values + square->panels[column],
                (gsize)column * SG_LANES * SG_LANES);

      evaluate_tile (work, tile, thread, block);

      g_atomic_int_set (&work->n_done[column], block + 1);
      g_atomic_int_inc (&work->n_done_tiles);
      if (thread == 0)
        report (work);
    }
}

static gpointer
evaluate_columns (gpointer data)
{
  const Worker *worker = data;
  Work *work = worker->work;
  const SgSquare *square = &work->squares[work->d - 1];
  SgTile *tile = sg_memory_try_allocate (sizeof *tile);
  gsize by_arm_n_bytes = work->thin ? 0 : (gsize)square->n_arms * SG_LANES;
  gpointer by_arm = sg_memory_try_allocate (by_arm_n_bytes);
  gpointer counts = work->visit != NULL ? g_malloc (sizeof (SgLanes) * SG_LANES) : NULL;
  g_autoptr (SgInner) inner = work->thin ? NULL : sg_inner_new (work->squares, work->d);

  if (tile == NULL || by_arm == NULL || (inner == NULL && !work->thin))
    {
      stop (work, SG_ERROR_NO_MEMORY);
    }
  else
    {
      guint column;

      tile->squares = work->squares;
      tile->d = work->d;
      tile->inner = inner;
      tile->by_arm = by_arm;
      tile->counts = counts;
      tile->too_large = FALSE;

      while ((column = g_atomic_int_add (&work->next_column, 1)) < work->n_columns
             && !g_atomic_int_get (&work->stop))
        evaluate_column (work, tile, worker->index, column);
    }

  g_free (counts);
  sg_memory_free (by_arm);
  sg_memory_free (tile);
  return NULL;
}

static gpointer
make_arms (gpointer data)
{
  const Worker *worker = data;
  Work *work = worker->work;
  guint block;

  while ((block = g_atomic_int_add (&work->next_arms, 1)) < work->squares[work->d - 1].n_panels
         && !g_atomic_int_get (&work->stop))
    {
      work->arms[block] = sg_side_new (work->squares, work->d, FALSE, block);
      if (work->arms[block] == NULL)
        stop (work, SG_ERROR_NO_MEMORY);
    }

  return NULL;
}

/* Runs a function on all threads, including this one. */
static void
run (Work *work, GThreadFunc func)
{
  g_autofree GThread **threads = g_new0 (GThread *, work->n_threads);
  g_autofree Worker *workers = g_new (Worker, work->n_threads);

  for (guint i = 0; i < work->n_threads; i++)
    {
      workers[i] = (Worker){ work, i };
      /* If the system has no more threads, the others do all the work. */
      if (i > 0)
        threads[i] = g_thread_try_new ("sg-evaluate", func, &workers[i], NULL);
    }
  func (&workers[0]);
  for (guint i = 1; i < work->n_threads; i++)
    if (threads[i] != NULL)
      g_thread_join (threads[i]);
}

/* The memory for the options of all arms; 0 if it is larger than that of the values, so that
 * each tile makes the options of its arms. */
static gsize
get_arms_n_bytes (const SgSquare *square, guint d)
{
  guint64 n_options = 0;
  gsize n_bytes;

  for (guint size = 1; size <= sg_partitions_get_max_size (square->arms); size++)
    n_options += (guint64)size
                 * (sg_partitions_get_first (square->arms, size + 1)
                    - sg_partitions_get_first (square->arms, size));
  n_bytes = sg_side_get_n_bytes (d, square->n_arms, n_options);

  return n_bytes <= square->n_bytes ? n_bytes : 0;
}

/*< private >
 * sg_evaluate_square:
 * @squares: the squares by their side: that of side D is at D - 1
 * @d: the side of the square to compute; those of smaller sides have been computed
 * @n_threads: the largest number of threads to use, at least 1, including the calling thread
 * @progress: the progress of the whole computation, reported on the calling thread
 * @visit: (nullable): called with each tile; without it, winning moves are not counted
 * @visit_data: passed to @visit
 * @code: (out): the error; untouched on success
 *
 * Returns: whether all values of the square have been computed
 */
gboolean
sg_evaluate_square (SgSquare *squares,
                    guint d,
                    guint n_threads,
                    SgProgress *progress,
                    SgVisitFunc visit,
                    gpointer visit_data,
                    SgError *code)
{
  const SgSquare *square = &squares[d - 1];
  Work work = { squares, d, 1, progress, visit, visit_data };
  guint end;

  while ((end = get_end (square, work.n_columns)) > (square->symmetric ? work.n_columns : 0))
    {
      guint n = end - (square->symmetric ? work.n_columns : 0);

      work.n_tiles += n;
      work.n_columns++;
    }
  work.n_values = sg_evaluate_get_n_steps (square);
  work.done_before = progress->done;
  work.thin = is_thin (square) && visit == NULL;
  work.n_threads = CLAMP (work.n_tiles / TILES_A_THREAD, 1, MIN (n_threads, work.n_columns));
  work.n_done = g_try_new0 (int, work.n_columns);
  work.n_words = g_try_malloc (square->n_panels);
  if (get_arms_n_bytes (square, d) > 0)
    work.arms = g_try_new0 (SgSide *, square->n_panels);

  if (work.n_done == NULL || work.n_words == NULL
      || (work.arms == NULL && get_arms_n_bytes (square, d) > 0))
    stop (&work, SG_ERROR_NO_MEMORY);
  else
    {
      memset (work.n_words, 1, square->n_panels);
      if (work.arms != NULL)
        run (&work, make_arms);
    }

  if (!work.stop)
    run (&work, evaluate_columns);

  for (guint i = 0; work.arms != NULL && i < square->n_panels; i++)
    g_clear_pointer (&work.arms[i], sg_side_free);
  g_free (work.arms);
  g_free (work.n_words);
  g_free (work.n_done);

  if (work.stop)
    {
      *code = work.code;
      return FALSE;
    }

  /* Other threads, which do not report, may have computed the last tiles. */
  progress->done = work.done_before + work.n_values;
  return TRUE;
}

/* What computing the square adds to the progress: about the number of its diagrams or, where each
 * value takes a walk, as much more as that takes. */
guint64
sg_evaluate_get_n_steps (const SgSquare *square)
{
  guint64 n_diagrams = square->symmetric ? (guint64)square->n_bytes * 2 : square->n_bytes;

  return is_thin (square) ? n_diagrams * WALK_COST : n_diagrams;
}

/*< private >
 * sg_evaluate_get_n_bytes:
 * @squares: the squares by their side, with or without values
 * @d: the side of the square to compute
 * @n_threads: the number of threads
 *
 * Returns: about how much memory the computation takes besides the values
 */
gsize
sg_evaluate_get_n_bytes (const SgSquare *squares, guint d, guint n_threads)
{
  const SgSquare *square = &squares[d - 1];
  gsize n_bytes_a_thread =
      sizeof (SgTile) + (gsize)square->n_arms * SG_LANES + sg_inner_get_n_bytes (squares, d);

  return get_arms_n_bytes (square, d) + n_threads * n_bytes_a_thread;
}
