/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The explanation panel shows a step in words, in the table of bits and on the board. */

#include "widgets/board/ichomp-tile.h"
#include "game/explanation/ichomp-hint-wording.h"
#include "game/explanation/ichomp-step-wording.h"
#include "widgets/style/ichomp-style.h"
#include "panel-support.h"
#include "study-support.h"
#include "test-main.h"

/* Following the game */

static void
assert_nothing (PanelFixture *fixture)
{
  g_assert_false (gtk_widget_get_sensitive (fixture->widget));
  study_support_assert_label (fixture->widget, "title_label", "Explanation");
  study_support_assert_label (fixture->widget, "progress_label", " ");
  study_support_assert_label (fixture->widget, "sentence_label",
                              "The steps appear here as soon as the values are known.");
  study_support_assert_silent (fixture->widget,
                               (const char *const[]){ "Step 1", "Top", "Bottom", "u\n", NULL });
  g_assert_cmphex (ichomp_explanation_panel_get_view (fixture->panel)->quadrants, ==, 0);
  g_assert_false (panel_support_offer (fixture, "NW1,1"));
  panel_support_point_at (fixture, "NW1,1");
  ichomp_explanation_panel_explain (fixture->panel, SG_QUADRANT_NW);
  ichomp_explanation_panel_explain (fixture->panel, SG_N_QUADRANTS);
  panel_support_give_hint (fixture);
  panel_support_go (fixture, "next");
  panel_support_go (fixture, "last");
  panel_support_assert_log (fixture->heard, "");
}

static void
test_nothing (PanelFixture *fixture, gconstpointer position)
{
  assert_nothing (fixture);
}

/* While the values of a position are not known, nothing of the previous one is shown. */
static void
test_numbers_go (PanelFixture *fixture, gconstpointer position)
{
  static const SgStepKind kinds[] = { SG_STEP_NIM_SUM, SG_STEP_CANDIDATES, SG_STEP_TILES };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds) * 2; i++)
    {
      if (i % 2 == 0)
        panel_support_go_to (fixture, kinds[i / 2]);
      else
        panel_support_go_and_ask (fixture, kinds[i / 2]);
      panel_support_give_hint (fixture);
      g_string_truncate (fixture->heard, 0);

      ichomp_explanation_panel_set_analysis (fixture->panel, ICHOMP_PARTS_QUADRANTS, NULL);
      assert_nothing (fixture);
      panel_support_set_asks_first (fixture, FALSE);
      panel_support_set_position (fixture, position);
      panel_support_assert_step (fixture, 0);
    }
}

static void
test_follow (PanelFixture *fixture, gconstpointer position)
{
  panel_support_assert_step (fixture, 0);
  panel_support_go (fixture, "last");
  panel_support_give_hint (fixture);
  g_assert_true (gtk_widget_get_visible (panel_support_get_part (fixture, "hint_box")));
  study_support_click (fixture->widget, "back_button");
  study_support_click (fixture->widget, "play_button");
  g_string_truncate (fixture->heard, 0);
  fixture->n_view_changes = 0;

  panel_support_set_position (fixture, LOST);
  panel_support_assert_step (fixture, 0);
  g_assert_cmpuint (fixture->n_view_changes, ==, 1);
  g_assert_false (gtk_widget_get_visible (panel_support_get_part (fixture, "hint_box")));
  g_assert_false (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (panel_support_get_part (fixture, "play_button"))));

  /* The panel does not announce an explanation that was not asked for. */
  panel_support_assert_log (fixture->heard, "");

  /* Setting the same numbers again changes nothing. */
  panel_support_go (fixture, "next");
  ichomp_explanation_panel_set_analysis (fixture->panel, panel_support_get_parts (fixture),
                                         fixture->analysis);
  panel_support_assert_step (fixture, 1);

  panel_support_set_position (fixture, "-/-/-/- @4x4");
  panel_support_assert_step (fixture, 0);
  g_assert_false (gtk_widget_get_sensitive (panel_support_get_part (fixture, "move_button")));
}

/* Steps */

