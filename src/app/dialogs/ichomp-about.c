/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The About window. */

#include "ichomp-about.h"

#include <glib/gi18n.h>

#include "ichomp-config.h"

GtkWidget *
ichomp_about_new (void)
{
  static const char *const authors[] = { "The iChomp authors", NULL };

  return g_object_new (
      GTK_TYPE_ABOUT_DIALOG, "modal", TRUE, "program-name", "iChomp", "version", ICHOMP_VERSION,
      "logo-icon-name", ICHOMP_APP_ID, "comments",
      _ ("A game of four Chomp boards that teaches the theory of Sprague and Grundy.\n\n"
         "iChomp was introduced by Caribou Contests."),
      "authors", authors, "license-type", GTK_LICENSE_GPL_3_0, "translator-credits",
      /* Translators: your names, one a line; they are shown in the About window. */
      g_strcmp0 (_ ("translator-credits"), "translator-credits") == 0 ? NULL
                                                                      : _ ("translator-credits"),
      NULL);
}
