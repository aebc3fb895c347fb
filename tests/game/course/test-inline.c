/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of blocks: their parts, and their forms as markup and plain text. */

#include "game/course/ichomp-lesson-inline.h"

#include "test-main.h"

#define LRI "\342\201\246"
#define PDI "\342\201\251"

static void
test_forms (void)
{
  static const struct
  {
    const char *text;
    const char *markup;
    const char *plain;
  } cases[] = {
    { "plain", "plain", "plain" },
    { "a > b", "a &gt; b", "a > b" },
    { "a <em>b</em> c", "a <i>b</i> c", "a b c" },
    { "<strong>a</strong>", "<b>a</b>", "a" },
    { "<em>a <strong>b</strong></em>", "<i>a </i><i><b>b</b></i>", "a b" },
    { "<em>a <strong>b</strong> c</em> d", "<i>a </i><i><b>b</b></i><i> c</i> d", "a b c d" },
    { "<f>2<sup>4</sup></f>", LRI "2<sup>4</sup>" PDI, LRI "2⁴" PDI },
    { "<f>2<sup>4</sup> + 1</f>", LRI "2<sup>4</sup> + 1" PDI, LRI "2⁴ + 1" PDI },
    { "<f>a<sub>10</sub></f>", LRI "a<sub>10</sub>" PDI, LRI "a₁₀" PDI },
    { "x<sup>ab</sup>", "x<sup>ab</sup>", "x^ab" },
    { "<f>a</f> b", LRI "a" PDI " b", LRI "a" PDI " b" },
    { "<link lesson=\"xor\" section=\"table\">t</link>", "<a href=\"ichomp:xor/table\">t</a>",
      "t" },
    { "<link lesson=\"xor\">t</link>", "<a href=\"ichomp:xor\">t</a>", "t" },
    { "<link lesson=\"xor\">a <em>b</em></link>", "<a href=\"ichomp:xor\">a <i>b</i></a>", "a b" },
    { "<term to=\"mex\">m</term>", "<a href=\"term:mex\">m</a>", "m" },
    { "<link lesson=\"a\">x</link><link lesson=\"b\">y</link>",
      "<a href=\"ichomp:a\">x</a><a href=\"ichomp:b\">y</a>", "xy" },
    { "<claim is=\"add 1 1 = 2\">2</claim>", "2", "2" },
    { "a. <screen>b <em>c</em>.</screen>", "a. b <i>c</i>.", "a. b c." },
    { "<link lesson=\"a\"><f>5</f></link>", LRI "<a href=\"ichomp:a\">5</a>" PDI, LRI "5" PDI },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (IchompInline) parts = ichomp_inline_parse (cases[i].text, &error);
      g_autofree char *markup = NULL;
      g_autofree char *plain = NULL;

      g_test_message ("%s", cases[i].text);
      g_assert_no_error (error);
      markup = ichomp_inline_to_markup (parts);
      plain = ichomp_inline_to_text (parts);
      g_assert_cmpstr (plain, ==, cases[i].plain);
      g_assert_cmpstr (markup, ==, cases[i].markup);
    }
}

