/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The digits of a language: every decimal number uses them, nothing else does, and converted back
 * to 0 to 9 the text is the same as without them. Texts are in English, because there are no
 * catalogues here. */

#include "game/base/ichomp-digits.h"

#include <string.h>

#include "game/practice/ichomp-exercise.h"
#include "game/storage/ichomp-game-text.h"
#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "game/play/ichomp-free-memory.h"
#include "game/explanation/ichomp-step-wording.h"
#include "game/words/ichomp-error-wording.h"
#include "game/words/ichomp-formula.h"
#include "test-main.h"
#include "wording-checks.h"

#define DECIMALS "23456789"

static void
set_language (IchompLanguage language, gboolean own)
{
  ichomp_i18n_set_language (language);
  ichomp_digits_set_own (own);
}

static void
reset_language (void)
{
  set_language (ICHOMP_LANGUAGE_EN, FALSE);
}

static void
assert_printed (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_printf (void)
{
  set_language (ICHOMP_LANGUAGE_FA, TRUE);
  assert_printed (ichomp_digits_printf ("%u", 1234567890u), "۱۲۳۴۵۶۷۸۹۰");
  assert_printed (ichomp_digits_printf ("%d, %5u|%02u", -7, 42u, 3u), "-۷,    ۴۲|۰۳");
  assert_printed (ichomp_digits_printf ("%2$u of %1$u", 10u, 5u), "۵ of ۱۰");
  assert_printed (ichomp_digits_printf ("u is %u, not 0: 100 %%", 6u), "u is ۶, not ۰: ۱۰۰ %");
  assert_printed (ichomp_digits_printf ("%1$s has %2$u; %1$s", "NE2,3", 23u),
                  "NE2,3 has ۲۳; NE2,3");

  set_language (ICHOMP_LANGUAGE_KM, TRUE);
  assert_printed (ichomp_digits_printf ("%u", 1234567890u), "១២៣៤៥៦៧៨៩០");
  reset_language ();
}

static void
test_bits (void)
{
  set_language (ICHOMP_LANGUAGE_FA, TRUE);
  assert_printed (ichomp_digits_printf_bits (0, "%1$u is not in %2$u: digit 0, not 1", 8u, 5u),
                  "۸ is not in ۵: digit 0, not 1");
  assert_printed (
      ichomp_digits_printf_bits (ICHOMP_DIGITS_ARGUMENT (2) | ICHOMP_DIGITS_ARGUMENT (3),
                                 "column %1$u: %2$u, %3$u", 1u, 1u, 0u),
      "column ۱: 1, 0");
  assert_printed (ichomp_digits_printf_bits (ICHOMP_DIGITS_ARGUMENT (1), "%u, %u", 1u, 1u), "1, ۱");
  reset_language ();
}

static void
test_texts (void)
{
  g_autoptr (GString) formula = g_string_new ("u = 1101 = ");

  set_language (ICHOMP_LANGUAGE_FA, TRUE);
  assert_printed (ichomp_digits_dup ("Player 2, F9 (12)"), "Player ۲, F9 (۱۲)");
  g_assert_cmpstr (ichomp_digits_intern ("Player 1"), ==, "Player ۱");
  g_assert_true (ichomp_digits_intern ("Player 1") == ichomp_digits_intern ("Player 1"));
  ichomp_digits_append_printf (formula, "%u", 13u);
  g_assert_cmpstr (formula->str, ==, "u = 1101 = ۱۳");
  reset_language ();
}

/* Without own digits, or with the option off, numbers have the digits 0 to 9. */
static void
test_western (void)
{
  for (guint i = ICHOMP_LANGUAGE_SYSTEM + 1; i < ICHOMP_N_LANGUAGES; i++)
    for (guint own = 0; own < 2; own++)
      {
        gboolean has_digits = i == ICHOMP_LANGUAGE_FA || i == ICHOMP_LANGUAGE_KM;

        set_language (i, own);
        g_assert_cmpint (ichomp_digits_are_own (), ==, own && has_digits);
        g_assert_cmpint (ichomp_language_get_zero (i) != '0', ==, has_digits);
        if (!ichomp_digits_are_own ())
          assert_printed (ichomp_digits_printf ("%1$u of %2$u, 3 %%", 1u, 2u), "1 of 2, 3 %");
      }
  reset_language ();
}

static void
test_read (void)
{
  assert_printed (ichomp_digits_to_ascii ("۱۲۳۴۵۶۷۸۹۰"), "1234567890");
  assert_printed (ichomp_digits_to_ascii ("١٢٣ ១២៣ 123 १२३"), "123 123 123 123");
  assert_printed (ichomp_digits_to_ascii (""), "");
  assert_printed (ichomp_digits_to_ascii ("NE2,3 ژ"), "NE2,3 ژ");
  assert_printed (ichomp_digits_clean (" \342\201\246NE۲, 3\342\201\251\t"), "NE2,3");
}

/* The limits in error messages. */
static void
test_limits (void)
{
  g_autoptr (SgPosition) position = sg_position_parse ("7,7,7,7,7,7,7/-/-/-", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *board = NULL;
  g_autofree char *values = NULL;

  set_language (ICHOMP_LANGUAGE_FA, TRUE);
  g_assert_null (ichomp_game_text_parse ("1/-/-/- @40x2", &board));
  checks_assert_text (board,
                      "The board of that position is [۴۰ × ۲]; the largest board is [۳۲ × ۳۲].");

  g_assert_null (sg_solver_new (position, 1000, NULL, NULL, &error));
  values = ichomp_wording_error (error);
  g_assert_cmpstr (values, ==,
                   "The values cannot be computed: there would be ۳۴۳۲ of them, and ۱۰۰۰ is the "
                   "limit.");
  reset_language ();
}

/* @own is @western with other digits. The digits 2 to 9 no longer occur in it, because bits are 0
 * and 1. */
static void
compare (const char *western, const char *own)
{
  g_autofree char *read = ichomp_digits_to_ascii (own);

  g_assert_cmpstr (read, ==, western);
  if (strpbrk (own, DECIMALS) != NULL)
    g_error ("a decimal number kept its digits: %s", own);
}

static void
compare_steps (SgAnalysis *analysis, gpointer user_data)
{
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      g_autofree char *western = ichomp_wording_step (ICHOMP_PARTS_QUADRANTS, explanation, i);
      g_autofree char *western_spoken =
          ichomp_wording_step_spoken (ICHOMP_PARTS_QUADRANTS, explanation, i);
      g_autofree char *own = NULL;
      g_autofree char *own_spoken = NULL;

      ichomp_digits_set_own (TRUE);
      own = ichomp_wording_step (ICHOMP_PARTS_QUADRANTS, explanation, i);
      own_spoken = ichomp_wording_step_spoken (ICHOMP_PARTS_QUADRANTS, explanation, i);
      ichomp_digits_set_own (FALSE);

      compare (western, own);
      compare (western_spoken, own_spoken);
    }
}

static void
test_steps (void)
{
  set_language (ICHOMP_LANGUAGE_FA, FALSE);
  checks_foreach_position (SG_RULE_NORMAL, compare_steps, NULL);
  checks_foreach_position (SG_RULE_MISERE, compare_steps, NULL);
  reset_language ();
}

static void
assert_step (const SgExplanation *explanation, SgStepKind kind, const char *expected)
{
  g_autofree char *text = ichomp_wording_step (ICHOMP_PARTS_QUADRANTS, explanation,
                                               checks_find_step (explanation, kind, 0));

  checks_assert_text (text, expected);
}

static void
test_sentences (void)
{
  g_autoptr (SgExplanation) explanation = checks_explain ("6/5/1/4", SG_ORDER_VERDICT_LAST);

  set_language (ICHOMP_LANGUAGE_FA, TRUE);
  assert_step (explanation, SG_STEP_BINARY, "Top left: [۶ = ۴ + ۲]. In binary that is [110].");
  reset_language ();
}

static void
add_sentence (GPtrArray *texts, char *text)
{
  if (text != NULL)
    g_ptr_array_add (texts, text);
}

static GPtrArray *
list_texts (const IchompExercise *exercise)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (IchompVoice voice = ICHOMP_VOICE_WRITTEN; voice <= ICHOMP_VOICE_SPOKEN; voice++)
    {
      add_sentence (texts, ichomp_exercise_dup_question (exercise, voice));
      add_sentence (texts, ichomp_exercise_dup_answer (exercise, voice));
    }

  return texts;
}

