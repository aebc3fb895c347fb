/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board/ichomp-tile.h"

#include "board-support.h"
#include "test-main.h"
#include "test-wait.h"

#define FULL "2,2/2,2/2,2/2,2"

static void
add (const char *path,
     const char *position,
     void (*test) (BoardFixture *fixture, gconstpointer position))
{
  g_test_add (path, BoardFixture, position, board_fixture_set_up, test, board_fixture_tear_down);
}

static gboolean
has_ring (IchompBoard *board, const char *move)
{
  IchompTile *tile = ICHOMP_TILE (board_support_get_tile (board, move));

  return (ichomp_tile_get_appearance (tile) & ICHOMP_TILE_RING) != 0;
}

/* Moves the focus to a tile by arrow keys, so that it shows. */
static void
focus (IchompBoard *board, const char *move)
{
  gtk_widget_grab_focus (board_support_get_tile (board, move));
  board_support_press_key (board, GDK_KEY_Right, 0);
  board_support_press_key (board, GDK_KEY_Left, 0);
  board_support_assert_focus (board, move);
}

static void
test_one_tab_stop (BoardFixture *fixture, gconstpointer position)
{
  board_support_assert_focus (fixture->board, NULL);
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  board_support_assert_focus (fixture->board, "NW2,2");
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_has_focus (fixture->after));

  /* The focus comes back to where it was. */
  focus (fixture->board, "SE1,1");
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_has_focus (fixture->before));
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  board_support_assert_focus (fixture->board, "SE1,1");
}

static void
test_keys (BoardFixture *fixture, gconstpointer position)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *expected;
  } steps[] = {
    { GDK_KEY_Right, 0, "NW2,1" },
    { GDK_KEY_Right, 0, "NE2,1" },
    { GDK_KEY_Down, 0, "NE1,1" },
    { GDK_KEY_Down, 0, "SE1,1" },
    { GDK_KEY_Left, 0, "SW1,1" },
    { GDK_KEY_Up, 0, "NW1,1" },
    { GDK_KEY_Home, 0, "NW1,2" },
    { GDK_KEY_End, 0, "NE1,2" },
    { GDK_KEY_Down, GDK_CONTROL_MASK, "SE2,2" },
    { GDK_KEY_Left, GDK_CONTROL_MASK, "SW2,2" },
    { GDK_KEY_Up, GDK_CONTROL_MASK, "NW2,2" },
    { GDK_KEY_Right, GDK_CONTROL_MASK, "NE2,2" },
    { GDK_KEY_Right, 0, "NE2,2" },
    { GDK_KEY_KP_Left, 0, "NE2,1" },
    { GDK_KEY_KP_Down, GDK_CONTROL_MASK, "SE2,1" },
    { GDK_KEY_KP_Home, 0, "SW2,2" },
    { GDK_KEY_KP_End, 0, "SE2,2" },
    { GDK_KEY_KP_Up, 0, "SE1,2" },
  };

  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  board_support_assert_focus (fixture->board, "NW2,2");

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      board_support_press_key (fixture->board, steps[i].key, steps[i].modifiers);
      board_support_assert_focus (fixture->board, steps[i].expected);
      board_support_assert_preview (fixture->board, steps[i].expected);
      g_assert_true (has_ring (fixture->board, steps[i].expected));
    }
}

/* Focus set without a key shows no ring and no preview. */
static void
test_silent_focus (BoardFixture *fixture, gconstpointer position)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  board_support_assert_focus (fixture->board, "NW2,2");
  board_support_assert_preview (fixture->board, NULL);
  g_assert_false (has_ring (fixture->board, "NW2,2"));
}

/* The preview follows the pointer or the keyboard, whichever came last. */
static void
test_pointer_and_focus (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;

  focus (board, "NW2,2");
  board_support_assert_preview (board, "NW2,2");
  board_support_point (board, "SE1,1");
  board_support_assert_preview (board, "SE1,1");
  g_assert_true (has_ring (board, "NW2,2"));

  board_support_press_key (board, GDK_KEY_Down, 0);
  board_support_assert_preview (board, "NW1,2");

  /* A pointer at rest does not count as the last. */
  board_support_point (board, "SE1,1");
  board_support_press_key (board, GDK_KEY_Up, 0);
  board_support_point (board, "SE1,1");
  board_support_assert_preview (board, "NW2,2");

  board_support_point (board, "SE1,2");
  board_support_assert_preview (board, "SE1,2");
  board_support_leave (board);
  board_support_assert_preview (board, "NW2,2");

  gtk_widget_grab_focus (fixture->after);
  board_support_assert_preview (board, NULL);
  g_assert_false (has_ring (board, "NW2,2"));
}

/* Where the window appears, a pointer may be at rest: the keyboard counts. */
static void
test_pointer_at_rest (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;

  focus (board, "NW2,2");
  board_support_enter (board, "SE1,1");
  board_support_assert_preview (board, "NW2,2");
  board_support_point (board, "SE1,1");
  board_support_assert_preview (board, "NW2,2");

  board_support_point (board, "SE1,2");
  board_support_assert_preview (board, "SE1,2");
}

