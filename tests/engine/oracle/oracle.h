/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rules/sg-diagram.h"

G_BEGIN_DECLS

/* A second road to every answer. A shape is a Young diagram as a string: byte r is the length of row
 * r (1 to 255), the first row nearest the corner. Nothing here calls the engine but the conversion. */

char *oracle_shape_new_box (guint width, guint height);
char *oracle_shape_new_random (guint width, guint height, GRand *rand);
guint oracle_shape_get_n_tiles (const char *shape);
guint oracle_shape_get_row (const char *shape, guint row);
char *oracle_shape_take (const char *shape, guint row, guint column);
char *oracle_shape_transpose (const char *shape);
GPtrArray *oracle_shape_list_within (const char *bounds);
SgDiagram *oracle_shape_to_diagram (const char *shape);
char *oracle_shape_from_diagram (const SgDiagram *diagram);

/* Under normal play; in Chomp, where the corner is no option, of a shape with a tile. */
guint oracle_value (const char *shape);
guint oracle_chomp_value (const char *shape);

G_END_DECLS
