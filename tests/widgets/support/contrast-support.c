/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The contrast of two colours, as the Web Content Accessibility Guidelines define it. */

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
