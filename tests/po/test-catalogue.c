/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A catalogue of one language: it has all messages, and each translation follows the glossary and
 * keeps the form of its message. */

#include <locale.h>
#include <string.h>

#include "catalogue.h"
#include "checks.h"
#include "findings.h"
#include "gettext-tools.h"
#include "glossary.h"
#include "manual.h"
#include "mnemonics.h"
#include "untranslated.h"

static ChecksPlace place;
static char *path;
static char *folder;

static char *
dup_path (const char *language)
{
  const char *sub = place.is_manual ? "man" : place.domain != NULL ? place.domain : ".";

  return g_strdup_printf (SOURCE_ROOT "/po/%s/%s.po", sub, language);
}

/* Returns: the path of the template of all messages as they are now */
static char *
extract_template (void)
{
  char *template;

  if (place.is_manual)
    return manual_extract (place.language, folder);

  template = g_build_filename (folder, "template.pot", NULL);
  if (place.domain != NULL)
    tools_extract_foreign_template (template, place.domain);
  else
    tools_extract_template (template, NULL);
  return template;
}

static void
test_header (void)
{
  g_autoptr (Catalogue) catalogue = catalogue_read (path);
  g_autoptr (Glossary) glossary = glossary_read ();
  const GlossaryLanguage *language = glossary_find_language (glossary, place.language);
  g_autofree char *code = catalogue_dup_field (catalogue, "Language");
  g_autofree char *type = catalogue_dup_field (catalogue, "Content-Type");
  g_autofree char *plural_forms = catalogue_dup_field (catalogue, "Plural-Forms");

  g_assert_cmpstr (code, ==, place.language);
  g_assert_cmpstr (type, ==, "text/plain; charset=UTF-8");
  g_assert_cmpstr (plural_forms, ==, language->plural_forms);
}

static void
assert_no_output (const char *const *arguments)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;

  g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL,
                NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (output, ==, "");
}

/* Merging the template into the catalogue changes only comments: the catalogue has all messages and
 * no other, with the same plurals and flags. */
static void
test_complete (void)
{
  g_autofree char *template = extract_template ();
  g_autofree char *sorted = g_build_filename (folder, "sorted.po", NULL);
  g_autofree char *merged = g_build_filename (folder, "merged.po", NULL);
  const char *const sort[] = {
    "msgcat", "--no-location", "--sort-output", "-o", sorted, path, NULL
  };
  const char *const merge[] = { "msgmerge",
                                "--quiet",
                                "--no-fuzzy-matching",
                                "--no-location",
                                "--sort-output",
                                "-o",
                                merged,
                                path,
                                template,
                                NULL };

  tools_run (sort);
  tools_run (merge);
  assert_no_output ((const char *const[]){ "diff", "-I", "^#\\.", "-I",
                                           "^\"POT-Creation-Date:", sorted, merged, NULL });
}

/* No translation belongs to an English text that has been changed or removed. */
static void
test_up_to_date (void)
{
  static const char *const faults[] = { "--only-fuzzy", "--only-obsolete" };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    assert_no_output ((const char *const[]){ "msgattrib", faults[i], path, NULL });
}

/* The catalogues of the libraries have no message that may be untranslated. */
static void
test_translated (void)
{
  g_autoptr (Catalogue) catalogue = catalogue_read (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *list = NULL;
  const char *name = place.is_manual ? "manual" : "program";

  g_file_get_contents (SOURCE_ROOT "/tests/po/untranslated.txt", &list, NULL, &error);
  g_assert_no_error (error);
  untranslated_check (list, place.domain != NULL ? place.domain : name, catalogue);
  findings_end ();
}

static void
test_msgfmt (void)
{
  const char *const arguments[] = { "msgfmt", "--check", "-o", "/dev/null", path, NULL };
  g_autofree char *complaints = tools_try (arguments);

  g_assert_cmpstr (complaints, ==, NULL);
}

static void
test_mnemonics (void)
{
  g_autoptr (Catalogue) catalogue = catalogue_read (path);

  mnemonics_check (catalogue);
  findings_end ();
}

static void
check_terms (const Glossary *glossary, const CatalogueEntry *entry)
{
  const GlossaryLanguage *language = glossary_find_language (glossary, place.language);
  const char *tags = checks_get_tags (&place);
  g_autoptr (GPtrArray) names = glossary_find_terms (glossary, entry, tags);

  for (guint i = 0; i < language->rows->len; i++)
    {
      const GlossaryRow *row = language->rows->pdata[i];

      if (!g_ptr_array_find_with_equal_func (names, row->name, g_str_equal, NULL)
          || (place.is_manual && g_str_equal (row->name, "option")))
        continue;
      if (!glossary_has_stem (row, entry, tags, place.language))
        findings_add (entry, "%s is %s here (one of: %s)", row->name, row->translation, row->stems);
    }
}

static void
test_glossary (void)
{
  g_autoptr (Catalogue) catalogue = catalogue_read (path);
  g_autoptr (Glossary) glossary = glossary_read ();

  for (guint i = 0; i < catalogue->entries->len; i++)
    {
      const CatalogueEntry *entry = &g_array_index (catalogue->entries, CatalogueEntry, i);

      if (catalogue_is_translated (catalogue, entry))
        check_terms (glossary, entry);
    }
  findings_end ();
}

static void
test_entries (gconstpointer func)
{
  g_autoptr (Catalogue) catalogue = catalogue_read (path);
  ChecksFunc check = func;

  for (guint i = 0; i < catalogue->entries->len; i++)
    {
      const CatalogueEntry *entry = &g_array_index (catalogue->entries, CatalogueEntry, i);

      if (catalogue_is_translated (catalogue, entry))
        check (&place, entry);
    }
  findings_end ();
}

static const struct
{
  const char *name;
  ChecksFunc check;
} checks[] = {
  { "placeholders", checks_directives },
  { "tags", checks_tags },
  { "claims", checks_claims },
  { "mnemonic", checks_mnemonic },
  { "space", checks_space },
  { "end", checks_end },
  { "english", checks_english },
  { "direction", checks_direction },
  { "letters", checks_letters },
};

/* Arguments: the language and, unless it is the program's catalogue, `manual` for the manual page
 * or a domain. */
int
main (int argc, char *argv[])
{
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);
  g_test_set_nonfatal_assertions ();

  place.language = argv[1];
  place.is_manual = argc > 2 && g_str_equal (argv[2], "manual");
  place.domain = argc > 2 && !place.is_manual ? argv[2] : NULL;
  path = dup_path (place.language);
  folder = g_dir_make_tmp ("ichomp-po-XXXXXX", NULL);

  g_test_add_func ("/po/header", test_header);
  g_test_add_func ("/po/complete", test_complete);
  g_test_add_func ("/po/up-to-date", test_up_to_date);
  g_test_add_func ("/po/translated", test_translated);
  g_test_add_func ("/po/msgfmt", test_msgfmt);
  if (place.domain == NULL)
    g_test_add_func ("/po/glossary", test_glossary);
  if (!place.is_manual && place.domain == NULL)
    g_test_add_func ("/po/mnemonics", test_mnemonics);
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      g_autofree char *name = g_strdup_printf ("/po/%s", checks[i].name);

      g_test_add_data_func (name, checks[i].check, test_entries);
    }

  status = g_test_run ();

  tools_remove_folder (folder);
  g_free (folder);
  g_free (path);

  return status;
}
