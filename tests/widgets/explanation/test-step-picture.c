/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture beside a sentence shows nothing that has not been said. */

#include "widgets/explanation/ichomp-step-picture.h"

#include "widgets/style/ichomp-style.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *widget;
  IchompStepPicture *picture;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->widget = g_object_new (ICHOMP_TYPE_STEP_PICTURE, NULL);
  fixture->picture = ICHOMP_STEP_PICTURE (fixture->widget);
  fixture->window = study_support_show (fixture->widget, 300, 300);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->widget);
}

static void
show (Fixture *fixture, const SgExplanation *explanation, guint index)
{
  IchompStepView view;

  ichomp_step_view_init (&view, explanation, index, TRUE);
  ichomp_step_picture_show (fixture->picture, ICHOMP_PARTS_QUADRANTS, explanation, index, &view);
}

/* The visible numbers of a quadrant; NULL if the table is visible. */
static char *
dup_numbers (Fixture *fixture)
{
  GtkWidget *stack = gtk_widget_get_first_child (fixture->widget);
  GtkWidget *shown = gtk_stack_get_visible_child (GTK_STACK (stack));
  g_autoptr (GString) text = NULL;

  if (!GTK_IS_STACK (shown))
    return NULL;

  shown = gtk_stack_get_visible_child (GTK_STACK (shown));

  text = g_string_new (gtk_label_get_text (GTK_LABEL (shown)));
  g_string_replace (text, "\342\201\246", "", 0);
  g_string_replace (text, "\342\201\251", "", 0);
  return g_strdup (g_strstrip (text->str));
}

static void
assert_numbers (Fixture *fixture,
                const SgExplanation *explanation,
                guint index,
                const char *expected)
{
  g_autofree char *numbers = NULL;

  show (fixture, explanation, index);
  numbers = dup_numbers (fixture);
  g_assert_cmpstr (numbers, ==, expected);
}

/* The numbers come one by one, up to the mex. */
static void
test_mex (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze ("2,1/-/-/-");
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new_for_quadrant (analysis, SG_QUADRANT_NW);

  /* An L of three tiles: the corner leads to 0, each end to a line of two tiles. */
  g_assert_cmpuint (sg_analysis_get_value (analysis, SG_QUADRANT_NW), ==, 1);
  g_assert_cmpuint (sg_explanation_get_n_steps (explanation), ==, 4);
  assert_numbers (fixture, explanation, 0, "");
  assert_numbers (fixture, explanation, 1, "0");
  assert_numbers (fixture, explanation, 2, "0  [ 1 ]");
  assert_numbers (fixture, explanation, 3, "0  [ 1 ]  …");
  assert_numbers (fixture, explanation, 1, "0");
}

static void
test_empty_quadrant (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze ("2,2/-/-/-");
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new_for_quadrant (analysis, SG_QUADRANT_SE);

  assert_numbers (fixture, explanation, 0, "[ 0 ]");
}

static void
test_table (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze ("6/5/1/4");
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);

  assert_numbers (fixture, explanation, 0, NULL);
  study_support_assert_says (fixture->widget, "Top left\n");
  study_support_assert_says (fixture->widget, "Bottom right\n");
  study_support_assert_silent (fixture->widget, (const char *const[]){ "0\n", "u\n", "XOR", NULL });

  show (fixture, explanation, sg_explanation_get_n_steps (explanation) - 1);
  study_support_assert_says (fixture->widget, "u\n");
}

static void
test_over (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze ("-/-/-/- @4x4");
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);

  assert_numbers (fixture, explanation, 0, "");
}

/* A new number does not move the others. */
static void
test_mex_places (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze ("30/-/-/-");
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new_for_quadrant (analysis, SG_QUADRANT_NW);
  GtkWidget *stack = gtk_widget_get_first_child (fixture->widget);
  int x = 0;
  int y = 0;

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      GtkWidget *numbers;
      int new_x, new_y;

      show (fixture, explanation, i);
      gtk_test_widget_wait_for_draw (fixture->window);
      numbers = gtk_stack_get_visible_child (GTK_STACK (stack));
      gtk_label_get_layout_offsets (GTK_LABEL (gtk_stack_get_visible_child (GTK_STACK (numbers))),
                                    &new_x, &new_y);
      if (i > 0)
        {
          g_assert_cmpint (new_x, ==, x);
          g_assert_cmpint (new_y, ==, y);
        }
      x = new_x;
      y = new_y;
    }
}

/* The picture has the same size at all steps, but for the rounding of widths in characters. */
static void
check_room (Fixture *fixture, SgExplanation *explanation)
{
  int width = 0;
  int height = 0;

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      int natural_width, natural_height;

      show (fixture, explanation, i);
      gtk_widget_measure (fixture->widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural_width,
                          NULL, NULL);
      gtk_widget_measure (fixture->widget, GTK_ORIENTATION_VERTICAL, 400, NULL, &natural_height,
                          NULL, NULL);
      if (i > 0)
        {
          g_assert_cmpint (ABS (natural_width - width), <=, 1);
          g_assert_cmpint (natural_height, ==, height);
        }
      if (i == 0)
        width = natural_width;
      height = natural_height;
    }
}

static void
check_room_of (Fixture *fixture, const char *position, SgRule rule, SgQuadrant subject)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze_with_rule (position, rule);
  g_autoptr (SgExplanation) explanation =
      subject == SG_N_QUADRANTS
          ? sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS)
          : sg_explanation_new_for_quadrant (analysis, subject);

  check_room (fixture, explanation);
}

static void
test_size (Fixture *fixture, gconstpointer data)
{
  check_room_of (fixture, "6/5/1/4", SG_RULE_NORMAL, SG_N_QUADRANTS);
  check_room_of (fixture, "8/4/-/-", SG_RULE_NORMAL, SG_N_QUADRANTS);
  check_room_of (fixture, "7,3,1/7,3,1/2/2", SG_RULE_NORMAL, SG_N_QUADRANTS);
  check_room_of (fixture, "10,9,8,7,4/9,9,8/12,3/5,5,5", SG_RULE_NORMAL, SG_N_QUADRANTS);
  check_room_of (fixture, "-/-/-/6,6,4", SG_RULE_CHOMP, SG_N_QUADRANTS);
}

static void
test_mex_size (Fixture *fixture, gconstpointer data)
{
  check_room_of (fixture, "30/-/-/-", SG_RULE_NORMAL, SG_QUADRANT_NW);
  check_room_of (fixture, "-/-/-/3,2", SG_RULE_CHOMP, SG_QUADRANT_SE);
  check_room_of (fixture, "10,9,8,7,4/9,9,8/12,3/5,5,5", SG_RULE_NORMAL, SG_QUADRANT_NW);
}

static void
test_finalize (void)
{
  GtkWidget *picture = g_object_ref_sink (g_object_new (ICHOMP_TYPE_STEP_PICTURE, NULL));

  g_assert_finalize_object (picture);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/step-picture/mex", test_mex);
  add ("/step-picture/mex-places", test_mex_places);
  add ("/step-picture/empty-quadrant", test_empty_quadrant);
  add ("/step-picture/table", test_table);
  add ("/step-picture/over", test_over);
  add ("/step-picture/size", test_size);
  add ("/step-picture/mex-size", test_mex_size);
  g_test_add_func ("/step-picture/finalize", test_finalize);
}
