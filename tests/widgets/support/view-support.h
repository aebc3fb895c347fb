/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/board/ichomp-board.h"
#include "study-support.h"

G_BEGIN_DECLS

/* A view of a game in a window, with its session and settings. */
typedef struct
{
  IchompSession *session;
  GSettings *settings;
  GtkWidget *window;
  GtkWidget *widget;
  IchompBoard *board;
  GString *log; /* signals and announcements */
} ViewFixture;

typedef GtkWidget *(*ViewFunc) (IchompSession *session, GSettings *settings);

void
view_fixture_begin (ViewFixture *self, const char *game, IchompOpponent opponent, ViewFunc func);
void view_fixture_tear_down (ViewFixture *self, gconstpointer data);

GtkWidget *view_fixture_get_part (ViewFixture *self, const char *id);
GtkWidget *view_fixture_get_readout (ViewFixture *self, SgQuadrant quadrant);
void view_fixture_play (ViewFixture *self, const char *move);

void view_support_assert_finalizes (const char *game, ViewFunc func);

G_END_DECLS
