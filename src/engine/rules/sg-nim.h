/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint sg_nim_sum (const guint *values, guint n_values);
guint sg_mex (const guint *values, guint n_values);
guint sg_misere_value (guint value);
guint sg_count_binary_digits (guint value);
guint sg_count_common_binary_digits (const guint *values, guint n_values);
char *sg_binary_to_string (guint value, guint n_digits);

G_END_DECLS
