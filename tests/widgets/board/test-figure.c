/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Figures of positions and of single quadrants: their numbers, their words, their previews. */

#include "widgets/board/ichomp-position-figure.h"

#include "board-support.h"
#include "test-main.h"
#include "widgets/board/ichomp-quadrant-figure.h"
#include "widgets/board/ichomp-tile.h"

static GtkWidget *
create_figure (const char *position, IchompFigureFlags flags)
{
  g_autoptr (SgPosition) parsed = sg_position_parse (position, NULL);

  g_assert_nonnull (parsed);
  return g_object_ref_sink (ichomp_position_figure_new (parsed, flags, NULL, 0));
}

static GtkWidget *
create_quadrant_figure (const char *diagram, SgRule rule, gboolean numbers)
{
  g_autoptr (SgDiagram) parsed = sg_diagram_parse (diagram, NULL);

  g_assert_nonnull (parsed);
  return g_object_ref_sink (ichomp_quadrant_figure_new (parsed, rule, numbers, TRUE, NULL, 0));
}

/* Whether a label inside has the text, without the marks that isolate formulas. */
static gboolean
shows (GtkWidget *widget, const char *text)
{
  g_autoptr (GPtrArray) labels = study_support_list_type (widget, GTK_TYPE_LABEL, NULL);
  g_autoptr (GRegex) marks = g_regex_new ("[\342\201\246\342\201\251]", 0, 0, NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *plain =
          g_regex_replace (marks, gtk_label_get_text (labels->pdata[i]), -1, 0, "", 0, NULL);

      if (gtk_widget_get_visible (labels->pdata[i]) && g_str_equal (plain, text))
        return TRUE;
    }

  return FALSE;
}

static GtkWidget *
present (GtkWidget *widget)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return window;
}

static IchompTile *
get_tile (GtkWidget *board, const char *move)
{
  return ICHOMP_TILE (board_support_get_tile (ICHOMP_BOARD (board), move));
}

static void
test_numbers (void)
{
  g_autoptr (GtkWidget) figure = create_figure (
      "2,2/3/1/- @6x4", ICHOMP_FIGURE_VALUES | ICHOMP_FIGURE_SUM | ICHOMP_FIGURE_NUMBERS);
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));

  g_assert_true (shows (figure, "u = 3 XOR 3 XOR 1 XOR 0 = 1"));
  g_assert_true (shows (figure, "N-position"));
  g_assert_cmpint (ichomp_tile_get_number (get_tile (board, "NE1,2")), ==, 1);
  gtk_test_accessible_assert_property (get_tile (board, "NE1,2"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "takes 2 tiles; the value becomes 1");
}

/* Binary digits only where they are asked for. */
static void
test_binary (void)
{
  g_autoptr (GtkWidget) decimal = create_figure ("4,4/3/-/-", ICHOMP_FIGURE_VALUES);
  g_autoptr (GtkWidget) both =
      create_figure ("4,4/3/-/-", ICHOMP_FIGURE_VALUES | ICHOMP_FIGURE_BINARY);
  g_autoptr (SgDiagram) diagram = sg_diagram_parse ("2,2", NULL);
  g_autoptr (GtkWidget) quadrant = g_object_ref_sink (
      ichomp_quadrant_figure_new (diagram, SG_RULE_NORMAL, TRUE, FALSE, NULL, 0));

  g_assert_true (shows (decimal, "6"));
  g_assert_false (shows (decimal, "110"));
  g_assert_true (shows (both, "6"));
  g_assert_true (shows (both, "110"));
  g_assert_true (shows (quadrant, "Value 3"));
}

/* Hidden numbers are not told either. */
static void
test_nothing (void)
{
  g_autoptr (GtkWidget) figure = create_figure ("2,2/3/1/-", ICHOMP_FIGURE_NOTHING);
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));

  g_assert_null (study_support_find_type (figure, GTK_TYPE_WIDGET, "figure-value"));
  g_assert_cmpint (ichomp_tile_get_number (get_tile (board, "NE1,2")), ==, ICHOMP_TILE_NO_VALUE);
  gtk_test_accessible_assert_property (get_tile (board, "NE1,2"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "takes 2 tiles");
}

