/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Errors carry a code and the numbers that belong to it. Their message is for developers; what a
 * person reads is made from code and numbers, in the person's language, outside the engine. */

#include "sg-error.h"

/* The name G_DEFINE_EXTENDED_ERROR expects. */
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
 * @error: where to put it, or %NULL
 * @code: what is wrong
 * @detail: the numbers that go with it
 *
 * Sets @error to a new error that carries @detail. Code outside the engine may report its own failures
 * with the codes of the engine.
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
 * Returns: (transfer none): the numbers that go with the error's code; valid as long as @error
 */
const SgErrorDetail *
sg_error_get_detail (const GError *error)
{
  return &sg_error_get_private (error)->detail;
}
