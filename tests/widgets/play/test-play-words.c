/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The language changes while the play page is shown: every text is in the new one, and nothing else
 * changes. The test languages put a mark at the end of each text. */

#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "widgets/language/ichomp-script.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/play/ichomp-play-page.h"
#include "widgets/style/ichomp-style.h"
#include "widgets/language/ichomp-translatable.h"
#include "test-main.h"
#include "view-support.h"

#define WON "6/5/1/4"
#define LOST "3/3/2/1,1"

static const char *const marks[] = { "<one>", "<two>" };

static guint language;

/* These take the place of the C library's, whose header turns all others into them. */

#undef gettext
#undef dgettext
#undef dcgettext
#undef ngettext
#undef dngettext
#undef dcngettext

/* Texts of GTK's own. */
static char *
translate (const char *domain, const char *message)
{
  const char *text = strchr (message, '\004');
  g_autofree char *translated =
      g_strconcat (text != NULL ? text + 1 : message, marks[language], NULL);

  if (g_strcmp0 (domain, "gtk40") == 0 || g_strcmp0 (domain, "glib20") == 0)
    return (char *)message;

  return (char *)g_intern_string (translated);
}

char *
gettext (const char *message)
{
  return translate (NULL, message);
}

char *
dgettext (const char *domain, const char *message)
{
  return translate (domain, message);
}

char *
dcgettext (const char *domain, const char *message, int category)
{
  return translate (domain, message);
}

char *
ngettext (const char *one, const char *many, unsigned long n)
{
  return translate (NULL, n == 1 ? one : many);
}

char *
dngettext (const char *domain, const char *one, const char *many, unsigned long n)
{
  return translate (domain, n == 1 ? one : many);
}

char *
dcngettext (const char *domain, const char *one, const char *many, unsigned long n, int category)
{
  return translate (domain, n == 1 ? one : many);
}

static void
said_cb (GtkWidget *view, const char *text, gpointer user_data)
{
  ViewFixture *fixture = user_data;

  g_string_append_printf (fixture->log, "%s|", text);
}

static void
set_up (ViewFixture *fixture, gconstpointer game)
{
  language = 0;
  view_fixture_begin (fixture, game, ICHOMP_OPPONENT_PERSON, ichomp_play_page_new);
  fixture->window = study_support_show (fixture->widget, 1000, 700);
  ichomp_announcer_set (fixture->widget, said_cb, fixture);
  test_wait_until (study_support_find (fixture->widget, "sentence_label") != NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
}

/* Numbers and the names of mathematics are the same in all languages. */
static gboolean
has_words (const char *line)
{
  guint n_letters = 0;

  for (const char *p = line; *p != '\0'; p++)
    {
      n_letters = g_ascii_isalpha (*p) ? n_letters + 1 : 0;
      if (n_letters == 4)
        return TRUE;
    }

  return FALSE;
}

static void
assert_language (ViewFixture *fixture)
{
  g_autofree char *all = study_support_dup_text (fixture->widget);
  g_auto (GStrv) lines = g_strsplit (all, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), >, 50);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (strstr (lines[i], marks[!language]) != NULL)
        g_error ("“%s” is in the old language", lines[i]);
      if (has_words (lines[i]) && strstr (lines[i], marks[language]) == NULL)
        g_error ("“%s” is in no language", lines[i]);
    }
}

/* The texts are the same in both languages apart from the mark, and nothing is announced. */
static void
assert_switch (ViewFixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_autofree char *before = study_support_dup_text (fixture->widget);
  g_autofree char *after = NULL;
  g_autoptr (GString) translated = g_string_new (before);

  g_string_replace (translated, marks[language], marks[!language], 0);
  assert_language (fixture);
  g_string_truncate (fixture->log, 0);
  language = !language;
  ichomp_translatable_update (fixture->widget);
  assert_language (fixture);
  after = study_support_dup_text (fixture->widget);
  g_assert_cmpstr (after, ==, translated->str);
  g_assert_cmpstr (fixture->log->str, ==, "");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == focus);
}

static void
step (ViewFixture *fixture, guint n_steps)
{
  for (guint i = 0; i < n_steps; i++)
    study_support_press_key (fixture->widget, GDK_KEY_Page_Down, 0);
}

static void
test_steps (ViewFixture *fixture, gconstpointer game)
{
  for (guint i = 0; i < 40; i++)
    {
      assert_switch (fixture);
      step (fixture, 1);
    }
}

/* With the answers so far. */
static void
test_questions (ViewFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "ask-first", TRUE);
  for (guint i = 0; i < 70; i++)
    {
      GtkWidget *row = view_fixture_get_part (fixture, "number_row");

      if (gtk_widget_get_mapped (row))
        {
          gtk_editable_set_text (GTK_EDITABLE (view_fixture_get_part (fixture, "number_entry")),
                                 i % 2 == 0 ? "5" : "five");
          study_support_click (fixture->widget, "check_button");
        }
      assert_switch (fixture);
      step (fixture, 1);
    }
}

static void
test_hint (ViewFixture *fixture, gconstpointer game)
{
  for (guint i = 0; i < 4; i++)
    {
      ichomp_play_page_give_hint (ICHOMP_PLAY_PAGE (fixture->widget));
      assert_switch (fixture);
    }
}

static void
test_hidden (ViewFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "show-nw", FALSE);
  g_settings_set_boolean (fixture->settings, "show-outcome", FALSE);
  g_assert_true (gtk_widget_get_mapped (view_fixture_get_part (fixture, "cover")));
  assert_switch (fixture);
}

static void
test_reasons (ViewFixture *fixture, gconstpointer game)
{
  study_support_click (view_fixture_get_readout (fixture, SG_QUADRANT_NW), "explain_button");
  for (guint i = 0; i < 5; i++)
    {
      assert_switch (fixture);
      step (fixture, 1);
    }
}

static void
test_history (ViewFixture *fixture, gconstpointer game)
{
  gtk_stack_set_visible_child_name (GTK_STACK (view_fixture_get_part (fixture, "stack")),
                                    "history");
  study_support_play (fixture->session, "NE1,5");
  study_support_play (fixture->session, "NW1,6");
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_switch (fixture);
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 2);
  study_support_press_key (fixture->widget, GDK_KEY_Left, GDK_ALT_MASK);
  assert_switch (fixture);
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 1);

  study_support_activate (
      gtk_stack_get_visible_child (GTK_STACK (view_fixture_get_part (fixture, "stack"))),
      "history.learn");
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_switch (fixture);
}

static void
add (const char *path, const char *game, void (*test) (ViewFixture *fixture, gconstpointer game))
{
  g_test_add (path, ViewFixture, game, set_up, test, view_fixture_tear_down);
}

void
add_tests (void)
{
  ichomp_script_use (ICHOMP_LANGUAGE_EN);

  add ("/play-words/steps/won", WON, test_steps);
  add ("/play-words/steps/lost", LOST, test_steps);
  add ("/play-words/questions", WON, test_questions);
  add ("/play-words/hint", WON, test_hint);
  add ("/play-words/hidden", WON, test_hidden);
  add ("/play-words/reasons", WON, test_reasons);
  add ("/play-words/history", WON, test_history);
}
