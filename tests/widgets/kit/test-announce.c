/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Announcements: which announcer takes them, and in which language. */

#include "widgets/kit/ichomp-announce.h"

#include "game/base/ichomp-i18n.h"
#include "board-support.h"
#include "test-main.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *outer;
  GtkWidget *label; /* deep inside */
  GString *heard;
} Fixture;

static void
announce_cb (GtkWidget *announcer, const char *text, gpointer user_data)
{
  Fixture *fixture = user_data;

  g_assert_true (announcer == fixture->window);
  g_string_append_printf (fixture->heard, "%s|", text);
}

static void
pass_on_cb (GtkWidget *announcer, const char *text, gpointer user_data)
{
  g_autofree char *louder = g_ascii_strup (text, -1);

  ichomp_announce (gtk_widget_get_parent (announcer), louder);
}

static void
keep_back_cb (GtkWidget *announcer, const char *text, gpointer user_data)
{
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->heard = g_string_new (NULL);
  fixture->window = gtk_window_new ();
  fixture->outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  fixture->label = gtk_label_new ("");
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->outer);
  gtk_box_append (GTK_BOX (fixture->outer), inner);
  gtk_box_append (GTK_BOX (inner), fixture->label);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_string_free (fixture->heard, TRUE);
}

static void
test_window (Fixture *fixture, gconstpointer data)
{
  ichomp_announce (fixture->label, "before");
  ichomp_announcer_set (fixture->window, announce_cb, fixture);
  ichomp_announce (fixture->label, "inside");
  ichomp_announce (fixture->window, "window");
  ichomp_announcer_set (fixture->window, NULL, NULL);
  ichomp_announce (fixture->label, "after");

  g_assert_cmpstr (fixture->heard->str, ==, "inside|window|");
}

static void
test_nearest (Fixture *fixture, gconstpointer data)
{
  ichomp_announcer_set (fixture->window, announce_cb, fixture);
  ichomp_announcer_set (fixture->outer, keep_back_cb, NULL);
  ichomp_announce (fixture->label, "kept");
  g_assert_cmpstr (fixture->heard->str, ==, "");

  ichomp_announcer_set (fixture->outer, pass_on_cb, NULL);
  ichomp_announce (fixture->label, "passed");
  g_assert_cmpstr (fixture->heard->str, ==, "PASSED|");
}

/* A dialog and a popover of it. */
static void
test_dialog (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = gtk_window_new ();
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *label = gtk_label_new ("");

  ichomp_announcer_set (fixture->window, announce_cb, fixture);
  gtk_window_set_child (GTK_WINDOW (dialog), button);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_popover_set_child (GTK_POPOVER (popover), label);
  ichomp_announce (label, "alone");
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (fixture->window));
  ichomp_announce (label, "in front");
  gtk_window_destroy (GTK_WINDOW (dialog));

  g_assert_cmpstr (fixture->heard->str, ==, "in front|");
}

static void
language_cb (GtkWidget *announcer, const char *text, gpointer user_data)
{
  *(IchompLanguage *)user_data = ichomp_i18n_get_language ();
}

/* The announcer speaks the language of the program, whatever that of the text. */
static void
test_language (Fixture *fixture, gconstpointer data)
{
  IchompLanguage language = ICHOMP_LANGUAGE_DE;
  g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (ICHOMP_LANGUAGE_DE);

  ichomp_announcer_set (fixture->window, language_cb, &language);
  ichomp_announce (fixture->label, "Hallo");
  g_assert_cmpint (language, ==, ICHOMP_LANGUAGE_EN);
  g_assert_cmpint (ichomp_i18n_get_language (), ==, ICHOMP_LANGUAGE_DE);
}

void
add_tests (void)
{
#define add(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  add ("/announce/window", test_window);
  add ("/announce/nearest", test_nearest);
  add ("/announce/dialog", test_dialog);
  add ("/announce/language", test_language);
}
