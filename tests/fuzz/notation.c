/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Diagrams, positions, moves and games. */

#include "fuzz.h"
#include "notation-checks.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_string (data, size);

  notation_check_diagram (text);
  notation_check_position (text);
  notation_check_move (text);
  notation_check_game (text);
  return 0;
}
