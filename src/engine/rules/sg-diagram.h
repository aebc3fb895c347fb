/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "sg-reader.h"

G_BEGIN_DECLS

/* The greatest length of a row, and the largest number of rows. */
#define SG_DIAGRAM_MAX_SIDE 255

/**
 * SgDiagram:
 *
 * A Young diagram: the position of one quadrant. Row 0 and column 0 are nearest the middle of the
 * board. Immutable and reference counted.
 */
typedef struct _SgDiagram SgDiagram;

/* Runs through the tiles of a diagram, row by row, and counts their rows and columns from 0. */
#define SG_FOREACH_TILE(row, column, diagram)                                                      \
  for (guint row = 0, column = 0; sg_diagram_reach_tile (diagram, &row, &column); column++)

SgDiagram *sg_diagram_new (const guint *rows, guint n_rows);
SgDiagram *sg_diagram_new_box (guint width, guint height);
SgDiagram *sg_diagram_read (SgReader *reader, GError **error);
SgDiagram *sg_diagram_parse (const char *text, GError **error);
SgDiagram *sg_diagram_ref (SgDiagram *self);
void sg_diagram_unref (SgDiagram *self);

guint sg_diagram_get_n_rows (const SgDiagram *self);
guint sg_diagram_get_n_columns (const SgDiagram *self);
guint sg_diagram_get_n_tiles (const SgDiagram *self);
guint sg_diagram_get_row (const SgDiagram *self, guint row);
guint sg_diagram_get_column (const SgDiagram *self, guint column);
guint sg_diagram_get_durfee (const SgDiagram *self);
gboolean sg_diagram_is_empty (const SgDiagram *self);
gboolean sg_diagram_has_tile (const SgDiagram *self, guint row, guint column);
gboolean sg_diagram_reach_tile (const SgDiagram *self, guint *row, guint *column);
gboolean sg_diagram_contains (const SgDiagram *self, const SgDiagram *inner);
gboolean sg_diagram_equal (const SgDiagram *self, const SgDiagram *other);

guint sg_diagram_count_taken (const SgDiagram *self, guint row, guint column);
SgDiagram *sg_diagram_take (const SgDiagram *self, guint row, guint column);
SgDiagram *sg_diagram_transpose (const SgDiagram *self);
char *sg_diagram_to_string (const SgDiagram *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgDiagram, sg_diagram_unref)

G_END_DECLS
