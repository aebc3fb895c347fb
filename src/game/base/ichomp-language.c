/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The languages of iChomp. A new language needs a line here, a value in ichomp-types.h and in the
 * settings schema, and its po file. */

#include "ichomp-language.h"

/* The name is the language's own; the sample has characters that show whether a font supports the
 * script. */
static const struct
{
  const char *code;
  const char *name;
  const char *english_name;
  const char *tag;
  const char *sample;
  gboolean right_to_left;
  gunichar zero; /* where it is not 0 */
} table[ICHOMP_N_LANGUAGES] = {
  [ICHOMP_LANGUAGE_AZ] = { "az", "Azərbaycanca", "Azerbaijani", "az", "əğışçöüƏĞİŞÇÖÜ" },
  [ICHOMP_LANGUAGE_DE] = { "de", "Deutsch", "German", "de", "äöüßÄÖÜ" },
  [ICHOMP_LANGUAGE_EN] = { "en", "English", "English", "en", "aA" },
  [ICHOMP_LANGUAGE_FA] = { "fa", "فارسی", "Persian", "fa",
                           "آبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی۰۱۲۳۴۵۶۷۸۹،؛؟", TRUE, 0x6f0 },
  [ICHOMP_LANGUAGE_FR] = { "fr", "Français", "French", "fr", "éèêëàâîïôùûçœÉÀÇŒ" },
  [ICHOMP_LANGUAGE_KM] = { "km", "ភាសាខ្មែរ", "Khmer", "km",
                           "កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអ្រ្យាិីឹឺុូួើែៃោះ០១២៣៤៥៦៧៨៩។", FALSE, 0x17e0 },
  [ICHOMP_LANGUAGE_MS] = { "ms", "Bahasa Melayu", "Malay", "ms", "aA" },
  [ICHOMP_LANGUAGE_RU] = { "ru", "Русский", "Russian", "ru", "абвгдежзийклмнопрстуфхцчшщъыьэюяё" },
  [ICHOMP_LANGUAGE_UK] = { "uk", "Українська", "Ukrainian", "uk",
                           "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя" },
  [ICHOMP_LANGUAGE_UZ] = { "uz", "Oʻzbekcha", "Uzbek", "uz", "oʻgʻʼOʻGʻ" },
  [ICHOMP_LANGUAGE_VI] = { "vi", "Tiếng Việt", "Vietnamese", "vi",
                           "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ" },
  [ICHOMP_LANGUAGE_ZH_CN] = { "zh_CN", "简体中文", "Chinese", "zh-cn",
                              "的一是不了有这个为么进来说国学动变对义异或" },
};

/**
 * ichomp_language_get_code:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: (transfer none): its code as the environment writes it, such as `de` or `zh_CN`
 */
const char *
ichomp_language_get_code (IchompLanguage language)
{
  return table[language].code;
}

/**
 * ichomp_language_get_name:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: (transfer none): what its speakers call it, not to be translated
 */
const char *
ichomp_language_get_name (IchompLanguage language)
{
  return table[language].name;
}

/**
 * ichomp_language_get_english_name:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: (transfer none): what it is called where its own name cannot be written
 */
const char *
ichomp_language_get_english_name (IchompLanguage language)
{
  return table[language].english_name;
}

/**
 * ichomp_language_get_tag:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: (transfer none): its code as fonts want it, such as `de` or `zh-cn`
 */
const char *
ichomp_language_get_tag (IchompLanguage language)
{
  return table[language].tag;
}

/**
 * ichomp_language_get_sample:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: (transfer none): characters that are needed to write it
 */
const char *
ichomp_language_get_sample (IchompLanguage language)
{
  return table[language].sample;
}

/**
 * ichomp_language_is_right_to_left:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: whether it is written from right to left
 */
gboolean
ichomp_language_is_right_to_left (IchompLanguage language)
{
  return table[language].right_to_left;
}

/**
 * ichomp_language_get_zero:
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: the first of its ten digits, which is `0` in a language without digits of its own
 */
gunichar
ichomp_language_get_zero (IchompLanguage language)
{
  return table[language].zero != 0 ? table[language].zero : '0';
}

/**
 * ichomp_language_find:
 * @code: the code of a language, such as `de` or `zh_CN`
 * @language: (out): the language
 *
 * Returns: whether iChomp is made for it
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
 * ichomp_language_dup_codes:
 *
 * Returns: (transfer full): the codes of all languages, separated by commas
 */
char *
ichomp_language_dup_codes (void)
{
  GString *codes = g_string_new (NULL);

  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    g_string_append_printf (codes, "%s%s", codes->len == 0 ? "" : ", ", table[i].code);

  return g_string_free (codes, FALSE);
}
