/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "test-wait.h"

#define PATIENCE_MICROSECONDS (120 * G_USEC_PER_SEC)
#define TURN_MICROSECONDS 1000

/* Fails if waiting takes too long. @start: the monotonic time at which it began */
void
test_wait_assert_patience (gint64 start, const char *place, const char *condition)
{
  if (g_get_monotonic_time () - start > PATIENCE_MICROSECONDS)
    g_error ("%s: not so: %s", place, condition);
}

/* One turn of test_wait_until(). Other threads may change what it waits for without waking the main
 * loop. */
void
test_wait_turn (gint64 start, const char *place, const char *condition)
{
  test_wait_assert_patience (start, place, condition);
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (TURN_MICROSECONDS);
}
