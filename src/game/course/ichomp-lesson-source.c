/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The parser of GLib knows where it has stopped, not where a tag began. So it is fed in pieces, each
 * of which begins with a tag, and this keeps count. */

#include "ichomp-lesson-source.h"

#include <string.h>

#define BYTE_ORDER_MARK "\357\273\277"

/* The end of @place's line and column once @text has been passed. */
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

static gboolean
fail (GError **error, IchompLessonError code, const IchompLessonPlace *place)
{
  IchompLessonErrorDetail detail = { .line = place->line, .column = place->column };

  ichomp_lesson_error_set (error, code, &detail);
  return FALSE;
}

/* What XML allows nowhere, and the parser of GLib does not mind. */
static const char *
find_forbidden (const char *text, gsize length)
{
  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if ((c < ' ' && c != '\t' && c != '\n' && c != '\r') || c == 0xfffe || c == 0xffff)
        return p;
    }

  return NULL;
}

/*< private >
 * ichomp_lesson_source_init:
 * @self: a source
 * @text: (array length=length): any bytes; they have to stay while @self is used
 * @length: how many
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR
 *
 * Returns: whether these are characters at all, and not too many
 */
gboolean
ichomp_lesson_source_init (IchompLessonSource *self, const char *text, gsize length, GError **error)
{
  const IchompLessonPlace start = { 1, 1 };
  IchompLessonPlace place = start;
  const char *bad;

  if (length > ICHOMP_LESSON_MAX_BYTES)
    return fail (error, ICHOMP_LESSON_ERROR_TOO_LARGE, &start);

  if (length >= strlen (BYTE_ORDER_MARK)
      && memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    {
      text += strlen (BYTE_ORDER_MARK);
      length -= strlen (BYTE_ORDER_MARK);
    }

  if (!g_utf8_validate_len (text, length, &bad))
    {
      advance (&place, text, bad);
      return fail (error,
                   *bad == '\0' ? ICHOMP_LESSON_ERROR_CHARACTER : ICHOMP_LESSON_ERROR_NOT_UTF8,
                   &place);
    }

  bad = find_forbidden (text, length);
  if (bad != NULL)
    {
      advance (&place, text, bad);
      return fail (error, ICHOMP_LESSON_ERROR_CHARACTER, &place);
    }

  self->text = text;
  self->length = length;
  self->tag = text;
  self->place = start;
  return TRUE;
}

static gboolean
is_at (const IchompLessonSource *self, const char *prefix)
{
  gsize left = self->text + self->length - self->tag;

  return left >= strlen (prefix) && memcmp (self->tag, prefix, strlen (prefix)) == 0;
}

/* What begins with @begin ends with @end, whatever is between them. */
static const char *
skip (const IchompLessonSource *self, const char *begin, const char *end)
{
  const char *place = self->tag + strlen (begin);
  const char *found = g_strstr_len (place, self->text + self->length - place, end);

  return found == NULL ? self->text + self->length : found + strlen (end);
}

/*< private >
 * ichomp_lesson_source_get_end:
 * @self: a source
 *
 * Returns: (transfer none): the end of the piece that begins with the present tag
 */
const char *
ichomp_lesson_source_get_end (const IchompLessonSource *self)
{
  const char *end = self->text + self->length;
  const char *from = self->tag < end ? self->tag + 1 : end;
  const char *next;

  if (is_at (self, "<!--"))
    from = skip (self, "<!--", "-->");
  else if (is_at (self, "<?"))
    from = skip (self, "<?", "?>");

  next = memchr (from, '<', end - from);
  return next == NULL ? end : next;
}

/*< private >
 * ichomp_lesson_source_at_declaration:
 * @self: a source
 *
 * Returns: whether the present tag is neither one nor a comment, but a document type or the like
 */
gboolean
ichomp_lesson_source_at_declaration (const IchompLessonSource *self)
{
  return is_at (self, "<!") && !is_at (self, "<!--");
}

/*< private >
 * ichomp_lesson_source_move_to:
 * @self: a source
 * @tag: where the next piece begins
 *
 * Goes on.
 */
void
ichomp_lesson_source_move_to (IchompLessonSource *self, const char *tag)
{
  advance (&self->place, self->tag, tag);
  self->tag = tag;
}

/*< private >
 * ichomp_lesson_source_find_attribute:
 * @self: a source
 * @name: the name of an attribute
 *
 * Returns: where it begins in the present tag; the tag's own place where it is not in there
 */
IchompLessonPlace
ichomp_lesson_source_find_attribute (const IchompLessonSource *self, const char *name)
{
  const char *end = self->text + self->length;
  gsize length = strlen (name);
  IchompLessonPlace place = self->place;
  char quote = '\0';

  for (const char *p = self->tag; p < end && (quote != '\0' || *p != '>'); p++)
    {
      if (quote != '\0')
        {
          if (*p == quote)
            quote = '\0';
        }
      else if (*p == '"' || *p == '\'')
        quote = *p;
      else if (p > self->tag && g_ascii_isspace (p[-1]) && (gsize)(end - p) > length
               && strncmp (p, name, length) == 0
               && (p[length] == '=' || g_ascii_isspace (p[length])))
        {
          advance (&place, self->tag, p);
          break;
        }
    }

  return place;
}
