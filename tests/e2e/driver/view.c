/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "view.h"

#include <stdio.h>
#include <string.h>

#include "person.h"
#include "report.h"

/* Between what is and what would be. */
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

gboolean
view_parse_tile_name (const char *name, RulesMove *tile)
{
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

/* The tiles on show, or NULL where they are not those of a position. */
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

/* Without the marks that keep a formula left to right in a text that runs the other way. */
static char *
strip_marks (const char *text)
{
  GString *stripped = g_string_new (text);

  g_string_replace (stripped, "\342\201\246", "", 0);
  g_string_replace (stripped, "\342\201\251", "", 0);
  return g_string_free (stripped, FALSE);
}

/* What a readout shows, but for its title: what is and, after an arrow, what would be. Spaces of all
 * kinds are one space here. */
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

/* A screen reader would make eleven out of 11. */
static char *
spell_binary (const char *binary)
{
  GString *words = g_string_new (NULL);

  for (const char *digit = binary; *digit != '\0'; digit++)
    g_string_append_printf (words, "%s%s", digit > binary ? " " : "",
                            *digit == '1' ? "one" : "zero");

  return g_string_free (words, FALSE);
}

/* Leading zeros keep the columns of several numbers apart. */
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

/* Whether a screen reader says these words of a readout, as the name or the description of some part
 * of it. */
static gboolean
has_words (Driver *driver, const char *title, const char *words)
{
  g_autoptr (TreeNode) readout = person_find (driver, "panel", title);
  WordsSearch search = { words, FALSE };

  if (readout != NULL)
    tree_visit (readout, search_words_cb, &search);

  return search.found;
}

/* Whether a readout shows a number in decimal, and below or beside it in binary. */
static gboolean
has_number (Driver *driver, const char *title, const char *value, const char *binary)
{
  g_autofree char *text = view_read_readout (driver, title);
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  guint n = g_strv_length (parts);

  if (n < 2 || !g_str_equal (parts[0], value))
    return FALSE;

  for (guint i = 1; i < n; i++)
    if (is_same_binary (parts[i], binary))
      return TRUE;

  return FALSE;
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

/* Whether a readout keeps what it knows to itself. */
gboolean
view_shows_nothing (Driver *driver, const char *title)
{
  g_autofree char *text = view_read_readout (driver, title);
  g_autoptr (TreeNode) readout = person_find (driver, "panel", title);
  gboolean found = readout == NULL;

  if (readout != NULL)
    tree_visit (readout, search_digit_cb, &found);

  return !found && g_str_equal (text, "?");
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
  const char *sentence = is_empty (report) ? "No tile is left. Whoever took the last one has won."
                         : is_p            ? "The player to move loses against best play."
                                           : "The player to move wins with best play.";
  g_autofree char *text = view_read_readout (driver, title);

  return has_words (driver, title, sentence) && g_str_has_prefix (text, name)
         && strstr (text, sentence) != NULL;
}

/* Whether that stands behind the arrow, or, if it is NULL, there is no arrow. */
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

/* "F9" is a key and no number. */
static gboolean
has_any_number (const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    if (g_ascii_isdigit (*at) && (at == text || !g_ascii_isalpha (at[-1])))
      return TRUE;

  return FALSE;
}

/* A text with no number in it, or one that is not a result but counts tiles, players or moves. */
static gboolean
is_harmless (const char *text)
{
  static const char *const telling[] = { "value",     "binary", "P-position", "N-position",
                                         "best play", "XOR",    ARROW };
  RulesMove tile;
  guint n_taken;
  guint end = 0;

  for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
    if (strstr (text, telling[i]) != NULL)
      return FALSE;

  return !has_any_number (text) || view_parse_tile_name (text, &tile)
         || (sscanf (text, "takes %u tile%n", &n_taken, &end) == 1 && end > 0)
         || strstr (text, "Player ") != NULL || g_str_has_prefix (text, "After move ");
}

/* The moves are numbered from 1, which tells nothing. */
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

/* Looks for results everywhere: they may be in no name and no description. */
void
view_assert_nothing_told (Driver *driver)
{
  tree_visit (driver_get_application (driver), check_node_cb, NULL);
}
