/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Arguments of a start take effect, also in a window that is already open. */

#include <gio/gio.h>
#include <string.h>

#include "neighbour.h"
#include "person.h"
#include "play.h"
#include "test-main.h"

#define APPLICATION_ID "org.ichomp.iChomp"
#define OBJECT_PATH "/org/ichomp/iChomp"
#define EXAMPLE "3,2/2,2/1/-"
#define KEPT_NOTICE "Your previous game is kept until you make a move here."

/* The arguments come one by one. */
#define START(driver, ...)                                                                         \
  G_STMT_START                                                                                     \
  {                                                                                                \
    driver_set_arguments ((driver), (const char *const[]){ __VA_ARGS__, NULL });                   \
    driver_start (driver);                                                                         \
  }                                                                                                \
  G_STMT_END

/* Another start, which exits at once. */
#define START_AGAIN(driver, ...)                                                                   \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_autoptr (CommandResult) start_result =                                                       \
        driver_run_again ((driver), (const char *const[]){ __VA_ARGS__, NULL });                   \
    command_assert_succeeded (start_result);                                                       \
  }                                                                                                \
  G_STMT_END

static RulesPosition *
create_example (void)
{
  const char *const shapes[RULES_N_QUADRANTS] = { "\003\002", "\002\002", "\001", "" };

  return rules_position_new (6, 4, shapes);
}

static void
test_position (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = play_new (driver, create_example (), PLAY_SIDE_1, PLAY_SIDE_2);
  RulesMove move = { 0, 0, 1 };

  START (driver, "--position", EXAMPLE, "--players", "two");
  play_assert_shown (game);
  play_take (game, &move, PLAY_BY_POINTER);
  play_assert_shown (game);
  g_assert_false (person_has_text (driver, KEPT_NOTICE));
  person_quit (driver);

  /* This game is saved now. */
  driver_set_arguments (driver, (const char *const[]){ NULL });
  driver_start (driver);
  play_assert_shown (game);
  person_quit (driver);
}

static guint
count_tiles (Driver *driver)
{
  g_autoptr (RulesPosition) position = view_read_position (driver, 4, 4);

  return position == NULL ? 0 : rules_position_get_n_tiles (position);
}

/* The settings ask for Nim against the computer, but the game on the board is another one. */
static void
test_random_position (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_set_setting (driver, "game-kind", "'nim'");
  START (driver, "--position", "2,2/2,2/2,2/2,2", "--players", "two", "--seed", "1");
  DRIVER_WAIT (driver, person_has_text (driver, "Player 1’s turn"));
  person_press (driver, XK_r, SCREEN_CONTROL | SCREEN_SHIFT);
  DRIVER_WAIT (driver, count_tiles (driver) > 0 && count_tiles (driver) < 16);
  g_assert_true (person_has_text (driver, "Player 1’s turn"));
  person_quit (driver);
}

static void
test_players (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) first = play_new (driver, create_example (), PLAY_SIDE_YOU, PLAY_SIDE_COMPUTER);
  g_autoptr (Play) second = play_new (driver, create_example (), PLAY_SIDE_COMPUTER, PLAY_SIDE_YOU);

  /* The settings name a person as the opponent: a level asks for the computer. */
  driver_set_setting (driver, "opponent", "'person'");
  START (driver, "--level", "hard", "--position", EXAMPLE);
  play_assert_shown (first);
  DRIVER_WAIT (driver, person_has_text (driver, "You against the computer (Hard)"));

  START_AGAIN (driver, "--players", "second", "--level", "hard", "--position", EXAMPLE);
  DRIVER_WAIT (driver, person_has_text (driver, "You against the computer (Hard)"));
  play_follow_computer (second);
  play_assert_shown (second);
  g_assert_cmpuint (rules_position_get_nim_sum (play_get_position (second)), ==, 0);

  /* None of this changes a setting. */
  {
    g_autofree char *opponent = driver_dup_setting (driver, "opponent");
    g_autofree char *level = driver_dup_setting (driver, "level");

    g_assert_cmpstr (opponent, ==, "'person'");
    g_assert_null (level);
  }
  person_quit (driver);
}

