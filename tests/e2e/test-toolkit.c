/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* GTK's own windows, whose texts come from other catalogues: after a change of language they
 * contain no English text. The program starts in English, the language from which GTK and GLib
 * are hardest to switch. */

#include <string.h>

#include "catalogue.h"
#include "person.h"
#include "test-main.h"
#include "translations.h"

/* Whether all words of a text are files of the current folder, with or without their path. */
static gboolean
lists_files (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (!g_file_test (words[i], G_FILE_TEST_EXISTS))
      return FALSE;

  return words[0] != NULL;
}

/* Texts that are the same in every language: names, versions, the current folder, its path and what
 * is in it. */
static gboolean
is_name (const char *text)
{
  g_autofree char *folder = g_get_current_dir ();

  return strstr (folder, text) != NULL || lists_files (text)
         || g_regex_match_simple ("^(?:iChomp.*|The iChomp authors|.*\\d.*|[^\\pL]*|[A-Z]"
                                  "|Gtk\\w+|ichomp-e2e-.*)$",
                                  text, 0, 0);
}

static gboolean
collect_cb (TreeNode *node, gpointer user_data)
{
  g_hash_table_add (user_data, tree_dup_name (node));
  g_hash_table_add (user_data, tree_dup_description (node));
  return TRUE;
}

static guint
count_windows (Driver *driver)
{
  return (guint)atspi_accessible_get_child_count (driver_get_application (driver), NULL);
}

/* The names and descriptions in the window in front of the main one, if it contains @mark. */
static gboolean
collect (Driver *driver, const char *mark, GHashTable **texts)
{
  g_autoptr (TreeNode) window = NULL;

  g_clear_pointer (texts, g_hash_table_unref);
  if (count_windows (driver) != 2)
    return FALSE;

  window = atspi_accessible_get_child_at_index (driver_get_application (driver), 1, NULL);
  *texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (window != NULL)
    tree_visit (window, collect_cb, *texts);
  return g_hash_table_contains (*texts, mark);
}

/* Whether all keys of "Shift + Ctrl + R" or "Home / End" have a name in the language, or one
 * sign. */
static gboolean
is_shortcut (const char *text, Translations *translations)
{
  g_auto (GStrv) keys = g_regex_split_simple (" [+/] ", text, 0, 0);

  for (guint i = 0; keys[i] != NULL; i++)
    if (g_utf8_strlen (keys[i], -1) != 1 && !translations_is_translated (translations, keys[i]))
      return FALSE;

  return keys[0] != NULL && keys[1] != NULL;
}

static void
assert_spoken (GHashTable *english, GHashTable *spoken, Translations *translations)
{
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, spoken);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    if (!is_name (text) && !is_shortcut (text, translations)
        && !translations_is_translated (translations, text)
        && (translations_is_english (translations, text) || g_hash_table_contains (english, text)))
      {
        g_test_message ("in English: %s", (char *)text);
        g_test_fail ();
      }
}

static void
change (Driver *driver, const char *language)
{
  g_autoptr (CommandResult) result =
      driver_run_again (driver, (const char *const[]){ "--language", language, NULL });

  command_assert_succeeded (result);
}

static const char *
translate (Translations *translations, const char *text)
{
  return translations != NULL ? translations_look_up (translations, NULL, text) : text;
}

static void
close_window (Driver *driver)
{
  person_press (driver, XK_Escape, 0);
  DRIVER_WAIT (driver, count_windows (driver) == 1);
}

static GHashTable *
open_file_chooser (Driver *driver, Translations *translations)
{
  GHashTable *texts = NULL;

  person_press (driver, XK_s, SCREEN_CONTROL);
  DRIVER_WAIT (driver, collect (driver, translate (translations, "Save the Game"), &texts));
  close_window (driver);
  return texts;
}

static void
walk_file_chooser (Driver *driver)
{
  g_auto (GStrv) languages = catalogue_read_languages ();
  g_autoptr (GHashTable) english = open_file_chooser (driver, NULL);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (Translations) translations = translations_load (languages[i]);
      g_autoptr (GHashTable) spoken = NULL;

      g_test_message ("%s", languages[i]);
      change (driver, languages[i]);
      spoken = open_file_chooser (driver, translations);
      assert_spoken (english, spoken, translations);
    }
}

/* A window that is recreated when the language changes. */
static void
walk_open_window (Driver *driver, const char *mark)
{
  g_auto (GStrv) languages = catalogue_read_languages ();
  g_autoptr (GHashTable) english = NULL;

  DRIVER_WAIT (driver, collect (driver, mark, &english));
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (Translations) translations = translations_load (languages[i]);
      g_autoptr (GHashTable) spoken = NULL;

      g_test_message ("%s", languages[i]);
      change (driver, languages[i]);
      DRIVER_WAIT (driver, collect (driver, translate (translations, mark), &spoken));
      assert_spoken (english, spoken, translations);
    }
}

static void
test_windows (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_start (driver);
  walk_file_chooser (driver);

  change (driver, "en");
  DRIVER_WAIT (driver, person_has_text (driver, "History"));
  person_press (driver, XK_slash, SCREEN_CONTROL | SCREEN_SHIFT);
  walk_open_window (driver, "Take the tile and all beyond it");
  close_window (driver);

  change (driver, "en");
  DRIVER_WAIT (driver, person_has_text (driver, "History"));
  person_choose_from_menu (driver, "Help", "About iChomp", NULL);
  walk_open_window (driver, "Credits");
  close_window (driver);
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/toolkit/windows", test_windows);
}
