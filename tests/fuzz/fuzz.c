/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What all fuzz targets share: exact copies of the input, the check of a sentence for users.
 * Warnings are fatal. */

#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

/* In bytes. The values in a sentence are shortened. */
#define MAX_SENTENCE 1200

/* Aborts, where GLib would trap, which libFuzzer does not catch. */
static void
fail_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer user_data)
{
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) == 0)
    return;

  g_printerr ("%s: %s\n", domain, message);
  abort ();
}

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_log_set_default_handler (fail_cb, NULL);
  return 0;
}

/* The input without spare bytes behind it; not NULL if it is empty. */
char *
fuzz_dup_bytes (const guint8 *data, gsize size)
{
  char *bytes = g_malloc (MAX (size, 1));

  if (size > 0)
    memcpy (bytes, data, size);
  return bytes;
}

/* The input until its first zero byte, without spare bytes behind it, so that the address sanitizer
 * notices reads beyond the end. */
char *
fuzz_dup_string (const guint8 *data, gsize size)
{
  return g_strndup ((const char *)data, strnlen ((const char *)data, size));
}

/* A sentence that users see is short UTF-8. */
void
fuzz_assert_sentence (const char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_cmpuint (strlen (sentence), >, 0);
  g_assert_cmpuint (strlen (sentence), <, MAX_SENTENCE);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
}
