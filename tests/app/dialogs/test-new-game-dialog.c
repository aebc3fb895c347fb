/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog shows the settings, and saves the choices only when the game starts. */

#include "app/dialogs/ichomp-new-game-dialog.h"

#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *dialog;
  guint n_started;
} Fixture;

static void
start_cb (Fixture *fixture)
{
  fixture->n_started++;
}

static void
open_dialog (Fixture *fixture)
{
  fixture->dialog = ichomp_new_game_dialog_new (fixture->settings);
  g_signal_connect_swapped (fixture->dialog, "start", G_CALLBACK (start_cb), fixture);
  study_support_open_window (&fixture->dialog);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = study_support_settings ();
  g_settings_set_enum (fixture->settings, "opponent", ICHOMP_OPPONENT_COMPUTER);
  g_settings_set_enum (fixture->settings, "level", SG_LEVEL_MEDIUM);
  g_settings_set_enum (fixture->settings, "starter", ICHOMP_STARTER_ALTERNATE);
  g_settings_set_uint (fixture->settings, "board-width", 6);
  g_settings_set_uint (fixture->settings, "board-height", 9);
  g_settings_set_boolean (fixture->settings, "randomise", TRUE);
  g_settings_set_boolean (fixture->settings, "random-winnable", FALSE);
  open_dialog (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close_window (&fixture->dialog);
  g_assert_finalize_object (fixture->settings);
}

static GtkWidget *
get_part (Fixture *fixture, const char *id)
{
  GtkWidget *part = study_support_find (fixture->dialog, id);

  g_assert_nonnull (part);
  return part;
}

static guint
get_selected (Fixture *fixture, const char *id)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (get_part (fixture, id)));
}

static void
select_item (Fixture *fixture, const char *id, guint item)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (get_part (fixture, id)), item);
}

static const char *
get_item (Fixture *fixture, const char *id, guint item)
{
  GListModel *model = gtk_drop_down_get_model (GTK_DROP_DOWN (get_part (fixture, id)));

  return gtk_string_list_get_string (GTK_STRING_LIST (model), item);
}

static int
get_side (Fixture *fixture, const char *id)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (get_part (fixture, id)));
}

static void
set_side (Fixture *fixture, const char *id, int side)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_part (fixture, id)), side);
}

static GtkWidget *
get_heap (Fixture *fixture, SgQuadrant quadrant)
{
  return gtk_grid_get_child_at (GTK_GRID (get_part (fixture, "heaps_grid")), 2 * (quadrant % 2) + 1,
                                quadrant / 2);
}

static int
get_heap_size (Fixture *fixture, SgQuadrant quadrant)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (get_heap (fixture, quadrant)));
}

static void
set_heap_size (Fixture *fixture, SgQuadrant quadrant, int size)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_heap (fixture, quadrant)), size);
}

static gboolean
is_checked (Fixture *fixture, const char *id)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (get_part (fixture, id)));
}

static void
check (Fixture *fixture, const char *id)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (get_part (fixture, id)), TRUE);
}

static gboolean
is_sensitive (Fixture *fixture, const char *id)
{
  return gtk_widget_is_sensitive (get_part (fixture, id));
}

static void
assert_settings (Fixture *fixture,
                 IchompOpponent opponent,
                 SgLevel level,
                 IchompStarter starter,
                 guint width,
                 guint height,
                 gboolean randomise,
                 gboolean winnable)
{
  g_assert_cmpint (g_settings_get_enum (fixture->settings, "opponent"), ==, opponent);
  g_assert_cmpint (g_settings_get_enum (fixture->settings, "level"), ==, level);
  g_assert_cmpint (g_settings_get_enum (fixture->settings, "starter"), ==, starter);
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "board-width"), ==, width);
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "board-height"), ==, height);
  g_assert_cmpint (g_settings_get_boolean (fixture->settings, "randomise"), ==, randomise);
  g_assert_cmpint (g_settings_get_boolean (fixture->settings, "random-winnable"), ==, winnable);
}

