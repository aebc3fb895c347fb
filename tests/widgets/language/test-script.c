/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The script of windows: its direction, and its line height, which must not be much larger than in
 * English, so that windows fit a small screen. */

#include "widgets/language/ichomp-script.h"

#include <pango/pangocairo.h>

#include "game/base/ichomp-language.h"
#include "widgets/play/ichomp-readout.h"
#include "widgets/style/ichomp-style.h"

#include "test-main.h"

/* The maximum line height, as a multiple of that in English. The fonts of some scripts have lines
 * more than twice as high. */
#define MAX_RATIO 1.5

#define KHMER_FONT "Khmer OS"

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

/* Existing and future windows get the same lines. */
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

/* In a font whose English lines are as high, Khmer is not tall. */
static void
test_other_font (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window;
  g_autofree char *name = NULL;

  if (pango_font_map_get_family (pango_cairo_font_map_get_default (), KHMER_FONT) == NULL)
    {
      g_test_skip ("no such font");
      return;
    }

  window = gtk_window_new ();
  gtk_widget_show (window);
  ichomp_script_use (ICHOMP_LANGUAGE_KM);
  g_object_get (settings, "gtk-font-name", &name, NULL);
  g_assert_true (gtk_widget_has_css_class (window, "tall-script"));
  g_object_set (settings, "gtk-font-name", KHMER_FONT " 11", NULL);
  g_assert_false (gtk_widget_has_css_class (window, "tall-script"));
  g_object_set (settings, "gtk-font-name", name, NULL);
  g_assert_true (gtk_widget_has_css_class (window, "tall-script"));

  ichomp_script_use (ICHOMP_LANGUAGE_EN);
  g_assert_false (gtk_widget_has_css_class (window, "tall-script"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_language (GtkWidget *widget, const char *tag)
{
  PangoLanguage *language = pango_context_get_language (gtk_widget_get_pango_context (widget));

  g_assert_cmpstr (pango_language_to_string (language), ==, tag);
}

/* A widget can be measured in the right script before it is in a window. */
static void
test_prepare (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *readout;

  gtk_box_append (GTK_BOX (box), label);
  ichomp_script_use (ICHOMP_LANGUAGE_ZH_CN);
  ichomp_script_prepare (box);
  assert_language (box, "zh-cn");
  assert_language (label, "zh-cn");

  /* It reserves room for its numbers when it gets them. */
  readout = g_object_ref_sink (ichomp_readout_new ("Outcome"));
  assert_language (readout, "zh-cn");

  ichomp_script_use (ICHOMP_LANGUAGE_EN);
  g_assert_finalize_object (readout);
  g_assert_finalize_object (box);
}

void
add_tests (void)
{
  g_test_add_func ("/script/lines", test_lines);
  g_test_add_func ("/script/other-font", test_other_font);
  g_test_add_func ("/script/prepare", test_prepare);
}
