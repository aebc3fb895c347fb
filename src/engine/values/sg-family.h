/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-part.h"
#include "sg-progress.h"

G_BEGIN_DECLS

/**
 * SgFamily:
 * @count: how many values are made for the parts; %G_MAXUINT64 also stands for larger numbers
 * @estimate_n_bytes: about how much memory that takes at its peak
 * @estimate_n_steps: how long it takes, in steps of some 50 to 100 nanoseconds
 * @make: (transfer full) (nullable): the values of all that can be reached from the parts; %NULL
 *   with an error. The count is below 2^32, and the caller has checked it against its limit
 * @free: releases them
 * @covers: whether they hold the value of a part, and so of all that can be reached from it
 *
 * How the values of all parts of one kind in a position are found together. The parts of one family
 * may have several rulesets.
 */
struct _SgFamily
{
  guint64 (*count) (const SgPart *const *parts, guint n_parts);
  guint64 (*estimate_n_bytes) (const SgPart *const *parts, guint n_parts, guint n_threads);
  guint64 (*estimate_n_steps) (const SgPart *const *parts, guint n_parts);
  gpointer (*make) (const SgPart *const *parts,
                    guint n_parts,
                    guint n_threads,
                    SgProgressFunc progress,
                    gpointer user_data,
                    GError **error);
  void (*free) (gpointer values);
  gboolean (*covers) (gconstpointer values, const SgPart *part);
};

/* For each diagram that no other one contains, a table of all its sub-diagrams. */
extern const SgFamily sg_family_tables;

/* For each ruleset of rows, one value for each length. */
extern const SgFamily sg_family_lengths;

/* A formula gives the value: there is nothing to keep. */
extern const SgFamily sg_family_closed;

G_END_DECLS
