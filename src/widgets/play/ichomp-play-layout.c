/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout of a board and its cards: the values of the four quadrants in the order of SgQuadrant,
 * the nim-sum and the outcome. The board keeps its proportions. Of several arrangements, with cards
 * beside the board and in rows above and below it, the layout takes the one with the largest board.
 * A board of heaps has the value of each heap at its left wherever there is room for that. */

#include "ichomp-play-layout.h"

#include "widgets/kit/ichomp-measure.h"

#define SPACING 8

#define N_CARDS 6
#define N_QUADRANTS 4

/* A later arrangement has to be better by this factor, so that a few pixels do not change it. */
#define CLEARLY 1.02

/* The widths that are tried for a column: a card is narrow and high, or wide and low. */
#define N_COLUMN_WIDTHS 8

/* The steps in which the room of a row is given to its cards. */
#define N_ROW_STEPS 8

typedef enum
{
  PLACE_LEFT,
  PLACE_RIGHT,
  PLACE_ABOVE,
  PLACE_BELOW,
  PLACE_LAST, /* in a row below all others */
  N_PLACES
} Place;

typedef Place Arrangement[N_CARDS];

#define N_QUADRANT_ARRANGEMENTS 6

static const Arrangement quadrant_arrangements[N_QUADRANT_ARRANGEMENTS] = {
  { PLACE_LEFT, PLACE_RIGHT, PLACE_LEFT, PLACE_RIGHT, PLACE_LAST, PLACE_LAST },
  { PLACE_LEFT, PLACE_RIGHT, PLACE_LEFT, PLACE_RIGHT, PLACE_LEFT, PLACE_RIGHT },
  { PLACE_ABOVE, PLACE_ABOVE, PLACE_BELOW, PLACE_BELOW, PLACE_LAST, PLACE_LAST },
  { PLACE_ABOVE, PLACE_ABOVE, PLACE_BELOW, PLACE_BELOW, PLACE_ABOVE, PLACE_BELOW },
  { PLACE_BELOW, PLACE_BELOW, PLACE_BELOW, PLACE_BELOW, PLACE_LAST, PLACE_LAST },
  { PLACE_LAST, PLACE_LAST, PLACE_LAST, PLACE_LAST, PLACE_LAST, PLACE_LAST },
};

/* The last one is for windows that are too small for the others. */
#define N_HEAP_ARRANGEMENTS 3

static const Arrangement heap_arrangements[N_HEAP_ARRANGEMENTS] = {
  { PLACE_LEFT, PLACE_LEFT, PLACE_LEFT, PLACE_LEFT, PLACE_LAST, PLACE_LAST },
  { PLACE_LEFT, PLACE_LEFT, PLACE_LEFT, PLACE_LEFT, PLACE_RIGHT, PLACE_RIGHT },
  { PLACE_BELOW, PLACE_BELOW, PLACE_BELOW, PLACE_BELOW, PLACE_LAST, PLACE_LAST },
};

/* In each place, from top to bottom or from left to right: the values are beside their quadrants,
 * with the results of all of them in between. */
static const guint orders[N_PLACES][N_CARDS] = {
  [PLACE_LEFT] = { 0, 1, 4, 5, 2, 3 },  [PLACE_RIGHT] = { 0, 1, 4, 5, 2, 3 },
  [PLACE_ABOVE] = { 0, 4, 1, 2, 5, 3 }, [PLACE_BELOW] = { 0, 4, 1, 2, 5, 3 },
  [PLACE_LAST] = { 0, 1, 2, 3, 4, 5 },
};

typedef struct
{
  GtkWidget *board;
  GtkWidget *cards[N_CARDS];
  int board_minimum_width;
  int board_minimum_height;
  int board_width; /* natural, at least 1 */
  int board_height;
  gboolean has_heaps;
  const Arrangement *arrangements;
  guint n_arrangements;
} Children;

/* The visible cards at one place. */
typedef struct
{
  guint n;
  GtkWidget *cards[N_CARDS];
  GtkRequestedSize widths[N_CARDS];
  gboolean has_value;
} Group;

/* An arrangement in a certain width and height. */
typedef struct
{
  Group groups[N_PLACES];
  int column_width; /* of each column, without the gap to the board */
  int left_width;   /* of the left column and its gap to the board */
  int right_width;
  int row_heights[N_PLACES];
  int rows_height; /* of all rows and the gaps to the board */
  int columns_height;
  double scale; /* of the natural size of the board; negative if it does not fit */
} Candidate;

struct _IchompPlayLayout
{
  GtkLayoutManager parent_instance;

  gboolean has_heaps;
};

