/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How a language is written: in which direction, and in which shapes. Chinese and Japanese share
 * characters but not their shapes, so that Pango has to know which language a text is in. */

#include "ichomp-script.h"

#include <pango/pangocairo.h>

#include "ichomp-drop-down.h"
#include "base/ichomp-language.h"
#include "ichomp-local-language.h"
#include "ichomp-translatable.h"

/* How much higher than a line in English one has to be for a style of its own. */
#define TALL_SCRIPT "tall-script"
#define TALL 1.4

static PangoLanguage *used;
static IchompLanguage used_language;
static gboolean is_tall;

/* The height of a line in each language in the font of the moment, or 0 as long as it is not known. */
static int line_heights[ICHOMP_N_LANGUAGES];

/* The height of a line in the font that windows have, at the size that they have it. */
static int
measure_line (IchompLanguage language)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font;
  g_autofree char *name = NULL;
  int resolution;
  int height;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &name, "gtk-xft-dpi", &resolution,
                NULL);
  if (resolution > 0)
    pango_cairo_context_set_resolution (context, resolution / 1024.0);
  font = pango_font_description_from_string (name);
  pango_context_set_language (context,
                              pango_language_from_string (ichomp_language_get_tag (language)));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, ichomp_language_get_sample (language), -1);
  pango_layout_get_size (layout, NULL, &height);

  pango_font_description_free (font);
  g_object_unref (layout);
  g_object_unref (context);

  return height;
}

static PangoLanguage *
find_language (GtkWidget *widget)
{
  IchompLanguage local = ichomp_local_language_get (widget);

  return local != ICHOMP_LANGUAGE_SYSTEM
             ? pango_language_from_string (ichomp_language_get_tag (local))
             : used;
}

static void
set_language (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoLanguage *language = find_language (widget);

  if (GTK_IS_WINDOW (widget) && is_tall)
    gtk_widget_add_css_class (widget, TALL_SCRIPT);
  else if (GTK_IS_WINDOW (widget))
    gtk_widget_remove_css_class (widget, TALL_SCRIPT);

  if (pango_context_get_language (context) == language)
    return;

  pango_context_set_language (context, language);
  gtk_widget_queue_resize (widget);
}

/* A widget's context is made with the language that the process was started in. */
static gboolean
realize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  set_language (widget);
  if (GTK_IS_WINDOW (widget))
    ichomp_translatable_complete (widget);
  if (GTK_IS_DROP_DOWN (widget))
    ichomp_drop_down_describe (GTK_DROP_DOWN (widget));
  return TRUE;
}

static void
update (GtkWidget *widget)
{
  set_language (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    update (child);
}

static void
update_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      update (window);
    }
}

static int
find_line_height (IchompLanguage language)
{
  if (line_heights[language] == 0)
    line_heights[language] = measure_line (language);

  return line_heights[language];
}

static void
font_changed_cb (void)
{
  gboolean was_tall = is_tall;

  memset (line_heights, 0, sizeof line_heights);
  is_tall = ichomp_script_is_tall (used_language);
  if (is_tall != was_tall)
    update_windows ();
}

/**
 * ichomp_script_has_font:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: whether there are fonts for all that is needed to write it
 */
gboolean
ichomp_script_has_font (IchompLanguage language)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *layout = pango_layout_new (context);
  gboolean has_font;

  pango_context_set_language (context,
                              pango_language_from_string (ichomp_language_get_tag (language)));
  pango_layout_set_text (layout, ichomp_language_get_sample (language), -1);

  has_font = pango_layout_get_unknown_glyphs_count (layout) == 0;
  g_object_unref (layout);
  g_object_unref (context);

  return has_font;
}

/**
 * ichomp_script_is_tall:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: whether the lines of its script are much higher than those of English
 */
gboolean
ichomp_script_is_tall (IchompLanguage language)
{
  return find_line_height (language) > TALL * find_line_height (ICHOMP_LANGUAGE_EN);
}

/**
 * ichomp_script_use:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Lets all windows be written as @language is, those that are there and those to come: except for
 * widgets that have a direction of their own. Where the lines of its script are much higher than those
 * of English, windows get the style class `tall-script`.
 */
void
ichomp_script_use (IchompLanguage language)
{
  if (used == NULL)
    {
      GtkSettings *settings = gtk_settings_get_default ();

      /* The class has to be there for its signal to be known. */
      g_type_ensure (GTK_TYPE_WIDGET);
      g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
      g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_cb, NULL,
                                  NULL);
      g_signal_connect (settings, "notify::gtk-font-name", G_CALLBACK (font_changed_cb), NULL);
      g_signal_connect (settings, "notify::gtk-xft-dpi", G_CALLBACK (font_changed_cb), NULL);
    }
  used = pango_language_from_string (ichomp_language_get_tag (language));
  used_language = language;
  is_tall = ichomp_script_is_tall (language);

  gtk_widget_set_default_direction (ichomp_language_is_right_to_left (language) ? GTK_TEXT_DIR_RTL
                                                                                : GTK_TEXT_DIR_LTR);
  update_windows ();
}

/**
 * ichomp_script_prepare:
 * @widget: a widget that may not be in a window yet
 *
 * Lets @widget and all that is in it be written as the language of [func@script_use] is, which it would
 * learn when it is realized: for what is measured before that. In two languages GTK looks for all fonts
 * twice.
 */
void
ichomp_script_prepare (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (used != NULL)
    update (widget);
}

/**
 * ichomp_script_keep_left_to_right:
 * @widget: a widget
 *
 * Lets @widget and all that is in it run from left to right in every language: a direction holds for
 * one widget alone.
 */
void
ichomp_script_keep_left_to_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ichomp_script_keep_left_to_right (child);
}
