/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The values of a tile, each the mex of the values of its options. First the options of the arms
 * are marked, one arm after the other with all legs at once; then the sets are transposed, and the
 * options of the legs are marked, one leg after the other with all arms at once. A set is a column
 * of planes: bit k of a lane in plane p says whether the lane has seen the value 8 p + k. Options
 * of an arm in the same block are marked last, in the order of their sizes.
 *
 * Included by sg-kernel.c once for each width of vectors. The vectors are those of the compiler,
 * which supports them on every processor. */

typedef guint8 KERNEL (Vector) __attribute__ ((vector_size (KERNEL_VECTOR)));
typedef guint8 KERNEL (Memory) __attribute__ ((vector_size (KERNEL_VECTOR), aligned (1)));

/* A row of lanes as eight words. */
typedef guint64 KERNEL (Row) __attribute__ ((vector_size (SG_LANES)));

#define Vector KERNEL (Vector)
#define Memory KERNEL (Memory)
#define Row KERNEL (Row)
#define INLINE static inline __attribute__ ((always_inline)) KERNEL_TARGET

/* Marks the values of the listed rows in the planes, and counts those that are 1. */
INLINE void
KERNEL (mark) (SgTile *tile,
               guint row,
               SgLanes *rows,
               const guint32 *list,
               guint n,
               guint n_planes,
               gboolean counting)
{
  SgLanes *count_plane = tile->planes[SG_MAX_WORDS * SG_PLANES_A_WORD];

  for (guint lane = 0; lane < SG_LANES; lane += KERNEL_VECTOR)
    {
      Vector planes[SG_MAX_WORDS * SG_PLANES_A_WORD];
      Vector count = { 0 };

#pragma GCC unroll 16
      for (guint p = 0; p < n_planes; p++)
        planes[p] = *(Memory *)&tile->planes[p][row][lane];
      if (counting)
        count = *(Memory *)&count_plane[row][lane];

      for (guint k = 0; k < n; k++)
        {
          Vector value = *(Memory *)&rows[list[k]][lane];
          Vector plane = value >> 3;
          Vector upper = (Vector)((value & 4) == 4);
          Vector bit = (value & 1) + 1;

          bit += (bit + bit + bit) & (Vector)((value & 2) == 2);
          bit = (bit & ~upper) | ((bit << 4) & upper);

#pragma GCC unroll 16
          for (guint p = 0; p < n_planes; p++)
            planes[p] |= bit & (Vector)(plane == (guint8)p);
          if (counting)
            count -= (Vector)(value == 1);
        }

#pragma GCC unroll 16
      for (guint p = 0; p < n_planes; p++)
        *(Memory *)&tile->planes[p][row][lane] = planes[p];
      if (counting)
        *(Memory *)&count_plane[row][lane] = count;
    }
}

/* The lowest value that is not marked, or 8 n_planes if all are. */
INLINE void
KERNEL (find_mex) (const SgTile *tile, guint row, guint n_planes, guint8 *values)
{
  for (guint lane = 0; lane < SG_LANES; lane += KERNEL_VECTOR)
    {
      Vector base = { 0 };
      Vector holes = { 0 };
      Vector lowest;

      for (guint p = n_planes; p-- > 0;)
        {
          Vector here = ~*(const Memory *)&tile->planes[p][row][lane];
          Vector full = (Vector)(here == 0);

          holes = here | (holes & full);
          base = ((base & full) | (((guint8)(8 * p)) & ~full));
        }

      lowest = holes & -holes;
      base += (Vector)((lowest & 0xaa) != 0) & 1;
      base += (Vector)((lowest & 0xcc) != 0) & 2;
      base += (Vector)((lowest & 0xf0) != 0) & 4;
      base |= (Vector)(holes == 0) & (guint8)(8 * n_planes);
      memcpy (&values[lane], &base, sizeof base);
    }
}

/* Transposes the 8 by 8 bytes in each word column of eight rows by swapping ever smaller
 * corners. */