static void
test_paper (void)
{
  static const struct
  {
    const char *text;
    const char *markup;
  } cases[] = {
    { "<link lesson=\"xor\">a</link> b", "a b" },
    { "a. <screen>Point at <f>b</f>.</screen>", "a." },
    { "<f>a</f> <screen>b</screen> c", LRI "a" PDI "  c" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (IchompInline) parts = ichomp_inline_parse (cases[i].text, NULL);
      g_autofree char *markup = ichomp_inline_to_print_markup (parts);

      g_assert_cmpstr (markup, ==, cases[i].markup);
    }
}

static void
test_spans (void)
{
  g_autoptr (IchompInline) parts = ichomp_inline_parse (
      "a <claim is=\"value 1 = 1\"><f>x<sup>2</sup></f></claim><term to=\"t\">b</term>", NULL);
  const IchompInlineSpan *span;

  g_assert_cmpuint (ichomp_inline_get_n_spans (parts), ==, 4);
  span = ichomp_inline_get_span (parts, 2);
  g_assert_cmpstr (span->text, ==, "2");
  g_assert_cmpint (span->flags, ==, ICHOMP_INLINE_FORMULA | ICHOMP_INLINE_SUPERSCRIPT);
  g_assert_cmpstr (span->claim, ==, "value 1 = 1");
  g_assert_null (span->term);
  span = ichomp_inline_get_span (parts, 3);
  g_assert_cmpint (span->flags, ==, 0);
  g_assert_null (span->claim);
  g_assert_cmpstr (span->term, ==, "t");

  g_assert_cmpuint (ichomp_inline_get_n_elements (parts), ==, 4);
  g_assert_cmpstr (ichomp_inline_get_element (parts, 0)->name, ==, "claim");
  /* The 2 is not the second digit of a number. */
  g_assert_cmpstr (ichomp_inline_get_element (parts, 0)->text, ==, "x 2 ");
  g_assert_cmpstr (ichomp_inline_get_element (parts, 3)->term, ==, "t");
}

static void
test_refused (void)
{
  static const char *const texts[] = {
    "<em>a",
    "a</em>",
    "a & b",
    "a < b",
    "<b>a</b>",
    "<em>a</strong>",
    "<em x=\"1\">a</em>",
    "<term>a</term>",
    "<link section=\"a\">a</link>",
    "<link lesson=\"a\"><link lesson=\"b\">c</link></link>",
    "<link lesson=\"a\"><term to=\"b\">c</term></link>",
    "<claim is=\"a\"><claim is=\"b\">c</claim></claim>",
    "<claim is=\"\">c</claim>",
    "<claim is=\" a\">c</claim>",
    "<claim is=\"a &amp; b\">c</claim>",
    "<term to=\"A\">c</term>",
    "<term to=\"a\" to=\"b\">c</term>",
    "<em></em>",
    "<em> </em>",
    "<!-- a -->",
    "<?a?>",
    "<![CDATA[a]]>",
    "</text><text>",
    "</text><em>a</em><text>",
    "<text>a</text>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (IchompInline) parts = ichomp_inline_parse (texts[i], &error);

      g_test_message ("%s", texts[i]);
      g_assert_null (parts);
      g_assert_nonnull (error);
    }
}

static void
test_same_elements (void)
{
  static const struct
  {
    const char *a;
    const char *b;
    gboolean same;
  } cases[] = {
    { "a", "b", TRUE },
    { "<em>a</em> <f>b</f>", "<f>x</f> <em>y</em>", TRUE },
    { "<em>a</em>", "a", FALSE },
    { "<em>a</em>", "<em>a</em><em>b</em>", FALSE },
    { "<term to=\"a\">a</term>", "<term to=\"b\">a</term>", FALSE },
    { "<link lesson=\"a\" section=\"b\">a</link>", "<link section=\"b\" lesson=\"a\">c</link>",
      TRUE },
    { "<link lesson=\"a\" section=\"b\">a</link>", "<link lesson=\"a\">a</link>", FALSE },
    { "<claim is=\"add 1 = 1\">1</claim>", "<claim is=\"add 2 = 2\">1</claim>", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (IchompInline) a = ichomp_inline_parse (cases[i].a, NULL);
      g_autoptr (IchompInline) b = ichomp_inline_parse (cases[i].b, NULL);

      g_test_message ("%s / %s", cases[i].a, cases[i].b);
      g_assert_cmpint (ichomp_inline_has_same_elements (a, b), ==, cases[i].same);
      g_assert_cmpint (ichomp_inline_has_same_elements (b, a), ==, cases[i].same);
    }
}

static void
test_uri (void)
{
  static const struct
  {
    const char *uri;
    const char *lesson;
    const char *section;
    const char *term;
  } cases[] = {
    { "ichomp:xor/table", "xor", "table", NULL },
    { "ichomp:xor", "xor", NULL, NULL },
    { "term:mex", NULL, NULL, "mex" },
    { "https://example.org/", NULL, NULL, NULL },
    { "ichomp:", NULL, NULL, NULL },
    { "term:", NULL, NULL, NULL },
    { "", NULL, NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *lesson = NULL;
      g_autofree char *section = NULL;
      g_autofree char *term = NULL;
      gboolean known = ichomp_inline_parse_uri (cases[i].uri, &lesson, &section, &term);

      g_test_message ("%s", cases[i].uri);
      g_assert_cmpint (known, ==, cases[i].lesson != NULL || cases[i].term != NULL);
      g_assert_cmpstr (lesson, ==, cases[i].lesson);
      g_assert_cmpstr (section, ==, cases[i].section);
      g_assert_cmpstr (term, ==, cases[i].term);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/inline/forms", test_forms);
  g_test_add_func ("/inline/paper", test_paper);
  g_test_add_func ("/inline/spans", test_spans);
  g_test_add_func ("/inline/refused", test_refused);
  g_test_add_func ("/inline/same-elements", test_same_elements);
  g_test_add_func ("/inline/uri", test_uri);
}
