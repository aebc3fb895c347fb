/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/words/ichomp-message.h"

G_BEGIN_DECLS

/* What can be wrong with a lesson. The comments say what the detail of an error holds. */
typedef enum
{
  ICHOMP_LESSON_ERROR_READ,            /* reason: why the file cannot be read */
  ICHOMP_LESSON_ERROR_TOO_LARGE,       /* in bytes */
  ICHOMP_LESSON_ERROR_TOO_DEEP,        /* elements nested beyond all need */
  ICHOMP_LESSON_ERROR_TOO_MANY_BLOCKS, /* value: the limit, as in the next four */
  ICHOMP_LESSON_ERROR_TOO_MANY_FIGURES,
  ICHOMP_LESSON_ERROR_TOO_MANY_COLUMNS,
  ICHOMP_LESSON_ERROR_TOO_MUCH, /* values of all positions */
  ICHOMP_LESSON_ERROR_TOO_LONG, /* characters of a text */
  ICHOMP_LESSON_ERROR_LONG_WORD,
  ICHOMP_LESSON_ERROR_NOT_UTF8,
  ICHOMP_LESSON_ERROR_NOT_XML,     /* element: the one still open, if any; value: its line */
  ICHOMP_LESSON_ERROR_UNCLOSED,    /* the text ends before the element does */
  ICHOMP_LESSON_ERROR_DECLARATION, /* a document type, an entity or a CDATA section */
  ICHOMP_LESSON_ERROR_COMMENT,     /* a comment or an instruction inside a text */
  ICHOMP_LESSON_ERROR_ROOT,        /* the outermost element is not a lesson, or not the only one */
  ICHOMP_LESSON_ERROR_FORMAT,      /* value: the newer version of the format */
  ICHOMP_LESSON_ERROR_UNKNOWN_ELEMENT,
  ICHOMP_LESSON_ERROR_MISPLACED,       /* value: the parent */
  ICHOMP_LESSON_ERROR_MISSING_ELEMENT, /* value: the missing child */
  ICHOMP_LESSON_ERROR_UNKNOWN_ATTRIBUTE,
  ICHOMP_LESSON_ERROR_DUPLICATE_ATTRIBUTE,
  ICHOMP_LESSON_ERROR_MISSING_ATTRIBUTE,
  ICHOMP_LESSON_ERROR_VALUE, /* value: of the attribute; reason: what is wrong, if known */
  ICHOMP_LESSON_ERROR_MARK,  /* value: a marked tile that is not in the position */
  ICHOMP_LESSON_ERROR_TOO_MANY_VALUES, /* value: a position larger than can be shown */
  ICHOMP_LESSON_ERROR_DUPLICATE_ID,    /* value: the id */
  ICHOMP_LESSON_ERROR_TEXT,            /* characters where only elements are allowed */
  ICHOMP_LESSON_ERROR_EMPTY,           /* an element without the text that it needs */
  ICHOMP_LESSON_ERROR_CHARACTER,       /* one that a text cannot have */
  ICHOMP_LESSON_ERROR_ROW_LENGTH,      /* a row of a table is not as long as the first */
  ICHOMP_LESSON_ERROR_NO_RIGHT_CHOICE,
  ICHOMP_LESSON_ERROR_SECOND_TEST,
  ICHOMP_LESSON_ERROR_LANGUAGE,    /* value: a language tag that is unknown */
  ICHOMP_LESSON_ERROR_TRANSLATION, /* a text in another language, unlike its original */
  ICHOMP_LESSON_ERROR_SECOND_TEXT, /* of a kind that is there once, right after the first */
  ICHOMP_LESSON_ERROR_DUPLICATE_TRANSLATION, /* value: the language tag */
  ICHOMP_LESSON_ERROR_LACKS_ELEMENT,    /* value: what the original has and its translation lacks */
  ICHOMP_LESSON_ERROR_SURPLUS_ELEMENT,  /* value: what the translation has and its original lacks */
  ICHOMP_LESSON_ERROR_DUPLICATE_LESSON, /* value: the id of the lesson, which another file has */
  ICHOMP_LESSON_ERROR_TOO_MANY_FILES,   /* value: the number of files that were not read */
} IchompLessonError;

#define ICHOMP_N_LESSON_ERRORS (ICHOMP_LESSON_ERROR_TOO_MANY_FILES + 1)

/* What an error is about. A field that does not matter is 0 or NULL. */
typedef struct
{
  guint line;   /* counted from 1; 0 if the error has no place */
  guint column; /* in characters, counted from 1 */
  const char *element;
  const char *attribute;
  const char *value;
  GError *reason;
} IchompLessonErrorDetail;

#define ICHOMP_LESSON_ERROR (ichomp_lesson_error_quark ())

GQuark ichomp_lesson_error_quark (void);

const IchompLessonErrorDetail *ichomp_lesson_error_get_detail (const GError *error);
gboolean ichomp_lesson_error_set (GError **error,
                                  IchompLessonError code,
                                  const IchompLessonErrorDetail *detail);
void ichomp_lesson_error_locate (GError *error, guint line, guint column);
char *ichomp_lesson_error_describe (const GError *error);
IchompMessage *ichomp_lesson_error_new_message (const GError *error);

/* Sets an error with some fields of its detail, and is FALSE, such as in
 * "return ICHOMP_LESSON_FAIL (error, EMPTY, .element = name);". */
#define ICHOMP_LESSON_FAIL(error, code, ...)                                                       \
  ichomp_lesson_error_set ((error), ICHOMP_LESSON_ERROR_##code,                                    \
                           &(IchompLessonErrorDetail){ __VA_ARGS__ })

G_END_DECLS
