/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The values of the options of the diagrams in a tile, a block of arms times a block of legs.
 *
 * Choosing the tile (i, j) of the Durfee square, i, j < d, leads from (d; a, b) to
 * (D; cut (a, i, D), cut (b, j, D)) with D = max (i, j), see sg-table.c: that depends on the first
 * i parts of a and the first j parts of b alone. Consecutive arms, and consecutive legs, share many
 * of their first parts. So each value is looked up once for a pair of prefixes, and a set of values
 * is passed from a prefix to the prefixes that are longer by one part: first along the legs, then
 * along the arms. */

#include "sg-tile.h"

#include <string.h>

/* The smallest number of sets to keep. */
#define MIN_SETS 512

/* For one D and each prefix of length j of a leg in the block. */
typedef struct
{
  guint32 *legs; /* cut (b, j, D) */
  gsize *places; /* the index of this leg, taken as an arm, in the values of the square D */
} Cuts;

struct _SgInner
{
  const SgSquare *squares;
  guint d;

  /* For the block of legs. The prefixes of one length, the nodes, are in the order of the legs. */
  guint *n_nodes;  /* for each j */
  guint8 *parents; /* for each j and node its prefix of length j - 1 */
  Cuts *cuts;      /* for each j and D, into the two arrays below */
  guint32 *legs;
  gsize *places;
  guint8 leaves[SG_LANES]; /* for each leg the node of length d - 1 */

  /* For each prefix of an arm met so far, i parts long: the values of rows 0 to i of the square. */
  SgSets *sets;
  guint8 *n_words;
  guint n_sets;
  guint max_sets;
  guint32 **places_of_sets; /* for each i by cut (a, i, i): an index into the sets plus 1, or 0 */
};

/* Choosing the corner leads to the empty diagram: the only one of side 0. */
static guint8 empty_value = 0;

/* The number of cuts (a, i, i). */
static guint
get_n_prefixes (const SgSquare *squares, guint i)
{
  return i == 0 ? 1 : squares[i - 1].n_arms;
}

static guint
get_max_sets (const SgSquare *squares, guint d)
{
  const SgSquare *square = &squares[d - 1];

  /* With few legs, the sets are not worth much memory. */
  return MAX (MIN_SETS, MIN (square->n_bytes / 4 / sizeof (SgSets), square->n_arms));
}

/*< private >
 * sg_inner_new:
 * @squares: the squares by their side
 * @d: a Durfee side
 *
 * Returns: (transfer full) (nullable): %NULL if there is not enough memory
 */
SgInner *
sg_inner_new (const SgSquare *squares, guint d)
{
  SgInner *self = g_new0 (SgInner, 1);
  guint n = d * (d + 1) * SG_LANES;
  gboolean enough;

  self->squares = squares;
  self->d = d;
  self->n_nodes = g_new (guint, d);
  self->parents = g_new0 (guint8, d * SG_LANES);
  self->cuts = g_new (Cuts, d * d);
  self->legs = g_new (guint32, n);
  self->places = g_new (gsize, n);

  /* The system provides these pages when they are written. */
  self->max_sets = get_max_sets (squares, d);
  self->sets = g_try_new (SgSets, self->max_sets);
  self->n_words = g_try_new (guint8, self->max_sets);
  enough = self->sets != NULL && self->n_words != NULL;
  self->places_of_sets = g_new0 (guint32 *, d);
  for (guint i = 0; i < d && enough; i++)
    {
      self->places_of_sets[i] = g_try_new (guint32, get_n_prefixes (squares, i));
      enough = self->places_of_sets[i] != NULL;
    }

  if (!enough)
    g_clear_pointer (&self, sg_inner_free);
  return self;
}

void
sg_inner_free (SgInner *self)
{
  for (guint i = 0; i < self->d; i++)
    g_free (self->places_of_sets[i]);
  g_free (self->places_of_sets);
  g_free (self->n_words);
  g_free (self->sets);
  g_free (self->places);
  g_free (self->legs);
  g_free (self->cuts);
  g_free (self->parents);
  g_free (self->n_nodes);
  g_free (self);
}

/*< private >
 * sg_inner_get_n_bytes:
 * @squares: the squares by their side
 * @d: a Durfee side
 *
 * Returns: about how much memory sg_inner_new() takes
 */
gsize
sg_inner_get_n_bytes (const SgSquare *squares, guint d)
{
  gsize n = (gsize)get_max_sets (squares, d) * sizeof (SgSets);

  for (guint i = 0; i < d; i++)
    n += get_n_prefixes (squares, i) * sizeof (guint32);

  return n;
}

static void
forget_sets (SgInner *self)
{
  self->n_sets = 0;
  for (guint i = 0; i < self->d; i++)
    memset (self->places_of_sets[i], 0,
            get_n_prefixes (self->squares, i) * sizeof *self->places_of_sets[i]);
}

