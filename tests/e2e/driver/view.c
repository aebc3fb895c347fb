/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "view.h"

#include <stdio.h>
#include <string.h>

#include "person.h"
#include "report.h"

/* Between the present value and the one after a move. */
#define ARROW "→"

static const char *const titles[VIEW_N_READOUTS] = { "Top left",     "Top right", "Bottom left",
                                                     "Bottom right", "Nim-sum u", "Outcome" };

/* Tiles */

char *
view_build_tile_name (const RulesMove *tile)
{
  return g_strdup_printf ("%s, row %u, column %u", titles[tile->quadrant], tile->row + 1,
                          tile->column + 1);
}

/* The name of a tile in a game of Nim. */
char *
view_build_heap_tile_name (const RulesMove *tile)
{
  return g_strdup_printf ("Heap %u, tile %u", tile->quadrant + 1, tile->column + 1);
}

gboolean
view_parse_tile_name (const char *name, RulesMove *tile)
{
  guint heap;

  if (sscanf (name, "Heap %u, tile %u", &heap, &tile->column) == 2)
    {
      *tile = (RulesMove){ heap - 1, 0, tile->column - 1 };
      return TRUE;
    }

  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    {
      gsize length = strlen (titles[q]);

      if (g_str_has_prefix (name, titles[q])
          && sscanf (name + length, ", row %u, column %u", &tile->row, &tile->column) == 2)
        {
          tile->quadrant = q;
          tile->row--;
          tile->column--;
          return TRUE;
        }
    }

  return FALSE;
}

const char *
view_get_title (guint readout)
{
  return titles[readout];
}

GPtrArray *
view_list_tiles (Driver *driver)
{
  g_autoptr (TreeNode) board = person_find (driver, "panel", "Board");

  return board == NULL ? g_ptr_array_new () : tree_list (board, "push button");
}

/* The visible tiles, or NULL if they form no position. */
RulesPosition *
view_read_position (Driver *driver, guint width, guint height)
{
  g_autoptr (GPtrArray) nodes = view_list_tiles (driver);
  char rows[RULES_N_QUADRANTS][256] = { { 0 } };
  const char *const shapes[RULES_N_QUADRANTS] = { rows[0], rows[1], rows[2], rows[3] };
  g_autoptr (RulesPosition) position = NULL;

  for (guint i = 0; i < nodes->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (nodes, i));
      RulesMove tile;

      if (!view_parse_tile_name (name, &tile) || tile.row >= 255)
        return NULL;
      rows[tile.quadrant][tile.row]++;
    }

  position = rules_position_new (width, height, shapes);
  return rules_position_get_n_tiles (position) == nodes->len ? g_steal_pointer (&position) : NULL;
}

gboolean
view_find_focused_tile (Driver *driver, RulesMove *tile)
{
  g_autoptr (TreeNode) board = person_find (driver, "panel", "Board");
  g_autoptr (TreeNode) node =
      board == NULL ? NULL : tree_find_with_state (board, ATSPI_STATE_FOCUSED);
  g_autofree char *name = node == NULL ? NULL : tree_dup_name (node);

  return name != NULL && view_parse_tile_name (name, tile);
}

/* Readouts */

/* Removes the marks that isolate formulas in right-to-left text. */
static char *
strip_marks (const char *text)
{
  GString *stripped = g_string_new (text);

  g_string_replace (stripped, "\342\201\246", "", 0);
  g_string_replace (stripped, "\342\201\251", "", 0);
  return g_string_free (stripped, FALSE);
}

/* The text of a readout without its title: the value and, after an arrow, the preview. All white
 * space becomes single spaces. */
char *
view_read_readout (Driver *driver, const char *title)
{
  g_autoptr (TreeNode) readout = person_find (driver, "panel", title);
  g_autoptr (GPtrArray) labels = NULL;
  GString *text = g_string_new (NULL);

  labels = readout == NULL ? g_ptr_array_new () : tree_list (readout, "label");
  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (labels, i));
      g_autofree char *stripped = strip_marks (name);

      if (g_str_equal (stripped, title))
        continue;

      for (const char *at = stripped; *at != '\0'; at = g_utf8_next_char (at))
        {
          gunichar c = g_utf8_get_char (at);

          if (!g_unichar_isspace (c))
            g_string_append_unichar (text, c);
          else if (text->len > 0 && text->str[text->len - 1] != ' ')
            g_string_append_c (text, ' ');
        }
      if (text->len > 0 && text->str[text->len - 1] != ' ')
        g_string_append_c (text, ' ');
    }

  return g_strchomp (g_string_free (text, FALSE));
}

/* Digits one by one, so that a screen reader does not read 11 as eleven. */
static char *
spell_binary (const char *binary)
{
  GString *words = g_string_new (NULL);

  for (const char *digit = binary; *digit != '\0'; digit++)
    g_string_append_printf (words, "%s%s", digit > binary ? " " : "",
                            *digit == '1' ? "one" : "zero");

  return g_string_free (words, FALSE);
}

