/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "marked.h"

#include <libintl.h>

gboolean marked_is_spoken;

/* These replace the C library's functions, whose header defines the one by the other. */
#undef gettext
#undef dcgettext

char *
dcgettext (const char *domain, const char *message, int category)
{
  g_autofree char *translated = g_strconcat (message, MARK, NULL);

  return (char *)(marked_is_spoken && domain == NULL ? g_intern_string (translated) : message);
}

char *
gettext (const char *message)
{
  return dcgettext (NULL, message, 0);
}
