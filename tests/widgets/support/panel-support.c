/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Support for tests of the explanation panel. */

#include "panel-support.h"

#include "game/base/ichomp-shape.h"
#include "widgets/kit/ichomp-announce.h"
#include "game/explanation/ichomp-step-wording.h"
#include "game/words/ichomp-typesetting.h"
#include "study-support.h"

static void
said_cb (GtkWidget *window, const char *text, gpointer user_data)
{
  PanelFixture *fixture = user_data;

  g_string_append_printf (fixture->heard, "%s|", text);
}

static void
play_move_cb (IchompExplanationPanel *panel, const SgMove *move, PanelFixture *fixture)
{
  g_autofree char *text = sg_move_to_string (move);

  g_string_append_printf (fixture->moves, "%s;", text);
}

static void
view_changed_cb (PanelFixture *fixture)
{
  fixture->n_view_changes++;
}

void
panel_support_expect (PanelFixture *fixture, SgExplanation *explanation)
{
  g_clear_pointer (&fixture->expected, sg_explanation_unref);
  fixture->expected = explanation;
}

static GtkCheckButton *
get_ask_check (PanelFixture *fixture)
{
  return GTK_CHECK_BUTTON (panel_support_get_part (fixture, "ask_check"));
}

/* The explanation of the position, in the order that the check button asks for. */
void
panel_support_expect_position (PanelFixture *fixture, SgQuadrant preferred)
{
  gboolean asks = gtk_check_button_get_active (get_ask_check (fixture));

  panel_support_expect (fixture,
                        sg_explanation_new (fixture->analysis,
                                            asks ? SG_ORDER_VERDICT_LAST : SG_ORDER_VERDICT_FIRST,
                                            preferred));
}

IchompParts
panel_support_get_parts (PanelFixture *fixture)
{
  return ichomp_parts_from_rule (sg_analysis_get_rule (fixture->analysis));
}

void
panel_support_set_position (PanelFixture *fixture, const char *position)
{
  g_clear_pointer (&fixture->analysis, sg_analysis_unref);
  fixture->analysis = study_support_analyze (position);
  ichomp_explanation_panel_set_analysis (fixture->panel, panel_support_get_parts (fixture),
                                         fixture->analysis);
  panel_support_expect_position (fixture, SG_N_QUADRANTS);
}

static void
set_up (PanelFixture *fixture, gconstpointer position)
{
  fixture->heard = g_string_new (NULL);
  fixture->moves = g_string_new (NULL);
  fixture->widget = ichomp_explanation_panel_new ();
  fixture->panel = ICHOMP_EXPLANATION_PANEL (fixture->widget);
  g_signal_connect (fixture->panel, "play-move", G_CALLBACK (play_move_cb), fixture);
  g_signal_connect_swapped (fixture->panel, "view-changed", G_CALLBACK (view_changed_cb), fixture);
  fixture->window = study_support_show (fixture->widget, 340, 600);
  ichomp_announcer_set (fixture->window, said_cb, fixture);
  if (position != NULL)
    panel_support_set_position (fixture, position);
}

static void
tear_down (PanelFixture *fixture, gconstpointer position)
{
  study_support_close (fixture->window, fixture->widget);
  g_clear_pointer (&fixture->analysis, sg_analysis_unref);
  g_clear_pointer (&fixture->expected, sg_explanation_unref);
  g_string_free (fixture->heard, TRUE);
  g_string_free (fixture->moves, TRUE);
}

void
panel_support_add (const char *path,
                   const char *position,
                   void (*test) (PanelFixture *fixture, gconstpointer position))
{
  g_test_add (path, PanelFixture, position, set_up, test, tear_down);
}

void
panel_support_assert_log (GString *log, const char *expected)
{
  g_assert_cmpstr (log->str, ==, expected);
  g_string_truncate (log, 0);
}

GtkWidget *
panel_support_get_part (PanelFixture *fixture, const char *id)
{
  GtkWidget *part = study_support_find (fixture->widget, id);

  g_assert_nonnull (part);
  return part;
}

static gboolean
is_asking (PanelFixture *fixture)
{
  gboolean asking = gtk_widget_get_visible (panel_support_get_part (fixture, "question_box"));

  g_assert_cmpint (gtk_widget_get_visible (panel_support_get_part (fixture, "sentence_label")), ==,
                   !asking);
  return asking;
}

guint
panel_support_get_n_steps (PanelFixture *fixture)
{
  return sg_explanation_get_n_steps (fixture->expected);
}

guint
panel_support_find_step (PanelFixture *fixture, SgStepKind kind)
{
  for (guint i = 0; i < panel_support_get_n_steps (fixture); i++)
    if (sg_explanation_get_step (fixture->expected, i)->kind == kind)
      return i;

  g_assert_not_reached ();
}

