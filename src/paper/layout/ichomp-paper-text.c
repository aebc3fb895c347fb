/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Text in points, with the same size on a screen, a printer and in a file: without hinting, and
 * at 72 dots per inch, so that Pango and cairo have the same unit. */

#include "ichomp-paper-text.h"

#include "game/base/ichomp-language.h"
#include "game/words/ichomp-typesetting.h"
#include "game/words/ichomp-formula.h"

/* These are easier to read on paper than the "Sans" of many systems. A language uses the first one
 * that is installed and has its letters. */
static const char *const families[] = { "Noto Sans", "Cantarell" };

#define FALLBACK "Sans"

static gboolean
has_language (PangoContext *context, const char *family, PangoLanguage *language)
{
  PangoFontDescription *description = pango_font_description_from_string (family);
  PangoFont *font = pango_context_load_font (context, description);
  gboolean found = FALSE;

  pango_font_description_free (description);
  if (font == NULL)
    return FALSE;

  description = pango_font_describe (font);
  if (g_strcmp0 (pango_font_description_get_family (description), family) == 0)
    {
      PangoLanguage **languages = pango_font_get_languages (font);

      /* A font has tags such as "vi" or "zh-cn"; that of the language may be more specific. */
      for (guint i = 0; languages != NULL && languages[i] != NULL && !found; i++)
        found = pango_language_matches (language, pango_language_to_string (languages[i]));
    }
  pango_font_description_free (description);
  g_object_unref (font);

  return found;
}

static const char *
find_family (PangoContext *context, PangoLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    if (has_language (context, families[i], language))
      return families[i];

  return FALLBACK;
}

/* The fonts and the direction of a language. */
PangoContext *
ichomp_paper_text_create_context (IchompLanguage language)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLanguage *tag = pango_language_from_string (ichomp_language_get_tag (language));
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoFontDescription *description = pango_font_description_new ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);

  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_language (context, tag);
  pango_context_set_base_dir (context, ichomp_language_is_right_to_left (language)
                                           ? PANGO_DIRECTION_RTL
                                           : PANGO_DIRECTION_LTR);

  pango_font_description_set_family_static (description, find_family (context, tag));
  pango_context_set_font_description (context, description);
  pango_font_description_free (description);

  return context;
}

/* For languages whose fonts have small letters. */
double
ichomp_paper_text_get_size_factor (IchompLanguage language)
{
  return language == ICHOMP_LANGUAGE_FA || language == ICHOMP_LANGUAGE_KM ? 1.1 : 1;
}

/* For languages whose letters need more space between lines. */
double
ichomp_paper_text_get_spacing_factor (IchompLanguage language)
{
  switch (language)
    {
    case ICHOMP_LANGUAGE_KM:
      return 1.2;
    case ICHOMP_LANGUAGE_FA:
      return 1.15;
    case ICHOMP_LANGUAGE_ZH_CN:
      return 1.1;
    default:
      return 1;
    }
}

gboolean
ichomp_paper_text_is_rtl (PangoContext *context)
{
  return pango_context_get_base_dir (context) == PANGO_DIRECTION_RTL;
}

static gboolean
has_letter_of (const char *text, GUnicodeScript script)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalpha (g_utf8_get_char (c))
        && g_unichar_get_script (g_utf8_get_char (c)) == script)
      return TRUE;

  return FALSE;
}

/* Untranslated text keeps its left-to-right order on a right-to-left page. */
static char *
isolate_untranslated (const char *markup)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL)
      || has_letter_of (text, G_UNICODE_SCRIPT_ARABIC)
      || !has_letter_of (text, G_UNICODE_SCRIPT_LATIN))
    return g_strdup (markup);

  lines = g_strsplit (markup, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *isolated = ichomp_formula_isolate (lines[i]);

      g_free (lines[i]);
      lines[i] = isolated;
    }

  return g_strjoinv ("\n", lines);
}

