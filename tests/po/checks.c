/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a translation in any language must have in common with its English message. */

#include "checks.h"

#include <string.h>

#include "findings.h"
#include "game/base/ichomp-language.h"
#include "texts.h"

#define TAGS "<[^<>]+>"

/* po4a's notation for fonts. Text in italics is a path or a placeholder; placeholders are
 * translated. */
#define TAGS_OF_MANUAL "[A-Z]<[^<>]*>"
#define WORD_TO_REPLACE "I<[^/.~$<>][^<>]*>"

#define MNEMONIC "_\\w"
#define MARK "(?<!\\w)_\\w|\\w_\\w"

/* What may follow the last word: direction marks, brackets, quotation marks, a mnemonic in
 * brackets. */
#define BEHIND "(?:\\(_.\\)|[\\x{200b}-\\x{200f}\\x{2066}-\\x{2069}\\s)\\]”’»›」』）\"'])+$"

/* A message that ends with quoted signs, such as “..”. A date as strftime() formats it. */
#define QUOTED "“[./]+”$"
#define MOMENT "^%[-%\\w: ]+$"

#define QUESTION "[?？؟]"

/* English words that are not words of any other language here. */
#define ENGLISH_WORDS "\\b(?:the|of|and|which|this|with|from|are|every|whose|their)\\b"

#define MANY_WORDS 5

/* The label of a key, which GTK finds by its name in programs, such as "Page_Up". */
gboolean
checks_is_key (const CatalogueEntry *entry)
{
  return g_strcmp0 (entry->context, "keyboard label") == 0;
}

const char *
checks_get_tags (const ChecksPlace *place)
{
  return place->is_manual ? TAGS_OF_MANUAL : TAGS;
}

static gboolean
is_right_to_left (const ChecksPlace *place)
{
  IchompLanguage language;

  return ichomp_language_find (place->language, &language)
         && ichomp_language_is_right_to_left (language);
}

/* Adds a finding unless a form has the same parts as the message or its plural. */
static void
compare (const CatalogueEntry *entry, const char *what, GPtrArray *(*collect) (const char *text))
{
  g_autoptr (GPtrArray) wanted = collect (entry->id);
  g_autoptr (GPtrArray) wanted_of_plural = entry->plural != NULL ? collect (entry->plural) : NULL;

  for (guint i = 0; i < entry->n_forms; i++)
    {
      g_autoptr (GPtrArray) found = collect (entry->forms[i]);

      if (!texts_equal (found, wanted)
          && (wanted_of_plural == NULL || !texts_equal (found, wanted_of_plural)))
        {
          g_autofree char *there = texts_join (wanted);
          g_autofree char *here = texts_join (found);

          findings_add (entry, "%s: %s in English, %s here", what, there, here);
        }
    }
}

void
checks_directives (const ChecksPlace *place, const CatalogueEntry *entry)
{
  if (entry->is_format)
    compare (entry, "placeholders", texts_collect_directives);
}

static GPtrArray *
collect_tags (const char *text)
{
  return texts_collect (text, TAGS);
}

static GPtrArray *
collect_fonts (const char *text)
{
  GPtrArray *fonts = texts_collect (text, TAGS_OF_MANUAL);

  for (guint i = 0; i < fonts->len; i++)
    if (texts_match (fonts->pdata[i], WORD_TO_REPLACE))
      {
        g_free (fonts->pdata[i]);
        fonts->pdata[i] = g_strdup ("I<…>");
      }

  return fonts;
}

/* Whether elements are nested. The English message may be about an element and never close it. */
static gboolean
is_nested (const char *text)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();

  for (const char *tag = strchr (text, '<'); tag != NULL; tag = strchr (tag + 1, '<'))
    {
      gsize length = strcspn (tag + 1, " />");

      if (tag[1] != '/')
        g_ptr_array_add (open, (gpointer)(tag + 1));
      else if (open->len == 0
               || strncmp (open->pdata[open->len - 1], tag + 2, strcspn (tag + 2, ">")) != 0)
        return FALSE;
      else
        g_ptr_array_remove_index (open, open->len - 1);

      tag += length;
    }

  return TRUE;
}

void
checks_tags (const ChecksPlace *place, const CatalogueEntry *entry)
{
  compare (entry, "tags", place->is_manual ? collect_fonts : collect_tags);

  for (guint i = 0; i < entry->n_forms; i++)
    if (!place->is_manual && is_nested (entry->id) && !is_nested (entry->forms[i]))
      findings_add (entry, "elements that cross");
}

void
checks_claims (const ChecksPlace *place, const CatalogueEntry *entry)
{
  compare (entry, "numbers in claims", texts_collect_claims);
}

