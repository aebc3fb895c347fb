/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The errors of lessons: codes with details, put into words only when they are shown, since the
 * language may have been switched by then. */

#include "ichomp-lesson-error.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-language.h"
#include "game/words/ichomp-error-wording.h"
#include "game/words/ichomp-formula.h"

static void ichomp_lesson_error_private_init (IchompLessonErrorDetail *self);
static void ichomp_lesson_error_private_copy (const IchompLessonErrorDetail *self,
                                              IchompLessonErrorDetail *copy);
static void ichomp_lesson_error_private_clear (IchompLessonErrorDetail *self);

typedef IchompLessonErrorDetail IchompLessonErrorPrivate;

G_DEFINE_EXTENDED_ERROR (IchompLessonError, ichomp_lesson_error)

static void
ichomp_lesson_error_private_init (IchompLessonErrorDetail *self)
{
}

static void
ichomp_lesson_error_private_copy (const IchompLessonErrorDetail *self,
                                  IchompLessonErrorDetail *copy)
{
  copy->line = self->line;
  copy->column = self->column;
  copy->element = g_strdup (self->element);
  copy->attribute = g_strdup (self->attribute);
  copy->value = g_strdup (self->value);
  copy->reason = self->reason == NULL ? NULL : g_error_copy (self->reason);
}

static void
ichomp_lesson_error_private_clear (IchompLessonErrorDetail *self)
{
  g_free ((char *)self->element);
  g_free ((char *)self->attribute);
  g_free ((char *)self->value);
  g_clear_error (&self->reason);
}

const IchompLessonErrorDetail *
ichomp_lesson_error_get_detail (const GError *error)
{
  return ichomp_lesson_error_get_private (error);
}

/*< private >
 * ichomp_lesson_error_set:
 * @error: (nullable): return location
 * @code: what is wrong
 * @detail: what it is about; copied with its strings and its reason
 *
 * Returns: %FALSE, for a caller that returns whether all went well
 */
gboolean
ichomp_lesson_error_set (GError **error,
                         IchompLessonError code,
                         const IchompLessonErrorDetail *detail)
{
  g_autoptr (GError) made = NULL;

  /* This text is for developers: users read ichomp_lesson_error_describe(). */
  made = g_error_new (ICHOMP_LESSON_ERROR, code, "lesson error %d in line %u, column %u", code,
                      detail->line, detail->column);
  ichomp_lesson_error_private_copy (detail, ichomp_lesson_error_get_private (made));
  g_propagate_error (error, g_steal_pointer (&made));
  return FALSE;
}

/*< private >
 * ichomp_lesson_error_locate:
 * @error: an error of the domain %ICHOMP_LESSON_ERROR
 * @line: the line, counted from 1
 * @column: the character in the line, counted from 1
 */
void
ichomp_lesson_error_locate (GError *error, guint line, guint column)
{
  IchompLessonErrorDetail *detail = ichomp_lesson_error_get_private (error);

  detail->line = line;
  detail->column = column;
}

/* Isolated: in text from right to left, the angle brackets would be torn apart. */
static char *
quote_element (const char *name)
{
  g_autofree char *excerpt = ichomp_wording_excerpt (name == NULL ? "" : name);
  g_autofree char *quoted = g_strdup_printf ("<%s>", excerpt);

  return ichomp_formula_isolate (quoted);
}

static char *
quote_value (const char *value)
{
  g_autofree char *excerpt = ichomp_wording_excerpt (value == NULL ? "" : value);

  return ichomp_formula_isolate (excerpt);
}

static char *
describe_value (const IchompLessonErrorDetail *detail, const char *element, const char *value)
{
  g_autofree char *reason = NULL;

  if (detail->reason == NULL)
    return g_strdup_printf (
        /* Translators: About an XML file, such as in "The attribute “fill” of <bits> cannot be
         * “maybe”." */
        _ ("The attribute “%1$s” of %2$s cannot be “%3$s”."), detail->attribute, element, value);

  reason = ichomp_wording_file_error (detail->reason);
  return g_strdup_printf (
      /* Translators: About an XML file. %4$s is a whole sentence that says what is wrong, such
       * as in "The attribute “position” of <board> cannot be “3,4”. Character 3: a row cannot be
       * longer than the one before it." */
      _ ("The attribute “%1$s” of %2$s cannot be “%3$s”. %4$s"), detail->attribute, element, value,
      reason);
}

