/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts in both directions and in every language. */

#include "paper/layout/ichomp-paper-text.h"

#include <string.h>

#include "game/base/ichomp-language.h"

#include "test-main.h"

static const IchompPaperFont font = { 10, PANGO_WEIGHT_NORMAL };

static char *
typeset (IchompLanguage language, const char *markup)
{
  PangoContext *context = ichomp_paper_text_create_context (language);
  g_autoptr (PangoLayout) layout = ichomp_paper_text_create (context, &font, markup);
  char *text = g_strdup (pango_layout_get_text (layout));

  g_assert_cmpint (ichomp_paper_text_is_rtl (context), ==,
                   ichomp_language_is_right_to_left (language));
  g_assert_cmpstr (pango_language_to_string (pango_context_get_language (context)), ==,
                   ichomp_language_get_tag (language));
  g_object_unref (context);

  return text;
}

static void
check (IchompLanguage language, const char *markup, const char *expected)
{
  g_autofree char *text = typeset (language, markup);

  g_assert_cmpstr (text, ==, expected);
}

/* An untranslated sentence keeps its order; a text without letters has the direction of the
 * page. */
static void
test_untranslated (void)
{
  check (ICHOMP_LANGUAGE_EN, "One <b>two</b>.", "One two.");
  check (ICHOMP_LANGUAGE_KM, "One <b>two</b>.", "One two.");
  check (ICHOMP_LANGUAGE_FA, "One <b>two</b>.", "\342\201\246One two.\342\201\251");
  check (ICHOMP_LANGUAGE_FA, "A.\nB.", "\342\201\246A.\342\201\251\n\342\201\246B.\342\201\251");
  check (ICHOMP_LANGUAGE_FA, "1.", "1.");
  check (ICHOMP_LANGUAGE_FA, "u \330\247\330\263\330\252", "u \330\247\330\263\330\252");
}

/* A formula stays on one line, however narrow the text. */
static void
test_formula (void)
{
  static const char formula[] = "\342\201\2461\302\240XOR\302\2401\302\240=\302\2400\342\201\251";
  PangoContext *context = ichomp_paper_text_create_context (ICHOMP_LANGUAGE_EN);
  g_autoptr (PangoLayout) layout = ichomp_paper_text_create (
      context, &font, "They cancel: \342\201\2461 XOR 1 = 0\342\201\251.");
  const char *text = pango_layout_get_text (layout);
  const char *found = strstr (text, formula);

  g_assert_nonnull (found);
  pango_layout_set_width (layout, 40 * PANGO_SCALE);
  g_assert_cmpint (pango_layout_get_line_count (layout), >, 2);
  for (int i = 0; i < pango_layout_get_line_count (layout); i++)
    {
      int start = pango_layout_get_line_readonly (layout, i)->start_index;

      g_assert_true (start <= found - text || start >= found - text + (int)strlen (formula));
    }
  g_object_unref (context);
}

static void
test_languages (void)
{
  for (IchompLanguage language = ICHOMP_LANGUAGE_SYSTEM + 1; language < ICHOMP_N_LANGUAGES;
       language++)
    {
      g_autofree char *text = typeset (language, ichomp_language_get_name (language));

      g_assert_cmpfloat (ichomp_paper_text_get_size_factor (language), >=, 1);
      g_assert_cmpfloat (ichomp_paper_text_get_spacing_factor (language), >=, 1);
    }
}

/* Widths are proportional to the size of the font: nothing is rounded to pixels. */
static void
test_size (void)
{
  g_autoptr (PangoLayout) small =
      ichomp_paper_text_create_number (&(IchompPaperFont){ 5, PANGO_WEIGHT_NORMAL }, "1234567890");
  g_autoptr (PangoLayout) large =
      ichomp_paper_text_create_number (&(IchompPaperFont){ 50, PANGO_WEIGHT_NORMAL }, "1234567890");
  double small_width;
  double large_width;

  ichomp_paper_text_measure (small, &small_width, NULL);
  ichomp_paper_text_measure (large, &large_width, NULL);
  g_assert_cmpfloat_with_epsilon (small_width * 10, large_width, 0.5);
}

static PangoFont *
find_digit_font (PangoLayout *layout, const char *digit)
{
  glong offset = digit - pango_layout_get_text (layout);
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, 0);

  for (GSList *l = line->runs; l != NULL; l = l->next)
    {
      const PangoItem *item = ((PangoLayoutRun *)l->data)->item;

      if (offset >= item->offset && offset < item->offset + item->length)
        return item->analysis.font;
    }

  g_assert_not_reached ();
}

/* The digit after a word of the language and the digit after a Latin word use one font. */
static void
test_digits (void)
{
  for (IchompLanguage language = ICHOMP_LANGUAGE_SYSTEM + 1; language < ICHOMP_N_LANGUAGES;
       language++)
    {
      PangoContext *context = ichomp_paper_text_create_context (language);
      g_autofree char *sentence =
          g_strconcat (ichomp_language_get_name (language), " 9 XOR 5", NULL);
      g_autoptr (PangoLayout) layout = ichomp_paper_text_create (context, &font, sentence);
      const char *text = pango_layout_get_text (layout);

      g_test_message ("%s", sentence);
      g_assert_true (find_digit_font (layout, strchr (text, '9'))
                     == find_digit_font (layout, strchr (text, '5')));
      g_object_unref (context);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/text/untranslated", test_untranslated);
  g_test_add_func ("/text/formula", test_formula);
  g_test_add_func ("/text/languages", test_languages);
  g_test_add_func ("/text/size", test_size);
  g_test_add_func ("/text/digits", test_digits);
}
