/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * IchompLessonError:
 * @ICHOMP_LESSON_ERROR_READ: the file cannot be read; the reason says why
 * @ICHOMP_LESSON_ERROR_TOO_LARGE: more bytes than a lesson may have
 * @ICHOMP_LESSON_ERROR_TOO_DEEP: elements in elements beyond all need
 * @ICHOMP_LESSON_ERROR_NOT_UTF8: bytes that are not UTF-8, or a declared encoding that is not
 * @ICHOMP_LESSON_ERROR_NOT_XML: not well-formed; the element, if any, is the one still open, and
 *   the value is the line it begins in
 * @ICHOMP_LESSON_ERROR_UNCLOSED: the text ends before the element does
 * @ICHOMP_LESSON_ERROR_DECLARATION: a document type, an entity or a CDATA section
 * @ICHOMP_LESSON_ERROR_COMMENT: a comment or an instruction inside a text
 * @ICHOMP_LESSON_ERROR_ROOT: the outermost element is another one
 * @ICHOMP_LESSON_ERROR_FORMAT: made for a newer version of the format, which is the value
 * @ICHOMP_LESSON_ERROR_UNKNOWN_ELEMENT: there is no such element
 * @ICHOMP_LESSON_ERROR_MISPLACED: the element cannot stand here in its parent
 * @ICHOMP_LESSON_ERROR_MISSING_ELEMENT: the element lacks another, which is the value
 * @ICHOMP_LESSON_ERROR_UNKNOWN_ATTRIBUTE: the element has no such attribute
 * @ICHOMP_LESSON_ERROR_DUPLICATE_ATTRIBUTE: the element has the attribute twice
 * @ICHOMP_LESSON_ERROR_MISSING_ATTRIBUTE: the element lacks the attribute
 * @ICHOMP_LESSON_ERROR_VALUE: the attribute cannot have this value; the reason, if any, says why
 * @ICHOMP_LESSON_ERROR_MARK: a marked tile is not in the position
 * @ICHOMP_LESSON_ERROR_TOO_MANY_VALUES: the position is larger than can be shown
 * @ICHOMP_LESSON_ERROR_DUPLICATE_ID: the value is the id of another one already
 * @ICHOMP_LESSON_ERROR_TEXT: characters where there can be only elements
 * @ICHOMP_LESSON_ERROR_EMPTY: an element without the text it needs
 * @ICHOMP_LESSON_ERROR_CHARACTER: one of the characters that a text cannot have
 * @ICHOMP_LESSON_ERROR_ROW_LENGTH: a row of a table is not as long as the first
 * @ICHOMP_LESSON_ERROR_NO_RIGHT_CHOICE: no choice is right
 * @ICHOMP_LESSON_ERROR_DUPLICATE_LESSON: the value, the lesson's id, is that of another file
 *
 * What can be wrong with a lesson.
 */
typedef enum
{
  ICHOMP_LESSON_ERROR_READ,
  ICHOMP_LESSON_ERROR_TOO_LARGE,
  ICHOMP_LESSON_ERROR_TOO_DEEP,
  ICHOMP_LESSON_ERROR_NOT_UTF8,
  ICHOMP_LESSON_ERROR_NOT_XML,
  ICHOMP_LESSON_ERROR_UNCLOSED,
  ICHOMP_LESSON_ERROR_DECLARATION,
  ICHOMP_LESSON_ERROR_COMMENT,
  ICHOMP_LESSON_ERROR_ROOT,
  ICHOMP_LESSON_ERROR_FORMAT,
  ICHOMP_LESSON_ERROR_UNKNOWN_ELEMENT,
  ICHOMP_LESSON_ERROR_MISPLACED,
  ICHOMP_LESSON_ERROR_MISSING_ELEMENT,
  ICHOMP_LESSON_ERROR_UNKNOWN_ATTRIBUTE,
  ICHOMP_LESSON_ERROR_DUPLICATE_ATTRIBUTE,
  ICHOMP_LESSON_ERROR_MISSING_ATTRIBUTE,
  ICHOMP_LESSON_ERROR_VALUE,
  ICHOMP_LESSON_ERROR_MARK,
  ICHOMP_LESSON_ERROR_TOO_MANY_VALUES,
  ICHOMP_LESSON_ERROR_DUPLICATE_ID,
  ICHOMP_LESSON_ERROR_TEXT,
  ICHOMP_LESSON_ERROR_EMPTY,
  ICHOMP_LESSON_ERROR_CHARACTER,
  ICHOMP_LESSON_ERROR_ROW_LENGTH,
  ICHOMP_LESSON_ERROR_NO_RIGHT_CHOICE,
  ICHOMP_LESSON_ERROR_DUPLICATE_LESSON,
} IchompLessonError;

#define ICHOMP_N_LESSON_ERRORS (ICHOMP_LESSON_ERROR_DUPLICATE_LESSON + 1)

/**
 * IchompLessonErrorDetail:
 * @line: the line, counted from 1
 * @column: the character in the line, counted from 1
 * @element: (nullable): the element that it is about
 * @attribute: (nullable): its attribute
 * @value: (nullable): what is said of it in [error@LessonError]
 * @reason: (nullable): the error from which it came
 *
 * What goes with a code.
 */
typedef struct
{
  guint line;
  guint column;
  char *element;
  char *attribute;
  char *value;
  GError *reason;
} IchompLessonErrorDetail;

#define ICHOMP_LESSON_ERROR (ichomp_lesson_error_quark ())

GQuark ichomp_lesson_error_quark (void);

const IchompLessonErrorDetail *ichomp_lesson_error_get_detail (const GError *error);
void ichomp_lesson_error_set (GError **error,
                              IchompLessonError code,
                              const IchompLessonErrorDetail *detail);
void ichomp_lesson_error_locate (GError *error, guint line, guint column);
char *ichomp_lesson_error_describe (const GError *error);
char *ichomp_lesson_error_describe_located (const GError *error);

G_END_DECLS
