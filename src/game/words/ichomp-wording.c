/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of quadrants, levels and tiles, and the sentences about numbers. Each case has a
 * sentence of its own, since languages differ in how persons, places and numbers change the
 * words around them. */

#include "ichomp-wording.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "game/base/ichomp-digits.h"
#include "engine/rules/sg-nim.h"

/* Such as "Top left". */
const char *
ichomp_wording_quadrant (SgQuadrant quadrant)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant", "Top left");
    case SG_QUADRANT_NE:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant", "Top right");
    case SG_QUADRANT_SW:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant", "Bottom left");
    case SG_QUADRANT_SE:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant", "Bottom right");
    }

  g_assert_not_reached ();
}

/* The name of a quadrant that does not begin a sentence. */
const char *
ichomp_wording_quadrant_inside (SgQuadrant quadrant)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant inside a sentence", "top left");
    case SG_QUADRANT_NE:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant inside a sentence", "top right");
    case SG_QUADRANT_SW:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant inside a sentence", "bottom left");
    case SG_QUADRANT_SE:
      /* Translators: The name of a quadrant of the board. */
      return C_ ("quadrant inside a sentence", "bottom right");
    }

  g_assert_not_reached ();
}

/**
 * ichomp_wording_part:
 * @parts: what a board consists of
 * @quadrant: one of its parts
 *
 * Returns: (transfer none): the name of the part: "Top left" of four quadrants, "Board" of a single
 *   one, "Heap 1" of heaps
 */
const char *
ichomp_wording_part (IchompParts parts, SgQuadrant quadrant)
{
  g_autofree char *heap = NULL;

  switch (parts)
    {
    case ICHOMP_PARTS_QUADRANTS:
      return ichomp_wording_quadrant (quadrant);
    case ICHOMP_PARTS_ONE:
      return _ ("Board");
    case ICHOMP_PARTS_HEAPS:
      /* Translators: The name of a heap in a game of Nim, such as "Heap 2". */
      heap = ichomp_digits_printf (C_ ("heap", "Heap %u"), quadrant + 1);
      return g_intern_string (heap);
    }

  g_assert_not_reached ();
}

/* The name of one of several parts that does not begin a sentence. */
const char *
ichomp_wording_part_inside (IchompParts parts, SgQuadrant quadrant)
{
  g_autofree char *heap = NULL;

  if (parts != ICHOMP_PARTS_HEAPS)
    return ichomp_wording_quadrant_inside (quadrant);

  /* Translators: The name of a heap in a game of Nim, such as "heap 2". */
  heap = ichomp_digits_printf (C_ ("heap inside a sentence", "heap %u"), quadrant + 1);
  return g_intern_string (heap);
}

/* The levels of the computer, in the order of their strength */

/* Translators: About a level whose name is a wrong idea, such as "Largest comes first". */
static const char flawed[] = N_ ("The computer has a rule that is sometimes wrong. Find out when.");
/* Translators: About a level whose name is a wrong idea, such as "Copy the shape". */
static const char flawed_but_begins[] = N_ (
    "The computer has a rule that is sometimes wrong. Find out when. On a full board it begins.");

