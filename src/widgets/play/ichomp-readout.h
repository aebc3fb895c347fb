/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_READOUT (ichomp_readout_get_type ())

G_DECLARE_FINAL_TYPE (IchompReadout, ichomp_readout, ICHOMP, READOUT, GtkWidget)

GtkWidget *ichomp_readout_new (const char *title);

void ichomp_readout_set_title (IchompReadout *self, const char *title);
void ichomp_readout_set_is_sentence (IchompReadout *self);
void ichomp_readout_set_has_sign (IchompReadout *self, gboolean has_sign);
void ichomp_readout_set_revealable (IchompReadout *self, gboolean revealable);
void ichomp_readout_set_withheld (IchompReadout *self, gboolean withheld);
void ichomp_readout_show (IchompReadout *self,
                          const char *primary,
                          const char *secondary,
                          const char *description);
void ichomp_readout_show_preview (IchompReadout *self, const char *primary, const char *secondary);

G_END_DECLS
