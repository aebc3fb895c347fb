/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The place in an explanation. */

#include "game/explanation/ichomp-stepper.h"

#include "game/explanation/ichomp-step-wording.h"
#include "test-main.h"
#include "wording-checks.h"

/* Three quadrants have a 1 in the leading column of u. */
#define WON "6/5/1/4"
#define LOST "3/3/2/1,1"

typedef struct
{
  IchompStepper *stepper;
  SgAnalysis *analysis;
  guint n_changes;
  guint n_replies;
} Fixture;

static void
count_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
count_reply_cb (Fixture *fixture)
{
  fixture->n_replies++;
}

static void
set_up (Fixture *fixture, gconstpointer position)
{
  fixture->stepper = ichomp_stepper_new ();
  fixture->analysis = checks_analyse (position);
  ichomp_stepper_set_analysis (fixture->stepper, ICHOMP_PARTS_QUADRANTS, fixture->analysis);
  g_signal_connect_swapped (fixture->stepper, "changed", G_CALLBACK (count_cb), fixture);
  g_signal_connect_swapped (fixture->stepper, "reply-changed", G_CALLBACK (count_reply_cb),
                            fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer position)
{
  g_assert_finalize_object (fixture->stepper);
  sg_analysis_unref (fixture->analysis);
}

static const SgStep *
get_step (Fixture *fixture)
{
  return sg_explanation_get_step (ichomp_stepper_get_explanation (fixture->stepper),
                                  ichomp_stepper_get_index (fixture->stepper));
}

/* Reveals the answers of the questions on the way. */
static void
go_to (Fixture *fixture, SgStepKind kind)
{
  while (get_step (fixture)->kind != kind)
    {
      g_assert_true (ichomp_stepper_can_go (fixture->stepper, ICHOMP_STEP_NEXT));
      ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_NEXT);
    }
}

static void
assert_place (Fixture *fixture, guint index, gboolean asking)
{
  g_assert_cmpuint (ichomp_stepper_get_index (fixture->stepper), ==, index);
  g_assert_cmpint (ichomp_stepper_is_asking (fixture->stepper), ==, asking);
}

static void
test_nothing (void)
{
  g_autoptr (IchompStepper) stepper = ichomp_stepper_new ();
  SgQuadrant chosen;

  for (IchompStep step = ICHOMP_STEP_FIRST; step <= ICHOMP_STEP_LAST; step++)
    {
      g_assert_false (ichomp_stepper_can_go (stepper, step));
      ichomp_stepper_go (stepper, step);
    }
  ichomp_stepper_explain (stepper, SG_QUADRANT_NW);
  ichomp_stepper_set_asks_first (stepper, TRUE);
  ichomp_stepper_point_at (stepper, &(SgMove){ SG_QUADRANT_NW, 0, 0 });
  g_assert_null (ichomp_stepper_get_explanation (stepper));
  g_assert_null (ichomp_stepper_get_reply (stepper));
  g_assert_null (ichomp_stepper_get_move (stepper));
  g_assert_cmpuint (ichomp_stepper_get_n_steps (stepper), ==, 0);
  g_assert_cmpuint (ichomp_stepper_get_choice (stepper, &chosen), ==, 0);
  g_assert_false (ichomp_stepper_is_asking (stepper));
}

static void
test_go (Fixture *fixture, gconstpointer position)
{
  guint last = ichomp_stepper_get_n_steps (fixture->stepper) - 1;

  assert_place (fixture, 0, FALSE);
  g_assert_false (ichomp_stepper_can_go (fixture->stepper, ICHOMP_STEP_BACK));
  g_assert_false (ichomp_stepper_can_go (fixture->stepper, ICHOMP_STEP_FIRST));
  for (guint i = 1; i <= last; i++)
    {
      ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_NEXT);
      assert_place (fixture, i, FALSE);
      g_assert_cmpuint (fixture->n_changes, ==, i);
    }
  g_assert_false (ichomp_stepper_can_go (fixture->stepper, ICHOMP_STEP_NEXT));
  g_assert_false (ichomp_stepper_can_go (fixture->stepper, ICHOMP_STEP_LAST));

  /* A direction that leads nowhere changes nothing. */
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_LAST);
  g_assert_cmpuint (fixture->n_changes, ==, last);

  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_BACK);
  assert_place (fixture, last - 1, FALSE);
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_FIRST);
  assert_place (fixture, 0, FALSE);
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_LAST);
  assert_place (fixture, last, FALSE);
}

