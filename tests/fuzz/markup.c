/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The markup inside the texts of a lesson, and the addresses of its links. */

#include <string.h>

#include "game/course/ichomp-lesson-error.h"
#include "game/course/ichomp-lesson-inline.h"
#include "fuzz.h"

/* A link in the markup leads to the same place as the span that made it. */
static void
start_element (GMarkupParseContext *context,
               const char *name,
               const char **attributes,
               const char **values,
               gpointer data,
               GError **error)
{
  g_autofree char *lesson = NULL;
  g_autofree char *section = NULL;
  g_autofree char *term = NULL;

  if (!g_str_equal (name, "a"))
    return;

  g_assert_cmpstr (attributes[0], ==, "href");
  g_assert_true (ichomp_inline_parse_uri (values[0], &lesson, &section, &term));
  g_assert_true ((lesson == NULL) != (term == NULL));
}

/* Labels would show nothing. */
static void
assert_markup (const char *markup)
{
  static const GMarkupParser parser = { .start_element = start_element };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_utf8_validate (markup, -1, NULL));
  g_markup_parse_context_parse (context, "<markup>", -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_parse (context, markup, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_parse (context, "</markup>", -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
}

static void
assert_whole (const char *text, IchompInline *parsed)
{
  g_autofree char *markup = ichomp_inline_to_markup (parsed);
  g_autofree char *print_markup = ichomp_inline_to_print_markup (parsed);
  g_autofree char *plain = ichomp_inline_to_text (parsed);
  g_autofree char *markup_again = NULL;
  g_autoptr (IchompInline) again = ichomp_inline_parse (text, NULL);

  assert_markup (markup);
  assert_markup (print_markup);
  g_assert_true (g_utf8_validate (plain, -1, NULL));

  markup_again = ichomp_inline_to_markup (again);
  g_assert_cmpstr (markup_again, ==, markup);
  g_assert_true (ichomp_inline_has_same_elements (parsed, again));

  for (guint i = 0; i < ichomp_inline_get_n_spans (parsed); i++)
    {
      const IchompInlineSpan *span = ichomp_inline_get_span (parsed, i);

      g_assert_true (g_utf8_validate (span->text, -1, NULL));
      g_assert_true (span->lesson != NULL || span->section == NULL);
      g_assert_true (span->lesson == NULL || span->term == NULL);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_string (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompInline) parsed = NULL;
  g_autofree char *lesson = NULL;
  g_autofree char *section = NULL;
  g_autofree char *term = NULL;

  /* The reader has refused any other text. */
  if (!g_utf8_validate (text, -1, NULL))
    return 0;

  parsed = ichomp_inline_parse (text, &error);
  g_assert_true ((parsed == NULL) == (error != NULL));
  if (parsed != NULL)
    assert_whole (text, parsed);
  else
    g_assert_true (error->domain == G_MARKUP_ERROR || error->domain == ICHOMP_LESSON_ERROR);

  g_assert_cmpint (ichomp_inline_parse_uri (text, &lesson, &section, &term), ==,
                   (lesson != NULL) + (term != NULL));
  g_assert_true (lesson != NULL || section == NULL);
  return 0;
}
