/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The main() of test programs that show widgets, in the program's style. */

#include "test-main.h"

#include "board-support.h"

int
main (int argc, char *argv[])
{
  board_support_init (&argc, &argv);
  add_tests ();

  return g_test_run ();
}
