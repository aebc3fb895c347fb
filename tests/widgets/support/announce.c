/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* GTK's accessibility for tests has no voice, and GTK does not look whether there is one: tests
 * bring the function. */

#include <gtk/gtk.h>

#if GTK_CHECK_VERSION(4, 14, 0)
void
gtk_accessible_announce (GtkAccessible *accessible,
                         const char *message,
                         GtkAccessibleAnnouncementPriority priority)
{
}
#endif
