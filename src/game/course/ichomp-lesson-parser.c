/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* From the characters of a file to a lesson. What is read is a scratch tree of blocks, which becomes
 * a lesson when it is whole and legal, and is thrown away otherwise. */

#include <string.h>

#include "ichomp-lesson-attributes.h"
#include "ichomp-lesson-source.h"
#include "ichomp-lesson-text.h"
#include "ichomp-lesson-values.h"

#define MAX_DEPTH 32
#define MAX_VERSION 1000000

#define XML_SPACE " \t\r\n"

typedef struct
{
  IchompLessonBlock *block;
  const IchompElement *element;
  guint particle; /* the one that the next child is tried on, and */
  guint count;    /* how many children it has had */
} Level;

typedef struct
{
  IchompLessonSource source;
  IchompLessonBlock *root;
  GArray *levels;  /* of Level: the blocks that are open */
  GHashTable *ids; /* "element id" */
  char *section;   /* the id of the present section, and */
  guint n_keys;    /* how many of its blocks have a key */

  gboolean has_text; /* whether the innermost of them is a text, which is */
  IchompLessonText text;
} Parser;

static gboolean
fail_at (Parser *parser,
         GError **error,
         IchompLessonError code,
         IchompLessonPlace place,
         const char *element,
         const char *attribute,
         const char *value,
         GError *reason)
{
  IchompLessonErrorDetail detail = {
    .line = place.line,
    .column = place.column,
    .element = (char *)element,
    .attribute = (char *)attribute,
    .value = (char *)value,
    .reason = reason,
  };

  ichomp_lesson_error_set (error, code, &detail);
  return FALSE;
}

static gboolean
fail (Parser *parser,
      GError **error,
      IchompLessonError code,
      const char *element,
      const char *attribute,
      const char *value)
{
  return fail_at (parser, error, code, parser->source.place, element, attribute, value, NULL);
}

static Level *
get_level (Parser *parser)
{
  if (parser->levels->len == 0)
    return NULL;

  return &g_array_index (parser->levels, Level, parser->levels->len - 1);
}

/* Blocks */

/* A newer format may differ in everything else. */
static gboolean
check_root (Parser *parser,
            const char *name,
            const char **names,
            const char **values,
            GError **error)
{
  const char *format;
  guint version;

  if (parser->root != NULL || !g_str_equal (name, "lesson"))
    return fail (parser, error, ICHOMP_LESSON_ERROR_ROOT, name, NULL, NULL);

  format = ichomp_lesson_attributes_find (names, values, "format");
  if (format != NULL
      && ichomp_lesson_read_number (format, ICHOMP_LESSON_FORMAT + 1, MAX_VERSION, &version))
    return fail_at (parser, error, ICHOMP_LESSON_ERROR_FORMAT,
                    ichomp_lesson_source_find_attribute (&parser->source, "format"), name, "format",
                    format, NULL);

  return TRUE;
}

/* Whether a child of this kind may come next. */
static gboolean
accept_child (Parser *parser, Level *level, const IchompElement *element, GError **error)
{
  const IchompParticle *particle = &level->element->children[level->particle];

  while (particle->kinds != 0)
    {
      if ((particle->kinds & (G_GUINT64_CONSTANT (1) << element->kind)) != 0
          && (particle->at_most == 0 || level->count < particle->at_most))
        {
          level->count++;
          return TRUE;
        }
      if (level->count < particle->at_least)
        return fail (parser, error, ICHOMP_LESSON_ERROR_MISSING_ELEMENT, level->element->name, NULL,
                     ichomp_grammar_get_name (particle->kinds));
      level->particle++;
      level->count = 0;
      particle++;
    }

  return fail (parser, error, ICHOMP_LESSON_ERROR_MISPLACED, element->name, NULL,
               level->element->name);
}

static gboolean
check_id (Parser *parser,
          const IchompElement *element,
          const IchompLessonBlock *block,
          GError **error)
{
  g_autofree char *key = NULL;

  if (block->id == NULL)
    return TRUE;

  key = g_strconcat (element->name, " ", block->id, NULL);
  if (g_hash_table_add (parser->ids, g_steal_pointer (&key)))
    return TRUE;

  return fail_at (parser, error, ICHOMP_LESSON_ERROR_DUPLICATE_ID,
                  ichomp_lesson_source_find_attribute (&parser->source, "id"), element->name, "id",
                  block->id, NULL);
}

/* Of all "wrong" the last one is about the answers that have none of their own; and only numbers
 * have answers. */