/* "Next" answers the open question, and a question comes only once. */
static void
test_ask (Fixture *fixture, gconstpointer position)
{
  SgExplanation *explanation;
  guint last;

  ichomp_stepper_set_asks_first (fixture->stepper, TRUE);
  explanation = ichomp_stepper_get_explanation (fixture->stepper);
  last = ichomp_stepper_get_n_steps (fixture->stepper) - 1;
  for (guint i = 0; i <= last; i++)
    {
      if (ichomp_wording_can_ask (explanation, i))
        {
          assert_place (fixture, i, TRUE);
          ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_NEXT);
        }
      assert_place (fixture, i, FALSE);
      ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_NEXT);
    }
  for (guint i = last; i > 0; i--)
    {
      assert_place (fixture, i, FALSE);
      ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_BACK);
    }

  /* After switching on the questions, or in a new explanation, they come again. */
  go_to (fixture, SG_STEP_NIM_SUM);
  ichomp_stepper_set_asks_first (fixture->stepper, FALSE);
  g_assert_false (ichomp_stepper_is_asking (fixture->stepper));
  ichomp_stepper_set_asks_first (fixture->stepper, TRUE);
  g_assert_true (ichomp_stepper_is_asking (fixture->stepper));
  ichomp_stepper_answer (fixture->stepper, TRUE, 6);
  g_assert_false (ichomp_stepper_is_asking (fixture->stepper));
  ichomp_stepper_explain (fixture->stepper, SG_N_QUADRANTS);
  go_to (fixture, SG_STEP_NIM_SUM);
  g_assert_true (ichomp_stepper_is_asking (fixture->stepper));
}

/* "Last" stops at the next question, so that a key does not give all answers away. */
static void
test_ask_and_last (Fixture *fixture, gconstpointer position)
{
  SgExplanation *explanation;
  guint n_asked = 0;
  guint last;

  ichomp_stepper_set_asks_first (fixture->stepper, TRUE);
  explanation = ichomp_stepper_get_explanation (fixture->stepper);
  last = ichomp_stepper_get_n_steps (fixture->stepper) - 1;
  while (ichomp_stepper_can_go (fixture->stepper, ICHOMP_STEP_LAST))
    {
      ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_LAST);
      if (ichomp_stepper_is_asking (fixture->stepper))
        {
          g_assert_false (ichomp_stepper_can_go (fixture->stepper, ICHOMP_STEP_LAST));
          ichomp_stepper_answer (fixture->stepper, FALSE, 0);
          n_asked++;
        }
    }
  assert_place (fixture, last, FALSE);

  for (guint i = 0; i <= last; i++)
    n_asked -= ichomp_wording_can_ask (explanation, i);
  g_assert_cmpuint (n_asked, ==, 0);
}

/* The verdict, and what remains after equal values have cancelled, give answers away. */
static gboolean
gives_away (const SgStep *step)
{
  return step->kind == SG_STEP_VERDICT || step->kind == SG_STEP_TWO_REMAIN
         || step->kind == SG_STEP_ONE_REMAINS;
}

/* A reader who is asked first comes to the verdict last. The step on show stays, if there is one
 * like it. */
static void
test_ask_and_order (Fixture *fixture, gconstpointer position)
{
  IchompStepper *stepper = fixture->stepper;
  guint length = ichomp_stepper_get_n_steps (stepper);

  g_assert_cmpint (get_step (fixture)->kind, ==, SG_STEP_VERDICT);
  ichomp_stepper_set_asks_first (stepper, TRUE);
  g_assert_cmpint (get_step (fixture)->kind, ==, SG_STEP_VALUES);
  for (guint i = 0; i < ichomp_stepper_get_n_steps (stepper); i++)
    g_assert_false (
        gives_away (sg_explanation_get_step (ichomp_stepper_get_explanation (stepper), i)));

  ichomp_stepper_set_asks_first (stepper, FALSE);
  g_assert_cmpint (get_step (fixture)->kind, ==, SG_STEP_VERDICT);
  g_assert_cmpuint (ichomp_stepper_get_n_steps (stepper), ==, length);
  go_to (fixture, SG_STEP_TILES);
  ichomp_stepper_set_asks_first (stepper, TRUE);
  g_assert_cmpint (get_step (fixture)->kind, ==, SG_STEP_TILES);
  g_assert_true (ichomp_stepper_is_asking (stepper));
  ichomp_stepper_set_asks_first (stepper, FALSE);
  g_assert_cmpint (get_step (fixture)->kind, ==, SG_STEP_TILES);
}

