/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/dialogs/ichomp-position-editor.h"

#include <string.h>

#include "widgets/board/ichomp-board.h"
#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "widgets/language/ichomp-translatable.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *editor;
  guint n_used;
} Fixture;

static void
use_cb (Fixture *fixture)
{
  fixture->n_used++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SgPosition) position = sg_position_parse ("3,2/2,1/1/- @6x4", NULL);

  fixture->settings = study_support_settings ();
  fixture->editor = ichomp_position_editor_new (position, SG_RULE_NORMAL, fixture->settings);
  g_signal_connect_swapped (fixture->editor, "use", G_CALLBACK (use_cb), fixture);
  study_support_open_window (&fixture->editor);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close_window (&fixture->editor);
  g_assert_finalize_object (fixture->settings);
}

static GtkWidget *
get_part (Fixture *fixture, const char *id)
{
  GtkWidget *part = study_support_find (fixture->editor, id);

  g_assert_nonnull (part);
  return part;
}

/* On the board, in the text and in the spin buttons. */
static void
assert_position (Fixture *fixture, const char *expected)
{
  g_autoptr (SgGame) game =
      ichomp_position_editor_dup_game (ICHOMP_POSITION_EDITOR (fixture->editor));
  g_autofree char *text = sg_game_to_string (game);

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_part (fixture, "entry"))), ==,
                   expected);
}

static GtkWidget *
get_tile (Fixture *fixture, const char *text)
{
  SgMove move;

  g_assert_true (sg_move_parse (text, &move, NULL));
  return ichomp_board_get_tile (ICHOMP_BOARD (get_part (fixture, "board")), &move);
}

static void
click (Fixture *fixture, const char *tile)
{
  g_signal_emit_by_name (get_tile (fixture, tile), "clicked");
}

static void
type (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_part (fixture, "entry")), text);
}

static const char *
get_text (Fixture *fixture, const char *id)
{
  return gtk_label_get_label (GTK_LABEL (get_part (fixture, id)));
}

static gboolean
is_hollow (Fixture *fixture, const char *tile)
{
  return gtk_widget_has_css_class (get_tile (fixture, tile), "hollow");
}

static void
test_choosing (Fixture *fixture, gconstpointer data)
{
  assert_position (fixture, "3,2/2,1/1/- @6x4");
  g_assert_true (is_hollow (fixture, "NE2,2"));
  g_assert_false (is_hollow (fixture, "NW2,2"));

  click (fixture, "NE2,3");
  assert_position (fixture, "3,2/3,3/1/- @6x4");
  g_assert_false (is_hollow (fixture, "NE2,2"));

  click (fixture, "NW1,2");
  assert_position (fixture, "1,1/3,3/1/- @6x4");

  click (fixture, "NW1,1");
  click (fixture, "SE1,1");
  assert_position (fixture, "-/3,3/1/1 @6x4");
  gtk_test_accessible_assert_property (get_tile (fixture, "SE1,1"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Has a tile");
  gtk_test_accessible_assert_property (get_tile (fixture, "SE1,2"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "No tile");
}

static void
test_size (Fixture *fixture, gconstpointer data)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_part (fixture, "width_spin")), 4);
  assert_position (fixture, "2,2/2,1/1/- @4x4");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_part (fixture, "height_spin")), 1);
  assert_position (fixture, "-/-/1/- @4x1");

  /* A board needs two tiles. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_part (fixture, "width_spin")), 1);
  g_assert_cmpint (
      gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (get_part (fixture, "height_spin"))), ==,
      2);
}

static void
test_typing (Fixture *fixture, gconstpointer data)
{
  type (fixture, "3,4/1/-/-");
  g_assert_cmpstr (get_text (fixture, "problem"), !=, "");
  g_assert_nonnull (strchr (get_text (fixture, "problem"), '3'));

  /* The last legal position stays. */
  g_assert_true (is_hollow (fixture, "SE1,1"));

  type (fixture, "1/1/1/1 @6x4");
  g_assert_cmpstr (get_text (fixture, "problem"), ==, "");
  assert_position (fixture, "1/1/1/1 @6x4");
  g_assert_cmpstr (get_text (fixture, "numbers"), ==, "\u2066u = 0\u2069: a P-position");
}

/* A position of a few tiles has its numbers on any board. */
static void
test_large_board (Fixture *fixture, gconstpointer data)
{
  static const char *const positions[] = {
    "12,10,8,7,5,3,2/-/-/- @32x32",
    "4,3,2/4,3,2/-/- @32x32",
    "5,4,4/3,1/-/2 @30x28",
  };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (SgPosition) position = sg_position_parse (positions[i], NULL);
      g_autoptr (SgSolver) solver = sg_solver_new (position, G_MAXUINT32, NULL, NULL, NULL);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
      g_autofree char *nim_sum =
          g_strdup_printf ("\u2066u = %u\u2069", sg_analysis_get_nim_sum (analysis));

      type (fixture, positions[i]);
      g_assert_true (g_str_has_prefix (get_text (fixture, "numbers"), nim_sum));

      /* Any position can be drawn, but none is looked for. */
      gtk_drop_down_set_selected (GTK_DROP_DOWN (get_part (fixture, "wish_drop_down")), 1);
      g_assert_false (gtk_widget_get_sensitive (get_part (fixture, "draw_button")));
      gtk_drop_down_set_selected (GTK_DROP_DOWN (get_part (fixture, "wish_drop_down")), 0);
      g_assert_true (gtk_widget_get_sensitive (get_part (fixture, "draw_button")));
    }

  /* The full board has too many. */
  study_support_click (fixture->editor, "full_button");
  g_assert_cmpstr (get_text (fixture, "numbers"), ==, "");
}

