/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The board takes more of the window than any other part, as much of it as the design promises, and
 * stays where it is. */

#include "app/window/ichomp-window.h"
#include "app/window/ichomp-window-idle.h"

#include <libintl.h>

#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "widgets/board/ichomp-tile.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/play/ichomp-new-game.h"
#include "widgets/play/ichomp-play-page.h"
#include "widgets/play/ichomp-stage-metrics.h"
#include "game/storage/ichomp-preset.h"
#include "widgets/style/ichomp-style.h"
#include "study-support.h"
#include "test-main.h"

/* The header bar has this height in every language. */
#define HEADER_HEIGHT 47

typedef struct
{
  const char *name;
  IchompSetup setup;
  guint width;
  guint height;
} Start;

static const Start starts[] = {
  { "iChomp 8x8", { .kind = ICHOMP_KIND_ICHOMP }, 8, 8 },
  { "Chomp 10x5", { .kind = ICHOMP_KIND_CHOMP, .misere = TRUE }, 10, 5 },
  { "Nim 1,3,5,7", { .kind = ICHOMP_KIND_NIM, .heaps = { 1, 3, 5, 7 } }, 0, 0 },
};

static const struct
{
  int width;
  int height;
} sizes[] = { { 800, 600 },  { 1000, 700 }, { 1024, 600 },
              { 1280, 800 }, { 1366, 768 }, { 1920, 1080 } };

typedef struct
{
  GSettings *settings;
  IchompSession *session;
  GtkWidget *window;
} Fixture;

static void
open_window (Fixture *fixture, const Start *start, int width, int height, gboolean panel)
{
  IchompSetup setup = start->setup;

  fixture->settings = study_support_settings ();
  g_settings_set_boolean (fixture->settings, "show-panel", panel);
  g_settings_set_boolean (fixture->settings, "offer-start", FALSE);
  g_settings_set_boolean (fixture->settings, "teach-first-move", FALSE);
  g_settings_set_uint (fixture->settings, "window-width", (guint)width);
  g_settings_set_uint (fixture->settings, "window-height", (guint)height);
  fixture->session = ichomp_session_new (g_rand_new_with_seed (1));
  ichomp_new_game_clamp (&setup, start->width, start->height);
  ichomp_session_start (fixture->session, &setup);
  test_wait_until (!ichomp_session_is_computing (fixture->session));
  fixture->window = ichomp_window_new (NULL, fixture->session, fixture->settings);
  study_support_open_window (&fixture->window);
  /* The panel is filled after the first frame; a frame later, everything has its final size. */
  test_wait_until (!panel || study_support_find (fixture->window, "step_buttons") != NULL);
  gtk_widget_queue_draw (fixture->window);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
close_window (Fixture *fixture)
{
  study_support_close_window (&fixture->window);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->settings);
}

static double
get_area (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget)
             ? (double)gtk_widget_get_width (widget) * gtk_widget_get_height (widget)
             : 0;
}

static graphene_rect_t
get_bounds (GtkWidget *widget, GtkWidget *window)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  return bounds;
}

/* The board that the arithmetic of the stage has for the room of a window. */
static int
compute_side (Fixture *fixture, guint size, int panel_width)
{
  IchompStageInput input = { .size_class =
                                 ichomp_stage_find_class (sizes[size].width, sizes[size].height),
                             .projector = ichomp_style_is_projector (),
                             .scale = 100,
                             .width = gtk_widget_get_width (fixture->window) - panel_width,
                             .height = gtk_widget_get_height (fixture->window) - HEADER_HEIGHT };
  IchompStageMetrics metrics;

  ichomp_session_get_shape (fixture->session, &input.shape);
  ichomp_stage_compute (&input, &metrics);
  return metrics.board.width;
}

