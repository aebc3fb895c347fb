/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Text can be read in every theme, also in one whose name says nothing, or the wrong thing, about
 * its colours: the colour of each label is compared with what is painted around its letters. */

#include "widgets/style/ichomp-style.h"

#include <glib/gstdio.h>

#include "board-support.h"
#include "contrast-support.h"
#include "widgets/kit/ichomp-notice.h"
#include "page-support.h"
#include "widgets/play/ichomp-play-page.h"
#include "widgets/practice/ichomp-practice-view.h"
#include "test-main.h"
#include "view-support.h"

/* As the Web Content Accessibility Guidelines ask for text, and for signs. The themes themselves
 * have white text on a blue button that is no better than a sign. */
#define TEXT_CONTRAST 4.5
#define SIGN_CONTRAST 3

#define GTK_DARK "@import url('resource:///org/gtk/libgtk/theme/Default/Default-dark.css');"
#define GTK_LIGHT "@import url('resource:///org/gtk/libgtk/theme/Default/Default-light.css');"

/* Themes that are made here. */
static const struct
{
  const char *name;
  const char *css;
} made[] = {
  { "Midnight", GTK_DARK },
  { "Midnight-hc", GTK_DARK },
  { "Snow-dark", GTK_LIGHT },

  /* It defines no named colours. */
  { "Ink",
    "window, popover > contents { background-color: #10202f; color: #f0f0e0; }"
    "button, entry, dropdown > popover > contents { background-color: #203040; color: #f0f0e0; }" },
};

static const struct
{
  const char *name;
  gboolean prefer_dark;
  IchompAppearance expected;
} themes[] = {
  { "Adwaita", FALSE, ICHOMP_APPEARANCE_LIGHT },
  { "Adwaita", TRUE, ICHOMP_APPEARANCE_DARK },
  { "HighContrast", FALSE, ICHOMP_APPEARANCE_HIGH_CONTRAST },
  { "HighContrast", TRUE, ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK },

  { "Midnight", FALSE, ICHOMP_APPEARANCE_DARK },
  { "Midnight-hc", FALSE, ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK },
  { "Snow-dark", FALSE, ICHOMP_APPEARANCE_LIGHT },

  /* It has no dark variant: GTK takes its own dark theme. */
  { "Snow-dark", TRUE, ICHOMP_APPEARANCE_DARK },
  { "Ink", FALSE, ICHOMP_APPEARANCE_DARK },
};

static void
make_themes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      g_autofree char *folder =
          g_build_filename (g_get_user_data_dir (), "themes", made[i].name, "gtk-4.0", NULL);
      g_autofree char *path = g_build_filename (folder, "gtk.css", NULL);

      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      g_assert_true (g_file_set_contents (path, made[i].css, -1, NULL));
    }
}

static void
set_theme (const char *name, gboolean prefer_dark)
{
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", name, NULL);
  board_support_set_dark (prefer_dark);
}

static void
reset_theme (void)
{
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-theme-name");
  board_support_reset_dark ();
}

/* What is painted in a window. */
typedef struct
{
  GtkWidget *window;
  int width;
  int height;
  guint32 *pixels;
} Picture;

static Picture
paint (GtkWidget *window)
{
  Picture picture = { window, gtk_widget_get_width (window), gtk_widget_get_height (window), NULL };
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, picture.width, picture.height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, picture.width, picture.height));
  picture.pixels = g_new0 (guint32, (gsize)picture.width * picture.height);
  gdk_texture_download (texture, (guchar *)picture.pixels, (gsize)picture.width * 4);

  return picture;
}

/* The colour of most pixels of a label, or of the corner of an icon; 0 if a part is not in the
 * window. */
static guint32
get_background (const Picture *picture, GtkWidget *widget)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  graphene_rect_t bounds;
  guint32 background = 0;
  guint most = 0;

  g_assert_true (gtk_widget_compute_bounds (widget, picture->window, &bounds));
  if (bounds.origin.x < 0 || bounds.origin.y < 0
      || bounds.origin.x + bounds.size.width > (float)picture->width
      || bounds.origin.y + bounds.size.height > (float)picture->height)
    return 0;

  if (GTK_IS_IMAGE (widget))
    return picture->pixels[(int)bounds.origin.y * picture->width + (int)bounds.origin.x];

  for (int y = (int)bounds.origin.y; y < (int)(bounds.origin.y + bounds.size.height); y++)
    for (int x = (int)bounds.origin.x; x < (int)(bounds.origin.x + bounds.size.width); x++)
      {
        guint32 pixel = picture->pixels[y * picture->width + x];
        guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (pixel))) + 1;

        g_hash_table_insert (counts, GUINT_TO_POINTER (pixel), GUINT_TO_POINTER (count));
        if (count > most)
          {
            most = count;
            background = pixel;
          }
      }

  return background;
}

static GdkRGBA
get_color_of_pixel (guint32 pixel)
{
  return (GdkRGBA){ (float)(pixel >> 16 & 0xff) / 255, (float)(pixel >> 8 & 0xff) / 255,
                    (float)(pixel & 0xff) / 255, 1 };
}

static gboolean
is_empty (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return *gtk_label_get_text (GTK_LABEL (widget)) == '\0';

  return !GTK_IS_IMAGE (widget)
         || gtk_image_get_storage_type (GTK_IMAGE (widget)) == GTK_IMAGE_EMPTY;
}

static double
get_goal (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);

  if (GTK_IS_IMAGE (widget) || (button != NULL && !gtk_widget_has_css_class (button, "flat")))
    return SIGN_CONTRAST;

  return TEXT_CONTRAST;
}