void
checks_mnemonic (const ChecksPlace *place, const CatalogueEntry *entry)
{
  g_autoptr (GPtrArray) marks = texts_collect (entry->id, "_");
  gboolean wanted =
      marks->len == 1 && texts_match (entry->id, MARK) && strstr (entry->id, "--") == NULL;

  if (catalogue_entry_is_lesson (entry) || place->is_manual || checks_is_key (entry)
      || (marks->len > 0 && !wanted))
    return;

  for (guint i = 0; i < entry->n_forms; i++)
    {
      g_autoptr (GPtrArray) found = texts_collect (entry->forms[i], "_");

      if (found->len != (wanted ? 1 : 0) || (wanted && !texts_match (entry->forms[i], MNEMONIC)))
        findings_add (entry, "mnemonics: %s is wanted", wanted ? "one" : "none");
    }
}

static guint
count (const char *text, const char *pattern)
{
  g_autoptr (GPtrArray) found = texts_collect (text, pattern);

  return found->len;
}

void
checks_space (const ChecksPlace *place, const CatalogueEntry *entry)
{
  for (guint i = 0; i < entry->n_forms; i++)
    {
      const char *form = entry->forms[i];

      if (texts_match (form, "^\\s") != texts_match (entry->id, "^\\s")
          || texts_match (form, "\\s$") != texts_match (entry->id, "\\s$"))
        findings_add (entry, "white space at the beginning or the end");
      if (count (form, "\\n") != count (entry->id, "\\n"))
        findings_add (entry, "another number of lines");
      if (!place->is_manual && texts_match (form, "[^\\S\\n]{2}")
          && !texts_match (entry->id, "[^\\S\\n]{2}"))
        findings_add (entry, "two spaces together");
      if (strchr (form, '\t') != NULL && strchr (entry->id, '\t') == NULL)
        findings_add (entry, "a tab");
    }
}

/* The sign at the end of a text, as in English, or 0 for a word. */
static char
get_end (const char *text)
{
  static const struct
  {
    char sign;
    const char *pattern;
  } ends[] = {
    { '~', "(?:…|\\.\\.\\.)$" }, { '.', "[.。។?？؟!！]$" }, { ':', "[:：៖]$" },
    { ';', "[;；؛]$" },          { ',', "[,，،、]$" },
  };
  g_autofree char *plain = texts_remove (text, TAGS);
  g_autofree char *rest = texts_remove (plain, BEHIND);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (texts_match (rest, ends[i].pattern))
      return ends[i].sign;

  return 0;
}

/* One sentence may become two, of which only one is a question or an exclamation. */
void
checks_end (const ChecksPlace *place, const CatalogueEntry *entry)
{
  for (guint i = 0; i < entry->n_forms; i++)
    {
      const char *form = entry->forms[i];

      if (!texts_match (entry->id, QUOTED "|" MOMENT) && get_end (form) != get_end (entry->id))
        findings_add (entry, "another sign at the end");
      if (texts_match (form, QUESTION) != texts_match (entry->id, QUESTION))
        findings_add (entry, "one is a question, the other is not");
      if (texts_match (form, "[!！]") && strchr (entry->id, '!') == NULL)
        findings_add (entry, "an exclamation mark that the English does not have");
    }
}

/* A message of several words is translated, without English words. */
void
checks_english (const ChecksPlace *place, const CatalogueEntry *entry)
{
  for (guint i = 0; i < entry->n_forms; i++)
    {
      g_autofree char *plain = texts_remove (entry->forms[i], checks_get_tags (place));

      if (g_str_equal (entry->forms[i], entry->id) && count (plain, "\\b[a-z]{2,}\\b") > MANY_WORDS)
        findings_add (entry, "left in English");
      else if (texts_match (plain, ENGLISH_WORDS))
        findings_add (entry, "English words");
    }
}

/* A text whose first letter is Latin is laid out left to right unless a mark comes first. The value
 * of a placeholder may begin with such a letter. */
void
checks_direction (const ChecksPlace *place, const CatalogueEntry *entry)
{
  if (!is_right_to_left (place) || place->is_manual)
    return;

  for (guint i = 0; i < entry->n_forms; i++)
    {
      g_autofree char *plain = texts_remove (entry->forms[i], TAGS);

      if (texts_match (plain, "^[^\\x{200f}\\p{Arabic}]*\\p{Latin}.*\\p{Arabic}")
          && !g_str_has_suffix (plain, ";"))
        findings_add (entry, "a Latin letter comes first, without a mark (U+200F) before it");
    }
}