static void
assert_unchanged (Fixture *fixture)
{
  assert_settings (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_MEDIUM, ICHOMP_STARTER_ALTERNATE, 6,
                   9, TRUE, FALSE);
}

static void
test_shows_settings (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (get_selected (fixture, "opponent_drop_down"), ==, ICHOMP_OPPONENT_COMPUTER);
  g_assert_cmpuint (get_selected (fixture, "level_drop_down"), ==, SG_LEVEL_MEDIUM);
  g_assert_cmpuint (get_selected (fixture, "starter_drop_down"), ==, ICHOMP_STARTER_ALTERNATE);
  g_assert_cmpint (get_side (fixture, "width_spin"), ==, 6);
  g_assert_cmpint (get_side (fixture, "height_spin"), ==, 9);
  g_assert_true (is_checked (fixture, "random_check"));
  g_assert_false (is_checked (fixture, "full_check"));
  g_assert_false (is_checked (fixture, "winnable_check"));
  assert_unchanged (fixture);
}

static void
change_all (Fixture *fixture)
{
  select_item (fixture, "opponent_drop_down", ICHOMP_OPPONENT_PERSON);
  select_item (fixture, "level_drop_down", SG_LEVEL_HARD);
  select_item (fixture, "starter_drop_down", ICHOMP_STARTER_PLAYER_2);
  set_side (fixture, "width_spin", 24);
  set_side (fixture, "height_spin", 1);
  check (fixture, "winnable_check");
  check (fixture, "full_check");
}

static void
test_start (Fixture *fixture, gconstpointer data)
{
  change_all (fixture);
  assert_unchanged (fixture);
  g_assert_cmpuint (fixture->n_started, ==, 0);

  study_support_click (fixture->dialog, "start_button");
  g_assert_null (fixture->dialog);
  g_assert_cmpuint (fixture->n_started, ==, 1);
  assert_settings (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_HARD, ICHOMP_STARTER_PLAYER_2, 24, 1,
                   FALSE, TRUE);
}

static void
settings_changed_cb (Fixture *fixture)
{
  assert_settings (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_HARD, ICHOMP_STARTER_PLAYER_2, 24, 1,
                   FALSE, TRUE);
}

/* Nobody sees some of the choices with settings from before. */
static void
test_at_once (Fixture *fixture, gconstpointer data)
{
  change_all (fixture);
  g_signal_connect_swapped (fixture->settings, "changed", G_CALLBACK (settings_changed_cb),
                            fixture);
  study_support_click (fixture->dialog, "start_button");
  g_assert_cmpuint (fixture->n_started, ==, 1);
  g_signal_handlers_disconnect_by_func (fixture->settings, settings_changed_cb, fixture);
}

/* Closing the dialog discards the choices. */
static void
test_close (Fixture *fixture, gconstpointer data)
{
  change_all (fixture);
  study_support_press_key (fixture->dialog, GDK_KEY_Escape, 0);
  study_support_settle ();
  g_assert_null (fixture->dialog);
  g_assert_cmpuint (fixture->n_started, ==, 0);
  assert_unchanged (fixture);

  open_dialog (fixture);
  test_shows_settings (fixture, data);
}

/* The names of the players depend on the opponent; the choice stays. */
static void
test_opponent (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (get_item (fixture, "starter_drop_down", 0), ==, "You");
  g_assert_cmpstr (get_item (fixture, "starter_drop_down", 1), ==, "The computer");
  g_assert_true (is_sensitive (fixture, "level_drop_down"));

  select_item (fixture, "opponent_drop_down", ICHOMP_OPPONENT_PERSON);
  g_assert_cmpstr (get_item (fixture, "starter_drop_down", 0), ==, "Player 1");
  g_assert_cmpstr (get_item (fixture, "starter_drop_down", 1), ==, "Player 2");
  g_assert_cmpuint (get_selected (fixture, "starter_drop_down"), ==, ICHOMP_STARTER_ALTERNATE);
  g_assert_false (is_sensitive (fixture, "level_drop_down"));
  g_assert_false (is_sensitive (fixture, "level_sentence"));

  select_item (fixture, "opponent_drop_down", ICHOMP_OPPONENT_COMPUTER);
  g_assert_true (is_sensitive (fixture, "level_drop_down"));
  g_assert_cmpuint (get_selected (fixture, "starter_drop_down"), ==, ICHOMP_STARTER_ALTERNATE);
}