static gboolean
check_wrong (Parser *parser, const Level *question, const char **names, GError **error)
{
  gboolean has_answer = FALSE;

  for (guint i = 0; names[i] != NULL; i++)
    has_answer = has_answer || g_str_equal (names[i], "answer");

  if (has_answer && question->block->question_kind != ICHOMP_QUESTION_NUMBER)
    return fail_at (parser, error, ICHOMP_LESSON_ERROR_UNKNOWN_ATTRIBUTE,
                    ichomp_lesson_source_find_attribute (&parser->source, "answer"), "wrong",
                    "answer", NULL, NULL);

  for (guint i = 0; i < question->block->children->len; i++)
    {
      const IchompLessonBlock *child = g_ptr_array_index (question->block->children, i);

      if (child->kind == ICHOMP_BLOCK_WRONG && (child->flags & ICHOMP_BLOCK_HAS_ANSWER) == 0)
        return fail (parser, error, ICHOMP_LESSON_ERROR_MISPLACED, "wrong", NULL, "question");
    }

  return TRUE;
}

static gboolean
begin_block (Parser *parser,
             const char *name,
             const char **names,
             const char **values,
             GError **error)
{
  Level *parent = get_level (parser);
  const IchompElement *element;
  IchompLessonBlock *block;
  Level level = { 0 };

  if (parent == NULL && !check_root (parser, name, names, values, error))
    return FALSE;

  element =
      g_str_equal (name, "question")
          ? ichomp_grammar_find_question (ichomp_lesson_attributes_find (names, values, "kind"))
          : ichomp_grammar_find (name);
  if (element == NULL)
    return fail (parser, error,
                 ichomp_inline_is_element (name) ? ICHOMP_LESSON_ERROR_MISPLACED
                                                 : ICHOMP_LESSON_ERROR_UNKNOWN_ELEMENT,
                 name, NULL, parent->element->name);
  if (parent != NULL && !accept_child (parser, parent, element, error))
    return FALSE;
  if (element->kind == ICHOMP_BLOCK_WRONG && !check_wrong (parser, parent, names, error))
    return FALSE;

  block = ichomp_lesson_block_new (element->kind, &parser->source.place);
  block->flags = element->defaults;
  if (parent == NULL)
    parser->root = block;
  else
    ichomp_lesson_block_add (parent->block, block);

  if (!ichomp_lesson_attributes_read (&parser->source, element, block, names, values, error)
      || !check_id (parser, element, block, error))
    return FALSE;

  if (element->kind == ICHOMP_BLOCK_SECTION)
    {
      g_free (parser->section);
      parser->section = g_strdup (block->id);
      parser->n_keys = 0;
    }
  else if (element->kind == ICHOMP_BLOCK_QUESTION || element->kind == ICHOMP_BLOCK_TRY)
    block->key = g_strdup_printf ("%s/%u", parser->section, ++parser->n_keys);

  level.block = block;
  level.element = element;
  g_array_append_val (parser->levels, level);
  parser->has_text = element->text;
  if (element->text)
    ichomp_lesson_text_init (&parser->text);

  return TRUE;
}

static gboolean
check_children (Parser *parser, const Level *level, GError **error)
{
  const IchompParticle *particle = &level->element->children[level->particle];
  guint count = level->count;

  for (; particle->kinds != 0; particle++)
    {
      if (count < particle->at_least)
        return fail (parser, error, ICHOMP_LESSON_ERROR_MISSING_ELEMENT, level->element->name, NULL,
                     ichomp_grammar_get_name (particle->kinds));
      count = 0;
    }

  return TRUE;
}

static gboolean
check_rows (Parser *parser, const IchompLessonBlock *table, GError **error)
{
  const IchompLessonBlock *first = g_ptr_array_index (table->children, 0);

  for (guint i = 1; i < table->children->len; i++)
    {
      const IchompLessonBlock *row = g_ptr_array_index (table->children, i);

      if (row->children->len != first->children->len)
        return fail_at (parser, error, ICHOMP_LESSON_ERROR_ROW_LENGTH, row->place, "row", NULL,
                        NULL, NULL);
    }

  return TRUE;
}

