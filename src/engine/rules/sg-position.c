/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A position is a sum of games: a move changes exactly one of its parts. On a board the parts are
 * the Young diagrams of its four quadrants. */

#include "sg-position.h"

#include "sg-ruleset.h"

struct _SgPosition
{
  gatomicrefcount ref_count;
  SgBoard board; /* 0x0 without a board */
  guint n_parts;
  SgPart parts[];
};

G_DEFINE_BOXED_TYPE (SgPosition, sg_position, sg_position_ref, sg_position_unref)

/* The parts are still to be filled in. */
static SgPosition *
create (const SgBoard *board, guint n_parts)
{
  SgPosition *self = g_malloc (sizeof (SgPosition) + n_parts * sizeof (SgPart));

  g_atomic_ref_count_init (&self->ref_count);
  self->board = *board;
  self->n_parts = n_parts;
  return self;
}

/* The board must be legal, and each diagram must fit into its quadrant. */
SgPosition *
sg_position_new (const SgBoard *board, SgDiagram *const diagrams[SG_N_QUADRANTS])
{
  SgPosition *self;

  g_assert (sg_board_is_legal (board));

  self = create (board, SG_N_QUADRANTS);
  SG_FOREACH_QUADRANT (q)
    {
      g_assert (sg_board_fits (board, q, diagrams[q]));
      self->parts[q] = (SgPart){ &sg_ruleset_bars, 0, sg_diagram_ref (diagrams[q]) };
    }

  return self;
}

static gboolean
are_four_diagrams (const SgPart *parts, guint n_parts)
{
  for (guint i = 0; i < n_parts; i++)
    if (parts[i].rules != &sg_ruleset_bars)
      return FALSE;

  return n_parts == SG_N_QUADRANTS;
}

/**
 * sg_position_new_sum:
 * @parts: (array length=n_parts): parts of any rulesets, but not four diagrams of bars: these have
 *   a board, see sg_position_new()
 * @n_parts: 1 to %SG_MAX_PARTS
 *
 * Returns: (transfer full): their sum, without a board
 */
SgPosition *
sg_position_new_sum (const SgPart *parts, guint n_parts)
{
  SgPosition *self;

  g_assert (n_parts >= 1 && n_parts <= SG_MAX_PARTS && !are_four_diagrams (parts, n_parts));

  self = create (&(SgBoard){ 0, 0 }, n_parts);
  for (guint i = 0; i < n_parts; i++)
    self->parts[i] = sg_part_ref (&parts[i]);

  return self;
}

/*< private >
 * sg_position_new_like:
 * @self: a position
 * @parts: as many parts, which fit on its board if it has one
 *
 * Returns: (transfer full): the position of these parts on the same board
 */
SgPosition *
sg_position_new_like (const SgPosition *self, const SgPart *parts)
{
  SgPosition *position = create (&self->board, self->n_parts);

  for (guint i = 0; i < self->n_parts; i++)
    position->parts[i] = sg_part_ref (&parts[i]);

  return position;
}

static void
clear_diagrams (SgDiagram *diagrams[SG_N_QUADRANTS])
{
  SG_FOREACH_QUADRANT (q)
    g_clear_pointer (&diagrams[q], sg_diagram_unref);
}

/**
 * sg_position_new_full:
 * @board: a legal board
 *
 * If a side of the board is even, the quadrants form pairs of equal diagrams and the position is a
 * P-position. If both sides are odd, it may be of either kind.
 *
 * Returns: (transfer full): the board with all its tiles
 */
SgPosition *
sg_position_new_full (const SgBoard *board)
{
  SgDiagram *diagrams[SG_N_QUADRANTS];
  SgPosition *self;

  SG_FOREACH_QUADRANT (q)
    diagrams[q] = sg_diagram_new_box (sg_board_get_quadrant_width (board, q),
                                      sg_board_get_quadrant_height (board, q));

  self = sg_position_new (board, diagrams);
  clear_diagrams (diagrams);

  return self;
}

/* The number of diagrams in a text that does not have four of them. */
static guint
count_separated (const SgReader *reader)
{
  guint n = 1;

  for (const char *at = reader->text; *at != '\0' && *at != ' '; at++)
    if (*at == '/')
      n++;

  return n;
}

