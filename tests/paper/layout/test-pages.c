/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages: every box is on a page and inside its margins, and boxes that belong together are on the
 * same page. */

#include "paper/layout/ichomp-paper-pages.h"

#include <string.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "game/course/ichomp-lesson-reader.h"
#include "paper/layout/ichomp-paper-block-private.h"
#include "paper/content/ichomp-paper-lesson.h"
#include "paper/layout/ichomp-paper-pages-private.h"
#include "paper/content/ichomp-paper-position.h"
#include "paper/content/ichomp-paper-worksheet.h"
#include "support.h"
#include "test-main.h"

#define SAMPLE SOURCE_ROOT "/tests/game/course/fixtures/sample.xml"

static const char *const sizes[] = { "a4", "letter", "a5" };

static double
get_content_height (const IchompPaperFormat *format)
{
  return format->height - format->top - format->bottom;
}

static void
check_inside (IchompPaperPages *pages, guint page)
{
  const IchompPaperFormat *format = ichomp_paper_pages_get_format (pages);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, w, h;

  ichomp_paper_pages_draw (pages, page, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_recording_surface_ink_extents (surface, &x, &y, &w, &h);
  g_assert_cmpfloat (x, >=, format->side - 2);
  g_assert_cmpfloat (x + w, <=, format->width - format->side + 2);
  g_assert_cmpfloat (y, >=, 20);
  g_assert_cmpfloat (y + h, <=, format->height - 20);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Every box occurs once and in order, apart from repeated heads of tables. No page is too full, and
 * none ends with a box that keeps the next one. */
static void
check (IchompPaperPages *pages)
{
  const IchompPaperFormat *format = ichomp_paper_pages_get_format (pages);
  GPtrArray *all = ichomp_paper_pages_get_all_boxes (pages);
  guint n = 0;

  for (guint i = 0; i < ichomp_paper_pages_get_n_pages (pages); i++)
    {
      GPtrArray *boxes = ichomp_paper_pages_get_boxes (pages, i);

      g_assert_cmpuint (boxes->len, >, 0);
      g_assert_cmpfloat (ichomp_paper_boxes_get_height (boxes), <=,
                         get_content_height (format) + 0.1);
      for (guint k = 0; k < boxes->len; k++)
        {
          const IchompPaperBox *box = g_ptr_array_index (boxes, k);

          if (k == 0 && box != g_ptr_array_index (all, n))
            g_assert_true (box == ((IchompPaperBox *)g_ptr_array_index (all, n))->head);
          else
            g_assert_true (box == g_ptr_array_index (all, n++));
          g_assert_cmpfloat (box->indent, >=, 0);
          g_assert_cmpfloat (box->indent + box->width, <=, format->width - 2 * format->side + 0.1);
        }

      g_assert_false (((IchompPaperBox *)g_ptr_array_index (boxes, boxes->len - 1))->keep);
      check_inside (pages, i);
    }
  g_assert_cmpuint (n, ==, all->len);
}

static IchompPaperPages *
lay_out (IchompPaperDocument *document, const char *size)
{
  IchompPaperFormat format;

  g_assert_true (ichomp_paper_format_find (size, &format));
  return ichomp_paper_pages_new (document, &format);
}

static void
check_lesson (const char *path, IchompLanguage language)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) lesson = ichomp_lesson_load_file (path, &error);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (IchompPaperPages) pages =
          lay_out (ichomp_paper_lesson_new (lesson, language, ICHOMP_PAPER_INK_COLOR), sizes[i]);

      check (pages);
    }
}

static void
test_lessons (void)
{
  const char *folder = SOURCE_ROOT "/data/lessons";
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        check_lesson (path, ICHOMP_LANGUAGE_EN);
        n++;
      }
  g_assert_cmpuint (n, >=, 13);
}

static void
test_sample (void)
{
  check_lesson (SAMPLE, ICHOMP_LANGUAGE_EN);
  check_lesson (SAMPLE, ICHOMP_LANGUAGE_FA);
}

