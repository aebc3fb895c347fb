/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons in made-up languages: no text remains in English, nothing is cut off, and a change of
 * language changes only the words. */

#include <math.h>

#include "widgets/kit/ichomp-bits-exercise.h"
#include "widgets/board/ichomp-position-figure.h"
#include "game/base/ichomp-i18n.h"
#include "widgets/course/ichomp-lessons-view.h"
#include "widgets/course/ichomp-mex-finder.h"
#include "widgets/course/ichomp-powers.h"
#include "widgets/course/ichomp-question.h"
#include "widgets/language/ichomp-translatable.h"
#include "page-support.h"
#include "pseudo.h"
#include "study-support.h"
#include "test-main.h"

/* The smallest screen, without the header bar of the window. */
#define WIDTH 1024
#define HEIGHT 550

static void
set_up (PageFixture *fixture, gconstpointer folder)
{
  GtkWidget *view;

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_UZ);
  page_load (fixture, folder);
  view = ichomp_lessons_view_new (fixture->course);
  page_create_in (fixture, view, page_find_in_view (view), WIDTH, HEIGHT);
  gtk_widget_add_css_class (fixture->window, "compact");
}

static void
tear_down (PageFixture *fixture, gconstpointer folder)
{
  page_tear_down (fixture, folder);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

/* Waits for the frames in which new widgets get their size and the page is scrolled. */
static void
draw (PageFixture *fixture)
{
  page_draw_frame (fixture);
  page_renew (fixture);
  page_draw_frame (fixture);
}

/* Contents */

/* Questions of the sample, whose first ones are forms. The wrong choice comes first. */
enum
{
  CHOICE = 5,
  NUMBER,
  BINARY,
  TILE
};

static GtkWidget *
find_nth (PageFixture *fixture, GType type, guint n)
{
  return page_find_nth_mapped (fixture->widget, type, n);
}

/* Expands all expanders, including those inside others. */
static void
expand_all (PageFixture *fixture)
{
  guint n_before;
  guint n = 0;

  do
    {
      g_autoptr (GPtrArray) expanders = page_find_mapped (fixture->widget, GTK_TYPE_EXPANDER);

      n_before = n;
      n = expanders->len;
      for (guint i = 0; i < n; i++)
        gtk_expander_set_expanded (g_ptr_array_index (expanders, i), TRUE);
    }
  while (n != n_before);
}

/* Chooses every choice, which shows all reasons. */
static void
choose_all (PageFixture *fixture)
{
  g_autoptr (GPtrArray) buttons = page_find_mapped (fixture->widget, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (buttons, i), "choice"))
      g_signal_emit_by_name (g_ptr_array_index (buttons, i), "clicked");
}

/* Shows all texts of a page. */
static void
show_all (PageFixture *fixture)
{
  expand_all (fixture);
  choose_all (fixture);
  draw (fixture);
}

static void
assert_words (GtkWidget *widget, const char *language)
{
  g_autofree char *name = study_support_dup_accessible (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *description =
      study_support_dup_accessible (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  const char *texts[] = {
    GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL,
    gtk_widget_get_tooltip_text (widget),
    name,
    description,
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] != NULL && !pseudo_is_translated (texts[i], language))
      g_error ("%s not in %s: %s", G_OBJECT_TYPE_NAME (widget), language, texts[i]);
}

/* The path to a widget, for error messages. */
static char *
dup_path (GtkWidget *widget)
{
  GString *path =
      g_string_new (GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      g_autofree char *classes = g_strjoinv (".", gtk_widget_get_css_classes (widget));

      g_string_append_printf (path, " < %s.%s", G_OBJECT_TYPE_NAME (widget), classes);
    }

  return g_string_free (path, FALSE);
}

static void
assert_whole (PageFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;
  int minimum;

  /* A placeholder may be: its entry has the same words as its name. */
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_widget_get_css_name (widget), "placeholder") != 0
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("cut off: %s", gtk_label_get_text (GTK_LABEL (widget)));

  /* A viewport needs no space, and scrollbars have a style of their own. */
  if (GTK_IS_VIEWPORT (widget) || gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLBAR) != NULL)
    return;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (gtk_widget_get_allocated_width (widget) < minimum)
    g_error ("%s: %d wide, needs %d", dup_path (widget), gtk_widget_get_allocated_width (widget),
             minimum);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_allocated_width (widget),
                      &minimum, NULL, NULL, NULL);
  if (gtk_widget_get_allocated_height (widget) < minimum)
    g_error ("%s: %d high, needs %d", dup_path (widget), gtk_widget_get_allocated_height (widget),
             minimum);

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->widget, &bounds));
  if (bounds.origin.x < 0
      || bounds.origin.x + bounds.size.width > gtk_widget_get_width (fixture->widget))
    g_error ("%s: from %g to %g", dup_path (widget), bounds.origin.x,
             bounds.origin.x + bounds.size.width);
}

