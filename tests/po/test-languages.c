/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The languages are the same everywhere: in LINGUAS, in the program's table, in the glossary, and
 * as files. */

#include "catalogue.h"
#include "glossary.h"
#include "test-main.h"
#include "game/base/ichomp-language.h"

/* Each language of LINGUAS is in the program's table, is not English, and is listed once. */
static void
test_linguas (void)
{
  g_auto (GStrv) languages = catalogue_read_languages ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      const char *code = languages[i];
      g_autofree char *path = catalogue_dup_path (code);
      IchompLanguage language;

      g_test_message ("%s", code);
      g_assert_true (ichomp_language_find (code, &language));
      g_assert_cmpint (language, !=, ICHOMP_LANGUAGE_EN);
      g_assert_true (g_hash_table_add (seen, (gpointer)code));
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* LINGUAS names all catalogues. */
static void
test_files (gconstpointer folder)
{
  g_auto (GStrv) languages = catalogue_read_languages ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".po"))
      {
        g_autofree char *code = g_strndup (name, strlen (name) - strlen (".po"));

        g_test_message ("%s", name);
        g_assert_true (g_strv_contains ((const char *const *)languages, code));
      }
}

/* Each language of the table has a catalogue and one for the manual page. */
static void
test_table (void)
{
  g_auto (GStrv) languages = catalogue_read_languages ();
  g_autoptr (GString) missing = g_string_new (NULL);

  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    {
      const char *code = ichomp_language_get_code (i);
      g_autofree char *manual = g_strdup_printf (SOURCE_ROOT "/po/man/%s.po", code);

      if (i == ICHOMP_LANGUAGE_EN)
        continue;
      if (!g_strv_contains ((const char *const *)languages, code))
        g_string_append_printf (missing, " po/%s.po", code);
      if (!g_file_test (manual, G_FILE_TEST_EXISTS))
        g_string_append_printf (missing, " po/man/%s.po", code);
    }

  g_assert_cmpstr (missing->str, ==, "");
}

/* The glossary has the languages of the table, each with all terms in the same order. */
static void
test_glossary (void)
{
  g_autoptr (Glossary) glossary = glossary_read ();

  g_assert_cmpuint (glossary->terms->len, >, 100);
  g_assert_cmpuint (glossary->languages->len, ==, ICHOMP_N_LANGUAGES - 2);
  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    {
      const GlossaryLanguage *language =
          glossary_find_language (glossary, ichomp_language_get_code (i));

      if (i == ICHOMP_LANGUAGE_EN)
        continue;
      g_test_message ("%s", ichomp_language_get_code (i));
      g_assert_nonnull (language);
      g_assert_nonnull (language->plural_forms);
      g_assert_cmpuint (language->rows->len, ==, glossary->terms->len);
      for (guint j = 0; j < language->rows->len; j++)
        {
          const GlossaryTerm *term = glossary->terms->pdata[j];
          const GlossaryRow *row = language->rows->pdata[j];

          g_assert_cmpstr (row->name, ==, term->name);
          g_assert_cmpstr (row->translation, !=, "");
        }
    }
}

/* No two terms share a form. */
static void
test_forms (void)
{
  g_autoptr (Glossary) glossary = glossary_read ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < glossary->terms->len; i++)
    {
      const GlossaryTerm *term = glossary->terms->pdata[i];

      for (guint j = 0; term->forms[j] != NULL; j++)
        {
          g_test_message ("%s: %s", term->name, term->forms[j]);
          g_assert_true (g_hash_table_add (seen, term->forms[j]));
        }
    }
}

void
add_tests (void)
{
  g_test_add_func ("/languages/linguas", test_linguas);
  g_test_add_data_func ("/languages/files", SOURCE_ROOT "/po", test_files);
  g_test_add_data_func ("/languages/files-of-manual", SOURCE_ROOT "/po/man", test_files);
  g_test_add_func ("/languages/table", test_table);
  g_test_add_func ("/languages/glossary", test_glossary);
  g_test_add_func ("/languages/forms", test_forms);
}
