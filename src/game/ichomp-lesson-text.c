/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a block becomes the message under which the translators have had it, character by
 * character. So white space is treated as xgettext does it in each text node: a run of it becomes one
 * space, and at the beginning and the end of an element it goes. */

#include "ichomp-lesson-text.h"

#include <string.h>

#define XML_SPACE " \t\n"

/*< private >
 * ichomp_lesson_text_init:
 * @self: a text
 */
void
ichomp_lesson_text_init (IchompLessonText *self)
{
  self->message = g_string_new (NULL);
  self->run = g_string_new (NULL);
  self->run_first = TRUE;
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->starts = g_array_new (FALSE, FALSE, sizeof (gsize));
}

/*< private >
 * ichomp_lesson_text_clear:
 * @self: a text
 */
void
ichomp_lesson_text_clear (IchompLessonText *self)
{
  if (self->message != NULL)
    g_string_free (self->message, TRUE);
  g_string_free (self->run, TRUE);
  g_ptr_array_unref (self->names);
  g_array_unref (self->starts);
}

static void
end_run (IchompLessonText *self, gboolean last)
{
  const char *p = self->run->str;

  if (self->run_first)
    p += strspn (p, XML_SPACE);

  while (*p != '\0')
    {
      gsize n_spaces = strspn (p, XML_SPACE);
      gsize n_others = strcspn (p + n_spaces, XML_SPACE);

      if (n_spaces > 0 && (n_others > 0 || !last))
        g_string_append_c (self->message, ' ');
      g_string_append_len (self->message, p + n_spaces, n_others);
      p += n_spaces + n_others;
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
  gsize start;

  if (!ichomp_inline_check_element (name, names, values, self->names, error))
    return FALSE;

  end_run (self, FALSE);
  g_string_append_printf (self->message, "<%s", name);
  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (self->message, " %s=\"%s\"", names[i], values[i]);
  g_string_append_c (self->message, '>');

  self->run_first = TRUE;
  start = self->message->len;
  g_array_append_val (self->starts, start);
  g_ptr_array_add (self->names, g_strdup (name));

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

  end_run (self, TRUE);
  if (self->message->len == g_array_index (self->starts, gsize, last))
    {
      IchompLessonErrorDetail detail = { .element = (char *)name };

      ichomp_lesson_error_set (error, ICHOMP_LESSON_ERROR_EMPTY, &detail);
      return FALSE;
    }

  g_string_append_printf (self->message, "</%s>", name);
  g_ptr_array_remove_index (self->names, last);
  g_array_set_size (self->starts, last);

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
 * ichomp_lesson_text_add_comment:
 * @self: a text
 *
 * A comment is nobody's business, but there is a text node on each side of it.
 */
void
ichomp_lesson_text_add_comment (IchompLessonText *self)
{
  end_run (self, FALSE);
}

/*< private >
 * ichomp_lesson_text_finish:
 * @self: a text
 *
 * Returns: (transfer full) (nullable): the message, or %NULL if nothing is in it
 */
char *
ichomp_lesson_text_finish (IchompLessonText *self)
{
  end_run (self, TRUE);

  return self->message->len == 0 ? NULL : g_string_free (g_steal_pointer (&self->message), FALSE);
}
