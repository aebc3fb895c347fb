/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Claims: the first line of the input is a claim, the rest the text that asserts it. */

#include <string.h>

#include "game/course/ichomp-lesson-claim.h"
#include "fuzz.h"

/* In values: larger claims are refused. A box of 7 by 7 tiles is small enough. */
#define SMALL_WORK 4000

/* A true claim has the result that it states and no other. */
static void
assert_result (const char *claim)
{
  const char *stated = strstr (claim, " = ");
  gboolean binary = strstr (claim, "binary") != NULL;
  guint64 number;

  if (stated == NULL || !g_ascii_isdigit (stated[3]))
    return;

  number = g_ascii_strtoull (stated + 3, NULL, binary ? 2 : 10);
  if (number >= G_MAXUINT)
    return;

  g_assert_true (ichomp_lesson_claim_has_result (claim, (guint)number));
  g_assert_false (ichomp_lesson_claim_has_result (claim, (guint)number + 1));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *input = fuzz_dup_string (data, size);
  g_auto (GStrv) lines = g_strsplit (input, "\n", 2);
  const char *claim = lines[0] != NULL ? lines[0] : "";
  const char *text = lines[0] != NULL ? lines[1] : NULL;
  g_autofree char *complaint = NULL;
  guint64 work = ICHOMP_LESSON_MAX_WORK - SMALL_WORK;
  gboolean ok;

  /* The reader has refused any other text. */
  if (!g_utf8_validate (input, -1, NULL))
    return 0;

  ok = ichomp_lesson_claim_check (claim, text, &work, &complaint);
  g_assert_cmpint (ok, ==, complaint == NULL);
  if (ok)
    assert_result (claim);
  else
    fuzz_assert_sentence (complaint);

  return 0;
}
