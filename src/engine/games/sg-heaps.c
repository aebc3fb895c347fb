/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A heap of n counters: a move leaves fewer, any number of them. Its value is n, by induction: the
 * options have the values 0 to n - 1. The counters are numbered, and the move of counter c takes it
 * and all counters above it. */

#include "sg-heaps.h"

#include "engine/values/sg-family.h"

static guint
get_size (const SgPart *part)
{
  return GPOINTER_TO_UINT (part->state);
}

static gboolean
read_heap (SgReader *reader, SgPart *part, GError **error)
{
  const char *place = reader->at;
  guint64 size = 0;

  if (!sg_reader_accept (reader, '-') && !sg_reader_number (reader, &size, error))
    return FALSE;
  if (size > SG_HEAP_MAX_SIZE)
    return sg_reader_fail (reader, place, SG_ERROR_HEAP_TOO_LARGE, size, SG_HEAP_MAX_SIZE, error);

  part->state = GUINT_TO_POINTER ((guint)size);
  return TRUE;
}

static void
print_heap (const SgPart *part, GString *string)
{
  if (get_size (part) == 0)
    g_string_append_c (string, '-');
  else
    g_string_append_printf (string, "%u", get_size (part));
}

static gboolean
read_counter (SgReader *reader, SgMove *move, GError **error)
{
  return sg_move_read_number (reader, SG_HEAP_MAX_SIZE, SG_ERROR_NO_MOVE, &move->column, error);
}

static void
print_counter (const SgMove *move, GString *string)
{
  g_string_append_printf (string, "%u", move->column + 1);
}

static gpointer
ref_heap (gpointer state)
{
  return state;
}

static void
unref_heap (gpointer state)
{
}

static gboolean
equal (const SgPart *a, const SgPart *b)
{
  return a->state == b->state;
}

static gboolean
has_counter (const SgPart *part, guint row, guint column)
{
  return row == 0 && column < get_size (part);
}

static gboolean
is_over (const SgPart *part)
{
  return get_size (part) == 0;
}

/* By what remains, nothing first. */
static void
list_counters (const SgPart *part, guint part_number, GArray *moves)
{
  for (guint column = 0; column < get_size (part); column++)
    {
      SgMove move = { part_number, 0, column };

      g_array_append_val (moves, move);
    }
}

static guint
find_counter (const SgPart *part, const SgMove *move)
{
  return move->count == 0 && has_counter (part, move->row, move->column) ? move->column
                                                                         : SG_NO_MOVE;
}

static guint
count_taken (const SgPart *part, const SgMove *move)
{
  return get_size (part) - move->column;
}

static gpointer
take (const SgPart *part, const SgMove *move)
{
  return GUINT_TO_POINTER (move->column);
}

static void
list_heap (const SgPart *part, GArray *pieces)
{
  if (get_size (part) > 0)
    g_array_append_val (pieces, *part);
}

static gpointer
draw (const SgPart *full, GRand *rand)
{
  return GUINT_TO_POINTER (g_rand_int_range (rand, 0, get_size (full) + 1));
}

static guint
get_value (const SgPart *part, gconstpointer values)
{
  return get_size (part);
}

static guint *
get_option_values (const SgPart *part, gconstpointer values)
{
  guint *option_values = g_new (guint, get_size (part));

  for (guint i = 0; i < get_size (part); i++)
    option_values[i] = i;
  return option_values;
}

static gboolean
behaves_as_heap (const SgPart *part, gconstpointer values)
{
  return TRUE;
}

const SgRuleset sg_ruleset_heaps = {
  .word = "heaps",
  .read = read_heap,
  .print = print_heap,
  .read_move = read_counter,
  .print_move = print_counter,
  .ref = ref_heap,
  .unref = unref_heap,
  .equal = equal,
  .is_image = equal,
  .get_n_cells = get_size,
  .has_cell = has_counter,
  .is_over = is_over,
  .list_moves = list_counters,
  .find_move = find_counter,
  .count_taken = count_taken,
  .play = take,
  .list_pieces = list_heap,
  .draw = draw,
  .family = &sg_family_closed,
  .get_value = get_value,
  .get_option_values = get_option_values,
  .behaves_as_heap = behaves_as_heap,
};