/* Returns: the share of the tile square in percent */
static double
check (const Start *start, guint size, gboolean panel)
{
  double whole = (double)sizes[size].width * sizes[size].height;
  double panel_share;
  double share;
  Fixture fixture;
  GtkWidget *board;
  GtkWidget *beside;
  GtkWidget *stage;
  GtkWidget *view;

  open_window (&fixture, start, sizes[size].width, sizes[size].height, panel);
  board = study_support_find (fixture.window, "board");
  view = gtk_widget_get_ancestor (board, ICHOMP_TYPE_PLAY_PAGE);
  stage = gtk_widget_get_parent (board);
  beside = study_support_find (fixture.window, "panel");
  panel_share = 100 * get_area (beside) / whole;
  share = 100 * get_area (board) / whole;
  g_test_message ("%s, %s, %dx%d%s: tile %d, board %.1f%%, panel %.1f%%", start->name,
                  ichomp_language_get_code (ichomp_i18n_get_language ()), sizes[size].width,
                  sizes[size].height, panel ? " with panel" : "",
                  gtk_widget_get_width (gtk_widget_get_first_child (board)), share, panel_share);
  g_assert_cmpint (gtk_widget_get_width (board), ==, gtk_widget_get_height (board));
  if (gtk_orientable_get_orientation (GTK_ORIENTABLE (view)) == GTK_ORIENTATION_HORIZONTAL)
    {
      /* The large values of a projector count as well. */
      g_assert_cmpfloat (ichomp_style_is_projector () ? 100 * get_area (stage) / whole : share, >,
                         panel_share);
      g_assert_cmpint (gtk_widget_get_width (board), ==,
                       compute_side (&fixture, size, panel ? gtk_widget_get_width (beside) : 0));
    }
  close_window (&fixture);
  return share;
}

static int
get_text_size (Fixture *fixture)
{
  GtkWidget *label = study_support_find (fixture->window, "primary_label");
  PangoContext *context = gtk_widget_get_pango_context (label);

  return pango_font_description_get_size (pango_context_get_font_description (context));
}

static void
set_projector (gboolean projector)
{
  ichomp_style_set_appearance (ICHOMP_APPEARANCE_LIGHT, projector);
}

/* The values are larger with a projector, also beside a board in a small window. */
static void
test_texts (void)
{
  int usual = 0;

  for (guint projector = 0; projector < 2; projector++)
    {
      Fixture fixture;
      int text;

      set_projector (projector);
      open_window (&fixture, &starts[0], 1000, 700, TRUE);
      text = get_text_size (&fixture);
      g_test_message ("%s a projector: %d", projector ? "with" : "without", text / PANGO_SCALE);
      g_assert_cmpint (text, >=, usual * 6 / 5);
      usual = text;
      close_window (&fixture);
    }
  set_projector (FALSE);
}

static void
test_sizes (gconstpointer panel)
{
  for (guint projector = 0; projector < 2; projector++)
    {
      set_projector (projector);
      for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
        for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
          check (&starts[i], size, GPOINTER_TO_INT (panel));
    }
  set_projector (FALSE);
}

/* A language has no influence on the board. */
static void
test_languages (void)
{
  for (guint size = 1; size < 3; size++)
    {
      double share = check (&starts[0], size, TRUE);

      for (IchompLanguage language = ICHOMP_LANGUAGE_SYSTEM + 1; language < ICHOMP_N_LANGUAGES;
           language++)
        {
          ichomp_i18n_set_language (language);
          g_assert_cmpfloat_with_epsilon (check (&starts[0], size, TRUE), share, 1e-6);
        }
      ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
    }
}