static gboolean
has_notice (Driver *driver)
{
  g_autoptr (TreeNode) node = person_find (driver, "alert", NULL);
  g_autofree char *text = node != NULL ? tree_dup_name (node) : NULL;

  return text != NULL && *text != '\0';
}

/* A game in progress stays saved and can be restored until a move is made in the other one. */
static void
test_kept_game (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) kept =
      play_new (driver, rules_position_new_full (4, 4), PLAY_SIDE_1, PLAY_SIDE_2);
  g_autoptr (Play) other = play_new (driver, create_example (), PLAY_SIDE_1, PLAY_SIDE_2);
  RulesMove move = { 3, 1, 1 };
  RulesMove other_move = { 2, 0, 0 };

  driver_set_setting (driver, "opponent", "'person'");
  driver_set_setting (driver, "board-width", "4");
  driver_set_setting (driver, "board-height", "4");
  driver_start (driver);
  play_take (kept, &move, PLAY_BY_TREE);
  play_assert_shown (kept);

  START_AGAIN (driver, "--position", EXAMPLE);
  play_assert_shown (other);
  DRIVER_WAIT (driver, person_has_text (driver, KEPT_NOTICE));
  person_click_button (driver, "Resume Game");
  play_assert_shown (kept);
  DRIVER_WAIT (driver, !person_has_text (driver, KEPT_NOTICE));

  /* Also after a restart of the program. */
  START_AGAIN (driver, "--position", EXAMPLE);
  play_assert_shown (other);
  person_quit (driver);
  driver_start (driver);
  play_assert_shown (kept);

  /* Also if the offer was made in another language. */
  START_AGAIN (driver, "--position", EXAMPLE, "--language", "de");
  DRIVER_WAIT (driver, has_notice (driver));
  START_AGAIN (driver, "--language", "en");
  play_assert_shown (other);
  g_assert_true (has_notice (driver));
  play_take (other, &other_move, PLAY_BY_TREE);
  play_assert_shown (other);
  DRIVER_WAIT (driver, !has_notice (driver));
  person_quit (driver);
  driver_start (driver);
  play_assert_shown (other);
  person_quit (driver);
}

/* A seed determines the start and the computer's first move. */
static char *
start_from_seed (const char *seed)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (RulesPosition) position = NULL;

  driver_set_setting (driver, "board-width", "10");
  driver_set_setting (driver, "board-height", "10");
  driver_set_setting (driver, "randomise", "true");
  driver_set_setting (driver, "animate", "false");
  START (driver, "--seed", seed, "--players", "second", "--level", "easy");
  DRIVER_WAIT (driver, person_has_text (driver, "Your turn"));
  DRIVER_WAIT (driver, (position = view_read_position (driver, 10, 10)) != NULL);
  person_quit (driver);

  return rules_position_to_text (position);
}

static void
test_seed (void)
{
  g_autofree char *first = start_from_seed ("7");
  g_autofree char *same = start_from_seed ("7");
  g_autofree char *other = start_from_seed ("8");

  g_assert_cmpstr (first, ==, same);
  g_assert_cmpstr (first, !=, other);
}

/* Whether there is a visible button with this label. */
static gboolean
has_button (Driver *driver, const char *name)
{
  g_autoptr (TreeNode) node = person_find (driver, "push button", name);
  AtspiRect extents;

  return node != NULL && tree_get_extents (node, &extents) && extents.width > 1;
}

static gboolean
is_on_page (Driver *driver, const char *name)
{
  g_autoptr (TreeNode) tab = person_find (driver, "page tab", name);

  return tab != NULL && tree_has_state (tab, ATSPI_STATE_SELECTED);
}

