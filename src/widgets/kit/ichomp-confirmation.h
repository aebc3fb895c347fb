/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_CONFIRMATION (ichomp_confirmation_get_type ())

G_DECLARE_FINAL_TYPE (IchompConfirmation, ichomp_confirmation, ICHOMP, CONFIRMATION, GtkWindow)

void ichomp_confirmation_ask (GtkWidget *parent,
                              const char *question,
                              const char *answer,
                              GCallback callback);

G_END_DECLS
