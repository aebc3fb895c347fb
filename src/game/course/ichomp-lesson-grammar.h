/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The format of lessons as tables: the elements, their contents and their attributes. */

#pragma once

#include "ichomp-lesson-private.h"

G_BEGIN_DECLS

#define ICHOMP_GRAMMAR_MAX_PARTICLES 6
#define ICHOMP_GRAMMAR_MAX_ATTRIBUTES 8

/* Some children in a row. */
typedef struct
{
  guint64 kinds; /* the bit 1 << kind for each; 0 ends a list */
  guint at_least;
  guint at_most; /* 0 for any number */
} IchompParticle;

typedef struct _IchompAttribute IchompAttribute;

/* Reads a value into @block, which is NULL for an element inside a text. Returns whether the value is
 * legal; if not, an error may say why. */
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
  IchompBlockFlags flag;
};

/* An element that is a block. */
typedef struct
{
  const char *name;
  IchompBlockKind kind;
  IchompQuestionKind question_kind;
  gboolean text;             /* whether it is a text; then it has no children */
  IchompBlockFlags defaults; /* its flags unless an attribute changes them */
  IchompParticle children[ICHOMP_GRAMMAR_MAX_PARTICLES + 1];
  IchompAttribute attributes[ICHOMP_GRAMMAR_MAX_ATTRIBUTES + 1];
} IchompElement;

/* An element inside a text. */
typedef struct
{
  const char *name;
  IchompInlineFlags flags;
  IchompAttribute attributes[3];
} IchompInlineType;

const IchompElement *ichomp_grammar_get_element (guint index);
const IchompElement *ichomp_grammar_find_element (const char *name, const char *question_kind);
const char *ichomp_grammar_get_name (guint64 kinds);
const char *ichomp_grammar_get_question_kind (const IchompElement *element);
const IchompAttribute *ichomp_grammar_get_translation_attributes (void);
const IchompInlineType *ichomp_grammar_get_inline (guint index);
const IchompInlineType *ichomp_grammar_find_inline (const char *name);

gboolean ichomp_grammar_is_newer_format (const char *version);
const char *
ichomp_grammar_find_value (const char *const *names, const char *const *values, const char *name);
gboolean ichomp_grammar_check_names (const char *element,
                                     const IchompAttribute *attributes,
                                     const char *const *names,
                                     GError **error);
gboolean ichomp_grammar_read_attributes (const char *element,
                                         const IchompAttribute *attributes,
                                         IchompLessonBlock *block,
                                         const char *const *names,
                                         const char *const *values,
                                         GError **error);
gboolean ichomp_grammar_check_inline (const char *name,
                                      const char *const *names,
                                      const char *const *values,
                                      GPtrArray *open,
                                      GError **error);

G_END_DECLS