G_DEFINE_FINAL_TYPE (IchompPlayLayout, ichomp_play_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
find_children (GtkWidget *widget, gboolean has_heaps, Children *self)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  self->has_heaps = has_heaps;
  self->arrangements = has_heaps ? heap_arrangements : quadrant_arrangements;
  self->n_arrangements = has_heaps ? N_HEAP_ARRANGEMENTS : N_QUADRANT_ARRANGEMENTS;
  self->board = child;
  for (guint i = 0; i < N_CARDS; i++)
    self->cards[i] = child = gtk_widget_get_next_sibling (child);

  gtk_widget_measure (self->board, GTK_ORIENTATION_HORIZONTAL, -1, &self->board_minimum_width,
                      &self->board_width, NULL, NULL);
  gtk_widget_measure (self->board, GTK_ORIENTATION_VERTICAL, -1, &self->board_minimum_height,
                      &self->board_height, NULL, NULL);
  /* An empty board has no size. */
  self->board_width = MAX (self->board_width, 1);
  self->board_height = MAX (self->board_height, 1);
}

static gboolean
is_column (guint place)
{
  return place == PLACE_LEFT || place == PLACE_RIGHT;
}

static void
collect (const Children *children, const Arrangement places, guint place, Group *group)
{
  *group = (Group){ 0 };
  for (guint i = 0; i < N_CARDS; i++)
    {
      guint card = orders[place][i];
      GtkRequestedSize *width = &group->widths[group->n];

      if (places[card] != place || !gtk_widget_should_layout (children->cards[card]))
        continue;

      group->has_value |= card < N_QUADRANTS;
      gtk_widget_measure (children->cards[card], GTK_ORIENTATION_HORIZONTAL, -1,
                          &width->minimum_size, &width->natural_size, NULL, NULL);
      group->cards[group->n++] = children->cards[card];
    }
}

static int
measure_height (GtkWidget *widget, int width)
{
  int minimum;

  ichomp_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL);
  return minimum;
}

/* From as narrow as the cards can be, with @step 0, to as wide as their values like to be. The
 * sentence of the outcome would like much more. */
static int
find_column_width (const Group *group, guint step)
{
  int minimum = 0;
  int natural = 0;

  for (guint i = 0; i < group->n; i++)
    {
      minimum = MAX (minimum, group->widths[i].minimum_size);
      if (group->has_value)
        natural = MAX (natural, group->widths[i].natural_size);
    }
  return minimum + MAX (natural - minimum, 0) * (int)step / (N_COLUMN_WIDTHS - 1);
}

static int
find_column_height (const Group *group, int width)
{
  int height = 0;

  for (guint i = 0; i < group->n; i++)
    height += measure_height (group->cards[i], width) + (i > 0 ? SPACING : 0);
  return height;
}

/* With quadrants, the board is in the middle even if a column is empty. */
static void
update_sides (const Children *children, Candidate *self)
{
  int side = self->column_width > 0 ? self->column_width + SPACING : 0;
  gboolean both = !children->has_heaps;

  self->left_width = both || self->groups[PLACE_LEFT].n > 0 ? side : 0;
  self->right_width = both || self->groups[PLACE_RIGHT].n > 0 ? side : 0;
}

static int
find_row_minimum (const Group *group)
{
  int width = 0;

  for (guint i = 0; i < group->n; i++)
    width += group->widths[i].minimum_size + (i > 0 ? SPACING : 0);
  return width;
}

/* Values share a row equally where each of them fits on one line so. */
static gboolean
share_row (Group *group, int width)
{
  int share = (width - ((int)group->n - 1) * SPACING) / (int)group->n;

  for (guint i = 0; i < group->n; i++)
    if (!group->has_value || group->widths[i].natural_size > share)
      return FALSE;

  for (guint i = 0; i < group->n; i++)
    group->widths[i].minimum_size = share;
  return TRUE;
}

/* The height of a row with room for all that its cards could use. */
static int
find_lowest_height (const Group *group)
{
  int height = 0;

  for (guint i = 0; i < group->n; i++)
    height = MAX (height, measure_height (group->cards[i], -1));
  return height;
}

static int
find_row_height (const Group *group, guint *highest)
{
  int height = -1;

  for (guint i = 0; i < group->n; i++)
    {
      int card_height = measure_height (group->cards[i], group->widths[i].minimum_size);

      if (card_height <= height)
        continue;
      height = card_height;
      *highest = i;
    }

  return height;
}

/* Gives the room of a row to its cards in parts, each to the card that is the highest one with what
 * it has: so the row is low. */
static void
lower_row (Group *group, int spare)
{
  for (int step = 0; step < N_ROW_STEPS; step++)
    {
      guint highest = 0;

      find_row_height (group, &highest);
      group->widths[highest].minimum_size += spare / N_ROW_STEPS + (step < spare % N_ROW_STEPS);
    }
}

/* Gives the cards their widths: sets the minimum sizes of the group. The usual widths are those
 * that the cards like; others have to make the row lower. */
