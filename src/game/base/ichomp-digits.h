/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-types.h"

G_BEGIN_DECLS

/* The bit of the nth argument, counted from 1, for ichomp_digits_printf_bits(). */
#define ICHOMP_DIGITS_ARGUMENT(n) (1u << ((n)-1))

void ichomp_digits_set_own (gboolean own);
gboolean ichomp_digits_are_own (void);

/* Output */
char *ichomp_digits_printf (const char *format, ...) G_GNUC_PRINTF (1, 2);
char *ichomp_digits_printf_bits (guint bits, const char *format, ...) G_GNUC_PRINTF (2, 3);
void ichomp_digits_append_printf (GString *string, const char *format, ...) G_GNUC_PRINTF (2, 3);
char *ichomp_digits_dup (const char *text);
const char *ichomp_digits_intern (const char *text);

/* Input */
char *ichomp_digits_to_ascii (const char *text);
char *ichomp_digits_clean (const char *text);
gboolean ichomp_digits_read_number (const char *text, guint base, guint max, guint *number);

G_END_DECLS