static void
test_steps (PanelFixture *fixture, gconstpointer position)
{
  guint n = panel_support_get_n_steps (fixture);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *spoken =
          ichomp_wording_step_spoken (panel_support_get_parts (fixture), fixture->expected, i);
      g_autofree char *said = g_strconcat (spoken, "|", NULL);

      panel_support_assert_step (fixture, i);
      if (i > 0)
        panel_support_assert_log (fixture->heard, said);
      panel_support_go (fixture, "next");
    }

  /* "Next" does nothing at the last step. */
  panel_support_assert_step (fixture, n - 1);
  panel_support_assert_log (fixture->heard, "");

  for (guint i = n; i-- > 0;)
    {
      panel_support_assert_step (fixture, i);
      panel_support_go (fixture, "back");
    }
  panel_support_assert_step (fixture, 0);

  panel_support_go (fixture, "last");
  panel_support_assert_step (fixture, n - 1);
  panel_support_go (fixture, "first");
  panel_support_assert_step (fixture, 0);
}

static void
test_keys (PanelFixture *fixture, gconstpointer position)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    int index; /* negative: from the end */
  } keys[] = {
    { GDK_KEY_End, 0, -1 },
    { GDK_KEY_Page_Up, 0, -2 },
    { GDK_KEY_Home, 0, 0 },
    { GDK_KEY_Page_Down, 0, 1 },
    { GDK_KEY_Page_Down, GDK_CONTROL_MASK, -1 },
    { GDK_KEY_Page_Up, GDK_CONTROL_MASK, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      int n = (int)panel_support_get_n_steps (fixture);
      int index = keys[i].index;

      g_assert_true (study_support_send_key (fixture->widget, keys[i].key, keys[i].modifiers));
      panel_support_assert_step (fixture, (guint)(index < 0 ? n + index : index));
    }
  g_assert_false (study_support_send_key (fixture->widget, GDK_KEY_Page_Down, GDK_SHIFT_MASK));
  g_assert_false (study_support_send_key (fixture->widget, GDK_KEY_Down, 0));
}

/* Playing goes from the first step to the last and stops. */
static void
test_play (PanelFixture *fixture, gconstpointer position)
{
  GtkWidget *controls = panel_support_get_part (fixture, "controls");

  study_support_click (fixture->widget, "play_button");
  for (guint i = 1; i < panel_support_get_n_steps (fixture); i++)
    {
      study_support_fire_source (controls);
      panel_support_assert_step (fixture, i);
    }
  g_assert_false (study_support_has_source (controls));
}

static void
test_play_move (PanelFixture *fixture, gconstpointer position)
{
  guint tiles = panel_support_find_step (fixture, SG_STEP_TILES);
  const SgStep *step = sg_explanation_get_step (fixture->expected, tiles);
  g_autofree char *move = sg_move_to_string (&step->move);
  g_autofree char *played = g_strconcat (move, ";", NULL);

  for (guint i = 0; i < panel_support_get_n_steps (fixture); i++)
    {
      gboolean known = i >= tiles;

      g_assert_cmpint (gtk_widget_get_sensitive (panel_support_get_part (fixture, "move_button")),
                       ==, known);
      if (known)
        {
          study_support_click (fixture->widget, "move_button");
          panel_support_assert_log (fixture->moves, played);
        }
      panel_support_go (fixture, "next");
    }

  /* The move cannot be played while its tile is asked for. */
  panel_support_go_and_ask (fixture, SG_STEP_TILES);
  g_assert_false (gtk_widget_get_sensitive (panel_support_get_part (fixture, "move_button")));
}

static const char *
get_move_tooltip (PanelFixture *fixture)
{
  return gtk_widget_get_tooltip_text (panel_support_get_part (fixture, "move_button"));
}

/* Nobody waits for a winning move where there is none. A question does not tell. */
static void
test_no_move (PanelFixture *fixture, gconstpointer position)
{
  g_assert_cmpstr (get_move_tooltip (fixture), ==, "No move wins from a P-position.");
  panel_support_set_asks_first (fixture, TRUE);
  g_assert_cmpstr (get_move_tooltip (fixture), ==, "The steps have not reached a winning move yet");
  panel_support_set_asks_first (fixture, FALSE);

  for (guint i = 0; i < panel_support_get_n_steps (fixture); i++)
    {
      g_assert_false (gtk_widget_get_sensitive (panel_support_get_part (fixture, "move_button")));
      panel_support_go (fixture, "next");
    }
}