/* Appends all texts of a block and its children. */
static void
collect_texts (const IchompPaperBlock *block, GString *texts)
{
  if (block->markup != NULL)
    g_string_append_printf (texts, "%s\n", block->markup);
  for (guint i = 0; block->children != NULL && i < block->children->len; i++)
    collect_texts (g_ptr_array_index (block->children, i), texts);
}

static char *
dup_texts (const char *path)
{
  g_autoptr (IchompLesson) lesson = ichomp_lesson_load_file (path, NULL);
  g_autoptr (IchompPaperDocument) document =
      ichomp_paper_lesson_new (lesson, ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR);
  GString *texts = g_string_new (NULL);

  collect_texts (document->root, texts);
  return g_string_free (texts, FALSE);
}

/* The answer to a task that no first move answers. The lessons before the one that teaches u do not
 * name it. */
static void
test_plans (void)
{
  static const char *const before_u[] = { "01-play", "02-without-numbers", "03-nim", "04-outcomes",
                                          "05-value" };
  g_autofree char *first = dup_texts (SOURCE_ROOT "/data/lessons/01-play.xml");
  g_autofree char *second = dup_texts (SOURCE_ROOT "/data/lessons/02-without-numbers.xml");
  g_autofree char *proofs = dup_texts (SOURCE_ROOT "/data/lessons/09-proofs.xml");

  g_assert_nonnull (strstr (first, "No first move wins if the computer makes no mistake."));
  g_assert_nonnull (strstr (first, "Each move of the computer has an answer that wins."));
  g_assert_nonnull (strstr (second, "Copy each move of the computer."));
  g_assert_null (strstr (first, "From earlier lessons"));
  g_assert_nonnull (strstr (second, "From earlier lessons"));
  g_assert_nonnull (strstr (proofs, "Answer each move so that u becomes 0 whenever you can."));

  for (gsize i = 0; i < G_N_ELEMENTS (before_u); i++)
    {
      g_autofree char *path = g_strdup_printf (SOURCE_ROOT "/data/lessons/%s.xml", before_u[i]);
      g_autofree char *texts = dup_texts (path);

      g_assert_false (g_regex_match_simple ("\\bu\\b", texts, 0, 0));
    }
}

