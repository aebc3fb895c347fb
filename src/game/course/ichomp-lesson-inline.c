/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a block, with nested elements, as a row of spans. The same code reads the text of a
 * lesson and that of a translation, and writes both as markup and as plain text. */

#include "ichomp-lesson-inline.h"

#include <string.h>

#define ROOT "text"

#define ISOLATE_BEGIN "\342\201\246" /* U+2066 */
#define ISOLATE_END "\342\201\251"   /* U+2069 */

#define NO_BREAK_SPACE "\302\240"

/* The longest formula that is not broken on paper, in bytes. */
#define MAX_HELD 24

#define LINK_SCHEME "ichomp:"
#define TERM_SCHEME "term:"

/* The format */

/* The values of attributes need no escapes, so that each can be written in one way only. */

static gboolean
check_claim (IchompLessonBlock *block,
             const IchompAttribute *attribute,
             const char *value,
             GError **error)
{
  for (const char *p = value; *p != '\0'; p++)
    {
      if (!g_ascii_isalnum (*p) && strchr (" ,/@=-", *p) == NULL)
        return FALSE;
    }

  return *value != '\0' && !ichomp_attribute_has_surplus_space (value);
}

static gboolean
check_reference (IchompLessonBlock *block,
                 const IchompAttribute *attribute,
                 const char *value,
                 GError **error)
{
  return ichomp_attribute_is_id (value, error);
}

static const IchompValue value_claim = {
  check_claim,
  .pattern = ICHOMP_LESSON_WORDS_PATTERN ("[A-Za-z0-9,/@=\\-]"),
};
static const IchompValue value_reference = {
  check_reference,
  .pattern = ICHOMP_LESSON_ID_PATTERN,
};

/* clang-format off */

#define REQUIRED(name, value) { name, TRUE, &value_##value, NULL, NULL, 0 }
#define OPTIONAL(name, value) { name, FALSE, &value_##value, NULL, NULL, 0 }

static const IchompInlineType inlines[] = {
  { "claim", 0, { REQUIRED ("is", claim) } },
  { "em", ICHOMP_INLINE_EMPHASIS, { { NULL } } },
  { "f", ICHOMP_INLINE_FORMULA, { { NULL } } },
  { "link", 0, { REQUIRED ("lesson", reference), OPTIONAL ("section", reference) } },
  { "screen", ICHOMP_INLINE_SCREEN, { { NULL } } },
  { "strong", ICHOMP_INLINE_STRONG, { { NULL } } },
  { "sub", ICHOMP_INLINE_SUBSCRIPT, { { NULL } } },
  { "sup", ICHOMP_INLINE_SUPERSCRIPT, { { NULL } } },
  { "term", 0, { REQUIRED ("to", reference) } },
};

/* clang-format on */

/*< private >
 * ichomp_inline_get_type_at:
 * @index: which one, counted from 0
 *
 * Returns: (transfer none) (nullable): an element of texts; %NULL after the last
 */
const IchompInlineType *
ichomp_inline_get_type_at (guint index)
{
  return index < G_N_ELEMENTS (inlines) ? &inlines[index] : NULL;
}

static const IchompInlineType *
find_type (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (inlines); i++)
    {
      if (g_str_equal (inlines[i].name, name))
        return &inlines[i];
    }

  return NULL;
}

gboolean
ichomp_inline_is_element (const char *name)
{
  return find_type (name) != NULL;
}

static gboolean
is_open (GPtrArray *open, const char *name)
{
  return g_ptr_array_find_with_equal_func (open, name, g_str_equal, NULL);
}

/*< private >
 * ichomp_inline_check_element:
 * @name: the name of an element inside a text
 * @names: (array zero-terminated=1): the names of the attributes in its tag
 * @values: (array zero-terminated=1): their values
 * @open: (element-type utf8): the names of the elements of the text that are open around it
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR without a place
 *
 * Returns: whether the element is allowed there and its attributes are legal
 */
gboolean
ichomp_inline_check_element (const char *name,
                             const char *const *names,
                             const char *const *values,
                             GPtrArray *open,
                             GError **error)
{
  static const char *const exclusive[][2] = {
    { "claim", "claim" }, { "link", "link" }, { "link", "term" },
    { "term", "link" },   { "term", "term" },
  };
  const IchompInlineType *type = find_type (name);

  if (type == NULL)
    return ICHOMP_LESSON_FAIL (error, UNKNOWN_ELEMENT, .element = name);

  for (guint i = 0; i < G_N_ELEMENTS (exclusive); i++)
    {
      if (g_str_equal (exclusive[i][0], name) && is_open (open, exclusive[i][1]))
        return ICHOMP_LESSON_FAIL (error, MISPLACED, .element = name, .value = exclusive[i][1]);
    }

  return ichomp_attribute_read_all (name, type->attributes, NULL, names, values, error);
}

