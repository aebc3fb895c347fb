/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a block becomes the message under which the translators have had it, character by
 * character. So white space is treated in each run of characters as xgettext does it: it becomes one
 * space, and at the beginning and the end of an element it goes.
 *
 * White space alone, between two elements, is guessed about by libxml2, which xgettext reads with: it
 * goes (although readers do see a space there) unless the text around it has begun with characters,
 * or has had some before that began with white space or were not ASCII. */

#include "ichomp-lesson-text.h"

#include <string.h>

#define XML_SPACE " \t\n"

typedef struct
{
  gsize start; /* where in the message the element begins to have a content */
  gboolean keeps_blanks;
} Outer;

/*< private >
 * ichomp_lesson_text_init:
 * @self: a text
 */
void
ichomp_lesson_text_init (IchompLessonText *self)
{
  self->message = g_string_new (NULL);
  self->source = g_string_new (NULL);
  self->run = g_string_new (NULL);
  self->run_first = TRUE;
  self->keeps_blanks = FALSE;
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->outer = g_array_new (FALSE, FALSE, sizeof (Outer));
}

/*< private >
 * ichomp_lesson_text_clear:
 * @self: a text
 */
void
ichomp_lesson_text_clear (IchompLessonText *self)
{
  g_string_free (self->message, TRUE);
  g_string_free (self->source, TRUE);
  g_string_free (self->run, TRUE);
  g_ptr_array_unref (self->names);
  g_array_unref (self->outer);
}

static void
append (IchompLessonText *self, const char *text, gsize length)
{
  g_string_append_len (self->message, text, length);
  g_string_append_len (self->source, text, length);
}

static void
append_words (IchompLessonText *self, gboolean last)
{
  const char *p = self->run->str;

  if (self->run_first)
    p += strspn (p, XML_SPACE);

  while (*p != '\0')
    {
      gsize n_spaces = strspn (p, XML_SPACE);
      gsize n_others = strcspn (p + n_spaces, XML_SPACE);

      if (n_spaces > 0 && (n_others > 0 || !last))
        append (self, " ", 1);
      append (self, p + n_spaces, n_others);
      p += n_spaces + n_others;
    }
}

static void
end_run (IchompLessonText *self, gboolean last)
{
  gboolean blank = self->run->str[strspn (self->run->str, XML_SPACE)] == '\0';

  if (!blank)
    {
      append_words (self, last);
      self->keeps_blanks = self->keeps_blanks || self->run_first
                           || strchr (XML_SPACE, *self->run->str) != NULL
                           || !g_str_is_ascii (self->run->str);
    }
  else if (self->run->len > 0 && !self->run_first)
    {
      if (self->keeps_blanks)
        g_string_append_c (self->message, ' ');
      if (!last)
        g_string_append_c (self->source, ' ');
    }

  g_string_truncate (self->run, 0);
  self->run_first = FALSE;
}

/*< private >
 * ichomp_lesson_text_begin:
 * @self: a text
 * @name: an element that begins inside it
 * @names: (array zero-terminated=1): the names of its attributes
 * @values: (array zero-terminated=1): their values
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR without a place
 *
 * Returns: whether the element is as the format wants it
 */
gboolean
ichomp_lesson_text_begin (IchompLessonText *self,
                          const char *name,
                          const char **names,
                          const char **values,
                          GError **error)
{
  g_autoptr (GString) tag = NULL;
  Outer outer;

  if (!ichomp_inline_check_element (name, names, values, self->names, error))
    return FALSE;

  end_run (self, FALSE);
  tag = g_string_new (NULL);
  g_string_append_printf (tag, "<%s", name);
  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (tag, " %s=\"%s\"", names[i], values[i]);
  g_string_append_c (tag, '>');
  append (self, tag->str, tag->len);

  outer.start = self->message->len;
  outer.keeps_blanks = self->keeps_blanks;
  g_array_append_val (self->outer, outer);
  g_ptr_array_add (self->names, g_strdup (name));
  self->run_first = TRUE;
  self->keeps_blanks = FALSE;

  return TRUE;
}

/*< private >
 * ichomp_lesson_text_end:
 * @self: a text
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR without a place
 *
 * Ends the innermost element.
 *
 * Returns: whether there is something in it
 */
gboolean
ichomp_lesson_text_end (IchompLessonText *self, GError **error)
{
  guint last = self->names->len - 1;
  const char *name = g_ptr_array_index (self->names, last);

  const Outer *outer = &g_array_index (self->outer, Outer, last);
  g_autofree char *tag = NULL;

  end_run (self, TRUE);
  if (self->message->len == outer->start)
    {
      IchompLessonErrorDetail detail = { .element = (char *)name };

      ichomp_lesson_error_set (error, ICHOMP_LESSON_ERROR_EMPTY, &detail);
      return FALSE;
    }

  tag = g_strdup_printf ("</%s>", name);
  append (self, tag, strlen (tag));
  self->keeps_blanks = outer->keeps_blanks;
  g_array_set_size (self->outer, last);
  g_ptr_array_remove_index (self->names, last);

  return TRUE;
}

/*< private >
 * ichomp_lesson_text_add:
 * @self: a text
 * @text: (array length=length): valid UTF-8
 * @length: how many bytes
 *
 * Returns: whether these are characters that a text can have
 */
gboolean
ichomp_lesson_text_add (IchompLessonText *self, const char *text, gsize length)
{
  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '<' || c == '&' || c == 0xfffe || c == 0xffff
          || (c < ' ' && strchr (XML_SPACE, c) == NULL))
        return FALSE;
    }

  g_string_append_len (self->run, text, length);
  return TRUE;
}

/*< private >
 * ichomp_lesson_text_finish:
 * @self: a text
 * @message: (out) (transfer full): the text as translators see it
 * @source: (out) (transfer full): the text as readers see it
 *
 * Returns: whether there is anything in it
 */
gboolean
ichomp_lesson_text_finish (IchompLessonText *self, char **message, char **source)
{
  end_run (self, TRUE);
  if (self->message->len == 0)
    return FALSE;

  *message = g_strdup (self->message->str);
  *source = g_strdup (self->source->str);
  return TRUE;
}
