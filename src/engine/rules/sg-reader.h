/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-error.h"
#include "sg-position.h"

G_BEGIN_DECLS

/*< private >
 * SgReader:
 * @text: the whole text
 * @at: the next byte to read
 *
 * Reads the notation from left to right and knows where it is, so that every error has a place.
 */
typedef struct
{
  const char *text;
  const char *at;
} SgReader;

void sg_reader_init (SgReader *self, const char *text);
gboolean sg_reader_accept (SgReader *self, char c);
gboolean sg_reader_fail (const SgReader *self,
                         const char *place,
                         SgError code,
                         guint64 number,
                         guint64 limit,
                         GError **error);
gboolean sg_reader_fail_syntax (const SgReader *self, GError **error);
gboolean sg_reader_end (const SgReader *self, GError **error);
SgDiagram *sg_reader_diagram (SgReader *self, GError **error);
SgPosition *sg_reader_position (SgReader *self, GError **error);
gboolean sg_reader_move (SgReader *self, SgMove *move, GError **error);

G_END_DECLS