static char *
describe (const GError *error)
{
  const IchompLessonErrorDetail *detail = ichomp_lesson_error_get_detail (error);
  g_autofree char *element = quote_element (detail->element);
  g_autofree char *second = quote_element (detail->value);
  g_autofree char *value = quote_value (detail->value);
  g_autofree char *attribute =
      ichomp_wording_excerpt (detail->attribute == NULL ? "" : detail->attribute);
  g_autofree char *reason = NULL;
  g_autofree char *known = NULL;

  switch ((IchompLessonError)error->code)
    {
    case ICHOMP_LESSON_ERROR_READ:
      reason = ichomp_wording_file_error (detail->reason);
      /* Translators: %s is the reason, such as "You do not have permission." */
      return g_strdup_printf (_ ("The file cannot be read: %s"), reason);
    case ICHOMP_LESSON_ERROR_TOO_LARGE:
      return g_strdup (_ ("The file is too large for a lesson."));
    case ICHOMP_LESSON_ERROR_TOO_DEEP:
      return g_strdup_printf (_ ("The element %s is nested too deeply."), element);
    case ICHOMP_LESSON_ERROR_TOO_MANY_BLOCKS:
      /* Translators: %s is a number. Elements are those of XML. */
      return g_strdup_printf (_ ("A lesson has at most %s elements, without those in its texts."),
                              value);
    case ICHOMP_LESSON_ERROR_TOO_MANY_FIGURES:
      /* Translators: %s is a number. */
      return g_strdup_printf (_ ("A lesson has at most %s boards, exercises and questions."),
                              value);
    case ICHOMP_LESSON_ERROR_TOO_MANY_COLUMNS:
      /* Translators: %s is a number. */
      return g_strdup_printf (_ ("A table has at most %s columns."), value);
    case ICHOMP_LESSON_ERROR_TOO_MUCH:
      return g_strdup_printf (
          /* Translators: %s is a large number. */
          _ ("The positions of the lesson are too large: together they have more than %s values."),
          value);
    case ICHOMP_LESSON_ERROR_TOO_LONG:
      return g_strdup_printf (
          /* Translators: %1$s is the name of an element, %2$s a large number. */
          _ ("The text of %1$s is too long: it has more than %2$s characters."), element, value);
    case ICHOMP_LESSON_ERROR_LONG_WORD:
      return g_strdup_printf (
          /* Translators: %1$s is the name of an element, %2$s a number. */
          _ ("A word in the text of %1$s is too long: it has more than %2$s characters."), element,
          value);
    case ICHOMP_LESSON_ERROR_NOT_UTF8:
      return g_strdup (_ ("The text is not encoded in UTF-8."));
    case ICHOMP_LESSON_ERROR_NOT_XML:
      if (detail->element == NULL)
        return g_strdup (_ ("This is not XML."));
      /* Translators: %1$s is the name of an element, %2$s the number of a line. */
      return g_strdup_printf (
          _ ("This is not XML. The element that is open here is %1$s from line %2$s."), element,
          value);
    case ICHOMP_LESSON_ERROR_UNCLOSED:
      return g_strdup_printf (_ ("The element %s that begins here does not end."), element);
    case ICHOMP_LESSON_ERROR_DECLARATION:
      return g_strdup (_ ("A lesson has no document type, no entities and no CDATA sections."));
    case ICHOMP_LESSON_ERROR_COMMENT:
      return g_strdup (_ ("A comment is not allowed inside a text, only between elements."));
    case ICHOMP_LESSON_ERROR_ROOT:
      /* Translators: <lesson> is the name of an element and stays as it is. */
      return g_strdup (_ ("A lesson is one element <lesson>, with nothing before or after it."));
    case ICHOMP_LESSON_ERROR_FORMAT:
      return g_strdup_printf (
          /* Translators: %s is the number of a version. */
          _ ("The lesson is written for version %s of the format, which this iChomp does not "
             "know."),
          value);
    case ICHOMP_LESSON_ERROR_UNKNOWN_ELEMENT:
      return g_strdup_printf (_ ("There is no element %s."), element);
    case ICHOMP_LESSON_ERROR_MISPLACED:
      /* Translators: Both are names of elements, such as in "The element <cell> is not allowed here
       * inside <list>." */
      return g_strdup_printf (_ ("The element %1$s is not allowed here inside %2$s."), element,
                              second);
    case ICHOMP_LESSON_ERROR_MISSING_ELEMENT:
      /* Translators: Both are names of elements, such as in "The element <section> needs an element
       * <heading> here." */
      return g_strdup_printf (_ ("The element %1$s needs an element %2$s here."), element, second);
    case ICHOMP_LESSON_ERROR_UNKNOWN_ATTRIBUTE:
      /* Translators: %1$s is the name of an element, %2$s that of its attribute. */
      return g_strdup_printf (_ ("The element %1$s cannot have the attribute “%2$s” here."),
                              element, attribute);
    case ICHOMP_LESSON_ERROR_DUPLICATE_ATTRIBUTE:
      /* Translators: %1$s is the name of an element, %2$s that of its attribute. */
      return g_strdup_printf (_ ("The element %1$s has the attribute “%2$s” twice."), element,
                              attribute);
    case ICHOMP_LESSON_ERROR_MISSING_ATTRIBUTE:
      /* Translators: %1$s is the name of an element, %2$s that of its attribute. */
      return g_strdup_printf (_ ("The element %1$s needs the attribute “%2$s”."), element,
                              attribute);
    case ICHOMP_LESSON_ERROR_VALUE:
      return describe_value (detail, element, value);
    case ICHOMP_LESSON_ERROR_MARK:
      return g_strdup_printf (
          /* Translators: %1$s is the name of a tile such as NW2,1; %2$s is the name of an
           * element. */
          _ ("The marked tile %1$s does not exist in the position of %2$s."), value, element);
    case ICHOMP_LESSON_ERROR_TOO_MANY_VALUES:
      return g_strdup_printf (
          /* Translators: %1$s is the name of an element, %2$s is a position. */
          _ ("The position of %1$s is too large for a lesson: %2$s"), element, value);
    case ICHOMP_LESSON_ERROR_DUPLICATE_ID:
      return g_strdup_printf (
          /* Translators: An id is a name that something has in a file, such as in "The id
           * “table” of <section> is already used." */
          _ ("The id “%1$s” of %2$s is already used."), value, element);
    case ICHOMP_LESSON_ERROR_TEXT:
      return g_strdup_printf (_ ("The element %s has no text of its own."), element);
    case ICHOMP_LESSON_ERROR_EMPTY:
      return g_strdup_printf (_ ("The element %s is empty."), element);
    case ICHOMP_LESSON_ERROR_CHARACTER:
      return g_strdup (
          _ ("There is a character here that the text of a lesson cannot have, such as < or &."));
    case ICHOMP_LESSON_ERROR_ROW_LENGTH:
      return g_strdup (_ ("The row does not have as many cells as the first one."));
    case ICHOMP_LESSON_ERROR_NO_RIGHT_CHOICE:
      return g_strdup (_ ("None of the choices is right."));
    case ICHOMP_LESSON_ERROR_SECOND_TEST:
      return g_strdup (_ ("A lesson can have only one test."));
    case ICHOMP_LESSON_ERROR_LANGUAGE:
      known = ichomp_language_dup_tags ();
      /* Translators: %1$s is a text from the command line; %2$s is a list such as "de, en, fr". */
      return g_strdup_printf (_ ("There is no language “%1$s”. Choose one of: %2$s"), value, known);
    case ICHOMP_LESSON_ERROR_TRANSLATION:
      return g_strdup_printf (
          /* Translators: %s is the name of an element, such as <p>. In a lesson, <p xml:lang="de">
           * translates the <p> right before it. */
          _ ("This text is in another language than the lesson, so it must follow the %s that it "
             "translates."),
          element);
    case ICHOMP_LESSON_ERROR_SECOND_TEXT:
      return g_strdup_printf (
          /* Translators: %s is the name of an element, such as <title>. "xml:lang" is the name
           * of an attribute and stays as it is. */
          _ ("There is a %s already. A translation of it needs the attribute xml:lang, with "
             "another "
             "language than that of the lesson."),
          element);
    case ICHOMP_LESSON_ERROR_DUPLICATE_TRANSLATION:
      return g_strdup_printf (
          /* Translators: %1$s is the name of an element, such as <p>; %2$s is the code of a
           * language, such as "de". */
          _ ("This %1$s has another translation with the language “%2$s”."), element, value);
    case ICHOMP_LESSON_ERROR_LACKS_ELEMENT:
      return g_strdup_printf (
          /* Translators: %s is an element with its attributes, such as <claim is="value 2 = 2">. A
           * translation needs the same elements as the text that it translates. */
          _ ("The translation lacks %s, which the original has."), second);
    case ICHOMP_LESSON_ERROR_SURPLUS_ELEMENT:
      return g_strdup_printf (
          /* Translators: %s is an element with its attributes, such as <claim is="value 2 = 2">. A
           * translation needs the same elements as the text that it translates. */
          _ ("The translation has %s, which the original does not have."), second);
    case ICHOMP_LESSON_ERROR_DUPLICATE_LESSON:
      /* Translators: An id is a name that a lesson has in its file. */
      return g_strdup_printf (_ ("There is another lesson with the id “%s”."), value);
    case ICHOMP_LESSON_ERROR_TOO_MANY_FILES:
      /* Translators: About a folder of lessons. %s is a number of files. */
      return g_strdup_printf (_ ("The folder has too many lessons. Not shown: %s"), value);
    }

  g_assert_not_reached ();
}