static const struct
{
  const char *name;
  const char *description;
  const char *players;
} levels[] = {
  [SG_LEVEL_EASY] = {
    /* Translators: How well the computer plays. */
    NC_ ("level", "Easy"),
    N_ ("The computer chooses at random, but sees a win in one move."),
    N_ ("You against the computer (Easy)"),
  },
  [SG_LEVEL_LARGEST] = {
    /* Translators: How the computer plays: where the value is largest. */
    NC_ ("level", "Largest comes first"),
    flawed,
    N_ ("You against the computer (Largest comes first)"),
  },
  [SG_LEVEL_EVEN] = {
    /* Translators: How the computer plays: it leaves an even sum of the values. */
    NC_ ("level", "Make the sum even"),
    flawed,
    N_ ("You against the computer (Make the sum even)"),
  },
  [SG_LEVEL_MEDIUM] = {
    /* Translators: How well the computer plays. */
    NC_ ("level", "Medium"),
    N_ ("The computer finds the right move about half of the time."),
    N_ ("You against the computer (Medium)"),
  },
  [SG_LEVEL_FORGET] = {
    /* Translators: How the computer plays: it ignores the last quadrant. */
    NC_ ("level", "Forget the last"),
    flawed,
    N_ ("You against the computer (Forget the last)"),
  },
  [SG_LEVEL_COPY] = {
    /* Translators: How the computer plays: it leaves pairs of quadrants of the same shape. */
    NC_ ("level", "Copy the shape"),
    flawed_but_begins,
    N_ ("You against the computer (Copy the shape)"),
  },
  [SG_LEVEL_COUNT] = {
    /* Translators: How the computer plays: as if each quadrant were a heap of its tiles. */
    NC_ ("level", "Count all tiles"),
    flawed,
    N_ ("You against the computer (Count all tiles)"),
  },
  [SG_LEVEL_ALMOST_PERFECT] = {
    /* Translators: How well the computer plays. */
    NC_ ("level", "Almost perfect"),
    N_ ("The computer misses about one win in seven."),
    N_ ("You against the computer (Almost perfect)"),
  },
  [SG_LEVEL_PAIR] = {
    /* Translators: How the computer plays: it leaves pairs of quadrants of equal value. */
    NC_ ("level", "Pair equal values"),
    flawed_but_begins,
    N_ ("You against the computer (Pair equal values)"),
  },
  [SG_LEVEL_HARD] = {
    /* Translators: How well the computer plays. */
    NC_ ("level", "Hard"),
    N_ ("The computer never makes a mistake."),
    N_ ("You against the computer (Hard)"),
  },
};
G_STATIC_ASSERT (G_N_ELEMENTS (levels) == SG_N_LEVELS);

/* Such as "Easy". */
const char *
ichomp_wording_level_name (SgLevel level)
{
  g_return_val_if_fail (level < SG_N_LEVELS, NULL);

  return g_dpgettext2 (NULL, "level", levels[level].name);
}

/* A sentence about the computer that plays at the level. */
const char *
ichomp_wording_level (SgLevel level)
{
  g_return_val_if_fail (level < SG_N_LEVELS, NULL);

  return gettext (levels[level].description);
}

/* One person plays against the computer at the level. */
const char *
ichomp_wording_level_players (SgLevel level)
{
  g_return_val_if_fail (level < SG_N_LEVELS, NULL);

  return gettext (levels[level].players);
}

/**
 * ichomp_wording_tile:
 * @tile: a tile
 *
 * Returns: (transfer full): its name, such as "Top left, row 2, column 3", counted from 1 at the
 *   middle of the board
 */
char *
ichomp_wording_tile (const SgMove *tile)
{
  guint row = tile->row + 1;
  guint column = tile->column + 1;

  switch (tile->quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: The name of a tile, such as "Top left, row 2, column 3". Rows and columns are
       * counted from the middle of the board. */
      return ichomp_digits_printf (_ ("Top left, row %1$u, column %2$u"), row, column);
    case SG_QUADRANT_NE:
      /* Translators: The name of a tile, such as "Top right, row 2, column 3". Rows and columns are
       * counted from the middle of the board. */
      return ichomp_digits_printf (_ ("Top right, row %1$u, column %2$u"), row, column);
    case SG_QUADRANT_SW:
      /* Translators: The name of a tile, such as "Bottom left, row 2, column 3". Rows and
       * columns are counted from the middle of the board. */
      return ichomp_digits_printf (_ ("Bottom left, row %1$u, column %2$u"), row, column);
    case SG_QUADRANT_SE:
      /* Translators: The name of a tile, such as "Bottom right, row 2, column 3". Rows and
       * columns are counted from the middle of the board. */
      return ichomp_digits_printf (_ ("Bottom right, row %1$u, column %2$u"), row, column);
    }

  g_assert_not_reached ();
}

