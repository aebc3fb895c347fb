/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

/* The number of notifications and signals of a session. */
typedef struct
{
  guint n_analysis;
  guint n_computing;
  guint n_progress;
  guint n_started;
  double progress;
} NumbersCounts;

void numbers_count (IchompSession *session, NumbersCounts *counts);
void numbers_assert_right (IchompSession *session);

G_END_DECLS
