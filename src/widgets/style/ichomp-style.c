/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The style sheets: one for the shapes, and one of five for the colours of the current appearance,
 * since GTK 4.8 has no media queries. GtkStyleContext, deprecated from 4.10, is used in this file
 * only. */

#include "ichomp-style.h"

#include <string.h>

#include "ichomp-desktop-appearance.h"

#define RESOURCE_PREFIX "/org/ichomp/iChomp/style/"
#define LIGHT_THEME "Adwaita"
#define HIGH_CONTRAST_THEME "HighContrast"
#define DEFAULT_DPI 96

/* The zoom of the projector, in percent, on top of the user's. */
#define PROJECTOR_SCALE 130

/* Settings of GTK 4.20 and later, which replace names of themes: there, a theme has light, dark and
 * high contrast in one. */
#define COLOR_SCHEME "gtk-interface-color-scheme"
#define COLOR_SCHEME_DARK 2
#define COLOR_SCHEME_LIGHT 3
#define CONTRAST "gtk-interface-contrast"
#define CONTRAST_NO_PREFERENCE 1
#define CONTRAST_MORE 2

/* What decides the theme. */
static const char *const theme_settings[] = { "gtk-theme-name", "gtk-application-prefer-dark-theme",
                                              COLOR_SCHEME, CONTRAST };

typedef struct
{
  IchompAppearance chosen;
  gboolean projector;
  IchompAppearance appearance; /* the result of both */
  const char *resource;        /* the colours of the appearance */
  GtkCssProvider *colors;
  GtkCssProvider *projection;
  IchompDesktopAppearance *desktop; /* or NULL, where GTK follows the desktop itself */
  guint zoom;                       /* in percent */
} Style;

static GQuark style_quark (void);

G_DEFINE_QUARK (ichomp_style, style)

static void
style_free (gpointer data)
{
  Style *style = data;

  g_object_unref (style->colors);
  g_object_unref (style->projection);
  g_clear_object (&style->desktop);
  g_free (style);
}

static const char *
get_resource (IchompAppearance appearance, gboolean projector)
{
  switch (appearance)
    {
    case ICHOMP_APPEARANCE_DARK:
      return RESOURCE_PREFIX "dark.css";
    case ICHOMP_APPEARANCE_HIGH_CONTRAST:
      return projector ? RESOURCE_PREFIX "projector-light.css"
                       : RESOURCE_PREFIX "high-contrast.css";
    case ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK:
      return RESOURCE_PREFIX "high-contrast-dark.css";
    case ICHOMP_APPEARANCE_SYSTEM:
    case ICHOMP_APPEARANCE_LIGHT:
      return RESOURCE_PREFIX "light.css";
    }

  g_assert_not_reached ();
}

/**
 * ichomp_style_classify:
 * @theme_name: the name of a GTK theme, with or without `:` and a variant
 * @text: the colour of the text in its windows
 *
 * Only the name tells high contrast, but it does not tell what is dark: a theme may be called
 * anything, lack the dark variant, or be changed by the user's own style sheet.
 *
 * Returns: the appearance of the theme, never %ICHOMP_APPEARANCE_SYSTEM
 */
IchompAppearance
ichomp_style_classify (const char *theme_name, const GdkRGBA *text)
{
  g_autofree char *name = g_ascii_strdown (theme_name, -1);
  gboolean has_bright_text = 0.299 * text->red + 0.587 * text->green + 0.114 * text->blue > 0.5;

  if (strstr (name, "highcontrast") != NULL || strstr (name, "-hc") != NULL)
    return has_bright_text ? ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK : ICHOMP_APPEARANCE_HIGH_CONTRAST;

  return has_bright_text ? ICHOMP_APPEARANCE_DARK : ICHOMP_APPEARANCE_LIGHT;
}

static gboolean
is_dark (IchompAppearance appearance)
{
  return appearance == ICHOMP_APPEARANCE_DARK || appearance == ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK;
}

static gboolean
is_high_contrast (IchompAppearance appearance)
{
  return appearance == ICHOMP_APPEARANCE_HIGH_CONTRAST
         || appearance == ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK;
}

static gboolean
has_setting (GtkSettings *settings, const char *name)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (settings), name) != NULL;
}

