/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Spin buttons show the digits of the language and accept those of any script. */

#include "widgets/language/ichomp-spin-digits.h"

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"

#include "test-main.h"

static GtkSpinButton *
create (void)
{
  GtkWidget *spin_button = g_object_ref_sink (gtk_spin_button_new_with_range (1, 32, 1));

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin_button), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin_button), 12);
  return GTK_SPIN_BUTTON (spin_button);
}

static void
speak (GtkSpinButton *spin_button, IchompLanguage language)
{
  ichomp_digits_set_own (TRUE);
  ichomp_i18n_set_language (language);
  ichomp_spin_digits_update (spin_button);
}

static void
leave (GtkSpinButton *spin_button)
{
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  ichomp_digits_set_own (FALSE);
  g_assert_finalize_object (spin_button);
}

static void
assert_text (GtkSpinButton *spin_button, const char *expected)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin_button)), ==, expected);
}

static void
type (GtkSpinButton *spin_button, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (spin_button), text);
  gtk_spin_button_update (spin_button);
}

static void
test_shown (void)
{
  GtkSpinButton *spin_button = create ();

  ichomp_spin_digits_update (spin_button);
  assert_text (spin_button, "12");
  speak (spin_button, ICHOMP_LANGUAGE_FA);
  assert_text (spin_button, "۱۲");
  gtk_spin_button_set_value (spin_button, 30);
  assert_text (spin_button, "۳۰");
  speak (spin_button, ICHOMP_LANGUAGE_KM);
  assert_text (spin_button, "៣០");
  speak (spin_button, ICHOMP_LANGUAGE_DE);
  assert_text (spin_button, "30");
  leave (spin_button);
}

/* Text that is not a whole number changes nothing. */
static void
test_typed (void)
{
  static const struct
  {
    const char *text;
    int value;
  } cases[] = {
    { "۷", 7 },   { " 15 ", 15 }, { "៣១", 31 }, { "99", 32 },   { "x", 32 }, { "nan", 32 },
    { "۱۰", 10 }, { "inf", 10 },  { "", 10 },   { "0x1f", 10 }, { "1", 1 },
  };
  GtkSpinButton *spin_button = create ();

  speak (spin_button, ICHOMP_LANGUAGE_FA);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", cases[i].text);
      type (spin_button, cases[i].text);
      g_assert_cmpint (gtk_spin_button_get_value_as_int (spin_button), ==, cases[i].value);
    }
  assert_text (spin_button, "۱");
  leave (spin_button);
}

void
add_tests (void)
{
  g_test_add_func ("/spin-digits/shown", test_shown);
  g_test_add_func ("/spin-digits/typed", test_typed);
}
