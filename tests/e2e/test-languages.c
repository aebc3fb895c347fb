/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The language changes while the program runs, in the middle of a game at a step of its
 * explanation and with a lesson open: all texts are in the new language, and everything else
 * stays the same. The expected texts come from the catalogues. */

#include <string.h>

#include "catalogue.h"
#include "person.h"
#include "play.h"
#include "test-main.h"
#include "translations.h"

#define EXAMPLE "3,2/2,2/1/-"
#define LESSON "value"
#define TITLE "The value of a quadrant"
#define ANSWER XK_2
#define SECOND "English"
#define PAGE "Practice"
#define FIRST_TITLE "Who wins"

/* What a screen reader finds in the window, including the pages that have been visited. */
typedef struct
{
  GPtrArray *roles;
  GPtrArray *texts; /* the name and description of each node */
  guint focus;      /* the index of the focused node */
  guint top;        /* the first visible text of the lesson */
  guint n_tiles;
} Snapshot;

static void
snapshot_free (Snapshot *self)
{
  g_ptr_array_unref (self->roles);
  g_ptr_array_unref (self->texts);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Snapshot, snapshot_free)

typedef struct
{
  Snapshot *snapshot;
  gboolean in_page;
  AtspiRect page;
} Taking;

static gboolean
take_cb (TreeNode *node, gpointer user_data)
{
  Taking *taking = user_data;
  Snapshot *snapshot = taking->snapshot;
  g_autofree char *name = tree_dup_name (node);
  char *role;
  AtspiRect extents;

  /* The row that offers the lesson in English as well exists only in other languages. */
  if (strstr (name, SECOND) != NULL)
    {
      g_ptr_array_set_size (snapshot->roles, (int)snapshot->roles->len - 1);
      g_ptr_array_set_size (snapshot->texts, (int)snapshot->texts->len - 2);
      return FALSE;
    }

  role = tree_dup_role (node);
  g_ptr_array_add (snapshot->roles, role);
  g_ptr_array_add (snapshot->texts, g_steal_pointer (&name));
  g_ptr_array_add (snapshot->texts, tree_dup_description (node));

  if (tree_has_state (node, ATSPI_STATE_FOCUSED))
    snapshot->focus = snapshot->roles->len;
  if (g_str_equal (role, "document text"))
    taking->in_page = tree_get_extents (node, &taking->page);
  else if (taking->in_page && snapshot->top == 0 && g_str_equal (role, "label")
           && tree_get_extents (node, &extents) && extents.y + extents.height > taking->page.y + 4)
    snapshot->top = snapshot->roles->len;

  return TRUE;
}

static Snapshot *
snapshot_take (Driver *driver)
{
  Snapshot *self = g_new0 (Snapshot, 1);
  Taking taking = { .snapshot = self };

  self->roles = g_ptr_array_new_with_free_func (g_free);
  self->texts = g_ptr_array_new_with_free_func (g_free);
  tree_visit (driver_get_application (driver), take_cb, &taking);
  return self;
}

/* The same nodes in the same order, with the same focus and the same text at the top. */
static gboolean
is_same_but_words (const Snapshot *before, const Snapshot *after)
{
  if (after->roles->len != before->roles->len)
    return FALSE;

  for (guint i = 0; i < after->roles->len; i++)
    if (!g_str_equal (g_ptr_array_index (after->roles, i), g_ptr_array_index (before->roles, i)))
      return FALSE;

  return after->focus == before->focus && after->top == before->top;
}

/* The known word appears in the language. */
static gboolean
is_in_language (const Snapshot *english, const Snapshot *spoken, Translations *translations)
{
  const char *expected =
      translations != NULL ? translations_look_up (translations, "page", PAGE) : PAGE;

  for (guint i = 0; i < english->texts->len; i++)
    if (g_str_equal (g_ptr_array_index (english->texts, i), PAGE)
        && g_str_equal (g_ptr_array_index (spoken->texts, i), expected))
      return TRUE;

  return FALSE;
}

/* Two or more words of Latin letters: more than a name that several languages share, such as "XOR
 * 15 minutes", which is also French. */
