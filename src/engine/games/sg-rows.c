/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of pins. A move takes neighbouring pins, k of them, out of one piece, a run of pins without
 * a gap; what may be left of the piece depends on k and on the ruleset: nothing, one row, or two
 * rows with a gap between them. Pins keep their places: a gap stays.
 *
 * In an octal game (R. K. Guy and C. A. B. Smith 1956, "The G-values of various games") the code
 * 0.d1 d2 d3 ... says what may be left after taking k pins: nothing if dk contains 1, one row if it
 * contains 2, two rows if it contains 4. Kayles is 0.77, Dawson's Kayles 0.07, and 0.333 is the
 * game in which 1, 2 or 3 are taken from an end. */

#include "sg-rows.h"

#include <string.h>

#include "engine/rules/sg-ruleset.h"
#include "engine/values/sg-lengths.h"

typedef struct
{
  gatomicrefcount ref_count;
  guint length;  /* up to the last pin */
  guint8 pins[]; /* whether there is a pin */
} Row;

/* A run of pins between gaps. */
typedef struct
{
  guint first;
  guint length;
} Run;

#define MAX_RUNS ((SG_ROW_MAX_LENGTH + 1) / 2)

static Row *
new_row (const guint8 *pins, guint length)
{
  Row *row;

  while (length > 0 && !pins[length - 1])
    length--;

  row = g_malloc (sizeof (Row) + length);
  g_atomic_ref_count_init (&row->ref_count);
  row->length = length;
  if (length > 0)
    memcpy (row->pins, pins, length);
  return row;
}

static Row *
new_full_row (guint length)
{
  guint8 pins[SG_ROW_MAX_LENGTH];

  g_assert (length <= SG_ROW_MAX_LENGTH);

  memset (pins, TRUE, sizeof pins);
  return new_row (pins, length);
}

/* A row without gaps, to be released by sg_part_clear(). */
static SgPart
new_part (const SgRuleset *rules, guint32 code, guint length)
{
  return (SgPart){ rules, code, new_full_row (length) };
}

static guint
find_runs (const Row *row, Run runs[MAX_RUNS])
{
  guint n = 0;

  for (guint i = 0; i < row->length; i++)
    if (row->pins[i])
      {
        if (i == 0 || !row->pins[i - 1])
          runs[n++] = (Run){ i, 0 };
        runs[n - 1].length++;
      }

  return n;
}

/* Lengths of runs, each with the "+" of the gap pins before it, as in "1++3". */
gboolean
sg_rows_read (SgReader *reader, SgPart *part, GError **error)
{
  const char *place = reader->at;
  guint8 pins[SG_ROW_MAX_LENGTH];
  guint length = 0;

  if (sg_reader_accept (reader, '-'))
    {
      part->state = new_row (pins, 0);
      return TRUE;
    }

  do
    {
      const char *run_place;
      guint64 n;

      for (; sg_reader_accept (reader, '+'); length++)
        {
          if (length == SG_ROW_MAX_LENGTH)
            return sg_reader_fail (reader, place, SG_ERROR_ROW_TOO_LONG, length + 1,
                                   SG_ROW_MAX_LENGTH, error);
          pins[length] = FALSE;
        }

      run_place = reader->at;
      if (!sg_reader_number (reader, &n, error))
        return FALSE;
      if (n == 0)
        return sg_reader_fail (reader, run_place, SG_ERROR_EMPTY_ROW, 0, 0, error);
      if (n > SG_ROW_MAX_LENGTH - length)
        return sg_reader_fail (reader, place, SG_ERROR_ROW_TOO_LONG,
                               n > G_MAXUINT64 - length ? n : n + length, SG_ROW_MAX_LENGTH, error);

      memset (pins + length, TRUE, n);
      length += n;
    }
  while (*reader->at == '+');

  part->state = new_row (pins, length);
  return TRUE;
}

void
sg_rows_print (const SgPart *part, GString *string)
{
  const Row *row = part->state;
  Run runs[MAX_RUNS];
  guint n = find_runs (row, runs);
  guint end = 0;

  if (n == 0)
    g_string_append_c (string, '-');

  for (guint i = 0; i < n; i++)
    {
      for (; end < runs[i].first; end++)
        g_string_append_c (string, '+');
      g_string_append_printf (string, "%u", runs[i].length);
      end = runs[i].first + runs[i].length;
    }
}

