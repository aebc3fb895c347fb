/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-block.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_BLOCK_STATE (ichomp_block_state_get_type ())

G_DECLARE_DERIVABLE_TYPE (IchompBlockState, ichomp_block_state, ICHOMP, BLOCK_STATE, GObject)

/**
 * IchompBlockStateClass:
 * @adopt: takes over what was done in a state of the same class, whose block is like that of @self
 */
struct _IchompBlockStateClass
{
  GObjectClass parent_class;

  void (*adopt) (IchompBlockState *self, IchompBlockState *before);
};

IchompBlockState *ichomp_block_state_new (const IchompLessonBlock *block);
gpointer ichomp_block_state_create (GType type, const IchompLessonBlock *block);

const IchompLessonBlock *ichomp_block_state_get_block (gpointer self);
void ichomp_block_state_adopt (gpointer self, gpointer before);

/* For subclasses */
void ichomp_block_state_tell_changed (gpointer self);

G_END_DECLS
