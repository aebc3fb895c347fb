/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "findings.h"

#define MAX_SHOWN 400

static guint n_findings;

static void
show (const char *text)
{
  g_autofree char *beginning =
      g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), MAX_SHOWN));

  g_test_message ("    %s", beginning);
}

/* Reports a fault. @entry: the message, or NULL */
void
findings_add (const CatalogueEntry *entry, const char *format, ...)
{
  g_autofree char *finding = NULL;
  va_list arguments;

  va_start (arguments, format);
  finding = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_test_message ("%s", finding);
  if (entry != NULL)
    {
      show (entry->id);
      for (guint i = 0; i < entry->n_forms; i++)
        show (entry->forms[i]);
    }
  n_findings++;
}

/* Returns how many faults there were, and forgets them. */
guint
findings_take (void)
{
  guint n = n_findings;

  n_findings = 0;
  return n;
}

/* Fails the test if there was any fault. */
void
findings_end (void)
{
  guint n = findings_take ();

  if (n > 0)
    g_test_fail_printf ("%u findings", n);
}
