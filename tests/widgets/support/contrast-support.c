/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The contrast of two colours, as the Web Content Accessibility Guidelines define it, and their
 * difference in the colour space CIELAB, where equal distances look about equally different. */

#include "contrast-support.h"

#include <math.h>

static double
get_linear (double channel)
{
  return channel <= 0.03928 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const GdkRGBA *color)
{
  return 0.2126 * get_linear (color->red) + 0.7152 * get_linear (color->green)
         + 0.0722 * get_linear (color->blue);
}

/* Returns the contrast, from 1 to 21. */
double
contrast_support_compute (const GdkRGBA *a, const GdkRGBA *b)
{
  double x = get_luminance (a);
  double y = get_luminance (b);

  return (MAX (x, y) + 0.05) / (MIN (x, y) + 0.05);
}

typedef struct
{
  double l;
  double a;
  double b;
} Lab;

static double
get_cube_root (double t)
{
  return t > 0.008856 ? cbrt (t) : 7.787 * t + 16.0 / 116;
}

/* Ambient light adds to the light of the screen, and the eye adapts to the brightest white. */
static Lab
to_lab (const GdkRGBA *color, double ambient_light)
{
  double r = (get_linear (color->red) + ambient_light) / (1 + ambient_light);
  double g = (get_linear (color->green) + ambient_light) / (1 + ambient_light);
  double b = (get_linear (color->blue) + ambient_light) / (1 + ambient_light);
  double x = get_cube_root ((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  double y = get_cube_root (0.2126 * r + 0.7152 * g + 0.0722 * b);
  double z = get_cube_root ((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);

  return (Lab){ 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

/**
 * contrast_support_compute_difference:
 * @a: a colour
 * @b: another colour
 * @ambient_light: the light that falls on the screen, as a part of the light of its white
 *
 * Returns: the distance of the colours in CIELAB (CIE 1976); about 2 is just seen, black and white
 *   are 100 apart in a dark room
 */
double
contrast_support_compute_difference (const GdkRGBA *a, const GdkRGBA *b, double ambient_light)
{
  Lab x = to_lab (a, ambient_light);
  Lab y = to_lab (b, ambient_light);

  return sqrt ((x.l - y.l) * (x.l - y.l) + (x.a - y.a) * (x.a - y.a) + (x.b - y.b) * (x.b - y.b));
}
