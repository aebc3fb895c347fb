/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables to fill in, figures to play with, and the reply to a wrong tile. */

#include "widgets/course/ichomp-form.h"

#include "board-support.h"
#include "lesson-support.h"
#include "page-support.h"
#include "study-support.h"
#include "test-main.h"
#include "widgets/board/ichomp-position-figure.h"
#include "widgets/board/ichomp-quadrant-figure.h"
#include "widgets/course/ichomp-play-figure.h"
#include "widgets/course/ichomp-question.h"
#include "widgets/course/ichomp-tile-reply.h"
#include "widgets/kit/ichomp-announce.h"

#define VALUES_XML "<values id=\"t\" diagram=\"2,1\"/>"
#define MISERE_XML "<values id=\"t\" diagram=\"2,1\" rule=\"misere\"/>"

static void
said_cb (GtkWidget *widget, const char *text, gpointer user_data)
{
  char **said = user_data;

  g_free (*said);
  *said = g_strdup (text);
}

static IchompForm *
create (IchompTableAnswer *answer, char **said, guint *n_found)
{
  GtkWidget *form = ichomp_form_new (answer);

  ichomp_announcer_set (form, said_cb, said);
  g_signal_connect_swapped (answer, "notify::answered", G_CALLBACK (g_atomic_int_inc), n_found);
  return g_object_ref_sink (ICHOMP_FORM (form));
}

/* @block: a table to fill in, in XML */
static IchompTableAnswer *
parse (const char *block)
{
  g_autoptr (IchompLesson) lesson = lesson_support_parse ("table", block);

  return ichomp_table_answer_new (ichomp_lesson_get_question (lesson, 0));
}

static IchompForm *
create_from (const char *block, char **said, guint *n_found)
{
  g_autoptr (IchompTableAnswer) answer = parse (block);

  return create (answer, said, n_found);
}

/* Returns NULL for a poisoned corner. */
static GtkWidget *
find_tile (IchompForm *form, guint row, guint column)
{
  g_autofree char *name = g_strdup_printf ("Row %u, column %u", row, column);

  return page_find_cell (GTK_WIDGET (form), name);
}

static GtkWidget *
find_heaps (IchompForm *form, guint row, guint column)
{
  g_autofree char *name = g_strdup_printf ("Heaps of %u and %u", row, column);

  return page_find_cell (GTK_WIDGET (form), name);
}

static GtkWidget *
find_value (IchompForm *form)
{
  return page_find_cell (GTK_WIDGET (form), "Value of the quadrant:");
}

static void
type (GtkWidget *cell, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (cell), text);
}

static void
toggle (IchompForm *form, guint row, guint column)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (find_heaps (form, row, column));

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

static void
assert_text (GtkWidget *cell, const char *text)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (cell)), ==, text);
}

