/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-part.h"

G_BEGIN_DECLS

/* The largest number of digits of an octal code behind its point. */
#define SG_CODE_MAX_DIGITS 9

guint sg_code_count_digits (guint32 code);
gboolean sg_code_read (SgReader *reader, guint32 *code, GError **error);
char *sg_code_to_string (guint32 code);

gboolean sg_ruleset_read (SgReader *reader, SgPart *part, GError **error);
char *sg_ruleset_to_string (const SgPart *part);

G_END_DECLS
