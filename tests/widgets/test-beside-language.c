/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson in two languages side by side while its languages change: the first frame shows both as every
 * later one does, though most of the lesson is made anew later; and all that was done stays, in both. */

#include <math.h>

#include "board-support.h"
#include "ichomp-i18n.h"
#include "ichomp-lesson-page.h"
#include "ichomp-lesson-row.h"
#include "ichomp-number-reply.h"
#include "ichomp-question.h"
#include "ichomp-script.h"
#include "pseudo.h"
#include "study-support.h"

#define WIDTH 1300
#define HEIGHT 700

/* Each makes at least one block of a lesson anew. */
#define MAX_N_FRAMES 500

typedef struct
{
  IchompLibrary *library;
  IchompLessonProgress *progress;
  GtkWidget *widget;
  GtkWidget *window;
  IchompLessonPage *page;
  GtkAdjustment *adjustment;
} Fixture;

static void
draw_frame (Fixture *fixture)
{
  gtk_widget_queue_draw (fixture->window);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
draw (Fixture *fixture)
{
  for (guint i = 0; !ichomp_lesson_page_is_renewed (fixture->page); i++)
    {
      g_assert_cmpuint (i, <, MAX_N_FRAMES);
      draw_frame (fixture);
    }
  for (guint i = 0; i < 4; i++)
    draw_frame (fixture);
}

/* @second may be ICHOMP_LANGUAGE_SYSTEM for none, and the same as @first. */
static void
speak (Fixture *fixture, IchompLanguage first, IchompLanguage second)
{
  ichomp_i18n_set_language (first);
  if (!ichomp_lesson_page_set_beside (fixture->page, second))
    ichomp_lesson_page_retranslate (fixture->page);
}

static void
set_up (Fixture *fixture, gconstpointer id)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "../data/lessons", NULL);
  g_autoptr (IchompLesson) lesson = NULL;

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_UZ);
  fixture->library = ichomp_library_new_for_folders (path, "/nonexistent");
  fixture->progress = ichomp_lesson_progress_new (NULL);
  fixture->widget = ichomp_lesson_page_new (fixture->library, fixture->progress);
  fixture->page = ICHOMP_LESSON_PAGE (fixture->widget);
  fixture->adjustment = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (fixture->widget)));
  fixture->window = study_support_show (fixture->widget, WIDTH, HEIGHT);
  lesson = ichomp_library_find_lesson (fixture->library, id);
  ichomp_lesson_page_show (fixture->page, lesson, NULL);
  draw (fixture);
  speak (fixture, ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_AZ);
  draw (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer id)
{
  study_support_close (fixture->window, fixture->widget);
  g_assert_finalize_object (fixture->library);
  g_assert_finalize_object (fixture->progress);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

/* What is there */

static void
collect (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (gtk_widget_get_mapped (widget) && g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

static GPtrArray *
find_all (GtkWidget *widget, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (widget, type, found);
  return found;
}

static GtkWidget *
find_nth (GtkWidget *widget, GType type, guint n)
{
  g_autoptr (GPtrArray) found = find_all (widget, type);

  g_assert_cmpuint (n, <, found->len);
  return g_ptr_array_index (found, n);
}

/* What is in sight, and where, for people to read. */
static char *
dup_sight (Fixture *fixture)
{
  g_autoptr (GPtrArray) labels = find_all (fixture->widget, GTK_TYPE_LABEL);
  GString *sight = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (label, fixture->widget, &bounds));
      if (bounds.origin.y + bounds.size.height > 0
          && bounds.origin.y < gtk_widget_get_height (fixture->widget))
        g_string_append_printf (sight, "%g %g: %s\n", round (bounds.origin.x),
                                round (bounds.origin.y), gtk_label_get_text (GTK_LABEL (label)));
    }

  return g_string_free (sight, FALSE);
}

static void
assert_words (GtkWidget *widget, const char *language)
{
  g_autoptr (GPtrArray) labels = find_all (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (g_ptr_array_index (labels, i));

      if (!pseudo_is_translated (text, language))
        g_error ("not in %s: %s", language, text);
    }
}

/* As far as it is there: what is put off is not seen. @second may be NULL for one column. */
static void
assert_columns (Fixture *fixture, const char *first, const char *second)
{
  g_autoptr (GPtrArray) rows = find_all (fixture->widget, ICHOMP_TYPE_LESSON_ROW);

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
  /* None is shown beside itself. */
  { { ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_UZ }, { PSEUDO_ONE, NULL } },
  { { ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_UZ }, { PSEUDO_TWO, PSEUDO_ONE } },
  { { ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_SYSTEM }, { PSEUDO_TWO, NULL } },
  { { ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_AZ }, { PSEUDO_ONE, PSEUDO_TWO } },
};

/* One after the other, at another place each time. */
static void
test_first_frame (Fixture *fixture, gconstpointer id)
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
      draw (fixture);

      speak (fixture, turns[i].languages[0], turns[i].languages[1]);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_false (ichomp_lesson_page_is_renewed (fixture->page));
      assert_columns (fixture, turns[i].words[0], turns[i].words[1]);
      first = dup_sight (fixture);

      draw (fixture);
      assert_columns (fixture, turns[i].words[0], turns[i].words[1]);
      last = dup_sight (fixture);
      g_assert_cmpstr (first, ==, last);
    }
}

