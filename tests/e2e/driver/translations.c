/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "translations.h"

#include "catalogue.h"

struct _Translations
{
  GPtrArray *catalogues;  /* of Catalogue; the program's is the last */
  GHashTable *translated; /* texts of the language */
  GHashTable *english;    /* texts that are different in the language */
};

/* What is not translated yet is English in the program: the tests of the catalogues allow it or
 * not. */
static void
add_entry (Translations *self, const CatalogueEntry *entry)
{
  if (entry->n_forms == 0 || *entry->forms[0] == '\0')
    return;

  g_hash_table_add (self->english, catalogue_dup_bare (entry->id));
  if (entry->plural != NULL)
    g_hash_table_add (self->english, catalogue_dup_bare (entry->plural));
  for (guint i = 0; i < entry->n_forms; i++)
    g_hash_table_add (self->translated, catalogue_dup_bare (entry->forms[i]));
}

Translations *
translations_load (const char *language)
{
  static const char *const folders[] = { "glib20", "gtk40", "." };
  Translations *self = g_new (Translations, 1);
  GHashTableIter iter;
  gpointer text;

  self->catalogues = g_ptr_array_new_with_free_func ((GDestroyNotify)catalogue_free);
  self->translated = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->english = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_strdup_printf (SOURCE_ROOT "/po/%s/%s.po", folders[i], language);
      Catalogue *catalogue = catalogue_read (path);

      g_ptr_array_add (self->catalogues, catalogue);
      for (guint j = 0; j < catalogue->entries->len; j++)
        add_entry (self, &g_array_index (catalogue->entries, CatalogueEntry, j));
    }

  g_hash_table_iter_init (&iter, self->english);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    if (g_hash_table_contains (self->translated, text))
      g_hash_table_iter_remove (&iter);

  return self;
}

void
translations_free (Translations *self)
{
  g_ptr_array_unref (self->catalogues);
  g_hash_table_unref (self->translated);
  g_hash_table_unref (self->english);
  g_free (self);
}

const char *
translations_look_up (Translations *self, const char *context, const char *message)
{
  CatalogueEntry like = { .id = message, .context = context };

  for (guint i = self->catalogues->len; i > 0; i--)
    {
      const CatalogueEntry *entry = catalogue_find (self->catalogues->pdata[i - 1], &like);

      if (entry != NULL)
        return entry->forms[0];
    }

  g_assert_not_reached ();
}

/* Whether @text is a whole English message whose translation is another one. */
gboolean
translations_is_english (Translations *self, const char *text)
{
  g_autofree char *key = catalogue_dup_bare (text);

  return g_hash_table_contains (self->english, key);
}

/* Whether @text is a whole translation. */
gboolean
translations_is_translated (Translations *self, const char *text)
{
  g_autofree char *key = catalogue_dup_bare (text);

  return g_hash_table_contains (self->translated, key);
}

/* Messages and their translations into all languages. */
GPtrArray *
translations_list (const char *const *messages, guint n_messages)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) languages = catalogue_read_languages ();

  for (guint i = 0; i < n_messages; i++)
    g_ptr_array_add (list, g_strdup (messages[i]));
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (Translations) translations = translations_load (languages[i]);

      for (guint j = 0; j < n_messages; j++)
        g_ptr_array_add (list, g_strdup (translations_look_up (translations, NULL, messages[j])));
    }

  return list;
}
