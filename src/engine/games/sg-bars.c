/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Two rulesets of Young diagrams. Bars: a move takes a tile and all tiles beyond it. Chomp: the
 * same, but the corner (0, 0) is never taken, so that the player to move has lost when it is all
 * that is left. By induction each value of Chomp is one less than that of bars, where the corner
 * leads to the empty diagram, of value 0; see sg_misere_value(). */

#include "engine/rules/sg-nim.h"
#include "engine/rules/sg-part.h"
#include "engine/values/sg-tables.h"

static gboolean
read_diagram (SgReader *reader, SgPart *part, GError **error)
{
  part->state = sg_diagram_read (reader, error);
  return part->state != NULL;
}

static void
print_diagram (const SgPart *part, GString *string)
{
  g_autofree char *diagram = sg_diagram_to_string (part->state);

  g_string_append (string, diagram);
}

static void
print_tile (const SgMove *move, GString *string)
{
  g_string_append_printf (string, "%u,%u", move->row + 1, move->column + 1);
}

static gpointer
ref_diagram (gpointer state)
{
  return sg_diagram_ref (state);
}

static void
unref_diagram (gpointer state)
{
  sg_diagram_unref (state);
}

static gboolean
equal (const SgPart *a, const SgPart *b)
{
  return sg_diagram_equal (a->state, b->state);
}

static gboolean
is_image (const SgPart *a, const SgPart *b)
{
  g_autoptr (SgDiagram) mirror_image = sg_diagram_transpose (b->state);

  return equal (a, b) || sg_diagram_equal (a->state, mirror_image);
}

static guint
get_n_tiles (const SgPart *part)
{
  return sg_diagram_get_n_tiles (part->state);
}

static gboolean
has_tile (const SgPart *part, guint row, guint column)
{
  return sg_diagram_has_tile (part->state, row, column);
}

static gboolean
is_over (const SgPart *part)
{
  return sg_diagram_is_empty (part->state);
}

/* Row by row from the row nearest the middle. */
static void
list_tiles (const SgPart *part, guint part_number, GArray *moves)
{
  const SgDiagram *diagram = part->state;
  guint n = moves->len;
  SgMove *move;

  g_array_set_size (moves, n + sg_diagram_get_n_tiles (diagram));
  move = &g_array_index (moves, SgMove, n);
  SG_FOREACH_TILE (row, column, diagram)
    *move++ = (SgMove){ part_number, row, column };
}

static guint
find_tile (const SgPart *part, const SgMove *move)
{
  guint index = move->column;

  if (move->count != 0 || !sg_diagram_has_tile (part->state, move->row, move->column))
    return SG_NO_MOVE;

  for (guint row = 0; row < move->row; row++)
    index += sg_diagram_get_row (part->state, row);
  return index;
}

static guint
count_taken (const SgPart *part, const SgMove *move)
{
  return sg_diagram_count_taken (part->state, move->row, move->column);
}

static gpointer
take (const SgPart *part, const SgMove *move)
{
  return sg_diagram_take (part->state, move->row, move->column);
}

static void
list_diagram (const SgPart *part, GArray *pieces)
{
  SgPart piece;

  if (sg_diagram_is_empty (part->state))
    return;

  piece = sg_part_ref (part);
  g_array_append_val (pieces, piece);
}

/* The diagrams inside a box of h rows and w columns are the paths along their outer border: h
 * steps that end a row and w steps that end a column, in any order. With r and c steps of the
 * two kinds left, a fraction r / (r + c) of the paths continues with a row step; taking it with
 * that probability gives each of the C(h + w, h) diagrams the same probability. */
static gpointer
draw (const SgPart *full, GRand *rand)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = 0;
  guint columns_left = sg_diagram_get_n_columns (full->state);

  /* Along the border from the far end of the first row to the far end of the first column. */
  for (guint rows_left = sg_diagram_get_n_rows (full->state); rows_left > 0 && columns_left > 0;)
    if ((guint)g_rand_int_range (rand, 0, rows_left + columns_left) < rows_left)
      {
        rows[n_rows++] = columns_left;
        rows_left--;
      }
    else
      {
        columns_left--;
      }

  return sg_diagram_new (rows, n_rows);
}

static guint
get_value (const SgPart *part, gconstpointer values)
{
  return sg_tables_get_value (values, part->state);
}

static guint *
get_option_values (const SgPart *part, gconstpointer values)
{
  return sg_tables_get_option_values (values, part->state);
}

/* That is a theorem, see sg-rule.c. */
static gboolean
behaves_as_heap (const SgPart *part, gconstpointer values)
{
  return TRUE;
}

#define DIAGRAMS                                                                                   \
  .read = read_diagram, .print = print_diagram, .read_move = sg_move_read_tile,                    \
  .print_move = print_tile, .ref = ref_diagram, .unref = unref_diagram, .equal = equal,            \
  .is_image = is_image, .get_n_cells = get_n_tiles, .has_cell = has_tile,                          \
  .count_taken = count_taken, .play = take, .list_pieces = list_diagram,                           \
  .family = &sg_family_tables

const SgRuleset sg_ruleset_bars = {
  DIAGRAMS,
  .word = "bars",
  .is_over = is_over,
  .list_moves = list_tiles,
  .draw = draw,
  .find_move = find_tile,
  .get_value = get_value,
  .get_option_values = get_option_values,
  .behaves_as_heap = behaves_as_heap,
};

/* Chomp: the corner is the first tile of the list. */

static gboolean
is_over_but_corner (const SgPart *part)
{
  return get_n_tiles (part) <= 1;
}

static void
list_tiles_but_corner (const SgPart *part, guint part_number, GArray *moves)
{
  guint n = moves->len;

  list_tiles (part, part_number, moves);
  if (moves->len > n)
    g_array_remove_index (moves, n);
}

static guint
find_tile_but_corner (const SgPart *part, const SgMove *move)
{
  guint index = find_tile (part, move);

  return index == 0 || index == SG_NO_MOVE ? SG_NO_MOVE : index - 1;
}

/* The corner is always left. */
static gpointer
draw_with_corner (const SgPart *full, GRand *rand)
{
  SgDiagram *drawn = draw (full, rand);

  while (sg_diagram_is_empty (drawn) && !sg_diagram_is_empty (full->state))
    {
      sg_diagram_unref (drawn);
      drawn = draw (full, rand);
    }

  return drawn;
}

static guint
get_chomp_value (const SgPart *part, gconstpointer values)
{
  guint value = get_value (part, values);

  return value > 0 ? sg_misere_value (value) : 0;
}

static guint *
get_chomp_option_values (const SgPart *part, gconstpointer values)
{
  guint *option_values = get_option_values (part, values);

  for (guint i = 1; i < get_n_tiles (part); i++)
    option_values[i - 1] = sg_misere_value (option_values[i]);
  return option_values;
}

/* 2,1 has the value 0 and moves. */
static gboolean
chomp_behaves_as_heap (const SgPart *part, gconstpointer values)
{
  return FALSE;
}

const SgRuleset sg_ruleset_chomp = {
  DIAGRAMS,
  .word = "chomp",
  .is_over = is_over_but_corner,
  .list_moves = list_tiles_but_corner,
  .draw = draw_with_corner,
  .find_move = find_tile_but_corner,
  .get_value = get_chomp_value,
  .get_option_values = get_chomp_option_values,
  .behaves_as_heap = chomp_behaves_as_heap,
};
