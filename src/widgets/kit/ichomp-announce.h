/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * IchompAnnounceFunc:
 * @announcer: the widget it was set on
 * @text: a translated text, in any language
 * @user_data: what it was set with
 *
 * Announces @text, passes it on to the announcers around @announcer by calling [func@announce] with
 * its parent, or keeps it back. The language of the program is spoken meanwhile.
 */
typedef void (*IchompAnnounceFunc) (GtkWidget *announcer, const char *text, gpointer user_data);

void ichomp_announce (GtkWidget *widget, const char *text);
void ichomp_announce_aloud (GtkWidget *window, const char *text);
void ichomp_announce_describe (GtkWidget *widget, const char *description);
void ichomp_announce_describe_no_more (GtkWidget *widget);
void ichomp_announcer_set (GtkWidget *widget, IchompAnnounceFunc func, gpointer user_data);

G_END_DECLS
