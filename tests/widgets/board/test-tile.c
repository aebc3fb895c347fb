/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board/ichomp-tile.h"

#include "board-support.h"
#include "test-main.h"
#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"

static IchompTileAppearance
compute (const char *tile, const char *shown, gboolean announced, const char *ring)
{
  g_autoptr (SgPosition) position = sg_position_parse ("3,3,1/2,2/-/2", NULL);
  SgMove tile_move = study_support_parse (tile);
  SgMove shown_move = shown != NULL ? study_support_parse (shown) : tile_move;
  SgMove ring_move = ring != NULL ? study_support_parse (ring) : tile_move;

  return ichomp_tile_compute_appearance (&tile_move, position, shown != NULL ? &shown_move : NULL,
                                         announced, ring != NULL ? &ring_move : NULL);
}

static void
test_appearance (void)
{
  const IchompTileAppearance going = ICHOMP_TILE_PRESENT | ICHOMP_TILE_GOING;

  /* Present or gone. */
  g_assert_cmpint (compute ("NW3,1", NULL, FALSE, NULL), ==, ICHOMP_TILE_PRESENT);
  g_assert_cmpint (compute ("NW3,2", NULL, FALSE, NULL), ==, ICHOMP_TILE_GONE);
  g_assert_cmpint (compute ("SW1,1", NULL, FALSE, NULL), ==, ICHOMP_TILE_GONE);
  g_assert_cmpint (compute ("NW3,2", "NW1,1", TRUE, "NW3,2"), ==, ICHOMP_TILE_GONE);

  /* At least as far from the middle in both directions, and in the same quadrant. */
  g_assert_cmpint (compute ("NW2,2", "NW2,2", FALSE, NULL), ==, going | ICHOMP_TILE_CHOSEN);
  g_assert_cmpint (compute ("NW2,3", "NW2,2", FALSE, NULL), ==, going);
  g_assert_cmpint (compute ("NW2,3", "NW1,1", FALSE, NULL), ==, going);
  g_assert_cmpint (compute ("NW3,1", "NW1,1", FALSE, NULL), ==, going);
  g_assert_cmpint (compute ("NW1,2", "NW2,2", FALSE, NULL), ==, ICHOMP_TILE_PRESENT);
  g_assert_cmpint (compute ("NW2,1", "NW2,2", FALSE, NULL), ==, ICHOMP_TILE_PRESENT);
  g_assert_cmpint (compute ("NE2,2", "NW2,2", FALSE, NULL), ==, ICHOMP_TILE_PRESENT);

  /* Announced or not. */
  g_assert_cmpint (compute ("NW2,3", "NW2,2", TRUE, NULL), ==, going | ICHOMP_TILE_ANNOUNCED);
  g_assert_cmpint (compute ("NW2,2", "NW2,2", TRUE, NULL), ==,
                   going | ICHOMP_TILE_CHOSEN | ICHOMP_TILE_ANNOUNCED);
  g_assert_cmpint (compute ("NW1,1", "NW2,2", TRUE, NULL), ==, ICHOMP_TILE_PRESENT);

  /* The focus. */
  g_assert_cmpint (compute ("NE1,1", NULL, FALSE, "NE1,1"), ==,
                   ICHOMP_TILE_PRESENT | ICHOMP_TILE_RING);
  g_assert_cmpint (compute ("NE1,1", NULL, FALSE, "NE1,2"), ==, ICHOMP_TILE_PRESENT);
  g_assert_cmpint (compute ("NE1,1", NULL, FALSE, "NW1,1"), ==, ICHOMP_TILE_PRESENT);
}

static void
assert_classes (IchompTile *tile, const char *expected)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (GTK_WIDGET (tile));
  g_autofree char *text = g_strjoinv (" ", classes);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_classes (void)
{
  SgMove move = study_support_parse ("SW2,1");
  IchompTile *tile = g_object_ref_sink (ichomp_tile_new (ICHOMP_PARTS_QUADRANTS, &move));

  assert_classes (tile, "sw");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (tile)));

  ichomp_tile_set_appearance (tile, ICHOMP_TILE_PRESENT | ICHOMP_TILE_GOING | ICHOMP_TILE_CHOSEN);
  assert_classes (tile, "sw going chosen");

  ichomp_tile_set_appearance (tile, ICHOMP_TILE_PRESENT | ICHOMP_TILE_GOING | ICHOMP_TILE_ANNOUNCED
                                        | ICHOMP_TILE_RING);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (tile), "announced"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (tile), "ring"));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (tile), "chosen"));

  ichomp_tile_set_appearance (tile, ICHOMP_TILE_GONE);
  assert_classes (tile, "sw");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (tile)));

  ichomp_tile_set_appearance (tile, ICHOMP_TILE_PRESENT);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (tile)));

  g_assert_finalize_object (tile);
}

