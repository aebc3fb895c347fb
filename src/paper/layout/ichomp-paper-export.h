/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ichomp-paper-pages.h"

G_BEGIN_DECLS

typedef enum
{
  ICHOMP_PICTURE_SVG,
  ICHOMP_PICTURE_PNG,
  ICHOMP_PICTURE_PDF,
} IchompPictureFormat;

#define ICHOMP_N_PICTURE_FORMATS (ICHOMP_PICTURE_PDF + 1)

gboolean ichomp_paper_find_picture_format (const char *path, IchompPictureFormat *format);

GBytes *ichomp_paper_export_board (const IchompPaperBoard *board,
                                   IchompPaperInk ink,
                                   IchompPictureFormat format,
                                   GError **error);
GBytes *ichomp_paper_export_pages (const IchompPaperPages *pages, GError **error);

G_END_DECLS
