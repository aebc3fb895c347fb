/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the format of lessons as a RELAX NG grammar, for editors and validators. The build runs
 * this program; see ichomp-lesson-grammar.c for the tables. */

#include <string.h>

#include "ichomp-lesson-grammar.h"

static const char head[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<!-- SPDX-FileCopyrightText: The iChomp authors -->\n"
    "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n"
    "\n"
    "<!-- Lessons of iChomp, for editors and validators. The option check-lesson of iChomp checks "
    "what a\n"
    "     grammar cannot say: that positions are legal, marked tiles exist, ids are unique, rows "
    "of a\n"
    "     table are equally long, and claims are true. Right after a text, the same element in "
    "another\n"
    "     language translates it. -->\n"
    "<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\"\n"
    "         datatypeLibrary=\"http://www.w3.org/2001/XMLSchema-datatypes\">\n"
    "  <start><ref name=\"lesson\"/></start>\n";

/* A word in the two usual ways to write it, such as "zh-cn" and "zh-CN". */
static void
print_language (const char *word)
{
  const char *region = strchr (word, '-');

  g_print ("<value>%s</value>", word);
  if (region != NULL)
    {
      g_autofree char *capitals = g_ascii_strup (region, -1);

      g_print ("<value>%.*s%s</value>", (int)(region - word), word, capitals);
    }
}

static void
print_words (const IchompValue *value)
{
  const char *word;

  g_print ("<choice>");
  for (guint i = 0; (word = value->get_word (i)) != NULL; i++)
    {
      if (value->ignores_case)
        print_language (word);
      else if (*word != '\0')
        g_print ("<value>%s</value>", word);
    }
  g_print ("</choice>");
}

static void
print_pattern (const char *pattern)
{
  g_autofree char *escaped = g_markup_escape_text (pattern, -1);

  g_print ("<data type=\"string\"><param name=\"pattern\">%s</param></data>", escaped);
}

static void
print_numbers (const IchompValue *value)
{
  if (value->n_at_most > 1)
    {
      print_pattern (" *((0|[1-9][0-9]*)( +(0|[1-9][0-9]*))* *)?");
      return;
    }

  g_print ("<data type=\"integer\"><param name=\"pattern\">0|[1-9][0-9]*</param>"
           "<param name=\"minInclusive\">%u</param><param name=\"maxInclusive\">%u</param></data>",
           value->at_least, value->at_most);
}

static void
print_value (const IchompElement *element, const IchompAttribute *attribute)
{
  const IchompValue *value = attribute->value;
  const char *question_kind = element != NULL ? ichomp_grammar_get_question_kind (element) : NULL;

  if (question_kind != NULL && g_str_equal (attribute->name, "kind"))
    g_print ("<value>%s</value>", question_kind);
  else if (attribute->on != NULL)
    g_print ("<choice><value>%s</value><value>%s</value></choice>", attribute->off, attribute->on);
  else if (value->get_word != NULL)
    print_words (value);
  else if (value->pattern != NULL)
    print_pattern (value->pattern);
  else
    print_numbers (value);
}

static void
print_attributes (const IchompElement *element,
                  const IchompAttribute *attributes,
                  const char *indent)
{
  for (const IchompAttribute *attribute = attributes; attribute->name != NULL; attribute++)
    {
      g_print ("%s%s<attribute name=\"%s\">", indent, attribute->required ? "" : "<optional>",
               attribute->name);
      print_value (element, attribute);
      g_print ("</attribute>%s\n", attribute->required ? "" : "</optional>");
    }
}

static void
print_references (guint64 kinds)
{
  gboolean many = (kinds & (kinds - 1)) != 0;

  g_print ("%s", many ? "<choice>" : "");
  for (guint64 rest = kinds; rest != 0; rest &= rest - 1)
    g_print ("<ref name=\"%s\"/>", ichomp_grammar_get_name (rest & -rest));
  g_print ("%s", many ? "</choice>" : "");
}

static gboolean
are_texts (guint64 kinds)
{
  return (kinds & (kinds - 1)) == 0
         && ichomp_grammar_find_element (ichomp_grammar_get_name (kinds), NULL)->text;
}

/* A text may be followed by its translations, and so be there more often. */
static void
print_children (const IchompParticle *particle)
{
  gboolean any_number = particle->at_most == 0 || are_texts (particle->kinds);
  const char *pattern = any_number ? particle->at_least > 0 ? "oneOrMore" : "zeroOrMore"
                        : particle->at_least > 0 ? "group"
                                                 : "optional";

  g_print ("      ");
  for (guint i = 1; i < particle->at_least; i++)
    print_references (particle->kinds);
  g_print ("<%s>", pattern);
  print_references (particle->kinds);
  g_print ("</%s>\n", pattern);
}

static void
print_element (const IchompElement *element)
{
  gboolean is_empty = !element->text && element->children[0].kinds == 0;

  g_print ("    <element name=\"%s\">\n", element->name);
  print_attributes (element, element->attributes, "      ");
  for (const IchompParticle *particle = element->children; particle->kinds != 0; particle++)
    print_children (particle);
  if (element->text)
    g_print ("      <ref name=\"inline\"/>\n");
  else if (is_empty)
    g_print ("      <empty/>\n");
  g_print ("    </element>\n");
}

/* Elements of the same name, such as the kinds of questions, are alternatives. */
static void
print_elements (void)
{
  const IchompElement *element;

  for (guint i = 0; (element = ichomp_grammar_get_element (i)) != NULL; i++)
    {
      g_print ("\n  <define name=\"%s\" combine=\"choice\">\n", element->name);
      print_element (element);
      g_print ("  </define>\n");
    }
}

static void
print_inlines (void)
{
  const IchompInlineType *type;

  g_print ("\n  <define name=\"inline\">\n    <zeroOrMore><choice>\n      <text/>\n");
  for (guint i = 0; (type = ichomp_inline_get_type_at (i)) != NULL; i++)
    {
      g_print ("      <element name=\"%s\">\n", type->name);
      print_attributes (NULL, type->attributes, "        ");
      g_print ("        <ref name=\"inline\"/>\n      </element>\n");
    }
  g_print ("    </choice></zeroOrMore>\n  </define>\n");
}

int
main (void)
{
  g_print ("%s", head);
  print_elements ();
  print_inlines ();
  g_print ("</grammar>\n");

  return 0;
}