static int
fill_row (Group *group, int width)
{
  int spare = MAX (width - find_row_minimum (group), 0);
  int height;
  guint highest;
  Group lower;

  if (share_row (group, width))
    return find_row_height (group, &highest);

  lower = *group;
  gtk_distribute_natural_allocation (spare, group->n, group->widths);
  height = find_row_height (group, &highest);
  if (height <= find_lowest_height (group))
    return height;

  lower_row (&lower, spare);
  if (find_row_height (&lower, &highest) < height)
    *group = lower;
  return find_row_height (group, &highest);
}

/* Heaps share the height equally. */
static int
find_heaps_height (const Group *group, int width)
{
  int height = 0;

  for (guint i = 0; i < group->n; i++)
    height = MAX (height, measure_height (group->cards[i], width) + SPACING);
  return N_QUADRANTS * height;
}

/* Returns: the minimum width of an arrangement */
static int
try_width (const Children *children, const Arrangement places, guint step, Candidate *self)
{
  int minimum = children->board_minimum_width;

  self->column_width = 0;
  for (guint place = 0; place < N_PLACES; place++)
    {
      collect (children, places, place, &self->groups[place]);
      if (is_column (place))
        self->column_width =
            MAX (self->column_width, find_column_width (&self->groups[place], step));
    }
  update_sides (children, self);
  minimum += self->left_width + self->right_width;

  for (guint place = 0; place < N_PLACES; place++)
    if (!is_column (place))
      minimum = MAX (minimum, find_row_minimum (&self->groups[place]));
  return minimum;
}

/* Returns: the minimum height of an arrangement that fits @width */
static int
try_height (const Children *children, Candidate *self, int width)
{
  self->rows_height = 0;
  self->columns_height = 0;
  for (guint place = 0; place < N_PLACES; place++)
    {
      Group *group = &self->groups[place];

      if (group->n == 0)
        continue;
      if (is_column (place))
        {
          self->columns_height =
              MAX (self->columns_height, children->has_heaps && place == PLACE_LEFT
                                             ? find_heaps_height (group, self->column_width)
                                             : find_column_height (group, self->column_width));
          continue;
        }
      self->row_heights[place] = fill_row (group, width);
      self->rows_height += self->row_heights[place] + SPACING;
    }

  return self->rows_height + MAX (self->columns_height, children->board_minimum_height);
}

static void
scale_board (const Children *children, Candidate *self, int width, int height)
{
  width -= self->left_width + self->right_width;
  height -= self->rows_height;
  self->scale =
      MIN ((double)width / children->board_width, (double)height / children->board_height);
}

/* The arrangement with the largest board, or the first one if the room is too small for all. */
static void
find_best (const Children *children, int width, int height, Candidate *best)
{
  guint n_widths = children->has_heaps ? N_COLUMN_WIDTHS : 1;

  best->scale = -1;
  for (guint i = 0; i < children->n_arrangements * n_widths; i++)
    {
      guint arrangement = i / n_widths;
      gboolean is_last_resort = children->has_heaps && arrangement + 1 == children->n_arrangements;
      Candidate candidate;

      if ((is_last_resort && best->scale > 0)
          || try_width (children, children->arrangements[arrangement], i % n_widths, &candidate)
                 > width
          || try_height (children, &candidate, width) > height)
        continue;

      scale_board (children, &candidate, width, height);
      if (candidate.scale > best->scale * (best->scale > 0 ? CLEARLY : 1))
        *best = candidate;
    }

  if (best->scale < 0)
    {
      try_width (children, children->arrangements[0], 0, best);
      try_height (children, best, width);
      scale_board (children, best, width, height);
    }
}

/* The columns get the width that the board leaves, so that titles need not wrap. The first and the
 * last card of a column are values; the sentence of the outcome would like much more. */
static void
widen_columns (const Children *children, Candidate *self, int spare)
{
  int wanted = 0;

  for (guint place = PLACE_LEFT; place <= PLACE_RIGHT; place++)
    {
      const Group *group = &self->groups[place];

      if (group->n > 0)
        wanted = MAX (
            wanted, MAX (group->widths[0].natural_size, group->widths[group->n - 1].natural_size));
    }

  self->column_width = MAX (self->column_width, MIN (wanted, spare));
  update_sides (children, self);
}

static GtkSizeRequestMode
ichomp_play_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ichomp_play_layout_measure (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  Children children;

  find_children (widget, ICHOMP_PLAY_LAYOUT (manager)->has_heaps, &children);
  *minimum = G_MAXINT;
  for (guint i = 0; i < children.n_arrangements; i++)
    {
      Candidate candidate;
      int width = try_width (&children, children.arrangements[i], 0, &candidate);

      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *minimum = MIN (*minimum, width);
      else if (for_size < 0 || width <= for_size)
        {
          int height = try_height (&children, &candidate, for_size < 0 ? G_MAXINT : for_size);

          if (height < *minimum)
            {
              *minimum = height;
              *natural = MAX (height, candidate.rows_height + children.board_height);
            }
        }
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, children.board_width);
  else if (*minimum == G_MAXINT)
    *minimum = *natural = children.board_minimum_height;
}

