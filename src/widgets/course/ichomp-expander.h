/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *ichomp_expander_new (GtkWidget *title, GtkWidget *child);

G_END_DECLS
