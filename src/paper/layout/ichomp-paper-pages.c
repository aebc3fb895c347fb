/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of a document: each takes as many boxes as fit; boxes that have to stay together
 * move to the next page together. */

#include "ichomp-paper-pages.h"

#include <glib/gi18n.h>
#include <langinfo.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "ichomp-paper-flow.h"
#include "ichomp-paper-pages-private.h"

#define POINTS_PER_MM (72 / 25.4)

#define SIDE (20 * POINTS_PER_MM)
#define TOP (24 * POINTS_PER_MM)
#define BOTTOM (20 * POINTS_PER_MM)

/* From the edge of the page to the head and the foot. */
#define HEAD (12 * POINTS_PER_MM)
#define FOOT (11 * POINTS_PER_MM)

#define MARGINAL_SIZE 8.5
#define NAME_SIZE 10.0

/* Boards among text. */
#define FIGURE_FRACTION 0.34
#define MAX_TILE 22.0

struct _IchompPaperPages
{
  IchompPaperDocument *document;
  IchompPaperFormat format;
  PangoContext *context;
  GPtrArray *boxes; /* all of them */
  GPtrArray *pages; /* of arrays of borrowed boxes */
};

/* In points; the margins are 2 cm or more, but less on a small page. */
IchompPaperFormat
ichomp_paper_format_for_size (double width, double height)
{
  double scale = CLAMP (MIN (width, height) / (210 * POINTS_PER_MM), 0.5, 1);

  return (IchompPaperFormat){ .width = width,
                              .height = height,
                              .side = SIDE * scale,
                              .top = MAX (TOP * scale, HEAD + 16),
                              .bottom = MAX (BOTTOM * scale, FOOT + 10) };
}

/* The usual paper in the locale of the process. */
IchompPaperFormat
ichomp_paper_format_for_locale (void)
{
  int width = 0;
  int height = 0;

#if defined(_NL_PAPER_WIDTH) && defined(_NL_PAPER_HEIGHT)
  /* nl_langinfo() returns a number of millimetres as a pointer. */
  width = (int)(gintptr)nl_langinfo (_NL_PAPER_WIDTH);
  height = (int)(gintptr)nl_langinfo (_NL_PAPER_HEIGHT);
#endif

  if (width < 100 || height < 100 || width > 1000 || height > 1000)
    {
      width = 210;
      height = 297;
    }

  return ichomp_paper_format_for_size (width * POINTS_PER_MM, height * POINTS_PER_MM);
}

static const struct
{
  const char *name;
  double width;
  double height;
} sizes[] = {
  { "a4", 210, 297 },
  { "a5", 148, 210 },
  { "legal", 215.9, 355.6 },
  { "letter", 215.9, 279.4 },
};

/* The names of the sizes of paper, such as `a4`. */
char **
ichomp_paper_format_list (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    g_strv_builder_add (builder, sizes[i].name);

  return g_strv_builder_end (builder);
}

/**
 * ichomp_paper_format_find:
 * @name: the name of a size of paper, such as `a4` or `letter`; case does not matter
 * @format: (out): the upright page of that size
 *
 * Returns: whether the size is known
 */
gboolean
ichomp_paper_format_find (const char *name, IchompPaperFormat *format)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (g_ascii_strcasecmp (name, sizes[i].name) == 0)
      {
        *format = ichomp_paper_format_for_size (sizes[i].width * POINTS_PER_MM,
                                                sizes[i].height * POINTS_PER_MM);
        return TRUE;
      }

  return FALSE;
}

IchompPaperDocument *
ichomp_paper_document_new (const char *title, IchompLanguage language, IchompPaperInk ink)
{
  IchompPaperDocument *self = g_new0 (IchompPaperDocument, 1);

  self->title = g_strdup (title);
  self->language = language;
  self->ink = ink;
  self->figure_fraction = FIGURE_FRACTION;
  self->max_tile = MAX_TILE;
  self->root = ichomp_paper_block_new ();

  return self;
}

void
ichomp_paper_document_free (IchompPaperDocument *self)
{
  g_free (self->title);
  g_free (self->note);
  ichomp_paper_block_free (self->root);
  g_free (self);
}

static double
get_width (const IchompPaperFormat *format)
{
  return format->width - 2 * format->side;
}

static double
get_height (const IchompPaperFormat *format)
{
  return format->height - format->top - format->bottom;
}