/* A wrong number is told at once, with its options; digits of any script are read. */
static void
test_values (void)
{
  g_autofree char *said = NULL;
  guint n_found = 0;
  IchompForm *form = create_from (VALUES_XML, &said, &n_found);

  gtk_test_accessible_assert_property (find_tile (form, 2, 1), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Row 2, column 1");
  type (find_tile (form, 1, 2), "4");
  g_assert_cmpstr (said, ==,
                   "Wrong. Not 4: \342\201\246mex {0, 1} = 2\342\201\251. In braces are the values "
                   "of the options.");
  g_assert_true (gtk_widget_has_css_class (find_tile (form, 1, 2), "wrong"));
  type (find_tile (form, 1, 2), "2");
  g_assert_cmpstr (said, ==, "Right.");
  g_assert_false (gtk_widget_has_css_class (find_tile (form, 1, 2), "wrong"));
  type (find_tile (form, 2, 1), "\333\262");
  type (find_tile (form, 1, 1), "0");
  g_assert_cmpuint (n_found, ==, 0);
  type (find_value (form), "1");
  g_assert_cmpuint (n_found, ==, 1);
  g_assert_cmpstr (said, ==, "Right. All cells are right.");
  g_assert_finalize_object (form);
}

/* With a poisoned corner all values are one less, and the corner has none. */
static void
test_misere (void)
{
  g_autofree char *said = NULL;
  guint n_found = 0;
  IchompForm *form = create_from (MISERE_XML, &said, &n_found);

  g_assert_null (find_tile (form, 1, 1));
  type (find_tile (form, 1, 2), "1");
  type (find_tile (form, 2, 1), "1");
  type (find_value (form), "0");
  g_assert_cmpuint (n_found, ==, 1);
  g_assert_finalize_object (form);
}

/* A screen reader hears nothing of a cell that has been cleared. */
static void
test_cleared (void)
{
  g_autofree char *said = NULL;
  guint n_found = 0;
  IchompForm *form = create_from (VALUES_XML, &said, &n_found);

  type (find_tile (form, 1, 2), "2");
  g_clear_pointer (&said, g_free);
  type (find_tile (form, 1, 2), "");
  g_assert_cmpstr (said, ==, NULL);
  g_assert_finalize_object (form);
}

static void
test_outcomes (void)
{
  g_autofree char *said = NULL;
  guint n_found = 0;
  IchompForm *form =
      create_from ("<heaps id=\"t\" rows=\"3\" columns=\"4\" ask=\"outcome\"/>", &said, &n_found);

  toggle (form, 1, 2);
  g_assert_cmpstr (said, ==,
                   "Wrong. From 1 and 2, a move leads to 1 and 1, where the player to move loses.");
  for (guint i = 0; i < 3; i++)
    toggle (form, i, i);
  g_assert_cmpuint (n_found, ==, 0);
  toggle (form, 1, 2);
  g_assert_cmpuint (n_found, ==, 1);
  g_assert_finalize_object (form);
}

/* To be shown the solution is not to find it. Each form of an answer shows it. */
static void
test_show (void)
{
  g_autofree char *said = NULL;
  guint n_found = 0;
  g_autoptr (IchompTableAnswer) answer =
      parse ("<heaps id=\"t\" rows=\"2\" columns=\"3\" ask=\"value\"/>");
  IchompForm *form = create (answer, &said, &n_found);
  IchompForm *other = NULL;
  GtkWidget *show = study_support_find_role (GTK_WIDGET (form), GTK_ACCESSIBLE_ROLE_BUTTON, "Show");

  type (find_heaps (form, 1, 2), "0");
  other = create (answer, &said, &n_found);
  assert_text (find_heaps (other, 1, 2), "0");
  assert_text (find_heaps (other, 1, 1), "");
  g_assert_true (gtk_widget_has_css_class (find_heaps (other, 1, 2), "wrong"));

  g_signal_emit_by_name (show, "clicked");
  g_assert_cmpstr (said, ==, "All cells are right.");
  assert_text (find_heaps (form, 1, 2), "3");
  assert_text (find_heaps (form, 1, 1), "0");
  assert_text (find_heaps (other, 1, 2), "3");
  g_assert_false (gtk_widget_has_css_class (find_heaps (other, 1, 2), "wrong"));
  g_assert_cmpuint (n_found, ==, 0);
  g_assert_finalize_object (form);
  g_assert_finalize_object (other);
}

static void
assert_position (GtkWidget *board, const char *expected)
{
  g_autofree char *text = sg_position_to_string (ichomp_board_get_position (ICHOMP_BOARD (board)));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_play (void)
{
  g_autofree char *said = NULL;
  g_autoptr (SgPosition) position = sg_position_parse ("3,1/2/-/- @6x4", NULL);
  GtkWidget *figure = ichomp_position_figure_new (position, ICHOMP_FIGURE_SUM, NULL, 0);
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));
  g_autoptr (IchompFigurePlay) moves = ichomp_figure_play_new (NULL, SG_RULE_NORMAL);
  IchompPlayFigure *play =
      g_object_ref_sink (ICHOMP_PLAY_FIGURE (ichomp_play_figure_new (figure, moves)));
  GtkWidget *reset =
      study_support_find_role (GTK_WIDGET (play), GTK_ACCESSIBLE_ROLE_BUTTON, "Reset");
  GtkWidget *other_figure = ichomp_position_figure_new (position, ICHOMP_FIGURE_SUM, NULL, 0);
  GtkWidget *other = NULL;

  ichomp_announcer_set (GTK_WIDGET (play), said_cb, &said);
  g_assert_false (gtk_widget_get_sensitive (reset));
  g_signal_emit_by_name (board_support_get_tile (ICHOMP_BOARD (board), "NW1,2"), "clicked");
  assert_position (board, "1,1/2/-/- @6x4");
  g_assert_nonnull (said);
  g_signal_emit_by_name (board_support_get_tile (ICHOMP_BOARD (board), "NE1,1"), "clicked");
  assert_position (board, "1,1/-/-/- @6x4");

  other = g_object_ref_sink (ichomp_play_figure_new (other_figure, moves));
  board = ichomp_figure_get_board (ICHOMP_FIGURE (other_figure));
  assert_position (board, "1,1/-/-/- @6x4");
  g_signal_emit_by_name (reset, "clicked");
  assert_position (board, "3,1/2/-/- @6x4");
  g_assert_false (gtk_widget_get_sensitive (reset));
  g_assert_finalize_object (other);
  g_assert_finalize_object (play);
}

/* The poisoned tile stays. */
static void
test_play_quadrant (void)
{
  g_autoptr (SgDiagram) diagram = sg_diagram_parse ("3,2", NULL);
  GtkWidget *figure = ichomp_quadrant_figure_new (diagram, SG_RULE_CHOMP, TRUE, FALSE, NULL, 0);
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));
  g_autoptr (IchompFigurePlay) moves = ichomp_figure_play_new (NULL, SG_RULE_CHOMP);
  IchompPlayFigure *play =
      g_object_ref_sink (ICHOMP_PLAY_FIGURE (ichomp_play_figure_new (figure, moves)));

  g_signal_emit_by_name (board_support_get_tile (ICHOMP_BOARD (board), "NE1,2"), "clicked");
  assert_position (board, "-/1,1/-/- @6x4");
  g_signal_emit_by_name (board_support_get_tile (ICHOMP_BOARD (board), "NE1,1"), "clicked");
  assert_position (board, "-/1,1/-/- @6x4");
  g_assert_finalize_object (play);
}