/* A step can be jumped to unless a question is open before it. */
static void
test_go_to (Fixture *fixture, gconstpointer position)
{
  IchompStepper *stepper = fixture->stepper;
  guint last = ichomp_stepper_get_n_steps (stepper) - 1;
  guint question = 0;

  g_assert_true (ichomp_stepper_can_go_to (stepper, last));
  g_assert_false (ichomp_stepper_can_go_to (stepper, last + 1));
  ichomp_stepper_go_to (stepper, last);
  assert_place (fixture, last, FALSE);
  ichomp_stepper_go_to (stepper, last);
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  ichomp_stepper_go_to (stepper, 0);
  assert_place (fixture, 0, FALSE);

  ichomp_stepper_set_asks_first (stepper, TRUE);
  while (!ichomp_wording_can_ask (ichomp_stepper_get_explanation (stepper), question))
    question++;
  g_assert_false (ichomp_stepper_can_go_to (stepper, question + 1));
  ichomp_stepper_go_to (stepper, question + 1);
  assert_place (fixture, 0, FALSE);
  ichomp_stepper_go_to (stepper, question);
  assert_place (fixture, question, TRUE);
  ichomp_stepper_answer (stepper, FALSE, 0);
  g_assert_true (ichomp_stepper_can_go_to (stepper, question + 1));
}

/* The value of @quadrant at the place on the way down is the number on the tile that led there. */
static void
assert_depth (Fixture *fixture, guint depth)
{
  IchompStepper *stepper = fixture->stepper;
  SgQuadrant quadrant = ichomp_stepper_get_subject (stepper);

  g_assert_cmpuint (ichomp_stepper_get_depth (stepper), ==, depth);
  g_assert_cmpuint (ichomp_stepper_get_index (stepper), ==, 0);
  g_assert_true (sg_explanation_get_analysis (ichomp_stepper_get_explanation (stepper))
                 == ichomp_stepper_get_smaller (stepper, depth));
  for (guint i = 0; i < depth; i++)
    g_assert_cmpuint (
        sg_analysis_get_move_value (ichomp_stepper_get_smaller (stepper, i),
                                    ichomp_stepper_get_tile (stepper, i)),
        ==, sg_analysis_get_value (ichomp_stepper_get_smaller (stepper, i + 1), quadrant));
}

/* From a tile to the smallest diagram and back, always by the tile in the corner farthest away. */
static void
test_down (Fixture *fixture, gconstpointer position)
{
  IchompStepper *stepper = fixture->stepper;
  SgQuadrant quadrant = SG_QUADRANT_SE;
  guint depth = 0;

  g_assert_false (ichomp_stepper_go_down (stepper, &(SgMove){ quadrant, 0, 0 }));
  for (;;)
    {
      SgAnalysis *analysis = ichomp_stepper_get_smaller (stepper, depth);
      const SgDiagram *diagram =
          sg_position_get_diagram (sg_analysis_get_position (analysis), quadrant);
      guint n_rows = sg_diagram_get_n_rows (diagram);
      SgMove tile = { quadrant, n_rows - 1, 0 };

      if (n_rows == 0)
        break;

      tile.column = sg_diagram_get_row (diagram, n_rows - 1) - 1;
      if (!(depth == 0 ? ichomp_stepper_explain_tile (stepper, &tile)
                       : ichomp_stepper_go_down (stepper, &tile)))
        break;
      assert_depth (fixture, ++depth);
      g_assert_cmpuint (fixture->n_changes, ==, depth);
    }

  g_assert_cmpuint (depth, ==,
                    sg_position_get_n_tiles (sg_analysis_get_position (fixture->analysis))
                        - (sg_analysis_get_rule (fixture->analysis) == SG_RULE_CHOMP));
  g_assert_cmpuint (sg_analysis_get_value (ichomp_stepper_get_smaller (stepper, depth), quadrant),
                    ==, 0);
  g_assert_false (ichomp_stepper_go_down (stepper, &(SgMove){ quadrant, 0, 0 }));
  g_assert_false (ichomp_stepper_go_down (stepper, &(SgMove){ SG_QUADRANT_NW, 0, 0 }));

  while (depth > 0)
    {
      ichomp_stepper_go_up (stepper, --depth);
      assert_depth (fixture, depth);
    }
  g_assert_cmpint (ichomp_stepper_get_subject (stepper), ==, quadrant);

  /* Another explanation leaves the way down. */
  ichomp_stepper_explain_tile (stepper, &(SgMove){ quadrant, 0, 1 });
  assert_depth (fixture, 1);
  ichomp_stepper_explain (stepper, SG_N_QUADRANTS);
  g_assert_cmpuint (ichomp_stepper_get_depth (stepper), ==, 0);
  ichomp_stepper_explain_tile (stepper, &(SgMove){ quadrant, 0, 1 });
  ichomp_stepper_set_analysis (stepper, ICHOMP_PARTS_QUADRANTS, NULL);
  g_assert_cmpuint (ichomp_stepper_get_depth (stepper), ==, 0);
  g_assert_false (ichomp_stepper_explain_tile (stepper, &(SgMove){ quadrant, 0, 0 }));
}

