/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SgError:
 * @SG_ERROR_SYNTAX: the notation does not allow the character, or the end of the text, here;
 *   @number is the Unicode character, %SG_ERROR_FOUND_END or %SG_ERROR_FOUND_NOT_UTF8
 * @SG_ERROR_QUADRANT_COUNT: a position has @number diagrams instead of four
 * @SG_ERROR_EMPTY_ROW: a row has no tiles (the empty diagram is written "-")
 * @SG_ERROR_ROW_TOO_LONG: a row has @number tiles, more than @limit
 * @SG_ERROR_TOO_MANY_ROWS: a diagram has more than @limit rows
 * @SG_ERROR_ROW_INCREASES: a row has @number tiles, more than the row before it, which has @limit
 * @SG_ERROR_BOARD_SIZE: a side of the board is @number, which is 0 or more than @limit; or the
 *   board has a single tile
 * @SG_ERROR_BOARD_TOO_SMALL: the diagram of the quadrant @number does not fit on the given board
 * @SG_ERROR_CHOMP_QUADRANTS: Chomp with tiles in @number quadrants, more than @limit, which is 1
 * @SG_ERROR_ILLEGAL_MOVE: the position does not have the tile of the move; or a row or column
 *   @number is 0 or more than @limit
 * @SG_ERROR_TABLE_TOO_LARGE: a table would hold @number values, more than @limit; %G_MAXUINT64 also
 *   stands for larger numbers
 * @SG_ERROR_VALUE_TOO_LARGE: a Grundy value is above @limit, which is 255
 * @SG_ERROR_NO_MEMORY: @number bytes of memory are needed; @limit are available, 0 if that is
 *   unknown
 * @SG_ERROR_CANCELLED: the progress function asked to stop
 * @SG_ERROR_RULESET: no ruleset that is allowed here has this word
 * @SG_ERROR_CODE: an octal code has more than @limit digits, or none but 0
 * @SG_ERROR_TOO_MANY_PARTS: a position has more than @limit parts
 * @SG_ERROR_BOARD_NOT_ALLOWED: a board behind a position other than of four diagrams
 * @SG_ERROR_HEAP_TOO_LARGE: a heap has @number counters, more than @limit
 * @SG_ERROR_NO_MOVE: a move without a tile that the position does not allow; or the number @number
 *   of the part, of a counter or of a pin is 0 or more than @limit
 * @SG_ERROR_SEARCH_TOO_LARGE: a search would meet @number positions, more than @limit;
 *   %G_MAXUINT64 also stands for larger numbers
 *
 * The failures of parsing and computing. @number and @limit are those of [struct@ErrorDetail].
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
  SG_ERROR_RULESET,
  SG_ERROR_CODE,
  SG_ERROR_TOO_MANY_PARTS,
  SG_ERROR_BOARD_NOT_ALLOWED,
  SG_ERROR_HEAP_TOO_LARGE,
  SG_ERROR_NO_MOVE,
  SG_ERROR_SEARCH_TOO_LARGE,
} SgError;

#define SG_ERROR_FOUND_END 0
#define SG_ERROR_FOUND_NOT_UTF8 G_MAXUINT32

/**
 * SgErrorDetail:
 * @character: the place of the error in the text, counted in characters from 1; 0 if it has no
 *   place
 * @number: see [enum@Error]; otherwise 0
 * @limit: see [enum@Error]; otherwise 0
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
