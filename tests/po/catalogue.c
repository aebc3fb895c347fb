/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Catalogues as gettext's own library reads them. */

#include "catalogue.h"

#include <string.h>

#define LESSONS "data/lessons/"

static void
error_cb (int severity,
          po_message_t message,
          const char *file,
          size_t line,
          size_t column,
          int is_multiline,
          const char *text)
{
  g_error ("%s:%zu: %s", file != NULL ? file : "", line, text);
}

static void
error2_cb (int severity,
           po_message_t message1,
           const char *file1,
           size_t line1,
           size_t column1,
           int is_multiline1,
           const char *text1,
           po_message_t message2,
           const char *file2,
           size_t line2,
           size_t column2,
           int is_multiline2,
           const char *text2)
{
  g_error ("%s:%zu: %s %s", file1 != NULL ? file1 : "", line1, text1, text2);
}

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
    .is_fuzzy = po_message_is_fuzzy (message),
    .is_obsolete = po_message_is_obsolete (message),
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

/* What cannot be read ends the test. */
Catalogue *
catalogue_read (const char *path)
{
  static const struct po_xerror_handler handler = { error_cb, error2_cb };
  Catalogue *self = g_new0 (Catalogue, 1);
  po_message_iterator_t iterator;
  po_message_t message;

  self->file = po_file_read (path, &handler);
  if (self->file == NULL)
    g_error ("%s cannot be read", path);

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
    {
      CatalogueEntry *entry = &g_array_index (self->entries, CatalogueEntry, i);

      if (!entry->is_obsolete)
        g_hash_table_add (self->index, entry);
    }

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

  /* Not by GLib. */
  free (value);
  return copy;
}

/* The entry with the same message in the same context, or NULL. */
const CatalogueEntry *
catalogue_find (const Catalogue *self, const CatalogueEntry *like)
{
  return g_hash_table_lookup (self->index, like);
}

/* The files in which the message stands, one after the other, then NULL. */
const char *
catalogue_entry_get_file (const CatalogueEntry *entry, guint index)
{
  po_filepos_t position = po_message_filepos (entry->message, (int)index);

  return position != NULL ? po_filepos_file (position) : NULL;
}

gboolean
catalogue_entry_is_lesson (const CatalogueEntry *entry)
{
  const char *file = catalogue_entry_get_file (entry, 0);

  return file != NULL && strstr (file, LESSONS) != NULL;
}

/* The codes in LINGUAS. */
GPtrArray *
catalogue_read_languages (void)
{
  GPtrArray *languages = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (SOURCE_ROOT "/po/LINGUAS", &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0')
      g_ptr_array_add (languages, g_strdup (lines[i]));

  return languages;
}

char *
catalogue_dup_path (const char *language)
{
  return g_strdup_printf (SOURCE_ROOT "/po/%s.po", language);
}
