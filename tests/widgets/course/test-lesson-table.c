/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "page-support.h"
#include "test-main.h"

/* Of three rows, only the first is a header. */
static void
test_header (void)
{
  PageFixture fixture = { 0 };

  page_load (&fixture, "game/course/fixtures");
  page_create (&fixture, 600, 400);

  ichomp_lesson_page_show (fixture.page, page_get_lesson (&fixture, 0), NULL);
  g_assert_cmpuint (page_count (fixture.widget, GTK_TYPE_WIDGET, "lesson-header-cell"), ==, 2);
  g_assert_cmpuint (page_count (fixture.widget, GTK_TYPE_WIDGET, "lesson-cell"), ==, 4);
  page_tear_down (&fixture, NULL);
}

void
add_tests (void)
{
  g_test_add_func ("/lesson-table/header", test_header);
}
