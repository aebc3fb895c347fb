/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Runs the main loop until a condition holds. Fails after two minutes: far more than anything
 * needs, also on a busy computer. */
#define test_wait_until(condition)                                                                 \
  G_STMT_START                                                                                     \
  {                                                                                                \
    for (gint64 test_wait_start = g_get_monotonic_time (); !(condition);)                          \
      test_wait_turn (test_wait_start, G_STRLOC, #condition);                                      \
  }                                                                                                \
  G_STMT_END

void test_wait_turn (gint64 start, const char *place, const char *condition);
void test_wait_assert_patience (gint64 start, const char *place, const char *condition);

G_END_DECLS
