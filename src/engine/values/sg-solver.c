/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The values of a sum are those of its parts. The parts whose values are found together, a family,
 * share them. */

#include "sg-solver.h"

#include "engine/rules/sg-error.h"
#include "sg-family.h"
#include "sg-search.h"

/* The parts of one family. */
typedef struct
{
  const SgFamily *family;
  guint n_parts;
  const SgPart *parts[SG_MAX_PARTS];
} Group;

struct _SgSolver
{
  gatomicrefcount ref_count;
  guint n_families;
  const SgFamily *families[SG_MAX_PARTS];
  gpointer values[SG_MAX_PARTS]; /* of each family */
  SgPosition *start;
  GMutex search_mutex;
  SgSearch *search; /* (nullable): from the start, made when it is first needed */
};

/* Groups the parts of a position and returns the number of groups. */
static guint
group_parts (const SgPosition *position, Group groups[SG_MAX_PARTS])
{
  guint n = 0;

  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    {
      const SgPart *part = sg_position_get_part (position, i);
      guint at = 0;

      while (at < n && groups[at].family != part->rules->family)
        at++;
      if (at == n)
        groups[n++] = (Group){ .family = part->rules->family };
      groups[at].parts[groups[at].n_parts++] = part;
    }

  return n;
}

/**
 * sg_solver_count:
 * @position: a position
 *
 * Returns: the number of values in all tables for @position; %G_MAXUINT64 also stands for larger
 *   numbers
 */
guint64
sg_solver_count (const SgPosition *position)
{
  Group groups[SG_MAX_PARTS];
  guint n = group_parts (position, groups);
  guint64 count = 0;

  for (guint i = 0; i < n; i++)
    if (!g_uint64_checked_add (&count, count,
                               groups[i].family->count (groups[i].parts, groups[i].n_parts)))
      return G_MAXUINT64;

  return count;
}

/**
 * sg_solver_estimate_n_bytes:
 * @position: a position whose tables have fewer than 2^32 values together
 * @n_threads: the number of threads to make them
 *
 * Returns: about how much memory making the tables takes at its peak
 */
guint64
sg_solver_estimate_n_bytes (const SgPosition *position, guint n_threads)
{
  Group groups[SG_MAX_PARTS];
  guint n = group_parts (position, groups);
  guint64 n_bytes = 0;

  for (guint i = 0; i < n; i++)
    n_bytes += groups[i].family->estimate_n_bytes (groups[i].parts, groups[i].n_parts, n_threads);

  return n_bytes;
}

/**
 * sg_solver_estimate_n_steps:
 * @position: a position whose tables have fewer than 2^32 values together
 *
 * Returns: how long making the tables takes, see sg_table_estimate_n_steps()
 */
guint64
sg_solver_estimate_n_steps (const SgPosition *position)
{
  Group groups[SG_MAX_PARTS];
  guint n = group_parts (position, groups);
  guint64 n_steps = 0;

  for (guint i = 0; i < n; i++)
    n_steps += groups[i].family->estimate_n_steps (groups[i].parts, groups[i].n_parts);

  return n_steps;
}

/**
 * sg_solver_new:
 * @position: a position
 * @limit: the largest number of values in all tables together, at most 2^32 - 1; checked before
 *   memory is allocated
 * @progress: (nullable): called now and then
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Computes the values of all positions that can be reached from @position. Cost: see
 * sg_table_new().
 *
 * Returns: (transfer full) (nullable): the solver
 */
SgSolver *
sg_solver_new (const SgPosition *position,
               guint64 limit,
               SgProgressFunc progress,
               gpointer user_data,
               GError **error)
{
  return sg_solver_new_on_threads (position, limit, 1, progress, user_data, error);
}

/**
 * sg_solver_new_on_threads:
 * @position: a position
 * @limit: see sg_solver_new()
 * @n_threads: the number of threads to use, at least 1, including the calling thread
 * @progress: (nullable): called now and then, on the calling thread
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the same as sg_solver_new()
 */