/* The choice of the quadrant */

static GtkWidget *
get_quadrant_button (PanelFixture *fixture, SgQuadrant quadrant)
{
  return study_support_find_role (panel_support_get_part (fixture, "quadrants"),
                                  GTK_ACCESSIBLE_ROLE_BUTTON, ichomp_wording_quadrant (quadrant));
}

static void
choose (PanelFixture *fixture, SgQuadrant quadrant)
{
  GtkWidget *button = get_quadrant_button (fixture, quadrant);

  g_assert_true (gtk_widget_get_mapped (button));
  g_signal_emit_by_name (button, "clicked");
  panel_support_expect_position (fixture, quadrant);
}

static void
assert_choice (PanelFixture *fixture, gboolean shown)
{
  g_assert_cmpint (gtk_widget_get_visible (panel_support_get_part (fixture, "quadrants")), ==,
                   shown);
}

static void
test_choose_quadrant (PanelFixture *fixture, gconstpointer position)
{
  static const SgQuadrant others[] = { SG_QUADRANT_SE, SG_QUADRANT_NE, SG_QUADRANT_NW };
  guint candidates = panel_support_find_step (fixture, SG_STEP_CANDIDATES);

  for (guint i = 0; i < panel_support_get_n_steps (fixture); i++)
    {
      assert_choice (fixture, i == candidates || i == candidates + 1);
      panel_support_go (fixture, "next");
    }

  for (gsize i = 0; i < G_N_ELEMENTS (others) * 2; i++)
    {
      SgQuadrant quadrant = others[i / 2];
      guint index = candidates + i % 2;

      panel_support_go_to (fixture, i % 2 == 0 ? SG_STEP_CANDIDATES : SG_STEP_CHOICE);
      g_assert_false (gtk_widget_get_visible (get_quadrant_button (fixture, SG_QUADRANT_SW)));
      choose (fixture, quadrant);
      panel_support_assert_step (fixture, index);
      assert_choice (fixture, TRUE);
      g_assert_true (gtk_toggle_button_get_active (
          GTK_TOGGLE_BUTTON (get_quadrant_button (fixture, quadrant))));
      g_assert_cmpint (sg_explanation_get_step (fixture->expected, candidates + 1)->quadrant, ==,
                       quadrant);

      /* The next steps are about this quadrant. */
      for (; index < panel_support_get_n_steps (fixture); index++)
        {
          panel_support_assert_step (fixture, index);
          panel_support_go (fixture, "next");
        }
    }
}

/* A single candidate leaves no choice. */
static void
test_no_choice (PanelFixture *fixture, gconstpointer position)
{
  panel_support_set_position (fixture, "4/2/1/-");
  panel_support_go_to (fixture, SG_STEP_CANDIDATES);
  assert_choice (fixture, FALSE);
  panel_support_go_to (fixture, SG_STEP_CHOICE);
  assert_choice (fixture, FALSE);
}

/* Choosing another quadrant hides nothing that was revealed. */
static void
test_choose_when_asked (PanelFixture *fixture, gconstpointer position)
{
  guint candidates;

  panel_support_go_and_ask (fixture, SG_STEP_CANDIDATES);
  candidates = panel_support_find_step (fixture, SG_STEP_CANDIDATES);
  assert_choice (fixture, FALSE);
  study_support_click (fixture->widget, "show_button");
  panel_support_assert_step (fixture, candidates);
  choose (fixture, SG_QUADRANT_NE);
  panel_support_assert_step (fixture, candidates);
  panel_support_go (fixture, "next");
  panel_support_assert_step (fixture, candidates + 1);
  choose (fixture, SG_QUADRANT_SE);
  panel_support_assert_step (fixture, candidates + 1);
}

/* The value of a quadrant */

