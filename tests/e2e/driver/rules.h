/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define RULES_N_QUADRANTS 4

/* A second implementation of the rules, for tests from outside: nothing here calls the engine.
 * Shapes are those of oracle.h. Quadrants are numbered in the order of the notation: NW, NE, SW,
 * SE. */
typedef struct
{
  guint quadrant;
  guint row;
  guint column;
} RulesMove;

typedef struct
{
  guint width;
  guint height;
  char *shapes[RULES_N_QUADRANTS];
} RulesPosition;

RulesPosition *rules_position_new (guint width, guint height, const char *const shapes[]);
RulesPosition *rules_position_new_full (guint width, guint height);
RulesPosition *rules_position_new_random (guint width, guint height, GRand *rand);
RulesPosition *rules_position_take (const RulesPosition *self, const RulesMove *move);
void rules_position_free (RulesPosition *self);

guint rules_position_get_n_tiles (const RulesPosition *self);
gboolean rules_position_has_tile (const RulesPosition *self, const RulesMove *tile);
guint rules_position_count_taken (const RulesPosition *self, const RulesMove *move);
GArray *rules_position_list_tiles (const RulesPosition *self);
char *rules_position_to_text (const RulesPosition *self);
guint rules_position_get_value (const RulesPosition *self, guint quadrant);
guint rules_position_get_value_after (const RulesPosition *self, const RulesMove *move);
guint rules_position_get_nim_sum (const RulesPosition *self);
guint rules_position_get_nim_sum_after (const RulesPosition *self, const RulesMove *move);
char *rules_position_build_report (const RulesPosition *self);

const char *rules_get_quadrant_name (guint quadrant);
char *rules_build_binary (guint number);
char *rules_move_to_text (const RulesMove *move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RulesPosition, rules_position_free)

G_END_DECLS