/* The height of the boxes that have to be on the page of the first of them. */
static double
measure_kept (GPtrArray *boxes, guint first, guint *n_kept)
{
  double height = 0;
  guint i = first;

  do
    {
      const IchompPaperBox *box = g_ptr_array_index (boxes, i);

      height += box->height + (i > first ? box->before : 0);
    }
  while (((IchompPaperBox *)g_ptr_array_index (boxes, i++))->keep && i < boxes->len);

  *n_kept = i - first;
  return height;
}

static GPtrArray *
add_page (IchompPaperPages *self)
{
  GPtrArray *page = g_ptr_array_new ();

  g_ptr_array_add (self->pages, page);
  return page;
}

static void
cut (IchompPaperPages *self)
{
  double room = get_height (&self->format) + 0.01;
  GPtrArray *page = add_page (self);
  double used = 0;
  guint n_kept = 0;

  for (guint i = 0; i < self->boxes->len; i++)
    {
      IchompPaperBox *box = g_ptr_array_index (self->boxes, i);
      double before = page->len > 0 ? box->before : 0;

      /* A box that the previous one keeps has been measured with it, unless they were too high. */
      if (n_kept == 0)
        {
          double needed = measure_kept (self->boxes, i, &n_kept);

          if (needed > room)
            n_kept = 1;
          else if (used + before + needed > room)
            box->new_page = TRUE;
        }
      if (used + before + box->height > room)
        box->new_page = TRUE;

      if (box->new_page && page->len > 0)
        {
          page = add_page (self);
          used = 0;
          before = 0;
          if (box->head != NULL && box->head->height + box->height <= room)
            {
              g_ptr_array_add (page, box->head);
              used = box->head->height;
            }
        }

      g_ptr_array_add (page, box);
      used += before + box->height;
      n_kept--;
    }
}

/**
 * ichomp_paper_pages_new:
 * @document: (transfer full): a document
 * @format: the paper
 *
 * Cost: fonts are looked up, which takes a moment the first time.
 *
 * Returns: (transfer full): its pages, at least one
 */
IchompPaperPages *
ichomp_paper_pages_new (IchompPaperDocument *document, const IchompPaperFormat *format)
{
  g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (document->language);
  IchompPaperPages *self = g_new0 (IchompPaperPages, 1);
  IchompPaperFlow flow;

  self->document = document;
  self->format = *format;
  self->context = ichomp_paper_text_create_context (document->language);
  self->boxes = ichomp_paper_boxes_new ();
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref);

  flow = (IchompPaperFlow){
    .context = self->context,
    .spacing = ichomp_paper_text_get_spacing_factor (document->language),
    .scale = ichomp_paper_text_get_size_factor (document->language),
    .page_height = get_height (format),
    .figure_height = document->figure_fraction * get_height (format),
    .max_tile = document->max_tile,
    .boxes = self->boxes,
  };
  ichomp_paper_flow_add (&flow, document->root, 0, get_width (format));
  cut (self);

  return self;
}

void
ichomp_paper_pages_free (IchompPaperPages *self)
{
  g_ptr_array_unref (self->pages);
  g_ptr_array_unref (self->boxes);
  g_object_unref (self->context);
  ichomp_paper_document_free (self->document);
  g_free (self);
}

const IchompPaperFormat *
ichomp_paper_pages_get_format (const IchompPaperPages *self)
{
  return &self->format;
}

const char *
ichomp_paper_pages_get_title (const IchompPaperPages *self)
{
  return self->document->title;
}

guint
ichomp_paper_pages_get_n_pages (const IchompPaperPages *self)
{
  return self->pages->len;
}