/* The very first start: the ways to begin are over the board as a whole, and move nothing. */
static void
test_offer (void)
{
  for (IchompLanguage language = ICHOMP_LANGUAGE_SYSTEM + 1; language < ICHOMP_N_LANGUAGES;
       language++)
    for (guint size = 0; size < 3; size++)
      {
        Fixture fixture;
        GtkWidget *stage;
        GtkWidget *offer;
        graphene_rect_t before;
        graphene_rect_t after;
        graphene_rect_t card;

        ichomp_i18n_set_language (language);
        open_window (&fixture, &starts[0], sizes[size].width, sizes[size].height, FALSE);
        stage = gtk_widget_get_parent (study_support_find (fixture.window, "board"));
        before = get_bounds (study_support_find (fixture.window, "board"), fixture.window);
        g_settings_set_boolean (fixture.settings, "offer-start", TRUE);
        offer = study_support_find (fixture.window, "start_offer");
        test_wait_until (gtk_widget_get_height (offer) > 0);
        after = get_bounds (study_support_find (fixture.window, "board"), fixture.window);
        g_assert_true (graphene_rect_equal (&before, &after));
        card = get_bounds (offer, stage);
        g_assert_cmpfloat (card.origin.y, >=, 0);
        g_assert_cmpfloat (card.origin.y + card.size.height, <=, gtk_widget_get_height (stage));
        g_assert_cmpfloat (card.size.width, <, gtk_widget_get_width (stage));
        close_window (&fixture);
      }
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

static gboolean
is_in_view (Fixture *fixture, const char *id)
{
  GtkWidget *widget = study_support_find (fixture->window, id);
  GtkWidget *stack = GTK_WIDGET (ichomp_window_get_stack (ICHOMP_WINDOW (fixture->window)));
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, stack, &bounds)
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (stack);
}

static gboolean
is_focus_in (GtkWidget *window, const char *id)
{
  GtkWidget *part = study_support_find (window, id);

  g_assert_nonnull (part);
  return gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), part);
}

static void
check_hints (Fixture *fixture)
{
  GtkWidget *board = study_support_find (fixture->window, "board");
  GtkWidget *view = gtk_widget_get_ancestor (board, ICHOMP_TYPE_PLAY_PAGE);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  gboolean beside =
      gtk_orientable_get_orientation (GTK_ORIENTABLE (view)) == GTK_ORIENTATION_HORIZONTAL;

  for (guint hint = 1; hint <= 4; hint++)
    {
      ichomp_play_page_give_hint (ICHOMP_PLAY_PAGE (view));
      test_wait_until (is_in_view (fixture, "hint_box"));
      test_wait_until (!beside || is_in_view (fixture, "move_button"));
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == focus);
    }

  g_settings_set_boolean (fixture->settings, "show-rules", FALSE);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_settings_set_boolean (fixture->settings, "show-rules", TRUE);
  test_wait_until (is_in_view (fixture, "rules_box"));
}

