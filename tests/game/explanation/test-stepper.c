/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The place in an explanation. */

#include "explanation/ichomp-stepper.h"

#include "explanation/ichomp-step-wording.h"
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
  ichomp_stepper_set_analysis (fixture->stepper, fixture->analysis);
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
  SgExplanation *explanation = ichomp_stepper_get_explanation (fixture->stepper);
  guint last = ichomp_stepper_get_n_steps (fixture->stepper) - 1;

  ichomp_stepper_set_asks_first (fixture->stepper, TRUE);
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
  SgExplanation *explanation = ichomp_stepper_get_explanation (fixture->stepper);
  guint last = ichomp_stepper_get_n_steps (fixture->stepper) - 1;
  guint n_asked = 0;

  ichomp_stepper_set_asks_first (fixture->stepper, TRUE);
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

static gboolean
gives_away (const SgStep *step)
{
  return step->kind == SG_STEP_TWO_REMAIN || step->kind == SG_STEP_ONE_REMAINS;
}

/* With questions, no step gives the quadrant and the number away before the questions for them,
 * and the numbers of the steps have no gap. */
static void
test_ask_what_remains (Fixture *fixture, gconstpointer position)
{
  IchompStepper *stepper = fixture->stepper;
  SgExplanation *explanation = ichomp_stepper_get_explanation (stepper);
  guint last = ichomp_stepper_get_n_steps (stepper) - 1;
  guint place = 1;
  guint remains = 0;
  guint n_places;

  g_assert_cmpuint (ichomp_stepper_get_place (stepper, &n_places), ==, 1);
  g_assert_cmpuint (n_places, ==, last + 1);
  for (guint i = 0; i <= last; i++)
    if (gives_away (sg_explanation_get_step (explanation, i)))
      remains = i;
  g_assert_cmpuint (remains, >, 0);
  while (ichomp_stepper_get_index (stepper) < remains)
    ichomp_stepper_go (stepper, ICHOMP_STEP_NEXT);

  /* A step that is left out from now on gives way to the next one. */
  ichomp_stepper_set_asks_first (stepper, TRUE);
  g_assert_cmpuint (ichomp_stepper_get_index (stepper), ==, remains + 1);
  ichomp_stepper_go (stepper, ICHOMP_STEP_BACK);
  g_assert_cmpuint (ichomp_stepper_get_index (stepper), ==, remains - 1);

  ichomp_stepper_go (stepper, ICHOMP_STEP_FIRST);
  while (ichomp_stepper_can_go (stepper, ICHOMP_STEP_NEXT))
    {
      guint index = ichomp_stepper_get_index (stepper);

      g_assert_false (gives_away (sg_explanation_get_step (explanation, index)));
      g_assert_cmpuint (ichomp_stepper_get_place (stepper, &n_places), ==, place);
      g_assert_cmpuint (n_places, ==, last);
      ichomp_stepper_go (stepper, ICHOMP_STEP_NEXT);
      place += ichomp_stepper_get_index (stepper) != index;
    }
  g_assert_cmpuint (place, ==, last);

  ichomp_stepper_set_asks_first (stepper, FALSE);
  while (ichomp_stepper_get_index (stepper) > remains)
    ichomp_stepper_go (stepper, ICHOMP_STEP_BACK);
  g_assert_cmpuint (ichomp_stepper_get_place (stepper, &n_places), ==, remains + 1);
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
  ichomp_stepper_set_analysis (fixture->stepper, smaller);
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
  ichomp_stepper_set_analysis (fixture->stepper, fixture->analysis);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  assert_place (fixture, 1, FALSE);

  ichomp_stepper_set_analysis (fixture->stepper, NULL);
  g_assert_null (ichomp_stepper_get_explanation (fixture->stepper));
  ichomp_stepper_set_analysis (fixture->stepper, other);
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
  add ("/stepper/ask-what-remains/two", "5,3/5,3/4,1/1", test_ask_what_remains);
  add ("/stepper/ask-what-remains/one", "3/-/-/-", test_ask_what_remains);
  add ("/stepper/choose", WON, test_choose);
  add ("/stepper/move", WON, test_move);
  add ("/stepper/reply", LOST, test_reply);
  add ("/stepper/follow", WON, test_follow);
}
