/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-table.h"

G_BEGIN_DECLS

/* No value is above the number of tiles, and values are bytes. */
#define SG_CENSUS_MAX_TILES 255

/**
 * SgCensusLine:
 * @n_p_positions: how many diagrams are P-positions of misere play, which are those of value 1
 * @largest_value: the largest Grundy value under normal play
 * @most_winning_moves: the largest number of winning moves of misere play
 * @first: of the diagrams with @most_winning_moves, the first one in the usual order of partitions,
 *   the longest first row first
 *
 * The results for the diagrams of one number of tiles.
 */
typedef struct
{
  guint64 n_diagrams;
  guint64 n_p_positions;
  guint largest_value;
  guint most_winning_moves;
  SgDiagram *first;
} SgCensusLine;

/**
 * SgCensus:
 *
 * The Grundy values of all diagrams up to a number of tiles, and statistics of them.
 */
typedef struct _SgCensus SgCensus;

SgCensus *sg_census_new (guint n_tiles);
void sg_census_free (SgCensus *self);
guint64 sg_census_estimate_n_bytes (guint n_tiles, guint n_threads);

gboolean sg_census_run (SgCensus *self,
                        guint n_threads,
                        SgProgressFunc progress,
                        gpointer user_data,
                        GError **error);
guint sg_census_get_n_complete (const SgCensus *self);
const SgCensusLine *sg_census_get_line (SgCensus *self, guint n_tiles);
guint sg_census_get_value (const SgCensus *self, const SgDiagram *diagram);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgCensus, sg_census_free)

G_END_DECLS
