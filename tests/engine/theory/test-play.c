/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Hard against the other levels, for each ruleset: from positions that it can win it never loses,
 * and from lost ones every move is legal and the winner has no lapse. */

#include "engine/theory/sg-random.h"
#include "engine/theory/sg-review.h"
#include "engine/theory/sg-strategy.h"

#include "engine-support.h"
#include "test-main.h"

#define N_GAMES 1000

/* Whether the player who begins wins. */
static gboolean
play (SgSolver *solver, SgPosition *start, SgRule rule, SgLevel first, SgLevel second, GRand *rand)
{
  g_autoptr (SgGame) game = sg_game_new_with_rule (start, rule);
  g_autoptr (SgReview) review = NULL;
  SgConclusion conclusion;
  guint n = 0;

  for (; !sg_position_is_over (sg_game_get_position (game, n)); n++)
    {
      SgPosition *position = sg_game_get_position (game, n);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new_with_rule (solver, position, rule);
      g_autoptr (SgGame) next = NULL;
      SgMove move = sg_strategy_choose (analysis, n % 2 == 0 ? first : second, rand);

      g_assert_true (sg_position_allows (position, &move));
      next = sg_game_play (game, n, &move);
      g_clear_pointer (&game, sg_game_unref);
      game = g_steal_pointer (&next);
    }

  if (n == 0)
    return !sg_rule_is_last_tile_won (rule);

  review = sg_review_new (solver, game);
  g_assert_true (sg_review_conclude (review, &conclusion));
  g_assert_true (conclusion.winner_began == ((n % 2 == 1) == sg_rule_is_last_tile_won (rule)));

  /* Hard makes no mistake. */
  for (guint i = 0; i < sg_review_get_n_mistakes (review); i++)
    g_assert_cmpint (sg_review_get_mistake (review, i) % 2 == 0 ? first : second, !=,
                     SG_LEVEL_HARD);
  if ((conclusion.winner_began ? first : second) == SG_LEVEL_HARD)
    g_assert_cmpuint (conclusion.lapse, ==, SG_NO_MOVE);

  return conclusion.winner_began;
}

static void
assert_never_loses (const char *full_text, SgRule rule)
{
  static const SgLevel others[] = { SG_LEVEL_EASY, SG_LEVEL_MEDIUM };
  g_autoptr (GRand) rand = g_rand_new_with_seed (2828);
  g_autoptr (GError) error = NULL;
  g_autoptr (SgPosition) full = sg_position_parse_any (full_text, SG_ALL_RULESETS, &error);
  g_autoptr (SgSolver) solver = NULL;

  g_assert_no_error (error);
  solver = make_solver (full);
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (SgPosition) start = sg_random_position (full, rand);
      SgLevel other = others[i % G_N_ELEMENTS (others)];

      /* Who can win plays at its best: Hard begins if that is the first player. */
      if (sg_analysis_compute_nim_sum (solver, start, rule) != 0)
        g_assert_true (play (solver, start, rule, SG_LEVEL_HARD, other, rand));
      else
        g_assert_false (play (solver, start, rule, other, SG_LEVEL_HARD, rand));
    }
}

static const struct
{
  const char *name;
  const char *full;
  const char *small; /* NULL: as FULL, for misere play */
} games[] = {
  { "bars", "4,4,4/3,3/3,3/2", NULL },
  { "chomp", "chomp 4,4,4/3,3", "chomp 3,3/2,2" },
  { "heaps", "heaps 5/7/9", NULL },
  { "kayles", "kayles 12/9/8", NULL },
  { "dawson", "octal 0.07 15/9/4", NULL },
  { "one-to-three", "octal 0.333 20/13/9", NULL },
  { "octal-127", "octal 0.127 14/9/6", NULL },
  { "mixed", "3,3/kayles 7/heaps 4/octal 0.07 6/chomp 3,3", "3,3/kayles 5/heaps 4/octal 0.07 4" },
};

static void
test_normal (gconstpointer data)
{
  assert_never_loses (games[GPOINTER_TO_UINT (data)].full, SG_RULE_NORMAL);
}

static void
test_misere (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  assert_never_loses (games[i].small != NULL ? games[i].small : games[i].full, SG_RULE_MISERE);
}

void
add_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *normal = g_strconcat ("/engine/play/normal/", games[i].name, NULL);
      g_autofree char *misere = g_strconcat ("/engine/play/misere/", games[i].name, NULL);

      g_test_add_data_func (normal, GUINT_TO_POINTER (i), test_normal);
      g_test_add_data_func (misere, GUINT_TO_POINTER (i), test_misere);
    }
}
