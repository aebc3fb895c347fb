/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Decimal numbers in sentences, with the digits 0 to 9 or the current language's own digits. Bits,
 * positions, moves and files always use 0 to 9: they are put into a sentence as strings. */

#include "ichomp-digits.h"

#include <stdio.h>
#include <string.h>

#include "ichomp-i18n.h"
#include "ichomp-language.h"

/* Marks around the formatted numbers whose digits are replaced. No text contains these
 * characters. */
#define BEGIN '\001'
#define END '\002'

static gboolean own_digits;

/**
 * ichomp_digits_set_own:
 * @own: whether decimal numbers use the digits of the language, where it has its own
 *
 * Affects texts formatted from now on.
 */
void
ichomp_digits_set_own (gboolean own)
{
  own_digits = own;
}

static gunichar
get_zero (void)
{
  return own_digits ? ichomp_language_get_zero (ichomp_i18n_get_language ()) : '0';
}

/**
 * ichomp_digits_are_own:
 *
 * Returns: whether decimal numbers currently use other digits than 0 to 9
 */
gboolean
ichomp_digits_are_own (void)
{
  return get_zero () != '0';
}

static void
append_character (GString *string, char c, gunichar zero)
{
  if (g_ascii_isdigit (c))
    g_string_append_unichar (string, zero + (gunichar)(c - '0'));
  else
    g_string_append_c (string, c);
}

/* @p: a conversion, after its percent sign
 * @n: (inout): the number of the previous conversion's argument, then of this one's
 *
 * Returns: the end of the conversion */
static const char *
skip_conversion (const char *p, guint *n)
{
  gsize length = strspn (p, "0123456789");

  if (length > 0 && p[length] == '$')
    {
      *n = (guint)g_ascii_strtoull (p, NULL, 10);
      p += length + 1;
    }
  else
    ++*n;

  p += strspn (p, "-+ #0'123456789.hlqjzt");
  return *p != '\0' ? p + 1 : p;
}

/* Puts marks around the number conversions of the format, and replaces the format's own digits
 * unless they are bits. */
static char *
mark_numbers (const char *format, guint bits, gboolean digits_are_bits, gunichar zero)
{
  GString *marked = g_string_new (NULL);
  guint n = 0;

  while (*format != '\0')
    {
      const char *end;

      if (format[0] != '%')
        {
          append_character (marked, *format++, digits_are_bits ? '0' : zero);
          continue;
        }
      if (format[1] == '%')
        {
          g_string_append (marked, "%%");
          format += 2;
          continue;
        }

      end = skip_conversion (format + 1, &n);
      if ((end[-1] == 'u' || end[-1] == 'd') && (bits & ICHOMP_DIGITS_ARGUMENT (n)) == 0)
        {
          g_string_append_c (marked, BEGIN);
          g_string_append_len (marked, format, end - format);
          g_string_append_c (marked, END);
        }
      else
        g_string_append_len (marked, format, end - format);
      format = end;
    }

  return g_string_free (marked, FALSE);
}

static char *
rewrite_marked (const char *text, gunichar zero)
{
  GString *result = g_string_new (NULL);
  gboolean inside = FALSE;

  for (; *text != '\0'; text++)
    {
      if (*text == BEGIN || *text == END)
        inside = *text == BEGIN;
      else
        append_character (result, *text, inside ? zero : '0');
    }

  return g_string_free (result, FALSE);
}

/* The result of mark_numbers() has the conversions of the format, which the compiler has
 * checked. */
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *G_GNUC_PRINTF (1, 0)
    print (const char *format, guint bits, gboolean digits_are_bits, va_list arguments)
{
  gunichar zero = get_zero ();
  g_autofree char *marked = NULL;
  g_autofree char *text = NULL;

  if (zero == '0')
    return g_strdup_vprintf (format, arguments);

  marked = mark_numbers (format, bits, digits_are_bits, zero);
  text = g_strdup_vprintf (marked, arguments);
  return rewrite_marked (text, zero);
}

/**
 * ichomp_digits_printf:
 * @format: a translated format, as for printf()
 * @...: its arguments
 *
 * Formats a sentence with decimal numbers. Digits in @format itself are decimal numbers, too;
 * string arguments keep their digits.
 *
 * Returns: (transfer full): the sentence
 */