struct _IchompInline
{
  gatomicrefcount ref_count;
  GStringChunk *strings;
  GArray *spans;    /* of IchompInlineSpan */
  GArray *elements; /* of IchompInlineElement */
};

/* An element that is open. */
typedef struct
{
  guint index;            /* in the array of elements */
  IchompInlineSpan outer; /* the state around it */
  GString *text;          /* inside it so far */
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
  IchompInlineSpan state; /* what a span has here, without its text */
  gboolean begun;
  GPtrArray *open;  /* of Open, the innermost last */
  GPtrArray *names; /* of the open elements */
} Parser;

static const char *
keep (Parser *parser, const char *text)
{
  return g_string_chunk_insert_const (parser->result->strings, text);
}

/* The same for any order of the attributes. */
static const char *
make_key (Parser *parser,
          const IchompInlineType *type,
          const char *const *names,
          const char *const *values)
{
  g_autoptr (GString) key = g_string_new (type->name);

  for (const IchompAttribute *attribute = type->attributes; attribute->name != NULL; attribute++)
    {
      const char *value = ichomp_attribute_find_value (names, values, attribute->name);

      if (value != NULL)
        g_string_append_printf (key, " %s=\"%s\"", attribute->name, value);
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
  const IchompInlineType *type;
  IchompInlineElement element = { 0 };
  Open *open;

  if (!parser->begun)
    {
      parser->begun = TRUE;
      return;
    }
  /* A text that closes the root and opens it again. */
  if (g_markup_parse_context_get_element_stack (context)->next == NULL)
    {
      ICHOMP_LESSON_FAIL (error, NOT_XML);
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

  type = find_type (name);
  element.name = type->name;
  element.key = make_key (parser, type, attributes, values);
  parser->state.flags |= type->flags;
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
      ICHOMP_LESSON_FAIL (error, EMPTY, .element = name);
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

/* Comments, instructions and CDATA sections. */
static void
refuse (GMarkupParseContext *context,
        const char *text,
        gsize length,
        gpointer user_data,
        GError **error)
{
  ICHOMP_LESSON_FAIL (error, DECLARATION);
}

static const GMarkupParser functions = {
  .start_element = start_element,
  .end_element = end_element,
  .text = add_text,
  .passthrough = refuse,
};

/**
 * ichomp_inline_parse:
 * @text: a text with elements
 * @error: return location for an error of the domain %G_MARKUP_ERROR, or of %ICHOMP_LESSON_ERROR
 *   without a place
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

IchompInline *
ichomp_inline_ref (IchompInline *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

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

guint
ichomp_inline_get_n_spans (const IchompInline *self)
{
  return self->spans->len;
}

const IchompInlineSpan *
ichomp_inline_get_span (const IchompInline *self, guint index)
{
  g_return_val_if_fail (index < self->spans->len, NULL);

  return &g_array_index (self->spans, IchompInlineSpan, index);
}

guint
ichomp_inline_get_n_elements (const IchompInline *self)
{
  return self->elements->len;
}

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
 * @other: its translation
 *
 * Returns: whether both have the same elements, in any order
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

/*< private >
 * ichomp_inline_find_surplus:
 * @self: a text
 * @other: its translation, or the other way round
 *
 * Returns: (nullable): an element that @self has more often than @other, with its attributes, such
 *   as `claim is="value 2 = 2"`; %NULL if there is none
 */
const char *
ichomp_inline_find_surplus (const IchompInline *self, const IchompInline *other)
{
  g_autoptr (GPtrArray) keys = sort_keys (self);
  g_autoptr (GPtrArray) other_keys = sort_keys (other);
  guint i = 0;

  for (guint j = 0; i < keys->len; i++, j++)
    {
      const char *key = g_ptr_array_index (keys, i);

      while (j < other_keys->len && g_strcmp0 (g_ptr_array_index (other_keys, j), key) < 0)
        j++;
      if (j == other_keys->len || !g_str_equal (g_ptr_array_index (other_keys, j), key))
        return key;
    }

  return NULL;
}

static const char *
copy_string (IchompInline *self, const char *string)
{
  return string != NULL ? g_string_chunk_insert_const (self->strings, string) : NULL;
}

/*< private >
 * ichomp_inline_copy_with_spans:
 * @self: a text
 * @spans: (array length=n_spans): the new spans, which are copied
 * @n_spans: how many
 *
 * Returns: (transfer full): a text of these spans, with the elements of @self
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

/* Markup and plain text */

static const struct
{
  IchompInlineFlags flag;
  const char *begin;
  const char *end;
} marks[] = {
  { ICHOMP_INLINE_EMPHASIS, "<i>", "</i>" },
  { ICHOMP_INLINE_STRONG, "<b>", "</b>" },
  { ICHOMP_INLINE_SUPERSCRIPT, "<sup>", "</sup>" },
  { ICHOMP_INLINE_SUBSCRIPT, "<sub>", "</sub>" },
};

static gboolean
has_link (const IchompInlineSpan *span)
{
  return span->lesson != NULL || span->term != NULL;
}

static gboolean
has_same_link (const IchompInlineSpan *a, const IchompInlineSpan *b)
{
  return g_strcmp0 (a->lesson, b->lesson) == 0 && g_strcmp0 (a->section, b->section) == 0
         && g_strcmp0 (a->term, b->term) == 0;
}

/* The grammar allows no characters in ids that would need escapes. */
static void
append_link (GString *markup, const IchompInlineSpan *span)
{
  if (span->term != NULL)
    g_string_append_printf (markup, "<a href=\"" TERM_SCHEME "%s\">", span->term);
  else if (span->section != NULL)
    g_string_append_printf (markup, "<a href=\"" LINK_SCHEME "%s/%s\">", span->lesson,
                            span->section);
  else
    g_string_append_printf (markup, "<a href=\"" LINK_SCHEME "%s\">", span->lesson);
}

/* Isolation is by characters, which need not nest with links. */
static void
append_isolation (GString *result, const IchompInlineSpan *before, const IchompInlineSpan *span)
{
  gboolean was = (before->flags & ICHOMP_INLINE_FORMULA) != 0;
  gboolean is = (span->flags & ICHOMP_INLINE_FORMULA) != 0;

  if (was != is)
    g_string_append (result, is ? ISOLATE_BEGIN : ISOLATE_END);
}

/* A short formula is easier to read on one line; a long one must be able to break. */
static char *
hold_together (const IchompInlineSpan *span)
{
  g_auto (GStrv) words = NULL;

  if (span->text == NULL || (span->flags & ICHOMP_INLINE_FORMULA) == 0
      || strlen (span->text) > MAX_HELD)
    return g_strdup (span->text == NULL ? "" : span->text);

  words = g_strsplit (span->text, " ", -1);
  return g_strjoinv (NO_BREAK_SPACE, words);
}

static char *
write_markup (const IchompInline *self, gboolean on_paper)
{
  static const IchompInlineSpan outside = { 0 };
  const IchompInlineSpan *before = &outside;
  GString *markup = g_string_new (NULL);

  for (guint i = 0; i <= ichomp_inline_get_n_spans (self); i++)
    {
      const IchompInlineSpan *span =
          i < ichomp_inline_get_n_spans (self) ? ichomp_inline_get_span (self, i) : &outside;
      gboolean other_link = !on_paper && !has_same_link (before, span);
      gboolean is_left_out = on_paper && (span->flags & ICHOMP_INLINE_SCREEN) != 0;
      g_autofree char *text = on_paper ? hold_together (span) : g_strdup (span->text);
      g_autofree char *escaped = g_markup_escape_text (text != NULL ? text : "", -1);

      if (is_left_out)
        continue;

      if (other_link && has_link (before))
        g_string_append (markup, "</a>");
      append_isolation (markup, before, span);
      if (other_link && has_link (span))
        append_link (markup, span);

      for (guint m = 0; m < G_N_ELEMENTS (marks); m++)
        {
          if ((span->flags & marks[m].flag) != 0)
            g_string_append (markup, marks[m].begin);
        }
      g_string_append (markup, escaped);
      for (guint m = G_N_ELEMENTS (marks); m > 0; m--)
        {
          if ((span->flags & marks[m - 1].flag) != 0)
            g_string_append (markup, marks[m - 1].end);
        }
      before = span;
    }

  return g_strchomp (g_string_free (markup, FALSE));
}

/**
 * ichomp_inline_to_markup:
 * @self: a text
 *
 * Links have the address `ichomp:LESSON` or `ichomp:LESSON/SECTION`, terms `term:ID`. Formulas are
 * isolated, so that they run from left to right in every language.
 *
 * Returns: (transfer full): the text as markup for a label
 */
char *
ichomp_inline_to_markup (const IchompInline *self)
{
  return write_markup (self, FALSE);
}

/**
 * ichomp_inline_to_print_markup:
 * @self: a text
 *
 * As [method@Inline.to_markup], but without links and without the parts for the screen only, and
 * with short formulas kept on one line.
 *
 * Returns: (transfer full): the text as Pango markup
 */
char *
ichomp_inline_to_print_markup (const IchompInline *self)
{
  return write_markup (self, TRUE);
}

static const char *
find_script (gunichar c, gboolean raised)
{
  static const struct
  {
    gunichar c;
    const char *raised;
    const char *lowered;
  } scripts[] = {
    { '0', "⁰", "₀" }, { '1', "¹", "₁" }, { '2', "²", "₂" }, { '3', "³", "₃" },
    { '4', "⁴", "₄" }, { '5', "⁵", "₅" }, { '6', "⁶", "₆" }, { '7', "⁷", "₇" },
    { '8', "⁸", "₈" }, { '9', "⁹", "₉" }, { '+', "⁺", "₊" }, { '-', "⁻", "₋" },
    { '(', "⁽", "₍" }, { ')', "⁾", "₎" }, { 'n', "ⁿ", "ₙ" }, { 'k', "ᵏ", "ₖ" },
  };

  /* Unicode has raised and lowered digits only of 0 to 9. */
  if (g_unichar_digit_value (c) >= 0)
    c = '0' + (gunichar)g_unichar_digit_value (c);

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      if (scripts[i].c == c)
        return raised ? scripts[i].raised : scripts[i].lowered;
    }

  return NULL;
}

/* Unraised, 2 to the power of 4 would read 24. A text that cannot be raised follows a sign. */
static void
append_script (GString *result, const char *text, gboolean raised)
{
  g_autoptr (GString) script = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      const char *character = find_script (g_utf8_get_char (p), raised);

      if (character == NULL)
        {
          g_string_append_printf (result, "%c%s", raised ? '^' : '_', text);
          return;
        }
      g_string_append (script, character);
    }

  g_string_append (result, script->str);
}

/**
 * ichomp_inline_to_text:
 * @self: a text
 *
 * Returns: (transfer full): the text without markup; exponents and indices are raised and lowered
 *   characters or follow "^" and "_", and formulas are isolated
 */
char *
ichomp_inline_to_text (const IchompInline *self)
{
  static const IchompInlineSpan outside = { 0 };
  const IchompInlineSpan *before = &outside;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ichomp_inline_get_n_spans (self); i++)
    {
      const IchompInlineSpan *span = ichomp_inline_get_span (self, i);

      append_isolation (text, before, span);
      if ((span->flags & ICHOMP_INLINE_SUPERSCRIPT) != 0)
        append_script (text, span->text, TRUE);
      else if ((span->flags & ICHOMP_INLINE_SUBSCRIPT) != 0)
        append_script (text, span->text, FALSE);
      else
        g_string_append (text, span->text);
      before = span;
    }
  append_isolation (text, before, &outside);

  return g_string_free (text, FALSE);
}