static void
assert_choice (Fixture *fixture, guint quadrants, SgQuadrant chosen)
{
  SgQuadrant found;

  g_assert_cmphex (ichomp_stepper_get_choice (fixture->stepper, &found), ==, quadrants);
  g_assert_cmpint (found, ==, chosen);
}

static void
test_choose (Fixture *fixture, gconstpointer position)
{
  const guint all = 1u << SG_QUADRANT_NW | 1u << SG_QUADRANT_NE | 1u << SG_QUADRANT_SE;

  assert_choice (fixture, 0, SG_N_QUADRANTS);
  go_to (fixture, SG_STEP_CANDIDATES);
  assert_choice (fixture, all, SG_QUADRANT_NW);
  ichomp_stepper_choose (fixture->stepper, SG_QUADRANT_SE);
  assert_choice (fixture, all, SG_QUADRANT_SE);
  g_assert_cmpint (get_step (fixture)->kind, ==, SG_STEP_CANDIDATES);
  go_to (fixture, SG_STEP_CHOICE);
  assert_choice (fixture, all, SG_QUADRANT_SE);
  go_to (fixture, SG_STEP_TARGET);
  assert_choice (fixture, 0, SG_N_QUADRANTS);

  /* The explanation goes on with the quadrant that was found, and asks about it. */
  ichomp_stepper_explain (fixture->stepper, SG_N_QUADRANTS);
  ichomp_stepper_set_asks_first (fixture->stepper, TRUE);
  go_to (fixture, SG_STEP_CANDIDATES);
  assert_choice (fixture, 0, SG_N_QUADRANTS);
  ichomp_stepper_answer (fixture->stepper, TRUE, SG_QUADRANT_NE);
  assert_choice (fixture, all, SG_QUADRANT_NE);
  go_to (fixture, SG_STEP_TARGET_DIGIT);
  g_assert_true (ichomp_stepper_is_asking (fixture->stepper));
  ichomp_stepper_answer (fixture->stepper, FALSE, 0);
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_BACK);
  ichomp_stepper_choose (fixture->stepper, SG_QUADRANT_SE);
  g_assert_false (ichomp_stepper_is_asking (fixture->stepper));
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_NEXT);
  g_assert_true (ichomp_stepper_is_asking (fixture->stepper));
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_FIRST);
  go_to (fixture, SG_STEP_COLUMN);
  g_assert_false (ichomp_stepper_is_asking (fixture->stepper));
}

/* The move is known as soon as its tile has been revealed. */
static void
test_move (Fixture *fixture, gconstpointer position)
{
  ichomp_stepper_set_asks_first (fixture->stepper, TRUE);
  g_assert_null (ichomp_stepper_get_move (fixture->stepper));
  go_to (fixture, SG_STEP_TILES);
  g_assert_true (ichomp_stepper_is_asking (fixture->stepper));
  g_assert_null (ichomp_stepper_get_move (fixture->stepper));
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_NEXT);
  g_assert_true (
      sg_move_equal (ichomp_stepper_get_move (fixture->stepper), &get_step (fixture)->move));
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_LAST);
  g_assert_nonnull (ichomp_stepper_get_move (fixture->stepper));
  ichomp_stepper_explain (fixture->stepper, SG_QUADRANT_NW);
  g_assert_cmpint (ichomp_stepper_get_subject (fixture->stepper), ==, SG_QUADRANT_NW);
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_LAST);
  g_assert_null (ichomp_stepper_get_move (fixture->stepper));
}

