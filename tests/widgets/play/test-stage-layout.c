/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The stage stands still: a change of what the widgets show moves none of them. */

#include "widgets/play/ichomp-stage-layout.h"

#include "board-support.h"
#include "game/base/ichomp-i18n.h"
#include "game/storage/ichomp-preset.h"
#include "test-main.h"
#include "view-support.h"
#include "widgets/play/ichomp-play-page.h"
#include "widgets/style/ichomp-style.h"

#define WIDTH 1000
#define HEIGHT 653
#define FULL "4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,4 @8x8"

static GtkWidget *
get_view (ViewFixture *fixture)
{
  return gtk_widget_get_parent (GTK_WIDGET (fixture->board));
}

static GdkRectangle
get_area (ViewFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, get_view (fixture), &area));
  return (GdkRectangle){ area.origin.x, area.origin.y, area.size.width, area.size.height };
}

static void
assert_area (ViewFixture *fixture, GtkWidget *widget, const GdkRectangle *expected)
{
  GdkRectangle area = get_area (fixture, widget);

  g_assert_true (gdk_rectangle_equal (&area, expected));
}

static void
compute (ViewFixture *fixture, IchompStageMetrics *metrics)
{
  GtkWidget *view = get_view (fixture);
  IchompStageInput input = { .size_class = ICHOMP_STAGE_SMALL,
                             .scale = 100,
                             .width = gtk_widget_get_width (view),
                             .height = gtk_widget_get_height (view),
                             .at_left = gtk_widget_get_direction (view) == GTK_TEXT_DIR_RTL };

  ichomp_session_get_shape (fixture->session, &input.shape);
  ichomp_stage_compute (&input, metrics);
}

static void
assert_stage (ViewFixture *fixture)
{
  IchompStageMetrics metrics;

  compute (fixture, &metrics);
  assert_area (fixture, GTK_WIDGET (fixture->board), &metrics.board);
  SG_FOREACH_QUADRANT (q)
    if (gtk_widget_get_mapped (view_fixture_get_readout (fixture, q)))
      assert_area (fixture, view_fixture_get_readout (fixture, q), &metrics.values[q]);
  assert_area (fixture, view_fixture_get_part (fixture, "nim_sum_readout"), &metrics.sum);
  assert_area (fixture, view_fixture_get_part (fixture, "outcome_readout"), &metrics.outcome);
}

static void
set_up (ViewFixture *fixture, gconstpointer game)
{
  view_fixture_begin (fixture, game, ICHOMP_OPPONENT_PERSON, ichomp_play_page_new);
  g_settings_set_boolean (fixture->settings, "animate", FALSE);
  ichomp_preset_apply (ICHOMP_PRESET_BINARY, fixture->settings);
  fixture->window = study_support_show (fixture->widget, WIDTH, HEIGHT);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
test_slots (ViewFixture *fixture, gconstpointer game)
{
  assert_stage (fixture);
}

/* The rectangle of the board is the same before every move, with each number hidden in turn, and in
 * every language that is written from left to right. */
static void
test_games (ViewFixture *fixture, gconstpointer game)
{
  static const char *const numbers[] = { "show-nw",      "show-se",     "show-nim-sum",
                                         "show-outcome", "show-binary", "show-move-values" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (27);
  GdkRectangle board = get_area (fixture, GTK_WIDGET (fixture->board));

  for (guint language = 0; language < ICHOMP_N_LANGUAGES; language++)
    {
      g_autoptr (SgGame) start = sg_game_parse (FULL, NULL);

      ichomp_i18n_set_language ((IchompLanguage)language);
      ichomp_session_start_from (fixture->session, ichomp_session_get_setup (fixture->session),
                                 start);
      for (guint n = 0; !ichomp_session_is_over (fixture->session); n++)
        {
          SgPosition *position = ichomp_session_get_position (fixture->session);
          int chosen = g_rand_int_range (rand, 0, (int)sg_position_get_n_tiles (position));
          const char *setting = numbers[n % G_N_ELEMENTS (numbers)];

          g_settings_set_boolean (fixture->settings, setting,
                                  !g_settings_get_boolean (fixture->settings, setting));
          gtk_test_widget_wait_for_draw (fixture->window);
          assert_area (fixture, GTK_WIDGET (fixture->board), &board);
          SG_FOREACH_MOVE (move, position)
            if (chosen-- == 0)
              {
                ichomp_session_play (fixture->session, &move);
                break;
              }
        }
      gtk_test_widget_wait_for_draw (fixture->window);
      assert_area (fixture, GTK_WIDGET (fixture->board), &board);
    }
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

void
add_tests (void)
{
  g_test_add ("/stage-layout/slots", ViewFixture, FULL, set_up, test_slots, view_fixture_tear_down);
  g_test_add ("/stage-layout/games", ViewFixture, FULL, set_up, test_games, view_fixture_tear_down);
}
