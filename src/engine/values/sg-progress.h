/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SgProgressFunc:
 * @fraction: how much is done, from 0 to 1
 * @user_data: the user data of the computation
 *
 * Returns: %FALSE to stop the computation
 */
typedef gboolean (*SgProgressFunc) (double fraction, gpointer user_data);

/*< private >
 * SgShare:
 * @func: reports the progress of the whole
 * @user_data: passed to @func
 * @before: what is done by earlier shares, of 1
 * @share: what the share at hand is of the whole
 *
 * The progress of one of several computations within the progress of all.
 */
typedef struct
{
  SgProgressFunc func;
  gpointer user_data;
  double before;
  double share;
} SgShare;

/* The next share begins; the one before it is done. */
static inline void
sg_share_begin (SgShare *self, double share)
{
  self->before += self->share;
  self->share = share;
}

/* A #SgProgressFunc for the share at hand. */
static inline gboolean
sg_share_report (double fraction, gpointer user_data)
{
  const SgShare *self = user_data;

  return self->func (self->before + fraction * self->share, self->user_data);
}

G_END_DECLS
