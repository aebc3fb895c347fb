/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The export of pages and pictures as the contents of a file. */

#include "ichomp-paper-export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <string.h>

/* The side of a tile in a picture, in points. */
#define TILE 32.0

/* The margin of a picture, in points. */
#define PADDING 8.0

/* The largest number of pixels in a direction, and the number of pixels for a point if that is
 * smaller. */
#define MAX_PIXELS 4000.0
#define PIXELS_PER_POINT 4.0

#define PRODUCER "iChomp"

/**
 * ichomp_paper_find_picture_format:
 * @path: the name of a file
 * @format: (out): the format of its extension; case does not matter
 *
 * Returns: whether the extension is known
 */
gboolean
ichomp_paper_find_picture_format (const char *path, IchompPictureFormat *format)
{
  static const char *const endings[] = {
    [ICHOMP_PICTURE_SVG] = ".svg",
    [ICHOMP_PICTURE_PNG] = ".png",
    [ICHOMP_PICTURE_PDF] = ".pdf",
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (endings) == ICHOMP_N_PICTURE_FORMATS);
  gsize length = strlen (path);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (length > strlen (endings[i])
        && g_ascii_strcasecmp (path + length - strlen (endings[i]), endings[i]) == 0)
      {
        *format = i;
        return TRUE;
      }

  return FALSE;
}

static cairo_status_t
append (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* The messages of cairo are in English. Only a lack of memory or a bug can cause them here. */
static GBytes *
finish (cairo_status_t status, GByteArray *contents, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (contents);

  g_byte_array_unref (contents);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               /* Translators: %s is a reason, in English. */
               _ ("It could not be drawn: %s"), cairo_status_to_string (status));
  return NULL;
}

/* Without dates, so that equal pages give equal bytes. */
static void
describe (cairo_surface_t *surface, const char *title)
{
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, PRODUCER);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, NULL);
}

static cairo_status_t
destroy (cairo_t *cr, cairo_surface_t *surface)
{
  cairo_status_t status = cairo_status (cr);

  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  return status;
}

static cairo_status_t
draw_pixels (const IchompPaperBoard *board,
             IchompPaperInk ink,
             double width,
             double height,
             GByteArray *contents)
{
  double scale = MIN (PIXELS_PER_POINT, MAX_PIXELS / MAX (width, height));
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)(width * scale), (int)(height * scale));
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, PADDING, PADDING);
  ichomp_paper_board_draw (board, cr, ink, TILE);
  cairo_surface_flush (surface);
  status = cairo_surface_write_to_png_stream (surface, append, contents);
  if (status == CAIRO_STATUS_SUCCESS)
    return destroy (cr, surface);

  destroy (cr, surface);
  return status;
}

GBytes *
ichomp_paper_export_board (const IchompPaperBoard *board,
                           IchompPaperInk ink,
                           IchompPictureFormat format,
                           GError **error)
{
  GByteArray *contents = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_t *cr;
  double width;
  double height;

  ichomp_paper_board_measure (board, TILE, &width, &height);
  width += 2 * PADDING;
  height += 2 * PADDING;

  if (format == ICHOMP_PICTURE_PNG)
    return finish (draw_pixels (board, ink, width, height, contents), contents, error);

  if (format == ICHOMP_PICTURE_SVG)
    surface = cairo_svg_surface_create_for_stream (append, contents, width, height);
  else
    {
      g_autofree char *title = sg_position_to_string (ichomp_paper_board_get_position (board));

      surface = cairo_pdf_surface_create_for_stream (append, contents, width, height);
      describe (surface, title);
    }
  cr = cairo_create (surface);
  cairo_translate (cr, PADDING, PADDING);
  ichomp_paper_board_draw (board, cr, ink, TILE);

  return finish (destroy (cr, surface), contents, error);
}

/* A PDF file; equal pages give equal bytes. */
GBytes *
ichomp_paper_export_pages (const IchompPaperPages *pages, GError **error)
{
  const IchompPaperFormat *format = ichomp_paper_pages_get_format (pages);
  GByteArray *contents = g_byte_array_new ();
  cairo_surface_t *surface =
      cairo_pdf_surface_create_for_stream (append, contents, format->width, format->height);
  cairo_t *cr = cairo_create (surface);

  describe (surface, ichomp_paper_pages_get_title (pages));
  for (guint i = 0; i < ichomp_paper_pages_get_n_pages (pages); i++)
    {
      ichomp_paper_pages_draw (pages, i, cr);
      cairo_show_page (cr);
    }

  return finish (destroy (cr, surface), contents, error);
}