/* The first pin, and the last one if it is another. */
gboolean
sg_rows_read_move (SgReader *reader, SgMove *move, GError **error)
{
  guint last;

  if (!sg_move_read_number (reader, SG_ROW_MAX_LENGTH, SG_ERROR_NO_MOVE, &move->column, error))
    return FALSE;

  last = move->column;
  if (sg_reader_accept (reader, '-'))
    {
      const char *place = reader->at;

      if (!sg_move_read_number (reader, SG_ROW_MAX_LENGTH, SG_ERROR_NO_MOVE, &last, error))
        return FALSE;
      if (last <= move->column)
        return sg_reader_fail (reader, place, SG_ERROR_NO_MOVE, 0, 0, error);
    }

  move->count = last - move->column + 1;
  return TRUE;
}

void
sg_rows_print_move (const SgMove *move, GString *string)
{
  g_string_append_printf (string, "%u", move->column + 1);
  if (move->count > 1)
    g_string_append_printf (string, "-%u", move->column + move->count);
}

gpointer
sg_rows_ref (gpointer state)
{
  Row *row = state;

  g_atomic_ref_count_inc (&row->ref_count);
  return row;
}

void
sg_rows_unref (gpointer state)
{
  Row *row = state;

  if (g_atomic_ref_count_dec (&row->ref_count))
    g_free (row);
}

gboolean
sg_rows_equal (const SgPart *a, const SgPart *b)
{
  const Row *row_a = a->state;
  const Row *row_b = b->state;

  return row_a->length == row_b->length && memcmp (row_a->pins, row_b->pins, row_a->length) == 0;
}

static guint
count_by_length (const SgPart *part, guint counts[SG_ROW_MAX_LENGTH + 1])
{
  Run runs[MAX_RUNS];
  guint n = find_runs (part->state, runs);

  memset (counts, 0, (SG_ROW_MAX_LENGTH + 1) * sizeof *counts);
  for (guint i = 0; i < n; i++)
    counts[runs[i].length]++;
  return n;
}

/* The same pieces in any order. */
gboolean
sg_rows_is_image (const SgPart *a, const SgPart *b)
{
  guint counts_a[SG_ROW_MAX_LENGTH + 1];
  guint counts_b[SG_ROW_MAX_LENGTH + 1];

  return count_by_length (a, counts_a) == count_by_length (b, counts_b)
         && memcmp (counts_a, counts_b, sizeof counts_a) == 0;
}

guint
sg_rows_get_n_pins (const SgPart *part)
{
  const Row *row = part->state;
  guint n = 0;

  for (guint i = 0; i < row->length; i++)
    n += row->pins[i];
  return n;
}

gboolean
sg_rows_has_pin (const SgPart *part, guint row, guint column)
{
  const Row *pins = part->state;

  return row == 0 && column < pins->length && pins->pins[column];
}

/* A walk through all moves of a part: by the number of pins, then by the first pin. */
typedef struct
{
  const SgPart *part;
  Run runs[MAX_RUNS];
  guint n_runs;
  guint longest;

  guint count; /* of the move at hand */
  guint run;   /* the index of its run */
  guint left;  /* pins of the run before it */
} Walk;

/* Stands before the first move. */
static void
begin_walk (Walk *self, const SgPart *part)
{
  self->part = part;
  self->n_runs = find_runs (part->state, self->runs);
  self->longest = 0;
  for (guint i = 0; i < self->n_runs; i++)
    self->longest = MAX (self->longest, self->runs[i].length);

  self->count = 0;
  self->run = self->n_runs;
  self->left = 0;
}

/* The number of pins after those taken in the run at hand. */
static guint
get_right (const Walk *self)
{
  return self->runs[self->run].length - self->count - self->left;
}

/* Whether the place at hand, which may be anywhere, is a move. */
static gboolean
is_at_move (const Walk *self)
{
  guint allowed;

  if (self->run >= self->n_runs || self->left + self->count > self->runs[self->run].length)
    return FALSE;

  allowed =
      self->part->rules->may_take (self->part->code, self->runs[self->run].length, self->count);
  return (allowed & 1u << ((self->left > 0) + (get_right (self) > 0))) != 0;
}