/* The name of a tile where there is a single quadrant, such as "Row 2, column 3". */
char *
ichomp_wording_tile_alone (const SgMove *tile)
{
  /* Translators: The name of a tile of a quadrant that is a game of its own, such as "Row 2, column
   * 3". */
  return ichomp_digits_printf (_ ("Row %1$u, column %2$u"), tile->row + 1, tile->column + 1);
}

/* The name of a tile on a board that consists of @parts. */
char *
ichomp_wording_tile_of (IchompParts parts, const SgMove *tile)
{
  switch (parts)
    {
    case ICHOMP_PARTS_QUADRANTS:
      return ichomp_wording_tile (tile);
    case ICHOMP_PARTS_ONE:
      return ichomp_wording_tile_alone (tile);
    case ICHOMP_PARTS_HEAPS:
      /* Translators: The name of a tile in a game of Nim, such as "Heap 2, tile 5". Tiles are
       * counted from the left. */
      return ichomp_digits_printf (_ ("Heap %1$u, tile %2$u"), tile->quadrant + 1,
                                   tile->column + 1);
    }

  g_assert_not_reached ();
}

/* The name of a tile that does not begin a sentence, such as "top left, row 2, column 3". */
char *
ichomp_wording_tile_inside (IchompParts parts, const SgMove *tile)
{
  if (parts == ICHOMP_PARTS_HEAPS)
    /* Translators: The name of a tile in a game of Nim, such as in "for instance: heap 2, tile
     * 5". */
    return ichomp_digits_printf (C_ ("tile inside a sentence", "heap %1$u, tile %2$u"),
                                 tile->quadrant + 1, tile->column + 1);
  if (parts == ICHOMP_PARTS_ONE)
    /* Translators: The name of a tile where there is a single quadrant, such as in "for instance:
     * row 2, column 3". */
    return ichomp_digits_printf (C_ ("tile inside a sentence", "row %1$u, column %2$u"),
                                 tile->row + 1, tile->column + 1);

  return ichomp_digits_printf (
      /* Translators: The name of a tile. %1$s is that of its quadrant, such as in "for instance:
       * top left, row 2, column 3". */
      C_ ("tile inside a sentence", "%1$s, row %2$u, column %3$u"),
      ichomp_wording_quadrant_inside (tile->quadrant), tile->row + 1, tile->column + 1);
}

/**
 * ichomp_wording_tile_taken:
 * @n_tiles: the number of tiles that a move takes, at least 1
 *
 * Returns: (transfer full): a description of the tile, such as "takes 4 tiles"
 */
char *
ichomp_wording_tile_taken (guint n_tiles)
{
  /* Translators: What choosing a tile does. A screen reader says it after the name of the tile. */
  return ichomp_digits_printf (ngettext ("takes %u tile", "takes %u tiles", n_tiles), n_tiles);
}

/**
 * ichomp_wording_tile_taken_and_value:
 * @n_tiles: the number of tiles that a move takes, at least 1
 * @value: the value of the quadrant after the move
 *
 * Returns: (transfer full): a description of the tile, such as "takes 4 tiles; the value becomes 5"
 */
char *
ichomp_wording_tile_taken_and_value (guint n_tiles, guint value)
{
  /* Translators: What choosing a tile does, such as "takes 4 tiles; the value becomes 5". The value
   * is that of the quadrant. A screen reader says it after the name of the tile. */
  return ichomp_digits_printf (ngettext ("takes %1$u tile; the value becomes %2$u",
                                         "takes %1$u tiles; the value becomes %2$u", n_tiles),
                               n_tiles, value);
}

