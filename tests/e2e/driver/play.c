/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play.h"

#include <string.h>

#include "ear.h"
#include "person.h"
#include "report.h"

#define RULE                                                                                       \
  "Choose a tile to take it and everything further out in its quadrant. The player who takes the " \
  "last tile of the board wins."

static const struct
{
  const char *turn;
  const char *result;
  const char *taken_one;
  const char *taken_many;
} sentences[] = {
  [PLAY_SIDE_1] = { "Player 1’s turn", "Player 1 won.", "%s: player 1 took %u tile.",
                    "%s: player 1 took %u tiles." },
  [PLAY_SIDE_2] = { "Player 2’s turn", "Player 2 won.", "%s: player 2 took %u tile.",
                    "%s: player 2 took %u tiles." },
  [PLAY_SIDE_YOU] = { "Your turn", "You won.", "%s: you took %u tile.", "%s: you took %u tiles." },
  [PLAY_SIDE_COMPUTER] = { "The computer’s turn", "The computer won.",
                           "%s: the computer took %u tile.", "%s: the computer took %u tiles." },
};

Play *
play_new (Driver *driver, RulesPosition *start, PlaySide first, PlaySide second)
{
  Play *self = g_new0 (Play, 1);

  self->driver = driver;
  self->positions = g_ptr_array_new_with_free_func ((GDestroyNotify)rules_position_free);
  self->moves = g_array_new (FALSE, FALSE, sizeof (RulesMove));
  self->first = first;
  self->second = second;
  self->rand = g_rand_new_with_seed (2024);
  g_ptr_array_add (self->positions, start);

  return self;
}

void
play_free (Play *self)
{
  g_ptr_array_unref (self->positions);
  g_array_unref (self->moves);
  g_rand_free (self->rand);
  g_free (self->taken_back);
  g_free (self);
}

const RulesPosition *
play_get_position (Play *self)
{
  return g_ptr_array_index (self->positions, self->moves->len);
}

static PlaySide
get_side_at (Play *self, guint n_moves)
{
  return n_moves % 2 == 0 ? self->first : self->second;
}

PlaySide
play_get_turn (Play *self)
{
  return get_side_at (self, self->moves->len);
}

gboolean
play_is_over (Play *self)
{
  return rules_position_get_n_tiles (play_get_position (self)) == 0;
}

RulesMove
play_choose_winning_move (Play *self)
{
  g_autoptr (GHashTable) report = report_new (play_get_position (self), NULL);

  return report_get_winning_move (report);
}

static gboolean
is_concealed (Play *self, guint readout)
{
  return (self->concealed & (1u << readout)) != 0;
}

/* Follows a redo; the caller presses the key. */
void
play_add_move (Play *self, const RulesMove *move)
{
  RulesPosition *after = rules_position_take (play_get_position (self), move);

  g_clear_pointer (&self->taken_back, g_free);
  self->was_sum_concealed = is_concealed (self, VIEW_NIM_SUM);
  g_ptr_array_add (self->positions, after);
  g_array_append_val (self->moves, *move);
}

RulesMove
play_choose_random_move (Play *self)
{
  g_autoptr (GArray) tiles = rules_position_list_tiles (play_get_position (self));

  return g_array_index (tiles, RulesMove, g_rand_int_range (self->rand, 0, (gint32)tiles->len));
}

/* What can be seen */

static gboolean
shows_readout (Play *self, GHashTable *report, guint readout)
{
  if (is_concealed (self, readout))
    return view_shows_nothing (self->driver, view_get_title (readout));
  if (readout == VIEW_NIM_SUM)
    return view_shows_nim_sum (self->driver, report);
  if (readout == VIEW_OUTCOME)
    return view_shows_outcome (self->driver, report);

  return view_shows_quadrant (self->driver, report, readout);
}

static char *
build_tile_description (Play *self, GHashTable *report, const RulesMove *tile)
{
  guint n_taken = rules_position_count_taken (play_get_position (self), tile);
  const char *tiles = n_taken == 1 ? "tile" : "tiles";
  g_autofree char *value = report_dup_value_after (report, tile);

  if (is_concealed (self, tile->quadrant) && !self->move_values)
    return g_strdup_printf ("takes %u %s", n_taken, tiles);

  return g_strdup_printf ("takes %u %s; the value becomes %s", n_taken, tiles, value);
}

