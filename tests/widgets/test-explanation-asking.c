/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The explanation asks before it tells. */

#include "ichomp-step-wording.h"
#include "ichomp-style.h"
#include "panel-support.h"
#include "study-support.h"

/* Next reveals a question first, and only then goes on. */
static void
test_ask_and_next (PanelFixture *fixture, gconstpointer position)
{
  guint n_asked = 0;

  g_object_set (fixture->panel, "ask-first", TRUE, NULL);
  for (guint i = 0; i < panel_support_get_n_steps (fixture); i++)
    {
      g_autofree char *question = ichomp_wording_question (fixture->expected, i);

      if (question != NULL)
        {
          panel_support_assert_question (fixture, i);
          panel_support_go (fixture, "next");
          n_asked++;
        }
      panel_support_assert_step (fixture, i);
      panel_support_go (fixture, "next");
    }
  g_assert_cmpuint (n_asked, >, 0);

  /* Going back asks again. */
  panel_support_go_and_ask (fixture, SG_STEP_NIM_SUM);
  panel_support_go (fixture, "next");
  panel_support_go (fixture, "next");
  panel_support_go (fixture, "back");
  panel_support_assert_question (fixture, panel_support_find_step (fixture, SG_STEP_NIM_SUM));

  g_object_set (fixture->panel, "ask-first", FALSE, NULL);
  panel_support_assert_step (fixture, panel_support_find_step (fixture, SG_STEP_NIM_SUM));
}

static void
click_choice (PanelFixture *fixture, const char *label)
{
  GtkWidget *choices = panel_support_get_part (fixture, "choices");

  for (GtkWidget *child = gtk_widget_get_first_child (choices); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));

      if (g_str_equal (gtk_button_get_label (GTK_BUTTON (button)), label))
        {
          g_signal_emit_by_name (button, "clicked");
          return;
        }
    }

  g_assert_not_reached ();
}

static void
test_answers (PanelFixture *fixture, gconstpointer position)
{
  guint column = panel_support_find_step (fixture, SG_STEP_COLUMN);
  guint tiles = panel_support_find_step (fixture, SG_STEP_TILES);
  g_autofree char *reason = NULL;
  g_autofree char *said = NULL;

  /* In the column of 4 three values have a 1. */
  panel_support_go_and_ask (fixture, SG_STEP_COLUMN);
  reason = ichomp_wording_wrong_answer (fixture->expected, column, 0);
  said = g_strconcat (reason, "|", NULL);
  click_choice (fixture, "0");
  panel_support_assert_question (fixture, column);
  panel_support_assert_log (fixture->heard, said);
  click_choice (fixture, "1");
  panel_support_assert_step (fixture, column);

  panel_support_go_and_ask (fixture, SG_STEP_TILES);
  g_assert_true (panel_support_offer (fixture, "NE1,1"));
  panel_support_assert_question (fixture, tiles);
  g_assert_true (panel_support_offer (fixture, "NW1,2"));
  panel_support_assert_question (fixture, tiles);
  g_assert_true (panel_support_offer (fixture, "NW1,1"));
  panel_support_assert_step (fixture, tiles);
  g_assert_false (panel_support_offer (fixture, "NW1,1"));

  panel_support_go_and_ask (fixture, SG_STEP_TARGET);
  g_assert_false (panel_support_offer (fixture, "NW1,1"));
  study_support_click (fixture->widget, "show_button");
  panel_support_assert_step (fixture, panel_support_find_step (fixture, SG_STEP_TARGET));
}

/* It goes on with the quadrant that was found, where several are right. */
static void
test_answer_quadrant (PanelFixture *fixture, gconstpointer position)
{
  guint candidates = panel_support_find_step (fixture, SG_STEP_CANDIDATES);

  panel_support_go_and_ask (fixture, SG_STEP_CANDIDATES);
  click_choice (fixture, "Bottom left");
  panel_support_assert_question (fixture, candidates);
  click_choice (fixture, "Bottom right");
  panel_support_expect (fixture, sg_explanation_new (fixture->analysis, SG_QUADRANT_SE));
  panel_support_assert_step (fixture, candidates);
  panel_support_go (fixture, "next");
  panel_support_assert_step (fixture, candidates + 1);
  study_support_assert_says (fixture->widget, "Bottom right: let us move here.");
}

/* A tile is no answer where nobody can see the question. */
static void
test_ask_out_of_sight (PanelFixture *fixture, gconstpointer position)
{
  panel_support_go_and_ask (fixture, SG_STEP_TILES);
  gtk_widget_set_visible (fixture->widget, FALSE);
  g_assert_false (panel_support_offer (fixture, "NW1,1"));
  gtk_widget_set_visible (fixture->widget, TRUE);
  g_assert_true (panel_support_offer (fixture, "NW1,1"));
}

/* Playing waits at a question. */
static void
test_ask_and_play (PanelFixture *fixture, gconstpointer position)
{
  guint column = panel_support_find_step (fixture, SG_STEP_COLUMN);
  GtkWidget *controls = panel_support_get_part (fixture, "controls");

  panel_support_go_and_ask (fixture, SG_STEP_COLUMN);
  study_support_click (fixture->widget, "play_button");
  study_support_fire_source (controls);
  panel_support_assert_question (fixture, column);
  click_choice (fixture, "1");
  panel_support_assert_step (fixture, column);
  study_support_fire_source (controls);
  panel_support_assert_question (fixture, column + 1);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_ask_property (PanelFixture *fixture, gconstpointer position)
{
  GtkCheckButton *check = GTK_CHECK_BUTTON (panel_support_get_part (fixture, "ask_check"));
  guint n = 0;
  gboolean ask_first;

  g_signal_connect_swapped (fixture->panel, "notify::ask-first", G_CALLBACK (count_cb), &n);
  g_object_set (fixture->panel, "ask-first", FALSE, NULL);
  g_assert_cmpuint (n, ==, 0);
  gtk_check_button_set_active (check, TRUE);
  g_assert_cmpuint (n, ==, 1);
  g_object_get (fixture->panel, "ask-first", &ask_first, NULL);
  g_assert_true (ask_first);
  g_object_set (fixture->panel, "ask-first", FALSE, NULL);
  g_assert_false (gtk_check_button_get_active (check));
}

static void
add (const char *path,
     const char *position,
     void (*test) (PanelFixture *fixture, gconstpointer position))
{
  g_test_add (path, PanelFixture, position, panel_fixture_set_up, test, panel_fixture_tear_down);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ichomp_style_init (gdk_display_get_default ());

  add ("/explanation-asking/next", WON, test_ask_and_next);
  add ("/explanation-asking/answers", WON, test_answers);
  add ("/explanation-asking/quadrant", WON, test_answer_quadrant);
  add ("/explanation-asking/out-of-sight", WON, test_ask_out_of_sight);
  add ("/explanation-asking/play", WON, test_ask_and_play);
  add ("/explanation-asking/property", WON, test_ask_property);

  return g_test_run ();
}