static gboolean
read_diagrams (SgReader *reader, SgDiagram *diagrams[SG_N_QUADRANTS], GError **error)
{
  SG_FOREACH_QUADRANT (q)
    {
      if (q > 0 && !sg_reader_accept (reader, '/'))
        {
          if (*reader->at != '\0' && *reader->at != ' ')
            return sg_reader_fail_syntax (reader, error);

          return sg_reader_fail (reader, reader->at, SG_ERROR_QUADRANT_COUNT, q, SG_N_QUADRANTS,
                                 error);
        }

      diagrams[q] = sg_diagram_read (reader, error);
      if (diagrams[q] == NULL)
        return FALSE;
    }

  if (*reader->at == '/')
    return sg_reader_fail (reader, reader->at, SG_ERROR_QUADRANT_COUNT, count_separated (reader),
                           SG_N_QUADRANTS, error);

  return TRUE;
}

/* Reads the size of a board on which the diagrams fit, or takes the smallest board if there is
 * none. */
static gboolean
read_board (SgReader *reader,
            SgDiagram *const diagrams[SG_N_QUADRANTS],
            SgBoard *board,
            GError **error)
{
  const char *place;

  if (reader->at[0] != ' ' || reader->at[1] != '@')
    {
      sg_board_init_smallest (board, diagrams);
      return TRUE;
    }

  reader->at += 2;
  place = reader->at;
  if (!sg_board_read (reader, board, error))
    return FALSE;

  SG_FOREACH_QUADRANT (q)
    if (!sg_board_fits (board, q, diagrams[q]))
      return sg_reader_fail (reader, place, SG_ERROR_BOARD_TOO_SMALL, q, 0, error);

  return TRUE;
}

static SgPosition *
read_four_diagrams (SgReader *reader, GError **error)
{
  SgDiagram *diagrams[SG_N_QUADRANTS] = { NULL };
  SgPosition *position = NULL;
  SgBoard board;

  if (read_diagrams (reader, diagrams, error) && read_board (reader, diagrams, &board, error))
    position = sg_position_new (&board, diagrams);
  clear_diagrams (diagrams);

  return position;
}

/* Reads the parts of a position in which some part has a word. */
static gboolean
read_parts (SgReader *reader, SgPart parts[SG_MAX_PARTS], guint *n_parts, GError **error)
{
  SgPart usual = { &sg_ruleset_bars, 0, NULL };

  do
    {
      SgPart part = usual;

      if (*n_parts == SG_MAX_PARTS)
        return sg_reader_fail (reader, reader->at - 1, SG_ERROR_TOO_MANY_PARTS, 0, SG_MAX_PARTS,
                               error);

      if (g_ascii_islower (*reader->at))
        {
          if (!sg_ruleset_read (reader, &part, error))
            return FALSE;
          if (!sg_reader_accept (reader, ' '))
            return sg_reader_fail_syntax (reader, error);
          if (*n_parts == 0)
            usual = part;
        }

      if (!part.rules->read (reader, &part, error))
        return FALSE;
      parts[(*n_parts)++] = part;
    }
  while (sg_reader_accept (reader, '/'));

  return TRUE;
}

static SgPosition *
read_sum (SgReader *reader, GError **error)
{
  SgPart parts[SG_MAX_PARTS];
  guint n_parts = 0;
  SgPosition *position = NULL;

  if (read_parts (reader, parts, &n_parts, error))
    {
      if (are_four_diagrams (parts, n_parts))
        {
          SgDiagram *diagrams[SG_N_QUADRANTS];
          SgBoard board;

          SG_FOREACH_QUADRANT (q)
            diagrams[q] = parts[q].state;
          if (read_board (reader, diagrams, &board, error))
            position = sg_position_new (&board, diagrams);
        }
      else if (reader->at[0] == ' ' && reader->at[1] == '@')
        {
          sg_reader_fail (reader, reader->at + 1, SG_ERROR_BOARD_NOT_ALLOWED, 0, 0, error);
        }
      else
        {
          position = sg_position_new_sum (parts, n_parts);
        }
    }

  for (guint i = 0; i < n_parts; i++)
    sg_part_clear (&parts[i]);
  return position;
}

/* Whether some part has a word of a ruleset before it, so that it need not be one of four. */
static gboolean
names_rulesets (const SgReader *reader)
{
  if (reader->rulesets == SG_RULESETS_BARS)
    return FALSE;

  for (const char *at = reader->at; *at != '\0'; at++)
    if (g_ascii_islower (*at) && (at == reader->at || at[-1] == '/'))
      return TRUE;

  return FALSE;
}