/* Asserts what is told about the button of the list of levels, which has the focus.
 *
 * @label: the widget that has its name */
static void
assert_described (Fixture *fixture, const char *label, const char *description)
{
  GtkWidget *button = gtk_widget_get_first_child (get_part (fixture, "level_drop_down"));
  const char *choice =
      get_item (fixture, "level_drop_down", get_selected (fixture, "level_drop_down"));
  GtkWidget *text = study_support_find_role (button, GTK_ACCESSIBLE_ROLE_LABEL, choice);

  /* Newer versions of GTK tell the choice as a part of the name. */
  gtk_test_accessible_assert_relation (button, GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                       get_part (fixture, label),
                                       gtk_get_minor_version () >= 14 ? text : NULL, NULL);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static void
test_level (Fixture *fixture, gconstpointer data)
{
  for (SgLevel level = 0; level < SG_N_LEVELS; level++)
    {
      const char *sentence = ichomp_wording_level (level);
      g_autofree char *description = NULL;

      select_item (fixture, "level_drop_down", level);
      g_assert_cmpstr (get_item (fixture, "level_drop_down", level), ==,
                       ichomp_wording_level_name (level));
      study_support_assert_label (fixture->dialog, "level_sentence", sentence);
      description = g_strdup_printf ("%s. %s", ichomp_wording_level_name (level), sentence);
      assert_described (fixture, "level_label", description);
    }
}

/* A board has at least two tiles: the other side grows. */
static void
test_sides (Fixture *fixture, gconstpointer data)
{
  set_side (fixture, "height_spin", 1);
  set_side (fixture, "width_spin", 1);
  g_assert_cmpint (get_side (fixture, "width_spin"), ==, 1);
  g_assert_cmpint (get_side (fixture, "height_spin"), ==, 2);
  set_side (fixture, "height_spin", 1);
  g_assert_cmpint (get_side (fixture, "height_spin"), ==, 1);
  g_assert_cmpint (get_side (fixture, "width_spin"), ==, 2);

  set_side (fixture, "width_spin", 100);
  set_side (fixture, "height_spin", 0);
  g_assert_cmpint (get_side (fixture, "width_spin"), ==, ICHOMP_BOARD_MAX_SIDE);
  g_assert_cmpint (get_side (fixture, "height_spin"), ==, 1);
}

/* Typed numbers count without Enter. */
static void
test_typed_side (Fixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (GTK_EDITABLE (get_part (fixture, "width_spin")), "12");
  study_support_click (fixture->dialog, "start_button");
  assert_settings (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_MEDIUM, ICHOMP_STARTER_ALTERNATE, 12,
                   9, TRUE, FALSE);
}

/* The note names pairs of equal quadrants if a side is even. */
static void
test_full_note (Fixture *fixture, gconstpointer data)
{
  for (int width = 1; width <= 4; width++)
    for (int height = 2; height <= 5; height++)
      {
        gboolean pairs = width % 2 == 0 || height % 2 == 0;

        set_side (fixture, "width_spin", width);
        set_side (fixture, "height_spin", height);
        study_support_assert_says (get_part (fixture, "full_note"),
                                   pairs ? "is a P-position" : "depends on the size");
      }
}

/* Only a random position can be asked to be winnable. */
static void
test_random (Fixture *fixture, gconstpointer data)
{
  g_assert_true (is_sensitive (fixture, "winnable_check"));
  check (fixture, "full_check");
  g_assert_false (is_sensitive (fixture, "winnable_check"));
  check (fixture, "random_check");
  g_assert_true (is_sensitive (fixture, "winnable_check"));
}

/* A change of language changes only the words. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  select_item (fixture, "kind_drop_down", ICHOMP_KIND_CHOMP);
  set_side (fixture, "width_spin", 5);
  select_item (fixture, "opponent_drop_down", ICHOMP_OPPONENT_COMPUTERS);
  select_item (fixture, "level_1_drop_down", SG_LEVEL_HARD);
  select_item (fixture, "starter_drop_down", ICHOMP_STARTER_PLAYER_2);

  ichomp_translatable_update (fixture->dialog);
  g_assert_cmpuint (get_selected (fixture, "kind_drop_down"), ==, ICHOMP_KIND_CHOMP);
  g_assert_cmpint (get_side (fixture, "width_spin"), ==, 5);
  g_assert_cmpuint (get_selected (fixture, "opponent_drop_down"), ==, ICHOMP_OPPONENT_COMPUTERS);
  g_assert_cmpuint (get_selected (fixture, "level_1_drop_down"), ==, SG_LEVEL_HARD);
  g_assert_cmpuint (get_selected (fixture, "level_drop_down"), ==, SG_LEVEL_MEDIUM);
  g_assert_cmpuint (get_selected (fixture, "starter_drop_down"), ==, ICHOMP_STARTER_PLAYER_2);
  g_assert_cmpstr (get_item (fixture, "starter_drop_down", 1), ==, "Computer 2");
}

static gboolean
is_visible (Fixture *fixture, const char *id)
{
  return gtk_widget_get_visible (get_part (fixture, id));
}

/* Each game has its own choices and its own size. */
static void
test_kinds (Fixture *fixture, gconstpointer data)
{
  g_assert_true (is_visible (fixture, "ending_drop_down"));
  g_assert_false (is_visible (fixture, "heaps_grid"));

  select_item (fixture, "kind_drop_down", ICHOMP_KIND_CHOMP);
  g_assert_false (is_visible (fixture, "ending_drop_down"));
  g_assert_cmpint (get_side (fixture, "width_spin"), ==, 6);
  g_assert_cmpint (get_side (fixture, "height_spin"), ==, 4);
  set_side (fixture, "width_spin", 100);
  g_assert_cmpint (get_side (fixture, "width_spin"), ==, ICHOMP_QUADRANT_MAX_SIDE);
  study_support_assert_says (get_part (fixture, "full_note"), "N-position");

  select_item (fixture, "kind_drop_down", ICHOMP_KIND_NIM);
  g_assert_false (is_visible (fixture, "width_spin"));
  g_assert_true (is_visible (fixture, "heaps_grid"));
  study_support_assert_says (get_part (fixture, "full_note"), "P-position");
  set_heap_size (fixture, SG_QUADRANT_NW, 100);
  g_assert_cmpint (get_heap_size (fixture, SG_QUADRANT_NW), ==, ICHOMP_QUADRANT_MAX_SIDE);
  set_heap_size (fixture, SG_QUADRANT_NW, 9);
  study_support_assert_says (get_part (fixture, "full_note"), "N-position");

  select_item (fixture, "kind_drop_down", ICHOMP_KIND_ICHOMP);
  g_assert_cmpint (get_side (fixture, "width_spin"), ==, 6);
  g_assert_cmpint (get_side (fixture, "height_spin"), ==, 9);
  select_item (fixture, "kind_drop_down", ICHOMP_KIND_NIM);
  select_item (fixture, "ending_drop_down", 1);
  study_support_click (fixture->dialog, "start_button");

  g_assert_cmpint (g_settings_get_enum (fixture->settings, "game-kind"), ==, ICHOMP_KIND_NIM);
  g_assert_true (g_settings_get_boolean (fixture->settings, "misere"));
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "board-width"), ==, 6);
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "board-height"), ==, 9);
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "nim-heap-nw"), ==, 9);
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "chomp-width"), ==,
                    ICHOMP_QUADRANT_MAX_SIDE);
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "chomp-height"), ==, 4);
}

