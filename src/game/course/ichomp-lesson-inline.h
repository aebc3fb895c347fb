/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-attribute.h"

G_BEGIN_DECLS

/* How a span is set. */
typedef enum
{
  ICHOMP_INLINE_EMPHASIS = 1 << 0,
  ICHOMP_INLINE_STRONG = 1 << 1,
  ICHOMP_INLINE_SUPERSCRIPT = 1 << 2,
  ICHOMP_INLINE_SUBSCRIPT = 1 << 3,
  ICHOMP_INLINE_FORMULA =
      1 << 4,                    /* also bits and positions: from left to right in every language */
  ICHOMP_INLINE_SCREEN = 1 << 5, /* left out on paper */
} IchompInlineFlags;

/* What the format says of an element inside a text. */
typedef struct
{
  const char *name;
  IchompInlineFlags flags;
  IchompAttribute attributes[3];
} IchompInlineType;

/* A piece of text that is set in one way. */
typedef struct
{
  const char *text; /* without markup */
  IchompInlineFlags flags;
  const char *lesson;  /* the id of the lesson that it links to, or NULL */
  const char *section; /* the id of the section in that lesson, or NULL for its beginning */
  const char *term;    /* the id of the definition that explains it, or NULL */
  const char *claim;   /* the claim that it asserts, or NULL */
} IchompInlineSpan;

/* An element inside a text. */
typedef struct
{
  const char *name;    /* such as "claim" */
  const char *key;     /* its name and attributes */
  const char *text;    /* its content without markup; spaces around exponents and indices */
  const char *claim;   /* of a claim, or NULL */
  const char *lesson;  /* of a link, or NULL */
  const char *section; /* of a link to one, or NULL */
  const char *term;    /* of a term, or NULL */
} IchompInlineElement;

/**
 * IchompInline:
 *
 * The text of a block as spans and elements. Immutable and reference counted.
 */
typedef struct _IchompInline IchompInline;

IchompInline *ichomp_inline_parse (const char *text, GError **error);
IchompInline *ichomp_inline_ref (IchompInline *self);
void ichomp_inline_unref (IchompInline *self);

guint ichomp_inline_get_n_spans (const IchompInline *self);
const IchompInlineSpan *ichomp_inline_get_span (const IchompInline *self, guint index);
guint ichomp_inline_get_n_elements (const IchompInline *self);
const IchompInlineElement *ichomp_inline_get_element (const IchompInline *self, guint index);
gboolean ichomp_inline_has_same_elements (const IchompInline *self, const IchompInline *other);

IchompInline *ichomp_inline_copy_with_spans (const IchompInline *self,
                                             const IchompInlineSpan *spans,
                                             guint n_spans);
const char *ichomp_inline_find_surplus (const IchompInline *self, const IchompInline *other);

char *ichomp_inline_to_markup (const IchompInline *self);
char *ichomp_inline_to_print_markup (const IchompInline *self);
char *ichomp_inline_to_text (const IchompInline *self);

/* The format */
const IchompInlineType *ichomp_inline_get_type_at (guint index);
gboolean ichomp_inline_is_element (const char *name);
gboolean ichomp_inline_check_element (const char *name,
                                      const char *const *names,
                                      const char *const *values,
                                      GPtrArray *open,
                                      GError **error);

gboolean ichomp_inline_parse_uri (const char *uri, char **lesson, char **section, char **term);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompInline, ichomp_inline_unref)

G_END_DECLS