static const IchompPaperBoard *
find_board (const IchompPaperBlock *block, const SgPosition *position)
{
  if (block->board != NULL
      && sg_position_equal (ichomp_paper_board_get_position (block->board), position))
    return block->board;

  for (guint i = 0; block->children != NULL && i < block->children->len; i++)
    {
      const IchompPaperBoard *found = find_board (g_ptr_array_index (block->children, i), position);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GBytes *
draw (const IchompPaperBoard *board)
{
  cairo_surface_t *surface = draw_pixels (board, ICHOMP_PAPER_INK_COLOR, 20, 200, 200);
  GBytes *pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                                (gsize)cairo_image_surface_get_stride (surface) * 200);

  cairo_surface_destroy (surface);
  return pixels;
}

/* The numbers of a quadrant are printed: the picture differs from one without an analysis. */
static void
test_quadrant (void)
{
  g_autoptr (IchompLesson) lesson = ichomp_lesson_load_file (SAMPLE, NULL);
  g_autoptr (SgDiagram) diagram = sg_diagram_parse ("3,2,1", NULL);
  g_autoptr (IchompPaperDocument) document =
      ichomp_paper_lesson_new (lesson, ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR);
  IchompPaperBoard *bare = ichomp_paper_board_new_quadrant (diagram);
  const IchompPaperBoard *board =
      find_board (document->root, ichomp_paper_board_get_position (bare));
  g_autoptr (GBytes) without = NULL;
  g_autoptr (GBytes) with = NULL;

  ichomp_paper_board_add_mark (bare, &(SgMove){ SG_QUADRANT_NW, 0, 1 });
  ichomp_paper_board_add_mark (bare, &(SgMove){ SG_QUADRANT_NW, 1, 0 });
  ichomp_paper_board_set_rule (bare, SG_RULE_CHOMP);
  ichomp_paper_board_set_flags (bare, ICHOMP_PAPER_BOARD_NUMBERS);
  without = draw (bare);
  g_assert_nonnull (board);
  with = draw (board);
  g_assert_false (g_bytes_equal (with, without));
  ichomp_paper_board_free (bare);
}

static void
test_languages (void)
{
  check_lesson (SOURCE_ROOT "/tests/paper/content/fixtures/persian.xml", ICHOMP_LANGUAGE_FA);
  check_lesson (SOURCE_ROOT "/tests/paper/content/fixtures/khmer.xml", ICHOMP_LANGUAGE_KM);
}

static void
test_explanation (void)
{
  static const char *const positions[] = { "4,3,3,1/5,2,1/3,3/2,1 @10x8", "1/1/-/-", "-/-/-/-",
                                           "9,9,3/9,9,1,1,1/7/9,8,8 @24x10", "3/-/-/-" };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (SgAnalysis) analysis = analyze_position (positions[i]);
      IchompShape shape;

      ichomp_shape_init (&shape, ICHOMP_PARTS_QUADRANTS, sg_analysis_get_position (analysis));
      for (gsize k = 0; k < G_N_ELEMENTS (sizes); k++)
        {
          g_autoptr (IchompPaperPages) pages =
              lay_out (ichomp_paper_explanation_new (analysis, &shape, NULL, ICHOMP_LANGUAGE_EN,
                                                     ICHOMP_PAPER_INK_BLACK),
                       sizes[k]);

          check (pages);
        }
    }
}

static void
test_position (void)
{
  static const IchompPaperShown shown = { .board = ICHOMP_PAPER_BOARD_COORDINATES };
  g_autoptr (SgPosition) position = parse_position ("4,3,3,1/5,2,1/3,3/2,1 @10x8");
  g_autoptr (IchompPaperPages) pages = NULL;
  IchompShape shape;

  ichomp_shape_init (&shape, ICHOMP_PARTS_QUADRANTS, position);
  pages = lay_out (ichomp_paper_position_new (position, &shape, NULL, "Nim", &shown,
                                              ICHOMP_LANGUAGE_FA, ICHOMP_PAPER_INK_COLOR),
                   "a4");

  check (pages);
  g_assert_cmpuint (ichomp_paper_pages_get_n_pages (pages), ==, 1);
}

/* Every exercise fits into its place. */
static void
test_worksheets (void)
{
  const guint per_pages[] = { 1, 2, 4, 6 };

  for (guint difficulty = 1; difficulty <= ICHOMP_EXERCISE_MAX_DIFFICULTY; difficulty += 2)
    for (gsize i = 0; i < G_N_ELEMENTS (per_pages); i++)
      for (gsize k = 0; k < G_N_ELEMENTS (sizes); k++)
        {
          IchompPaperWorksheet worksheet = { .seed = 7,
                                             .kinds = ICHOMP_ALL_EXERCISE_KINDS,
                                             .difficulty = difficulty,
                                             .count = 10,
                                             .per_page = per_pages[i],
                                             .solutions = TRUE,
                                             .ink = ICHOMP_PAPER_INK_BLACK };
          g_autoptr (IchompPaperPages) pages = lay_out (
              ichomp_paper_worksheet_create_document (&worksheet, ICHOMP_LANGUAGE_EN), sizes[k]);

          check (pages);
          g_assert_cmpuint (ichomp_paper_pages_get_n_pages (pages), >,
                            (10 + per_pages[i] - 1) / per_pages[i]);
        }
}