/**
 * ichomp_inline_parse_uri:
 * @uri: any text
 * @lesson: (out) (optional) (nullable): the id of the lesson
 * @section: (out) (optional) (nullable): the id of the section, or %NULL for its beginning
 * @term: (out) (optional) (nullable): the id of the definition
 *
 * Returns: whether @uri is an address as [method@Inline.to_markup] makes them; then either @lesson
 *   or @term is set
 */
gboolean
ichomp_inline_parse_uri (const char *uri, char **lesson, char **section, char **term)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (uri != NULL, FALSE);

  if (lesson != NULL)
    *lesson = NULL;
  if (section != NULL)
    *section = NULL;
  if (term != NULL)
    *term = NULL;

  if (g_str_has_prefix (uri, TERM_SCHEME) && uri[strlen (TERM_SCHEME)] != '\0')
    {
      if (term != NULL)
        *term = g_strdup (uri + strlen (TERM_SCHEME));
      return TRUE;
    }

  if (!g_str_has_prefix (uri, LINK_SCHEME))
    return FALSE;

  parts = g_strsplit (uri + strlen (LINK_SCHEME), "/", 2);
  if (parts[0] == NULL || *parts[0] == '\0')
    return FALSE;

  if (lesson != NULL)
    *lesson = g_strdup (parts[0]);
  if (section != NULL)
    *section = g_strdup (parts[1]);
  return TRUE;
}
