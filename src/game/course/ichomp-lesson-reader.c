/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reader of lesson files: from the bytes of a file to a lesson. GMarkup calls back for each
 * tag and each text; a scratch tree of blocks grows, which becomes a lesson only if it is whole
 * and legal. */

#include "ichomp-lesson-reader.h"

#include <string.h>

#include "game/base/ichomp-language.h"
#include "ichomp-lesson-grammar.h"
#include "game/storage/ichomp-file.h"

/* Several times what the longest lesson has. Its page takes time and memory for each line of a text
 * and each block, and more for a block with a board or with buttons. */
#define MAX_BYTES (256 * 1024)
#define MAX_DEPTH 32
#define MAX_BLOCKS 1000
#define MAX_FIGURES 100
#define MAX_CHARACTERS 5000
#define MAX_WORD 200
#define MAX_COLUMNS 12

#define BYTE_ORDER_MARK "\357\273\277"
#define XML_SPACE " \t\r\n"

/* A block that is open. */
typedef struct
{
  IchompLessonBlock *block;
  const IchompElement *element;
  guint particle; /* of the element's children: the one tried on the next child */
  guint count;    /* the children that it has matched so far */
} Level;

typedef struct
{
  const char *tag;         /* the tag that is being read */
  const char *end;         /* of the file */
  IchompLessonPlace place; /* of the tag */
  gboolean tag_ended;

  IchompLessonBlock *root;
  GArray *levels;  /* of Level, the innermost last */
  GHashTable *ids; /* "element id"; of questions and tasks, "question id" */
  guint n_blocks;
  guint n_figures;
  guint64 n_values; /* of all positions */
  gboolean has_test;

  GString *text;       /* of the innermost block, if it is a text */
  gboolean text_space; /* whether it is empty so far or ends with white space */
  GPtrArray *inlines;  /* the names of the elements open in it, the innermost last */
  GArray *starts;      /* of gsize: where their content begins in it */
} Reader;

static Level *
get_level (Reader *reader)
{
  return reader->levels->len > 0 ? &g_array_index (reader->levels, Level, reader->levels->len - 1)
                                 : NULL;
}

/* Places */

/* Moves a place from @text to @end. */
static void
advance (IchompLessonPlace *place, const char *text, const char *end)
{
  for (const char *p = text; p < end; p++)
    {
      if (*p == '\n')
        {
          place->line++;
          place->column = 1;
        }
      else if ((*p & 0xc0) != 0x80)
        place->column++;
    }
}

/* Returns the place of the tag if it does not have the attribute. */
static IchompLessonPlace
find_attribute (const Reader *reader, const char *name)
{
  gsize length = strlen (name);
  IchompLessonPlace place = reader->place;
  char quote = '\0';

  for (const char *p = reader->tag; p < reader->end && (quote != '\0' || *p != '>'); p++)
    {
      if (quote != '\0')
        {
          if (*p == quote)
            quote = '\0';
        }
      else if (*p == '"' || *p == '\'')
        quote = *p;
      else if (p > reader->tag && g_ascii_isspace (p[-1]) && (gsize)(reader->end - p) > length
               && strncmp (p, name, length) == 0
               && (p[length] == '=' || g_ascii_isspace (p[length])))
        {
          advance (&place, reader->tag, p);
          break;
        }
    }

  return place;
}

/* Most errors come without a place: they are about an attribute of the present tag, or about the
 * tag. */
static void
locate (const Reader *reader, GError *error)
{
  const IchompLessonErrorDetail *detail;
  IchompLessonPlace place = reader->place;

  if (error == NULL || error->domain != ICHOMP_LESSON_ERROR)
    return;

  detail = ichomp_lesson_error_get_detail (error);
  if (detail->line > 0)
    return;

  if (detail->attribute != NULL)
    place = find_attribute (reader, detail->attribute);
  ichomp_lesson_error_locate (error, place.line, place.column);
}

/* Blocks */

/* The format comes first: a newer one may differ in everything else. */
static gboolean
check_root (Reader *reader,
            const char *name,
            const char **names,
            const char **values,
            GError **error)
{
  const char *format;

  if (reader->root != NULL || !g_str_equal (name, "lesson"))
    return ICHOMP_LESSON_FAIL (error, ROOT, .element = name);

  format = ichomp_attribute_find_value (names, values, "format");
  if (format != NULL && ichomp_grammar_is_newer_format (format))
    return ICHOMP_LESSON_FAIL (error, FORMAT, .element = name, .attribute = "format",
                               .value = format);

  return TRUE;
}

