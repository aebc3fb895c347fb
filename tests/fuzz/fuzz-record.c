/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold of a record that is read from any bytes. */

#include "fuzz-record.h"

#include <string.h>

/* What is read is the same after saving and reading; what cannot be read has a sentence. Leaves the
 * record with what was read. */
void
fuzz_check_record (IchompRecord *record, const guint8 *data, gsize size)
{
  g_autofree char *input = fuzz_dup_bytes (data, size);
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;

  if (!ichomp_record_parse (record, input, size, &error))
    {
      g_assert_nonnull (error);
      fuzz_assert_sentence (error->message);
      g_clear_error (&error);
    }
  g_assert_no_error (error);

  text = ichomp_record_to_text (record);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  ichomp_record_parse (record, text, strlen (text), &error);
  g_assert_no_error (error);
  text_again = ichomp_record_to_text (record);
  g_assert_cmpstr (text_again, ==, text);
}
