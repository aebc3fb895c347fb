/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "driver.h"
#include "rules.h"
#include "view.h"

G_BEGIN_DECLS

/* The players, as the program calls them. */
typedef enum
{
  PLAY_SIDE_1,
  PLAY_SIDE_2,
  PLAY_SIDE_YOU,
  PLAY_SIDE_COMPUTER,
} PlaySide;

/* How a person chooses a tile. */
typedef enum
{
  PLAY_BY_POINTER,
  PLAY_BY_KEYS,
  PLAY_BY_TREE,
} PlayMeans;

/* A game followed by a person who knows the rules: after each move, what the program shows is
 * compared with what it should show. */
typedef struct
{
  Driver *driver;
  GPtrArray *positions; /* of RulesPosition *, one more than moves */
  GArray *moves;        /* of RulesMove */
  PlaySide first;
  PlaySide second;
  guint concealed;      /* a bit for each hidden readout */
  gboolean move_values; /* whether tiles show numbers */
  char *taken_back;     /* what has been told of an undo, or NULL */
  gboolean was_sum_concealed; /* when the last move or undo was told */
  const char *end;      /* announced after the winner's name, or NULL */
  GRand *rand;
} Play;

/* @start: (transfer full) */
Play *play_new (Driver *driver, RulesPosition *start, PlaySide first, PlaySide second);
void play_free (Play *self);

const RulesPosition *play_get_position (Play *self);
PlaySide play_get_turn (Play *self);
gboolean play_is_over (Play *self);
RulesMove play_choose_random_move (Play *self);
RulesMove play_choose_winning_move (Play *self);

void play_take (Play *self, const RulesMove *move, PlayMeans means);
void play_follow_computer (Play *self);
void play_add_move (Play *self, const RulesMove *move);
void play_take_back (Play *self, guint n_moves);
void play_assert_shown (Play *self);
char *play_dup_announcement (Play *self);
void play_assert_focus_on_board (Play *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Play, play_free)

G_END_DECLS
