/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-error.h"

G_BEGIN_DECLS

/*< private >
 * SgReader:
 * @text: the whole text
 * @at: the next byte to read
 *
 * A place in a text in the notation, from which diagrams, boards, positions, moves and games read
 * themselves.
 */
typedef struct
{
  const char *text;
  const char *at;
} SgReader;

void sg_reader_init (SgReader *self, const char *text);
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
