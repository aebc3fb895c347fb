/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The glossary: po/GLOSSARY.md in the format that its head describes. */

#include "glossary.h"

#include <string.h>

#include "texts.h"

#define TERMS "Terms"
#define PLURAL_FORMS "- **Plural-Forms**: `"

typedef struct
{
  char *form;
  const GlossaryTerm *term;
} Form;

static void
free_term (gpointer data)
{
  GlossaryTerm *term = data;

  g_free (term->name);
  g_strfreev (term->forms);
  g_free (term);
}

static void
free_row (gpointer data)
{
  GlossaryRow *row = data;

  g_free (row->name);
  g_free (row->translation);
  g_free (row->stems);
  g_free (row);
}

static void
free_language (gpointer data)
{
  GlossaryLanguage *language = data;

  g_free (language->code);
  g_free (language->plural_forms);
  g_ptr_array_unref (language->rows);
  g_free (language);
}

/* The non-empty parts of a list, stripped. */
static GStrv
split (const char *list, const char *separator)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = g_strsplit (list, separator, -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      g_strv_builder_add (builder, parts[i]);

  return g_strv_builder_end (builder);
}

/* The cells of a row of a table, or NULL for other lines and the line below the head. */
static GStrv
read_cells (const char *line)
{
  GStrv cells;

  if (line[0] != '|' || g_str_has_prefix (line, "|---"))
    return NULL;

  cells = g_strsplit (line + 1, "|", -1);
  for (guint i = 0; cells[i] != NULL; i++)
    g_strstrip (cells[i]);

  return cells;
}

static void
read_line (Glossary *self, GlossaryLanguage *language, gboolean in_terms, const char *line)
{
  g_auto (GStrv) cells = read_cells (line);

  if (language != NULL && g_str_has_prefix (line, PLURAL_FORMS))
    {
      const char *start = line + strlen (PLURAL_FORMS);

      language->plural_forms = g_strndup (start, strcspn (start, "`"));
    }

  if (cells == NULL || g_str_equal (cells[0], "term"))
    return;

  if (in_terms)
    {
      GlossaryTerm *term = g_new0 (GlossaryTerm, 1);

      g_assert_cmpuint (g_strv_length (cells), ==, 5);
      term->name = g_strdup (cells[0]);
      term->forms = split (cells[1], ",");
      g_ptr_array_add (self->terms, term);
    }
  else if (language != NULL)
    {
      GlossaryRow *row = g_new0 (GlossaryRow, 1);

      g_assert_cmpuint (g_strv_length (cells), ==, 4);
      row->name = g_strdup (cells[0]);
      row->translation = g_strdup (cells[1]);
      row->stems = g_strdup (cells[2]);
      g_ptr_array_add (language->rows, row);
    }
}

Glossary *
glossary_read (void)
{
  Glossary *self = g_new0 (Glossary, 1);
  GlossaryLanguage *language = NULL;
  gboolean in_terms = FALSE;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (SOURCE_ROOT "/po/GLOSSARY.md", &text, NULL, &error);
  g_assert_no_error (error);

  self->terms = g_ptr_array_new_with_free_func (free_term);
  self->languages = g_ptr_array_new_with_free_func (free_language);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "## "))
        {
          const char *dash = strstr (lines[i], " – ");

          in_terms = g_str_equal (lines[i] + 3, TERMS);
          language = NULL;
          if (dash != NULL)
            {
              language = g_new0 (GlossaryLanguage, 1);
              language->code = g_strndup (lines[i] + 3, (gsize)(dash - lines[i] - 3));
              language->rows = g_ptr_array_new_with_free_func (free_row);
              g_ptr_array_add (self->languages, language);
            }
        }
      else
        read_line (self, language, in_terms, lines[i]);
    }

  return self;
}

void
glossary_free (Glossary *self)
{
  g_ptr_array_unref (self->terms);
  g_ptr_array_unref (self->languages);
  g_free (self);
}

