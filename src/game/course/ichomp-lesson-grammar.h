/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The format of lessons as tables: the elements, their contents and their attributes. */

#pragma once

#include "ichomp-lesson-block-private.h"

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

const IchompElement *ichomp_grammar_get_element (guint index);
const IchompElement *ichomp_grammar_find_element (const char *name, const char *question_kind);
const char *ichomp_grammar_get_name (guint64 kinds);
const char *ichomp_grammar_get_question_kind (const IchompElement *element);
const IchompAttribute *ichomp_grammar_get_translation_attributes (void);

gboolean ichomp_grammar_is_newer_format (const char *version);

G_END_DECLS