static void
test_coordinates (void)
{
  g_autoptr (GtkWidget) plain = create_figure ("2,2/3/1/-", ICHOMP_FIGURE_NOTHING);
  g_autoptr (GtkWidget) figure = create_figure ("2,2/3/1/-", ICHOMP_FIGURE_COORDINATES);
  gboolean show_coordinates;

  g_object_get (ichomp_figure_get_board (ICHOMP_FIGURE (plain)), "show-coordinates",
                &show_coordinates, NULL);
  g_assert_false (show_coordinates);
  g_object_get (ichomp_figure_get_board (ICHOMP_FIGURE (figure)), "show-coordinates",
                &show_coordinates, NULL);
  g_assert_true (show_coordinates);
}

/* Many numbers appear as soon as they are computed. */
static void
test_many_numbers (void)
{
  g_autoptr (GtkWidget) figure =
      create_quadrant_figure ("18,12,8,7,6,6,5,3,3,3,3,2,2,2,2,1,1", SG_RULE_CHOMP, TRUE);
  GtkWidget *board = study_support_find_type (figure, ICHOMP_TYPE_BOARD, NULL);
  IchompTile *tile = get_tile (board, "NE9,2");

  g_assert_cmpint (ichomp_tile_get_number (tile), ==, ICHOMP_TILE_NO_VALUE);
  test_wait_until (ichomp_tile_get_number (tile) != ICHOMP_TILE_NO_VALUE);
  g_assert_cmpint (ichomp_tile_get_number (get_tile (board, "NE10,2")), ==, 0);
  g_assert_cmpint (ichomp_tile_get_number (tile), >, 0);
}

/* For the second figure of the same diagram they are there at once. */
static void
test_many_numbers_again (void)
{
  const char *diagram = "18,12,8,7,6,6,5,3,3,3,3,2,2,2,2,1,1";
  g_autoptr (GtkWidget) first = create_quadrant_figure (diagram, SG_RULE_NORMAL, TRUE);
  IchompTile *tile = get_tile (study_support_find_type (first, ICHOMP_TYPE_BOARD, NULL), "NE9,2");
  g_autoptr (GtkWidget) second = NULL;

  test_wait_until (ichomp_tile_get_number (tile) != ICHOMP_TILE_NO_VALUE);
  second = create_quadrant_figure (diagram, SG_RULE_NORMAL, TRUE);
  g_assert_cmpint (ichomp_tile_get_number (get_tile (
                       study_support_find_type (second, ICHOMP_TYPE_BOARD, NULL), "NE9,2")),
                   ==, ichomp_tile_get_number (tile));
}

/* A figure may be destroyed while its numbers are computed. */
static void
test_gone_before_numbers (void)
{
  g_autoptr (GtkWidget) figure =
      create_quadrant_figure ("13,10,9,8,8,6,4,4,3,3,2", SG_RULE_CHOMP, TRUE);

  g_clear_object (&figure);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_too_large (void)
{
  g_autoptr (GtkWidget) figure = create_figure ("10,10,10,10,10,10,10,10,10,10/-/-/-",
                                                ICHOMP_FIGURE_VALUES | ICHOMP_FIGURE_SUM);

  g_assert_nonnull (study_support_find_type (figure, GTK_TYPE_WIDGET, "figure-value"));
  g_assert_nonnull (study_support_find_type (figure, GTK_TYPE_WIDGET, "figure-line"));
  g_object_unref (figure);
  figure = create_figure ("12,12,12,12,12,12,12,12,12,12,12,12/-/-/-",
                          ICHOMP_FIGURE_VALUES | ICHOMP_FIGURE_SUM);
  g_assert_null (study_support_find_type (figure, GTK_TYPE_WIDGET, "figure-value"));
  g_assert_null (study_support_find_type (figure, GTK_TYPE_WIDGET, "figure-line"));
}

static void
test_preview (void)
{
  g_autoptr (GtkWidget) figure =
      create_figure ("2,2/3/1/-", ICHOMP_FIGURE_VALUES | ICHOMP_FIGURE_SUM);
  GtkWidget *window = present (figure);
  IchompBoard *board = ICHOMP_BOARD (ichomp_figure_get_board (ICHOMP_FIGURE (figure)));

  board_support_point (board, "NE1,3");
  g_assert_true (shows (figure, "→ 2"));
  g_assert_true (shows (figure, "→ 0"));
  g_assert_true (shows (figure, "→ P-position"));
  board_support_leave (board);
  g_assert_false (shows (figure, "→ 2"));
  g_assert_false (shows (figure, "→ P-position"));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
tile_chosen_cb (GtkWidget *figure, const SgMove *tile, char **chosen)
{
  g_free (*chosen);
  *chosen = sg_move_to_string (tile);
}

static void
test_chosen (void)
{
  g_autoptr (GtkWidget) figure = create_figure ("2,2/3/1/-", ICHOMP_FIGURE_VALUES);
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));
  g_autofree char *chosen = NULL;

  g_signal_connect (figure, "tile-chosen", G_CALLBACK (tile_chosen_cb), &chosen);
  g_signal_emit_by_name (get_tile (board, "NW2,1"), "clicked");
  g_assert_cmpstr (chosen, ==, "NW2,1");
  g_assert_nonnull (get_tile (board, "NW2,1"));
}

