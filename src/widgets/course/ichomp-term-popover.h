/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_TERM_POPOVER (ichomp_term_popover_get_type ())

G_DECLARE_FINAL_TYPE (IchompTermPopover, ichomp_term_popover, ICHOMP, TERM_POPOVER, GtkPopover)

GtkWidget *ichomp_term_popover_new (GtkWidget *label, const char *uri);

void ichomp_term_popover_explain (IchompTermPopover *self, const char *markup);
const char *ichomp_term_popover_get_text (IchompTermPopover *self);

G_END_DECLS
