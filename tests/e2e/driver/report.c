/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "report.h"

#include <stdio.h>

#include "command.h"

/* The key of a line is its first field, or its first two for lines about quadrants. */
GHashTable *
report_new (const RulesPosition *position, const char *rule)
{
  g_autofree char *text = rules_position_to_text (position);
  g_autofree char *argument = g_strjoin (" ", text, rule, NULL);
  g_autoptr (CommandResult) result = command_run_analyze (argument);
  GHashTable *fields =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_strfreev);
  g_auto (GStrv) lines = g_strsplit (result->output, "\n", -1);

  command_assert_succeeded (result);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      char **line = g_strsplit (lines[i], "\t", -1);
      gboolean of_quadrant = g_str_equal (line[0], "quadrant") || g_str_equal (line[0], "moves");

      g_hash_table_insert (
          fields, of_quadrant ? g_strconcat (line[0], " ", line[1], NULL) : g_strdup (line[0]),
          line);
    }

  /* At the end of a game in normal play, the window shows the numbers that it had. */
  if (g_hash_table_contains (fields, "over"))
    {
      g_hash_table_insert (fields, g_strdup ("xor"), g_strsplit ("xor\t0\t0", "\t", -1));
      g_hash_table_insert (fields, g_strdup ("outcome"), g_strsplit ("outcome\tP", "\t", -1));
    }

  return fields;
}

const char *
report_get_field (GHashTable *report, const char *line, const char *quadrant, guint index)
{
  g_autofree char *key =
      quadrant == NULL ? g_strdup (line) : g_strconcat (line, " ", quadrant, NULL);
  char **fields = g_hash_table_lookup (report, key);

  g_assert_nonnull (fields);
  g_assert_cmpuint (g_strv_length (fields), >, index);
  return fields[index];
}

/* The value after taking a tile: rows are separated by semicolons, tiles by spaces. */
char *
report_dup_value_after (GHashTable *report, const RulesMove *tile)
{
  const char *values =
      report_get_field (report, "moves", rules_get_quadrant_name (tile->quadrant), 2);
  g_auto (GStrv) rows = g_strsplit (values, ";", -1);
  g_auto (GStrv) row = NULL;

  g_assert_cmpuint (g_strv_length (rows), >, tile->row);
  row = g_strsplit (rows[tile->row], " ", -1);
  g_assert_cmpuint (g_strv_length (row), >, tile->column);
  return g_strdup (row[tile->column]);
}

/* A winning move of a position that has one. */
RulesMove
report_get_winning_move (GHashTable *report)
{
  const char *text = report_get_field (report, "winning", NULL, 1);
  RulesMove move = { 0 };

  while (!g_str_has_prefix (text, rules_get_quadrant_name (move.quadrant)))
    move.quadrant++;

  g_assert_cmpint (sscanf (text + 2, "%u,%u", &move.row, &move.column), ==, 2);
  move.row--;
  move.column--;
  return move;
}
