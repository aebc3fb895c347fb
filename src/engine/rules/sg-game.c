/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A game is a start position, a rule and a sequence of legal moves. It ends when no move is left;
 * the rule says whether the player who made the last move has won or lost. */

#include "sg-game.h"

struct _SgGame
{
  gatomicrefcount ref_count;
  SgRule rule;
  GPtrArray *positions; /* of SgPosition: one more than there are moves */
  GArray *moves;        /* of SgMove */
};

G_DEFINE_BOXED_TYPE (SgGame, sg_game, sg_game_ref, sg_game_unref)

/* Without moves, under normal play. */
SgGame *
sg_game_new (SgPosition *start)
{
  return sg_game_new_with_rule (start, SG_RULE_NORMAL);
}

/* Without moves; the rule must allow the position. */
SgGame *
sg_game_new_with_rule (SgPosition *start, SgRule rule)
{
  SgGame *self;

  g_assert (sg_rule_allows (rule, start));

  self = g_new (SgGame, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->rule = rule;
  self->positions = g_ptr_array_new_with_free_func ((GDestroyNotify)sg_position_unref);
  self->moves = g_array_new (FALSE, FALSE, sizeof (SgMove));
  g_ptr_array_add (self->positions, sg_position_ref (start));

  return self;
}

static void
append_move (SgGame *self, const SgMove *move)
{
  SgPosition *last = g_ptr_array_index (self->positions, self->moves->len);

  g_ptr_array_add (self->positions, sg_position_play (last, move));
  g_array_append_val (self->moves, *move);
}

/* The error is at the first character that differs from the most similar word. */
static gboolean
read_rule_word (SgReader *reader, SgRule *rule, GError **error)
{
  gsize longest = 0;

  for (SgRule r = SG_RULE_NORMAL; r < SG_N_RULES; r++)
    {
      const char *word = sg_rule_to_string (r);
      gsize length = 0;

      if (word == NULL)
        continue;

      while (word[length] != '\0' && reader->at[length] == word[length])
        length++;
      if (word[length] == '\0')
        {
          reader->at += length;
          *rule = r;
          return TRUE;
        }
      longest = MAX (longest, length);
    }

  reader->at += longest;
  return sg_reader_fail_syntax (reader, error);
}

static guint
count_quadrants (const SgPosition *position)
{
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    if (!sg_diagram_is_empty (sg_position_get_diagram (position, q)))
      n++;

  return n;
}

/* Reads a position and a rule. */
static SgGame *
read_start (SgReader *reader, GError **error)
{
  g_autoptr (SgPosition) start = sg_position_read (reader, error);
  SgRule rule = SG_RULE_NORMAL;

  if (start == NULL)
    return NULL;

  /* A move begins with a capital letter. */
  if (reader->at[0] == ' ' && g_ascii_islower (reader->at[1]))
    {
      const char *place = ++reader->at;

      if (!read_rule_word (reader, &rule, error))
        return NULL;
      if (!sg_rule_allows (rule, start) && !sg_position_has_board (start))
        {
          reader->at = place;
          sg_reader_fail_syntax (reader, error);
          return NULL;
        }
      if (!sg_rule_allows (rule, start))
        {
          sg_reader_fail (reader, place, SG_ERROR_CHOMP_QUADRANTS, count_quadrants (start), 1,
                          error);
          return NULL;
        }
    }

  return sg_game_new_with_rule (start, rule);
}

/**
 * sg_game_parse_start_any:
 * @text: any bytes; the start of a game in the notation is a position and an optional rule, such as
 *   `7,5,3/-/-/- @14x6 chomp` or `heaps 3/5/7 misere`
 * @rulesets: the rulesets that it may use
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the game without moves
 */
SgGame *
sg_game_parse_start_any (const char *text, SgRulesets rulesets, GError **error)
{
  g_autoptr (SgGame) self = NULL;
  SgReader reader;

  sg_reader_init (&reader, text, rulesets);
  self = read_start (&reader, error);
  if (self == NULL || !sg_reader_end (&reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* Without words of rulesets; see sg_game_parse_any(). */
SgGame *
sg_game_parse (const char *text, GError **error)
{
  return sg_game_parse_any (text, SG_RULESETS_BARS, error);
}

/**
 * sg_game_parse_any:
 * @text: any bytes; a game in the notation is a position, an optional rule and legal moves,
 *   separated by single spaces, such as `3,2/2,2/1/- @6x4 NW2,1 SE1,1`, `3/2/1/- @6x2 misere NW1,2`
 *   or `kayles 5/3 1:2-3 2:1`
 * @rulesets: the rulesets that it may use
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the game
 */
SgGame *
sg_game_parse_any (const char *text, SgRulesets rulesets, GError **error)
{
  g_autoptr (SgGame) self = NULL;
  SgReader reader;

  sg_reader_init (&reader, text, rulesets);
  self = read_start (&reader, error);
  if (self == NULL)
    return NULL;

  while (sg_reader_accept (&reader, ' '))
    {
      const SgPosition *position = sg_game_get_position (self, self->moves->len);
      const char *place = reader.at;
      SgMove move;

      if (!sg_position_read_move (position, &reader, &move, error))
        return NULL;
      if (!sg_position_allows (position, &move))
        {
          sg_reader_fail (&reader, place,
                          sg_position_has_board (position) ? SG_ERROR_ILLEGAL_MOVE
                                                           : SG_ERROR_NO_MOVE,
                          0, 0, error);
          return NULL;
        }

      append_move (self, &move);
    }

  if (!sg_reader_end (&reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

SgGame *
sg_game_ref (SgGame *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
sg_game_unref (SgGame *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_ptr_array_unref (self->positions);
  g_array_unref (self->moves);
  g_free (self);
}

SgRule
sg_game_get_rule (const SgGame *self)
{
  return self->rule;
}

guint
sg_game_get_n_moves (const SgGame *self)
{
  return self->moves->len;
}

/* The move made in the position of the same index. */
const SgMove *
sg_game_get_move (const SgGame *self, guint index)
{
  g_assert (index < self->moves->len);

  return &g_array_index (self->moves, SgMove, index);
}

/* The position after @index moves. */
SgPosition *
sg_game_get_position (const SgGame *self, guint index)
{
  g_assert (index <= self->moves->len);

  return g_ptr_array_index (self->positions, index);
}

/**
 * sg_game_play:
 * @self: a game
 * @index: how many of its moves to keep
 * @move: a legal move in the position of that index
 *
 * Cost: linear in @index.
 *
 * Returns: (transfer full): the first @index moves of @self, followed by @move
 */
SgGame *
sg_game_play (const SgGame *self, guint index, const SgMove *move)
{
  SgGame *game = sg_game_new_with_rule (sg_game_get_position (self, 0), self->rule);

  g_assert (index <= self->moves->len);

  for (guint i = 0; i < index; i++)
    {
      g_ptr_array_add (game->positions, sg_position_ref (sg_game_get_position (self, i + 1)));
      g_array_append_val (game->moves, g_array_index (self->moves, SgMove, i));
    }
  append_move (game, move);

  return game;
}

char *
sg_game_to_string (const SgGame *self)
{
  g_autofree char *start = sg_position_to_string (sg_game_get_position (self, 0));
  const char *rule = sg_rule_to_string (self->rule);
  GString *string = g_string_new (start);

  if (rule != NULL)
    g_string_append_printf (string, " %s", rule);

  for (guint i = 0; i < self->moves->len; i++)
    {
      g_autofree char *move =
          sg_position_move_to_string (sg_game_get_position (self, i), sg_game_get_move (self, i));

      g_string_append_printf (string, " %s", move);
    }

  return g_string_free (string, FALSE);
}
