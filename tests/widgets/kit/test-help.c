/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lesson that explains a widget. */

#include "widgets/kit/ichomp-help.h"

#include "board-support.h"
#include "test-main.h"

static void
assert_help (GtkWidget *widget, const char *expected_lesson, const char *expected_section)
{
  const char *lesson = NULL;
  const char *section = NULL;

  g_assert_true (ichomp_help_find (widget, &lesson, &section));
  g_assert_cmpstr (lesson, ==, expected_lesson);
  g_assert_cmpstr (section, ==, expected_section);
}

/* The nearest ancestor counts, with its own section or without one. */
static void
test_find (void)
{
  GtkWidget *outer = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new ("");
  const char *lesson = NULL;
  const char *section = NULL;

  gtk_box_append (GTK_BOX (outer), inner);
  gtk_box_append (GTK_BOX (inner), label);
  g_assert_false (ichomp_help_find (label, &lesson, &section));
  g_assert_false (ichomp_help_find (NULL, &lesson, &section));

  ichomp_help_set (outer, "play", "moves");
  assert_help (outer, "play", "moves");
  assert_help (label, "play", "moves");
  ichomp_help_set (inner, "xor", NULL);
  assert_help (label, "xor", NULL);
  assert_help (outer, "play", "moves");
  ichomp_help_set (label, "value", "mex");
  assert_help (label, "value", "mex");
  ichomp_help_set (label, NULL, NULL);
  assert_help (label, "xor", NULL);

  g_assert_finalize_object (outer);
}

void
add_tests (void)
{
  g_test_add_func ("/help/find", test_find);
}
