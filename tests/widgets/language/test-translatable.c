/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A change of language sets the texts of our templates, and nothing in those of GTK. */

#include "widgets/language/ichomp-translatable.h"

#include "widgets/practice/ichomp-practice-chooser.h"
#include "study-support.h"
#include "test-main.h"

static void
append_labels (GtkWidget *widget, GString *text)
{
  g_autoptr (GPtrArray) labels = study_support_list_type (widget, GTK_TYPE_LABEL, NULL);

  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (text, "%s\n", gtk_label_get_label (labels->pdata[i]));
}

static char *
dup_labels (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  append_labels (widget, text);
  return g_string_free (text, FALSE);
}

/* The list of emoji in a text field has a template, whose objects have ids like those of ours. */
static void
test_emoji (void)
{
  g_autoptr (GSettings) settings = ichomp_settings_new ();
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (NULL);
  g_autoptr (IchompPractice) practice = ichomp_practice_new (results, NULL);
  GtkWidget *chooser = g_object_new (ICHOMP_TYPE_PRACTICE_CHOOSER, NULL);
  GtkWidget *window;
  GtkWidget *text;
  GtkWidget *emoji;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  ichomp_practice_chooser_use (ICHOMP_PRACTICE_CHOOSER (chooser), practice, settings);
  window = study_support_show (chooser, 600, 400);
  text = study_support_find_type (study_support_find_type (chooser, GTK_TYPE_ENTRY, NULL),
                                  GTK_TYPE_TEXT, NULL);
  g_signal_emit_by_name (text, "insert-emoji");
  emoji = study_support_find_type (text, GTK_TYPE_EMOJI_CHOOSER, NULL);
  g_assert_nonnull (emoji);
  before = dup_labels (emoji);
  ichomp_translatable_update (window);
  after = dup_labels (emoji);
  g_assert_cmpstr (after, ==, before);

  gtk_popover_popdown (GTK_POPOVER (emoji));
  study_support_close (window, chooser);
}

void
add_tests (void)
{
  g_test_add_func ("/translatable/emoji", test_emoji);
}
