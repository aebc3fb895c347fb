/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The family of the rulesets whose values are given by a formula. */

#include "sg-family.h"

static guint64
count (const SgPart *const *parts, guint n_parts)
{
  return 0;
}

static guint64
estimate_n_bytes (const SgPart *const *parts, guint n_parts, guint n_threads)
{
  return 0;
}

static gpointer
make (const SgPart *const *parts,
      guint n_parts,
      guint n_threads,
      SgProgressFunc progress,
      gpointer user_data,
      GError **error)
{
  static char nothing;

  return &nothing;
}

static void
free_nothing (gpointer values)
{
}

static gboolean
covers (gconstpointer values, const SgPart *part)
{
  return TRUE;
}

const SgFamily sg_family_closed = {
  .count = count,
  .estimate_n_bytes = estimate_n_bytes,
  .estimate_n_steps = count,
  .make = make,
  .free = free_nothing,
  .covers = covers,
};