INLINE void
KERNEL (turn_words) (Row x[8])
{
  static const guint64 masks[] = { G_GUINT64_CONSTANT (0x00000000ffffffff),
                                   G_GUINT64_CONSTANT (0x0000ffff0000ffff),
                                   G_GUINT64_CONSTANT (0x00ff00ff00ff00ff) };

#pragma GCC unroll 3
  for (guint level = 0; level < 3; level++)
    {
      guint step = 4 >> level;

#pragma GCC unroll 8
      for (guint k = 0; k < 8; k++)
        if ((k & step) == 0)
          {
            Row swap = ((x[k] >> (8 * step)) ^ x[k + step]) & masks[level];

            x[k + step] ^= swap;
            x[k] ^= swap << (8 * step);
          }
    }
}

/* Transposes 64 by 64 bytes. */
INLINE void
KERNEL (turn) (SgLanes *from, SgLanes *to)
{
  Row turned[8][8];

  for (guint block = 0; block < 8; block++)
    {
      memcpy (turned[block], from[8 * block], sizeof turned[block]);
#if G_BYTE_ORDER == G_BIG_ENDIAN
      for (guint w = 0; w < 64; w++)
        turned[block][w / 8][w % 8] = GUINT64_SWAP_LE_BE (turned[block][w / 8][w % 8]);
#endif
      KERNEL (turn_words) (turned[block]);
    }

  for (guint w = 0; w < 8; w++)
    for (guint k = 0; k < 8; k++)
      {
        guint64 row[8];

        for (guint block = 0; block < 8; block++)
          row[block] = GUINT64_TO_LE (turned[block][k][w]);
        memcpy (to[8 * w + k], row, sizeof row);
      }
}

/* Converts sets from words, one for each lane, to planes. */
INLINE void
KERNEL (spread_words) (SgTile *tile, guint row, const SgSets *sets, guint n_words)
{
  for (guint word = 0; word < n_words; word++)
    {
      guint64 words[8][8];
      Row x[8];

      for (guint w = 0; w < 8; w++)
        for (guint k = 0; k < 8; k++)
          words[k][w] = sets->words[word][8 * w + k];
      memcpy (x, words, sizeof x);
      KERNEL (turn_words) (x);

      for (guint k = 0; k < 8; k++)
        {
          Row plane = x[k];

#if G_BYTE_ORDER == G_BIG_ENDIAN
          for (guint w = 0; w < 8; w++)
            plane[w] = GUINT64_SWAP_LE_BE (plane[w]);
#endif
          memcpy (tile->planes[word * SG_PLANES_A_WORD + k][row], &plane, sizeof plane);
        }
    }
}

/* Marks, in one row, the options of some arms inside the block of arms. */
INLINE void
KERNEL (mark_inside) (SgTile *tile,
                      guint row,
                      const guint8 *values,
                      guint lane,
                      guint end,
                      guint n_planes,
                      gboolean counting)
{
  const SgSide *arms = tile->arms;

  for (; lane < end; lane++)
    for (guint k = arms->outside[lane]; k < arms->moves[lane + 1]; k++)
      {
        guint value = values[arms->options[k] - arms->first];

        if (value < 8 * n_planes)
          tile->planes[value / 8][row][lane] |= 1 << (value % 8);
        if (counting && value == 1)
          tile->planes[SG_MAX_WORDS * SG_PLANES_A_WORD][row][lane]++;
      }
}

/* Stores the values of some arms with one leg. */
INLINE void
KERNEL (settle) (SgTile *tile,
                 guint row,
                 guint8 *values,
                 const guint8 *found,
                 guint lane,
                 guint end,
                 guint n_planes)
{
  memcpy (values + lane, found + lane, end - lane);

  if (memchr (found + lane, 8 * n_planes, end - lane) != NULL)
    for (; lane < end; lane++)
      if (found[lane] == 8 * n_planes)
        {
          guint value = sg_tile_walk (tile, lane, row);

          tile->n_above++;
          tile->too_large |= value > SG_MAX_VALUE;
          values[lane] = value;
        }
}

