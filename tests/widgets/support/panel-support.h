/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/explanation/ichomp-explanation-panel.h"

G_BEGIN_DECLS

/* Values 6, 5, 1 and 4: u is 6, and three quadrants have a 1 in the column of 4. */
#define WON "6/5/1/4"

/* Values 3, 3, 2 and 2: no move wins. */
#define LOST "3/3/2/1,1"

/* A panel in a window, and the explanation that it should show. */
typedef struct
{
  GtkWidget *window;
  GtkWidget *widget;
  IchompExplanationPanel *panel;
  SgAnalysis *analysis;
  SgExplanation *expected;
  GString *heard;
  GString *moves;
  guint n_view_changes;
} PanelFixture;

void panel_support_expect (PanelFixture *fixture, SgExplanation *explanation);
void panel_support_expect_position (PanelFixture *fixture, SgQuadrant preferred);
IchompParts panel_support_get_parts (PanelFixture *fixture);
void panel_support_set_position (PanelFixture *fixture, const char *position);
void panel_support_add (const char *path,
                        const char *position,
                        void (*test) (PanelFixture *fixture, gconstpointer position));
void panel_support_assert_log (GString *log, const char *expected);
GtkWidget *panel_support_get_part (PanelFixture *fixture, const char *id);
guint panel_support_get_n_steps (PanelFixture *fixture);
guint panel_support_find_step (PanelFixture *fixture, SgStepKind kind);
void panel_support_assert_view (PanelFixture *fixture,
                                const SgExplanation *explanation,
                                guint index,
                                gboolean revealed);
void panel_support_assert_step (PanelFixture *fixture, guint index);
void panel_support_assert_question (PanelFixture *fixture, guint index);
void panel_support_go (PanelFixture *fixture, const char *action);
void panel_support_set_asks_first (PanelFixture *fixture, gboolean asks_first);
void panel_support_go_to (PanelFixture *fixture, SgStepKind kind);
void panel_support_go_and_ask (PanelFixture *fixture, SgStepKind kind);
void panel_support_give_hint (PanelFixture *fixture);
gboolean panel_support_offer (PanelFixture *fixture, const char *move);
void panel_support_point_at (PanelFixture *fixture, const char *move);

G_END_DECLS