/* Leading zeros align the columns of several numbers. */
static gboolean
is_same_binary (const char *shown, const char *binary)
{
  while (shown[0] == '0' && shown[1] != '\0')
    shown++;

  return g_str_equal (shown, binary);
}

typedef struct
{
  const char *words;
  gboolean found;
} WordsSearch;

static gboolean
search_words_cb (TreeNode *node, gpointer user_data)
{
  WordsSearch *search = user_data;
  g_autofree char *name = tree_dup_name (node);
  g_autofree char *description = tree_dup_description (node);
  g_autofree char *name_words = strip_marks (name);
  g_autofree char *description_words = strip_marks (description);

  search->found = search->found || g_str_equal (name_words, search->words)
                  || g_str_equal (description_words, search->words);
  return !search->found;
}

/* Whether some part of a readout has these words as its accessible name or description. */
static gboolean
has_words (Driver *driver, const char *title, const char *words)
{
  g_autoptr (TreeNode) readout = person_find (driver, "panel", title);
  WordsSearch search = { words, FALSE };

  if (readout != NULL)
    tree_visit (readout, search_words_cb, &search);

  return search.found;
}

/* Whether a readout shows a number in decimal and in binary. A preview is in the place of both. */
static gboolean
has_number (Driver *driver, const char *title, const char *value, const char *binary)
{
  g_autofree char *text = view_read_readout (driver, title);
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  guint n = g_strv_length (parts);

  if (n < 2)
    return FALSE;

  return g_str_equal (parts[0], ARROW)
         || (g_str_equal (parts[0], value) && is_same_binary (parts[1], binary));
}

static gboolean
search_digit_cb (TreeNode *node, gpointer user_data)
{
  gboolean *found = user_data;
  g_autofree char *name = tree_dup_name (node);
  g_autofree char *description = tree_dup_description (node);

  *found =
      *found || strpbrk (name, "0123456789") != NULL || strpbrk (description, "0123456789") != NULL;
  return !*found;
}

/* Whether a readout beside the board is absent, or hides its value, altogether or for a while
 * behind a question mark. */
gboolean
view_shows_nothing (Driver *driver, const char *title)
{
  g_autofree char *text = view_read_readout (driver, title);
  g_autoptr (TreeNode) board = person_find (driver, "panel", "Board");
  g_autoptr (TreeNode) readout = person_find (driver, "panel", title);
  gboolean found = board == NULL;

  if (readout != NULL)
    tree_visit (readout, search_digit_cb, &found);

  return !found && (*text == '\0' || g_str_equal (text, "?"));
}

gboolean
view_shows_quadrant (Driver *driver, GHashTable *report, guint quadrant)
{
  const char *name = rules_get_quadrant_name (quadrant);
  const char *title = titles[quadrant];
  const char *value = report_get_field (report, "quadrant", name, 3);
  const char *binary = report_get_field (report, "quadrant", name, 4);
  g_autofree char *spelled = spell_binary (binary);
  g_autofree char *words = g_strdup_printf ("%s: value %s, binary %s", title, value, spelled);

  return has_words (driver, title, words) && has_number (driver, title, value, binary);
}

gboolean
view_shows_nim_sum (Driver *driver, GHashTable *report)
{
  const char *title = titles[VIEW_NIM_SUM];
  const char *value = report_get_field (report, "xor", NULL, 1);
  const char *binary = report_get_field (report, "xor", NULL, 2);
  g_autofree char *spelled = spell_binary (binary);
  g_autofree char *words =
      g_strdup_printf ("Nim-sum of the four values: %s, binary %s", value, spelled);

  return has_words (driver, title, words) && has_number (driver, title, value, binary);
}

static gboolean
is_empty (GHashTable *report)
{
  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    if (!g_str_equal (report_get_field (report, "quadrant", rules_get_quadrant_name (q), 2), "-"))
      return FALSE;

  return TRUE;
}

gboolean
view_shows_outcome (Driver *driver, GHashTable *report)
{
  const char *title = titles[VIEW_OUTCOME];
  gboolean is_p = g_str_equal (report_get_field (report, "outcome", NULL, 1), "P");
  const char *name = is_p ? "P-position" : "N-position";
  const char *sentence = is_empty (report)
                             ? "No tile is left. The player who took the last one has won."
                         : is_p ? "The player to move loses if the opponent makes no mistake."
                                : "The player to move can win.";
  g_autofree char *text = view_read_readout (driver, title);
  g_autofree char *words = g_strdup_printf ("%s. %s", name, sentence);

  /* At the end it is nobody's turn. */
  return has_words (driver, title, words)
         && (is_empty (report)
                 ? *text == '\0'
                 : g_str_has_prefix (text, is_p ? "P " : "N ") || g_str_has_prefix (text, ARROW));
}

/* Whether the preview after the arrow is @expected; NULL: there is no arrow. */
gboolean
view_has_preview (Driver *driver, const char *title, const char *expected)
{
  g_autofree char *text = view_read_readout (driver, title);
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (g_str_equal (parts[i], ARROW))
      return g_strcmp0 (parts[i + 1], expected) == 0;

  return expected == NULL;
}

