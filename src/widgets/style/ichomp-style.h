/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/**
 * IchompPalette:
 * @fill: the tiles of each quadrant
 * @strong: lines and numbers of each quadrant on the window's background
 * @hollow: a place without a tile
 * @hollow_edge: the edge of such a place; transparent except in high contrast
 * @dot: in the middle of such a place
 * @cross: the lines between the quadrants
 * @on_cross: the numbers on these lines
 * @coordinate: the numbers along the edges
 *
 * The colours of what the board paints itself; all others are used in the style sheets only.
 */
typedef struct
{
  GdkRGBA fill[SG_N_QUADRANTS];
  GdkRGBA strong[SG_N_QUADRANTS];
  GdkRGBA hollow;
  GdkRGBA hollow_edge;
  GdkRGBA dot;
  GdkRGBA cross;
  GdkRGBA on_cross;
  GdkRGBA coordinate;
} IchompPalette;

void ichomp_style_init (GdkDisplay *display);

IchompAppearance ichomp_style_classify (const char *theme_name, const GdkRGBA *text);
IchompAppearance ichomp_style_get_appearance (GdkDisplay *display);
void ichomp_style_set_appearance (IchompAppearance appearance, gboolean projector);
void ichomp_style_follow_desktop (void);
void ichomp_style_set_zoom (guint percent);
guint ichomp_style_get_zoom (void);
guint ichomp_style_get_scale (void);
gboolean ichomp_style_is_projector (void);

const char *ichomp_style_get_quadrant_class (SgQuadrant quadrant);
void ichomp_style_look_up_color (GtkWidget *widget, const char *name, GdkRGBA *color);
void ichomp_style_get_color (GtkWidget *widget, GdkRGBA *color);
void ichomp_style_get_palette (GtkWidget *widget, IchompPalette *palette);

G_END_DECLS
