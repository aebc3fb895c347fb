/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Adds the tests of a program. Every test program defines this; the main() that calls it is in a
 * library: test-main.c here, or that of the widgets, which needs a display. */
void add_tests (void);

G_END_DECLS
