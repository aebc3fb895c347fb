/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a block, in which elements may stand in each other, taken apart into spans in a row.
 * The same code reads the text of a lesson and that of a translation. */

#include "ichomp-lesson-inline.h"

#include <string.h>

#include "ichomp-lesson-private.h"

#define ROOT "text"

struct _IchompInline
{
  gatomicrefcount ref_count;
  GStringChunk *strings;
  GArray *spans;    /* of IchompInlineSpan */
  GArray *elements; /* of IchompInlineElement */
};

G_DEFINE_BOXED_TYPE (IchompInline, ichomp_inline, ichomp_inline_ref, ichomp_inline_unref)

static const struct
{
  const char *name;
  IchompInlineFlags flags;
  const char *required; /* an attribute, or NULL */
  const char *optional;
} vocabulary[] = {
  { "claim", 0, "is", NULL },
  { "em", ICHOMP_INLINE_EMPHASIS, NULL, NULL },
  { "f", ICHOMP_INLINE_FORMULA, NULL, NULL },
  { "link", 0, "lesson", "section" },
  { "screen", ICHOMP_INLINE_SCREEN, NULL, NULL },
  { "strong", ICHOMP_INLINE_STRONG, NULL, NULL },
  { "sub", ICHOMP_INLINE_SUBSCRIPT, NULL, NULL },
  { "sup", ICHOMP_INLINE_SUPERSCRIPT, NULL, NULL },
  { "term", 0, "to", NULL },
};

static int
find_word (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (vocabulary); i++)
    {
      if (g_str_equal (vocabulary[i].name, name))
        return i;
    }

  return -1;
}

/*< private >
 * ichomp_inline_is_element:
 * @name: the name of an element
 *
 * Returns: whether there is such an element inside texts
 */
gboolean
ichomp_inline_is_element (const char *name)
{
  return find_word (name) >= 0;
}

static gboolean
fail (GError **error,
      IchompLessonError code,
      const char *element,
      const char *attribute,
      const char *value)
{
  IchompLessonErrorDetail detail = {
    .element = (char *)element,
    .attribute = (char *)attribute,
    .value = (char *)value,
  };

  ichomp_lesson_error_set (error, code, &detail);
  return FALSE;
}

/* Letters, digits and signs of the notation, one space between words: nothing that a serialiser
 * would have to escape, so that the value is written in one way only. */
