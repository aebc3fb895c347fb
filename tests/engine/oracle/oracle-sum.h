/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-diagram.h"

G_BEGIN_DECLS

/* The outcomes of sums of diagrams, found by searching the whole sum: a position is won if some
 * move leads to a lost one; without tiles it is lost under normal play and won under misere play.
 * The search uses neither values nor nim-sums. A part is the number of a shape inside the box. */
typedef struct _OracleSum OracleSum;

OracleSum *oracle_sum_new (guint width, guint height, guint n_parts);
OracleSum *oracle_sum_new_misere (guint width, guint height, guint n_parts);
void oracle_sum_free (OracleSum *self);

guint oracle_sum_get_n_shapes (const OracleSum *self);
const char *oracle_sum_get_shape (const OracleSum *self, guint shape);
guint oracle_sum_find_shape (const OracleSum *self, const SgDiagram *diagram);
guint oracle_sum_get_option (const OracleSum *self, guint shape, guint row, guint column);
gboolean oracle_sum_is_won (OracleSum *self, const guint *parts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OracleSum, oracle_sum_free)

G_END_DECLS
