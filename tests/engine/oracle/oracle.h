/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-position.h"

G_BEGIN_DECLS

/* A second, independent computation of values. A shape is a Young diagram as a string: byte r is
 * the length of row r (1 to 255), counted from the corner. Only the conversions between shapes and
 * diagrams call the engine. */

char *oracle_shape_new_box (guint width, guint height);
char *oracle_shape_new_random (guint width, guint height, GRand *rand);
guint oracle_shape_get_n_tiles (const char *shape);
guint oracle_shape_get_row (const char *shape, guint row);
char *oracle_shape_take (const char *shape, guint row, guint column);
char *oracle_shape_transpose (const char *shape);
GPtrArray *oracle_shape_list_within (const char *bounds);
SgDiagram *oracle_shape_to_diagram (const char *shape);
char *oracle_shape_from_diagram (const SgDiagram *diagram);

/* The value under normal play, and the value in Chomp, where the corner is not an option and the
 * shape must not be empty. */
guint oracle_value (const char *shape);
guint oracle_chomp_value (const char *shape);

guint oracle_nim_sum (const SgPosition *position);

G_END_DECLS