/* Answers name a tile in words, so they contain no digits of a position. */
static void
test_exercises (void)
{
  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (IchompExercise) exercise =
          ichomp_exercise_new (i % ICHOMP_N_EXERCISE_KINDS, 1 + i % 5, i);
      g_autoptr (GPtrArray) western = list_texts (exercise);
      g_autoptr (GPtrArray) own = NULL;

      set_language (ICHOMP_LANGUAGE_FA, TRUE);
      own = list_texts (exercise);
      reset_language ();

      g_assert_cmpuint (own->len, ==, western->len);
      for (guint j = 0; j < own->len; j++)
        compare (g_ptr_array_index (western, j), g_ptr_array_index (own, j));
    }
}

/* An amount of memory, formatted by GLib. */
static void
test_sizes (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *western = NULL;
  g_autofree char *own = NULL;

  g_assert_false (ichomp_free_memory_check (G_MAXUINT64, &error));
  western = ichomp_wording_error (error);
  set_language (ICHOMP_LANGUAGE_KM, TRUE);
  own = ichomp_wording_error (error);
  reset_language ();

  g_assert_nonnull (strstr (western, "16.0"));
  g_assert_nonnull (strstr (own, "១៦.០"));
  g_assert_null (strpbrk (own, "0123456789"));
}