static void
draw_marginal (const IchompPaperPages *self,
               cairo_t *cr,
               const char *text,
               double y,
               gboolean at_end,
               double width)
{
  gboolean right = at_end != ichomp_paper_text_is_rtl (self->context);
  double x = right ? self->format.width - self->format.side : self->format.side;
  g_autofree char *markup = g_markup_escape_text (text, -1);
  g_autoptr (PangoLayout) layout = ichomp_paper_text_create (
      self->context, &(IchompPaperFont){ MARGINAL_SIZE, PANGO_WEIGHT_NORMAL }, markup);
  double natural;

  ichomp_paper_text_measure (layout, &natural, NULL);
  if (natural > width)
    {
      pango_layout_set_width (layout, pango_units_from_double (width));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  ichomp_paper_text_draw (cr, layout, x, y, right ? 1 : 0, 0.5);
}

/* "Name" and a line to write on, at an offset from the start of the text of the page. */
static void
draw_blank (const IchompPaperPages *self, cairo_t *cr, const char *label, double from, double width)
{
  gboolean rtl = ichomp_paper_text_is_rtl (self->context);
  g_autofree char *markup = g_markup_escape_text (label, -1);
  g_autoptr (PangoLayout) layout = ichomp_paper_text_create (
      self->context, &(IchompPaperFont){ NAME_SIZE, PANGO_WEIGHT_NORMAL }, markup);
  double left = self->format.side + (rtl ? get_width (&self->format) - from - width : from);
  double baseline = pango_units_to_double (pango_layout_get_baseline (layout));
  double y = HEAD + 6;
  double label_width;

  ichomp_paper_text_measure (layout, &label_width, NULL);
  cairo_move_to (cr, rtl ? left + width - label_width : left, y - baseline);
  pango_cairo_show_layout (cr, layout);
  cairo_set_line_width (cr, 0.6);
  cairo_move_to (cr, rtl ? left : left + label_width + 5, y);
  cairo_line_to (cr, rtl ? left + width - label_width - 5 : left + width, y);
  cairo_stroke (cr);
}

static gboolean
has_name (const IchompPaperPages *self, guint page)
{
  GPtrArray *boxes = g_ptr_array_index (self->pages, page);

  return boxes->len > 0 && ((IchompPaperBox *)g_ptr_array_index (boxes, 0))->is_form;
}

static void
draw_head (const IchompPaperPages *self, guint page, cairo_t *cr)
{
  double width = get_width (&self->format);

  if (has_name (self, page))
    {
      ichomp_paper_ink_set_tone (self->document->ink, cr, ICHOMP_PAPER_TONE_TEXT);
      /* Translators: In the head of a worksheet, before a line to write on. */
      draw_blank (self, cr, _ ("Name:"), 0, width * 0.58);
      /* Translators: In the head of a worksheet, before a line to write on. */
      draw_blank (self, cr, _ ("Date:"), width * 0.64, width * 0.36);
    }
  else if (page > 0)
    {
      ichomp_paper_ink_set_tone (self->document->ink, cr, ICHOMP_PAPER_TONE_FAINT);
      draw_marginal (self, cr, self->document->title, HEAD, FALSE, width);
      ichomp_paper_ink_set_tone (self->document->ink, cr, ICHOMP_PAPER_TONE_LINE);
      cairo_set_line_width (cr, 0.5);
      cairo_move_to (cr, self->format.side, HEAD + 9);
      cairo_line_to (cr, self->format.width - self->format.side, HEAD + 9);
      cairo_stroke (cr);
    }
}

static void
draw_foot (const IchompPaperPages *self, guint page, cairo_t *cr)
{
  double y = self->format.height - FOOT;
  double width = get_width (&self->format);
  g_autofree char *number =
      /* Translators: At the foot of a printed page, such as "Page 2 of 5". */
      ichomp_digits_printf (_ ("Page %1$u of %2$u"), page + 1, self->pages->len);

  ichomp_paper_ink_set_tone (self->document->ink, cr, ICHOMP_PAPER_TONE_FAINT);
  draw_marginal (self, cr, self->document->note != NULL ? self->document->note : "iChomp", y, FALSE,
                 width * 0.7);
  draw_marginal (self, cr, number, y, TRUE, width * 0.28);
}

/* For tests: the boxes on a page. */
GPtrArray *
ichomp_paper_pages_get_boxes (const IchompPaperPages *self, guint page)
{
  return g_ptr_array_index (self->pages, page);
}

/* For tests: the boxes of all pages. */
GPtrArray *
ichomp_paper_pages_get_all_boxes (const IchompPaperPages *self)
{
  return self->boxes;
}

/**
 * ichomp_paper_pages_draw:
 * @self: pages
 * @page: the number of the page, from 0
 * @cr: where to draw: the corner of the sheet is at the origin, and the unit is a point
 */
void
ichomp_paper_pages_draw (const IchompPaperPages *self, guint page, cairo_t *cr)
{
  g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (self->document->language);

  g_return_if_fail (page < self->pages->len);

  cairo_save (cr);
  draw_head (self, page, cr);
  draw_foot (self, page, cr);
  cairo_translate (cr, self->format.side, self->format.top);
  ichomp_paper_boxes_draw (g_ptr_array_index (self->pages, page), cr, self->document->ink,
                           get_width (&self->format), get_height (&self->format),
                           ichomp_paper_text_is_rtl (self->context));
  cairo_restore (cr);
}