/* The family of English text. */
static char *
dup_latin_family (PangoContext *context)
{
  PangoLanguage *english = pango_language_from_string ("en");
  PangoFontDescription *description =
      pango_font_description_from_string (find_family (context, english));
  PangoFontset *fonts = pango_font_map_load_fontset (pango_context_get_font_map (context), context,
                                                     description, english);
  PangoFont *font = pango_fontset_get_font (fonts, '0');
  char *family;

  pango_font_description_free (description);
  description = pango_font_describe (font);
  family = g_strdup (pango_font_description_get_family (description));

  pango_font_description_free (description);
  g_object_unref (font);
  g_object_unref (fonts);

  return family;
}

/* The fonts of other scripts have digits and Latin letters too, and Pango takes a number from
 * the font of the word before it: the 9 and the 5 of "9 XOR 5" could look unlike. ASCII uses the
 * font of English pages everywhere. */
static void
set_latin_font (PangoLayout *layout)
{
  PangoContext *context = pango_layout_get_context (layout);
  const char *text = pango_layout_get_text (layout);
  g_autofree char *family = NULL;
  PangoAttrList *attributes;

  if (pango_language_includes_script (pango_context_get_language (context), PANGO_SCRIPT_LATIN))
    return;

  family = dup_latin_family (context);
  attributes = pango_layout_get_attributes (layout);
  attributes = attributes != NULL ? pango_attr_list_copy (attributes) : pango_attr_list_new ();
  for (guint start = 0; text[start] != '\0'; start++)
    if (g_ascii_isgraph (text[start]))
      {
        PangoAttribute *attribute = pango_attr_family_new (family);

        attribute->start_index = start;
        while (g_ascii_isgraph (text[start + 1]))
          start++;
        attribute->end_index = start + 1;
        pango_attr_list_insert (attributes, attribute);
      }
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

/*< private >
 * ichomp_paper_text_create:
 * @context: a context
 * @font: the font
 * @markup: text with markup of Pango
 *
 * Returns: (transfer full): the text, in the direction of the context; as in the window, lines do
 *   not end within a short formula
 */
PangoLayout *
ichomp_paper_text_create (PangoContext *context, const IchompPaperFont *font, const char *markup)
{
  PangoLayout *layout = pango_layout_new (context);
  g_autofree char *typeset = ichomp_typeset_markup (markup);
  g_autofree char *isolated = NULL;
  PangoFontDescription *description =
      pango_font_description_copy (pango_context_get_font_description (context));

  pango_font_description_set_size (description, (int)(font->size * PANGO_SCALE));
  pango_font_description_set_weight (description, font->weight);
  pango_layout_set_font_description (layout, description);
  pango_font_description_free (description);

  /* A paragraph that begins with a Latin letter has the direction of the page, too. */
  pango_layout_set_auto_dir (layout, FALSE);
  if (ichomp_paper_text_is_rtl (context))
    isolated = isolate_untranslated (typeset);
  pango_layout_set_markup (layout, isolated != NULL ? isolated : typeset, -1);
  set_latin_font (layout);

  return layout;
}

/* Digits, from left to right in every language. */
PangoLayout *
ichomp_paper_text_create_number (const IchompPaperFont *font, const char *number)
{
  PangoContext *context = ichomp_paper_text_create_context (ICHOMP_LANGUAGE_EN);
  PangoLayout *layout = ichomp_paper_text_create (context, font, number);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  g_object_unref (context);

  return layout;
}

/* In points. */
void
ichomp_paper_text_measure (PangoLayout *layout, double *width, double *height)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  if (width != NULL)
    *width = pango_units_to_double (logical.width);
  if (height != NULL)
    *height = pango_units_to_double (logical.height);
}

/*< private >
 * ichomp_paper_text_draw:
 * @cr: where to draw
 * @layout: a text of one line
 * @x: the position
 * @y: the position
 * @xalign: the part of the width to the left of @x
 * @yalign: the part of the height above @y
 */
void
ichomp_paper_text_draw (cairo_t *cr,
                        PangoLayout *layout,
                        double x,
                        double y,
                        double xalign,
                        double yalign)
{
  double width;
  double height;

  ichomp_paper_text_measure (layout, &width, &height);
  cairo_move_to (cr, x - xalign * width, y - yalign * height);
  pango_cairo_show_layout (cr, layout);
}