static void
test_quadrant (PanelFixture *fixture, gconstpointer position)
{
  panel_support_go_to (fixture, SG_STEP_TARGET);
  g_assert_false (gtk_widget_get_visible (panel_support_get_part (fixture, "position_button")));

  SG_FOREACH_QUADRANT (q)
    {
      ichomp_explanation_panel_explain (fixture->panel, q);
      panel_support_expect (fixture, sg_explanation_new_for_quadrant (fixture->analysis, q));
      for (guint i = 0; i < panel_support_get_n_steps (fixture); i++)
        {
          panel_support_assert_step (fixture, i);
          assert_choice (fixture, FALSE);
          g_assert_false (gtk_widget_get_visible (panel_support_get_part (fixture, "move_button")));
          panel_support_go (fixture, "next");
        }
    }

  study_support_click (fixture->widget, "position_button");
  panel_support_expect_position (fixture, SG_N_QUADRANTS);
  panel_support_assert_step (fixture, 0);
  g_assert_true (gtk_widget_get_visible (panel_support_get_part (fixture, "move_button")));

  /* The next explanation is about the whole position. */
  ichomp_explanation_panel_explain (fixture->panel, SG_QUADRANT_SE);
  panel_support_set_position (fixture, LOST);
  panel_support_assert_step (fixture, 0);
}

static void
test_empty_quadrant (PanelFixture *fixture, gconstpointer position)
{
  panel_support_set_position (fixture, "4/2/1/-");
  ichomp_explanation_panel_explain (fixture->panel, SG_QUADRANT_SE);
  panel_support_expect (fixture,
                        sg_explanation_new_for_quadrant (fixture->analysis, SG_QUADRANT_SE));
  g_assert_cmpuint (panel_support_get_n_steps (fixture), ==, 1);
  panel_support_assert_step (fixture, 0);
  study_support_assert_says (fixture->widget, "Bottom right: no tile is left here");
}

/* The way down */

/* Buttons, and at the end the label of what is on show. */
static GtkWidget *
get_crumb (PanelFixture *fixture, guint depth)
{
  GtkWidget *trail = panel_support_get_part (fixture, "trail");
  g_autoptr (GPtrArray) buttons = study_support_list (trail, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_autoptr (GPtrArray) labels = study_support_list (trail, GTK_ACCESSIBLE_ROLE_LABEL);

  g_assert_cmpuint (depth, <=, buttons->len);
  return depth < buttons->len ? buttons->pdata[depth] : labels->pdata[labels->len - 1];
}

static guint
count_crumbs (PanelFixture *fixture)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (panel_support_get_part (fixture, "trail"));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    n++;
  return (n + 1) / 2;
}

static SgAnalysis *
dup_shown (PanelFixture *fixture, const SgMove *tiles, guint depth)
{
  SgAnalysis *analysis = sg_analysis_ref (fixture->analysis);

  for (guint i = 0; i < depth; i++)
    {
      g_autoptr (SgAnalysis) before = analysis;

      analysis = sg_analysis_play (before, &tiles[i]);
    }
  return analysis;
}

/* The sentence is about what is left, the trail says the way back, and the board shows the first
 * tile of the way. */
static void
assert_quadrant_trail (PanelFixture *fixture, const SgMove *tiles, guint depth)
{
  g_autoptr (SgAnalysis) left = dup_shown (fixture, tiles, depth);
  SgQuadrant q = tiles[0].quadrant;
  g_autoptr (SgExplanation) explanation = sg_explanation_new_for_quadrant (left, q);
  g_autofree char *sentence =
      ichomp_wording_step (panel_support_get_parts (fixture), explanation, 0);
  g_autofree char *value = g_strdup_printf ("%u", sg_analysis_get_value (left, q));
  const IchompStepView *view = ichomp_explanation_panel_get_view (fixture->panel);

  study_support_assert_says (panel_support_get_part (fixture, "sentence_label"), sentence);
  g_assert_cmpuint (count_crumbs (fixture), ==, depth + 1);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_crumb (fixture, depth))), ==, value);
  g_assert_cmpint (view->has_move, ==, depth > 0);
  if (depth > 0)
    g_assert_true (sg_move_equal (&view->move, &tiles[0]));
}

/* By keyboard from a tile to the empty quadrant, and back by the trail. In Chomp the poisoned tile
 * has no number: it leads nowhere and is left at the end. */
