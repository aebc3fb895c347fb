/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-paper-block.h"
#include "game/base/ichomp-types.h"

G_BEGIN_DECLS

/**
 * IchompPaperFormat:
 * @side: the left margin, and the right one
 * @top: the top margin, including the head
 * @bottom: the bottom margin, including the foot
 *
 * A sheet of paper, in points.
 */
typedef struct
{
  double width;
  double height;
  double side;
  double top;
  double bottom;
} IchompPaperFormat;

IchompPaperFormat ichomp_paper_format_for_size (double width, double height);
IchompPaperFormat ichomp_paper_format_for_locale (void);
char **ichomp_paper_format_list (void);
gboolean ichomp_paper_format_find (const char *name, IchompPaperFormat *format);

/**
 * IchompPaperDocument:
 * @title: the title, also in the head of the pages
 * @note: (nullable): a note in the foot of the pages, besides their numbers
 * @figure_fraction: the largest height of a board, as a fraction of the page
 * @max_tile: the side of the largest tiles, in points
 * @root: the content
 */
typedef struct
{
  char *title;
  char *note;
  IchompLanguage language;
  IchompPaperInk ink;
  double figure_fraction;
  double max_tile;
  IchompPaperBlock *root;
} IchompPaperDocument;

IchompPaperDocument *
ichomp_paper_document_new (const char *title, IchompLanguage language, IchompPaperInk ink);
void ichomp_paper_document_free (IchompPaperDocument *self);

typedef struct _IchompPaperPages IchompPaperPages;

IchompPaperPages *ichomp_paper_pages_new (IchompPaperDocument *document,
                                          const IchompPaperFormat *format);
void ichomp_paper_pages_free (IchompPaperPages *self);

const IchompPaperFormat *ichomp_paper_pages_get_format (const IchompPaperPages *self);
const char *ichomp_paper_pages_get_title (const IchompPaperPages *self);
guint ichomp_paper_pages_get_n_pages (const IchompPaperPages *self);
void ichomp_paper_pages_draw (const IchompPaperPages *self, guint page, cairo_t *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompPaperDocument, ichomp_paper_document_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompPaperPages, ichomp_paper_pages_free)

G_END_DECLS