/**
 * ichomp_wording_value:
 * @parts: what the board consists of
 * @quadrant: one of its parts
 * @value: its value
 * @decimal: whether it is shown in decimal
 * @binary: whether it is shown in binary
 *
 * Returns: (transfer full) (nullable): what is shown of the value, for a screen reader, such as
 *   "Top left: value 5, binary one zero one"; %NULL if neither is shown
 */
char *
ichomp_wording_value (IchompParts parts,
                      SgQuadrant quadrant,
                      guint value,
                      gboolean decimal,
                      gboolean binary)
{
  const char *name = ichomp_wording_part (parts, quadrant);
  g_autofree char *digits = ichomp_formula_binary (ICHOMP_VOICE_SPOKEN, value, 1);

  if (decimal && binary)
    return ichomp_digits_printf (
        /* Translators: The Grundy value of a quadrant, to be read aloud. %1$s is the name of a
         * quadrant, such as in "Top left: value 5, binary one zero one". */
        _ ("%1$s: value %2$u, binary %3$s"), name, value, digits);
  if (decimal)
    /* Translators: The Grundy value of a quadrant, such as "Top left: value 5". */
    return ichomp_digits_printf (_ ("%1$s: value %2$u"), name, value);
  if (binary)
    return g_strdup_printf (
        /* Translators: The Grundy value of a quadrant, to be read aloud. %1$s is the name of a
         * quadrant, such as in "Top left: value in binary one zero one". */
        _ ("%1$s: value in binary %2$s"), name, digits);

  return NULL;
}

/**
 * ichomp_wording_nim_sum:
 * @nim_sum: the nim-sum of the four values
 * @decimal: whether it is shown in decimal
 * @binary: whether it is shown in binary
 *
 * Returns: (transfer full) (nullable): what is shown of the nim-sum, for a screen reader, such as
 *   "Nim-sum of the four values: 5, binary one zero one"; %NULL if neither is shown
 */
char *
ichomp_wording_nim_sum (guint nim_sum, gboolean decimal, gboolean binary)
{
  g_autofree char *digits = ichomp_formula_binary (ICHOMP_VOICE_SPOKEN, nim_sum, 1);

  if (decimal && binary)
    return ichomp_digits_printf (
        /* Translators: To be read aloud, such as "Nim-sum of the four values: 5, binary one zero
         * one". */
        _ ("Nim-sum of the four values: %1$u, binary %2$s"), nim_sum, digits);
  if (decimal)
    /* Translators: Such as "Nim-sum of the four values: 5". */
    return ichomp_digits_printf (_ ("Nim-sum of the four values: %u"), nim_sum);
  if (binary)
    return g_strdup_printf (
        /* Translators: To be read aloud, such as "Nim-sum of the four values: in binary one zero
         * one". */
        _ ("Nim-sum of the four values: in binary %s"), digits);

  return NULL;
}

/**
 * ichomp_wording_sum:
 * @rule: the rule of the game
 * @sum: u
 * @decimal: whether it is shown in decimal
 * @binary: whether it is shown in binary
 *
 * Returns: (transfer full) (nullable): what is shown of u, for a screen reader: under normal play
 *   the nim-sum, otherwise such as "u is 5, binary one zero one"; %NULL if neither is shown
 */
char *
ichomp_wording_sum (SgRule rule, guint sum, gboolean decimal, gboolean binary)
{
  g_autofree char *digits = ichomp_formula_binary (ICHOMP_VOICE_SPOKEN, sum, 1);

  if (rule == SG_RULE_NORMAL)
    return ichomp_wording_nim_sum (sum, decimal, binary);

  if (decimal && binary)
    /* Translators: To be read aloud, such as "u is 5, binary one zero one". */
    return ichomp_digits_printf (_ ("u is %1$u, binary %2$s"), sum, digits);
  if (decimal)
    /* Translators: Such as "u is 5". */
    return ichomp_digits_printf (_ ("u is %u"), sum);
  if (binary)
    /* Translators: To be read aloud, such as "u in binary is one zero one". */
    return g_strdup_printf (_ ("u in binary is %s"), digits);

  return NULL;
}