static void
test_quadrant_trail (PanelFixture *fixture, gconstpointer position)
{
  gboolean is_chomp = sg_analysis_get_rule (fixture->analysis) == SG_RULE_CHOMP;
  SgQuadrant q = SG_QUADRANT_NW;
  SgMove tiles[16];
  guint depth = 0;

  g_assert_false (gtk_widget_get_visible (panel_support_get_part (fixture, "quadrant_trail")));
  tiles[0] = (SgMove){ q, 0, 2 };
  g_assert_true (ichomp_explanation_panel_explain_tile (fixture->panel, &tiles[0], TRUE));
  assert_quadrant_trail (fixture, tiles, ++depth);

  for (;;)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

      if (!ICHOMP_IS_TILE (focus))
        break;

      tiles[depth] = *ichomp_tile_get_move (ICHOMP_TILE (focus));
      if (is_chomp && tiles[depth].row == 0 && tiles[depth].column == 0)
        {
          GtkWidget *board = gtk_widget_get_parent (focus);

          g_assert_true (gtk_widget_activate (focus));
          assert_quadrant_trail (fixture, tiles, depth);
          study_support_press_key (board, GDK_KEY_Left, 0);
          if (gtk_root_get_focus (GTK_ROOT (fixture->window)) == focus)
            study_support_press_key (board, GDK_KEY_Up, 0);
          if (gtk_root_get_focus (GTK_ROOT (fixture->window)) == focus)
            break;
          continue;
        }
      g_string_truncate (fixture->heard, 0);
      g_assert_true (gtk_widget_activate (focus));
      assert_quadrant_trail (fixture, tiles, ++depth);
      g_assert_cmpstr (fixture->heard->str, !=, "");
    }

  /* The end: nothing is left, and the focus is on the way back. */
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_crumb (fixture, depth))), ==, "0");
  if (!is_chomp)
    {
      study_support_assert_says (fixture->widget, "no tile is left here");
      g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window))
                     == get_crumb (fixture, depth - 1));
    }

  while (depth > 0)
    {
      study_support_press_key (panel_support_get_part (fixture, "quadrant_trail"),
                               GDK_KEY_BackSpace, 0);
      assert_quadrant_trail (fixture, tiles, --depth);
    }

  /* A crumb leads back to the quadrant at once. */
  g_assert_true (ichomp_explanation_panel_explain_tile (fixture->panel, &tiles[0], TRUE));
  g_signal_emit_by_name (get_crumb (fixture, 0), "clicked");
  assert_quadrant_trail (fixture, tiles, 0);
  study_support_click (fixture->widget, "position_button");
  g_assert_false (gtk_widget_get_visible (panel_support_get_part (fixture, "quadrant_trail")));
  g_assert_false (
      ichomp_explanation_panel_explain_tile (fixture->panel, &(SgMove){ q, 9, 9 }, TRUE));
}

static void
test_quadrant_trail_in_chomp (PanelFixture *fixture, gconstpointer position)
{
  sg_analysis_unref (fixture->analysis);
  fixture->analysis = study_support_analyze_with_rule (position, SG_RULE_CHOMP);
  ichomp_explanation_panel_set_analysis (fixture->panel, panel_support_get_parts (fixture),
                                         fixture->analysis);
  test_quadrant_trail (fixture, position);
}

/* In a P-position */

/* The step about every move stays, and the reply is shown below it. */
static void
assert_reply (PanelFixture *fixture, const char *move, SgStepKind kind)
{
  SgMove parsed = study_support_parse (move);
  g_autoptr (SgExplanation) reply = sg_explanation_new_for_reply (fixture->analysis, &parsed);
  g_autofree char *sentence = ichomp_wording_step (panel_support_get_parts (fixture), reply, 0);
  g_autofree char *spoken =
      ichomp_wording_step_spoken (panel_support_get_parts (fixture), reply, 0);
  g_autofree char *said = g_strconcat (spoken, "|", NULL);
  gboolean below = kind == SG_STEP_EVERY_MOVE;

  g_assert_cmpint (gtk_widget_get_visible (panel_support_get_part (fixture, "reply_label")), ==,
                   below);
  study_support_assert_label (fixture->widget, below ? "reply_label" : "sentence_label", sentence);
  if (below)
    study_support_assert_says (panel_support_get_part (fixture, "sentence_label"),
                               "Each changes exactly one value");
  panel_support_assert_log (fixture->heard, said);
  panel_support_assert_view (fixture, reply, 0, TRUE);
}

