/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/words/ichomp-message.h"

G_BEGIN_DECLS

/**
 * IchompNoticeKind:
 * @ICHOMP_NOTICE_WARNING: yellow; stays until the user closes it
 * @ICHOMP_NOTICE_SUCCESS: green; hides by itself, unless it has a button
 */
typedef enum
{
  ICHOMP_NOTICE_WARNING,
  ICHOMP_NOTICE_SUCCESS,
} IchompNoticeKind;

#define ICHOMP_N_NOTICE_KINDS (ICHOMP_NOTICE_SUCCESS + 1)

#define ICHOMP_TYPE_NOTICE (ichomp_notice_get_type ())

G_DECLARE_FINAL_TYPE (IchompNotice, ichomp_notice, ICHOMP, NOTICE, GtkWidget)

GtkLayoutManager *ichomp_notice_layout_new (void);

void ichomp_notice_show (IchompNotice *self,
                         IchompNoticeKind kind,
                         const char *topic,
                         IchompMessage *message);
void ichomp_notice_offer (IchompNotice *self,
                          const char *topic,
                          IchompMessage *message,
                          const char *label,
                          const char *action);
void ichomp_notice_set_hides_offers (IchompNotice *self, gboolean hides_offers);
void ichomp_notice_take_back (IchompNotice *self, IchompMessage *message);

G_END_DECLS