/* The question of a number, and its place in the row. */
static GtkWidget *
find_question (Fixture *fixture, gboolean second)
{
  GtkWidget *reply = find_nth (fixture->widget, ICHOMP_TYPE_NUMBER_REPLY, second ? 1 : 0);

  return gtk_widget_get_ancestor (reply, ICHOMP_TYPE_QUESTION);
}

static GtkWidget *
find_entry (Fixture *fixture, gboolean second)
{
  return find_nth (find_question (fixture, second), GTK_TYPE_ENTRY, 0);
}

static void
answer (Fixture *fixture, gboolean second, const char *number)
{
  gtk_editable_set_text (GTK_EDITABLE (find_entry (fixture, second)), number);
  g_signal_emit_by_name (find_entry (fixture, second), "activate");
  draw (fixture);
}

static void
assert_answered (Fixture *fixture, const char *number)
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

/* What was answered is there in both columns, each of which still follows the other; what was unfolded
 * stays, and so does the focus in its column. */
static void
test_state (Fixture *fixture, gconstpointer id)
{
  guint n_words;
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;

  gtk_expander_set_expanded (GTK_EXPANDER (find_nth (fixture->widget, GTK_TYPE_EXPANDER, 1)), TRUE);
  answer (fixture, FALSE, "99");
  before = find_all (fixture->widget, GTK_TYPE_LABEL);
  n_words = before->len;
  gtk_widget_grab_focus (find_entry (fixture, TRUE));

  speak (fixture, ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_UZ);
  draw (fixture);
  after = find_all (fixture->widget, GTK_TYPE_LABEL);
  g_assert_cmpuint (after->len, ==, n_words);
  g_assert_false (
      gtk_expander_get_expanded (GTK_EXPANDER (find_nth (fixture->widget, GTK_TYPE_EXPANDER, 0))));
  g_assert_true (
      gtk_expander_get_expanded (GTK_EXPANDER (find_nth (fixture->widget, GTK_TYPE_EXPANDER, 1))));
  assert_answered (fixture, "99");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                         find_entry (fixture, TRUE)));

  answer (fixture, TRUE, "98");
  assert_answered (fixture, "98");
  answer (fixture, FALSE, "97");
  assert_answered (fixture, "97");
}

static void
set_width (Fixture *fixture, int width)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, HEIGHT);
  study_support_wait_until (gtk_widget_get_width (fixture->window) == width);
  draw (fixture);
}

static gboolean
has_room (Fixture *fixture)
{
  gboolean has_room;

  g_object_get (fixture->page, "has-room", &has_room, NULL);
  return has_room;
}

/* Where it is too narrow now there is one column; and another one as soon as there is room for it. */
static void
test_room (Fixture *fixture, gconstpointer id)
{
  set_width (fixture, WIDTH / 2);
  study_support_wait_until (!has_room (fixture));
  speak (fixture, ICHOMP_LANGUAGE_AZ, ICHOMP_LANGUAGE_UZ);
  draw (fixture);
  g_assert_false (has_room (fixture));
  assert_columns (fixture, PSEUDO_TWO, NULL);

  set_width (fixture, WIDTH);
  study_support_wait_until (has_room (fixture));
  assert_columns (fixture, PSEUDO_TWO, PSEUDO_ONE);
}

/* The words of the second language are longer than those that were there: what they need is known when
 * all of them are there, and nothing is wider than the page then. */
static void
test_wide (Fixture *fixture, gconstpointer id)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (fixture->widget)));

  for (int width = 640; width <= 760; width += 20)
    {
      speak (fixture, ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_SYSTEM);
      set_width (fixture, width);
      speak (fixture, ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_UZ);
      draw (fixture);
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                         gtk_adjustment_get_page_size (adjustment));
    }
}

static void
assert_lines (Fixture *fixture, const char *name)
{
  g_autoptr (GPtrArray) rows = find_all (fixture->widget, ICHOMP_TYPE_LESSON_ROW);

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

/* Each language has lines as high as its script needs. */
static void
test_lines (Fixture *fixture, gconstpointer id)
{
  gboolean is_tall = ichomp_script_is_tall (ICHOMP_LANGUAGE_KM);

  assert_lines (fixture, NULL);
  speak (fixture, ICHOMP_LANGUAGE_UZ, ICHOMP_LANGUAGE_KM);
  draw (fixture);
  assert_lines (fixture, is_tall ? "tall-lines" : NULL);
  speak (fixture, ICHOMP_LANGUAGE_KM, ICHOMP_LANGUAGE_UZ);
  draw (fixture);
  assert_lines (fixture, is_tall ? "even-lines" : NULL);
}

static void
add (const char *path, const char *id, void (*test) (Fixture *fixture, gconstpointer id))
{
  g_test_add (path, Fixture, id, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  int result;

  ichomp_i18n_init ();
  board_support_init (&argc, &argv);
  if (!pseudo_init ())
    {
      g_print ("1..0 # SKIP gettext is not installed\n");
      return 77;
    }

  add ("/beside-language/first-frame", "theory", test_first_frame);
  add ("/beside-language/state", "theory", test_state);
  add ("/beside-language/room", "theory", test_room);
  add ("/beside-language/wide", "theory", test_wide);
  add ("/beside-language/lines", "theory", test_lines);
  result = g_test_run ();
  pseudo_end ();

  return result;
}