/* Goes on to the next move. Returns whether there is one. */
static gboolean
continue_walk (Walk *self)
{
  guint max = MIN (self->longest, sg_lengths_get_max_taken (self->part));

  do
    {
      if (self->run < self->n_runs && self->left + self->count < self->runs[self->run].length)
        {
          self->left++;
        }
      else if (self->run + 1 < self->n_runs)
        {
          self->run++;
          self->left = 0;
        }
      else
        {
          if (self->count >= max)
            return FALSE;
          self->count++;
          self->run = 0;
          self->left = 0;
        }
    }
  while (!is_at_move (self));

  return TRUE;
}

static SgMove
get_move (const Walk *self, guint part_number)
{
  return (SgMove){
    .quadrant = part_number,
    .column = self->runs[self->run].first + self->left,
    .count = self->count,
  };
}

gboolean
sg_rows_is_over (const SgPart *part)
{
  Walk walk;

  begin_walk (&walk, part);
  return !continue_walk (&walk);
}

void
sg_rows_list_moves (const SgPart *part, guint part_number, GArray *moves)
{
  Walk walk;

  begin_walk (&walk, part);
  while (continue_walk (&walk))
    {
      SgMove move = get_move (&walk, part_number);

      g_array_append_val (moves, move);
    }
}

/* Cost: linear in the number of moves. */
guint
sg_rows_find_move (const SgPart *part, const SgMove *move)
{
  guint index = 0;
  Walk walk;

  begin_walk (&walk, part);
  for (; continue_walk (&walk); index++)
    {
      SgMove at = get_move (&walk, move->quadrant);

      if (sg_move_equal (&at, move))
        return index;
    }

  return SG_NO_MOVE;
}

guint
sg_rows_count_taken (const SgPart *part, const SgMove *move)
{
  return move->count;
}

gpointer
sg_rows_play (const SgPart *part, const SgMove *move)
{
  const Row *row = part->state;
  guint8 pins[SG_ROW_MAX_LENGTH];

  memcpy (pins, row->pins, row->length);
  memset (pins + move->column, FALSE, move->count);
  return new_row (pins, row->length);
}

void
sg_rows_list_pieces (const SgPart *part, GArray *pieces)
{
  Run runs[MAX_RUNS];
  guint n = find_runs (part->state, runs);

  for (guint i = 0; i < n; i++)
    {
      SgPart piece = new_part (part->rules, part->code, runs[i].length);

      g_array_append_val (pieces, piece);
    }
}

gpointer
sg_rows_draw (const SgPart *full, GRand *rand)
{
  const Row *row = full->state;

  return new_full_row (g_rand_int_range (rand, 0, row->length + 1));
}

static guint
get_value_at (const Walk *self, const guint32 *by_length)
{
  guint value = 0;

  for (guint i = 0; i < self->n_runs; i++)
    value ^= by_length[self->runs[i].length];
  return value;
}

/* The XOR of the values of the pieces. */
guint
sg_rows_get_value (const SgPart *part, gconstpointer values)
{
  Walk walk;

  begin_walk (&walk, part);
  return get_value_at (&walk, sg_lengths_get_values (values, part, walk.longest));
}

guint *
sg_rows_get_option_values (const SgPart *part, gconstpointer values)
{
  GArray *option_values = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint32 *by_length;
  guint value;
  Walk walk;

  begin_walk (&walk, part);
  by_length = sg_lengths_get_values (values, part, walk.longest);
  value = get_value_at (&walk, by_length);
  while (continue_walk (&walk))
    {
      guint option = value ^ by_length[walk.runs[walk.run].length] ^ by_length[walk.left]
                     ^ by_length[get_right (&walk)];

      g_array_append_val (option_values, option);
    }

  return (guint *)(gpointer)g_array_free (option_values, FALSE);
}

gboolean
sg_rows_behave_as_heap (const SgPart *part, gconstpointer values)
{
  Walk walk;

  begin_walk (&walk, part);
  return walk.n_runs <= 1 && walk.longest <= sg_lengths_get_max_heap (values, part);
}

static guint
may_take_by_code (guint32 code, guint length, guint count)
{
  return count <= SG_CODE_MAX_DIGITS ? code >> 3 * (count - 1) & 7 : 0;
}

const SgRuleset sg_ruleset_rows = {
  SG_ROWS,
  .word = "octal",
  .has_code = TRUE,
  .may_take = may_take_by_code,
};
