/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "texts.h"

#include <string.h>

#define DIRECTIVE "%(?:(\\d+)\\$)?([-#0+ ']*(?:\\d+)?(?:\\.\\d+)?(?:hh|h|ll|l|q|j|z|t)?[a-zA-Z%])"

#define INVISIBLE "[\\x{200b}-\\x{200f}\\x{202a}-\\x{202e}\\x{2060}\\x{2066}-\\x{2069}\\x{ad}]"

/* Compiles each pattern once. */
static GRegex *
get_regex (const char *pattern)
{
  static GHashTable *regexes;
  GRegex *regex;

  if (regexes == NULL)
    regexes = g_hash_table_new (g_str_hash, g_str_equal);

  regex = g_hash_table_lookup (regexes, pattern);
  if (regex == NULL)
    {
      g_autoptr (GError) error = NULL;

      regex = g_regex_new (pattern, G_REGEX_OPTIMIZE, 0, &error);
      g_assert_no_error (error);
      g_hash_table_insert (regexes, g_strdup (pattern), regex);
    }

  return regex;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

GPtrArray *
texts_collect (const char *text, const char *pattern)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (get_regex (pattern), text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_ptr_array_add (found, g_match_info_fetch (match, 0));
  g_ptr_array_sort (found, compare);

  return found;
}

/* The directives of a format, each with the number of its argument. */
GPtrArray *
texts_collect_directives (const char *text)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (get_regex (DIRECTIVE), text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *number = g_match_info_fetch (match, 1);
      g_autofree char *rest = g_match_info_fetch (match, 2);

      if (g_str_equal (rest, "%"))
        g_ptr_array_add (found, g_strdup ("%%"));
      else if (*number != '\0')
        g_ptr_array_add (found, g_strdup_printf ("%%%s$%s", number, rest));
      else
        g_ptr_array_add (found, g_strdup_printf ("%%%u$%s", ++n, rest));
    }
  g_ptr_array_sort (found, compare);

  return found;
}

/* The numbers of each claim, in order. */
GPtrArray *
texts_collect_claims (const char *text)
{
  g_autoptr (GPtrArray) claims = texts_collect (text, "<claim[^>]*>.*?</claim>");
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < claims->len; i++)
    {
      g_autofree char *plain = texts_remove (claims->pdata[i], "<[^>]*>");
      g_autofree char *numbers =
          g_regex_replace_literal (get_regex ("\\D+"), plain, -1, 0, " ", 0, NULL);

      g_ptr_array_add (found, g_strdup (g_strstrip (numbers)));
    }
  g_ptr_array_sort (found, compare);

  return found;
}

gboolean
texts_equal (GPtrArray *a, GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    if (!g_str_equal (a->pdata[i], b->pdata[i]))
      return FALSE;

  return TRUE;
}

char *
texts_join (GPtrArray *texts)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (joined, "%s%s", i > 0 ? ", " : "", (const char *)texts->pdata[i]);

  return g_string_free (joined, FALSE);
}

char *
texts_remove (const char *text, const char *pattern)
{
  return g_regex_replace_literal (get_regex (pattern), text, -1, 0, "", 0, NULL);
}

gboolean
texts_match (const char *text, const char *pattern)
{
  return g_regex_match (get_regex (pattern), text, 0, NULL);
}

static void
replace (char **text, const char *pattern, const char *by)
{
  char *replaced = g_regex_replace_literal (get_regex (pattern), *text, -1, 0, by, 0, NULL);

  g_free (*text);
  *text = replaced;
}

/* Normalises a text as the head of po/GLOSSARY.md describes. @tags: the pattern of a tag */
char *
texts_normalize (const char *text, const char *tags, const char *language)
{
  g_autofree char *plain = g_strdup (text);
  g_autofree char *composed = NULL;

  replace (&plain, tags, "");
  replace (&plain, "_(?=\\w)", "");
  replace (&plain, INVISIBLE, "");
  replace (&plain, "\\p{Zs}", " ");
  composed = g_utf8_normalize (plain, -1, G_NORMALIZE_NFC);
  if (g_strcmp0 (language, "az") == 0)
    {
      replace (&composed, "İ", "i");
      replace (&composed, "I", "ı");
    }

  return g_utf8_strdown (composed, -1);
}
