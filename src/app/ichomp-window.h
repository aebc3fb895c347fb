/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ichomp-session.h"
#include "ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_WINDOW (ichomp_window_get_type ())

G_DECLARE_FINAL_TYPE (IchompWindow, ichomp_window, ICHOMP, WINDOW, GtkApplicationWindow)

GtkWidget *
ichomp_window_new (GtkApplication *application, IchompSession *session, IchompSettings *settings);

void ichomp_window_open_lesson (IchompWindow *self, const char *lesson, const char *section);
void ichomp_window_show_notice (IchompWindow *self, const char *text);

G_END_DECLS