/* A press of the pointer moves the focus and hides the ring. */
static void
test_press (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;
  graphene_rect_t area;

  focus (board, "NW2,2");
  g_assert_true (gtk_widget_compute_bounds (board_support_get_tile (board, "SE1,2"),
                                            GTK_WIDGET (board), &area));
  board_support_press (board, area.origin.x + 3, area.origin.y + 3);
  board_support_assert_focus (board, "SE1,2");
  g_assert_false (has_ring (board, "SE1,2"));
  board_support_assert_preview (board, NULL);

  /* With the focus elsewhere, it only decides where the focus will enter. */
  gtk_widget_grab_focus (fixture->before);
  g_assert_true (gtk_widget_compute_bounds (board_support_get_tile (board, "SW1,1"),
                                            GTK_WIDGET (board), &area));
  board_support_press (board, area.origin.x + 3, area.origin.y + 3);
  board_support_assert_focus (board, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  board_support_assert_focus (board, "SW1,1");
}

static void
test_to_the_nearest (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;

  focus (board, "NW2,2");
  board_support_play (board, "NW1,2");
  board_support_assert_focus (board, "NW2,1");
  board_support_assert_preview (board, NULL);
  g_assert_true (has_ring (board, "NW2,1"));

  board_support_play (board, "NW1,1");
  board_support_assert_focus (board, "NE2,1");

  /* A move elsewhere does not change the focus. */
  focus (board, "NE2,1");
  board_support_play (board, "SW1,1");
  board_support_assert_focus (board, "NE2,1");
  board_support_assert_preview (board, "NE2,1");
}

/* Where Tab or the program brings the focus, nobody has moved to a tile. */
static void
test_no_preview_before_a_key (BoardFixture *fixture, gconstpointer position)
{
  g_autoptr (SgPosition) full = sg_position_parse (FULL, NULL);
  IchompBoard *board = fixture->board;

  ichomp_board_set_position (board, full, NULL, NULL, FALSE);
  board_support_enter (board, "SE1,1"); /* a pointer at rest */
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  board_support_assert_focus (board, "NW2,2");
  board_support_assert_preview (board, NULL);

  board_support_press_key (board, GDK_KEY_Right, 0);
  board_support_assert_preview (board, "NW2,1");

  /* The same position, begun again. */
  ichomp_board_set_position (board, full, NULL, NULL, FALSE);
  board_support_assert_focus (board, "NW2,1");
  g_assert_true (has_ring (board, "NW2,1"));
  board_support_assert_preview (board, NULL);
}

static void
test_silent_to_the_nearest (BoardFixture *fixture, gconstpointer position)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  board_support_play (fixture->board, "NW2,2");
  board_support_assert_focus (fixture->board, "NW2,1");
  g_assert_false (has_ring (fixture->board, "NW2,1"));
  board_support_assert_preview (fixture->board, NULL);
}

static void
test_last_tile (BoardFixture *fixture, gconstpointer position)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  board_support_assert_focus (fixture->board, "SE1,1");
  board_support_play (fixture->board, "SE1,1");
  board_support_assert_focus (fixture->board, NULL);
  g_assert_true (gtk_widget_has_focus (fixture->after));

  /* An empty board does not take the focus. */
  gtk_widget_grab_focus (fixture->before);
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_has_focus (fixture->after));
  g_assert_false (gtk_widget_grab_focus (GTK_WIDGET (fixture->board)));
}

