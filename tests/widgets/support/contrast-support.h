/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

double contrast_support_compute (const GdkRGBA *a, const GdkRGBA *b);
double
contrast_support_compute_difference (const GdkRGBA *a, const GdkRGBA *b, double ambient_light);

G_END_DECLS
