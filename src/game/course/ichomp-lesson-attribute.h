/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The attributes of the elements of a lesson: what the format says of them, and how tags are
 * read by it. */

#pragma once

#include "ichomp-lesson-error.h"

G_BEGIN_DECLS

/* The longest id, in bytes. The record of the learner's progress has a line with the id of each
 * lesson. */
#define ICHOMP_LESSON_MAX_ID 100

/* Regular expressions of XML Schema */
#define ICHOMP_LESSON_ID_PATTERN "[a-z0-9\\-]{1," G_STRINGIFY (ICHOMP_LESSON_MAX_ID) "}"
#define ICHOMP_LESSON_WORDS_PATTERN(letter) letter "+( " letter "+)*"

typedef struct _IchompLessonBlock IchompLessonBlock;
typedef struct _IchompAttribute IchompAttribute;

/* Reads a value into @block, which is NULL for an element inside a text. Returns whether the
 * value is legal; if not, an error may say why. */
typedef gboolean (*IchompAttributeFunc) (IchompLessonBlock *block,
                                         const IchompAttribute *attribute,
                                         const char *value,
                                         GError **error);

/* The values of an attribute: words, text of a pattern, or numbers. The reader uses the limits; the
 * grammar for other programs is made from all of it. */
typedef struct
{
  IchompAttributeFunc read;
  const char *(*get_word) (guint index); /* NULL after the last; "" is no word; or NULL */
  gboolean ignores_case;                 /* of words, as of names of languages */
  const char *pattern;                   /* a regular expression of XML Schema, or NULL */
  guint at_least;                        /* of each number */
  guint at_most;
  guint n_at_most; /* of numbers with spaces between them; 0 for a single number */
  guint n_at_least;
} IchompValue;

struct _IchompAttribute
{
  const char *name; /* NULL ends a list */
  gboolean required;
  const IchompValue *value;

  /* For an attribute that sets a flag: */
  const char *off; /* the value that clears it */
  const char *on;  /* the value that sets it */
  guint flag;      /* of IchompBlockFlags */
};

const char *
ichomp_attribute_find_value (const char *const *names, const char *const *values, const char *name);
gboolean ichomp_attribute_check_names (const char *element,
                                       const IchompAttribute *attributes,
                                       const char *const *names,
                                       GError **error);
gboolean ichomp_attribute_read_all (const char *element,
                                    const IchompAttribute *attributes,
                                    IchompLessonBlock *block,
                                    const char *const *names,
                                    const char *const *values,
                                    GError **error);

gboolean ichomp_attribute_is_id (const char *value, GError **error);
gboolean ichomp_attribute_has_surplus_space (const char *value);

G_END_DECLS