static void
assert_all (PageFixture *fixture, const char *language)
{
  g_autoptr (GPtrArray) widgets = page_find_mapped (fixture->widget, GTK_TYPE_WIDGET);

  /* No text has made the window wider. */
  g_assert_cmpint (gtk_widget_get_width (fixture->window), ==, WIDTH);
  for (guint i = 0; i < widgets->len; i++)
    {
      assert_words (g_ptr_array_index (widgets, i), language);
      assert_whole (fixture, g_ptr_array_index (widgets, i));
    }
}

static void
open_nth (PageFixture *fixture, guint index)
{
  const char *id = ichomp_lesson_get_id (page_get_lesson (fixture, index));

  g_test_message ("%s", id);
  g_assert_true (ichomp_lessons_view_open (ICHOMP_LESSONS_VIEW (fixture->widget), id, NULL));
  draw (fixture);
}

static void
assert_lessons (PageFixture *fixture)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->library)); i++)
    {
      open_nth (fixture, i);
      show_all (fixture);
      assert_all (fixture, PSEUDO_ONE);
    }
}

static void
test_left_to_right (PageFixture *fixture, gconstpointer folder)
{
  assert_lessons (fixture);
}

static void
test_right_to_left (PageFixture *fixture, gconstpointer folder)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  assert_lessons (fixture);
}

/* The switch */

static void
set_language (PageFixture *fixture, const char *language)
{
  ichomp_i18n_set_language (g_str_equal (language, PSEUDO_ONE) ? ICHOMP_LANGUAGE_UZ
                                                               : ICHOMP_LANGUAGE_AZ);
  ichomp_translatable_update (fixture->widget);
}

static void
switch_to (PageFixture *fixture, const char *language)
{
  set_language (fixture, language);
  draw (fixture);
}

