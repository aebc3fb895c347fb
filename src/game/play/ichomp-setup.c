/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The setup of a game: its kind, board and players. Every game is a sum of diagrams with a rule:
 * iChomp has a diagram in each quadrant; Chomp has a single one, in which the tile nearest the
 * middle is poisoned; a heap of Nim is a diagram of one row. */

#include "ichomp-setup.h"

/* Its poisoned tile is at the top left, as Chomp is usually drawn. */
#define CHOMP_QUADRANT SG_QUADRANT_SE

/**
 * ichomp_setup_fit_board:
 * @self: a setup with a kind and, in Nim, heaps
 * @width: the chosen width of the board or, in Chomp, of the quadrant, in tiles; ignored in Nim
 * @height: the chosen height, likewise
 *
 * Sets the size of the board; in Nim it depends on the heaps.
 */
void
ichomp_setup_fit_board (IchompSetup *self, guint width, guint height)
{
  guint largest = 1;

  switch (self->kind)
    {
    case ICHOMP_KIND_ICHOMP:
      self->board = (SgBoard){ width, height };
      break;
    case ICHOMP_KIND_CHOMP:
      self->board = (SgBoard){ 2 * width, 2 * height };
      break;
    case ICHOMP_KIND_NIM:
      SG_FOREACH_QUADRANT (q)
        largest = MAX (largest, self->heaps[q]);
      self->board = (SgBoard){ 2 * largest, 2 };
      break;
    }
}

/* Returns: whether @board has at least two tiles and no side above ICHOMP_BOARD_MAX_SIDE */
gboolean
ichomp_setup_allows_board (const SgBoard *board)
{
  return sg_board_is_legal (board) && MAX (board->width, board->height) <= ICHOMP_BOARD_MAX_SIDE;
}

/**
 * ichomp_setup_is_legal:
 * @self: any setup
 *
 * Returns: whether a game can start from it: the board is not too large and has room for the heaps,
 *   and the game starts with at least two tiles
 */
gboolean
ichomp_setup_is_legal (const IchompSetup *self)
{
  g_autoptr (SgPosition) full = NULL;

  if (!ichomp_setup_allows_board (&self->board))
    return FALSE;

  if (self->kind == ICHOMP_KIND_NIM)
    SG_FOREACH_QUADRANT (q)
      if (self->heaps[q] > sg_board_get_quadrant_width (&self->board, q)
          || sg_board_get_quadrant_height (&self->board, q) == 0)
        return FALSE;

  full = ichomp_setup_create_full (self);
  return sg_position_get_n_tiles (full) >= 2;
}

SgRule
ichomp_setup_get_rule (const IchompSetup *self)
{
  if (self->kind == ICHOMP_KIND_CHOMP)
    return SG_RULE_CHOMP;

  return self->misere ? SG_RULE_MISERE : SG_RULE_NORMAL;
}

/* A game of Nim has heaps on a board of any size, since none of its quadrants ever has a second
 * row: see ichomp_setup_allows (). */
IchompParts
ichomp_setup_get_parts (const IchompSetup *self)
{
  static const IchompParts parts[] = {
    [ICHOMP_KIND_ICHOMP] = ICHOMP_PARTS_QUADRANTS,
    [ICHOMP_KIND_CHOMP] = ICHOMP_PARTS_ONE,
    [ICHOMP_KIND_NIM] = ICHOMP_PARTS_HEAPS,
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (parts) == ICHOMP_N_KINDS);

  return parts[self->kind];
}

static SgDiagram *
create_diagram (const IchompSetup *self, SgQuadrant quadrant)
{
  guint width = sg_board_get_quadrant_width (&self->board, quadrant);
  guint height = sg_board_get_quadrant_height (&self->board, quadrant);

  switch (self->kind)
    {
    case ICHOMP_KIND_ICHOMP:
      return sg_diagram_new_box (width, height);
    case ICHOMP_KIND_CHOMP:
      return quadrant == CHOMP_QUADRANT ? sg_diagram_new_box (width, height)
                                        : sg_diagram_new_box (0, 0);
    case ICHOMP_KIND_NIM:
      return sg_diagram_new_box (self->heaps[quadrant], self->heaps[quadrant] > 0 ? 1 : 0);
    }

  g_assert_not_reached ();
}

/**
 * ichomp_setup_create_full:
 * @self: a setup
 *
 * Returns: (transfer full): the position with all tiles; a random start lies inside it
 */
SgPosition *
ichomp_setup_create_full (const IchompSetup *self)
{
  SgDiagram *diagrams[SG_N_QUADRANTS];
  SgPosition *full;

  SG_FOREACH_QUADRANT (q)
    diagrams[q] = create_diagram (self, q);

  full = sg_position_new (&self->board, diagrams);
  SG_FOREACH_QUADRANT (q)
    sg_diagram_unref (diagrams[q]);

  return full;
}

/**
 * ichomp_setup_allows:
 * @self: a setup
 * @game: a game
 *
 * Returns: whether @game is of the setup's kind: only Chomp has the rule of Chomp, and a heap of
 *   Nim is a single row
 */
gboolean
ichomp_setup_allows (const IchompSetup *self, const SgGame *game)
{
  SgPosition *start = sg_game_get_position (game, 0);

  if ((self->kind == ICHOMP_KIND_CHOMP) != (sg_game_get_rule (game) == SG_RULE_CHOMP))
    return FALSE;

  if (self->kind == ICHOMP_KIND_NIM)
    SG_FOREACH_QUADRANT (q)
      if (sg_diagram_get_n_rows (sg_position_get_diagram (start, q)) > 1)
        return FALSE;

  return TRUE;
}

gboolean
ichomp_setup_is_computer (const IchompSetup *self, IchompPlayer player)
{
  return self->opponent == ICHOMP_OPPONENT_COMPUTERS
         || (self->opponent == ICHOMP_OPPONENT_COMPUTER && player == ICHOMP_PLAYER_2);
}

/* The level of a player who is the computer. */
SgLevel
ichomp_setup_get_level (const IchompSetup *self, IchompPlayer player)
{
  return player == ICHOMP_PLAYER_1 ? self->level_1 : self->level;
}

/**
 * ichomp_setup_take_over:
 * @self: a setup in which the computer is both players
 * @player: a player
 *
 * Lets a person continue as @player against the computer. The person becomes player 1.
 */
void
ichomp_setup_take_over (IchompSetup *self, IchompPlayer player)
{
  g_assert (self->opponent == ICHOMP_OPPONENT_COMPUTERS);

  if (player == ICHOMP_PLAYER_2)
    {
      self->level = self->level_1;
      self->first = self->first == ICHOMP_PLAYER_1 ? ICHOMP_PLAYER_2 : ICHOMP_PLAYER_1;
    }
  self->opponent = ICHOMP_OPPONENT_COMPUTER;
}