static void
allocate_row (GtkWidget *widget, const Group *group, int width, int y, int height)
{
  /* Left and right quadrants stay where they are in every language. */
  gboolean is_mirrored = !group->has_value && gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = (width - find_row_minimum (group)) / 2;

  for (guint i = 0; i < group->n; i++)
    {
      guint card = is_mirrored ? group->n - 1 - i : i;
      int card_width = group->widths[card].minimum_size;

      gtk_widget_size_allocate (group->cards[card], &(GtkAllocation){ x, y, card_width, height },
                                -1);
      x += card_width + SPACING;
    }
}

/* The first card at the top, the last one at the bottom. */
static void
allocate_column (const Group *group, int x, int width, int y, int height)
{
  int spare = height - find_column_height (group, width);

  for (guint i = 0; i < group->n; i++)
    {
      int card_height = measure_height (group->cards[i], width);

      gtk_widget_size_allocate (group->cards[i], &(GtkAllocation){ x, y, width, card_height }, -1);
      y += card_height + SPACING;
      if (i + 1 < group->n)
        y += spare / ((int)group->n - 1);
    }
}

/* Each value in the middle of the height that its heap has. */
static void
allocate_heaps (const Children *children, int x, int width, int y, int height)
{
  for (int q = 0; q < N_QUADRANTS; q++)
    if (gtk_widget_should_layout (children->cards[q]))
      {
        int card_height = measure_height (children->cards[q], width);
        int card_y = y + (height * (2 * q + 1) / N_QUADRANTS - card_height) / 2;

        gtk_widget_size_allocate (children->cards[q],
                                  &(GtkAllocation){ x, card_y, width, card_height }, -1);
      }
}

static void
ichomp_play_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  Children children;
  Candidate best;
  int board_width;
  int board_height;
  int middle_height;
  int x;
  int y;

  find_children (widget, ICHOMP_PLAY_LAYOUT (manager)->has_heaps, &children);
  find_best (&children, width, height, &best);
  board_width = CLAMP ((int)(best.scale * children.board_width), 1, width);
  board_height = CLAMP ((int)(best.scale * children.board_height), 1, height);
  middle_height = MAX (board_height, best.columns_height);
  /* Heaps move apart, so that each has room for its value. */
  if (children.has_heaps)
    board_height = middle_height;
  if (best.column_width > 0)
    {
      guint n_columns = (best.left_width > 0) + (best.right_width > 0);

      widen_columns (&children, &best, (width - board_width) / (int)n_columns - SPACING);
    }

  x = (width - best.left_width - board_width - best.right_width) / 2 + best.left_width;
  y = MAX (0, (height - best.rows_height - middle_height) / 2);

  if (best.groups[PLACE_ABOVE].n > 0)
    {
      allocate_row (widget, &best.groups[PLACE_ABOVE], width, y, best.row_heights[PLACE_ABOVE]);
      y += best.row_heights[PLACE_ABOVE] + SPACING;
    }
  if (children.has_heaps && best.left_width > 0)
    allocate_heaps (&children, x - best.left_width, best.column_width, y, middle_height);
  else
    allocate_column (&best.groups[PLACE_LEFT], x - best.left_width, best.column_width, y,
                     middle_height);
  gtk_widget_size_allocate (
      children.board,
      &(GtkAllocation){ x, y + (middle_height - board_height) / 2, board_width, board_height }, -1);
  allocate_column (&best.groups[PLACE_RIGHT], x + board_width + SPACING, best.column_width, y,
                   middle_height);
  y += middle_height + SPACING;
  for (guint place = PLACE_BELOW; place <= PLACE_LAST; place++)
    if (best.groups[place].n > 0)
      {
        allocate_row (widget, &best.groups[place], width, y, best.row_heights[place]);
        y += best.row_heights[place] + SPACING;
      }
}

static void
ichomp_play_layout_class_init (IchompPlayLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ichomp_play_layout_get_request_mode;
  layout_class->measure = ichomp_play_layout_measure;
  layout_class->allocate = ichomp_play_layout_allocate;
}

static void
ichomp_play_layout_init (IchompPlayLayout *self)
{
}

/* Whether the board consists of heaps, from top to bottom, instead of quadrants. */
void
ichomp_play_layout_set_has_heaps (IchompPlayLayout *self, gboolean has_heaps)
{
  g_return_if_fail (ICHOMP_IS_PLAY_LAYOUT (self));

  has_heaps = !!has_heaps;
  if (self->has_heaps == has_heaps)
    return;

  self->has_heaps = has_heaps;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
