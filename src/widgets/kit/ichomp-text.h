/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label without text would be named after its type by a screen reader: a space keeps the room and
 * says nothing. */
#define ICHOMP_TEXT_NONE "\302\240"

void ichomp_text_show (GtkWidget *label, const char *text, const char *spoken);

G_END_DECLS
