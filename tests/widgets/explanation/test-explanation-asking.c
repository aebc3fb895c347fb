/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The questions of an explanation. */

#include "game/explanation/ichomp-step-wording.h"
#include "widgets/style/ichomp-style.h"
#include "panel-support.h"
#include "study-support.h"
#include "test-main.h"

/* "Next" answers a question first, and then goes on. */
static void
test_ask_and_next (PanelFixture *fixture, gconstpointer position)
{
  guint n_asked = 0;

  panel_support_set_asks_first (fixture, TRUE);
  for (guint i = 0; i < panel_support_get_n_steps (fixture); i++)
    {
      g_autofree char *question =
          ichomp_wording_question (panel_support_get_parts (fixture), fixture->expected, i);

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

  /* A question that has been answered does not come again. */
  panel_support_go_and_ask (fixture, SG_STEP_NIM_SUM);
  panel_support_go (fixture, "next");
  panel_support_go (fixture, "next");
  panel_support_go (fixture, "back");
  panel_support_assert_step (fixture, panel_support_find_step (fixture, SG_STEP_NIM_SUM));

  panel_support_set_asks_first (fixture, FALSE);
  panel_support_assert_step (fixture, panel_support_find_step (fixture, SG_STEP_NIM_SUM));
}

static void
click_choice (PanelFixture *fixture, const char *label)
{
  g_signal_emit_by_name (study_support_find_role (panel_support_get_part (fixture, "choices"),
                                                  GTK_ACCESSIBLE_ROLE_BUTTON, label),
                         "clicked");
}

static void
test_answers (PanelFixture *fixture, gconstpointer position)
{
  g_autofree char *reason = NULL;
  g_autofree char *said = NULL;
  guint column;
  guint tiles;

  /* Three values have a 1 in the column of 4. */
  panel_support_go_and_ask (fixture, SG_STEP_COLUMN);
  column = panel_support_find_step (fixture, SG_STEP_COLUMN);
  reason =
      ichomp_wording_wrong_answer (panel_support_get_parts (fixture), fixture->expected, column, 0);
  said = g_strconcat (reason, "|", NULL);
  click_choice (fixture, "0");
  panel_support_assert_question (fixture, column);
  panel_support_assert_log (fixture->heard, said);
  click_choice (fixture, "1");
  panel_support_assert_step (fixture, column);

  panel_support_go_and_ask (fixture, SG_STEP_TILES);
  tiles = panel_support_find_step (fixture, SG_STEP_TILES);
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

/* If several quadrants are right, the explanation goes on with the one that was found. */
static void
test_answer_quadrant (PanelFixture *fixture, gconstpointer position)
{
  guint candidates;

  panel_support_go_and_ask (fixture, SG_STEP_CANDIDATES);
  candidates = panel_support_find_step (fixture, SG_STEP_CANDIDATES);
  click_choice (fixture, "Bottom left");
  panel_support_assert_question (fixture, candidates);
  click_choice (fixture, "Bottom right");
  panel_support_expect_position (fixture, SG_QUADRANT_SE);
  panel_support_assert_step (fixture, candidates);
  panel_support_go (fixture, "next");
  panel_support_assert_step (fixture, candidates + 1);
  study_support_assert_says (fixture->widget, "Bottom right: let us move here.");
}

/* A tile does not answer a question that is not visible. */
static void
test_ask_out_of_sight (PanelFixture *fixture, gconstpointer position)
{
  panel_support_go_and_ask (fixture, SG_STEP_TILES);
  gtk_widget_set_visible (fixture->widget, FALSE);
  g_assert_false (panel_support_offer (fixture, "NW1,1"));
  gtk_widget_set_visible (fixture->widget, TRUE);
  g_assert_true (panel_support_offer (fixture, "NW1,1"));
}

/* Playing waits for the answer to a question. */
static void
test_ask_and_play (PanelFixture *fixture, gconstpointer position)
{
  GtkWidget *controls = panel_support_get_part (fixture, "controls");
  guint column;

  panel_support_go_and_ask (fixture, SG_STEP_COLUMN);
  column = panel_support_find_step (fixture, SG_STEP_COLUMN);
  study_support_click (fixture->widget, "play_button");
  study_support_fire_source (controls);
  panel_support_assert_question (fixture, column);
  click_choice (fixture, "1");
  panel_support_assert_step (fixture, column);
  study_support_fire_source (controls);
  panel_support_assert_question (fixture, column + 1);
}

/* The panel is as wide with questions as without, so that the board keeps its size. */
static void
test_ask_width (PanelFixture *fixture, gconstpointer position)
{
  int width = 0;

  for (guint i = 0; i < panel_support_get_n_steps (fixture); i++)
    for (guint asks = 0; asks < 2; asks++)
      {
        int minimum;

        panel_support_set_asks_first (fixture, asks);
        gtk_widget_measure (fixture->widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                            NULL);
        if (width != 0)
          g_assert_cmpint (minimum, ==, width);
        width = minimum;
        if (asks)
          {
            panel_support_set_asks_first (fixture, FALSE);
            panel_support_go (fixture, "next");
          }
      }
}

static void
scroll_panel (PanelFixture *fixture)
{
  g_autoptr (GtkWidget) panel = g_object_ref (fixture->widget);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_window_set_child (GTK_WINDOW (fixture->window), scroller);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), panel);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 340, 420);
}

