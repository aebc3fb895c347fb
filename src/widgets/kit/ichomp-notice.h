/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "words/ichomp-message.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_NOTICE (ichomp_notice_get_type ())

G_DECLARE_FINAL_TYPE (IchompNotice, ichomp_notice, ICHOMP, NOTICE, GtkWidget)

void ichomp_notice_show (IchompNotice *self, IchompMessage *message);
void ichomp_notice_offer (IchompNotice *self,
                          IchompMessage *message,
                          const char *label,
                          const char *action);
void ichomp_notice_take_back (IchompNotice *self, IchompMessage *message);

G_END_DECLS
