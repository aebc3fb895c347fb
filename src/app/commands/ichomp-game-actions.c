/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a window that change its game. */

#include "ichomp-game-actions.h"

#include "widgets/kit/ichomp-dialog.h"
#include "app/dialogs/ichomp-new-game-dialog.h"
#include "game/play/ichomp-new-game.h"
#include "widgets/play/ichomp-play-page.h"

static void
start_game (IchompWindow *window)
{
  IchompSession *session = ichomp_window_get_session (window);
  IchompSetup setup;

  ichomp_window_end_task (window);
  ichomp_new_game_read_setup (ichomp_window_get_settings (window),
                              ichomp_session_get_setup (session), &setup);
  ichomp_window_begin_game (window, &setup, NULL);
  ichomp_window_focus_board (window);
}

static void
new_game_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  GtkWidget *dialog = ichomp_new_game_dialog_new (ichomp_window_get_settings (window));

  g_signal_connect_object (dialog, "start", G_CALLBACK (start_game), window, G_CONNECT_SWAPPED);
  ichomp_dialog_show (dialog, GTK_WIDGET (window));
}

/* An empty board loses the keyboard focus: return it with the tiles. */
static void
bring_focus_back (IchompWindow *window, gboolean was_over)
{
  if (was_over && !ichomp_session_is_over (ichomp_window_get_session (window)))
    ichomp_window_focus_board (window);
}

static void
restart_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  IchompSession *session = ichomp_window_get_session (window);
  gboolean was_over = ichomp_session_is_over (session);

  ichomp_session_restart (session);
  bring_focus_back (window, was_over);
}

static void
randomise_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  IchompSession *session = ichomp_window_get_session (window);
  gboolean was_over = ichomp_session_is_over (session);
  IchompSetup setup;

  ichomp_window_end_task (window);
  ichomp_new_game_read_random_setup (ichomp_window_get_settings (window),
                                     ichomp_session_get_setup (session), &setup);
  ichomp_window_begin_game (window, &setup, NULL);
  bring_focus_back (window, was_over);
}

static void
play_again (IchompWindow *window, const IchompSetup *setup)
{
  SgGame *game = ichomp_session_get_game (ichomp_window_get_session (window));
  g_autoptr (SgGame) again =
      sg_game_new_with_rule (sg_game_get_position (game, 0), sg_game_get_rule (game));

  ichomp_window_begin_game (window, setup, again);
  ichomp_window_focus_board (window);
}

/* The same game once more. */
static void
play_again_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  IchompSetup setup;

  ichomp_new_game_repeat_setup (ichomp_window_get_settings (window),
                                ichomp_session_get_setup (ichomp_window_get_session (window)),
                                &setup);
  play_again (window, &setup);
}

/* The same game against a stronger computer, and so are the games to come. */
static void
next_level_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  GSettings *settings = ichomp_window_get_settings (window);
  IchompSetup setup;

  ichomp_new_game_repeat_setup (
      settings, ichomp_session_get_setup (ichomp_window_get_session (window)), &setup);
  setup.level = MIN (setup.level + 1, SG_N_LEVELS - 1);
  g_settings_set_enum (settings, "level", setup.level);
  play_again (window, &setup);
}

static void
undo_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  IchompSession *session = ichomp_window_get_session (window);
  gboolean was_over = ichomp_session_is_over (session);

  ichomp_session_undo (session);
  bring_focus_back (window, was_over);
}

static void
redo_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ichomp_session_redo (ichomp_window_get_session (user_data));
}

static void
hint_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ichomp_play_page_give_hint (ichomp_window_get_view (user_data));
}

static const GActionEntry actions[] = {
  { .name = "new-game", .activate = new_game_activate_cb },
  { .name = "restart", .activate = restart_activate_cb },
  { .name = "randomise", .activate = randomise_activate_cb },
  { .name = "play-again", .activate = play_again_activate_cb },
  { .name = "next-level", .activate = next_level_activate_cb },
  { .name = "undo", .activate = undo_activate_cb },
  { .name = "redo", .activate = redo_activate_cb },
  { .name = "hint", .activate = hint_activate_cb },
};

static void
set_enabled (IchompWindow *window, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), name)), enabled);
}

static void
update_hint (IchompWindow *window)
{
  set_enabled (window, "hint",
               g_settings_get_boolean (ichomp_window_get_settings (window), "show-explanation")
                   && !ichomp_session_is_over (ichomp_window_get_session (window)));
}

static void
session_changed_cb (IchompSession *session, GParamSpec *pspec, IchompWindow *window)
{
  set_enabled (window, "undo", ichomp_session_can_undo (session));
  set_enabled (window, "redo", ichomp_session_can_redo (session));
  update_hint (window);
}

void
ichomp_game_actions_add (IchompWindow *window)
{
  IchompSession *session = ichomp_window_get_session (window);

  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  g_signal_connect_object (session, "notify::position", G_CALLBACK (session_changed_cb), window, 0);
  g_signal_connect_object (session, "notify::setup", G_CALLBACK (session_changed_cb), window, 0);
  session_changed_cb (session, NULL, window);
  g_signal_connect_object (ichomp_window_get_settings (window), "changed::show-explanation",
                           G_CALLBACK (update_hint), window, G_CONNECT_SWAPPED);
}
