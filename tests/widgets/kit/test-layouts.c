/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every layout of ours, on every page, can be asked for any size, also for one that is too small
 * for it: its natural size is at least the minimum, more room in one direction never needs more in
 * the other, except for tiles, which grow with it, and GTK has nothing to complain about. */

#include "widgets/board/ichomp-board.h"
#include "widgets/board/ichomp-position-figure.h"
#include "widgets/board/ichomp-tile.h"
#include "game/base/ichomp-i18n.h"
#include "widgets/kit/ichomp-center-layout.h"
#include "widgets/course/ichomp-column-layout.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-either-layout.h"
#include "widgets/kit/ichomp-notice.h"
#include "widgets/kit/ichomp-wrap-layout.h"
#include "widgets/play/ichomp-play-page.h"
#include "widgets/practice/ichomp-practice-view.h"
#include "game/storage/ichomp-preset.h"
#include "board-support.h"
#include "page-support.h"
#include "test-main.h"
#include "view-support.h"

#define MAX_SIZE 2000

/* On whole pages: no divisor of any size. */
#define STRIDE 37

static const char *
get_name (GtkWidget *widget)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));

  return id != NULL ? id : G_OBJECT_TYPE_NAME (widget);
}

/* A class of ours that measures itself, or a widget with a layout of ours. */
static gboolean
is_ours (GtkWidget *widget)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (widget);

  if (manager != NULL)
    return GTK_IS_CUSTOM_LAYOUT (manager)
           || g_str_has_prefix (G_OBJECT_TYPE_NAME (manager), "Ichomp");

  return g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Ichomp")
         && GTK_WIDGET_GET_CLASS (widget)->measure
                != ((GtkWidgetClass *)g_type_class_peek (GTK_TYPE_WIDGET))->measure;
}

/* As GTK does, but without its care for sizes that are too small. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (widget);
  int ignored = -1;

  if (manager != NULL)
    gtk_layout_manager_measure (manager, widget, orientation, for_size, minimum, natural, NULL,
                                NULL);
  else
    GTK_WIDGET_GET_CLASS (widget)->measure (widget, orientation, for_size, minimum, natural,
                                            &ignored, &ignored);
}

static gboolean
has_tiles (GtkWidget *widget)
{
  g_autoptr (GPtrArray) tiles = study_support_list_type (widget, ICHOMP_TYPE_TILE, NULL);

  return tiles->len > 0;
}

static void
check_orientation (GtkWidget *widget, GtkOrientation orientation, int stride)
{
  gboolean may_grow = has_tiles (widget);
  int least;
  int natural;
  int before = G_MAXINT;

  measure (widget, orientation, -1, &least, &natural);
  g_assert_cmpint (least, >=, 0);
  g_assert_cmpint (natural, >=, least);

  for (int size = 0; size <= MAX_SIZE; size += stride)
    {
      int minimum;

      measure (widget, orientation, size, &minimum, &natural);
      if (minimum < 0 || natural < minimum || (minimum > before && !may_grow))
        {
          g_test_message ("%s, orientation %d: at %d %d to %d, before %d", get_name (widget),
                          orientation, size, minimum, natural, before);
          g_test_fail ();
          return;
        }
      before = minimum;
    }
}

/* Tiles are all alike. */
static void
check (GtkWidget *widget, int stride)
{
  if (!gtk_widget_should_layout (widget))
    return;

  if (is_ours (widget)
      && !(ICHOMP_IS_TILE (widget) && gtk_widget_get_prev_sibling (widget) != NULL))
    for (GtkOrientation orientation = 0; orientation <= GTK_ORIENTATION_VERTICAL; orientation++)
      check_orientation (widget, orientation, stride);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check (child, stride);
}

/* The layouts by themselves */

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

static GtkWidget *
create_box (GtkLayoutManager *manager, ...)
{
  GtkWidget *box = g_object_new (ICHOMP_TYPE_CONTAINER, NULL);
  GtkWidget *child;
  va_list children;

  gtk_widget_set_layout_manager (box, manager);
  va_start (children, manager);
  while ((child = va_arg (children, GtkWidget *)) != NULL)
    gtk_widget_insert_before (child, box, NULL);
  va_end (children);
  return box;
}

#define SENTENCE "Choose a tile to take it and every tile of its quadrant that is further out."

static GtkWidget *
create_center (gboolean expands)
{
  GtkWidget *label = create_label (SENTENCE);

  gtk_widget_set_hexpand (label, expands);
  return ichomp_center_layout_wrap (label);
}

static GtkWidget *
create_columns (guint n_columns)
{
  GtkLayoutManager *manager = ichomp_column_layout_new ();

  ichomp_column_layout_set_n_columns (ICHOMP_COLUMN_LAYOUT (manager), n_columns);
  return create_box (manager, create_label (SENTENCE SENTENCE SENTENCE), NULL);
}