/* Opens a page in a new window and in an open one, which comes to the front. */
static void
test_lessons (void)
{
  g_autoptr (Driver) driver = driver_new ();
  ScreenWindow window;
  Window cover;

  START (driver, "--lesson", "xor");
  DRIVER_WAIT (driver, person_has_text (driver, "work out any XOR in columns"));

  driver_get_screen_window (driver, &window);
  cover = screen_cover ();
  DRIVER_WAIT (driver, screen_get_topmost () == cover);
  START_AGAIN (driver, "--lesson", "words");
  DRIVER_WAIT (driver, !person_has_text (driver, "work out any XOR in columns"));
  DRIVER_WAIT (driver, screen_get_topmost () == window.window);
  screen_uncover (cover);

  START_AGAIN (driver, "--players", "two");
  DRIVER_WAIT (driver, person_has_text (driver, "Player 1’s turn"));
  DRIVER_WAIT (driver, is_on_page (driver, "Play"));
  START_AGAIN (driver, "--lessons");
  DRIVER_WAIT (driver, is_on_page (driver, "Lessons"));
  person_quit (driver);
}

static int
get_turn_height (Driver *driver)
{
  g_autoptr (TreeNode) label = person_find (driver, "label", "Your turn");
  AtspiRect extents;

  return label != NULL && tree_get_extents (label, &extents) ? extents.height : 0;
}

/* For this start only. */
static void
test_projector (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *setting = NULL;
  int height;

  driver_start (driver);
  DRIVER_WAIT (driver, (height = get_turn_height (driver)) > 0);
  START_AGAIN (driver, "--projector");
  DRIVER_WAIT (driver, get_turn_height (driver) > height);
  setting = driver_dup_setting (driver, "projector");
  g_assert_null (setting);
  person_quit (driver);

  driver_start (driver);
  DRIVER_WAIT (driver, get_turn_height (driver) == height);
  person_quit (driver);
}

static void
test_file (void)
{
  static const char lesson[] =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<lesson format=\"1\" id=\"from-a-file\" minutes=\"5\">\n"
      "  <title>From a file</title>\n"
      "  <goal>Be opened by name.</goal>\n"
      "  <section id=\"start\"><heading>Here</heading><p>It is.</p></section>\n"
      "</lesson>\n";
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *path = driver_build_path (driver, "mine.xml");

  driver_write_file (driver, "mine.xml", lesson);
  START (driver, path);
  DRIVER_WAIT (driver, person_has_text (driver, "Be opened by name."));
  person_quit (driver);
}

/* One line reports the error, and nothing starts. */
static void
test_errors (void)
{
  static const struct
  {
    const char *option;
    const char *value;
    const char *part;
  } cases[] = {
    { "--position", "3,4/-/-/-", "Character 3" },
    { "--position", "-/-/-/- @4x4", "no tile" },
    { "--position", "200/-/-/-", "largest" },
    { "--players", "three", "two, first, second, none" },
    { "--level", "perfect", "easy, largest, even, " },
    { "--seed", "-1", "4294967295" },
    { "--seed", "4294967296", "4294967295" },
    { "--seed", "seven", "4294967295" },
    { "--lesson", "nothing", "play, without-numbers, " },
    { "--language", "tlh", "en" },
    { "there-is-no-such-file.xml", NULL, "is not a file" },
    { "/dev/null", NULL, ".xml" },
  };
  g_autoptr (Driver) driver = driver_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const arguments[] = { cases[i].option, cases[i].value, NULL };
      g_autoptr (CommandResult) result = driver_run_again (driver, arguments);
      const char *end = strchr (result->errors, '\n');

      g_test_message ("%s %s", cases[i].option, cases[i].value);
      g_assert_true (result->exited);
      g_assert_cmpint (result->status, ==, 1);
      g_assert_cmpstr (result->output, ==, "");
      g_assert_nonnull (end);
      g_assert_cmpstr (end, ==, "\n");
      if (strstr (result->errors, cases[i].part) == NULL)
        g_error ("Not there: %s\nin: %s", cases[i].part, result->errors);
    }
}

