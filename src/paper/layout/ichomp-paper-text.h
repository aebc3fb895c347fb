/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pangocairo.h>

#include "game/base/ichomp-types.h"

G_BEGIN_DECLS

/**
 * IchompPaperFont:
 * @size: in points
 *
 * A font without its family, which depends on the language of the page.
 */
typedef struct
{
  double size;
  PangoWeight weight;
} IchompPaperFont;

PangoContext *ichomp_paper_text_create_context (IchompLanguage language);
PangoLayout *
ichomp_paper_text_create (PangoContext *context, const IchompPaperFont *font, const char *markup);
PangoLayout *ichomp_paper_text_create_number (const IchompPaperFont *font, const char *number);
void ichomp_paper_text_measure (PangoLayout *layout, double *width, double *height);
void ichomp_paper_text_draw (cairo_t *cr,
                             PangoLayout *layout,
                             double x,
                             double y,
                             double xalign,
                             double yalign);

double ichomp_paper_text_get_size_factor (IchompLanguage language);
double ichomp_paper_text_get_spacing_factor (IchompLanguage language);
gboolean ichomp_paper_text_is_rtl (PangoContext *context);

G_END_DECLS
