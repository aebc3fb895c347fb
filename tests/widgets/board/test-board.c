/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board/ichomp-tile.h"

#include "board-support.h"
#include "test-main.h"

#define FULL "2,2/2,2/2,2/2,2"

static void
add (const char *path,
     const char *position,
     void (*test) (BoardFixture *fixture, gconstpointer position))
{
  g_test_add (path, BoardFixture, position, board_fixture_set_up, test, board_fixture_tear_down);
}

static gboolean
looks (IchompBoard *board, const char *move, IchompTileAppearance flag)
{
  IchompTile *tile = ICHOMP_TILE (board_support_get_tile (board, move));

  return (ichomp_tile_get_appearance (tile) & flag) != 0;
}

static void
test_empty (void)
{
  GtkWidget *board = g_object_ref_sink (ichomp_board_new ());
  SgMove move = study_support_parse ("NW1,1");
  int minimum;

  g_assert_null (ichomp_board_get_position (ICHOMP_BOARD (board)));
  g_assert_null (ichomp_board_get_preview (ICHOMP_BOARD (board)));
  g_assert_null (ichomp_board_get_tile (ICHOMP_BOARD (board), &move));
  g_assert_false (gtk_widget_grab_focus (board));
  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 0);
  ichomp_board_mark (ICHOMP_BOARD (board), &move);
  ichomp_board_set_analysis (ICHOMP_BOARD (board), NULL);
  g_object_set (board, "show-move-values", TRUE, NULL);

  g_assert_finalize_object (board);
}

static void
test_finalize (void)
{
  g_autoptr (SgPosition) position = sg_position_parse (FULL, NULL);
  g_autoptr (SgAnalysis) analysis = board_support_analyze (position);
  GtkWidget *board = g_object_ref_sink (ichomp_board_new ());
  GtkWidget *tile;

  ichomp_board_set_position (ICHOMP_BOARD (board), position, NULL, NULL, TRUE);
  ichomp_board_set_analysis (ICHOMP_BOARD (board), analysis);
  tile = g_object_ref (board_support_get_tile (ICHOMP_BOARD (board), "NW1,1"));

  g_assert_finalize_object (board);
  g_assert_finalize_object (tile);
}

static void
test_properties (BoardFixture *fixture, gconstpointer position)
{
  static const char *const names[] = { "show-move-values", "show-coordinates", "active" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", names[i], NULL);
      guint n_changes = 0;
      gboolean value;

      g_object_get (fixture->board, names[i], &value, NULL);
      g_assert_cmpint (value, ==, g_str_equal (names[i], "active"));

      g_signal_connect_swapped (fixture->board, signal, G_CALLBACK (g_atomic_int_inc), &n_changes);
      g_object_set (fixture->board, names[i], value, NULL);
      g_assert_cmpuint (n_changes, ==, 0);
      g_object_set (fixture->board, names[i], !value, NULL);
      g_assert_cmpuint (n_changes, ==, 1);
      g_object_get (fixture->board, names[i], &value, NULL);
      g_assert_cmpint (value, ==, !g_str_equal (names[i], "active"));
      g_object_set (fixture->board, names[i], !value, NULL);
      g_signal_handlers_disconnect_by_data (fixture->board, &n_changes);
    }
}

static void
test_choose (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;

  g_signal_emit_by_name (board_support_get_tile (board, "NE2,1"), "clicked");
  board_support_assert_log (fixture, "chosen NE2,1;");
  g_assert_nonnull (board_support_get_tile (board, "NE2,1"));

  ichomp_board_set_active (board, FALSE);
  g_signal_emit_by_name (board_support_get_tile (board, "NE2,1"), "clicked");
  board_support_assert_log (fixture, "rejected;");

  ichomp_board_set_active (board, TRUE);
  g_assert_true (gtk_widget_activate (board_support_get_tile (board, "SW1,2")));
  board_support_assert_log (fixture, "chosen SW1,2;");
}

