/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A method is a property of positions that a player wants to leave to the opponent: the exact one
 * is u = 0. Its verdict on a position is P if the position has the property itself. Every method
 * keeps three rules: (a) a move that wins at once is made first, and the move that loses at once
 * only if there is no other; (b) of the moves that a method allows, each has the same probability;
 * (c) if it allows none, a single tile is taken. */

#include "sg-method.h"

#include "engine/rules/sg-part.h"
#include "sg-end.h"

/* A part with something in it, now or after a move. */
typedef struct
{
  guint number;
  guint value;
  guint size;
} Summand;

/* The summands of a position, in its order. */
typedef struct
{
  Summand items[SG_MAX_PARTS];
  guint n;
} Summands;

/* A move, and what it leaves of its part. */
typedef struct
{
  const SgMove *move;
  guint value;
  guint size;
} Option;

typedef struct
{
  /* Without it, the moves after which says_p() is true */
  gboolean (*allows) (const SgAnalysis *analysis, const Summands *now, const Option *option);
  gboolean (*says_p) (const SgAnalysis *analysis, const Summands *now);
} Row;

static void
list_summands (const SgAnalysis *analysis, Summands *summands)
{
  const SgPosition *position = sg_analysis_get_position (analysis);

  summands->n = 0;
  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    {
      const SgPart *part = sg_position_get_part (position, i);
      guint size = sg_part_get_n_cells (part);

      if (size > 0)
        summands->items[summands->n++] = (Summand){
          .number = i,
          .value = sg_analysis_get_value (analysis, i),
          .size = size,
        };
    }
}

/* The summands after a move. */
static void
play_option (const Summands *now, const Option *option, Summands *after)
{
  after->n = 0;
  for (guint i = 0; i < now->n; i++)
    {
      Summand summand = now->items[i];

      if (summand.number == option->move->quadrant)
        {
          summand.value = option->value;
          summand.size = option->size;
        }
      if (summand.size > 0)
        after->items[after->n++] = summand;
    }
}

/* Exact */

static gboolean
is_p_position (const SgAnalysis *analysis, const Summands *now)
{
  return sg_analysis_get_nim_sum (analysis) == 0;
}

static gboolean
allows_exact (const SgAnalysis *analysis, const Summands *now, const Option *option)
{
  return sg_analysis_get_nim_sum_after (analysis, option->move) == 0;
}

/* Copy the shape */

static gboolean
are_images (const SgAnalysis *analysis, guint a, guint b)
{
  const SgPosition *position = sg_analysis_get_position (analysis);

  return sg_part_is_image (sg_position_get_part (position, a), sg_position_get_part (position, b));
}

/* Pairs up the summands but @without. Being images is an equivalence, so that any order of pairing
 * leaves the same number, and which one is left of an odd class does not matter. Returns how many
 * have no partner, and the last one of them. */
static guint
count_single_shapes (const SgAnalysis *analysis, const Summands *now, guint without, guint *single)
{
  gboolean paired[SG_MAX_PARTS] = { FALSE };
  guint n = 0;

  for (guint i = 0; i < now->n; i++)
    {
      guint number = now->items[i].number;
      guint other = i + 1;

      if (paired[i] || number == without)
        continue;

      while (other < now->n
             && (paired[other] || now->items[other].number == without
                 || now->items[other].size != now->items[i].size
                 || !are_images (analysis, number, now->items[other].number)))
        other++;
      if (other < now->n)
        {
          paired[other] = TRUE;
          continue;
        }
      n++;
      *single = number;
    }

  return n;
}

static gboolean
has_shape_pairs (const SgAnalysis *analysis, const Summands *now)
{
  guint single;

  return count_single_shapes (analysis, now, SG_NO_PART, &single) == 0;
}

/* The parts not moved in pair up among themselves, or but for one, whose image the part moved in
 * becomes. */
