/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How windows are written: in the direction of the language, and with lines of which as many fit a
 * small screen as in English. */

#include "ichomp-script.h"

#include "ichomp-language.h"
#include "ichomp-style.h"

/* How much higher than in English a line may be. */
#define MAX_RATIO 1.4

static int
measure (GtkWidget *label)
{
  int height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static int
measure_language (GtkWidget *label, IchompLanguage language)
{
  ichomp_script_use (language);
  gtk_label_set_text (GTK_LABEL (label), ichomp_language_get_sample (language));
  g_assert_cmpint (gtk_widget_get_direction (label), ==,
                   ichomp_language_is_right_to_left (language) ? GTK_TEXT_DIR_RTL
                                                               : GTK_TEXT_DIR_LTR);

  return measure (label);
}

/* Windows that are there, and one that comes later, with the same lines. */
static void
test_lines (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = gtk_label_new (NULL);
  int english;

  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_widget_show (window);
  english = measure_language (label, ICHOMP_LANGUAGE_EN);

  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    {
      GtkWidget *later;
      GtkWidget *later_label;
      int height;

      g_test_message ("%s", ichomp_language_get_code (i));
      if (!ichomp_script_has_font (i))
        continue;

      height = measure_language (label, i);
      g_assert_cmpfloat (height, <=, MAX_RATIO * english);

      later = gtk_window_new ();
      later_label = gtk_label_new (ichomp_language_get_sample (i));
      gtk_window_set_child (GTK_WINDOW (later), later_label);
      gtk_widget_show (later);
      g_assert_cmpint (measure (later_label), ==, height);
      gtk_window_destroy (GTK_WINDOW (later));
    }

  g_assert_cmpint (measure_language (label, ICHOMP_LANGUAGE_EN), ==, english);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ichomp_style_init (gdk_display_get_default ());

  g_test_add_func ("/script/lines", test_lines);

  return g_test_run ();
}
