/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ichomp_measure (GtkWidget *child,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural);

G_END_DECLS