static gboolean
shows_tiles (Play *self, GHashTable *report)
{
  const RulesPosition *position = play_get_position (self);
  g_autoptr (GPtrArray) nodes = view_list_tiles (self->driver);

  if (nodes->len != rules_position_get_n_tiles (position))
    return FALSE;

  for (guint i = 0; i < nodes->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (nodes, i));
      g_autofree char *description = tree_dup_description (g_ptr_array_index (nodes, i));
      g_autofree char *expected = NULL;
      RulesMove tile;

      if (!view_parse_tile_name (name, &tile) || !rules_position_has_tile (position, &tile))
        return FALSE;

      expected = build_tile_description (self, report, &tile);
      if (!g_str_equal (description, expected))
        return FALSE;
    }

  return TRUE;
}

/* @index: of a move */
static char *
build_taken_sentence (Play *self, guint index, const char *place)
{
  const RulesMove *move = &g_array_index (self->moves, RulesMove, index);
  PlaySide side = get_side_at (self, index);
  guint n_taken = rules_position_count_taken (g_ptr_array_index (self->positions, index), move);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (n_taken == 1 ? sentences[side].taken_one : sentences[side].taken_many,
                          place, n_taken);
#pragma GCC diagnostic pop
}

/* The same with the name of the tile. */
static char *
build_move_sentence (Play *self, guint index)
{
  g_autofree char *tile = view_build_tile_name (&g_array_index (self->moves, RulesMove, index));

  return build_taken_sentence (self, index, tile);
}

static const char *
get_state_sentence (Play *self)
{
  if (play_is_over (self))
    return sentences[get_side_at (self, self->moves->len - 1)].result;

  return sentences[play_get_turn (self)].turn;
}

/* What a screen reader speaks after a move, or before the first one. @moves: or NULL */
static char *
build_announcement (Play *self, const char *moves)
{
  const RulesPosition *position = play_get_position (self);
  const char *state = get_state_sentence (self);
  g_autoptr (GString) text = g_string_new (NULL);

  if (moves != NULL)
    g_string_append_printf (text, "%s ", moves);
  if (moves != NULL && !play_is_over (self) && !self->was_sum_concealed)
    g_string_append_printf (text, "Nim-sum of the four values: %u. ",
                            rules_position_get_nim_sum (position));
  g_string_append (text, state);
  if (play_is_over (self) && self->end != NULL)
    g_string_append_printf (text, " %s", self->end);

  return g_strdup (text->str);
}

/* A message, or a sentence about a game that is over, may follow. */
static gboolean
begins_with (const char *text, const char *expected)
{
  const char *rest = text + strlen (expected);

  return g_str_has_prefix (text, expected) && (*rest == '\0' || *rest == ' ' || *rest == '.');
}

static gboolean
is_about_game (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (strstr (text, sentences[i].turn) != NULL || strstr (text, sentences[i].result) != NULL)
      return TRUE;

  return FALSE;
}

static const char *
get_last_announcement (void)
{
  GPtrArray *all = ear_list ();

  for (guint i = all->len; i > 0; i--)
    if (is_about_game (g_ptr_array_index (all, i - 1)))
      return g_ptr_array_index (all, i - 1);

  return "";
}

/* What has to be told about the last move, or about those that Undo has taken back. */
char *
play_dup_announcement (Play *self)
{
  g_autofree char *move =
      self->moves->len == 0 ? NULL : build_move_sentence (self, self->moves->len - 1);

  return build_announcement (self, self->taken_back != NULL ? self->taken_back : move);
}

/* Whether @text tells @move, or what has been taken back. */
static gboolean
tells_game (Play *self, const char *text, const char *move)
{
  g_autofree char *after_move = build_announcement (self, move);
  g_autofree char *after_undo = build_announcement (self, self->taken_back);

  return begins_with (text, after_move)
         || (self->taken_back != NULL && begins_with (text, after_undo));
}

/* After Undo, the moves are told that have been taken back, but not after a way through the
 * history. */
