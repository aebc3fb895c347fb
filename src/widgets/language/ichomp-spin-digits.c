/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Spin buttons with the digits of the language: they show these digits, and accept those of any
 * script. */

#include "ichomp-spin-digits.h"

#include "game/base/ichomp-digits.h"
#include "ichomp-local-language.h"

static gboolean
output_cb (GtkSpinButton *spin_button)
{
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (GTK_WIDGET (spin_button));
  g_autofree char *text = NULL;

  if (!ichomp_digits_are_own ())
    return FALSE;

  text = ichomp_digits_printf ("%d", gtk_spin_button_get_value_as_int (spin_button));
  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (spin_button))))
    gtk_editable_set_text (GTK_EDITABLE (spin_button), text);
  return TRUE;
}

/* Text that is not a whole number leaves the value as it was. */
static int
input_cb (GtkSpinButton *spin_button, double *value)
{
  g_autofree char *text =
      ichomp_digits_to_ascii (gtk_editable_get_text (GTK_EDITABLE (spin_button)));
  gint64 number;

  if (g_ascii_string_to_signed (g_strstrip (text), 10, G_MININT, G_MAXINT, &number, NULL))
    *value = (double)number;
  else
    *value = gtk_spin_button_get_value (spin_button);

  return TRUE;
}

/* Shows the number of @spin_button with the digits of the current language, now and on each
 * change. */
void
ichomp_spin_digits_update (GtkSpinButton *spin_button)
{
  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin_button));

  if (g_signal_handler_find (spin_button, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, output_cb, NULL) == 0)
    {
      if (!ichomp_digits_are_own ())
        return;

      /* A numeric spin button accepts only the digits 0 to 9. */
      gtk_spin_button_set_numeric (spin_button, FALSE);
      g_signal_connect (spin_button, "output", G_CALLBACK (output_cb), NULL);
      g_signal_connect (spin_button, "input", G_CALLBACK (input_cb), NULL);
    }

  gtk_spin_button_set_value (spin_button, gtk_spin_button_get_value (spin_button));
}