INLINE void
KERNEL (evaluate_legs) (SgTile *tile, guint n_planes, gboolean counting)
{
  const SgSide *arms = tile->arms;
  const SgSide *legs = tile->legs;

  for (guint row = 0; row < legs->n; row++)
    {
      guint8 *values = tile->by_leg[legs->first + row];
      guint start = 0;

      KERNEL (mark)
      (tile, row, tile->by_leg, legs->options + legs->moves[row],
       legs->moves[row + 1] - legs->moves[row], n_planes, counting);

      for (guint i = 0; i < arms->n_classes; i++)
        {
          SgLanes found = { 0 };

          if (i > 0)
            KERNEL (mark_inside)
          (tile, row, values, start, arms->class_ends[i], n_planes, counting);
          KERNEL (find_mex) (tile, row, n_planes, found);
          KERNEL (settle) (tile, row, values, found, start, arms->class_ends[i], n_planes);
          start = arms->class_ends[i];
        }
    }
}

INLINE void
KERNEL (evaluate_tile) (SgTile *tile, guint n_words, gboolean counting)
{
  const guint n_planes = n_words * SG_PLANES_A_WORD;
  const SgSide *arms = tile->arms;
  const SgSide *legs = tile->legs;
  SgLanes *count_plane = tile->planes[SG_MAX_WORDS * SG_PLANES_A_WORD];
  SgLanes turned[SG_LANES];

  for (guint row = 0; row < arms->n; row++)
    {
      const SgSets *sets = sg_inner_get_sets (tile->inner, tile, row);

      KERNEL (spread_words) (tile, row, sets, n_words);
      if (counting)
        memcpy (count_plane[row], sets->counts, SG_LANES);
      KERNEL (mark)
      (tile, row, tile->by_arm, arms->options + arms->moves[row],
       arms->outside[row] - arms->moves[row], n_planes, counting);
    }

  for (guint p = 0; p < n_planes; p++)
    KERNEL (turn) (tile->planes[p], tile->planes[p]);
  if (counting)
    KERNEL (turn) (count_plane, count_plane);

  KERNEL (evaluate_legs) (tile, n_planes, counting);
  if (counting)
    memcpy (tile->counts, count_plane, sizeof turned);

  memcpy (turned, tile->by_leg[legs->first], legs->n * sizeof *turned);
  KERNEL (turn) (turned, turned);
  memcpy (tile->by_arm[arms->first], turned, arms->n * sizeof *turned);
}

/* Variants with constant arguments, so that the loops have no conditions. */
static KERNEL_TARGET void
KERNEL (evaluate_one_word) (SgTile *tile)
{
  KERNEL (evaluate_tile) (tile, 1, FALSE);
}

static KERNEL_TARGET void
KERNEL (evaluate_two_words) (SgTile *tile)
{
  KERNEL (evaluate_tile) (tile, 2, FALSE);
}

static KERNEL_TARGET void
KERNEL (evaluate_one_word_counting) (SgTile *tile)
{
  KERNEL (evaluate_tile) (tile, 1, TRUE);
}

static KERNEL_TARGET void
KERNEL (evaluate_two_words_counting) (SgTile *tile)
{
  KERNEL (evaluate_tile) (tile, 2, TRUE);
}

static void
KERNEL (evaluate) (SgTile *tile)
{
  if (tile->n_words == 1)
    tile->counts != NULL ? KERNEL (evaluate_one_word_counting) (tile)
                         : KERNEL (evaluate_one_word) (tile);
  else
    tile->counts != NULL ? KERNEL (evaluate_two_words_counting) (tile)
                         : KERNEL (evaluate_two_words) (tile);
}

#undef Vector
#undef Memory
#undef Row
#undef INLINE
