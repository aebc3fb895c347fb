/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Mnemonics that must differ: those of one menu, or of one dialog. Where two differ in English,
 * they must differ in every language. */

#include "mnemonics.h"

#include <string.h>

#include "findings.h"

#define UI SOURCE_ROOT "/ui"

/* A label with a mnemonic. */
typedef struct
{
  char *context; /* or NULL */
  char *id;
  guint scope;
} Label;

typedef struct
{
  GArray *labels; /* of Label */
  GArray *scopes; /* of guint: the scopes of the open elements */
  guint n_scopes;
  GString *text; /* of the label being read, or NULL */
  char *context;
} Reader;

static guint
get_scope (const Reader *reader, guint depth)
{
  return depth < reader->scopes->len
             ? g_array_index (reader->scopes, guint, reader->scopes->len - 1 - depth)
             : 0;
}

static void
start_cb (GMarkupParseContext *parse_context,
          const char *element,
          const char **names,
          const char **values,
          gpointer user_data,
          GError **error)
{
  Reader *reader = user_data;
  gboolean opens = g_str_equal (element, "menu") || g_str_equal (element, "submenu");
  guint scope = opens ? ++reader->n_scopes : get_scope (reader, 0);

  g_array_append_val (reader->scopes, scope);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "translatable"))
      reader->text = g_string_new (NULL);
    else if (g_str_equal (names[i], "context"))
      reader->context = g_strdup (values[i]);
}

static void
text_cb (GMarkupParseContext *parse_context,
         const char *text,
         gsize length,
         gpointer user_data,
         GError **error)
{
  Reader *reader = user_data;

  if (reader->text != NULL)
    g_string_append_len (reader->text, text, (gssize)length);
}

/* The label of a submenu belongs to the parent menu. */
static void
end_cb (GMarkupParseContext *parse_context, const char *element, gpointer user_data, GError **error)
{
  Reader *reader = user_data;
  const GSList *open = g_markup_parse_context_get_element_stack (parse_context)->next;

  if (reader->text != NULL && strchr (reader->text->str, '_') != NULL)
    {
      gboolean names_menu = open != NULL && g_str_equal (open->data, "submenu");
      Label label = { g_steal_pointer (&reader->context), g_strdup (reader->text->str),
                      get_scope (reader, names_menu ? 2 : 0) };

      g_array_append_val (reader->labels, label);
    }

  if (reader->text != NULL)
    g_string_free (g_steal_pointer (&reader->text), TRUE);
  g_clear_pointer (&reader->context, g_free);
  g_array_set_size (reader->scopes, reader->scopes->len - 1);
}

static void
clear_label (gpointer data)
{
  Label *label = data;

  g_free (label->context);
  g_free (label->id);
}

static GArray *
read_labels (const char *path)
{
  static const GMarkupParser parser = { start_cb, end_cb, text_cb };
  Reader reader = { g_array_new (FALSE, FALSE, sizeof (Label)),
                    g_array_new (FALSE, FALSE, sizeof (guint)) };
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reader, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_array_set_clear_func (reader.labels, clear_label);
  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_markup_parse_context_parse (context, text, (gssize)length, &error);
  g_assert_no_error (error);
  g_array_unref (reader.scopes);

  return reader.labels;
}

/* The mnemonic in lower case, or 0. */
static gunichar
get_mnemonic (const char *text)
{
  const char *mark = strchr (text, '_');

  return mark != NULL ? g_unichar_tolower (g_utf8_get_char (mark + 1)) : 0;
}

static const CatalogueEntry *
find (const Catalogue *catalogue, const Label *label)
{
  CatalogueEntry like = { .id = label->id, .context = label->context };

  return catalogue_find (catalogue, &like);
}

static void
check_pair (const Catalogue *catalogue, const Label *label, const Label *other)
{
  const CatalogueEntry *entry = find (catalogue, label);
  const CatalogueEntry *other_entry = find (catalogue, other);

  if (entry == NULL || other_entry == NULL || label->scope != other->scope
      || get_mnemonic (label->id) == get_mnemonic (other->id))
    return;

  if (get_mnemonic (entry->forms[0]) != 0
      && get_mnemonic (entry->forms[0]) == get_mnemonic (other_entry->forms[0]))
    findings_add (entry, "the same mnemonic as that of “%s”, which is near", other_entry->forms[0]);
}

/* Checks the labels of a file. Returns the number of those in the catalogue. */
static guint
check_file (const Catalogue *catalogue, const char *path)
{
  g_autoptr (GArray) labels = read_labels (path);
  guint n_found = 0;

  for (guint i = 0; i < labels->len; i++)
    {
      const Label *label = &g_array_index (labels, Label, i);

      for (guint j = 0; j < i; j++)
        check_pair (catalogue, label, &g_array_index (labels, Label, j));
      n_found += find (catalogue, label) != NULL;
    }

  return n_found;
}

static guint
check_folder (const Catalogue *catalogue, const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  guint n_found = 0;
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        n_found += check_folder (catalogue, path);
      else if (g_str_has_suffix (name, ".ui"))
        n_found += check_file (catalogue, path);
    }

  return n_found;
}

/* Reports labels of one menu or dialog with the same mnemonic. */
void
mnemonics_check (const Catalogue *catalogue)
{
  g_assert_cmpuint (check_folder (catalogue, UI), >, 0);
}