/* The tile under the pointer gets its reply at the steps that say that no move wins. */
static void
test_reply (Fixture *fixture, gconstpointer position)
{
  const SgMove tile = { SG_QUADRANT_NW, 0, 1 };
  const SgMove gone = { SG_QUADRANT_NW, 2, 2 };
  g_autoptr (SgAnalysis) smaller = checks_analyse ("1/1/-/-");

  ichomp_stepper_point_at (fixture->stepper, &tile);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      go_to (fixture, i == 0 ? SG_STEP_EVERY_MOVE : SG_STEP_REPLY);
      g_assert_nonnull (ichomp_stepper_get_reply (fixture->stepper));
      g_assert_true (sg_move_equal (
          &sg_explanation_get_step (ichomp_stepper_get_reply (fixture->stepper), 0)->move, &tile));
    }

  fixture->n_changes = 0;
  ichomp_stepper_point_at (fixture->stepper, &gone);
  g_assert_null (ichomp_stepper_get_reply (fixture->stepper));
  ichomp_stepper_point_at (fixture->stepper, &tile);
  ichomp_stepper_point_at (fixture->stepper, NULL);
  g_assert_null (ichomp_stepper_get_reply (fixture->stepper));
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  g_assert_cmpuint (fixture->n_replies, ==, 3);

  /* No other step has a reply, and the next position may not have the tile. */
  ichomp_stepper_point_at (fixture->stepper, &tile);
  go_to (fixture, SG_STEP_ADVICE);
  g_assert_null (ichomp_stepper_get_reply (fixture->stepper));
  ichomp_stepper_set_analysis (fixture->stepper, ICHOMP_PARTS_QUADRANTS, smaller);
  go_to (fixture, SG_STEP_EVERY_MOVE);
  g_assert_null (ichomp_stepper_get_reply (fixture->stepper));
}

static void
test_follow (Fixture *fixture, gconstpointer position)
{
  g_autoptr (SgAnalysis) other = checks_analyse (LOST);

  ichomp_stepper_explain (fixture->stepper, SG_QUADRANT_NE);
  ichomp_stepper_go (fixture->stepper, ICHOMP_STEP_NEXT);
  fixture->n_changes = 0;
  ichomp_stepper_set_analysis (fixture->stepper, ICHOMP_PARTS_QUADRANTS, fixture->analysis);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  assert_place (fixture, 1, FALSE);

  ichomp_stepper_set_analysis (fixture->stepper, ICHOMP_PARTS_QUADRANTS, NULL);
  g_assert_null (ichomp_stepper_get_explanation (fixture->stepper));
  ichomp_stepper_set_analysis (fixture->stepper, ICHOMP_PARTS_QUADRANTS, other);
  g_assert_true (ichomp_stepper_get_analysis (fixture->stepper) == other);
  g_assert_cmpint (ichomp_stepper_get_subject (fixture->stepper), ==, SG_N_QUADRANTS);
  g_assert_cmpuint (fixture->n_changes, ==, 2);
  assert_place (fixture, 0, FALSE);
}

static void
add (const char *path,
     const char *position,
     void (*test) (Fixture *fixture, gconstpointer position))
{
  g_test_add (path, Fixture, position, set_up, test, tear_down);
}

void
add_tests (void)
{
  g_test_add_func ("/stepper/nothing", test_nothing);
  add ("/stepper/go", WON, test_go);
  add ("/stepper/ask/won", WON, test_ask);
  add ("/stepper/ask-and-last/won", WON, test_ask_and_last);
  add ("/stepper/ask-and-last/lost", LOST, test_ask_and_last);
  add ("/stepper/ask-and-order/four", WON, test_ask_and_order);
  add ("/stepper/ask-and-order/two", "5,3/5,3/4,1/1", test_ask_and_order);
  add ("/stepper/ask-and-order/one", "3/-/-/-", test_ask_and_order);
  add ("/stepper/go-to", WON, test_go_to);
  add ("/stepper/down/normal", "-/-/-/4,3,1", test_down);
  add ("/stepper/down/nim", "-/-/-/5", test_down);
  add ("/stepper/down/chomp", "-/-/-/4,3,1 chomp", test_down);
  add ("/stepper/choose", WON, test_choose);
  add ("/stepper/move", WON, test_move);
  add ("/stepper/reply", LOST, test_reply);
  add ("/stepper/follow", WON, test_follow);
}
