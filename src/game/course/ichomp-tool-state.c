/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The states of what a lesson offers to try things with: figures to play with, and tools. */

#include "ichomp-tool-state.h"

#include <string.h>

/* Tools */

struct _IchompToolState
{
  IchompBlockState parent_instance;

  GArray *numbers; /* of guint */
};

G_DEFINE_FINAL_TYPE (IchompToolState, ichomp_tool_state, ICHOMP_TYPE_BLOCK_STATE)

static void
ichomp_tool_state_adopt (IchompBlockState *self, IchompBlockState *before)
{
  GArray *numbers = ICHOMP_TOOL_STATE (before)->numbers;

  ichomp_tool_state_set_numbers (ICHOMP_TOOL_STATE (self), (const guint *)(void *)numbers->data,
                                 numbers->len);
}

static void
ichomp_tool_state_finalize (GObject *object)
{
  g_array_unref (ICHOMP_TOOL_STATE (object)->numbers);

  G_OBJECT_CLASS (ichomp_tool_state_parent_class)->finalize (object);
}

static void
ichomp_tool_state_class_init (IchompToolStateClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_tool_state_finalize;
  ICHOMP_BLOCK_STATE_CLASS (klass)->adopt = ichomp_tool_state_adopt;
}

static void
ichomp_tool_state_init (IchompToolState *self)
{
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* Without numbers: the tool begins as it is. */
IchompToolState *
ichomp_tool_state_new (const IchompLessonBlock *block)
{
  return ichomp_block_state_create (ICHOMP_TYPE_TOOL_STATE, block);
}

/* Whether the state has no numbers yet. */
gboolean
ichomp_tool_state_is_new (IchompToolState *self)
{
  return self->numbers->len == 0;
}

const guint *
ichomp_tool_state_get_numbers (IchompToolState *self, guint *n_numbers)
{
  *n_numbers = self->numbers->len;
  return (const guint *)(void *)self->numbers->data;
}

void
ichomp_tool_state_set_numbers (IchompToolState *self, const guint *numbers, guint n_numbers)
{
  if (self->numbers->len == n_numbers
      && (n_numbers == 0
          || memcmp (self->numbers->data, numbers, n_numbers * sizeof *numbers) == 0))
    return;

  g_array_set_size (self->numbers, 0);
  g_array_append_vals (self->numbers, numbers, n_numbers);
  ichomp_block_state_tell_changed (self);
}

/* Figures */

struct _IchompFigurePlay
{
  IchompBlockState parent_instance;

  SgRule rule;
  GPtrArray *positions; /* of SgPosition: the start and that after each move */
  GArray *moves;        /* of SgMove */
};

G_DEFINE_FINAL_TYPE (IchompFigurePlay, ichomp_figure_play, ICHOMP_TYPE_BLOCK_STATE)

static SgPosition *
get_position (IchompFigurePlay *self, guint index)
{
  return g_ptr_array_index (self->positions, index);
}

static void
ichomp_figure_play_adopt (IchompBlockState *self, IchompBlockState *before)
{
  IchompFigurePlay *from = ICHOMP_FIGURE_PLAY (before);
  IchompFigurePlay *to = ICHOMP_FIGURE_PLAY (self);

  g_array_set_size (to->moves, 0);
  g_array_append_vals (to->moves, from->moves->data, from->moves->len);
  g_ptr_array_set_size (to->positions, 0);
  for (guint i = 0; i < from->positions->len; i++)
    g_ptr_array_add (to->positions, sg_position_ref (get_position (from, i)));
}

static void
ichomp_figure_play_finalize (GObject *object)
{
  g_ptr_array_unref (ICHOMP_FIGURE_PLAY (object)->positions);
  g_array_unref (ICHOMP_FIGURE_PLAY (object)->moves);

  G_OBJECT_CLASS (ichomp_figure_play_parent_class)->finalize (object);
}

static void
ichomp_figure_play_class_init (IchompFigurePlayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_figure_play_finalize;
  ICHOMP_BLOCK_STATE_CLASS (klass)->adopt = ichomp_figure_play_adopt;
}

static void
ichomp_figure_play_init (IchompFigurePlay *self)
{
  self->positions = g_ptr_array_new_with_free_func ((GDestroyNotify)sg_position_unref);
  self->moves = g_array_new (FALSE, FALSE, sizeof (SgMove));
}

/* @block: (nullable): a board or a quadrant; @rule: the rule under which it is played */
IchompFigurePlay *
ichomp_figure_play_new (const IchompLessonBlock *block, SgRule rule)
{
  IchompFigurePlay *self = ichomp_block_state_create (ICHOMP_TYPE_FIGURE_PLAY, block);

  self->rule = rule;
  return self;
}

/* To be called before all others: @start is what the figure shows at first, always the same. */
void
ichomp_figure_play_begin (IchompFigurePlay *self, SgPosition *start)
{
  if (self->positions->len == 0)
    g_ptr_array_add (self->positions, sg_position_ref (start));
}

SgPosition *
ichomp_figure_play_get_position (IchompFigurePlay *self)
{
  return get_position (self, self->positions->len - 1);
}

/* Returns the position before the last move, or NULL. */
SgPosition *
ichomp_figure_play_get_before (IchompFigurePlay *self)
{
  return self->moves->len > 0 ? get_position (self, self->positions->len - 2) : NULL;
}

/* Returns NULL at the start. */
const SgMove *
ichomp_figure_play_get_last_move (IchompFigurePlay *self)
{
  return self->moves->len > 0 ? &g_array_index (self->moves, SgMove, self->moves->len - 1) : NULL;
}

guint
ichomp_figure_play_get_n_moves (IchompFigurePlay *self)
{
  return self->moves->len;
}

/* Returns how many tiles were taken; 0 for a move that cannot be made. */
guint
ichomp_figure_play_play (IchompFigurePlay *self, const SgMove *move)
{
  SgPosition *before = ichomp_figure_play_get_position (self);
  const SgMove made = *move;

  /* The poisoned tile ends the game. */
  if (!sg_position_has_tile (before, &made)
      || (self->rule == SG_RULE_CHOMP && made.row == 0 && made.column == 0))
    return 0;

  g_array_append_val (self->moves, made);
  g_ptr_array_add (self->positions, sg_position_play (before, &made));
  ichomp_block_state_tell_changed (self);
  return sg_position_count_taken (before, &made);
}

/* All tiles come back. */
void
ichomp_figure_play_reset (IchompFigurePlay *self)
{
  g_array_set_size (self->moves, 0);
  g_ptr_array_set_size (self->positions, 1);
  ichomp_block_state_tell_changed (self);
}
