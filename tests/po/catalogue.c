/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Catalogues, read by gettext's own library. */

#include "catalogue.h"

#include <string.h>

#include "gettext-tools.h"

#define LESSONS "data/lessons/"

static guint
hash (gconstpointer key)
{
  const CatalogueEntry *entry = key;

  return g_str_hash (entry->id) + (entry->context != NULL ? g_str_hash (entry->context) : 0);
}

static gboolean
equal (gconstpointer a, gconstpointer b)
{
  const CatalogueEntry *one = a;
  const CatalogueEntry *other = b;

  return g_str_equal (one->id, other->id) && g_strcmp0 (one->context, other->context) == 0;
}

static void
read_entry (po_message_t message, CatalogueEntry *entry)
{
  *entry = (CatalogueEntry){
    .message = message,
    .context = po_message_msgctxt (message),
    .id = po_message_msgid (message),
    .plural = po_message_msgid_plural (message),
    .comments = po_message_comments (message),
    .is_format = po_message_is_format (message, "c-format"),
  };

  if (entry->plural == NULL)
    entry->forms[entry->n_forms++] = po_message_msgstr (message);
  else
    while (entry->n_forms < CATALOGUE_MAX_FORMS
           && po_message_msgstr_plural (message, (int)entry->n_forms) != NULL)
      {
        entry->forms[entry->n_forms] = po_message_msgstr_plural (message, (int)entry->n_forms);
        entry->n_forms++;
      }
}

Catalogue *
catalogue_read (const char *path)
{
  Catalogue *self = g_new0 (Catalogue, 1);
  po_message_iterator_t iterator;
  po_message_t message;

  self->file = tools_read_catalogue (path);
  self->entries = g_array_new (FALSE, FALSE, sizeof (CatalogueEntry));
  iterator = po_message_iterator (self->file, NULL);
  while ((message = po_next_message (iterator)) != NULL)
    {
      CatalogueEntry entry;

      read_entry (message, &entry);
      if (*entry.id != '\0')
        g_array_append_val (self->entries, entry);
    }
  po_message_iterator_free (iterator);

  self->index = g_hash_table_new (hash, equal);
  for (guint i = 0; i < self->entries->len; i++)
    g_hash_table_add (self->index, &g_array_index (self->entries, CatalogueEntry, i));

  return self;
}

void
catalogue_free (Catalogue *self)
{
  g_hash_table_unref (self->index);
  g_array_unref (self->entries);
  po_file_free (self->file);
  g_free (self);
}

/* A field of the header, or NULL. */
char *
catalogue_dup_field (const Catalogue *self, const char *field)
{
  const char *header = po_file_domain_header (self->file, NULL);
  char *value = header != NULL ? po_header_field (header, field) : NULL;
  char *copy = g_strdup (value);

  /* Allocated by gettext, not by GLib. */
  free (value);
  return copy;
}

/* The entry of the same message and context, or NULL. */
const CatalogueEntry *
catalogue_find (const Catalogue *self, const CatalogueEntry *like)
{
  return g_hash_table_lookup (self->index, like);
}

static guint
get_n_forms (const Catalogue *self)
{
  g_autofree char *plural_forms = catalogue_dup_field (self, "Plural-Forms");

  return (guint)g_ascii_strtoull (strchr (plural_forms, '=') + 1, NULL, 10);
}

/* Whether @entry, of this catalogue, has every form of its translation. */
gboolean
catalogue_is_translated (const Catalogue *self, const CatalogueEntry *entry)
{
  if (entry->n_forms != (entry->plural != NULL ? get_n_forms (self) : 1))
    return FALSE;

  for (guint i = 0; i < entry->n_forms; i++)
    if (*entry->forms[i] == '\0')
      return FALSE;

  return TRUE;
}

gboolean
catalogue_entry_is_lesson (const CatalogueEntry *entry)
{
  po_filepos_t position = po_message_filepos (entry->message, 0);

  return position != NULL && strstr (po_filepos_file (position), LESSONS) != NULL;
}

/* @text without elements, mnemonics and direction marks, as it is displayed; small digits are
 * digits */
char *
catalogue_dup_bare (const char *text)
{
  g_autoptr (GRegex) marks =
      g_regex_new ("<[^<>]*>|_(?=\\w)|\342\201\246|\342\201\251", 0, 0, NULL);

  g_autofree char *plain = g_regex_replace_literal (marks, text, -1, 0, "", 0, NULL);

  return g_utf8_normalize (plain, -1, G_NORMALIZE_ALL_COMPOSE);
}

/* The codes in LINGUAS. */
GStrv
catalogue_read_languages (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (SOURCE_ROOT "/po/LINGUAS", &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0')
      g_strv_builder_add (builder, lines[i]);

  return g_strv_builder_end (builder);
}

char *
catalogue_dup_path (const char *language)
{
  return g_strdup_printf (SOURCE_ROOT "/po/%s.po", language);
}