/* Nim needs two tiles, too; with heaps of one, misere play reverses the outcome. */
static void
test_heaps (Fixture *fixture, gconstpointer data)
{
  select_item (fixture, "kind_drop_down", ICHOMP_KIND_NIM);
  set_heap_size (fixture, SG_QUADRANT_NW, 0);
  set_heap_size (fixture, SG_QUADRANT_SW, 0);
  set_heap_size (fixture, SG_QUADRANT_SE, 1);
  set_heap_size (fixture, SG_QUADRANT_NE, 0);
  g_assert_cmpint (get_heap_size (fixture, SG_QUADRANT_NW), ==, 2);

  set_heap_size (fixture, SG_QUADRANT_NW, 1);
  study_support_assert_says (get_part (fixture, "full_note"), "P-position");
  select_item (fixture, "ending_drop_down", 1);
  study_support_assert_says (get_part (fixture, "full_note"), "N-position");
}

/* Each heap has its name on the board beside it, for eye and ear. */
static void
test_heap_names (Fixture *fixture, gconstpointer data)
{
  static const char *const names[SG_N_QUADRANTS] = { "Heap 1", "Heap 2", "Heap 3", "Heap 4" };

  SG_FOREACH_QUADRANT (q)
    {
      GtkWidget *spin = get_heap (fixture, q);
      GtkWidget *label = gtk_widget_get_prev_sibling (spin);

      study_support_assert_says (label, names[q]);
      g_assert_true (gtk_label_get_mnemonic_widget (GTK_LABEL (label)) == spin);
      gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (spin),
                                           GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL);
    }
}

