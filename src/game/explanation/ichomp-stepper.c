/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reader's place in an explanation: the step on show, the steps that have been revealed,
 * and, if the reader is asked first, the question that is still open. From the value of a quadrant
 * the reader can go down: to the value that the quadrant would have after a tile, and so on. */

#include "ichomp-stepper.h"

#include "ichomp-step-kinds.h"

struct _IchompStepper
{
  GObject parent_instance;

  IchompParts parts;
  SgAnalysis *analysis;
  SgExplanation *explanation;
  SgExplanation *reply; /* to the tile under the pointer in a P-position, or NULL */
  SgQuadrant subject;   /* the quadrant whose value is explained; SG_N_QUADRANTS: the position */
  GArray *tiles;        /* of SgMove: the way down */
  GPtrArray *smaller;   /* of SgAnalysis: after each of them */
  guint index;
  GByteArray *revealed; /* a boolean for each step */
  gboolean asks_first;
  gboolean has_tile;
  SgMove tile; /* under the pointer */
};

G_DEFINE_FINAL_TYPE (IchompStepper, ichomp_stepper, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_REPLY_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const IchompStepKind *
get_kind (IchompStepper *self, guint index)
{
  return ichomp_step_kind_get (sg_explanation_get_step (self->explanation, index)->kind);
}

static gboolean
is_open (IchompStepper *self, guint index)
{
  return self->asks_first && !self->revealed->data[index]
         && get_kind (self, index)->answer != ICHOMP_STEP_ANSWER_NONE;
}

/* Where the steps say that no move wins, the reader can see it for any tile. */
static void
find_reply (IchompStepper *self)
{
  g_clear_pointer (&self->reply, sg_explanation_unref);
  if (self->explanation == NULL || !self->has_tile
      || !sg_position_has_tile (sg_analysis_get_position (self->analysis), &self->tile))
    return;

  if (get_kind (self, self->index)->reply != ICHOMP_STEP_REPLY_NONE)
    self->reply = sg_explanation_new_for_reply (self->analysis, &self->tile);
}

static void
changed (IchompStepper *self)
{
  if (self->explanation != NULL && !is_open (self, self->index))
    self->revealed->data[self->index] = TRUE;

  find_reply (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* A reader who is asked first must not know the verdict. */
static SgExplanation *
make_explanation (IchompStepper *self, SgQuadrant preferred)
{
  SgOrder order = self->asks_first ? SG_ORDER_VERDICT_LAST : SG_ORDER_VERDICT_FIRST;

  if (self->subject < SG_N_QUADRANTS)
    return sg_explanation_new_for_quadrant (
        ichomp_stepper_get_smaller (self, ichomp_stepper_get_depth (self)), self->subject);

  return sg_explanation_new (self->analysis, order, preferred);
}

/* The first @n_revealed steps of the new explanation are the same as before, and stay revealed. */
static void
explain (IchompStepper *self, SgQuadrant preferred, guint n_revealed)
{
  guint old_length = self->revealed->len;
  guint length;

  g_clear_pointer (&self->explanation, sg_explanation_unref);
  self->explanation = make_explanation (self, preferred);

  length = sg_explanation_get_n_steps (self->explanation);
  g_byte_array_set_size (self->revealed, length);
  for (guint i = MIN (n_revealed, old_length); i < length; i++)
    self->revealed->data[i] = FALSE;
}

/* Keeps the first @depth tiles of the way down. */
static void
explain_subject (IchompStepper *self, SgQuadrant subject, guint depth)
{
  self->index = 0;
  self->subject = subject;
  g_array_set_size (self->tiles, depth);
  g_ptr_array_set_size (self->smaller, depth);
  if (self->analysis != NULL)
    explain (self, SG_N_QUADRANTS, 0);
}

/* The step that chooses one of the candidates in the step before it; 0 if there is none. */
static guint
find_choice (IchompStepper *self)
{
  for (guint i = 1; i < ichomp_stepper_get_n_steps (self); i++)
    if (sg_explanation_get_step (self->explanation, i)->kind == SG_STEP_CHOICE)
      return i;

  return 0;
}

/* The quadrant that has been chosen, or SG_N_QUADRANTS. */
static SgQuadrant
find_chosen (IchompStepper *self)
{
  guint choice = find_choice (self);

  return choice > 0 ? sg_explanation_get_step (self->explanation, choice)->quadrant
                    : SG_N_QUADRANTS;
}

static guint
find_target (IchompStepper *self, IchompStep step)
{
  guint last = ichomp_stepper_get_n_steps (self) - 1;

  switch (step)
    {
    case ICHOMP_STEP_FIRST:
      return 0;
    case ICHOMP_STEP_BACK:
      return self->index > 0 ? self->index - 1 : 0;
    case ICHOMP_STEP_NEXT:
      return MIN (self->index + 1, last);
    case ICHOMP_STEP_LAST:
      for (guint i = self->index; i < last; i++)
        if (is_open (self, i))
          return i;
      return last;
    }

  g_assert_not_reached ();
}

/* The step of the explanation that says the same as @step of another one, or else the first under
 * the same heading, or the first of all. */
static guint
find_like (IchompStepper *self, const SgStep *step)
{
  const char *title = ichomp_step_kind_get (step->kind)->title;
  guint n_steps = ichomp_stepper_get_n_steps (self);

  for (guint i = 0; i < n_steps; i++)
    {
      const SgStep *other = sg_explanation_get_step (self->explanation, i);

      if (other->kind == step->kind && other->quadrant == step->quadrant
          && other->column == step->column)
        return i;
    }

  for (guint i = 0; i < n_steps; i++)
    if (get_kind (self, i)->title == title)
      return i;

  return 0;
}

static void
ichomp_stepper_finalize (GObject *object)
{
  IchompStepper *self = ICHOMP_STEPPER (object);

  g_clear_pointer (&self->reply, sg_explanation_unref);
  g_clear_pointer (&self->explanation, sg_explanation_unref);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_byte_array_unref (self->revealed);
  g_array_unref (self->tiles);
  g_ptr_array_unref (self->smaller);

  G_OBJECT_CLASS (ichomp_stepper_parent_class)->finalize (object);
}

static void
ichomp_stepper_class_init (IchompStepperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_stepper_finalize;

  /**
   * IchompStepper::changed:
   * @self: the stepper
   *
   * Emitted when another step is on show, or more of it.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ICHOMP_TYPE_STEPPER, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompStepper::reply-changed:
   * @self: the stepper
   *
   * Emitted when the pointer has moved to another tile, and so the step on show has another reply.
   */
  signals[SIGNAL_REPLY_CHANGED] = g_signal_new (
      "reply-changed", ICHOMP_TYPE_STEPPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_stepper_init (IchompStepper *self)
{
  self->subject = SG_N_QUADRANTS;
  self->revealed = g_byte_array_new ();
  self->tiles = g_array_new (FALSE, FALSE, sizeof (SgMove));
  self->smaller = g_ptr_array_new_with_free_func ((GDestroyNotify)sg_analysis_unref);
}

IchompStepper *
ichomp_stepper_new (void)
{
  return g_object_new (ICHOMP_TYPE_STEPPER, NULL);
}

/**
 * ichomp_stepper_set_analysis:
 * @self: a stepper
 * @parts: what the board consists of
 * @analysis: (nullable): the numbers of a position, or %NULL while they are not known
 *
 * Begins to explain who wins the position.
 */
void
ichomp_stepper_set_analysis (IchompStepper *self, IchompParts parts, SgAnalysis *analysis)
{
  g_return_if_fail (ICHOMP_IS_STEPPER (self));

  if (self->analysis == analysis && self->parts == parts)
    return;

  self->parts = parts;
  if (analysis != NULL)
    sg_analysis_ref (analysis);
  g_clear_pointer (&self->reply, sg_explanation_unref);
  g_clear_pointer (&self->explanation, sg_explanation_unref);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  self->analysis = analysis;
  explain_subject (self, SG_N_QUADRANTS, 0);
  changed (self);
}

IchompParts
ichomp_stepper_get_parts (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), ICHOMP_PARTS_QUADRANTS);

  return self->parts;
}

SgAnalysis *
ichomp_stepper_get_analysis (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), NULL);

  return self->analysis;
}

/**
 * ichomp_stepper_explain:
 * @self: a stepper
 * @subject: a quadrant, or %SG_N_QUADRANTS
 *
 * Begins to explain the value of the quadrant, or who wins the whole position. Does nothing without
 * an analysis.
 */
void
ichomp_stepper_explain (IchompStepper *self, SgQuadrant subject)
{
  g_return_if_fail (ICHOMP_IS_STEPPER (self));

  if (self->analysis == NULL)
    return;

  explain_subject (self, subject, 0);
  changed (self);
}

SgQuadrant
ichomp_stepper_get_subject (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), SG_N_QUADRANTS);

  return self->subject;
}

