/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In place of the last exception to a period: there is none. */
#define SG_NO_EXCEPTION G_MAXUINT

/**
 * SgPeriod:
 * @period: p, at least 1: v(n) = v(n + p) for every n above @last_exception
 * @last_exception: e, the largest n of which that is not so, or %SG_NO_EXCEPTION
 * @proved_by: the length up to which all values have to be known to prove it
 *
 * The period of the values v(n) of the rows of an octal game.
 */
typedef struct
{
  guint period;
  guint last_exception;
  guint proved_by;
} SgPeriod;

gboolean sg_period_find (const guint32 *values, guint max_length, guint n_digits, SgPeriod *period);

G_END_DECLS