static gboolean
is_in_view (PanelFixture *fixture, const char *id)
{
  GtkWidget *part = panel_support_get_part (fixture, id);
  graphene_rect_t area;

  return gtk_widget_get_mapped (part) && gtk_widget_compute_bounds (part, fixture->window, &area)
         && area.origin.y >= 0
         && area.origin.y + area.size.height <= gtk_widget_get_height (fixture->window);
}

/* A low panel scrolls to what is said: the question, the reason, the sentence. */
static void
test_in_sight (PanelFixture *fixture, gconstpointer position)
{
  scroll_panel (fixture);
  panel_support_go_and_ask (fixture, SG_STEP_CANDIDATES);
  click_choice (fixture, "Bottom left");
  test_wait_until (is_in_view (fixture, "reason_label"));

  panel_support_set_asks_first (fixture, FALSE);
  for (guint i = 1; i < panel_support_get_n_steps (fixture); i++)
    {
      panel_support_go (fixture, "first");
      test_wait_until (is_in_view (fixture, "sentence_label"));
      for (guint k = 0; k < i; k++)
        panel_support_go (fixture, "next");
      test_wait_until (is_in_view (fixture, "sentence_label"));
    }
}

static void
test_ask_check (PanelFixture *fixture, gconstpointer position)
{
  g_assert_false (ichomp_explanation_panel_get_asks_first (fixture->panel));
  panel_support_set_asks_first (fixture, TRUE);
  g_assert_true (ichomp_explanation_panel_get_asks_first (fixture->panel));
  panel_support_set_asks_first (fixture, FALSE);
  g_assert_false (ichomp_explanation_panel_get_asks_first (fixture->panel));
}

void
add_tests (void)
{
  panel_support_add ("/explanation-asking/next", WON, test_ask_and_next);
  panel_support_add ("/explanation-asking/answers", WON, test_answers);
  panel_support_add ("/explanation-asking/quadrant", WON, test_answer_quadrant);
  panel_support_add ("/explanation-asking/out-of-sight", WON, test_ask_out_of_sight);
  panel_support_add ("/explanation-asking/play", WON, test_ask_and_play);
  panel_support_add ("/explanation-asking/width", WON, test_ask_width);
  panel_support_add ("/explanation-asking/in-sight", WON, test_in_sight);
  panel_support_add ("/explanation-asking/property", WON, test_ask_check);
}
