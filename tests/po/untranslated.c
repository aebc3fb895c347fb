/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The messages that may be untranslated for now: no other may be, and none of these is
 * translated. */

#include "untranslated.h"

#include "findings.h"

static const char *const names[] = { "program", "manual", NULL };

/* Checks the line @fields, and marks its message in @excused. */
static void
check_line (char **fields, const char *name, const Catalogue *catalogue, GHashTable *excused)
{
  g_autofree char *id = NULL;
  const CatalogueEntry *entry;

  if (g_strv_length (fields) < 2 || !g_strv_contains (names, fields[0]))
    {
      findings_add (NULL, "not a line of untranslated.txt: %s", fields[0]);
      return;
    }
  if (!g_str_equal (fields[0], name))
    return;

  id = g_strcompress (fields[1]);
  entry = catalogue_find (catalogue, &(CatalogueEntry){ .id = id, .context = fields[2] });
  if (entry == NULL)
    findings_add (NULL, "is in untranslated.txt, but does not exist: %s", id);
  else if (catalogue_is_translated (catalogue, entry))
    findings_add (entry, "is in untranslated.txt, but is translated");
  else
    g_hash_table_add (excused, (gpointer)entry);
}

/**
 * untranslated_check:
 * @list: the contents of untranslated.txt
 * @name: the name of the catalogue in @list
 * @catalogue: a catalogue
 *
 * Reports the messages that should be translated, and the lines of @list that should not be there.
 */
void
untranslated_check (const char *list, const char *name, const Catalogue *catalogue)
{
  g_autoptr (GHashTable) excused = g_hash_table_new (NULL, NULL);
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      {
        g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 3);

        check_line (fields, name, catalogue, excused);
      }

  for (guint i = 0; i < catalogue->entries->len; i++)
    {
      const CatalogueEntry *entry = &g_array_index (catalogue->entries, CatalogueEntry, i);

      if (!catalogue_is_translated (catalogue, entry) && !g_hash_table_contains (excused, entry))
        findings_add (entry, "is not translated");
    }
}

/* A placeholder such as %u or %1$s. */
#define INSERTED "%(?:\\d+\\$)?'?[a-z]"

static GRegex *
create_pattern (const char *message)
{
  g_auto (GStrv) parts = g_regex_split_simple (INSERTED, message, 0, 0);
  g_autoptr (GString) pattern = g_string_new ("^");

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *part = g_regex_escape_string (parts[i], -1);

      g_string_append_printf (pattern, i == 0 ? "%s" : ".*%s", part);
    }
  g_string_append_c (pattern, '$');

  return g_regex_new (pattern->str, G_REGEX_DOTALL, 0, NULL);
}

/**
 * untranslated_list_patterns:
 * @list: the contents of untranslated.txt
 * @catalogue: a catalogue of the program
 *
 * Returns: (transfer full) (element-type GRegex): for each message of the program in @list, what an
 *   English text that was made from it looks like
 */
GPtrArray *
untranslated_list_patterns (const char *list, const Catalogue *catalogue)
{
  GPtrArray *patterns = g_ptr_array_new_with_free_func ((GDestroyNotify)g_regex_unref);
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 3);
      g_autofree char *id = NULL;
      const CatalogueEntry *entry;

      if (*lines[i] == '#' || g_strv_length (fields) < 2 || !g_str_equal (fields[0], names[0]))
        continue;

      id = g_strcompress (fields[1]);
      g_ptr_array_add (patterns, create_pattern (id));
      entry = catalogue_find (catalogue, &(CatalogueEntry){ .id = id, .context = fields[2] });
      if (entry != NULL && entry->plural != NULL)
        g_ptr_array_add (patterns, create_pattern (entry->plural));
    }

  return patterns;
}

/* Whether the English text was made from a message that may be untranslated. */
gboolean
untranslated_excuses (const GPtrArray *patterns, const char *english)
{
  for (guint i = 0; i < patterns->len; i++)
    if (g_regex_match (patterns->pdata[i], english, 0, NULL))
      return TRUE;

  return FALSE;
}
