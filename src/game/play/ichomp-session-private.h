/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-match.h"
#include "ichomp-numbers.h"
#include "ichomp-session.h"

G_BEGIN_DECLS

/**
 * IchompSession:
 *
 * The game as it stands, and its numbers. There always is a game. Properties notify after
 * everything has changed that changes at once. To be used from one thread.
 */
struct _IchompSession
{
  GObject parent_instance;

  GRand *rand;
  IchompMatch match;
  IchompNumbers *numbers;
  gboolean can_undo;
  gboolean can_redo;

  gboolean start_waits; /* until the numbers have tables for the board of this start: */
  IchompSetup waiting_setup;
  guint32 waiting_seed;

  gboolean in_trial;    /* if so, the match is the trial: */
  guint trial_index;    /* where it began */
  IchompMatch recorded; /* the match that goes on after it */
};

void ichomp_session_publish (IchompSession *self, const IchompMatch *match);
void
ichomp_session_publish_start (IchompSession *self, const IchompSetup *setup, SgPosition *start);
void ichomp_session_start_waiting (IchompSession *self);
void ichomp_session_add_move (IchompSession *self, const SgMove *move);
void ichomp_session_show_index (IchompSession *self, guint index);
void ichomp_session_forget_trial (IchompSession *self);

G_END_DECLS
