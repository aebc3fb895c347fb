/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a lesson: it shows the whole lesson, its links work, and answers are recorded. */

#include <string.h>

#include "board-support.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-bits-exercise.h"
#include "widgets/board/ichomp-position-figure.h"
#include "widgets/course/ichomp-mex-finder.h"
#include "widgets/course/ichomp-powers.h"
#include "widgets/board/ichomp-quadrant-figure.h"
#include "widgets/course/ichomp-question.h"
#include "game/course/ichomp-lesson-reader.h"
#include "game/words/ichomp-typesetting.h"
#include "lesson-support.h"
#include "page-support.h"
#include "study-support.h"
#include "test-main.h"

#define N_BUILT_IN 14

/* The tables to fill in, which are before all other questions of the sample. */
#define N_FORMS 4

typedef struct
{
  PageFixture base;
  GString *log;
  const IchompLessonBlock *tried;
  const IchompLessonBlock *practised;
} Fixture;

static void
link_cb (IchompLessonContext *context, const char *lesson, const char *section, Fixture *fixture)
{
  g_string_append_printf (fixture->log, "%s %s;", lesson, section != NULL ? section : "-");
}

static void
try_cb (IchompLessonContext *context, const IchompLessonBlock *block, Fixture *fixture)
{
  fixture->tried = block;
}

static void
practise_cb (IchompLessonContext *context, const IchompLessonBlock *block, Fixture *fixture)
{
  fixture->practised = block;
}

static void
create_page (Fixture *fixture)
{
  IchompLessonContext *context;

  page_create (&fixture->base, 600, 400);
  context = ichomp_lesson_page_get_context (fixture->base.page);
  g_signal_connect (context, "link", G_CALLBACK (link_cb), fixture);
  g_signal_connect (context, "try", G_CALLBACK (try_cb), fixture);
  g_signal_connect (context, "practise", G_CALLBACK (practise_cb), fixture);
}

