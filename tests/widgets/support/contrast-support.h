/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

double contrast_support_compute (const GdkRGBA *a, const GdkRGBA *b);

G_END_DECLS
