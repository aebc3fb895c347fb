/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * IchompFirstFrameFunc:
 * @widget: the widget that has been waiting
 *
 * Does what could wait until there was something to see.
 */
typedef void (*IchompFirstFrameFunc) (GtkWidget *widget);

void ichomp_first_frame_then (GtkWidget *widget, IchompFirstFrameFunc func);

G_END_DECLS
