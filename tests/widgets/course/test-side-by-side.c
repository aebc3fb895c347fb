/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson in two languages side by side: each block is there twice, at the same height. Both
 * columns have the same state, each in its language. Without room there is one column. */

#include "widgets/board/ichomp-board.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/board/ichomp-position-figure.h"
#include "game/base/ichomp-i18n.h"
#include "widgets/course/ichomp-mex-finder.h"
#include "widgets/course/ichomp-number-reply.h"
#include "widgets/course/ichomp-question.h"
#include "widgets/course/ichomp-term-popover.h"
#include "page-support.h"
#include "pseudo.h"
#include "study-support.h"
#include "test-main.h"

#define WIDE 1300
#define NARROW 560
#define HEIGHT 700

static void
set_up (PageFixture *fixture, gconstpointer width)
{
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_UZ);
  page_load (fixture, "../data/lessons");
  page_create (fixture, GPOINTER_TO_INT (width), HEIGHT);
  page_open (fixture, "theory", NULL);
  page_draw_beside (fixture);
}

static void
tear_down (PageFixture *fixture, gconstpointer width)
{
  page_tear_down (fixture, width);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

/* Counts the rows that show both languages. */
static guint
count_pairs (PageFixture *fixture)
{
  g_autoptr (GPtrArray) rows =
      study_support_list_type (fixture->widget, GTK_TYPE_WIDGET, "lesson-row");
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *first = gtk_widget_get_first_child (g_ptr_array_index (rows, i));
      GtkWidget *second = gtk_widget_get_next_sibling (first);

      n += second != NULL && gtk_widget_get_visible (second);
    }

  return n;
}

static double
get_top (PageFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->widget, &bounds));
  return bounds.origin.y;
}

/* Every text with letters below @widget is in @language. */
static void
assert_spoken (GtkWidget *widget, const char *language)
{
  g_autoptr (GPtrArray) labels = study_support_list_type (widget, GTK_TYPE_LABEL, NULL);

  page_assert_spoken (labels, language);
}

static void
test_rows (PageFixture *fixture, gconstpointer width)
{
  g_autoptr (GPtrArray) rows = NULL;
  guint n_texts = page_count (fixture->widget, GTK_TYPE_LABEL, "lesson-paragraph");
  guint n_figures = page_count (fixture->widget, ICHOMP_TYPE_POSITION_FIGURE, NULL);
  guint n_replies = page_count (fixture->widget, ICHOMP_TYPE_NUMBER_REPLY, NULL);
  guint n_expanders = page_count (fixture->widget, GTK_TYPE_EXPANDER, NULL);

  g_assert_true (ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_AZ));
  page_draw_beside (fixture);
  g_assert_cmpint (ichomp_i18n_get_language (), ==, ICHOMP_LANGUAGE_UZ);

  /* Every block is there twice, except for those that contain blocks. */
  g_assert_cmpuint (n_texts, >, 5);
  g_assert_cmpuint (page_count (fixture->widget, GTK_TYPE_LABEL, "lesson-paragraph"), ==,
                    2 * n_texts);
  g_assert_cmpuint (page_count (fixture->widget, ICHOMP_TYPE_POSITION_FIGURE, NULL), ==,
                    2 * n_figures);
  g_assert_cmpuint (page_count (fixture->widget, ICHOMP_TYPE_NUMBER_REPLY, NULL), ==,
                    2 * n_replies);
  g_assert_cmpuint (page_count (fixture->widget, GTK_TYPE_EXPANDER, NULL), ==, n_expanders);

  rows = study_support_list_type (fixture->widget, GTK_TYPE_WIDGET, "lesson-row");
  g_assert_cmpuint (rows->len, >, n_texts);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *first = gtk_widget_get_first_child (g_ptr_array_index (rows, i));
      GtkWidget *second = gtk_widget_get_next_sibling (first);

      g_assert_null (gtk_widget_get_next_sibling (second));
      assert_spoken (first, PSEUDO_ONE);
      assert_spoken (second, PSEUDO_TWO);
      if (gtk_widget_get_mapped (first))
        {
          g_assert_cmpfloat (ABS (get_top (fixture, first) - get_top (fixture, second)), <, 1);
          g_assert_cmpint (gtk_widget_get_width (first), >, 280);
        }
    }

  /* One language again. */
  g_assert_true (ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_SYSTEM));
  page_draw_beside (fixture);
  g_assert_cmpuint (page_count (fixture->widget, GTK_TYPE_LABEL, "lesson-paragraph"), ==, n_texts);
  g_assert_cmpuint (count_pairs (fixture), ==, 0);
}

