/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a game, which every player sees without numbers: the moves that win at once, and those
 * that lose at once, which nobody makes while there are others. */

#include "sg-end.h"

#include "engine/rules/sg-part.h"

/* The parts with a move: their number, and the first two of them. */
typedef struct
{
  guint n;
  guint parts[2];
} Live;

static Live
list_live (const SgPosition *position)
{
  Live live = { 0 };

  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    if (!sg_part_is_over (sg_position_get_part (position, i)))
      {
        if (live.n < G_N_ELEMENTS (live.parts))
          live.parts[live.n] = i;
        live.n++;
      }

  return live;
}

static SgPart
play (const SgPosition *position, const SgMove *move)
{
  return sg_part_play (sg_position_get_part (position, move->quadrant), move);
}

/* Whether the only part with a move has none after @move. */
static gboolean
ends_game (const SgPosition *position, const Live *live, const SgMove *move)
{
  SgPart after = play (position, move);
  gboolean over = live->n == 1 && sg_part_is_over (&after);

  sg_part_clear (&after);
  return over;
}

/* Whether a single move is left of the part, and none after it. */
static gboolean
has_last_move (const SgPart *part)
{
  g_autoptr (GArray) moves = sg_part_list_moves (part);
  SgPart after;
  gboolean over;

  if (moves->len != 1)
    return FALSE;

  after = sg_part_play (part, &g_array_index (moves, SgMove, 0));
  over = sg_part_is_over (&after);
  sg_part_clear (&after);
  return over;
}

/* Whether nothing but the last move of the game is left after @move. */
static gboolean
leaves_last_move (const SgPosition *position, const Live *live, const SgMove *move)
{
  SgPart after = play (position, move);
  gboolean result = FALSE;

  if (live->n == 1)
    {
      result = has_last_move (&after);
    }
  else if (live->n == 2 && sg_part_is_over (&after))
    {
      guint other = live->parts[live->parts[0] == move->quadrant ? 1 : 0];

      result = has_last_move (sg_position_get_part (position, other));
    }

  sg_part_clear (&after);
  return result;
}

/**
 * sg_end_list_wins:
 * @position: a position
 * @rule: a rule that allows it
 *
 * Returns: (transfer full): the moves that win at once: those that end the game or, where the last
 *   move loses, leave nothing but that one. Of no more than two parts
 */
GArray *
sg_end_list_wins (const SgPosition *position, SgRule rule)
{
  GArray *wins = g_array_new (FALSE, FALSE, sizeof (SgMove));
  gboolean last_wins = sg_rule_is_last_tile_won (rule);
  Live live = list_live (position);
  g_autoptr (GArray) moves = NULL;

  if (live.n > (last_wins ? 1 : 2))
    return wins;

  moves = sg_position_list_moves (position);
  for (guint i = 0; i < moves->len; i++)
    {
      SgMove move = g_array_index (moves, SgMove, i);

      if (last_wins ? ends_game (position, &live, &move)
                    : leaves_last_move (position, &live, &move))
        g_array_append_val (wins, move);
    }

  return wins;
}

/**
 * sg_end_list_moves:
 * @position: a position
 * @rule: a rule that allows it
 *
 * Returns: (transfer full): the moves of the position, in its order; where the last move loses,
 *   those that end the game only if there are no others
 */
GArray *
sg_end_list_moves (const SgPosition *position, SgRule rule)
{
  g_autoptr (GArray) moves = sg_position_list_moves (position);
  g_autoptr (GArray) others = NULL;
  Live live = list_live (position);

  if (live.n > 1 || sg_rule_is_last_tile_won (rule))
    return g_steal_pointer (&moves);

  others = g_array_new (FALSE, FALSE, sizeof (SgMove));
  for (guint i = 0; i < moves->len; i++)
    {
      SgMove move = g_array_index (moves, SgMove, i);

      if (!ends_game (position, &live, &move))
        g_array_append_val (others, move);
    }

  return others->len > 0 ? g_steal_pointer (&others) : g_steal_pointer (&moves);
}

static guint
count_taken (gconstpointer position, const SgMove *move)
{
  return sg_position_count_taken (position, move);
}

/**
 * sg_end_list_smallest:
 * @position: a position with a move
 * @rule: a rule that allows it
 *
 * Returns: (transfer full): of sg_end_list_moves(), those that take the fewest cells
 */
GArray *
sg_end_list_smallest (const SgPosition *position, SgRule rule)
{
  GArray *moves = sg_end_list_moves (position, rule);

  sg_moves_keep_least (moves, count_taken, position);
  return moves;
}