/* Checks that @level can have a child of this kind next. */
static gboolean
accept_child (Level *level, const IchompElement *element, GError **error)
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
        return ICHOMP_LESSON_FAIL (error, MISSING_ELEMENT, .element = level->element->name,
                                   .value = ichomp_grammar_get_name (particle->kinds));
      level->particle++;
      level->count = 0;
      particle++;
    }

  return ICHOMP_LESSON_FAIL (error, MISPLACED, .element = element->name,
                             .value = level->element->name);
}

/* Checks that @level has all the children that it needs. */
static gboolean
check_children (const Level *level, GError **error)
{
  const IchompParticle *particle = &level->element->children[level->particle];
  guint count = level->count;

  for (; particle->kinds != 0; particle++)
    {
      if (count < particle->at_least)
        return ICHOMP_LESSON_FAIL (error, MISSING_ELEMENT, .element = level->element->name,
                                   .value = ichomp_grammar_get_name (particle->kinds));
      count = 0;
    }

  return TRUE;
}

static gboolean
check_id (Reader *reader,
          const IchompElement *element,
          const IchompLessonBlock *block,
          GError **error)
{
  const char *name = ichomp_lesson_block_is_question (block) ? "question" : element->name;

  if (block->id == NULL || g_hash_table_add (reader->ids, g_strconcat (name, " ", block->id, NULL)))
    return TRUE;

  return ICHOMP_LESSON_FAIL (error, DUPLICATE_ID, .element = element->name, .attribute = "id",
                             .value = block->id);
}