/* Loads the lessons of the folder; the page is empty. */
static void
set_up (Fixture *fixture, gconstpointer folder)
{
  fixture->log = g_string_new (NULL);
  page_load (&fixture->base, folder);
  create_page (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer folder)
{
  page_tear_down (&fixture->base, folder);
  g_string_free (fixture->log, TRUE);
}

/* Waits for the frames in which new widgets get their size and the page is scrolled. */
static void
draw (Fixture *fixture)
{
  for (guint i = 0; i < 3; i++)
    page_draw_frame (&fixture->base);
}

static IchompLesson *
show_sample (Fixture *fixture)
{
  IchompLesson *lesson = page_get_lesson (&fixture->base, 0);

  ichomp_lesson_page_show (fixture->base.page, lesson, NULL);
  g_assert_true (ichomp_lesson_page_get_lesson (fixture->base.page) == lesson);
  return lesson;
}

/* Finding */

static guint
count (Fixture *fixture, GType type)
{
  return page_count (fixture->base.widget, type, NULL);
}

static GtkWidget *
find_nth (Fixture *fixture, GType type, guint n)
{
  return page_find_nth (fixture->base.widget, type, NULL, n);
}

static GtkWidget *
find_label (Fixture *fixture, const char *part)
{
  g_autoptr (GPtrArray) labels =
      study_support_list_type (fixture->base.widget, GTK_TYPE_LABEL, NULL);

  for (guint i = 0; i < labels->len; i++)
    if (g_strstr_len (gtk_label_get_text (g_ptr_array_index (labels, i)), -1, part) != NULL)
      return g_ptr_array_index (labels, i);

  return NULL;
}

/* Expands all expanders, including those inside others. */
static void
expand_all (Fixture *fixture)
{
  guint n_before = 0;
  guint n = count (fixture, GTK_TYPE_EXPANDER);

  while (n > n_before)
    {
      for (guint i = n_before; i < n; i++)
        gtk_expander_set_expanded (GTK_EXPANDER (find_nth (fixture, GTK_TYPE_EXPANDER, i)), TRUE);
      n_before = n;
      n = count (fixture, GTK_TYPE_EXPANDER);
    }
}

/* Activates every link of a label, and returns their number. */
static guint
follow_links (GtkWidget *label)
{
  g_autoptr (GRegex) regex = g_regex_new ("href=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *markup = g_strdup (gtk_label_get_label (GTK_LABEL (label)));
  guint n = 0;

  for (g_regex_match (regex, markup, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *uri = g_match_info_fetch (match, 1);
      gboolean handled = FALSE;

      g_signal_emit_by_name (label, "activate-link", uri, &handled);
      g_assert_true (handled);
      n++;
    }

  return n;
}

/* The whole lesson */

typedef struct
{
  GHashTable *texts; /* the markup of all labels on the page */
  guint n_boards;
  guint n_quadrants;
  guint n_bits;
  guint n_powers;
  guint n_mex;
  guint n_questions;
  guint n_tries;
} Expected;

static gboolean
is_feedback (const IchompLessonBlock *block)
{
  IchompBlockKind kind = ichomp_lesson_block_get_kind (block);

  return kind == ICHOMP_BLOCK_WHY || kind == ICHOMP_BLOCK_WRONG;
}

static void
expect (Expected *expected, const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_BOARD:
      expected->n_boards++;
      break;
    case ICHOMP_BLOCK_QUADRANT:
      expected->n_quadrants++;
      break;
    case ICHOMP_BLOCK_BITS:
      expected->n_bits++;
      break;
    case ICHOMP_BLOCK_POWERS:
      expected->n_powers++;
      break;
    case ICHOMP_BLOCK_MEX:
      expected->n_mex++;
      break;
    case ICHOMP_BLOCK_QUESTION:
      expected->n_questions++;
      if (ichomp_lesson_block_get_question_kind (block) == ICHOMP_QUESTION_TILE)
        expected->n_boards++;
      break;
    case ICHOMP_BLOCK_VALUE_FORM:
    case ICHOMP_BLOCK_HEAPS:
      expected->n_questions++;
      break;
    case ICHOMP_BLOCK_TRY:
      expected->n_tries++;
      break;
    default:
      break;
    }

  if (ichomp_lesson_block_has_text (block) && !is_feedback (block))
    {
      g_autofree char *text = ichomp_lesson_block_dup_markup (block);
      g_autofree char *markup = ichomp_typeset_markup (text);

      if (!g_hash_table_contains (expected->texts, markup))
        g_error ("line %u is not shown: %s", ichomp_lesson_block_get_place (block)->line, markup);
    }

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    expect (expected, ichomp_lesson_block_get_child (block, i));
}

static guint
count_buttons (Fixture *fixture, const char *text)
{
  g_autoptr (GPtrArray) buttons =
      study_support_list_type (fixture->base.widget, GTK_TYPE_BUTTON, NULL);
  guint n = 0;

  for (guint i = 0; i < buttons->len; i++)
    n += g_strcmp0 (gtk_button_get_label (g_ptr_array_index (buttons, i)), text) == 0;

  return n;
}

static void
assert_shown (Fixture *fixture, IchompLesson *lesson)
{
  g_autoptr (GHashTable) texts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) labels =
      study_support_list_type (fixture->base.widget, GTK_TYPE_LABEL, NULL);
  Expected expected = { .texts = texts };

  for (guint i = 0; i < labels->len; i++)
    g_hash_table_add (texts, (gpointer)gtk_label_get_label (g_ptr_array_index (labels, i)));

  expect (&expected, ichomp_lesson_get_root (lesson));
  g_assert_cmpuint (count (fixture, ICHOMP_TYPE_POSITION_FIGURE), ==, expected.n_boards);
  g_assert_cmpuint (count (fixture, ICHOMP_TYPE_QUADRANT_FIGURE), ==, expected.n_quadrants);
  g_assert_cmpuint (count (fixture, ICHOMP_TYPE_BITS_EXERCISE), ==, expected.n_bits);
  g_assert_cmpuint (count (fixture, ICHOMP_TYPE_POWERS), ==, expected.n_powers);
  g_assert_cmpuint (count (fixture, ICHOMP_TYPE_MEX_FINDER), ==, expected.n_mex);
  g_assert_cmpuint (count (fixture, ICHOMP_TYPE_QUESTION), ==, expected.n_questions);
  g_assert_cmpuint (count_buttons (fixture, "Try It on the Board"), ==, expected.n_tries);
}

static void
test_show_all (Fixture *fixture, gconstpointer folder)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (fixture->base.library));

  g_assert_cmpuint (n, ==, N_BUILT_IN);
  for (guint i = 0; i < n; i++)
    {
      IchompLesson *lesson = page_get_lesson (&fixture->base, i);

      g_test_message ("%s", ichomp_lesson_get_id (lesson));
      ichomp_lesson_page_show (fixture->base.page, lesson, NULL);
      expand_all (fixture);
      draw (fixture);
      assert_shown (fixture, lesson);
    }
}

