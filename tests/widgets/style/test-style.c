/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/style/ichomp-style.h"

#include "board-support.h"
#include "contrast-support.h"
#include "test-main.h"

static void
test_classify (void)
{
  static const struct
  {
    const char *theme;
    const char *text;
    IchompAppearance expected;
  } cases[] = {
    { "Adwaita", "#2e3436", ICHOMP_APPEARANCE_LIGHT },
    { "Adwaita", "#eeeeec", ICHOMP_APPEARANCE_DARK },
    { "Adwaita-dark", "#eeeeec", ICHOMP_APPEARANCE_DARK },
    { "Adwaita:dark", "#eeeeec", ICHOMP_APPEARANCE_DARK },
    { "Adwaita-dark", "#2e3436", ICHOMP_APPEARANCE_LIGHT },
    { "Default-hc", "#000000", ICHOMP_APPEARANCE_HIGH_CONTRAST },
    { "Default-hc-dark", "#ffffff", ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK },
    { "HighContrast", "#000000", ICHOMP_APPEARANCE_HIGH_CONTRAST },
    { "HighContrast", "#ffffff", ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK },
    { "HighContrastInverse", "#ffffff", ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK },
    { "HighContrastInverse", "#2e3436", ICHOMP_APPEARANCE_HIGH_CONTRAST },
    { "Arc", "#5c616c", ICHOMP_APPEARANCE_LIGHT },
    { "Arc-Dark", "#d3dae3", ICHOMP_APPEARANCE_DARK },
    { "", "#808080", ICHOMP_APPEARANCE_DARK },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GdkRGBA text;

      g_assert_true (gdk_rgba_parse (&text, cases[i].text));
      g_assert_cmpint (ichomp_style_classify (cases[i].theme, &text), ==, cases[i].expected);
    }
}

static IchompAppearance
get_appearance (void)
{
  return ichomp_style_get_appearance (gdk_display_get_default ());
}

static void
count_cb (guint *n_changes)
{
  (*n_changes)++;
}

/* GTK reads a theme whenever it is set, also to the same name: that would slow down the start. */
static void
test_unchanged (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  guint n_changes = 0;
  gulong handler = g_signal_connect_swapped (settings, "notify", G_CALLBACK (count_cb), &n_changes);

  ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, FALSE);
  ichomp_style_set_zoom (100);
  g_assert_cmpuint (n_changes, ==, 0);

  ichomp_style_set_appearance (ICHOMP_APPEARANCE_HIGH_CONTRAST, FALSE);
  ichomp_style_set_zoom (150);
  g_assert_cmpuint (n_changes, >, 0);

  n_changes = 0;
  ichomp_style_set_appearance (ICHOMP_APPEARANCE_HIGH_CONTRAST, FALSE);
  ichomp_style_set_zoom (150);
  g_assert_cmpuint (n_changes, ==, 0);

  ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, FALSE);
  ichomp_style_set_zoom (100);
  g_signal_handler_disconnect (settings, handler);
}

static void
test_appearance (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *desktop_theme = NULL;
  g_autofree char *theme = NULL;

  g_object_get (settings, "gtk-theme-name", &desktop_theme, NULL);

  for (IchompAppearance appearance = ICHOMP_APPEARANCE_LIGHT;
       appearance <= ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK; appearance++)
    {
      ichomp_style_set_appearance (appearance, FALSE);
      g_assert_cmpint (get_appearance (), ==, appearance);
    }

  ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, FALSE);
  g_object_get (settings, "gtk-theme-name", &theme, NULL);
  g_assert_cmpstr (theme, ==, desktop_theme);
  g_assert_cmpint (get_appearance (), ==, ICHOMP_APPEARANCE_LIGHT);
}

/* The desktop changes its theme while the program runs. */
static void
test_desktop (void)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-theme-name", "HighContrast", NULL);
  g_assert_cmpint (get_appearance (), ==, ICHOMP_APPEARANCE_HIGH_CONTRAST);
  board_support_set_dark (TRUE);
  g_assert_cmpint (get_appearance (), ==, ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK);
  g_object_set (settings, "gtk-theme-name", "Adwaita", NULL);
  g_assert_cmpint (get_appearance (), ==, ICHOMP_APPEARANCE_DARK);
  gtk_settings_reset_property (settings, "gtk-theme-name");
  board_support_reset_dark ();
  g_assert_cmpint (get_appearance (), ==, ICHOMP_APPEARANCE_LIGHT);
}

