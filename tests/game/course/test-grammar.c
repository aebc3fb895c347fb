/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The two grammars of lessons, the tables of the program and the RELAX NG grammar for other
 * programs, have the same elements with the same attributes and children. */

#include <string.h>

#include "course/ichomp-lesson-grammar.h"
#include "test-main.h"

#define RELAX_NG SOURCE_ROOT "/data/lessons/ichomp-lesson.rng"

/* More often than once or twice. */
#define MANY 3

/* How often something occurs. */
typedef struct
{
  guint at_least;
  guint at_most;
} Range;

/* What an element contains: from "@attribute" or "element" to Range. */
static GHashTable *
content_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static Range
content_get (GHashTable *content, const char *name)
{
  const Range *range = g_hash_table_lookup (content, name);

  return range != NULL ? *range : (Range){ 0, 0 };
}

static void
content_set (GHashTable *content, const char *name, guint at_least, guint at_most)
{
  Range range = { MIN (at_least, MANY), MIN (at_most, MANY) };

  g_hash_table_insert (content, g_strdup (name), g_memdup2 (&range, sizeof range));
}

/* Both, one after the other. */
static void
content_add (GHashTable *content, GHashTable *other)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, other);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      Range a = content_get (content, name);
      Range b = content_get (other, name);

      content_set (content, name, a.at_least + b.at_least, a.at_most + b.at_most);
    }
}

/* Either of the two. */
static GHashTable *
content_either (GHashTable *a, GHashTable *b)
{
  GHashTable *either = content_new ();
  GHashTableIter iter;
  gpointer name;

  content_add (either, a);
  content_add (either, b);
  g_hash_table_iter_init (&iter, either);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      Range *range = g_hash_table_lookup (either, name);
      Range in_a = content_get (a, name);
      Range in_b = content_get (b, name);

      range->at_least = MIN (in_a.at_least, in_b.at_least);
      range->at_most = MAX (in_a.at_most, in_b.at_most);
    }

  return either;
}

/* All elements of a grammar: from a name to what it contains. Elements with the same name in
 * different places are one. */
static GHashTable *
grammar_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                (GDestroyNotify)g_hash_table_unref);
}

static void
grammar_add (GHashTable *grammar, const char *name, GHashTable *content)
{
  GHashTable *other = g_hash_table_lookup (grammar, name);

  g_hash_table_insert (grammar, g_strdup (name),
                       other != NULL ? content_either (content, other)
                                     : g_hash_table_ref (content));
}

/* RELAX NG */

typedef struct _Pattern Pattern;

struct _Pattern
{
  char *type; /* the element of RELAX NG */
  char *name; /* its attribute "name", or NULL */
  Pattern *parent;
  GPtrArray *children; /* of Pattern */
};

static void
pattern_free (Pattern *self)
{
  g_free (self->type);
  g_free (self->name);
  g_ptr_array_unref (self->children);
  g_free (self);
}

static void
start_pattern (GMarkupParseContext *context,
               const char *type,
               const char **names,
               const char **values,
               gpointer user_data,
               GError **error)
{
  Pattern **current = user_data;
  Pattern *self = g_new0 (Pattern, 1);

  self->type = g_strdup (type);
  self->children = g_ptr_array_new_with_free_func ((GDestroyNotify)pattern_free);
  self->parent = *current;
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "name"))
      self->name = g_strdup (values[i]);

  if (*current != NULL)
    g_ptr_array_add ((*current)->children, self);
  *current = self;
}

static void
end_pattern (GMarkupParseContext *context, const char *type, gpointer user_data, GError **error)
{
  Pattern **current = user_data;

  if ((*current)->parent != NULL)
    *current = (*current)->parent;
}