/* The way down */

/* The poisoned tile is no option, so nothing is left after it. */
static gboolean
is_option (const SgAnalysis *analysis, const SgMove *tile)
{
  return sg_position_has_tile (sg_analysis_get_position (analysis), tile)
         && sg_analysis_get_move_value (analysis, tile) != SG_NO_VALUE;
}

static gboolean
go_down (IchompStepper *self, const SgMove *tile, guint depth)
{
  const SgMove copy = *tile;
  g_autoptr (SgAnalysis) smaller = NULL;

  if (self->analysis == NULL || !is_option (ichomp_stepper_get_smaller (self, depth), tile))
    return FALSE;

  smaller = sg_analysis_play (ichomp_stepper_get_smaller (self, depth), tile);
  g_array_set_size (self->tiles, depth);
  g_ptr_array_set_size (self->smaller, depth);
  g_array_append_val (self->tiles, copy);
  g_ptr_array_add (self->smaller, g_steal_pointer (&smaller));
  explain_subject (self, copy.quadrant, depth + 1);
  changed (self);
  return TRUE;
}

/**
 * ichomp_stepper_explain_tile:
 * @self: a stepper
 * @tile: a tile of the position
 *
 * Begins to explain the number on the tile: the value of its quadrant after choosing it.
 *
 * Returns: whether the tile has a number
 */