static void
test_reply (PanelFixture *fixture, gconstpointer position)
{
  static const SgStepKind kinds[] = { SG_STEP_EVERY_MOVE, SG_STEP_REPLY };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (kinds); i++)
    {
      guint index;

      panel_support_go_to (fixture, kinds[i % 2]);
      panel_support_set_asks_first (fixture, i >= 2);
      index = panel_support_find_step (fixture, kinds[i % 2]);
      g_string_truncate (fixture->heard, 0);

      panel_support_point_at (fixture, "NW1,1");
      assert_reply (fixture, "NW1,1", kinds[i % 2]);
      panel_support_point_at (fixture, "SE1,1");
      assert_reply (fixture, "SE1,1", kinds[i % 2]);
      ichomp_explanation_panel_point_at (fixture->panel, NULL);
      panel_support_assert_step (fixture, index);

      /* The reply does not change the place; a step that comes shows the reply at once. */
      panel_support_point_at (fixture, "NE1,2");
      panel_support_go (fixture, "next");
      ichomp_explanation_panel_point_at (fixture->panel, NULL);
      panel_support_assert_step (fixture, index + 1);
      panel_support_point_at (fixture, "NE1,2");
      g_string_truncate (fixture->heard, 0);
      panel_support_go (fixture, "back");
      assert_reply (fixture, "NE1,2", kinds[i % 2]);
      ichomp_explanation_panel_point_at (fixture->panel, NULL);
    }
}

/* Only steps that say that no move wins have a reply. */
static void
test_no_reply (PanelFixture *fixture, gconstpointer position)
{
  for (guint i = 0; i < panel_support_get_n_steps (fixture); i++)
    {
      SgStepKind kind = sg_explanation_get_step (fixture->expected, i)->kind;

      g_string_truncate (fixture->heard, 0);
      if (kind != SG_STEP_EVERY_MOVE && kind != SG_STEP_REPLY)
        {
          panel_support_point_at (fixture, "NW1,1");
          panel_support_assert_step (fixture, i);
          ichomp_explanation_panel_point_at (fixture->panel, NULL);
          panel_support_assert_step (fixture, i);
          panel_support_assert_log (fixture->heard, "");
        }
      panel_support_go (fixture, "next");
    }
}

/* Hints */

static void
test_hints (PanelFixture *fixture, gconstpointer position)
{
  GtkWidget *box = panel_support_get_part (fixture, "hint_box");
  GtkWidget *label = panel_support_get_part (fixture, "hint_label");

  for (guint round = 0; round < 2; round++)
    {
      g_assert_false (gtk_widget_get_visible (box));

      /* The last hint stays. */
      for (guint i = 1; i <= ICHOMP_N_HINT_GRADES + 2; i++)
        {
          g_autofree char *hint = ichomp_wording_hint (
              panel_support_get_parts (fixture), fixture->analysis, MIN (i, ICHOMP_N_HINT_GRADES));
          g_autofree char *said = g_strconcat (hint, "|", NULL);

          g_string_truncate (fixture->heard, 0);
          study_support_click (fixture->widget, "hint_button");
          g_assert_true (gtk_widget_get_visible (box));
          study_support_assert_says (label, hint);
          panel_support_assert_log (fixture->heard, said);
          if (sg_analysis_get_outcome (fixture->analysis) == SG_OUTCOME_P)
            study_support_assert_silent (fixture->widget,
                                         (const char *const[]){ "You can win", "this tile wins",
                                                                ": this quadrant has", NULL });
        }

      /* Another position begins with the first hint. */
      panel_support_set_position (fixture, position);
    }
}