void
panel_support_assert_view (PanelFixture *fixture,
                           const SgExplanation *explanation,
                           guint index,
                           gboolean revealed)
{
  const IchompStepView *view = ichomp_explanation_panel_get_view (fixture->panel);
  IchompStepView expected;

  ichomp_step_view_init (&expected, explanation, index, revealed);
  g_assert_cmpint (view->lit_column, ==, expected.lit_column);
  g_assert_cmphex (view->quadrants, ==, expected.quadrants);
  g_assert_cmpint (view->tile_value, ==, expected.tile_value);
  g_assert_cmpint (view->tiles_above, ==, expected.tiles_above);
  g_assert_cmpint (view->has_move, ==, expected.has_move);
  g_assert_cmpint (view->has_answer, ==, expected.has_answer);
  for (guint i = 0; i < ICHOMP_N_STEP_ROWS; i++)
    {
      g_assert_cmpint (view->rows[i].shown, ==, expected.rows[i].shown);
      g_assert_cmpint (view->rows[i].lit, ==, expected.rows[i].lit);
      g_assert_cmphex (view->rows[i].known, ==, expected.rows[i].known);
      g_assert_cmpuint (view->rows[i].value, ==, expected.rows[i].value);
    }
}

static void
assert_place (PanelFixture *fixture, guint index)
{
  g_autofree char *title =
      ichomp_wording_step_title (panel_support_get_parts (fixture), fixture->expected, index);
  g_autofree char *progress =
      g_strdup_printf ("%u/%u", index + 1, panel_support_get_n_steps (fixture));

  study_support_assert_label (fixture->widget, "title_label", title);
  study_support_assert_label (fixture->widget, "progress_label", progress);
  g_assert_cmpint (gtk_widget_get_sensitive (panel_support_get_part (fixture, "back_button")), ==,
                   index > 0);
}

/* Asserts that the panel shows the step with its sentence. */
void
panel_support_assert_step (PanelFixture *fixture, guint index)
{
  g_autofree char *sentence =
      ichomp_wording_step (panel_support_get_parts (fixture), fixture->expected, index);
  g_autofree char *spoken =
      ichomp_wording_step_spoken (panel_support_get_parts (fixture), fixture->expected, index);
  g_autofree char *typeset = NULL;
  GtkWidget *label = panel_support_get_part (fixture, "sentence_label");

  assert_place (fixture, index);
  g_assert_false (is_asking (fixture));
  typeset = ichomp_typeset (sentence);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, typeset);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       spoken);
  panel_support_assert_view (fixture, fixture->expected, index, TRUE);
  g_assert_cmpint (gtk_widget_get_sensitive (panel_support_get_part (fixture, "next_button")), ==,
                   index + 1 < panel_support_get_n_steps (fixture));
}

/* Asserts that the panel asks for the step and reveals nothing of it. */
void
panel_support_assert_question (PanelFixture *fixture, guint index)
{
  g_autofree char *question =
      ichomp_wording_question (panel_support_get_parts (fixture), fixture->expected, index);

  assert_place (fixture, index);
  g_assert_true (is_asking (fixture));
  g_assert_nonnull (question);
  study_support_assert_label (fixture->widget, "question_label", question);
  panel_support_assert_view (fixture, fixture->expected, index, FALSE);
  g_assert_true (gtk_widget_get_sensitive (panel_support_get_part (fixture, "next_button")));
}

void
panel_support_go (PanelFixture *fixture, const char *action)
{
  g_autofree char *name = g_strdup_printf ("explanation.%s", action);

  study_support_activate (fixture->widget, name);
}

void
panel_support_set_asks_first (PanelFixture *fixture, gboolean asks_first)
{
  SgQuadrant chosen = SG_N_QUADRANTS;
  gboolean is_position = FALSE;

  for (guint i = 0; i < (fixture->expected != NULL ? panel_support_get_n_steps (fixture) : 0); i++)
    {
      const SgStep *step = sg_explanation_get_step (fixture->expected, i);

      is_position = is_position || step->kind == SG_STEP_VERDICT || step->kind == SG_STEP_VALUES;
      if (step->kind == SG_STEP_CHOICE)
        chosen = step->quadrant;
    }

  gtk_check_button_set_active (get_ask_check (fixture), asks_first);
  if (is_position)
    panel_support_expect_position (fixture, chosen);
}

/* Goes to the first step of a kind, without questions on the way. */
void
panel_support_go_to (PanelFixture *fixture, SgStepKind kind)
{
  guint index;

  panel_support_set_asks_first (fixture, FALSE);
  index = panel_support_find_step (fixture, kind);
  panel_support_go (fixture, "first");
  for (guint i = 0; i < index; i++)
    panel_support_go (fixture, "next");
  panel_support_assert_step (fixture, index);
  g_string_truncate (fixture->heard, 0);
}

/* Goes to the question of the first step of a kind. */
void
panel_support_go_and_ask (PanelFixture *fixture, SgStepKind kind)
{
  panel_support_go_to (fixture, kind);
  panel_support_set_asks_first (fixture, TRUE);
  panel_support_assert_question (fixture, panel_support_find_step (fixture, kind));
  g_string_truncate (fixture->heard, 0);
}

void
panel_support_give_hint (PanelFixture *fixture)
{
  ichomp_hint_box_give (ichomp_explanation_panel_get_hint_box (fixture->panel));
}

gboolean
panel_support_offer (PanelFixture *fixture, const char *move)
{
  SgMove parsed = study_support_parse (move);

  return ichomp_explanation_panel_offer_answer (fixture->panel, &parsed);
}

void
panel_support_point_at (PanelFixture *fixture, const char *move)
{
  SgMove parsed = study_support_parse (move);

  ichomp_explanation_panel_point_at (fixture->panel, &parsed);
}