const GlossaryLanguage *
glossary_find_language (const Glossary *self, const char *code)
{
  for (guint i = 0; i < self->languages->len; i++)
    {
      const GlossaryLanguage *language = self->languages->pdata[i];

      if (g_str_equal (language->code, code))
        return language;
    }

  return NULL;
}

static void
free_form (gpointer data)
{
  Form *form = data;

  g_free (form->form);
  g_free (form);
}

static int
compare_forms (gconstpointer a, gconstpointer b)
{
  const Form *one = *(const Form *const *)a;
  const Form *other = *(const Form *const *)b;
  glong difference = g_utf8_strlen (other->form, -1) - g_utf8_strlen (one->form, -1);

  return difference < 0 ? -1 : difference > 0;
}

/* Removes all uses of a form, so that no shorter form is found in them. */
static gboolean
take_form (char **text, const char *form)
{
  g_autofree char *escaped = g_regex_escape_string (form, -1);
  g_autofree char *pattern = g_strdup_printf ("(?<!\\w)%s(?!\\w)", escaped);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  char *rest;

  if (!g_regex_match (regex, *text, 0, NULL))
    return FALSE;

  rest = g_regex_replace_literal (regex, *text, -1, 0, "\x01", 0, NULL);
  g_free (*text);
  *text = rest;
  return TRUE;
}

static gboolean
is_without (const CatalogueEntry *entry, const char *name)
{
  g_auto (GStrv) lines = g_strsplit (entry->comments, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);

      if (g_str_has_prefix (line, "glossary: without "))
        {
          g_auto (GStrv) names = split (line + strlen ("glossary: without "), ",");

          if (g_strv_contains ((const char *const *)names, name))
            return TRUE;
        }
    }

  return FALSE;
}

/* The names of the terms in the English message, without those that the translation need not
 * use. */
GPtrArray *
glossary_find_terms (const Glossary *self, const CatalogueEntry *entry, const char *tags)
{
  GPtrArray *found = g_ptr_array_new ();
  g_autoptr (GPtrArray) forms = g_ptr_array_new_with_free_func (free_form);
  g_autofree char *both =
      g_strconcat (entry->id, " \n ", entry->plural != NULL ? entry->plural : "", NULL);
  g_autofree char *text = texts_normalize (both, tags, NULL);

  for (guint i = 0; i < self->terms->len; i++)
    {
      const GlossaryTerm *term = self->terms->pdata[i];

      for (guint j = 0; term->forms[j] != NULL; j++)
        {
          Form *form = g_new0 (Form, 1);

          form->form = g_utf8_strdown (term->forms[j], -1);
          form->term = term;
          g_ptr_array_add (forms, form);
        }
    }
  g_ptr_array_sort (forms, compare_forms);

  for (guint i = 0; i < forms->len; i++)
    {
      const Form *form = forms->pdata[i];

      if (take_form (&text, form->form) && !is_without (entry, form->term->name)
          && !g_ptr_array_find (found, form->term->name, NULL))
        g_ptr_array_add (found, form->term->name);
    }

  return found;
}

static gboolean
has_all (const char *text, const char *stem, const char *code)
{
  g_auto (GStrv) parts = split (stem, "+");

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *part = texts_normalize (parts[i], "$^", code);

      if (strstr (text, part) == NULL)
        return FALSE;
    }

  return TRUE;
}

/* Whether a form of the translation has one of the stems. */
gboolean
glossary_has_stem (const GlossaryRow *row,
                   const CatalogueEntry *entry,
                   const char *tags,
                   const char *code)
{
  g_auto (GStrv) stems = split (row->stems, ",");

  for (guint i = 0; i < entry->n_forms; i++)
    {
      g_autofree char *text = texts_normalize (entry->forms[i], tags, code);

      for (guint j = 0; stems[j] != NULL; j++)
        if (has_all (text, stems[j], code))
          return TRUE;
    }

  return stems[0] == NULL;
}