/* A question for a tile, with these attributes. */
static IchompLesson *
parse_tile (const char *attributes)
{
  g_autofree char *block =
      g_strdup_printf ("<question id=\"q\" kind=\"tile\" %s><ask>Where?</ask><why>There.</why>"
                       "<wrong>Not there.</wrong></question>",
                       attributes);

  return lesson_support_parse ("tile", block);
}

/* A wrong tile is taken and refuted in each figure, until the next answer. */
static void
test_refutation (void)
{
  g_autofree char *said = NULL;
  g_autoptr (IchompLesson) lesson = parse_tile ("position=\"2/1/-/- @4x2\" goal=\"winning\"");
  g_autoptr (IchompTileAnswer) answer =
      ichomp_tile_answer_new (ichomp_lesson_get_question (lesson, 0));
  GtkWidget *figure = ichomp_position_figure_new (ichomp_tile_answer_get_position (answer),
                                                  ICHOMP_FIGURE_NOTHING, NULL, 0);
  GtkWidget *other_figure = ichomp_position_figure_new (ichomp_tile_answer_get_position (answer),
                                                        ICHOMP_FIGURE_NOTHING, NULL, 0);
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));
  GtkWidget *other_board = ichomp_figure_get_board (ICHOMP_FIGURE (other_figure));
  GtkWidget *reply = g_object_ref_sink (ichomp_tile_reply_new (answer, figure));
  GtkWidget *line = gtk_widget_get_next_sibling (figure);
  GtkWidget *other = NULL;

  ichomp_announcer_set (reply, said_cb, &said);
  g_signal_emit_by_name (board_support_get_tile (ICHOMP_BOARD (board), "NW1,1"), "clicked");
  assert_position (board, "-/-/-/- @4x2");
  g_assert_true (gtk_widget_get_visible (line));
  g_assert_cmpstr (said, ==,
                   "Wrong. Not there. The marked tile is the other player’s reply, and wins.");
  other = g_object_ref_sink (ichomp_tile_reply_new (answer, other_figure));
  assert_position (other_board, "-/-/-/- @4x2");
  g_signal_emit_by_name (gtk_widget_get_last_child (line), "clicked");
  assert_position (board, "2/1/-/- @4x2");
  assert_position (other_board, "2/1/-/- @4x2");
  g_assert_false (gtk_widget_get_visible (line));
  g_signal_emit_by_name (board_support_get_tile (ICHOMP_BOARD (board), "NW1,2"), "clicked");
  assert_position (board, "2/1/-/- @4x2");
  g_assert_cmpstr (said, ==, "Right. There.");
  g_assert_finalize_object (other);
  g_assert_finalize_object (reply);
}

static gboolean
press (IchompForm *form, guint key)
{
  GtkWidget *grid = gtk_widget_get_first_child (GTK_WIDGET (form));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (grid);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }

  return handled;
}

/* Arrow keys lead to the next cell, but first through the number of this one. */
static void
test_arrows (void)
{
  g_autofree char *said = NULL;
  guint n_found = 0;
  IchompForm *form =
      create_from ("<heaps id=\"t\" rows=\"3\" columns=\"3\" ask=\"value\"/>", &said, &n_found);
  GtkWidget *window = study_support_show (GTK_WIDGET (form), 300, 300);
  GtkWidget *cell = find_heaps (form, 1, 1);

  g_object_unref (form);
  type (find_heaps (form, 1, 1), "12");
  gtk_widget_grab_focus (cell);
  gtk_editable_set_position (GTK_EDITABLE (cell), 1);
  g_assert_false (press (form, GDK_KEY_Left));
  g_assert_false (press (form, GDK_KEY_KP_Right));
  gtk_editable_set_position (GTK_EDITABLE (cell), 0);
  g_assert_false (press (form, GDK_KEY_Right));
  g_assert_true (press (form, GDK_KEY_KP_Left));
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), find_heaps (form, 1, 0)));

  /* All of the number is selected. */
  g_assert_true (press (form, GDK_KEY_Right));
  g_assert_true (press (form, GDK_KEY_Right));
  g_assert_true (press (form, GDK_KEY_KP_Up));
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), find_heaps (form, 0, 2)));
  study_support_close (window, GTK_WIDGET (form));
}

void
add_tests (void)
{
  g_test_add_func ("/form/values", test_values);
  g_test_add_func ("/form/misere", test_misere);
  g_test_add_func ("/form/cleared", test_cleared);
  g_test_add_func ("/form/outcomes", test_outcomes);
  g_test_add_func ("/form/show", test_show);
  g_test_add_func ("/form/arrows", test_arrows);
  g_test_add_func ("/form/play", test_play);
  g_test_add_func ("/form/play-quadrant", test_play_quadrant);
  g_test_add_func ("/form/refutation", test_refutation);
}