/* Whether GTK itself has been asked for high contrast, whatever the name of the theme. */
static gboolean
has_more_contrast (GtkSettings *settings)
{
  int contrast = 0;

  if (has_setting (settings, CONTRAST))
    g_object_get (settings, CONTRAST, &contrast, NULL);

  return contrast == CONTRAST_MORE;
}

/* In GTK, the environment overrides the settings. */
static char *
dup_theme_name (GtkSettings *settings)
{
  const char *forced = g_getenv ("GTK_THEME");
  char *name;

  if (forced != NULL && *forced != '\0')
    return g_strdup (forced);

  g_object_get (settings, "gtk-theme-name", &name, NULL);
  return name != NULL ? name : g_strdup (LIGHT_THEME);
}

/* A projector washes colours out. */
static IchompAppearance
strengthen (IchompAppearance appearance)
{
  return is_dark (appearance) ? ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK
                              : ICHOMP_APPEARANCE_HIGH_CONTRAST;
}

static void
load_colors (Style *style, IchompAppearance appearance)
{
  const char *resource = get_resource (appearance, style->projector);

  style->appearance = appearance;
  if (style->resource == resource)
    return;

  style->resource = resource;
  g_debug ("colours: %s", resource);
  gtk_css_provider_load_from_resource (style->colors, resource);
}

/* The colour of the text in a window, which there may not be yet. */
static void
find_text_color (GdkRGBA *color)
{
  static const char *const classes[] = { "background", NULL };
  GtkWidget *window =
      g_object_new (GTK_TYPE_BOX, "css-name", "window", "css-classes", classes, NULL);

  g_object_ref_sink (window);
  ichomp_style_get_color (window, color);
  g_object_unref (window);
}

/* Returns the appearance of the theme that GTK has loaded. */
static IchompAppearance
find_appearance (GtkSettings *settings)
{
  g_autofree char *theme_name = dup_theme_name (settings);
  IchompAppearance appearance;
  GdkRGBA text;

  find_text_color (&text);
  appearance = ichomp_style_classify (theme_name, &text);

  return has_more_contrast (settings) ? strengthen (appearance) : appearance;
}

static void
theme_changed_cb (GtkSettings *settings, GParamSpec *pspec, Style *style)
{
  IchompAppearance appearance = find_appearance (settings);

  if (style->projector)
    appearance = strengthen (appearance);

  load_colors (style, appearance);
}

