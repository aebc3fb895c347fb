/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of a single position, as in a lesson. All figures and questions of the same
 * position share one object. The last ones are kept, also for a page that is made again; without
 * their tables they are small. */

#include "ichomp-position-numbers.h"

#include "game/play/ichomp-computation.h"
#include "ichomp-lesson.h"

/* Several times the figures of the longest lesson. */
#define N_KEPT 64

struct _IchompPositionNumbers
{
  GObject parent_instance;

  SgPosition *position;
  SgRule rule;
  SgAnalysis *analysis;           /* or NULL: not computed */
  IchompComputation *computation; /* or NULL */
};

G_DEFINE_FINAL_TYPE (IchompPositionNumbers, ichomp_position_numbers, G_TYPE_OBJECT)

enum
{
  PROP_ANALYSIS = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The most recent first. */
static GQueue kept = G_QUEUE_INIT;

static void
ichomp_position_numbers_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ANALYSIS:
      g_value_set_boxed (value, ICHOMP_POSITION_NUMBERS (object)->analysis);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_position_numbers_finalize (GObject *object)
{
  IchompPositionNumbers *self = ICHOMP_POSITION_NUMBERS (object);

  g_clear_pointer (&self->computation, ichomp_computation_free);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_clear_pointer (&self->position, sg_position_unref);

  G_OBJECT_CLASS (ichomp_position_numbers_parent_class)->finalize (object);
}

static void
ichomp_position_numbers_class_init (IchompPositionNumbersClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ichomp_position_numbers_get_property;
  object_class->finalize = ichomp_position_numbers_finalize;

  /**
   * IchompPositionNumbers:analysis: (nullable)
   *
   * The numbers, without their tables. Changes at most once, from %NULL.
   */
  props[PROP_ANALYSIS] = g_param_spec_boxed ("analysis", NULL, NULL, SG_TYPE_ANALYSIS,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ichomp_position_numbers_init (IchompPositionNumbers *self)
{
}

static IchompPositionNumbers *
create (SgPosition *position, SgRule rule)
{
  IchompPositionNumbers *self = g_object_new (ICHOMP_TYPE_POSITION_NUMBERS, NULL);
  g_autoptr (SgSolver) solver = NULL;

  self->position = sg_position_ref (position);
  self->rule = rule;
  if (sg_solver_count (position) <= ICHOMP_POSITION_NUMBERS_AT_ONCE)
    solver = sg_solver_new (position, ICHOMP_POSITION_NUMBERS_AT_ONCE, NULL, NULL, NULL);
  if (solver != NULL)
    self->analysis = sg_analysis_new_alone (solver, position, rule);

  return self;
}

static GList *
find (SgPosition *position, SgRule rule)
{
  for (GList *link = kept.head; link != NULL; link = link->next)
    {
      const IchompPositionNumbers *other = link->data;

      if (other->rule == rule && sg_position_equal (other->position, position))
        return link;
    }

  return NULL;
}

/**
 * ichomp_position_numbers_get:
 * @position: a position
 * @rule: a rule that allows it
 *
 * For one thread only. Cost: at most that of %ICHOMP_POSITION_NUMBERS_AT_ONCE values, the first
 * time.
 *
 * Returns: (transfer full): the numbers of @position, a shared object
 */
IchompPositionNumbers *
ichomp_position_numbers_get (SgPosition *position, SgRule rule)
{
  GList *link;

  g_return_val_if_fail (position != NULL, NULL);

  link = find (position, rule);
  if (link != NULL)
    {
      g_queue_unlink (&kept, link);
      g_queue_push_head_link (&kept, link);
    }
  else
    g_queue_push_head (&kept, create (position, rule));

  if (kept.length > N_KEPT)
    g_object_unref (g_queue_pop_tail (&kept));

  return g_object_ref (kept.head->data);
}

/**
 * ichomp_position_numbers_get_analysis:
 * @self: numbers
 *
 * Returns: (transfer none) (nullable): the numbers, without their tables; %NULL if there are more
 *   than %ICHOMP_POSITION_NUMBERS_AT_ONCE values and they are not computed yet
 */
SgAnalysis *
ichomp_position_numbers_get_analysis (IchompPositionNumbers *self)
{
  g_return_val_if_fail (ICHOMP_IS_POSITION_NUMBERS (self), NULL);

  return self->analysis;
}

static void
computed_cb (SgSolver *solver, const GError *error, gpointer user_data)
{
  IchompPositionNumbers *self = user_data;
  g_autoptr (SgSolver) owned = solver;

  g_clear_pointer (&self->computation, ichomp_computation_free);
  if (owned == NULL)
    return;

  self->analysis = sg_analysis_new_alone (owned, self->position, self->rule);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANALYSIS]);
}

/**
 * ichomp_position_numbers_compute:
 * @self: numbers
 *
 * Computes them on another thread unless they are known or need more than %ICHOMP_LESSON_MAX_VALUES
 * values. [property@PositionNumbers:analysis] notifies.
 */
void
ichomp_position_numbers_compute (IchompPositionNumbers *self)
{
  g_return_if_fail (ICHOMP_IS_POSITION_NUMBERS (self));

  if (self->analysis == NULL && self->computation == NULL)
    self->computation = ichomp_computation_new (self->position, ICHOMP_LESSON_MAX_VALUES, 1, NULL,
                                                computed_cb, self);
}
