/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * IchompVoice:
 * @ICHOMP_VOICE_WRITTEN: in signs, isolated from text from right to left: "13 − 8 = 5"
 * @ICHOMP_VOICE_SPOKEN: in words, for a screen reader: "13 minus 8 equals 5"
 *
 * The form of the formulas in a sentence.
 */
typedef enum
{
  ICHOMP_VOICE_WRITTEN,
  ICHOMP_VOICE_SPOKEN,
} IchompVoice;

char *ichomp_formula_isolate (const char *formula);
char *ichomp_formula_binary (IchompVoice voice, guint value, guint n_digits);
char *ichomp_formula_difference (IchompVoice voice, guint whole, guint taken, guint result);
char *ichomp_formula_powers (IchompVoice voice, guint number);
char *ichomp_formula_terms (const guint *terms, guint n_terms);
char *ichomp_formula_xor (IchompVoice voice, const guint *terms, guint n_terms, guint result);
char *ichomp_formula_bits (IchompVoice voice, guint a, guint b, guint result);
char *ichomp_formula_target (IchompVoice voice, guint y, guint u, guint result);

G_END_DECLS