/* An expander shows its title, and has it as its name. */
static void
assert_folded (Fixture *fixture, guint index, const char *title)
{
  GtkWidget *expander = find_nth (fixture, GTK_TYPE_EXPANDER, index);
  GtkWidget *label = page_find_nth (gtk_expander_get_label_widget (GTK_EXPANDER (expander)),
                                    GTK_TYPE_LABEL, NULL, 0);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, title);
  gtk_test_accessible_assert_property (expander, GTK_ACCESSIBLE_PROPERTY_LABEL, title);
}

static void
test_show_sample (Fixture *fixture, gconstpointer folder)
{
  IchompLesson *lesson = show_sample (fixture);
  GtkWidget *title;

  expand_all (fixture);
  draw (fixture);
  assert_shown (fixture, lesson);
  g_assert_nonnull (find_label (fixture, "About 10 minutes"));
  g_assert_nonnull (find_label (fixture, "To remember"));
  g_assert_nonnull (find_label (fixture, "From earlier lessons"));
  assert_folded (fixture, 0, "Proof");
  assert_folded (fixture, 1, "Answer");
  assert_folded (fixture, 2, "For teachers");

  /* A lesson on show is not created again. */
  title = find_label (fixture, "A sample lesson");
  ichomp_lesson_page_show (fixture->base.page, lesson, NULL);
  g_assert_true (find_label (fixture, "A sample lesson") == title);
}

/* Links */

static void
test_links (Fixture *fixture, gconstpointer folder)
{
  GtkWidget *builds_on;
  gboolean handled = TRUE;

  show_sample (fixture);
  g_assert_cmpuint (follow_links (find_label (fixture, "A paragraph can have")), ==, 3);
  g_assert_cmpstr (fixture->log->str, ==, "sample questions;sample -;");

  g_string_truncate (fixture->log, 0);
  builds_on = find_label (fixture, "Builds on: A sample lesson");
  g_assert_cmpuint (follow_links (builds_on), ==, 1);
  g_assert_cmpstr (fixture->log->str, ==, "sample -;");

  g_string_truncate (fixture->log, 0);
  handled = ichomp_lesson_context_follow_link (ichomp_lesson_page_get_context (fixture->base.page),
                                               builds_on, "https://example.org/");
  g_assert_false (handled);
  g_assert_cmpstr (fixture->log->str, ==, "");
}

static void
said_cb (GtkWidget *page, const char *text, gpointer user_data)
{
  char **said = user_data;

  g_free (*said);
  *said = g_strdup (text);
}

static void
test_term (Fixture *fixture, gconstpointer folder)
{
  const char *definition = "A position that can be reached by one move.";
  IchompLesson *lesson = show_sample (fixture);
  GtkWidget *label = find_label (fixture, "A paragraph can have");
  GtkWidget *popover;

  draw (fixture);
  g_assert_cmpuint (count (fixture, GTK_TYPE_POPOVER), ==, 0);

  g_assert_cmpuint (follow_links (label), ==, 3);
  popover = find_nth (fixture, GTK_TYPE_POPOVER, 0);
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_true (gtk_widget_get_parent (popover) == label);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (popover)))),
                   ==, definition);

  /* A word in a question moves the popover there. */
  ichomp_lesson_page_show (fixture->base.page, lesson, "questions");
  draw (fixture);
  label = find_label (fixture, "What is the option of");
  g_assert_cmpuint (follow_links (label), ==, 1);
  g_assert_true (gtk_widget_get_parent (find_nth (fixture, GTK_TYPE_POPOVER, 0)) == label);
}

