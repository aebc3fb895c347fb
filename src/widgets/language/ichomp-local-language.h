/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-i18n.h"

G_BEGIN_DECLS

void ichomp_local_language_set (GtkWidget *widget, IchompLanguage language);
IchompLanguage ichomp_local_language_get (GtkWidget *widget);
IchompLanguageScope ichomp_local_language_enter (GtkWidget *widget);
void ichomp_local_language_connect (gpointer instance,
                                    const char *signal,
                                    GCallback callback,
                                    gpointer widget,
                                    GConnectFlags flags);
void ichomp_local_language_keep_ltr (GtkWidget *widget);

G_END_DECLS
