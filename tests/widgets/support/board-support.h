/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/board/ichomp-board.h"
#include "study-support.h"

G_BEGIN_DECLS

/* A board in a window, between two buttons, and a log of its signals. */
typedef struct
{
  GtkWidget *window;
  GtkWidget *before;
  IchompBoard *board;
  GtkWidget *after;
  GString *log;
} BoardFixture;

void board_support_init (int *argc, char ***argv);
void board_support_set_dark (gboolean dark);
void board_support_reset_dark (void);

void board_fixture_set_up (BoardFixture *fixture, gconstpointer position);
void board_fixture_tear_down (BoardFixture *fixture, gconstpointer position);

GtkWidget *board_support_get_tile (IchompBoard *board, const char *move);
SgAnalysis *board_support_analyze (SgPosition *position);

void board_support_play (IchompBoard *board, const char *move);
void board_support_enter (IchompBoard *board, const char *move);
void board_support_point (IchompBoard *board, const char *move);
void board_support_point_at (IchompBoard *board, double x, double y);
void board_support_leave (IchompBoard *board);
void board_support_press (IchompBoard *board, double x, double y);
void board_support_press_key (IchompBoard *board, guint key, GdkModifierType modifiers);

void board_support_assert_log (BoardFixture *fixture, const char *expected);
void board_support_assert_preview (IchompBoard *board, const char *move);
void board_support_assert_focus (IchompBoard *board, const char *move);

G_END_DECLS