static void
assert_points_at (Fixture *fixture, GtkLabel *label, const char *word)
{
  GtkPopover *popover = GTK_POPOVER (find_nth (fixture, GTK_TYPE_POPOVER, 0));
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);
  GdkRectangle rectangle;
  int index;
  int trailing;
  int x;
  int y;

  g_assert_true (gtk_popover_get_pointing_to (popover, &rectangle));
  gtk_label_get_layout_offsets (label, &x, &y);
  g_assert_true (pango_layout_xy_to_index (layout, (rectangle.x - x + 1) * PANGO_SCALE,
                                           (rectangle.y - y + rectangle.height / 2) * PANGO_SCALE,
                                           &index, &trailing));
  g_assert_true (g_str_has_prefix (text + index, word));
  g_assert_true (pango_layout_xy_to_index (
      layout, (rectangle.x - x + rectangle.width - 1) * PANGO_SCALE,
      (rectangle.y - y + rectangle.height / 2) * PANGO_SCALE, &index, &trailing));
  g_assert_true (index > strstr (text, word) - text);
  g_assert_true (index < strstr (text, word) - text + (int)strlen (word));
}

/* Only by keyboard: Enter on the focused link opens the definition, and closing it returns to the
 * link. */
static void
test_term_by_keyboard (Fixture *fixture, gconstpointer folder)
{
  g_autofree char *said = NULL;
  GtkWidget *label;
  GtkWidget *popover;
  const char *uri;

  show_sample (fixture);
  draw (fixture);
  ichomp_announcer_set (GTK_WIDGET (fixture->base.page), said_cb, &said);
  label = find_label (fixture, "A paragraph can have");
  gtk_widget_grab_focus (label);
  gtk_label_select_region (GTK_LABEL (label), 0, 0);
  while ((uri = gtk_label_get_current_uri (GTK_LABEL (label))) == NULL
         || !g_str_equal (uri, "term:option"))
    g_assert_true (gtk_widget_child_focus (label, GTK_DIR_TAB_FORWARD));

  g_signal_emit_by_name (label, "activate-current-link");
  draw (fixture);
  popover = find_nth (fixture, GTK_TYPE_POPOVER, 0);
  g_assert_true (gtk_widget_get_mapped (popover));
  g_assert_cmpstr (said, ==, "A position that can be reached by one move.");
  assert_points_at (fixture, GTK_LABEL (label), "word that is defined");

  gtk_popover_popdown (GTK_POPOVER (popover));
  draw (fixture);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->base.window)) == label);
  g_assert_cmpstr (gtk_label_get_current_uri (GTK_LABEL (label)), ==, "term:option");
}

/* A definition may contain links. The definition of a word in it replaces it. */
static void
test_term_in_term (Fixture *fixture, gconstpointer folder)
{
  GtkWidget *anchor;
  GtkWidget *inner;
  gboolean handled = FALSE;

  show_sample (fixture);
  draw (fixture);
  anchor = find_label (fixture, "A paragraph can have");
  follow_links (anchor);
  inner = gtk_popover_get_child (GTK_POPOVER (find_nth (fixture, GTK_TYPE_POPOVER, 0)));
  g_signal_emit_by_name (inner, "activate-link", "ichomp:sample/live", &handled);
  g_assert_true (handled);
  study_support_settle ();
  g_assert_true (g_str_has_suffix (fixture->log->str, "sample live;"));

  handled = FALSE;
  gtk_label_set_text (GTK_LABEL (inner), "");
  g_signal_emit_by_name (inner, "activate-link", "term:option", &handled);
  g_assert_true (handled);
  study_support_settle ();
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (inner)), ==,
                   "A position that can be reached by one move.");
  g_assert_cmpuint (count (fixture, GTK_TYPE_POPOVER), ==, 1);
  g_assert_true (gtk_widget_get_parent (find_nth (fixture, GTK_TYPE_POPOVER, 0)) == anchor);
}

