/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "game/base/ichomp-shape.h"
#include "ichomp-match.h"
#include "ichomp-setup.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_SESSION (ichomp_session_get_type ())

G_DECLARE_FINAL_TYPE (IchompSession, ichomp_session, ICHOMP, SESSION, GObject)

IchompSession *ichomp_session_new (GRand *rand);

/* Starting */
void ichomp_session_set_seed (IchompSession *self, guint32 seed);
void ichomp_session_start (IchompSession *self, const IchompSetup *setup);
void ichomp_session_start_first_game (IchompSession *self);
gboolean ichomp_session_is_first_move (IchompSession *self);
void ichomp_session_start_from (IchompSession *self, const IchompSetup *setup, SgGame *game);
void ichomp_session_restart (IchompSession *self);
gboolean ichomp_session_check_text (const char *text, gsize length, GError **error);
gboolean
ichomp_session_restore (IchompSession *self, const char *text, gsize length, GError **error);
char *ichomp_session_to_text (IchompSession *self);

/* The game */
const IchompSetup *ichomp_session_get_setup (IchompSession *self);
IchompParts ichomp_session_get_parts (IchompSession *self);
void ichomp_session_get_shape (IchompSession *self, IchompShape *shape);
SgGame *ichomp_session_get_game (IchompSession *self);
guint ichomp_session_get_index (IchompSession *self);
SgPosition *ichomp_session_get_position (IchompSession *self);
const SgMove *ichomp_session_get_last_move (IchompSession *self);
IchompPlayer ichomp_session_get_player (IchompSession *self);
IchompPlayer ichomp_session_get_player_at (IchompSession *self, guint index);
gboolean ichomp_session_is_by_computer (IchompSession *self, guint index);
gboolean ichomp_session_is_over (IchompSession *self);
gboolean ichomp_session_is_finished (IchompSession *self);
IchompPlayer ichomp_session_get_winner (IchompSession *self);
gboolean ichomp_session_is_computers_turn (IchompSession *self);

/* Its numbers, which may take a while to compute */
SgAnalysis *ichomp_session_get_analysis (IchompSession *self);
const GError *ichomp_session_get_analysis_error (IchompSession *self);
gboolean ichomp_session_is_computing (IchompSession *self);
double ichomp_session_get_progress (IchompSession *self);
double ichomp_session_get_seconds_left (IchompSession *self);
void ichomp_session_stop_computing (IchompSession *self);
gboolean ichomp_session_is_stopped (IchompSession *self);
void ichomp_session_resume_computing (IchompSession *self);
SgSolver *ichomp_session_get_solver (IchompSession *self);

/* Playing */
gboolean ichomp_session_play (IchompSession *self, const SgMove *move);
void ichomp_session_hold_computer (IchompSession *self, gboolean held);
gboolean ichomp_session_choose_move (IchompSession *self, SgMove *move);
gboolean ichomp_session_can_undo (IchompSession *self);
gboolean ichomp_session_can_redo (IchompSession *self);
void ichomp_session_undo (IchompSession *self);
void ichomp_session_redo (IchompSession *self);
void ichomp_session_take_over (IchompSession *self, IchompPlayer player);
gboolean ichomp_session_count_once (IchompSession *self);

/* Looking back, and trials */
void ichomp_session_go_to (IchompSession *self, guint index);
void ichomp_session_begin_trial (IchompSession *self, guint index);
void ichomp_session_end_trial (IchompSession *self);
gboolean ichomp_session_is_trial (IchompSession *self);
SgGame *ichomp_session_get_recorded_game (IchompSession *self);
guint ichomp_session_get_recorded_index (IchompSession *self);

G_END_DECLS