gboolean
ichomp_stepper_explain_tile (IchompStepper *self, const SgMove *tile)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), FALSE);

  return go_down (self, tile, 0);
}

/**
 * ichomp_stepper_go_down:
 * @self: a stepper that explains the value of a quadrant
 * @tile: a tile of what is left of the quadrant
 *
 * Begins to explain the value after @tile.
 *
 * Returns: whether the tile has a number
 */
gboolean
ichomp_stepper_go_down (IchompStepper *self, const SgMove *tile)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), FALSE);

  return self->subject == tile->quadrant && go_down (self, tile, self->tiles->len);
}

/**
 * ichomp_stepper_go_up:
 * @self: a stepper
 * @depth: less than ichomp_stepper_get_depth(); 0 for the quadrant as it is on the board
 *
 * Explains again what is left after the first @depth tiles of the way down.
 */
void
ichomp_stepper_go_up (IchompStepper *self, guint depth)
{
  g_return_if_fail (ICHOMP_IS_STEPPER (self));
  g_return_if_fail (depth < self->tiles->len);

  explain_subject (self, self->subject, depth);
  changed (self);
}

/* The number of tiles on the way down. */
guint
ichomp_stepper_get_depth (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), 0);

  return self->tiles->len;
}

/* The tile on the way down that leads from @depth to @depth + 1. */
const SgMove *
ichomp_stepper_get_tile (IchompStepper *self, guint depth)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), NULL);
  g_return_val_if_fail (depth < self->tiles->len, NULL);

  return &g_array_index (self->tiles, SgMove, depth);
}

/* The numbers after the first @depth tiles of the way down. */
SgAnalysis *
ichomp_stepper_get_smaller (IchompStepper *self, guint depth)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), NULL);
  g_return_val_if_fail (depth <= self->tiles->len, NULL);

  return depth == 0 ? self->analysis : g_ptr_array_index (self->smaller, depth - 1);
}

SgExplanation *
ichomp_stepper_get_explanation (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), NULL);

  return self->explanation;
}

/**
 * ichomp_stepper_get_reply:
 * @self: a stepper
 *
 * Returns: (transfer none) (nullable): why the tile under the pointer does not win, an explanation
 *   of one step; %NULL if the step on show does not say that no move wins, or without a tile
 */
SgExplanation *
ichomp_stepper_get_reply (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), NULL);

  return self->reply;
}

guint
ichomp_stepper_get_index (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), 0);

  return self->index;
}

guint
ichomp_stepper_get_n_steps (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), 0);

  return self->explanation != NULL ? sg_explanation_get_n_steps (self->explanation) : 0;
}

/**
 * ichomp_stepper_can_go:
 * @self: a stepper
 * @step: a direction
 *
 * Returns: whether ichomp_stepper_go() would change anything
 */
gboolean
ichomp_stepper_can_go (IchompStepper *self, IchompStep step)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), FALSE);

  if (self->explanation == NULL)
    return FALSE;

  return find_target (self, step) != self->index
         || (step == ICHOMP_STEP_NEXT && ichomp_stepper_is_asking (self));
}

/**
 * ichomp_stepper_go:
 * @self: a stepper
 * @step: a direction
 *
 * Shows another step, or answers the open question.
 */
void
ichomp_stepper_go (IchompStepper *self, IchompStep step)
{
  g_return_if_fail (ICHOMP_IS_STEPPER (self));

  if (!ichomp_stepper_can_go (self, step))
    return;

  if (step == ICHOMP_STEP_NEXT && ichomp_stepper_is_asking (self))
    self->revealed->data[self->index] = TRUE;
  else
    self->index = find_target (self, step);
  changed (self);
}

/* Whether no question is open before the step. */
gboolean
ichomp_stepper_can_go_to (IchompStepper *self, guint index)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), FALSE);

  if (index >= ichomp_stepper_get_n_steps (self))
    return FALSE;

  for (guint i = 0; i < index; i++)
    if (is_open (self, i))
      return FALSE;

  return TRUE;
}