/* What the user asks for can be seen at once, also where the panel has to be scrolled for it. */
static void
test_hints (void)
{
  static const IchompLanguage languages[] = { ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_KM };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    for (guint size = 0; size < 3; size++)
      {
        Fixture fixture;

        ichomp_i18n_set_language (languages[i]);
        open_window (&fixture, &starts[0], sizes[size].width, sizes[size].height, TRUE);
        g_settings_set_boolean (fixture.settings, "show-rules", TRUE);
        gtk_test_widget_wait_for_draw (fixture.window);
        check_hints (&fixture);
        close_window (&fixture);
      }
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

static gboolean
is_mapped (Fixture *fixture, const char *id)
{
  GtkWidget *widget = study_support_find (fixture->window, id);

  return widget != NULL && gtk_widget_get_mapped (widget);
}

static void
wait_for_layout (Fixture *fixture)
{
  test_wait_until (!ichomp_session_is_computing (fixture->session));
  for (int i = 0; i < 2; i++)
    {
      gtk_widget_queue_draw (fixture->window);
      gtk_test_widget_wait_for_draw (fixture->window);
    }
}

/* The first quadrant that is not empty is taken whole, in Chomp all but the poisoned tile. */
static void
take_quadrant (IchompSession *session)
{
  SgPosition *position = ichomp_session_get_position (session);
  gboolean is_chomp = ichomp_session_get_setup (session)->kind == ICHOMP_KIND_CHOMP;
  SgMove move = { 0 };
  g_autofree char *text = NULL;

  while (!sg_position_has_tile (position, &move))
    move.quadrant++;
  move.column = is_chomp && sg_position_get_n_tiles (position) > 1 ? 1 : 0;
  if (!sg_position_has_tile (position, &move))
    move = (SgMove){ move.quadrant, 1, 0 };
  text = sg_move_to_string (&move);
  study_support_play (session, text);
}

static void
check_steady (Fixture *fixture, const Start *start)
{
  IchompSetup setup = start->setup;
  graphene_rect_t before;
  graphene_rect_t after;

  setup.opponent = ICHOMP_OPPONENT_COMPUTER;
  ichomp_new_game_clamp (&setup, start->width, start->height);
  ichomp_session_start (fixture->session, &setup);
  wait_for_layout (fixture);
  before = get_bounds (study_support_find (fixture->window, "board"), fixture->window);

  while (!ichomp_session_is_over (fixture->session))
    take_quadrant (fixture->session);
  test_wait_until (is_mapped (fixture, "result_card") && is_mapped (fixture, "conclusion_label"));
  wait_for_layout (fixture);
  after = get_bounds (study_support_find (fixture->window, "board"), fixture->window);

  g_test_message ("%s, %s, %dx%d: %.0f,%.0f %.0fx%.0f, then %.0f,%.0f %.0fx%.0f", start->name,
                  ichomp_language_get_code (ichomp_i18n_get_language ()),
                  gtk_widget_get_width (fixture->window), gtk_widget_get_height (fixture->window),
                  (double)before.origin.x, (double)before.origin.y, (double)before.size.width,
                  (double)before.size.height, (double)after.origin.x, (double)after.origin.y,
                  (double)after.size.width, (double)after.size.height);
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* The end of a game does not move the board, although the sentences about it are longer. */
static void
test_steady (void)
{
  static const IchompLanguage languages[] = { ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_DE,
                                              ICHOMP_LANGUAGE_KM, ICHOMP_LANGUAGE_FA,
                                              ICHOMP_LANGUAGE_MS };
  static const GtkRequisition rooms[] = { { 1000, 700 }, { 1024, 600 }, { 1160, 740 } };

  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++)
    for (gsize r = 0; r < G_N_ELEMENTS (rooms); r++)
      {
        Fixture fixture;

        ichomp_i18n_set_language (languages[l]);
        open_window (&fixture, &starts[0], rooms[r].width, rooms[r].height, TRUE);
        for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
          check_steady (&fixture, &starts[i]);
        close_window (&fixture);
      }
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

static SgMove
choose_move (SgPosition *position, GRand *rand)
{
  guint n = 0;
  SgMove chosen = { 0 };

  SG_FOREACH_MOVE (move, position)
    if (g_rand_int_range (rand, 0, (int)++n) == 0)
      chosen = move;

  return chosen;
}

/* No value, language or end of a game moves the board. */
static void
test_random_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  IchompSetup setup = starts[0].setup;
  graphene_rect_t first;
  GtkWidget *board;
  Fixture fixture;

  open_window (&fixture, &starts[0], 1000, 700, TRUE);
  setup.opponent = ICHOMP_OPPONENT_PERSON;
  ichomp_new_game_clamp (&setup, 8, 8);
  board = study_support_find (fixture.window, "board");
  first = get_bounds (board, fixture.window);
  for (IchompLanguage language = ICHOMP_LANGUAGE_SYSTEM + 1; language < ICHOMP_N_LANGUAGES;
       language++)
    {
      ichomp_i18n_set_language (language);
      ichomp_translatable_update (fixture.window);
      ichomp_session_start (fixture.session, &setup);
      while (!ichomp_session_is_over (fixture.session))
        {
          SgMove move = choose_move (ichomp_session_get_position (fixture.session), rand);
          graphene_rect_t now;

          gtk_widget_queue_draw (fixture.window);
          gtk_test_widget_wait_for_draw (fixture.window);
          now = get_bounds (board, fixture.window);
          g_assert_true (graphene_rect_equal (&now, &first));
          ichomp_session_play (fixture.session, &move);
        }
    }
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  close_window (&fixture);
}

/* Returns: whether the whole text of the explanation can be seen */
static gboolean
is_readable (Fixture *fixture)
{
  GtkWidget *words = study_support_find (fixture->window, "sentence_label");
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (words, GTK_TYPE_SCROLLED_WINDOW)));

  return is_in_view (fixture, "sentence_label")
         && gtk_adjustment_get_upper (place) <= gtk_adjustment_get_page_size (place);
}