static void
test_last_tile_alone (BoardFixture *fixture, gconstpointer position)
{
  gtk_widget_set_visible (fixture->before, FALSE);
  gtk_widget_set_visible (fixture->after, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  board_support_play (fixture->board, "SE1,1");
  g_assert_null (gtk_root_get_focus (GTK_ROOT (fixture->window)));
}

/* On another board the focus stays on the board. */
static void
test_other_board (BoardFixture *fixture, gconstpointer position)
{
  g_autoptr (SgPosition) other = sg_position_parse ("3/3/-/-", NULL);
  g_autoptr (SgPosition) empty = sg_position_parse ("-/-/-/- @9x9", NULL);

  focus (fixture->board, "SE1,1");
  g_string_truncate (fixture->log, 0);
  ichomp_board_set_position (fixture->board, other, NULL, NULL, FALSE);
  board_support_assert_focus (fixture->board, "NW1,3");
  board_support_assert_log (fixture, "preview none;");

  ichomp_board_set_position (fixture->board, empty, NULL, NULL, FALSE);
  board_support_assert_focus (fixture->board, NULL);
  board_support_assert_preview (fixture->board, NULL);
}

static void
test_chosen_by_key (BoardFixture *fixture, gconstpointer position)
{
  GtkWidget *tile;

  focus (fixture->board, "NW1,1");
  tile = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_string_truncate (fixture->log, 0);
  g_assert_true (gtk_widget_activate (tile));
  board_support_assert_log (fixture, "chosen NW1,1;");
  board_support_play (fixture->board, "NW1,1");
  board_support_assert_log (fixture, "preview none;");
  g_assert_false (gtk_widget_get_visible (tile));
}

static void
grow_cb (BoardFixture *fixture)
{
  g_autoptr (SgPosition) larger = sg_position_parse ("-/-/-/3,3,3 @6x6", NULL);

  ichomp_board_set_position (fixture->board, larger, NULL, NULL, FALSE);
}

/* The size of a board that was being typed takes effect when its entry loses the focus. */
static void
test_changed_by_leaving (BoardFixture *fixture, gconstpointer position)
{
  GtkEventController *controller = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (controller, "leave", G_CALLBACK (grow_cb), fixture);
  gtk_widget_add_controller (fixture->before, controller);
  gtk_widget_grab_focus (fixture->after);
  gtk_widget_grab_focus (fixture->before);

  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  board_support_assert_focus (fixture->board, "SE1,1");
  gtk_widget_remove_controller (fixture->before, controller);
}

static void
press (BoardFixture *fixture, const char *move)
{
  GtkWidget *tile = board_support_get_tile (fixture->board, move);
  double x;
  double y;

  g_assert_true (gtk_widget_translate_coordinates (tile, GTK_WIDGET (fixture->board),
                                                   gtk_widget_get_width (tile) / 2.0,
                                                   gtk_widget_get_height (tile) / 2.0, &x, &y));
  board_support_press (fixture->board, x, y);
}

/* A tile that is selected is considered, without a pointer on it. */
static void
test_select_first (BoardFixture *fixture, gconstpointer position)
{
  ichomp_board_set_select_first (fixture->board, ICHOMP_SELECT_FIRST_TOUCH);
  press (fixture, "NE2,1");
  board_support_assert_preview (fixture->board, NULL);

  ichomp_board_set_select_first (fixture->board, ICHOMP_SELECT_FIRST_ALWAYS);
  press (fixture, "NE2,1");
  board_support_assert_preview (fixture->board, "NE2,1");
  press (fixture, "SW1,2");
  board_support_assert_preview (fixture->board, "SW1,2");
  press (fixture, "SW1,2");
  board_support_assert_preview (fixture->board, NULL);

  /* Keys select as well. */
  press (fixture, "SW1,2");
  focus (fixture->board, "SE1,1");
  board_support_assert_preview (fixture->board, "SE1,1");
}

static void
layout_cb (BoardFixture *fixture)
{
  board_support_enter (fixture->board, "NE2,1");
  board_support_point (fixture->board, "NE1,1");
  board_support_assert_log (fixture, "");
}

/* A scroll bar goes in a layout of the window, and the pointer is on the board: what follows may
 * change sizes, and waits for the end of the layout. */
static void
test_layout (BoardFixture *fixture, gconstpointer position)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (fixture->window));

  g_signal_connect_swapped (surface, "layout", G_CALLBACK (layout_cb), fixture);
  g_signal_emit_by_name (surface, "layout", gdk_surface_get_width (surface),
                         gdk_surface_get_height (surface));
  g_signal_handlers_disconnect_by_func (surface, layout_cb, fixture);
  board_support_assert_preview (fixture->board, NULL);

  test_wait_until (ichomp_board_get_preview (fixture->board) != NULL);
  board_support_assert_preview (fixture->board, "NE1,1");
  board_support_assert_log (fixture, "preview NE1,1;");
}

void
add_tests (void)
{
  add ("/board-focus/one-tab-stop", FULL, test_one_tab_stop);
  add ("/board-focus/keys", FULL, test_keys);
  add ("/board-focus/no-preview-before-a-key", FULL, test_no_preview_before_a_key);
  add ("/board-focus/silent-focus", FULL, test_silent_focus);
  add ("/board-focus/pointer-and-focus", FULL, test_pointer_and_focus);
  add ("/board-focus/pointer-at-rest", FULL, test_pointer_at_rest);
  add ("/board-focus/press", FULL, test_press);
  add ("/board-focus/to-the-nearest", FULL, test_to_the_nearest);
  add ("/board-focus/silent-to-the-nearest", FULL, test_silent_to_the_nearest);
  add ("/board-focus/last-tile", "-/-/-/1", test_last_tile);
  add ("/board-focus/last-tile-alone", "-/-/-/1", test_last_tile_alone);
  add ("/board-focus/other-board", FULL, test_other_board);
  add ("/board-focus/chosen-by-key", FULL, test_chosen_by_key);
  add ("/board-focus/select-first", FULL, test_select_first);
  add ("/board-focus/changed-by-leaving", FULL, test_changed_by_leaving);
  add ("/board-focus/layout", FULL, test_layout);
}