static void
test_all_words_switch (PageFixture *fixture, gconstpointer folder)
{
  GtkWidget *entry = study_support_find (fixture->widget, "search_entry");

  show_all (fixture);
  assert_all (fixture, PSEUDO_ONE);
  switch_to (fixture, PSEUDO_TWO);
  assert_all (fixture, PSEUDO_TWO);

  /* The search finds words of the current language. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "тиле");
  g_signal_emit_by_name (entry, "search-changed");
  draw (fixture);
  g_assert_nonnull (gtk_list_box_get_row_at_index (
      GTK_LIST_BOX (study_support_find (fixture->widget, "hit_list")), 0));
  assert_all (fixture, PSEUDO_TWO);
  switch_to (fixture, PSEUDO_ONE);
  assert_all (fixture, PSEUDO_ONE);
  g_assert_null (gtk_list_box_get_row_at_index (
      GTK_LIST_BOX (study_support_find (fixture->widget, "hit_list")), 0));
}

static guint
count_verdicts (PageFixture *fixture, const char *css_class)
{
  g_autoptr (GPtrArray) found = page_find_mapped (fixture->widget, GTK_TYPE_BOX);
  guint n = 0;

  for (guint i = 0; i < found->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (found, i);

      n += g_str_equal (gtk_widget_get_css_name (widget), "feedback")
           && gtk_widget_has_css_class (widget, css_class);
    }

  return n;
}

static GtkSpinButton *
get_spin_button (GtkWidget *powers)
{
  return GTK_SPIN_BUTTON (page_find_nth (powers, GTK_TYPE_SPIN_BUTTON, NULL, 0));
}

/* Between those that lead back, and to the end. */
static GtkWidget *
get_next_button (GtkWidget *powers)
{
  return page_find_nth (powers, GTK_TYPE_BUTTON, "text-button", 1);
}

/* Each kind of interactive block is half done. */
static void
test_state (PageFixture *fixture, gconstpointer folder)
{
  SgMove tile = study_support_parse ("NW1,1");
  GtkWidget *powers;
  IchompBitsExercise *bits;
  GtkWidget *text;

  ichomp_lessons_view_open (ICHOMP_LESSONS_VIEW (fixture->widget), "sample", NULL);
  draw (fixture);
  gtk_expander_set_expanded (GTK_EXPANDER (find_nth (fixture, GTK_TYPE_EXPANDER, 0)), TRUE);

  g_signal_emit_by_name (
      page_find_nth_mapped (find_nth (fixture, ICHOMP_TYPE_QUESTION, CHOICE), GTK_TYPE_BUTTON, 0),
      "clicked");
  text = page_find_nth_mapped (find_nth (fixture, ICHOMP_TYPE_QUESTION, NUMBER), GTK_TYPE_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (text), "11");
  g_signal_emit_by_name (text, "activate");
  g_signal_emit_by_name (page_find_nth_mapped (find_nth (fixture, ICHOMP_TYPE_QUESTION, TILE),
                                               g_type_from_name ("IchompPositionFigure"), 0),
                         "tile-chosen", &tile);
  powers = find_nth (fixture, ICHOMP_TYPE_POWERS, 0);
  gtk_spin_button_set_value (get_spin_button (powers), 22);
  for (guint i = 0; i < 3; i++)
    g_signal_emit_by_name (get_next_button (powers), "clicked");
  for (guint i = 0; bits = ICHOMP_BITS_EXERCISE (find_nth (fixture, ICHOMP_TYPE_BITS_EXERCISE, i)),
             ichomp_bits_exercise_is_done (bits);
       i++)
    ;
  ichomp_bits_exercise_enter (bits, 1);
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (study_support_find_role (find_nth (fixture, ICHOMP_TYPE_MEX_FINDER, 0),
                                                  GTK_ACCESSIBLE_ROLE_BUTTON, "0")),
      FALSE);
  gtk_editable_set_text (GTK_EDITABLE (page_find_nth_mapped (
                             find_nth (fixture, ICHOMP_TYPE_QUESTION, BINARY), GTK_TYPE_ENTRY, 0)),
                         "110");

  switch_to (fixture, PSEUDO_TWO);
  g_assert_true (
      gtk_expander_get_expanded (GTK_EXPANDER (find_nth (fixture, GTK_TYPE_EXPANDER, 0))));
  g_assert_false (
      gtk_expander_get_expanded (GTK_EXPANDER (find_nth (fixture, GTK_TYPE_EXPANDER, 1))));
  g_assert_cmpuint (count_verdicts (fixture, "right"), ==, 2);
  g_assert_cmpuint (count_verdicts (fixture, "wrong"), ==, 2);
  g_assert_cmpuint (count_verdicts (fixture, "note"), ==, 0);
  text = page_find_nth_mapped (find_nth (fixture, ICHOMP_TYPE_QUESTION, NUMBER), GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (text)), ==, "11");
  text = page_find_nth_mapped (find_nth (fixture, ICHOMP_TYPE_QUESTION, BINARY), GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (text)), ==, "110");
  study_support_assert_says (find_nth (fixture, ICHOMP_TYPE_MEX_FINDER, 0), "} = 0");
  assert_all (fixture, PSEUDO_TWO);

  /* Three of the six steps for 22 are left. */
  powers = find_nth (fixture, ICHOMP_TYPE_POWERS, 0);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (get_spin_button (powers)), ==, 22);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (gtk_widget_get_sensitive (get_next_button (powers)));
      g_signal_emit_by_name (get_next_button (powers), "clicked");
    }
  g_assert_false (gtk_widget_get_sensitive (get_next_button (powers)));
}

/* The index of the first label in the view. */
static int
find_top (PageFixture *fixture)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  g_autoptr (GPtrArray) labels = page_find_mapped (page, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      graphene_rect_t bounds;

      /* In a figure the same fraction of its height stays at the top, not the same label. */
      if (gtk_widget_get_ancestor (g_ptr_array_index (labels, i), ICHOMP_TYPE_POSITION_FIGURE))
        continue;

      g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (labels, i), page, &bounds));
      if (bounds.origin.y + bounds.size.height > 0)
        return (int)i;
    }

  return -1;
}

static void
test_place (PageFixture *fixture, gconstpointer folder)
{
  open_nth (fixture, 8);
  for (double part = 0.1; part < 0.9; part += 0.2)
    {
      int top;

      gtk_adjustment_set_value (fixture->adjustment,
                                part * gtk_adjustment_get_upper (fixture->adjustment));
      draw (fixture);
      top = find_top (fixture);
      g_assert_cmpint (top, >, 0);
      switch_to (fixture, PSEUDO_TWO);
      g_assert_cmpint (find_top (fixture), ==, top);
      g_assert_cmpfloat (gtk_adjustment_get_value (fixture->adjustment), >, 0);
      switch_to (fixture, PSEUDO_ONE);
      g_assert_cmpint (find_top (fixture), ==, top);
    }

  /* The beginning stays in view. */
  gtk_adjustment_set_value (fixture->adjustment, 0);
  switch_to (fixture, PSEUDO_TWO);
  g_assert_cmpfloat (gtk_adjustment_get_value (fixture->adjustment), <=, 0);
}