/* If a place is too small, first boards and then letters become smaller. */
static void
test_crowded (void)
{
  IchompPaperDocument *document =
      ichomp_paper_document_new ("Crowded", ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR);
  IchompPaperBlock *grid = ichomp_paper_block_add_grid (document->root, 2, 3, 1, 30);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (IchompPaperPages) pages = NULL;

  for (guint i = 0; i < 120; i++)
    g_string_append (text, "word ");
  for (guint i = 0; i < 6; i++)
    {
      IchompPaperBlock *place = ichomp_paper_block_add_group (grid, ICHOMP_PAPER_GROUP_PLAIN);

      ichomp_paper_block_add_plain (place, ICHOMP_PAPER_BODY, text->str);
      ichomp_paper_block_add_board (place, create_board ("4,3,3,1/5,2,1/3,3/2,1 @10x8", 0));
      ichomp_paper_block_add_answer (place, "Answer:", 2);
    }
  pages = lay_out (document, "a5");

  check (pages);
  g_assert_cmpuint (ichomp_paper_pages_get_n_pages (pages), ==, 1);
}

/* A frame, a table or a word that is too long is cut; no text is lost. */
static void
test_long (void)
{
  IchompPaperDocument *document =
      ichomp_paper_document_new ("Long", ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR);
  g_autoptr (GString) text = g_string_new (NULL);
  IchompPaperBlock *group = ichomp_paper_block_add_group (document->root, ICHOMP_PAPER_GROUP_FRAME);
  IchompPaperBlock *table = ichomp_paper_block_add_table (document->root, 3, FALSE);
  g_autoptr (IchompPaperPages) pages = NULL;

  for (guint i = 0; i < 2000; i++)
    g_string_append (text, "word ");
  ichomp_paper_block_add_plain (group, ICHOMP_PAPER_BODY, text->str);
  g_string_truncate (text, 400);
  for (guint i = 0; i < 300; i++)
    ichomp_paper_block_add_cell (table, ICHOMP_PAPER_CELL_BOX, i % 3 == 0 ? text->str : "1");
  for (guint i = 0; i < 30; i++)
    {
      ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_HEADING, "Heading");
      ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_BODY,
                                    "A_word_that_is_longer_than_any_line_can_be_and_has_nowhere_"
                                    "a_place_where_it_could_be_broken_if_it_had_not_to_be_broken");
    }

  pages = lay_out (document, "a4");
  check (pages);
  g_assert_cmpuint (ichomp_paper_pages_get_n_pages (pages), >, 10);
}

/* A long table repeats its head on each page. */
static void
test_table_head (void)
{
  IchompPaperDocument *document =
      ichomp_paper_document_new ("Head", ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR);
  IchompPaperBlock *table = ichomp_paper_block_add_table (document->root, 2, FALSE);
  const IchompPaperBox *head;
  g_autoptr (IchompPaperPages) pages = NULL;

  for (guint i = 0; i < 2; i++)
    ichomp_paper_block_add_cell (table, ICHOMP_PAPER_CELL_BOLD, "Column");
  ichomp_paper_block_end_head (table);
  for (guint i = 0; i < 300; i++)
    ichomp_paper_block_add_cell (table, 0, "1");

  pages = lay_out (document, "a4");
  check (pages);
  g_assert_cmpuint (ichomp_paper_pages_get_n_pages (pages), >, 3);

  /* The head is not on a page with a single row. */
  g_assert_true (
      ((IchompPaperBox *)g_ptr_array_index (ichomp_paper_pages_get_all_boxes (pages), 1))->keep);
  head = g_ptr_array_index (ichomp_paper_pages_get_all_boxes (pages), 0);
  for (guint i = 0; i < ichomp_paper_pages_get_n_pages (pages); i++)
    g_assert_true (g_ptr_array_index (ichomp_paper_pages_get_boxes (pages, i), 0) == head);
}