static gboolean
is_sentence (const char *text)
{
  return g_regex_match_simple ("[A-Za-z][a-z]{2,}[ ,.:;].*\\b[A-Za-z][a-z]{2,}", text, 0, 0);
}

static gboolean
is_foreign (const char *text, Translations *translations)
{
  return is_sentence (text) && !translations_is_translated (translations, text);
}

/* The first text that is not in the language, or, back in English, differs from before; NULL if
 * there is none. The title of the window tells the last change. */
static const char *
find_foreign (const Snapshot *english, const Snapshot *spoken, Translations *translations)
{
  for (guint i = 0; i < spoken->texts->len; i++)
    {
      const char *text = g_ptr_array_index (spoken->texts, i);
      gboolean is_same = g_str_equal (text, g_ptr_array_index (english->texts, i));

      if (translations == NULL)
        {
          if (!is_same && !g_str_equal (g_ptr_array_index (spoken->roles, i / 2), "frame"))
            return text;
        }
      else if (translations_is_english (translations, text)
               || (is_same && is_foreign (text, translations)))
        return text;
    }

  return NULL;
}

/* Tries again until the page has been drawn and scrolled and hidden parts have changed their
 * language, too. */
static gboolean
take_if_same (Driver *driver, const Snapshot *before, Translations *translations, Snapshot **after)
{
  g_clear_pointer (after, snapshot_free);
  *after = snapshot_take (driver);
  if (is_same_but_words (before, *after) && is_in_language (before, *after, translations))
    {
      const char *foreign = find_foreign (before, *after, translations);

      if (foreign != NULL)
        g_test_message ("in another language: %s", foreign);
      return foreign == NULL;
    }

  for (guint i = 0; i < MIN ((*after)->roles->len, before->roles->len); i++)
    if (!g_str_equal (g_ptr_array_index ((*after)->roles, i), g_ptr_array_index (before->roles, i)))
      {
        g_test_message ("%u: %s “%s” instead of %s “%s”", i,
                        (char *)g_ptr_array_index ((*after)->roles, i),
                        (char *)g_ptr_array_index ((*after)->texts, 2 * i),
                        (char *)g_ptr_array_index (before->roles, i),
                        (char *)g_ptr_array_index (before->texts, 2 * i));
        break;
      }
  g_test_message ("%u nodes, focus on %u, top is %u; before: %u, %u, %u", (*after)->roles->len,
                  (*after)->focus, (*after)->top, before->roles->len, before->focus, before->top);
  return FALSE;
}

/* The numbers on and about the tiles, sorted, because languages order them differently. */
static int
compare_characters (gconstpointer a, gconstpointer b)
{
  return *(const char *)a - *(const char *)b;
}

static void
append_digits (GString *digits, const char *text)
{
  gsize start = digits->len;

  for (; *text != '\0'; text++)
    if (g_ascii_isdigit (*text))
      g_string_append_c (digits, *text);
  qsort (digits->str + start, digits->len - start, 1, compare_characters);
  g_string_append_c (digits, ' ');
}

static void
assert_same_position (const Snapshot *english, const Snapshot *spoken, guint n_tiles)
{
  guint n = 0;

  for (guint i = 0; i < english->roles->len; i++)
    {
      const char *name = g_ptr_array_index (english->texts, 2 * i);
      RulesMove move;
      g_autoptr (GString) before = g_string_new (NULL);
      g_autoptr (GString) after = g_string_new (NULL);

      if (!view_parse_tile_name (name, &move))
        continue;

      n++;
      for (guint j = 0; j < 2; j++)
        {
          append_digits (before, g_ptr_array_index (english->texts, 2 * i + j));
          append_digits (after, g_ptr_array_index (spoken->texts, 2 * i + j));
        }
      g_assert_cmpstr (after->str, ==, before->str);
    }
  g_assert_cmpuint (n, >=, n_tiles);
}

/* The step of the explanation, such as "Step 3 of 12". */
static void
assert_same_step (const Snapshot *english, const Snapshot *spoken)
{
  gboolean found = FALSE;

  for (guint i = 0; i < english->texts->len; i++)
    {
      const char *text = g_ptr_array_index (english->texts, i);
      g_autoptr (GString) before = g_string_new (NULL);
      g_autoptr (GString) after = g_string_new (NULL);

      if (!g_regex_match_simple ("^Step 4 of [0-9]+$", text, 0, 0))
        continue;

      found = TRUE;
      append_digits (before, text);
      append_digits (after, g_ptr_array_index (spoken->texts, i));
      g_assert_cmpstr (after->str, ==, before->str);
    }
  g_assert_true (found);
}