static void
test_computers (Fixture *fixture, gconstpointer data)
{
  g_assert_false (is_visible (fixture, "level_1_drop_down"));
  select_item (fixture, "opponent_drop_down", ICHOMP_OPPONENT_COMPUTERS);
  g_assert_true (is_visible (fixture, "level_1_drop_down"));
  g_assert_true (is_sensitive (fixture, "level_drop_down"));
  g_assert_cmpstr (get_item (fixture, "starter_drop_down", 0), ==, "Computer 1");
  assert_described (fixture, "level_drop_down", "Medium");
  gtk_test_accessible_assert_property (get_part (fixture, "level_drop_down"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Level of computer 2");
  select_item (fixture, "opponent_drop_down", ICHOMP_OPPONENT_COMPUTER);
  assert_described (fixture, "level_label",
                    "Medium. The computer finds the right move about half of the time.");
  select_item (fixture, "opponent_drop_down", ICHOMP_OPPONENT_COMPUTERS);
  select_item (fixture, "level_1_drop_down", SG_LEVEL_HARD);
  study_support_click (fixture->dialog, "start_button");

  g_assert_cmpint (g_settings_get_enum (fixture->settings, "opponent"), ==,
                   ICHOMP_OPPONENT_COMPUTERS);
  g_assert_cmpint (g_settings_get_enum (fixture->settings, "level"), ==, SG_LEVEL_MEDIUM);
  g_assert_cmpint (g_settings_get_enum (fixture->settings, "level-1"), ==, SG_LEVEL_HARD);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/new-game-dialog/shows-settings", test_shows_settings);
  add ("/new-game-dialog/start", test_start);
  add ("/new-game-dialog/at-once", test_at_once);
  add ("/new-game-dialog/close", test_close);
  add ("/new-game-dialog/opponent", test_opponent);
  add ("/new-game-dialog/level", test_level);
  add ("/new-game-dialog/sides", test_sides);
  add ("/new-game-dialog/typed-side", test_typed_side);
  add ("/new-game-dialog/full-note", test_full_note);
  add ("/new-game-dialog/random", test_random);
  add ("/new-game-dialog/words", test_words);
  add ("/new-game-dialog/kinds", test_kinds);
  add ("/new-game-dialog/heaps", test_heaps);
  add ("/new-game-dialog/heap-names", test_heap_names);
  add ("/new-game-dialog/computers", test_computers);
}