/* Whether @block has a board or buttons. */
static gboolean
has_figure (const IchompLessonBlock *block)
{
  switch (block->kind)
    {
    case ICHOMP_BLOCK_BOARD:
    case ICHOMP_BLOCK_QUADRANT:
    case ICHOMP_BLOCK_BITS:
    case ICHOMP_BLOCK_POWERS:
    case ICHOMP_BLOCK_MEX:
    case ICHOMP_BLOCK_VALUE_FORM:
    case ICHOMP_BLOCK_HEAPS:
    case ICHOMP_BLOCK_TEST:
    case ICHOMP_BLOCK_QUESTION:
    case ICHOMP_BLOCK_TRY:
    case ICHOMP_BLOCK_PRACTISE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Checks that the page of the lesson is no larger with @block than a page can be. */
static gboolean
check_size (Reader *reader, const char *name, const IchompLessonBlock *block, GError **error)
{
  if (++reader->n_blocks > MAX_BLOCKS)
    return ICHOMP_LESSON_FAIL (error, TOO_MANY_BLOCKS, .element = name,
                               .value = G_STRINGIFY (MAX_BLOCKS));

  if (has_figure (block) && ++reader->n_figures > MAX_FIGURES)
    return ICHOMP_LESSON_FAIL (error, TOO_MANY_FIGURES, .element = name,
                               .value = G_STRINGIFY (MAX_FIGURES));

  /* The attributes have been checked: the sum does not overflow. */
  if (block->position != NULL)
    reader->n_values += sg_solver_count (block->position);
  if (block->diagram != NULL)
    reader->n_values += sg_table_count (block->diagram);
  return reader->n_values <= ICHOMP_LESSON_MAX_VALUES
         || ICHOMP_LESSON_FAIL (error, TOO_MUCH, .element = name,
                                .value = G_STRINGIFY (ICHOMP_LESSON_MAX_VALUES));
}

static gboolean
forbid_attribute (const Level *question,
                  IchompQuestionKind kind,
                  const char *attribute,
                  const char **names,
                  const char **values,
                  GError **error)
{
  return question->block->question_kind == kind
         || ichomp_attribute_find_value (names, values, attribute) == NULL
         || ICHOMP_LESSON_FAIL (error, UNKNOWN_ATTRIBUTE, .element = "wrong",
                                .attribute = attribute);
}

/* Only wrong numbers have an answer, and only wrong tiles a place. The last "wrong" has none: it is
 * about all other answers. */
static gboolean
check_wrong (const Level *question, const char **names, const char **values, GError **error)
{
  if (!forbid_attribute (question, ICHOMP_QUESTION_NUMBER, "answer", names, values, error)
      || !forbid_attribute (question, ICHOMP_QUESTION_TILE, "at", names, values, error))
    return FALSE;

  for (guint i = 0; i < question->block->children->len; i++)
    {
      const IchompLessonBlock *child = g_ptr_array_index (question->block->children, i);

      if (child->kind == ICHOMP_BLOCK_WRONG && (child->flags & ICHOMP_BLOCK_FLAG_HAS_ANSWER) == 0)
        return ICHOMP_LESSON_FAIL (error, MISPLACED, .element = "wrong", .value = "question");
    }

  return TRUE;
}

static gboolean
check_rows (const IchompLessonBlock *table, GError **error)
{
  const IchompLessonBlock *first = g_ptr_array_index (table->children, 0);

  if (first->children->len > MAX_COLUMNS)
    return ICHOMP_LESSON_FAIL (error, TOO_MANY_COLUMNS, .line = first->place.line,
                               .column = first->place.column, .element = "row",
                               .value = G_STRINGIFY (MAX_COLUMNS));

  for (guint i = 1; i < table->children->len; i++)
    {
      const IchompLessonBlock *row = g_ptr_array_index (table->children, i);

      if (row->children->len != first->children->len)
        return ICHOMP_LESSON_FAIL (error, ROW_LENGTH, .line = row->place.line,
                                   .column = row->place.column, .element = "row");
    }

  return TRUE;
}

static gboolean
check_question (const IchompLessonBlock *question, GError **error)
{
  const IchompLessonBlock *last =
      g_ptr_array_index (question->children, question->children->len - 1);

  if ((last->flags & ICHOMP_BLOCK_FLAG_HAS_ANSWER) != 0)
    return ICHOMP_LESSON_FAIL (error, MISSING_ELEMENT, .element = "question", .value = "wrong");

  if (question->question_kind != ICHOMP_QUESTION_CHOICE)
    return TRUE;

  for (guint i = 0; i < question->children->len; i++)
    {
      const IchompLessonBlock *child = g_ptr_array_index (question->children, i);

      if ((child->flags & ICHOMP_BLOCK_FLAG_RIGHT) != 0)
        return TRUE;
    }

  return ICHOMP_LESSON_FAIL (error, NO_RIGHT_CHOICE, .line = question->place.line,
                             .column = question->place.column, .element = "question");
}

static void
open_level (Reader *reader, const IchompElement *element, IchompLessonBlock *block)
{
  Level level = { .block = block, .element = element };

  g_array_append_val (reader->levels, level);
  if (!element->text)
    return;

  reader->text = g_string_new (NULL);
  reader->text_space = TRUE;
}

/* Finds the text that the element translates: NULL if it is in the language of the lesson. A
 * translation is the same element in another language, right after its original. */
static gboolean
find_original (const Reader *reader,
               const Level *parent,
               const IchompElement *element,
               const char **names,
               const char **values,
               IchompLessonBlock **original,
               GError **error)
{
  const char *tag = ichomp_attribute_find_value (names, values, "xml:lang");
  GPtrArray *siblings = parent->block->children;
  IchompLanguage language;
  IchompLessonBlock *last;

  *original = NULL;
  if (tag == NULL)
    return TRUE;
  if (!ichomp_language_find_tag (tag, &language))
    return ICHOMP_LESSON_FAIL (error, LANGUAGE, .element = element->name, .attribute = "xml:lang",
                               .value = tag);
  if (language == ichomp_lesson_block_get_language (reader->root))
    return TRUE;

  last = siblings->len > 0 ? g_ptr_array_index (siblings, siblings->len - 1) : NULL;
  if (last == NULL || last->kind != element->kind)
    return ICHOMP_LESSON_FAIL (error, TRANSLATION, .element = element->name,
                               .attribute = "xml:lang");

  for (guint i = 0; i < last->translations->len; i++)
    if (ichomp_lesson_block_get_language (g_ptr_array_index (last->translations, i)) == language)
      return ICHOMP_LESSON_FAIL (error, DUPLICATE_TRANSLATION, .element = element->name,
                                 .attribute = "xml:lang", .value = tag);

  *original = last;
  return TRUE;
}

/* Whether the element is a text like the one right before it: probably a translation of it. */
static gboolean
repeats_text (const Level *parent, const IchompElement *element)
{
  GPtrArray *siblings = parent->block->children;

  return element->text && siblings->len > 0
         && ((IchompLessonBlock *)g_ptr_array_index (siblings, siblings->len - 1))->kind
                == element->kind;
}

static gboolean
begin_translation (Reader *reader,
                   const IchompElement *element,
                   IchompLessonBlock *original,
                   const char **names,
                   const char **values,
                   GError **error)
{
  IchompLessonBlock *translation = ichomp_lesson_block_new (element->kind, &reader->place);

  translation->parent = original;
  g_ptr_array_add (original->translations, translation);
  if (!ichomp_attribute_read_all (element->name, ichomp_grammar_get_translation_attributes (),
                                  translation, names, values, error))
    return FALSE;

  open_level (reader, element, translation);
  return TRUE;
}

static gboolean
begin_block (Reader *reader,
             const char *name,
             const char **names,
             const char **values,
             GError **error)
{
  Level *parent = get_level (reader);
  const IchompElement *element;
  IchompLessonBlock *original = NULL;
  IchompLessonBlock *block;
  g_autoptr (GError) reason = NULL;

  if (parent == NULL && !check_root (reader, name, names, values, error))
    return FALSE;

  element = ichomp_grammar_find_element (name, ichomp_attribute_find_value (names, values, "kind"));
  if (element == NULL)
    return ichomp_inline_is_element (name)
               ? ICHOMP_LESSON_FAIL (error, MISPLACED, .element = name,
                                     .value = parent->element->name)
               : ICHOMP_LESSON_FAIL (error, UNKNOWN_ELEMENT, .element = name);
  /* An unknown attribute is often a mistyped xml:lang. */
  if (element->text
      && (!ichomp_attribute_check_names (name, element->attributes, (const char *const *)names,
                                         error)
          || !find_original (reader, parent, element, names, values, &original, error)))
    return FALSE;
  if (original != NULL)
    return begin_translation (reader, element, original, names, values, error);
  if (parent != NULL && !accept_child (parent, element, &reason))
    {
      if (repeats_text (parent, element))
        return ICHOMP_LESSON_FAIL (error, SECOND_TEXT, .element = name);

      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (element->kind == ICHOMP_BLOCK_WRONG && !check_wrong (parent, names, values, error))
    return FALSE;
  if (element->kind == ICHOMP_BLOCK_TEST && reader->has_test)
    return ICHOMP_LESSON_FAIL (error, SECOND_TEST, .element = name);
  reader->has_test = reader->has_test || element->kind == ICHOMP_BLOCK_TEST;

  block = ichomp_lesson_block_new (element->kind, &reader->place);
  block->question_kind = element->question_kind;
  block->flags = element->defaults;
  if (parent == NULL)
    reader->root = block;
  else
    ichomp_lesson_block_add (parent->block, block);

  if (!ichomp_attribute_read_all (name, element->attributes, block, names, values, error)
      || !check_id (reader, element, block, error) || !check_size (reader, name, block, error))
    return FALSE;

  open_level (reader, element, block);
  return TRUE;
}

/* Texts */

/* White space becomes one space, and none at the beginning. The translators' catalogues have it
 * so. */
static void
append_text (Reader *reader, const char *text, gsize length)
{
  for (const char *p = text; p < text + length; p++)
    {
      gboolean is_space = strchr (XML_SPACE, *p) != NULL;

      if (!is_space)
        g_string_append_c (reader->text, *p);
      else if (!reader->text_space)
        g_string_append_c (reader->text, ' ');
      reader->text_space = is_space;
    }
}

static gboolean
begin_inline (Reader *reader,
              const char *name,
              const char **names,
              const char **values,
              GError **error)
{
  const Level *level = get_level (reader);

  if (!ichomp_inline_is_element (name) && ichomp_grammar_find_element (name, NULL) != NULL)
    return ICHOMP_LESSON_FAIL (error, MISPLACED, .element = name, .value = level->element->name);
  if (!ichomp_inline_check_element (name, names, values, reader->inlines, error))
    return FALSE;

  g_string_append_printf (reader->text, "<%s", name);
  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (reader->text, " %s=\"%s\"", names[i], values[i]);
  g_string_append_c (reader->text, '>');

  g_ptr_array_add (reader->inlines, g_strdup (name));
  g_array_append_val (reader->starts, reader->text->len);
  g_array_append_val (level->block->element_places, reader->place);
  return TRUE;
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, XML_SPACE)] == '\0';
}

static gboolean
end_inline (Reader *reader, const char *name, GError **error)
{
  guint last = reader->inlines->len - 1;

  if (is_blank (reader->text->str + g_array_index (reader->starts, gsize, last)))
    return ICHOMP_LESSON_FAIL (error, EMPTY, .element = name);

  g_string_append_printf (reader->text, "</%s>", name);
  g_ptr_array_set_size (reader->inlines, (int)last);
  g_array_set_size (reader->starts, last);
  return TRUE;
}

/* The translators' text lacks the space between two elements at the beginning: the XML reader of
 * xgettext takes it for indentation. */
static char *
dup_message (const char *text)
{
  const char *end = *text == '<' ? strstr (text, "</") : NULL;

  end = end != NULL ? strchr (end, '>') : NULL;
  if (end == NULL || !g_str_has_prefix (end, "> <") || end[3] == '/')
    return g_strdup (text);

  return g_strdup_printf ("%.*s%s", (int)(end + 1 - text), text, end + 2);
}

/* The parent of other texts is no text. */
static gboolean
is_translation (const IchompLessonBlock *block)
{
  return block->parent->text != NULL;
}

/* Checks that a translation has the formulas, claims and links of its original. */
static gboolean
check_translation (const IchompLessonBlock *block, const char *name, GError **error)
{
  const IchompInline *original = block->parent->original;
  const char *missing = ichomp_inline_find_surplus (original, block->original);
  const char *surplus = ichomp_inline_find_surplus (block->original, original);

  if (missing != NULL)
    return ICHOMP_LESSON_FAIL (error, LACKS_ELEMENT, .line = block->place.line,
                               .column = block->place.column, .element = name, .value = missing);
  if (surplus != NULL)
    return ICHOMP_LESSON_FAIL (error, SURPLUS_ELEMENT, .line = block->place.line,
                               .column = block->place.column, .element = name, .value = surplus);
  return TRUE;
}

/* Whether a line can always end at @c. Khmer is written without spaces, but Pango finds no words in
 * it. */
static gboolean
divides_words (gunichar c)
{
  switch (g_unichar_break_type (c))
    {
    case G_UNICODE_BREAK_SPACE:
    case G_UNICODE_BREAK_ZERO_WIDTH_SPACE:
    case G_UNICODE_BREAK_IDEOGRAPHIC:
    case G_UNICODE_BREAK_HANGUL_L_JAMO:
    case G_UNICODE_BREAK_HANGUL_V_JAMO:
    case G_UNICODE_BREAK_HANGUL_T_JAMO:
    case G_UNICODE_BREAK_HANGUL_LV_SYLLABLE:
    case G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Pango divides a word that is wider than its line between any two letters, in time in proportion
 * to the square of its length. Tags divide no word. */
static gboolean
has_long_word (const char *text)
{
  gboolean in_tag = FALSE;
  guint length = 0;

  for (const char *p = text; *p != '\0' && length <= MAX_WORD; p = g_utf8_next_char (p))
    {
      if (*p == '<' || *p == '>')
        in_tag = *p == '<';
      else if (!in_tag)
        length = divides_words (g_utf8_get_char (p)) ? 0 : length + 1;
    }

  return length > MAX_WORD;
}

static gboolean
end_text (Reader *reader, IchompLessonBlock *block, const char *name, GError **error)
{
  block->text = g_strchomp (g_string_free (g_steal_pointer (&reader->text), FALSE));
  if (*block->text == '\0')
    return ICHOMP_LESSON_FAIL (error, EMPTY, .line = block->place.line,
                               .column = block->place.column, .element = name);
  if (g_utf8_strlen (block->text, -1) > MAX_CHARACTERS)
    return ICHOMP_LESSON_FAIL (error, TOO_LONG, .line = block->place.line,
                               .column = block->place.column, .element = name,
                               .value = G_STRINGIFY (MAX_CHARACTERS));
  if (has_long_word (block->text))
    return ICHOMP_LESSON_FAIL (error, LONG_WORD, .line = block->place.line,
                               .column = block->place.column, .element = name,
                               .value = G_STRINGIFY (MAX_WORD));

  block->message = dup_message (block->text);
  block->original = ichomp_inline_parse (block->text, NULL);
  g_assert (block->original != NULL);
  return !is_translation (block) || check_translation (block, name, error);
}

static gboolean
end_block (Reader *reader, const char *name, GError **error)
{
  const Level *level = get_level (reader);

  if (reader->text != NULL ? !end_text (reader, level->block, name, error)
                           : !check_children (level, error))
    return FALSE;
  if (level->element->kind == ICHOMP_BLOCK_TABLE && !check_rows (level->block, error))
    return FALSE;
  if (level->element->kind == ICHOMP_BLOCK_QUESTION && !check_question (level->block, error))
    return FALSE;

  g_array_set_size (reader->levels, reader->levels->len - 1);
  return TRUE;
}

/* What GMarkup calls */

static void
start_element (GMarkupParseContext *context,
               const char *name,
               const char **names,
               const char **values,
               gpointer user_data,
               GError **error)
{
  Reader *reader = user_data;

  if (g_slist_length ((GSList *)g_markup_parse_context_get_element_stack (context)) > MAX_DEPTH)
    ICHOMP_LESSON_FAIL (error, TOO_DEEP, .element = name);
  else if (reader->text != NULL)
    begin_inline (reader, name, names, values, error);
  else
    begin_block (reader, name, names, values, error);

  locate (reader, *error);
  reader->tag_ended = TRUE;
}

static void
end_element (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Reader *reader = user_data;

  if (reader->inlines->len > 0)
    end_inline (reader, name, error);
  else
    end_block (reader, name, error);

  locate (reader, *error);
  reader->tag_ended = TRUE;
}

static gboolean
is_allowed_in_texts (const char *text, gsize length)
{
  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '<' || c == '&' || c == 0xfffe || c == 0xffff || (c < ' ' && c != '\t' && c != '\n'))
        return FALSE;
    }

  return TRUE;
}

/* The present tag is the one after the text. */
static void
add_text (GMarkupParseContext *context,
          const char *text,
          gsize length,
          gpointer user_data,
          GError **error)
{
  Reader *reader = user_data;
  const Level *level = get_level (reader);

  if (reader->text != NULL)
    {
      if (is_allowed_in_texts (text, length))
        append_text (reader, text, length);
      else
        ICHOMP_LESSON_FAIL (error, CHARACTER);
    }
  else if (!is_blank (text))
    {
      if (level == NULL)
        ICHOMP_LESSON_FAIL (error, ROOT);
      else
        ICHOMP_LESSON_FAIL (error, TEXT, .element = level->element->name);
    }

  locate (reader, *error);
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
  Reader *reader = user_data;
  g_autofree char *copy = g_strndup (text, length);

  if (g_str_has_prefix (copy, "<!") && !g_str_has_prefix (copy, "<!--"))
    ICHOMP_LESSON_FAIL (error, DECLARATION);
  /* Programs disagree whether a comment divides a text. */
  else if (reader->text != NULL)
    ICHOMP_LESSON_FAIL (error, COMMENT);
  else if (g_str_has_prefix (copy, "<?xml ") && !is_utf8_declared (copy))
    ICHOMP_LESSON_FAIL (error, NOT_UTF8);

  locate (reader, *error);
  reader->tag_ended = TRUE;
}

static const GMarkupParser functions = {
  .start_element = start_element,
  .end_element = end_element,
  .text = add_text,
  .passthrough = pass,
};

/* From bytes to a lesson */

/* XML allows none of these; GMarkup does not mind them. */
static const char *
find_forbidden (const char *text, const char *end)
{
  for (const char *p = text; p < end; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if ((c < ' ' && c != '\t' && c != '\n' && c != '\r') || c == 0xfffe || c == 0xffff)
        return p;
    }

  return NULL;
}

static gboolean
check_characters (Reader *reader, GError **error)
{
  const char *bad;

  if (!g_utf8_validate_len (reader->tag, (gsize)(reader->end - reader->tag), &bad))
    {
      advance (&reader->place, reader->tag, bad);
      return *bad == '\0' ? ICHOMP_LESSON_FAIL (error, CHARACTER)
                          : ICHOMP_LESSON_FAIL (error, NOT_UTF8);
    }

  bad = find_forbidden (reader->tag, reader->end);
  if (bad != NULL)
    {
      advance (&reader->place, reader->tag, bad);
      return ICHOMP_LESSON_FAIL (error, CHARACTER);
    }

  return TRUE;
}

/* The messages of GLib are not translated into the language of the program. */
static void
replace_error (Reader *reader, GMarkupParseContext *context, gboolean at_end, GError **error)
{
  const Level *level = get_level (reader);
  IchompLessonPlace place = reader->place;
  g_autofree char *line = NULL;
  int glib_line;
  int glib_column;

  if ((*error)->domain == ICHOMP_LESSON_ERROR)
    return;

  g_clear_error (error);
  if (level == NULL)
    {
      ICHOMP_LESSON_FAIL (error, NOT_XML);
      return;
    }

  if (at_end)
    {
      ICHOMP_LESSON_FAIL (error, UNCLOSED, .line = level->block->place.line,
                          .column = level->block->place.column, .element = level->element->name);
      return;
    }

  g_markup_parse_context_get_position (context, &glib_line, &glib_column);
  if (glib_line >= (int)place.line)
    place = (IchompLessonPlace){ (guint)glib_line, (guint)MAX (glib_column, 1) };
  line = g_strdup_printf ("%u", level->block->place.line);
  ICHOMP_LESSON_FAIL (error, NOT_XML, .line = place.line, .column = place.column,
                      .element = level->element->name, .value = line);
}

/* g_markup_parse_context_get_position() is where GMarkup has stopped reading: after a tag, in
 * bytes, and one too far in all lines but the first. So GMarkup gets the text in pieces that end
 * before a "<", and the place of a tag is that of the first piece after the tag before it. */
static gboolean
parse (Reader *reader, GMarkupParseContext *context, GError **error)
{
  const char *next;

  for (const char *piece = reader->tag; piece < reader->end; piece = next)
    {
      next = memchr (piece + 1, '<', (gsize)(reader->end - piece - 1));
      if (next == NULL)
        next = reader->end;

      if (reader->tag_ended)
        {
          advance (&reader->place, reader->tag, piece);
          reader->tag = piece;
          reader->tag_ended = FALSE;
        }
      if (!g_markup_parse_context_parse (context, piece, next - piece, error))
        {
          replace_error (reader, context, FALSE, error);
          return FALSE;
        }
    }

  if (!g_markup_parse_context_end_parse (context, error))
    {
      replace_error (reader, context, TRUE, error);
      return FALSE;
    }

  /* GMarkup accepts a file of comments alone. */
  return reader->root != NULL || ICHOMP_LESSON_FAIL (error, ROOT);
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
  Reader reader = { .place = { 1, 1 } };
  gboolean ok;

  g_return_val_if_fail (text != NULL, NULL);

  if (length >= strlen (BYTE_ORDER_MARK)
      && memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    {
      text += strlen (BYTE_ORDER_MARK);
      length -= strlen (BYTE_ORDER_MARK);
    }

  reader.tag = text;
  reader.end = text + length;
  reader.levels = g_array_new (FALSE, FALSE, sizeof (Level));
  reader.ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  reader.inlines = g_ptr_array_new_with_free_func (g_free);
  reader.starts = g_array_new (FALSE, FALSE, sizeof (gsize));
  context = g_markup_parse_context_new (&functions, 0, &reader, NULL);

  if (length > MAX_BYTES)
    ok = ICHOMP_LESSON_FAIL (&failure, TOO_LARGE);
  else
    ok = check_characters (&reader, &failure) && parse (&reader, context, &failure);
  locate (&reader, failure);
  root = g_steal_pointer (&reader.root);

  g_array_unref (reader.levels);
  g_hash_table_unref (reader.ids);
  g_ptr_array_unref (reader.inlines);
  g_array_unref (reader.starts);
  if (reader.text != NULL)
    g_string_free (reader.text, TRUE);

  if (!ok)
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return NULL;
    }

  return ichomp_lesson_new (g_steal_pointer (&root));
}

/*< private >
 * ichomp_lesson_read_file:
 * @path: the path of a file
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR
 *
 * Returns: (transfer full) (nullable): its contents, or %NULL with @error set
 */
GBytes *
ichomp_lesson_read_file (const char *path, GError **error)
{
  g_autoptr (GError) reason = NULL;
  char *text;
  gsize length;

  if (ichomp_file_read (path, &text, &length, &reason))
    return g_bytes_new_take (text, length);

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    ICHOMP_LESSON_FAIL (error, TOO_LARGE);
  else
    ICHOMP_LESSON_FAIL (error, READ, .reason = reason);
  return NULL;
}

/**
 * ichomp_lesson_load_file:
 * @path: the path of a file
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR
 *
 * Returns: (transfer full) (nullable): the lesson in it, or %NULL with @error set
 */
IchompLesson *
ichomp_lesson_load_file (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  bytes = ichomp_lesson_read_file (path, error);
  if (bytes == NULL)
    return NULL;

  return ichomp_lesson_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}
