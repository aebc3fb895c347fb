/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "sg-board.h"
#include "sg-diagram.h"
#include "sg-move.h"
#include "sg-part.h"

G_BEGIN_DECLS

/**
 * SgPosition:
 *
 * A sum of games: 1 to %SG_MAX_PARTS parts, each with its ruleset; or, as the usual case, a board
 * and the diagrams of its four quadrants. Immutable and reference counted.
 */
typedef struct _SgPosition SgPosition;

#define SG_TYPE_POSITION (sg_position_get_type ())

GType sg_position_get_type (void);

/* Runs through the tiles of a board, which are its legal moves, one quadrant after the other. */
#define SG_FOREACH_MOVE(move, position)                                                            \
  for (SgMove move = { 0 }; sg_position_reach_tile (position, &move); move.column++)

SgPosition *sg_position_new (const SgBoard *board, SgDiagram *const diagrams[SG_N_QUADRANTS]);
SgPosition *sg_position_new_full (const SgBoard *board);
SgPosition *sg_position_new_sum (const SgPart *parts, guint n_parts);
SgPosition *sg_position_new_like (const SgPosition *self, const SgPart *parts);
SgPosition *sg_position_read (SgReader *reader, GError **error);
SgPosition *sg_position_parse (const char *text, GError **error);
SgPosition *sg_position_parse_any (const char *text, SgRulesets rulesets, GError **error);
gboolean
sg_position_read_move (const SgPosition *self, SgReader *reader, SgMove *move, GError **error);
SgPosition *sg_position_ref (SgPosition *self);
void sg_position_unref (SgPosition *self);

guint sg_position_get_n_parts (const SgPosition *self);
const SgPart *sg_position_get_part (const SgPosition *self, guint part);
gboolean sg_position_has_board (const SgPosition *self);
SgBoard sg_position_get_board (const SgPosition *self);
SgDiagram *sg_position_get_diagram (const SgPosition *self, SgQuadrant quadrant);
guint sg_position_get_n_tiles (const SgPosition *self);
gboolean sg_position_is_empty (const SgPosition *self);
gboolean sg_position_has_tile (const SgPosition *self, const SgMove *move);
gboolean sg_position_reach_tile (const SgPosition *self, SgMove *tile);
gboolean sg_position_equal (const SgPosition *self, const SgPosition *other);

gboolean sg_position_is_over (const SgPosition *self);
gboolean sg_position_allows (const SgPosition *self, const SgMove *move);
GArray *sg_position_list_moves (const SgPosition *self);
guint sg_position_count_taken (const SgPosition *self, const SgMove *move);
SgPosition *sg_position_play (const SgPosition *self, const SgMove *move);
char *sg_position_move_to_string (const SgPosition *self, const SgMove *move);
char *sg_position_to_string (const SgPosition *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgPosition, sg_position_unref)

G_END_DECLS