static void
check_why (int width, int height)
{
  static const Start start = {
    "iChomp 2x2", { .kind = ICHOMP_KIND_ICHOMP, .opponent = ICHOMP_OPPONENT_PERSON }, 2, 2
  };
  Fixture fixture;

  open_window (&fixture, &start, width, height, TRUE);
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture.settings);
  SG_FOREACH_QUADRANT (q)
    ichomp_session_play (fixture.session, &(SgMove){ .quadrant = q });
  test_wait_until (gtk_widget_get_visible (study_support_find (fixture.window, "why_button")));
  study_support_activate (study_support_find (fixture.window, "why_button"), "page.why");
  test_wait_until (is_readable (&fixture));
  g_assert_true (is_focus_in (fixture.window, "controls"));
  close_window (&fixture);
}

/* Nobody has to look for the explanation of the end of a game. */
static void
test_why (void)
{
  static const IchompLanguage languages[] = { ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_DE,
                                              ICHOMP_LANGUAGE_KM };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    for (guint size = 0; size < 3; size++)
      {
        ichomp_i18n_set_language (languages[i]);
        check_why (sizes[size].width, sizes[size].height);
      }
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

/* The place in the game is on one line, also beside the buttons of a narrow panel. */
static void
test_place (void)
{
  static const Start start = {
    "iChomp 2x2", { .kind = ICHOMP_KIND_ICHOMP, .opponent = ICHOMP_OPPONENT_PERSON }, 2, 2
  };
  Fixture fixture;
  GtkWidget *place;

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_FA);
  open_window (&fixture, &start, 1000, 700, TRUE);
  SG_FOREACH_QUADRANT (q)
    ichomp_session_play (fixture.session, &(SgMove){ .quadrant = q });
  place = study_support_find (fixture.window, "place_label");
  test_wait_until (gtk_widget_get_mapped (place));
  gtk_test_widget_wait_for_draw (fixture.window);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (place))), ==, 1);
  close_window (&fixture);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

/* A presenter's clicker shows each step, also where the panel is below the board. */
static void
test_steps (void)
{
  for (guint size = 0; size < 4; size++)
    for (guint projector = 0; projector < 2; projector++)
      {
        Fixture fixture;
        GtkWidget *board;

        set_projector (projector);
        open_window (&fixture, &starts[0], sizes[size].width, sizes[size].height, TRUE);
        board = study_support_find (fixture.window, "board");
        for (guint step = 1; step < 7; step++)
          {
            study_support_activate (board, "page.step-next");
            test_wait_until (is_readable (&fixture));
          }
        close_window (&fixture);
      }
  set_projector (FALSE);
}

static GtkAdjustment *
get_panel_scroll (Fixture *fixture)
{
  GtkWidget *controls = study_support_find (fixture->window, "controls");

  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (controls, GTK_TYPE_SCROLLED_WINDOW)));
}

/* The first step fits in every language, and each step fits with its hint in a window that is small
 * but not low. */
