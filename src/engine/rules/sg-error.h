/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SgError:
 * @SG_ERROR_SYNTAX: a character, or the end of the text, where the notation has no place for it; the
 *   detail's number is the Unicode character, %SG_ERROR_FOUND_END or %SG_ERROR_FOUND_NOT_UTF8
 * @SG_ERROR_QUADRANT_COUNT: a position with fewer or more than four diagrams; the detail's number
 *   says how many there were
 * @SG_ERROR_EMPTY_ROW: a row of no tiles (a quadrant without tiles is written "-")
 * @SG_ERROR_ROW_TOO_LONG: a row of more tiles than the detail's limit
 * @SG_ERROR_TOO_MANY_ROWS: more rows than the detail's limit
 * @SG_ERROR_ROW_INCREASES: a row longer than the one before it
 * @SG_ERROR_BOARD_SIZE: a board side that is 0 or larger than the detail's limit, or a board of
 *   less than two tiles
 * @SG_ERROR_BOARD_TOO_SMALL: a diagram does not fit into its quadrant of the stated board; the
 *   detail's number is the [enum@Quadrant]
 * @SG_ERROR_CHOMP_QUADRANTS: Chomp with more quadrants (the detail's number) than the one that it is
 *   played in
 * @SG_ERROR_ILLEGAL_MOVE: the move's tile is not in the position
 * @SG_ERROR_TABLE_TOO_LARGE: a table would hold more values (the detail's number, %G_MAXUINT64 if
 *   it is even more) than the detail's limit
 * @SG_ERROR_VALUE_TOO_LARGE: a Grundy value above 255, which the tables cannot hold
 * @SG_ERROR_NO_MEMORY: something needs more memory (the detail's number, in bytes) than there is (the
 *   detail's limit, 0 if that is not known)
 * @SG_ERROR_CANCELLED: the caller's progress function asked to stop
 *
 * What can be wrong with a text or with a request to the engine. The engine says it in codes and
 * numbers; sentences are the business of the rings above.
 */
typedef enum
{
  SG_ERROR_SYNTAX,
  SG_ERROR_QUADRANT_COUNT,
  SG_ERROR_EMPTY_ROW,
  SG_ERROR_ROW_TOO_LONG,
  SG_ERROR_TOO_MANY_ROWS,
  SG_ERROR_ROW_INCREASES,
  SG_ERROR_BOARD_SIZE,
  SG_ERROR_BOARD_TOO_SMALL,
  SG_ERROR_CHOMP_QUADRANTS,
  SG_ERROR_ILLEGAL_MOVE,
  SG_ERROR_TABLE_TOO_LARGE,
  SG_ERROR_VALUE_TOO_LARGE,
  SG_ERROR_NO_MEMORY,
  SG_ERROR_CANCELLED,
} SgError;

#define SG_ERROR_FOUND_END 0
#define SG_ERROR_FOUND_NOT_UTF8 G_MAXUINT32

/**
 * SgErrorDetail:
 * @character: the place in the text, counted in characters from 1; 0 where there is no place
 * @number: the number the code speaks of, or 0
 * @limit: the largest number that would have been accepted, or 0
 *
 * The numbers that go with a code.
 */
typedef struct
{
  guint character;
  guint64 number;
  guint64 limit;
} SgErrorDetail;

#define SG_ERROR (sg_error_quark ())

GQuark sg_error_quark (void);

void sg_error_set (GError **error, SgError code, const SgErrorDetail *detail);
const SgErrorDetail *sg_error_get_detail (const GError *error);

G_END_DECLS
