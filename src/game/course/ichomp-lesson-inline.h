/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * IchompInlineFlags:
 * @ICHOMP_INLINE_EMPHASIS: stressed
 * @ICHOMP_INLINE_STRONG: stressed more
 * @ICHOMP_INLINE_SUPERSCRIPT: raised, as an exponent
 * @ICHOMP_INLINE_SUBSCRIPT: lowered, as an index
 * @ICHOMP_INLINE_FORMULA: a formula, bits or a position, which run from left to right in every
 *   language
 * @ICHOMP_INLINE_SCREEN: of no use on paper
 *
 * How a piece of text is set.
 */
typedef enum
{
  ICHOMP_INLINE_EMPHASIS = 1 << 0,
  ICHOMP_INLINE_STRONG = 1 << 1,
  ICHOMP_INLINE_SUPERSCRIPT = 1 << 2,
  ICHOMP_INLINE_SUBSCRIPT = 1 << 3,
  ICHOMP_INLINE_FORMULA = 1 << 4,
  ICHOMP_INLINE_SCREEN = 1 << 5,
} IchompInlineFlags;

/**
 * IchompInlineSpan:
 * @text: the characters, without markup
 * @flags: how they are set
 * @lesson: (nullable): the id of the lesson that they link to
 * @section: (nullable): the id of the section in that lesson, or %NULL for its beginning
 * @term: (nullable): the id of the definition that explains them
 * @claim: (nullable): what they assert
 *
 * A piece of text that is alike from its first character to its last.
 */
typedef struct
{
  const char *text;
  IchompInlineFlags flags;
  const char *lesson;
  const char *section;
  const char *term;
  const char *claim;
} IchompInlineSpan;

/**
 * IchompInlineElement:
 * @name: the element's name, such as `claim`
 * @key: name and attributes, the same for elements that say the same
 * @text: what is inside, without markup; exponents and indices apart from what is before and after
 * @claim: (nullable): what it asserts, if it is a claim
 * @lesson: (nullable): the id of the lesson, if it is a link
 * @section: (nullable): the id of the section, if it is a link to one
 * @term: (nullable): the id of the definition, if it is a term
 *
 * An element inside a text.
 */
typedef struct
{
  const char *name;
  const char *key;
  const char *text;
  const char *claim;
  const char *lesson;
  const char *section;
  const char *term;
} IchompInlineElement;

/**
 * IchompInline:
 *
 * The text of a block of a lesson, taken apart. Immutable and reference counted.
 */
typedef struct _IchompInline IchompInline;

#define ICHOMP_TYPE_INLINE (ichomp_inline_get_type ())

GType ichomp_inline_get_type (void);

IchompInline *ichomp_inline_parse (const char *text, GError **error);
IchompInline *ichomp_inline_ref (IchompInline *self);
void ichomp_inline_unref (IchompInline *self);

guint ichomp_inline_get_n_spans (const IchompInline *self);
const IchompInlineSpan *ichomp_inline_get_span (const IchompInline *self, guint index);
guint ichomp_inline_get_n_elements (const IchompInline *self);
const IchompInlineElement *ichomp_inline_get_element (const IchompInline *self, guint index);
gboolean ichomp_inline_has_same_elements (const IchompInline *self, const IchompInline *other);

char *ichomp_inline_to_markup (const IchompInline *self);
char *ichomp_inline_to_print_markup (const IchompInline *self);
char *ichomp_inline_to_text (const IchompInline *self);

gboolean ichomp_inline_parse_uri (const char *uri, char **lesson, char **section, char **term);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompInline, ichomp_inline_unref)

G_END_DECLS
