/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-error.h"

G_BEGIN_DECLS

/**
 * SgRulesets:
 *
 * A set of rulesets: those that a text may use. A text with others is refused, so that no reader of
 * the notation meets a game that it cannot show.
 */
typedef enum
{
  SG_RULESETS_BARS = 1 << 0,
  SG_RULESETS_CHOMP = 1 << 1,
  SG_RULESETS_HEAPS = 1 << 2,
  SG_RULESETS_ROWS = 1 << 3,
} SgRulesets;

#define SG_ALL_RULESETS                                                                            \
  (SG_RULESETS_BARS | SG_RULESETS_CHOMP | SG_RULESETS_HEAPS | SG_RULESETS_ROWS)

/*< private >
 * SgReader:
 * @text: the whole text
 * @at: the next byte to read
 * @rulesets: the rulesets that the text may use
 *
 * A place in a text in the notation, from which diagrams, boards, positions, moves and games read
 * themselves.
 */
typedef struct
{
  const char *text;
  const char *at;
  SgRulesets rulesets;
} SgReader;

void sg_reader_init (SgReader *self, const char *text, SgRulesets rulesets);
gboolean sg_reader_accept (SgReader *self, char c);
gboolean sg_reader_number (SgReader *self, guint64 *number, GError **error);
gboolean sg_reader_end (const SgReader *self, GError **error);
gboolean sg_reader_fail (const SgReader *self,
                         const char *place,
                         SgError code,
                         guint64 number,
                         guint64 limit,
                         GError **error);
gboolean sg_reader_fail_syntax (const SgReader *self, GError **error);

G_END_DECLS