/* Returns the number of labels and signs with enough contrast; there must be no other. */
static guint
check_texts (const Picture *picture, GtkWidget *widget)
{
  guint n_checked = 0;
  guint32 pixel;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return 0;

  if (!is_empty (widget) && (pixel = get_background (picture, widget)) != 0)
    {
      GdkRGBA background = get_color_of_pixel (pixel);
      GdkRGBA color;
      double contrast;

      ichomp_style_get_color (widget, &color);
      contrast = contrast_support_compute (&color, &background);
      if (contrast < get_goal (widget))
        g_test_message ("%s on #%06x",
                        GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget))
                                              : gtk_image_get_icon_name (GTK_IMAGE (widget)),
                        pixel & 0xffffff);
      g_assert_cmpfloat (contrast, >=, get_goal (widget));
      n_checked++;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_checked += check_texts (picture, child);

  return n_checked;
}

/* Shows the window in all themes. At least @n_texts of its texts must be on show in each. */
static void
check_themes (GtkWidget *window, guint n_texts)
{
  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      Picture picture;

      g_test_message ("%s%s", themes[i].name, themes[i].prefer_dark ? ", dark" : "");
      set_theme (themes[i].name, themes[i].prefer_dark);
      gtk_test_widget_wait_for_draw (window);
      g_assert_cmpint (ichomp_style_get_appearance (gtk_widget_get_display (window)), ==,
                       themes[i].expected);

      picture = paint (window);
      g_assert_cmpuint (check_texts (&picture, window), >=, n_texts);
      g_free (picture.pixels);
    }

  reset_theme ();
}

/* The board with its readouts, the explanation with a hint. */
static void
test_play (ViewFixture *fixture, gconstpointer game)
{
  view_fixture_begin (fixture, game, ICHOMP_OPPONENT_PERSON, ichomp_play_page_new);
  fixture->window = study_support_show (fixture->widget, 1000, 700);
  test_wait_until (study_support_find (fixture->widget, "hint_box") != NULL);
  ichomp_play_page_give_hint (ICHOMP_PLAY_PAGE (fixture->widget));
  check_themes (fixture->window, 30);
}

/* All elements of lessons, with answers to the questions. */
static void
test_lesson (PageFixture *fixture, gconstpointer folder)
{
  page_load (fixture, folder);
  page_create (fixture, 800, 1100);
  page_open (fixture, "sample", NULL);
  check_themes (fixture->window, 30);
}

static void
test_practice (void)
{
  GSettings *settings = ichomp_settings_new ();
  IchompPracticeResults *results = ichomp_practice_results_new (NULL);
  IchompPractice *practice = ichomp_practice_new (results, NULL);
  GtkWidget *view = ichomp_practice_view_new (practice, settings);
  GtkWidget *window = study_support_show (view, 1000, 700);

  for (IchompExerciseKind kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      ichomp_practice_start (practice, 12345, 1u << kind, 1);
      check_themes (window, 8);
    }

  study_support_close (window, view);
  g_assert_finalize_object (practice);
  g_assert_finalize_object (results);
  g_object_unref (settings);
}

static void
test_notice (gconstpointer data)
{
  IchompNoticeKind kind = GPOINTER_TO_UINT (data);
  g_autoptr (IchompMessage) message = ichomp_message_new ("Saved.", NULL, NULL);
  GtkWidget *notice = g_object_new (ICHOMP_TYPE_NOTICE, NULL);
  GtkWidget *window = study_support_show (notice, 400, 100);

  ichomp_notice_show (ICHOMP_NOTICE (notice), kind, NULL, message);
  check_themes (window, 2);

  study_support_close (window, notice);
}

/* Where the theme of the desktop lacks the appearance that the user has chosen, it gives way. */
static void
test_chosen (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "gtk-4.0", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);

  if (g_test_subprocess ())
    {
      for (IchompAppearance appearance = ICHOMP_APPEARANCE_LIGHT;
           appearance <= ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK; appearance++)
        {
          ichomp_style_set_appearance (appearance, FALSE);
          g_assert_cmpint (ichomp_style_get_appearance (gdk_display_get_default ()), ==,
                           appearance);
          ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, FALSE);
          g_assert_cmpint (ichomp_style_get_appearance (gdk_display_get_default ()), ==,
                           ICHOMP_APPEARANCE_DARK);
        }

      ichomp_style_set_appearance (ICHOMP_APPEARANCE_SYSTEM, TRUE);
      g_assert_cmpint (ichomp_style_get_appearance (gdk_display_get_default ()), ==,
                       ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK);
      return;
    }

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "[Settings]\ngtk-theme-name=Midnight\n", -1, NULL));
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  g_assert_cmpint (g_unlink (path), ==, 0);
}

void
add_tests (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  make_themes ();
  g_test_add ("/themes/play", ViewFixture, "6/5/1/4 @12x2", NULL, test_play,
              view_fixture_tear_down);
  g_test_add ("/themes/lesson", PageFixture, "game/course/fixtures", NULL, test_lesson,
              page_tear_down);
  g_test_add_func ("/themes/practice", test_practice);
  g_test_add_data_func ("/themes/warning", GUINT_TO_POINTER (ICHOMP_NOTICE_WARNING), test_notice);
  g_test_add_data_func ("/themes/success", GUINT_TO_POINTER (ICHOMP_NOTICE_SUCCESS), test_notice);
  g_test_add_func ("/themes/chosen", test_chosen);
}
