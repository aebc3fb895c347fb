/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-part.h"

G_BEGIN_DECLS

/* In pins, gaps between them counted. */
#define SG_ROW_MAX_LENGTH 255

/* All that rulesets of rows of pins share: another one is a table with these entries, its word and
 * its may_take(). */
#define SG_ROWS                                                                                    \
  .read = sg_rows_read, .print = sg_rows_print, .read_move = sg_rows_read_move,                    \
  .print_move = sg_rows_print_move, .ref = sg_rows_ref, .unref = sg_rows_unref,                    \
  .equal = sg_rows_equal, .is_image = sg_rows_is_image, .get_n_cells = sg_rows_get_n_pins,         \
  .has_cell = sg_rows_has_pin, .is_over = sg_rows_is_over, .list_moves = sg_rows_list_moves,       \
  .find_move = sg_rows_find_move, .count_taken = sg_rows_count_taken, .play = sg_rows_play,        \
  .list_pieces = sg_rows_list_pieces, .draw = sg_rows_draw, .family = &sg_family_lengths,          \
  .get_value = sg_rows_get_value, .get_option_values = sg_rows_get_option_values,                  \
  .behaves_as_heap = sg_rows_behave_as_heap

gboolean sg_rows_read (SgReader *reader, SgPart *part, GError **error);
void sg_rows_print (const SgPart *part, GString *string);
gboolean sg_rows_read_move (SgReader *reader, SgMove *move, GError **error);
void sg_rows_print_move (const SgMove *move, GString *string);
gpointer sg_rows_ref (gpointer state);
void sg_rows_unref (gpointer state);
gboolean sg_rows_equal (const SgPart *a, const SgPart *b);
gboolean sg_rows_is_image (const SgPart *a, const SgPart *b);
guint sg_rows_get_n_pins (const SgPart *part);
gboolean sg_rows_has_pin (const SgPart *part, guint row, guint column);
gboolean sg_rows_is_over (const SgPart *part);
void sg_rows_list_moves (const SgPart *part, guint part_number, GArray *moves);
guint sg_rows_find_move (const SgPart *part, const SgMove *move);
guint sg_rows_count_taken (const SgPart *part, const SgMove *move);
gpointer sg_rows_play (const SgPart *part, const SgMove *move);
void sg_rows_list_pieces (const SgPart *part, GArray *pieces);
gpointer sg_rows_draw (const SgPart *full, GRand *rand);
guint sg_rows_get_value (const SgPart *part, gconstpointer values);
guint *sg_rows_get_option_values (const SgPart *part, gconstpointer values);
gboolean sg_rows_behave_as_heap (const SgPart *part, gconstpointer values);

G_END_DECLS