static void
test_marks (void)
{
  g_autoptr (GtkWidget) figure = create_figure ("2,2/3/1/-", ICHOMP_FIGURE_NOTHING);
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));
  SgMove mark = study_support_parse ("NW2,1");

  ichomp_figure_mark (ICHOMP_FIGURE (figure), &mark, ICHOMP_TILE_NAMED);
  ichomp_figure_mark (ICHOMP_FIGURE (figure), &mark, ICHOMP_TILE_WRONG);
  g_assert_true (ichomp_tile_get_appearance (get_tile (board, "NW2,1")) & ICHOMP_TILE_NAMED);
  g_assert_false (ichomp_tile_get_appearance (get_tile (board, "NW1,1")) & ICHOMP_TILE_NAMED);
  g_assert_true (ichomp_tile_get_appearance (get_tile (board, "NW2,1")) & ICHOMP_TILE_WRONG);
  gtk_test_accessible_assert_property (get_tile (board, "NW2,1"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Wrong. takes 2 tiles");
}

/* Boards without some quadrants, and boards without tiles. */
static void
test_odd_boards (void)
{
  static const char *const positions[] = { "-/-/-/2 @3x1", "-/-/-/-", "-/1/-/1 @1x2",
                                           "-/-/-/- @20x2" };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (GtkWidget) figure = create_figure (
          positions[i], ICHOMP_FIGURE_VALUES | ICHOMP_FIGURE_SUM | ICHOMP_FIGURE_NUMBERS);

      gtk_window_destroy (GTK_WINDOW (present (figure)));
    }
}

/* The figure is as wide as its tiles want, and as high as that takes then. */
static void
test_size (void)
{
  g_autoptr (GtkWidget) figure = create_figure ("5,5/5,5/5,5/5,5 @20x4", ICHOMP_FIGURE_NOTHING);
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));
  int width;
  int height;
  int squeezed;

  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, width / 2, NULL, &squeezed, NULL, NULL);
  g_assert_cmpint (squeezed, <, height * 2 / 3);
}