/*< private >
 * sg_position_read:
 * @reader: a reader
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the position
 */
SgPosition *
sg_position_read (SgReader *reader, GError **error)
{
  return names_rulesets (reader) ? read_sum (reader, error) : read_four_diagrams (reader, error);
}

/* Without words of rulesets; see sg_position_parse_any(). */
SgPosition *
sg_position_parse (const char *text, GError **error)
{
  return sg_position_parse_any (text, SG_RULESETS_BARS, error);
}

/**
 * sg_position_parse_any:
 * @text: any bytes; a position in the notation is its diagrams NW, NE, SW and SE separated by
 *   slashes and optionally the size of the board, as in `5,4,4/3,1/-/2 @10x6`, by default that of
 *   the smallest board of even sides that holds the diagrams; or a sum of other parts, as in
 *   `kayles 5/3` or `3,2/octal 0.07 7/-`
 * @rulesets: the rulesets that it may use
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the position
 */
SgPosition *
sg_position_parse_any (const char *text, SgRulesets rulesets, GError **error)
{
  g_autoptr (SgPosition) position = NULL;
  SgReader reader;

  sg_reader_init (&reader, text, rulesets);
  position = sg_position_read (&reader, error);
  if (position == NULL || !sg_reader_end (&reader, error))
    return NULL;

  return g_steal_pointer (&position);
}

/*< private >
 * sg_position_read_move:
 * @self: a position
 * @reader: a reader
 * @move: (out): a move as it is written for the position, which may be illegal; undefined on error
 * @error: return location for an error of domain %SG_ERROR
 */
gboolean
sg_position_read_move (const SgPosition *self, SgReader *reader, SgMove *move, GError **error)
{
  const char *place = reader->at;
  guint64 number;

  if (sg_position_has_board (self))
    return sg_move_read (reader, move, error);

  if (!sg_reader_number (reader, &number, error))
    return FALSE;
  if (number < 1 || number > self->n_parts)
    return sg_reader_fail (reader, place, SG_ERROR_NO_MOVE, number, self->n_parts, error);
  if (!sg_reader_accept (reader, ':'))
    return sg_reader_fail_syntax (reader, error);

  *move = (SgMove){ .quadrant = (guint)number - 1 };
  return self->parts[move->quadrant].rules->read_move (reader, move, error);
}

/* A move in the notation: `NE2,3` on a board, otherwise such as `2:4-5`. */
char *
sg_position_move_to_string (const SgPosition *self, const SgMove *move)
{
  GString *string;

  if (sg_position_has_board (self))
    return sg_move_to_string (move);

  string = g_string_new (NULL);
  g_string_append_printf (string, "%u:", move->quadrant + 1);
  self->parts[move->quadrant].rules->print_move (move, string);
  return g_string_free (string, FALSE);
}

SgPosition *
sg_position_ref (SgPosition *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
sg_position_unref (SgPosition *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->n_parts; i++)
    sg_part_clear (&self->parts[i]);
  g_free (self);
}

guint
sg_position_get_n_parts (const SgPosition *self)
{
  return self->n_parts;
}

/* Returns: (transfer none): the part */
const SgPart *
sg_position_get_part (const SgPosition *self, guint part)
{
  g_assert (part < self->n_parts);

  return &self->parts[part];
}

/* Whether the parts are the quadrants of a board. */
gboolean
sg_position_has_board (const SgPosition *self)
{
  return self->board.width > 0;
}

/* 0x0 without a board. */
SgBoard
sg_position_get_board (const SgPosition *self)
{
  return self->board;
}

/* The position must have a board. */
SgDiagram *
sg_position_get_diagram (const SgPosition *self, SgQuadrant quadrant)
{
  g_assert (sg_position_has_board (self) && quadrant < SG_N_QUADRANTS);

  return self->parts[quadrant].state;
}

/* The number of cells of all parts: tiles, counters and pins. */
guint
sg_position_get_n_tiles (const SgPosition *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_parts; i++)
    n += sg_part_get_n_cells (&self->parts[i]);

  return n;
}

/* Whether no cell is left. A position may be over before, see sg_position_is_over(). */
gboolean
sg_position_is_empty (const SgPosition *self)
{
  return sg_position_get_n_tiles (self) == 0;
}

/* Whether there is a cell at the place of the move. On a board, that is a legal move. */
gboolean
sg_position_has_tile (const SgPosition *self, const SgMove *move)
{
  const SgPart *part;

  if (move->quadrant >= self->n_parts)
    return FALSE;

  part = &self->parts[move->quadrant];
  return part->rules->has_cell (part, move->row, move->column);
}