static gboolean
is_in_sight (Fixture *fixture, const char *heading)
{
  GtkWidget *label = find_label (fixture, heading);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (label, fixture->base.widget, &bounds));
  return bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (fixture->base.widget);
}

/* Also on a page with another lesson, where the sections of the new one have no place yet. */
static void
test_scroll (Fixture *fixture, gconstpointer folder)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, "sample.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) other = ichomp_lesson_load_file (path, &error);
  IchompLesson *lesson = show_sample (fixture);

  g_assert_no_error (error);
  draw (fixture);
  g_assert_true (is_in_sight (fixture, "A sample lesson"));
  g_assert_false (is_in_sight (fixture, "Blocks that move"));

  ichomp_lesson_page_show (fixture->base.page, other, "live");
  draw (fixture);
  g_assert_true (is_in_sight (fixture, "Blocks that move"));

  ichomp_lesson_page_show (fixture->base.page, other, "text");
  draw (fixture);
  g_assert_true (is_in_sight (fixture, "Text"));
  ichomp_lesson_page_show (fixture->base.page, other, "no-such-section");
  draw (fixture);
  g_assert_true (is_in_sight (fixture, "A sample lesson"));

  ichomp_lesson_page_show (fixture->base.page, lesson, "live");
  draw (fixture);
  g_assert_true (is_in_sight (fixture, "Blocks that move"));
}

/* Answers */

static void
test_try (Fixture *fixture, gconstpointer folder)
{
  IchompLesson *lesson = show_sample (fixture);
  g_autoptr (GPtrArray) buttons =
      study_support_list_type (fixture->base.widget, GTK_TYPE_BUTTON, NULL);
  guint next = 0;
  guint n = 0;

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkButton *button = g_ptr_array_index (buttons, i);

      if (g_strcmp0 (gtk_button_get_label (button), "Try It on the Board") != 0)
        continue;

      g_signal_emit_by_name (button, "clicked");
      while (ichomp_lesson_block_get_kind (ichomp_lesson_get_question (lesson, next))
             != ICHOMP_BLOCK_TRY)
        next++;
      g_assert_true (fixture->tried == ichomp_lesson_get_question (lesson, next++));
      n++;
    }
  g_assert_cmpuint (n, ==, 3);
}

static void
test_practise (Fixture *fixture, gconstpointer folder)
{
  IchompLesson *lesson = show_sample (fixture);

  g_signal_emit_by_name (gtk_widget_get_parent (find_label (fixture, "Practise This: XOR")),
                         "clicked");
  g_assert_nonnull (fixture->practised);
  g_assert_true (
      fixture->practised
      == ichomp_lesson_block_find_child (ichomp_lesson_get_recap (lesson), ICHOMP_BLOCK_PRACTISE));
}

static guint
count_answered (Fixture *fixture)
{
  IchompLessonCount count;

  ichomp_lesson_progress_count (fixture->base.progress,
                                ichomp_lesson_page_get_lesson (fixture->base.page), &count);
  return count.n_answered;
}

static IchompQuestion *
get_question (Fixture *fixture, guint n)
{
  return ICHOMP_QUESTION (find_nth (fixture, ICHOMP_TYPE_QUESTION, N_FORMS + n));
}

static void
enter (IchompQuestion *question, const char *text)
{
  GtkWidget *entry = page_find_nth (GTK_WIDGET (question), GTK_TYPE_ENTRY, NULL, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

static void
choose_tile (IchompQuestion *question, const char *move)
{
  SgMove tile = study_support_parse (move);

  g_signal_emit_by_name (
      page_find_nth (GTK_WIDGET (question), ICHOMP_TYPE_POSITION_FIGURE, NULL, 0), "tile-chosen",
      &tile);
}

/* The choices are in any order. */
static void
choose (IchompQuestion *question, const char *text)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = page_find_nth (GTK_WIDGET (question), GTK_TYPE_BUTTON, NULL, i);
      GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

      if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
        {
          g_signal_emit_by_name (button, "clicked");
          return;
        }
    }
}