static gboolean
is_plain_value (const char *attribute, const char *value)
{
  static const char claim[] = " ,/@=-";
  gboolean is_claim = g_str_equal (attribute, "is");

  if (*value == '\0' || *value == ' ' || g_str_has_suffix (value, " ")
      || strstr (value, "  ") != NULL)
    return FALSE;

  for (const char *p = value; *p != '\0'; p++)
    {
      if (is_claim ? !g_ascii_isalnum (*p) && strchr (claim, *p) == NULL
                   : !g_ascii_islower (*p) && !g_ascii_isdigit (*p) && *p != '-')
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_open (GPtrArray *open, const char *name)
{
  return g_ptr_array_find_with_equal_func (open, name, g_str_equal, NULL);
}

/*< private >
 * ichomp_inline_check_element:
 * @name: an element inside a text
 * @attributes: (array zero-terminated=1): the names of its attributes
 * @values: (array zero-terminated=1): their values
 * @open: (element-type utf8): the elements around it
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR without a place
 *
 * Returns: whether the element is as the format wants it
 */
gboolean
ichomp_inline_check_element (const char *name,
                             const char *const *attributes,
                             const char *const *values,
                             GPtrArray *open,
                             GError **error)
{
  int word = find_word (name);
  gboolean complete;

  if (word < 0)
    return fail (error, ICHOMP_LESSON_ERROR_UNKNOWN_ELEMENT, name, NULL, NULL);

  if (g_str_equal (name, "claim") && is_open (open, "claim"))
    return fail (error, ICHOMP_LESSON_ERROR_MISPLACED, name, NULL, "claim");
  if (g_str_equal (name, "link") || g_str_equal (name, "term"))
    {
      if (is_open (open, "link"))
        return fail (error, ICHOMP_LESSON_ERROR_MISPLACED, name, NULL, "link");
      if (is_open (open, "term"))
        return fail (error, ICHOMP_LESSON_ERROR_MISPLACED, name, NULL, "term");
    }

  complete = vocabulary[word].required == NULL;
  for (guint i = 0; attributes[i] != NULL; i++)
    {
      gboolean required = g_strcmp0 (attributes[i], vocabulary[word].required) == 0;

      if (!required && g_strcmp0 (attributes[i], vocabulary[word].optional) != 0)
        return fail (error, ICHOMP_LESSON_ERROR_UNKNOWN_ATTRIBUTE, name, attributes[i], NULL);
      for (guint j = 0; j < i; j++)
        {
          if (g_str_equal (attributes[i], attributes[j]))
            return fail (error, ICHOMP_LESSON_ERROR_DUPLICATE_ATTRIBUTE, name, attributes[i], NULL);
        }
      if (!is_plain_value (attributes[i], values[i]))
        return fail (error, ICHOMP_LESSON_ERROR_VALUE, name, attributes[i], values[i]);
      complete = complete || required;
    }

  if (!complete)
    return fail (error, ICHOMP_LESSON_ERROR_MISSING_ATTRIBUTE, name, vocabulary[word].required,
                 NULL);

  return TRUE;
}

typedef struct
{
  guint index; /* in the array of elements */
  IchompInlineSpan outer;
  GString *text;
} Open;

static void
open_free (Open *open)
{
  g_string_free (open->text, TRUE);
  g_free (open);
}

typedef struct
{
  IchompInline *result;
  IchompInlineSpan state;
  gboolean begun;
  GPtrArray *open;  /* of Open, innermost last */
  GPtrArray *names; /* theirs */
} Parser;

static const char *
keep (Parser *parser, const char *text)
{
  return g_string_chunk_insert_const (parser->result->strings, text);
}

static const char *
get_value (const char **names, const char **values, const char *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], name))
        return values[i];
    }

  return NULL;
}

/* The same whatever the order of the attributes. */
static const char *
make_key (Parser *parser, int word, const char **names, const char **values)
{
  const char *wanted[] = { vocabulary[word].required, vocabulary[word].optional };
  g_autoptr (GString) key = g_string_new (vocabulary[word].name);

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      const char *value = wanted[i] == NULL ? NULL : get_value (names, values, wanted[i]);

      if (value != NULL)
        g_string_append_printf (key, " %s=\"%s\"", wanted[i], value);
    }

  return keep (parser, key->str);
}

static void
append_to_open (Parser *parser, const char *text, gssize length)
{
  for (guint i = 0; i < parser->open->len; i++)
    {
      Open *open = g_ptr_array_index (parser->open, i);

      g_string_append_len (open->text, text, length);
    }
}

static gboolean
is_script (const char *name)
{
  return g_str_equal (name, "sup") || g_str_equal (name, "sub");
}

static void
start_element (GMarkupParseContext *context,
               const char *name,
               const char **attributes,
               const char **values,
               gpointer user_data,
               GError **error)
{
  Parser *parser = user_data;
  IchompInlineElement element = { 0 };
  Open *open;
  int word;

  if (!parser->begun)
    {
      parser->begun = TRUE;
      return;
    }
  /* A text that closes what is around it and opens it again. */
  if (g_markup_parse_context_get_element_stack (context)->next == NULL)
    {
      fail (error, ICHOMP_LESSON_ERROR_NOT_XML, NULL, NULL, NULL);
      return;
    }

  if (!ichomp_inline_check_element (name, attributes, values, parser->names, error))
    return;

  /* 2 and its exponent 4 are not 24. */
  if (is_script (name))
    append_to_open (parser, " ", 1);

  open = g_new0 (Open, 1);
  open->index = parser->result->elements->len;
  open->outer = parser->state;
  open->text = g_string_new (NULL);
  g_ptr_array_add (parser->open, open);
  g_ptr_array_add (parser->names, (gpointer)keep (parser, name));

  word = find_word (name);
  element.name = vocabulary[word].name;
  element.key = make_key (parser, word, attributes, values);
  parser->state.flags |= vocabulary[word].flags;
  for (guint i = 0; attributes[i] != NULL; i++)
    {
      const char *value = keep (parser, values[i]);

      if (g_str_equal (attributes[i], "is"))
        parser->state.claim = element.claim = value;
      else if (g_str_equal (attributes[i], "to"))
        parser->state.term = element.term = value;
      else if (g_str_equal (attributes[i], "lesson"))
        parser->state.lesson = element.lesson = value;
      else if (g_str_equal (attributes[i], "section"))
        parser->state.section = element.section = value;
    }
  g_array_append_val (parser->result->elements, element);
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\r\n")] == '\0';
}