/* GTK scrolls towards a focus that is out of sight, over some frames. Neither that nor an update
 * that has not ended yet moves the text. */
static void
test_place_again (PageFixture *fixture, gconstpointer folder)
{
  double upper;
  g_autofree char *expected = NULL;

  open_nth (fixture, 8);
  draw (fixture);
  upper = gtk_adjustment_get_upper (fixture->adjustment);
  gtk_adjustment_set_value (fixture->adjustment, round (0.7 * upper));
  draw (fixture);
  switch_to (fixture, PSEUDO_TWO);
  expected = page_dup_sight (fixture);

  for (double part = 0.1; part < 0.7; part += 0.1)
    {
      g_autofree char *sight = NULL;

      switch_to (fixture, PSEUDO_ONE);
      gtk_adjustment_set_value (fixture->adjustment, round (0.7 * upper));
      draw (fixture);

      set_language (fixture, PSEUDO_ONE);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_false (ichomp_lesson_page_is_updated (fixture->page));
      set_language (fixture, PSEUDO_TWO);
      gtk_adjustment_set_value (fixture->adjustment, part * upper);
      draw (fixture);
      sight = page_dup_sight (fixture);
      g_assert_cmpstr (sight, ==, expected);
    }
}

/* The first frame looks like every later one, though most of the lesson is updated later. */
static void
test_first_frame (PageFixture *fixture, gconstpointer folder)
{
  open_nth (fixture, 8);
  for (double part = 0; part <= 1; part += 0.25)
    {
      double bottom = gtk_adjustment_get_upper (fixture->adjustment)
                      - gtk_adjustment_get_page_size (fixture->adjustment);
      g_autofree char *first = NULL;
      g_autofree char *last = NULL;

      gtk_adjustment_set_value (fixture->adjustment, part * bottom);
      draw (fixture);
      set_language (fixture, PSEUDO_TWO);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_false (ichomp_lesson_page_is_updated (fixture->page));
      assert_all (fixture, PSEUDO_TWO);
      first = page_dup_sight (fixture);

      draw (fixture);
      assert_all (fixture, PSEUDO_TWO);
      last = page_dup_sight (fixture);
      g_assert_cmpstr (first, ==, last);
      switch_to (fixture, PSEUDO_ONE);
    }
}

/* A user who scrolls at once sees only the new language, and the page stays where it was scrolled
 * to. */
static void
test_scrolling (PageFixture *fixture, gconstpointer folder)
{
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  open_nth (fixture, 8);
  set_language (fixture, PSEUDO_TWO);
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_adjustment_set_value (fixture->adjustment,
                            gtk_adjustment_get_upper (fixture->adjustment) / 2);
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_all (fixture, PSEUDO_TWO);
  first = page_dup_sight (fixture);
  draw (fixture);
  last = page_dup_sight (fixture);
  g_assert_cmpstr (first, ==, last);
}

/* A hidden page shows the new language when it is shown again. */
static void
test_hidden (PageFixture *fixture, gconstpointer folder)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  int top;

  open_nth (fixture, 8);
  gtk_adjustment_set_value (fixture->adjustment,
                            gtk_adjustment_get_upper (fixture->adjustment) / 2);
  draw (fixture);
  top = find_top (fixture);

  gtk_widget_set_visible (page, FALSE);
  page_draw_frame (fixture);
  set_language (fixture, PSEUDO_TWO);
  page_draw_frame (fixture);
  gtk_widget_set_visible (page, TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_all (fixture, PSEUDO_TWO);

  draw (fixture);
  assert_all (fixture, PSEUDO_TWO);
  g_assert_cmpint (find_top (fixture), ==, top);
}