static void
test_wrong_answers (Fixture *fixture, gconstpointer folder)
{
  show_sample (fixture);
  choose (get_question (fixture, 1), "6");
  g_assert_nonnull (find_label (fixture, "it lies between\302\2404 and\302\2408"));
  enter (get_question (fixture, 2), "19");
  g_assert_nonnull (find_label (fixture, "no carrying, please"));
  enter (get_question (fixture, 2), "18");
  g_assert_nonnull (find_label (fixture, "under each other in binary"));
  enter (get_question (fixture, 3), "1011");
  g_assert_nonnull (find_label (fixture, "from the wrong end"));
  choose_tile (get_question (fixture, 4), "NE1,1");
  g_assert_nonnull (find_label (fixture, "That takes a whole quadrant"));
  choose_tile (get_question (fixture, 4), "NW1,1");
  g_assert_nonnull (find_label (fixture, "That takes a whole quadrant"));
  choose_tile (get_question (fixture, 5), "NW2,1");
  g_assert_nonnull (find_label (fixture, "Some tiles are left"));
  choose_tile (get_question (fixture, 6), "NW1,1");
  g_assert_nonnull (find_label (fixture, "Count again"));
  g_assert_cmpuint (count_answered (fixture), ==, 0);
}

/* Each answer is recorded, and a new page shows them all. */
static void
test_answers (Fixture *fixture, gconstpointer folder)
{
  IchompLesson *lesson = show_sample (fixture);

  expand_all (fixture);
  g_assert_cmpuint (count_answered (fixture), ==, 0);
  choose (get_question (fixture, 1), "8");
  g_assert_cmpuint (count_answered (fixture), ==, 1);
  enter (get_question (fixture, 2), "11");
  g_assert_cmpuint (count_answered (fixture), ==, 2);
  enter (get_question (fixture, 3), "1101");
  g_assert_cmpuint (count_answered (fixture), ==, 3);
  choose_tile (get_question (fixture, 4), "NW1,2");
  g_assert_cmpuint (count_answered (fixture), ==, 4);
  choose_tile (get_question (fixture, 5), "NW1,1");
  g_assert_cmpuint (count_answered (fixture), ==, 5);
  study_support_close (fixture->base.window, fixture->base.widget);

  create_page (fixture);
  ichomp_lesson_page_show (fixture->base.page, lesson, NULL);
  for (guint i = 0; i < 7; i++)
    g_assert_cmpint (page_is_answered (GTK_WIDGET (get_question (fixture, i))), ==, i > 0 && i < 6);
}

/* The page announces the feedback to answers, and what other interactive blocks announce. */
static void
test_said (Fixture *fixture, gconstpointer folder)
{
  g_autofree char *said = NULL;
  GtkWidget *bits = NULL;

  show_sample (fixture);
  ichomp_announcer_set (GTK_WIDGET (fixture->base.page), said_cb, &said);
  enter (get_question (fixture, 2), "19");
  g_assert_true (g_str_has_prefix (said, "Wrong."));
  choose (get_question (fixture, 1), "8");
  g_assert_true (g_str_has_prefix (said, "Right."));
  choose_tile (get_question (fixture, 6), "NW1,1");
  g_assert_true (g_str_has_prefix (said, "Wrong."));

  for (guint i = 0; bits == NULL || ichomp_bits_exercise_is_done (ICHOMP_BITS_EXERCISE (bits)); i++)
    bits = find_nth (fixture, ICHOMP_TYPE_BITS_EXERCISE, i);
  ichomp_bits_exercise_enter (ICHOMP_BITS_EXERCISE (bits), 1);
  g_assert_nonnull (strstr (said, "column"));
  g_signal_emit_by_name (study_support_find_role (find_nth (fixture, ICHOMP_TYPE_MEX_FINDER, 0),
                                                  GTK_ACCESSIBLE_ROLE_BUTTON, "0"),
                         "clicked");
  g_assert_nonnull (strstr (said, "the mex is"));
}