static void
assert_lit (PanelFixture *fixture, guint quadrants, const SgMove *tile)
{
  const IchompStepView *view = ichomp_explanation_panel_get_view (fixture->panel);

  g_assert_cmpuint (view->quadrants, ==, quadrants);
  g_assert_cmpint (view->has_move, ==, tile != NULL);
  g_assert_true (tile == NULL || sg_move_equal (&view->move, tile));
}

static void
assert_hint (PanelFixture *fixture, gboolean there)
{
  g_assert_cmpint (gtk_widget_get_visible (panel_support_get_part (fixture, "hint_box")), ==,
                   there);
}

/* The board lights the last text, a step or a hint; nothing if no move wins. Closing a hint
 * switches its light off. */
static void
test_hint_marks (PanelFixture *fixture, gconstpointer position)
{
  gboolean won = sg_analysis_get_outcome (fixture->analysis) == SG_OUTCOME_N;
  const SgMove *move = won ? sg_analysis_get_winning_move (fixture->analysis, 0) : NULL;
  guint quadrant = won ? 1u << move->quadrant : 0;
  IchompStepView step = ICHOMP_STEP_VIEW_NONE;

  for (guint i = 1; step.quadrants == 0; i++)
    {
      ichomp_step_view_init (&step, fixture->expected, i, TRUE);
      panel_support_go (fixture, "next");
    }
  assert_lit (fixture, step.quadrants, NULL);

  panel_support_give_hint (fixture);
  assert_lit (fixture, 0, NULL);
  panel_support_give_hint (fixture);
  assert_lit (fixture, quadrant, NULL);
  panel_support_give_hint (fixture);
  assert_lit (fixture, quadrant, NULL);
  panel_support_give_hint (fixture);
  assert_lit (fixture, quadrant, move);

  /* Hiding values announces nothing. */
  ichomp_explanation_panel_set_hidden_values (fixture->panel, 1);
  ichomp_explanation_panel_set_hidden_values (fixture->panel, 0);
  assert_hint (fixture, TRUE);
  assert_lit (fixture, quadrant, move);

  panel_support_go (fixture, "back");
  assert_hint (fixture, FALSE);
  panel_support_go (fixture, "next");
  assert_lit (fixture, step.quadrants, NULL);

  /* The last hint comes again. */
  panel_support_give_hint (fixture);
  assert_hint (fixture, TRUE);
  assert_lit (fixture, quadrant, move);
  study_support_click (fixture->widget, "close_button");
  assert_hint (fixture, FALSE);
  assert_lit (fixture, step.quadrants, NULL);
}

/* The last hint tells the move, so that it can be played. */
static void
test_play_hint (PanelFixture *fixture, gconstpointer position)
{
  g_autofree char *move = sg_move_to_string (sg_analysis_get_winning_move (fixture->analysis, 0));
  g_autofree char *played = g_strconcat (move, ";", NULL);
  GtkWidget *button = panel_support_get_part (fixture, "move_button");

  for (guint grade = 1; grade <= ICHOMP_N_HINT_GRADES; grade++)
    {
      g_autofree char *count = g_strdup_printf ("Hint %u of %u", grade, ICHOMP_N_HINT_GRADES);

      g_assert_false (gtk_widget_get_sensitive (button));
      panel_support_give_hint (fixture);
      study_support_assert_label (fixture->widget, "count_label", count);
    }
  g_assert_true (gtk_widget_get_sensitive (button));
  study_support_click (fixture->widget, "move_button");
  panel_support_assert_log (fixture->moves, played);

  study_support_click (fixture->widget, "close_button");
  g_assert_false (gtk_widget_get_sensitive (button));
}

/* The list has the sections up to the first open question. */
static void
test_sections (PanelFixture *fixture, gconstpointer position)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (panel_support_get_part (fixture, "section_button"));
  GMenuModel *menu = gtk_menu_button_get_menu_model (button);
  guint tiles = panel_support_find_step (fixture, SG_STEP_TILES);
  int n = g_menu_model_get_n_items (menu);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *label = NULL;
      guint index;

      g_assert_true (g_menu_model_get_item_attribute (menu, i, "label", "s", &label));
      g_assert_true (g_menu_model_get_item_attribute (menu, i, "target", "u", &index));
      g_assert_true (gtk_widget_activate_action (panel_support_get_part (fixture, "section_button"),
                                                 "section.go-to", "u", index));
      panel_support_assert_step (fixture, index);
      study_support_assert_label (fixture->widget, "title_label", label);
      if (g_str_equal (label, "Which tile"))
        g_assert_cmpuint (index, ==, tiles);
      menu = gtk_menu_button_get_menu_model (button);
      g_assert_cmpint (g_menu_model_get_n_items (menu), ==, n);
    }

  panel_support_set_asks_first (fixture, TRUE);
  panel_support_go (fixture, "first");
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (button)), <, n);
}