/* A language is not shown beside itself. */
static void
test_same (PageFixture *fixture, gconstpointer width)
{
  g_assert_true (ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_UZ));
  g_assert_false (ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_UZ));
  page_draw_beside (fixture);
  g_assert_cmpuint (count_pairs (fixture), ==, 0);
}

/* There is one language until there is room for both. */
static void
test_room (PageFixture *fixture, gconstpointer width)
{
  g_assert_false (page_has_room (fixture));
  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_AZ);
  page_draw_beside (fixture);
  g_assert_cmpuint (count_pairs (fixture), ==, 0);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDE, HEIGHT);
  test_wait_until (page_has_room (fixture));
  g_assert_cmpuint (count_pairs (fixture), >, 0);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), NARROW, HEIGHT);
  test_wait_until (!page_has_room (fixture));
  g_assert_cmpuint (count_pairs (fixture), ==, 0);
}

/* Nothing is wider than the page: a lesson with wide tables has one language until both fit. */
static void
test_tables (PageFixture *fixture, gconstpointer width)
{
  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_AZ);
  for (int wide = NARROW; wide <= WIDE; wide += 60)
    {
      page_set_width (fixture, wide);
      page_draw_beside (fixture);
      page_assert_fits (fixture);
    }
  g_assert_true (page_has_room (fixture));
}

/* The second language has its own text direction; boards have one direction in both columns. */
static void
test_directions (PageFixture *fixture, gconstpointer width)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) boards = NULL;

  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_FA);
  page_draw_beside (fixture);
  rows = study_support_list_type (fixture->widget, GTK_TYPE_WIDGET, "lesson-row");
  g_assert_cmpuint (rows->len, >, 0);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *first = gtk_widget_get_first_child (g_ptr_array_index (rows, i));
      GtkWidget *second = gtk_widget_get_next_sibling (first);
      g_autoptr (GPtrArray) labels = study_support_list_type (second, GTK_TYPE_LABEL, NULL);

      g_assert_cmpint (gtk_widget_get_direction (first), ==, GTK_TEXT_DIR_LTR);
      for (guint j = 0; j < labels->len; j++)
        if (gtk_label_get_selectable (g_ptr_array_index (labels, j)))
          g_assert_cmpint (gtk_widget_get_direction (g_ptr_array_index (labels, j)), ==,
                           GTK_TEXT_DIR_RTL);
    }

  boards = study_support_list_type (fixture->widget, ICHOMP_TYPE_BOARD, NULL);
  g_assert_cmpuint (boards->len, >, 1);
  for (guint i = 0; i < boards->len; i++)
    g_assert_cmpint (gtk_widget_get_direction (g_ptr_array_index (boards, i)), ==,
                     GTK_TEXT_DIR_LTR);
}

/* Expanders stay expanded, and the page stays at its place, when a second language is added and
 * removed; also if it changes twice before a frame. */
static void
test_state (PageFixture *fixture, gconstpointer width)
{
  g_autoptr (GPtrArray) expanders =
      study_support_list_type (fixture->widget, GTK_TYPE_EXPANDER, NULL);
  double place;

  gtk_expander_set_expanded (g_ptr_array_index (expanders, 1), TRUE);
  page_draw_beside (fixture);
  gtk_adjustment_set_value (fixture->adjustment, 900);
  page_draw_beside (fixture);
  place = gtk_adjustment_get_value (fixture->adjustment);

  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_AZ);
  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_FA);
  page_draw_beside (fixture);
  g_assert_cmpfloat (gtk_adjustment_get_value (fixture->adjustment), >, 300);
  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_SYSTEM);
  page_draw_beside (fixture);
  g_assert_cmpfloat (ABS (gtk_adjustment_get_value (fixture->adjustment) - place), <, 120);

  g_ptr_array_unref (expanders);
  expanders = study_support_list_type (fixture->widget, GTK_TYPE_EXPANDER, NULL);
  g_assert_false (gtk_expander_get_expanded (g_ptr_array_index (expanders, 0)));
  g_assert_true (gtk_expander_get_expanded (g_ptr_array_index (expanders, 1)));
}

