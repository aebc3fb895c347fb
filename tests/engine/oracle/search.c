/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "search.h"

struct _Search
{
  SgRule rule;
  GHashTable *known; /* from the text of a position to whether it is won */
};

Search *
search_new (SgRule rule)
{
  Search *self = g_new (Search, 1);

  self->rule = rule;
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
search_free (Search *self)
{
  g_hash_table_unref (self->known);
  g_free (self);
}

gboolean
search_is_won (Search *self, const SgPosition *position)
{
  g_autofree char *text = sg_position_to_string (position);
  g_autoptr (GArray) moves = NULL;
  gpointer known;
  gboolean won;

  if (g_hash_table_lookup_extended (self->known, text, NULL, &known))
    return GPOINTER_TO_INT (known);

  moves = sg_position_list_moves (position);
  won = moves->len == 0 && !sg_rule_is_last_tile_won (self->rule);
  for (guint i = 0; i < moves->len && !won; i++)
    {
      g_autoptr (SgPosition) after = sg_position_play (position, &g_array_index (moves, SgMove, i));

      won = !search_is_won (self, after);
    }

  g_hash_table_insert (self->known, g_steal_pointer (&text), GINT_TO_POINTER (won));
  return won;
}