/* "P-position" or "N-position". */
const char *
ichomp_wording_outcome_name (SgOutcome outcome)
{
  /* Translators: P stands for "previous": the player who has just moved wins. N stands for "next":
   * the player to move wins. Both letters are used in mathematics all over the world. */
  return outcome == SG_OUTCOME_P ? C_ ("outcome", "P-position") : C_ ("outcome", "N-position");
}

/* A sentence about the player who wins. */
const char *
ichomp_wording_outcome (SgOutcome outcome)
{
  return outcome == SG_OUTCOME_P ? _ ("The player to move loses if the opponent makes no mistake.")
                                 : _ ("The player to move can win.");
}

/* A sentence about an empty board. */
const char *
ichomp_wording_end (SgRule rule)
{
  if (sg_rule_is_last_tile_won (rule))
    /* Translators: The game is over. The last one is the last tile. */
    return _ ("No tile is left. The player who took the last one has won.");

  /* Translators: The game is over. The last one is the last tile. */
  return _ ("No tile is left. The player who took the last one has lost.");
}

/**
 * ichomp_wording_verdict:
 * @analysis: the numbers of a position
 *
 * Returns: (transfer none): a sentence about the player who wins the position, or has won it
 */
const char *
ichomp_wording_verdict (const SgAnalysis *analysis)
{
  return sg_position_is_empty (sg_analysis_get_position (analysis))
             ? ichomp_wording_end (sg_analysis_get_rule (analysis))
             : ichomp_wording_outcome (sg_analysis_get_outcome (analysis));
}

/* Computing with numbers that belong to no quadrant */

/**
 * ichomp_wording_power:
 * @voice: the form of formulas
 * @number: a number
 * @column: a binary column, counted from 0, the column of ones
 *
 * Returns: (transfer full): the reason for the digit of @number in @column, such as "13 − 8 = 5, so
 *   the digit of 8 is 1."
 */
char *
ichomp_wording_power (IchompVoice voice, guint number, guint column)
{
  guint power = 1u << column;
  guint left = number & (2 * power - 1);
  g_autofree char *difference = NULL;

  if (left < power)
    /* Translators: A step of writing a number in binary, such as "8 does not fit into 5, so the
     * digit of 8 is 0." */
    return ichomp_digits_printf_bits (
        0, _ ("%1$u does not fit into %2$u, so the digit of %1$u is 0."), power, left);

  difference = ichomp_formula_difference (voice, left, power, left - power);
  /* Translators: A step of writing a number in binary, such as "13 − 8 = 5, so the digit of 8 is
   * 1." */
  return ichomp_digits_printf (_ ("%1$s, so the digit of %2$u is 1."), difference, power);
}

/**
 * ichomp_wording_powers:
 * @voice: the form of formulas
 * @number: a number
 *
 * Returns: (transfer full): @number as a sum of powers of two, such as "13 = 8 + 4 + 1 is 1101 in
 *   binary."
 */
char *
ichomp_wording_powers (IchompVoice voice, guint number)
{
  g_autofree char *sum = ichomp_formula_powers (voice, number);
  g_autofree char *binary = ichomp_formula_binary (voice, number, 1);

  /* Translators: The end of writing a number in binary, such as "13 = 8 + 4 + 1 is 1101 in
   * binary." */
  return g_strdup_printf (_ ("%1$s is %2$s in binary."), sum, binary);
}

/**
 * ichomp_wording_xor_column:
 * @numbers: (array length=n_numbers): numbers
 * @n_numbers: the number of @numbers
 * @column: a binary column, counted from 0, the column of ones
 *
 * Returns: (transfer full): the reason for the digit of their XOR in @column, such as "The column
 *   of 8 has 3 ones, an odd number, so the digit is 1."
 */