/* The focus stays at its place in the first language. */
static void
check_focus (PageFixture *fixture, GType type, const char *css_class)
{
  g_autoptr (GPtrArray) found = study_support_list_type (fixture->widget, type, css_class);
  g_autofree char *text = NULL;
  GtkWidget *focus;

  g_assert_cmpuint (found->len, >, 1);
  gtk_widget_child_focus (g_ptr_array_index (found, 1), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  if (GTK_IS_LABEL (focus))
    text = g_strdup (gtk_label_get_text (GTK_LABEL (focus)));

  for (guint i = 0; i < 2; i++)
    {
      ichomp_lesson_page_set_beside (fixture->page,
                                     i == 0 ? ICHOMP_LANGUAGE_AZ : ICHOMP_LANGUAGE_SYSTEM);
      page_draw_beside (fixture);
      focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
      g_assert_nonnull (focus);
      g_assert_nonnull (css_class != NULL ? focus : gtk_widget_get_ancestor (focus, type));
      if (text != NULL)
        g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (focus)), ==, text);
    }
}

static void
test_focus (PageFixture *fixture, gconstpointer width)
{
  check_focus (fixture, GTK_TYPE_LABEL, "lesson-paragraph");
  check_focus (fixture, GTK_TYPE_LABEL, "lesson-term");
  check_focus (fixture, ICHOMP_TYPE_QUESTION, NULL);
  check_focus (fixture, GTK_TYPE_EXPANDER, NULL);
}

static GtkWidget *
get_twin (GtkWidget *block)
{
  GtkWidget *row = block;
  GtkWidget *side = NULL;

  while (!gtk_widget_has_css_class (row, "lesson-row"))
    {
      side = row;
      row = gtk_widget_get_parent (row);
    }

  return side == gtk_widget_get_first_child (row) ? gtk_widget_get_last_child (row)
                                                  : gtk_widget_get_first_child (row);
}

static void
said_cb (GtkWidget *page, const char *text, gpointer user_data)
{
  char **said = user_data;

  g_free (*said);
  *said = g_strdup (text);

  /* The announcer is called in the language of the program. */
  g_assert_cmpint (ichomp_i18n_get_language (), ==, ICHOMP_LANGUAGE_UZ);
}

/* After an answer in either column, each column shows the feedback in its own language; the
 * announcement is in the language of the answered question. */
static void
answer (PageFixture *fixture, GtkWidget *reply, GtkWidget *twin, const char *spoken)
{
  g_autofree char *said = NULL;
  GtkWidget *entry = page_find_nth (reply, GTK_TYPE_ENTRY, NULL, 0);

  ichomp_announcer_set (GTK_WIDGET (fixture->page), said_cb, &said);
  gtk_editable_set_text (GTK_EDITABLE (entry), "99");
  g_signal_emit_by_name (entry, "activate");
  page_draw_beside (fixture);
  ichomp_announcer_set (GTK_WIDGET (fixture->page), NULL, NULL);

  g_assert_nonnull (said);
  g_assert_true (pseudo_is_translated (said, spoken));
  g_assert_true (gtk_widget_get_mapped (page_find_nth (twin, GTK_TYPE_LABEL, "word", 0)));
  entry = page_find_nth (twin, GTK_TYPE_ENTRY, NULL, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "99");
}

static void
test_answers (PageFixture *fixture, gconstpointer width)
{
  g_autoptr (GPtrArray) replies = NULL;
  GtkWidget *first;
  GtkWidget *second;

  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_AZ);
  page_draw_beside (fixture);
  replies = study_support_list_type (fixture->widget, ICHOMP_TYPE_NUMBER_REPLY, NULL);
  g_assert_cmpuint (replies->len, >=, 2);
  first = gtk_widget_get_ancestor (g_ptr_array_index (replies, 0), ICHOMP_TYPE_QUESTION);
  second = get_twin (first);

  answer (fixture, first, second, PSEUDO_ONE);
  assert_spoken (first, PSEUDO_ONE);
  assert_spoken (second, PSEUDO_TWO);

  answer (fixture, second, first, PSEUDO_TWO);
  assert_spoken (first, PSEUDO_ONE);
  assert_spoken (second, PSEUDO_TWO);
  g_assert_cmpint (ichomp_i18n_get_language (), ==, ICHOMP_LANGUAGE_UZ);
}