static void
test_done (Fixture *fixture, gconstpointer folder)
{
  GtkWidget *check;

  show_sample (fixture);
  check = find_nth (fixture, GTK_TYPE_CHECK_BUTTON, 0);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  g_assert_true (lesson_support_is_done (fixture->base.progress, "sample"));
  study_support_close (fixture->base.window, fixture->base.widget);

  create_page (fixture);
  show_sample (fixture);
  check = find_nth (fixture, GTK_TYPE_CHECK_BUTTON, 0);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  g_assert_false (lesson_support_is_done (fixture->base.progress, "sample"));
}

/* The question that has come back from another lesson: the last one of the page. */
static IchompQuestion *
get_recalled (Fixture *fixture)
{
  g_assert_nonnull (find_label (fixture, "You missed this before"));
  return ICHOMP_QUESTION (
      find_nth (fixture, ICHOMP_TYPE_QUESTION, count (fixture, ICHOMP_TYPE_QUESTION) - 1));
}

/* A question that was answered wrongly comes back in other lessons, until it is answered right
 * at once. */
static void
test_recalled (Fixture *fixture, gconstpointer folder)
{
  IchompLesson *lesson = page_get_lesson (&fixture->base, 4);
  IchompLesson *next = page_get_lesson (&fixture->base, 5);
  const char *id = ichomp_lesson_get_id (lesson);
  const char *key = ichomp_lesson_block_get_id (ichomp_lesson_get_question (lesson, 0));
  IchompLessonProgress *progress = fixture->base.progress;
  IchompQuestion *question;

  ichomp_lesson_page_show (fixture->base.page, lesson, NULL);
  question = ICHOMP_QUESTION (find_nth (fixture, ICHOMP_TYPE_QUESTION, 0));
  enter (question, "many");
  g_assert_false (ichomp_lesson_progress_is_missed (progress, id, key));
  enter (question, "4");
  enter (question, "2");
  g_assert_true (ichomp_lesson_progress_is_missed (progress, id, key));
  g_assert_true (ichomp_lesson_progress_is_answered (progress, id, key));

  /* A question with the same key in the lesson that it comes to has been answered. */
  ichomp_lesson_progress_set_answered (progress, ichomp_lesson_get_id (next), key);
  ichomp_lesson_page_show (fixture->base.page, next, NULL);
  question = get_recalled (fixture);
  g_assert_false (page_is_answered (GTK_WIDGET (question)));
  enter (question, "4");
  enter (question, "2");
  g_assert_true (ichomp_lesson_progress_is_missed (progress, id, key));
  g_assert_cmpuint (count_answered (fixture), ==, 0);

  /* Not in its own lesson. */
  ichomp_lesson_page_show (fixture->base.page, lesson, NULL);
  g_assert_null (find_label (fixture, "You missed this before"));

  ichomp_lesson_page_show (fixture->base.page, next, NULL);
  question = get_recalled (fixture);
  g_assert_false (page_is_answered (GTK_WIDGET (question)));
  enter (question, "2");
  g_assert_false (ichomp_lesson_progress_is_missed (progress, id, key));
  enter (question, "4");
  g_assert_false (ichomp_lesson_progress_is_missed (progress, id, key));

  ichomp_lesson_page_show (fixture->base.page, page_get_lesson (&fixture->base, 6), NULL);
  g_assert_null (find_label (fixture, "You missed this before"));
}

/* A question that makes sense only in its place does not come back. */
static void
test_not_recalled (Fixture *fixture, gconstpointer folder)
{
  IchompLesson *lesson = page_get_lesson (&fixture->base, 5);
  const IchompLessonBlock *question = ichomp_lesson_get_question (lesson, 0);

  g_assert_true (ichomp_lesson_block_has_flag (question, ICHOMP_BLOCK_FLAG_NO_TEST));
  ichomp_lesson_progress_set_missed (fixture->base.progress, ichomp_lesson_get_id (lesson),
                                     ichomp_lesson_block_get_id (question), TRUE);
  ichomp_lesson_page_show (fixture->base.page, page_get_lesson (&fixture->base, 6), NULL);
  g_assert_null (find_label (fixture, "You missed this before"));
}

/* One question that was missed, with what is right: only an answer without a mistake takes it
 * away. */