static GtkWidget *
get_focus (PageFixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

static void
test_focus (PageFixture *fixture, gconstpointer folder)
{
  GtkWidget *button;
  GtkWidget *list;

  ichomp_lessons_view_open (ICHOMP_LESSONS_VIEW (fixture->widget), "sample", NULL);
  draw (fixture);
  button =
      page_find_nth_mapped (find_nth (fixture, ICHOMP_TYPE_QUESTION, CHOICE), GTK_TYPE_BUTTON, 1);
  gtk_widget_grab_focus (button);
  switch_to (fixture, PSEUDO_TWO);
  g_assert_true (get_focus (fixture)
                 == page_find_nth_mapped (find_nth (fixture, ICHOMP_TYPE_QUESTION, CHOICE),
                                          GTK_TYPE_BUTTON, 1));

  gtk_widget_grab_focus (
      page_find_nth_mapped (find_nth (fixture, ICHOMP_TYPE_QUESTION, NUMBER), GTK_TYPE_ENTRY, 0));
  switch_to (fixture, PSEUDO_ONE);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture),
                                         find_nth (fixture, ICHOMP_TYPE_QUESTION, NUMBER)));

  list = study_support_find (fixture->widget, "lesson_list");
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)));
  switch_to (fixture, PSEUDO_TWO);
  g_assert_true (get_focus (fixture)
                 == GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)));

  gtk_widget_grab_focus (study_support_find (fixture->widget, "search_entry"));
  switch_to (fixture, PSEUDO_ONE);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture),
                                         study_support_find (fixture->widget, "search_entry")));
}

static GtkWidget *
get_entry (PageFixture *fixture)
{
  return page_find_nth_mapped (find_nth (fixture, ICHOMP_TYPE_QUESTION, NUMBER), GTK_TYPE_ENTRY, 0);
}

/* Text that was typed but not checked stays, with its caret, its selection and the focus; and so
 * does the verdict on what was checked before. */
static void
test_typing (PageFixture *fixture, gconstpointer folder)
{
  GtkWidget *entry;
  int start;
  int end;

  ichomp_lessons_view_open (ICHOMP_LESSONS_VIEW (fixture->widget), "sample", NULL);
  draw (fixture);
  entry = get_entry (fixture);
  gtk_editable_set_text (GTK_EDITABLE (entry), "11");
  g_signal_emit_by_name (entry, "activate");
  gtk_editable_set_text (GTK_EDITABLE (entry), "12");
  gtk_widget_grab_focus (entry);
  gtk_editable_set_position (GTK_EDITABLE (entry), 1);

  switch_to (fixture, PSEUDO_TWO);
  entry = get_entry (fixture);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), entry));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "12");
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (entry)), ==, 1);
  g_assert_cmpuint (count_verdicts (fixture, "right"), ==, 1);

  gtk_editable_select_region (GTK_EDITABLE (entry), 0, 2);
  switch_to (fixture, PSEUDO_ONE);
  entry = get_entry (fixture);
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &start, &end));
  g_assert_cmpint (start, ==, 0);
  g_assert_cmpint (end, ==, 2);
}

/* The child of an expander that was collapsed again gets the new language and direction. */
static void
test_folded (PageFixture *fixture, gconstpointer folder)
{
  GtkExpander *expander;
  GtkWidget *folded;

  open_nth (fixture, 8);
  expander = GTK_EXPANDER (find_nth (fixture, GTK_TYPE_EXPANDER, 0));
  gtk_expander_set_expanded (expander, TRUE);
  draw (fixture);
  gtk_expander_set_expanded (expander, FALSE);
  draw (fixture);

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  switch_to (fixture, PSEUDO_TWO);
  expander = GTK_EXPANDER (find_nth (fixture, GTK_TYPE_EXPANDER, 0));
  gtk_expander_set_expanded (expander, TRUE);
  draw (fixture);
  assert_all (fixture, PSEUDO_TWO);
  folded = gtk_expander_get_child (expander);
  g_assert_true ((gtk_widget_get_state_flags (folded) & GTK_STATE_FLAG_DIR_RTL) != 0);
}

static void
add (const char *path,
     const char *folder,
     void (*test) (PageFixture *fixture, gconstpointer folder))
{
  g_test_add (path, PageFixture, folder, set_up, test, tear_down);
}

void
add_tests (void)
{
  ichomp_i18n_init ();
  pseudo_init ();

  add ("/lesson-language/left-to-right", "../data/lessons", test_left_to_right);
  add ("/lesson-language/right-to-left", "../data/lessons", test_right_to_left);
  add ("/lesson-language/all-words-switch", "../data/lessons", test_all_words_switch);
  add ("/lesson-language/state", "game/course/fixtures", test_state);
  add ("/lesson-language/place", "../data/lessons", test_place);
  add ("/lesson-language/place-again", "../data/lessons", test_place_again);
  add ("/lesson-language/first-frame", "../data/lessons", test_first_frame);
  add ("/lesson-language/scrolling", "../data/lessons", test_scrolling);
  add ("/lesson-language/hidden", "../data/lessons", test_hidden);
  add ("/lesson-language/focus", "game/course/fixtures", test_focus);
  add ("/lesson-language/typing", "game/course/fixtures", test_typing);
  add ("/lesson-language/folded", "../data/lessons", test_folded);
}
