/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The script of a language: its direction, its line height, and the shapes of its characters.
 * Chinese and Japanese share characters but not shapes, so Pango must know the language of a
 * text. */

#include "ichomp-script.h"

#include "ichomp-drop-down.h"
#include "game/base/ichomp-language.h"
#include "ichomp-local-language.h"
#include "ichomp-translatable.h"

#define TALL_SCRIPT "tall-script" /* the style class */
#define TALL 1.4                  /* from this multiple of the line height in English */

static PangoLanguage *used;
static IchompLanguage used_language;
static gboolean is_tall;

/* A line of a language in the font of windows. */
typedef struct
{
  int height; /* 0: not measured yet */
  gboolean has_font;
} Line;

static Line lines[ICHOMP_N_LANGUAGES];

/* In a widget, which has the same font as all others: another context would look up all fonts
 * again. */
static Line
measure_line (IchompLanguage language)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (PangoLayout) layout = NULL;
  Line line;

  pango_context_set_language (gtk_widget_get_pango_context (label),
                              pango_language_from_string (ichomp_language_get_tag (language)));
  layout = gtk_widget_create_pango_layout (label, ichomp_language_get_sample (language));
  pango_layout_get_size (layout, NULL, &line.height);
  line.has_font = pango_layout_get_unknown_glyphs_count (layout) == 0;
  g_object_unref (label);

  return line;
}

static const Line *
get_line (IchompLanguage language)
{
  if (lines[language].height == 0)
    lines[language] = measure_line (language);

  return &lines[language];
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

/* GTK creates the Pango context of a widget with the language of the process. */
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

static void
font_changed_cb (void)
{
  gboolean was_tall = is_tall;

  memset (lines, 0, sizeof lines);
  is_tall = ichomp_script_is_tall (used_language);
  if (is_tall != was_tall)
    update_windows ();
}

/* Returns whether there are fonts for everything that is written in @language. */
gboolean
ichomp_script_has_font (IchompLanguage language)
{
  return get_line (language)->has_font;
}

/* Returns whether lines in @language are much taller than lines in English. */
gboolean
ichomp_script_is_tall (IchompLanguage language)
{
  return get_line (language)->height > TALL * get_line (ICHOMP_LANGUAGE_EN)->height;
}

/**
 * ichomp_script_use:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Sets the direction and the Pango language of all windows, current and future ones. Widgets with
 * an explicit direction keep it. Windows get the style class `tall-script` if @language is tall.
 */
void
ichomp_script_use (IchompLanguage language)
{
  if (used == NULL)
    {
      GtkSettings *settings = gtk_settings_get_default ();

      /* g_signal_lookup () needs the class. */
      g_type_ensure (GTK_TYPE_WIDGET);
      g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
      g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_cb, NULL,
                                  NULL);
      g_signal_connect (settings, "notify::gtk-font-name", G_CALLBACK (font_changed_cb), NULL);
      g_signal_connect (settings, "notify::gtk-xft-dpi", G_CALLBACK (font_changed_cb), NULL);
      g_signal_connect (settings, "notify::gtk-fontconfig-timestamp", G_CALLBACK (font_changed_cb),
                        NULL);
    }
  used = pango_language_from_string (ichomp_language_get_tag (language));
  used_language = language;
  is_tall = ichomp_script_is_tall (language);

  gtk_widget_set_default_direction (ichomp_language_is_right_to_left (language) ? GTK_TEXT_DIR_RTL
                                                                                : GTK_TEXT_DIR_LTR);
  update_windows ();
}

/* Sets the Pango language of @widget and its descendants before they are realized, for measuring.
 * GTK would look up all fonts twice otherwise. */
void
ichomp_script_prepare (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (used != NULL)
    update (widget);
}

/* Keeps @widget and its current descendants left to right in every language. GTK sets the direction
 * of one widget only. */
void
ichomp_script_keep_left_to_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ichomp_script_keep_left_to_right (child);
}
