/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*IchompFirstFrameFunc) (GtkWidget *widget);

void ichomp_first_frame_then (GtkWidget *widget, IchompFirstFrameFunc func);

G_END_DECLS