static gboolean
allows_copy (const SgAnalysis *analysis, const Summands *now, const Option *option)
{
  const SgPosition *position = sg_analysis_get_position (analysis);
  guint moved = option->move->quadrant;
  guint single = SG_NO_PART;
  guint n = count_single_shapes (analysis, now, moved, &single);
  SgPart after;
  gboolean is_image;

  if (n == 0)
    return option->size == 0;
  if (n > 1 || option->size != sg_part_get_n_cells (sg_position_get_part (position, single)))
    return FALSE;

  after = sg_part_play (sg_position_get_part (position, moved), option->move);
  is_image = sg_part_is_image (&after, sg_position_get_part (position, single));
  sg_part_clear (&after);
  return is_image;
}

/* Properties of the values and sizes alone: of the position now, or after the move. */

static gboolean
has_value_pairs (const SgAnalysis *analysis, const Summands *summands)
{
  for (guint i = 0; i < summands->n; i++)
    {
      guint n = 0;

      for (guint j = 0; j < summands->n; j++)
        n += summands->items[j].value == summands->items[i].value;
      if (summands->items[i].value > 0 && n % 2 == 1)
        return FALSE;
    }

  return TRUE;
}

static gboolean
has_balanced_sizes (const SgAnalysis *analysis, const Summands *summands)
{
  guint sum = 0;

  for (guint i = 0; i < summands->n; i++)
    sum ^= summands->items[i].size;

  return sum == 0;
}

static gboolean
has_even_sum (const SgAnalysis *analysis, const Summands *summands)
{
  guint sum = 0;

  for (guint i = 0; i < summands->n; i++)
    sum += summands->items[i].value;

  return sum % 2 == 0;
}

static guint
get_largest_value (const Summands *summands)
{
  guint largest = 0;

  for (guint i = 0; i < summands->n; i++)
    largest = MAX (largest, summands->items[i].value);

  return largest;
}

static gboolean
has_two_largest (const SgAnalysis *analysis, const Summands *summands)
{
  guint largest = get_largest_value (summands);
  guint n = 0;

  for (guint i = 0; i < summands->n; i++)
    n += summands->items[i].value == largest;

  return n >= 2;
}

/* The XOR of the values of all summands but the last. */
static guint
forget_last (const Summands *summands)
{
  guint sum = 0;

  for (guint i = 0; i + 1 < summands->n; i++)
    sum ^= summands->items[i].value;

  return sum;
}

static gboolean
is_balanced_but_for_last (const SgAnalysis *analysis, const Summands *summands)
{
  return summands->n <= 2 ? is_p_position (analysis, summands) : forget_last (summands) == 0;
}

static gboolean
has_even_number (const SgAnalysis *analysis, const Summands *summands)
{
  return summands->n % 2 == 0;
}

static gboolean
has_even_size (const SgAnalysis *analysis, const Summands *summands)
{
  guint n = 0;

  for (guint i = 0; i < summands->n; i++)
    n += summands->items[i].size;

  return n % 2 == 0;
}

static gboolean
allows_largest (const SgAnalysis *analysis, const Summands *now, const Option *option)
{
  return sg_analysis_get_value (analysis, option->move->quadrant) == get_largest_value (now);
}

/* The part to forget is the last one before the move, which does not become another one by it. */
static gboolean
allows_forgetting (const SgAnalysis *analysis, const Summands *now, const Option *option)
{
  guint moved = option->move->quadrant;

  if (now->n <= 2)
    return allows_exact (analysis, now, option);

  return moved != now->items[now->n - 1].number
         && (forget_last (now) ^ sg_analysis_get_value (analysis, moved) ^ option->value) == 0;
}

static gboolean
allows_whole (const SgAnalysis *analysis, const Summands *now, const Option *option)
{
  return option->size == 0;
}

static gboolean
allows_one (const SgAnalysis *analysis, const Summands *now, const Option *option)
{
  return sg_position_count_taken (sg_analysis_get_position (analysis), option->move) == 1;
}

