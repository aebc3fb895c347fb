/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* An XOR filled in digit by digit: what is right, what is announced, which digit is next. */

#include "widgets/kit/ichomp-bits-exercise.h"

#include "board-support.h"
#include "test-main.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-bit-table.h"
#include "widgets/kit/ichomp-center-layout.h"
#include "page-support.h"
#include "study-support.h"

typedef struct
{
  IchompBitsExercise *exercise;
  char *said;
} Fixture;

static void
said_cb (GtkWidget *exercise, const char *text, gpointer user_data)
{
  Fixture *fixture = user_data;

  g_free (fixture->said);
  fixture->said = g_strdup (text);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  /* 0110, 1101, and 0111: 1100 */
  const guint numbers[] = { 6, 13, 7 };
  GtkWidget *exercise = ichomp_bits_exercise_new (numbers, G_N_ELEMENTS (numbers), FALSE, NULL);

  fixture->exercise = g_object_ref_sink (ICHOMP_BITS_EXERCISE (exercise));
  ichomp_announcer_set (exercise, said_cb, fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_free (fixture->said);
  g_assert_finalize_object (fixture->exercise);
}

static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  return study_support_find_role (widget, GTK_ACCESSIBLE_ROLE_BUTTON, label);
}

/* The column of @power is the one that is asked for. */
static void
assert_column (IchompBitsExercise *exercise, guint power)
{
  g_autofree char *prompt =
      g_strdup_printf ("Which digit does the XOR have in the column of %u?", power);

  g_assert_nonnull (
      study_support_find_role (GTK_WIDGET (exercise), GTK_ACCESSIBLE_ROLE_LABEL, prompt));
}

static void
test_wrong (Fixture *fixture, gconstpointer data)
{
  g_assert_false (ichomp_bits_exercise_enter (fixture->exercise, 0));
  g_assert_cmpstr (fixture->said, ==,
                   "Wrong. The column of 8 has 1 one, an odd number, so the digit is 1.");
  assert_column (fixture->exercise, 8);

  ichomp_bits_exercise_move_to (fixture->exercise, 2);
  g_assert_false (ichomp_bits_exercise_enter (fixture->exercise, 0));
  g_assert_cmpstr (fixture->said, ==,
                   "Wrong. The column of 4 has 3 ones, an odd number, so the digit is 1.");

  ichomp_bits_exercise_move_to (fixture->exercise, 1);
  g_assert_false (ichomp_bits_exercise_enter (fixture->exercise, 1));
  g_assert_cmpstr (fixture->said, ==,
                   "Wrong. The column of 2 has 2 ones, an even number, so the digit is 0.");
}

static void
test_right (Fixture *fixture, gconstpointer data)
{
  IchompBitsExercise *exercise = fixture->exercise;

  g_assert_true (ichomp_bits_exercise_enter (exercise, 1));
  g_assert_cmpstr (fixture->said, ==,
                   "Right. The column of 8 has 1 one, an odd number, so the digit is 1.");
  assert_column (exercise, 4);
  g_assert_true (ichomp_bits_exercise_enter (exercise, 1));
  g_assert_true (ichomp_bits_exercise_enter (exercise, 0));
  g_assert_false (ichomp_bits_exercise_is_done (exercise));
  g_assert_true (ichomp_bits_exercise_enter (exercise, 0));
  g_assert_true (ichomp_bits_exercise_is_done (exercise));
  g_assert_nonnull (strstr (fixture->said, "6 XOR 13 XOR 7"));
  g_assert_nonnull (strstr (fixture->said, "= 12"));
}

/* In any order; columns that are filled in are skipped. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  IchompBitsExercise *exercise = fixture->exercise;

  ichomp_bits_exercise_move_to (exercise, 1);
  g_assert_true (ichomp_bits_exercise_enter (exercise, 0));
  assert_column (exercise, 1);
  g_assert_true (ichomp_bits_exercise_enter (exercise, 0));
  assert_column (exercise, 8);
  ichomp_bits_exercise_move_to (exercise, 2);
  g_assert_true (ichomp_bits_exercise_enter (exercise, 1));
  assert_column (exercise, 8);
  g_assert_true (ichomp_bits_exercise_enter (exercise, 1));
  g_assert_true (ichomp_bits_exercise_is_done (exercise));
}

/* The arrow keys go from column to column, as seen on the screen. */
static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  GtkWidget *exercise = GTK_WIDGET (fixture->exercise);

  study_support_press_key (exercise, GDK_KEY_Left, 0);
  g_assert_null (fixture->said);
  assert_column (fixture->exercise, 8);
  study_support_press_key (exercise, GDK_KEY_Right, 0);
  g_assert_cmpstr (fixture->said, ==, "Which digit does the XOR have in the column of 4?");
  study_support_press_key (exercise, GDK_KEY_KP_Right, 0);
  study_support_press_key (exercise, GDK_KEY_Right, 0);
  study_support_press_key (exercise, GDK_KEY_Right, 0);
  assert_column (fixture->exercise, 1);
  study_support_press_key (exercise, GDK_KEY_Left, 0);
  assert_column (fixture->exercise, 2);
  study_support_press_key (exercise, GDK_KEY_0, 0);
  g_assert_cmpstr (fixture->said, ==,
                   "Right. The column of 2 has 2 ones, an even number, so the digit is 0.");
}