static gboolean
check_question (Parser *parser, const IchompLessonBlock *question, GError **error)
{
  const IchompLessonBlock *last =
      g_ptr_array_index (question->children, question->children->len - 1);
  gboolean right = FALSE;

  if (question->question_kind == ICHOMP_QUESTION_NUMBER
      && (last->flags & ICHOMP_BLOCK_HAS_ANSWER) != 0)
    return fail (parser, error, ICHOMP_LESSON_ERROR_MISSING_ELEMENT, "question", NULL, "wrong");

  if (question->question_kind != ICHOMP_QUESTION_CHOICE)
    return TRUE;

  for (guint i = 0; i < question->children->len; i++)
    {
      const IchompLessonBlock *child = g_ptr_array_index (question->children, i);

      right = right || (child->flags & ICHOMP_BLOCK_RIGHT) != 0;
    }

  return right
         || fail_at (parser, error, ICHOMP_LESSON_ERROR_NO_RIGHT_CHOICE, question->place,
                     "question", NULL, NULL, NULL);
}

/* Text */

static gboolean
begin_inline (Parser *parser,
              const char *name,
              const char **names,
              const char **values,
              GError **error)
{
  const Level *level = get_level (parser);
  g_autoptr (GError) reason = NULL;

  if (ichomp_grammar_find (name) != NULL && !ichomp_inline_is_element (name))
    return fail (parser, error, ICHOMP_LESSON_ERROR_MISPLACED, name, NULL, level->element->name);

  if (!ichomp_lesson_text_begin (&parser->text, name, names, values, &reason))
    {
      const char *attribute = ichomp_lesson_error_get_detail (reason)->attribute;
      IchompLessonPlace place =
          attribute == NULL ? parser->source.place
                            : ichomp_lesson_source_find_attribute (&parser->source, attribute);

      ichomp_lesson_error_locate (reason, place.line, place.column);
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }

  g_array_append_val (level->block->element_places, parser->source.place);
  return TRUE;
}

