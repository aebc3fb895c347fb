/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Misere play of any sum, by search: a position without a move is won, and any other one is won if
 * and only if some move leads to a lost one.
 *
 * Pieces of rows with the same ruleset and code are alike wherever they are: what is left of them
 * is a partition of a number up to that of their pins at the start. Any other part keeps its place,
 * and what can be left of it is listed once. So a position is a number below a bound that is known
 * before: a rank among the partitions for each ruleset of rows, and a place in the list for each
 * other part. For each number one byte says what is known.
 *
 * A partition a1 >= a2 >= ... of n comes after all partitions of smaller numbers, and after those
 * of n that are smaller in lexicographic order: with r left before a part a, these are the
 * partitions of r into parts below a. */

#include "sg-search.h"

#include <string.h>

#include "sg-family.h"
#include "sg-lengths.h"
#include "sg-table.h"

/* One byte each. */
#define MAX_POSITIONS (1u << 20)

/* In positions times cells, of which each may be a move: some seconds at the worst. */
#define MAX_STEPS (1u << 26)

/* The partitions of all numbers up to 48 are fewer than MAX_POSITIONS, those up to 49 are more. */
#define MAX_PINS 48

enum
{
  UNKNOWN,
  LOST,
  WON,
};

/* The rows of one ruleset with one code. */
typedef struct
{
  const SgRuleset *rules;
  guint32 code;
  guint n_pins; /* at the start */
  guint64 n_states;
  guint8 n_pieces[MAX_PINS + 1]; /* now, by length */
} Rows;

/* What can be left of a part of another ruleset. */
typedef struct
{
  guint part;          /* its number */
  GHashTable *numbers; /* from the text of a state to its number plus 1 */
  GPtrArray *options;  /* of GArray of guint: for each state, those after a move */
  guint64 n_states;
  guint state; /* now */
} Whole;

struct _SgSearch
{
  guint n_rows;
  Rows rows[SG_MAX_PARTS];
  guint n_wholes;
  Whole wholes[SG_MAX_PARTS];
  guint64 within[MAX_PINS + 1][MAX_PINS + 1]; /* [n][m]: partitions of n into parts of m at most */
  guint64 before[MAX_PINS + 2];               /* partitions of all numbers below n */
  guint8 *known;
};

static void
count_partitions (SgSearch *self)
{
  for (guint m = 0; m <= MAX_PINS; m++)
    self->within[0][m] = 1;
  for (guint n = 1; n <= MAX_PINS; n++)
    for (guint m = 1; m <= MAX_PINS; m++)
      self->within[n][m] = self->within[n][m - 1] + (n >= m ? self->within[n - m][m] : 0);
  for (guint n = 0; n <= MAX_PINS; n++)
    self->before[n + 1] = self->before[n] + self->within[n][n];
}

static gboolean
is_of_rows (const SgPart *part)
{
  return part->rules->may_take != NULL;
}

static Rows *
find_rows (SgSearch *self, const SgPart *part)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (self->rows[i].rules == part->rules && self->rows[i].code == part->code)
      return &self->rows[i];

  return NULL;
}

/* The rows and other parts of the start, without lists of states. */
static void
begin (SgSearch *self, const SgPosition *position)
{
  memset (self, 0, sizeof *self);
  count_partitions (self);

  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    {
      const SgPart *part = sg_position_get_part (position, i);
      Rows *rows;

      if (!is_of_rows (part))
        {
          self->wholes[self->n_wholes++] = (Whole){ .part = i };
          continue;
        }

      rows = find_rows (self, part);
      if (rows == NULL)
        {
          rows = &self->rows[self->n_rows++];
          *rows = (Rows){ part->rules, part->code };
        }
      rows->n_pins += sg_part_get_n_cells (part);
    }

  for (guint i = 0; i < self->n_rows; i++)
    self->rows[i].n_states =
        self->rows[i].n_pins <= MAX_PINS ? self->before[self->rows[i].n_pins + 1] : G_MAXUINT64;
}

/* At most: not all of them can be reached. */
static guint64
count_whole (const SgPart *part)
{
  return part->rules->family == &sg_family_tables ? sg_table_count (part->state)
                                                  : (guint64)sg_part_get_n_cells (part) + 1;
}