static void
end_element (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Parser *parser = user_data;
  Open *open;

  if (parser->open->len == 0)
    return;

  open = g_ptr_array_index (parser->open, parser->open->len - 1);
  if (is_blank (open->text->str))
    {
      fail (error, ICHOMP_LESSON_ERROR_EMPTY, name, NULL, NULL);
      return;
    }

  g_array_index (parser->result->elements, IchompInlineElement, open->index).text =
      keep (parser, open->text->str);
  parser->state = open->outer;
  g_ptr_array_remove_index (parser->open, parser->open->len - 1);
  g_ptr_array_remove_index (parser->names, parser->names->len - 1);
  if (is_script (name))
    append_to_open (parser, " ", 1);
}

static void
add_text (GMarkupParseContext *context,
          const char *text,
          gsize length,
          gpointer user_data,
          GError **error)
{
  Parser *parser = user_data;
  IchompInlineSpan span = parser->state;

  if (length == 0)
    return;

  append_to_open (parser, text, length);
  span.text = g_string_chunk_insert_len (parser->result->strings, text, length);
  g_array_append_val (parser->result->spans, span);
}

/* No comments and no instructions: nothing but what is seen. */
static void
refuse (GMarkupParseContext *context,
        const char *text,
        gsize length,
        gpointer user_data,
        GError **error)
{
  fail (error, ICHOMP_LESSON_ERROR_DECLARATION, NULL, NULL, NULL);
}

static const GMarkupParser functions = {
  .start_element = start_element,
  .end_element = end_element,
  .text = add_text,
  .passthrough = refuse,
};

/**
 * ichomp_inline_parse:
 * @text: a text with the elements that there are inside texts
 * @error: return location for an error of the domain %G_MARKUP_ERROR or %ICHOMP_LESSON_ERROR,
 *   which has no place
 *
 * Returns: (transfer full) (nullable): its parts, or %NULL with @error set
 */
IchompInline *
ichomp_inline_parse (const char *text, GError **error)
{
  g_autoptr (IchompInline) self = g_new0 (IchompInline, 1);
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func ((GDestroyNotify)open_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GMarkupParseContext) context = NULL;
  Parser parser = { .result = self, .open = open, .names = names };

  g_return_val_if_fail (text != NULL, NULL);

  g_atomic_ref_count_init (&self->ref_count);
  self->strings = g_string_chunk_new (64);
  self->spans = g_array_new (FALSE, FALSE, sizeof (IchompInlineSpan));
  self->elements = g_array_new (FALSE, TRUE, sizeof (IchompInlineElement));

  context = g_markup_parse_context_new (&functions, 0, &parser, NULL);
  if (!g_markup_parse_context_parse (context, "<" ROOT ">", -1, error)
      || !g_markup_parse_context_parse (context, text, -1, error)
      || !g_markup_parse_context_parse (context, "</" ROOT ">", -1, error)
      || !g_markup_parse_context_end_parse (context, error))
    return NULL;

  return g_steal_pointer (&self);
}

/**
 * ichomp_inline_ref:
 * @self: a text
 *
 * Returns: (transfer full): @self
 */