/* Taken tiles are hidden from sight, focus and accessibility; undo shows the same tiles again. */
static void
test_take_and_undo (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;
  g_autoptr (SgPosition) before = sg_position_ref (ichomp_board_get_position (board));
  GtkWidget *chosen = board_support_get_tile (board, "NE1,2");
  GtkWidget *farther = board_support_get_tile (board, "NE2,2");

  board_support_play (board, "NE1,2");
  g_assert_null (board_support_get_tile (board, "NE1,2"));
  g_assert_null (board_support_get_tile (board, "NE2,2"));
  g_assert_false (gtk_widget_get_visible (chosen));
  g_assert_false (gtk_widget_get_visible (farther));
  g_assert_true (gtk_widget_get_visible (board_support_get_tile (board, "NE2,1")));
  g_assert_true (gtk_widget_get_visible (board_support_get_tile (board, "NW2,2")));

  ichomp_board_set_position (board, before, NULL, NULL, FALSE);
  g_assert_true (board_support_get_tile (board, "NE1,2") == chosen);
  g_assert_true (gtk_widget_get_visible (chosen));
  g_assert_true (gtk_widget_get_visible (farther));
}

/* Tiles that are added later are in reading order too, for screen readers. */
static void
test_order (BoardFixture *fixture, gconstpointer position)
{
  SgBoard size = { 4, 4 };
  g_autoptr (SgPosition) full = sg_position_new_full (&size);
  g_autoptr (GString) order = g_string_new (NULL);

  ichomp_board_set_position (fixture->board, full, NULL, NULL, FALSE);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *text = sg_move_to_string (ichomp_tile_get_move (ICHOMP_TILE (child)));

      g_string_append_printf (order, "%s ", text);
    }

  g_assert_cmpstr (order->str, ==,
                   "NW2,2 NW2,1 NE2,1 NE2,2 NW1,2 NW1,1 NE1,1 NE1,2 "
                   "SW1,2 SW1,1 SE1,1 SE1,2 SW2,2 SW2,1 SE2,1 SE2,2 ");
}

static void
test_pointer (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;

  board_support_point (board, "NW1,2");
  board_support_assert_log (fixture, "preview NW1,2;");
  g_assert_true (looks (board, "NW1,2", ICHOMP_TILE_CHOSEN));
  g_assert_true (looks (board, "NW2,2", ICHOMP_TILE_GOING));
  g_assert_false (looks (board, "NW1,1", ICHOMP_TILE_GOING));
  g_assert_false (looks (board, "NE1,2", ICHOMP_TILE_GOING));

  board_support_point (board, "SE2,1");
  board_support_assert_log (fixture, "preview SE2,1;");
  g_assert_false (looks (board, "NW2,2", ICHOMP_TILE_GOING));

  board_support_leave (board);
  board_support_assert_log (fixture, "preview none;");
  g_assert_false (looks (board, "SE2,1", ICHOMP_TILE_GOING));

  board_support_point_at (board, 1, 1);
  board_support_assert_log (fixture, "");
}

/* The pointer stays, the tiles go. */
static void
test_pointer_at_rest (BoardFixture *fixture, gconstpointer position)
{
  board_support_point (fixture->board, "NW1,2");
  board_support_assert_log (fixture, "preview NW1,2;");
  board_support_play (fixture->board, "NW1,1");
  board_support_assert_log (fixture, "preview none;");
  board_support_assert_preview (fixture->board, NULL);
}

/* An announced move replaces the preview until it is made. */
static void
test_mark (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;
  SgMove move = study_support_parse ("SE1,1");

  board_support_point (board, "NW1,1");
  ichomp_board_mark (board, &move);
  g_assert_true (looks (board, "SE2,2", ICHOMP_TILE_ANNOUNCED));
  g_assert_true (looks (board, "SE1,1", ICHOMP_TILE_CHOSEN));
  g_assert_false (looks (board, "NW1,1", ICHOMP_TILE_GOING));
  board_support_assert_preview (board, "NW1,1");

  ichomp_board_mark (board, NULL);
  g_assert_false (looks (board, "SE2,2", ICHOMP_TILE_GOING));
  g_assert_true (looks (board, "NW1,1", ICHOMP_TILE_GOING));
  g_assert_false (looks (board, "NW1,1", ICHOMP_TILE_ANNOUNCED));

  ichomp_board_mark (board, &move);
  board_support_play (board, "SE2,2");
  g_assert_false (looks (board, "SE1,1", ICHOMP_TILE_ANNOUNCED));
}