char *
ichomp_digits_printf (const char *format, ...)
{
  va_list arguments;
  char *text;

  va_start (arguments, format);
  text = print (format, 0, FALSE, arguments);
  va_end (arguments);

  return text;
}

/**
 * ichomp_digits_append_printf:
 * @string: the string to append to
 * @format: a format, as for printf()
 * @...: its arguments
 *
 * Like [func@digits_printf], but appends to @string.
 */
void
ichomp_digits_append_printf (GString *string, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = print (format, 0, FALSE, arguments);
  va_end (arguments);

  g_string_append (string, text);
}

/**
 * ichomp_digits_printf_bits:
 * @bits: the arguments that are bits, a combination of ICHOMP_DIGITS_ARGUMENT(), or 0
 * @format: a translated format, as for printf()
 * @...: its arguments
 *
 * Formats a sentence about bits. Digits in @format itself are bits and stay 0 and 1, as in "%1$u
 * does not fit into %2$u, so the digit of %1$u is 0".
 *
 * Returns: (transfer full): the sentence
 */
char *
ichomp_digits_printf_bits (guint bits, const char *format, ...)
{
  va_list arguments;
  char *text;

  va_start (arguments, format);
  text = print (format, bits, TRUE, arguments);
  va_end (arguments);

  return text;
}

/**
 * ichomp_digits_dup:
 * @text: a text in which all digits belong to decimal numbers
 *
 * A digit directly after a Latin letter is kept: it belongs to a name, such as that of the key F9.
 *
 * Returns: (transfer full): the text with the digits of the language, if they are used
 */
char *
ichomp_digits_dup (const char *text)
{
  GString *result = g_string_new (NULL);
  gunichar zero = get_zero ();

  for (char before = '\0'; *text != '\0'; before = *text++)
    append_character (result, *text, g_ascii_isalpha (before) ? '0' : zero);

  return g_string_free (result, FALSE);
}

/**
 * ichomp_digits_intern:
 * @text: a translated message in which all digits belong to decimal numbers
 *
 * Like [func@digits_dup], but the result is interned and never freed: only for constant messages.
 *
 * Returns: (transfer none): the text with the digits of the language, if they are used
 */
const char *
ichomp_digits_intern (const char *text)
{
  g_autofree char *result = NULL;

  if (!ichomp_digits_are_own ())
    return text;

  result = ichomp_digits_dup (text);
  return g_intern_string (result);
}

/**
 * ichomp_digits_to_ascii:
 * @text: a typed text, with digits of any script in any language
 *
 * Returns: (transfer full): the text with the digits 0 to 9
 */
char *
ichomp_digits_to_ascii (const char *text)
{
  GString *result = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      int digit = g_unichar_digit_value (g_utf8_get_char (text));

      if (digit >= 0)
        g_string_append_c (result, (char)('0' + digit));
      else
        g_string_append_unichar (result, g_utf8_get_char (text));
    }

  return g_string_free (result, FALSE);
}

/**
 * ichomp_digits_clean:
 * @text: a typed or pasted text
 *
 * Returns: (transfer full): the text with the digits 0 to 9, without white space and without
 *   formatting characters, such as the direction marks of a pasted text
 */
char *
ichomp_digits_clean (const char *text)
{
  g_autofree char *read = ichomp_digits_to_ascii (text);
  GString *cleaned = g_string_new (NULL);

  for (const char *at = read; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      if (!g_unichar_isspace (character) && g_unichar_type (character) != G_UNICODE_FORMAT)
        g_string_append_unichar (cleaned, character);
    }

  return g_string_free (cleaned, FALSE);
}

/**
 * ichomp_digits_read_number:
 * @text: a typed text, in the digits of any script
 * @base: 10 or 2
 * @max: the largest allowed number
 * @number: (out): return location for the number
 *
 * Ignores the characters that [func@digits_clean] removes.
 *
 * Returns: whether the text is a number from 0 to @max; otherwise @number is unchanged
 */
gboolean
ichomp_digits_read_number (const char *text, guint base, guint max, guint *number)
{
  g_autofree char *cleaned = ichomp_digits_clean (text);
  guint64 value;

  if (!g_ascii_string_to_unsigned (cleaned, base, 0, max, &value, NULL))
    return FALSE;

  *number = (guint)value;
  return TRUE;
}