/* Finds the prefixes of length j. */
static void
set_nodes (SgInner *self, const SgSide *legs, guint j, guint32 **next_leg, gsize **next_place)
{
  guint n = 0;

  for (guint lane = 0; lane < legs->n; lane++)
    {
      if (legs->fresh[lane] <= j)
        {
          /* The leaves are still those of length j - 1. */
          self->parents[j * SG_LANES + n] = j > 0 ? self->leaves[lane] : 0;
          n++;
        }
    }
  self->n_nodes[j] = n;

  for (guint big_d = j; big_d < self->d; big_d++)
    {
      Cuts *cuts = &self->cuts[j * self->d + big_d];

      cuts->legs = *next_leg;
      cuts->places = *next_place;
      for (guint lane = 0; lane < legs->n; lane++)
        if (legs->fresh[lane] <= j)
          {
            guint leg = big_d == 0 ? 0 : sg_side_get_cut (legs, lane, j, big_d);

            *(*next_leg)++ = leg;
            *(*next_place)++ =
                big_d == 0 || !self->squares[big_d - 1].symmetric
                    ? 0
                    : self->squares[big_d - 1].panels[leg / SG_LANES] + leg % SG_LANES;
          }
    }

  for (guint lane = 0, node = 0; lane < legs->n; lane++)
    {
      if (legs->fresh[lane] <= j)
        node++;
      self->leaves[lane] = node - 1;
    }
}

void
sg_inner_set_legs (SgInner *self, const SgSide *legs)
{
  guint32 *next_leg = self->legs;
  gsize *next_place = self->places;

  for (guint j = 0; j < self->d; j++)
    set_nodes (self, legs, j, &next_leg, &next_place);
  forget_sets (self);
}

static inline guint64
get_bit (guint value, guint word)
{
  guint shift = value - 64 * word;

  return shift < 64 ? G_GUINT64_CONSTANT (1) << shift : 0;
}

/* Adds the values of row i of the square to the sets of the rows before it, for all legs. */
static inline __attribute__ ((always_inline)) void
add_row (const SgInner *self,
         const SgTile *tile,
         guint arm_lane,
         guint i,
         const SgSets *above,
         SgSets *sets,
         guint n_words,
         gboolean counting,
         gboolean partial)
{
  /* For each prefix of a leg the values of the columns up to its length: those of length j are made
   * from those of length j - 1. */
  guint64 words[2][SG_MAX_WORDS][SG_LANES];
  guint8 counts[2][SG_LANES];
  guint last = 0;

  for (guint w = 0; w < n_words; w++)
    words[0][w][0] = 0;
  counts[0][0] = 0;

  for (guint j = 0; j < self->d; j++)
    {
      guint big_d = MAX (i, j);
      const Cuts *cuts = &self->cuts[j * self->d + big_d];
      const guint8 *parents = self->parents + j * SG_LANES;
      const SgSquare *square = big_d == 0 ? NULL : &self->squares[big_d - 1];
      const guint8 *values = big_d == 0 ? &empty_value : square->values;
      guint arm = big_d == 0 ? 0 : sg_side_get_cut (tile->arms, arm_lane, i, big_d);
      gsize place = big_d == 0 ? 0 : square->panels[arm / SG_LANES] + arm % SG_LANES;
      /* A symmetric square holds the value of a larger leg with leg and arm exchanged. */
      guint highest = big_d == 0 || !square->symmetric ? G_MAXUINT : arm;

      for (guint k = 0; k < self->n_nodes[j]; k++)
        {
          guint leg = cuts->legs[k];
          gsize as_arm = place + (gsize)leg * SG_LANES;
          gsize as_leg = cuts->places[k] + (gsize)arm * SG_LANES;
          guint value = 0;

          if (!partial || square == NULL || sg_square_has_value (square, arm, leg))
            value = values[leg <= highest ? as_arm : as_leg];

          for (guint w = 0; w < n_words; w++)
            words[1 - last][w][k] = words[last][w][parents[k]] | get_bit (value, w);
          if (counting)
            counts[1 - last][k] = counts[last][parents[k]] + (value == 1);
        }
      last = 1 - last;
    }

  for (guint lane = 0; lane < SG_LANES; lane++)
    {
      for (guint w = 0; w < n_words; w++)
        sets->words[w][lane] =
            words[last][w][self->leaves[lane]] | (i > 0 ? above->words[w][lane] : 0);
      if (counting)
        sets->counts[lane] = counts[last][self->leaves[lane]] + (i > 0 ? above->counts[lane] : 0);
    }
}

static void
add_row_of_one_word (const SgInner *self,
                     const SgTile *tile,
                     guint arm_lane,
                     guint i,
                     const SgSets *above,
                     SgSets *sets)
{
  add_row (self, tile, arm_lane, i, above, sets, 1, FALSE, FALSE);
}

