/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/history/ichomp-history-panel.h"
#include "study-support.h"

G_BEGIN_DECLS

/* Isolation marks around formulas */
#define LRI "\342\201\246"
#define PDI "\342\201\251"

/* Rows have their length as value: u is 2, 3, 2, 1, 0, and all moves but the last are mistakes. */
#define ROWS "3/1/-/- @6x2"
#define GAME ROWS " NW1,3 NE1,1 NW1,2 NW1,1"
#define N_MOVES 4

/* A panel in a window, for a game between two people. */
typedef struct
{
  IchompSession *session;
  GSettings *settings;
  GtkWidget *window;
  IchompHistoryPanel *panel;
  char *text;     /* the game as it is saved */
  GString *heard; /* the announcements */
  guint n_board_wanted;
} HistoryFixture;

void history_support_add (const char *path,
                          const char *game,
                          void (*test) (HistoryFixture *fixture, gconstpointer game));

void history_support_start (HistoryFixture *fixture, const char *text, IchompOpponent opponent);
void history_support_click (GtkWidget *widget, double x);

GtkWidget *history_support_get_part (HistoryFixture *fixture, const char *id);
gboolean history_support_is_learning (HistoryFixture *fixture);
gboolean history_support_is_step_sensitive (HistoryFixture *fixture, const char *action);
void history_support_assert_label (GtkWidget *widget, const char *id, const char *expected);
void history_support_assert_part (HistoryFixture *fixture, const char *id, const char *expected);
void history_support_assert_as_saved (HistoryFixture *fixture, guint index);

G_END_DECLS