static Pattern *
load_relax_ng (void)
{
  static const GMarkupParser functions = { .start_element = start_pattern,
                                           .end_element = end_pattern };
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  Pattern *root = NULL;

  g_assert_true (g_file_get_contents (RELAX_NG, &text, NULL, &error));
  context = g_markup_parse_context_new (&functions, 0, &root, NULL);
  g_markup_parse_context_parse (context, text, -1, &error);
  g_assert_no_error (error);

  return root;
}

static const Pattern *
find_definition (const Pattern *root, const char *name)
{
  for (guint i = 0; i < root->children->len; i++)
    {
      const Pattern *child = g_ptr_array_index (root->children, i);

      if (g_str_equal (child->type, "define") && g_str_equal (child->name, name))
        return child;
    }

  g_assert_not_reached ();
}

static GHashTable *pattern_read (const Pattern *self, const Pattern *root, guint depth);

static GHashTable *
read_children (const Pattern *self, const Pattern *root, guint depth)
{
  GHashTable *content = content_new ();

  for (guint i = 0; i < self->children->len; i++)
    {
      g_autoptr (GHashTable) child =
          pattern_read (g_ptr_array_index (self->children, i), root, depth + 1);

      content_add (content, child);
    }

  return content;
}

static GHashTable *
read_choice (const Pattern *self, const Pattern *root, guint depth)
{
  GHashTable *content = NULL;

  for (guint i = 0; i < self->children->len; i++)
    {
      g_autoptr (GHashTable) child =
          pattern_read (g_ptr_array_index (self->children, i), root, depth + 1);
      g_autoptr (GHashTable) before = content;

      content = before != NULL ? content_either (before, child) : g_hash_table_ref (child);
    }

  return content;
}

/* What a pattern adds to the content of the element around it. */
static GHashTable *
pattern_read (const Pattern *self, const Pattern *root, guint depth)
{
  GHashTable *content = content_new ();
  g_autoptr (GHashTable) inner = NULL;
  GHashTableIter iter;
  gpointer name;

  g_assert_cmpuint (depth, <, 100);

  if (g_str_equal (self->type, "element") || g_str_equal (self->type, "attribute"))
    {
      g_autofree char *key =
          g_strconcat (g_str_equal (self->type, "attribute") ? "@" : "", self->name, NULL);

      content_set (content, key, 1, 1);
      return content;
    }
  if (g_str_equal (self->type, "text"))
    return content;
  if (g_str_equal (self->type, "ref"))
    {
      content_add (content,
                   inner = read_children (find_definition (root, self->name), root, depth));
      return content;
    }
  if (g_str_equal (self->type, "choice"))
    {
      content_add (content, inner = read_choice (self, root, depth));
      return content;
    }

  inner = read_children (self, root, depth);
  if (g_str_equal (self->type, "group"))
    {
      content_add (content, inner);
      return content;
    }

  g_assert_true (g_strv_contains (
      (const char *const[]){ "optional", "zeroOrMore", "oneOrMore", NULL }, self->type));
  g_hash_table_iter_init (&iter, inner);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      Range range = content_get (inner, name);

      content_set (content, name, g_str_equal (self->type, "oneOrMore") ? range.at_least : 0,
                   g_str_equal (self->type, "optional") ? range.at_most : MANY);
    }
  return content;
}

static void
collect_elements (const Pattern *self, const Pattern *root, GHashTable *grammar)
{
  if (g_str_equal (self->type, "element"))
    {
      g_autoptr (GHashTable) content = read_children (self, root, 0);

      grammar_add (grammar, self->name, content);
    }
  for (guint i = 0; i < self->children->len; i++)
    collect_elements (g_ptr_array_index (self->children, i), root, grammar);
}

/* The tables */

static void
add_attributes (GHashTable *content, const IchompAttribute *attributes)
{
  for (guint i = 0; attributes[i].name != NULL; i++)
    {
      g_autofree char *key = g_strconcat ("@", attributes[i].name, NULL);

      content_set (content, key, attributes[i].required ? 1 : 0, 1);
    }
}

