/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The main window as a whole. */

#include "window/ichomp-window.h"

#include "language/ichomp-translatable.h"
#include "play/ichomp-new-game.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GSettings *settings;
  IchompSession *session;
  GtkWidget *window;
} Fixture;

static void
open_window (Fixture *fixture, int width, int height)
{
  IchompSetup setup = { .kind = ICHOMP_KIND_ICHOMP };

  fixture->settings = study_support_settings ();
  g_settings_set_boolean (fixture->settings, "offer-start", FALSE);
  g_settings_set_boolean (fixture->settings, "teach-first-move", FALSE);
  g_settings_set_uint (fixture->settings, "window-width", (guint)width);
  g_settings_set_uint (fixture->settings, "window-height", (guint)height);
  fixture->session = ichomp_session_new (g_rand_new_with_seed (1));
  ichomp_new_game_clamp (&setup, 8, 8);
  ichomp_session_start (fixture->session, &setup);
  test_wait_until (!ichomp_session_is_computing (fixture->session));
  fixture->window = ichomp_window_new (NULL, fixture->session, fixture->settings);
  study_support_open_window (&fixture->window);
  study_support_settle ();
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
close_window (Fixture *fixture)
{
  study_support_close_window (&fixture->window);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->settings);
}

/* The inspector of GTK reads all properties. */
static void
read_properties (GtkWidget *widget)
{
  g_autofree GParamSpec **specs = NULL;
  guint n;

  specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (widget), &n);
  for (guint i = 0; i < n; i++)
    if ((specs[i]->flags & G_PARAM_READABLE) != 0)
      {
        g_auto (GValue) value = G_VALUE_INIT;

        g_object_get_property (G_OBJECT (widget), specs[i]->name, &value);
      }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_properties (child);
}

static void
test_properties (void)
{
  Fixture fixture;

  open_window (&fixture, 1000, 700);
  read_properties (fixture.window);
  close_window (&fixture);
}

static gboolean
is_focus_in (GtkWidget *window, const char *id)
{
  GtkWidget *part = study_support_find (window, id);

  g_assert_nonnull (part);
  return gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), part);
}

/* F6 goes from the board to the panel, to the header bar and back. */
static void
test_regions (void)
{
  Fixture fixture;

  open_window (&fixture, 1000, 700);
  g_assert_true (is_focus_in (fixture.window, "board"));
  study_support_activate (fixture.window, "win.next-region");
  g_assert_true (is_focus_in (fixture.window, "panel"));
  study_support_activate (fixture.window, "win.next-region");
  g_assert_true (is_focus_in (fixture.window, "header_bar"));
  study_support_activate (fixture.window, "win.next-region");
  g_assert_true (is_focus_in (fixture.window, "board"));
  close_window (&fixture);
}

/* The titles of the pages belong to the template of the window, though the stack is inside another
 * widget with a template. */
static void
test_titles (void)
{
  Fixture fixture;
  GtkStack *stack;
  GtkStackPage *page;

  open_window (&fixture, 1000, 700);
  stack = ichomp_window_get_stack (ICHOMP_WINDOW (fixture.window));
  page = gtk_stack_get_page (stack, gtk_stack_get_child_by_name (stack, "lessons"));
  gtk_stack_page_set_title (page, "in another language");
  ichomp_translatable_update (fixture.window);
  g_assert_cmpstr (gtk_stack_page_get_title (page), ==, "Lessons");
  close_window (&fixture);
}

void
add_tests (void)
{
  g_test_add_func ("/window/properties", test_properties);
  g_test_add_func ("/window/regions", test_regions);
  g_test_add_func ("/window/titles", test_titles);
}