SgSolver *
sg_solver_new_on_threads (const SgPosition *position,
                          guint64 limit,
                          guint n_threads,
                          SgProgressFunc progress,
                          gpointer user_data,
                          GError **error)
{
  g_autoptr (SgSolver) self = NULL;
  Group groups[SG_MAX_PARTS];
  guint n = group_parts (position, groups);
  guint64 count = sg_solver_count (position);
  SgShare share = { progress, user_data, 0, 0 };

  g_assert (limit <= G_MAXUINT32);

  if (count > limit)
    {
      sg_error_set (error, SG_ERROR_TABLE_TOO_LARGE, &(SgErrorDetail){ 0, count, limit });
      return NULL;
    }

  self = g_new0 (SgSolver, 1);
  g_atomic_ref_count_init (&self->ref_count);
  g_mutex_init (&self->search_mutex);
  self->start = sg_position_ref ((SgPosition *)position);
  for (guint i = 0; i < n; i++)
    {
      const SgFamily *family = groups[i].family;
      guint64 n_values = family->count (groups[i].parts, groups[i].n_parts);

      sg_share_begin (&share, (double)n_values / MAX (count, 1));
      self->families[i] = family;
      self->values[i] = family->make (groups[i].parts, groups[i].n_parts, n_threads,
                                      progress != NULL ? sg_share_report : NULL, &share, error);
      if (self->values[i] == NULL)
        return NULL;
      self->n_families++;
    }

  return g_steal_pointer (&self);
}

SgSolver *
sg_solver_ref (SgSolver *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
sg_solver_unref (SgSolver *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->n_families; i++)
    self->families[i]->free (self->values[i]);
  g_clear_pointer (&self->search, sg_search_free);
  g_mutex_clear (&self->search_mutex);
  sg_position_unref (self->start);
  g_free (self);
}

/* The values of the family of a part; %NULL if there are none. */
static gconstpointer
find_values (const SgSolver *self, const SgPart *part)
{
  for (guint i = 0; i < self->n_families; i++)
    if (self->families[i] == part->rules->family)
      return self->values[i];

  return NULL;
}

/* Whether the values of @position, and of all positions that can be reached from it, are known. */
gboolean
sg_solver_covers (const SgSolver *self, const SgPosition *position)
{
  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    {
      const SgPart *part = sg_position_get_part (position, i);
      gconstpointer values = find_values (self, part);

      if (values == NULL || !part->rules->family->covers (values, part))
        return FALSE;
    }

  return TRUE;
}

/* The normal-play value of a part that the solver covers. */
guint
sg_solver_get_value (const SgSolver *self, const SgPart *part)
{
  gconstpointer values = find_values (self, part);

  g_assert (values != NULL);

  return part->rules->get_value (part, values);
}

/**
 * sg_solver_get_option_values:
 * @self: a solver
 * @part: a part that it covers
 *
 * Cost: a few look-ups for each move.
 *
 * Returns: (transfer full) (nullable): the normal-play value after each move, in the order of
 *   sg_part_list_moves(); %NULL if there is none
 */
guint *
sg_solver_get_option_values (const SgSolver *self, const SgPart *part)
{
  gconstpointer values = find_values (self, part);

  g_assert (values != NULL);

  return part->rules->get_option_values (part, values);
}

/**
 * sg_solver_behaves_as_heaps:
 * @self: a solver
 * @position: a position that it covers
 *
 * Returns: whether misere play of @position is decided by its values; see sg-rule.c
 */
gboolean
sg_solver_behaves_as_heaps (const SgSolver *self, const SgPosition *position)
{
  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    {
      const SgPart *part = sg_position_get_part (position, i);

      if (!part->rules->behaves_as_heap (part, find_values (self, part)))
        return FALSE;
    }

  return TRUE;
}

/**
 * sg_solver_check_misere:
 * @self: a solver
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: whether misere play of the positions that can be reached from that of the solver can be
 *   decided: by their values, or by a search that is not too large
 */
gboolean
sg_solver_check_misere (const SgSolver *self, GError **error)
{
  guint64 count;
  guint64 limit;

  if (sg_solver_behaves_as_heaps (self, self->start))
    return TRUE;

  count = sg_search_count (self->start);
  limit = sg_search_get_limit (self->start);
  if (count <= limit)
    return TRUE;

  sg_error_set (error, SG_ERROR_SEARCH_TOO_LARGE, &(SgErrorDetail){ 0, count, limit });
  return FALSE;
}

/**
 * sg_solver_is_won_in_misere:
 * @self: a solver for which sg_solver_check_misere() is true
 * @position: a position that can be reached from that of the solver
 *
 * May be called from any thread.
 *
 * Cost: the first calls search; up to some seconds for the largest searches.
 *
 * Returns: whether the player to move wins in misere play, found by search
 */
gboolean
sg_solver_is_won_in_misere (SgSolver *self, const SgPosition *position)
{
  gboolean won;

  g_mutex_lock (&self->search_mutex);
  if (self->search == NULL)
    self->search = sg_search_new (self->start);
  won = sg_search_is_won (self->search, position);
  g_mutex_unlock (&self->search_mutex);

  return won;
}
