/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson with its author's translations: it is shown in the language of the program or beside it
 * if the lesson has that language, and otherwise in its own, with the direction of that. */

#include "game/base/ichomp-i18n.h"
#include "game/course/ichomp-lesson-reader.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/language/ichomp-translatable.h"
#include "page-support.h"
#include "pseudo.h"
#include "study-support.h"
#include "test-main.h"

#define WIDTH 1300
#define HEIGHT 700

/* Text of a lesson */
#define UZBEK "Bir uyum"

static void
set_up (PageFixture *fixture, gconstpointer id)
{
  page_load (fixture, "game/course/fixtures/own");
  page_create (fixture, WIDTH, HEIGHT);
  page_open (fixture, id, NULL);
  page_draw_beside (fixture);
}

static void
use (PageFixture *fixture, IchompLanguage language, IchompLanguage second)
{
  ichomp_i18n_set_language (language);
  ichomp_script_use (language);
  if (!ichomp_lesson_page_set_beside (fixture->page, second))
    ichomp_translatable_update (GTK_WIDGET (fixture->page));
  page_renew (fixture);
  page_draw_beside (fixture);
}

static void
tear_down (PageFixture *fixture, gconstpointer id)
{
  page_tear_down (fixture, id);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  ichomp_script_use (ICHOMP_LANGUAGE_EN);
}

/* The title in the first or second column. */
static void
assert_title (PageFixture *fixture, guint column, const char *text, GtkTextDirection direction)
{
  GtkWidget *title = page_find_nth (fixture->widget, GTK_TYPE_LABEL, "lesson-title", column);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (title)), ==, text);
  g_assert_cmpint (gtk_widget_get_direction (title), ==, direction);
}

static void
assert_n_columns (PageFixture *fixture, guint n)
{
  g_assert_cmpuint (page_count (fixture->widget, GTK_TYPE_LABEL, "lesson-title"), ==, n);
}

/* Whether the button below the task is in a made-up language, or in English. */
static void
assert_try (PageFixture *fixture, gboolean is_uzbek)
{
  GtkWidget *row = page_find_nth (fixture->widget, GTK_TYPE_BOX, "lesson-try-row", 0);
  const char *label = gtk_button_get_label (GTK_BUTTON (gtk_widget_get_first_child (row)));

  if (is_uzbek)
    g_assert_true (pseudo_is_translated (label, PSEUDO_ONE));
  else
    g_assert_cmpstr (label, ==, "Try It on the Board");
}

static void
test_switched (PageFixture *fixture, gconstpointer id)
{
  assert_title (fixture, 0, "One heap", GTK_TEXT_DIR_LTR);
  use (fixture, ICHOMP_LANGUAGE_DE, ICHOMP_LANGUAGE_SYSTEM);
  assert_title (fixture, 0, "Ein Haufen", GTK_TEXT_DIR_LTR);
  use (fixture, ICHOMP_LANGUAGE_FA, ICHOMP_LANGUAGE_SYSTEM);
  assert_title (fixture, 0, "یک توده", GTK_TEXT_DIR_RTL);

  /* The lesson is not in French. */
  use (fixture, ICHOMP_LANGUAGE_FR, ICHOMP_LANGUAGE_SYSTEM);
  assert_title (fixture, 0, "One heap", GTK_TEXT_DIR_LTR);
  assert_n_columns (fixture, 1);
}

static void
test_beside (PageFixture *fixture, gconstpointer id)
{
  use (fixture, ICHOMP_LANGUAGE_DE, ICHOMP_LANGUAGE_FA);
  assert_n_columns (fixture, 2);
  assert_title (fixture, 0, "Ein Haufen", GTK_TEXT_DIR_LTR);
  assert_title (fixture, 1, "یک توده", GTK_TEXT_DIR_RTL);

  /* Its own language is there in place of one that it does not have, but not twice. */
  use (fixture, ICHOMP_LANGUAGE_FR, ICHOMP_LANGUAGE_FA);
  assert_n_columns (fixture, 2);
  assert_title (fixture, 0, "One heap", GTK_TEXT_DIR_LTR);
  assert_title (fixture, 1, "یک توده", GTK_TEXT_DIR_RTL);
  use (fixture, ICHOMP_LANGUAGE_FR, ICHOMP_LANGUAGE_EN);
  assert_n_columns (fixture, 1);
  use (fixture, ICHOMP_LANGUAGE_DE, ICHOMP_LANGUAGE_FR);
  assert_n_columns (fixture, 1);
  assert_title (fixture, 0, "Ein Haufen", GTK_TEXT_DIR_LTR);
}

/* A lesson only in Persian. */
static void
test_one (PageFixture *fixture, gconstpointer id)
{
  static const char text[] =
      "<lesson format=\"1\" id=\"persian\" minutes=\"5\" xml:lang=\"fa\"><title>یک توده</title>"
      "<goal>بازی</goal><section id=\"s\"><heading>بازی</heading>"
      "<try id=\"q1\" position=\"3/-/-/- @6x2\"><task>همه را "
      "بردار.</task></try></section></lesson>";
  g_autoptr (IchompLesson) persian = ichomp_lesson_parse (text, sizeof text - 1, NULL);

  ichomp_lesson_page_show (fixture->page, persian, NULL);
  page_draw_beside (fixture);
  assert_title (fixture, 0, "یک توده", GTK_TEXT_DIR_RTL);
  use (fixture, ICHOMP_LANGUAGE_DE, ICHOMP_LANGUAGE_SYSTEM);
  assert_title (fixture, 0, "یک توده", GTK_TEXT_DIR_RTL);

  /* The next lesson is in the language of the program again. */
  page_open (fixture, "translated", NULL);
  page_draw_beside (fixture);
  assert_title (fixture, 0, "Ein Haufen", GTK_TEXT_DIR_LTR);
}

/* The words of the program on the page are in the language of the lesson, also where the program
 * speaks another one. */
static void
test_words (PageFixture *fixture, gconstpointer id)
{
  static const char text[] =
      "<lesson format=\"1\" id=\"two\" minutes=\"5\" xml:lang=\"en\"><title>One heap</title>"
      "<title xml:lang=\"uz\">" UZBEK "</title><goal>Win.</goal><goal xml:lang=\"uz\">" UZBEK
      "</goal><section id=\"s\"><heading>A row</heading><heading xml:lang=\"uz\">" UZBEK
      "</heading><try id=\"q2\" position=\"3/-/-/- @6x2\"><task>Take all.</task><task "
      "xml:lang=\"uz\">" UZBEK "</task></try></section></lesson>";
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) two = ichomp_lesson_parse (text, sizeof text - 1, &error);

  g_assert_no_error (error);
  assert_try (fixture, FALSE);
  use (fixture, ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_SYSTEM);
  assert_try (fixture, FALSE);

  ichomp_lesson_page_show (fixture->page, two, NULL);
  page_draw_beside (fixture);
  assert_try (fixture, TRUE);
  use (fixture, ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_SYSTEM);
  assert_try (fixture, FALSE);
  use (fixture, ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_SYSTEM);
  assert_try (fixture, TRUE);
}

void
add_tests (void)
{
  ichomp_i18n_init ();
  pseudo_init ();

  g_test_add ("/own-languages/switched", PageFixture, "translated", set_up, test_switched,
              tear_down);
  g_test_add ("/own-languages/beside", PageFixture, "translated", set_up, test_beside, tear_down);
  g_test_add ("/own-languages/one", PageFixture, "translated", set_up, test_one, tear_down);
  g_test_add ("/own-languages/words", PageFixture, "translated", set_up, test_words, tear_down);
}
