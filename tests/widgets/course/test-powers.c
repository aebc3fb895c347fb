/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The conversion from decimal to binary, step by step */

#include "widgets/course/ichomp-powers.h"

#include "board-support.h"
#include "test-main.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-center-layout.h"
#include "game/words/ichomp-formula.h"

static IchompPowers *
create (guint number, IchompToolState *state)
{
  return g_object_ref_sink (ICHOMP_POWERS (ichomp_powers_new (number, state)));
}

static void
press (IchompPowers *powers, const char *name)
{
  g_signal_emit_by_name (
      study_support_find_role (GTK_WIDGET (powers), GTK_ACCESSIBLE_ROLE_BUTTON, name), "clicked");
}

static GtkWidget *
get_spin_button (IchompPowers *powers)
{
  return study_support_find_role (GTK_WIDGET (powers), GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, NULL);
}

static void
assert_shown (IchompToolState *state, guint number, guint step)
{
  guint n_numbers;
  const guint *numbers = ichomp_tool_state_get_numbers (state, &n_numbers);

  g_assert_cmpuint (n_numbers, ==, 2);
  g_assert_cmpuint (numbers[0], ==, number);
  g_assert_cmpuint (numbers[1], ==, step);
}

static void
said_cb (GtkWidget *powers, const char *text, gpointer user_data)
{
  g_string_append_printf (user_data, "%s\n", text);
}

static void
test_steps (void)
{
  g_autoptr (IchompToolState) state = ichomp_tool_state_new (NULL);
  IchompPowers *powers = create (13, state);
  g_autoptr (GString) said = g_string_new (NULL);

  ichomp_announcer_set (GTK_WIDGET (powers), said_cb, said);
  for (guint i = 0; i < 6; i++)
    press (powers, "Next");

  assert_shown (state, 13, 5);
  g_assert_cmpstr (said->str, ==,
                   "13 minus 8 equals 5, so the digit of 8 is 1.\n"
                   "5 minus 4 equals 1, so the digit of 4 is 1.\n"
                   "2 does not fit into 1, so the digit of 2 is 0.\n"
                   "1 minus 1 equals 0, so the digit of 1 is 1.\n"
                   "13 equals 8 plus 4 plus 1 is one one zero one in binary.\n");
  g_assert_finalize_object (powers);
}

static void
test_back_and_all (void)
{
  g_autoptr (IchompToolState) state = ichomp_tool_state_new (NULL);
  IchompPowers *powers = create (13, state);

  press (powers, "Back");
  assert_shown (state, 13, 0);
  press (powers, "All");
  assert_shown (state, 13, 5);
  press (powers, "Back");
  assert_shown (state, 13, 4);
  g_assert_finalize_object (powers);
}

/* A number is taken while it is typed; other texts are ignored. */
static void
test_typed (void)
{
  g_autoptr (IchompToolState) state = ichomp_tool_state_new (NULL);
  IchompPowers *powers = create (13, state);
  GtkEditable *editable = GTK_EDITABLE (get_spin_button (powers));

  press (powers, "Next");
  press (powers, "Next");
  assert_shown (state, 13, 2);
  gtk_editable_set_text (editable, "200");
  assert_shown (state, 200, 0);

  gtk_editable_set_text (editable, "256");
  assert_shown (state, 200, 0);
  gtk_editable_set_text (editable, "");
  assert_shown (state, 200, 0);
  g_assert_finalize_object (powers);
}

/* There are enough lines and digits for every number. */
static void
test_all_numbers (void)
{
  IchompPowers *powers = create (0, NULL);

  for (guint number = 0; number <= ICHOMP_POWERS_MAX_NUMBER; number++)
    {
      g_autoptr (GString) said = g_string_new (NULL);
      g_autofree char *bits = ichomp_formula_binary (ICHOMP_VOICE_SPOKEN, number, 1);
      g_autofree char *end = g_strdup_printf (" is %s in binary.\n", bits);

      ichomp_announcer_set (GTK_WIDGET (powers), said_cb, said);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_spin_button (powers)), number);
      press (powers, "All");
      g_assert_true (g_str_has_suffix (said->str, end));
    }

  g_assert_finalize_object (powers);
}

/* A button that has become useless keeps the focus. */
static void
test_focus (void)
{
  IchompPowers *powers = create (1, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *next =
      study_support_find_role (GTK_WIDGET (powers), GTK_ACCESSIBLE_ROLE_BUTTON, "Next");

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (powers));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_widget_grab_focus (next);
  press (powers, "Next");
  press (powers, "Next");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == next);

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (powers);
}

/* A button stays in place, so that it can be clicked several times. */
static void
test_nothing_moves (void)
{
  IchompPowers *powers = create (13, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *next =
      study_support_find_role (GTK_WIDGET (powers), GTK_ACCESSIBLE_ROLE_BUTTON, "Next");
  graphene_rect_t before;

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 600);
  gtk_window_set_child (GTK_WINDOW (window), ichomp_center_layout_wrap (GTK_WIDGET (powers)));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_compute_bounds (next, window, &before));

  for (guint step = 1; step <= 5; step++)
    {
      graphene_rect_t after;

      press (powers, "Next");
      gtk_test_widget_wait_for_draw (window);
      g_assert_true (gtk_widget_compute_bounds (next, window, &after));
      g_assert_true (graphene_rect_equal (&after, &before));
    }

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (powers);
}

void
add_tests (void)
{
  g_test_add_func ("/powers/steps", test_steps);
  g_test_add_func ("/powers/back-and-all", test_back_and_all);
  g_test_add_func ("/powers/typed", test_typed);
  g_test_add_func ("/powers/all-numbers", test_all_numbers);
  g_test_add_func ("/powers/focus", test_focus);
  g_test_add_func ("/powers/nothing-moves", test_nothing_moves);
}