/* With a projector light stays light and dark stays dark; without it everything is as before. */
static void
test_projector (void)
{
  static const IchompAppearance strong[] = {
    [ICHOMP_APPEARANCE_SYSTEM] = ICHOMP_APPEARANCE_HIGH_CONTRAST,
    [ICHOMP_APPEARANCE_LIGHT] = ICHOMP_APPEARANCE_HIGH_CONTRAST,
    [ICHOMP_APPEARANCE_DARK] = ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK,
    [ICHOMP_APPEARANCE_HIGH_CONTRAST] = ICHOMP_APPEARANCE_HIGH_CONTRAST,
    [ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK] = ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK,
  };

  for (IchompAppearance appearance = 0; appearance < G_N_ELEMENTS (strong); appearance++)
    {
      ichomp_style_set_appearance (appearance, TRUE);
      g_assert_cmpint (get_appearance (), ==, strong[appearance]);
      ichomp_style_set_appearance (appearance, FALSE);
      g_assert_cmpint (get_appearance (), ==, MAX (appearance, ICHOMP_APPEARANCE_LIGHT));
    }

  ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, FALSE);
}

static int
measure_text (GtkWidget *label)
{
  int width;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* All visible text grows at once, relative to the size on the desktop. */
static void
test_scale (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = gtk_label_new ("The player to move can win.");
  int width;

  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  width = measure_text (label);

  for (guint i = 0; i < 2; i++)
    {
      ichomp_style_set_zoom (200);
      g_assert_cmpuint (ichomp_style_get_scale (), ==, 200);
      g_assert_cmpint (measure_text (label), >, width * 18 / 10);
      g_assert_cmpint (measure_text (label), <, width * 22 / 10);
    }

  ichomp_style_set_zoom (50);
  g_assert_cmpint (measure_text (label), <, width * 6 / 10);
  ichomp_style_set_zoom (100);
  g_assert_cmpint (measure_text (label), ==, width);

  gtk_window_destroy (GTK_WINDOW (window));
}

static GHashTable *
read_colors (const char *name)
{
  g_autofree char *path = g_strdup_printf ("/org/ichomp/iChomp/style/%s.css", name);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GRegex) regex = g_regex_new ("@define-color ichomp_(\\w+) (#\\w+);", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GHashTable *colors = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  g_assert_nonnull (bytes);
  for (g_regex_match (regex, g_bytes_get_data (bytes, NULL), 0, &match);
       g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *text = g_match_info_fetch (match, 2);
      GdkRGBA *color = g_new (GdkRGBA, 1);

      g_assert_true (gdk_rgba_parse (color, text));
      g_hash_table_insert (colors, g_match_info_fetch (match, 1), color);
    }

  return colors;
}

static void
assert_contrast (const char *sheet,
                 const char *name,
                 const GdkRGBA *a,
                 const GdkRGBA *b,
                 double at_least)
{
  double contrast = contrast_support_compute (a, b);

  if (contrast < at_least)
    g_test_message ("%s.css: %s", sheet, name);
  g_assert_cmpfloat (contrast, >=, at_least);
}

static const GdkRGBA *
get_color (GHashTable *colors, const char *quadrant, const char *suffix)
{
  g_autofree char *name = g_strconcat (quadrant, suffix, NULL);
  const GdkRGBA *color = g_hash_table_lookup (colors, name);

  g_assert_nonnull (color);
  return color;
}

/* Numbers are readable on all tiles; tiles and lines are visible on the window. */
static void
test_contrast (void)
{
  static const struct
  {
    const char *sheet;
    const char *window;
    double text;
    double shape;
  } cases[] = {
    { "light", "#f6f5f4", 4.5, 3 },
    { "dark", "#353535", 4.5, 3 },
    { "high-contrast", "#fdfdfc", 7, 7 },
    { "high-contrast-dark", "#303030", 7, 7 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *sheet = cases[i].sheet;
      g_autoptr (GHashTable) colors = read_colors (sheet);
      GdkRGBA window;

      g_assert_true (gdk_rgba_parse (&window, cases[i].window));
      SG_FOREACH_QUADRANT (q)
        {
          const char *name = ichomp_style_get_quadrant_class (q);
          const GdkRGBA *fill = get_color (colors, name, "");
          const GdkRGBA *strong = get_color (colors, name, "_strong");
          const GdkRGBA *pale = get_color (colors, name, "_pale");

          assert_contrast (sheet, name, fill, get_color (colors, name, "_text"), cases[i].text);
          assert_contrast (sheet, name, pale, strong, cases[i].text);
          assert_contrast (sheet, name, fill, &window, cases[i].shape);
          assert_contrast (sheet, name, strong, &window, cases[i].text);
        }

      assert_contrast (sheet, "cross", get_color (colors, "cross", ""), &window, 7);
      assert_contrast (sheet, "coordinate", get_color (colors, "coordinate", ""), &window, 4.5);
      assert_contrast (sheet, "ring", get_color (colors, "ring", ""),
                       get_color (colors, "ring_inner", ""), 7);
    }
}

/* The light that falls on the screen of a projector in a room that is not dark, as a part of the
 * projector's own: black looks as bright as a third of white. */
#define AMBIENT_LIGHT 0.5

/* Quadrants on a projector are bright, and their edges and numbers are black. They can be told
 * apart also where light falls on the screen. */
static void
test_washed_out (void)
{
  g_autoptr (GHashTable) colors = read_colors ("projector-light");
  const GdkRGBA black = { 0, 0, 0, 1 };
  const GdkRGBA white = { 1, 1, 1, 1 };

  SG_FOREACH_QUADRANT (q)
    {
      const char *name = ichomp_style_get_quadrant_class (q);
      const GdkRGBA *fill = get_color (colors, name, "");

      g_assert_true (gdk_rgba_equal (get_color (colors, name, "_text"), &black));
      assert_contrast ("projector-light", name, fill, &black, 7);
      g_assert_cmpfloat (contrast_support_compute_difference (fill, &white, AMBIENT_LIGHT), >, 30);
      for (SgQuadrant other = 0; other < q; other++)
        {
          const GdkRGBA *color = get_color (colors, ichomp_style_get_quadrant_class (other), "");

          g_assert_cmpfloat (contrast_support_compute_difference (fill, color, AMBIENT_LIGHT), >,
                             30);
        }
    }
}

/* Every style sheet defines every colour. */
static void
test_complete (void)
{
  static const char *const sheets[] = { "dark", "high-contrast", "high-contrast-dark" };
  g_autoptr (GHashTable) light = read_colors ("light");

  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autoptr (GHashTable) colors = read_colors (sheets[i]);
      GHashTableIter iter;
      gpointer name;

      g_hash_table_iter_init (&iter, light);
      while (g_hash_table_iter_next (&iter, &name, NULL))
        {
          if (!g_hash_table_contains (colors, name))
            g_test_message ("%s.css lacks %s", sheets[i], (const char *)name);
          g_assert_true (g_hash_table_contains (colors, name));
        }
    }
}

static void
test_palette (void)
{
  GtkWidget *board = g_object_ref_sink (ichomp_board_new ());
  IchompPalette light;
  IchompPalette dark;

  ichomp_style_set_appearance (ICHOMP_APPEARANCE_LIGHT, FALSE);
  ichomp_style_get_palette (board, &light);
  ichomp_style_set_appearance (ICHOMP_APPEARANCE_DARK, FALSE);
  ichomp_style_get_palette (board, &dark);
  ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, FALSE);

  SG_FOREACH_QUADRANT (q)
    {
      g_assert_false (gdk_rgba_equal (&light.fill[q], &dark.fill[q]));
      g_assert_false (gdk_rgba_equal (&light.strong[q], &dark.strong[q]));
      g_assert_false (gdk_rgba_equal (&light.fill[q], &light.fill[(q + 1) % SG_N_QUADRANTS]));
    }
  g_assert_false (gdk_rgba_equal (&light.cross, &dark.cross));

  g_assert_finalize_object (board);
}

void
add_tests (void)
{
  g_test_add_func ("/style/classify", test_classify);
  g_test_add_func ("/style/unchanged", test_unchanged);
  g_test_add_func ("/style/appearance", test_appearance);
  g_test_add_func ("/style/desktop", test_desktop);
  g_test_add_func ("/style/projector", test_projector);
  g_test_add_func ("/style/scale", test_scale);
  g_test_add_func ("/style/contrast", test_contrast);
  g_test_add_func ("/style/washed-out", test_washed_out);
  g_test_add_func ("/style/complete", test_complete);
  g_test_add_func ("/style/palette", test_palette);
}