/**
 * sg_position_reach_tile:
 * @self: a position with a board
 * @tile: (inout): a place; past the end of a row or of a quadrant, it becomes that of the next tile
 *
 * Returns: whether there is a tile
 */
gboolean
sg_position_reach_tile (const SgPosition *self, SgMove *tile)
{
  while (!sg_diagram_reach_tile (sg_position_get_diagram (self, tile->quadrant), &tile->row,
                                 &tile->column))
    {
      if (tile->quadrant == SG_N_QUADRANTS - 1)
        return FALSE;

      *tile = (SgMove){ .quadrant = tile->quadrant + 1 };
    }

  return TRUE;
}

/* The boards have to be equal, too. */
gboolean
sg_position_equal (const SgPosition *self, const SgPosition *other)
{
  if (!sg_board_equal (&self->board, &other->board) || self->n_parts != other->n_parts)
    return FALSE;

  for (guint i = 0; i < self->n_parts; i++)
    if (!sg_part_equal (&self->parts[i], &other->parts[i]))
      return FALSE;

  return TRUE;
}

/* Whether no move is left. */
gboolean
sg_position_is_over (const SgPosition *self)
{
  for (guint i = 0; i < self->n_parts; i++)
    if (!sg_part_is_over (&self->parts[i]))
      return FALSE;

  return TRUE;
}

/* Whether the move is legal. */
gboolean
sg_position_allows (const SgPosition *self, const SgMove *move)
{
  const SgPart *part;

  if (move->quadrant >= self->n_parts)
    return FALSE;

  part = &self->parts[move->quadrant];
  return part->rules->find_move (part, move) != SG_NO_MOVE;
}

/**
 * sg_position_list_moves:
 * @self: a position
 *
 * Cost: linear in the number of moves.
 *
 * Returns: (transfer full): all legal moves, of #SgMove, part by part, each in the order of its
 *   ruleset
 */
GArray *
sg_position_list_moves (const SgPosition *self)
{
  GArray *moves = g_array_sized_new (FALSE, FALSE, sizeof (SgMove), sg_position_get_n_tiles (self));

  for (guint i = 0; i < self->n_parts; i++)
    self->parts[i].rules->list_moves (&self->parts[i], i, moves);
  return moves;
}

/* How many cells a move takes; on a board, 0 if it is illegal, otherwise it must be legal. */
guint
sg_position_count_taken (const SgPosition *self, const SgMove *move)
{
  const SgPart *part;

  g_assert (move->quadrant < self->n_parts);

  part = &self->parts[move->quadrant];
  return part->rules->count_taken (part, move);
}

/* The option that a legal move leads to. */
SgPosition *
sg_position_play (const SgPosition *self, const SgMove *move)
{
  SgPosition *option;

  g_assert (sg_position_allows (self, move));

  option = create (&self->board, self->n_parts);
  for (guint i = 0; i < self->n_parts; i++)
    option->parts[i] =
        i == move->quadrant ? sg_part_play (&self->parts[i], move) : sg_part_ref (&self->parts[i]);

  return option;
}

/* Whether the ruleset of part @i is written before it: where it differs from that of the first
 * part, which is written itself unless it is bars and a word follows. */
static gboolean
has_word (const SgPosition *self, guint i)
{
  if (sg_position_has_board (self))
    return FALSE;
  if (i > 0)
    return !sg_part_has_same_rules (&self->parts[i], &self->parts[0]);
  if (self->parts[0].rules != &sg_ruleset_bars)
    return TRUE;

  for (guint k = 1; k < self->n_parts; k++)
    if (has_word (self, k))
      return FALSE;

  return TRUE;
}

/* The notation; with the size of the board, as in `3,2/2,2/1/- @6x4`, if there is one. */
char *
sg_position_to_string (const SgPosition *self)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < self->n_parts; i++)
    {
      if (i > 0)
        g_string_append_c (string, '/');
      if (has_word (self, i))
        {
          g_autofree char *word = sg_ruleset_to_string (&self->parts[i]);

          g_string_append_printf (string, "%s ", word);
        }
      self->parts[i].rules->print (&self->parts[i], string);
    }

  if (sg_position_has_board (self))
    g_string_append_printf (string, " @%ux%u", self->board.width, self->board.height);
  return g_string_free (string, FALSE);
}