void
ichomp_stepper_go_to (IchompStepper *self, guint index)
{
  g_return_if_fail (ICHOMP_IS_STEPPER (self));

  if (self->index == index || !ichomp_stepper_can_go_to (self, index))
    return;

  self->index = index;
  changed (self);
}

/**
 * ichomp_stepper_point_at:
 * @self: a stepper
 * @tile: (nullable): the tile under the pointer
 *
 * While the steps say that no move of a P-position wins, shows it for this tile.
 */
void
ichomp_stepper_point_at (IchompStepper *self, const SgMove *tile)
{
  gboolean had_reply;

  g_return_if_fail (ICHOMP_IS_STEPPER (self));

  had_reply = self->reply != NULL;
  self->has_tile = tile != NULL;
  if (tile != NULL)
    self->tile = *tile;

  find_reply (self);
  if (had_reply || self->reply != NULL)
    g_signal_emit (self, signals[SIGNAL_REPLY_CHANGED], 0);
}

/**
 * ichomp_stepper_set_asks_first:
 * @self: a stepper
 * @asks_first: whether to ask the reader before a step reveals something
 *
 * Also asks about the step on show. The steps come in the other order.
 */
void
ichomp_stepper_set_asks_first (IchompStepper *self, gboolean asks_first)
{
  g_return_if_fail (ICHOMP_IS_STEPPER (self));

  asks_first = !!asks_first;
  if (self->asks_first == asks_first)
    return;

  self->asks_first = asks_first;
  if (self->explanation != NULL)
    {
      SgStep step = *sg_explanation_get_step (self->explanation, self->index);

      explain (self, find_chosen (self), 0);
      self->index = self->index > 0 ? find_like (self, &step) : 0;
    }
  changed (self);
}

gboolean
ichomp_stepper_get_asks_first (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), FALSE);

  return self->asks_first;
}

/**
 * ichomp_stepper_is_asking:
 * @self: a stepper
 *
 * Returns: whether the question about the step on show is open
 */
gboolean
ichomp_stepper_is_asking (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), FALSE);

  return self->explanation != NULL && is_open (self, self->index);
}

/**
 * ichomp_stepper_answer:
 * @self: a stepper that is asking
 * @found: whether the reader has found the answer; %FALSE to show it
 * @answer: the right answer that was found, as the #IchompStepAnswer of the step says
 *
 * Reveals the step. The explanation goes on with the quadrant that was found, if several are right.
 */
void
ichomp_stepper_answer (IchompStepper *self, gboolean found, guint answer)
{
  g_return_if_fail (ICHOMP_IS_STEPPER (self));
  g_return_if_fail (ichomp_stepper_is_asking (self));

  if (found && sg_explanation_get_step (self->explanation, self->index)->kind == SG_STEP_CANDIDATES)
    explain (self, answer, self->index);
  self->revealed->data[self->index] = TRUE;
  changed (self);
}

/**
 * ichomp_stepper_get_move:
 * @self: a stepper
 *
 * Returns: (transfer none) (nullable): the winning move, once it has been revealed; valid until the
 *   next change
 */
const SgMove *
ichomp_stepper_get_move (IchompStepper *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), NULL);

  if (self->explanation == NULL)
    return NULL;

  for (guint i = 0; i <= self->index; i++)
    {
      const SgStep *step = sg_explanation_get_step (self->explanation, i);

      if (step->kind == SG_STEP_TILES && (i < self->index || !is_open (self, i)))
        return &step->move;
    }

  return NULL;
}

/**
 * ichomp_stepper_get_choice:
 * @self: a stepper
 * @chosen: (out): the chosen quadrant, or %SG_N_QUADRANTS
 *
 * Returns: the quadrants among which the reader may choose at the step on show, the bit 1 <<
 *   quadrant for each; 0 without a choice
 */
guint
ichomp_stepper_get_choice (IchompStepper *self, SgQuadrant *chosen)
{
  guint choice;

  g_return_val_if_fail (ICHOMP_IS_STEPPER (self), 0);

  *chosen = SG_N_QUADRANTS;
  choice = find_choice (self);
  if (choice == 0 || (self->index != choice && self->index + 1 != choice)
      || ichomp_stepper_is_asking (self))
    return 0;

  *chosen = sg_explanation_get_step (self->explanation, choice)->quadrant;
  return sg_explanation_get_step (self->explanation, choice - 1)->quadrants;
}

/**
 * ichomp_stepper_choose:
 * @self: a stepper
 * @quadrant: a quadrant of ichomp_stepper_get_choice()
 *
 * Explains the winning move in this quadrant. The steps up to the choice stay the same.
 */
void
ichomp_stepper_choose (IchompStepper *self, SgQuadrant quadrant)
{
  g_return_if_fail (ICHOMP_IS_STEPPER (self));
  g_return_if_fail (self->explanation != NULL);

  explain (self, quadrant, find_choice (self) + 1);
  changed (self);
}