IchompInline *
ichomp_inline_ref (IchompInline *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * ichomp_inline_unref:
 * @self: (transfer full): a text
 */
void
ichomp_inline_unref (IchompInline *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_string_chunk_free (self->strings);
  g_array_unref (self->spans);
  g_array_unref (self->elements);
  g_free (self);
}

/**
 * ichomp_inline_get_n_spans:
 * @self: a text
 *
 * Returns: how many spans it has
 */
guint
ichomp_inline_get_n_spans (const IchompInline *self)
{
  return self->spans->len;
}

/**
 * ichomp_inline_get_span:
 * @self: a text
 * @index: which one, less than [method@Inline.get_n_spans]
 *
 * Returns: (transfer none): a span
 */
const IchompInlineSpan *
ichomp_inline_get_span (const IchompInline *self, guint index)
{
  g_return_val_if_fail (index < self->spans->len, NULL);

  return &g_array_index (self->spans, IchompInlineSpan, index);
}

/**
 * ichomp_inline_get_n_elements:
 * @self: a text
 *
 * Returns: how many elements stand in it
 */
guint
ichomp_inline_get_n_elements (const IchompInline *self)
{
  return self->elements->len;
}

/**
 * ichomp_inline_get_element:
 * @self: a text
 * @index: which one, in the order of their beginnings
 *
 * Returns: (transfer none): an element
 */
const IchompInlineElement *
ichomp_inline_get_element (const IchompInline *self, guint index)
{
  g_return_val_if_fail (index < self->elements->len, NULL);

  return &g_array_index (self->elements, IchompInlineElement, index);
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *)a, *(const char *const *)b);
}

static GPtrArray *
sort_keys (const IchompInline *self)
{
  GPtrArray *keys = g_ptr_array_new ();

  for (guint i = 0; i < self->elements->len; i++)
    g_ptr_array_add (keys, (gpointer)ichomp_inline_get_element (self, i)->key);
  g_ptr_array_sort (keys, compare_keys);

  return keys;
}

/**
 * ichomp_inline_has_same_elements:
 * @self: a text
 * @other: another one
 *
 * A translation may have the elements in another order, but none less, more or different.
 *
 * Returns: whether both have the same elements
 */
gboolean
ichomp_inline_has_same_elements (const IchompInline *self, const IchompInline *other)
{
  g_autoptr (GPtrArray) keys = sort_keys (self);
  g_autoptr (GPtrArray) other_keys = sort_keys (other);

  if (keys->len != other_keys->len)
    return FALSE;

  for (guint i = 0; i < keys->len; i++)
    {
      if (!g_str_equal (g_ptr_array_index (keys, i), g_ptr_array_index (other_keys, i)))
        return FALSE;
    }

  return TRUE;
}

static const char *
copy_string (IchompInline *self, const char *string)
{
  return string != NULL ? g_string_chunk_insert_const (self->strings, string) : NULL;
}

/*< private >
 * ichomp_inline_copy_with_spans:
 * @self: a text
 * @spans: (array length=n_spans): what it shall consist of
 * @n_spans: how many
 *
 * Returns: (transfer full): @self with copies of @spans; its elements keep their texts
 */
IchompInline *
ichomp_inline_copy_with_spans (const IchompInline *self,
                               const IchompInlineSpan *spans,
                               guint n_spans)
{
  IchompInline *copy = g_new0 (IchompInline, 1);

  g_atomic_ref_count_init (&copy->ref_count);
  copy->strings = g_string_chunk_new (64);
  copy->spans = g_array_new (FALSE, FALSE, sizeof (IchompInlineSpan));
  copy->elements = g_array_new (FALSE, TRUE, sizeof (IchompInlineElement));

  for (guint i = 0; i < n_spans; i++)
    {
      IchompInlineSpan span = spans[i];

      span.text = copy_string (copy, span.text);
      span.lesson = copy_string (copy, span.lesson);
      span.section = copy_string (copy, span.section);
      span.term = copy_string (copy, span.term);
      span.claim = copy_string (copy, span.claim);
      g_array_append_val (copy->spans, span);
    }
  for (guint i = 0; i < self->elements->len; i++)
    {
      IchompInlineElement element = *ichomp_inline_get_element (self, i);

      element.key = copy_string (copy, element.key);
      element.text = copy_string (copy, element.text);
      element.claim = copy_string (copy, element.claim);
      element.lesson = copy_string (copy, element.lesson);
      element.section = copy_string (copy, element.section);
      element.term = copy_string (copy, element.term);
      g_array_append_val (copy->elements, element);
    }

  return copy;
}
