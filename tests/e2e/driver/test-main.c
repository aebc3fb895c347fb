/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The main() of tests of the whole program. with-display.sh gives them user folders; isolated folders
 * would also hide the system's icons and file types from the programs that they start. */

#include "test-main.h"

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_tests ();

  return g_test_run ();
}
