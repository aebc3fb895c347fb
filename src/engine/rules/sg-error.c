/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Errors carry a code and numbers. The message of the GError is for developers; the application
 * makes its own from the code and the numbers, in the language of the user. */

#include "sg-error.h"

/* G_DEFINE_EXTENDED_ERROR expects this name. */
typedef struct
{
  SgErrorDetail detail;
} SgErrorPrivate;

static void
sg_error_private_init (SgErrorPrivate *priv)
{
}

static void
sg_error_private_copy (const SgErrorPrivate *src, SgErrorPrivate *dest)
{
  dest->detail = src->detail;
}

static void
sg_error_private_clear (SgErrorPrivate *priv)
{
}

G_DEFINE_EXTENDED_ERROR (SgError, sg_error)

/**
 * sg_error_set:
 * @error: (nullable): return location for the error
 * @code: the code
 * @detail: its numbers
 *
 * The game reports its own failures with the codes of the engine, too.
 */
void
sg_error_set (GError **error, SgError code, const SgErrorDetail *detail)
{
  if (error == NULL)
    return;

  g_set_error (error, SG_ERROR, code,
               "code %d, character %u, number %" G_GUINT64_FORMAT ", limit %" G_GUINT64_FORMAT,
               code, detail->character, detail->number, detail->limit);
  sg_error_get_private (*error)->detail = *detail;
}

/**
 * sg_error_get_detail:
 * @error: an error of domain %SG_ERROR
 *
 * Returns: (transfer none): the numbers; valid as long as @error
 */
const SgErrorDetail *
sg_error_get_detail (const GError *error)
{
  return &sg_error_get_private (error)->detail;
}
