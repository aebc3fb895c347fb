/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* An empty text: a no-break space keeps the height of the label. Screen readers say nothing, while
 * they would call a label without text by its type. */
#define ICHOMP_TEXT_NONE "\302\240"

void ichomp_text_show (GtkWidget *label, const char *text, const char *spoken);

G_END_DECLS