static void
test_page_break (void)
{
  IchompPaperDocument *document =
      ichomp_paper_document_new ("Two", ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR);
  g_autoptr (IchompPaperPages) pages = NULL;

  ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_BODY, "One");
  ichomp_paper_block_add_page_break (document->root);
  ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_BODY, "Two");
  pages = lay_out (document, "a4");

  check (pages);
  g_assert_cmpuint (ichomp_paper_pages_get_n_pages (pages), ==, 2);
}

static void
test_empty (void)
{
  g_autoptr (IchompPaperPages) pages = lay_out (
      ichomp_paper_document_new ("Nothing", ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR), "a4");

  g_assert_cmpuint (ichomp_paper_pages_get_n_pages (pages), ==, 1);
}

#define MM (72 / 25.4)

/* The margins of a smaller paper are smaller in the same proportion, down to half of those of A4,
 * but never so small that the text meets the head and the foot. */
static void
test_margins (void)
{
  static const struct
  {
    double width, height, side, top, bottom; /* in millimetres */
  } papers[] = {
    { 210, 297, 20, 24, 20 },
    { 297, 420, 20, 24, 20 },
    { 297, 168, 16, 19.2, 16 },
    { 147, 210, 14, 12 + 16 / MM, 11 + 10 / MM },
    { 105, 148, 10, 12 + 16 / MM, 11 + 10 / MM },
    { 52, 74, 10, 12 + 16 / MM, 11 + 10 / MM },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      IchompPaperFormat format =
          ichomp_paper_format_for_size (papers[i].width * MM, papers[i].height * MM);

      g_test_message ("%g x %g mm", papers[i].width, papers[i].height);
      g_assert_cmpfloat_with_epsilon (format.side, papers[i].side * MM, 0.01);
      g_assert_cmpfloat_with_epsilon (format.top, papers[i].top * MM, 0.01);
      g_assert_cmpfloat_with_epsilon (format.bottom, papers[i].bottom * MM, 0.01);
    }
}

static void
test_formats (void)
{
  IchompPaperFormat format;

  g_assert_true (ichomp_paper_format_find ("A4", &format));
  g_assert_cmpfloat_with_epsilon (format.width, 595.3, 0.1);
  g_assert_cmpfloat_with_epsilon (format.height, 841.9, 0.1);
  g_assert_true (ichomp_paper_format_find ("letter", &format));
  g_assert_cmpfloat_with_epsilon (format.width, 612, 0.1);
  g_assert_false (ichomp_paper_format_find ("a", &format));
  g_assert_false (ichomp_paper_format_find ("", &format));

  /* The tests run under C.UTF-8, where paper is A4. */
  format = ichomp_paper_format_for_locale ();
  g_assert_cmpfloat_with_epsilon (format.width, 595.3, 0.1);
}

static const IchompPaperBox *
get_box (IchompPaperPages *pages, guint index)
{
  return g_ptr_array_index (ichomp_paper_pages_get_all_boxes (pages), index);
}

/* A number is not cut while texts in other columns can be broken between words. */
static void
test_table_words (void)
{
  static const char *const cells[] = { "Some of the words of a long heading",
                                       "Some of the words of a long heading",
                                       "Some of the words of a long heading",
                                       "Some of the words of a long heading",
                                       "1,000,000,000,000,000",
                                       "1",
                                       "1",
                                       "1" };
  IchompPaperDocument *document =
      ichomp_paper_document_new ("Title", ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR);
  IchompPaperBlock *table = ichomp_paper_block_add_table (document->root, 4, FALSE);
  g_autoptr (IchompPaperPages) pages = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    ichomp_paper_block_add_cell (table, 0, cells[i]);
  for (guint i = 0; i < 4; i++)
    ichomp_paper_block_add_cell (table, 0, "1");
  pages = lay_out (document, "a4");

  g_assert_cmpuint (ichomp_paper_pages_get_all_boxes (pages)->len, ==, 3);
  g_assert_cmpfloat (get_box (pages, 0)->height, >, 1.5 * get_box (pages, 2)->height);
  g_assert_cmpfloat (get_box (pages, 1)->height, <, 1.1 * get_box (pages, 2)->height);
}

