/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson in two languages side by side, when its languages change: the first frame looks like
 * every later one, though most of the lesson is updated later, and the state stays in both
 * columns. */

#include "game/base/ichomp-i18n.h"
#include "widgets/course/ichomp-lesson-row.h"
#include "widgets/course/ichomp-number-reply.h"
#include "widgets/course/ichomp-question.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/language/ichomp-translatable.h"
#include "page-support.h"
#include "pseudo.h"
#include "study-support.h"
#include "test-main.h"

#define WIDTH 1300
#define HEIGHT 700

/* @second may be ICHOMP_LANGUAGE_SYSTEM for none, and the same as @first. */
static void
set_languages (PageFixture *fixture, IchompLanguage first, IchompLanguage second)
{
  ichomp_i18n_set_language (first);
  if (!ichomp_lesson_page_set_beside (fixture->page, second))
    ichomp_translatable_update (GTK_WIDGET (fixture->page));
}

static void
set_up (PageFixture *fixture, gconstpointer id)
{
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_UZ);
  page_load (fixture, "../data/lessons");
  page_create (fixture, WIDTH, HEIGHT);
  page_open (fixture, id, NULL);
  page_draw_beside (fixture);
  set_languages (fixture, ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_AZ);
  page_draw_beside (fixture);
}

static void
tear_down (PageFixture *fixture, gconstpointer id)
{
  page_tear_down (fixture, id);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

/* Columns */

static void
assert_words (GtkWidget *widget, const char *language)
{
  g_autoptr (GPtrArray) labels = page_find_mapped (widget, GTK_TYPE_LABEL);

  page_assert_spoken (labels, language);
}

/* In the rows that are mapped. @second may be NULL for one column. */
static void
assert_columns (PageFixture *fixture, const char *first, const char *second)
{
  g_autoptr (GPtrArray) rows = page_find_mapped (fixture->widget, ICHOMP_TYPE_LESSON_ROW);

  if (second == NULL)
    {
      assert_words (fixture->widget, first);
      return;
    }

  g_assert_cmpuint (rows->len, >, 0);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i);

      g_assert_true (gtk_widget_get_mapped (gtk_widget_get_last_child (row)));
      assert_words (gtk_widget_get_first_child (row), first);
      assert_words (gtk_widget_get_last_child (row), second);
    }
}

/* Tests */

static const struct
{
  IchompLanguage languages[2];
  const char *words[2];
} turns[] = {
  { { ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_UZ }, { PSEUDO_TWO, PSEUDO_ONE } },
  /* The same language twice: one column. */
  { { ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_UZ }, { PSEUDO_ONE, NULL } },
  { { ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_UZ }, { PSEUDO_TWO, PSEUDO_ONE } },
  { { ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_SYSTEM }, { PSEUDO_TWO, NULL } },
  { { ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_AZ }, { PSEUDO_ONE, PSEUDO_TWO } },
};

/* All turns in sequence, each at another place of the text. */
static void
test_first_frame (PageFixture *fixture, gconstpointer id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      double bottom = gtk_adjustment_get_upper (fixture->adjustment)
                      - gtk_adjustment_get_page_size (fixture->adjustment);
      g_autofree char *first = NULL;
      g_autofree char *last = NULL;

      g_test_message ("%" G_GSIZE_FORMAT, i);
      gtk_adjustment_set_value (fixture->adjustment,
                                (double)i / (G_N_ELEMENTS (turns) - 1) * bottom);
      page_draw_beside (fixture);

      set_languages (fixture, turns[i].languages[0], turns[i].languages[1]);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_false (ichomp_lesson_page_is_updated (fixture->page));
      assert_columns (fixture, turns[i].words[0], turns[i].words[1]);
      first = page_dup_sight (fixture);

      page_draw_beside (fixture);
      assert_columns (fixture, turns[i].words[0], turns[i].words[1]);
      last = page_dup_sight (fixture);
      g_assert_cmpstr (first, ==, last);
    }
}

/* The question whose answer is a number, in the first or the second column. */
static GtkWidget *
find_question (PageFixture *fixture, gboolean second)
{
  GtkWidget *reply =
      page_find_nth_mapped (fixture->widget, ICHOMP_TYPE_NUMBER_REPLY, second ? 1 : 0);

  return gtk_widget_get_ancestor (reply, ICHOMP_TYPE_QUESTION);
}

static GtkWidget *
find_entry (PageFixture *fixture, gboolean second)
{
  return page_find_nth_mapped (find_question (fixture, second), GTK_TYPE_ENTRY, 0);
}

static void
answer (PageFixture *fixture, gboolean second, const char *number)
{
  gtk_editable_set_text (GTK_EDITABLE (find_entry (fixture, second)), number);
  g_signal_emit_by_name (find_entry (fixture, second), "activate");
  page_draw_beside (fixture);
}

static void
assert_answered (PageFixture *fixture, const char *number)
{
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *row = gtk_widget_get_ancestor (find_question (fixture, i), ICHOMP_TYPE_LESSON_ROW);
      const char *words = turns[0].words[i];

      g_assert_true (
          find_question (fixture, i)
          == (i == 0 ? gtk_widget_get_first_child (row) : gtk_widget_get_last_child (row)));
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_entry (fixture, i))), ==, number);
      assert_words (find_question (fixture, i), words);
    }
}

/* Answers are in both columns, and each column still follows the other. Expanders stay expanded,
 * and the focus stays in its column. */