/* The mex finder of one column follows that of the other, in its own language. */
static void
test_tools (PageFixture *fixture, gconstpointer width)
{
  GtkWidget *first;
  GtkWidget *second;

  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_AZ);
  page_draw_beside (fixture);
  first = page_find_nth (fixture->widget, ICHOMP_TYPE_MEX_FINDER, NULL, 0);
  second = page_find_nth (get_twin (first), ICHOMP_TYPE_MEX_FINDER, NULL, 0);
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (study_support_find_role (second, GTK_ACCESSIBLE_ROLE_BUTTON, "0")), FALSE);
  study_support_assert_says (first, "} = 0");
  assert_spoken (first, PSEUDO_ONE);
  assert_spoken (second, PSEUDO_TWO);
}

/* The definition of a word is in the language of its column. */
static void
test_words (PageFixture *fixture, gconstpointer width)
{
  const char *const languages[] = { PSEUDO_ONE, PSEUDO_TWO };
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *row = NULL;

  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_AZ);
  page_draw_beside (fixture);
  rows = study_support_list_type (fixture->widget, GTK_TYPE_WIDGET, "lesson-row");
  for (guint i = 0; i < rows->len && row == NULL; i++)
    {
      GtkWidget *label = gtk_widget_get_first_child (g_ptr_array_index (rows, i));

      if (GTK_IS_LABEL (label)
          && strstr (gtk_label_get_label (GTK_LABEL (label)), "term:mex") != NULL)
        row = g_ptr_array_index (rows, i);
    }
  g_assert_nonnull (row);
  gtk_adjustment_set_value (fixture->adjustment, gtk_adjustment_get_value (fixture->adjustment)
                                                     + get_top (fixture, row) - 100);
  page_draw_beside (fixture);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label =
          i == 0 ? gtk_widget_get_first_child (row) : gtk_widget_get_last_child (row);

      g_assert_true (ichomp_lesson_context_follow_link (
          ichomp_lesson_page_get_context (fixture->page), label, "term:mex"));
      assert_spoken (page_find_nth (label, ICHOMP_TYPE_TERM_POPOVER, NULL, 0), languages[i]);
    }
}

/* Text that is too large for two columns, and smaller text again. */
static void
test_zoom (PageFixture *fixture, gconstpointer width)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  GtkStyleContext *context;

  ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_AZ);
  page_draw_beside (fixture);
  g_assert_cmpuint (count_pairs (fixture), >, 0);

  gtk_css_provider_load_from_data (provider, "lesson-page { font-size: 300%; }", -1);
  context = gtk_widget_get_style_context (fixture->widget);
  gtk_style_context_add_provider (context, GTK_STYLE_PROVIDER (provider), 10000);
  page_draw_beside (fixture);
  g_assert_false (page_has_room (fixture));
  g_assert_cmpuint (count_pairs (fixture), ==, 0);

  gtk_style_context_remove_provider (context, GTK_STYLE_PROVIDER (provider));
  page_draw_beside (fixture);
  g_assert_true (page_has_room (fixture));
  g_assert_cmpuint (count_pairs (fixture), >, 0);
}

static void
add (const char *path, int width, void (*test) (PageFixture *fixture, gconstpointer width))
{
  g_test_add (path, PageFixture, GINT_TO_POINTER (width), set_up, test, tear_down);
}

void
add_tests (void)
{
  ichomp_i18n_init ();
  pseudo_init ();

  add ("/side-by-side/rows", WIDE, test_rows);
  add ("/side-by-side/same", WIDE, test_same);
  add ("/side-by-side/room", NARROW, test_room);
  add ("/side-by-side/tables", NARROW, test_tables);
  add ("/side-by-side/directions", WIDE, test_directions);
  add ("/side-by-side/state", WIDE, test_state);
  add ("/side-by-side/focus", WIDE, test_focus);
  add ("/side-by-side/answers", WIDE, test_answers);
  add ("/side-by-side/tools", WIDE, test_tools);
  add ("/side-by-side/words", WIDE, test_words);
  add ("/side-by-side/zoom", WIDE, test_zoom);
}
