/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a text uses only the letters of its language. */

#include <string.h>

#include "checks.h"
#include "findings.h"
#include "texts.h"

/* Names that are the same in every language. */
#define NAMES "(?i)\\b(?:iChomp|Chomp|Nim|Kayles|Domineering|XOR|mex|XML|isotropic|misère)\\b"

/* In the manual page, bold text is typed literally, and italics may be paths. */
#define FONTS "B<[^<>]*>|I<[/.~$][^<>]*>|[A-Z]<|>"

#define SAME_LETTERS 5

#define DIRECTIVES "%(?:\\d+\\$)?[-#0+ ']*\\d*(?:\\.\\d+)?[hlqjzt]*[a-zA-Z%]"

/* For each language the non-ASCII letters, what is wrong although it looks right, and the script
 * unless it is Latin. */
static const struct
{
  const char *code;
  const char *script;
  const char *letters;
  const char *wrong;
} table[] = {
  { "az", NULL, "[çəğıöşüÇƏĞİÖŞÜ]", NULL },
  { "de", NULL, "[äöüßÄÖÜ]", NULL },
  { "fa", "\\p{Arabic}", "[ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی\\x{64b}-\\x{655}]",
    "[يكىة]|\\p{Arabic}(?:[,?]|;\\s)" },
  { "fr", NULL, "[àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ]", NULL },
  { "km", "\\p{Khmer}", "[\\x{1780}-\\x{17d3}\\x{17d7}]", "[\\x{17e0}-\\x{17e9}]" },
  { "ms", NULL, "[éÉ]", NULL },
  { "ru", "\\p{Cyrillic}", "[а-яёА-ЯЁ]", "\\b[РН][-‑–]\\p{Cyrillic}" },
  { "uk", "\\p{Cyrillic}", "[абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ]",
    "\\b[РН][-‑–]\\p{Cyrillic}" },
  { "uz", NULL, "[ʻʼ]", "[oOgG]['’‘`´ʼ]|[a-zA-Z]'" },
  { "vi", NULL, "(?i:[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ])",
    NULL },
  { "zh_CN", "\\p{Han}", "\\p{Han}", "\\p{Han}(?:[,:?!]|;\\s)" },
};

static int
find (const char *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (g_str_equal (table[i].code, language))
      return (int)i;

  g_error ("The letters of the language %s have to be told in %s", language, __FILE__);
}

static guint
count (const char *text, const char *pattern)
{
  g_autoptr (GPtrArray) found = texts_collect (text, pattern);

  return found->len;
}

/* Other letters are allowed where the English message has them, too. */
static void
check_letters (const CatalogueEntry *entry, const char *plain, const char *letters)
{
  g_autofree char *pattern = g_strdup_printf ("(?=[\\p{L}\\p{M}])[^a-zA-Z](?<!%s)", letters);
  g_autoptr (GPtrArray) foreign = texts_collect (plain, pattern);

  for (guint i = 0; i < foreign->len; i++)
    if (strstr (entry->id, foreign->pdata[i]) == NULL)
      findings_add (entry, "the letter %s", (const char *)foreign->pdata[i]);
}

/* Latin words come from the English message, perhaps with another ending. */
static void
check_script (const CatalogueEntry *entry, const char *plain, const char *script)
{
  g_autofree char *english = texts_remove (entry->id, "<[^<>]+>");
  g_autoptr (GPtrArray) words = texts_collect (plain, "[a-zA-Z]{2,}");

  for (guint i = 0; i < words->len; i++)
    {
      const char *word = words->pdata[i];
      g_autofree char *pattern = g_strdup_printf ("(?i)\\b%.*s", SAME_LETTERS, word);

      if (!texts_match (entry->id, pattern)
          && (entry->plural == NULL || !texts_match (entry->plural, pattern)))
        findings_add (entry, "the word %s, which the English does not have", word);
    }

  /* Commands are the same in every language. */
  if (g_str_has_prefix (entry->id, "ichomp --"))
    return;

  if (count (english, "\\b[a-z]{3,}\\b") > 2 && 3 * count (plain, script) < count (plain, "\\p{L}"))
    findings_add (entry, "hardly any letters of the language");
}

/* Whether all Chinese characters are simplified. In newer versions of Unicode, the script Han has
 * some punctuation, such as the middle dot. */
static void
check_simplified (const CatalogueEntry *entry, const char *plain)
{
  g_autoptr (GPtrArray) characters = texts_collect (plain, "(?=\\p{L})\\p{Han}");

  for (guint i = 0; i < characters->len; i++)
    {
      g_autofree char *simplified =
          g_convert (characters->pdata[i], -1, "GB2312", "UTF-8", NULL, NULL, NULL);

      if (simplified == NULL)
        findings_add (entry, "%s is not a simplified character",
                      (const char *)characters->pdata[i]);
    }
}

void
checks_letters (const ChecksPlace *place, const CatalogueEntry *entry)
{
  int language = find (place->language);

  for (guint i = 0; i < entry->n_forms; i++)
    {
      g_autofree char *plain =
          texts_remove (entry->forms[i], place->is_manual ? FONTS "|" NAMES : "<[^<>]+>|" NAMES);
      g_autofree char *words =
          entry->is_format ? texts_remove (plain, DIRECTIVES) : g_strdup (plain);
      g_autofree char *composed = g_utf8_normalize (words, -1, G_NORMALIZE_NFC);

      if (!g_str_equal (words, composed))
        findings_add (entry, "letters that are not composed");
      if (texts_match (words, "(?=\\p{Nd})[^0-9]"))
        findings_add (entry, "digits other than 0 to 9");
      if (table[language].wrong != NULL && texts_match (words, table[language].wrong))
        findings_add (entry, "wrong: %s", table[language].wrong);

      check_letters (entry, words, table[language].letters);
      if (table[language].script != NULL && !checks_is_key (entry))
        check_script (entry, words, table[language].script);
      if (g_str_equal (place->language, "zh_CN"))
        check_simplified (entry, words);
    }
}
