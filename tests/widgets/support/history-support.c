/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-support.h"

#include "widgets/kit/ichomp-announce.h"

GtkWidget *
history_support_get_part (HistoryFixture *fixture, const char *id)
{
  GtkWidget *part = study_support_find (GTK_WIDGET (fixture->panel), id);

  g_assert_nonnull (part);
  return part;
}

/* A no-break space equals a space. */
void
history_support_assert_label (GtkWidget *widget, const char *id, const char *expected)
{
  g_autoptr (GString) plain =
      g_string_new (gtk_label_get_label (GTK_LABEL (study_support_find (widget, id))));
  g_autoptr (GString) plain_expected = g_string_new (expected);

  g_string_replace (plain, "\302\240", " ", 0);
  g_string_replace (plain_expected, "\302\240", " ", 0);
  g_assert_cmpstr (plain->str, ==, plain_expected->str);
}

void
history_support_assert_part (HistoryFixture *fixture, const char *id, const char *expected)
{
  history_support_assert_label (GTK_WIDGET (fixture->panel), id, expected);
}

void
history_support_start (HistoryFixture *fixture, const char *text, IchompOpponent opponent)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgGame) game = sg_game_parse (text, &error);
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  g_assert_no_error (error);
  setup.opponent = opponent;
  ichomp_session_start_from (fixture->session, &setup, game);
  g_free (fixture->text);
  fixture->text = ichomp_session_to_text (fixture->session);
}

static void
said_cb (GtkWidget *panel, const char *text, gpointer user_data)
{
  HistoryFixture *fixture = user_data;

  g_string_append_printf (fixture->heard, "%s|", text);
}

static void
focus_board_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  HistoryFixture *fixture = user_data;

  fixture->n_board_wanted++;
}

/* Replaces an action of the page. */
static void
add_focus_board (HistoryFixture *fixture)
{
  static const GActionEntry entries[] = { { .name = "focus-board", .activate = focus_board_cb } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), fixture);
  gtk_widget_insert_action_group (GTK_WIDGET (fixture->panel), "page", G_ACTION_GROUP (group));
}

static void
set_up (HistoryFixture *fixture, gconstpointer game)
{
  fixture->session = ichomp_session_new (g_rand_new_with_seed (1));
  fixture->settings = ichomp_settings_new ();
  /* Settings last from one test to the next. */
  g_settings_set_boolean (fixture->settings, "animate", FALSE);
  g_settings_set_boolean (fixture->settings, "show-nim-sum", TRUE);
  g_settings_set_boolean (fixture->settings, "show-outcome", TRUE);
  g_settings_set_boolean (fixture->settings, "show-decimal", TRUE);
  g_settings_set_boolean (fixture->settings, "show-binary", TRUE);
  fixture->heard = g_string_new (NULL);
  if (game != NULL)
    history_support_start (fixture, game, ICHOMP_OPPONENT_PERSON);

  fixture->panel =
      ICHOMP_HISTORY_PANEL (ichomp_history_panel_new (fixture->session, fixture->settings));
  ichomp_announcer_set (GTK_WIDGET (fixture->panel), said_cb, fixture);
  add_focus_board (fixture);

  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 320, 900);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->panel));
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (HistoryFixture *fixture, gconstpointer game)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->panel), (gpointer *)&fixture->panel);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_null (fixture->panel);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->settings);
  g_string_free (fixture->heard, TRUE);
  g_free (fixture->text);
}

void
history_support_add (const char *path,
                     const char *game,
                     void (*test) (HistoryFixture *fixture, gconstpointer game))
{
  g_test_add (path, HistoryFixture, game, set_up, test, tear_down);
}

void
history_support_assert_as_saved (HistoryFixture *fixture, guint index)
{
  g_autofree char *text = NULL;

  g_assert_false (ichomp_session_is_trial (fixture->session));
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, index);
  ichomp_session_go_to (fixture->session,
                        sg_game_get_n_moves (ichomp_session_get_game (fixture->session)));
  text = ichomp_session_to_text (fixture->session);
  g_assert_cmpstr (text, ==, fixture->text);
}

/* Whether the trainer is on show. */
gboolean
history_support_is_learning (HistoryFixture *fixture)
{
  return gtk_widget_get_visible (history_support_get_part (fixture, "trainer"));
}

gboolean
history_support_is_step_sensitive (HistoryFixture *fixture, const char *action)
{
  GtkWidget *step_buttons = history_support_get_part (fixture, "step_buttons");
  g_autoptr (GPtrArray) buttons = study_support_list (step_buttons, GTK_ACCESSIBLE_ROLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_str_equal (gtk_actionable_get_action_name (buttons->pdata[i]), action))
      return gtk_widget_get_sensitive (buttons->pdata[i]);

  g_assert_not_reached ();
}

void
history_support_click (GtkWidget *widget, double x)
{
  g_signal_emit_by_name (study_support_find_controller (widget, GTK_TYPE_GESTURE_CLICK), "released",
                         1, x, 10.0);
}
