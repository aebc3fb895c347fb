/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-support.h"

#include "widgets/board/ichomp-tile.h"
#include "widgets/kit/ichomp-workarounds.h"
#include "widgets/style/ichomp-style.h"

/**
 * board_support_init:
 *
 * Initializes the tests, GTK and the program's style, and works around faults of GTK as the program
 * does.
 */
void
board_support_init (int *argc, char ***argv)
{
  /* gtk_test_init() wants an American locale, and from GTK 4.24 on warns if it is not installed. */
  g_test_init (argc, argv, NULL);
  gtk_disable_setlocale ();
  gtk_init ();
  ichomp_style_init (gdk_display_get_default ());
  ichomp_workarounds_apply ();
}

/* The desktop asks for dark windows, or for light ones. From GTK 4.20 on, that setting has another
 * name. */
void
board_support_set_dark (gboolean dark)
{
  if (gtk_get_minor_version () >= 20)
    g_object_set (gtk_settings_get_default (), "gtk-interface-color-scheme", dark ? 2 : 3, NULL);
  else
    g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", dark, NULL);
}

void
board_support_reset_dark (void)
{
  gtk_settings_reset_property (gtk_settings_get_default (),
                               gtk_get_minor_version () >= 20
                                   ? "gtk-interface-color-scheme"
                                   : "gtk-application-prefer-dark-theme");
}

static void
chosen_cb (IchompBoard *board, const SgMove *move, GString *log)
{
  g_autofree char *text = sg_move_to_string (move);

  g_string_append_printf (log, "chosen %s;", text);
}

static void
rejected_cb (IchompBoard *board, GString *log)
{
  g_string_append (log, "rejected;");
}

static void
preview_changed_cb (IchompBoard *board, GString *log)
{
  const SgMove *move = ichomp_board_get_preview (board);
  g_autofree char *text = move != NULL ? sg_move_to_string (move) : g_strdup ("none");

  g_string_append_printf (log, "preview %s;", text);
}

/**
 * board_fixture_set_up:
 * @position: what to show, in the notation
 *
 * Creates the window and waits until it is painted.
 */
void
board_fixture_set_up (BoardFixture *fixture, gconstpointer position)
{
  g_autoptr (SgPosition) shown = sg_position_parse (position, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_assert_nonnull (shown);

  fixture->window = gtk_window_new ();
  fixture->before = gtk_button_new_with_label ("before");
  fixture->board = ICHOMP_BOARD (ichomp_board_new ());
  fixture->after = gtk_button_new_with_label ("after");
  fixture->log = g_string_new (NULL);

  g_signal_connect (fixture->board, "chosen", G_CALLBACK (chosen_cb), fixture->log);
  g_signal_connect (fixture->board, "rejected", G_CALLBACK (rejected_cb), fixture->log);
  g_signal_connect (fixture->board, "preview-changed", G_CALLBACK (preview_changed_cb),
                    fixture->log);

  gtk_box_append (GTK_BOX (box), fixture->before);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->board));
  gtk_box_append (GTK_BOX (box), fixture->after);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 600, 600);
  ichomp_board_set_position (fixture->board, shown, NULL, NULL, FALSE);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_widget_grab_focus (fixture->before);
  gtk_test_widget_wait_for_draw (fixture->window);
}

/**
 * board_fixture_tear_down:
 *
 * Closes the window. The board must have no other references.
 */
void
board_fixture_tear_down (BoardFixture *fixture, gconstpointer position)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->board), (gpointer *)&fixture->board);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_null (fixture->board);
  g_string_free (fixture->log, TRUE);
}

/**
 * board_support_get_tile:
 *
 * Returns: (nullable): the tile, if the position has it
 */
GtkWidget *
board_support_get_tile (IchompBoard *board, const char *move)
{
  SgMove parsed = study_support_parse (move);

  return ichomp_board_get_tile (board, &parsed);
}

SgAnalysis *
board_support_analyze (SgPosition *position)
{
  g_autoptr (SgSolver) solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);

  return sg_analysis_new (solver, position);
}

/**
 * board_support_play:
 *
 * Shows the position after a move, as the program does.
 */
void
board_support_play (IchompBoard *board, const char *move)
{
  SgMove parsed = study_support_parse (move);
  g_autoptr (SgPosition) before = sg_position_ref (ichomp_board_get_position (board));
  g_autoptr (SgPosition) after = sg_position_play (before, &parsed);

  ichomp_board_set_position (board, after, &parsed, before, FALSE);
}

static void
emit_pointer (IchompBoard *board, const char *signal, double x, double y)
{
  g_signal_emit_by_name (
      study_support_find_controller (GTK_WIDGET (board), GTK_TYPE_EVENT_CONTROLLER_MOTION), signal,
      x, y);
}

static void
emit_pointer_on_tile (IchompBoard *board, const char *signal, const char *move)
{
  graphene_rect_t area;

  g_assert_true (
      gtk_widget_compute_bounds (board_support_get_tile (board, move), GTK_WIDGET (board), &area));
  emit_pointer (board, signal, area.origin.x + area.size.width / 2,
                area.origin.y + area.size.height / 2);
}

/* Lets the pointer enter the board in the middle of a tile. */
void
board_support_enter (IchompBoard *board, const char *move)
{
  emit_pointer_on_tile (board, "enter", move);
}

/* Moves the pointer to the middle of a tile. */
void
board_support_point (IchompBoard *board, const char *move)
{
  emit_pointer_on_tile (board, "motion", move);
}

void
board_support_point_at (IchompBoard *board, double x, double y)
{
  emit_pointer (board, "motion", x, y);
}

void
board_support_leave (IchompBoard *board)
{
  g_signal_emit_by_name (
      study_support_find_controller (GTK_WIDGET (board), GTK_TYPE_EVENT_CONTROLLER_MOTION),
      "leave");
}

/**
 * board_support_press:
 *
 * Presses a button of the pointer, without a click.
 */
void
board_support_press (IchompBoard *board, double x, double y)
{
  g_signal_emit_by_name (study_support_find_controller (GTK_WIDGET (board), GTK_TYPE_GESTURE_CLICK),
                         "pressed", 1, x, y);
}

void
board_support_press_key (IchompBoard *board, guint key, GdkModifierType modifiers)
{
  study_support_press_key (GTK_WIDGET (board), key, modifiers);
}

/**
 * board_support_assert_log:
 *
 * Asserts the signals since the last call.
 */
void
board_support_assert_log (BoardFixture *fixture, const char *expected)
{
  g_assert_cmpstr (fixture->log->str, ==, expected);
  g_string_truncate (fixture->log, 0);
}

void
board_support_assert_preview (IchompBoard *board, const char *move)
{
  const SgMove *preview = ichomp_board_get_preview (board);
  g_autofree char *text = preview != NULL ? sg_move_to_string (preview) : NULL;

  g_assert_cmpstr (text, ==, move);
}

/**
 * board_support_assert_focus:
 * @move: (nullable): the tile with the focus, or nothing on the board
 */
void
board_support_assert_focus (IchompBoard *board, const char *move)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (board)));
  g_autofree char *text = NULL;

  if (ICHOMP_IS_TILE (focus))
    {
      text = sg_move_to_string (ichomp_tile_get_move (ICHOMP_TILE (focus)));
      g_assert_true (gtk_widget_get_visible (focus));
    }

  g_assert_cmpstr (text, ==, move);
}