static guint64
multiply (guint64 a, guint64 b)
{
  guint64 product;

  return g_uint64_checked_mul (&product, a, b) ? product : G_MAXUINT64;
}

/**
 * sg_search_count:
 * @position: a position
 *
 * Returns: how many positions a search from @position may meet at most; %G_MAXUINT64 also stands
 *   for larger numbers
 */
guint64
sg_search_count (const SgPosition *position)
{
  g_autofree SgSearch *search = g_new (SgSearch, 1);
  guint64 count = 1;

  begin (search, position);
  for (guint i = 0; i < search->n_rows; i++)
    count = multiply (count, search->rows[i].n_states);
  for (guint i = 0; i < search->n_wholes; i++)
    count = multiply (count, count_whole (sg_position_get_part (position, search->wholes[i].part)));

  return count;
}

/* The largest count for which there may be a search: fewer if there are many moves. */
guint64
sg_search_get_limit (const SgPosition *position)
{
  guint n_cells = sg_position_get_n_tiles (position);

  return MIN (MAX_POSITIONS, MAX_STEPS / MAX (n_cells, 1));
}

static char *
print_state (const SgPart *part)
{
  GString *string = g_string_new (NULL);

  part->rules->print (part, string);
  return g_string_free (string, FALSE);
}

/* Lists all that can be left of a part, and what each state leads to. Returns the number of
 * @part. */
static guint
list_states (Whole *whole, const SgPart *part)
{
  g_autofree char *text = print_state (part);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (whole->numbers, text));
  g_autoptr (GArray) moves = NULL;
  GArray *options;

  if (number > 0)
    return number - 1;

  options = g_array_new (FALSE, FALSE, sizeof (guint));
  number = whole->options->len;
  g_ptr_array_add (whole->options, options);
  g_hash_table_insert (whole->numbers, g_steal_pointer (&text), GUINT_TO_POINTER (number + 1));

  moves = sg_part_list_moves (part);
  for (guint i = 0; i < moves->len; i++)
    {
      SgPart after = sg_part_play (part, &g_array_index (moves, SgMove, i));
      guint option = list_states (whole, &after);

      g_array_append_val (options, option);
      sg_part_clear (&after);
    }

  return number;
}

/**
 * sg_search_new:
 * @position: a position whose sg_search_count() is at most sg_search_get_limit()
 *
 * Cost: in memory one byte for each counted position, and the moves of all that can be left of the
 *   parts that are not rows.
 *
 * Returns: (transfer full): a search of the positions that can be reached from @position
 */
SgSearch *
sg_search_new (const SgPosition *position)
{
  guint64 count = sg_search_count (position);
  SgSearch *self = g_new (SgSearch, 1);

  g_assert (count <= sg_search_get_limit (position));

  begin (self, position);
  for (guint i = 0; i < self->n_wholes; i++)
    {
      Whole *whole = &self->wholes[i];

      whole->numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      whole->options = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
      list_states (whole, sg_position_get_part (position, whole->part));
      whole->n_states = whole->options->len;
    }
  self->known = g_malloc0 (count);

  return self;
}

void
sg_search_free (SgSearch *self)
{
  for (guint i = 0; i < self->n_wholes; i++)
    {
      g_hash_table_unref (self->wholes[i].numbers);
      g_ptr_array_unref (self->wholes[i].options);
    }
  g_free (self->known);
  g_free (self);
}

/* The rank of what is left of some rows among all partitions. */
static guint64
rank_rows (const SgSearch *self, const Rows *rows)
{
  guint left = 0;
  guint64 rank;

  for (guint length = 1; length <= rows->n_pins; length++)
    left += length * rows->n_pieces[length];

  rank = self->before[left];
  for (guint length = rows->n_pins; length > 0; length--)
    for (guint i = 0; i < rows->n_pieces[length]; i++)
      {
        rank += self->within[left][length - 1];
        left -= length;
      }

  return rank;
}