/* Everything */

/* "F9" is a key, not a number. */
static gboolean
has_any_number (const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    if (g_ascii_isdigit (*at) && (at == text || !g_ascii_isalpha (at[-1])))
      return TRUE;

  return FALSE;
}

/* A text without numbers, or one that counts tiles, players or moves. */
static gboolean
is_harmless (const char *text)
{
  static const char *const telling[] = {
    "value", "binary", "P-position", "N-position", "makes no mistake", "can win", "XOR", ARROW
  };
  RulesMove tile;
  guint n_taken;
  guint end = 0;

  for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
    if (strstr (text, telling[i]) != NULL)
      return FALSE;

  return !has_any_number (text) || view_parse_tile_name (text, &tile)
         || (sscanf (text, "takes %u tile%n", &n_taken, &end) == 1 && end > 0)
         || strstr (text, "Player ") != NULL || strstr (text, ": player ") != NULL
         || g_str_has_prefix (text, "After move ");
}

/* The numbers of moves reveal nothing. */
static void
check_moves (TreeNode *list)
{
  g_autoptr (GPtrArray) labels = tree_list (list, "label");
  guint n_moves = 0;

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (labels, i));
      g_autofree char *number = g_strdup_printf ("%u", n_moves + 1);

      if (g_str_equal (name, number))
        n_moves++;
      else if (!is_harmless (name))
        g_error ("This tells too much: %s", name);
    }
}

static gboolean
check_node_cb (TreeNode *node, gpointer user_data)
{
  g_autofree char *name = tree_dup_name (node);
  g_autofree char *description = tree_dup_description (node);

  if (!is_harmless (name))
    g_error ("This tells too much: %s", name);
  if (!is_harmless (description))
    g_error ("This tells too much: %s", description);

  if (!g_str_equal (name, "Moves of the game"))
    return TRUE;

  check_moves (node);
  return FALSE;
}

/* Asserts that no accessible name or description holds a result. */
void
view_assert_nothing_told (Driver *driver)
{
  tree_visit (driver_get_application (driver), check_node_cb, NULL);
}

/* The size of the window */

gboolean
view_has_window_size (Driver *driver, int width, int height)
{
  ScreenWindow window;

  return driver_find_screen_window (driver, &window) && window.width == width
         && window.height == height;
}

static gboolean
find_contents (Driver *driver, AtspiRect *contents)
{
  g_autoptr (TreeNode) window = person_get_main_window (driver);

  return window != NULL && tree_get_extents (window, contents);
}

static gboolean
has_contents (Driver *driver, int width, int height)
{
  AtspiRect contents;

  return find_contents (driver, &contents) && contents.width == width && contents.height == height;
}

/* Resizes the window and waits until its contents have followed. */
void
view_resize_window (Driver *driver, int width, int height)
{
  ScreenWindow window;
  AtspiRect contents;

  /* The edge around the contents keeps its size. */
  driver_get_screen_window (driver, &window);
  DRIVER_WAIT (driver, find_contents (driver, &contents));
  screen_resize (window.window, width, height);
  DRIVER_WAIT (driver, view_has_window_size (driver, width, height));
  DRIVER_WAIT (driver, has_contents (driver, width - window.width + contents.width,
                                     height - window.height + contents.height));
}

static gboolean
is_inside (const AtspiRect *outer, const AtspiRect *inner)
{
  return inner->x >= outer->x && inner->y >= outer->y
         && inner->x + inner->width <= outer->x + outer->width
         && inner->y + inner->height <= outer->y + outer->height;
}

static gboolean
overlap (const AtspiRect *a, const AtspiRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height
         && b->y < a->y + a->height;
}

/* Whether all tiles are squares, and all tiles and readouts are in the window without
 * overlapping. */
gboolean
view_fits_window (Driver *driver)
{
  g_autoptr (GPtrArray) nodes = view_list_tiles (driver);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (AtspiRect));
  AtspiRect contents;
  ScreenWindow window;

  for (guint i = 0; i < nodes->len; i++)
    {
      AtspiRect tile;

      if (!tree_get_extents (g_ptr_array_index (nodes, i), &tile) || tile.width != tile.height)
        return FALSE;
      g_array_append_val (places, tile);
    }

  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    {
      g_autoptr (TreeNode) node = person_find (driver, "panel", view_get_title (i));
      AtspiRect readout;

      if (node == NULL || !tree_get_extents (node, &readout))
        return FALSE;
      g_array_append_val (places, readout);
    }

  /* GTK draws contents that need more space beyond the edge of the window. */
  if (!find_contents (driver, &contents) || !driver_find_screen_window (driver, &window)
      || contents.width > window.width || contents.height > window.height)
    return FALSE;

  for (guint i = 0; i < places->len; i++)
    {
      const AtspiRect *place = &g_array_index (places, AtspiRect, i);

      if (!is_inside (&contents, place))
        return FALSE;
      for (guint j = 0; j < i; j++)
        if (overlap (place, &g_array_index (places, AtspiRect, j)))
          return FALSE;
    }

  return TRUE;
}
