/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of a game. Tables for the start of a game serve until its end; existing tables are
 * kept while they cover the game. Small tables are made at once, others on a thread: no call takes
 * longer than a few milliseconds. If the start is too large, tables are made for the earliest
 * position that is not too large, when the game has reached it. */

#include "ichomp-game-numbers.h"

#include "ichomp-computation.h"
#include "engine/rules/sg-error.h"

/* Up to this number, computing the values takes a few milliseconds. */
#define SMALL_N_VALUES 200000

/* To be used from one thread. */
struct _IchompGameNumbers
{
  GObject parent_instance;

  SgGame *game; /* NULL before the first one */
  guint index;

  SgSolver *solver;
  SgAnalysis *analysis;
  guint first_solvable; /* no tables are possible for positions with a smaller index, */
  GError *unsolvable;   /* for this reason */

  IchompComputation *computation;
  double progress;
  gint64 start_time;  /* of the computation, in microseconds */
  gboolean requested; /* the computation is for a request, not for the game */
  GError *stopped;    /* (nullable): the computation for this game was cancelled */
};

enum
{
  PROP_0,
  PROP_ANALYSIS,
  PROP_COMPUTING,
  PROP_PROGRESS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (IchompGameNumbers, ichomp_game_numbers, G_TYPE_OBJECT)

static void
notify (IchompGameNumbers *self, guint id)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

static void
set_progress (IchompGameNumbers *self, double progress)
{
  self->progress = progress;
  notify (self, PROP_PROGRESS);
}

static void
stop_computation (IchompGameNumbers *self)
{
  if (self->computation == NULL)
    return;

  g_clear_pointer (&self->computation, ichomp_computation_free);
  self->requested = FALSE;
  set_progress (self, 0);
  notify (self, PROP_COMPUTING);
}

static void
progress_cb (double fraction, gpointer user_data)
{
  set_progress (user_data, fraction);
}

static void computed_cb (SgSolver *solver, const GError *error, gpointer user_data);

static void
start_computation (IchompGameNumbers *self, SgPosition *position)
{
  stop_computation (self);
  self->computation =
      ichomp_computation_new (position, ICHOMP_COMPUTATION_MAX_VALUES, g_get_num_processors (),
                              progress_cb, computed_cb, self);
  self->start_time = g_get_monotonic_time ();
  notify (self, PROP_COMPUTING);
}

static void
set_solver (IchompGameNumbers *self, SgSolver *solver)
{
  g_clear_pointer (&self->solver, sg_solver_unref);
  self->solver = solver;
}

static gboolean
is_covered (IchompGameNumbers *self, SgPosition *position)
{
  return self->solver != NULL && sg_solver_covers (self->solver, position);
}

static gboolean
solve_at_once (IchompGameNumbers *self, SgPosition *position)
{
  SgSolver *solver;

  if (sg_solver_count (position) > SMALL_N_VALUES)
    return FALSE;

  solver = sg_solver_new (position, SMALL_N_VALUES, NULL, NULL, NULL);
  if (solver == NULL)
    return FALSE;

  set_solver (self, solver);
  return TRUE;
}

static void
set_unsolvable (IchompGameNumbers *self, guint index, const GError *error)
{
  self->first_solvable = index + 1;
  g_clear_error (&self->unsolvable);
  self->unsolvable = g_error_copy (error);
}

/* Whether tables for the position at @index seem possible. */
static gboolean
check_solvable (IchompGameNumbers *self, guint index)
{
  g_autoptr (GError) error = NULL;
  SgPosition *position;

  if (index < self->first_solvable)
    return FALSE;

  position = sg_game_get_position (self->game, index);
  if (ichomp_computation_check_affordable (position, &error))
    return TRUE;

  set_unsolvable (self, index, error);
  return FALSE;
}

/* The earliest position whose tables are not too large; NULL if those of the current one are. */
static SgPosition *
choose_position (IchompGameNumbers *self)
{
  guint index = self->index;

  if (!check_solvable (self, index))
    return NULL;

  while (index > 0 && check_solvable (self, index - 1))
    index--;

  return sg_game_get_position (self->game, index);
}

static gboolean
holds (const SgPosition *outer, const SgPosition *inner)
{
  SG_FOREACH_QUADRANT (q)
    if (!sg_diagram_contains (sg_position_get_diagram (outer, q),
                              sg_position_get_diagram (inner, q)))
      return FALSE;

  return TRUE;
}

/* Makes tables for as much of the game as possible: tables of another game may cover the current
 * position but not those before it. If making them at once fails, the thread reports the error. */
static void
ensure_solver (IchompGameNumbers *self)
{
  SgPosition *position = sg_game_get_position (self->game, 0);

  if (self->stopped != NULL)
    {
      SgPosition *current = sg_game_get_position (self->game, self->index);

      if (!is_covered (self, current))
        solve_at_once (self, current);
      stop_computation (self);
      return;
    }

  if (!is_covered (self, position))
    position = choose_position (self);

  if (position == NULL || is_covered (self, position))
    {
      stop_computation (self);
      return;
    }

  if (self->computation != NULL
      && holds (ichomp_computation_get_position (self->computation), position))
    return;

  if (solve_at_once (self, position))
    stop_computation (self);
  else
    start_computation (self, position);
}

static void
update (IchompGameNumbers *self, gboolean had_error)
{
  SgPosition *current = sg_game_get_position (self->game, self->index);
  gboolean had_analysis = self->analysis != NULL;

  if (!self->requested)
    ensure_solver (self);

  g_clear_pointer (&self->analysis, sg_analysis_unref);
  if (is_covered (self, current))
    self->analysis =
        sg_analysis_new_with_rule (self->solver, current, sg_game_get_rule (self->game));

  if (had_analysis || self->analysis != NULL
      || had_error != (ichomp_game_numbers_get_error (self) != NULL))
    notify (self, PROP_ANALYSIS);
}

/* After tables for @position failed, those of positions that contain it would fail, too. */
static void
note_failure (IchompGameNumbers *self, SgPosition *position, const GError *error)
{
  for (guint i = self->first_solvable; i <= self->index; i++)
    if (holds (sg_game_get_position (self->game, i), position))
      set_unsolvable (self, i, error);
}

static void
computed_cb (SgSolver *solver, const GError *error, gpointer user_data)
{
  g_autoptr (IchompGameNumbers) self = g_object_ref (user_data);
  gboolean requested = self->requested;

  g_object_freeze_notify (G_OBJECT (self));

  if (solver != NULL)
    set_solver (self, solver);
  else if (!requested)
    note_failure (self, ichomp_computation_get_position (self->computation), error);

  stop_computation (self);

  /* The requester sets another game. */
  if (!requested)
    update (self, FALSE);

  g_object_thaw_notify (G_OBJECT (self));
}

static void
ichomp_game_numbers_finalize (GObject *object)
{
  IchompGameNumbers *self = ICHOMP_GAME_NUMBERS (object);

  g_clear_pointer (&self->computation, ichomp_computation_free);
  g_clear_pointer (&self->solver, sg_solver_unref);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_clear_pointer (&self->game, sg_game_unref);
  g_clear_error (&self->unsolvable);
  g_clear_error (&self->stopped);

  G_OBJECT_CLASS (ichomp_game_numbers_parent_class)->finalize (object);
}

static void
ichomp_game_numbers_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompGameNumbers *self = ICHOMP_GAME_NUMBERS (object);

