/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-inline.h"

G_BEGIN_DECLS

IchompInline *
ichomp_lesson_digits_apply (IchompInline *text, gboolean is_formula, gboolean are_bits);

G_END_DECLS