static void
add_provider (GdkDisplay *display, GtkCssProvider *provider)
{
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Adds the style sheets to @display, with new colours whenever the theme changes. Does nothing the
 * second time. */
void
ichomp_style_init (GdkDisplay *display)
{
  GtkSettings *settings = gtk_settings_get_for_display (display);
  g_autoptr (GtkCssProvider) shapes = NULL;
  Style *style;

  if (g_object_get_qdata (G_OBJECT (display), style_quark ()) != NULL)
    return;

  shapes = gtk_css_provider_new ();
  style = g_new0 (Style, 1);
  style->colors = gtk_css_provider_new ();
  style->projection = gtk_css_provider_new ();
  style->zoom = 100;
  g_object_set_qdata_full (G_OBJECT (display), style_quark (), style, style_free);

  /* A label that gets the focus by Tab is to be read, not copied. */
  g_object_set (settings, "gtk-label-select-on-focus", FALSE, NULL);

  load_colors (style, find_appearance (settings));
  gtk_css_provider_load_from_resource (shapes, RESOURCE_PREFIX "shapes.css");
  add_provider (display, shapes);
  add_provider (display, style->colors);

  for (guint i = 0; i < G_N_ELEMENTS (theme_settings); i++)
    if (has_setting (settings, theme_settings[i]))
      {
        g_autofree char *signal = g_strconcat ("notify::", theme_settings[i], NULL);

        g_signal_connect (settings, signal, G_CALLBACK (theme_changed_cb), style);
      }
}

/* Returns the current appearance, never ICHOMP_APPEARANCE_SYSTEM. */
IchompAppearance
ichomp_style_get_appearance (GdkDisplay *display)
{
  Style *style = g_object_get_qdata (G_OBJECT (display), style_quark ());

  g_return_val_if_fail (style != NULL, ICHOMP_APPEARANCE_LIGHT);

  return style->appearance;
}

/* Makes GTK load a theme. @theme: its name, or NULL for that of the desktop */
static void
set_theme (GtkSettings *settings, const char *theme, IchompAppearance appearance)
{
  gboolean dark = is_dark (appearance);

  g_object_freeze_notify (G_OBJECT (settings));
  if (has_setting (settings, COLOR_SCHEME))
    {
      g_object_set (settings, COLOR_SCHEME, dark ? COLOR_SCHEME_DARK : COLOR_SCHEME_LIGHT, CONTRAST,
                    is_high_contrast (appearance) ? CONTRAST_MORE : CONTRAST_NO_PREFERENCE, NULL);
    }
  else
    {
      if (theme == NULL && is_high_contrast (appearance))
        theme = HIGH_CONTRAST_THEME;
      g_object_set (settings, "gtk-application-prefer-dark-theme", dark, NULL);
    }
  if (theme != NULL)
    g_object_set (settings, "gtk-theme-name", theme, NULL);
  else
    gtk_settings_reset_property (settings, "gtk-theme-name");
  g_object_thaw_notify (G_OBJECT (settings));
}

static void
set_desktop_theme (GtkSettings *settings)
{
  g_object_freeze_notify (G_OBJECT (settings));
  for (guint i = 0; i < G_N_ELEMENTS (theme_settings); i++)
    if (has_setting (settings, theme_settings[i]))
      gtk_settings_reset_property (settings, theme_settings[i]);
  g_object_thaw_notify (G_OBJECT (settings));
}

/* Where the theme of the desktop lacks the appearance, GTK's own has it. */
static void
set_appearance (GtkSettings *settings, IchompAppearance appearance)
{
  set_theme (settings, NULL, appearance);
  if (find_appearance (settings) != appearance)
    set_theme (settings, is_high_contrast (appearance) ? HIGH_CONTRAST_THEME : LIGHT_THEME,
               appearance);
}

/* What the settings of GTK have to say for the choice, the desktop and the projector. */
static void
apply (Style *style)
{
  GtkSettings *settings = gtk_settings_get_default ();
  IchompAppearance wanted = style->chosen;

  if (wanted == ICHOMP_APPEARANCE_SYSTEM && style->desktop != NULL)
    wanted = ichomp_desktop_appearance_get (style->desktop);
  if (wanted == ICHOMP_APPEARANCE_SYSTEM)
    {
      set_desktop_theme (settings);
      if (style->projector)
        wanted = find_appearance (settings);
    }
  if (style->projector)
    wanted = strengthen (wanted);
  if (wanted != ICHOMP_APPEARANCE_SYSTEM)
    set_appearance (settings, wanted);

  /* The environment may override the theme: then only the colours change. */
  theme_changed_cb (settings, NULL, style);
}

/* The size of texts in percent of that of the desktop. */
static guint
compute_scale (const Style *style)
{
  return style->zoom * (style->projector ? PROJECTOR_SCALE : 100) / 100;
}

static void
apply_scale (const Style *style, GtkSettings *settings)
{
  guint percent = compute_scale (style);
  int dpi;

  g_object_freeze_notify (G_OBJECT (settings));
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
  if (percent != 100)
    {
      g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
      if (dpi <= 0)
        dpi = DEFAULT_DPI * 1024;
      g_object_set (settings, "gtk-xft-dpi", (int)((gint64)dpi * percent / 100), NULL);
    }
  g_object_thaw_notify (G_OBJECT (settings));
}

static void
project (Style *style, GdkDisplay *display, gboolean projector)
{
  if (style->projector == projector)
    return;

  style->projector = projector;
  if (projector)
    {
      gtk_css_provider_load_from_resource (style->projection, RESOURCE_PREFIX "projector.css");
      add_provider (display, style->projection);
    }
  else
    {
      gtk_style_context_remove_provider_for_display (display,
                                                     GTK_STYLE_PROVIDER (style->projection));
    }
  apply_scale (style, gtk_settings_get_for_display (display));
}

/**
 * ichomp_style_set_appearance:
 * @appearance: the appearance; %ICHOMP_APPEARANCE_SYSTEM, the initial one, for that of the desktop
 * @projector: whether windows must be readable from the back of the room: light becomes high
 *   contrast, and dark becomes dark high contrast
 *
 * Changes the theme of the windows on the default display. Cost: GTK reads a theme, unless nothing
 * changes.
 */
void
ichomp_style_set_appearance (IchompAppearance appearance, gboolean projector)
{
  GdkDisplay *display = gdk_display_get_default ();
  Style *style = g_object_get_qdata (G_OBJECT (display), style_quark ());

  g_return_if_fail (style != NULL);

  if (style->chosen == appearance && style->projector == projector)
    return;

  style->chosen = appearance;
  project (style, display, projector);
  apply (style);
}

/**
 * ichomp_style_follow_desktop:
 *
 * Lets the appearance %ICHOMP_APPEARANCE_SYSTEM follow the choice of dark and of high contrast in
 * the settings of the desktop, where GTK does not: before 4.20. The answer of the desktop comes
 * later.
 */
void
ichomp_style_follow_desktop (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  Style *style = g_object_get_qdata (G_OBJECT (display), style_quark ());

  g_return_if_fail (style != NULL);

  if (style->desktop != NULL || has_setting (gtk_settings_get_for_display (display), COLOR_SCHEME))
    return;

  style->desktop = ichomp_desktop_appearance_new ();
  g_signal_connect_swapped (style->desktop, "changed", G_CALLBACK (apply), style);
}

/**
 * ichomp_style_set_zoom:
 * @percent: the text size that the user has chosen, in percent of that of the desktop
 *
 * Scales the text of all windows on the default display at once, and everything measured in text.
 */
void
ichomp_style_set_zoom (guint percent)
{
  GdkDisplay *display = gdk_display_get_default ();
  Style *style = g_object_get_qdata (G_OBJECT (display), style_quark ());

  g_return_if_fail (style != NULL);

  if (style->zoom == percent)
    return;

  style->zoom = percent;
  apply_scale (style, gtk_settings_get_for_display (display));
}

guint
ichomp_style_get_zoom (void)
{
  Style *style = g_object_get_qdata (G_OBJECT (gdk_display_get_default ()), style_quark ());

  return style != NULL ? style->zoom : 100;
}

/* The text size that results from the zoom and from the projector, in percent of that of the
 * desktop. */
guint
ichomp_style_get_scale (void)
{
  Style *style = g_object_get_qdata (G_OBJECT (gdk_display_get_default ()), style_quark ());

  return style != NULL ? compute_scale (style) : 100;
}

gboolean
ichomp_style_is_projector (void)
{
  Style *style = g_object_get_qdata (G_OBJECT (gdk_display_get_default ()), style_quark ());

  return style != NULL && style->projector;
}

/* Returns the style class of widgets of @quadrant: "nw", "ne", "sw" or "se". */
const char *
ichomp_style_get_quadrant_class (SgQuadrant quadrant)
{
  static const char *const classes[SG_N_QUADRANTS] = { "nw", "ne", "sw", "se" };

  g_return_val_if_fail (quadrant < SG_N_QUADRANTS, NULL);

  return classes[quadrant];
}

/* Gives the text colour of @widget. */
void
ichomp_style_get_color (GtkWidget *widget, GdkRGBA *color)
{
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (widget, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
#endif
}

/* Gives the colour that the style sheets define as @name. The call, deprecated from 4.10, has no
 * successor. */
void
ichomp_style_look_up_color (GtkWidget *widget, const char *name, GdkRGBA *color)
{
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, color))
    ichomp_style_get_color (widget, color);
}