/* A kiosk allows playing and lessons only, and does not quit. */
static void
test_kiosk (void)
{
  static const char *const missing[] = { "Quit",         "Preferences",       "Full Screen",
                                         "About iChomp", "File and Position", "Print and Export" };
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (4, 4), PLAY_SIDE_1, PLAY_SIDE_2);
  g_autoptr (TreeNode) item = NULL;

  driver_set_setting (driver, "opponent", "'person'");
  driver_set_setting (driver, "board-width", "4");
  driver_set_setting (driver, "board-height", "4");
  START (driver, "--kiosk");
  play_assert_shown (game);

  person_press (driver, XK_q, SCREEN_CONTROL);
  person_press (driver, XK_w, SCREEN_CONTROL);
  person_press (driver, XK_F4, SCREEN_ALT);
  person_press (driver, XK_comma, SCREEN_CONTROL);
  g_assert_false (has_button (driver, "Close"));

  /* The menu keeps its state when it is closed. */
  person_press (driver, XK_F10, 0);
  item = person_wait_for (driver, "menu item", "Statistics");
  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    {
      g_autoptr (TreeNode) node = person_find (driver, "menu item", missing[i]);

      g_assert_null (node);
    }
  person_press (driver, XK_Escape, 0);

  for (guint i = 0; !play_is_over (game); i++)
    {
      RulesMove move = play_choose_random_move (game);

      play_take (game, &move, i % 2 == 0 ? PLAY_BY_POINTER : PLAY_BY_KEYS);
      play_assert_shown (game);
    }
  g_assert_true (driver_is_running (driver));
  g_assert_false (person_has_window (driver, "Preferences"));

  /* Another start cannot turn a kiosk into a normal window. */
  START_AGAIN (driver, "--lessons");
  DRIVER_WAIT (driver, is_on_page (driver, "Lessons"));
  g_assert_false (has_button (driver, "Open a Lesson…"));
  person_press (driver, XK_q, SCREEN_CONTROL);
  START_AGAIN (driver, "--players", "two");
  DRIVER_WAIT (driver, person_has_text (driver, "Player 1’s turn"));
  g_assert_true (driver_is_running (driver));

  /* A kiosk does not open files. */
  driver_write_file (driver, "kept.ichomp", "");
  {
    g_autofree char *path = driver_build_path (driver, "kept.ichomp");
    g_autoptr (Neighbour) neighbour = neighbour_new (driver, "--file", path);

    neighbour_drag_onto_window (neighbour);
    person_wait_for_text (driver, "This text is not a position. ");
  }
  driver_kill (driver);
}

static gboolean
is_full_board (Driver *driver)
{
  g_autoptr (GPtrArray) tiles = view_list_tiles (driver);

  return tiles->len == 64;
}

/* A full-screen kiosk cannot leave the full screen. Once the effect of a later key is visible, the
 * earlier keys have been handled. */
static void
test_kiosk_full_screen (void)
{
  g_autoptr (Driver) driver = driver_new ();
  ScreenWindow window;

  START (driver, "--kiosk", "--fullscreen", "--players", "two");
  driver_get_screen_window (driver, &window);
  DRIVER_WAIT (driver, screen_is_fullscreen (window.window));
  DRIVER_WAIT (driver, view_has_window_size (driver, 1600, 1200));
  DRIVER_WAIT (driver, is_full_board (driver));
  person_press (driver, XK_F11, 0);
  person_press (driver, XK_Escape, 0);
  person_press (driver, XK_r, SCREEN_CONTROL | SCREEN_SHIFT);
  DRIVER_WAIT (driver, !is_full_board (driver));
  g_assert_false (has_button (driver, "Leave full screen"));
  g_assert_false (has_button (driver, "Close"));
  g_assert_true (screen_is_fullscreen (window.window));
  g_assert_true (view_has_window_size (driver, 1600, 1200));
  driver_kill (driver);
}

