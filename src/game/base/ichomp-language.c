/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The languages of iChomp. A new language needs a line here, a value in ichomp-types.h and in the
 * settings schema, and a po file. Only real languages have these properties: the functions do not
 * accept ICHOMP_LANGUAGE_SYSTEM. */

#include "ichomp-language.h"

/* The names are in the language itself; the sample consists of characters that a font needs for the
 * script. */
static const struct
{
  const char *code;
  const char *name;
  const char *short_name;
  const char *english_name;
  const char *tag;
  const char *sample;
  gboolean right_to_left;
  gunichar zero; /* the first of its own digits; 0: none */
} table[] = {
  [ICHOMP_LANGUAGE_AZ] = { "az", "Azərbaycanca", "Az", "Azerbaijani", "az", "əğışçöüƏĞİŞÇÖÜ" },
  [ICHOMP_LANGUAGE_DE] = { "de", "Deutsch", "De", "German", "de", "äöüßÄÖÜ" },
  [ICHOMP_LANGUAGE_EN] = { "en", "English", "En", "English", "en", "aA" },
  [ICHOMP_LANGUAGE_FA] = { "fa", "فارسی", "فا", "Persian", "fa",
                           "آبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی۰۱۲۳۴۵۶۷۸۹،؛؟", TRUE, 0x6f0 },
  [ICHOMP_LANGUAGE_FR] = { "fr", "Français", "Fr", "French", "fr", "éèêëàâîïôùûçœÉÀÇŒ" },
  [ICHOMP_LANGUAGE_KM] = { "km", "ភាសាខ្មែរ", "ខ្មែរ", "Khmer", "km",
                           "កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអ្រ្យាិីឹឺុូួើែៃោះ០១២៣៤៥៦៧៨៩។", FALSE,
                           0x17e0 },
  [ICHOMP_LANGUAGE_MS] = { "ms", "Bahasa Melayu", "Ms", "Malay", "ms", "aA" },
  [ICHOMP_LANGUAGE_RU] = { "ru", "Русский", "Ру", "Russian", "ru",
                           "абвгдежзийклмнопрстуфхцчшщъыьэюяё" },
  [ICHOMP_LANGUAGE_UK] = { "uk", "Українська", "Ук", "Ukrainian", "uk",
                           "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя" },
  [ICHOMP_LANGUAGE_UZ] = { "uz", "Oʻzbekcha", "Oʻz", "Uzbek", "uz", "oʻgʻʼOʻGʻ" },
  [ICHOMP_LANGUAGE_VI] = { "vi", "Tiếng Việt", "Vi", "Vietnamese", "vi",
                           "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ" },
  [ICHOMP_LANGUAGE_ZH_CN] = { "zh_CN", "简体中文", "中文", "Chinese", "zh-cn",
                              "的一是不了有这个为么进来说国学动变对义异或" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (table) == ICHOMP_N_LANGUAGES);

/* As in the environment, such as "de" or "zh_CN". */
const char *
ichomp_language_get_code (IchompLanguage language)
{
  return table[language].code;
}

const char *
ichomp_language_get_name (IchompLanguage language)
{
  return table[language].name;
}

/* For a button: a few letters. */
const char *
ichomp_language_get_short_name (IchompLanguage language)
{
  return table[language].short_name;
}

/* For terminals and fonts that cannot show the name in the language itself. */
const char *
ichomp_language_get_english_name (IchompLanguage language)
{
  return table[language].english_name;
}

/* The language tag for Pango and fontconfig, such as "de" or "zh-cn". */
const char *
ichomp_language_get_tag (IchompLanguage language)
{
  return table[language].tag;
}

const char *
ichomp_language_get_sample (IchompLanguage language)
{
  return table[language].sample;
}

gboolean
ichomp_language_is_right_to_left (IchompLanguage language)
{
  return table[language].right_to_left;
}

/* The first of the ten digits: "0" in a language without its own digits. */
gunichar
ichomp_language_get_zero (IchompLanguage language)
{
  return table[language].zero != 0 ? table[language].zero : '0';
}

/**
 * ichomp_language_find:
 * @code: a language code, such as `de` or `zh_CN`
 * @language: (out): return location for the language
 *
 * Returns: whether it is a language of iChomp
 */
gboolean
ichomp_language_find (const char *code, IchompLanguage *language)
{
  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    if (g_str_equal (table[i].code, code))
      {
        *language = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * ichomp_language_find_tag:
 * @tag: a language tag as in XML, such as `de` or `zh-CN`
 * @language: (out): return location for the language
 *
 * Returns: whether it is a language of iChomp
 */
gboolean
ichomp_language_find_tag (const char *tag, IchompLanguage *language)
{
  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    if (g_ascii_strcasecmp (table[i].tag, tag) == 0)
      {
        *language = i;
        return TRUE;
      }

  return FALSE;
}

static char *
dup_list (const char *(*get) (IchompLanguage language))
{
  GString *list = g_string_new (NULL);

  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    g_string_append_printf (list, "%s%s", list->len == 0 ? "" : ", ", get (i));

  return g_string_free (list, FALSE);
}

/**
 * ichomp_language_dup_codes:
 *
 * Returns: (transfer full): the codes of all languages, separated by commas
 */
char *
ichomp_language_dup_codes (void)
{
  return dup_list (ichomp_language_get_code);
}

/**
 * ichomp_language_dup_tags:
 *
 * Returns: (transfer full): the tags of all languages, separated by commas
 */
char *
ichomp_language_dup_tags (void)
{
  return dup_list (ichomp_language_get_tag);
}