/* A formula that is too long is broken before its equals signs. */
static void
check_formula (const char *formula, IchompLanguage language, guint n_lines)
{
  IchompPaperDocument *document =
      ichomp_paper_document_new ("Title", language, ICHOMP_PAPER_INK_COLOR);
  g_autoptr (IchompPaperPages) pages = NULL;

  ichomp_paper_block_add_text (document->root, ICHOMP_PAPER_FORMULA, formula);
  pages = lay_out (document, "a4");
  g_assert_cmpuint (ichomp_paper_pages_get_all_boxes (pages)->len, ==, n_lines);
  check (pages);
}

static void
test_formula (void)
{
  static const IchompLanguage languages[] = { ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_FA };
  const char *sum = "1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11";
  g_autofree char *two = g_strdup_printf ("%s = %s", sum, sum);
  g_autofree char *four = g_strdup_printf ("u = %s = %s = %s = %s", sum, sum, sum, sum);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      check_formula ("u = 1 XOR 2 = 3", languages[i], 1);
      check_formula (two, languages[i], 2);
      check_formula (four, languages[i], 4);
    }
}

static guchar *
draw_all (guint *n_bytes)
{
  g_autoptr (IchompLesson) lesson = ichomp_lesson_load_file (SAMPLE, NULL);
  g_autoptr (IchompPaperPages) pages =
      lay_out (ichomp_paper_lesson_new (lesson, ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR), "a4");
  const IchompPaperFormat *format = ichomp_paper_pages_get_format (pages);
  GByteArray *bytes = g_byte_array_new ();

  for (guint i = 0; i < ichomp_paper_pages_get_n_pages (pages); i++)
    {
      cairo_surface_t *surface =
          cairo_image_surface_create (CAIRO_FORMAT_A8, (int)format->width, (int)format->height);
      cairo_t *cr = cairo_create (surface);

      ichomp_paper_pages_draw (pages, i, cr);
      cairo_surface_flush (surface);
      g_byte_array_append (bytes, cairo_image_surface_get_data (surface),
                           (guint)(cairo_image_surface_get_stride (surface)
                                   * cairo_image_surface_get_height (surface)));
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
  *n_bytes = bytes->len;
  return g_byte_array_free (bytes, FALSE);
}

/* The language of the program changes nothing of an English lesson on paper, neither its margins
 * nor the numbers on its boards. */
static void
test_other_language (void)
{
  g_autofree guchar *english = NULL;
  g_autofree guchar *other = NULL;
  guint n_english;
  guint n_other;

  ichomp_digits_set_own (TRUE);
  english = draw_all (&n_english);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_FA);
  other = draw_all (&n_other);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  ichomp_digits_set_own (FALSE);

  g_assert_cmpmem (other, n_other, english, n_english);
}

void
add_tests (void)
{
  g_test_add_func ("/pages/lessons", test_lessons);
  g_test_add_func ("/pages/sample", test_sample);
  g_test_add_func ("/pages/plans", test_plans);
  g_test_add_func ("/pages/quadrant", test_quadrant);
  g_test_add_func ("/pages/languages", test_languages);
  g_test_add_func ("/pages/other-language", test_other_language);
  g_test_add_func ("/pages/explanation", test_explanation);
  g_test_add_func ("/pages/position", test_position);
  g_test_add_func ("/pages/worksheets", test_worksheets);
  g_test_add_func ("/pages/crowded", test_crowded);
  g_test_add_func ("/pages/long", test_long);
  g_test_add_func ("/pages/table-head", test_table_head);
  g_test_add_func ("/pages/table-words", test_table_words);
  g_test_add_func ("/pages/formula", test_formula);
  g_test_add_func ("/pages/page-break", test_page_break);
  g_test_add_func ("/pages/empty", test_empty);
  g_test_add_func ("/pages/formats", test_formats);
  g_test_add_func ("/pages/margins", test_margins);
}
