/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Printing and exporting from the window. Pages are saved as files, because there is no printer. */

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "neighbour.h"
#include "person.h"
#include "test-main.h"

#define POSITION "The position, with the numbers that are shown"
#define EXPLANATION "The explanation: who wins the position, and how"

typedef struct
{
  Driver *driver;
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *name = g_strdup_printf ("ichomp-paper-%d", (int)getpid ());

  fixture->folder = g_build_filename ("/tmp", name, NULL);
  fixture->path = g_strconcat (fixture->folder, "/new.", data, NULL);
  g_assert_cmpint (g_mkdir (fixture->folder, 0700), ==, 0);

  fixture->driver = driver_new ();
  driver_start (fixture->driver);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  person_quit (fixture->driver);
  driver_free (fixture->driver);
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
click (Fixture *fixture, const char *role, const char *name)
{
  g_autoptr (TreeNode) node = person_wait_for (fixture->driver, role, name);

  g_assert_true (tree_click (node));
}

static void
go_to (Fixture *fixture, const char *title, const char *role, const char *name)
{
  g_autoptr (TreeNode) window = person_find_window (fixture->driver, title);

  person_tab_to (fixture->driver, window, role, name);
}

static void
toggle (Fixture *fixture, const char *title, const char *name)
{
  go_to (fixture, title, "check box", name);
  person_press (fixture->driver, XK_space, 0);
}

static void
name_file (Fixture *fixture, const char *title)
{
  person_name_file (fixture->driver, title, fixture->path);
  DRIVER_WAIT (fixture->driver, person_has_text (fixture->driver, "has been written"));
}

/* Saves the choice of the print dialog after pressing Down that many times. */
static char *
save_chosen (Fixture *fixture, guint n_down, const char *choice)
{
  char *contents;

  person_press (fixture->driver, XK_p, SCREEN_CONTROL);
  DRIVER_WAIT (fixture->driver, person_has_window (fixture->driver, "Print"));
  go_to (fixture, "Print", "radio button", POSITION);
  for (guint i = 0; i < n_down; i++)
    person_press (fixture->driver, XK_Down, 0);
  DRIVER_WAIT (fixture->driver, person_has_focus_within (fixture->driver, "radio button", choice));
  click (fixture, "push button", "Save as PDF…");
  person_name_file (fixture->driver, "Save as PDF", fixture->path);
  DRIVER_WAIT (fixture->driver, g_file_get_contents (fixture->path, &contents, NULL, NULL));
  g_assert_true (g_str_has_prefix (contents, "%PDF-1."));
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  return contents;
}

/* Equal pages have equal bytes, and these pages differ. */
static void
test_explanation (Fixture *fixture, gconstpointer data)
{
  g_autofree char *position = save_chosen (fixture, 0, POSITION);
  g_autofree char *explanation = save_chosen (fixture, 1, EXPLANATION);

  g_assert_cmpstr (explanation, !=, position);
}

static void
test_worksheet (Fixture *fixture, gconstpointer data)
{
  g_autofree char *contents = NULL;

  person_choose_from_menu (fixture->driver, "Print and Export", "Worksheet…", NULL);
  DRIVER_WAIT (fixture->driver, person_has_window (fixture->driver, "Worksheet"));
  toggle (fixture, "Worksheet", "Mex of a set");
  toggle (fixture, "Worksheet", "Black and white: patterns instead of colours");
  click (fixture, "push button", "Save as PDF…");
  name_file (fixture, "Save as PDF");

  contents = driver_read (fixture->path);
  g_assert_true (g_str_has_prefix (contents, "%PDF-1."));
}

static void
test_export (Fixture *fixture, gconstpointer data)
{
  g_autofree char *contents = NULL;

  person_choose_from_menu (fixture->driver, "Print and Export", "Export Board…", NULL);
  name_file (fixture, "Export Board");

  contents = driver_read (fixture->path);
  g_assert_true (g_str_has_prefix (contents, g_str_equal (data, "png")   ? "\211PNG"
                                             : g_str_equal (data, "pdf") ? "%PDF-1."
                                                                         : "<?xml "));
  if (g_str_equal (data, "svg"))
    g_assert_nonnull (strstr (contents, "<svg "));
}

static void
test_copy (Fixture *fixture, gconstpointer data)
{
  person_press (fixture->driver, XK_c, SCREEN_CONTROL | SCREEN_SHIFT);
  DRIVER_WAIT (fixture->driver, person_has_heard ("The board has been copied as a picture."));

  {
    g_autoptr (Neighbour) neighbour = neighbour_new (fixture->driver, "--paste-picture", NULL);
    g_autofree char *line = neighbour_wait_for_line (neighbour);
    guint width;
    guint height;

    g_assert_cmpint (sscanf (line, "picture %ux%u", &width, &height), ==, 2);
    g_assert_cmpuint (width, >, 200);
    g_assert_cmpuint (height, >, 200);
  }
}

void
add_tests (void)
{
#define ADD(name, ending, func)                                                                    \
  g_test_add ("/paper/" name, Fixture, ending, set_up, func, tear_down)
  ADD ("explanation", "pdf", test_explanation);
  ADD ("worksheet", "pdf", test_worksheet);
  ADD ("export/svg", "svg", test_export);
  ADD ("export/png", "png", test_export);
  ADD ("export/pdf", "pdf", test_export);
  ADD ("copy", "svg", test_copy);
}