static void
test_room (void)
{
  for (IchompLanguage language = ICHOMP_LANGUAGE_SYSTEM + 1; language < ICHOMP_N_LANGUAGES;
       language++)
    for (guint size = 1; size < 3; size++)
      {
        Fixture fixture;
        GtkWidget *board;
        GtkAdjustment *scroll;

        ichomp_i18n_set_language (language);
        open_window (&fixture, &starts[0], sizes[size].width, sizes[size].height, TRUE);
        board = study_support_find (fixture.window, "board");
        scroll = get_panel_scroll (&fixture);
        g_test_message ("%s, %d", ichomp_language_get_code (language), sizes[size].width);
        /* Some versions of Pango make tall lines taller: then two of them are scrolled to. */
        g_assert_cmpfloat (gtk_adjustment_get_upper (scroll), <=,
                           gtk_adjustment_get_page_size (scroll)
                               + (ichomp_script_is_tall (language) ? 48 : 0));
        for (guint step = 1; step < 7 && size == 1 && language == ICHOMP_LANGUAGE_EN; step++)
          {
            study_support_activate (board, "page.step-next");
            ichomp_play_page_give_hint (
                ICHOMP_PLAY_PAGE (gtk_widget_get_ancestor (board, ICHOMP_TYPE_PLAY_PAGE)));
            gtk_test_widget_wait_for_draw (fixture.window);
            g_assert_cmpfloat (gtk_adjustment_get_upper (scroll), <=,
                               gtk_adjustment_get_page_size (scroll));
          }
        close_window (&fixture);
      }
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

/* The inspector of GTK reads all properties. */
static void
read_properties (GtkWidget *widget)
{
  g_autofree GParamSpec **specs = NULL;
  guint n;

  specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (widget), &n);
  for (guint i = 0; i < n; i++)
    if ((specs[i]->flags & G_PARAM_READABLE) != 0)
      {
        g_auto (GValue) value = G_VALUE_INIT;

        g_object_get_property (G_OBJECT (widget), specs[i]->name, &value);
      }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_properties (child);
}

static void
test_properties (void)
{
  Fixture fixture;

  open_window (&fixture, &starts[0], 1000, 700, TRUE);
  read_properties (fixture.window);
  close_window (&fixture);
}

static void
assert_idle (Fixture *fixture, gboolean expected)
{
  g_assert_cmpint (gtk_widget_has_css_class (fixture->window, "idle"), ==, expected);
}

/* In projector mode a window is idle until somebody uses it; nothing moves. */
static void
test_idle (void)
{
  Fixture fixture;
  graphene_rect_t before;
  graphene_rect_t after;
  IchompWindowIdle *idle;

  open_window (&fixture, &starts[0], 1000, 700, TRUE);
  assert_idle (&fixture, FALSE);
  g_settings_set_boolean (fixture.settings, "projector", TRUE);
  assert_idle (&fixture, FALSE);
  before = get_bounds (study_support_find (fixture.window, "board"), fixture.window);
  test_wait_until (gtk_widget_has_css_class (fixture.window, "idle"));
  after = get_bounds (study_support_find (fixture.window, "board"), fixture.window);
  g_assert_true (graphene_rect_equal (&before, &after));

  /* Another one, which need not be waited for. */
  idle = ichomp_window_idle_new (fixture.window, fixture.settings);

  /* The focus, also moved by a screen reader. */
  study_support_activate (fixture.window, "win.next-region");
  assert_idle (&fixture, FALSE);
  study_support_fire_source (idle);
  assert_idle (&fixture, TRUE);

  g_settings_set_boolean (fixture.settings, "projector", FALSE);
  assert_idle (&fixture, FALSE);
  g_assert_false (study_support_has_source (idle));
  g_assert_finalize_object (idle);
  close_window (&fixture);
}

/* F6 goes from the board to the panel, to a message, to the header bar and back. */
static void
test_regions (void)
{
  g_autoptr (IchompMessage) message = ichomp_message_new ("Hello", NULL, NULL);
  Fixture fixture;
  GtkWidget *bar;

  open_window (&fixture, &starts[0], 1000, 700, TRUE);
  ichomp_window_show_notice (ICHOMP_WINDOW (fixture.window), message);
  bar = gtk_widget_get_parent (study_support_find (fixture.window, "sign"));
  test_wait_until (gtk_widget_get_mapped (bar));

  g_assert_true (is_focus_in (fixture.window, "board"));
  study_support_activate (fixture.window, "win.next-region");
  g_assert_true (is_focus_in (fixture.window, "panel"));
  study_support_activate (fixture.window, "win.next-region");
  g_assert_true (is_focus_in (fixture.window, "revealer"));
  study_support_activate (fixture.window, "win.next-region");
  g_assert_true (is_focus_in (fixture.window, "header_bar"));
  study_support_activate (fixture.window, "win.next-region");
  g_assert_true (is_focus_in (fixture.window, "board"));
  close_window (&fixture);
}