static const Row rows[] = {
  [SG_METHOD_EXACT] = { allows_exact, is_p_position },
  [SG_METHOD_COPY_SHAPE] = { allows_copy, has_shape_pairs },
  [SG_METHOD_PAIR_VALUES] = { NULL, has_value_pairs },
  [SG_METHOD_COUNT_TILES] = { NULL, has_balanced_sizes },
  [SG_METHOD_EVEN_SUM] = { NULL, has_even_sum },
  [SG_METHOD_LARGEST] = { allows_largest, has_two_largest },
  [SG_METHOD_FORGET_LAST] = { allows_forgetting, is_balanced_but_for_last },
  [SG_METHOD_WHOLE_PART] = { allows_whole, has_even_number },
  [SG_METHOD_ONE_TILE] = { allows_one, has_even_size },
};

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == SG_N_METHODS);

static gboolean
allows (SgMethod self, const SgAnalysis *analysis, const Summands *now, const Option *option)
{
  Summands after;

  if (rows[self].allows != NULL)
    return rows[self].allows (analysis, now, option);

  play_option (now, option, &after);
  return rows[self].says_p (analysis, &after);
}

/**
 * sg_method_get_verdict:
 * @self: a method
 * @analysis: an analysis of a position with a move
 *
 * Returns: what the method believes of the position
 */
SgOutcome
sg_method_get_verdict (SgMethod self, const SgAnalysis *analysis)
{
  Summands now;

  g_assert (self < SG_N_METHODS);

  list_summands (analysis, &now);
  return rows[self].says_p (analysis, &now) ? SG_OUTCOME_P : SG_OUTCOME_N;
}

/**
 * sg_method_list_allowed:
 * @self: a method
 * @analysis: an analysis of a position with a move
 *
 * Returns: (transfer full): the moves after which the position has the property of the method,
 *   without one that loses at once
 */
GArray *
sg_method_list_allowed (SgMethod self, const SgAnalysis *analysis)
{
  const SgPosition *position = sg_analysis_get_position (analysis);
  GArray *moves = sg_end_list_moves (position, sg_analysis_get_rule (analysis));
  Summands now;
  guint n = 0;

  g_assert (self < SG_N_METHODS);

  list_summands (analysis, &now);
  for (guint i = 0; i < moves->len; i++)
    {
      SgMove move = g_array_index (moves, SgMove, i);
      guint value = sg_analysis_get_move_value (analysis, &move);
      const Option option = {
        .move = &move,
        .value = value == SG_NO_VALUE ? 0 : value,
        .size = sg_part_get_n_cells (sg_position_get_part (position, move.quadrant))
                - sg_position_count_taken (position, &move),
      };

      if (allows (self, analysis, &now, &option))
        g_array_index (moves, SgMove, n++) = move;
    }
  g_array_set_size (moves, n);

  return moves;
}

/**
 * sg_method_list_moves:
 * @self: a method
 * @analysis: an analysis of a position with a move
 * @motive: (out): why
 *
 * Returns: (transfer full): the moves that a player with the method may make, at least one, each
 *   with the same probability
 */
GArray *
sg_method_list_moves (SgMethod self, const SgAnalysis *analysis, SgMotive *motive)
{
  g_autoptr (GArray) wins =
      sg_end_list_wins (sg_analysis_get_position (analysis), sg_analysis_get_rule (analysis));
  g_autoptr (GArray) allowed = NULL;

  *motive = SG_MOTIVE_END;
  if (wins->len > 0)
    return g_steal_pointer (&wins);

  *motive = SG_MOTIVE_RULE;
  allowed = sg_method_list_allowed (self, analysis);
  if (allowed->len > 0)
    return g_steal_pointer (&allowed);

  *motive = SG_MOTIVE_NOTHING;
  return sg_end_list_smallest (sg_analysis_get_position (analysis),
                               sg_analysis_get_rule (analysis));
}

/**
 * sg_method_choose:
 * @self: a method
 * @analysis: an analysis of a position with a move
 * @rand: a source of random numbers
 * @motive: (out): why
 *
 * Returns: a legal move
 */
SgMove
sg_method_choose (SgMethod self, const SgAnalysis *analysis, GRand *rand, SgMotive *motive)
{
  g_autoptr (GArray) moves = sg_method_list_moves (self, analysis, motive);

  return g_array_index (moves, SgMove, g_rand_int_range (rand, 0, moves->len));
}