static gboolean
is_announced (Play *self)
{
  const char *last = get_last_announcement ();
  g_autofree char *move =
      self->moves->len == 0 ? NULL : build_move_sentence (self, self->moves->len - 1);

  /* It is told again without a number that is hidden, but not when it is shown again. */
  if (is_concealed (self, VIEW_NIM_SUM))
    self->was_sum_concealed = TRUE;
  return tells_game (self, last, move);
}

/* The rule is beside the turn; the result is alone. */
static gboolean
shows_words (Play *self)
{
  g_autoptr (TreeNode) window = person_get_main_window (self->driver);
  g_autoptr (TreeNode) state = NULL;
  g_autoptr (TreeNode) rule = NULL;

  if (window == NULL || !is_announced (self))
    return FALSE;

  state = tree_find (window, "label", get_state_sentence (self));
  rule = tree_find (window, "label", RULE);
  return state != NULL && (rule != NULL) == !play_is_over (self);
}

static gboolean
shows_readouts (Play *self, GHashTable *report)
{
  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    if (!shows_readout (self, report, i))
      return FALSE;

  return TRUE;
}

/* Waits until everything visible fits the position, by the report of the command line. */
void
play_assert_shown (Play *self)
{
  const RulesPosition *position = play_get_position (self);
  g_autofree char *text = rules_position_to_text (position);
  g_autoptr (GHashTable) report = report_new (position, NULL);

  g_test_message ("%s", text);
  DRIVER_WAIT (self->driver, shows_words (self));
  DRIVER_WAIT (self->driver, shows_tiles (self, report));
  DRIVER_WAIT (self->driver, shows_readouts (self, report));
}

static gboolean
has_previews (Play *self, const RulesMove *move)
{
  const RulesPosition *position = play_get_position (self);
  guint nim_sum = rules_position_get_nim_sum_after (position, move);
  g_autofree char *value = g_strdup_printf ("%u", rules_position_get_value_after (position, move));
  g_autofree char *sum = g_strdup_printf ("%u", nim_sum);
  const char *outcome = nim_sum == 0 ? "P" : "N";

  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    {
      const char *expected = is_concealed (self, i) ? NULL
                             : i == VIEW_NIM_SUM    ? sum
                             : i == VIEW_OUTCOME    ? outcome
                             : i == move->quadrant  ? value
                                                    : NULL;

      if (!view_has_preview (self->driver, view_get_title (i), expected))
        return FALSE;
    }

  return TRUE;
}

/* Whether the readouts show the preview of a move while the pointer is on its tile, which may have
 * moved. */
static gboolean
shows_previews (Play *self, const RulesMove *move, TreeNode *tile)
{
  if (has_previews (self, move))
    return TRUE;

  person_point_at (self->driver, tile);
  return FALSE;
}

/* Moves */

/* The focus is always on the board after a move. */
void
play_assert_focus_on_board (Play *self)
{
  RulesMove ignored;

  DRIVER_WAIT (self->driver, view_find_focused_tile (self->driver, &ignored));
}

/* In screen directions, relative to the middle. */
static void
get_place (const RulesMove *tile, int *x, int *y)
{
  gboolean left = tile->quadrant % 2 == 0;
  gboolean top = tile->quadrant < 2;

  *x = left ? -(int)tile->column - 1 : (int)tile->column;
  *y = top ? -(int)tile->row - 1 : (int)tile->row;
}

static gboolean
is_same_tile (const RulesMove *a, const RulesMove *b)
{
  return a->quadrant == b->quadrant && a->row == b->row && a->column == b->column;
}

static gboolean
focus_has_left (Driver *driver, const RulesMove *tile)
{
  RulesMove focused;

  return view_find_focused_tile (driver, &focused) && !is_same_tile (&focused, tile);
}

/* Moves to a tile with the arrow keys. Each press moves the focus, because the tile lies in that
 * direction; random choices break cycles. */