  switch (id)
    {
    case PROP_ANALYSIS:
      g_value_set_boxed (value, self->analysis);
      break;
    case PROP_COMPUTING:
      g_value_set_boolean (value, self->computation != NULL);
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_game_numbers_class_init (IchompGameNumbersClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = ichomp_game_numbers_finalize;
  object_class->get_property = ichomp_game_numbers_get_property;

  /* The session has properties of the same names, which follow these. */
  properties[PROP_ANALYSIS] = g_param_spec_boxed ("analysis", NULL, NULL, SG_TYPE_ANALYSIS, flags);
  properties[PROP_COMPUTING] = g_param_spec_boolean ("computing", NULL, NULL, FALSE, flags);
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ichomp_game_numbers_init (IchompGameNumbers *self)
{
}

IchompGameNumbers *
ichomp_game_numbers_new (void)
{
  return g_object_new (ICHOMP_TYPE_GAME_NUMBERS, NULL);
}

/* The number of positions that both games share at their beginning. */
static guint
count_common (SgGame *a, SgGame *b)
{
  guint n = MIN (sg_game_get_n_moves (a), sg_game_get_n_moves (b)) + 1;

  for (guint i = 0; i < n; i++)
    if (sg_game_get_position (a, i) != sg_game_get_position (b, i))
      return i;

  return n;
}

/*< private >
 * ichomp_game_numbers_set_game:
 * @self: the numbers
 * @game: a game
 * @index: the index of its current position
 *
 * Sets the current position. Its numbers are available at once, or a computation starts, or
 * ichomp_game_numbers_get_error() tells why neither is possible.
 */
void
ichomp_game_numbers_set_game (IchompGameNumbers *self, SgGame *game, guint index)
{
  guint n_common = self->game == NULL ? 0 : count_common (self->game, game);
  gboolean had_error = n_common > 0 && ichomp_game_numbers_get_error (self) != NULL;

  g_object_freeze_notify (G_OBJECT (self));

  self->first_solvable = MIN (self->first_solvable, n_common);
  if (n_common == 0)
    g_clear_error (&self->stopped);
  sg_game_ref (game);
  g_clear_pointer (&self->game, sg_game_unref);
  self->game = game;
  self->index = index;
  update (self, had_error);

  g_object_thaw_notify (G_OBJECT (self));
}

/* Returns: (nullable): the numbers of the current position; NULL if there are none, or not yet */
SgAnalysis *
ichomp_game_numbers_get_analysis (IchompGameNumbers *self)
{
  return self->analysis;
}

/* Returns: (nullable): why the current position will have no numbers */
const GError *
ichomp_game_numbers_get_error (IchompGameNumbers *self)
{
  if (self->analysis != NULL)
    return NULL;

  return self->index < self->first_solvable ? self->unsolvable : self->stopped;
}

gboolean
ichomp_game_numbers_is_computing (IchompGameNumbers *self)
{
  return self->computation != NULL;
}

/* Returns: the part of the computation that is done, from 0 to 1; 0 without a computation */
double
ichomp_game_numbers_get_progress (IchompGameNumbers *self)
{
  return self->progress;
}

/*< private >
 * ichomp_game_numbers_get_seconds_left:
 * @self: the numbers
 *
 * Returns: the remaining time of the computation, estimated from its progress so far; negative if
 *   it is not known
 */
double
ichomp_game_numbers_get_seconds_left (IchompGameNumbers *self)
{
  double seconds = (double)(g_get_monotonic_time () - self->start_time) / G_USEC_PER_SEC;

  if (self->computation == NULL || self->progress <= 0 || seconds < 1)
    return -1;

  return seconds * (1 - self->progress) / self->progress;
}

/*< private >
 * ichomp_game_numbers_stop:
 * @self: the numbers
 *
 * Cancels the computation. If it was for the game, only small tables are made until
 * ichomp_game_numbers_resume() or another game.
 */
void
ichomp_game_numbers_stop (IchompGameNumbers *self)
{
  if (self->computation == NULL)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  if (!self->requested)
    {
      sg_error_set (&self->stopped, SG_ERROR_CANCELLED, &(SgErrorDetail){ 0 });
      notify (self, PROP_ANALYSIS);
    }
  stop_computation (self);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Returns: whether numbers are missing because of ichomp_game_numbers_stop() */
gboolean
ichomp_game_numbers_is_stopped (IchompGameNumbers *self)
{
  return self->stopped != NULL && ichomp_game_numbers_get_error (self) == self->stopped;
}

/* Starts the cancelled computation again. */
void
ichomp_game_numbers_resume (IchompGameNumbers *self)
{
  if (self->stopped == NULL)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  g_clear_error (&self->stopped);
  update (self, TRUE);
  g_object_thaw_notify (G_OBJECT (self));
}

/*< private >
 * ichomp_game_numbers_get_solver:
 * @self: the numbers
 * @position: any position
 *
 * Returns: (transfer none) (nullable): tables that cover @position, if they exist or can be made
 *   within a few milliseconds
 */
SgSolver *
ichomp_game_numbers_get_solver (IchompGameNumbers *self, SgPosition *position)
{
  return is_covered (self, position) || solve_at_once (self, position) ? self->solver : NULL;
}

/*< private >
 * ichomp_game_numbers_set_request:
 * @self: the numbers
 * @position: (nullable): any position, or %NULL to drop the request
 *
 * Computes tables for @position before any others; the property "computing" is %FALSE at the end.
 * After a request is dropped, its computation continues if the next game needs the tables.
 *
 * Returns: whether the tables are being computed; %FALSE if they are too large for the engine or
 *   for the available memory, or without @position
 */
gboolean
ichomp_game_numbers_set_request (IchompGameNumbers *self, SgPosition *position)
{
  self->requested = FALSE;
  if (position == NULL || !ichomp_computation_check_affordable (position, NULL))
    return FALSE;

  g_object_freeze_notify (G_OBJECT (self));
  if (self->computation == NULL
      || !sg_position_equal (ichomp_computation_get_position (self->computation), position))
    start_computation (self, position);
  self->requested = TRUE;
  g_object_thaw_notify (G_OBJECT (self));

  return TRUE;
}
