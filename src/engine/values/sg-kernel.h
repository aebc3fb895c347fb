/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-tile.h"

G_BEGIN_DECLS

/*< private >
 * SgKernel:
 * @name: the instructions it needs
 * @evaluate: computes the values of a tile
 */
typedef struct
{
  const char *name;
  void (*evaluate) (SgTile *tile);
} SgKernel;

guint sg_kernel_get_n (void);
const SgKernel *sg_kernel_get (guint index);
const SgKernel *sg_kernel_get_best (void);
void sg_kernel_set_best (const SgKernel *kernel);

G_END_DECLS