static void
add_inlines (GHashTable *content)
{
  const IchompInlineType *type;

  for (guint i = 0; (type = ichomp_grammar_get_inline (i)) != NULL; i++)
    content_set (content, type->name, 0, MANY);
}

/* A text may be followed by its translations. */
static void
add_children (GHashTable *content, const IchompParticle *particle)
{
  gboolean is_one = (particle->kinds & (particle->kinds - 1)) == 0;

  for (IchompBlockKind kind = 0; kind < ICHOMP_N_BLOCK_KINDS; kind++)
    {
      guint64 bit = G_GUINT64_CONSTANT (1) << kind;
      const char *name;

      if ((particle->kinds & bit) == 0)
        continue;

      name = ichomp_grammar_get_name (bit);
      content_set (content, name, is_one ? particle->at_least : 0,
                   particle->at_most == 0 || ichomp_grammar_find_element (name, NULL)->text
                       ? MANY
                       : particle->at_most);
    }
}

static GHashTable *
collect_tables (void)
{
  GHashTable *grammar = grammar_new ();
  const IchompElement *element;
  const IchompInlineType *type;

  for (guint i = 0; (element = ichomp_grammar_get_element (i)) != NULL; i++)
    {
      g_autoptr (GHashTable) content = content_new ();

      add_attributes (content, element->attributes);
      for (guint j = 0; element->children[j].kinds != 0; j++)
        add_children (content, &element->children[j]);
      if (element->text)
        add_inlines (content);
      grammar_add (grammar, element->name, content);
    }

  for (guint i = 0; (type = ichomp_grammar_get_inline (i)) != NULL; i++)
    {
      g_autoptr (GHashTable) content = content_new ();

      add_attributes (content, type->attributes);
      add_inlines (content);
      grammar_add (grammar, type->name, content);
    }

  return grammar;
}

/* The comparison */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b);
}

/* One line for each element, and for each of its attributes and children. */
static char *
print (GHashTable *grammar)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (grammar), compare_names);

  for (GList *i = names; i != NULL; i = i->next)
    {
      GHashTable *content = g_hash_table_lookup (grammar, i->data);
      g_autoptr (GList) parts = g_list_sort (g_hash_table_get_keys (content), compare_names);

      g_string_append_printf (text, "%s\n", (const char *)i->data);
      for (GList *j = parts; j != NULL; j = j->next)
        {
          Range range = content_get (content, j->data);

          g_string_append_printf (text, "%s: %s %u to %u\n", (const char *)i->data,
                                  (const char *)j->data, range.at_least, range.at_most);
        }
    }

  return g_string_free (text, FALSE);
}

static void
test_same (void)
{
  g_autoptr (GHashTable) relax_ng = grammar_new ();
  g_autoptr (GHashTable) tables = collect_tables ();
  Pattern *root = load_relax_ng ();
  g_autofree char *relax_ng_text = NULL;
  g_autofree char *table_text = NULL;
  g_auto (GStrv) relax_ng_lines = NULL;
  g_auto (GStrv) table_lines = NULL;

  collect_elements (root, root, relax_ng);
  relax_ng_text = print (relax_ng);
  table_text = print (tables);
  relax_ng_lines = g_strsplit (relax_ng_text, "\n", -1);
  table_lines = g_strsplit (table_text, "\n", -1);

  for (guint i = 0; relax_ng_lines[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *)table_lines, relax_ng_lines[i]))
      g_test_fail_printf ("only in RELAX NG: %s", relax_ng_lines[i]);
  for (guint i = 0; table_lines[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *)relax_ng_lines, table_lines[i]))
      g_test_fail_printf ("only in the tables: %s", table_lines[i]);
  g_assert_cmpuint (g_hash_table_size (tables), >, 40);

  pattern_free (root);
}

void
add_tests (void)
{
  g_test_add_func ("/grammar/same", test_same);
}