static void
walk_to (Play *self, const RulesMove *target)
{
  RulesMove focused;

  play_assert_focus_on_board (self);
  for (guint n_steps = 0; n_steps < 500; n_steps++)
    {
      int from_x;
      int from_y;
      int x;
      int y;

      g_assert_true (view_find_focused_tile (self->driver, &focused));
      if (is_same_tile (&focused, target))
        return;

      get_place (&focused, &from_x, &from_y);
      get_place (target, &x, &y);
      if (from_y == y || (from_x != x && g_rand_boolean (self->rand)))
        person_press (self->driver, x < from_x ? XK_Left : XK_Right, 0);
      else
        person_press (self->driver, y < from_y ? XK_Up : XK_Down, 0);

      DRIVER_WAIT (self->driver, focus_has_left (self->driver, &focused));
    }

  g_error ("The tile %u/%u/%u cannot be reached", target->quadrant, target->row, target->column);
}

static TreeNode *
find_tile (Play *self, const RulesMove *tile)
{
  g_autofree char *name = view_build_tile_name (tile);

  return person_wait_for (self->driver, "push button", name);
}

/* Makes a move and checks everything that is shown after it. */
void
play_take (Play *self, const RulesMove *move, PlayMeans means)
{
  g_autoptr (TreeNode) tile = NULL;

  switch (means)
    {
    case PLAY_BY_POINTER:
      tile = find_tile (self, move);
      person_point_at (self->driver, tile);
      DRIVER_WAIT (self->driver, shows_previews (self, move, tile));

      /* The previews may have moved the tile. */
      person_click_at (self->driver, tile);
      break;
    case PLAY_BY_KEYS:
      walk_to (self, move);
      person_press (self->driver, self->moves->len % 2 == 0 ? XK_space : XK_Return, 0);
      break;
    case PLAY_BY_TREE:
      tile = find_tile (self, move);
      g_assert_true (tree_click (tile));
      break;
    default:
      g_assert_not_reached ();
    }

  play_add_move (self, move);
}

static gboolean
find_computers_move (Play *self, RulesMove *move)
{
  const RulesPosition *before = play_get_position (self);
  g_autoptr (RulesPosition) shown =
      view_read_position (self->driver, before->width, before->height);
  g_autofree char *shown_text = shown == NULL ? NULL : rules_position_to_text (shown);
  g_autoptr (GArray) tiles = rules_position_list_tiles (before);

  for (guint i = 0; shown_text != NULL && i < tiles->len; i++)
    {
      const RulesMove *tile = &g_array_index (tiles, RulesMove, i);
      g_autoptr (RulesPosition) after = rules_position_take (before, tile);
      g_autofree char *after_text = rules_position_to_text (after);

      if (g_str_equal (after_text, shown_text))
        {
          *move = *tile;
          return TRUE;
        }
    }

  return FALSE;
}

static void
remove_moves (Play *self, guint n_moves)
{
  g_assert_cmpuint (n_moves, <=, self->moves->len);

  g_array_set_size (self->moves, self->moves->len - n_moves);
  g_ptr_array_set_size (self->positions, (gint)self->moves->len + 1);
}

/* While tiles disappear, the board may look like another move; the announcement tells which one it
 * was. */
static gboolean
has_computer_moved (Play *self)
{
  RulesMove move;

  if (!find_computers_move (self, &move))
    return FALSE;

  play_add_move (self, &move);
  if (shows_words (self))
    return TRUE;

  remove_moves (self, 1);
  return FALSE;
}

/* Waits for the computer's move, which must be legal. */
void
play_follow_computer (Play *self)
{
  g_assert_cmpint (play_get_turn (self), ==, PLAY_SIDE_COMPUTER);
  DRIVER_WAIT (self->driver, has_computer_moved (self));
}

/* Follows an undo; the caller presses the key. */
void
play_take_back (Play *self, guint n_moves)
{
  g_autoptr (GString) told = g_string_new ("Undone:");

  g_assert_cmpuint (n_moves, <=, self->moves->len);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *move = build_move_sentence (self, self->moves->len - 1 - i);

      g_string_append_printf (told, " %s", move);
    }
  g_free (self->taken_back);
  self->taken_back = g_strdup (told->str);
  self->was_sum_concealed = is_concealed (self, VIEW_NIM_SUM);
  remove_moves (self, n_moves);
}