static void
test_state (PageFixture *fixture, gconstpointer id)
{
  guint n_words;
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;

  gtk_expander_set_expanded (
      GTK_EXPANDER (page_find_nth_mapped (fixture->widget, GTK_TYPE_EXPANDER, 1)), TRUE);
  answer (fixture, FALSE, "99");
  before = page_find_mapped (fixture->widget, GTK_TYPE_LABEL);
  n_words = before->len;
  gtk_widget_grab_focus (find_entry (fixture, TRUE));

  set_languages (fixture, ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_UZ);
  page_draw_beside (fixture);
  after = page_find_mapped (fixture->widget, GTK_TYPE_LABEL);
  g_assert_cmpuint (after->len, ==, n_words);
  g_assert_false (gtk_expander_get_expanded (
      GTK_EXPANDER (page_find_nth_mapped (fixture->widget, GTK_TYPE_EXPANDER, 0))));
  g_assert_true (gtk_expander_get_expanded (
      GTK_EXPANDER (page_find_nth_mapped (fixture->widget, GTK_TYPE_EXPANDER, 1))));
  assert_answered (fixture, "99");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                         find_entry (fixture, TRUE)));

  answer (fixture, TRUE, "98");
  assert_answered (fixture, "98");
  answer (fixture, FALSE, "97");
  assert_answered (fixture, "97");
}

/* A narrow page has one column; the second one appears as soon as there is room for it. */
static void
test_room (PageFixture *fixture, gconstpointer id)
{
  page_set_width (fixture, WIDTH / 2);
  page_draw_beside (fixture);
  test_wait_until (!page_has_room (fixture));
  set_languages (fixture, ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_UZ);
  page_draw_beside (fixture);
  g_assert_false (page_has_room (fixture));
  assert_columns (fixture, PSEUDO_TWO, NULL);

  page_set_width (fixture, WIDTH);
  page_draw_beside (fixture);
  test_wait_until (page_has_room (fixture));
  assert_columns (fixture, PSEUDO_TWO, PSEUDO_ONE);
}

/* The new second language has longer words. Their width is known when all rows have been updated:
 * then nothing is wider than the page. */
static void
test_wide (PageFixture *fixture, gconstpointer id)
{
  for (int width = 640; width <= 760; width += 20)
    {
      set_languages (fixture, ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_SYSTEM);
      page_draw_beside (fixture); /* until then the window may be no narrower than two columns */
      page_set_width (fixture, width);
      page_draw_beside (fixture);
      set_languages (fixture, ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_UZ);
      page_draw_beside (fixture);
      page_assert_fits (fixture);
    }
}

static void
assert_lines (PageFixture *fixture, const char *name)
{
  g_autoptr (GPtrArray) rows = page_find_mapped (fixture->widget, ICHOMP_TYPE_LESSON_ROW);

  g_assert_cmpuint (rows->len, >, 0);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *second = gtk_widget_get_last_child (g_ptr_array_index (rows, i));

      g_assert_true (gtk_widget_has_css_class (second, "tall-lines")
                     == (g_strcmp0 (name, "tall-lines") == 0));
      g_assert_true (gtk_widget_has_css_class (second, "even-lines")
                     == (g_strcmp0 (name, "even-lines") == 0));
    }
}

/* The line height of each column fits its script. */
static void
test_lines (PageFixture *fixture, gconstpointer id)
{
  gboolean is_tall = ichomp_script_is_tall (ICHOMP_LANGUAGE_KM);

  assert_lines (fixture, NULL);
  set_languages (fixture, ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_KM);
  page_draw_beside (fixture);
  assert_lines (fixture, is_tall ? "tall-lines" : NULL);
  set_languages (fixture, ICHOMP_LANGUAGE_KM, ICHOMP_LANGUAGE_UZ);
  page_draw_beside (fixture);
  assert_lines (fixture, is_tall ? "even-lines" : NULL);
}

/* The height of the lines changes with the script of the first language, above the view as well. */
static void
test_tall_script (PageFixture *fixture, gconstpointer id)
{
  static const IchompLanguage firsts[] = { ICHOMP_LANGUAGE_KM, ICHOMP_LANGUAGE_UZ };
  double bottom = gtk_adjustment_get_upper (fixture->adjustment)
                  - gtk_adjustment_get_page_size (fixture->adjustment);

  gtk_adjustment_set_value (fixture->adjustment, bottom / 2);
  page_draw_beside (fixture);

  for (gsize i = 0; i < G_N_ELEMENTS (firsts); i++)
    {
      g_autofree char *first = NULL;
      g_autofree char *last = NULL;

      ichomp_script_use (firsts[i]);
      set_languages (fixture, firsts[i], ICHOMP_LANGUAGE_AZ);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_false (ichomp_lesson_page_is_updated (fixture->page));
      first = page_dup_sight (fixture);

      page_draw_beside (fixture);
      last = page_dup_sight (fixture);
      g_assert_cmpstr (first, ==, last);
    }
}

static void
add (const char *path, const char *id, void (*test) (PageFixture *fixture, gconstpointer id))
{
  g_test_add (path, PageFixture, id, set_up, test, tear_down);
}

void
add_tests (void)
{
  ichomp_i18n_init ();
  pseudo_init ();

  add ("/beside-language/first-frame", "theory", test_first_frame);
  add ("/beside-language/state", "theory", test_state);
  add ("/beside-language/room", "theory", test_room);
  add ("/beside-language/wide", "theory", test_wide);
  add ("/beside-language/lines", "theory", test_lines);
  add ("/beside-language/tall-script", "theory", test_tall_script);
}
