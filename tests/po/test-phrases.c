/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How not to say it: phrases that are retired, numbers side by side, capitals inside a sentence.
 * The table is phrases.txt. */

#include <locale.h>
#include <string.h>

#include "catalogue.h"
#include "findings.h"
#include "gettext-tools.h"
#include "manual.h"
#include "test-main.h"
#include "texts.h"

#define ENGLISH "en"
#define TAGS "</?[a-z][^<>]*>|\\\\f[A-Z]|[A-Z]<|>"
#define NUMBER "(?:\\d+|%(?:\\d+\\$)?u)"
#define TEXT "%(?:\\d+\\$)?s"

/* A colon behind the name of an option or behind a placeholder begins a sentence. */
#define LABEL "^(?:--[\\w-]+|" TEXT "|[^,:]*%\\d\\$u): "

static GPtrArray *rows; /* of GStrv */

static void
read_rows (void)
{
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (SOURCE_ROOT "/tests/po/phrases.txt", &contents, NULL, &error);
  g_assert_no_error (error);
  rows = g_ptr_array_new_with_free_func ((GDestroyNotify)g_strfreev);
  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      g_ptr_array_add (rows, g_strsplit (lines[i], "\t", -1));
}

/* Whether @row has this kind and language. */
static gboolean
is_row (char **row, const char *kind, const char *language)
{
  return g_str_equal (row[0], kind) && g_str_equal (row[1], language);
}

static gboolean
is_excepted (const char *text, const char *language, const char *check)
{
  for (guint i = 0; i < rows->len; i++)
    {
      char **row = rows->pdata[i];

      if (is_row (row, "except", language) && g_str_equal (row[2], check)
          && strstr (text, row[3]) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* Chinese and Khmer have no spaces between words: there a phrase is found anywhere. */
static char *
get_pattern (const char *phrase, const char *language)
{
  static const char *const unspaced[] = { "km", "zh_CN", NULL };
  g_autofree char *escaped = g_regex_escape_string (phrase, -1);

  if (g_strv_contains (unspaced, language))
    return g_steal_pointer (&escaped);
  return g_strdup_printf ("(?<!\\w)%s(?!\\w)", escaped);
}

static void
check_retired (const char *text, const char *language)
{
  g_autofree char *normal = texts_normalize (text, TAGS, language);

  for (guint i = 0; i < rows->len; i++)
    {
      char **row = rows->pdata[i];
      g_autofree char *pattern = NULL;

      if (!is_row (row, "retired", language))
        continue;
      pattern = get_pattern (row[2], language);
      if (texts_match (normal, pattern) && !is_excepted (text, language, row[2]))
        findings_add (NULL, "%s: \"%s\": say: %s: %s", language, row[2], row[3], text);
    }
}

static void
check_numbers (const char *text, const char *language)
{
  g_autofree char *plain = texts_remove (text, TAGS);

  if (texts_match (plain, NUMBER "\\.?\\s+" NUMBER "|" NUMBER "\\s+" TEXT "|" TEXT "\\s+" NUMBER)
      && !is_excepted (text, language, "numbers"))
    findings_add (NULL, "%s: numbers side by side: %s", language, text);
}

static gboolean
is_name (const char *word, const char *language)
{
  for (guint i = 0; i < rows->len; i++)
    {
      char **row = rows->pdata[i];

      if (is_row (row, "name", language) && g_str_equal (row[2], word))
        return TRUE;
    }

  return FALSE;
}

static void
check_capitals (const char *text, const char *language)
{
  g_autofree char *plain = texts_remove (text, TAGS);
  g_autofree char *unlabelled = texts_remove (plain, LABEL);
  g_autoptr (GPtrArray) words = NULL;

  words = texts_collect (unlabelled, "(?<=[,;:] )\\p{Lu}\\w+");
  for (guint i = 0; i < words->len; i++)
    if (!is_name (words->pdata[i], language) && !is_excepted (text, language, "capital"))
      findings_add (NULL, "%s: capital in a sentence: %s: %s", language, (char *)words->pdata[i],
                    text);
}

typedef void (*CheckFunc) (const char *text, const char *language);

static void
check_template (const char *path, CheckFunc check)
{
  g_autoptr (Catalogue) template = catalogue_read (path);

  g_assert_cmpuint (template->entries->len, >, 10);
  for (guint i = 0; i < template->entries->len; i++)
    {
      const CatalogueEntry *entry = &g_array_index (template->entries, CatalogueEntry, i);

      check (entry->id, ENGLISH);
      if (entry->plural != NULL)
        check (entry->plural, ENGLISH);
    }
}

static void
test_messages (gconstpointer func)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-phrases-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "template.pot", NULL);

  tools_extract_template (path, NULL);
  check_template (path, func);
  tools_remove_folder (folder);
  findings_end ();
}

static void
test_manual (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-phrases-XXXXXX", NULL);
  g_autofree char *path = manual_extract ("de", folder);

  check_template (path, check_retired);
  tools_remove_folder (folder);
  findings_end ();
}

/* A text in which a phrase may go over the end of a line. */
static void
test_file (gconstpointer path)
{
  g_autofree char *contents = NULL;
  g_auto (GStrv) paragraphs = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  paragraphs = g_strsplit (contents, "\n\n", -1);
  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit_set (paragraphs[i], " \n", -1);
      g_autoptr (GString) line = g_string_new (NULL);

      for (guint k = 0; words[k] != NULL; k++)
        if (*words[k] != '\0')
          g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", words[k]);
      check_retired (line->str, ENGLISH);
    }
  findings_end ();
}

/* A language may retire phrases of its own. */
static void
test_translations (void)
{
  g_auto (GStrv) languages = catalogue_read_languages ();

  for (guint l = 0; languages[l] != NULL; l++)
    {
      g_autofree char *path = catalogue_dup_path (languages[l]);
      g_autoptr (Catalogue) catalogue = catalogue_read (path);

      for (guint i = 0; i < catalogue->entries->len; i++)
        {
          const CatalogueEntry *entry = &g_array_index (catalogue->entries, CatalogueEntry, i);

          for (guint k = 0; k < entry->n_forms; k++)
            check_retired (entry->forms[k], languages[l]);
        }
    }
  findings_end ();
}

/* Every row has its fields, and every language is one of the program's. */
static void
test_table (void)
{
  g_auto (GStrv) languages = catalogue_read_languages ();

  for (guint i = 0; i < rows->len; i++)
    {
      char **row = rows->pdata[i];
      guint n = g_str_equal (row[0], "retired") ? 4 : g_str_equal (row[0], "name") ? 3 : 5;

      g_test_message ("%s %s %s", row[0], row[1], row[2]);
      g_assert_true (n < 5 || g_str_equal (row[0], "except"));
      g_assert_cmpuint (g_strv_length (row), ==, n);
      g_assert_true (g_str_equal (row[1], ENGLISH)
                     || g_strv_contains ((const char *const *)languages, row[1]));
    }
}

void
add_tests (void)
{
  read_rows ();
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/phrases/table", test_table);
  g_test_add_data_func ("/phrases/messages", check_retired, test_messages);
  g_test_add_data_func ("/phrases/numbers", check_numbers, test_messages);
  g_test_add_data_func ("/phrases/capitals", check_capitals, test_messages);
  g_test_add_func ("/phrases/manual", test_manual);
  g_test_add_data_func ("/phrases/readme", SOURCE_ROOT "/README.md", test_file);
  g_test_add_data_func ("/phrases/schema", SOURCE_ROOT "/data/org.ichomp.iChomp.gschema.xml",
                        test_file);
  g_test_add_func ("/phrases/translations", test_translations);
}