static void
test_ask (Fixture *fixture, gconstpointer folder)
{
  IchompLesson *lesson = page_get_lesson (&fixture->base, 4);
  const IchompLessonBlock *block = ichomp_lesson_get_question (lesson, 0);
  const char *id = ichomp_lesson_get_id (lesson);
  const char *key = ichomp_lesson_block_get_id (block);
  IchompLessonProgress *progress = fixture->base.progress;
  g_autofree char *link = g_strdup_printf (
      "%s %s;", id, ichomp_lesson_block_get_id (ichomp_lesson_block_get_section (block)));

  ichomp_lesson_progress_set_answered (progress, id, key);
  ichomp_lesson_progress_set_missed (progress, id, key, TRUE);
  ichomp_lesson_page_ask (fixture->base.page, lesson, block);
  g_assert_cmpuint (count (fixture, ICHOMP_TYPE_QUESTION), ==, 1);
  g_assert_false (page_is_answered (GTK_WIDGET (get_recalled (fixture))));
  enter (get_recalled (fixture), "4");
  enter (get_recalled (fixture), "2");
  g_assert_true (ichomp_lesson_progress_is_missed (progress, id, key));
  g_assert_true (ichomp_lesson_progress_is_answered (progress, id, key));

  g_assert_cmpuint (follow_links (find_label (fixture, "Read again")), ==, 1);
  g_assert_cmpstr (fixture->log->str, ==, link);

  ichomp_lesson_page_ask (fixture->base.page, lesson, block);
  g_assert_false (page_is_answered (GTK_WIDGET (get_recalled (fixture))));
  enter (get_recalled (fixture), "2");
  g_assert_false (ichomp_lesson_progress_is_missed (progress, id, key));
  g_assert_true (page_is_answered (GTK_WIDGET (get_recalled (fixture))));
}

/* A question about the text above it is shown below that text, without the other questions. */
static void
test_ask_with_text (Fixture *fixture, gconstpointer folder)
{
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (fixture->base.library, "winning");
  const IchompLessonBlock *block = NULL;

  for (guint i = 0; block == NULL; i++)
    if (g_str_equal (ichomp_lesson_block_get_id (ichomp_lesson_get_question (lesson, i)),
                     "worked-2"))
      block = ichomp_lesson_get_question (lesson, i);

  ichomp_lesson_page_ask (fixture->base.page, lesson, block);
  g_assert_cmpuint (count (fixture, ICHOMP_TYPE_QUESTION), ==, 1);
  draw (fixture);
  g_assert_nonnull (find_label (fixture, "A board of"));
}

static void
add_sample (const char *path, void (*test) (Fixture *fixture, gconstpointer folder))
{
  g_test_add (path, Fixture, "game/course/fixtures", set_up, test, tear_down);
}

void
add_tests (void)
{
  g_test_add ("/lesson-page/show-all", Fixture, "../data/lessons", set_up, test_show_all,
              tear_down);
  g_test_add ("/lesson-page/recalled", Fixture, "../data/lessons", set_up, test_recalled,
              tear_down);
  g_test_add ("/lesson-page/ask", Fixture, "../data/lessons", set_up, test_ask, tear_down);
  g_test_add ("/lesson-page/ask-with-text", Fixture, "../data/lessons", set_up, test_ask_with_text,
              tear_down);
  g_test_add ("/lesson-page/not-recalled", Fixture, "../data/lessons", set_up, test_not_recalled,
              tear_down);
  add_sample ("/lesson-page/show-sample", test_show_sample);
  add_sample ("/lesson-page/links", test_links);
  add_sample ("/lesson-page/term", test_term);
  add_sample ("/lesson-page/term-by-keyboard", test_term_by_keyboard);
  add_sample ("/lesson-page/term-in-term", test_term_in_term);
  add_sample ("/lesson-page/scroll", test_scroll);
  add_sample ("/lesson-page/try", test_try);
  add_sample ("/lesson-page/practise", test_practise);
  add_sample ("/lesson-page/wrong-answers", test_wrong_answers);
  add_sample ("/lesson-page/answers", test_answers);
  add_sample ("/lesson-page/said", test_said);
  add_sample ("/lesson-page/done", test_done);
}