static gboolean
end_inline (Parser *parser, GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (ichomp_lesson_text_end (&parser->text, &reason))
    return TRUE;

  ichomp_lesson_error_locate (reason, parser->source.place.line, parser->source.place.column);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

static gboolean
end_text (Parser *parser, IchompLessonBlock *block, const char *name, GError **error)
{
  gboolean whole = ichomp_lesson_text_finish (&parser->text, &block->message, &block->source);

  ichomp_lesson_text_clear (&parser->text);
  parser->has_text = FALSE;
  if (!whole)
    return fail_at (parser, error, ICHOMP_LESSON_ERROR_EMPTY, block->place, name, NULL, NULL, NULL);

  block->original = ichomp_inline_parse (block->source, NULL);
  g_assert (block->original != NULL);
  return TRUE;
}

/* What GLib calls */

static void
start_element (GMarkupParseContext *context,
               const char *name,
               const char **names,
               const char **values,
               gpointer user_data,
               GError **error)
{
  Parser *parser = user_data;

  if (g_slist_length ((GSList *)g_markup_parse_context_get_element_stack (context)) > MAX_DEPTH)
    fail (parser, error, ICHOMP_LESSON_ERROR_TOO_DEEP, name, NULL, NULL);
  else if (parser->has_text)
    begin_inline (parser, name, names, values, error);
  else
    begin_block (parser, name, names, values, error);
}

static void
end_element (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Parser *parser = user_data;
  const Level *level = get_level (parser);

  if (parser->has_text && parser->text.names->len > 0)
    {
      end_inline (parser, error);
      return;
    }

  if (level->element->text ? !end_text (parser, level->block, name, error)
                           : !check_children (parser, level, error))
    return;
  if (level->element->kind == ICHOMP_BLOCK_TABLE && !check_rows (parser, level->block, error))
    return;
  if (level->element->kind == ICHOMP_BLOCK_QUESTION
      && !check_question (parser, level->block, error))
    return;

  g_array_set_size (parser->levels, parser->levels->len - 1);
}

static void
add_text (GMarkupParseContext *context,
          const char *text,
          gsize length,
          gpointer user_data,
          GError **error)
{
  Parser *parser = user_data;
  const Level *level = get_level (parser);

  if (parser->has_text)
    {
      if (!ichomp_lesson_text_add (&parser->text, text, length))
        fail (parser, error, ICHOMP_LESSON_ERROR_CHARACTER, NULL, NULL, NULL);
    }
  else if (strspn (text, XML_SPACE) < length)
    fail (parser, error, level == NULL ? ICHOMP_LESSON_ERROR_ROOT : ICHOMP_LESSON_ERROR_TEXT,
          level == NULL ? NULL : level->element->name, NULL, NULL);
}

static gboolean
is_utf8_declared (const char *declaration)
{
  const char *encoding = strstr (declaration, "encoding");

  if (encoding == NULL)
    return TRUE;

  encoding += strlen ("encoding");
  encoding += strspn (encoding, " \t\r\n=\"'");
  return g_ascii_strncasecmp (encoding, "UTF-8", strlen ("UTF-8")) == 0;
}

static void
pass (GMarkupParseContext *context,
      const char *text,
      gsize length,
      gpointer user_data,
      GError **error)
{
  Parser *parser = user_data;
  g_autofree char *copy = g_strndup (text, length);

  /* Whether a comment divides a text is understood differently by other programs. */
  if (parser->has_text)
    fail (parser, error, ICHOMP_LESSON_ERROR_COMMENT, NULL, NULL, NULL);
  else if (g_str_has_prefix (copy, "<?xml ") && !is_utf8_declared (copy))
    fail (parser, error, ICHOMP_LESSON_ERROR_NOT_UTF8, NULL, NULL, NULL);
}

static const GMarkupParser functions = {
  .start_element = start_element,
  .end_element = end_element,
  .text = add_text,
  .passthrough = pass,
};

/* The messages of GLib are in the languages of GLib. */
static void
replace_error (Parser *parser, GMarkupParseContext *context, gboolean at_end, GError **error)
{
  const Level *level = get_level (parser);
  IchompLessonPlace place = parser->source.place;
  g_autofree char *line = NULL;
  int current_line;
  int current_column;

  if ((*error)->domain == ICHOMP_LESSON_ERROR)
    return;

  g_clear_error (error);
  if (level == NULL)
    {
      fail (parser, error, ICHOMP_LESSON_ERROR_NOT_XML, NULL, NULL, NULL);
      return;
    }

  if (at_end)
    {
      fail_at (parser, error, ICHOMP_LESSON_ERROR_UNCLOSED, level->block->place,
               level->element->name, NULL, NULL, NULL);
      return;
    }

  g_markup_parse_context_get_position (context, &current_line, &current_column);
  if (current_line >= (int)place.line)
    place = (IchompLessonPlace){ current_line, MAX (current_column, 1) };
  line = g_strdup_printf ("%u", level->block->place.line);
  fail_at (parser, error, ICHOMP_LESSON_ERROR_NOT_XML, place, level->element->name, NULL, line,
           NULL);
}

static gboolean
parse (Parser *parser, GMarkupParseContext *context, GError **error)
{
  IchompLessonSource *source = &parser->source;
  const char *end = source->text + source->length;

  while (source->tag < end)
    {
      const char *next = ichomp_lesson_source_get_end (source);

      if (ichomp_lesson_source_at_declaration (source))
        return fail (parser, error, ICHOMP_LESSON_ERROR_DECLARATION, NULL, NULL, NULL);
      if (!g_markup_parse_context_parse (context, source->tag, next - source->tag, error))
        {
          replace_error (parser, context, FALSE, error);
          return FALSE;
        }
      ichomp_lesson_source_move_to (source, next);
    }

  if (!g_markup_parse_context_end_parse (context, error))
    {
      replace_error (parser, context, TRUE, error);
      return FALSE;
    }

  /* GLib takes a file of comments alone for a whole one. */
  if (parser->root == NULL)
    return fail (parser, error, ICHOMP_LESSON_ERROR_ROOT, NULL, NULL, NULL);

  return TRUE;
}

/**
 * ichomp_lesson_parse:
 * @text: (array length=length): the contents of a file, any bytes
 * @length: how many bytes
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR
 *
 * Takes time in proportion to @length.
 *
 * Returns: (transfer full) (nullable): the lesson, or %NULL with @error set
 */
IchompLesson *
ichomp_lesson_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (IchompLessonBlock) root = NULL;
  g_autoptr (GError) failure = NULL;
  Parser parser = { 0 };
  gboolean whole;

  g_return_val_if_fail (text != NULL, NULL);

  if (!ichomp_lesson_source_init (&parser.source, text, length, error))
    return NULL;

  parser.levels = g_array_new (FALSE, FALSE, sizeof (Level));
  parser.ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  context = g_markup_parse_context_new (&functions, 0, &parser, NULL);

  whole = parse (&parser, context, &failure);
  root = g_steal_pointer (&parser.root);

  g_array_unref (parser.levels);
  g_hash_table_unref (parser.ids);
  g_free (parser.section);
  if (parser.has_text)
    ichomp_lesson_text_clear (&parser.text);

  if (!whole)
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return NULL;
    }

  return ichomp_lesson_new (g_steal_pointer (&root));
}