static void
test_name (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->exercise, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (fixture->exercise, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "In binary: \342\201\2466 XOR 13 XOR 7\342\201\251");
}

/* The focus stays inside when the button to start again replaces those of the digits. */
static void
test_buttons (Fixture *fixture, gconstpointer data)
{
  GtkWidget *exercise = GTK_WIDGET (fixture->exercise);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *zero = find_button (exercise, "0");
  GtkWidget *one = find_button (exercise, "1");
  GtkWidget *again = find_button (exercise, "Start Over");

  gtk_window_set_child (GTK_WINDOW (window), exercise);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_test_accessible_assert_property (zero, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Which digit does the XOR have in the column of 8?");

  gtk_widget_grab_focus (zero);
  g_signal_emit_by_name (one, "clicked");
  g_signal_emit_by_name (one, "clicked");
  g_signal_emit_by_name (zero, "clicked");
  g_assert_false (gtk_widget_get_visible (again));
  g_signal_emit_by_name (zero, "clicked");
  g_assert_true (ichomp_bits_exercise_is_done (fixture->exercise));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == again);

  g_signal_emit_by_name (again, "clicked");
  g_assert_false (ichomp_bits_exercise_is_done (fixture->exercise));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == zero);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
press_at (GtkWidget *table, double x, double y)
{
  g_signal_emit_by_name (study_support_find_controller (table, GTK_TYPE_GESTURE), "pressed", 1, x,
                         y);
}

/* A press on the table asks for the column below the pointer. */
static void
test_press (Fixture *fixture, gconstpointer data)
{
  GtkWidget *exercise = GTK_WIDGET (fixture->exercise);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *zero = find_button (exercise, "0");
  GtkWidget *table;
  double height;
  int x;
  int last = 4;

  gtk_window_set_child (GTK_WINDOW (window), exercise);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  table = page_find_nth (exercise, ICHOMP_TYPE_BIT_TABLE, NULL, 0);
  height = gtk_widget_get_height (table);

  /* The columns follow each other from left to right. */
  for (x = 0; x < gtk_widget_get_width (table); x++)
    {
      int column = ichomp_bit_table_find_column (ICHOMP_BIT_TABLE (table), x, height / 2);

      if (column < 0 || column == last)
        continue;

      g_assert_cmpint (column, ==, last - 1);
      last = column;
      press_at (table, x, height / 2);
      assert_column (fixture->exercise, 1u << column);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == zero);
    }
  g_assert_cmpint (last, ==, 0);

  press_at (table, 0, -1);
  assert_column (fixture->exercise, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static int
get_left (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (
      gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &bounds));
  return (int)bounds.origin.x;
}

/* A second press at the same place presses the same button. */
static void
test_nothing_moves (Fixture *fixture, gconstpointer data)
{
  GtkWidget *exercise = GTK_WIDGET (fixture->exercise);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *zero = find_button (exercise, "0");
  int left;

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 600);
  gtk_window_set_child (GTK_WINDOW (window), ichomp_center_layout_wrap (exercise));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  left = get_left (zero);

  g_assert_false (ichomp_bits_exercise_enter (fixture->exercise, 0));
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpint (get_left (zero), ==, left);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_filled (void)
{
  const guint numbers[] = { 6, 13 };
  GtkWidget *exercise = g_object_ref_sink (ichomp_bits_exercise_new (numbers, 2, TRUE, NULL));

  g_assert_true (ichomp_bits_exercise_is_done (ICHOMP_BITS_EXERCISE (exercise)));
  g_assert_finalize_object (exercise);
}

static void
test_zeros (void)
{
  const guint numbers[] = { 0 };
  GtkWidget *exercise = g_object_ref_sink (ichomp_bits_exercise_new (numbers, 1, FALSE, NULL));

  g_assert_false (ichomp_bits_exercise_enter (ICHOMP_BITS_EXERCISE (exercise), 1));
  g_assert_true (ichomp_bits_exercise_enter (ICHOMP_BITS_EXERCISE (exercise), 0));
  g_assert_true (ichomp_bits_exercise_is_done (ICHOMP_BITS_EXERCISE (exercise)));
  g_assert_finalize_object (exercise);
}

void
add_tests (void)
{
  g_test_add ("/bits-exercise/wrong", Fixture, NULL, set_up, test_wrong, tear_down);
  g_test_add ("/bits-exercise/right", Fixture, NULL, set_up, test_right, tear_down);
  g_test_add ("/bits-exercise/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/bits-exercise/arrows", Fixture, NULL, set_up, test_arrows, tear_down);
  g_test_add ("/bits-exercise/press", Fixture, NULL, set_up, test_press, tear_down);
  g_test_add ("/bits-exercise/name", Fixture, NULL, set_up, test_name, tear_down);
  g_test_add ("/bits-exercise/buttons", Fixture, NULL, set_up, test_buttons, tear_down);
  g_test_add ("/bits-exercise/nothing-moves", Fixture, NULL, set_up, test_nothing_moves, tear_down);
  g_test_add_func ("/bits-exercise/filled", test_filled);
  g_test_add_func ("/bits-exercise/zeros", test_zeros);
}
