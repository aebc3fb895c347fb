/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Exported files: each has the format that its name says. */

#include "paper/layout/ichomp-paper-export.h"

#include <string.h>

#include "support.h"
#include "test-main.h"

static GBytes *
export_board (IchompPictureFormat format)
{
  g_autoptr (IchompPaperBoard) board = create_board (
      "4,3,3,1/5,2,1/3,3/2,1 @10x8", ICHOMP_PAPER_BOARD_COORDINATES | ICHOMP_PAPER_BOARD_NUMBERS
                                         | ICHOMP_PAPER_BOARD_DECIMAL | ICHOMP_PAPER_BOARD_BINARY);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = ichomp_paper_export_board (board, ICHOMP_PAPER_INK_COLOR, format, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
count_element_cb (GMarkupParseContext *context,
                  const char *element,
                  const char **names,
                  const char **values,
                  gpointer user_data,
                  GError **error)
{
  guint *n = user_data;

  if (*n == 0)
    g_assert_cmpstr (element, ==, "svg");
  (*n)++;
}

static void
test_svg (void)
{
  static const GMarkupParser parser = { .start_element = count_element_cb };
  guint n = 0;
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &n, NULL);
  g_autoptr (GBytes) bytes = export_board (ICHOMP_PICTURE_SVG);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                (gssize)g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  /* At least one shape for each of the 80 cells of the board. */
  g_assert_cmpuint (n, >, 80);
}

typedef struct
{
  const guint8 *data;
  gsize rest;
} Reader;

static cairo_status_t
read_cb (void *closure, unsigned char *data, unsigned int length)
{
  Reader *reader = closure;

  if (length > reader->rest)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, reader->data, length);
  reader->data += length;
  reader->rest -= length;
  return CAIRO_STATUS_SUCCESS;
}

static void
test_png (void)
{
  g_autoptr (GBytes) bytes = export_board (ICHOMP_PICTURE_PNG);
  Reader reader = { g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes) };
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream (read_cb, &reader);

  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (surface), >, 1000);
  g_assert_cmpint (cairo_image_surface_get_width (surface), <=, 4000);
  cairo_surface_destroy (surface);
}

/* Like strstr(), for data that may contain null bytes. */
static gboolean
contains (const char *data, gsize length, const char *word)
{
  gsize n = strlen (word);

  for (gsize i = 0; i + n <= length; i++)
    if (memcmp (data + i, word, n) == 0)
      return TRUE;

  return FALSE;
}

static void
test_pdf (void)
{
  g_autoptr (GBytes) bytes = export_board (ICHOMP_PICTURE_PDF);
  g_autoptr (GBytes) again = export_board (ICHOMP_PICTURE_PDF);
  const char *data = g_bytes_get_data (bytes, NULL);
  gsize length = g_bytes_get_size (bytes);

  g_assert_true (g_str_has_prefix (data, "%PDF-1."));
  g_assert_nonnull (g_strrstr_len (data + length - 16, 16, "%%EOF"));
  /* Newer versions of cairo compress what they say of the document. */
  g_assert_true (contains (data, length, "/Creator") || contains (data, length, "/ObjStm"));
  g_assert_false (contains (data, length, "/CreationDate"));
  g_assert_true (g_bytes_equal (bytes, again));
}

static void
test_formats (void)
{
  IchompPictureFormat format;

  g_assert_true (ichomp_paper_find_picture_format ("a.svg", &format));
  g_assert_cmpint (format, ==, ICHOMP_PICTURE_SVG);
  g_assert_true (ichomp_paper_find_picture_format ("/x.pdf/a.b.PNG", &format));
  g_assert_cmpint (format, ==, ICHOMP_PICTURE_PNG);
  g_assert_true (ichomp_paper_find_picture_format ("a.Pdf", &format));
  g_assert_cmpint (format, ==, ICHOMP_PICTURE_PDF);
  g_assert_false (ichomp_paper_find_picture_format ("svg", &format));
  g_assert_false (ichomp_paper_find_picture_format (".svg", &format));
  g_assert_false (ichomp_paper_find_picture_format ("a.svg.txt", &format));
}

void
add_tests (void)
{
  g_test_add_func ("/export/svg", test_svg);
  g_test_add_func ("/export/png", test_png);
  g_test_add_func ("/export/pdf", test_pdf);
  g_test_add_func ("/export/formats", test_formats);
}