/* Doing */

/* Changes the language by another start of the program. */
static void
change (Driver *driver, const char *language)
{
  g_autoptr (CommandResult) result =
      driver_run_again (driver, (const char *const[]){ "--language", language, NULL });

  command_assert_succeeded (result);
}

/* The game in each language; a page that is not on show has no texts for screen readers. */
static void
walk_game (Driver *driver)
{
  g_auto (GStrv) languages = catalogue_read_languages ();
  g_autoptr (Snapshot) english = snapshot_take (driver);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (Translations) translations = translations_load (languages[i]);
      g_autoptr (Snapshot) spoken = NULL;

      change (driver, languages[i]);
      DRIVER_WAIT (driver, take_if_same (driver, english, translations, &spoken));
      assert_same_position (english, spoken, 8);
      assert_same_step (english, spoken);
    }
}

static void
test_walk (void)
{
  g_auto (GStrv) languages = catalogue_read_languages ();
  g_autoptr (Driver) driver = NULL;
  g_autoptr (Play) game = NULL;
  g_autoptr (Snapshot) english = NULL;
  g_autoptr (Snapshot) again = NULL;
  const char *const shapes[RULES_N_QUADRANTS] = { "\003\002", "\002\002", "\001", "" };
  RulesMove moves[] = { { 0, 0, 2 }, { 1, 1, 1 } };
  g_autoptr (TreeNode) title = NULL;
  g_autoptr (TreeNode) page = NULL;
  g_autoptr (TreeNode) entry = NULL;
  g_autoptr (TreeNode) tab = NULL;
  ScreenWindow window, window_after;

  g_assert_nonnull (languages[0]);

  driver = driver_new ();
  game = play_new (driver, rules_position_new (6, 4, shapes), PLAY_SIDE_1, PLAY_SIDE_2);
  driver_set_arguments (driver,
                        (const char *const[]){ "--position", EXAMPLE, "--players", "two", NULL });
  driver_start (driver);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    play_take (game, &moves[i], PLAY_BY_TREE);
  play_assert_shown (game);
  for (guint i = 0; i < 3; i++)
    person_press (driver, XK_Page_Down, 0);
  DRIVER_WAIT (driver, person_has_text (driver, "Step 4 of "));
  walk_game (driver);
  change (driver, "en");
  DRIVER_WAIT (driver, person_has_text (driver, "Step 4 of "));

  /* A scrolled lesson with an answered question. */
  {
    g_autoptr (CommandResult) result =
        driver_run_again (driver, (const char *const[]){ "--lesson", LESSON, NULL });

    command_assert_succeeded (result);
  }
  page = person_wait_for (driver, "document text", TITLE);
  entry = person_wait_for (driver, "text", "Your answer");
  title = tree_find (page, "label", TITLE);
  person_click_at (driver, title);
  person_tab_into (driver, page, entry);
  person_press (driver, ANSWER, 0);
  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, person_has_text (driver, "Right."));

  /* Wait until the page has stopped scrolling. */
  english = snapshot_take (driver);
  do
    {
      g_clear_pointer (&again, snapshot_free);
      again = g_steal_pointer (&english);
      english = snapshot_take (driver);
    }
  while (!is_same_but_words (again, english));
  g_assert_cmpuint (english->focus, >, 0);
  g_assert_cmpuint (english->top, >, 0);
  driver_get_screen_window (driver, &window);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (Translations) translations = translations_load (languages[i]);
      g_autoptr (Snapshot) spoken = NULL;

      change (driver, languages[i]);
      DRIVER_WAIT (driver, take_if_same (driver, english, translations, &spoken));
      driver_get_screen_window (driver, &window_after);
      g_assert_cmpint (window_after.width, ==, window.width);
      g_assert_cmpint (window_after.height, ==, window.height);
    }

  change (driver, "en");
  DRIVER_WAIT (driver, take_if_same (driver, english, NULL, &again));

  /* The question keeps its answer, and the game all its moves. */
  g_assert_true (person_has_text (driver, "Right."));
  tab = person_wait_for (driver, "page tab", "Play");
  person_click_at (driver, tab);
  play_assert_shown (game);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    person_press (driver, XK_z, SCREEN_CONTROL);
  play_take_back (game, G_N_ELEMENTS (moves));
  play_assert_shown (game);
  person_quit (driver);
}