static void
count_cb (GtkButton *button, guint *n_clicks)
{
  *n_clicks += 1;
}

/* A key clicks at once. */
static void
test_activate (void)
{
  SgMove move = study_support_parse ("NE1,2");
  GtkWidget *tile =
      g_object_ref_sink (GTK_WIDGET (ichomp_tile_new (ICHOMP_PARTS_QUADRANTS, &move)));
  guint n_clicks = 0;

  g_signal_connect (tile, "clicked", G_CALLBACK (count_cb), &n_clicks);
  g_assert_true (gtk_widget_activate (tile));
  g_assert_cmpuint (n_clicks, ==, 1);

  g_assert_finalize_object (tile);
}

static void
test_words (void)
{
  SgMove move = study_support_parse ("NE2,3");
  IchompTile *tile = g_object_ref_sink (ichomp_tile_new (ICHOMP_PARTS_QUADRANTS, &move));

  gtk_test_accessible_assert_role (tile, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Top right, row 2, column 3");

  ichomp_tile_describe (tile, 1, ICHOMP_TILE_NO_VALUE);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "takes 1 tile");
  ichomp_tile_describe (tile, 4, 0);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "takes 4 tiles; the value becomes 0");
  ichomp_tile_describe (tile, 4, ICHOMP_TILE_NO_VALUE);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "takes 4 tiles");

  /* A number on the tile is not part of its description. */
  ichomp_tile_set_number (tile, 7);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "takes 4 tiles");

  g_assert_finalize_object (tile);
}

static void
count_picture_cb (GdkPaintable *picture, guint *n_pictures)
{
  *n_pictures += 1;
}

/* A verdict is painted at once, also on a tile where nothing else changes: when a right tile is
 * found, the other right ones get their marks too. */
static void
test_verdict_is_painted (void)
{
  const IchompTileAppearance verdicts[] = { ICHOMP_TILE_RIGHT, ICHOMP_TILE_WRONG };
  SgMove move = study_support_parse ("SW1,2");
  GtkWidget *window = gtk_window_new ();
  IchompTile *tile = ichomp_tile_new (ICHOMP_PARTS_QUADRANTS, &move);
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (tile));
  guint n_pictures = 0;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (tile));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_signal_connect (picture, "invalidate-contents", G_CALLBACK (count_picture_cb), &n_pictures);

  for (gsize i = 0; i < G_N_ELEMENTS (verdicts); i++)
    {
      n_pictures = 0;
      ichomp_tile_set_appearance (tile, ICHOMP_TILE_PRESENT | verdicts[i]);
      gtk_test_widget_wait_for_draw (window);
      g_assert_cmpuint (n_pictures, >, 0);
    }

  gtk_window_destroy (GTK_WINDOW (window));
}

static char *
dup_picture (IchompTile *tile)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (tile));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  gtk_widget_snapshot_child (parent, GTK_WIDGET (tile), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* The number has the digits of the current language. */
static void
test_digits (void)
{
  SgMove move = study_support_parse ("NE2,3");
  IchompTile *tile = ichomp_tile_new (ICHOMP_PARTS_QUADRANTS, &move);
  GtkWidget *box = gtk_fixed_new ();
  GtkWidget *window = gtk_window_new ();
  g_autofree char *before = NULL;
  g_autofree char *own = NULL;
  g_autofree char *after = NULL;

  gtk_fixed_put (GTK_FIXED (box), GTK_WIDGET (tile), 0, 0);
  gtk_widget_set_size_request (GTK_WIDGET (tile), 40, 40);
  ichomp_tile_set_number (tile, 7);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);

  before = dup_picture (tile);
  ichomp_digits_set_own (TRUE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_FA);
  ichomp_tile_retranslate (tile);
  own = dup_picture (tile);
  g_assert_cmpstr (own, !=, before);

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  ichomp_digits_set_own (FALSE);
  ichomp_tile_retranslate (tile);
  after = dup_picture (tile);
  g_assert_cmpstr (after, ==, before);
  gtk_window_destroy (GTK_WINDOW (window));
}

void
add_tests (void)
{
  g_test_add_func ("/tile/appearance", test_appearance);
  g_test_add_func ("/tile/classes", test_classes);
  g_test_add_func ("/tile/verdict-is-painted", test_verdict_is_painted);
  g_test_add_func ("/tile/activate", test_activate);
  g_test_add_func ("/tile/words", test_words);
  g_test_add_func ("/tile/digits", test_digits);
}