static GtkWidget *
create_wrap (gboolean at_start, gboolean has_corner)
{
  GtkLayoutManager *manager =
      g_object_new (ICHOMP_TYPE_WRAP_LAYOUT, "at-start", at_start, "has-corner", has_corner, NULL);
  GtkWidget *wide = create_label (SENTENCE);

  gtk_widget_set_hexpand (wide, at_start);
  return create_box (manager, gtk_button_new_with_label ("Check"), wide,
                     gtk_button_new_with_label ("Show Me"), create_label ("Next"), NULL);
}

static GtkWidget *
create_either (void)
{
  return create_box (ichomp_either_layout_new (), create_label (SENTENCE),
                     gtk_button_new_with_label ("Back"), NULL);
}

static GtkWidget *
create_notice (IchompNoticeKind kind)
{
  g_autoptr (IchompMessage) message = ichomp_message_new (SENTENCE, NULL, NULL);
  GtkWidget *notice = g_object_new (ICHOMP_TYPE_NOTICE, NULL);

  ichomp_notice_show (ICHOMP_NOTICE (notice), kind, NULL, message);
  return create_box (ichomp_notice_layout_new (), create_label (SENTENCE SENTENCE), notice, NULL);
}

static void
check_alone (GtkWidget *widget)
{
  g_autoptr (GtkWidget) owned = g_object_ref_sink (widget);

  check (widget, 1);
}

static void
test_alone (void)
{
  check_alone (create_center (FALSE));
  check_alone (create_center (TRUE));
  check_alone (create_columns (1));
  check_alone (create_columns (2));
  for (guint form = 0; form < 4; form++)
    check_alone (create_wrap (form % 2 == 0, form / 2 == 0));
  check_alone (create_either ());
}

static void
test_notice (void)
{
  GtkWidget *window = gtk_window_new ();

  for (IchompNoticeKind kind = 0; kind < ICHOMP_N_NOTICE_KINDS; kind++)
    {
      gtk_window_set_child (GTK_WINDOW (window), create_notice (kind));
      check (gtk_window_get_child (GTK_WINDOW (window)), 1);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The pages */

static void
test_play (ViewFixture *fixture, gconstpointer game)
{
  view_fixture_begin (fixture, game, ICHOMP_OPPONENT_COMPUTER, ichomp_play_page_new);
  fixture->window = study_support_show (fixture->widget, 1000, 700);
  gtk_test_widget_wait_for_draw (fixture->window);

  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    for (GtkOrientation orientation = 0; orientation <= GTK_ORIENTATION_VERTICAL; orientation++)
      {
        ichomp_preset_apply (preset, fixture->settings);
        gtk_orientable_set_orientation (GTK_ORIENTABLE (fixture->widget), orientation);
        check (fixture->widget, STRIDE);
      }
}

static void
test_practice (void)
{
  GSettings *settings = ichomp_settings_new ();
  IchompPracticeResults *results = ichomp_practice_results_new (NULL);
  IchompPractice *practice = ichomp_practice_new (results, NULL);
  GtkWidget *view = ichomp_practice_view_new (practice, settings);
  GtkWidget *window = study_support_show (view, 1000, 560);

  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      ichomp_practice_start (practice, 48213, 1u << kind, 3);
      gtk_test_widget_wait_for_draw (window);
      check (view, STRIDE);
    }

  study_support_close (window, view);
  g_assert_finalize_object (practice);
  g_assert_finalize_object (results);
  g_assert_finalize_object (settings);
}

/* In one language and in two. */
static void
test_lesson (PageFixture *fixture, gconstpointer id)
{
  page_load (fixture, "../data/lessons");
  page_create (fixture, 1300, 700);
  page_open (fixture, id, NULL);
  page_draw_beside (fixture);
  check (fixture->widget, STRIDE);

  g_assert_true (ichomp_lesson_page_set_beside (fixture->page, ICHOMP_LANGUAGE_DE));
  page_draw_beside (fixture);
  check (fixture->widget, STRIDE);
}

void
add_tests (void)
{
  static const char *const lessons[] = { "powers", "by-hand", "xor", "other-games", "counting" };
  static const char *const games[] = { "8,8,8/5,5/3,1/4", "-/-/-/6,6,4 chomp", "3/5/7/-" };

  ichomp_i18n_init ();

  g_test_add_func ("/layouts/alone", test_alone);
  g_test_add_func ("/layouts/notice", test_notice);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/layouts/play/%u", i);

      g_test_add (path, ViewFixture, games[i], NULL, test_play, view_fixture_tear_down);
    }
  g_test_add_func ("/layouts/practice", test_practice);
  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    {
      g_autofree char *path = g_strdup_printf ("/layouts/lesson/%s", lessons[i]);

      g_test_add (path, PageFixture, lessons[i], NULL, test_lesson, page_tear_down);
    }
}
