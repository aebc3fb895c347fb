/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "catalogue.h"

#include <string.h>

#define MAGIC 0x950412deu

/* Those of GLib and GTK, of which there is what the program shows, and its own. */
static const struct
{
  const char *folder;
  const char *domain;
} catalogues[] = {
  { "glib20", "glib20" },
  { "gtk40", "gtk40" },
  { ".", "ichomp" },
};

struct _Catalogue
{
  GHashTable *translations; /* message, with its context in front, to translation */
  GHashTable *own;          /* what is said in the language */
  GHashTable *foreign;      /* what is said in English, and otherwise in the language */
};

/* The languages of the build, in the order of the file LINGUAS. */
char **
catalogue_list_languages (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) languages = g_ptr_array_new ();
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (LINGUAS, &text, NULL, NULL));
  lines = g_strsplit_set (text, " \t\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      /* A comment goes on to the end of its line, of which nothing is known any more here. */
      if (g_regex_match_simple ("^[a-z]{2}(_[A-Z]{2})?$", lines[i], 0, 0))
        {
          g_autofree char *path =
              g_build_filename (CATALOGUES, lines[i], "LC_MESSAGES", "ichomp.mo", NULL);

          if (g_file_test (path, G_FILE_TEST_EXISTS))
            g_ptr_array_add (languages, g_strdup (lines[i]));
        }
    }
  g_ptr_array_add (languages, NULL);

  return (char **)g_ptr_array_free (g_steal_pointer (&languages), FALSE);
}

static char *
bare (const char *text)
{
  g_autoptr (GRegex) marks =
      g_regex_new ("<[^<>]*>|_(?=\\w)|\342\201\246|\342\201\251", 0, 0, NULL);

  return g_regex_replace_literal (marks, text, -1, 0, "", 0, NULL);
}

/* A message may be two, for one and for several. */
static void
add_all (GHashTable *set, const char *text, gsize length)
{
  for (const char *part = text; part <= text + length; part += strlen (part) + 1)
    g_hash_table_add (set, bare (part));
}

static const char *
skip_context (const char *message)
{
  const char *end = strchr (message, '\004');

  return end != NULL ? end + 1 : message;
}

static guint32
read_word (const char *contents, gsize offset)
{
  guint32 word;

  memcpy (&word, contents + offset, sizeof word);
  return word;
}

static void
read_messages (Catalogue *self, const char *path)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  guint32 n, messages, translations;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmphex (read_word (contents, 0), ==, MAGIC);
  n = read_word (contents, 8);
  messages = read_word (contents, 12);
  translations = read_word (contents, 16);
  for (guint32 i = 1; i < n; i++)
    {
      const char *message = contents + read_word (contents, messages + 8 * i + 4);
      gsize length = read_word (contents, messages + 8 * i);
      const char *translation = contents + read_word (contents, translations + 8 * i + 4);
      const char *start = skip_context (message);

      g_hash_table_insert (self->translations, g_strdup (message), g_strdup (translation));
      add_all (self->foreign, start, length - (gsize)(start - message));
      add_all (self->own, translation, read_word (contents, translations + 8 * i));
    }
}

Catalogue *
catalogue_load (const char *language)
{
  Catalogue *self = g_new (Catalogue, 1);
  GHashTableIter iter;
  gpointer text;

  self->translations = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->foreign = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  /* The last one counts where a message is in several. */
  for (guint i = 0; i < G_N_ELEMENTS (catalogues); i++)
    {
      g_autofree char *name = g_strconcat (catalogues[i].domain, ".mo", NULL);
      g_autofree char *path =
          g_build_filename (CATALOGUES, catalogues[i].folder, language, "LC_MESSAGES", name, NULL);

      read_messages (self, path);
    }

  g_hash_table_iter_init (&iter, self->foreign);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    if (g_hash_table_contains (self->own, text))
      g_hash_table_iter_remove (&iter);

  return self;
}

void
catalogue_free (Catalogue *self)
{
  g_hash_table_unref (self->translations);
  g_hash_table_unref (self->own);
  g_hash_table_unref (self->foreign);
  g_free (self);
}

const char *
catalogue_look_up (Catalogue *self, const char *context, const char *message)
{
  g_autofree char *key =
      context != NULL ? g_strdup_printf ("%s\004%s", context, message) : g_strdup (message);
  const char *translation = g_hash_table_lookup (self->translations, key);

  g_assert_nonnull (translation);
  return translation;
}

/* Whether @text is English that should be something else. */
gboolean
catalogue_is_foreign (Catalogue *self, const char *text)
{
  g_autofree char *key = bare (text);

  return g_hash_table_contains (self->foreign, key);
}

/* Whether @text is a whole translation. */
gboolean
catalogue_is_own (Catalogue *self, const char *text)
{
  g_autofree char *key = bare (text);

  return g_hash_table_contains (self->own, key);
}