/**
 * ichomp_lesson_error_describe:
 * @error: an error of the domain %ICHOMP_LESSON_ERROR
 *
 * Returns: (transfer full): the line and column, if known, and a sentence that says what is wrong,
 *   in the current language
 */
char *
ichomp_lesson_error_describe (const GError *error)
{
  const IchompLessonErrorDetail *detail = ichomp_lesson_error_get_detail (error);
  g_autofree char *sentence = describe (error);

  if (detail->line == 0)
    return g_steal_pointer (&sentence);

  /* Translators: %3$s is a whole sentence, such as in "Line 12, column 5: There is no element
   * <paragraph>." */
  return ichomp_digits_printf (_ ("Line %1$u, column %2$u: %3$s"), detail->line, detail->column,
                               sentence);
}

static char *
make_message (gpointer data)
{
  return ichomp_lesson_error_describe (data);
}

/**
 * ichomp_lesson_error_new_message:
 * @error: an error of the domain %ICHOMP_LESSON_ERROR
 *
 * Returns: (transfer full): a message with ichomp_lesson_error_describe()
 */
IchompMessage *
ichomp_lesson_error_new_message (const GError *error)
{
  return ichomp_message_new_made (make_message, g_error_copy (error), (GDestroyNotify)g_error_free);
}