static void
press_focused (Fixture *fixture, const char *id)
{
  GtkWidget *button = study_support_find (fixture->window, id);

  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_true (gtk_widget_activate (button));
  test_wait_until (!gtk_widget_is_sensitive (button));
  test_wait_until (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != NULL);
}

/* A button that cannot be used any more leaves the focus to the board. */
static void
test_kept_focus (void)
{
  static const IchompOpponent opponents[] = { ICHOMP_OPPONENT_PERSON, ICHOMP_OPPONENT_COMPUTER };

  for (gsize i = 0; i < G_N_ELEMENTS (opponents); i++)
    {
      Start start = starts[1];
      Fixture fixture;
      GtkWidget *board;

      start.setup.opponent = opponents[i];
      open_window (&fixture, &start, 1000, 700, TRUE);
      board = study_support_find (fixture.window, "board");
      for (guint hint = 1; hint <= 4; hint++)
        ichomp_play_page_give_hint (
            ICHOMP_PLAY_PAGE (gtk_widget_get_ancestor (board, ICHOMP_TYPE_PLAY_PAGE)));
      press_focused (&fixture, "move_button");
      g_assert_true (is_focus_in (fixture.window, "board"));
      close_window (&fixture);
    }
}

/* The titles of the pages belong to the template of the window, though the stack is inside another
 * widget with a template. */
static void
test_titles (void)
{
  Fixture fixture;
  GtkStack *stack;
  GtkStackPage *page;

  open_window (&fixture, &starts[0], 1000, 700, TRUE);
  stack = ichomp_window_get_stack (ICHOMP_WINDOW (fixture.window));
  page = gtk_stack_get_page (stack, gtk_stack_get_child_by_name (stack, "lessons"));
  gtk_stack_page_set_title (page, "in another language");
  ichomp_translatable_update (fixture.window);
  g_assert_cmpstr (gtk_stack_page_get_title (page), ==, "Lessons");
  close_window (&fixture);
}

/* A message about the game on the board is not above other pages. */
static void
test_game_notice (void)
{
  g_autoptr (IchompMessage) message = ichomp_message_new ("On the board.", NULL, NULL);
  Fixture fixture;
  IchompWindow *window;
  GtkWidget *bar;

  open_window (&fixture, &starts[0], 1000, 700, TRUE);
  window = ICHOMP_WINDOW (fixture.window);
  bar = study_support_find (study_support_find (fixture.window, "notice"), "bar");
  ichomp_window_offer (window, "game", message, "Restore", "win.restore");
  test_wait_until (gtk_widget_get_mapped (bar));
  ichomp_window_show_page (window, "lessons");
  test_wait_until (!gtk_widget_get_mapped (bar));
  ichomp_window_show_page (window, "play");
  test_wait_until (gtk_widget_get_mapped (bar));
  close_window (&fixture);
}

void
add_tests (void)
{
  ichomp_i18n_init ();
  bindtextdomain (GETTEXT_PACKAGE, CATALOGUES);

  g_test_add_data_func ("/window/sizes/alone", GINT_TO_POINTER (FALSE), test_sizes);
  g_test_add_data_func ("/window/sizes/with-panel", GINT_TO_POINTER (TRUE), test_sizes);
  g_test_add_func ("/window/texts", test_texts);
  g_test_add_func ("/window/languages", test_languages);
  g_test_add_func ("/window/offer", test_offer);
  g_test_add_func ("/window/hints", test_hints);
  g_test_add_func ("/window/steady", test_steady);
  g_test_add_func ("/window/random-games", test_random_games);
  g_test_add_func ("/window/why", test_why);
  g_test_add_func ("/window/place", test_place);
  g_test_add_func ("/window/steps", test_steps);
  g_test_add_func ("/window/room", test_room);
  g_test_add_func ("/window/properties", test_properties);
  g_test_add_func ("/window/idle", test_idle);
  g_test_add_func ("/window/regions", test_regions);
  g_test_add_func ("/window/kept-focus", test_kept_focus);
  g_test_add_func ("/window/titles", test_titles);
  g_test_add_func ("/window/game-notice", test_game_notice);
}