static void
test_read_number (void)
{
  static const char *const bad[] = {
    "", " ", "x", "-1", "+1", "1.5", "1,5", "6x", "0x6", "١x", "256", "99999999999999999999",
  };
  guint number = 7;

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (ichomp_digits_read_number (bad[i], 10, 255, &number));
  g_assert_false (ichomp_digits_read_number ("102", 2, 255, &number));
  g_assert_cmpuint (number, ==, 7);

  g_assert_true (ichomp_digits_read_number ("0", 10, 255, &number));
  g_assert_cmpuint (number, ==, 0);
  g_assert_true (ichomp_digits_read_number (" \342\201\246۲۵ 5\342\201\251 ", 10, 255, &number));
  g_assert_cmpuint (number, ==, 255);
  g_assert_true (ichomp_digits_read_number ("0000 01101", 2, 13, &number));
  g_assert_cmpuint (number, ==, 13);
  g_assert_true (ichomp_digits_read_number ("4294967295", 10, G_MAXUINT, &number));
  g_assert_cmpuint (number, ==, G_MAXUINT);
  g_assert_false (ichomp_digits_read_number ("4294967296", 10, G_MAXUINT, &number));
}

void
add_tests (void)
{
  g_test_add_func ("/digits/printf", test_printf);
  g_test_add_func ("/digits/bits", test_bits);
  g_test_add_func ("/digits/texts", test_texts);
  g_test_add_func ("/digits/western", test_western);
  g_test_add_func ("/digits/read", test_read);
  g_test_add_func ("/digits/read-number", test_read_number);
  g_test_add_func ("/digits/limits", test_limits);
  g_test_add_func ("/digits/sizes", test_sizes);
  g_test_add_func ("/digits/steps", test_steps);
  g_test_add_func ("/digits/sentences", test_sentences);
  g_test_add_func ("/digits/exercises", test_exercises);
}