static void
add_row_of_two_words (const SgInner *self,
                      const SgTile *tile,
                      guint arm_lane,
                      guint i,
                      const SgSets *above,
                      SgSets *sets)
{
  add_row (self, tile, arm_lane, i, above, sets, SG_MAX_WORDS, FALSE, FALSE);
}

static void
add_row_with_counts (const SgInner *self,
                     const SgTile *tile,
                     guint arm_lane,
                     guint i,
                     const SgSets *above,
                     SgSets *sets)
{
  add_row (self, tile, arm_lane, i, above, sets, SG_MAX_WORDS, TRUE, FALSE);
}

static void
add_row_with_gaps (const SgInner *self,
                   const SgTile *tile,
                   guint arm_lane,
                   guint i,
                   const SgSets *above,
                   SgSets *sets)
{
  add_row (self, tile, arm_lane, i, above, sets, SG_MAX_WORDS, TRUE, TRUE);
}

static guint32 *
find_place (const SgInner *self, const SgTile *tile, guint arm_lane, guint i)
{
  guint index = i == 0 ? 0 : sg_side_get_cut (tile->arms, arm_lane, i, i);

  return &self->places_of_sets[i][index];
}

/*< private >
 * sg_inner_get_sets:
 * @self: the options inside the square
 * @tile: a tile with the legs that were set
 * @arm_lane: an arm of the tile
 *
 * Returns: (transfer none): the values of the options inside the square with each of the legs;
 *   undefined in lanes without a leg; valid until the next call
 */
const SgSets *
sg_inner_get_sets (SgInner *self, const SgTile *tile, guint arm_lane)
{
  gboolean all_words = tile->partial || tile->counts != NULL;
  guint n_words = all_words ? SG_MAX_WORDS : tile->n_words;
  const SgSets *above = NULL;
  guint i = self->d;

  if (self->n_sets + self->d > self->max_sets)
    forget_sets (self);

  /* Find the longest prefix whose sets are known. */
  while (i > 0 && above == NULL)
    {
      guint32 place = *find_place (self, tile, arm_lane, i - 1);

      if (place > 0 && self->n_words[place - 1] >= n_words)
        above = &self->sets[place - 1];
      else
        i--;
    }

  for (; i < self->d; i++)
    {
      guint32 *place = find_place (self, tile, arm_lane, i);
      SgSets *sets;

      if (*place == 0)
        *place = ++self->n_sets;
      sets = &self->sets[*place - 1];
      self->n_words[*place - 1] = n_words;

      if (tile->partial)
        add_row_with_gaps (self, tile, arm_lane, i, above, sets);
      else if (tile->counts != NULL)
        add_row_with_counts (self, tile, arm_lane, i, above, sets);
      else if (n_words == 1)
        add_row_of_one_word (self, tile, arm_lane, i, above, sets);
      else
        add_row_of_two_words (self, tile, arm_lane, i, above, sets);
      above = sets;
    }

  return above;
}

/*< private >
 * sg_tile_walk:
 * @self: a tile
 * @arm_lane: an arm of its block
 * @leg_lane: a leg of its block
 *
 * Computes one value without sets, by looking up all options one by one.
 *
 * Returns: the value; %SG_MAX_VALUE + 1 if it is larger than %SG_MAX_VALUE
 */
guint
sg_tile_walk (const SgTile *self, guint arm_lane, guint leg_lane)
{
  const SgSide *arms = self->arms;
  const SgSide *legs = self->legs;
  guint leg = legs->first + leg_lane;
  guint64 seen[(SG_MAX_VALUE + 1) / 64] = { 1 };
  guint word = 0;

  for (guint k = arms->moves[arm_lane]; k < arms->moves[arm_lane + 1]; k++)
    {
      guint value = sg_square_get_value (&self->squares[self->d - 1], arms->options[k], leg);

      seen[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
    }

  for (guint k = legs->moves[leg_lane]; k < legs->moves[leg_lane + 1]; k++)
    {
      guint value = self->by_leg[legs->options[k]][arm_lane];

      seen[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
    }

  for (guint i = 0; i < self->d; i++)
    for (guint j = i == 0 ? 1 : 0; j < self->d; j++)
      {
        guint big_d = MAX (i, j);
        const SgSquare *square = &self->squares[big_d - 1];
        guint arm = sg_side_get_cut (arms, arm_lane, i, big_d);
        guint cut_leg = sg_side_get_cut (legs, leg_lane, j, big_d);
        guint value = 0;

        if (!self->partial || sg_square_has_value (square, arm, cut_leg))
          value = sg_square_get_value (square, arm, cut_leg);
        seen[value / 64] |= G_GUINT64_CONSTANT (1) << (value % 64);
      }

  while (word < G_N_ELEMENTS (seen) && seen[word] == G_MAXUINT64)
    word++;

  return word == G_N_ELEMENTS (seen) ? SG_MAX_VALUE + 1
                                     : word * 64 + (guint)__builtin_ctzll (~seen[word]);
}