static void
test_drawing (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *wish = GTK_DROP_DOWN (get_part (fixture, "wish_drop_down"));

  g_assert_false (gtk_widget_get_visible (get_part (fixture, "nim_sum_spin")));
  for (guint i = 0; i < 20; i++)
    {
      gtk_drop_down_set_selected (wish, 1);
      g_signal_emit_by_name (get_part (fixture, "draw_button"), "clicked");
      g_assert_cmpstr (get_text (fixture, "numbers"), ==, "\u2066u = 0\u2069: a P-position");

      gtk_drop_down_set_selected (wish, 3);
      g_signal_emit_by_name (get_part (fixture, "draw_button"), "clicked");
      g_assert_true (
          g_str_has_suffix (get_text (fixture, "numbers"), ": an N-position with 1 winning move"));
    }

  gtk_drop_down_set_selected (wish, 4);
  g_assert_true (gtk_widget_get_visible (get_part (fixture, "nim_sum_spin")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_part (fixture, "nim_sum_spin")), 255);
  g_signal_emit_by_name (get_part (fixture, "draw_button"), "clicked");
  g_assert_cmpstr (get_text (fixture, "draw_problem"), !=, "");
}

/* The editor hides the numbers that the window hides. */
static void
test_discreet (Fixture *fixture, gconstpointer data)
{
  g_settings_set_boolean (fixture->settings, "show-outcome", FALSE);
  click (fixture, "SE1,1");
  g_assert_cmpstr (get_text (fixture, "numbers"), ==, "");
}

/* A typed rule stays when the position changes. */
static void
test_misere (Fixture *fixture, gconstpointer data)
{
  type (fixture, "3/2/1/- @6x2 misere");
  assert_position (fixture, "3/2/1/- @6x2 misere");
  g_assert_nonnull (strstr (get_text (fixture, "numbers"), "P-position"));

  /* Three single tiles are lost in misere play only. */
  type (fixture, "1/1/1/- @6x2 misere");
  g_assert_nonnull (strstr (get_text (fixture, "numbers"), "P-position"));
  click (fixture, "NW1,2");
  assert_position (fixture, "2/1/1/- @6x2 misere");
  g_assert_nonnull (strstr (get_text (fixture, "numbers"), "N-position"));

  type (fixture, "1/1/1/- @6x2");
  assert_position (fixture, "1/1/1/- @6x2");
  g_assert_nonnull (strstr (get_text (fixture, "numbers"), "N-position"));
}

/* Chomp has one quadrant: tiles in a second one are an error and cannot be played. */
static void
test_chomp (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = get_part (fixture, "use_button");

  type (fixture, "-/-/-/3,2 @6x4 chomp");
  assert_position (fixture, "-/-/-/3,2 @6x4 chomp");
  g_assert_nonnull (strstr (get_text (fixture, "numbers"), "P-position"));

  click (fixture, "NE1,1");
  g_assert_null (ichomp_position_editor_dup_game (ICHOMP_POSITION_EDITOR (fixture->editor)));
  g_assert_nonnull (strstr (get_text (fixture, "problem"), "one quadrant"));
  g_assert_cmpstr (get_text (fixture, "numbers"), ==, "");
  g_assert_false (gtk_widget_get_sensitive (button));

  click (fixture, "NE1,1");
  assert_position (fixture, "-/-/-/3,2 @6x4 chomp");
  g_assert_false (gtk_widget_get_visible (get_part (fixture, "problem")));
  g_assert_true (gtk_widget_get_sensitive (button));

  /* Random positions are in this quadrant only. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (get_part (fixture, "wish_drop_down")), 1);
  g_signal_emit_by_name (get_part (fixture, "draw_button"), "clicked");
  g_assert_nonnull (strstr (get_text (fixture, "numbers"), "P-position"));
}

/* A change of language renames all places, as their digits show. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_property (get_tile (fixture, "NE2,2"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Top right, row 2, column 2");

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_FA);
  ichomp_digits_set_own (TRUE);
  ichomp_translatable_update (fixture->editor);
  gtk_test_accessible_assert_property (get_tile (fixture, "NE2,2"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Top right, row ۲, column ۲");
  gtk_test_accessible_assert_property (get_tile (fixture, "NE2,2"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "No tile");
  assert_position (fixture, "3,2/2,1/1/- @6x4");

  ichomp_digits_set_own (FALSE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_SYSTEM);
}

static void
test_use (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = get_part (fixture, "use_button");

  type (fixture, "1/-/-/- @6x4");
  click (fixture, "NW1,1");
  g_assert_false (gtk_widget_get_sensitive (button)); /* an empty board */

  click (fixture, "NW1,2");
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (fixture->n_used, ==, 1);
  study_support_settle ();
  g_assert_null (fixture->editor);
}

void
add_tests (void)
{
  g_test_add ("/position-editor/choosing", Fixture, NULL, set_up, test_choosing, tear_down);
  g_test_add ("/position-editor/size", Fixture, NULL, set_up, test_size, tear_down);
  g_test_add ("/position-editor/typing", Fixture, NULL, set_up, test_typing, tear_down);
  g_test_add ("/position-editor/large-board", Fixture, NULL, set_up, test_large_board, tear_down);
  g_test_add ("/position-editor/drawing", Fixture, NULL, set_up, test_drawing, tear_down);
  g_test_add ("/position-editor/discreet", Fixture, NULL, set_up, test_discreet, tear_down);
  g_test_add ("/position-editor/misere", Fixture, NULL, set_up, test_misere, tear_down);
  g_test_add ("/position-editor/chomp", Fixture, NULL, set_up, test_chomp, tear_down);
  g_test_add ("/position-editor/words", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add ("/position-editor/use", Fixture, NULL, set_up, test_use, tear_down);
}
