/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The two functions of a fuzz target, called by libFuzzer or by replay.c. */
int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

/* For targets: what they share. */
char *fuzz_dup_bytes (const guint8 *data, gsize size);
char *fuzz_dup_string (const guint8 *data, gsize size);
void fuzz_assert_sentence (const char *sentence);

G_END_DECLS
