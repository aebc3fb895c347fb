/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/explanation/ichomp-quadrant-choice.h"

#include "game/words/ichomp-wording.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *widget;
  IchompQuadrantChoice *choice;
  GString *log;
} Fixture;

static void
chosen_cb (IchompQuadrantChoice *choice, guint quadrant, Fixture *fixture)
{
  g_string_append_printf (fixture->log, "%s;", sg_quadrant_to_string (quadrant));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->log = g_string_new (NULL);
  fixture->widget = g_object_new (ICHOMP_TYPE_QUADRANT_CHOICE, NULL);
  fixture->choice = ICHOMP_QUADRANT_CHOICE (fixture->widget);
  g_signal_connect (fixture->choice, "chosen", G_CALLBACK (chosen_cb), fixture);
  fixture->window = study_support_show (fixture->widget, 400, 60);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->widget);
  g_string_free (fixture->log, TRUE);
}

static GtkWidget *
get_button (Fixture *fixture, SgQuadrant quadrant)
{
  return study_support_find_role (fixture->widget, GTK_ACCESSIBLE_ROLE_BUTTON,
                                  ichomp_wording_quadrant (quadrant));
}

static void
assert_shown (Fixture *fixture, guint quadrants, SgQuadrant chosen)
{
  SG_FOREACH_QUADRANT (q)
    {
      GtkWidget *button = get_button (fixture, q);

      g_assert_cmpint (gtk_widget_get_visible (button), ==, (quadrants & 1u << q) != 0);
      g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)), ==, q == chosen);
    }
}

static void
test_show (Fixture *fixture, gconstpointer data)
{
  ichomp_quadrant_choice_show (fixture->choice, ICHOMP_PARTS_QUADRANTS, 0xb, SG_QUADRANT_NE);
  g_assert_true (gtk_widget_get_visible (fixture->widget));
  assert_shown (fixture, 0xb, SG_QUADRANT_NE);
  ichomp_quadrant_choice_show (fixture->choice, ICHOMP_PARTS_QUADRANTS, 0xe, SG_QUADRANT_SE);
  assert_shown (fixture, 0xe, SG_QUADRANT_SE);

  /* One quadrant is not a choice. */
  SG_FOREACH_QUADRANT (q)
    {
      ichomp_quadrant_choice_show (fixture->choice, ICHOMP_PARTS_QUADRANTS, 1u << q, q);
      g_assert_false (gtk_widget_get_visible (fixture->widget));
    }
  ichomp_quadrant_choice_show (fixture->choice, ICHOMP_PARTS_QUADRANTS, 0, SG_N_QUADRANTS);
  g_assert_false (gtk_widget_get_visible (fixture->widget));

  /* Showing a choice does not emit the signal. */
  g_assert_cmpstr (fixture->log->str, ==, "");
}

static void
test_choose (Fixture *fixture, gconstpointer data)
{
  ichomp_quadrant_choice_show (fixture->choice, ICHOMP_PARTS_QUADRANTS, 0xb, SG_QUADRANT_NE);
  gtk_widget_grab_focus (get_button (fixture, SG_QUADRANT_SE));
  g_signal_emit_by_name (get_button (fixture, SG_QUADRANT_SE), "clicked");
  g_assert_cmpstr (fixture->log->str, ==, "SE;");
  assert_shown (fixture, 0xb, SG_QUADRANT_SE);

  /* When shown again, it keeps the focus; choosing the same again changes nothing. */
  ichomp_quadrant_choice_show (fixture->choice, ICHOMP_PARTS_QUADRANTS, 0xb, SG_QUADRANT_SE);
  g_assert_true (gtk_widget_has_focus (get_button (fixture, SG_QUADRANT_SE)));
  g_signal_emit_by_name (get_button (fixture, SG_QUADRANT_SE), "clicked");
  g_assert_cmpstr (fixture->log->str, ==, "SE;");
  assert_shown (fixture, 0xb, SG_QUADRANT_SE);

  g_signal_emit_by_name (get_button (fixture, SG_QUADRANT_NW), "clicked");
  g_assert_cmpstr (fixture->log->str, ==, "SE;NW;");
}

static graphene_rect_t
get_area (Fixture *fixture, SgQuadrant quadrant)
{
  graphene_rect_t area;

  g_assert_true (
      gtk_widget_compute_bounds (get_button (fixture, quadrant), fixture->widget, &area));
  return area;
}

/* Buttons are placed like their quadrants, in every language, also if some are missing. */
static void
test_places (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  ichomp_quadrant_choice_show (fixture->choice, ICHOMP_PARTS_QUADRANTS, 0xe, SG_QUADRANT_NE);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpfloat (get_area (fixture, SG_QUADRANT_SW).origin.x, <,
                     get_area (fixture, SG_QUADRANT_SE).origin.x);
  g_assert_cmpfloat (get_area (fixture, SG_QUADRANT_NE).origin.y, <,
                     get_area (fixture, SG_QUADRANT_SE).origin.y);
  g_assert_cmpfloat (get_area (fixture, SG_QUADRANT_SW).origin.x, <,
                     get_area (fixture, SG_QUADRANT_NE).origin.x);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/quadrant-choice/show", test_show);
  add ("/quadrant-choice/choose", test_choose);
  add ("/quadrant-choice/places", test_places);
}