/* The first line of the explanation. */
static void
assert_explained (const char *const *arguments,
                  const char *variable,
                  const char *value,
                  Translations *translations)
{
  g_auto (GStrv) environment = command_build_environment ();
  g_autoptr (CommandResult) result = NULL;
  const char *expected =
      translations != NULL ? translations_look_up (translations, NULL, FIRST_TITLE) : FIRST_TITLE;

  environment = g_environ_unsetenv (environment, "LC_ALL");
  environment = g_environ_unsetenv (environment, "LANGUAGE");
  environment = g_environ_setenv (environment, "LANG", "C", TRUE);
  environment = g_environ_setenv (environment, variable, value, TRUE);
  result = command_run (arguments, (const char *const *)environment, 0);
  command_assert_succeeded (result);
  if (!g_str_has_prefix (result->output, expected))
    g_error ("%s=%s: %.60s", variable, value, result->output);
}

/* The environment or the command line sets the language, which the system need not know. */
static void
test_locales (void)
{
  g_auto (GStrv) languages = catalogue_read_languages ();
  const char *arguments[] = { command_get_program (), "--explain", EXAMPLE, NULL, NULL, NULL };

  assert_explained (arguments, "LANG", "C", NULL);
  assert_explained (arguments, "LANG", "xx_YY.UTF-8", NULL);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (Translations) translations = translations_load (languages[i]);
      g_autofree char *locale = g_strconcat (
          languages[i], strchr (languages[i], '_') != NULL ? ".UTF-8" : "_XX.UTF-8", NULL);

      arguments[3] = NULL;
      assert_explained (arguments, "LANGUAGE", languages[i], translations);
      assert_explained (arguments, "LANG", locale, translations);
      assert_explained (arguments, "LC_ALL", locale, translations);
      arguments[3] = "--language";
      arguments[4] = languages[i];
      assert_explained (arguments, "LANG", "C", translations);
    }
}

static CommandResult *
run_in (const char *language, const char *option)
{
  const char *arguments[] = { command_get_program (), option, "--language", language, NULL };
  g_auto (GStrv) environment = command_build_environment ();

  environment = g_environ_setenv (environment, "LC_ALL", "C", TRUE);
  environment = g_environ_unsetenv (environment, "LANGUAGE");
  return command_run (arguments, (const char *const *)environment, 0);
}

/* What GLib prints before the program parses its command line contains no English word. */
static void
test_help (void)
{
  g_auto (GStrv) languages = catalogue_read_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (Translations) translations = translations_load (languages[i]);
      g_autoptr (CommandResult) help = run_in (languages[i], "--help-all");
      g_autoptr (CommandResult) wrong = run_in (languages[i], "--sed");
      g_auto (GStrv) parts = NULL;
      const char *format = translations_look_up (translations, NULL, "Unknown option %s");
      g_auto (GStrv) around = g_strsplit (format, "%s", -1);
      g_autofree char *expected = g_strconcat (around[0], "--sed", around[1], "\n", NULL);

      command_assert_succeeded (help);
      parts = g_regex_split_simple ("\n|  +|[\\[\\]]", help->output, 0, 0);
      g_assert_cmpuint (g_strv_length (parts), >, 20);
      for (guint j = 0; parts[j] != NULL; j++)
        if (translations_is_english (translations, parts[j]))
          g_error ("%s: not translated: %s", languages[i], parts[j]);

      g_assert_cmpint (wrong->status, ==, 1);
      g_assert_cmpstr (wrong->errors, ==, expected);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/languages/locales", test_locales);
  g_test_add_func ("/languages/help", test_help);
  g_test_add_func ("/languages/walk", test_walk);
}