/* Whether the bus has a program of that name yet. */
static gboolean
has_owner (GDBusConnection *bus)
{
  g_autoptr (GVariant) reply = g_dbus_connection_call_sync (
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
      g_variant_new ("(s)", APPLICATION_ID), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  gboolean result;

  g_assert_nonnull (reply);
  g_variant_get (reply, "(b)", &result);
  return result;
}

/* A desktop starts the program as a service without a window, and then asks it for an action. */
static void
test_service (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) reply = NULL;
  g_autoptr (TreeNode) button = NULL;

  g_assert_no_error (error);
  driver_set_arguments (driver, (const char *const[]){ "--gapplication-service", NULL });
  driver_spawn (driver);
  DRIVER_WAIT (driver, has_owner (bus));
  reply = g_dbus_connection_call_sync (bus, APPLICATION_ID, OBJECT_PATH,
                                       "org.freedesktop.Application", "ActivateAction",
                                       g_variant_new_parsed ("('lessons', @av [], @a{sv} {})"),
                                       NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  driver_wait_for_window (driver);
  button = person_wait_for (driver, "push button", "Open a Lesson…");
  g_assert_nonnull (button);
  person_quit (driver);
}

/* Releases the name as soon as somebody calls it; nobody answers the call. */
static GDBusMessage *
release_cb (GDBusConnection *bus, GDBusMessage *message, gboolean incoming, gpointer user_data)
{
  if (incoming && g_dbus_message_get_message_type (message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
      && g_strcmp0 (g_dbus_message_get_path (message), OBJECT_PATH) == 0)
    g_dbus_connection_call (
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReleaseName",
        g_variant_new ("(s)", APPLICATION_ID), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
  return message;
}

/* A program that is about to end has its name on the bus for a moment longer, but does not
 * answer. */
static void
test_ending_program (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) reply = NULL;
  guint filter;

  g_assert_no_error (error);
  reply = g_dbus_connection_call_sync (
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_new ("(su)", APPLICATION_ID, 0), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  filter = g_dbus_connection_add_filter (bus, release_cb, NULL, NULL);
  driver_start (driver);
  g_dbus_connection_remove_filter (bus, filter);
  person_quit (driver);
}

static gboolean
has_hardware (void)
{
  return g_file_test ("/dev/dri", G_FILE_TEST_EXISTS)
         || g_file_test ("/dev/nvidiactl", G_FILE_TEST_EXISTS)
         || g_file_test ("/dev/dxg", G_FILE_TEST_EXISTS);
}

/* GTK does not load OpenGL or Vulkan in software, which takes as long as the rest of the start. */
static void
test_graphics (void)
{
  static const char *const drivers[] = { "libGLX_", "libEGL_", "libvulkan_" };
  static const char *const renderers[] = { "cairo", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (renderers); i++)
    {
      g_autoptr (Driver) driver = driver_new ();

      driver_set_variable (driver, "GDK_DISABLE", NULL);
      driver_set_variable (driver, "GSK_RENDERER", renderers[i]);
      driver_start (driver);
      g_assert_true (driver_has_loaded (driver, "libgtk-4"));
      for (guint k = 0; k < G_N_ELEMENTS (drivers); k++)
        g_assert_false (driver_has_loaded (driver, drivers[k])
                        && (renderers[i] != NULL || !has_hardware ()));
      person_quit (driver);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/launch/service", test_service);
  g_test_add_func ("/launch/ending-program", test_ending_program);
  g_test_add_func ("/launch/graphics", test_graphics);
  g_test_add_func ("/launch/position", test_position);
  g_test_add_func ("/launch/random-position", test_random_position);
  g_test_add_func ("/launch/players", test_players);
  g_test_add_func ("/launch/kept-game", test_kept_game);
  g_test_add_func ("/launch/seed", test_seed);
  g_test_add_func ("/launch/lessons", test_lessons);
  g_test_add_func ("/launch/projector", test_projector);
  g_test_add_func ("/launch/file", test_file);
  g_test_add_func ("/launch/errors", test_errors);
  g_test_add_func ("/launch/kiosk", test_kiosk);
  g_test_add_func ("/launch/kiosk-full-screen", test_kiosk_full_screen);
}