static guint64
rank_position (const SgSearch *self)
{
  guint64 rank = 0;

  for (guint i = 0; i < self->n_rows; i++)
    rank = rank * self->rows[i].n_states + rank_rows (self, &self->rows[i]);
  for (guint i = 0; i < self->n_wholes; i++)
    rank = rank * self->wholes[i].n_states + self->wholes[i].state;

  return rank;
}

static gboolean is_won (SgSearch *self);

/* Whether a move of a piece to two others, of which any may have no pin, wins. */
static gboolean
wins (SgSearch *self, Rows *rows, guint length, guint left, guint right)
{
  gboolean won;

  rows->n_pieces[length]--;
  rows->n_pieces[left]++;
  rows->n_pieces[right]++;
  won = !is_won (self);
  rows->n_pieces[right]--;
  rows->n_pieces[left]--;
  rows->n_pieces[length]++;

  return won;
}

/* Tries all moves in pieces of one length. Returns whether one of them wins. */
static gboolean
try_length (SgSearch *self, Rows *rows, guint length, gboolean *has_moves)
{
  const SgPart part = { rows->rules, rows->code, NULL };
  guint max = MIN (length, sg_lengths_get_max_taken (&part));

  for (guint count = 1; count <= max; count++)
    {
      guint allowed = rows->rules->may_take (rows->code, length, count);

      for (guint left = 0; left <= (length - count) / 2; left++)
        {
          guint right = length - count - left;

          if ((allowed & 1u << ((left > 0) + (right > 0))) == 0)
            continue;

          *has_moves = TRUE;
          if (wins (self, rows, length, left, right))
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
try_whole (SgSearch *self, Whole *whole, gboolean *has_moves)
{
  const GArray *options = g_ptr_array_index (whole->options, whole->state);
  guint state = whole->state;
  gboolean won = FALSE;

  for (guint i = 0; i < options->len && !won; i++)
    {
      *has_moves = TRUE;
      whole->state = g_array_index (options, guint, i);
      won = !is_won (self);
    }
  whole->state = state;

  return won;
}

static gboolean
has_winning_move (SgSearch *self, gboolean *has_moves)
{
  for (guint i = 0; i < self->n_rows; i++)
    for (guint length = 1; length <= self->rows[i].n_pins; length++)
      if (self->rows[i].n_pieces[length] > 0
          && try_length (self, &self->rows[i], length, has_moves))
        return TRUE;

  for (guint i = 0; i < self->n_wholes; i++)
    if (try_whole (self, &self->wholes[i], has_moves))
      return TRUE;

  return FALSE;
}

/* Whether the player to move wins the position at hand. */
static gboolean
is_won (SgSearch *self)
{
  guint64 rank = rank_position (self);

  if (self->known[rank] == UNKNOWN)
    {
      gboolean has_moves = FALSE;
      gboolean won = has_winning_move (self, &has_moves) || !has_moves;

      self->known[rank] = won ? WON : LOST;
    }

  return self->known[rank] == WON;
}

static void
set_position (SgSearch *self, const SgPosition *position)
{
  for (guint i = 0; i < self->n_rows; i++)
    memset (self->rows[i].n_pieces, 0, sizeof self->rows[i].n_pieces);
  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    {
      const SgPart *part = sg_position_get_part (position, i);
      g_autoptr (GArray) pieces = sg_part_list_pieces (part);

      for (guint k = 0; is_of_rows (part) && k < pieces->len; k++)
        find_rows (self, part)
            ->n_pieces[sg_part_get_n_cells (&g_array_index (pieces, SgPart, k))]++;
    }

  for (guint i = 0; i < self->n_wholes; i++)
    {
      Whole *whole = &self->wholes[i];
      g_autofree char *text = print_state (sg_position_get_part (position, whole->part));
      guint number = GPOINTER_TO_UINT (g_hash_table_lookup (whole->numbers, text));

      g_assert (number > 0);
      whole->state = number - 1;
    }
}

/**
 * sg_search_is_won:
 * @self: a search
 * @position: a position that can be reached from that of the search
 *
 * Cost: a look-up for each move of each position that is not known yet.
 *
 * Returns: whether the player to move wins it in misere play
 */
gboolean
sg_search_is_won (SgSearch *self, const SgPosition *position)
{
  set_position (self, position);
  return is_won (self);
}
