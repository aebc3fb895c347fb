/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-private.h"

G_BEGIN_DECLS

#define ICHOMP_GRAMMAR_MAX_PARTICLES 4
#define ICHOMP_GRAMMAR_MAX_ATTRIBUTES 6

/*< private >
 * IchompParticle:
 * @kinds: a set of kinds, the bit 1 << kind for each; the last particle has none
 * @at_least: how many of them there have to be
 * @at_most: how many there may be; 0 for any number
 *
 * Some children in a row.
 */
typedef struct
{
  guint64 kinds;
  guint at_least;
  guint at_most;
} IchompParticle;

/*< private >
 * IchompAttributeFunc:
 * @block: takes what the value says
 * @value: the attribute's value
 * @reason: return location for an error of the engine
 *
 * Reads an attribute.
 *
 * Returns: whether the value is legal
 */
typedef gboolean (*IchompAttributeFunc) (IchompLessonBlock *block,
                                         const char *value,
                                         GError **reason);

/*< private >
 * IchompAttribute:
 * @name: its name; the last one has none
 * @required: whether it may not be left out
 * @read: reads its value
 *
 * An attribute of an element.
 */
typedef struct
{
  const char *name;
  gboolean required;
  IchompAttributeFunc read;
} IchompAttribute;

/*< private >
 * IchompElement:
 * @name: its name
 * @kind: the block that comes of it
 * @text: whether it is a text, and has no children
 * @defaults: the flags it has unless an attribute says otherwise
 * @children: the children, in their order
 * @attributes: its attributes
 *
 * What an element looks like.
 */
typedef struct
{
  const char *name;
  IchompBlockKind kind;
  gboolean text;
  IchompBlockFlags defaults;
  IchompParticle children[ICHOMP_GRAMMAR_MAX_PARTICLES + 1];
  IchompAttribute attributes[ICHOMP_GRAMMAR_MAX_ATTRIBUTES + 1];
} IchompElement;

const IchompElement *ichomp_grammar_find (const char *name);
const IchompElement *ichomp_grammar_find_question (const char *kind);
const char *ichomp_grammar_get_name (guint64 kinds);

G_END_DECLS