static void
assert_order (BoardFixture *fixture, const char *left, const char *right)
{
  graphene_rect_t a;
  graphene_rect_t b;

  g_assert_true (gtk_widget_compute_bounds (board_support_get_tile (fixture->board, left),
                                            fixture->window, &a));
  g_assert_true (gtk_widget_compute_bounds (board_support_get_tile (fixture->board, right),
                                            fixture->window, &b));
  g_assert_cmpfloat (a.origin.x + a.size.width, <, b.origin.x);
  g_assert_cmpfloat_with_epsilon (a.size.width, a.size.height, 0.01);
}

/* Left is left in every language. */
static void
test_right_to_left (BoardFixture *fixture, gconstpointer position)
{
  assert_order (fixture, "NW1,1", "NE1,1");

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  gtk_test_widget_wait_for_draw (fixture->window);

  g_assert_cmpint (gtk_widget_get_direction (fixture->before), ==, GTK_TEXT_DIR_RTL);
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (fixture->board)), ==, GTK_TEXT_DIR_LTR);
  assert_order (fixture, "NW1,1", "NE1,1");
  assert_order (fixture, "SW1,2", "SW1,1");

  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  board_support_assert_focus (fixture->board, "NW2,2");
  board_support_press_key (fixture->board, GDK_KEY_Right, 0);
  board_support_assert_focus (fixture->board, "NW2,1");

  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_resize (BoardFixture *fixture, gconstpointer position)
{
  g_autoptr (SgPosition) other = sg_position_parse ("-/3/-/-", NULL);
  g_autoptr (SgPosition) large = sg_position_parse ("-/-/-/5,5,5,5 @64x64", NULL);
  int minimum;

  board_support_point (fixture->board, "NW1,1");
  board_support_assert_log (fixture, "preview NW1,1;");

  ichomp_board_set_position (fixture->board, other, NULL, NULL, TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_nonnull (board_support_get_tile (fixture->board, "NE1,3"));
  g_assert_null (board_support_get_tile (fixture->board, "NW1,1"));

  ichomp_board_set_position (fixture->board, large, NULL, NULL, FALSE);
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_widget_measure (GTK_WIDGET (fixture->board), GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, >, 64 * 4);
  g_assert_nonnull (board_support_get_tile (fixture->board, "SE4,5"));
}

/* Tiles are gone while their pictures fade; the next position ends the animation. */
static void
test_animation (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;
  g_autoptr (SgPosition) before = sg_position_ref (ichomp_board_get_position (board));
  SgMove move = study_support_parse ("NW1,1");
  g_autoptr (SgPosition) after = sg_position_play (before, &move);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (int i = 0; i < 3; i++)
    {
      ichomp_board_set_position (board, after, &move, before, TRUE);
      g_assert_null (board_support_get_tile (board, "NW2,2"));
      gtk_test_widget_wait_for_draw (fixture->window);
      ichomp_board_set_position (board, before, NULL, NULL, TRUE);
      gtk_test_widget_wait_for_draw (fixture->window);
    }
  ichomp_board_set_position (board, after, &move, before, TRUE);
}

void
add_tests (void)
{
  g_test_add_func ("/board/empty", test_empty);
  g_test_add_func ("/board/finalize", test_finalize);
  add ("/board/properties", FULL, test_properties);
  add ("/board/choose", FULL, test_choose);
  add ("/board/take-and-undo", FULL, test_take_and_undo);
  add ("/board/order", "1/2/-/1,1 @4x4", test_order);
  add ("/board/pointer", FULL, test_pointer);
  add ("/board/pointer-at-rest", FULL, test_pointer_at_rest);
  add ("/board/mark", FULL, test_mark);
  add ("/board/right-to-left", FULL, test_right_to_left);
  add ("/board/resize", FULL, test_resize);
  add ("/board/animation", FULL, test_animation);
}
