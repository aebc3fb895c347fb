/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader says about a drop-down list. */

#include "widgets/language/ichomp-drop-down.h"

#include "widgets/language/ichomp-script.h"
#include "study-support.h"
#include "test-main.h"

static GtkAccessible *
get_button (GtkWidget *drop_down)
{
  GtkWidget *button = gtk_widget_get_first_child (drop_down);

  g_assert_true (GTK_IS_TOGGLE_BUTTON (button));
  return GTK_ACCESSIBLE (button);
}

static void
assert_tells (GtkWidget *drop_down, const char *choice)
{
  gtk_test_accessible_assert_property (get_button (drop_down), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       choice);
}

/* Every drop-down list is described when it is shown. */
static void
test_choice (void)
{
  static const char *const words[] = { "Slow", "Fast", NULL };
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (words);
  GtkWidget *window;

  ichomp_script_use (ICHOMP_LANGUAGE_EN);
  window = study_support_show (drop_down, 200, 60);
  g_assert_true (gtk_test_accessible_has_relation (get_button (drop_down),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  assert_tells (drop_down, "Slow");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  assert_tells (drop_down, "Fast");

  study_support_close (window, drop_down);
}

/* The choice stays in another language. */
static void
test_words (void)
{
  static const char *const words[] = { "Slow", "Fast", NULL };
  static const char *const others[] = { "Langsam", "Schnell", NULL };
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (words);
  GtkStringList *model = GTK_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down)));

  g_object_ref_sink (drop_down);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  ichomp_drop_down_describe (GTK_DROP_DOWN (drop_down));
  assert_tells (drop_down, "Fast");

  gtk_string_list_splice (model, 0, 2, others);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  ichomp_drop_down_describe (GTK_DROP_DOWN (drop_down));
  assert_tells (drop_down, "Schnell");

  g_assert_finalize_object (drop_down);
}

void
add_tests (void)
{
  g_test_add_func ("/drop-down/choice", test_choice);
  g_test_add_func ("/drop-down/words", test_words);
}