static void
test_quadrant (void)
{
  g_autoptr (GtkWidget) figure = create_quadrant_figure ("3,2,1", SG_RULE_NORMAL, TRUE);
  GtkWidget *board = study_support_find_type (figure, ICHOMP_TYPE_BOARD, NULL);

  g_assert_cmpint (ichomp_tile_get_number (get_tile (board, "NE1,1")), ==, 0);
  g_assert_cmpint (ichomp_tile_get_number (get_tile (board, "NE1,2")), ==, 3);
  gtk_test_accessible_assert_property (get_tile (board, "NE2,1"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 2, column 1");
  gtk_test_accessible_assert_property (get_tile (board, "NE2,1"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "takes 3 tiles; the value becomes 3");
}

static int
measure_height (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

/* Values are one less than under normal play; the poisoned corner has none. */
static void
test_misere (void)
{
  g_autoptr (GtkWidget) figure = create_quadrant_figure ("4,1", SG_RULE_CHOMP, TRUE);
  GtkWidget *window = present (figure);
  GtkWidget *board = study_support_find_type (figure, ICHOMP_TYPE_BOARD, NULL);
  IchompTile *corner = get_tile (board, "NE1,1");
  int height;

  g_assert_true (shows (figure, "Chomp value 2, binary 10"));
  g_assert_true (ichomp_tile_get_appearance (corner) & ICHOMP_TILE_POISONED);
  g_assert_cmpint (ichomp_tile_get_number (corner), ==, ICHOMP_TILE_NO_VALUE);
  g_assert_cmpint (ichomp_tile_get_number (get_tile (board, "NE2,1")), ==, 3);
  g_assert_cmpint (ichomp_tile_get_number (get_tile (board, "NE1,2")), ==, 1);
  gtk_test_accessible_assert_property (corner, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 1, column 1, poisoned");
  gtk_test_accessible_assert_property (corner, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "takes 5 tiles");

  /* The preview replaces the value. */
  height = measure_height (figure);
  board_support_point (ICHOMP_BOARD (board), "NE1,2");
  g_assert_true (shows (figure, "takes 3 tiles; the value becomes 1"));
  g_assert_false (shows (figure, "Chomp value 2, binary 10"));
  g_assert_cmpint (measure_height (figure), ==, height);
  board_support_point (ICHOMP_BOARD (board), "NE1,1");
  g_assert_true (shows (figure, "takes the poisoned tile and loses"));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_quadrant_without_numbers (void)
{
  g_autoptr (GtkWidget) figure = create_quadrant_figure ("3,2,1", SG_RULE_CHOMP, FALSE);
  GtkWidget *board = study_support_find_type (figure, ICHOMP_TYPE_BOARD, NULL);

  g_assert_cmpint (ichomp_tile_get_number (get_tile (board, "NE2,1")), ==, ICHOMP_TILE_NO_VALUE);
  gtk_test_accessible_assert_property (get_tile (board, "NE2,1"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "takes 3 tiles");
}

static void
test_empty_quadrant (void)
{
  g_autoptr (GtkWidget) figure = create_quadrant_figure ("-", SG_RULE_CHOMP, TRUE);

  gtk_window_destroy (GTK_WINDOW (present (figure)));
}

/* The board has room for the tiles of the quadrant only, and the tiles are where they are
 * painted. */
static void
test_quadrant_places (void)
{
  g_autoptr (GtkWidget) figure = create_quadrant_figure ("3,1", SG_RULE_NORMAL, FALSE);
  GtkWidget *window = present (figure);
  GtkWidget *board = study_support_find_type (figure, ICHOMP_TYPE_BOARD, NULL);
  graphene_rect_t corner;
  graphene_rect_t above;

  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (get_tile (board, "NE1,1")), board, &corner));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_tile (board, "NE2,1")), board, &above));
  g_assert_cmpfloat (above.origin.y, <, corner.origin.y);
  g_assert_cmpfloat (corner.origin.x, <, corner.size.width);
  g_assert_cmpint (gtk_widget_get_width (board), <, (int)(5 * corner.size.width));
  g_assert_cmpint (measure_height (figure), ==, measure_height (board));

  board_support_point (ICHOMP_BOARD (board), "NE1,3");
  board_support_assert_preview (ICHOMP_BOARD (board), "NE1,3");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_finalize (void)
{
  GtkWidget *figure = create_figure ("2,2/3/1/-", ICHOMP_FIGURE_VALUES | ICHOMP_FIGURE_SUM);
  GtkWidget *quadrant = create_quadrant_figure ("3,2,1", SG_RULE_CHOMP, TRUE);

  g_assert_finalize_object (figure);
  g_assert_finalize_object (quadrant);
}

void
add_tests (void)
{
  g_test_add_func ("/figure/numbers", test_numbers);
  g_test_add_func ("/figure/binary", test_binary);
  g_test_add_func ("/figure/nothing", test_nothing);
  g_test_add_func ("/figure/coordinates", test_coordinates);
  g_test_add_func ("/figure/many-numbers", test_many_numbers);
  g_test_add_func ("/figure/many-numbers-again", test_many_numbers_again);
  g_test_add_func ("/figure/gone-before-numbers", test_gone_before_numbers);
  g_test_add_func ("/figure/too-large", test_too_large);
  g_test_add_func ("/figure/preview", test_preview);
  g_test_add_func ("/figure/chosen", test_chosen);
  g_test_add_func ("/figure/marks", test_marks);
  g_test_add_func ("/figure/odd-boards", test_odd_boards);
  g_test_add_func ("/figure/size", test_size);
  g_test_add_func ("/figure/quadrant", test_quadrant);
  g_test_add_func ("/figure/misere", test_misere);
  g_test_add_func ("/figure/quadrant-without-numbers", test_quadrant_without_numbers);
  g_test_add_func ("/figure/empty-quadrant", test_empty_quadrant);
  g_test_add_func ("/figure/quadrant-places", test_quadrant_places);
  g_test_add_func ("/figure/finalize", test_finalize);
}