char *
ichomp_wording_xor_column (const guint *numbers, guint n_numbers, guint column)
{
  guint power = 1u << column;
  guint n = 0;

  for (guint i = 0; i < n_numbers; i++)
    n += numbers[i] >> column & 1;

  if (n % 2 == 1)
    /* Translators: Why a digit of an XOR is 1, such as "The column of 8 has 3 ones, an odd
     * number, so the digit is 1." */
    return ichomp_digits_printf_bits (
        0,
        ngettext ("The column of %2$u has %1$u one, an odd number, so the digit is 1.",
                  "The column of %2$u has %1$u ones, an odd number, so the digit is 1.", n),
        n, power);

  /* Translators: Why a digit of an XOR is 0, such as "The column of 8 has 2 ones, an even
   * number, so the digit is 0." */
  return ichomp_digits_printf_bits (
      0,
      ngettext ("The column of %2$u has %1$u one, an even number, so the digit is 0.",
                "The column of %2$u has %1$u ones, an even number, so the digit is 0.", n),
      n, power);
}

/**
 * ichomp_wording_mex:
 * @mex: the smallest number missing from a set
 *
 * Returns: (transfer full): why it is the mex, such as "2 is missing, and every number below 2 is
 *   there: the mex is 2."
 */
char *
ichomp_wording_mex (guint mex)
{
  if (mex == 0)
    return ichomp_digits_dup (_ ("0 is missing, and no number is smaller: the mex is 0."));

  /* Translators: How the smallest missing number is found, such as "2 is missing, and every number
   * below 2 is there: the mex is 2." */
  return ichomp_digits_printf (
      _ ("%1$u is missing, and every number below %1$u is there: the mex is %1$u."), mex);
}

/* Sentences */

/**
 * ichomp_wording_join:
 * @first: (nullable): a translated sentence, or several
 * @second: (nullable): the sentence after it
 *
 * Returns: (transfer full): both, with the space that is usual in the language between them; either
 *   may be empty
 */
char *
ichomp_wording_join (const char *first, const char *second)
{
  if (first == NULL || *first == '\0')
    return g_strdup (second != NULL ? second : "");
  if (second == NULL || *second == '\0')
    return g_strdup (first);

  /* Translators: How one sentence follows another: with a space, or whatever is usual. */
  return g_strdup_printf (C_ ("sentences", "%1$s %2$s"), first, second);
}

/**
 * ichomp_wording_join_words:
 * @words: (nullable): translated words without a full stop
 * @sentence: (nullable): a sentence after them
 *
 * Returns: (transfer full): both, as two sentences; either may be empty
 */
char *
ichomp_wording_join_words (const char *words, const char *sentence)
{
  if (words == NULL || *words == '\0' || sentence == NULL || *sentence == '\0')
    return ichomp_wording_join (words, sentence);

  /* Translators: Words and a sentence after them. Before the first move they are the rule, and
   * whose turn it is, such as "Nim: the player who takes the last tile loses. Your turn". */
  return g_strdup_printf (C_ ("sentences", "%1$s. %2$s"), words, sentence);
}

/**
 * ichomp_wording_date:
 * @date: an ISO 8601 date, such as 2026-03-09
 *
 * GLib would write it in the language of the locale, which may differ from that of the program.
 *
 * Returns: (transfer full): the date in numbers, as is usual in the language of the program
 */
char *
ichomp_wording_date (const char *date)
{
  guint year = (guint)strtoul (date, NULL, 10);
  guint month = (guint)strtoul (date + 5, NULL, 10);
  guint day = (guint)strtoul (date + 8, NULL, 10);
  /* Translators: A date in numbers: %1$u is the year, %2$02u the month and %3$02u the day, each
   * with two digits. The 9th of March may be "2026-03-09" or "09.03.2026". */
  g_autofree char *text =
      ichomp_digits_printf (C_ ("date", "%1$u-%2$02u-%3$02u"), year, month, day);

  return ichomp_formula_isolate (text);
}