static void
test_no_hint (PanelFixture *fixture, gconstpointer position)
{
  panel_support_set_position (fixture, "-/-/-/- @2x2");
  g_string_truncate (fixture->heard, 0);
  panel_support_give_hint (fixture);
  g_assert_false (gtk_widget_get_visible (panel_support_get_part (fixture, "hint_box")));
  panel_support_assert_log (fixture->heard, "");
}

static void
test_finalize (void)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze (LOST);
  GtkWidget *panel = g_object_ref_sink (ichomp_explanation_panel_new ());
  SgMove tile = study_support_parse ("NW1,1");

  ichomp_explanation_panel_set_analysis (ICHOMP_EXPLANATION_PANEL (panel), ICHOMP_PARTS_QUADRANTS,
                                         analysis);
  for (guint i = 0; i < 100; i++)
    {
      study_support_activate (panel, "explanation.next");
      ichomp_explanation_panel_point_at (ICHOMP_EXPLANATION_PANEL (panel), &tile);
    }
  g_assert_finalize_object (panel);
}

void
add_tests (void)
{
  panel_support_add ("/explanation-panel/nothing", NULL, test_nothing);
  panel_support_add ("/explanation-panel/numbers-go", WON, test_numbers_go);
  panel_support_add ("/explanation-panel/follow", WON, test_follow);
  panel_support_add ("/explanation-panel/steps/won", WON, test_steps);
  panel_support_add ("/explanation-panel/steps/lost", LOST, test_steps);
  panel_support_add ("/explanation-panel/keys", WON, test_keys);
  panel_support_add ("/explanation-panel/play", WON, test_play);
  panel_support_add ("/explanation-panel/play-move", WON, test_play_move);
  panel_support_add ("/explanation-panel/no-move", LOST, test_no_move);
  panel_support_add ("/explanation-panel/choose-quadrant", WON, test_choose_quadrant);
  panel_support_add ("/explanation-panel/no-choice", WON, test_no_choice);
  panel_support_add ("/explanation-panel/choose-when-asked", WON, test_choose_when_asked);
  panel_support_add ("/explanation-panel/quadrant", WON, test_quadrant);
  panel_support_add ("/explanation-panel/empty-quadrant", WON, test_empty_quadrant);
  panel_support_add ("/explanation-panel/quadrant-trail/normal", "4,3,1/2/-/-",
                     test_quadrant_trail);
  panel_support_add ("/explanation-panel/quadrant-trail/nim", "4/3/-/-", test_quadrant_trail);
  panel_support_add ("/explanation-panel/quadrant-trail/chomp", "4,3,1/-/-/-",
                     test_quadrant_trail_in_chomp);
  panel_support_add ("/explanation-panel/sections", WON, test_sections);
  panel_support_add ("/explanation-panel/hints/play", WON, test_play_hint);
  panel_support_add ("/explanation-panel/reply", LOST, test_reply);
  panel_support_add ("/explanation-panel/no-reply/won", WON, test_no_reply);
  panel_support_add ("/explanation-panel/no-reply/lost", LOST, test_no_reply);
  panel_support_add ("/explanation-panel/hints/won", WON, test_hints);
  panel_support_add ("/explanation-panel/hints/lost", LOST, test_hints);
  panel_support_add ("/explanation-panel/hints/marks/won", WON, test_hint_marks);
  panel_support_add ("/explanation-panel/hints/marks/lost", LOST, test_hint_marks);
  panel_support_add ("/explanation-panel/hints/over", WON, test_no_hint);
  g_test_add_func ("/explanation-panel/finalize", test_finalize);
}