/* Gives the colours of the current appearance. Cost: a dozen look-ups. */
void
ichomp_style_get_palette (GtkWidget *widget, IchompPalette *palette)
{
  static const char *const fills[SG_N_QUADRANTS] = { "ichomp_nw", "ichomp_ne", "ichomp_sw",
                                                     "ichomp_se" };
  static const char *const strongs[SG_N_QUADRANTS] = { "ichomp_nw_strong", "ichomp_ne_strong",
                                                       "ichomp_sw_strong", "ichomp_se_strong" };

  SG_FOREACH_QUADRANT (q)
    {
      ichomp_style_look_up_color (widget, fills[q], &palette->fill[q]);
      ichomp_style_look_up_color (widget, strongs[q], &palette->strong[q]);
    }

  ichomp_style_look_up_color (widget, "ichomp_hollow", &palette->hollow);
  ichomp_style_look_up_color (widget, "ichomp_hollow_edge", &palette->hollow_edge);
  ichomp_style_look_up_color (widget, "ichomp_dot", &palette->dot);
  ichomp_style_look_up_color (widget, "ichomp_cross", &palette->cross);
  ichomp_style_look_up_color (widget, "ichomp_ring_inner", &palette->on_cross);
  ichomp_style_look_up_color (widget, "ichomp_coordinate", &palette->coordinate);
}
