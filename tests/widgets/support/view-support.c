/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-support.h"

#include "board-support.h"

/* Creates the view without a window, so that the test can connect to signals first. */
void
view_fixture_begin (ViewFixture *self, const char *game, IchompOpponent opponent, ViewFunc func)
{
  self->log = g_string_new (NULL);
  self->session = study_support_start (game, opponent);
  self->settings = study_support_settings ();
  self->widget = func (self->session, self->settings);
  self->board = ICHOMP_BOARD (study_support_find (self->widget, "board"));
}

void
view_fixture_tear_down (ViewFixture *self, gconstpointer data)
{
  study_support_close (self->window, self->widget);
  g_assert_finalize_object (self->session);
  g_assert_finalize_object (self->settings);
  g_string_free (self->log, TRUE);
}

GtkWidget *
view_fixture_get_part (ViewFixture *self, const char *id)
{
  GtkWidget *part = study_support_find (self->widget, id);

  g_assert_nonnull (part);
  return part;
}

GtkWidget *
view_fixture_get_readout (ViewFixture *self, SgQuadrant quadrant)
{
  GtkWidget *readout = gtk_widget_get_next_sibling (view_fixture_get_part (self, "board"));

  for (guint i = 0; i < (guint)quadrant; i++)
    readout = gtk_widget_get_next_sibling (readout);
  return readout;
}

void
view_fixture_play (ViewFixture *self, const char *move)
{
  g_signal_emit_by_name (board_support_get_tile (self->board, move), "clicked");
}

/* Asserts that a view that was never in a window is finalized. */
void
view_support_assert_finalizes (const char *game, ViewFunc func)
{
  IchompSession *session = study_support_start (game, ICHOMP_OPPONENT_COMPUTER);
  GSettings *settings = study_support_settings ();
  GtkWidget *view = g_object_ref_sink (func (session, settings));

  g_assert_finalize_object (view);
  g_assert_finalize_object (session);
  g_assert_finalize_object (settings);
}
