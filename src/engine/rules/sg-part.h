/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-move.h"
#include "sg-reader.h"

G_BEGIN_DECLS

/* The largest number of parts of a position. */
#define SG_MAX_PARTS 16

/* In place of the number of a part: there is none. */
#define SG_NO_PART G_MAXUINT

/* In place of the index of a move: there is none. */
#define SG_NO_MOVE G_MAXUINT

typedef struct _SgRuleset SgRuleset;

/**
 * SgPart:
 * @rules: what a move is
 * @code: what else the ruleset needs to know, such as the digits of an octal code; else 0
 * @state: what is left of the part, as the ruleset stores it; immutable
 *
 * One summand of a position, a game of its own: a quadrant, a heap or a row. The number of parts
 * never changes during a game, and each keeps its place.
 */
typedef struct
{
  const SgRuleset *rules;
  guint32 code;
  gpointer state;
} SgPart;

/* How values are found: declared in the room of values. */
typedef struct _SgFamily SgFamily;

/* What a move that takes neighbouring pins may leave of the piece, see may_take(). */
#define SG_LEAVES_NOTHING (1u << 0)
#define SG_LEAVES_ONE (1u << 1)
#define SG_LEAVES_TWO (1u << 2)

/**
 * SgRuleset:
 * @word: its word in the notation
 * @has_code: whether the word is followed by a code
 * @read: reads the state of @part, whose rules and code are set; sets an error and returns %FALSE
 *   if the text is not such a part
 * @print: appends the state of @part in the notation
 * @read_move: reads what names a move behind the number of the part, into @move, whose other fields
 *   are 0; whether it is legal is another matter
 * @print_move: appends that
 * @ref: a state of its own for a copy of the part
 * @unref: releases a state
 * @equal: whether two parts with the same rules and code have the same state
 * @is_image: whether two such parts have the same moves up to the names of places: equal, mirrored
 *   or with the same pieces in another order, so that any move in one can be copied in the other
 * @get_n_cells: what is left: tiles, counters, pins
 * @has_cell: whether there is a cell in a row and column
 * @is_over: whether no move is left; some cells may be
 * @list_moves: appends all legal moves of the part with the number @part_number, in the order of
 *   the ruleset, which never changes
 * @find_move: the index of @move in that order; %SG_NO_MOVE if it is not legal
 * @count_taken: how many cells a legal move takes
 * @play: the state after a legal move
 * @list_pieces: appends the pieces of the part, each as a part of its own, which the caller clears;
 *   a piece without cells is none
 * @draw: a random state inside that of @full, each with the same probability
 * @family: how values are found
 * @get_value: the Grundy value of a part that the values of its family cover
 * @get_option_values: (transfer full) (nullable): the value after each move, in the order of
 *   @list_moves; %NULL if there is none
 * @behaves_as_heap: whether sums of such parts are decided in misere play as sums of heaps are; see
 *   sg-rule.c
 * @may_take: (nullable): for rows of pins, what may be left of a piece of @length pins if @count
 *   neighbours are taken: %SG_LEAVES_NOTHING and so on; 0 if they cannot be taken
 *
 * What a move is, as one constant table: everything that the engine knows about a game. Whether the
 * last move wins belongs to the game, not to the ruleset.
 */
struct _SgRuleset
{
  const char *word;
  gboolean has_code;

  gboolean (*read) (SgReader *reader, SgPart *part, GError **error);
  void (*print) (const SgPart *part, GString *string);
  gboolean (*read_move) (SgReader *reader, SgMove *move, GError **error);
  void (*print_move) (const SgMove *move, GString *string);
  gpointer (*ref) (gpointer state);
  void (*unref) (gpointer state);
  gboolean (*equal) (const SgPart *a, const SgPart *b);
  gboolean (*is_image) (const SgPart *a, const SgPart *b);

  guint (*get_n_cells) (const SgPart *part);
  gboolean (*has_cell) (const SgPart *part, guint row, guint column);

  gboolean (*is_over) (const SgPart *part);
  void (*list_moves) (const SgPart *part, guint part_number, GArray *moves);
  guint (*find_move) (const SgPart *part, const SgMove *move);
  guint (*count_taken) (const SgPart *part, const SgMove *move);
  gpointer (*play) (const SgPart *part, const SgMove *move);
  void (*list_pieces) (const SgPart *part, GArray *pieces);
  gpointer (*draw) (const SgPart *full, GRand *rand);

  const SgFamily *family;
  guint (*get_value) (const SgPart *part, gconstpointer values);
  guint *(*get_option_values) (const SgPart *part, gconstpointer values);
  gboolean (*behaves_as_heap) (const SgPart *part, gconstpointer values);

  guint (*may_take) (guint32 code, guint length, guint count);
};

/* Young diagrams, in which a move takes a tile and all tiles beyond it. */
extern const SgRuleset sg_ruleset_bars;

/* Young diagrams whose corner, the tile (0, 0), is never taken: ordinary Chomp. */
extern const SgRuleset sg_ruleset_chomp;

/* Heaps of counters, of which a move takes any number. */
extern const SgRuleset sg_ruleset_heaps;

/* Rows of pins, of which a move takes neighbours; the octal code says how many, and when. */
extern const SgRuleset sg_ruleset_rows;

SgPart sg_part_ref (const SgPart *self);
void sg_part_clear (SgPart *self);

gboolean sg_part_has_same_rules (const SgPart *self, const SgPart *other);
gboolean sg_part_equal (const SgPart *self, const SgPart *other);
gboolean sg_part_is_image (const SgPart *self, const SgPart *other);

guint sg_part_get_n_cells (const SgPart *self);
gboolean sg_part_is_over (const SgPart *self);
GArray *sg_part_list_moves (const SgPart *self);
GArray *sg_part_list_pieces (const SgPart *self);
SgPart sg_part_play (const SgPart *self, const SgMove *move);

G_END_DECLS
